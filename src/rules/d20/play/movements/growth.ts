/**
 * The places that a creature can take when a spell makes it larger or smaller. Such a change is no
 * movement. The texts do not say which cells it takes: here each free place that holds its old
 * space, or lies within it (srd35.size.enlarge-where).
 */
import { type Creature, sizeOf } from '../../../../board/creature.ts';
import type { Size } from '../../../../board/vocabulary.ts';
import type { Cell } from '../../../../board/grid.ts';
import { fitAt } from '../../../core/fit.ts';
import { MovementGrid } from '../../../core/movementGrid.ts';
import { resized } from '../../map/presentSize.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Opportunity, Verdict } from '../../../verdict.ts';

export interface GrowthVerdict extends Verdict {
  /** The size that the creature reaches, and its space and natural reach then, in cells. */
  readonly size: Size;
  readonly space: number;
  readonly reach: number;
  /** Top-left cells of the places that it can take, by rows; one of them if only one is possible. */
  readonly places: readonly Cell[];
  /**
   * Why the creature keeps its size. `enclosed`: walls leave no room, and a Strength check may burst
   * them; `occupied`: other creatures take the room; `no-stacking`: it is under such a spell.
   */
  readonly why?: 'enclosed' | 'occupied' | 'no-stacking';
  /** Ids of the creatures that take the room. */
  readonly by?: readonly string[];
  /** Nobody: growing and shrinking provoke no attacks of opportunity. */
  readonly opportunities: readonly Opportunity[];
}

export function growth(j: FullJudge, of: Creature, condition: string): GrowthVerdict {
  const steps = j.rules.conditions[condition]?.sizes ?? 0;
  const own = sizeOf(of);
  const c = of.size === undefined ? { ...of, size: own } : of;
  const { space: _, ...changed } = resized(j.rules, c, steps, condition);
  const space = j.rules.space(changed);
  const old = j.rules.space(c).value;
  const base = {
    opportunities: [],
    rules: [
      ...new Set([
        ...(j.rules.states.sources[condition] ?? []),
        ...cite(j.rules.movements.cites, 'growthPlace'),
      ]),
    ],
    unknown: of.size === undefined ? [`creatures.${of.id}.size`] : [],
  };
  const kept = (why: GrowthVerdict['why'] & string, by: readonly string[] = []): GrowthVerdict => ({
    ...base,
    size: own,
    space: old,
    reach: j.rules.reach(c).value,
    places: [c.at],
    why,
    ...(by.length === 0 ? {} : { by }),
  });
  if (c.conditions.includes(condition)) return kept('no-stacking');
  const candidates = placesOf(c.at, old, space.value);
  const roomy = candidates.filter((at) => fitAt(j, changed, at).how === 'free');
  if (roomy.length === 0) return kept('enclosed');
  const grid = new MovementGrid(j, changed, [
    c.at[0] - space.value,
    c.at[1] - space.value,
    c.at[0] + old + space.value,
    c.at[1] + old + space.value,
  ]);
  const places = roomy.filter(([x, y]) => grid.mayEnd(x, y) === null);
  if (places.length === 0)
    return kept(
      'occupied',
      [...new Set(roomy.flatMap(([x, y]) => grid.occupant(x, y) ?? []))].sort(),
    );
  return {
    ...base,
    size: sizeOf(changed),
    space: space.value,
    reach: j.rules.reach(changed).value,
    places,
  };
}

/** Places of a space of `n` cells that hold the space of `old` cells, or lie within it. */
function placesOf([x, y]: Cell, old: number, n: number): Cell[] {
  const [least, most] = n > old ? [old - n, 0] : [0, old - n];
  const places: Cell[] = [];
  for (let dy = least; dy <= most; dy++)
    for (let dx = least; dx <= most; dx++) places.push([x + dx, y + dy]);
  return places;
}
