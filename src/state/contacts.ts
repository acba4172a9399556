/** Threats on hexes: every creature is asked. What is kept up from board to board (`threats.ts`) counts squares. */
import { CellSet } from '../board/cellset.ts';
import type { Creature } from '../board/creature.ts';
import { tilingOf } from '../board/tiling.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { Threatening, Threats } from './threats.ts';

export function contactOf(judge: Judge, creature: Creature): Threatening {
  const verdict = judge.rules.threat(judge, creature);
  // All of its space, also the inner hex of seven: what a creature stands on is no hole.
  const along = verdict.cells.size === 0 ? [] : tilingOf(judge.board.ground.grid).space(creature.at, judge.rules.space(creature).value);
  return { creature, verdict, unknown: verdict.unknown, along, holds: (x, y) => verdict.cells.has(x, y) };
}

export function contactsOf(judge: Judge, foes: readonly Creature[]): Threats {
  const { grid } = judge.board.ground;
  const all = foes.map((foe) => contactOf(judge, foe));
  const active = all.filter(({ verdict }) => verdict.none === undefined && verdict.idle === undefined);
  const [sure, doubtful, many] = [new CellSet(grid), new CellSet(grid), new CellSet(grid)];
  const count = new Uint16Array(grid.columns * grid.rows);
  for (const { verdict, unknown } of active) {
    verdict.cells.eachIndex((i) => {
      if (count[i]!++ > 0) many.addIndex(i);
      (unknown.length > 0 ? doubtful : sure).addIndex(i);
    });
  }
  // What one of them is sure to reach is in no doubt.
  sure.eachIndex((i) => doubtful.deleteIndex(i));
  return { all, active, sure, doubtful, many, count };
}
