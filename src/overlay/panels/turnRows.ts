/**
 * Lists the creatures of a fight in the order of their turns, as the turn strip shows them. Pure.
 */
import { usesLeft } from '../../board/counted.ts';
import type { Creature } from '../../board/creature.ts';
import type { Encounter } from '../../encounter/applyEvent.ts';
import type { Judge } from '../../rules/ruleset.ts';

/** Maximum number of creatures shown at first; the user can ask for the rest. */
export const MAX_TURN_ROWS = 16;

export interface TurnRow {
  readonly id: string;
  readonly state: 'now' | 'next' | 'later';
  /**
   * Attacks of opportunity that the creature has used since its last turn, and whether it may still
   * take one.
   */
  readonly opportunities: { readonly used: number; readonly left: boolean };
  /** Has the creature its reaction? Absent: the ruleset has no reaction that it shows. */
  readonly reaction?: boolean;
  /** Legendary actions left to it; absent: it has none, or its sheet is closed. */
  readonly legendary?: number;
  /** The initiative count of its lair, which acts now; absent: it does not, or nobody says. */
  readonly lair?: number;
  readonly waits?: 'delay' | 'ready';
}

/** The reaction of a turn: a resource that is shown and used in the turns of others. */
const reactionOf = ({ rules }: Judge): string | undefined =>
  rules.economy.resources.find(({ resets, shape }) => resets === 'own-turn' && shape !== undefined)
    ?.id;

/**
 * The creatures in turn order, beginning with the creature on turn. If the host has no turn order,
 * the creatures are in the order in which they have acted, and the next creature is known only from
 * the second round on. Creatures outside `seen` are left out without leaving a gap. If the creature
 * on turn is not seen, there is no next creature.
 */
export function turnRows(
  fight: Pick<Encounter, 'active' | 'acted' | 'order' | 'round' | 'waiting'>,
  seen: readonly Creature[],
  judge: Judge,
): readonly TurnRow[] {
  const { active, waiting } = fight;
  const byHand = fight.order.length === 0;
  const order = byHand ? fight.acted : fight.order;
  const knowsNext = !byHand || fight.round > 1;
  const byId = new Map(seen.map((c) => [c.id, c]));
  const known = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  const now = active === null ? undefined : byId.get(active);
  const at = now === undefined ? -1 : known.indexOf(now);
  const rows =
    now !== undefined && at < 0
      ? [now, ...known]
      : at > 0
        ? [...known.slice(at), ...known.slice(0, at)]
        : known;
  const reaction = reactionOf(judge);
  return rows.map((c, i): TurnRow => {
    const may = judge.rules.canTakeOpportunity(judge, c);
    const legendary = usesLeft(c, 'legendaryActions');
    const waits = Object.hasOwn(waiting, c.id) ? waiting[c.id] : undefined;
    return {
      id: c.id,
      state: c === now ? 'now' : knowsNext && at >= 0 && i === 1 ? 'next' : 'later',
      opportunities: { used: c.opportunitiesTaken, left: may.allowed || may.why !== 'taken' },
      ...(reaction === undefined
        ? {}
        : { reaction: (judge.rules.turnRest(judge, c).left[reaction] ?? 0) > 0 }),
      ...(legendary !== undefined && { legendary }),
      ...(judge.rules.lairActsNow?.(judge, c) === true && { lair: c.lairActions?.count ?? 0 }),
      ...(waits === undefined ? {} : { waits }),
    };
  });
}
