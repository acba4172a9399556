/** Effects of combat maneuvers in rulesets where one roll decides a maneuver. */
import type { Creature } from '../../../../board/creature.ts';
import { sameCell, shifted, STEPS, type Cell } from '../../../../board/grid.ts';
import { isFlying } from '../../../core/conditionsInForce.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { hasTag } from '../../../tags.ts';
import type { SpecialWhy } from './codes.ts';
import { HANDLERS } from './handlers.ts';
import { overrun as throughSpace } from './overrun.ts';
import { freePlaces } from './places.ts';
import { away, beyond, free, push as pushing } from './push.ts';
import type { Effect } from './specialRules.ts';
import type { Handler, SpecialSituation } from './situation.ts';
import { hurt, isWorn, nothingHeld } from './snatch.ts';

/** Points above the defense that give one more cell or round. */
const POINTS = 5;
/**
 * A trip or disarm that misses the defense by this many points or more is turned against its
 * attacker.
 */
const RECOIL = 10;

const steps = (margin: number): number => 1 + Math.floor(margin / POINTS);

const recoils = (s: SpecialSituation, margin: number): boolean =>
  s.rule.recoil === true && margin <= -RECOIL;

/**
 * Attacks of opportunity by the attacker's allies against a creature that is moved by force, if the
 * attacker has the feat for it.
 */
function provoking(s: SpecialSituation, at: readonly Cell[]): Effect[] {
  const { j, from, to, feats } = s;
  if (feats.provokes !== true || at.length < 2) return [];
  return j.rules
    .move(j, to, 'move', at)
    .opportunities.filter(
      ({ by }) =>
        by !== from.id &&
        j.board.creatures.some((c) => c.id === by && j.rules.relation(c, from).value === 'ally'),
    )
    .map((o): Effect => ({ of: to.id, effect: 'provokes', by: o.by, at: o.leaving }));
}

/** Effect: the creature that falls provokes, if the attacker has the feat for it. */
const falling = (s: SpecialSituation): Effect[] =>
  s.feats.provokes === true
    ? [{ of: s.to.id, effect: 'provokes', by: s.from.id, at: s.to.at }]
    : [];

const trip: Handler = {
  settle(s, result, margin) {
    const { from, to, weapon, names } = s;
    names.add('tripResult');
    if (result === 'success')
      return [
        ...(to.seat === undefined
          ? []
          : [{ of: to.id, effect: 'unhorsed' as const, by: to.seat.id }]),
        { of: to.id, effect: 'prone', at: to.at },
        ...falling(s),
      ];
    if (!recoils(s, margin)) return [];
    // The attacker may drop its weapon instead of falling, if the weapon is made for tripping
    // (special-attack.weapon).
    return [
      { of: from.id, effect: 'prone', at: from.at },
      ...(weapon !== undefined && hasTag(weapon, 'trips')
        ? [{ of: from.id, effect: 'may-drop-weapon' as const, by: weapon.id }]
        : []),
    ];
  },
};

const disarm: Handler = {
  bars(s) {
    if ((s.ask.object?.kind ?? 'held') !== 'held') return [];
    return nothingHeld(s) ? ['nothing-held'] : isWorn(s) ? ['cannot-be-disarmed'] : [];
  },
  settle(s, result, margin) {
    const { from, to, ask, weapon, names } = s;
    names.add('disarmResult');
    const thing = ask.object?.attack === undefined ? {} : { by: ask.object.attack };
    if (result === 'success')
      return [
        { of: to.id, effect: 'dropped', at: to.at, value: margin >= RECOIL ? 2 : 1, ...thing },
        ...(weapon === undefined || weapon.unarmed
          ? [{ of: from.id, effect: 'may-take-it' as const, ...thing }]
          : []),
      ];
    return recoils(s, margin) && weapon !== undefined && !weapon.natural
      ? [{ of: from.id, effect: 'dropped', at: from.at, by: weapon.id }]
      : [];
  },
};

const sunder: Handler = {
  bars: (s) =>
    (s.ask.object?.kind ?? 'held') === 'held' && nothingHeld(s) ? ['nothing-held'] : [],
  settle(s, result) {
    if (result !== 'success') return [];
    const [blow, ...rest] = hurt(s);
    const left =
      s.ask.object?.hp === undefined || blow?.value === undefined
        ? undefined
        : s.ask.object.hp - blow.value;
    if (blow === undefined || left === undefined) return blow === undefined ? [] : [blow, ...rest];
    const full = s.ask.object?.hp ?? 0;
    return [
      blow,
      ...(left <= 0
        ? [{ of: s.to.id, effect: 'object-destroyed' as const }]
        : left <= full / 2
          ? [{ of: s.to.id, effect: 'object-broken' as const }]
          : []),
    ];
  },
};

