/** A special attack judged: may it be made, what does it provoke, what is rolled against what, what follows. */
import type { Attack, Creature } from '../../../board/creature.ts';
import type { PlayJudge } from '../../playbook.ts';
import { foesOf, HANDS, largerBy, Missing, provokedFrom, ruling, strikes, weaponOf } from './bearing.ts';
import { HANDLERS } from './handlers.ts';
import type { Kind, Outcome, Provoked, Special, SpecialAsk, SpecialRule, SpecialVerdict, Unprovoked } from './questions.ts';
import { sidesOf, totalsOf, winner } from './sides.ts';
import type { Situation } from './situation.ts';
import { linesOf } from './traits.ts';

export function special(j: PlayJudge, from: Creature, to: Creature, attack: Special, ask: SpecialAsk): SpecialVerdict {
  const rule = j.rules.specials.table[attack];
  const missing = new Missing();
  const feats = Object.assign({}, ...linesOf(j.rules.specials.traits, from).map(([, line]) => line.making?.[attack] ?? {})) as Situation['feats'];
  const base: Situation = { j, from, to, attack, ask, rule, feats, missing, weapon: inHand(from, rule, ask, missing), names: new Set(rule.names) };
  const judged = aimed(base);
  const why = [...actionBars(j, from, judged.kind ?? feats.kind ?? rule.kind, rule), ...(judged.why ?? [])];
  const times = rule.inPlaceOfAttack === true ? attacksInFull(from, missing) : undefined;
  return {
    attack, kind: feats.kind ?? rule.kind, opportunities: [], barred: [],
    ...(times === undefined ? {} : { times }),
    ...judged,
    legal: why.length === 0, why: [...new Set(why)],
    rules: [...new Set([...ruling(j, ...base.names), ...(judged.rules ?? [])])],
    unknown: [...new Set([...missing.paths, ...(judged.unknown ?? [])])],
  };
}

/** The weapon it is made with: the one named, the first in hand where weapons are used, else bare hands. */
function inHand(from: Creature, rule: SpecialRule, ask: SpecialAsk, missing: Missing): Attack | undefined {
  return ask.with === undefined && rule.reach !== 'weapon' ? undefined : weaponOf(from, ask.with, missing);
}

/** Attacks of a full attack: one, and one more for every five points beyond the first of the base attack bonus. */
const attacksInFull = (c: Creature, missing: Missing): number =>
  Math.min(4, 1 + Math.max(0, Math.floor((missing.take(c.bab, `creatures.${c.id}.bab`, 0) - 1) / 5)));

/** What conditions and the rest of the turn forbid. */
function actionBars(j: PlayJudge, c: Creature, kind: Kind, rule: SpecialRule): string[] {
  const held = j.rules.states.of(j, c).some(({ effect }) => effect.actions === 'none' || effect.actions === 'move-only' || effect.actions === 'mental-only'
    || (effect.actions === 'single' && kind === 'full-round') || (effect.noAttack === true && rule.opposed !== undefined));
  if (held) return ['condition-forbids'];
  const turn = j.board.turn;
  if (turn?.active !== c.id || kind === 'not-an-action' || kind === 'free') return [];
  const { standard, move, fullRound } = turn.spent;
  const spent = kind === 'full-round' ? standard || move > 0 || turn.surprise : kind === 'move' ? move > 1 || (standard && move > 0) : standard;
  return fullRound || spent ? ['no-action-left'] : [];
}

function aimed(s: Situation): Partial<SpecialVerdict> {
  const { j, from, to, rule, ask, missing } = s;
  const handler = HANDLERS[s.attack];
  const why = [...reachBars(s), ...(handler.bars?.(s) ?? [])];
  const steps = largerBy(from, to, missing);
  if (rule.sizesUp !== undefined && steps > rule.sizesUp) why.push('too-big');
  const more = handler.more?.(s) ?? {};
  const provokes = provoked(s);
  const sides = sidesOf(j, from, to, s.attack, rule, ask, missing);
  if (sides !== undefined) for (const name of rule.checkNames) s.names.add(name);
  const outcome = why.length > 0 ? undefined : settled(s, steps, sides);
  return {
    ...more, why: [...why, ...(more.why ?? [])],
    ...(rule.touch === true && handler.noTouch?.(s) !== true ? { touch: true as const } : {}),
    opportunities: [...provokes.opportunities, ...(more.opportunities ?? [])], barred: [...provokes.barred, ...(more.barred ?? [])],
    unknown: [...provokes.unknown, ...(more.unknown ?? [])],
    ...(sides === undefined ? {} : withTotals(s, sides)),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

function withTotals(s: Situation, sides: NonNullable<ReturnType<typeof sidesOf>>): Pick<SpecialVerdict, 'attacker' | 'defender'> {
  const totals = totalsOf(sides, s.ask, s.missing);
  if (totals === undefined) return sides;
  return { attacker: { ...sides.attacker, total: totals.attacker }, defender: { ...sides.defender, total: totals.defender } };
}

/** Is the target where the weapon, or the hands, can get at it? */
function reachBars({ j, from, to, rule, ask, weapon }: Situation): string[] {
  if (rule.reach === undefined) return [];
  if (!j.rules.canThreaten(j, from).allowed) return ['condition-forbids'];
  if (ask.with !== undefined && weapon === undefined) return ['no-weapon-ready'];
  const ready = (from.attacks ?? []).filter((a) => a.ready && a.kind === 'melee');
  const tries = weapon !== undefined && (ask.with !== undefined || rule.reach === 'hands') ? [weapon] : [...(rule.reach === 'weapon' ? ready : []), HANDS];
  return tries.some((a) => strikes(j, from, a, to)) ? [] : ['target-out-of-reach'];
}

function provoked(s: Situation): { opportunities: Provoked[]; barred: Unprovoked[]; unknown: string[] } {
  const { j, from, to, rule, ask, weapon, feats } = s;
  const fit = rule.fitTag !== undefined && weapon?.tags?.includes(rule.fitTag) === true;
  const quiet = feats.quiet === true || fit || ask.inReturn === true || HANDLERS[s.attack].quiet?.(s) === true;
  // A feat quiets the target alone: whoever else threatens is not its matter.
  const others = rule.provokes === 'threatening' ? foesOf(j, from).filter((foe) => foe.id !== to.id) : [];
  const whom = [...(rule.provokes === 'none' || quiet ? [] : [to]), ...others];
  return provokedFrom(j, from, whom, ruling(j, ...rule.names));
}

function settled(s: Situation, steps: number, sides: ReturnType<typeof sidesOf>): Outcome | undefined {
  const { rule, ask, missing } = s;
  const handler = HANDLERS[s.attack];
  if (rule.failsAt !== undefined && steps >= rule.failsAt) return { result: 'failure', effects: [] };
  if (rule.ruined === true && (ask.struck ?? 0) > 0) return { result: 'ruined', effects: [] };
  const own = handler.outcome?.(s);
  if (own !== undefined || sides === undefined) return own;
  if (ask.touches === false) return { result: 'failure', effects: [] };
  const totals = totalsOf(sides, ask, missing);
  if (totals === undefined) return undefined;
  const { result, margin = 0 } = winner(totals, sides, rule.opposed?.tie);
  return { result, margin, effects: result === 'reroll' ? [] : handler.settle?.(s, result, margin, sides) ?? [] };
}
