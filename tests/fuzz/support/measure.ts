/**
 * Time limits for a line of `npm run judge`. A scene of a table's usual size must be answered at
 * once. The schema accepts far larger scenes, because hosts may have them; docs/fuzz.md lists their
 * cost.
 */
import { LIMIT } from './target.ts';

/** Milliseconds for a line with a scene larger than a table's usual size. */
const BEYOND = 5000;

type Tree = Readonly<Record<string, unknown>>;
const tree = (value: unknown): Tree =>
  typeof value === 'object' && value !== null ? (value as Tree) : {};
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];
const above = (value: unknown, most: number): boolean => typeof value === 'number' && value > most;

/**
 * Whether a creature exceeds the largest values in the four rules texts and the adapters' tables.
 * For example, a Colossal creature is 6 cells across and runs at most 60 cells.
 */
const isGreat = (creature: unknown): boolean => {
  const { space, reach, speed, attacks } = tree(creature);
  return (
    above(space, 6) ||
    above(reach, 12) ||
    Object.values(tree(speed)).some((cells) => above(cells, 60)) ||
    list(attacks).some((each) => above(tree(each)['reach'], 12))
  );
};

function isBeyond(line: unknown): boolean {
  const { scene, ask } = tree(line);
  const { grid, creatures, walls, cells } = tree(scene);
  const { columns, rows } = tree(grid);
  const many =
    list(creatures).length > 100 || list(walls).length > 500 || list(cells).length > 2000;
  const asks = Array.isArray(ask) ? (ask as unknown[]) : [ask];
  return (
    above(Number(columns) * Number(rows), 10_000) ||
    many ||
    list(creatures).some(isGreat) ||
    asks.length > 5 ||
    asks.some(
      (each) =>
        above(tree(each)['size'], 20) ||
        above(tree(each)['radius'], 20) ||
        list(tree(each)['declared']).length > 100 ||
        list(tree(each)['legs']).length > 50,
    )
  );
}

export const mayTake = (line: unknown): number => (isBeyond(line) ? BEYOND : LIMIT);
