/** Judges a special attack: permission, attacks of opportunity, opposed checks and effects. */
import type { Attack, Creature } from '../../../../board/creature.ts';
import { carrierOf } from '../../../../board/mounts.ts';
import type { Doing } from '../../../actionPermission.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { mayActInTurn } from '../mayActInTurn.ts';
import { throwsAt } from '../attacks/arms.ts';
import { hasTag } from '../../../tags.ts';
import type { RuleId } from '../../../verdict.ts';
import type { ActVerdict } from '../turns/turnRules.ts';
import {
  HANDS,
  largerBy,
  Missing,
  specialRules,
  canStrike,
  chosenWeapon,
} from './specialContext.ts';
import { HANDLERS } from './handlers.ts';
import { againstNumber, isUnresisting, rollSucceeds } from './maneuverRolls.ts';
import { MANEUVER_HANDLERS } from './maneuverEffects.ts';
import type {
  Outcome,
  SpecialOpportunities,
  Special,
  SpecialAsk,
  SpecialVerdict,
} from './specialRules.ts';
import { specialSides, totalsOfSides, winner } from './sides.ts';
import type { Handler, SpecialSituation } from './situation.ts';
import { linesOf } from './specialTraits.ts';

export function special(
  j: FullJudge,
  from: Creature,
  to: Creature,
  attack: Special,
  ask: SpecialAsk,
): SpecialVerdict {
  const rule = j.rules.specials.table[attack];
  const missing = new Missing();
  const feats = Object.assign(
    {},
    ...linesOf(j.rules.specials.traits, from).map(([, line]) => ({
      ...line.making?.[attack],
      ...(from.seat === undefined ? {} : line.making?.[attack]?.mounted),
    })),
  ) as SpecialSituation['feats'];
  const s: SpecialSituation = {
    j,
    from,
    to,
    attack,
    ask,
    rule,
    feats,
    missing,
    weapon: madeWith({ j, from, to, attack, rule, ask, missing }),
    names: new Set(rule.names),
  };
  const handler = handlerOf(s);
  const own = handler.bars?.(s) ?? [];
  const more = handler.more?.(s) ?? {};
  const acted = asAction(s);
  const why = [...new Set([...acted.why, ...own, ...(more.why ?? [])])];
  const sides =
    rule.against !== undefined
      ? againstNumber(s)
      : handler.struckAt?.(s) === true
        ? undefined
        : specialSides(tramples(s) ? { ...s, from: carrierOf(from) } : s);
  if (sides !== undefined) for (const name of rule.checkNames) s.names.add(name);
  const outcome = why.length > 0 ? undefined : settled(s, largerBy(from, to, missing), sides);
  const hurled = throwsAt(j, s.weapon, attack);
  const times =
    hurled === undefined && j.rules.turns.table[attack]?.inPlaceOfAttack === true
      ? attacksInFull(from, missing)
      : undefined;
  return {
    attack,
    kind: acted.kind,
    opportunities: acted.opportunities,
    barred: acted.barred,
    ...(times === undefined ? {} : { times }),
    ...(rule.touch === true && handler.noTouch?.(s) !== true ? { touch: true as const } : {}),
    ...(hurled === undefined ? {} : { thrown: true as const }),
    ...more,
    ...(sides === undefined ? {} : withTotals(s, sides)),
    ...(isUnresisting(s) ? { automatic: true as const } : {}),
    ...(outcome === undefined ? {} : { outcome }),
    legal: why.length === 0,
    why,
    rules: [
      ...new Set([
        ...specialRules(j, ...s.names),
        ...(sides === undefined || rule.against === undefined ? [] : rulesOf(sides)),
        ...acted.rules,
        ...(tramples(s) ? (j.rules.mounts.overrun?.rules ?? []) : []),
        ...(more.rules ?? []),
      ]),
    ],
    unknown: [...new Set([...missing.paths, ...acted.unknown, ...(more.unknown ?? [])])],
  };
}

/** Is this a mounted overrun, for which the mount makes the check? */
const tramples = ({ j, from, attack }: SpecialSituation): boolean =>
  attack === 'overrun' && from.seat !== undefined && j.rules.mounts.overrun !== undefined;

/** The rules that the modifiers of both sides are based on. */
const rulesOf = (sides: NonNullable<ReturnType<typeof specialSides>>): readonly RuleId[] =>
  [...sides.attacker.modifiers, ...sides.defender.modifiers].flatMap(({ rules }) => rules);

/**
 * The named weapon; if none is named, a weapon made for this attempt (`hands`) or a weapon in hand
 * with enough reach. Undefined: an unarmed strike.
 */
function madeWith({
  j,
  from,
  to,
  attack,
  rule,
  ask,
  missing,
}: Omit<SpecialSituation, 'weapon' | 'feats' | 'names'>): Attack | undefined {
  if (rule.by === undefined) return undefined;
  const { safeTag } = j.rules.turns.table[attack] ?? {};
  const ready = (from.attacks ?? []).filter((a) => a.ready && a.kind === 'melee');
  const named = ask.with === undefined ? undefined : chosenWeapon(from, ask.with, missing);
  if (rule.by === 'hands') {
    const fit = (a: Attack | undefined): a is Attack =>
      (safeTag !== undefined && hasTag(a, safeTag)) || throwsAt(j, a, attack) !== undefined;
    return fit(named)
      ? named
      : ask.with === undefined
        ? ready.find((a) => fit(a) && canStrike(j, from, a, to))
        : undefined;
  }
  return named ?? ready.find((a) => canStrike(j, from, a, to));
}

