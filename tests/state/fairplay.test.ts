/**
 * Fair play: the player's log and notices contain nothing that the player may not see. Whatever the
 * game master does, the game master's client writes nothing of this into the shared flags. The
 * player's log equals the log of a world without the hidden creatures and walls.
 */
import '../../src/text/pages.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logText } from '../../src/overlay/panels/log/text.ts';
import { locale } from '../../src/text/locale.ts';
import { addCreatures } from '../../src/text/roster.ts';
import { someone, table, type TestTable } from './refereeing/table.ts';

const SEEN = [
  someone('a', 'party', [8, 12], { name: 'Aldo' }),
  someone('g', 'foes', [3, 12], { name: 'Goblin' }),
];
/**
 * A creature beside Aldo's path that is hidden from the players, and a wall across the path that
 * they have not seen.
 */
const HIDDEN = someone('sly', 'foes', [11, 13], { name: 'Ambusher', visibleTo: ['foes'] });
const WALL = { from: [14, 10] as [number, number], to: [14, 14] as [number, number] };
/**
 * Patterns of the hidden creature's names and ids and of the hidden positions, as data and as
 * labels, in any case.
 */
const SECRETS = [/sly/i, /ambusher/i, /\b11\s*,\s*13\b/, /\bL14\b/, /\b14\s*,\s*1[0-4]\b/];

/**
 * A path past the ambusher: it leaves two squares that the ambusher threatens, returns through its
 * position, and crosses the wall.
 */
const PAST = [
  [8, 12],
  [9, 12],
  [10, 12],
  [11, 12],
  [12, 11],
] as const;
const THROUGH = [
  [8, 12],
  [9, 12],
  [10, 13],
  [11, 13],
  [12, 12],
] as const;
const WALLED = [
  [8, 12],
  [9, 12],
  [10, 11],
  [11, 11],
  [12, 11],
  [13, 11],
  [14, 11],
] as const;
type Way = readonly (readonly [number, number])[];

interface Sides {
  readonly gm: TestTable;
  readonly player: TestTable;
  readonly written: Record<string, string>;
}

function sides(): Sides {
  const written: Record<string, string> = {};
  const gm = table([...SEEN, HIDDEN], { rest: { walls: [WALL] } });
  const player = table(SEEN, { gm: false });
  gm.store.user.value = 'gm1';
  player.store.user.value = 'player1';
  gm.commands({
    share: async (notes) => {
      Object.assign(written, notes);
      return true;
    },
  });
  for (const id of ['a', 'g', 'sly']) gm.turn(id, 1, ['a', 'g', 'sly']);
  for (const id of ['a', 'g']) player.turn(id, 1, ['a', 'g']);
  gm.turn('a', 2, ['a', 'g', 'sly']);
  player.turn('a', 2, ['a', 'g']);
  return { gm, player, written };
}

const told = async ({ player, written }: Sides): Promise<void> => {
  await vi.advanceTimersByTimeAsync(5000);
  player.wired.notes({ ...written });
  await vi.advanceTimersByTimeAsync(5000);
};
const walk = (t: TestTable, way: Way): void => {
  t.go('a', ...way.map(([x, y]): [number, number] => [x, y]));
};

/** All texts of the player's referee, in both languages and as data. */
function said({ player: { referee, store } }: Sides): string {
  const creatures = (store.amended.peek()?.creatures ?? []).map(({ id, name = '' }) => ({
    id,
    name,
  }));
  addCreatures(creatures);
  const logs = (['en', 'it'] as const).map((language) => {
    locale.value = language;
    return logText(referee.entries.peek());
  });
  return [
    ...logs,
    referee.exported(),
    JSON.stringify([referee.entries.peek(), referee.offers.peek(), referee.encounter.peek()]),
  ].join('\n');
}
const leaks = (text: string): string[] => SECRETS.filter((secret) => secret.test(text)).map(String);
/** The log's entries without ids and times, which differ between clients. */
const lines = (one: Sides): unknown =>
  one.player.referee.entries
    .peek()
    .map(({ verdict, allowed, offers, open, event: { kind } }) => ({
      kind,
      verdict,
      allowed,
      offers: offers.length,
      open,
    }));

let language: typeof locale.value;
beforeEach(() => {
  vi.useFakeTimers();
  language = locale.value;
});
afterEach(() => {
  vi.useRealTimers();
  locale.value = language;
});

