/** What may stand in a package: our own files, others' code that is listed, and nothing that runs text or fetches anything. */
import { noticed, NOTICES } from '../notices.ts';
import type { Entries } from './zip.ts';

const KINDS = /\.(?:js|css|html|json|png|jpg|txt)$/;

/** Words of code that make code or markup from text, or that speak with the network. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w$.])eval\(|new Function\(|(?<![\w$.])Function\(["'`]/, 'makes code from text'],
  [/\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser/, 'makes markup from text'],
  [/(?<![\w$.])fetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|WebTransport|RTCPeerConnection/, 'speaks with the network'],
  [/importScripts|(?<![\w$.])import\((?!["'`]\.{0,2}\/)/, 'loads a script by name'],
  [/sourceMappingURL/, 'names a map of the sources'],
];

/** Addresses that are names, patterns or links, and are never loaded; each is the beginning of what it allows. */
const ADDRESSES: readonly string[] = [
  // Names of XML's namespaces, and of JSON schema's dialects (in zod).
  'http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML',
  'https://json-schema.org/draft/', 'http://json-schema.org/draft-',
  // Where Roll20's tables are: patterns that say where to start.
  'https://app.roll20.net/',
  // Patterns of permissions.
  'http://*/*', 'https://*/*',
];

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function complaintsOf(path: string, code: string): string[] {
  const found = FORBIDDEN.flatMap(([words, does]) => (words.test(code) ? [`${path} ${does}: ${words.exec(code)?.[0] ?? ''}`] : []));
  for (const [address, at = ''] of code.matchAll(/https?:\/\/([^\s"'`<>)\\]*)/g)) {
    // A scheme alone is what addresses are compared with; with a part to be filled in, it is parsed or made a pattern.
    if (at !== '' && !/^\[?\$\{/.test(at) && !ADDRESSES.some((known) => address.startsWith(known))) found.push(`${path} names ${address}`);
  }
  if (path.endsWith('.html')) {
    for (const [, kind, to = ''] of code.matchAll(/\s(src|href)="([^"]*)"/g)) if (!/^\/[^/]/.test(to)) found.push(`${path} has ${kind ?? ''} ${to}`);
    if (/<script(?![^>]*\ssrc=)|<style|\son\w+=/.test(code)) found.push(`${path} has a script or a style of its own`);
  }
  if (path.endsWith('.css')) for (const [, to = ''] of code.matchAll(/(?:url\(|@import\s)\s*["']?([^"')]*)/g)) if (!to.startsWith('data:') && !to.startsWith('#')) found.push(`${path} loads ${to}`);
  return found;
}

/** Names in the first column of the table of docs/dependencies.md. */
export const listed = (page: string): readonly string[] => [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name).sort();

/**
 * @param entries a package's
 * @param dependencies the text of docs/dependencies.md
 * @returns what is wrong, a sentence each
 */
export function complaints(entries: Entries, dependencies: string): readonly string[] {
  const found = [...entries].flatMap(([path, bytes]) => {
    if (!KINDS.test(path)) return [`${path} is of a kind that no package holds`];
    return /\.(?:js|css|html)$/.test(path) ? complaintsOf(path, text(bytes)) : [];
  });
  const manifest = entries.get('manifest.json');
  if (manifest === undefined) return [...found, 'there is no manifest'];
  const { content_security_policy: policy } = JSON.parse(text(manifest)) as { content_security_policy?: { extension_pages?: string } };
  if (!/default-src 'none'/.test(policy?.extension_pages ?? '')) found.push('its pages have no policy');
  if (/unsafe|\*|https?:|wasm/.test(policy?.extension_pages ?? '')) found.push(`its pages' policy makes exceptions: ${policy?.extension_pages ?? ''}`);
  const ships = noticed(text(entries.get(NOTICES) ?? new Uint8Array()));
  const says = listed(dependencies);
  for (const name of ships) if (!says.includes(name)) found.push(`${name} ships, and docs/dependencies.md does not say why`);
  for (const name of says) if (!ships.includes(name)) found.push(`docs/dependencies.md says that ${name} ships, and it does not`);
  return found;
}
