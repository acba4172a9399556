/** Who holds whom in a grapple, and which grapples have ended by themselves. */
import type { Creature } from '../../board/creature.ts';
import type { Change } from '../change.ts';
import { cite } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import { isIncapacitated } from './sharing.ts';

export const GRAPPLED = 'grappled';

/** The creatures that hold this one, and those that it holds. */
export function holders({ board }: Judge, c: Creature): readonly Creature[] {
  const ids = c.conditions.includes(GRAPPLED) ? (c.conditionsBy?.[GRAPPLED] ?? []) : [];
  return ids.length === 0 ? [] : board.creatures.filter(({ id }) => ids.includes(id));
}
export const heldBy = (j: Judge, c: Creature): readonly Creature[] =>
  j.board.creatures.filter(
    (o) => c.grapples?.includes(o.id) === true || holders(j, o).some(({ id }) => id === c.id),
  );

/** The distance in cells up to which a hold lasts: the longest of the creature's own limbs. */
const holdReach = (j: Judge, c: Creature): number =>
  Math.max(
    j.rules.reach(c).value,
    ...(c.attacks ?? []).flatMap((a) => (a.natural ? [j.rules.attackReach(j, c, a).far] : [])),
  );

export const isBeyondHold = (j: Judge, holder: Creature, held: Creature): boolean =>
  j.rules.distance(j, holder, held).cells > holdReach(j, holder);

export const freed = (held: Creature, holder: Creature): Change => ({
  what: 'condition',
  of: held.id,
  condition: GRAPPLED,
  on: false,
  by: holder.id,
});

/** The grapples that end because the creature stands elsewhere. */
export const brokenAt = (j: Judge, moved: Creature): readonly Change[] => [
  ...holders(j, moved).flatMap((o) => (isBeyondHold(j, o, moved) ? [freed(moved, o)] : [])),
  ...heldBy(j, moved).flatMap((o) => (isBeyondHold(j, moved, o) ? [freed(o, moved)] : [])),
];

/** The grapples of a creature that can no longer act. */
export const letGo = (j: Judge, holder: Creature): readonly Change[] =>
  heldBy(j, holder).map((o) => freed(o, holder));

export const endedHolds: NonNullable<Ruleset['endedHolds']> = (j) =>
  j.board.creatures.flatMap((held) =>
    holders(j, held).flatMap((holder) => {
      const isOut = isIncapacitated(j, holder);
      if (!isOut && !isBeyondHold(j, holder, held)) return [];
      // Who is dragged may follow its grappler later; who has fallen does not.
      const mayFollow =
        !isOut && !(held.elevation < holder.elevation && !j.rules.bodyIs(j, holder, 'airborne'));
      return [
        {
          of: holder.id,
          target: held.id,
          topic: 'let-go',
          mayFollow,
          changes: [freed(held, holder)],
          rules: cite(j.rules.cites, 'holdEnds'),
        },
      ];
    }),
  );
