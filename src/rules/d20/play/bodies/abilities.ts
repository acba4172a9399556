/** Ability scores: their modifiers and uses, missing scores, and ability damage. */
import { sizeOf, sizeSteps, type Creature } from '../../../../board/creature.ts';
import { ABILITIES, type Ability, SAVES } from '../../../../board/vocabulary.ts';
import { modifierOf } from '../../../core/abilities.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type {
  AbilityVerdict,
  AbilityCheckVerdict,
  FrameVerdict,
  AbilityLoss,
  LossVerdict,
  BodyCitation,
} from './bodyRules.ts';

/** Rolls and skills that use each ability's modifier (sigil.ability.strength … charisma). */
export const ROLLS_BY_ABILITY: Readonly<Record<Ability, readonly string[]>> = {
  str: ['melee-attack', 'melee-damage', 'thrown-damage', 'swim', 'jump', 'climb'],
  dex: [
    'ranged-attack',
    'armour-class',
    'reflex',
    'initiative',
    'tumble',
    'escape-artist',
    'ride',
    'balance',
    'move-silently',
    'hide',
    'sleight-of-hand',
    'open-lock',
    'use-rope',
  ],
  con: ['hit-points', 'fortitude', 'concentration'],
  int: [
    'languages',
    'skill-points',
    'craft',
    'search',
    'knowledge',
    'decipher-script',
    'disable-device',
    'spellcraft',
    'truespeak',
    'forgery',
    'appraise',
  ],
  wis: ['will', 'listen', 'heal', 'spot', 'sense-motive', 'profession', 'planar-lore', 'survival'],
  cha: [
    'turn-undead',
    'disguise',
    'diplomacy',
    'intimidate',
    'perform',
    'gather-information',
    'bluff',
    'use-magic-device',
    'handle-animal',
  ],
};

/** For creatures that lack an ability score: the ability whose modifier is used instead. */
const INSTEAD: readonly {
  readonly lacking: Ability;
  readonly use: string;
  readonly takes: Ability;
  readonly name: BodyCitation;
}[] = [
  { lacking: 'str', use: 'melee-attack', takes: 'dex', name: 'strNone' },
  { lacking: 'dex', use: 'initiative', takes: 'int', name: 'dexNone' },
  { lacking: 'con', use: 'concentration', takes: 'cha', name: 'conNone' },
];

/** Modifier in opposed checks for each size category above Medium. */
const SIZE_MODIFIER = 4;

/** The highest result of a d20. */
const BEST = 20;

/** Effects of an ability score of 0 besides the helpless condition (sigil.damage.ability-zero). */
const AT_ZERO: Readonly<Record<Ability, readonly string[]>> = {
  str: ['helpless', 'prone'],
  dex: ['helpless', 'paralyzed'],
  con: ['dead'],
  int: ['helpless', 'unconscious'],
  wis: ['helpless', 'asleep'],
  cha: ['helpless', 'unconscious'],
};

const scoreOf = (c: Creature, ability: Ability): { score: number | null; unknown: string[] } => {
  const score = c.abilities?.[ability];
  return score === undefined
    ? { score: 10, unknown: [`creatures.${c.id}.abilities.${ability}`] }
    : { score, unknown: [] };
};

export function ability(j: FullJudge, c: Creature, of: Ability): AbilityVerdict {
  const { score, unknown } = scoreOf(c, of);
  const lacking = `${of}None`;
  const names: BodyCitation[] = ['modifier', of];
  if (score === null && lacking in j.rules.bodies.cites) names.push(lacking as BodyCitation);
  return {
    ability: of,
    score,
    modifier: score === null ? 0 : modifierOf(score),
    uses: ROLLS_BY_ABILITY[of],
    rules: cite(j.rules.bodies.cites, ...names),
    unknown,
  };
}

/**
 * The ability whose modifier this creature adds to a roll or skill. The id of an ability itself
 * means a check of that ability.
 */
function behind(
  c: Creature,
  use: string,
): { readonly of: Ability; readonly name?: BodyCitation } | null {
  const own = ABILITIES.find((a) => a === use);
  if (own !== undefined) return { of: own };
  const usual = ABILITIES.find((a) => ROLLS_BY_ABILITY[a].includes(use));
  if (usual === undefined) return null;
  const other = INSTEAD.find(
    (i) => i.use === use && i.lacking === usual && c.abilities?.[usual] === null,
  );
  return other === undefined ? { of: usual } : { of: other.takes, name: other.name };
}

/** Is `use` a skill, save or ability whose check depends on an ability? */
export const restsOnAbility = (c: Creature, use: string): boolean => behind(c, use) !== null;

