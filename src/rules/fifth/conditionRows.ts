/**
 * The conditions of the fifth edition, one row each: its words, and what it changes on the map. Rows
 * state every effect themselves, because losing one's actions does not end movement here.
 */
import type { ConditionRow } from '../conditionRow.ts';
import type { ConditionEffect, ConditionTable } from '../effects.ts';
import type { RuleName } from '../names.ts';

/** Takes no action and no reaction. It still moves, unless another effect forbids it. */
const INCAPACITATED = { actions: 'none', noThreat: 'threatCondition' } as const;
/** The speed is 0, and nothing raises it. */
const HELD = { immobile: true } as const;
/** Actions with an attack roll. */
const ATTACKING = ['attack', 'offhand', 'bonus-strike', 'flurry', 'horde-breaker'];
/** Incapacitated, and its speed is 0. */
const OUT = { ...INCAPACITATED, ...HELD } as const;
/** It lasts until the creature's next attack roll. */
const BY_ATTACK = { endsByAttack: true } as const;
/** Conditions of creatures that are unconscious, for whatever reason. */
export const UNCONSCIOUS = ['unconscious', 'asleep', 'dying', 'stable'] as const;
/** The condition of a creature that concentrates. */
export const CONCENTRATING = 'concentrating';
/** Does the condition leave a creature unconscious? */
export const leavesUnconscious = (condition: string): boolean =>
  UNCONSCIOUS.some((each) => each === condition);
/** Unconscious or dying: it is also prone. */
const FALLEN = { ...OUT, crawls: true, unaware: 'unaware' } as const;
const CORPSE = {
  ...OUT,
  unaware: 'unaware',
  corpse: true,
  helpless: true,
  noSoftCover: true,
} as const;

/** The spirits around a cleric, 15 feet. */
const GUARDIANS = { cells: 3, on: 'foes', halves: true, hazard: 'spirit-guardians' } as const;
/** The rule of each condition that holds or slows a creature, or forbids it something. */
export const CITED_CONDITIONS: Readonly<Partial<Record<string, RuleName>>> = {
  grappled: 'grappled',
  restrained: 'restrained',
  paralyzed: 'paralyzed',
  petrified: 'petrified',
  stunned: 'stunned',
  incapacitated: 'incapacitated',
  raging: 'raging',
};

const rows = <K extends string>(table: Readonly<Record<K, ConditionRow>>) => table;

