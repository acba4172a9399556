/**
 * Plain rules: whether a creature may move in a mode now, and how far. The checks cover its
 * conditions, then the rest of its turn.
 */
import { beingIn, isIn, larger, reachOf, ridersOf, type Being, type Scene } from './table.ts';
import type { Text } from './texts.ts';
import { baseSpeed, isWrongWay, mayMoveSo } from './ways.ts';

export type Mode = 'move' | 'double-move' | 'run' | 'charge' | 'step' | 'withdraw';

/** What haste and expeditious retreat add to the speed, in squares. */
const FASTER = 6;

/**
 * Cells per move action. A condition that slows halves them, rounded down (sigil-notes, B11);
 * blinking leaves three quarters; haste at most doubles (srd35.movement.haste, expeditious,
 * srd35.concealment.blink).
 */
function paceOf(scene: Scene, text: Text, b: Being): number {
  const { squares, onLand } = baseSpeed(scene, text, b);
  const haste = !isIn(b, 'hasted')
    ? 0
    : b.conditions?.includes('hasted') === true
      ? Math.min(FASTER, squares)
      : onLand
        ? FASTER
        : 0;
  const halved = isIn(b, 'slow') || (text.blindSlow && isIn(b, 'blind'));
  return Math.floor((squares + haste) * (halved ? 1 / 2 : isIn(b, 'blinking') ? 3 / 4 : 1));
}

const WHOLE_ROUND: readonly Mode[] = ['run', 'charge', 'withdraw'];

/**
 * Whether the creature has only one action in a turn (sigil.condition.staggered,
 * sigil.action.full-round-as-standard).
 */
const hasOneAction = (scene: Scene, b: Being): boolean =>
  isIn(b, 'one-action') || scene.turn?.surprise === true;

/** Whether the creature's conditions allow this movement mode. */
export function stateAllows(scene: Scene, text: Text, b: Being, mode: Mode): boolean {
  if (isIn(b, 'stuck')) return false;
  // A prone creature can only crawl (sigil.condition.prone-movement).
  if (text.crawls && isIn(b, 'down') && mode !== 'move') return false;
  if (text.blindHeld && isIn(b, 'blind') && WHOLE_ROUND.includes(mode)) return false;
  if (mode === 'step' && baseSpeed(scene, text, b).squares < text.stepLeast) return false;
  // A nauseated creature has one move action per round (sigil.condition.nauseated).
  if (isIn(b, 'sick') && mode !== 'move' && mode !== 'step') return false;
  if (text.tiredHeld && isIn(b, 'tired') && (mode === 'run' || mode === 'charge')) return false;
  // A frightened creature does not attack (sigil.condition.frightened), and a whirlwind makes no
  // normal attacks (pf1.threat.whirlwind), so neither charges.
  if (isIn(b, 'whirling') && mode === 'charge') return false;
  // Behind its tower shield a creature has given up its attacks (srd35.cover.tower-shield).
  if (isIn(b, 'sheltered') && mode === 'charge') return false;
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
 * Whether it is the turn of the creature or of its rider. No rules text says whose action a mount's
 * movement uses (docs/spec/scene.md, convention 4).
 */
const isOwnTurn = (scene: Scene, b: Being): boolean => {
  const active = scene.turn?.active;
  return active === b.id || ridersOf(scene, b).some((rider) => rider.id === active);
};

/** Whether the actions that remain in this turn allow this movement. */
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
  // A move action may replace the standard action, never the reverse
  // (sigil.turn.standard-for-move).
  if (mode === 'move') return isIn(b, 'sick') ? done === 0 : done < 2;
  return done === 0;
}

/** Whether one of its riders is too large for the creature. */
const isOverridden = (scene: Scene, text: Text, b: Being): boolean =>
  ridersOf(scene, b).some((rider) => larger(b, rider) < text.mountLarger);

/**
 * Whether the creature may move in this mode now. With `planned`, outside the creature's turn, the
 * answer is about its next turn.
 */
export function mayGo(scene: Scene, text: Text, b: Being, mode: Mode, planned: boolean): boolean {
  if (isOverridden(scene, text, b) || !stateAllows(scene, text, b, mode)) return false;
  if (!mayMoveSo(text, b) || isWrongWay(text, b, b.moving ?? 'walk', mode)) return false;
  return (
    (planned && scene.turn !== undefined && !isOwnTurn(scene, b)) ||
    turnAllows(scene, text, b, mode)
  );
}

/** Whether the creature may fly now, and how far. */
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
 * The creature that moves. For a rider this is the mount; in a charge the mount strikes with the
 * rider's attacks.
 */
export function moverOf(scene: Scene, text: Text, id: string, mode: Mode): Being {
  const { moving, ...told } = beingIn(scene, id);
  // Nobody tumbles with a five-foot step (srd35.movement.tumble-half).
  const walks = moving === undefined || (moving === 'tumble' && mode === 'step');
  const asked: Being = walks ? told : { ...told, moving };
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

/**
 * Number of cells that the creature may move in this mode. A crawling creature moves one square
 * (sigil.movement.crawl).
 */
export function budgetOf(scene: Scene, text: Text, b: Being, mode: Mode): number {
  if (text.crawls && isIn(b, 'down') && mode === 'move') return 1;
  const pace = paceOf(scene, text, b);
  if (b.moving === 'crawl') return Math.min(pace, mode === 'move' ? 1 : 2);
  if (mode === 'move') return pace;
  const heavy = b.armour === 'heavy' || b.load === 'heavy';
  if (mode === 'run') return pace * (text.runFactor - (heavy ? text.heavyRun : 0));
  return pace * (hasOneAction(scene, b) ? 1 : 2);
}
