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
  'light-undergrowth': 2,
  'heavy-undergrowth': 4,
};
/** Kinds that cost nothing by themselves. */
const FREE = ['light-rubble', 'gradual-slope', 'steep-slope', 'trench'] as const;
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
