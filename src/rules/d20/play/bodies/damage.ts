/** Damage: critical multipliers, wounds and healing. */
import { hasTrait, type Creature, type HitPoints } from '../../../../board/creature.ts';
import { lessBy } from '../../map/hitPoints.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Verdict } from '../../../verdict.ts';
import type {
  DamageBlow,
  DamageRoll,
  DamageVerdict,
  DamageDice,
  BodyCitation,
  Threshold,
  WoundVerdict,
} from './bodyRules.ts';

/** Hit points at which a creature dies, if its ruleset does not compute them. */
const DEAD_AT = -10;

/** Is the creature immune to critical hits, by a trait? */
const noVitals = (j: FullJudge, c: Creature): boolean => {
  const { traits } = j.rules.attacks;
  return c.traits.some(
    (trait) => Object.hasOwn(traits, trait) && traits[trait]?.noCriticals === true,
  );
};

const writtenDice = (list: readonly DamageDice[]): string[] =>
  list.map(({ count, sides }) => `${count}d${sides}`);

function written(dice: readonly DamageDice[], flat: number, extra: readonly DamageDice[]): string {
  const [base, more] = [writtenDice(dice).join('+'), writtenDice(extra)];
  return [base + (flat === 0 ? '' : flat > 0 ? `+${flat}` : String(flat)), ...more]
    .filter((part) => part !== '')
    .join('+');
}

export function damage(
  j: FullJudge,
  target: Creature | undefined,
  { dice, bonus, times, extra }: DamageRoll,
): DamageVerdict {
  const immune = target !== undefined && noVitals(j, target);
  const critical = times > 1 && !immune;
  const factor = critical ? times : 1;
  const rolled = dice.map(({ count, sides }) => ({ count: count * factor, sides }));
  return {
    dice: rolled,
    extra,
    flat: bonus * factor,
    text: written(rolled, bonus * factor, extra),
    critical,
    rules: cite(
      j.rules.bodies.cites,
      'critical',
      ...(immune && times > 1 ? ['criticalImmune' as const] : []),
    ),
    unknown: [],
  };
}

/** The amount in a trait such as `resist-fire-10` or `damage-reduction-5`. */
function amountOf(c: Creature, prefix: string): { trait: string; value: number } | undefined {
  for (const trait of c.traits) {
    const value = trait.startsWith(`${prefix}-`) ? Number(trait.slice(prefix.length + 1)) : NaN;
    if (Number.isFinite(value) && value > 0) return { trait, value };
  }
  return undefined;
}

const PHYSICAL = ['bludgeoning', 'piercing', 'slashing'];
/** Damage types that resistance and immunity traits may name: `resist-fire-10`, `immune-cold`. */
export const DAMAGE_TYPES: readonly string[] = [
  ...PHYSICAL,
  'acid',
  'cold',
  'electricity',
  'fire',
  'sonic',
  'force',
  'positive-energy',
  'negative-energy',
];

export function wound(j: FullJudge, c: Creature, blow: DamageBlow): WoundVerdict {
  const names: BodyCitation[] = ['damageTypes'];
  const reducedBy: string[] = [];
  let dealt = blow.rolled + blow.bonus;
  // Penalties of the attacker never reduce a hit below 1, but traits of the target may
  // (sigil.damage.minimum-one).
  if (blow.rolled > 0 && dealt < 1) dealt = 1;
  if (blow.bonus < 0 || dealt <= 1) names.push('minimumDamage');
  const bearings = Object.entries(j.rules.bodies.bearings ?? {}).flatMap(([trait, of]) =>
    hasTrait(c, trait) ? (of(c, blow) ?? []) : [],
  );
  const nonlethal = blow.nonlethal || bearings.some((b) => b.nonlethal === true);
  const take = (trait: string, left: number): void => {
    reducedBy.push(trait);
    dealt = Math.max(0, left);
  };
  // Fractions of damage have a minimum of 1.
  const partOf = (part: number): number =>
    Math.max(part > 0 && dealt > 0 ? 1 : 0, Math.floor(dealt * part));
  for (const { trait, part } of bearings)
    if (part < 1) take(trait, partOf(part));
    else dealt = Math.floor(dealt * part);
  if ((c.hp?.temporary ?? 0) > 0 && dealt > 0 && !nonlethal) names.push('temporary');
  if (blow.type !== undefined && hasTrait(c, `immune-${blow.type}`)) take(`immune-${blow.type}`, 0);
  const resisted = blow.type === undefined ? undefined : amountOf(c, `resist-${blow.type}`);
  if (resisted !== undefined) take(resisted.trait, dealt - resisted.value);
  const physical = blow.type === undefined || PHYSICAL.includes(blow.type);
  const reduction = physical ? amountOf(c, 'damage-reduction') : undefined;
  if (reduction !== undefined) {
    names.push('minimumDamage');
    take(reduction.trait, dealt - reduction.value);
  }
  const { massive: limit } = j.rules.bodies;
  if (limit !== undefined && 'threshold' in limit)
    return atThreshold(j, c, blow, { dealt, names, reducedBy }, limit);
  const half = limit?.half === true ? Math.floor((c.hp?.max ?? 0) / 2) : 0;
  const heavy = limit !== undefined && dealt >= Math.max(limit.from, half);
  if (limit !== undefined) names.push('massive');
  const left = after(c.hp, dealt, nonlethal, j.rules.bodies.nonlethalSpills);
  const killed =
    limit?.unlessDead === true &&
    left.current !== undefined &&
    left.current <= (j.rules.deadAt?.(c) ?? DEAD_AT);
  const massive = heavy && !killed && blow.attackRoll && !nonlethal && j.rules.states.living(c);
  if (nonlethal && j.rules.bodies.nonlethalSpills === true) names.push('nonlethalSpills');
  const unknown = [
    ...(c.hp?.current === undefined ? [`creatures.${c.id}.hp`] : []),
    ...bearings.flatMap((b) => b.unknown),
  ];
  return {
    dealt,
    ...(nonlethal && !blow.nonlethal ? { nonlethal: true as const } : {}),
    hp: left,
    massive: massive ? { save: 'fortitude', dc: limit.dc } : null,
    ...(limit === undefined && blow.attackRoll
      ? { notInThisText: ['massive-damage' as const] }
      : {}),
    reducedBy,
    rules: [...cite(j.rules.bodies.cites, ...names), ...bearings.flatMap((b) => b.rules)],
    unknown,
  };
}

