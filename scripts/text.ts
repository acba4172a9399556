/**
 * Makes what the browser loads of the texts: src/text/*.json from src/text/messages/*.ts.
 * `npx tsx scripts/text.ts` writes; a test compares, so a forgotten run is found.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import { messages, pageMessages } from '../src/text/messages.ts';

/**
 * A compiled catalogue, one message a line so that a change shows as one. Throws, naming the id, on
 * a bad message.
 */
function compiled(catalogue: Readonly<Record<string, readonly [string, string]>>): string {
  const lines = Object.entries(catalogue).map(([id, pair]) => {
    try {
      return `${JSON.stringify(id)}:${JSON.stringify(pair.map((text) => compile(text)))}`;
    } catch (error) {
      throw new Error(`message "${id}" does not parse: ${String(error)}`);
    }
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** File name in src/text → what it must hold. */
export const generated = (): Readonly<Record<string, string>> => ({
  'messages.json': compiled(messages),
  'messages.pages.json': compiled(pageMessages),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(generated())) {
    writeFileSync(new URL(`../src/text/${name}`, import.meta.url), text);
  }
}
