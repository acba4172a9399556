/** Starting or joining a grapple (sigil.special-attack.grapple-start, grapple-join). */
import {
  inOneGrapple,
  sizeSteps,
  type Attack,
  type Creature,
  sizeOf,
} from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Outcome } from './specialRules.ts';
import type { Handler, SpecialSituation } from './situation.ts';
import { lineWith } from './specialTraits.ts';

/** Maximum number of creatures of the target's size that may grapple it. */
const MOST = 4;

/** The creatures that grapple with the given creature. The facts of one of the two are enough. */
export const grapplersOf = (j: FullJudge, c: Creature): Creature[] =>
  j.board.creatures.filter((o) => o.id !== c.id && inOneGrapple(c, o) === true);

/** Is the creature in a grapple, according to its conditions or to its opponents' facts? */
export const isHeld = (j: FullJudge, c: Creature): boolean =>
  grapplersOf(j, c).length > 0 ||
  j.rules.states.of(j, c).some(({ limits }) => limits.hold !== undefined);

/** Is the creature pinned, according to its conditions or to its opponents' facts? */
export const countsAsPinned = (j: FullJudge, c: Creature): boolean =>
  j.board.creatures.some((o) => o.pins === c.id) ||
  j.rules.states.of(j, c).some(({ limits }) => limits.hold === 'pin');

/** May this attack be used in a grapple? */
export const isClose = (a: Attack): boolean =>
  a.kind === 'melee' && (a.light || a.natural || a.unarmed);

/**
 * How many grapplers a creature counts as against the target: 2 if it is one size larger than the
 * target, 4 if it is larger still, one half if it is smaller.
 */
export function weightAgainst(grappler: Creature, target: Creature): number {
  const steps = sizeSteps(sizeOf(target), sizeOf(grappler));
  return steps >= 2 ? 4 : steps === 1 ? 2 : steps === 0 ? 1 : 0.5;
}

/** Can nobody hold this creature in a grapple? */
export const isUnheld = (j: FullJudge, c: Creature): boolean =>
  lineWith(j.rules.specials.traits, c, 'unheld') !== undefined;

/** The attempt at an unheld creature fails, whatever both sides roll. */
function slipped({ j, to, names }: SpecialSituation): Outcome | undefined {
  if (!isUnheld(j, to)) return undefined;
  names.add('grappleFreed');
  return { result: 'failure', effects: [] };
}

/** Is another creature already grappling the target? */
const joining = ({ j, from, to }: SpecialSituation): boolean =>
  grapplersOf(j, to).some((o) => o.id !== from.id);

export const holdHandler: Handler = {
  bars(s) {
    const { j, from, to, names } = s;
    if (!joining(s)) return [];
    names.add('grappleJoin');
    const against = grapplersOf(j, to).filter(
      (o) => o.id !== from.id && j.rules.relation(o, from).value === 'ally',
    );
    const all = [...against, from].reduce((sum, o) => sum + weightAgainst(o, to), 0);
    return all > MOST ? ['too-many'] : [];
  },
  quiet: joining,
  noTouch: joining,
  outcome: slipped,
  settle({ from, to }, result) {
    return result === 'failure'
      ? []
      : [
          { of: to.id, effect: 'grappling' },
          { of: from.id, effect: 'grappling' },
          { of: to.id, effect: 'unarmed-damage' },
        ];
  },
};

/**
 * A grapple after a hit, without a touch attack; the target is pulled into the attacker's space. With
 * one limb the attacker is not in the grapple itself.
 */
export const grabHandler: Handler = {
  noTouch: () => true,
  outcome: slipped,
  settle({ from, to, ask }, result) {
    if (result === 'failure') return [];
    const pulled = { of: to.id, effect: 'moved', by: from.id, cells: [from.at] } as const;
    return ask.limb === true
      ? [{ of: to.id, effect: 'seized', by: from.id }, pulled]
      : [
          { of: to.id, effect: 'grappling', by: from.id },
          { of: from.id, effect: 'grappling', by: to.id },
          pulled,
        ];
  },
};
