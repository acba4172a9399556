/**
 * The page script's use of Foundry's hooks for moving tokens, on the stand-in's documents and hooks
 * without its canvas. Each version of Foundry has one hook whose answer can stop a move. For some
 * moves the page script does not ask.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { commands } from '../../adapters/foundry/act.ts';
import type { Sent } from '../../adapters/foundry/live.ts';
import { followMoves, guard, tellMoves } from '../../adapters/foundry/moves.ts';
import { allowed, createSender } from '../../src/bridge/page.ts';
import { USERS, type Seat } from '../hosts/foundry/world/types.ts';
import { client, Hooks, PX, type Said } from './foundry-client.ts';
import { everyCase } from '../support/everyCase.ts';

const told = (said: readonly Said[], type: string): Partial<Said['data']>[] =>
  said
    .filter((s) => s.type === type)
    .map(({ data: { of, path, by, cause } }) => ({
      of,
      path,
      ...(by && { by }),
      ...(cause && { cause }),
    }));

beforeEach(() => {
  guard('off');
});

describe.each([11, 12, 13, 14])('moves on Foundry %d', (generation) => {
  const newer = generation >= 13;
  const PROGRAM = newer ? { cause: 'program' } : {};

  it(
    'Quadretto’s page script on Foundry asks once for permission before a player’s move, ' +
      'and then reports the move once',
    async () => {
      const { doc, said } = client(generation, 'player');
      guard('on');
      await doc('Aldo').update(PX(7, 5));
      const path = [
        [1400, 900],
        [1300, 900],
      ];
      expect(said.map(({ type }) => type)).toEqual(['intends', 'moved']);
      expect(told(said, 'intends')).toEqual([{ of: doc('Aldo').id, path, by: 'self', ...PROGRAM }]);
      expect(told(said, 'moved')).toEqual([{ of: doc('Aldo').id, path, by: 'self', ...PROGRAM }]);
      expect(said[0]!.data.id).toBe(said[1]!.data.id);
    },
  );

  it('a move carries the movement mode that its user chose for this token, to every client', async () => {
    const { doc, said } = client(generation, 'player');
    commands.choose(doc('Aldo').id, 'disengage');
    await doc('Aldo').update(PX(7, 5));
    await doc('Berta').update(PX(9, 9));
    commands.choose('', '');
    await doc('Aldo').update(PX(6, 5));
    expect(said.map(({ data }) => [data.of, data.mode])).toEqual([
      [doc('Aldo').id, 'disengage'],
      [doc('Berta').id, undefined],
      [doc('Aldo').id, undefined],
    ]);
    const other = client(generation, 'gm');
    const option = (of: string, mode: unknown) => ({ quadrettoMode: { of, mode } });
    const { id } = other.doc('Aldo');
    await other.doc('Aldo').update(PX(7, 5), option(id, 'dash'));
    for (const forged of [
      option('other', 'dash'),
      option(id, 7),
      option(id, ''),
      option(id, 'x'.repeat(41)),
      { quadrettoMode: 'dash' },
      { quadrettoMode: null },
    ])
      await other.doc('Aldo').update(PX(other.said.length % 2 === 0 ? 7 : 6, 5), forged);
    expect(other.said.map(({ data }) => data.mode)).toEqual([
      'dash',
      ...Array.from({ length: 6 }, () => undefined),
    ]);
  });

  it(
    'after Quadretto has refused a move, Foundry still allows another token’s move, and a ' +
      'new height for the refused token',
    async () => {
      const { doc, said, no } = client(generation, 'player');
      guard('on');
      no.add(doc('Aldo').id);
      expect(await doc('Aldo').update(PX(7, 5))).toBeUndefined();
      expect(doc('Aldo')._source.x).toBe(1400);
      expect(await doc('Berta').update(PX(9, 9))).toBeDefined();
      expect(await doc('Aldo').update({ elevation: 5 })).toBeDefined();
      expect(said.map(({ type, data }) => [type, data.of])).toEqual([
        ['intends', doc('Aldo').id],
        ['intends', doc('Berta').id],
        ['moved', doc('Berta').id],
      ]);
    },
  );

  everyCase<[what: string, name: string, change: Record<string, unknown>]>([
    ['a turn on the spot', 'Aldo', { rotation: 90 }],
    ['a mirrored picture', 'Aldo', { texture: { scaleX: -1, scaleY: 1 } }],
    ['a larger picture', 'Aldo', { texture: { scaleX: 2, scaleY: 2 } }],
    ['a change of height alone', 'Aldo', { elevation: 20 }],
    ['a token that is hidden', 'Aldo', { hidden: true }],
    ['a token that is locked', 'Aldo', { locked: true }],
    ['growth to the right and down', 'Aldo', { width: 2, height: 2 }],
    ['growth to the left and up', 'Aldo', { width: 2, height: 2, ...PX(7, 4) }],
    ['growth around its middle', 'Aldo', { width: 3, height: 3, ...PX(7, 4) }],
    ['shrinking into the lower right corner', 'Ogre', { width: 1, height: 1, ...PX(10, 5) }],
    ['shrinking into the lower left corner', 'Ogre', { width: 1, height: 1, ...PX(9, 5) }],
    ['shrinking to a half cell inside', 'Ogre', { width: 0.5, height: 0.5, ...PX(9.5, 4.5) }],
    [
      'growth that is turned, mirrored, raised and locked at once',
      'Aldo',
      {
        ...{ width: 2, height: 2, rotation: 135, elevation: 10, locked: true, ...PX(7, 4) },
        texture: { scaleX: -1, scaleY: 1 },
      },
    ],
    ['growth on one side, lowered and hidden', 'Aldo', { width: 2, elevation: -5, ...PX(7, 5) }],
    [
      'shrinking on one side, with a mirrored and larger picture',
      'Ogre',
      { width: 1, ...PX(10, 4), texture: { scaleX: -2, scaleY: 2 } },
    ],
    ['longer one way and shorter the other', 'Ogre', { width: 3, height: 1, ...PX(8, 5) }],
  ])(
    'rotating, resizing, raising, hiding or locking a Foundry token does not count as a move',
    async (_, name, change) => {
      const { doc, said, no } = client(generation, name === 'Aldo' ? 'player' : 'gm');
      guard('on');
      no.add(doc(name).id);
      expect(await doc(name).update(change)).toBeDefined();
      tellMoves();
      expect(said).toEqual([]);
    },
  );

  everyCase<[what: string, change: Record<string, unknown>, from: ReturnType<typeof PX>]>([
    ['grows and moves', { width: 2, height: 2, ...PX(4, 5) }, PX(7, 5)],
    ['grows and moves upwards', { width: 2, height: 2, ...PX(8, 1) }, PX(8, 4)],
    ['shrinks and moves', { width: 0.5, height: 0.5, ...PX(12, 5) }, PX(8.5, 5)],
  ])(
    'a Foundry move that also resizes the token starts from the square of the old space ' +
      'that is nearest to the destination',
    async (_, change, from) => {
      const { doc, said, no } = client(generation, 'player');
      guard('on');
      await doc('Aldo').update(change);
      const path = [
        [from.x, from.y],
        [change['x'], change['y']],
      ];
      for (const type of ['intends', 'moved'])
        expect(said.find((each) => each.type === type)?.data.path).toEqual(path);
      no.add(doc('Aldo').id);
      expect(await doc('Aldo').update(PX(2, 2))).toBeUndefined();
    },
  );

  it('after a Foundry token has grown, the token’s next move starts from the new top left corner', async () => {
    const { doc, said } = client(generation, 'player');
    await doc('Aldo').update({ width: 2, height: 2, ...PX(7, 4) });
    await doc('Aldo').update(PX(5, 4));
    tellMoves();
    const path = said.at(-1)?.data.path;
    expect([path?.[0], path?.at(-1)]).toEqual([
      [1300, 800],
      [1100, 800],
    ]);
  });

  everyCase<[what: string, seat: Seat, on: boolean]>([
    ['while no policy needs it', 'player', false],
    ['by a game master', 'gm', true],
    ['by a second game master', 'other', true],
  ])(
    'Quadretto’s page script on Foundry asks no permission for a GM’s move, or if the settings hold back no moves',
    async (_, seat, on) => {
      const { doc, said, no } = client(generation, seat);
      guard(on ? 'on' : 'off');
      no.add(doc('Aldo').id);
      await doc('Aldo').update(PX(7, 5));
      expect(said.map(({ type }) => type)).toEqual(['moved']);
    },
  );

  it(
    'after a restart, Quadretto’s page script on Foundry asks no permission for moves ' +
      'until a new order arrives',
    async () => {
      const { doc, said, end, target } = client(generation, 'player');
      guard('on');
      end.abort();
      await doc('Aldo').update(PX(7, 5));
      expect(said).toEqual([]);
      followMoves(createSender<Sent>(target), new AbortController().signal);
      await doc('Aldo').update(PX(6, 5));
      expect(said.map(({ type }) => type)).toEqual(['moved']);
    },
  );

  it('Quadretto’s page script on Foundry allows a move if asking for permission causes an error', async () => {
    const { doc, target } = client(generation, 'player');
    guard('on');
    Object.defineProperty(target, 'dispatchEvent', {
      value: () => {
        throw new Error('another module');
      },
    });
    expect(await doc('Aldo').update(PX(7, 5))).toBeDefined();
  });

  everyCase<[Seat, string]>([
    ['gm', 'placed'],
    ['player', 'doubtful: teleport'],
  ])(
    'on Foundry, an undo or a teleport needs no permission, and only a player’s teleport is reported as doubtful',
    async (seat, teleported) => {
      const { doc, said, no } = client(generation, seat);
      const aldo = doc('Aldo');
      guard('on');
      no.add(aldo.id);
      if (newer) {
        await aldo.move([{ ...PX(7, 5), action: 'displace' }], { method: 'undo' });
        await aldo.move([{ ...PX(6, 5), action: 'blink' }]);
        await aldo.move([PX(5, 5)], { method: 'paste' });
        await aldo.move([PX(4, 5)], { method: 'config' });
      } else {
        await aldo.update(PX(7, 5), { isUndo: true });
        for (const column of [6, 5, 4]) await aldo.update(PX(column, 5), { teleport: true });
      }
      expect(await commands.place(aldo.id, '[[1400,900]]')).toBe(true);
      expect(told(said, 'intends')).toEqual([]);
      const how = said.map(({ data: { cause, doubt } }) =>
        doubt === undefined ? cause : `doubtful: ${doubt}`,
      );
      expect(how).toEqual(['undo', teleported, teleported, teleported, 'undo']);
      expect(aldo._source.x).toBe(1400);
    },
  );

  it('a move that Quadretto makes on Foundry follows the whole path, and needs no permission', async () => {
    const { doc, said, no } = client(generation, 'player');
    const aldo = doc('Aldo');
    guard('on');
    no.add(aldo.id);
    const path = [
      [1400, 900],
      [1300, 1000],
      [1300, 1100],
    ];
    expect(await commands.move(aldo.id, JSON.stringify(path))).toBe(true);
    expect(said.map(({ type }) => type)).toEqual(['moved']);
    const [only] = told(said, 'moved');
    expect(only).toMatchObject({ by: 'self', cause: 'drag' });
    expect(only?.path).toEqual(path);
  });

  it(
    'Quadretto’s page script on Foundry refuses to move another user’s token, or a token ' +
      'along an invalid path',
    async () => {
      const { doc } = client(generation, 'player');
      const place = doc('Wolf')._source.x;
      expect(await commands.move(doc('Wolf').id, '[[2000,1400],[2100,1400]]')).toBe(false);
      expect(await commands.place(doc('Wolf').id, '[[2100,1400]]')).toBe(false);
      for (const path of ['[]', '[[1,2]]', '[[1,2],[3]]', '{}', '[[1,2],["3",4]]'])
        expect(await commands.move(doc('Aldo').id, path)).toBe(false);
      await expect(commands.move(doc('Aldo').id, 'no JSON')).rejects.toThrow(SyntaxError);
      expect(await commands.move('nobody', '[[1,2],[3,4]]')).toBe(false);
      expect([doc('Wolf')._source.x, doc('Aldo')._source.x]).toEqual([place, 1400]);
    },
  );

  it('another user’s move on Foundry is reported to a player only if the player can see the token', async () => {
    const { doc, said } = client(generation, 'player');
    const commit = (
      name: string,
      to: { x: number; y: number },
      user: string = USERS.gm.id,
    ): void => {
      const document = doc(name);
      document.commit(to, {}, user, document.movementOf(to));
    };
    commit('Wolf', PX(14, 11));
    commit('Ambusher', PX(13, 9));
    commit('Lurker', PX(16, 8));
    commit('Wolf', PX(20, 3));
    commit('Goblin', PX(8, 10), 'nobody known');
    commit('Dina', PX(11, 6), USERS.second.id);
    expect(told(said, 'moved').map(({ of, by }) => [of, by])).toEqual([
      [doc('Wolf').id, 'master'],
      [doc('Goblin').id, undefined],
      [doc('Dina').id, 'other'],
    ]);
  });

  it('a Foundry token’s move is reported with the final position before the token’s animation has ended', async () => {
    const { doc, said } = client(generation, 'gm');
    const wolf = doc('Wolf');
    // The animated position lags behind the committed one, so this value must not be used.
    wolf.x = wolf.y = 12_345;
    for (const [column, row] of [
      [14, 11],
      [13, 11],
      [13, 12],
    ] as const)
      wolf.commit(PX(column, row), {}, USERS.gm.id, wolf.movementOf(PX(column, row)));
    wolf.commit({ elevation: 10 }, {}, USERS.gm.id);
    expect(
      told(said, 'moved').map(({ path }) =>
        path?.map(([x, y]) => [(x - 600) / 100, (y - 400) / 100]),
      ),
    ).toEqual([
      [
        [14, 10],
        [14, 11],
      ],
      [
        [14, 11],
        [13, 11],
      ],
      [
        [13, 11],
        [13, 12],
      ],
    ]);
  });

  it('a move of a token on another Foundry scene is ignored, even if the token has the same id', async () => {
    const { doc, said } = client(generation, 'gm');
    guard('on');
    await doc('Aldo on the bridge').update({ x: 700, y: 700 });
    expect(said).toEqual([]);
  });

  it('a path in a Foundry update that does not match the token’s old and new position is ignored', async () => {
    const { doc, said } = client(generation, 'gm');
    const wolf = doc('Wolf');
    for (const mark of [
      {
        cause: 'drag',
        path: [
          [0, 0],
          [2000, 1500],
        ],
      },
      { cause: 'drag', path: 'x' },
      { cause: 'toString' },
      'drag',
      null,
      7,
    ]) {
      const to = PX(14, wolf._source.y === 1400 ? 11 : 10);
      wolf.commit(to, { quadretto: mark }, USERS.player.id, wolf.movementOf(to));
    }
    expect(told(said, 'moved')).toHaveLength(6);
    for (const { path } of told(said, 'moved')) expect(path?.every(([x]) => x === 2000)).toBe(true);
  });

  it(
    'only a game master can save shared data in a Foundry combat’s flags, and saving ' +
      'keeps the data of other users',
    async () => {
      const player = client(generation, 'player');
      expect(await commands.share('{"u1":"mine"}')).toBe(false);
      expect(player.combat.getFlag('world', 'quadretto')).toBeUndefined();
      const { combat } = client(generation, 'gm');
      await combat.setFlag('world', 'quadretto', { u2: 'theirs', u3: 'gone soon' });
      expect(await commands.share('{"u1":"mine","u3":""}')).toBe(true);
      expect(combat.getFlag('world', 'quadretto')).toEqual({ u1: 'mine', u2: 'theirs' });
      for (const notes of ['7', 'null', '"x"']) expect(await commands.share(notes)).toBe(false);
    },
  );
});

describe('moves on Foundry 13', () => {
  it(
    'on Foundry 13, Quadretto asks once for permission for a path with waypoints, and ' +
      'reports each leg of the move',
    async () => {
      const { doc, said } = client(13, 'player');
      guard('on');
      const aldo = doc('Aldo');
      await aldo.move(
        [{ ...PX(6, 5), checkpoint: true }, { ...PX(6, 7), checkpoint: true }, PX(5, 8)],
        { method: 'dragging' },
      );
      expect(told(said, 'intends')).toHaveLength(1);
      const cells = (path: [number, number][] = []): string =>
        path
          .map(([x, y]) => `${(x - 600) / 100},${(y - 400) / 100}`)
          .filter((c, i, all) => c !== all[i - 1])
          .join(' ');
      expect(cells(told(said, 'intends')[0]?.path)).toBe('8,5 7,5 6,5 6,6 6,7 5,8');
      expect(told(said, 'moved').map(({ path, cause }) => [cause, cells(path)])).toEqual([
        ['drag', '8,5 7,5 6,5'],
        ['drag', '6,5 6,6 6,7'],
        ['drag', '6,7 5,8'],
      ]);
    },
  );

  it('on Foundry 13, a token whose path with waypoints is refused does not move along any leg', async () => {
    const { doc, said, no } = client(13, 'player');
    guard('on');
    no.add(doc('Aldo').id);
    expect(
      await doc('Aldo').move([{ ...PX(6, 5), checkpoint: true }, PX(6, 7)], { method: 'dragging' }),
    ).toBe(false);
    expect(said.map(({ type }) => type)).toEqual(['intends']);
  });

  it('a hook “moveToken” that a Foundry module calls itself does not count as a move', () => {
    const { said } = client(13, 'gm');
    Hooks.call('moveToken', { id: 'x', document: {} }, { waypoints: [] });
    Hooks.call('moveToken', undefined, undefined);
    Hooks.call('preMoveToken', {}, {}, {});
    expect(said).toEqual([]);
  });

  it('if the squares of a Foundry 13 move cannot be read, the move is reported with only its waypoints', async () => {
    const { doc, said } = client(13, 'gm');
    const aldo = doc('Aldo');
    aldo.getCompleteMovementPath = () => {
      throw new Error('another module');
    };
    await aldo.move([PX(6, 5)]);
    expect(told(said, 'moved')[0]?.path).toEqual([
      [1400, 900],
      [1200, 900],
    ]);
  });
});

describe.each([11, 12])('moves on Foundry %d', (generation) => {
  it(
    'on Foundry 11 and 12, each leg of a path needs permission, and the token stops ' +
      'before a leg that is refused',
    async () => {
      const { doc, said, no } = client(generation, 'player');
      guard('on');
      const aldo = doc('Aldo');
      await aldo.update(PX(6, 5));
      no.add(aldo.id);
      expect(await aldo.update(PX(6, 7))).toBeUndefined();
      expect(said.map(({ type }) => type)).toEqual(['intends', 'moved', 'intends']);
      expect(aldo._source).toMatchObject(PX(6, 5));
    },
  );

  it('if a Foundry user moves several tokens at once, Quadretto asks permission for each token', async () => {
    const { doc, said, no } = client(generation, 'player');
    guard('on');
    no.add(doc('Berta').id);
    await Promise.all([doc('Aldo').update(PX(7, 5)), doc('Berta').update(PX(9, 9))]);
    expect(said.map(({ type, data }) => [type, data.of])).toEqual([
      ['intends', doc('Aldo').id],
      ['intends', doc('Berta').id],
      ['moved', doc('Aldo').id],
    ]);
  });
});

it('each request for permission to move has its own id', () => {
  const target = new EventTarget();
  const ids: string[] = [];
  for (let i = 0; i < 3; i += 1) allowed(target, (id) => ids.push(id));
  expect(new Set(ids).size).toBe(3);
});

describe('undo on Foundry 13, which records movements in a fight', () => {
  const stood = async (): Promise<
    ReturnType<typeof client> & { aldo: ReturnType<ReturnType<typeof client>['doc']> }
  > => {
    const table = client(13, 'player');
    const aldo = table.doc('Aldo');
    await aldo.move([PX(7, 5), PX(6, 5)], { method: 'dragging' });
    await aldo.move([PX(6, 4)], { method: 'dragging' });
    return { ...table, aldo };
  };
  const cell = ({ x, y }: { x: number; y: number }): string => JSON.stringify([[x, y]]);

  it(
    'undoing one of two moves on Foundry 13 removes only the undone move’s steps from the ' +
      'token’s movement history',
    async () => {
      const { aldo, said } = await stood();
      expect(aldo.movementHistory.length).toBe(4);
      expect(await commands.place(aldo.id, cell(PX(6, 5)))).toBe(true);
      expect(aldo._source).toMatchObject(PX(6, 5));
      expect(aldo.movementHistory.map(({ x }) => x)).toEqual([1400, PX(7, 5).x, PX(6, 5).x]);
      expect(said.at(-1)).toMatchObject({
        type: 'moved',
        data: { of: aldo.id, by: 'self', cause: 'undo' },
      });
    },
  );

  it('undoing all moves on Foundry 13 empties the token’s movement history', async () => {
    const { aldo } = await stood();
    expect(await commands.place(aldo.id, '[[1400,900]]')).toBe(true);
    expect(aldo._source).toMatchObject({ x: 1400, y: 900 });
    expect(aldo.movementHistory).toEqual([]);
  });

  everyCase([
    ['a cell that it only passed', PX(7, 5)],
    ['a cell where it never was', PX(2, 2)],
  ])(
    'putting a Foundry 13 token on a square where the token never stopped leaves its movement history unchanged',
    async (_, at) => {
      const { aldo } = await stood();
      expect(await commands.place(aldo.id, cell(at))).toBe(true);
      expect(aldo._source).toMatchObject(at);
      expect(aldo.movementHistory.length).toBeGreaterThan(3);
    },
  );

  it('a token update that Foundry 13 marks as an undo is reported as an undo', async () => {
    const { aldo, said } = await stood();
    said.length = 0;
    Hooks.callAll('updateToken', aldo, PX(5, 5), { isUndo: true }, USERS.player.id);
    tellMoves();
    expect(said.map(({ data }) => data.cause)).toEqual(['undo']);
  });
});
