/**
 * Moves on the practice table: reports, questions beforehand, undo, and commands of the overlay.
 */
import { describe, expect, it } from 'vitest';
import type { Commands, HostListener, HostMove, Reading } from '../../src/state/host.ts';
import { startFight } from '../../adapters/practice/fight.ts';
import { PracticeHost } from '../../adapters/practice/host.ts';
import { practiceAdapter } from '../../adapters/practice/index.ts';
import { layTable } from '../../adapters/practice/table.ts';

type Told =
  | ['moved' | 'intends', HostMove]
  | ['drag', unknown]
  | ['reading', readonly (readonly number[])[]];

/** The table with a listener that answers `intends` with `may` and records all calls in order. */
function seated({ gm = true, may = true }: { gm?: boolean; may?: boolean } = {}) {
  const host = new PracticeHost(
    layTable({ id: 'one', board: '....\n.A.g\n....', legend: { R: { mount: 'A' } }, select: 'A' }),
  );
  const told: Told[] = [];
  const readings: Reading[] = [];
  const nothing = (): void => undefined;
  const listener: HostListener = {
    moved: (move) => {
      told.push(['moved', move]);
    },
    intends: (move) => {
      told.push(['intends', move]);
      return may;
    },
    reading: (reading) => {
      readings.push(reading);
      told.push(['reading', (reading.scene?.creatures ?? []).map((c) => c.at)]);
    },
    drag: (drag) => {
      told.push(['drag', drag]);
    },
    camera: nothing,
    selection: nothing,
    pointer: nothing,
    targets: nothing,
    stale: nothing,
  };
  const end = new AbortController();
  const commands: Commands = practiceAdapter(host).start(listener, end.signal);
  host.playAs(gm);
  commands.guard?.(true);
  told.length = 0;
  const names = (): string[] => told.map(([name]) => name);
  const moves = (): HostMove[] => told.flatMap((each) => (each[0] === 'moved' ? [each[1]] : []));
  return { host, told, readings, end, commands, names, moves };
}

const drag = (host: PracticeHost): void => {
  host.beginDrag('A');
  host.dragTo([2, 1]);
  host.dragTo([2, 2]);
  host.drop();
};

describe('moves on the practice table', () => {
  it('the practice table reports the path of a drag, even of a rider, before the scene after the drag', () => {
    const { host, told, names, moves } = seated();
    drag(host);
    expect(names().slice(-4)).toEqual(['drag', 'moved', 'moved', 'reading']);
    expect(moves()[0]).toEqual({
      id: expect.any(String),
      of: 'A',
      path: [
        [1, 1],
        [2, 1],
        [2, 2],
      ],
      whole: true,
      cause: 'drag',
      by: 'self',
    });
    expect(moves()[1]).toMatchObject({
      of: 'R',
      path: [
        [1, 1],
        [2, 2],
      ],
      whole: false,
      cause: 'placed',
    });
    expect(told.at(-1)?.[1]).toEqual([
      [2, 2],
      [3, 1],
      [2, 2],
    ]);
    expect(moves()[0]?.id).not.toBe(moves()[1]?.id);
  });

  it('the practice table asks permission before a player’s move, and not before a game master’s', () => {
    const master = seated({ may: false });
    drag(master.host);
    expect([master.names().includes('intends'), master.host.table.past.length]).toEqual([false, 1]);
    const player = seated({ gm: false });
    drag(player.host);
    expect(player.names().slice(-4)).toEqual(['intends', 'moved', 'moved', 'reading']);
    expect(player.told.find(([name]) => name === 'intends')?.[1]).toBe(player.moves()[0]);
  });

  it('the practice table asks no permission for moves if the settings hold back no moves', () => {
    const { host, commands, names } = seated({ gm: false, may: false });
    commands.guard?.(false);
    drag(host);
    expect([names().includes('intends'), host.table.past.length]).toEqual([false, 1]);
  });

  it('if a move on the practice table is refused, the token stays, and the drag ends', () => {
    const { host, names, told } = seated({ gm: false, may: false });
    drag(host);
    expect(names().slice(-2)).toEqual(['drag', 'intends']);
    expect(told.at(-2)?.[1]).toBeNull();
    expect([host.table.past, host.drag]).toEqual([[], null]);
    host.step('A', [1, 0]);
    expect([names().at(-1), host.table.past]).toEqual(['intends', []]);
  });

  it(
    'arrow-key moves on the practice table are reported as keyboard moves, and steps off the map ' +
      'are not reported',
    () => {
      const { host, moves } = seated();
      host.step('A', [1, 0]);
      host.dragStep('A', [0, 1]);
      host.dragStep('A', [1, 0]);
      host.drop();
      expect(
        moves()
          .filter(({ of }) => of === 'A')
          .map(({ path, cause }) => [path, cause]),
      ).toEqual([
        [
          [
            [1, 1],
            [2, 1],
          ],
          'keyboard',
        ],
        [
          [
            [2, 1],
            [2, 2],
            [3, 2],
          ],
          'keyboard',
        ],
      ]);
      host.step('A', [0, 1]);
      expect(moves()).toHaveLength(4);
    },
  );

  it('on the practice table, a redo needs permission like a move, and an undo does not', () => {
    const { host, moves, names } = seated({ gm: false });
    drag(host);
    host.undo();
    expect(
      moves()
        .filter(({ of }) => of === 'A')
        .at(-1),
    ).toMatchObject({
      path: [
        [2, 2],
        [1, 1],
      ],
      whole: false,
      cause: 'undo',
      by: 'self',
    });
    host.redo();
    expect(
      moves()
        .filter(({ of }) => of === 'A')
        .at(-1),
    ).toMatchObject({
      path: [
        [1, 1],
        [2, 1],
        [2, 2],
      ],
      whole: true,
    });
    expect(
      moves()
        .filter(({ of }) => of === 'A')
        .at(-1),
    ).not.toHaveProperty('cause');
    expect(names().filter((name) => name === 'intends')).toHaveLength(2);
    expect(new Set(moves().map(({ id }) => id)).size).toBe(moves().length);
  });

  it('on the practice table, undo reports no move if there is no move to undo', () => {
    const { host, told } = seated();
    host.undo();
    host.redo();
    expect(told).toEqual([]);
  });
});

