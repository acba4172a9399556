/**
 * Attack: a player's modified client sends arbitrary options and movements to the table of a game
 * master who uses the referee. The server forwards them unchecked and names the true sender.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { readEvents } from '../../src/encounter/schema.ts';
import { MASTER, sitAsMaster, type Cell, type FoundrySeat } from './support/foundry.ts';
import { sitAsMaster as sitAtRoll20, type Roll20Seat } from './support/roll20.ts';

/** Aldo's cell. The ogre stands beside it, from (9,4) to (10,5). */
const HOME: Cell = [8, 5];
const OCCUPIED: Cell = [9, 5];
const FAR: Cell = [3, 12];
/** Longest path that may be recorded, in cells. */
const LONGEST = 300;

let seat: FoundrySeat | Roll20Seat | undefined;
afterEach(() => {
  expect(seat?.errors).toEqual([]);
  expect(seat?.target.errors).toEqual([]);
  seat?.leave();
});

/** A table where everybody has acted and it is Aldo's turn. */
async function sit(generation: 11 | 12 | 13): Promise<FoundrySeat> {
  const t = await sitAsMaster(generation);
  seat = t;
  for (const name of ['Ogre', 'Goblin', 'Wolf']) await t.turn(name, 2);
  await t.turn('Aldo', 3);
  return t;
}

/**
 * A winding path over the map from one cell to another with the given number of cells, as waypoints
 * of Foundry 13.
 */
function serpent(
  t: FoundrySeat,
  from: Cell,
  to: Cell,
  cells: number,
): { origin: object; passed: object } {
  const path: Cell[] = Array.from({ length: cells - 1 }, (_, i): Cell => {
    const row = Math.floor(i / 18);
    return [row % 2 === 0 ? i % 18 : 17 - (i % 18), 8 + (row % 8)];
  });
  return {
    origin: t.px(from),
    passed: { waypoints: [...path, to].map((cell) => ({ ...t.px(cell), action: 'walk' })) },
  };
}

