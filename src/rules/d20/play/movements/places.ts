/** Finds the nearest of several places, with a die for ties; also the space and size of objects. */
import { sizeSteps, type Creature } from '../../../../board/creature.ts';
import { SIZES, type Size } from '../../../../board/vocabulary.ts';
import type { Cell } from '../../../../board/grid.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Verdict } from '../../../verdict.ts';

export interface NearestVerdict extends Verdict {
  /** Ids of all places at the smallest distance, in the order given. */
  readonly nearest: readonly string[];
  readonly cells: number;
  /** Number of sides of the die that breaks a tie; absent: no tie. */
  readonly die?: number;
  /** Id of the nearest place; in a tie, the place that the die selects. */
  readonly chosen?: string;
}

export function nearest(
  j: FullJudge,
  to: Creature | Cell,
  among: readonly Creature[],
  roll?: number,
): NearestVerdict {
  const measured = among.map((c) => ({ id: c.id, at: j.rules.distance(j, to, c) }));
  const least = Math.min(...measured.map((m) => m.at.cells));
  const equal = measured.filter((m) => m.at.cells === least);
  const tie = equal.length > 1;
  const chosen = !tie
    ? equal[0]?.id
    : roll === undefined
      ? undefined
      : equal[(roll - 1) % equal.length]?.id;
  return {
    nearest: equal.map((m) => m.id),
    cells: equal.length === 0 ? 0 : least,
    ...(tie ? { die: equal.length } : {}),
    ...(chosen === undefined ? {} : { chosen }),
    rules: [
      ...new Set([
        ...cite(j.rules.movements.cites, 'nearest'),
        ...equal.flatMap((m) => m.at.rules),
      ]),
    ],
    unknown: [...new Set(measured.flatMap((m) => m.at.unknown))],
  };
}

export interface ObjectVerdict extends Verdict {
  readonly size: Size;
  /** Side length of the object's space in cells; 1 for objects that share a cell. */
  readonly space: number;
  readonly cells: readonly Cell[];
  /**
   * Does the object block movement? Medium and larger objects do; smaller objects are an obstacle
   * in their cell.
   */
  readonly blocks: boolean;
}

export function object(
  j: FullJudge,
  what: { readonly name?: string; readonly size?: Size; readonly at?: Cell },
): ObjectVerdict {
  const { table, cites } = j.rules.movements;
  const known =
    what.size ??
    (what.name !== undefined && Object.hasOwn(table.objects, what.name)
      ? table.objects[what.name]
      : undefined);
  const size = known ?? 'medium';
  const at = what.at ?? [0, 0];
  const like: Creature = {
    id: 'object',
    name: 'object',
    at,
    size,
    elevation: 0,
    conditions: [],
    traits: [],
    opportunitiesTaken: 0,
  };
  const { value: n } = j.rules.space(like);
  return {
    size,
    space: n,
    cells: Array.from({ length: n * n }, (_, i): Cell => [
      at[0] + (i % n),
      at[1] + Math.floor(i / n),
    ]),
    blocks: sizeSteps('medium', size) >= 0 && SIZES.includes(size),
    rules: cite(cites, 'objects'),
    unknown: known === undefined ? ['ask.size'] : [],
  };
}
