/**
 * Plain rules: the cells where a creature can end, the cost of a path, and the foes that the path
 * provokes. Every state is tried, square by square.
 */
import { coverOf } from './cover.ts';
import {
  blocking,
  between,
  has,
  heightOf,
  isHarmless,
  isIn,
  isTiny,
  level,
  reachOf,
  ridersOf,
  sameCell,
  shared,
  sizesApart,
  spaceOf,
  together,
  type Being,
  type Cell,
  type Scene,
} from './table.ts';
import { AROUND, Mover } from './steps.ts';
import { budgetOf, moverOf, type Mode } from './allowed.ts';
import { chargePlaces, isStraight, isStraightMode, lengthOf, straightPaths } from './charge.ts';
import { unseen } from './sight.ts';
import { arms, threatensSquares } from './threat.ts';
import type { Text } from './texts.ts';
import { squaresAt, type Body } from './width.ts';

/** Number of diagonals that the creature has already counted in its own turn. */
const spentDiagonals = (scene: Scene, id: string): number =>
  scene.turn?.active === id ? (scene.turn.spent.diagonals ?? 0) : 0;

/**
 * The variants of a step: without easing, and, while a feat can still ease squares, with easing.
 */
const ways = (by: Cell, eases: number): [Cell, boolean][] =>
  eases > 0
    ? [
        [by, false],
        [by, true],
      ]
    : [[by, false]];

/** The least cost of every cell where the creature may end, by its key `x,y`. */
export function reachable(scene: Scene, text: Text, id: string, mode: Mode): Map<string, number> {
  const b = moverOf(scene, text, id, mode);
  if (isStraightMode(text, mode)) return straightly(scene, text, b, mode);
  const mover = new Mover(scene, text, b, mode);
  const budget = budgetOf(scene, text, b, mode);
  const best = new Map<string, number>();
  const seen = new Map<string, number>();
  let open: {
    at: Cell;
    diagonals: number;
    cost: number;
    steps: number;
    eases: number;
    bodies: readonly Body[];
  }[] = [
    {
      at: b.at,
      diagonals: spentDiagonals(scene, b.id) % 2,
      cost: 0,
      steps: 0,
      eases: mover.eases,
      bodies: mover.start(b.at),
    },
  ];
  // Whenever a state becomes cheaper, try it again.
  while (open.length > 0) {
    const next: typeof open = [];
    for (const { at, diagonals, cost, steps, eases, bodies } of open) {
      if (mode === 'step' && steps === 1) continue;
      for (const [by, eased] of AROUND.flatMap((each) => ways(each, eases))) {
        const step = mover.step(at, by, bodies, eased);
        if (
          step === null ||
          step.astray ||
          (mover.levelOnly && step.rough) ||
          (mode === 'step' && mover.barsStep(step))
        )
          continue;
        const price = mover.price(by, step, diagonals);
        const to: Cell = [at[0] + by[0], at[1] + by[1]];
        const total = cost + price.cost;
        if (mode !== 'step' && total > budget) continue;
        const parity = (diagonals + (price.diagonal ? 1 : 0)) % 2;
        const lanes = step.bodies.map((body) => `${body.at.join()}${body.w > body.h}`).join();
        const left = eases - (eased ? 1 : 0);
        const key = `${to.join()} ${parity} ${left} ${lanes}`;
        if ((seen.get(key) ?? Infinity) <= total) continue;
        seen.set(key, total);
        next.push({
          at: to,
          diagonals: parity,
          cost: total,
          steps: steps + 1,
          eases: left,
          bodies: step.bodies,
        });
        if (!sameCell(to, b.at) && mover.mayEnd(to, step.bodies))
          best.set(to.join(), Math.min(total, best.get(to.join()) ?? Infinity));
      }
    }
    open = next;
  }
  return best;
}

/**
 * The ends of all legal straight movements. Every path along the squares that the line passes
 * through is tried.
 */
function straightly(scene: Scene, text: Text, b: Being, mode: Mode): Map<string, number> {
  const best = new Map<string, number>();
  const mover = new Mover(scene, text, b, mode);
  const places = mode === 'charge' ? chargePlaces(scene, text, b, mover) : undefined;
  for (let y = 0; y < scene.grid.rows; y++) {
    for (let x = 0; x < scene.grid.columns; x++) {
      if (sameCell([x, y], b.at) || places?.has(`${x},${y}`) === false) continue;
      for (const path of straightPaths(b.at, [x, y])) {
        const { legal, cost } = way(mover, mode, path, places);
        if (legal && cost !== undefined)
          best.set(`${x},${y}`, Math.min(cost, best.get(`${x},${y}`) ?? Infinity));
      }
    }
  }
  return best;
}

export interface Walk {
  /** Whether the path is legal: no rule forbids a step, the length or the end. */
  readonly legal: boolean;
  /** Cost of the path; undefined if a step is impossible. */
  readonly cost: number | undefined;
  readonly provoked: readonly { readonly by: string; readonly step: number }[];
}

/**
 * Whether the creature may make an attack of opportunity now (sigil.opportunity.one-per-round,
 * combat-reflexes, not-when-flat-footed).
 */
function ready(text: Text, b: Being): boolean {
  if (isIn(b, 'defending')) return false;
  if (isIn(b, 'held')) return false;
  const reflexes = has(b, 'combat-reflexes');
  const alert = (reflexes && text.alert) || (has(b, 'uncanny-dodge') && text.dodgesAlert);
  if (isIn(b, 'unready') && !alert) return false;
  const many = reflexes ? Math.max(1, 1 + Math.floor(((b.abilities?.dex ?? 10) - 10) / 2)) : 1;
  return (b.opportunitiesTaken ?? 0) < many;
}

