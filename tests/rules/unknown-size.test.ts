/**
 * A creature of unknown size is judged as Medium, also if conditions change its size: it fills and
 * reaches what an enlarged or reduced Medium creature does, and the answers name the missing size.
 */
import { describe, expect, it } from 'vitest';
import { attack } from './asks/attacks.ts';
import { growth } from './asks/movements.ts';
import {
  bare,
  creature,
  distance,
  reachable,
  threat,
  type Answer,
  type Ask,
  type Thing,
} from './cases.ts';
import { asked } from './run.ts';
import { everyCase } from '../support/everyCase.ts';

const judge = (b: Thing, ask: Ask): Answer =>
  asked({ on: [b, creature('foe', 7, 4)], ask }, 'srd35');
type More = Parameters<typeof bare>[3];
const spelled = (conditions: readonly string[], more: More = {}): Thing =>
  bare('b', 4, 4, { speed: { land: 4 }, conditions: [...conditions], ...more });

const QUESTIONS: readonly Ask[] = [
  threat('b'),
  reachable('b'),
  reachable('foe'),
  distance('b', 'foe'),
  growth('b', 'enlarged'),
  attack('foe', 'b', 'sword'),
];
/** What an answer says, without its sources and the facts that are missing. */
const said = ({ rules: _, unknown: __, ...rest }: Answer): unknown => rest;

describe('a creature of unknown size', () => {
  everyCase([
    ['enlarged', ['enlarged'], {}],
    ['reduced', ['reduced'], {}],
    ['under both spells', ['enlarged', 'reduced'], {}],
    ['under none', [], {}],
    ['enlarged, with a token of one cell', ['enlarged'], { space: 1 }],
    ['enlarged, with a token of four cells', ['enlarged'], { space: 2 }],
    ['enlarged, with a reach of its own', ['enlarged'], { reach: 3 }],
    ['enlarged, with the reach of its old size', ['enlarged'], { reach: 1, build: 'tall' }],
  ] as const)(
    'a creature of unknown size is judged like a Medium creature, even under a spell that ' +
      'changes its size',
    (_, conditions, more) => {
      for (const question of QUESTIONS) {
        const guessed = judge(spelled(conditions, more), question);
        const stated = judge(spelled(conditions, { ...more, size: 'medium' }), question);
        expect(said(guessed), question.ask).toEqual(said(stated));
      }
    },
  );

  it(
    'an enlarged creature of unknown size reaches 2 squares, and the ruling lists its size ' +
      'as unknown',
    () => {
      const far = judge(spelled(['enlarged']), distance('b', 'foe'));
      expect(far['cells']).toBe(2);
      expect(far['unknown']).toContain('creatures.b.size');
      const reach = judge(spelled(['enlarged']), threat('b'));
      expect(reach['cells']).toContainEqual([7, 4]);
      expect(reach['unknown']).toContain('creatures.b.size');
    },
  );

  it(
    'a creature of unknown size fills the squares of its token, even under a spell that ' +
      'changes its size',
    () => {
      expect(judge(spelled(['enlarged'], { space: 1 }), distance('b', 'foe'))['cells']).toBe(3);
      expect(judge(spelled(['enlarged'], { space: 3 }), distance('b', 'foe'))['cells']).toBe(1);
      expect(judge(spelled(['reduced'], { space: 2 }), distance('b', 'foe'))['cells']).toBe(2);
    },
  );
});
