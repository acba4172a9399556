/**
 * Who threatens how many times, kept up one creature at a time: when one moves, only its own squares are counted
 * again.
 */
import type { Creature } from '../board/creature.ts';
import { holds, threatenedInto } from './base/threat.ts';
import type { Judge, ThreatMap } from './ruleset.ts';

interface Mark {
  readonly start: number;
  readonly room: number;
  length: number;
}

const scratch = new Int32Array(65_536);

export class ThreatCounts implements ThreatMap {
  readonly count: Uint16Array;
  private readonly marks = new Map<string, Mark>();
  /** The counted cells of every creature, each in a stretch of its own. */
  private pool = new Int32Array(4096);
  private used = 0;
  /** Made for the first creature with several attacks. */
  private stamps: Uint32Array | undefined;
  private stamp = 0;

  constructor(j: Judge) {
    const { columns, rows } = j.board.ground.grid;
    this.count = new Uint16Array(columns * rows);
  }

  /** Counts a creature where it stands now; what was counted for it before is taken back. */
  set(j: Judge, c: Creature): void {
    const old = this.marks.get(c.id);
    if (old !== undefined) this.takeBack(old);
    const n = j.rules.canThreaten(j, c).allowed ? this.gather(j, c) : 0;
    const mark = old !== undefined && old.room >= n ? old : this.stretch(c.id, n);
    mark.length = n;
    const { pool, count } = this;
    for (let k = 0; k < n; k++) {
      const cell = scratch[k]!;
      pool[mark.start + k] = cell;
      count[cell]!++;
    }
  }

  /** Forgets a creature. */
  remove(id: string): void {
    const old = this.marks.get(id);
    if (old === undefined) return;
    this.takeBack(old);
    this.marks.delete(id);
  }

  private takeBack(mark: Mark): void {
    for (let k = mark.start; k < mark.start + mark.length; k++) this.count[this.pool[k]!]!--;
    mark.length = 0;
  }

  /** The creature's cells into `scratch`, each once; how many. */
  private gather(j: Judge, c: Creature): number {
    const { list } = holds(j, c);
    const n = threatenedInto(j, c, list, scratch);
    return list.length === 1 ? n : this.distinct(n);
  }

  /** Two attacks of one creature count once. */
  private distinct(n: number): number {
    const stamps = (this.stamps ??= new Uint32Array(this.count.length));
    const stamp = ++this.stamp;
    let kept = 0;
    for (let k = 0; k < n; k++) {
      const cell = scratch[k]!;
      if (stamps[cell] === stamp) continue;
      stamps[cell] = stamp;
      scratch[kept++] = cell;
    }
    return kept;
  }

  private stretch(id: string, room: number): Mark {
    if (this.used + room > this.pool.length) {
      const wider = new Int32Array(Math.max(this.pool.length * 2, this.used + room));
      wider.set(this.pool);
      this.pool = wider;
    }
    const mark = { start: this.used, room, length: 0 };
    this.used += room;
    this.marks.set(id, mark);
    return mark;
  }
}
