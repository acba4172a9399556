/**
 * Attack: a player takes a creature off the table for a moment, and brings it back anywhere. The way
 * from its last known cell is judged, as assumed. A game master may do the same freely.
 */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { MASTER, PLAYER, sitAsMaster, type Cell, type FoundrySeat } from './support/foundry.ts';
import { sitAs, sitAsMaster as sitAtRoll20, type Roll20Seat } from './support/roll20.ts';

/** Aldo's cell, beside the ogre, and a cell that he cannot reach in a turn. */
const HOME: Cell = [8, 5];
const FAR: Cell = [20, 14];

let seat: FoundrySeat | Roll20Seat | undefined;
afterEach(() => {
  expect(seat?.errors).toEqual([]);
  expect(seat?.target.errors).toEqual([]);
  seat?.leave();
});

/** Expects one judged move from Aldo's home: too far, and out of the ogre's reach. */
function judged(t: FoundrySeat | Roll20Seat): void {
  const move = t.last();
  expect([move.path[0], move.path.at(-1)]).toEqual([HOME, FAR]);
  expect(move.ruling.faults.map(({ code }) => code)).toContain('over-speed');
  expect(move.ruling.provoked.map(({ by }) => by)).toContain(t.idOf('Ogre'));
  expect(t.entry(move)?.verdict).not.toBe('info');
}

type Leave = (t: FoundrySeat, by: string) => Promise<void>;
const LEAVE: readonly (readonly [how: string, leave: Leave, back: Record<string, unknown>])[] = [
  ['moves just beyond the map’s edge', (t, by) => t.sends('Aldo', [-30, 5], { by }), {}],
  ['moves far off the map', (t, by) => t.sends('Aldo', [-1500, 5], { by }), {}],
  ['moves a million squares away', (t, by) => t.sends('Aldo', [1e6, 5], { by }), {}],
  ['moves to the coordinate NaN', (t, by) => t.sends('Aldo', [NaN, 5], { by }), {}],
  [
    'resizes to 0 squares',
    (t, by) => t.changes('Aldo', { width: 0, height: 0 }, by),
    { width: 1, height: 1 },
  ],
  [
    'resizes to 1000 squares',
    (t, by) => t.changes('Aldo', { width: 1e3, height: 1e3 }, by),
    { width: 1, height: 1 },
  ],
  [
    'resizes to −1 square',
    (t, by) => t.changes('Aldo', { width: -1, height: 1 }, by),
    { width: 1 },
  ],
];
const pile = (enabled: boolean) => ({ flags: { 'item-piles': { data: { enabled } } } });

/** A Foundry table where everybody has acted and it is Aldo's turn. */
async function sit(generation: Parameters<typeof sitAsMaster>[0]): Promise<FoundrySeat> {
  const t = await sitAsMaster(generation);
  seat = t;
  for (const name of ['Ogre', 'Goblin', 'Wolf']) await t.turn(name, 2);
  await t.turn('Aldo', 3);
  return t;
}

