/**
 * The conditions of the 3.5 family, one row each: its words, its names on hosts, what it forbids and
 * changes on the map, its modifiers to rolls, and how it begins and ends. The answers read the
 * columns and never name a condition; the texts read the words, the hosts' readers the names. A
 * ruleset states only its differences.
 */
import type { ConditionReminder, ConditionRow } from '../conditionRow.ts';
import type { ConditionEffect } from '../effects.ts';
import type { StateEffect } from './play/states/effect.ts';

/** Codes of a modifier that do not follow from the condition's id. */
export interface ModifierCodes {
  readonly attacker?: string | { readonly melee: string; readonly ranged: string };
  readonly target?: string | { readonly melee: string; readonly ranged: string };
}

export interface D20Condition extends ConditionRow {
  /** Modifiers to rolls, and how the condition begins and ends. */
  readonly modifiers?: StateEffect;
  /** Sentences that explain the modifiers; the others are `<id>-attacker` and `<id>-target`. */
  readonly codes?: ModifierCodes;
}

const rows = <K extends string>(table: Readonly<Record<K, D20Condition>>) => table;

/** Limits: mental actions only, no actions, remains, no actions although not helpless, not ready. */
const HELPLESS: ConditionEffect = { actions: 'mental-only', helpless: true };
const OUT: ConditionEffect = { actions: 'none', helpless: true };
const CORPSE: ConditionEffect = { ...OUT, corpse: true, noSoftCover: true };
const NO_ACTIONS: ConditionEffect = { actions: 'none' };
const UNREADY: ConditionEffect = { noOpportunity: 'opportunityFlatFooted', noImmediate: true };

/** Modifiers that the fear conditions share. */
const AFRAID = { attack: -2, saves: -2, checks: -2, kind: 'fear' } as const satisfies StateEffect;
/** Modifiers of a creature that cannot act or dodge. */
const FROZEN = { ac: -2, losesDexterity: true } as const satisfies StateEffect;
/** The conditions that hit points cause. A creature has only one of them at a time. */
const DOWN = ['disabled', 'staggered', 'unconscious', 'dying', 'stable'] as const;

/** The reminder of every creature in a grapple. */
const HOLD: ConditionReminder = { icon: 'grappled', rank: 5, as: 'grappling' };

const FEAR: ModifierCodes = { attacker: 'fear' };
const KNEELING: ModifierCodes = { target: 'kneeling-target' };

const senses = rows({
  blinded: {
    words: ['blinded', 'accecato'],
    usual: 8,
    reminder: { icon: 'blinded', rank: 6, effect: 'blind' },
    names: ['blind'],
    italian: ['cieco'],
    inEveryGame: true,
    limits: { blind: true, halfSpeed: true },
    modifiers: {
      ac: -2,
      losesDexterity: true,
      skillsOf: { str: -4, dex: -4 },
      skills: { search: -4 },
      failsSkills: ['spot'],
    },
  },
  dazzled: {
    words: ['dazzled', 'abbagliato'],
    modifiers: { attack: -1, skills: { spot: -1, search: -1 } },
    codes: { attacker: 'dazzled' },
  },
  deafened: {
    words: ['deafened', 'assordato'],
    names: ['deaf'],
    italian: ['sordo'],
    inEveryGame: true,
    modifiers: { initiative: -4, failsSkills: ['listen'], verbalFailure: 20 },
  },
  invisible: {
    words: ['invisible', 'invisibile'],
    usual: 13,
    spells: 'Invisibility|Invisibilità',
    inEveryGame: true,
    limits: { invisible: true },
  },
  hidden: { words: ['hidden', 'nascosto'], names: ['hiding'] },
  blur: { words: ['blur', 'sfocatura'], spells: 'Blur|Sfocatura', limits: { concealed: 20 } },
  blurred: { words: ['blurred', 'sfocato'], limits: { concealed: 20 } },
  displaced: {
    words: ['displaced', 'distorto'],
    spells: 'Displacement|Distorsione',
    limits: { concealed: 50 },
  },
});

