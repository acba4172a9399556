/**
 * Two of a size in one space, one of them without a body: that one is covered, the other concealed
 * (sigil.condition.incorporeal-creatures).
 */
import type { Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import { isUnder } from '../../base/conditions.ts';
import { levelWith, standingAt } from '../../base/distance.ts';
import { sizeOf } from '../../base/size.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';

const RULES = ['sigil.condition.incorporeal-creatures'];

const bodiless = (j: Judge, c: Creature): boolean => isUnder(j, c, 'incorporeal');

/**
 * Does a creature of its size and of the other kind stand in its space at `at`? Who strikes it is
 * left out.
 */
function shared(j: Judge, c: Creature, at: Cell, from: Creature): boolean {
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
      bodiless(j, o) !== bodiless(j, c),
  );
}

/** The answers of the map, with what such company gives beside walls and fog. */
export const withinAnswers = ({
  cover,
  concealment,
}: Pick<Ruleset, 'cover' | 'concealment'>): Pick<Ruleset, 'cover' | 'concealment'> => ({
  cover(j, from, to, attack, toAt) {
    const plain = cover(j, from, to, attack, toAt);
    if (!bodiless(j, to) || !shared(j, to, toAt ?? to.at, from)) return plain;
    // `lines` are worked out when they are asked for: they do not come along in a copy.
    const better = plain.ac > 4 || plain.degree === 'total';
    const { degree, ac, reflex, barsOpportunity } = better
      ? plain
      : { degree: 'cover' as const, ac: 4, reflex: 2, barsOpportunity: true };
    return {
      degree,
      ac,
      reflex,
      barsOpportunity,
      rules: [...plain.rules, ...RULES],
      unknown: plain.unknown,
      get lines() {
        return plain.lines;
      },
    };
  },
  concealment(j, from, to, attack, toAt) {
    const plain = concealment(j, from, to, attack, toAt);
    if (plain.degree !== 'none' || bodiless(j, to) || !shared(j, to, toAt ?? to.at, from))
      return plain;
    return {
      degree: 'partial',
      missChance: 20,
      why: ['incorporeal'],
      lines: [],
      rules: [...plain.rules, ...RULES],
      unknown: plain.unknown,
    };
  },
});
