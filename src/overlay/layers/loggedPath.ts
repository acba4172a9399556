/** The path of a move in the log, drawn as a dragged path is drawn, with its first illegal cell. */
import { creatureOf } from '../../board/board.ts';
import type { EventOf } from '../../encounter/event.ts';
import type { Opportunity } from '../../rules/verdict.ts';
import type { Shape } from '../shape.ts';
import type { View } from './layer.ts';
import { pathLine, type BrokenStep } from './path.tsx';

type LoggedMove = Pick<EventOf<'move'>, 'of' | 'path' | 'mode' | 'cost' | 'budget' | 'ruling'>;

/**
 * The first step of a move that breaks a rule. A fault without a step, such as a move out of turn,
 * is a fault of the whole move: its sign stands where the creature stands.
 */
function brokenIn({ path, ruling: { faults } }: LoggedMove): BrokenStep | undefined {
  const placed = faults
    .filter((fault): fault is BrokenStep => fault.at !== undefined && fault.step !== undefined)
    .toSorted((a, b) => a.step - b.step);
  const [first] = faults;
  const end = path.at(-1);
  return (
    placed[0] ??
    (first === undefined || end === undefined ? undefined : { ...first, at: end, step: 1 })
  );
}

/**
 * @param broken are the faults of the move drawn?
 * @param opportunities drawn at their steps, in this order
 */
export function loggedPath(
  view: View,
  event: LoggedMove,
  broken: boolean,
  opportunities: readonly Opportunity[] = [],
): readonly Shape[] {
  const of = creatureOf(view.judge.board, event.of);
  if (of === undefined) return [];
  const { path, mode, cost, budget, ruling } = event;
  // The whole cost stands at the end of a move against the rules; the log has no cost of each step.
  const costs: number[] = [];
  if (broken) costs[path.length - 1] = cost;
  return pathLine(view, {
    of,
    path,
    heights: null,
    mode,
    verdict: {
      legal: ruling.faults.length === 0,
      cost,
      budget,
      costs,
      violations: [],
      opportunities,
      barred: [],
      rules: [],
      unknown: ruling.unknown,
    },
    broken: broken ? brokenIn(event) : undefined,
    from: 0,
    second: null,
    fresh: opportunities,
  }).map((shape): Shape => (shape.key === 'path:line' ? { ...shape, quiet: true } : shape));
}