export function walk(
  scene: Scene,
  text: Text,
  id: string,
  mode: Mode,
  path: readonly Cell[],
): Walk {
  const b = moverOf(scene, text, id, mode);
  const mover = new Mover(scene, text, b, mode);
  const places = mode === 'charge' ? chargePlaces(scene, text, b, mover) : undefined;
  return {
    ...way(mover, mode, path, places),
    provoked: mode === 'step' ? [] : provoked(scene, text, b, mode, path),
  };
}

/** Computes the cost and legality of a path. `places`: cells where a charge may end. */
function way(
  mover: Mover,
  mode: Mode,
  path: readonly Cell[],
  places: Set<string> | undefined,
): Omit<Walk, 'provoked'> {
  const { scene, text, b } = mover;
  const budget = budgetOf(scene, text, b, mode);
  const start = { diagonals: spentDiagonals(scene, b.id), barred: false, eases: mover.eases };
  // A feat may ease some squares: every choice of these squares is tried. The best choice breaks no
  // rule and costs least.
  let tried = [{ ...start, cost: 0, bodies: mover.start(path[0]!) }];
  for (let i = 0; i + 1 < path.length; i++) {
    const by: Cell = [path[i + 1]![0] - path[i]![0], path[i + 1]![1] - path[i]![1]];
    tried = tried.flatMap((so) =>
      ways(by, so.eases).flatMap(([, eased]) => {
        const step = mover.step(path[i]!, by, so.bodies, eased);
        if (step === null || step.astray || (mover.levelOnly && step.rough)) return [];
        const price = mover.price(by, step, so.diagonals);
        return {
          cost: so.cost + price.cost,
          diagonals: so.diagonals + (price.diagonal ? 1 : 0),
          barred: so.barred || mover.barsStep(step),
          eases: so.eases - (eased ? 1 : 0),
          bodies: step.bodies,
        };
      }),
    );
  }
  const best = tried.sort((a, b) => +a.barred - +b.barred || a.cost - b.cost)[0];
  const cost = best?.cost;
  const barred = best?.barred === true;
  const bodies = best?.bodies ?? [];
  const end = path.at(-1)!;
  const fits = mode === 'step' ? path.length <= 2 && !barred : cost !== undefined && cost <= budget;
  const goes =
    path.length < 2 ||
    ((!isStraightMode(text, mode) || isStraight(text, path)) &&
      (places === undefined ||
        (places.has(end.join()) &&
          (!text.chargeBand || mover.bandFree(path[0]!, end)) &&
          lengthOf(text, path, spentDiagonals(scene, b.id)) >= text.chargeLeast)));
  const legal =
    cost !== undefined && fits && goes && (sameCell(end, b.at) || mover.mayEnd(end, bodies));
  return { legal, cost };
}

function provoked(
  scene: Scene,
  text: Text,
  b: Being,
  mode: Mode,
  path: readonly Cell[],
): { by: string; step: number }[] {
  // The movement of a whirlwind provokes nobody (pf1.threat.whirlwind).
  if (isIn(b, 'whirling')) return [];
  const n = spaceOf(text, b);
  const there = (at: Cell): readonly Cell[] => squaresAt(scene, text, b, at);
  const effect = blocking(scene, 'effect');
  const crawls = isIn(b, 'down') || b.moving === 'crawl';
  const found: { by: string; step: number }[] = [];
  for (const foe of scene.creatures) {
    // Mount and riders leave the cell together, so the foes of each of them may attack.
    const struck = [b, ...(text.strikesEither ? ridersOf(scene, b) : [])].filter(
      (c) => between(foe, c) === 'foe',
    );
    if (
      together(foe, b) ||
      struck.length === 0 ||
      isHarmless(text, foe) ||
      arms(text, foe).length === 0 ||
      !ready(text, foe)
    )
      continue;
    const m = spaceOf(text, foe);
    const its = squaresAt(scene, text, foe);
    const threatens = (at: Cell): boolean =>
      threatensSquares(scene, text, foe, there(at), heightOf(text, b), effect);
    const mayStrike = (at: Cell): boolean =>
      struck.some(
        (c) =>
          !unseen(scene, text, foe, c, at) && !text.bars(opportunityCover(scene, text, foe, c, at)),
      );
    const step = path.slice(0, -1).findIndex((at, i) => {
      const to = path[i + 1]!;
      const enters =
        provokesEntering(text, b, foe) &&
        level(heightOf(text, b), n, heightOf(text, foe), m) &&
        !shared(there(at), its) &&
        shared(there(to), its);
      if (!enters && !threatens(at))
        return text.crawlProvokesThere && crawls && threatens(to) && mayStrike(to);
      if (
        mode === 'withdraw' &&
        i === 0 &&
        (text.unseenToo || !unseen(scene, text, b, foe, foe.at))
      )
        return false;
      return mayStrike(at);
    });
    if (step >= 0) found.push({ by: foe.id, step });
  }
  return found;
}

/** Whether a creature provokes the foe by entering its space. */
function provokesEntering(text: Text, b: Being, foe: Being): boolean {
  if (text.provokesEntering && isTiny(b)) return true;
  const far = sizesApart(b, foe) >= text.enteringSizes;
  const inside = arms(text, foe).some(
    (w) => w.reachWeapon !== 'reach' || (w.reach ?? reachOf(text, foe)) === 0,
  );
  return (far || has(b, 'swarm')) && inside;
}

/**
 * Cover against an attack of opportunity. In a text with degrees of cover only total cover prevents
 * the attack, so the other degrees are not computed.
 */
const opportunityCover = (scene: Scene, text: Text, foe: Being, b: Being, at: Cell): string =>
  coverOf(scene, text, foe, b, 'melee', at);
