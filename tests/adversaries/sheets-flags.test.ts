/**
 * Attack: a player reads the shared flags about another player's creature. The tests check what one
 * client writes and another reads: the column `flag` of the fair-play matrix (support/fairness.ts).
 */
import '../support/texts.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logText } from '../../src/overlay/panels/log/text.ts';
import { addCreatures } from '../../src/text/roster.ts';
import { someone, table, type TestTable } from '../state/refereeing/table.ts';
import { ASSASSIN, leaks, NAMEPLATE } from './support/assassin.ts';
import { MATRIX, creatureOf, userOf, type Row } from './support/fairness.ts';

const ID = 'sly';
const WEAPON = { id: 'held-1', name: '', kind: 'melee' as const, ready: true };
const OPEN = {
  attacks: [
    { id: 'st', name: ASSASSIN.weapons[0]?.name ?? '', kind: 'melee' as const, ready: true },
  ],
  traits: ['combat-reflexes'],
  hp: { current: 6661, max: 6662 },
};

const BERTA = someone('b', 'party', [8, 12], { name: 'Berta' });
/** A path that leaves two cells that the assassin threatens. */
const WAY: readonly (readonly [number, number])[] = [
  [8, 12],
  [9, 12],
  [10, 12],
  [11, 12],
  [12, 11],
];
/** Matches the assassin's cell and the cells of the path in serialized data. */
const PLACES = /\b(?:11\s*,\s*13|9\s*,\s*12|10\s*,\s*12|11\s*,\s*12|12\s*,\s*11)\b/;

/** The assassin as this row's client reads it. */
const assassin = ({ screen, seen, seat }: Row) =>
  screen === 'nothing'
    ? []
    : [
        someone(ID, 'foes', [11, 13], {
          name: NAMEPLATE,
          ...(screen === 'shown'
            ? { attacks: [WEAPON], speed: undefined, bab: undefined, abilities: undefined }
            : OPEN),
          ...(seen === 'hidden' && (seat === 'assistant' || seat === 'master')
            ? { visibleTo: ['foes'] }
            : {}),
        }),
      ];

const sits = (row: Row, gm: boolean): TestTable => {
  const t = table([BERTA, ...assassin(row)], { gm });
  t.store.user.value = gm ? 'gm1' : 'player1';
  for (const [of, round] of [
    ['b', 1],
    [ID, 1],
    ['b', 2],
  ] as const)
    if (of === 'b' || row.screen !== 'nothing') t.turn(of, round);
  return t;
};
const walk = (t: TestTable): void => {
  t.go('b', ...WAY.map(([x, y]): [number, number] => [x, y]));
};
function said({ referee, store }: TestTable): string {
  addCreatures((store.amended.peek()?.creatures ?? []).map(({ id, name = '' }) => ({ id, name })));
  return [
    logText(referee.entries.peek()),
    referee.exported(),
    JSON.stringify([referee.entries.peek(), referee.encounter.peek()]),
  ].join('\n');
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the flags that a client writes on a Foundry table', () => {
  it.each(
    MATRIX.map(
      (row) =>
        [
          userOf(row),
          `${row.flag === 'ids' ? 'only the token id of' : 'nothing about'} ${creatureOf(row)}`,
          row,
        ] as const,
    ),
  )('%s’s client writes into shared data %s', async (_user, _flag, row) => {
    const gm = row.seat === 'master' || row.seat === 'assistant';
    const written: Record<string, string> = {};
    const writer = sits(row, gm);
    writer.commands({
      share: async (notes) => {
        Object.assign(written, notes);
        return true;
      },
    });
    walk(writer);
    const offer = writer.referee.offers.peek()[0];
    expect(offer?.provoked.by).toBe(row.screen === 'nothing' ? undefined : ID);
    if (offer !== undefined) await writer.referee.take(offer, 'trip');
    await vi.advanceTimersByTimeAsync(5000);
    const notes = JSON.stringify(written);
    expect(notes.includes(ID)).toBe(row.flag === 'ids');
    expect(leaks(notes)).toEqual([]);
    expect(notes).not.toContain(NAMEPLATE);
    expect(notes).not.toMatch(PLACES);

    // A player's client ignores the flag if it does not show the creature; otherwise it records the
    // opportunity as used.
    for (const screen of ['nothing', 'shown'] as const) {
      const player = sits({ ...row, seat: 'player', screen }, false);
      walk(player);
      const before = said(player);
      player.wired.notes({ ...written });
      await vi.advanceTimersByTimeAsync(5000);
      expect(leaks(said(player))).toEqual([]);
      const used = player.referee.encounter.peek().taken;
      if (screen === 'nothing' || row.flag === 'nothing') expect(said(player)).toBe(before);
      else expect(JSON.stringify(used)).toContain(ID);
    }
  });
});
