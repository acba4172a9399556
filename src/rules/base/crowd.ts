/** Who of everybody has to do with a place: found in one pass over flat tables that are made once for a list of creatures. */
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../ruleset.ts';
import { remembered } from './remembered.ts';

/** A place: top-left cell and cells on a side. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly n: number;
}

/** Cells on a side of its space, and how far it reaches, one cell at least. */
const extents = remembered<readonly [side: number, far: number]>();

const extentOf = (j: Judge, c: Creature): readonly [side: number, far: number] => extents(j.rules, c, [j.options, j.board.ground], () =>
  [j.rules.space(c).value, (c.attacks ?? []).reduce((most, a) => Math.max(most, j.rules.attackReach(j, c, a).far), Math.max(1, j.rules.reach(c).value))]);

/** Of each creature left, top, right and bottom of its space, the last two outside of it, and how far it reaches. */
const tables = remembered<readonly number[]>();

const tableOf = (j: Judge): readonly number[] => tables(j.rules, j.board.creatures, [j.options, j.board.ground], () => {
  const table: number[] = [];
  for (const c of j.board.creatures) {
    const [side, far] = extentOf(j, c);
    table.push(c.at[0], c.at[1], c.at[0] + side, c.at[1] + side, far);
  }
  return table;
});

/**
 * Whose spaces meet or touch the box round two places with a border, in cells, and the band from the one to the other
 * that holds every line between them; in the board's order.
 */
export function around(j: Judge, a: Spot, b: Spot, border?: number): Creature[] {
  const t = tableOf(j);
  const left = Math.min(a.x, b.x);
  const top = Math.min(a.y, b.y);
  const right = Math.max(a.x + a.n, b.x + b.n);
  const bottom = Math.max(a.y + a.n, b.y + b.n);
  // In half cells, so that middles are whole: the way from middle to middle, and how far from it half the band reaches.
  const ax = 2 * a.x + a.n;
  const ay = 2 * a.y + a.n;
  const dx = 2 * b.x + b.n - ax;
  const dy = 2 * b.y + b.n - ay;
  const across = Math.abs(dx) + Math.abs(dy);
  const half = Math.max(a.n, b.n);
  const found: Creature[] = [];
  for (let i = 0, k = 0; k < t.length; i++, k += 5) {
    const more = border ?? t[k + 4]! - 1;
    if (t[k]! > right + more || t[k + 1]! > bottom + more || t[k + 2]! < left - more || t[k + 3]! < top - more) continue;
    const aside = Math.abs(dx * (t[k + 1]! + t[k + 3]! - ay) - dy * (t[k]! + t[k + 2]! - ax));
    if (across === 0 || aside <= (half + t[k + 2]! - t[k]!) * across) found.push(j.board.creatures[i]!);
  }
  return found;
}

/**
 * Opponents or not, whose reach goes as far as a place, whatever stands in the way: nobody else can threaten it, or stand
 * beside it. (Distances are never less than the gap along either axis.)
 */
export const inReach = (j: Judge, s: Spot): Creature[] => around(j, s, s);
