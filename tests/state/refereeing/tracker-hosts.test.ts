/**
 * The tracker of each host goes back and forward during a creature's turn. A way that ends where it
 * began changes nothing: the creature has what it had left, on the game master's client and on the
 * player's.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { sitAs as sitAtFoundry } from '../../adversaries/support/foundry.ts';
import type { Refereed } from '../../adversaries/support/referee.ts';
import { sitAs as sitAtRoll20 } from '../../adversaries/support/roll20.ts';

type Cell = readonly [column: number, row: number];
interface Seat extends Refereed {
  readonly errors: readonly string[];
  step(to: Cell): Promise<void>;
  turn(name: string, round: number): Promise<void>;
}

let seats: Seat[] = [];
afterEach(() => {
  for (const { errors, leave } of seats) {
    expect(errors).toEqual([]);
    leave();
  }
  seats = [];
});

/** Of the tokens there, Aldo has the first turn of a round, and the goblin the last. */
const [FIRST, BEFORE_LAST, LAST] = ['Aldo', 'Ogre', 'Goblin'] as const;
const STEPS: readonly Cell[] = [
  [9, 10],
  [9, 13],
  [9, 15],
  [17, 15],
];
type Press = readonly [name: string, round: number];
const WALKS: readonly (readonly [way: string, presses: readonly Press[]])[] = [
  [
    'forward and then back',
    [
      [FIRST, 3],
      [LAST, 2],
    ],
  ],
  [
    'back and then forward',
    [
      [BEFORE_LAST, 2],
      [LAST, 2],
    ],
  ],
  [
    'forward twice and then back twice',
    [
      [FIRST, 3],
      ['Wolf', 3],
      [FIRST, 3],
      [LAST, 2],
    ],
  ],
  [
    'back, forward twice, and back',
    [
      [BEFORE_LAST, 2],
      [LAST, 2],
      [FIRST, 3],
      [LAST, 2],
    ],
  ],
];

/** The goblin's turn with this way of the tracker after its second step, and what it cost. */
async function turnWith(sit: () => Promise<Seat>, presses: readonly Press[]): Promise<unknown> {
  const t = await sit();
  seats.push(t);
  await t.turn(BEFORE_LAST, 2);
  await t.turn(LAST, 2);
  for (const [i, cell] of STEPS.entries()) {
    await t.step(cell);
    if (i === 1) for (const [name, round] of presses) await t.turn(name, round);
  }
  const { cost, budget, ruling } = t.last();
  t.leave();
  return {
    moves: t.moves().length,
    cost,
    budget,
    faults: ruling.faults.map(({ code }) => code),
    spent: t.referee.encounter.value.spent,
    active: t.referee.encounter.value.active,
    round: t.referee.encounter.value.round,
  };
}

function walks(sit: () => Promise<Seat>): void {
  it.each(WALKS)(
    'stepping the turn tracker %s to the same turn leaves the creature’s remaining ' +
      'movement unchanged',
    async (_, presses) => {
      const straight = await turnWith(sit, []);
      expect(straight).toMatchObject({ faults: ['over-speed'] });
      expect(await turnWith(sit, presses)).toEqual(straight);
    },
  );
}

describe.each([11, 12, 13, 14] as const)('Foundry %d', (generation) => {
  describe.each(['gm', 'player'] as const)('on the client of a %s', (user) => {
    walks(async () => {
      const t = await sitAtFoundry(generation, user);
      return { ...t, step: (to) => t.sends('Goblin', to) };
    });
  });
});

describe.each(['jumpgate', 'legacy'] as const)('Roll20 %s', (engine) => {
  describe.each(['gm', 'player'] as const)('on the client of a %s', (user) => {
    walks(async () => {
      const t = await sitAtRoll20(engine, user, ['Aldo', 'Wolf', 'Ogre', 'Goblin']);
      return { ...t, step: (to) => t.goes('Goblin', to), turn: (name) => t.turn(name) };
    });
  });
});
