/**
 * A grapple of the log ends by itself when the held creature falls or is moved out of reach; it lasts
 * while a grappler drags its victim, one token after the other.
 */
import { describe, expect, it } from 'vitest';
import type { AnswerTo } from '../../../src/state/asks.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';
import { someone, table, type TestTable } from './table.ts';

const ABLE = { str: 16, dex: 10, con: 12, int: 10, wis: 10, cha: 10 };

async function stepsOf(t: TestTable): Promise<AnswerTo<'steps'>> {
  const { of, topic, target, dice, chosen } = t.referee.attempts.attempt.peek()!;
  return await t.asks({
    ask: 'steps',
    of,
    topic,
    ...(target !== undefined && { target }),
    dice: Object.fromEntries(
      Object.entries(dice).map(([key, { die, total }]) => [
        key,
        { ...(die !== undefined && { die }), ...(total !== undefined && { total }) },
      ]),
    ),
    chosen,
  });
}

/** Aldo (`a`) holds the goblin (`b`) in his own turn; an ogre stands by. */
async function grappled(ruleset: string): Promise<TestTable> {
  const t = table(
    [
      someone('a', 'party', [5, 5], { abilities: ABLE, proficiency: 2, attacks: [] }),
      someone('b', 'foes', [6, 5], { abilities: { ...ABLE, str: 8 }, proficiency: 2 }),
      someone('o', 'party', [12, 12]),
    ],
    { ruleset },
  );
  t.turn('o');
  t.turn('a', 2);
  t.referee.attempts.begin('a', 'unarmed-grapple', { target: 'b' });
  const dice = ruleset === 'srd52' ? { save: 2 } : { own: 20, other: 2 };
  for (const [key, total] of Object.entries(dice))
    t.referee.attempts.say(key, { total, from: 'typed' });
  await t.referee.attempts.accept(await stepsOf(t));
  expect(isHeld(t)).toBe(true);
  return t;
}
const isHeld = (t: TestTable): boolean =>
  t.store.judge.value?.board.creatures
    .find(({ id }) => id === 'b')
    ?.conditions.includes('grappled') === true;
const ends = (t: TestTable) => t.all('outcome').filter(({ topic }) => topic === 'let-go');
const lower = (t: TestTable, id: string, elevation: number): void =>
  t.reading({ creatures: (now) => now.map((c) => (c.id === id ? { ...c, elevation } : c)) });

describe.each(rulesetsInWords(['srd51', 'srd52']))('a grapple of the log in %s', (_, ruleset) => {
  it('a grapple ends when the held creature falls out of reach in the grappler’s turn', async () => {
    const t = await grappled(ruleset);
    lower(t, 'b', -2);
    expect(isHeld(t)).toBe(false);
    expect(ends(t)).toMatchObject([
      { of: 'a', target: 'b', changes: [{ what: 'condition', of: 'b', on: false, by: 'a' }] },
    ]);
  });

  it('a grapple ends when the held creature is moved out of reach in another creature’s turn', async () => {
    const t = await grappled(ruleset);
    t.turn('o', 2);
    t.go('b', [6, 5], [7, 5], [8, 5]);
    expect(isHeld(t)).toBe(false);
    expect(ends(t)).toHaveLength(1);
  });

  it('a grapple lasts while the two tokens are moved one after the other, in either order', async () => {
    const t = await grappled(ruleset);
    t.go('a', [5, 5], [4, 5], [3, 5]);
    expect(isHeld(t)).toBe(true);
    t.go('b', [6, 5], [5, 5], [4, 5]);
    t.go('b', [4, 5], [3, 4], [2, 3], [1, 3]);
    t.go('a', [3, 5], [2, 4]);
    t.turn('b', 2);
    expect(isHeld(t)).toBe(true);
    expect(ends(t)).toEqual([]);
  });

  it('a grapple ends with the grappler’s turn if its victim’s token has not followed', async () => {
    const t = await grappled(ruleset);
    t.go('a', [5, 5], [4, 5], [3, 5]);
    t.turn('b', 2);
    expect(isHeld(t)).toBe(false);
    expect(ends(t)).toHaveLength(1);
  });

  it('an ended grapple is back when the move that ended it is taken back', async () => {
    const t = await grappled(ruleset);
    t.turn('o', 2);
    t.go('b', [6, 5], [7, 5], [8, 5]);
    expect(isHeld(t)).toBe(false);
    t.hint(
      'b',
      [
        [8, 5],
        [6, 5],
      ],
      { cause: 'undo', whole: false },
    );
    t.jump('b', [6, 5]);
    expect(isHeld(t)).toBe(true);
  });

  it('a grapple stays ended, or lasts, as a user decides in the log', async () => {
    const t = await grappled(ruleset);
    t.turn('o', 2);
    t.go('b', [6, 5], [7, 5], [8, 5]);
    t.referee.undo(ends(t)[0]!.id);
    t.read();
    expect(isHeld(t)).toBe(true);
  });

  it('a grapple ends when the host shows that the grappler is stunned', async () => {
    const t = await grappled(ruleset);
    t.reading({
      creatures: (now) => now.map((c) => (c.id === 'a' ? { ...c, conditions: ['stunned'] } : c)),
    });
    expect(isHeld(t)).toBe(false);
  });
});

it('a grapple that a scene states is left to the users', () => {
  const t = table(
    [
      someone('a', 'party', [5, 5], { grapples: ['b'] }),
      someone('b', 'foes', [6, 5], { conditions: ['grappled'] }),
      someone('o', 'party', [12, 12]),
    ],
    { ruleset: 'srd52' },
  );
  t.turn('o');
  t.go('b', [6, 5], [7, 5], [8, 5]);
  expect(ends(t)).toEqual([]);
  expect(isHeld(t)).toBe(true);
});