/** The cells along which a creature is pushed, including its starting cell. */
function driven(
  j: FullJudge,
  c: Creature,
  from: Cell,
  bit: number,
  { most, two }: { readonly most: number; readonly two: readonly string[] },
): Cell[] {
  const cells: Cell[] = [from];
  while (cells.length <= most) {
    const last = cells[cells.length - 1]!;
    if (!free(j, c, last, bit, two)) break;
    cells.push(shifted(last, STEPS[bit]!, 1));
  }
  return cells;
}

const bullRush: Handler = {
  request: pushing.request!,
  excuses: pushing.excuses!,
  bars(s) {
    if (isFlying(s.j, s.to)) s.names.add('flyingBullRush');
    return pushing.bars!(s);
  },
  settle(s, result, margin) {
    const { j, from, to, ask, names } = s;
    names.add(result === 'success' ? 'bullRushPush' : 'bullRushFailure');
    if (result !== 'success') return [{ of: from.id, effect: 'ends-movement' }];
    const { origin, bit } = beyond(s);
    if (bit === null) return [];
    const path = driven(j, to, to.at, bit, { most: steps(margin), two: [from.id, to.id] });
    const cells = path.slice(1);
    const end = cells.at(-1);
    const [inWay] = j.board.creatures.filter(
      (o) =>
        o.id !== from.id && o.id !== to.id && sameCell(o.at, shifted(path.at(-1)!, STEPS[bit]!, 1)),
    );
    const next: Effect[] =
      inWay === undefined || cells.length >= steps(margin)
        ? []
        : [
            {
              of: inWay.id,
              effect: 'pushed-too',
              value: -4,
              squares: steps(margin) - cells.length,
            },
          ];
    if (end === undefined) return [{ of: to.id, effect: 'not-moved', at: to.at }, ...next];
    return [
      { of: to.id, effect: 'pushed', squares: cells.length, at: end, cells },
      ...(ask.stays === true
        ? []
        : [
            {
              of: from.id,
              effect: 'may-follow' as const,
              at: shifted(origin, STEPS[bit]!, cells.length),
            },
          ]),
      ...next,
      ...provoking(s, path),
    ];
  },
};

const drag: Handler = {
  settle(s, result, margin) {
    const { j, from, to } = s;
    if (result !== 'success') return [];
    const toward = away(j, from.at, from, to);
    if (toward === null) return [];
    const bit = (toward + 4) % 8;
    const speed = Math.floor(j.rules.speed(j, from).value);
    const path = driven(j, from, from.at, bit, {
      most: Math.min(steps(margin), speed),
      two: [from.id, to.id],
    });
    const k = path.length - 1;
    if (k === 0) return [{ of: to.id, effect: 'not-moved', at: to.at }];
    const cells = Array.from({ length: k }, (_, i) => shifted(to.at, STEPS[bit]!, i + 1));
    return [
      { of: from.id, effect: 'moved', at: path[k]!, squares: k, cells: path.slice(1) },
      { of: to.id, effect: 'pushed', at: cells[k - 1]!, squares: k, cells, by: from.id },
      ...provoking(s, [to.at, ...cells]),
    ];
  },
};

const reposition: Handler = {
  bars({ j, from, to, ask }) {
    const path = ask.path;
    if (path === undefined) return [];
    const why: SpecialWhy[] = [];
    const last = path.length - 1;
    const reach = Math.max(1, j.rules.reach(from).value);
    path.forEach((at, i) => {
      if (i === 0) return;
      const apart = j.rules.distance(j, from, at).cells;
      // Only the last cell of the path may lie outside the attacker's reach, by one cell at most.
      if (i < last && apart > reach) why.push('target-out-of-reach');
      if (i === last && apart > reach + 1) why.push('target-out-of-reach');
      const before = path[i - 1]!;
      const bit = STEPS.findIndex((step) => sameCell(shifted(before, step, 1), at));
      if (bit < 0) why.push('not-adjacent');
      else if (!free(j, to, before, bit, [to.id])) why.push('ends-occupied');
    });
    return why;
  },
  settle(s, result, margin) {
    const { to, ask } = s;
    if (result !== 'success') return [];
    const squares = steps(margin);
    const cells = (ask.path ?? []).slice(1, 1 + squares);
    const end = cells.at(-1);
    return [
      { of: to.id, effect: 'pushed', squares, ...(end === undefined ? {} : { at: end, cells }) },
      ...provoking(s, [to.at, ...cells]),
    ];
  },
};