/**
 * The handler of this attack. There is one set of handlers for opposed checks and one for rolls
 * against a number.
 */
const handlerOf = (s: SpecialSituation): Handler =>
  (s.rule.against === undefined ? HANDLERS : MANEUVER_HANDLERS)[s.attack] ?? {};

/** Bare hands that do not count as natural weapons. */
const BARE: Attack = { ...HANDS, natural: false };

/** A counterattempt takes no action. */
const IN_RETURN: Doing = { kind: 'not-an-action', attack: true, grapple: 'may' };

type Acted = Pick<ActVerdict, 'kind' | 'rules' | 'unknown'> &
  Pick<SpecialVerdict, 'why' | 'opportunities' | 'barred'>;

/** The verdict from the table of actions: kind of action, reason codes, attacks of opportunity. */
function asAction(s: SpecialSituation): Acted {
  const { j, from, to, attack, rule, weapon, ask } = s;
  const handler = handlerOf(s);
  const hands =
    rule.by === 'hands' || (rule.by === 'weapon' && attack === 'disarm') ? BARE : undefined;
  const tool = weapon ?? (from.attacks === undefined && rule.by === 'weapon' ? undefined : hands);
  // An immediate counterattempt takes no action and provokes nothing.
  if (ask.inReturn === true) {
    const may = mayActInTurn(j, from, IN_RETURN, { as: 'opportunity' });
    const far: SpecialVerdict['why'] =
      tool !== undefined && !canStrike(j, from, tool, to) ? ['target-out-of-reach'] : [];
    return {
      kind: 'not-an-action',
      why: [...may.why, ...far],
      opportunities: [],
      barred: [],
      rules: may.rules,
      unknown: may.unknown,
    };
  }
  const verdict = j.rules.turns.act(j, from, {
    action: attack,
    target: to,
    ...(tool === undefined ? {} : { with: tool }),
    ...(ask.helps === undefined ? {} : { helps: ask.helps }),
    ...handler.request?.(s),
  });
  const excused = handler.excuses?.(s) ?? [];
  const quiet = handler.quiet?.(s) === true;
  const later = handler.later?.(s);
  const struck = new Set(
    s.rule.entersOnce === true
      ? verdict.opportunities.filter(({ cause }) => cause === 'action').map(({ by }) => by)
      : [],
  );
  return {
    kind: verdict.kind,
    why: verdict.why.filter((code) => !excused.includes(code)),
    rules: verdict.rules,
    unknown: verdict.unknown,
    opportunities: quiet
      ? []
      : [
          ...verdict.opportunities
            .filter(({ cause }) => later === undefined || cause === 'action')
            .map(({ by, cause, leaving, rules }): SpecialOpportunities => ({
              by,
              cause,
              rules,
              ...(leaving === undefined ? {} : { leaving }),
            })),
          // Moving into a space and on is one movement, so a foe that strikes at the entering is not
          // listed a second time.
          ...(later ?? []).filter(({ by }) => !struck.has(by)),
        ],
    barred: quiet ? [] : verdict.barred.map(({ by, why, rules }) => ({ by, why, rules })),
  };
}

/**
 * Number of attacks in a full attack, at most four: one attack, and one more at base attack bonuses
 * of +6, +11 and +16.
 */
const attacksInFull = (c: Creature, missing: Missing): number =>
  Math.min(
    4,
    1 + Math.max(0, Math.floor((missing.take(c.bab, `creatures.${c.id}.bab`, 0) - 1) / 5)),
  );

function withTotals(
  s: SpecialSituation,
  sides: NonNullable<ReturnType<typeof specialSides>>,
): Pick<SpecialVerdict, 'attacker' | 'defender'> {
  if (s.rule.against !== undefined) {
    const { ask } = s;
    const die = ask.dice?.attacker;
    const total =
      ask.totals?.attacker ??
      ask.roll ??
      (die === undefined ? undefined : die + sides.attacker.modifier);
    return {
      attacker: total === undefined ? sides.attacker : { ...sides.attacker, total },
      defender: { ...sides.defender, total: ask.totals?.defender ?? sides.defender.modifier },
    };
  }
  const totals = totalsOfSides(sides, s.ask, s.missing);
  if (totals === undefined) return sides;
  return {
    attacker: { ...sides.attacker, total: totals.attacker },
    defender: { ...sides.defender, total: totals.defender },
  };
}

function settled(
  s: SpecialSituation,
  steps: number,
  sides: ReturnType<typeof specialSides>,
): Outcome | undefined {
  const { rule, ask, missing } = s;
  const handler = handlerOf(s);
  if (rule.failsAt !== undefined && steps >= rule.failsAt)
    return { result: 'failure', effects: [] };
  if (
    (rule.ruined === true || (rule.ruined === 'worn' && (ask.object?.kind ?? 'held') !== 'held')) &&
    (ask.struck ?? 0) > 0
  )
    return { result: 'ruined', effects: [] };
  const own = handler.outcome?.(s);
  if (own !== undefined || sides === undefined) return own;
  if (rule.against !== undefined) {
    const reach = rollSucceeds(s, sides);
    if (reach === undefined) return undefined;
    return { ...reach, effects: handler.settle?.(s, reach.result, reach.margin, sides) ?? [] };
  }
  if (ask.touches === false) return { result: 'failure', effects: [] };
  const totals = totalsOfSides(sides, ask, missing);
  if (totals === undefined) return undefined;
  const { result, margin = 0 } = winner(totals, sides, rule.opposed?.tie);
  return {
    result,
    margin,
    effects: result === 'reroll' ? [] : (handler.settle?.(s, result, margin, sides) ?? []),
  };
}
