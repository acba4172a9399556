/** Which creatures stand on which hexes of a board, computed once for all movers. */
import type { Creature } from '../../../board/creature.ts';
import { hexSpace } from '../../../board/hex.ts';
import type { HexSteps } from '../../../board/hexsteps.ts';
import { memoize } from '../../../board/memoize.ts';
import type { Judge } from '../../ruleset.ts';

const known = memoize<HexOccupants>();

export class HexOccupants {
  readonly creatures: readonly Creature[];
  /**
   * For each hex of the map (y × columns + x): the number of its first entry, plus one; 0: no
   * creature stands there.
   */
  private readonly first: Int32Array;
  /**
   * For each entry: `who` is the index of a creature in the list; `further` is the number of the
   * next entry of the same hex, plus one. The entries of a hex are in list order.
   */
  private readonly who: number[] = [];
  private readonly further: number[] = [];

  static of(j: Judge, steps: HexSteps): HexOccupants {
    return known(j.board.creatures, [j.rules, steps, j.options], () => new HexOccupants(j, steps));
  }

  private constructor(j: Judge, steps: HexSteps) {
    const { columns, rows, layout } = steps.grid;
    this.creatures = j.board.creatures;
    this.first = new Int32Array(columns * rows);
    for (let k = this.creatures.length - 1; k >= 0; k--) {
      const { at } = this.creatures[k]!;
      const n = j.rules.space(this.creatures[k]!).value;
      for (const [x, y] of n === 1 ? [at] : hexSpace(layout, at, n)) {
        if (!steps.inside(x, y)) continue;
        this.who.push(k);
        this.further.push(this.first[y * columns + x]!);
        this.first[y * columns + x] = this.who.length;
      }
    }
  }

  /** The first entry of a hex of the map; −1: no creature stands there. */
  entry(at: number): number {
    return this.first[at]! - 1;
  }

  /** The next entry of the same hex; −1: there is none. */
  next(entry: number): number {
    return this.further[entry]! - 1;
  }

  /** The list index of the creature of an entry. */
  whose(entry: number): number {
    return this.who[entry]!;
  }
}
