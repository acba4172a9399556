/**
 * Joining a fight, surprise and delay, in rulesets where each creature acts on its own count: a
 * newcomer acts when the count reaches its roll. These functions replace those of `standing.ts` and
 * `waiting.ts` there.
 */
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { compare, newcomerAs, ranked, type Contender } from './order.ts';
import type { InitiativeRules, JoinVerdict, Newcomer, OrderPlace } from './initiativeRules.ts';
import { contender, idsOf } from './standing.ts';

const placeOf = ({ of, count }: Contender): OrderPlace =>
  count === undefined ? { of } : { of, count };

/**
 * Newcomers roll initiative, whether they are aware or not. They act in this round unless their
 * count has already passed.
 */
function join(j: FullJudge, newcomers: readonly Newcomer[]): JoinVerdict {
  const turn = j.board.turn;
  const round = turn?.round ?? 1;
  const now = turn?.active === undefined ? undefined : turn.counts?.[turn.active];
  const unknown: string[] = now === undefined ? ['turn.counts'] : [];
  const coming = newcomers.map((each) => newcomerAs(j, each, unknown));
  const all = [
    ...idsOf(j)
      .filter((id) => !coming.some((n) => n.of === id))
      .map((id) => contender(j, id)),
    ...coming,
  ];
  const first = coming.map(({ of, count }) => ({
    of,
    round: now !== undefined && count !== undefined && count >= now ? round + 1 : round,
    ...(count === undefined ? {} : { count }),
  }));
  const { ties } = ranked(all);
  return {
    // All creatures are sorted by their counts; the counts of creatures already in the order stay.
    order: [...all].sort(compare).map(placeOf),
    ties: ties.filter((tie) => tie.some((id) => coming.some((n) => n.of === id))),
    from: Math.min(...first.map((f) => f.round)),
    first,
    rules: cite(j.rules.initiative.cites, 'joinAware'),
    unknown: [...new Set(unknown)],
  };
}

export const ownCount = ({
  nextRound,
  delay,
}: InitiativeRules): Pick<InitiativeRules, 'join' | 'nextRound' | 'delay'> => ({
  join,
  /** Aware creatures keep their count from the surprise round; the others roll now. */
  nextRound(j) {
    const verdict = nextRound(j);
    if (j.board.turn?.surprise !== true) return verdict;
    const aware = idsOf(j);
    return {
      ...verdict,
      roll: verdict.roll.filter((id) => !aware.includes(id)),
      order: aware.map((of) => placeOf(contender(j, of))),
    };
  },
  /** A creature that delays beyond the end of the round loses its action in that round. */
  delay(j, c, how) {
    const verdict = delay(j, c, how);
    return how.nextRound === true
      ? {
          ...verdict,
          lost: true,
          rules: [...verdict.rules, ...cite(j.rules.initiative.cites, 'delayLimit')],
        }
      : verdict;
  },
});