export const FIFTH_CONDITIONS = rows({
  blinded: { words: ['blinded', 'accecato'], limits: { blind: true } },
  charmed: { words: ['charmed', 'affascinato'], onHosts: false },
  deafened: { words: ['deafened', 'assordato'] },
  frightened: { words: ['frightened', 'spaventato'] },
  grappled: { words: ['grappled', 'afferrato'], onHosts: false, limits: HELD },
  incapacitated: {
    words: ['incapacitated', 'incapacitato', 'incapac.', 'incapacit.'],
    onHosts: false,
    limits: INCAPACITATED,
  },
  invisible: { words: ['invisible', 'invisibile'], limits: { invisible: true } },
  paralyzed: { words: ['paralyzed', 'paralizzato'], names: ['paralysed'], limits: OUT },
  petrified: { words: ['petrified', 'pietrificato'], limits: { ...OUT, immuneTo: ['poisoned'] } },
  poisoned: { words: ['poisoned', 'avvelenato'], onHosts: false },
  prone: { words: ['prone', 'prono'], limits: { crawls: true } },
  restrained: { words: ['restrained', 'trattenuto'], onHosts: false, limits: HELD },
  stunned: { words: ['stunned', 'stordito'], limits: INCAPACITATED },
  unconscious: { words: ['unconscious', 'privo di sensi', 'privo sensi'], limits: FALLEN },
  asleep: {
    words: ['asleep', 'addormentato'],
    names: ['sleep', 'sleeping'],
    limits: { ...FALLEN, endsByDamage: true },
  },
  dying: { words: ['dying', 'morente'], limits: FALLEN },
  stable: { words: ['stable', 'stabile'], limits: FALLEN },
  dead: { words: ['dead', 'morto'], limits: CORPSE },
  destroyed: { words: ['destroyed', 'distrutto'], limits: CORPSE },
  incorporeal: { words: ['incorporeal', 'incorporeo'], limits: { incorporeal: true } },
  ethereal: {
    words: ['ethereal', 'etereo'],
    limits: { incorporeal: true, apart: true, invisible: true },
  },
  flying: { words: ['flying', 'in volo'], names: ['fly', 'hovering'], limits: { flying: true } },
  concentrating: {
    words: ['concentrating', 'in concentrazione', 'concentraz.', 'concentr.'],
    holdsOthers: true,
    limits: { endsWhen: 'incapacitated' },
  },
  disengaged: {
    words: ['disengaged', 'disimpegnato', 'disimpegn.'],
    names: ['disengage', 'disengaging'],
    onHosts: false,
    ends: 'next-turn',
    limits: { noProvoking: 'opportunityWithdraw' },
  },
  dodging: {
    words: ['dodging', 'che schiva'],
    names: ['dodge'],
    onHosts: false,
    ends: 'next-turn',
  },
  reckless: { words: ['reckless', 'irruento'], onHosts: false, ends: 'next-turn' },
  raging: {
    words: ['raging', 'in ira'],
    names: ['rage'],
    limits: {
      noCasting: true,
      noConcentration: true,
      endsWhen: 'incapacitated',
      keptBy: [...ATTACKING, 'nick', 'cleave', 'rage', 'extend-rage'],
    },
  },
  hidden: {
    words: ['hidden', 'nascosto'],
    names: ['hiding'],
    onHosts: false,
    limits: { hides: 'invisible', endsByAttack: true },
  },
  helped: { words: ['helped', 'aiutato'], onHosts: false, ends: 'next-turn', limits: BY_ATTACK },
  distracted: {
    words: ['distracted', 'distratto'],
    onHosts: false,
    ends: 'next-turn',
    limits: { endsByAttackOf: 'friends' },
  },
  vexed: {
    words: ['vexed', 'vessato'],
    onHosts: false,
    ends: 'next-turn',
    limits: { endsByAttackOf: 'source' },
  },
  sapped: { words: ['sapped', 'fiaccato'], onHosts: false, ends: 'next-turn', limits: BY_ATTACK },
  'steady-aim': {
    words: ['steady aim', 'mira ferma'],
    onHosts: false,
    ends: 'next-turn',
    limits: BY_ATTACK,
  },
  'no-reactions': {
    words: ['no reactions', 'senza reazioni', 'no reazioni'],
    onHosts: false,
    limits: { noOpportunity: 'opportunityNone', noImmediate: true },
  },
  'no-opportunities': {
    words: [
      'no opportunity attacks',
      'senza attacchi di opportunità',
      'no att. opp.',
      'no opp. att.',
    ],
    onHosts: false,
    limits: { noOpportunity: 'opportunityNone' },
  },
  surprised: { words: ['surprised', 'sorpreso'] },
  ...underSpells(),
  ...exhaustion(),
});

