/**
 * The band of a charge while its path is drawn: every square that a line of the charge passes
 * through, and a frame on each square that bars it.
 */
import { CellSet } from '../../board/cellset.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import { coveredCells } from '../../state/moveTargets.ts';
import type { JudgedPath } from '../../state/paths.ts';
import { frameAround, type Shape, type Why } from '../shape.ts';
import { framed, ringsOf, spaceOf, tilingIn, type View } from './layer.ts';
import { violationWhy } from './findingSentences.ts';

/** The reason of a violation in the square, or else that the band needs it free. */
function barWhy(judged: JudgedPath, cell: Cell): Why {
  const fault = judged.verdict.violations.find(({ at }) => sameCell(at, cell));
  if (fault !== undefined) return violationWhy(judged, fault);
  return {
    message: 'path.bandBlocked',
    verdict: 'illegal',
    rules: judged.verdict.rules,
    cells: [cell],
    params: { who: { creature: judged.of.id }, cell },
  };
}

export function chargeBand(view: View, judged: JudgedPath): Shape[] {
  const { band } = judged.verdict;
  if (band === undefined) return [];
  const n = spaceOf(view.judge, judged.of);
  const { grid } = view.judge.board.ground;
  const ends = coveredCells(tilingIn(view.judge), [judged.path[0]!, judged.path.at(-1)!], n);
  const rings = ringsOf(view.judge, CellSet.of(grid, [...band.cells, ...ends]));
  const blocked = band.blocked.filter(
    (cell, i, all) =>
      all.findIndex((each) => sameCell(each, cell)) === i &&
      (judged.broken === undefined || !sameCell(judged.broken.at, cell)),
  );
  return [
    { kind: 'fill', key: 'path:band', depth: 'move-fill', style: 'move-near', rings },
    { kind: 'edge', key: 'path:band:edge', depth: 'move-edge', style: 'lane', rings },
    ...blocked.map((cell): Shape =>
      frameAround(`path:band:${cell.join()}`, 'illegal', framed(view.judge, cell, 1), {
        why: barWhy(judged, cell),
      }),
    ),
  ];
}
