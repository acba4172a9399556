/** Modifiers of the target's armor class against one attack, and whether its Dexterity counts. */
import { modifierOf } from '../../../core/abilities.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import { featRules } from '../../../fullRuleset.ts';
import type { RuleId } from '../../../verdict.ts';
import { lightAt } from '../../map/concealment.ts';
import { squares } from '../../../core/coverlines.ts';
import { standOf } from '../../../core/distance.ts';
import { hasTag } from '../../../tags.ts';
import { armsOf } from './arms.ts';
import { codeOf } from './codes.ts';
import { declaredFeatsIn } from './feats.ts';
import { abilityShift, byMode } from './dexterityInDefense.ts';
import { besideTotal, lostInScore } from '../states/inTotals.ts';
import type { AttackModifier, Reason } from './attackRules.ts';
import type { AttackAgainst } from './bonuses.ts';
import { citedIn, isUnaware, type AttackSituation } from './situation.ts';
import { traitOf } from './attackTraits.ts';

export interface Defense {
  readonly modifiers: readonly AttackModifier[];
  readonly denied: readonly Reason[];
}

/**
 * Does the target count as blind for this attack because its attacker stands in darkness?
 * (sigil.light.into-darkness-counts-blind)
 */
export const outOfTheDark = (s: AttackSituation): boolean =>
  s.j.rules.attacks.figures.darkCountsAs !== undefined &&
  s.unseen === 'dark' &&
  [...squares(standOf(s.j, s.from))].every((q) => lightAt(s.j, q.x, q.y) === 'dark');

export function defenseOf(s: AttackSituation): Defense {
  const { j, to, mode, plan } = s;
  const { figures, traits } = j.rules.attacks;
  const keeps = traitOf(traits, to, 'keepsDexterity') !== undefined;
  const denied = s.guard.denied.filter(
    (d) => !(keeps && (d.by === undefined || isUnaware(j, d.by))),
  );
  if (s.unseen !== undefined && !keeps)
    denied.push({ why: 'invisible-attacker', rules: citedIn(s, 'unseen', 'loseDodge') });
  if (plan.feinted === true && mode === 'melee') denied.push({ why: 'feint', rules: [] });
  if (plan.targetEscaping === true)
    denied.push({ why: 'escape-artist', rules: citedIn(s, 'escapeArtist') });
  const list: AttackModifier[] = [];
  const add: Add = (why, value, rules, { type = 'untyped', by, already } = {}) => {
    if ((value !== 0 || (already ?? 0) !== 0) && !(type === 'dodge' && denied.length > 0))
      list.push({
        on: 'ac',
        value,
        ...(already === undefined ? {} : { already }),
        type,
        why,
        rules,
        ...(by === undefined ? {} : { by }),
      });
  };
  for (const { state, effect } of s.guard.exposures) {
    const { condition, rules } = state;
    const all = byMode(effect.ac, mode, s.distance <= 1);
    const { value, already } = besideTotal(to, 'ac', condition, all);
    add(codeOf(condition, 'target', mode), value, rules, { by: condition, already });
  }
  if (outOfTheDark(s)) asIf(s, figures.darkCountsAs ?? '', add, denied);
  for (const { condition, effect, rules } of j.rules.states.of(j, to)) {
    const { value, already } = besideTotal(to, 'ac', condition, effect.dodge ?? 0);
    add(codeOf(condition, 'target', mode), value, rules, { type: 'dodge', by: condition, already });
  }
  if (j.rules.states.armourClass(j, to) === undefined) dexterity(s, denied.length > 0, add);
  fromCover(s, add);
  const named = plan.dodged === true ? traitOf(traits, to, 'againstNamed') : undefined;
  if (named !== undefined) add('dodge-feat', named.value, [], { type: 'dodge', by: named.trait });
  const close = mode === 'melee' ? traitOf(traits, to, 'againstMelee') : undefined;
  if (close !== undefined)
    add('defensive-martial-arts', close.value, featRules(j, close.trait), {
      type: 'dodge',
      by: close.trait,
    });
  const wary =
    plan.action === 'opportunity' && plan.forMovement === true
      ? traitOf(traits, to, 'againstOpportunities')
      : undefined;
  if (wary !== undefined)
    add('mobility', wary.value, featRules(j, wary.trait), { type: 'dodge', by: wary.trait });
  if (plan.targetEscaping === true)
    add('escape-artist', figures.escaping, citedIn(s, 'escapeArtist'));
  if (plan.targetAided === true) add('aid-another', figures.aid, citedIn(s, 'aid'));
  for (const m of plan.more ?? [])
    if (m.on === 'ac') add('gm', m.value, citedIn(s, 'gm'), { type: m.type, by: m.from });
  return { modifiers: list, denied };
}

