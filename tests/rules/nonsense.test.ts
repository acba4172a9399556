/**
 * Every question gets an answer or an error that says what is wrong: never an exception, never an
 * invalid number.
 */
import { rulesetsInWords } from '../support/titleWords.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answerLine, repliesAbout, type JudgeReply } from '../../src/judge/answer.ts';
import { questions } from '../../src/judge/ask.ts';
import { FORMAT } from '../../src/scene/format.ts';
import { everyCase } from '../support/everyCase.ts';
import { usually } from '../support/thorough.ts';

type Form = { readonly [k: string]: unknown } & {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Form[];
  oneOf?: Form[];
  properties?: Record<string, Form>;
  required?: string[];
  items?: Form;
  prefixItems?: Form[];
  minItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
};

/**
 * Strings that no list contains: names of properties that every object has, unknown words, the
 * empty string.
 */
const WORDS = ['__proto__', 'constructor', 'toString', 'nonsense', '', 'b', 'sword'];

/** The smallest value that a schema accepts. */
function least(f: Form): unknown {
  if (f.const !== undefined) return f.const;
  if (f.enum !== undefined) return f.enum[0];
  if (f.default !== undefined) return f.default;
  const choice = f.anyOf?.[0] ?? f.oneOf?.[0];
  if (choice !== undefined) return least(choice);
  if (f.type === 'object')
    return Object.fromEntries((f.required ?? []).map((k) => [k, least(f.properties?.[k] ?? {})]));
  if (f.type === 'array')
    return (
      f.prefixItems?.map(least) ??
      Array.from({ length: f.minItems ?? 0 }, () => least(f.items ?? {}))
    );
  if (f.type === 'integer' || f.type === 'number')
    return Math.max(f.minimum ?? 0, Math.min(2, f.maximum ?? 2));
  if (f.type === 'boolean') return false;
  return f.pattern === undefined ? 'a' : '1d6';
}

/** Variants of a value that the schema describes, with one field changed at a time. */
function* changed(f: Form): Generator {
  if (f.enum !== undefined) yield* f.enum;
  else if (f.type === 'object' && f.properties !== undefined) {
    const whole = least(f) as object;
    for (const [k, part] of Object.entries(f.properties)) {
      if (k !== 'ask')
        for (const value of changed(part))
          yield Object.defineProperty({ ...whole }, k, { value, enumerable: true });
    }
  } else if (f.type === 'array' && f.items !== undefined)
    for (const value of changed(f.items)) yield [value];
  else if (f.type === 'boolean') yield* [true, null];
  else if (f.type === 'integer' || f.type === 'number')
    yield* [f.minimum ?? -9, 0, 1, f.maximum ?? 9999, 0.5, NaN, null, '1'];
  else if (f.type === 'string') yield* WORDS;
  else for (const one of f.anyOf ?? f.oneOf ?? []) yield* changed(one);
}

/**
 * Values that an answer must not contain: invalid numbers, functions, citations that are no list.
 */
function faults(value: unknown, at = ''): string[] {
  if (typeof value === 'function' || (typeof value === 'number' && !Number.isFinite(value)))
    return [`${at}: ${String(value)}`];
  if (value === null || typeof value !== 'object') return [];
  if (at.endsWith('.rules') && !Array.isArray(value)) return [`${at}: no list`];
  return Object.entries(value).flatMap(([k, v]) => faults(v, `${at}.${k}`));
}

const scene = (ruleset: string, more: object = {}): object => ({
  format: FORMAT,
  ruleset,
  grid: { kind: 'square', columns: 12, rows: 12 },
  creatures: [
    {
      id: 'a',
      at: [2, 2],
      side: 'party',
      size: 'medium',
      speed: { land: 6 },
      attacks: [
        { id: 'sword', kind: 'melee' },
        { id: 'bow', kind: 'ranged' },
      ],
      ...more,
    },
    { id: 'b', at: [3, 2], side: 'foes', size: 'large', ...more },
    { id: 'c', at: [8, 8] },
  ],
});

