/**
 * Benchmark: our build and another build of the extension in turns, on the same tables in one run:
 * the first marks, the start of the page, and a moved token.
 */
import type { Chromium } from '../../support/chromium.ts';
import { EDITOR } from '../../hosts/roll20/server.ts';
import { firstMarks, loading } from './first.ts';
import { movesOnTable } from './marks.ts';

/** Milliseconds by what was measured; ours and the other build's have as many samples. */
export type Turns = Map<string, { readonly ours: number[]; readonly other: number[] }>;

export interface Builds {
  readonly ours: Chromium;
  readonly other: Chromium;
}

/**
 * @param address of the Foundry stand-in
 * @param rounds turns of each build; each turn opens a few pages and leaves the first one out
 */
export async function inTurns(builds: Builds, address: string, rounds: number): Promise<Turns> {
  const turns: Turns = new Map();
  const add = (way: keyof Builds, what: string, samples: readonly number[]): void => {
    const row = turns.get(what) ?? { ours: [], other: [] };
    turns.set(what, row);
    row[way].push(...samples);
  };
  const tables = [
    ['Foundry', 'foundry', new URL('?scene=thirty', address).href],
    ['Roll20 legacy', 'roll20', `${EDITOR}?engine=legacy`],
    ['Roll20 Jumpgate', 'roll20', `${EDITOR}?engine=jumpgate`],
  ] as const;
  for (let round = 0; round < rounds; round++) {
    // The build that goes first changes from round to round.
    const order = round % 2 === 0 ? (['ours', 'other'] as const) : (['other', 'ours'] as const);
    for (const [name, host, table] of tables) {
      for (const way of order) {
        const { marks, work } = await firstMarks(builds[way], host, table, 2);
        add(way, `${name}: to the first marks`, marks);
        add(way, `${name}: to the first marks, CPU of the main thread`, work);
      }
    }
    for (const way of order) {
      const { bare, ours } = await loading(builds[way], address, 1);
      add(way, 'Foundry: start of the page without the extension, CPU', bare);
      add(
        way,
        'Foundry: start of the page, what the extension adds, CPU',
        ours.map((ms, i) => ms - (bare[i] ?? NaN)),
      );
    }
    for (const way of order) {
      const { foe, own } = await movesOnTable(builds[way], address, 10);
      add(way, 'Foundry: a foe moves, to new marks', foe.work);
      add(way, 'Foundry: the selected creature moves, to new marks', own.work);
    }
  }
  return turns;
}
