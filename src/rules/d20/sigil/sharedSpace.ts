/**
 * Shared spaces: if two creatures of one size share a space and one of them is incorporeal, that
 * one has cover and the other has concealment (sigil.condition.incorporeal-creatures).
 */
import { type Creature, sizeOf } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import { isUnder } from '../../core/conditionsInForce.ts';
import { levelWith, standingAt } from '../../core/distance.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';
import * as citations from './citations.ts';

const incorporeal = (j: Judge, c: Creature): boolean => isUnder(j, c, 'incorporeal');

/** Does `c` at `at` share its space with an equally large creature, one of the two incorporeal? */
function sharesSpace(j: Judge, c: Creature, at: Cell, from: Creature): boolean {
  const n = j.rules.space(c).value;
  const there = standingAt(j, c, at);
  return j.board.creatures.some(
    (o) =>
      o.id !== c.id &&
      o.id !== from.id &&
      Math.abs(o.at[0] - at[0]) < n &&
      Math.abs(o.at[1] - at[1]) < n &&
      levelWith(standingAt(j, o), there) &&
      sizeOf(o) === sizeOf(c) &&
      incorporeal(j, o) !== incorporeal(j, c),
  );
}

/** Adds the cover and concealment of shared spaces to the answers that depend on walls and fog. */
export const sharedSpaceAnswers = ({
  cover,
  concealment,
}: Pick<Ruleset, 'cover' | 'concealment'>): Pick<Ruleset, 'cover' | 'concealment'> => ({
  cover(j, from, to, attack, toAt) {
    const plain = cover(j, from, to, attack, toAt);
    if (!incorporeal(j, to) || !sharesSpace(j, to, toAt ?? to.at, from)) return plain;
    // `lines` is a getter: spreading the object would compute it.
    const better = plain.ac > 4 || plain.degree === 'total';
    const { degree, ac, reflex, barsOpportunity } = better
      ? plain
      : { degree: 'cover' as const, ac: 4, reflex: 2, barsOpportunity: true };
    return {
      degree,
      ac,
      reflex,
      barsOpportunity,
      rules: [...plain.rules, ...citations.sharedSpace],
      unknown: plain.unknown,
      get lines() {
        return plain.lines;
      },
    };
  },
  concealment(j, from, to, attack, toAt) {
    const plain = concealment(j, from, to, attack, toAt);
    if (plain.degree !== 'none' || incorporeal(j, to) || !sharesSpace(j, to, toAt ?? to.at, from))
      return plain;
    return {
      degree: 'partial',
      missChance: 20,
      why: ['incorporeal'],
      lines: [],
      rules: [...plain.rules, ...citations.sharedSpace],
      unknown: plain.unknown,
    };
  },
});