/** Creatures under a spell that lasts, by the names that spells and their effects have on hosts. */
function underSpells() {
  const onlyHere = { onHosts: false } as const;
  return rows({
    hasted: {
      words: ['hasted', 'velocizzato'],
      names: ['haste'],
      italian: ['velocità'],
      limits: { speedPart: 2, armorClass: 2, hastens: true },
    },
    lethargic: { ...onlyHere, words: ['lethargic', 'letargico'], names: ['lethargy'], limits: OUT },
    slowed: {
      words: ['slowed', 'rallentato'],
      names: ['slow'],
      italian: ['lentezza'],
      limits: {
        halfSpeed: true,
        noOpportunity: 'opportunityNone',
        noImmediate: true,
        oneOfTwo: true,
        armorClass: -2,
        dexteritySaves: -2,
      },
    },
    blur: { words: ['blur', 'sfocatura'] },
    blurred: { words: ['blurred', 'sfocato'] },
    outlined: {
      ...onlyHere,
      words: ['outlined', 'delineato'],
      names: ['faerie fire'],
      italian: ['luminescenza'],
      limits: { frees: ['invisible', 'hidden', 'greater-invisibility'] },
    },
    warded: {
      ...onlyHere,
      words: ['warded', 'in santuario'],
      names: ['sanctuary'],
      italian: ['santuario'],
      limits: BY_ATTACK,
    },
    laughing: {
      ...onlyHere,
      words: ['laughing', 'in preda al riso', 'riso'],
      names: ['hideous laughter', 'uncontrollable laughter'],
      italian: ['risata incontenibile'],
      limits: { ...INCAPACITATED, crawls: true, staysDown: true },
    },
    hypnotized: {
      ...onlyHere,
      words: ['hypnotized', 'ipnotizzato'],
      names: ['hypnotic pattern'],
      italian: ['trama ipnotica'],
      limits: { ...OUT, endsByDamage: true },
    },
    'guiding-bolt': {
      ...onlyHere,
      words: ['guiding bolt', 'dardo tracciante', 'dardo tracc.'],
      limits: { endsByAttackOf: 'anybody' },
    },
    mocked: {
      ...onlyHere,
      words: ['mocked', 'beffato'],
      names: ['vicious mockery'],
      italian: ['beffa crudele'],
      limits: BY_ATTACK,
    },
    'ray-of-frost': {
      ...onlyHere,
      words: ['ray of frost', 'raggio di gelo', 'raggio gelo'],
      names: ['chilled', 'reduced movement'],
      limits: { slower: 2 },
    },
    'weapon-slow': {
      ...onlyHere,
      words: ['slowed by a weapon', 'rallentato da un’arma', 'rall. d’arma', 'weapon slow'],
      limits: { slower: 2 },
    },
    longstrider: { ...onlyHere, words: ['longstrider', 'passo veloce'], limits: { slower: -2 } },
    'fly-spell': {
      ...onlyHere,
      words: ['fly spell', 'volare', 'volare', 'fly spell'],
      names: ['flight'],
      limits: { holdsUp: true },
    },
    'spirit-guardians': {
      ...onlyHere,
      words: ['spirit guardians', 'guardiani spirituali', 'guardiani', 'guardians'],
      limits: { aura: { ...GUARDIANS, carried: true } },
    },
    'antilife-shell': {
      ...onlyHere,
      words: ['antilife shell', 'guscio anti-vita', 'anti-vita', 'antilife'],
      limits: { aura: { cells: 2, on: 'others', spares: ['construct', 'undead'], bars: true } },
    },
    'feather-falling': {
      ...onlyHere,
      words: ['feather fall', 'caduta morbida', 'cad. morb.', 'feather f.'],
      limits: { fallsSlowly: true },
    },
    'jump-spell': { ...onlyHere, words: ['jump spell', 'saltare'], limits: { jumpFeet: 30 } },
    'expeditious-retreat': {
      words: ['expeditious retreat', 'ritirata rapida', 'rit. rapida', 'exp. retreat'],
    },
  });
}

/** Six levels; each takes 5 feet of speed. */
function exhaustion(): Readonly<Record<`exhaustion-${1 | 2 | 3 | 4 | 5 | 6}`, ConditionRow>> {
  const level = (n: number, limits: ConditionEffect): ConditionRow => ({
    words: [`exhaustion ${n}`, `indebolimento ${n}`, `indebol. ${n}`, `exhaust. ${n}`],
    onHosts: false,
    limits,
  });
  return {
    'exhaustion-1': level(1, { slower: 1 }),
    'exhaustion-2': level(2, { slower: 2 }),
    'exhaustion-3': level(3, { slower: 3 }),
    'exhaustion-4': level(4, { slower: 4 }),
    'exhaustion-5': level(5, { slower: 5 }),
    'exhaustion-6': level(6, CORPSE),
  };
}

/** The conditions of the 2024 document; some change rolls alone, and nothing on the map. */
export const conditions: ConditionTable = Object.fromEntries(
  Object.entries<ConditionRow>(FIFTH_CONDITIONS).map(([id, { limits = {} }]) => [id, limits]),
);

/**
 * The rows that the 2014 document reads otherwise: the stunned stand still, the petrified are unaware,
 * truesight does not find the hidden, exhaustion has steps, spirits harm whoever enters them.
 */
export const olderConditions: ConditionTable = {
  ...conditions,
  stunned: OUT,
  surprised: { surprised: true },
  hidden: { hides: 'unnoticed', endsByAttack: true },
  // Help is for one friend's attack against one creature, which the helper distracts.
  helped: { endsByAttack: true, against: 'distracted' },
  distracted: {},
  petrified: { ...conditions['petrified'], unaware: 'unaware' },
  raging: { ...conditions['raging'], endsWhen: 'unconscious', keptBy: ATTACKING },
  // It neither moves nor acts; of reactions the text says nothing.
  lethargic: { actions: 'none', ...HELD },
  'jump-spell': { jumpTimes: 3 },
  'spirit-guardians': { aura: GUARDIANS },
  'no-opportunities': conditions['no-reactions']!,
  'exhaustion-1': {},
  'exhaustion-2': { halfSpeed: true },
  'exhaustion-3': { halfSpeed: true },
  'exhaustion-4': { halfSpeed: true },
  'exhaustion-5': HELD,
};
