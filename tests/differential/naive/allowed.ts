/**
 * Whether a creature may move in one mode now, and how far: its conditions, then what is left of
 * its turn.
 */
import { beingIn, isIn, larger, reachOf, ridersOf, type Being, type Scene } from './table.ts';
import type { Text } from './texts.ts';

export type Mode = 'move' | 'double-move' | 'run' | 'charge' | 'step' | 'withdraw';

/** Cells a move action; half of them under what slows, rounded down (sigil-notes, B11). */
export const paceOf = (b: Being): number =>
  Math.floor((b.speed?.land ?? 6) / (isIn(b, 'slow') ? 2 : 1));

const WHOLE_ROUND: readonly Mode[] = ['run', 'charge', 'withdraw'];

/**
 * Has it one action alone in a turn? (sigil.condition.staggered,
 * sigil.action.full-round-as-standard)
 */
const hasOneAction = (scene: Scene, b: Being): boolean =>
  isIn(b, 'one-action') || scene.turn?.surprise === true;

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
  if (!text.oneActionHeld || !hasOneAction(scene, b)) return true;
  return (
    mode === 'move' ||
    mode === 'step' ||
    mode === 'charge' ||
    (mode === 'withdraw' && text.withdrawsInOne)
  );
}

/**
 * A mount moves in its rider's turn; on whose actions no text says (docs/spec/scene.md, convention
 * 4).
 */
const isOwnTurn = (scene: Scene, b: Being): boolean => {
  const active = scene.turn?.active;
  return active === b.id || ridersOf(scene, b).some((rider) => rider.id === active);
};

/** Does what it has done in its turn leave it this movement? */
export function turnAllows(scene: Scene, text: Text, b: Being, mode: Mode): boolean {
  const { turn } = scene;
  if (turn === undefined) return true;
  if (text.ownTurn && !isOwnTurn(scene, b)) return false;
  const {
    standard = false,
    move = 0,
    fullRound = false,
    step = false,
    moved = 0,
  } = turn.active === b.id ? turn.spent : {};
  if (mode === 'step') return !text.stepOnce || (!step && moved === 0);
  if (step && text.stepEnds) return false;
  if (!text.spentHeld) return true;
  if (fullRound) return false;
  const done = (standard ? 1 : 0) + move;
  if (hasOneAction(scene, b)) return done === 0;
  // A move action is taken in place of the standard one, never the reverse
  // (sigil.turn.standard-for-move).
  if (mode === 'move') return isIn(b, 'sick') ? done === 0 : done < 2;
  return done === 0;
}

/** Is a rider too large for it? */
const isOverridden = (scene: Scene, text: Text, b: Being): boolean =>
  ridersOf(scene, b).some((rider) => larger(b, rider) < text.mountLarger);

/** May it move so now? `planned`: out of its turn its next one is meant. */
export function mayGo(scene: Scene, text: Text, b: Being, mode: Mode, planned: boolean): boolean {
  if (isOverridden(scene, text, b) || !stateAllows(scene, text, b, mode)) return false;
  return (
    (planned && scene.turn !== undefined && !isOwnTurn(scene, b)) ||
    turnAllows(scene, text, b, mode)
  );
}

/** The same in the air, and how far. */
export function mayFly(
  scene: Scene,
  text: Text,
  b: Being,
  mode: Mode,
): { may: boolean; budget: number | null } {
  const flyer: Being = { ...b, speed: { land: b.speed?.fly ?? 6 } };
  const poised = b.speed?.manoeuvrability === 'good' || b.speed?.manoeuvrability === 'perfect';
  const steps = mode !== 'step' || poised || text.stepsAloft;
  const may = steps && mayGo(scene, text, flyer, mode, false);
  return { may, budget: !may ? null : mode === 'step' ? 1 : budgetOf(scene, text, flyer, mode) };
}

/**
 * What moves when a creature is to move: a rider's mount; in a charge one that strikes as its rider
 * does.
 */
export function moverOf(scene: Scene, text: Text, id: string, mode: Mode): Being {
  const asked = beingIn(scene, id);
  if (asked.on === undefined) return asked;
  const { attacks: _, side: __, ...mount } = beingIn(scene, asked.on);
  if (mode !== 'charge') return beingIn(scene, asked.on);
  const { attacks, side } = asked;
  return {
    ...mount,
    reach: reachOf(text, asked),
    ...(attacks === undefined ? {} : { attacks }),
    ...(side === undefined ? {} : { side }),
  };
}

/** Cells that it may cover in this mode. A crawler goes one square (sigil.movement.crawl). */
export function budgetOf(scene: Scene, text: Text, b: Being, mode: Mode): number {
  if (text.crawls && isIn(b, 'down') && mode === 'move') return 1;
  if (mode === 'move') return paceOf(b);
  if (mode === 'run') return paceOf(b) * text.runFactor;
  return paceOf(b) * (hasOneAction(scene, b) ? 1 : 2);
}
