/**
 * Counts the creatures that threaten each cell. The counts are updated incrementally: when a
 * creature moves, only its own cells are recounted. Creatures with assumed facts are also counted
 * separately.
 */
import type { Ground } from '../board/board.ts';
import { CellSet } from '../board/cellset.ts';
import { ThreatenedCells } from './core/threatenedCells.ts';
import type { Stance } from './core/threatBasis.ts';
import type { ThreatMap } from './ruleset.ts';

export class ThreatCounts implements ThreatMap {
  readonly count: Uint16Array;
  /** Cells threatened by at least one creature whose facts are all known. */
  readonly sure: CellSet;
  /** Cells threatened only by creatures some of whose facts are assumed. */
  readonly doubtful: CellSet;
  /** Cells threatened by more than one creature. */
  readonly many: CellSet;
  /**
   * For each cell, the number of threatening creatures with assumed facts. The array is allocated
   * when the first such creature is added.
   */
  private guesses: Uint16Array | undefined;
  private readonly held: ThreatenedCells;

  constructor(ground: Ground) {
    const { grid } = ground;
    this.held = ThreatenedCells.of(ground);
    this.count = new Uint16Array(grid.columns * grid.rows);
    this.sure = new CellSet(grid);
    this.doubtful = new CellSet(grid);
    this.many = new CellSet(grid);
  }

  /** Adds the cells that a creature threatens to the counts. */
  add(s: Stance): void {
    const { count, sure, doubtful, many } = this;
    const { found } = this.held;
    const guessing = s.unknown.length > 0;
    if (guessing) this.guesses ??= new Uint16Array(count.length);
    const { guesses } = this;
    const end = this.held.find(s.stand, s.list);
    for (let k = 0; k < end; k++) {
      const i = found[k]!;
      const before = count[i]!++;
      const guessed = guesses === undefined ? 0 : guesses[i]!;
      if (before === 1) many.addIndex(i);
      if (guessing) {
        guesses![i] = guessed + 1;
        if (before === guessed) doubtful.addIndex(i);
      } else if (before === guessed) {
        sure.addIndex(i);
        if (guessed > 0) doubtful.deleteIndex(i);
      }
    }
  }

  /**
   * Removes a creature that was added before. Its position and attacks must not have changed since.
   */
  take(s: Stance): void {
    const { count, sure, doubtful, many, guesses } = this;
    const { found } = this.held;
    const guessing = s.unknown.length > 0;
    const end = this.held.find(s.stand, s.list);
    for (let k = 0; k < end; k++) {
      const i = found[k]!;
      const left = --count[i]!;
      const guessed = guesses === undefined ? 0 : guesses[i]!;
      if (left === 1) many.deleteIndex(i);
      if (guessing) {
        guesses![i] = guessed - 1;
        if (guessed === 1) doubtful.deleteIndex(i);
      } else if (left === guessed) {
        sure.deleteIndex(i);
        if (guessed > 0) doubtful.addIndex(i);
      }
    }
  }
}