describe.each([11, 12, 13] as const)('Foundry %d', (generation) => {
  const newer = generation === 13;
  const MARKS: [string, Record<string, unknown>, Record<string, unknown>][] = [
    ['a forged option of the extension', { quadretto: { cause: 'undo' } }, {}],
    ['Foundry’s own undo option', { isUndo: true }, { method: 'undo' }],
    [
      'Foundry’s undo option and an option of the extension',
      { quadretto: { cause: 'undo' }, isUndo: true, teleport: true },
      { method: 'undo' },
    ],
  ];
  it.each(MARKS)(
    'a player’s illegal move stays illegal if the player’s client labels it as an undo with %s',
    async (_name, options, movement) => {
      const t = await sit(generation);
      await t.sends('Aldo', OCCUPIED, { options, movement });
      expect(t.last()).toMatchObject({ of: t.idOf('Aldo'), hand: 'other' });
      expect(t.last().ruling.faults.map(({ code }) => code)).toEqual(['ends-occupied']);
      expect(t.entry(t.last())).toMatchObject({ verdict: 'illegal', open: true });
    },
  );

  it(
    'a move out of a foe’s reach provokes an attack even if the player’s client falsely ' +
      'labels it as an undo',
    async () => {
      const t = await sit(generation);
      await t.sends('Aldo', [8, 8], {
        options: { isUndo: true, quadretto: { cause: 'undo' } },
        movement: { method: 'undo' },
      });
      expect(t.referee.offers.value.map(({ provoked }) => provoked.by)).toEqual([t.idOf('Ogre')]);
      expect(t.last()).toMatchObject({ seen: 'assumed', caveats: ['undo'] });
      expect(t.entry(t.last())?.verdict).toBe('doubtful');
    },
  );

  it('if a player undoes a move, the opportunity attack that the move provoked stays used', async () => {
    const t = await sit(generation);
    await t.sends('Aldo', [8, 8]);
    await t.referee.take(t.referee.offers.value[0]!);
    await t.sends('Aldo', HOME, {
      options: { isUndo: true },
      movement: { method: 'undo', passed: { waypoints: [{ ...t.px(HOME), action: 'displace' }] } },
    });
    expect(t.moves()).toHaveLength(1);
    expect(t.entry(t.last())?.undone).toEqual({ back: true });
    expect(t.referee.encounter.value.opportunities).toEqual({ [t.idOf('Ogre')]: 1 });
    expect(t.log().filter(({ kind }) => kind === 'opportunity')).toHaveLength(1);
  });

  it('after the mover’s turn ends, only a game master’s undo withdraws an offered opportunity attack', async () => {
    const back = { options: { isUndo: true }, movement: { method: 'undo' } };
    for (const [by, open] of [
      [undefined, 1],
      [MASTER.id, 0],
    ] as const) {
      const t = await sit(generation);
      await t.sends('Aldo', [8, 8]);
      await t.turn('Ogre', 3);
      await t.sends('Aldo', HOME, { ...back, ...(by && { by }) });
      const first = t.moves()[0]!;
      const offers = t.referee.offers.value.filter(({ event }) => event === first.id);
      expect(offers, by ?? 'the player').toHaveLength(open);
      if (open === 0) t.leave();
      else expect(t.last()).toMatchObject({ caveats: ['undo'] });
    }
  });
  it('a player may undo a move in another creature’s turn if no opportunity attack is on offer', async () => {
    const t = await sit(generation);
    await t.sends('Aldo', [8, 8]);
    t.referee.pass(t.referee.offers.value[0]!);
    await t.turn('Ogre', 3);
    await t.sends('Aldo', HOME, { options: { isUndo: true }, movement: { method: 'undo' } });
    expect(t.moves()).toHaveLength(1);
    expect(t.entry(t.last())?.undone).toEqual({ back: true });
  });

  const TELEPORTS: [string, Record<string, unknown>, string][] = newer
    ? [
        ['blinking', {}, 'blink'],
        ['displacing', {}, 'displace'],
        ['pasting', { method: 'paste' }, 'walk'],
      ]
    : [['teleporting', { teleport: true }, '']];
  it.each(TELEPORTS)(
    'a player’s move by %s is marked as “doubtful”, but a game master’s counts as placing the token',
    async (_name, more, action) => {
      const t = await sit(generation);
      const how = newer
        ? { movement: { ...more, passed: { waypoints: [{ ...t.px(OCCUPIED), action }] } } }
        : { options: more };
      await t.sends('Aldo', OCCUPIED, how);
      expect(t.last()).toMatchObject({ hand: 'other', caveats: ['teleport'] });
      expect(t.last().ruling.faults.map(({ code }) => code)).toEqual(['ends-occupied']);
      expect(t.entry(t.last())).toMatchObject({ verdict: 'doubtful', open: true });
      await t.sends('Aldo', HOME, { options: { isUndo: true }, movement: { method: 'undo' } });
      await t.sends('Aldo', OCCUPIED, { ...how, by: MASTER.id });
      expect(t.last()).toMatchObject({ seen: 'placed', hand: 'master' });
    },
  );

  it('a path that a player’s client forges in the options of a Foundry move is ignored', async () => {
    const t = await sit(generation);
    const detour: Cell[] = [HOME, [7, 5], [6, 6], [6, 7], [7, 8], [8, 8]];
    const path = detour.map((cell) => {
      const { x, y } = t.px(cell);
      return [x, y];
    });
    await t.sends('Aldo', [8, 8], { options: { quadretto: { cause: 'drag', path } } });
    expect(t.last().path).toEqual(newer ? [HOME, [8, 6], [8, 7], [8, 8]] : t.last().path);
    expect(t.last().path).not.toEqual(detour);
    expect(t.last().path.length).toBe(4);
  });

  it('a player’s move out of turn is illegal even if Foundry’s movement ids are forged or omitted', async () => {
    const t = await sit(generation);
    await t.turn('Ogre', 3);
    const ways = newer
      ? [
          { movement: { id: 'same000000000000' } },
          { movement: { id: 'same000000000000' } },
          { movement: null },
          { movement: { id: {} } },
        ]
      : [{}, {}];
    for (const [i, way] of ways.entries()) {
      await t.sends('Aldo', [7 - i, 5], way);
      expect(t.last(), `${i}`).toMatchObject({ hand: 'other' });
      expect(
        t.last().ruling.faults.map(({ code }) => code),
        `${i}`,
      ).toContain('not-your-turn');
    }
  });

  it('an endless movement of a Foundry token is recorded in parts that are short enough to store', async () => {
    const t = await sit(generation);
    let from: Cell = HOME;
    for (let i = 0; i < 44; i++) {
      const to: Cell = i % 2 === 0 ? FAR : HOME;
      await t.sends('Aldo', to, newer ? { movement: serpent(t, from, to, 140) } : {});
      from = to;
    }
    for (const each of t.moves()) {
      expect(each.path.length).toBeLessThanOrEqual(LONGEST);
      expect(readEvents([each]).events).toHaveLength(1);
    }
    expect(t.moves().some(({ caveats }) => caveats?.includes('long'))).toBe(true);
    expect(t.last().path.at(-1)).toEqual(HOME);
  });

  it(
    'of 60 long moves between two updates from the Foundry map, at most 600 squares of ' +
      'path are recorded',
    async () => {
      const t = await sit(generation);
      let from: Cell = HOME;
      for (let i = 0; i < 60; i++) {
        const to: Cell = i % 2 === 0 ? FAR : [4, 12];
        await t.sends('Aldo', to, {
          unread: true,
          ...(newer && { movement: serpent(t, from, to, 280) }),
        });
        from = to;
      }
      await t.shown();
      expect(t.moves().reduce((sum, { path }) => sum + path.length, 0)).toBeLessThanOrEqual(
        2 * LONGEST,
      );
      expect(t.last()).toMatchObject({ seen: 'assumed', hand: 'other' });
      expect(t.last().path.at(-1)).toEqual([4, 12]);
    },
  );
});