describe.each([11, 12, 13, 14] as const)('Foundry %d', (generation) => {
  it.each(LEAVE)(
    `on Foundry ${generation}, a token that a player %s and then puts elsewhere counts ` +
      'as moved once',
    async (_, leave, back) => {
      const t = await sit(generation);
      await leave(t, PLAYER.id);
      await t.changes('Aldo', { ...back, ...t.px(FAR) });
      judged(t);
    },
  );

  it.each(LEAVE.filter(([how]) => how !== 'moves just beyond the map’s edge'))(
    `on Foundry ${generation}, a token that a game master %s and then puts elsewhere ` +
      'counts as placed',
    async (_, leave, back) => {
      const t = await sit(generation);
      await leave(t, MASTER.id);
      await t.changes('Aldo', { ...back, ...t.px(FAR) }, MASTER.id);
      expect(t.last()).toMatchObject({ seen: 'placed', hand: 'master' });
      expect(t.last().ruling.faults).toEqual([]);
    },
  );

  it(
    'a token that is moved off the map and back in another creature’s turn counts as ' +
      'moved out of turn',
    async () => {
      const t = await sit(generation);
      await t.turn('Ogre', 3);
      await t.sends('Aldo', [1e6, 5]);
      await t.sends('Aldo', FAR);
      expect(t.last().ruling.faults.map(({ code }) => code)).toContain('not-your-turn');
    },
  );

  it(
    'a creature that a player turns into a loot pile, moves, and turns back into a ' +
      'creature counts as moved',
    async () => {
      const t = await sit(generation);
      await t.changes('Aldo', pile(true));
      await t.changes('Aldo', t.px([12, 9]));
      await t.changes('Aldo', t.px(FAR));
      expect(t.moves()).toEqual([]);
      await t.changes('Aldo', pile(false));
      judged(t);
    },
  );
  it(
    'a creature that moves while becoming a loot pile counts as moved once the loot pile ' +
      'is a creature again',
    async () => {
      const t = await sit(generation);
      await t.changes('Aldo', { ...pile(true), ...t.px(FAR) });
      await t.changes('Aldo', pile(false));
      judged(t);
    },
  );
  it('a creature that becomes a loot pile and turns back in the same cell counts as not moved', async () => {
    const t = await sit(generation);
    await t.changes('Aldo', pile(true));
    await t.changes('Aldo', pile(false));
    expect(t.moves()).toEqual([]);
  });
  it.each<[size: number]>([[20], [13]])(
    'enlarging a token to a width of %i squares and shrinking it to one square at the far ' +
      'corner counts as a move',
    async (side) => {
      const t = await sit(generation);
      const corner = t.px([FAR[0] - side + 1, FAR[1] - side + 1]);
      await t.changes('Aldo', { width: side, height: side, ...corner });
      await t.changes('Aldo', { width: 1, height: 1, ...t.px(FAR) });
      judged(t);
    },
  );
  it(
    'if a player moves a token by repeatedly enlarging and shrinking it, all changes ' +
      'count as one move',
    async () => {
      const t = await sit(generation);
      for (let i = 0; i < 4; i++) {
        await t.changes('Aldo', { width: 3, height: 3 });
        await t.changes('Aldo', { width: 2, height: 2, ...t.px([9 + 2 * i, 5]) });
        await t.changes('Aldo', { width: 1, height: 1, ...t.px([10 + 2 * i, 5]) });
      }
      expect(t.moves().map(({ path }) => [path[0], path.at(-1)])).toEqual([[HOME, [16, 5]]]);
    },
  );

  it(
    'a token that is deleted and created elsewhere in another creature’s turn counts as ' +
      'moved out of turn',
    async () => {
      const t = await sit(generation);
      // The combatant goes with its token, and the next one is on turn.
      await t.turn('Ogre', 3);
      await t.remakes('Aldo', FAR);
      const move = t.last();
      expect(move).toMatchObject({ hand: 'other', seen: 'assumed' });
      expect([move.path[0], move.path.at(-1)]).toEqual([HOME, FAR]);
      expect(move.ruling.faults.map(({ code }) => code)).toContain('not-your-turn');
      expect(move.ruling.provoked.map(({ by }) => by)).toContain(t.idOf('Ogre'));
    },
  );
  it('a token that a game master deletes and creates again elsewhere counts as placed, not as moved', async () => {
    const t = await sit(generation);
    await t.remakes('Aldo', FAR, MASTER.id);
    expect(t.last()).toMatchObject({ seen: 'placed', hand: 'master' });
  });
});

describe.each([11, 12, 13, 14] as const)(
  'Foundry %d, with random changes of a token',
  (generation) => {
    type Change = Readonly<Record<string, unknown>>;
    const SHAPE = { width: 1, height: 1, hidden: false };
    const LEVELS = generation === 14;
    /** Ways off the table: six for everybody, and others by which a token may stay there. */
    const away = (t: FoundrySeat): readonly Change[] => [
      t.px([-1500, 5]),
      t.px([1e6, 5]),
      { x: NaN },
      { width: 0, height: 0 },
      { width: 1e3, height: 1e3 },
      { height: -1 },
      { hidden: true },
      { hidden: false },
      SHAPE,
      ...(LEVELS ? [{ level: 'cellar0000000000' }, { level: 'defaultLevel0000' }] : []),
    ];
    const home = (t: FoundrySeat): Change => ({
      ...SHAPE,
      ...t.px(FAR),
      ...(LEVELS && { level: 'defaultLevel0000' }),
    });
    /** The changes without values that the token has already, which Foundry does not send. */
    function differing(steps: readonly Change[], start: Change): Change[] {
      const now: Record<string, unknown> = { ...start };
      return steps.flatMap((step) => {
        const changed = Object.entries(step).filter(([key, value]) => !Object.is(now[key], value));
        Object.assign(now, step);
        return changed.length === 0 ? [] : [Object.fromEntries(changed)];
      });
    }
    const start = (t: FoundrySeat): Change => ({ ...home(t), ...t.px(HOME) });
    const steps = fc.array(fc.nat(), { minLength: 1, maxLength: 5 });
    /** Leaves by the ways of these numbers, and comes back far away. */
    async function walks(t: FoundrySeat, numbers: readonly number[], by: string): Promise<void> {
      const ways = away(t);
      const left = numbers.map((n) => ways[n % ways.length]!);
      for (const change of differing([...left, home(t)], start(t)))
        await t.changes('Aldo', change, by);
    }

    it('random updates by a player that take a token off the map and back count as one move', async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (numbers) => {
          const t = await sit(generation);
          await walks(t, numbers, PLAYER.id);
          expect(t.moves()).toHaveLength(1);
          judged(t);
          t.leave();
        }),
        { numRuns: 8 },
      );
    });

    it('random updates by a game master that take a token off the map and back break no rule', async () => {
      await fc.assert(
        fc.asyncProperty(steps, fc.nat({ max: 5 }), async (numbers, gone) => {
          const t = await sit(generation);
          await walks(t, [...numbers, gone], MASTER.id);
          for (const { ruling } of t.moves()) expect(ruling.faults).toEqual([]);
          t.leave();
        }),
        { numRuns: 8 },
      );
    });
  },
);

