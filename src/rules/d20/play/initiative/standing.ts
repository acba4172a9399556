/** The current order: active creature, flat-footed creatures, next round, newcomers, durations. */
import { creatureOf } from '../../../../board/board.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { compare, newcomerAs, ranked, type Contender } from './order.ts';
import type {
  DurationVerdict,
  JoinVerdict,
  Newcomer,
  OrderPlace,
  RoundVerdict,
  StandingVerdict,
} from './initiativeRules.ts';

const placeOf = (j: FullJudge, of: string): OrderPlace => {
  const count = j.board.turn?.counts?.[of];
  return count === undefined ? { of } : { of, count };
};

/**
 * Ids of the creatures in turn order: the scene's order, or by initiative count if the scene has no
 * order.
 */
export function idsOf(j: FullJudge): readonly string[] {
  const turn = j.board.turn;
  if (turn === undefined || turn.order.length > 0) return turn?.order ?? [];
  return ranked(Object.keys(turn.counts ?? {}).map((of) => contender(j, of))).order.map(
    (p) => p.of,
  );
}

export function contender(j: FullJudge, of: string): Contender {
  const c = creatureOf(j.board, of);
  return {
    ...placeOf(j, of),
    bonus: c === undefined ? 0 : j.rules.initiative.bonus(j, c).value,
    again: [],
  };
}

/**
 * The present order, with the creatures that may act and those that are flat-footed
 * (sigil.initiative.order-fixed, sigil.initiative.flat-footed-until-acted,
 * sigil.initiative.surprise-round).
 */
export function standing(j: FullJudge): StandingVerdict {
  const { cites } = j.rules.initiative;
  const turn = j.board.turn;
  const ids = idsOf(j);
  const surprise = turn?.surprise === true;
  const here = turn?.active === undefined ? -1 : ids.indexOf(turn.active);
  const order = ids.map((of) => {
    const c = creatureOf(j.board, of);
    return {
      ...placeOf(j, of),
      active: of === turn?.active,
      flatFooted: c !== undefined && j.rules.initiative.flatFooted(j, c).value,
      acts: c === undefined || j.rules.turnRest(j, c).scope !== 'none',
    };
  });
  // Unaware creatures are not in the order of a surprise round, and are flat-footed during it.
  const left =
    surprise && ids.length > 0 ? j.board.creatures.filter((c) => !ids.includes(c.id)) : [];
  return {
    round: turn?.round ?? 1,
    surprise,
    order: [
      ...order,
      ...left.map((c) => ({ of: c.id, active: false, flatFooted: true, acts: false })),
    ],
    next: ids[here + 1] ?? null,
    rules: cite(cites, 'fixed', 'flatFooted', ...(surprise ? ['surpriseRound' as const] : [])),
    unknown:
      turn === undefined
        ? ['turn']
        : turn.acted === undefined && (turn.round ?? 1) <= 1
          ? ['turn.acted']
          : [],
  };
}

/**
 * The next round; after a surprise round all creatures roll initiative
 * (sigil.initiative.surprise-reroll, sigil.initiative.order-fixed).
 */
export function nextRound(j: FullJudge): RoundVerdict {
  const { cites } = j.rules.initiative;
  const turn = j.board.turn;
  const surprised = turn?.surprise === true;
  return {
    round: surprised ? 1 : (turn?.round ?? 0) + 1,
    surprise: false,
    roll: surprised ? j.board.creatures.map((c) => c.id) : [],
    order: surprised ? [] : idsOf(j).map((of) => placeOf(j, of)),
    rules: cite(cites, surprised ? 'surpriseReroll' : 'fixed'),
    unknown: turn === undefined ? ['turn'] : [],
  };
}

/**
 * The order after creatures have joined: aware newcomers go first, unaware newcomers roll
 * (sigil.initiative.joining-aware, sigil.initiative.joining-unaware).
 */
export function join(j: FullJudge, newcomers: readonly Newcomer[]): JoinVerdict {
  const { cites } = j.rules.initiative;
  const present = idsOf(j).filter((id) => !newcomers.some((n) => n.of.id === id));
  const first = present[0] === undefined ? undefined : placeOf(j, present[0]).count;
  const unknown: string[] = present.some((id) => placeOf(j, id).count === undefined)
    ? ['turn.counts']
    : [];
  // Dexterity breaks ties between aware newcomers; the initiative bonus breaks them between unaware
  // newcomers.
  const aware = newcomers
    .filter((n) => n.aware)
    .map(({ of }): Contender => {
      const dexterity = of.abilities?.dex;
      if (dexterity === undefined) unknown.push(`creatures.${of.id}.abilities.dex`);
      return {
        of: of.id,
        ...(first === undefined ? {} : { count: first + 1 }),
        bonus: dexterity ?? 10,
        again: [],
      };
    });
  const unaware = newcomers.filter((n) => !n.aware).map((each) => newcomerAs(j, each, unknown));
  const ahead = ranked(aware);
  const order: OrderPlace[] = present.map((id) => placeOf(j, id));
  const behind = ranked(unaware);
  for (const { of, count } of behind.order) {
    const self = unaware.find((u) => u.of === of)!;
    const at = order.findIndex((p) => compare(self, contenderAt(j, p, unaware)) < 0);
    order.splice(at < 0 ? order.length : at, 0, count === undefined ? { of } : { of, count });
  }
  return {
    order: [...ahead.order, ...order],
    ties: [...ahead.ties, ...behind.ties],
    from: (j.board.turn?.round ?? 0) + 1,
    rules: cite(
      cites,
      ...(aware.length > 0 ? ['joinAware' as const] : []),
      ...(unaware.length > 0 ? ['joinUnaware' as const] : []),
    ),
    unknown: [...new Set(unknown)],
  };
}

const contenderAt = (j: FullJudge, place: OrderPlace, newcomers: readonly Contender[]): Contender =>
  newcomers.find((n) => n.of === place.of) ?? contender(j, place.of);

/** Converts a duration in seconds to rounds (sigil.turn.round-length). */
export function duration(j: FullJudge, seconds: number): DurationVerdict {
  const { cites, secondsPerRound } = j.rules.initiative;
  const rounds = Math.floor(seconds / secondsPerRound);
  const { round, active } = j.board.turn ?? {};
  const count = active === undefined ? undefined : j.board.turn?.counts?.[active];
  return {
    rounds,
    seconds,
    ...(round === undefined ? {} : { until: round + rounds }),
    ...(count === undefined ? {} : { count }),
    rules: cite(cites, 'roundLength'),
    unknown: round === undefined ? ['turn.round'] : [],
  };
}
