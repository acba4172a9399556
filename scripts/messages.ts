/**
 * Vite plugin for the messages of src/text/<language>.json (ICU MessageFormat): it compiles them,
 * so that the extension needs no message parser, and generates their types.
 */
import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { paramsOf, type CompiledMessage } from '../src/text/format.ts';

/** @throws Error that names the id of a message that does not parse */
export const compiled = (
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, CompiledMessage>> =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      try {
        return [id, compile(text)];
      } catch (error) {
        throw new Error(`message "${id}" does not parse: ${String(error)}`);
      }
    }),
  );

export const textsOf = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(new URL(`../src/text/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

/** Plugin with which the import of a language's file gives compiled messages. */
export const messages = (): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/text\/[a-z]{2}\.json$/.test(id)
      ? { code: JSON.stringify(compiled(JSON.parse(code) as Record<string, string>)), map: null }
      : null,
});

/**
 * Source text of the type `MessageKinds`: the parameters of each English message, with their kinds.
 */
export function messageTypes(): string {
  const rows = Object.entries(compiled(textsOf('en'))).map(([id, message]) => {
    const kinds = [...paramsOf(message)].map(([name, kind]) => `${name}: '${kind}'`);
    return `  '${id}': { ${kinds.join('; ')} };`;
  });
  return `interface MessageKinds {\n${rows.join('\n')}\n}\n`;
}
