/** Who threatens what: the union of the subject's foes, and one creature on request. */
import { CellSet } from '../board/cellset.ts';
import type { Creature } from '../board/creature.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { ThreatVerdict } from '../rules/verdict.ts';

export interface Threatening {
  readonly creature: Creature;
  readonly verdict: ThreatVerdict;
}

export interface Threats {
  readonly all: readonly Threatening[];
  /** Those that could take an opportunity now: the union is theirs. */
  readonly active: readonly Threatening[];
  /** Threatened by someone whose weapon and reach are known. */
  readonly sure: CellSet;
  /** Threatened only if a guess is right. */
  readonly doubtful: CellSet;
  /** How many of the active threaten each cell (y × columns + x), saturating at 255. */
  readonly count: Uint8Array;
}

export const threatOf = (judge: Judge, creature: Creature): Threatening => ({ creature, verdict: judge.rules.threat(judge, creature) });

export function threatsOf(judge: Judge, foes: readonly Creature[]): Threats {
  const grid = judge.board.ground.grid;
  const all = foes.map((c) => threatOf(judge, c));
  const active = all.filter((t) => t.verdict.idle === undefined && t.verdict.none === undefined);
  const sure = new CellSet(grid);
  const doubtful = new CellSet(grid);
  const count = new Uint8Array(grid.columns * grid.rows);
  for (const { verdict } of active) {
    (verdict.unknown.length > 0 ? doubtful : sure).unite(verdict.cells);
    for (const [x, y] of verdict.cells) {
      const i = y * grid.columns + x;
      count[i] = Math.min(255, (count[i] ?? 0) + 1);
    }
  }
  for (const [x, y] of sure) doubtful.delete(x, y);
  return { all, active, sure, doubtful, count };
}

/** Those of `threats` that threaten `cell` now. */
export const threatenersAt = (threats: Threats, x: number, y: number): readonly Threatening[] =>
  threats.active.filter((t) => t.verdict.cells.has(x, y));
