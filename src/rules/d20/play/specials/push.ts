/**
 * Bull rush: distance, cells crossed, and attacks of opportunity along the path
 * (sigil.special-attack.bull-rush-*).
 */
import { cellsApart, sameCell, shifted, STEPS, type Cell } from '../../../../board/grid.ts';
import type { Creature } from '../../../../board/creature.ts';
import { GroundIndex } from '../../../../board/groundIndex.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { chargePaths } from '../../map/chargePaths.ts';
import { cellsBetween, standingAt, standOf } from '../../../core/distance.ts';
import { HANDS } from './specialContext.ts';
import type { Effect, SpecialVerdict } from './specialRules.ts';
import type { Handler, SpecialSituation } from './situation.ts';

/** Points of the opposed check's margin that give one more cell of push. */
const POINTS = 5;
/**
 * Chance in percent that an attack of opportunity during a bull rush hits the other of the two
 * creatures.
 */
const ASTRAY = 25;

/**
 * The cell from which the attacker pushes: a given cell, the end of its charge, or its current
 * cell.
 */
function originOf({ j, from, to, ask }: SpecialSituation): Cell {
  if (ask.at !== undefined || ask.charging !== true || j.rules.distance(j, from, to).cells <= 1)
    return ask.at ?? from.at;
  const far = ([x, y]: Cell): number => (x - from.at[0]) ** 2 + (y - from.at[1]) ** 2;
  const all = [...chargePaths(j, rusher(from), to)].sort((a, b) => far(a.end) - far(b.end));
  return (all.find(({ found }) => found.path !== null) ?? all[0])?.end ?? from.at;
}

/** The attacker without weapons, because a bull rush has the reach of an unarmed strike. */
const rusher = (c: Creature): Creature => ({ ...c, attacks: [HANDS] });

/**
 * Direction from `origin` straight away to the target, as an index of `STEPS`; null: the two
 * overlap or no such direction exists.
 */
export function away(j: FullJudge, origin: Cell, from: Creature, to: Creature): number | null {
  const [n, m] = [j.rules.space(from).value, j.rules.space(to).value];
  const sign = (a: number, b: number): number => (b >= a + n ? 1 : a >= b + m ? -1 : 0);
  const step: Cell = [sign(origin[0], to.at[0]), sign(origin[1], to.at[1])];
  const bit = STEPS.findIndex((s) => sameCell(s, step));
  return bit < 0 ? null : bit;
}

/**
 * The cell from which the attacker pushes, and the direction; null: there is no straight direction.
 */
export const beyond = (
  s: SpecialSituation,
): { readonly origin: Cell; readonly bit: number | null } => {
  const origin = originOf(s);
  return { origin, bit: away(s.j, origin, s.from, s.to) };
};

/** Does the attacker enter the target's space for a bull rush in this ruleset? */
const enters = ({ j, attack }: SpecialSituation): boolean =>
  j.rules.turns.table[attack]?.entersSpace === true;

/**
 * May `c` move one step from `at`? Terrain counts, and all creatures except the two in the bull
 * rush.
 */
export function free(
  j: FullJudge,
  c: Creature,
  at: Cell,
  bit: number,
  two: readonly string[],
): boolean {
  if (
    (GroundIndex.of(j.board.ground).steps.allowed(at[0], at[1], j.rules.space(c).value) &
      (1 << bit)) ===
    0
  )
    return false;
  return !occupied(j, c, shifted(at, STEPS[bit]!, 1), two);
}

/**
 * Is a part of the space that `c` would fill at `to` occupied, so that `c` could not stay there?
 */
function occupied(j: FullJudge, c: Creature, to: Cell, but: readonly string[]): boolean {
  const n = j.rules.space(c).value;
  return j.board.creatures.some((o) => {
    const m = j.rules.space(o).value;
    if (but.includes(o.id) || j.rules.mayShare(j, c, o).end) return false;
    return to[0] < o.at[0] + m && to[0] + n > o.at[0] && to[1] < o.at[1] + m && to[1] + n > o.at[1];
  });
}

/**
 * Attacks of opportunity that `c` provokes along the path, except those of the other creature in
 * the bull rush.
 */
function onTheWay(j: FullJudge, c: Creature, path: readonly Cell[], other: Creature): Effect[] {
  return j.rules
    .move(j, c, 'move', path)
    .opportunities.filter((o) => o.by !== other.id)
    .map((o): Effect => ({ of: c.id, effect: 'provokes', by: o.by, at: o.leaving }));
}

