/** Order of the turns: what this text says otherwise. */
import { compare, ranked, type Contender } from '../../play/initiative/order.ts';
import type {
  InitiativeRules,
  JoinVerdict,
  Newcomer,
  RoundVerdict,
} from '../../play/initiative/questions.ts';
import { contender, idsOf } from '../../play/initiative/standing.ts';
import { cite } from '../../names.ts';
import type { PlayJudge } from '../../playbook.ts';
import { extend } from '../extend.ts';

const r = (...names: readonly string[]): string[] => names.map((n) => `d20modern.initiative.${n}`);

/**
 * Aware or not, they roll when they come in and act when the count comes round to theirs: in this
 * round unless it has gone by.
 */
function join(j: PlayJudge, newcomers: readonly Newcomer[]): JoinVerdict {
  const turn = j.board.turn;
  const round = turn?.round ?? 1;
  const now = turn?.active === undefined ? undefined : turn.counts?.[turn.active];
  const unknown: string[] = now === undefined ? ['turn.counts'] : [];
  const coming = newcomers.map(({ of, roll, bonus }): Contender => {
    const known = bonus === undefined ? j.rules.initiative.bonus(j, of) : { value: bonus };
    if (known.unknown !== undefined) unknown.push(known.unknown);
    if (roll === undefined) unknown.push('ask.roll');
    return {
      of: of.id,
      ...(roll === undefined ? {} : { count: roll + known.value }),
      bonus: known.value,
      again: [],
    };
  });
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
    // The order that is there stays; each newcomer goes before the first that it beats.
    order: [...all]
      .sort(compare)
      .map(({ of, count }) => (count === undefined ? { of } : { of, count })),
    ties: ties.filter((tie) => tie.some((id) => coming.some((n) => n.of === id))),
    from: Math.min(...first.map((f) => f.round)),
    first,
    rules: cite(j.rules.initiative.cites, 'joinAware'),
    unknown: [...new Set(unknown)],
  };
}

/**
 * Who was aware keeps the count of the surprise round; the others roll now
 * (d20modern.turn.sequence).
 */
function nextRound(j: PlayJudge, parent: InitiativeRules): RoundVerdict {
  const verdict = parent.nextRound(j);
  if (j.board.turn?.surprise !== true) return verdict;
  const aware = idsOf(j);
  return {
    ...verdict,
    roll: verdict.roll.filter((id) => !aware.includes(id)),
    order: aware
      .map((of) => contender(j, of))
      .map(({ of, count }) => (count === undefined ? { of } : { of, count })),
  };
}

export const initiative = (parent: InitiativeRules): InitiativeRules =>
  extend(parent, {
    cites: extend(parent.cites, {
      roll: r('check'),
      tie: r('ties'),
      fixed: r('check'),
      flatFooted: ['d20modern.condition.flat-footed-start'],
      joinAware: r('join-late'),
      joinUnaware: r('join-late'),
      readyAction: r('ready'),
      readyTrigger: r('ready', 'ready-resolution'),
      readyStep: r('ready-step'),
      readyCount: r('ready-resolution'),
      delay: r('delay'),
      delayInterrupt: r('delay'),
      delayLimit: r('delay-limit'),
      surpriseReroll: ['d20modern.turn.sequence'],
      surpriseRound: r('surprise-round', 'unaware', 'surprised'),
      roundLength: ['d20modern.timeline.round-span', 'd20modern.turn.round-six-seconds'],
    }),
    join,
    nextRound: (j) => nextRound(j, parent),
    delay(j, c, how) {
      const verdict = parent.delay(j, c, how);
      // Beyond the end of the round it may not wait: it loses its action of this one.
      return how.nextRound === true
        ? {
            ...verdict,
            lost: true,
            rules: [...verdict.rules, ...cite(j.rules.initiative.cites, 'delayLimit')],
          }
        : verdict;
    },
  });
