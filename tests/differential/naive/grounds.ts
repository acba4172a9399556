/**
 * Plain rules: the kinds of ground of the 3.5 SRD (srd35.terrain.*), from the texts of the ledger.
 */
import { cellsFrom, floorAt, type Being, type Cell, type Floor, type Scene } from './table.ts';

/** What entering a square of each kind costs. */
const COSTS: Readonly<Record<string, number>> = {
  'dense-rubble': 2,
  'natural-stone': 2,
  ice: 2,
  snow: 2,
  'deep-snow': 4,
  'shallow-bog': 2,
  'deep-bog': 4,
  'chest-deep-water': 2,
  grease: 2,
  entangle: 2,
  'light-undergrowth': 2,
  'heavy-undergrowth': 4,
};
/** Kinds that cost nothing by themselves. */
const FREE = [
  'light-rubble',
  'gradual-slope',
  'steep-slope',
  'trench',
  'web',
  'spike-growth',
  'caltrops',
] as const;
export const GROUNDS: readonly string[] = [...Object.keys(COSTS), ...FREE];

export const groundCost = (f: Floor | undefined): number => COSTS[f?.ground ?? ''] ?? 1;

const isTrench = (scene: Scene, at: Cell): boolean => floorAt(scene, at)?.ground === 'trench';

/** Whether a creature stands in a trench; one in the air above it does not. */
export const inTrench = (scene: Scene, b: Being, squares: readonly Cell[]): boolean =>
  (b.elevation ?? 0) < 1 && squares.some((c) => isTrench(scene, c));

/**
 * Whether a step leaves a trench, or goes up into a square of steep slope (srd35.terrain.trench,
 * slopes). Each costs 2 squares.
 */
export function isClimb(scene: Scene, from: Cell, n: number, [dx, dy]: Cell): boolean {
  const height = (c: Cell): number => floorAt(scene, c)?.elevation ?? 0;
  return cellsFrom(from, n).some((c) => {
    const to: Cell = [c[0] + dx, c[1] + dy];
    return (
      (isTrench(scene, c) && !isTrench(scene, to)) ||
      (floorAt(scene, to)?.ground === 'steep-slope' && height(to) > height(c))
    );
  });
}

/**
 * Squares of web between two squares, along the straight line, one for each step of its longer axis
 * (srd35.cover.web). Where the line runs between two squares, both must be web.
 */
function websOn(scene: Scene, [x, y]: Cell, [u, v]: Cell): number {
  const steps = Math.max(Math.abs(u - x), Math.abs(v - y));
  const isWeb = (a: number, b: number): boolean => floorAt(scene, [a, b])?.ground === 'web';
  let found = 0;
  for (let k = 1; k < steps; k++) {
    const [a, b] = [x + ((u - x) * k) / steps, y + ((v - y) * k) / steps];
    const whole = [Math.floor(a + 1e-9), Math.floor(b + 1e-9)] as const;
    const half = (n: number): boolean => Math.abs((n % 1) - 0.5) < 1e-9;
    if (half(a))
      found += isWeb(whole[0], Math.round(b)) && isWeb(whole[0] + 1, Math.round(b)) ? 1 : 0;
    else if (half(b))
      found += isWeb(Math.round(a), whole[1]) && isWeb(Math.round(a), whole[1] + 1) ? 1 : 0;
    else found += isWeb(Math.round(a), Math.round(b)) ? 1 : 0;
  }
  return found;
}

/** The fewest squares of web on a line between two spaces. */
export const websBetween = (scene: Scene, own: readonly Cell[], aim: readonly Cell[]): number =>
  scene.cells?.some(({ ground }) => ground === 'web') === true
    ? Math.min(...own.flatMap((a) => aim.map((b) => websOn(scene, a, b))))
    : 0;
