/**
 * The message catalog is complete in both languages and formats without errors. No message is
 * longer than its place on the screen.
 */
import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { describe, expect, it } from 'vitest';
import { compiled, textsOf } from '../../scripts/messages.ts';
import { VIOLATIONS } from '../../src/rules/verdict.ts';
import { format, paramsOf } from '../../src/text/format.ts';
import { catalogueOf } from '../../src/text/bundled.ts';
import { LOCALES } from '../../src/text/locale.ts';
import { terms } from '../../src/text/terms.ts';
import { sample } from './sample.ts';

type Pair = readonly [en: string, it: string];
const LOCALE = ['en', 'it'] as const;
const [english, italian] = [textsOf('en'), textsOf('it')];
const entries: readonly (readonly [string, Pair])[] = Object.entries(english).map(([id, text]) => [
  id,
  [text, italian[id] ?? ''],
]);

/** Every choice in a message (`n:one`, `grid:hex` …). Both languages must have the same choices. */
function choices(message: CompiledMessage, into: string[] = []): string[] {
  if (typeof message === 'string') return into;
  for (const node of message as readonly unknown[]) {
    if (!Array.isArray(node) || typeof node[2] !== 'object' || node[2] === null || node[1] === 4)
      continue;
    const [name, type, options] = node as [string, number, Record<string, CompiledMessage>];
    for (const [option, branch] of Object.entries(options)) {
      if (type === 1) into.push(`${name}:${option}`);
      choices(branch, into);
    }
  }
  return into;
}

const saidBoth = (pair: Pair, n: number): string[] =>
  pair.map((text, column) => {
    const message = compile(text);
    return format(message, LOCALE[column] ?? 'it', sample(message, n));
  });

/** Ids of the messages that violate a condition. */
const offending = (holds: (pair: Pair) => boolean): string[] =>
  entries.filter(([, pair]) => !holds(pair)).map(([id]) => id);

describe('the message catalogue', () => {
  it('the bundled messages are compiled, and an invalid message gives an error with the message’s id', () => {
    for (const language of LOCALE)
      expect(catalogueOf(language).messages).toEqual(compiled(textsOf(language)));
    expect(() => compiled({ 'a.b': '{n, plural, one {#}' })).toThrow(
      'message "a.b" does not parse',
    );
  });

  it('the English and the Italian file have the same message ids, each exactly once', () => {
    for (const language of LOCALES) {
      const file = readFileSync(
        new URL(`../../src/text/${language}.json`, import.meta.url),
        'utf8',
      );
      const ids = [...file.matchAll(/^ {2}"([^"]+)": "/gm)].flatMap(([, id]) => id ?? []);
      expect(
        ids.filter((id, i) => ids.indexOf(id) !== i || !Object.hasOwn(english, id)),
        language,
      ).toEqual([]);
    }
    expect(Object.keys(italian)).toEqual(Object.keys(english));
  });

  it('every message has the same parameters and the same plural forms or other choices in both languages', () => {
    expect(
      offending(([en, it]) => {
        const wants = (text: string): string => {
          const message = compile(text);
          // The vocabulary's word for an attack of opportunity may stand in any sentence.
          const params = [...paramsOf(message)].filter(([name]) => !name.startsWith('aoo'));
          return JSON.stringify([params.sort(), [...new Set(choices(message))].sort()]);
        };
        return wants(en) === wants(it);
      }),
    ).toEqual([]);
  });

  it('every message uses typographic quotes, true minus signs, and a non-breaking space before “m”', () => {
    const wrong = /^$|^\s|\s$|['"!]|\.\.\.| {2}|—|–|(^|[\s(])-\d|[\d}] m\b/;
    expect(offending((pair) => pair.every((text) => !wrong.test(text)))).toEqual([]);
  });

  it('every message can be formatted with the numbers 0, 1, 2 and 0.5', () => {
    const fault = /[{}#]|undefined|NaN|\[object/;
    expect(
      offending((pair) =>
        [0, 1, 2, 0.5].every((n) => saidBoth(pair, n).every((text) => !fault.test(text))),
      ),
    ).toEqual([]);
  });

  it('no badge on the map has a text longer than 12 characters', () => {
    const badges = entries.filter(([id]) => id.endsWith('.badge'));
    expect(badges.length).toBeGreaterThan(VIOLATIONS.length);
    expect(
      badges.filter(([, pair]) => saidBoth(pair, 20).some((text) => text.length > 12)),
    ).toEqual([]);
  });

  it('no message is longer than 140 characters, and at most one in twenty is longer than 90', () => {
    const long = entries.flatMap(([id, pair]) =>
      saidBoth(pair, 3).map((text) => ({ id, length: text.length })),
    );
    expect(long.filter(({ length }) => length > 140)).toEqual([]);
    const beyond = long.filter(({ length }) => length > 90);
    // The glossary's limit of 90 characters is not strict. TEXT_LENGTHS=1 lists the messages that
    // exceed it.
    if (process.env['TEXT_LENGTHS'] !== undefined)
      console.warn(beyond.map(({ id, length }) => `${length} ${id}`).join('\n'));
    expect(beyond.length).toBeLessThan(long.length / 20);
  });

  it('no message uses a word that blames the reader, such as “cheating”, or a word the glossary rejects', () => {
    const blame =
      /\b(errore|attenzione|barare|sbagliat[oa] da|cheat|cheating|illegally|casella|cella|linea di vista)\b/i;
    expect(offending((pair) => pair.every((text) => !blame.test(text)))).toEqual([]);
  });
});

describe('the terms of the rules', () => {
  it('every rule term has a name in both languages and short forms of at most 12 characters', () => {
    const wrong = Object.entries(terms).filter(
      ([, row]) =>
        row.some((text) => /^$|^\s|\s$|['"!{}]/.test(text)) ||
        row.slice(2).some((short) => short.length > 12),
    );
    expect(wrong).toEqual([]);
  });
});
