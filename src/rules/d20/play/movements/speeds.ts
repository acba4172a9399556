/** Speed from its parts: race and typed bonuses, then the reductions for armor and load. */
import type { Creature } from '../../../../board/creature.ts';
import type { WEIGHTS } from '../../../../board/vocabulary.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Verdict } from '../../../verdict.ts';
import type { SpeedParts } from '../asks/movementAsk.ts';
import type { MovementCitation } from './citations.ts';

export type Weight = (typeof WEIGHTS)[number];

export interface CountedBonus {
  readonly cells: number;
  readonly type: string;
  readonly from?: string;
  /** Why the bonus does not count; absent: it counts. */
  readonly why?: 'same-type' | 'armour';
}

export interface SpeedVerdict extends Verdict {
  readonly base: number;
  readonly bonuses: readonly CountedBonus[];
  /** Speed in cells before the reductions for armor and load; `value`: after them. */
  readonly full: number;
  readonly value: number;
  readonly metres: number;
  readonly slowedBy: readonly ('armour' | 'load')[];
  /** Running: the multiple of speed, and the cells that it allows. */
  readonly run: { readonly times: number; readonly cells: number };
}

/** Speed in cells of a race that is not in the table. */
const COMMON = 6;

/**
 * Speed in medium or heavy armor: two thirds, rounded up to whole cells (4 → 3, 6 → 4, 8 → 6, 10 →
 * 7, 12 → 8).
 */
export const slowed = (cells: number): number => Math.ceil((cells * 2) / 3 - 1e-9);

const isSlowing = (w: Weight | undefined): boolean => w === 'medium' || w === 'heavy';

export function judgeSpeed(j: FullJudge, c: Creature, parts: SpeedParts): SpeedVerdict {
  const { table, cites } = j.rules.movements;
  const names: MovementCitation[] = ['baseSpeed'];
  const unknown: string[] = [];
  const armour = parts.armour ?? c.armour;
  const load = parts.load ?? c.load;
  if (armour === undefined) unknown.push(`creatures.${c.id}.armour`);
  if (load === undefined) unknown.push(`creatures.${c.id}.load`);

  const id = parts.race ?? c.traits.find((t) => Object.hasOwn(table.races, t));
  const race = id !== undefined && Object.hasOwn(table.races, id) ? table.races[id] : undefined;
  if (race !== undefined) names.push(race.name);
  const base = parts.base ?? race?.speed;
  if (base === undefined) unknown.push('ask.race');

  const bonuses = stacked(
    (parts.bonuses ?? []).map((b, i) => counted(j, b, i, { armour, load }, { names, unknown })),
  );
  if (bonuses.some((b) => b.why === 'same-type')) names.push('sameType');
  const full = Math.max(
    0,
    (base ?? COMMON) + bonuses.reduce((sum, b) => sum + (b.why === undefined ? b.cells : 0), 0),
  );

  const slowedBy =
    id !== undefined && j.rules.traits[id]?.unslowed === true
      ? []
      : [
          ...(isSlowing(armour) ? ['armour' as const] : []),
          ...(isSlowing(load) ? ['load' as const] : []),
        ];
  if (slowedBy.length > 0 && bonuses.length > 0) names.push('bonusFirst');
  if (slowedBy.includes('armour')) names.push('armourSpeed');
  if (slowedBy.includes('load'))
    names.push('loadSpeed', load === 'heavy' ? 'heavyLoad' : 'mediumLoad');
  if (load === 'light') names.push('lightLoad');
  const value = slowedBy.length > 0 ? slowed(full) : full;
  const worn: Creature = {
    ...c,
    ...(armour === undefined ? {} : { armour }),
    ...(load === undefined ? {} : { load }),
  };
  const times = j.rules.modeRule(j, worn, 'run').times ?? 0;
  return {
    base: base ?? COMMON,
    bonuses,
    full,
    value,
    metres: value * j.board.ground.grid.metresPerCell,
    slowedBy,
    run: { times, cells: value * times },
    rules: cite(cites, ...names),
    unknown,
  };
}

/**
 * Value and type of one bonus, from its source. It does not count if the worn armor or the load
 * forbids it.
 */
function counted(
  j: FullJudge,
  b: NonNullable<SpeedParts['bonuses']>[number],
  i: number,
  { armour, load }: Readonly<Record<'armour' | 'load', Weight | undefined>>,
  { names, unknown }: { readonly names: MovementCitation[]; readonly unknown: string[] },
): CountedBonus {
  const { sources } = j.rules.movements.table;
  const source =
    b.from !== undefined && Object.hasOwn(sources, b.from) ? sources[b.from] : undefined;
  if (source !== undefined) names.push(source.name);
  const cells = b.cells ?? source?.cells;
  if (cells === undefined) unknown.push(`ask.bonuses[${i}].cells`);
  const barred =
    source !== undefined &&
    (source.without === 'any-armour'
      ? (armour ?? 'none') !== 'none' || isSlowing(load)
      : armour === 'heavy' || load === 'heavy');
  return {
    cells: cells ?? 0,
    type: b.type ?? source?.type ?? 'untyped',
    ...(b.from === undefined ? {} : { from: b.from }),
    ...(barred ? { why: 'armour' as const } : {}),
  };
}

/** Stacks speed bonuses: the highest of each type counts; penalties and untyped bonuses all count. */
function stacked(all: readonly CountedBonus[]): CountedBonus[] {
  return all.map((b, i) => {
    if (b.why !== undefined || b.type === 'untyped' || b.cells <= 0) return b;
    const beaten = all.some(
      (o, k) =>
        k !== i &&
        o.why === undefined &&
        o.type === b.type &&
        (o.cells > b.cells || (o.cells === b.cells && k < i)),
    );
    return beaten ? { ...b, why: 'same-type' as const } : b;
  });
}
