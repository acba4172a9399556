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

/** Of each creature left, top, right and bottom of its space, the last two outside of it, and how far it reaches, one cell at least. */
const tables = remembered<readonly number[]>();

const tableOf = (j: Judge): readonly number[] => tables(j.rules, j.board.creatures, [j.options, j.board.ground], () =>
  j.board.creatures.flatMap((c) => {
    const [x, y] = c.at;
    const n = j.rules.space(c).value;
    const far = (c.attacks ?? []).reduce((most, a) => Math.max(most, j.rules.attackReach(j, c, a).far), Math.max(1, j.rules.reach(c).value));
    return [x, y, x + n, y + n, far];
  }));

/** Whose spaces meet or touch the box round two places with a border, in cells; in the board's order. */
export function around(j: Judge, a: Spot, b: Spot, border?: number): Creature[] {
  const t = tableOf(j);
  const left = Math.min(a.x, b.x);
  const top = Math.min(a.y, b.y);
  const right = Math.max(a.x + a.n, b.x + b.n);
  const bottom = Math.max(a.y + a.n, b.y + b.n);
  return j.board.creatures.filter((_, i) => {
    const k = i * 5;
    const more = border ?? t[k + 4]! - 1;
    return t[k]! <= right + more && t[k + 1]! <= bottom + more && t[k + 2]! >= left - more && t[k + 3]! >= top - more;
  });
}

/**
 * Opponents or not, whose reach goes as far as a place, whatever stands in the way: nobody else can threaten it, or stand
 * beside it. (Distances are never less than the gap along either axis.)
 */
export const inReach = (j: Judge, s: Spot): Creature[] => around(j, s, s);
