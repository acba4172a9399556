/**
 * Makes what the page loads of the texts: src/text/messages.json from src/text/messages/*.ts.
 * `npx tsx scripts/text.ts` writes; a test compares, so a forgotten run is found.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import { messages } from '../src/text/messages.ts';

/** The compiled catalogue, one message a line so that a change shows as one. Throws, naming the id, on a bad message. */
export function compiledMessages(): string {
  const lines = Object.entries(messages).map(([id, pair]) => {
    try {
      return `${JSON.stringify(id)}:${JSON.stringify(pair.map((text) => compile(text)))}`;
    } catch (error) {
      throw new Error(`message "${id}" does not parse: ${String(error)}`);
    }
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../src/text/messages.json', import.meta.url), compiledMessages());
}