function pushed(s: SpecialSituation, margin: number): Effect[] {
  const { j, from, to, ask } = s;
  const origin = originOf(s);
  const bit = away(j, origin, from, to);
  if (bit === null) return [];
  const step = STEPS[bit]!;
  const two = [from.id, to.id];
  const along = (k: number): number => (bit % 2 === 1 ? cellsApart(k, k, j.options.diagonals) : k);
  const speed = j.rules.speed(j, from);
  if (speed.unknown !== undefined) s.missing.paths.add(speed.unknown);
  const charged = ask.charging === true ? j.rules.distance(j, from.at, origin).cells : 0;
  const left = speed.value * (ask.charging === true ? 2 : 1) - charged;
  const cells: Cell[] = [];
  const most = ask.stays === true ? 1 : 1 + Math.floor(margin / POINTS);
  for (let k = 1; k <= most; k++) {
    // For every cell after the first, the attacker must have movement left to follow.
    if ((k > 1 && along(k) > left) || !free(j, to, shifted(to.at, step, k - 1), bit, two)) break;
    cells.push(shifted(to.at, step, k));
  }
  const k = cells.length;
  const end = cells[k - 1];
  if (end === undefined) return [{ of: to.id, effect: 'not-moved', at: to.at }];
  const done: Effect[] = [{ of: to.id, effect: 'pushed', squares: k, at: end, cells }];
  if (k === 1 && !enters(s)) return done;
  const path = Array.from({ length: k + 1 }, (_, i) => shifted(origin, step, i));
  done.push({ of: from.id, effect: 'follows', at: shifted(origin, step, k) });
  // The pushed creature provokes by each cell, and the attacker too if it goes along.
  const goesAlong = ask.stays === true ? [] : onTheWay(j, from, path, to);
  return [...done, ...onTheWay(j, to, [to.at, ...cells], from), ...goesAlong];
}

function rebuffed(s: SpecialSituation): Effect[] {
  const { j, from, to } = s;
  const origin = originOf(s);
  const bit = away(j, origin, from, to);
  if (enters(s)) {
    // An attacker in the target's space returns to its previous cell, if that is still free.
    const within = bit === null ? to.at : shifted(origin, STEPS[bit]!, 1);
    return [
      occupied(j, from, origin, [from.id, to.id])
        ? { of: from.id, effect: 'prone', at: s.rule.fallsBack === true ? origin : within }
        : { of: from.id, effect: 'pushed-back', at: origin },
    ];
  }
  if (bit === null) return [];
  const back = (bit + 4) % 8;
  return free(j, from, origin, back, [from.id, to.id])
    ? [{ of: from.id, effect: 'pushed-back', at: shifted(origin, STEPS[back]!, 1) }]
    : [{ of: from.id, effect: 'prone', at: origin }];
}

/**
 * The attacker's path to the cell from which it pushes, and on into the target's space if the
 * ruleset requires it.
 */
function wayOf(s: SpecialSituation): readonly Cell[] {
  const { j, from, to, ask } = s;
  const origin = originOf(s);
  const bit = away(j, origin, from, to);
  const into = enters(s) && bit !== null ? [shifted(origin, STEPS[bit]!, 1)] : [];
  if (sameCell(origin, from.at)) return [from.at, ...into];
  const found = j.rules.path(
    j,
    rusher(from),
    origin,
    ask.charging === true ? 'charge' : 'move',
    'short',
  ).path;
  return [...(found ?? [from.at, origin]), ...into];
}

export const push: Handler = {
  request: (s) => ({
    path: wayOf(s),
    ...(s.ask.charging === true ? { action: 'bull-rush-charge' } : {}),
  }),
  // A charge with a weapon must end in the nearest cell. A bull rush makes no weapon attack, so
  // this rule does not apply.
  excuses: (s) => (s.ask.charging === true ? ['not-nearest'] : []),
  bars(s) {
    const { j, from, to } = s;
    const apart = cellsBetween(j, standingAt(j, from, originOf(s)), standOf(j, to));
    return apart === 1 ? [] : ['target-out-of-reach'];
  },
  settle(s, result, margin) {
    s.names.add(result === 'success' ? 'bullRushPush' : 'bullRushFailure');
    return result === 'success' ? pushed(s, margin) : rebuffed(s);
  },
  more(s): Partial<SpecialVerdict> {
    const { from, to, ask, names } = s;
    const path = wayOf(s);
    const way = path.length > 1 ? { path } : {};
    if (ask.strike === undefined) return way;
    names.add('bullRushDivert');
    const { by, against, d100 } = ask.strike;
    const [aimedAt, other] = against === 'attacker' ? [from, to] : [to, from];
    // The two creatures in the bull rush never hit themselves.
    const chance = by === other.id ? 0 : ASTRAY;
    return { ...way, strikes: { of: d100 <= chance ? other.id : aimedAt.id, chance } };
  },
};
