/**
 * Ids of creatures that look like keys of the fight's own tables: whatever the ids contain, a fight
 * goes as the same fight among creatures with plain ids.
 */
import { describe, expect, it } from 'vitest';
import type { EncounterEvent } from '../../src/encounter/event.ts';
import { withFight } from '../../src/encounter/fightOntoScene.ts';
import { journal } from '../../src/encounter/journal.ts';
import { stateSchema } from '../../src/encounter/schema.ts';
import type { ConditionEnd } from '../../src/rules/change.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { begin, event, random, said, turn } from './fights.ts';

const PLAIN = Array.from({ length: 12 }, (_, i) => `creature-${i}`);
/** Each looks like a key for another one of them, or like a property of every object. */
const HOSTILE = [
  'a',
  'turn:a',
  'end:a',
  'held:a',
  'end:turn:a',
  'a (end of turn)',
  'a (concentration)',
  ' a',
  '__proto__',
  'constructor',
  'end:__proto__',
  'hasOwnProperty',
];
const CONDITIONS = ['sapped', 'prone', 'restrained', 'concentrating'];
const ENDS: readonly ConditionEnd['at'][] = ['start', 'end', 'concentration'];

type Names = readonly string[];

/** The events of a random fight among creatures with these ids. */
function fight(seed: number, names: Names): readonly EncounterEvent[] {
  const next = random(seed);
  const below = (n: number): number => Math.floor(next() * n);
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const order = [...names];
  const happens = (round: number): EncounterEvent => {
    const [of, by, whose] = [one(names), one(names), one(names)];
    const [condition, at, kind] = [one(CONDITIONS), one(ENDS), below(10)];
    if (kind < 2) return turn(round, one(names));
    if (kind === 2) return said(of, condition, next() < 0.5);
    const on = kind < 8;
    const change = {
      what: 'condition' as const,
      of,
      condition,
      on,
      ...(on && next() < 0.8 && { by, until: { of: whose, at } }),
    };
    return event('outcome', {
      of,
      topic: 'afflict',
      result: 'told',
      rolls: [],
      changes: [change],
      rules: [],
      by: '',
    });
  };
  return [begin(order), ...Array.from({ length: 60 }, (_, i) => happens(1 + Math.floor(i / 15)))];
}

const numbers = (names: Names, ids: readonly string[]): readonly number[] =>
  ids.map((id) => names.indexOf(id)).sort((a, b) => a - b);

/** What the fight says of each creature, with numbers in place of ids. */
function told(names: Names, events: readonly EncounterEvent[], stores: boolean) {
  const scene = sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'srd52',
    grid: { kind: 'square', columns: 40, rows: 9 },
    creatures: names.map((id, i) => ({ id, at: [2 * i, 1] })),
  });
  const { state } = journal([...events]);
  const now = stores ? stateSchema.parse(JSON.parse(JSON.stringify(state))) : state;
  return withFight(scene, now).creatures?.map((c) => ({
    conditions: c.conditions ?? [],
    by: CONDITIONS.map((each) => {
      const sources = Object.hasOwn(c.conditionsBy ?? {}, each) ? c.conditionsBy?.[each] : [];
      return numbers(names, sources ?? []);
    }),
    ends: CONDITIONS.map((each) => {
      const until = Object.hasOwn(c.conditionEnds ?? {}, each)
        ? c.conditionEnds?.[each]
        : undefined;
      return until && [names.indexOf(until.of), until.at];
    }),
  }));
}

describe('ids of creatures that look like keys', () => {
  it(
    'the conditions in a random fight, their causes and their durations do not depend on ' +
      'the creatures’ ids',
    () => {
      for (let seed = 1; seed <= 120; seed++) {
        const plain = fight(seed, PLAIN);
        const hostile = fight(seed, HOSTILE);
        for (const length of [20, 40, plain.length])
          expect(
            told(HOSTILE, hostile.slice(0, length), false),
            `seed ${seed}, ${length} events`,
          ).toEqual(told(PLAIN, plain.slice(0, length), false));
      }
    },
  );

  it(
    'storing a fight with timed conditions and reading it back does not change the state of the ' +
      'fight',
    () => {
      for (let seed = 1; seed <= 60; seed++) {
        const events = fight(seed, PLAIN);
        expect(told(PLAIN, events, true), `seed ${seed}`).toEqual(told(PLAIN, events, false));
      }
    },
  );
});
