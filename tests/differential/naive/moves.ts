/** Where a creature may end, what a path costs, and whom it provokes: every state tried, square by square. */
import { coverOf } from './cover.ts';
import { blocking, beingIn, between, climbed, distance, floorAt, heightOf, isIn, isTiny, level, overlaps, sameCell, spaceOf, cellsFrom, type Being, type Cell, type Scene } from './table.ts';
import { AROUND, Mover } from './steps.ts';
import { arms, lineFree, threatensPlace } from './threat.ts';
import type { Text } from './texts.ts';
import type { Body } from './width.ts';

export type Mode = 'move' | 'double-move' | 'step' | 'withdraw';

/** Cells a move action; halved by what slows, down (sigil-notes, B11). */
export const paceOf = (b: Being): number => Math.floor((b.speed?.land ?? 6) / (isIn(b, 'slow') ? 2 : 1));

/** Of its own turn. */
const spentDiagonals = (scene: Scene, id: string): number => (scene.turn?.active === id ? scene.turn.spent.diagonals : 0);

/** Every place where it may end, by its key `x,y`: the least cost. */
export function reachable(scene: Scene, text: Text, id: string, mode: Mode): Map<string, number> {
  const b = beingIn(scene, id);
  const mover = new Mover(scene, text, b);
  const budget = paceOf(b) * (mode === 'move' ? 1 : 2);
  const best = new Map<string, number>();
  const seen = new Map<string, number>();
  let open: { at: Cell; diagonals: number; cost: number; steps: number; bodies: readonly Body[] }[] = [
    { at: b.at, diagonals: spentDiagonals(scene, id) % 2, cost: 0, steps: 0, bodies: mover.start(b.at) },
  ];
  // Round after round: whatever got cheaper is tried again.
  while (open.length > 0) {
    const next: typeof open = [];
    for (const { at, diagonals, cost, steps, bodies } of open) {
      if (mode === 'step' && steps === 1) continue;
      for (const by of AROUND) {
        const step = mover.step(at, by, bodies);
        if (step === null || (mode === 'step' && mover.hampered(step) && !text.stepHampered)) continue;
        const price = mover.price(by, step, diagonals);
        const to: Cell = [at[0] + by[0], at[1] + by[1]];
        const total = cost + price.cost;
        if (mode !== 'step' && total > budget) continue;
        const parity = (diagonals + (price.diagonal ? 1 : 0)) % 2;
        const key = `${to.join()} ${parity} ${step.bodies.map((body) => `${body.at.join()}${body.w > body.h}`).join()}`;
        if ((seen.get(key) ?? Infinity) <= total) continue;
        seen.set(key, total);
        next.push({ at: to, diagonals: parity, cost: total, steps: steps + 1, bodies: step.bodies });
        if (!sameCell(to, b.at) && mover.mayEnd(to)) best.set(to.join(), Math.min(total, best.get(to.join()) ?? Infinity));
      }
    }
    open = next;
  }
  return best;
}

export interface Walk {
  /** Nothing of the way itself, of its length or of its end forbids it. */
  readonly legal: boolean;
  /** Undefined where a step cannot be taken. */
  readonly cost: number | undefined;
  readonly provoked: readonly { readonly by: string; readonly step: number }[];
}

/** Has it an opportunity to take now? (sigil.opportunity.one-per-round, combat-reflexes, not-when-flat-footed) */
function ready(text: Text, b: Being): boolean {
  if (isIn(b, 'defending')) return false;
  const reflexes = b.traits?.includes('combat-reflexes') ?? false;
  if (isIn(b, 'unready') && !(reflexes && text.alert)) return false;
  const many = reflexes ? Math.max(1, 1 + Math.floor(((b.abilities?.dex ?? 10) - 10) / 2)) : 1;
  return (b.opportunitiesTaken ?? 0) < many;
}