it('a Foundry 14 token that goes to another map level and comes back far away counts as moved', async () => {
  const t = await sitAsMaster(14);
  seat = t;
  await t.turn('Aldo', 3);
  await t.changes('Aldo', { level: 'cellar0000000000' });
  expect(t.store.scene.value?.creatures?.some(({ name }) => name === 'Aldo')).toBe(false);
  await t.changes('Aldo', { level: 'defaultLevel0000', ...t.px(FAR) });
  judged(t);
});

describe.each(['jumpgate', 'legacy'] as const)('Roll20 %s', (engine) => {
  async function sit(): Promise<Roll20Seat> {
    const t = await sitAtRoll20(engine);
    seat = t;
    for (const name of ['Ogre', 'Wolf', 'Aldo']) await t.turn(name);
    return t;
  }
  const AWAY: readonly (readonly [how: string, away: Record<string, unknown>, back: object])[] = [
    ['moved just beyond the page’s edge', { left: -2100 }, {}],
    ['moved a million pixels away', { left: 1e6 }, {}],
    ['moved a trillion pixels away', { left: 1e12 }, {}],
    ['moved to the coordinate NaN', { left: NaN }, {}],
    ['moved to the coordinate “far”', { left: 'far' }, {}],
    ['resized to 0 pixels', { width: 0, height: 0 }, { width: 70, height: 70 }],
    ['resized to an infinite width', { width: Infinity }, { width: 70 }],
    ['moved to the map layer', { layer: 'map' }, { layer: 'objects' }],
  ];
  it.each(AWAY)(
    'a Roll20 token that is %s and then put elsewhere counts as moved from the last known square',
    async (_, away, back) => {
      const t = await sit();
      await t.changes('Aldo', away);
      await t.changes('Aldo', { left: (FAR[0] + 0.5) * 70, top: (FAR[1] + 0.5) * 70, ...back });
      judged(t);
    },
  );
  it('the log gives the old and new cell of a Roll20 token that was deleted and created again elsewhere', async () => {
    const t = await sit();
    await t.remakes('Aldo', FAR);
    expect(t.last()).toMatchObject({ seen: 'placed', path: [HOME, FAR] });
  });
  it.each([
    ['game master', 'gm'],
    ['player', 'player'],
  ] as const)(
    'on a %s’s client, random updates that take a Roll20 token off the page and back ' +
      'count as one move',
    async (_, user) => {
      const shape = { width: 70, height: 70, layer: 'objects' };
      const away = fc.constantFrom(...AWAY.map(([, fields]) => fields));
      await fc.assert(
        fc.asyncProperty(fc.array(away, { minLength: 1, maxLength: 4 }), async (steps) => {
          const t = await sitAs(engine, user);
          seat = t;
          for (const name of ['Ogre', 'Wolf', 'Aldo']) await t.turn(name);
          for (const fields of steps) await t.changes('Aldo', fields);
          await t.changes('Aldo', {
            ...shape,
            left: (FAR[0] + 0.5) * 70,
            top: (FAR[1] + 0.5) * 70,
          });
          expect(t.moves()).toHaveLength(1);
          expect(t.last().seen).toBe('assumed');
          judged(t);
          t.leave();
        }),
        { numRuns: 8 },
      );
    },
  );
});
