/** The order of initiative: counts, ties and flat-footed creatures. */
import type { Creature } from '../../../../board/creature.ts';
import { effectOf } from '../../../core/conditionsInForce.ts';
import { hasActed } from '../../map/opportunity.ts';
import { modifierOf } from '../../../core/abilities.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Known, RuleId } from '../../../verdict.ts';
import type {
  InitiativeVerdict,
  Newcomer,
  OrderVerdict,
  OrderPlace,
  InitiativeRoll,
} from './initiativeRules.ts';

/** Initiative bonus from Dexterity, feats and conditions (sigil.initiative.roll). */
export function bonus(j: FullJudge, c: Creature): Known<number> {
  const { traits, cites } = j.rules.initiative;
  const dexterity = c.abilities?.dex;
  const feats = c.traits.reduce(
    (sum, trait) => sum + (Object.hasOwn(traits, trait) ? (traits[trait]?.bonus ?? 0) : 0),
    0,
  );
  // Conditions change initiative directly and through Dexterity.
  const changes = j.rules.states
    .modifiers(j, c)
    .changes.filter((change) => change.on === 'initiative');
  const lost = changes.reduce((sum, { value }) => sum + value, 0);
  const value = (typeof dexterity === 'number' ? modifierOf(dexterity) : 0) + feats + lost;
  const rules = [...cite(cites, 'roll'), ...changes.flatMap((change) => change.rules)];
  return dexterity === undefined
    ? { value, rules, unknown: `creatures.${c.id}.abilities.dex` }
    : { value, rules };
}

/**
 * Is the creature flat-footed, because it has not acted yet or because of a condition?
 * (sigil.initiative.flat-footed-until-acted)
 */
export function flatFooted(
  j: FullJudge,
  c: Creature,
): { readonly value: boolean; readonly rules: readonly RuleId[] } {
  const value =
    !hasActed(j, c) || effectOf(j, c, 'noOpportunity')?.value === 'opportunityFlatFooted';
  return { value, rules: cite(j.rules.initiative.cites, 'flatFooted') };
}

/** A creature to be placed in the order. */
export interface Contender extends OrderPlace {
  readonly bonus: number;
  readonly again: readonly number[];
}

/** A newcomer to be placed in the order; adds the paths of missing facts to `unknown`. */
export function newcomerAs(
  j: FullJudge,
  { of, roll, bonus: told }: Newcomer,
  unknown: string[],
): Contender {
  const known = told === undefined ? j.rules.initiative.bonus(j, of) : { value: told };
  if (known.unknown !== undefined) unknown.push(known.unknown);
  if (roll === undefined) unknown.push('ask.roll');
  return {
    of: of.id,
    ...(roll === undefined ? {} : { count: roll + known.value }),
    bonus: known.value,
    again: [],
  };
}

/**
 * Compares two creatures by count, then bonus, then rerolled dice; negative: `a` goes first
 * (sigil.initiative.tie).
 */
export function compare(a: Contender, b: Contender): number {
  const by = (b.count ?? -Infinity) - (a.count ?? -Infinity) || b.bonus - a.bonus;
  if (by !== 0 && !Number.isNaN(by)) return by;
  for (let i = 0; i < Math.min(a.again.length, b.again.length); i++) {
    const parted = b.again[i]! - a.again[i]!;
    if (parted !== 0) return parted;
  }
  return 0;
}

/**
 * The initiative order, and the ties still to be broken. Creatures that act together on one roll
 * are not tied.
 */
export function ranked(
  contenders: readonly Contender[],
  together: (a: string, b: string) => boolean = () => false,
): Pick<OrderVerdict, 'order' | 'ties'> {
  const sorted = [...contenders].sort(compare);
  const groups: string[][] = [];
  sorted.forEach((c, i) => {
    const before = sorted[i - 1];
    const last = groups[groups.length - 1];
    if (
      before !== undefined &&
      last !== undefined &&
      compare(before, c) === 0 &&
      !together(before.of, c.of)
    )
      last.push(c.of);
    else groups.push([c.of]);
  });
  return {
    order: sorted.map(({ of, count }) => (count === undefined ? { of } : { of, count })),
    ties: groups.filter((g) => g.length > 1),
  };
}

export function order(
  j: FullJudge,
  rolls: readonly InitiativeRoll[],
  aware?: readonly string[],
): InitiativeVerdict {
  const { cites } = j.rules.initiative;
  const unknown: string[] = [];
  const unaware =
    aware === undefined
      ? []
      : j.board.creatures.map((c) => c.id).filter((id) => !aware.includes(id));
  const group = new Map<string, InitiativeRoll>();
  const contenders = rolls.flatMap((rolled) =>
    rolled.of
      .filter((id) => !unaware.includes(id))
      .map((of): Contender => {
        group.set(of, rolled);
        const c = j.board.creatures.find((o) => o.id === of);
        const known =
          rolled.bonus !== undefined || c === undefined
            ? { value: rolled.bonus ?? 0 }
            : j.rules.initiative.bonus(j, c);
        if (known.unknown !== undefined) unknown.push(known.unknown);
        return {
          of,
          count: rolled.roll + known.value,
          bonus: known.value,
          again: rolled.again ?? [],
        };
      }),
  );
  const surprise = unaware.length > 0;
  const { order: list, ties } = ranked(contenders, (a, b) => group.get(a) === group.get(b));
  const tied = contenders.some((a) => contenders.some((b) => a !== b && a.count === b.count));
  const rules = cite(
    cites,
    'roll',
    'fixed',
    ...(tied ? ['tie' as const] : []),
    ...(surprise ? ['surpriseRound' as const, 'surpriseReroll' as const] : []),
  );
  return { order: list, ties, surprise, unaware, rules, unknown };
}
