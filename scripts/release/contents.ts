/**
 * Checks the contents of a package: it may hold only our own files and listed third-party code, and
 * nothing in it may run text as code or fetch anything.
 */
import { noticed, NOTICES } from '../notices.ts';
import { complaintsOfScript } from './script.ts';
import type { Entries } from './zip.ts';

const KINDS = /\.(?:js|css|html|json|png|jpg|txt)$/;

/**
 * Addresses that serve as names, patterns or links, and are never loaded. Each entry allows every
 * address that begins with it.
 */
const ADDRESSES: readonly string[] = [
  // Names of XML namespaces and of JSON Schema dialects (in zod).
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'https://json-schema.org/draft/',
  'http://json-schema.org/draft-',
  // Addresses of Roll20's tables, in the patterns for the pages on which the extension starts.
  'https://app.roll20.net/',
  // The notice of the rules under Creative Commons shows them as text.
  'https://www.dndbeyond.com/srd',
  'https://dnd.wizards.com/resources/systems-reference-document',
  'https://creativecommons.org/licenses/by/4.0/legalcode',
  // Match patterns of permissions.
  'http://*/*',
  'https://*/*',
];

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/**
 * Attributes that are allowed on every element of our pages. `PAGE` has the allowed elements, each
 * with its other allowed attributes.
 */
const EVERY = ['lang', 'class', 'id', 'charset', 'name', 'content', 'type'];
const PAGE: Readonly<Record<string, readonly string[]>> = {
  html: [],
  head: [],
  title: [],
  body: ['data-theme'],
  main: [],
  div: [],
  noscript: [],
  meta: [],
  script: ['src', 'crossorigin'],
  link: ['rel', 'href', 'crossorigin'],
};

function complaintsOfPage(code: string): string[] {
  const found: string[] = [];
  for (const [, tag = '', attributes = ''] of code.matchAll(
    /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi,
  )) {
    const allowed = PAGE[tag.toLowerCase()];
    if (allowed === undefined) found.push(`has an element ${tag}`);
    const given = new Map(
      [...attributes.matchAll(/([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)].map(
        ([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? ''],
      ),
    );
    for (const [name, value] of given) {
      if (!EVERY.includes(name) && allowed?.includes(name) !== true)
        found.push(`has ${tag} with ${name}`);
      if ((name === 'src' || name === 'href') && !/^\/[^/\\]/.test(value))
        found.push(`has ${name} ${value}`);
    }
    if (tag.toLowerCase() === 'link' && given.get('rel') !== 'stylesheet')
      found.push(`has a link that is ${given.get('rel') ?? 'nothing'}`);
    if (tag.toLowerCase() === 'script' && !given.has('src')) found.push('has a script of its own');
    if (tag.toLowerCase() === 'meta' && given.has('http-equiv')) found.push('has a meta that acts');
  }
  return found;
}

function complaintsOf(path: string, code: string): string[] {
  const found = path.endsWith('.js')
    ? complaintsOfScript(path, code).map((each) => `${path} ${each}`)
    : [];
  if (/[#@]\s*sourceMappingURL/.test(code)) found.push(`${path} names a map of the sources`);
  for (const [address, at = ''] of code.matchAll(/https?:\/\/([^\s"'`<>)\\]*)/g)) {
    // A scheme without a host only serves for comparisons. An address with an inserted value is
    // only parsed or made into a pattern.
    if (at !== '' && !/^\[?\$\{/.test(at) && !ADDRESSES.some((known) => address.startsWith(known)))
      found.push(`${path} names ${address}`);
  }
  if (path.endsWith('.html'))
    found.push(...complaintsOfPage(code).map((each) => `${path} ${each}`));
  if (path.endsWith('.css')) {
    for (const [, to = ''] of code.matchAll(
      /(?:url\(|@import\s|src\(|image(?:-set)?\()\s*["']?([^"')]*)/gi,
    ))
      if (!to.startsWith('data:') && !to.startsWith('#')) found.push(`${path} loads ${to}`);
    // In CSS, a letter may be written as its code number, which could hide `url` or `@import`.
    if (/\\[0-9a-f]{1,6}\s?(?:rl|mport)|(?:u\\|ur\\|@\\)/i.test(code))
      found.push(`${path} hides a word`);
  }
  return found;
}

const DIRECTIVES = [
  "default-src 'none'",
  "trusted-types 'none'",
  "require-trusted-types-for 'script'",
];
const lacking = (policy: string): readonly string[] => {
  const given = policy.split(/\s*;\s*/);
  return DIRECTIVES.filter((each) => !given.includes(each));
};

const POLICY = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"\s*\/?>/;
const PICTURE = /<link\s+rel="icon"\s+type="image\/png"\s+href="\.\/icon\.png"\s*\/?>/;

/**
 * Faults of the static page of the practice table. No manifest gives it a policy, so the page must
 * have its own; its addresses are relative.
 * @param entries the files of `.output/web`
 */
export const complaintsOfWeb = (entries: Entries): readonly string[] =>
  [...entries].flatMap(([path, bytes]) => {
    if (!KINDS.test(path)) return [`${path} is of a kind that no package holds`];
    const code = text(bytes);
    if (/\.(?:js|css)$/.test(path))
      return complaintsOf(`chunks/practice-web-${path.slice(path.lastIndexOf('/') + 1)}`, code);
    if (!path.endsWith('.html')) return [];
    const page = code
      .replace(POLICY, '')
      .replace(PICTURE, '')
      .replace(/="\.\//g, '="/');
    return [
      ...lacking(POLICY.exec(code)?.[1] ?? '').map((each) => `${path} lacks ${each}`),
      ...complaintsOf(path, page),
    ];
  });

/** Names of the packages in the first column of the table in docs/dependencies.md. */
export const listed = (page: string): readonly string[] =>
  [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name).sort();

/**
 * Faults of a package's contents.
 * @param entries the package's files
 * @param dependencies the text of docs/dependencies.md
 * @returns one sentence for each fault
 */
export function complaints(entries: Entries, dependencies: string): readonly string[] {
  const found = [...entries].flatMap(([path, bytes]) => {
    if (!KINDS.test(path)) return [`${path} is of a kind that no package holds`];
    return /\.(?:js|css|html)$/.test(path) ? complaintsOf(path, text(bytes)) : [];
  });
  const manifest = entries.get('manifest.json');
  if (manifest === undefined) return [...found, 'there is no manifest'];
  const { content_security_policy: policy } = JSON.parse(text(manifest)) as {
    content_security_policy?: { extension_pages?: string };
  };
  for (const each of lacking(policy?.extension_pages ?? ''))
    found.push(`its pages' policy lacks ${each}`);
  if (/unsafe|\*|https?:|wasm/.test(policy?.extension_pages ?? ''))
    found.push(`its pages' policy makes exceptions: ${policy?.extension_pages ?? ''}`);
  const ships = noticed(text(entries.get(NOTICES) ?? new Uint8Array()));
  const says = listed(dependencies);
  for (const name of ships)
    if (!says.includes(name))
      found.push(`${name} ships, and docs/dependencies.md does not say why`);
  for (const name of says)
    if (!ships.includes(name))
      found.push(`docs/dependencies.md says that ${name} ships, and it does not`);
  return found;
}