describe('commands to the practice table', () => {
  it('a move that Quadretto makes on the practice table follows the whole path, and needs no permission', async () => {
    const { host, commands, moves, names } = seated({ gm: false, may: false });
    expect(
      await commands.move?.('A', [
        [1, 1],
        [2, 2],
      ]),
    ).toBe(true);
    expect(names()).not.toContain('intends');
    expect(moves()[0]).toMatchObject({
      path: [
        [1, 1],
        [2, 2],
      ],
      whole: true,
      cause: 'drag',
    });
    expect(host.table.scene.creatures?.[0]?.at).toEqual([2, 2]);
  });

  it(
    'if Quadretto moves a token on the practice table along a path that begins elsewhere, ' +
      'only the move’s two ends are reported',
    async () => {
      const { commands, moves } = seated();
      expect(
        await commands.move?.('A', [
          [0, 0],
          [2, 2],
        ]),
      ).toBe(true);
      expect(moves()[0]).toMatchObject({
        path: [
          [1, 1],
          [2, 2],
        ],
        whole: false,
      });
    },
  );

  it(
    'on the practice table, putting a token back on its previous square undoes the last ' +
      'move, and redo is possible',
    async () => {
      const { host, commands, moves } = seated();
      drag(host);
      expect(await commands.place?.('A', [1, 1])).toBe(true);
      expect([host.table.past.length, host.table.future.length, moves().at(-2)?.cause]).toEqual([
        0,
        1,
        'undo',
      ]);
      expect(await commands.place?.('A', [0, 0])).toBe(true);
      expect(host.table.past).toEqual([{ of: 'A', from: [1, 1], to: [0, 0] }]);
      host.undo();
      host.redo();
      expect(moves().at(-2)).toMatchObject({ of: 'A', cause: 'placed', whole: false });
    },
  );

  it('on the practice table, a command to move a missing token, or a token to its present square, fails', async () => {
    const { commands, end } = seated();
    expect(await commands.place?.('nobody', [0, 0])).toBe(false);
    expect(await commands.place?.('A', [1, 1])).toBe(false);
    end.abort();
    expect(
      await commands.move?.('A', [
        [1, 1],
        [2, 2],
      ]),
    ).toBe(false);
  });
});

describe('user and fight in the practice table’s scene', () => {
  it('on the practice table, the game master and a player may move every token', () => {
    const { host, readings } = seated({ gm: false });
    expect(readings.at(-1)).toMatchObject({ gm: false, owned: ['A', 'g', 'R'] });
    host.playAs(true);
    expect(readings.at(-1)?.gm).toBe(true);
    const { length } = readings;
    host.playAs(true);
    expect(readings).toHaveLength(length);
  });

  it('each fight on the practice table has its own id, even after the user opens another lesson', () => {
    const { host, readings } = seated();
    const { table } = host;
    expect(readings.at(-1)).not.toHaveProperty('fight');
    host.apply(startFight);
    const first = readings.at(-1)?.fight;
    expect(first).toEqual(expect.any(String));
    host.lay(table);
    expect(readings.at(-1)).not.toHaveProperty('fight');
    host.apply(startFight);
    expect(readings.at(-1)?.fight).not.toBe(first);
  });
});