/** In cells, of a trait such as `darkvision-12`. */
const darkvision = (b: Being): number => Math.max(0, ...(b.traits ?? []).filter((t) => t.startsWith('darkvision-')).map((t) => Number(t.slice(11))));

/** Is the mover at `at` wholly concealed from it? (convention 3 for sight, 12 for light; blinded, invisible) */
function unseen(scene: Scene, text: Text, viewer: Being, mover: Being, at: Cell): boolean {
  if (isIn(viewer, 'blind') || isIn(mover, 'unseen')) return true;
  const space = cellsFrom(at, spaceOf(text, mover));
  const far = climbed(distance(viewer.at, spaceOf(text, viewer), at, spaceOf(text, mover)), heightOf(text, viewer) - heightOf(text, mover));
  if (space.every((c) => floorAt(scene, c)?.light === 'dark') && (darkvision(viewer) === 0 || darkvision(viewer) < far)) return true;
  return !lineFree(cellsFrom(viewer.at, spaceOf(text, viewer)), cellsFrom(at, spaceOf(text, mover)), blocking(scene, 'sight'));
}

export function walk(scene: Scene, text: Text, id: string, mode: Mode, path: readonly Cell[]): Walk {
  const b = beingIn(scene, id);
  const mover = new Mover(scene, text, b);
  const budget = paceOf(b) * (mode === 'move' ? 1 : 2);
  let cost: number | undefined = 0;
  let diagonals = spentDiagonals(scene, id);
  let hampered = false;
  let bodies = mover.start(path[0]!);
  for (let i = 0; i + 1 < path.length; i++) {
    const by: Cell = [path[i + 1]![0] - path[i]![0], path[i + 1]![1] - path[i]![1]];
    const step = mover.step(path[i]!, by, bodies);
    if (step === null) {
      cost = undefined;
      break;
    }
    const price = mover.price(by, step, diagonals);
    cost += price.cost;
    diagonals += price.diagonal ? 1 : 0;
    hampered ||= mover.hampered(step);
    bodies = step.bodies;
  }
  const end = path.at(-1)!;
  const fits = mode === 'step' ? path.length <= 2 && (text.stepHampered || !hampered) : cost !== undefined && cost <= budget;
  const legal = cost !== undefined && fits && (sameCell(end, b.at) || mover.mayEnd(end));
  return { legal, cost, provoked: mode === 'step' ? [] : provoked(scene, text, b, mode, path) };
}

function provoked(scene: Scene, text: Text, b: Being, mode: Mode, path: readonly Cell[]): { by: string; step: number }[] {
  const n = spaceOf(text, b);
  const effect = blocking(scene, 'effect');
  const found: { by: string; step: number }[] = [];
  for (const foe of scene.creatures) {
    if (foe.id === b.id || between(foe, b) !== 'foe' || isIn(foe, 'harmless') || arms(foe).length === 0 || !ready(text, foe)) continue;
    const m = spaceOf(text, foe);
    const step = path.slice(0, -1).findIndex((at, i) => {
      const enters = text.provokesEntering && isTiny(b) && level(heightOf(text, b), n, heightOf(text, foe), m)
        && !overlaps(at, n, foe.at, m) && overlaps(path[i + 1]!, n, foe.at, m);
      if (!enters && !threatensPlace(scene, text, foe, at, n, heightOf(text, b), effect)) return false;
      if (mode === 'withdraw' && i === 0 && (text.unseenToo || !unseen(scene, text, b, foe, foe.at))) return false;
      return !unseen(scene, text, foe, b, at) && !text.bars(opportunityCover(scene, text, foe, b, at));
    });
    if (step >= 0) found.push({ by: foe.id, step });
  }
  return found;
}

/** In a text of degrees total cover alone bars, and nobody needs the others. */
const opportunityCover = (scene: Scene, text: Text, foe: Being, b: Being, at: Cell): string => coverOf(scene, text, foe, b, 'melee', at);