describe('a player’s move past a hidden creature', () => {
  it(
    'a player’s move past a hidden creature provokes an attack on the GM’s client, but not on ' +
      'the player’s client',
    () => {
      const both = sides();
      walk(both.gm, PAST);
      walk(both.player, PAST);
      expect(both.gm.referee.offers.peek().map(({ provoked }) => provoked.by)).toEqual(['sly']);
      expect(both.player.referee.offers.peek()).toEqual([]);
      expect(both.player.referee.entries.peek().at(-1)).toMatchObject({
        verdict: 'legal',
        open: false,
      });
      expect(leaks(said(both))).toEqual([]);
    },
  );

  type Doing = (gm: TestTable) => void | Promise<unknown>;
  const lastMove = (gm: TestTable): string => gm.last('move').id;
  it.each<[what: string, way: Way, does: Doing]>([
    [
      'makes the hidden creature’s attack of opportunity',
      PAST,
      (gm) => gm.referee.take(gm.referee.offers.peek()[0]!),
    ],
    [
      'passes up the hidden creature’s attack of opportunity',
      PAST,
      (gm) => gm.referee.pass(gm.referee.offers.peek()[0]!),
    ],
    [
      'makes the hidden creature’s attack of opportunity as a trip',
      PAST,
      (gm) => gm.referee.take(gm.referee.offers.peek()[0]!, 'trip'),
    ],
    [
      'allows a path through the hidden creature’s cell',
      THROUGH,
      (gm) => gm.referee.allow(lastMove(gm)),
    ],
    [
      'allows the move with a note that names the hidden creature',
      THROUGH,
      (gm) => gm.referee.allow(lastMove(gm), 'the Ambusher steps aside'),
    ],
    ['allows a path through the unseen wall', WALLED, (gm) => gm.referee.allow(lastMove(gm))],
    [
      'dismisses the log entry of a move through the hidden creature’s cell',
      THROUGH,
      (gm) => gm.referee.dismiss(lastMove(gm)),
    ],
    [
      'declares an action of the hidden creature',
      PAST,
      (gm) =>
        gm.referee.declare({ of: 'sly', action: 'melee-attack', target: 'a', as: 'opportunity' }),
    ],
    ['makes the hidden creature prone', PAST, (gm) => gm.referee.condition('sly', 'prone', true)],
    [
      'moves the hidden creature',
      PAST,
      (gm) => {
        gm.go('sly', [11, 13], [11, 14]);
      },
    ],
    ['gives the hidden creature its turn', PAST, (gm) => gm.turn('sly', 2, ['a', 'g', 'sly'])],
  ])(
    'if the GM %s, the player’s client learns nothing that the player cannot see',
    async (_, way, does) => {
      const both = sides();
      walk(both.gm, way);
      walk(both.player, way);
      const before = lines(both);
      await does(both.gm);
      await told(both);
      expect(leaks(JSON.stringify(both.written))).toEqual([]);
      // The player's own path goes over these squares, so the player's texts contain them.
      const own = way === PAST ? [] : SECRETS.slice(2).map(String);
      expect(leaks(said(both)).filter((secret) => !own.includes(secret))).toEqual([]);
      expect(lines(both)).toEqual(before);
    },
  );

  it(
    'if the GM allows a move with a note that names a hidden creature, players receive ' +
      'the permission without the note',
    async () => {
      const both = sides();
      for (const t of [both.gm, both.player])
        t.go('a', [8, 12], [7, 12], [6, 12], [5, 12], [4, 12], [3, 12], [2, 12]);
      both.gm.referee.allow(lastMove(both.gm), 'Ambusher lets him');
      await told(both);
      expect(leaks(JSON.stringify(both.written))).toEqual([]);
      // The allowance is about facts that both clients see, so it is shared.
      expect(both.player.referee.entries.peek().at(-1)?.verdict).toBe('allowed');
      expect(leaks(said(both))).toEqual([]);
    },
  );
});

describe('a shared note', () => {
  it(
    'data that another client sends about a creature hidden from the player change ' +
      'nothing in the player’s combat log',
    async () => {
      const both = sides();
      walk(both.player, PAST);
      const before = lines(both);
      const note = {
        said: [
          ['x1', 'sly', 'a', 2, 'ffff', true],
          ['x2', '', 'sly', 2, 'ffff', 'Ambusher'],
          ['x3', 'g', 'sly', 2, 'ffff', true],
        ],
        undone: [],
      };
      both.written['gm1'] = JSON.stringify(note);
      await told(both);
      expect(leaks(said(both))).toEqual([]);
      expect(lines(both)).toEqual(before);
    },
  );
});
