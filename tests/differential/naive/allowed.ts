/** Whether a creature may move in one mode now, and how far: its conditions, then what is left of its turn. */
import { isIn, type Being, type Scene } from './table.ts';
import type { Text } from './texts.ts';

export type Mode = 'move' | 'double-move' | 'run' | 'charge' | 'step' | 'withdraw';

/** Cells a move action; half of them under what slows, rounded down (sigil-notes, B11). */
export const paceOf = (b: Being): number => Math.floor((b.speed?.land ?? 6) / (isIn(b, 'slow') ? 2 : 1));

const WHOLE_ROUND: readonly Mode[] = ['run', 'charge', 'withdraw'];

/** Has it one action alone in a turn? (sigil.condition.staggered, sigil.action.full-round-as-standard) */
const hasOneAction = (scene: Scene, b: Being): boolean => isIn(b, 'one-action') || scene.turn?.surprise === true;

/** Do its conditions let it move so at all? */
export function stateAllows(scene: Scene, text: Text, b: Being, mode: Mode): boolean {
  if (isIn(b, 'stuck')) return false;
  // Those on the ground crawl, and do nothing else (sigil.condition.prone-movement).
  if (text.crawls && isIn(b, 'down') && mode !== 'move') return false;
  if (text.blindHeld && isIn(b, 'blind') && WHOLE_ROUND.includes(mode)) return false;
  // One move action a round (sigil.condition.nauseated).
  if (isIn(b, 'sick') && mode !== 'move' && mode !== 'step') return false;
  if (text.tiredHeld && isIn(b, 'tired') && (mode === 'run' || mode === 'charge')) return false;
  // A creature that flees does not attack (sigil.condition.frightened).
  if (text.fearHeld && isIn(b, 'afraid') && mode === 'charge') return false;
  if (!hasOneAction(scene, b)) return true;
  return mode === 'move' || mode === 'step' || mode === 'charge' || (mode === 'withdraw' && text.withdrawsInOne);
}

/** Does what it has done in its turn leave it this movement? */
export function turnAllows(scene: Scene, text: Text, b: Being, mode: Mode): boolean {
  const { turn } = scene;
  if (turn === undefined) return true;
  if (turn.active !== b.id) return false;
  const { standard = false, move = 0, fullRound = false, step = false, moved = 0 } = turn.spent;
  if (mode === 'step') return !step && moved === 0;
  if (step && text.stepEnds) return false;
  if (fullRound) return false;
  const done = (standard ? 1 : 0) + move;
  if (hasOneAction(scene, b)) return done === 0;
  // A move action is taken in place of the standard one, never the reverse (sigil.turn.standard-for-move).
  if (mode === 'move') return isIn(b, 'sick') ? move === 0 : done < 2;
  return done === 0;
}

/** Cells that it may cover in this mode. A crawler goes one square (sigil.movement.crawl). */
export function budgetOf(scene: Scene, text: Text, b: Being, mode: Mode): number {
  if (text.crawls && isIn(b, 'down') && mode === 'move') return 1;
  if (mode === 'move') return paceOf(b);
  if (mode === 'run') return paceOf(b) * text.runFactor;
  return paceOf(b) * (hasOneAction(scene, b) ? 1 : 2);
}