const fear = rows({
  shaken: {
    words: ['shaken', 'scosso'],
    usual: 10,
    spells: 'Doom',
    modifiers: { ...AFRAID, worsens: { shaken: 'frightened', frightened: 'panicked' } },
    codes: FEAR,
  },
  frightened: {
    words: ['frightened', 'spaventato'],
    limits: { flees: 'fights' },
    modifiers: {
      ...AFRAID,
      replaces: ['shaken'],
      worsens: { shaken: 'panicked', frightened: 'panicked' },
    },
    codes: FEAR,
  },
  panicked: {
    words: ['panicked', 'in preda al panico', 'panico'],
    names: ['panic'],
    italian: ['panico'],
    limits: { flees: 'cowers' },
    // There is no attack penalty in the D&D 3.5 rules, because a panicked creature does not attack on
    // its turn.
    modifiers: {
      saves: -2,
      checks: -2,
      kind: 'fear',
      drops: true,
      replaces: ['shaken', 'frightened'],
    },
    codes: FEAR,
  },
  cowering: {
    words: ['cowering', 'accovacciato'],
    italian: ['tremante'],
    limits: NO_ACTIONS,
    modifiers: FROZEN,
  },
  rebuked: {
    words: ['rebuked', 'intimorito'],
    limits: NO_ACTIONS,
    modifiers: { implies: ['cowering'], lasts: { rounds: 10 } },
  },
  turned: {
    words: ['turned', 'scacciato'],
    limits: { flees: 'cowers' },
    modifiers: { lasts: { rounds: 10 } },
  },
});

const mind = rows({
  confused: {
    words: ['confused', 'confuso'],
    spells: 'Confusion|Confusione',
    // A confused creature may make an attack of opportunity only against a creature that it is
    // already fighting. The scene does not record that, so it makes none.
    limits: { noOpportunity: 'opportunityConfused' },
    modifiers: { random: true, kind: 'mind' },
  },
  dazed: {
    words: ['dazed', 'frastornato'],
    usual: 7,
    limits: NO_ACTIONS,
    modifiers: { lasts: { rounds: 1 } },
  },
  fascinated: {
    words: ['fascinated', 'affascinato'],
    limits: NO_ACTIONS,
    modifiers: { skills: { listen: -4, spot: -4 }, kind: 'mind' },
  },
  stunned: {
    words: ['stunned', 'stordito'],
    usual: 6,
    names: ['stun'],
    limits: NO_ACTIONS,
    modifiers: { ...FROZEN, drops: true, kind: 'stunning' },
  },
});

const body = rows({
  sickened: {
    words: ['sickened', 'infermo'],
    modifiers: { attack: -2, damage: -2, saves: -2, checks: -2, livingOnly: true },
    codes: { attacker: 'sickened' },
  },
  nauseated: {
    words: ['nauseated', 'nauseato'],
    names: ['nausea'],
    limits: { actions: 'move-only', noAttack: true, noCasting: true },
    modifiers: { livingOnly: true },
  },
  fatigued: {
    words: ['fatigued', 'affaticato'],
    spells: 'Fatigue|Touch of Fatigue|Affaticamento',
    limits: { noRun: true },
    modifiers: {
      strength: -2,
      dexterity: -2,
      kind: 'fatigue',
      worsens: { fatigued: 'exhausted' },
      rest: { hours: 8 },
    },
  },
  exhausted: {
    words: ['exhausted', 'esausto'],
    spells: 'Ray of Exhaustion|Raggio di Esaurimento',
    limits: { halfSpeed: true, noRun: true },
    modifiers: {
      strength: -6,
      dexterity: -6,
      kind: 'fatigue',
      replaces: ['fatigued'],
      rest: { hours: 1, leaves: 'fatigued' },
    },
  },
  starving: {
    words: ['starving', 'affamato'],
    onHosts: false,
    modifiers: { livingOnly: true, recovery: 'hunger' },
  },
  dehydrated: {
    words: ['dehydrated', 'disidratato'],
    onHosts: false,
    // Thirst causes fatigue (sigil.condition.dehydrated).
    limits: { noRun: true },
    modifiers: { implies: ['fatigued'], heatKills: true, livingOnly: true },
  },
  'energy-drained': {
    words: ['energy drained', 'risucchio di energia', 'liv. neg.', 'neg. levels'],
    limits: { drains: true },
    modifiers: {
      attack: -1,
      saves: -1,
      checks: -1,
      hitPoints: -5,
      hitDice: -1,
      each: true,
      kind: 'negative-energy',
      recovery: 'saves',
    },
  },
  incorporeal: {
    words: ['incorporeal', 'incorporeo'],
    limits: { incorporeal: true },
    modifiers: { bodiless: true },
  },
  swarm: { words: ['swarm', 'sciame'], onHosts: false },
  ethereal: {
    words: ['ethereal', 'etereo'],
    spells: 'Ethereal Jaunt|Etherealness|Transizione Eterea|Forma Eterea',
    inEveryGame: true,
    limits: { incorporeal: true, apart: true, invisible: true },
    modifiers: { apart: true },
  },
});