type Add = (
  why: string,
  value: number,
  rules: readonly RuleId[],
  more?: {
    readonly type?: string | undefined;
    readonly by?: string | undefined;
    readonly already?: number | undefined;
  },
) => void;

/** Bonuses against ranged attacks that the target loses because the attacker is adjacent. */
export const lostNear = (s: AttackSituation): Reason[] =>
  s.guard.exposures.flatMap(({ state, effect }) =>
    s.mode === 'ranged' &&
    s.distance <= 1 &&
    byMode(effect.ac, 'ranged', true) !== byMode(effect.ac, 'ranged')
      ? [
          {
            why: `${codeOf(state.condition, 'target', 'ranged').replace(/-ranged$/, '')}-adjacent`,
            by: state.condition,
            rules: state.rules,
          },
        ]
      : [],
  );

/** Applies a condition to the target for this attack only, unless the target already has it. */
function asIf(s: AttackSituation, condition: string, add: Add, denied: Reason[]): void {
  if (s.guard.exposures.some((x) => x.state.condition === condition)) return;
  const effect = s.j.rules.states.table[condition];
  const rules = [...citedIn(s, 'darkBlind'), ...(s.j.rules.states.sources[condition] ?? [])];
  if (effect?.losesDexterity) denied.push({ why: 'dark', by: condition, rules });
  add(codeOf(condition, 'target', s.mode), byMode(effect?.ac, s.mode), rules, { by: condition });
}

/**
 * Adjusts armor class for a Dexterity that counts as 0 or is lowered. A Dexterity bonus that the
 * target loses anyway is not subtracted here.
 */
function dexterity(s: AttackSituation, denied: boolean, add: Add): void {
  const lost = denied ? undefined : lostInScore(s.to, 'dex', s.j.rules.states.of(s.j, s.to));
  if (lost !== undefined) {
    const { condition, rules } = lost.state;
    add(codeOf(condition, 'target', s.mode), 0, rules, {
      type: 'dexterity',
      by: condition,
      already: lost.already,
    });
  }
  const shift = abilityShift(s.j, s.to, 'dex', s.mode);
  const [first] = shift.from;
  if (first === undefined) return;
  const score = s.to.abilities?.dex;
  const known = score === undefined || score === null ? undefined : modifierOf(score);
  if (known === undefined && s.plan.parts?.every((p) => p.type !== 'dexterity') !== false)
    s.unknown.push(`creatures.${s.to.id}.abilities.dex`);
  const now = known ?? s.plan.parts?.find((p) => p.type === 'dexterity')?.value ?? 0;
  const then = shift.zero ? -5 : Math.min(now + shift.value, shift.most ?? Infinity);
  const value = denied ? Math.min(0, then) - Math.min(0, now) : then - now;
  add(
    shift.zero
      ? codeOf(first.condition, 'target', 'melee')
      : codeOf(first.condition, 'target', s.mode),
    value,
    first.rules,
    {
      type: 'dexterity',
      by: first.condition,
      already: s.to.inTotals?.dex === undefined ? undefined : 0,
    },
  );
}

function fromCover(s: AttackSituation, add: Add): void {
  const { cover } = s;
  if (cover.ac === 0) return;
  const touch = againstOf(s) === 'incorporeal-touch';
  if (touch && s.j.rules.attacks.figures.touchPassesCover === true) return;
  if (s.mode === 'ranged' && traitOf(s.j.rules.attacks.traits, s.from, 'piercing')) return;
  if (declaredFeatsIn(s).spoken.some(({ rule }) => rule.pastCover === true)) return;
  const blocker = commonest(
    cover.lines.flatMap((l) => (l.blockedBy === null ? [] : [l.blockedBy])),
  );
  add(
    cover.degree === 'soft' ? 'soft-cover' : cover.estimate === true ? 'estimated-cover' : 'cover',
    cover.ac,
    [...citedIn(s, 'cover'), ...cover.rules],
    { type: 'cover', by: blocker },
  );
}

/** The obstacle that stops most lines. The cover modifier names it as its cause. */
function commonest(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Which parts of armor class count against this attack. */
export function againstOf(s: AttackSituation): AttackAgainst {
  if (hasTag(s.attack, 'touch', 'splash') || armsOf(s.j, s.attack).some(({ touch }) => touch))
    return 'touch';
  return isUnder(s.j, s.from, 'incorporeal') && s.mode === 'melee' && s.attack.natural
    ? 'incorporeal-touch'
    : 'normal';
}