/** A wound in a ruleset with a massive damage threshold. */
function atThreshold(
  j: FullJudge,
  c: Creature,
  blow: DamageBlow,
  {
    dealt,
    names,
    reducedBy,
  }: {
    readonly dealt: number;
    readonly names: readonly BodyCitation[];
    readonly reducedBy: readonly string[];
  },
  { dc, threshold }: { readonly dc: number; readonly threshold: Threshold },
): WoundVerdict {
  const con = c.abilities?.con;
  const limit =
    typeof con === 'number'
      ? con + threshold.adds * (hasTrait(c, threshold.trait) ? 1 : 0)
      : undefined;
  const proof = con === null || noVitals(j, c);
  const hp = blow.nonlethal ? (c.hp ?? {}) : after(c.hp, dealt, false);
  const unknown = [
    ...(c.hp?.current === undefined ? [`creatures.${c.id}.hp`] : []),
    ...(limit === undefined && !proof && blow.attackRoll
      ? [`creatures.${c.id}.abilities.con`]
      : []),
  ];
  const base = { dealt, hp, reducedBy, unknown };
  if (blow.nonlethal) {
    const falls = limit !== undefined && !proof && dealt >= limit;
    return {
      ...base,
      massive: null,
      knockout: falls ? { save: 'fortitude', dc, ...threshold.nonlethal } : null,
      rules: cite(j.rules.bodies.cites, ...names, 'nonlethal'),
    };
  }
  const heavy = limit !== undefined && !proof && dealt > limit && (hp.current ?? 1) > 0;
  return {
    ...base,
    massive:
      heavy && blow.attackRoll ? { save: 'fortitude', dc, failsTo: threshold.failsTo } : null,
    rules: cite(j.rules.bodies.cites, ...names, 'massive'),
  };
}

/**
 * Hit points after damage: temporary points are lost first; nonlethal damage is counted separately
 * and takes no points away.
 */
function after(
  hp: HitPoints | undefined,
  dealt: number,
  nonlethal: boolean,
  spills = false,
): HitPoints {
  if (hp === undefined) return {};
  if (!nonlethal) return lessBy(hp, dealt);
  const all = (hp.nonlethal ?? 0) + dealt;
  // Nonlethal points beyond the maximum become lethal. Points that were beyond it before remain
  // nonlethal.
  const most = spills ? Math.max(hp.max ?? Infinity, hp.nonlethal ?? 0) : Infinity;
  const beyond = Math.max(0, all - most);
  return { ...lessBy(hp, beyond), nonlethal: all - beyond };
}

/** Healing of lethal and nonlethal damage (sigil.damage.nonlethal-healing). */
export function heal(
  j: FullJudge,
  c: Creature,
  by: { readonly points: number } | { readonly hours: number },
): Verdict & { readonly hp: HitPoints } {
  const hp = c.hp ?? {};
  const rules = cite(j.rules.bodies.cites, 'nonlethalHealing');
  const unknown = c.hp === undefined ? [`creatures.${c.id}.hp`] : [];
  const lower = (points: number): Partial<HitPoints> =>
    hp.nonlethal === undefined ? {} : { nonlethal: Math.max(0, hp.nonlethal - points) };
  if ('hours' in by) {
    return {
      hp: { ...hp, ...lower(Math.floor((c.hitDice ?? 1) * by.hours)) },
      rules,
      unknown: c.hitDice === undefined ? [...unknown, `creatures.${c.id}.hitDice`] : unknown,
    };
  }
  const current =
    hp.current === undefined
      ? {}
      : { current: Math.min(hp.max ?? Infinity, hp.current + by.points) };
  return { hp: { ...hp, ...current, ...lower(by.points) }, rules, unknown };
}