const held = rows({
  helpless: {
    words: ['helpless', 'indifeso'],
    usual: 5,
    // A helpless creature is also prone, blind and without opportunities.
    reminder: { icon: 'helpless', rank: 1, effect: 'helpless', alone: true },
    limits: HELPLESS,
    modifiers: {
      ac: { melee: -4, ranged: 0 },
      losesDexterity: true,
      dexterity: 'zero',
      atMercy: true,
    },
    codes: { target: 'helpless-target-melee' },
  },
  asleep: {
    words: ['asleep', 'addormentato'],
    spells: 'Sleep|Sleeping|Deep Slumber|Sonno|Sonno Profondo',
    inEveryGame: true,
    limits: OUT,
    modifiers: { implies: ['helpless'], kind: 'sleep' },
  },
  bound: { words: ['bound', 'legato'], limits: HELPLESS, modifiers: { implies: ['helpless'] } },
  paralyzed: {
    words: ['paralyzed', 'paralizzato'],
    names: ['paralysed', 'paralysis'],
    spells: 'Held|Hold Person|Hold Monster|Hold Animal|Blocca Persone|Blocca Mostri',
    inEveryGame: true,
    limits: HELPLESS,
    modifiers: {
      implies: ['helpless'],
      strength: 'zero',
      dexterity: 'zero',
      kind: 'paralysis',
      aloft: { does: 'falls', spares: 'wingless' },
      drowns: true,
    },
  },
  petrified: {
    words: ['petrified', 'pietrificato'],
    inEveryGame: true,
    limits: OUT,
    modifiers: { implies: ['unconscious'] },
  },
  grappling: {
    words: ['grappling', 'in lotta'],
    usual: 3,
    reminder: HOLD,
    names: ['grappled'],
    italian: ['afferrato', 'lotta'],
    limits: { hold: 'grapple' },
    modifiers: { outside: { losesDexterity: true } },
  },
  pinned: {
    words: ['pinned', 'immobilizzato', 'immobiliz.'],
    usual: 4,
    reminder: HOLD,
    limits: { actions: 'mental-only', hold: 'pin' },
    modifiers: { ac: { melee: -4, ranged: 0 }, losesDexterity: true, dexterity: 'zero' },
  },
  entangled: {
    words: ['entangled', 'intralciato'],
    usual: 9,
    names: ['restrain', 'restrained'],
    limits: { halfSpeed: true, noRun: true },
    modifiers: { attack: -2, dexterity: -4, castingDc: 15 },
  },
  'immobilized-in-place': {
    words: ['immobilized', 'fermato sul posto', 'fermato'],
    limits: { immobile: true },
    modifiers: { aloft: { does: 'sinks', metres: 6, spares: 'hovering' } },
  },
});

