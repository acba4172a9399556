/** Casting a spell within a grapple, and entering the opponent's space. */
import { grapplersOf } from './hold.ts';
import { maneuverBonus } from './maneuverRolls.ts';
import type { Creature } from '../../../board/creature.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import { ruling, type Missing } from './specialContext.ts';
import type { SpecialWhy } from './codes.ts';
import type { GrappleAsk, GrappleVerdict } from './grappling.ts';

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
  const { dc, somatic, holder } = j.rules.specials.grapple.casting;
  const spell = ask.spell ?? { level: missing.take<number>(undefined, 'ask.spell', 0) };
  const barred = holder === true && spell.somatic === true && !j.options.grappledSomatic;
  const base = barred ? null : spell.somatic === true ? somatic : dc;
  const why: SpecialWhy[] = [
    ...(spell.slow === true ? ['casting-too-slow' as const] : []),
    ...(spell.material === true && spell.ready !== true ? ['component-not-ready' as const] : []),
    ...(base === null ? ['somatic' as const] : []),
    ...(pinned && (spell.components === true || spell.somatic === true || spell.material === true)
      ? ['condition-forbids' as const]
      : []),
  ];
  if (base === null) return { why };
  const held =
    holder !== true
      ? 0
      : Math.max(
          0,
          ...grapplersOf(j, of).map((o) =>
            maneuverBonus(j, o, missing).reduce((sum, m) => sum + m.value, 0),
          ),
        );
  const needed = base + held + spell.level;
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
        rules: [...ruling(j, 'grappleHold'), ...rules],
      })),
    barred: barred.filter((o) => !inIt.has(o.by)).map(({ by, why, rules }) => ({ by, why, rules })),
    unknown: opportunities.flatMap((o) => o.unknown),
  };
}
