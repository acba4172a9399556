/**
 * Plain rules: additional requirements for the path of a charge or a run
 * (sigil.special-attack.charge-*, d20modern.charge.*, sigil.movement.run).
 */
import type { Mode } from './allowed.ts';
import { boxOf, runsThrough, UNIT, type Spot } from './lines.ts';
import {
  apart,
  between,
  climbed,
  distance,
  heightOf,
  nearest,
  reachOf,
  sameCell,
  shared,
  spaceOf,
  type Being,
  type Cell,
  type Scene,
} from './table.ts';
import type { Mover } from './steps.ts';
import { unseen } from './sight.ts';
import { arms, strikes } from './threat.ts';
import type { Text } from './texts.ts';
import { squaresAt } from './width.ts';

/** Whether a path in this mode must be straight. */
export const isStraightMode = (text: Text, mode: Mode): boolean =>
  (mode === 'charge' && text.chargeStraight) || (mode === 'run' && text.runStraight);

const middle = ([x, y]: Cell): Spot => [x * UNIT + UNIT / 2, y * UNIT + UNIT / 2];
const onLine = (from: Cell, to: Cell, c: Cell): boolean =>
  runsThrough(middle(from), middle(to), boxOf(c, 1));

/**
 * Whether the line from center to center passes through every square of the path, and no step goes
 * back (sigil-notes, A16).
 */
export function isStraight(text: Text, path: readonly Cell[]): boolean {
  const [from, to] = [path[0]!, path.at(-1)!];
  const onwards = (i: number, axis: 0 | 1): boolean => {
    const [step, whole] = [path[i]![axis] - path[i - 1]![axis], to[axis] - from[axis]];
    return step === 0 || Math.sign(step) === Math.sign(whole);
  };
  return path.every(
    (c, i) =>
      onLine(from, to, c) && (i === 0 || text.mayGoBack || (onwards(i, 0) && onwards(i, 1))),
  );
}

/** All paths to a cell that use only squares on the line and never go back. */
export function straightPaths(from: Cell, to: Cell): Cell[][] {
  if (sameCell(from, to)) return [[to]];
  const [sx, sy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const onwards = (path: Cell[]): Cell[][] => {
    const [x, y] = path.at(-1)!;
    if (x === to[0] && y === to[1]) return [path];
    const steps: Cell[] = [
      [x + sx, y + sy],
      [x + sx, y],
      [x, y + sy],
    ];
    const ahead = steps.filter(
      (c, i) => !sameCell(c, [x, y]) && steps.findIndex((o) => sameCell(o, c)) === i,
    );
    return ahead.filter((c) => onLine(from, to, c)).flatMap((c) => onwards([...path, c]));
  };
  return onwards([from]);
}

/** Length of a path in cells, ignoring the costs of its squares. */
export function lengthOf(text: Text, path: readonly Cell[], diagonals: number): number {
  let [length, so] = [0, diagonals];
  for (const [i, [x, y]] of path.slice(1).entries()) {
    const diagonal = x !== path[i]![0] && y !== path[i]![1];
    length += diagonal && so % 2 === 1 ? text.secondDiagonal : 1;
    if (diagonal) so += 1;
  }
  return length;
}

/** Whether the creature, standing in these squares, could reach the foe with any of its weapons. */
function strikesFrom(
  scene: Scene,
  text: Text,
  b: Being,
  foe: Being,
  squares: readonly Cell[],
): boolean {
  const aim = squaresAt(scene, text, foe);
  const height = heightOf(text, b) - heightOf(text, foe);
  return arms(text, b).some((w) => {
    const reach = w.reach ?? reachOf(text, b);
    if (height !== 0) {
      const far = climbed(text, nearest(text, squares, aim), height);
      const long = w.reachWeapon === 'reach' || w.reachWeapon === 'reach-and-near';
      return far <= (long ? reach * 2 : reach) && (w.reachWeapon !== 'reach' || far > reach);
    }
    if (reach > 0 && shared(squares, aim)) return false;
    return aim.some((c) => strikes(text, b, squares, w, c));
  });
}

/**
 * The positions from which the creature can strike a foe, only those nearest to its start and only
 * free ones if the text says so.
 */
function chargeEnds(scene: Scene, text: Text, b: Being, mover: Mover, foe: Being): Cell[] {
  let best = text.chargeNearest ? Infinity : -1;
  let ends: Cell[] = [];
  for (let y = 0; y < scene.grid.rows; y++) {
    for (let x = 0; x < scene.grid.columns; x++) {
      const at: Cell = [x, y];
      // No reach on these boards exceeds twelve cells.
      if (
        !mover.inside(at) ||
        distance(text, at, mover.n, foe.at, spaceOf(text, foe)) > 12 ||
        mover.room.how(at) === 'no-room'
      )
        continue;
      // A squeezed creature strikes from the squares that it fills.
      if (!strikesFrom(scene, text, b, foe, squaresAt(scene, text, b, at))) continue;
      if (text.endsFree && !mover.isFree(at)) continue;
      const far = apart(text, Math.abs(x - b.at[0]), Math.abs(y - b.at[1]));
      if (far < best) [best, ends] = [far, []];
      if (far === best || best < 0) ends.push(at);
    }
  }
  return ends;
}

/**
 * Cells, as keys `x,y`, where a charge may end, for all foes that the creature sees from its start.
 */
export function chargePlaces(scene: Scene, text: Text, b: Being, mover: Mover): Set<string> {
  const foes = scene.creatures.filter(
    (foe) =>
      between(b, foe) === 'foe' && (!text.chargeSees || !unseen(scene, text, b, foe, foe.at)),
  );
  return new Set(foes.flatMap((foe) => chargeEnds(scene, text, b, mover, foe)).map(String));
}