const places = rows({
  prone: {
    words: ['prone', 'prono'],
    usual: 1,
    reminder: { icon: 'prone', rank: 7 },
    italian: ['a terra'],
    inEveryGame: true,
    limits: { crawls: true },
    modifiers: {
      attack: { melee: -4, ranged: 0 },
      ac: { melee: -4, ranged: 4 },
      rangedOnly: ['crossbow', 'shuriken'],
    },
    codes: {
      attacker: 'prone-attacker-melee',
      target: { melee: 'prone-target-melee', ranged: 'prone-target-ranged' },
    },
  },
  kneeling: {
    words: ['kneeling', 'in ginocchio'],
    modifiers: { ac: { melee: -2, ranged: 2 } },
    codes: KNEELING,
  },
  sitting: {
    words: ['sitting', 'seduto'],
    modifiers: { ac: { melee: -2, ranged: 2 } },
    codes: KNEELING,
  },
  squeezing: {
    words: ['squeezing', 'ristretto in uno spazio', 'stretto'],
    reminder: { icon: 'squeezed', rank: 8 },
    modifiers: { attack: -4, ac: -4 },
  },
  climbing: {
    words: ['climbing', 'mentre scala'],
    modifiers: { losesDexterity: true, noShield: true, unlessSpeed: 'climb' },
  },
  swimming: { words: ['swimming', 'che nuota'] },
  burrowing: { words: ['burrowing', 'che scava'], names: ['burrow'], inEveryGame: true },
  mounted: { words: ['mounted', 'in sella'], onHosts: false },
  flying: {
    words: ['flying', 'in volo'],
    // Foundry's own icons of creatures in the air.
    names: ['fly', 'hover', 'hovering'],
    italian: ['volante'],
    inEveryGame: true,
    limits: { flying: true },
  },
  checked: { words: ['checked', 'frenato'], onHosts: false },
  'knocked-down': {
    words: ['knocked down', 'buttato a terra', 'a terra'],
    onHosts: false,
    limits: { crawls: 'grounded' },
    modifiers: { grounded: ['prone'] },
  },
  'blown-away': {
    words: ['blown away', 'portato via'],
    onHosts: false,
    limits: { crawls: 'grounded' },
    modifiers: { grounded: ['prone'], replaces: ['knocked-down', 'checked'] },
  },
  stalled: {
    words: ['stalled', 'stallo'],
    onHosts: false,
    limits: NO_ACTIONS,
    modifiers: { losesDexterity: true, missChance: 20 },
  },
});

const turn = rows({
  'flat-footed': {
    words: ['flat-footed', 'colto alla sprovvista', 'sprovvista'],
    usual: 2,
    reminder: { icon: 'flat-footed', rank: 3 },
    italian: ['alla sprovvista', 'sprovvista'],
    limits: UNREADY,
    modifiers: { losesDexterity: true },
  },
  surprised: {
    words: ['surprised', 'sorpreso'],
    reminder: { icon: 'surprised', rank: 2 },
    limits: UNREADY,
    modifiers: { implies: ['flat-footed'] },
  },
  charging: {
    words: ['charging', 'in carica'],
    ends: 'next-turn',
    onHosts: false,
    modifiers: { ac: -2 },
    codes: { target: 'charged-ac' },
  },
  running: {
    words: ['running', 'in corsa'],
    ends: 'next-turn',
    onHosts: false,
    modifiers: { losesDexterity: true },
  },
  'total-defence': {
    words: ['in total defense', 'in difesa totale', 'difesa tot.', 'total def.'],
    ends: 'next-turn',
    usual: 11,
    spells: 'Total Defense|Total Defence|Difesa Totale',
    limits: { noOpportunity: 'opportunityDefence' },
    modifiers: { dodge: 4 },
    codes: { target: 'total-defence' },
  },
  'fighting-defensively': {
    words: ['fighting defensively', 'sulla difensiva', 'difensiva', 'defensive'],
    ends: 'next-turn',
    usual: 12,
    spells:
      'Fighting Defensively|Fight Defensively|Combattere sulla Difensiva|Combattere in Difesa',
    modifiers: { attack: -4, dodge: 2 },
    codes: { attacker: 'fighting-defensively', target: 'fighting-defensively' },
  },
});