/** Creatures as unusual as a scene allows. */
const STRANGE: readonly object[] = [
  {},
  { conditions: ['__proto__', 'constructor', 'nonsense'] },
  { traits: ['__proto__', 'constructor', 'darkvision-x', 'damage-reduction-'] },
  { conditions: ['grappling'] },
  { conditions: ['dead'] },
  { abilities: { str: null, dex: null, con: null, int: null, wis: null, cha: null } },
  { hp: {}, skills: {}, saves: {} },
];

describe.each(rulesetsInWords(usually(['srd35'], ['sigil'])))(
  'questions with wrong values under %s',
  (game, ruleset) => {
    everyCase(questions.map((q) => [q.names[0] ?? '', q] as const))(
      `under ${game}, a rules request with a wrong value in any field gets a valid answer or ` +
        'an error message',
      (_name, q) => {
        const form = z.toJSONSchema(q.schema, { io: 'input', unrepresentable: 'any' }) as Form;
        const told = (reply: JudgeReply, ask: unknown): string[] => {
          const wrong =
            'error' in reply
              ? reply.error.message === ''
                ? ['no message']
                : []
              : faults(reply.answer);
          return wrong.map((w) => `${JSON.stringify(ask)} ${w}`);
        };
        const asks = [...changed(form)];
        // Two questions have no fields besides their name.
        expect(asks.length > 0).toBe(Object.keys(form.properties ?? {}).length > 1);
        const strange = STRANGE.flatMap((more) => {
          const ask = least(form);
          return told(answerLine({ scene: scene(ruleset, more), ask }), ask);
        });
        expect(strange).toEqual([]);
        const reply = repliesAbout(scene(ruleset));
        expect(asks.flatMap((ask) => told(reply(ask), ask))).toEqual([]);
      },
    );
  },
);

describe('a value that does not exist', () => {
  const asked = (ask: object): unknown => answerLine({ scene: scene('sigil'), ask });
  everyCase([
    ['afflict', 'with', { ask: 'afflict', of: 'a', with: 'nonsense' }, 'ask.with'],
    ['recover', 'from', { ask: 'recover', of: 'a', from: '__proto__' }, 'ask.from'],
    [
      'lasts',
      'condition',
      { ask: 'lasts', of: 'a', condition: 'nonsense', since: 1 },
      'ask.condition',
    ],
    ['wind', 'condition', { ask: 'wind', of: 'a', condition: 'prone' }, 'ask.condition'],
    [
      'event',
      'condition',
      { ask: 'event', of: 'a', condition: 'nonsense', happens: 'direct-threat' },
      'ask.condition',
    ],
    [
      'event',
      'happens',
      { ask: 'event', of: 'a', condition: 'fascinated', happens: 'rain' },
      'ask.happens',
    ],
    ['act', 'action', { ask: 'act', of: 'a', action: 'constructor' }, 'ask.action'],
    ['attack', 'with', { ask: 'attack', from: 'a', to: 'b', with: 'axe' }, 'ask.with'],
  ] as const)(
    'a request with an unknown condition, event, action or weapon is refused, and the error ' +
      'names the field',
    (_, __, ask, path) => {
      expect(asked(ask)).toMatchObject({ error: { path } });
    },
  );
  it(
    'an unknown condition is an error in a scene file, but only a warning in data read from ' +
      'a virtual tabletop',
    () => {
      const line = {
        scene: scene('sigil', { conditions: ['prone', 'nonsense'] }),
        ask: { ask: 'state', of: 'a' },
      };
      expect(answerLine(line)).toMatchObject({ error: { path: 'creatures[0].conditions[1]' } });
      expect(answerLine(line, true)).toMatchObject({
        answer: { unknown: ['creatures.a.conditions[1]'] },
        doubts: expect.arrayContaining([
          expect.objectContaining({ path: 'creatures[0].conditions[1]' }),
        ]) as unknown,
      });
    },
  );
});