export function abilityCheck(
  j: FullJudge,
  c: Creature,
  use: string,
  roll: number,
  dc?: number,
): AbilityCheckVerdict {
  const found = behind(c, use);
  if (found === null) throw new RangeError(`no ability is behind ${use}`);
  const { modifier, rules, unknown } = j.rules.bodies.ability(j, c, found.of);
  const skill = c.skills !== undefined && Object.hasOwn(c.skills, use) ? c.skills[use] : undefined;
  // A full bonus already includes the ability modifier; ranks do not.
  const save = SAVES.find((s) => s === use);
  const bonus =
    skill?.bonus ??
    (save === undefined ? undefined : c.saves?.[save]) ??
    modifier + (skill?.ranks ?? 0);
  const total = roll + bonus;
  // A save succeeds on the highest roll and fails on 1, whatever its bonus.
  const sure = save === undefined || (roll !== 1 && roll !== BEST) ? undefined : roll === BEST;
  return {
    total,
    modifier: bonus,
    ability: found.of,
    ...(dc === undefined ? {} : { success: sure ?? total >= dc }),
    rules: [
      ...cite(j.rules.bodies.cites, save === undefined ? 'check' : 'save'),
      ...rules,
      ...(found.name === undefined ? [] : cite(j.rules.bodies.cites, found.name)),
    ],
    unknown,
  };
}

/** Size modifier in opposed checks, from −16 (Fine) to +16 (Colossal). */
export const sizeModifier = (c: Creature): number => SIZE_MODIFIER * sizeSteps('medium', sizeOf(c));

export function frame(j: FullJudge, c: Creature): FrameVerdict {
  const { cites } = j.rules.bodies;
  const lacks = (a: Ability): boolean => c.abilities?.[a] === null;
  const unknown = new Set<string>();
  const mod = (use: string): number => {
    const verdict = j.rules.bodies.ability(j, c, behind(c, use)?.of ?? 'dex');
    for (const u of verdict.unknown) unknown.add(u);
    return verdict.modifier;
  };
  if (c.bab === undefined) unknown.add(`creatures.${c.id}.bab`);
  const size = j.rules.attacks.figures.size[sizeOf(c)];
  const dex = mod('armour-class');
  const names: BodyCitation[] = ['str', 'dex', 'modifier', 'sizeBonus', 'sizeModifier'];
  for (const a of ['str', 'dex', 'con', 'int'] as const) if (lacks(a)) names.push(`${a}None`);
  for (const a of ['wis', 'cha'] as const) if (lacks(a)) names.push(a);
  return {
    melee: (c.bab ?? 0) + size + mod('melee-attack'),
    ranged: (c.bab ?? 0) + size + mod('ranged-attack'),
    initiative: mod('initiative'),
    grapple: (c.bab ?? 0) + j.rules.bodies.sizeModifier(c) + mod('str'),
    armourClass: 10 + size + dex,
    flatFooted: 10 + size + Math.min(0, dex),
    failsSaves: lacks('dex') ? ['reflex'] : [],
    moves: !lacks('dex'),
    lifts: !lacks('str'),
    object: lacks('wis') || lacks('cha'),
    mindless: lacks('int'),
    rules: cite(cites, ...names),
    unknown: [...unknown],
  };
}

/**
 * Ability damage and drain (sigil.damage.ability-damage, ability-zero, sigil.ability.ability-drain,
 * drain-temporary-hp, constitution-none).
 */
export function lose(
  j: FullJudge,
  c: Creature,
  of: Ability,
  { points, loss, critical }: AbilityLoss,
): LossVerdict {
  const { cites } = j.rules.bodies;
  const { score, unknown } = scoreOf(c, of);
  const immune = c.abilities?.con === null && loss === 'damage';
  if (score === null || immune) {
    return {
      score,
      lost: 0,
      heals: loss === 'damage',
      conditions: [],
      rules: cite(cites, immune ? 'conNone' : 'abilityDamage'),
      unknown,
    };
  }
  const drained = loss === 'drain';
  const wanted = drained && critical ? points * 2 : points;
  const left = Math.max(0, score - wanted);
  const names: BodyCitation[] = drained ? ['drain', 'drainGains'] : ['abilityDamage'];
  if (left === 0) names.push('abilityZero');
  return {
    score: left,
    lost: score - left,
    heals: !drained,
    conditions: left === 0 ? AT_ZERO[of] : [],
    ...(drained ? { drainer: { temporary: critical ? 10 : 5, hours: 1 } } : {}),
    rules: cite(cites, ...names),
    unknown,
  };
}

/** Hit points from one Hit Die (sigil.ability.constitution). */
export function hitDie(
  j: FullJudge,
  c: Creature,
  roll: number,
): { hp: number; rules: readonly string[]; unknown: readonly string[] } {
  const { modifier, unknown } = j.rules.bodies.ability(j, c, 'con');
  return {
    hp: Math.max(1, roll + modifier),
    rules: cite(j.rules.bodies.cites, 'con', 'modifier'),
    unknown,
  };
}
