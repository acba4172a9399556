/** Casting a spell within a grapple, and entering the opponent's space. */
import { countsAsPinned, grapplersOf } from './hold.ts';
import { maneuverBonus } from './maneuverRolls.ts';
import type { Creature } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { Missing, specialRules } from './specialContext.ts';
import type { CastingWhy, GrappleAsk, GrappleVerdict, HeldCasting } from './grappling.ts';
import type { ActionEntry } from '../turns/entry.ts';
import type { SpellNeeds } from '../asks/turnAsk.ts';

/** Is the action the casting of a spell that may be tried in a grapple? */
export const isHeldCasting = ({ casts, grapple }: ActionEntry): boolean =>
  casts === true && grapple === 'may';

/** What the spell of an action needs: a spell-like ability has no components. */
export const needsOf = (
  { mental }: ActionEntry,
  spell: SpellNeeds | undefined,
): SpellNeeds | undefined => (mental === true ? { slow: spell?.slow === true } : spell);

/**
 * What a grapple asks of a spell (sigil.condition.grappling-cast). If it is not known what the spell
 * needs, the answer is that of a spell without components.
 */
export function heldCasting(
  j: FullJudge,
  of: Creature,
  spell: SpellNeeds | undefined,
): HeldCasting {
  const { casting } = j.rules.specials.grapple;
  const needs = spell ?? {};
  const somatic = needs.somatic === true;
  const barred = casting.holder === true && somatic && !j.options.grappledSomatic;
  const base = barred ? null : somatic ? casting.somatic : casting.dc;
  const pinned = countsAsPinned(j, of) && casting.pinned.some((need) => needs[need] === true);
  const why: CastingWhy[] = [
    ...(needs.slow === true ? ['casting-too-slow' as const] : []),
    ...(needs.material === true && needs.ready !== true ? ['component-not-ready' as const] : []),
    ...(base === null ? ['somatic' as const] : []),
    ...(pinned ? ['condition-forbids' as const] : []),
  ];
  const missing = new Missing();
  if (spell === undefined) missing.paths.add('ask.spell');
  if (base === null || casting.holder !== true)
    return { dc: base, why, unknown: [...missing.paths] };
  const bonuses = grapplersOf(j, of).map((o) =>
    maneuverBonus(j, o, missing).reduce((sum, m) => sum + m.value, 0),
  );
  return { dc: base + Math.max(0, ...bonuses), why, unknown: [...missing.paths] };
}

/** The Concentration check of a spell in a grapple, unless its somatic components forbid it. */
export function casting(
  j: FullJudge,
  of: Creature,
  ask: GrappleAsk,
  entry: ActionEntry,
): Partial<GrappleVerdict> {
  const needs = needsOf(entry, ask.spell);
  const { dc: base, unknown: unclear } = j.rules.specials.heldCasting(j, of, needs);
  const unknown = [...unclear, ...(ask.spell === undefined ? ['ask.spell'] : [])];
  if (base === null) return { unknown };
  const needed = base + (ask.spell?.level ?? 0);
  if (ask.roll === undefined) return { dc: needed, unknown };
  const success = ask.roll >= needed;
  return {
    dc: needed,
    unknown,
    outcome: {
      result: success ? 'success' : 'failure',
      margin: ask.roll - needed,
      effects: success ? [] : [{ of: of.id, effect: 'spell-lost' }],
    },
  };
}

/**
 * Entering the opponent's space takes no action. It provokes attacks of opportunity from creatures
 * outside the grapple (sigil.special-attack.grapple-hold).
 */
export function entering(
  j: FullJudge,
  of: Creature,
  ask: GrappleAsk,
  foes: readonly Creature[],
  missing: Missing,
): Partial<GrappleVerdict> {
  const to = ask.to ?? foes.find((o) => ask.against === undefined || o.id === ask.against)?.at;
  if (to === undefined) {
    missing.paths.add('ask.to');
    return {};
  }
  // The step is judged like a normal move, as if the creature were not grappled yet.
  const inIt = new Set(foes.map((o) => o.id));
  const { opportunities, barred } = j.rules.move(j, of, 'move', [of.at, to]);
  return {
    at: to,
    opportunities: opportunities
      .filter((o) => !inIt.has(o.by))
      .map(({ by, leaving, rules }) => ({
        by,
        leaving,
        rules: [...specialRules(j, 'grappleHold'), ...rules],
      })),
    barred: barred.filter((o) => !inIt.has(o.by)).map(({ by, why, rules }) => ({ by, why, rules })),
    unknown: opportunities.flatMap((o) => o.unknown),
  };
}