const life = rows({
  staggered: {
    words: ['staggered', 'barcollante'],
    names: ['stagger'],
    limits: { actions: 'single' },
  },
  disabled: {
    words: ['disabled', 'inabile'],
    limits: { actions: 'single', halfSpeed: true },
    modifiers: { strain: 1, livingOnly: true, recovery: 'each-day' },
  },
  unconscious: {
    words: ['unconscious', 'privo di sensi', 'privo sensi'],
    italian: ['incosciente', 'svenuto'],
    inEveryGame: true,
    limits: OUT,
    modifiers: { implies: ['helpless'] },
  },
  dying: {
    words: ['dying', 'morente'],
    limits: OUT,
    modifiers: { implies: ['unconscious'], livingOnly: true, recovery: 'each-turn' },
  },
  stable: {
    words: ['stable', 'stabile'],
    limits: OUT,
    modifiers: { implies: ['unconscious'], replaces: ['dying'], recovery: 'each-hour' },
  },
  dead: {
    words: ['dead', 'morto'],
    inEveryGame: true,
    limits: CORPSE,
    modifiers: { implies: ['helpless'], remains: true, replaces: [...DOWN] },
  },
  destroyed: {
    words: ['destroyed', 'distrutto'],
    limits: CORPSE,
    modifiers: { implies: ['helpless'], remains: true, replaces: [...DOWN] },
  },
});

/** Conditions of every ruleset of the family. */
export const SHARED_CONDITIONS = {
  ...senses,
  ...fear,
  ...mind,
  ...body,
  ...held,
  ...places,
  ...turn,
  ...life,
};

/** A speed bonus of six cells: 30 feet. */
const FASTER = 6;
/** A creature that uses a shield or its mount as cover does not attack. */
const SHELTERED = { noAttack: true, noThreat: 'threatCondition' } as const;

/** Lasting spells on a creature, and what else it shelters behind. */
export const SPELL_CONDITIONS = rows({
  'greater-invisibility': {
    words: ['greater invisibility', 'invisibilità superiore', 'invis. sup.', 'greater inv.'],
    spells:
      'Greater Invisibility|Improved Invisibility|Invisibilità Superiore|Invisibilità Migliorata',
    limits: { invisible: true },
  },
  'mirror-image': {
    words: ['mirror images', 'immagini speculari', 'immagini', 'images'],
    spells: 'Mirror Image|Mirror Images|Immagine Speculare|Immagini Speculari',
    limits: {},
    modifiers: { note: 'strikes-image', images: true },
  },
  'behind-tower-shield': {
    words: ['behind its tower shield', 'dietro lo scudo torre', 'dietro scudo', 'shielded'],
    onHosts: false,
    limits: { ...SHELTERED, guards: { degree: 'total' } },
  },
  'behind-mount': {
    words: ['behind its mount', 'dietro la cavalcatura', 'dietro cav.', 'behind mount'],
    onHosts: false,
    limits: { ...SHELTERED, noCasting: true, guards: { degree: 'cover', seated: true } },
  },
  blinking: {
    words: ['blinking', 'intermittente', 'intermitt.'],
    spells: 'Blink|Intermittenza',
    // An attacker that sees it still strikes it as it turns ethereal.
    limits: {
      concealed: 50,
      concealedFrom: { 'see-invisible': 20, 'true-seeing': 20 },
      speedPart: 3 / 4,
    },
    modifiers: { misses: 20, strikesUnseen: true },
  },
  enlarged: {
    words: ['enlarged', 'ingrandito'],
    spells: 'Enlarge Person|Enlarge|Ingrandire Persone|Ingrandire',
    limits: { sizes: 1 },
    modifiers: { attack: -1, ac: -1, strength: 2, dexterity: -2 },
  },
  reduced: {
    words: ['reduced in size', 'rimpicciolito', 'rimpicc.', 'reduced'],
    spells: 'Reduce Person|Reduce Animal|Reduce|Ridurre Persone|Ridurre Animale|Ridurre',
    limits: { sizes: -1 },
    modifiers: { attack: 1, ac: 1, strength: -2, dexterity: 2 },
  },
  slowed: {
    words: ['slowed', 'rallentato'],
    spells: 'Slow|Lentezza',
    limits: { actions: 'single', halfSpeed: true },
    modifiers: { attack: -1, ac: -1, reflex: -1 },
  },
  hasted: {
    words: ['hasted', 'velocizzato'],
    spells: 'Haste|Velocità',
    limits: { faster: { cells: FASTER, only: 'doubles' } },
    modifiers: { attack: 1, dodge: 1, reflex: 1, extraAttack: true },
  },
  'expeditious-retreat': {
    words: ['expeditious retreat', 'ritirata rapida', 'rit. rapida', 'exp. retreat'],
    spells: 'Expeditious Retreat|Ritirata Rapida',
    limits: { faster: { cells: FASTER, only: 'land' } },
  },
  'fly-spell': {
    words: ['fly spell', 'volare', 'volare', 'fly spell'],
    spells: 'Fly|Volare',
    onHosts: false,
    limits: {
      grants: { way: 'fly', cells: 12, burdened: 8, manoeuvrability: 'good' },
      noRunAloft: true,
      lifts: true,
      frees: ['levitating'],
    },
  },
  levitating: {
    words: ['levitating', 'in levitazione', 'levita'],
    spells: 'Levitate|Levitation|Levitazione',
    limits: {
      grants: { way: 'fly', cells: 4, manoeuvrability: 'perfect', onlyWithout: true },
      vertical: true,
      lifts: true,
    },
    // Each attack makes the creature less steady: the condition is listed once for each.
    modifiers: { attack: -1, each: true, most: 5 },
  },
  'spider-climbing': {
    words: ['spider climb', 'movimenti del ragno', 'mov. ragno'],
    spells: 'Spider Climb|Movimenti del Ragno',
    limits: { grants: { way: 'climb', cells: 4 }, clings: true },
  },
  'feather-falling': {
    words: ['feather fall', 'caduta morbida', 'cad. morb.', 'feather f.'],
    spells: 'Feather Fall|Caduta Morbida',
    limits: {},
  },
  'freedom-of-movement': {
    words: ['freedom of movement', 'libertà di movimento', 'lib. movim.', 'free to move'],
    spells: 'Freedom of Movement|Libertà di Movimento',
    limits: { unhindered: true, frees: ['slowed', 'entangled', 'paralyzed'] },
  },
});