describe('Foundry 13', () => {
  const lies: [string, (t: FoundrySeat) => Record<string, unknown>][] = [
    [
      'does not begin at the token’s old place',
      (t) => ({
        origin: t.px([1, 1]),
        passed: { waypoints: [{ ...t.px([8, 8]), action: 'walk' }] },
      }),
    ],
    [
      'does not end at the new place',
      (t) => ({ passed: { waypoints: [{ ...t.px([7, 5]), action: 'walk' }] } }),
    ],
    ['has no points', () => ({ passed: { waypoints: [] } })],
    ['cannot be read', () => ({ passed: { waypoints: [null] } })],
  ];
  it.each(lies)(
    'if a player’s client reports a path that %s, the shortest path is assumed and ' +
      'marked as “doubtful”',
    async (_name, movement) => {
      const t = await sit(13);
      await t.sends('Aldo', [8, 8], { movement: movement(t) });
      expect(t.last()).toMatchObject({ seen: 'assumed', caveats: ['way'] });
      expect(t.last().path[0]).toEqual(HOME);
      expect(t.last().path.at(-1)).toEqual([8, 8]);
      expect(t.entry(t.last())?.verdict).toBe('doubtful');
      expect(t.referee.offers.value.map(({ provoked }) => provoked.by)).toEqual([t.idOf('Ogre')]);
    },
  );

  it.each<[string, (t: FoundrySeat) => Record<string, unknown>]>([
    ['20,000 squares', (t) => serpent(t, HOME, [8, 8], 20_000)],
    [
      'points a billion squares apart',
      (t) => ({
        passed: {
          waypoints: [
            { x: 1e11, y: 1e11, action: 'walk' },
            { ...t.px([8, 8]), action: 'walk' },
          ],
        },
      }),
    ],
    [
      'points that are not numbers',
      (t) => ({
        passed: {
          waypoints: [
            { x: 'a', y: null, action: 'walk' },
            { ...t.px([8, 8]), action: 'walk' },
          ],
        },
      }),
    ],
  ])(
    'for a path of %s, the extension does not ask Foundry to fill the gaps',
    async (_name, movement) => {
      const t = await sit(13);
      t.filled();
      await t.sends('Aldo', [8, 8], { movement: movement(t) });
      expect(t.filled().every((squares) => squares <= LONGEST)).toBe(true);
      expect(t.last()).toMatchObject({ seen: 'assumed' });
      expect(t.last().path.at(-1)).toEqual([8, 8]);
      expect(t.referee.offers.value.map(({ provoked }) => provoked.by)).toEqual([t.idOf('Ogre')]);
    },
  );
});

describe.each(['jumpgate', 'legacy'] as const)('Roll20, %s', (engine) => {
  const sitDown = async (): Promise<Roll20Seat> => {
    const t = await sitAtRoll20(engine);
    seat = t;
    for (const name of ['Ogre', 'Wolf', 'Aldo']) await t.turn(name);
    return t;
  };

  it(
    'a player’s move on Roll20 gets a ruling even if the game master presses undo at the ' +
      'same moment',
    async () => {
      const t = await sitDown();
      t.presses('z', true);
      await t.goes('Aldo', OCCUPIED);
      expect(t.last()).toMatchObject({ of: t.idOf('Aldo') });
      expect(t.entry(t.last())?.verdict).not.toBe('info');
      expect(t.last().ruling.faults.map(({ code }) => code)).toContain('ends-occupied');
    },
  );

  it('an endless movement of a Roll20 token is recorded in parts that are short enough to store', async () => {
    const t = await sitDown();
    // Never back to where a move of it began: that would look like a move that is taken back.
    for (let i = 0; i < 44; i++) {
      const aside = i >> 1;
      await t.goes(
        'Aldo',
        i % 2 === 0
          ? [FAR[0] - (aside % 4), FAR[1] - (aside >> 2)]
          : [HOME[0] + (aside % 4), HOME[1] - (aside >> 2)],
      );
    }
    for (const each of t.moves()) {
      expect(each.path.length).toBeLessThanOrEqual(LONGEST);
      expect(readEvents([each]).events).toHaveLength(1);
    }
    expect(t.moves().some(({ caveats }) => caveats?.includes('long'))).toBe(true);
  });
});
