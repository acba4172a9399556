/**
 * Judges the drag of the welcome page with the engine: Ada moves away from the goblin, and each
 * step gives the readout that a real table would show.
 */
import { FIRST } from '../../adapters/practice/scenarios/index.ts';
import { layTable } from '../../adapters/practice/table.ts';
import { creatureOf } from '../../src/board/board.ts';
import type { CellSet } from '../../src/board/cellset.ts';
import type { Cell } from '../../src/board/grid.ts';
import { judgeOf, rulesetOf, rulesets } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';

/** The part of the first lesson that is shown, and the path in it. */
export const DEMO_PART = { x: 1, y: 1, columns: 8, rows: 7 } as const;
export const WAY: readonly Cell[] = [
  [4, 4],
  [3, 5],
  [2, 6],
];
export const MOVER = 'ada';
export const FOE = 'goblin';

export interface Judged {
  readonly threat: CellSet;
  readonly reach: readonly Cell[];
  readonly path: readonly Cell[];
  readonly costs: readonly number[];
  readonly provoked: { readonly leaving: Cell; readonly rules: readonly string[] } | null;
  readonly foe: Cell;
  readonly at: Cell;
}

/**
 * Judges the beginning of the path.
 * @param steps number of squares at the beginning of the path
 */
export function judgedDemo(ruleset: string, steps: number): Judged | null {
  const chosen = rulesetOf(ruleset);
  const rules = chosen?.grid === 'square' ? chosen : rulesets.find(({ grid }) => grid === 'square');
  const { scene } = layTable(FIRST);
  const board = boardOf(scene);
  const [ada, goblin] = [creatureOf(board, MOVER), creatureOf(board, FOE)];
  if (rules === undefined || ada === undefined || goblin === undefined) return null;
  const j = judgeOf(board, rules);
  const path = WAY.slice(0, steps + 1);
  const move = steps === 0 ? null : rules.move(j, ada, 'move', path);
  const [given] = move?.opportunities ?? [];
  return {
    threat: rules.threat(j, goblin).cells,
    reach: rules.reachable(j, ada, 'move').cells.map(({ at }) => at),
    path,
    costs: move?.costs ?? [0],
    provoked: given?.leaving === undefined ? null : { leaving: given.leaving, rules: given.rules },
    foe: goblin.at,
    at: path.at(-1) ?? ada.at,
  };
}