/** Conditions that single rulesets take by name. */
export const FURTHER_CONDITIONS = rows({
  balancing: {
    words: ['balancing', 'in equilibrio', 'equilibrio'],
    onHosts: false,
    limits: { spares: { skill: 'balance', ranks: 5 }, ...UNREADY },
    modifiers: { losesDexterity: true },
  },
  // A creature that has begun a full-round action may only complete it.
  completing: {
    words: ['mid-action', 'con un’azione iniziata', 'iniziata'],
    onHosts: false,
    limits: { completes: true },
  },
  bleed: {
    words: ['bleeding', 'sanguinante', 'sanguina', 'bleeding'],
    modifiers: { each: true, recovery: 'bleeds' },
  },
  casting: {
    words: ['casting a spell', 'intento a lanciare un incantesimo', 'lancia', 'casting'],
    onHosts: false,
    limits: { noThreat: 'threatCondition' },
  },
  whirlwind: {
    words: ['whirlwind form', 'forma di turbine', 'turbine', 'whirlwind'],
    onHosts: false,
    limits: { noThreat: 'threatCondition', noAttack: true, noProvoking: 'opportunityNone' },
  },
  // A creature in free fall has one action per round and cannot move. It needs a Concentration check
  // to cast a spell (sigil.flight.free-fall).
  falling: {
    words: ['falling', 'in caduta'],
    onHosts: false,
    limits: { actions: 'single', immobile: true },
    modifiers: { castingDc: 15 },
  },
  // A creature that the game master calls unaware counts as helpless until it takes part in the
  // fight (d20modern.condition.helpless-definition).
  unaware: {
    words: ['unaware', 'inconsapevole', 'ignaro'],
    onHosts: false,
    limits: { noOpportunity: 'opportunityFlatFooted' },
    modifiers: { losesDexterity: true, armourClass: 5, atMercy: true, note: 'unaware-target' },
  },
  // A vehicle is no creature (d20modern.vehicle.no-creature).
  vehicle: {
    words: ['vehicle', 'veicolo'],
    onHosts: false,
    limits: { noThreat: 'vehicle', noOpportunity: 'vehicle', noProvoking: 'vehicle' },
  },
});

/** All conditions that a ruleset of the family may know. */
export const D20_CONDITIONS = { ...SHARED_CONDITIONS, ...SPELL_CONDITIONS, ...FURTHER_CONDITIONS };
export type D20ConditionId = keyof typeof D20_CONDITIONS;
