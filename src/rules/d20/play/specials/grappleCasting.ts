/** Casting a spell within a grapple, and entering the opponent's space. */
import { grapplersOf } from './hold.ts';
import { maneuverBonus } from './maneuverRolls.ts';
import type { Creature } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { Missing, specialRules } from './specialContext.ts';
import type { SpecialWhy } from './codes.ts';
import type { GrappleAsk, GrappleVerdict } from './grappling.ts';

/**
 * The DC of the Concentration check within a grapple, without the spell's level; null: a spell with
 * somatic components cannot be cast.
 */
export function castingDc(
  j: FullJudge,
  of: Creature,
  somatic: boolean,
): { readonly dc: number | null; readonly unknown: readonly string[] } {
  const casting = j.rules.specials.grapple.casting;
  const barred = casting.holder === true && somatic && !j.options.grappledSomatic;
  const base = barred ? null : somatic ? casting.somatic : casting.dc;
  if (base === null || casting.holder !== true) return { dc: base, unknown: [] };
  const missing = new Missing();
  const bonuses = grapplersOf(j, of).map((o) =>
    maneuverBonus(j, o, missing).reduce((sum, m) => sum + m.value, 0),
  );
  return { dc: base + Math.max(0, ...bonuses), unknown: [...missing.paths] };
}

/**
 * The Concentration check, unless the spell's components make casting impossible
 * (sigil.condition.grappling-cast).
 */
export function casting(
  j: FullJudge,
  of: Creature,
  ask: GrappleAsk,
  missing: Missing,
  pinned: boolean,
): Partial<GrappleVerdict> {
  const spell = ask.spell ?? { level: missing.take<number>(undefined, 'ask.spell', 0) };
  const { dc: base, unknown } = j.rules.specials.castingDc(j, of, spell.somatic === true);
  for (const path of unknown) missing.paths.add(path);
  const why: SpecialWhy[] = [
    ...(spell.slow === true ? ['casting-too-slow' as const] : []),
    ...(spell.material === true && spell.ready !== true ? ['component-not-ready' as const] : []),
    ...(base === null ? ['somatic' as const] : []),
    ...(pinned && j.rules.specials.grapple.casting.pinned.some((need) => spell[need] === true)
      ? ['condition-forbids' as const]
      : []),
  ];
  if (base === null) return { why };
  const needed = base + spell.level;
  if (ask.roll === undefined) return { why, dc: needed };
  const success = ask.roll >= needed;
  return {
    why,
    dc: needed,
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
