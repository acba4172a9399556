/**
 * Thrown explosives: target cell, hit or miss, landing corner and burst
 * (d20modern.special-attack.thrown-explosive-target, scatter-*).
 */
import type { Creature } from '../../../../board/creature.ts';
import type { Cell, Point } from '../../../../board/grid.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { blast, ordnanceOf } from './blast.ts';
import type { ThrowAsk } from '../asks/ordnanceAsk.ts';
import type {
  BlastVerdict,
  OrdnanceCitation,
  OrdnanceTable,
  OrdnanceWhy,
  ThrowVerdict,
  Wanted,
} from './ordnanceRules.ts';
import { explosiveOf, radiusIn } from './explosives.ts';
import { distanceTo, hits, rangePenalty, sum, firedWeapon } from './roll.ts';
import { landingCorners, directionOf, type ThrowDirection, type ScatterTable } from './scatter.ts';

interface Fall {
  readonly name: OrdnanceCitation;
  readonly table: ScatterTable;
}

/**
 * The scatter table for a throw. The last table also applies to greater distances than it lists.
 */
export function fallOf({ scatter }: OrdnanceTable, hit: boolean, increments: number): Fall {
  const missed = hit
    ? undefined
    : (scatter.misses.find((m) => increments <= m.upTo) ?? scatter.misses.at(-1));
  return missed ?? { name: 'near', table: scatter.near };
}

/**
 * Number of range increments that a throw covers, at least 1; it is 1 if the increment is unknown.
 */
export const incrementsOf = (distance: number, increment: number | undefined): number =>
  increment === undefined || increment <= 0 ? 1 : Math.max(1, Math.ceil(distance / increment));

/** The center of a creature's space. */
function middleOf(j: FullJudge, c: Creature): Point {
  const n = j.rules.space(c).value;
  return [c.at[0] + n / 2, c.at[1] + n / 2];
}

/** The main direction of a throw at a cell. */
export const throwDirection = (j: FullJudge, of: Creature, [x, y]: Cell): ThrowDirection =>
  directionOf(middleOf(j, of), [x + 0.5, y + 0.5]);

export function thrown(j: FullJudge, of: Creature, ask: ThrowAsk): ThrowVerdict {
  const { cites, table } = ordnanceOf(j);
  const weapon = firedWeapon(of, ask.with, (a) => a.kind === 'thrown');
  const increment = ask.increment ?? weapon?.rangeIncrement;
  const distance = distanceTo(j, of, [ask.at]);
  const increments = incrementsOf(distance, increment);
  const acted = j.rules.turns.act(j, of, {
    action: 'throw-explosive',
    ...(weapon === undefined ? {} : { with: weapon }),
  });
  const { columns, rows } = j.board.ground.grid;
  const off = ask.at[0] < 0 || ask.at[1] < 0 || ask.at[0] >= columns || ask.at[1] >= rows;
  const far = increments > table.thrown.most;
  const arms = explosiveOf(ask.explosive)?.arms ?? 0;
  const place: OrdnanceWhy[] = [
    ...(distance < arms ? ['does-not-arm' as const] : []),
    ...(far ? ['out-of-range' as const] : []),
    ...(off ? ['outside-map' as const] : []),
    ...(!off && !j.rules.lineOfEffect(j, of, ask.at).free ? ['no-line-of-effect' as const] : []),
  ];
  const why = [...acted.why, ...place];
  const explosive = explosiveOf(ask.explosive);
  const radius = ask.radius ?? (explosive && radiusIn(explosive));
  const rolls = increments > 1;
  const modifiers = rolls ? rangePenalty(j, distance, increment) : [];
  const hit = rolls ? hits(ask, modifiers, table.thrown.defence) : undefined;
  const direction = throwDirection(j, of, ask.at);
  const fall = rolls && hit === undefined ? undefined : fallOf(table, hit !== false, increments);
  const lands =
    fall === undefined
      ? everyFall(table, increments, ask.at, direction)
      : landingCorners(fall.table, ask.at, direction);
  const landed =
    fall === undefined || ask.scatter === undefined ? undefined : lands[ask.scatter - 1];
  const bursts =
    landed === undefined || radius === undefined
      ? undefined
      : blast(j, {
          at: landed,
          radius,
          explosive: ask.explosive,
          dc: ask.dc,
          damage: ask.damage,
          saved: ask.saved,
        });
  // The next die does not depend on the turn or the held weapon, so it is asked for even if these
  // forbid the attack.
  const wanted = place.length > 0 ? undefined : wantedNext(fall, landed, bursts);
  const names: OrdnanceCitation[] = [
    'thrown',
    ...(far ? ['most' as const] : []),
    ...(fall === undefined ? ['near' as const] : [fall.name]),
    'orientation',
    ...(explosive === undefined ? [] : ['explosives' as const]),
  ];
  return {
    legal: why.length === 0,
    why: [...new Set(why)],
    kind: acted.kind,
    opportunities: acted.opportunities,
    distance,
    increments,
    direction,
    defence: rolls ? table.thrown.defence : null,
    modifiers,
    ...(ask.bonus === undefined ? {} : { bonus: ask.bonus + sum(modifiers) }),
    ...(hit === undefined ? {} : { hit }),
    lands: landed === undefined ? lands : [landed],
    ...(bursts === undefined ? {} : { blast: bursts }),
    ...(wanted === undefined ? {} : { wanted }),
    rules: [
      ...new Set([
        ...cite(cites, ...names),
        ...modifiers.flatMap((m) => m.rules),
        ...acted.rules,
        ...(bursts?.rules ?? []),
      ]),
    ],
    unknown: [
      ...new Set([
        ...acted.unknown,
        ...(increment === undefined ? ['ask.increment'] : []),
        ...(radius === undefined ? ['ask.radius'] : []),
        ...(bursts?.unknown ?? []),
      ]),
    ],
  };
}

/**
 * All corners where the explosive may land while the attack roll is unknown, after a hit or after a
 * miss.
 */
function everyFall(
  table: OrdnanceTable,
  increments: number,
  at: Cell,
  direction: ThrowDirection,
): Point[] {
  const all = [true, false].flatMap((hit) =>
    landingCorners(fallOf(table, hit, increments).table, at, direction),
  );
  return all.filter((p, i) => all.findIndex((q) => q[0] === p[0] && q[1] === p[1]) === i);
}

function wantedNext(
  fall: Fall | undefined,
  landed: Point | undefined,
  bursts: BlastVerdict | undefined,
): Wanted | undefined {
  if (fall === undefined) return { what: 'attack', die: 20 };
  return landed === undefined ? { what: 'scatter', die: fall.table.length } : bursts?.wanted;
}
