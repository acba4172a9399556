/**
 * How many threaten each square, kept up one creature at a time: when one moves, only its own
 * squares are counted again. What is known for certain and what rests on a guess are told apart.
 */
import type { Ground } from '../board/board.ts';
import { CellSet } from '../board/cellset.ts';
import { HeldSquares } from './base/held.ts';
import type { Stance } from './base/threat.ts';
import type { ThreatMap } from './ruleset.ts';

export class ThreatCounts implements ThreatMap {
  readonly count: Uint16Array;
  /** Threatened by someone of whom nothing is guessed. */
  readonly sure: CellSet;
  /** Threatened, but only by those of whom something is. */
  readonly doubtful: CellSet;
  /** Threatened by more than one. */
  readonly many: CellSet;
  /** Those of whom something is guessed, counted apart; made for the first of them. */
  private guesses: Uint16Array | undefined;
  private readonly held: HeldSquares;

  constructor(ground: Ground) {
    const { grid } = ground;
    this.held = HeldSquares.of(ground);
    this.count = new Uint16Array(grid.columns * grid.rows);
    this.sure = new CellSet(grid);
    this.doubtful = new CellSet(grid);
    this.many = new CellSet(grid);
  }

  /** Counts one that stands at `at`. */
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

  /** Takes back one that was counted at the same place and with the same stance. */
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