const overrun: Handler = {
  ...throughSpace,
  settle(s, result, margin) {
    const { from, to } = s;
    if (result === 'success')
      return [
        ...(margin >= POINTS && !isFlying(s.j, to)
          ? [{ of: to.id, effect: 'prone' as const, at: to.at }, ...falling(s)]
          : []),
        { of: from.id, effect: 'moves-on', at: s.ask.path?.at(-1) ?? from.at },
      ];
    return (throughSpace.settle?.(s, result, margin, undefined as never) ?? []).filter(
      ({ effect }) => effect === 'pushed-back' || effect === 'ends-movement',
    );
  },
};

const grapple: Handler = {
  bars({ j, from, to }) {
    const adjacent = j.rules.distance(j, from, to).cells <= 1;
    return adjacent || freePlaces(j, to, from).length > 0 ? [] : ['no-open-square'];
  },
  settle(s, result) {
    const { j, from, to } = s;
    if (result !== 'success') return [];
    const far = j.rules.distance(j, from, to).cells > 1;
    return [
      { of: to.id, effect: 'grappling', by: from.id },
      { of: from.id, effect: 'grappling', by: to.id },
      ...(far && !sameCell(from.at, to.at)
        ? [{ of: to.id, effect: 'moved' as const, by: from.id, cells: freePlaces(j, to, from) }]
        : []),
    ];
  },
};

/** A grab after a hit: a grapple, or a hold with one limb that leaves the attacker free to act. */
const grab: Handler = {
  ...grapple,
  settle(s, result, margin, sides) {
    return s.ask.limb === true && result === 'success'
      ? [{ of: s.to.id, effect: 'seized', by: s.from.id }]
      : (grapple.settle?.(s, result, margin, sides) ?? []);
  },
};

/** Pulls or pushes the target after a hit, by the given distance or until an obstacle stops it. */
const hauling = (effect: 'pulled' | 'pushed', turn: 0 | 4): Handler => ({
  settle(s, result) {
    const { j, from, to, ask } = s;
    const straight = away(j, from.at, from, to);
    if (result !== 'success' || straight === null) return [];
    if (ask.squares === undefined) s.missing.paths.add('ask.squares');
    const path = driven(j, to, to.at, (straight + turn) % 8, {
      most: ask.squares ?? 1,
      two: [to.id],
    });
    const cells = path.slice(1);
    const end = cells.at(-1);
    return end === undefined
      ? [{ of: to.id, effect: 'not-moved', at: to.at }]
      : [{ of: to.id, effect, squares: cells.length, at: end, cells }];
  },
});

const standStill: Handler = {
  settle: ({ to }, result) =>
    result === 'success' ? [{ of: to.id, effect: 'stopped', at: to.at }] : [],
};

/** Conditions that a dirty trick may impose. */
export const TRICKS = [
  'blinded',
  'dazzled',
  'deafened',
  'entangled',
  'shaken',
  'sickened',
] as const;

const dirtyTrick: Handler = {
  settle(s, result, margin) {
    if (result !== 'success') return [];
    return [
      {
        of: s.to.id,
        effect: 'afflicted',
        on: s.ask.condition === undefined ? [...TRICKS] : [s.ask.condition],
        value: steps(margin),
        until: s.feats.provokes === true ? 'standard-action' : 'move-action',
      },
    ];
  },
};

const steal: Handler = {
  bars: ({ ask }) => (ask.object?.kind === 'held' ? ['not-removable'] : []),
  settle: (s, result) =>
    result === 'success'
      ? [
          {
            of: s.to.id,
            effect: 'snatched',
            ...(s.ask.object?.attack === undefined ? {} : { by: s.ask.object.attack }),
          },
        ]
      : [],
};

export const MANEUVER_HANDLERS: typeof HANDLERS = {
  ...HANDLERS,
  'bull-rush': bullRush,
  'dirty-trick': dirtyTrick,
  disarm,
  drag,
  grab,
  grapple,
  overrun,
  pull: hauling('pulled', 4),
  push: hauling('pushed', 0),
  reposition,
  'stand-still': standStill,
  steal,
  sunder,
  trip,
};
