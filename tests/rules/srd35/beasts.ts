/** 3.5 SRD: swarms, gazes, regeneration and other abilities of creatures. */
import { expect } from 'vitest';
import { attack, fullAttack } from '../asks/attacks.ts';
import { heal, wound } from '../asks/bodies.ts';
import { special, totals } from '../asks/specials.ts';
import { gaze, harm, swarm } from '../asks/states.ts';
import { act } from '../asks/turns.ts';
import {
  block,
  cases,
  creature,
  fog,
  hero,
  type Answer,
  type At,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const WEAPONS = 'modifier.swarm-weapons';
const ATTACK = 'damage.swarm-attack';
const DISTRACTION = 'condition.distraction';
const CASTING = 'concentration.swarm';
const GHOST = 'damage.incorporeal';
const REGENERATES = 'damage.regeneration';
const GRAB = 'special-attack.improved-grab';
const TRAMPLE = 'special-attack.trample-monster';
const POUNCE = 'special-attack.pounce';
const GAZE = 'modifier.gaze';
const TEMPORARY = 'damage.temporary';
const COUP = 'damage.coup-total';
const UNLIVING = 'damage.nonlethal-immune';
const CONTROL = 'a control: the rule changes nothing here';

const SAP = {
  id: 'sap',
  kind: 'melee',
  light: true,
  tags: ['nonlethal', 'bludgeoning'],
} satisfies AttackInput;
const MACE = {
  id: 'mace',
  kind: 'melee',
  proficient: true,
  tags: ['bludgeoning'],
} satisfies AttackInput;
const BODILESS: CreatureMore = { type: 'undead', subtypes: ['incorporeal'] };
const ghost = creature('w', 1, 0, BODILESS);
const noted =
  (why: string) =>
  (answer: Answer): void =>
    expect((answer['notes'] as { why: string }[]).map((n) => n.why)).toContain(why);

const rats = (x: number, y: number, more: CreatureMore = {}) =>
  creature('s', x, y, {
    type: 'animal',
    subtypes: ['swarm'],
    size: 'tiny',
    space: 2,
    attacks: 'natural',
    hitDice: 4,
    abilities: { con: 12 },
    hp: { current: 13, max: 13 },
    ...more,
  });
const spiders = rats(0, 0, { size: 'diminutive' });
const troll = (traits: string[] = []) =>
  creature('t', 0, 0, {
    size: 'large',
    traits: ['regeneration', ...traits],
    hp: { current: 63, max: 63, nonlethal: 0 },
  });
const owlbear = (more: CreatureMore = {}) =>
  creature('o', 0, 0, { size: 'large', traits: ['improved-grab'], attacks: 'natural', ...more });
const grab = (more: Record<string, unknown> = {}) =>
  special('grab', 'o', 'p', { ...totals(25, 10), ...more });
const elephant = (more: CreatureMore = {}) =>
  creature('e', 0, 0, { size: 'huge', build: 'long', traits: ['trampling'], ...more });
const along = (n: number): At[] => Array.from({ length: n }, (_, i): At => [i, 0]);
const over = (n: number) => special('trample', 'e', 'p', { path: along(n) });
const CLAWS: CreatureMore = {
  bab: 3,
  abilities: { str: 10 },
  attacks: [
    { id: 'claws', kind: 'melee', natural: true },
    { id: 'bite', kind: 'melee', natural: true },
    { id: 'rake', kind: 'melee', natural: true },
  ],
};
const pounces = fullAttack('m', { action: 'charge', natural: ['claws', 'bite', 'rake'] });
const many =
  (n: number) =>
  (answer: Answer): void =>
    expect(answer['attacks']).toHaveLength(n);
const medusa = (more: CreatureMore = {}) => creature('m', 4, 0, more);
const seen = (guard: 'open' | 'averted' | 'shut') => gaze('m', 'p', guard);
const concentration = (...dcs: number[]): Answer => ({
  checks: dcs.map((dc) => ({ skill: 'concentration', dc })),
});
const helpless: CreatureMore = { conditions: ['helpless'] };

export default cases('srd35', [
  row(
    WEAPONS,
    0,
    'a sword strikes a rat swarm',
    [rats(0, 0)],
    wound('s', 8, { type: 'slashing' }),
    { dealt: 4, hp: { current: 9 }, reducedBy: ['swarm'] },
  ),
  row(
    WEAPONS,
    1,
    'a sword strikes a spider swarm',
    [spiders],
    wound('s', 8, { type: 'slashing' }),
    { dealt: 0, hp: { current: 13 } },
  ),
  row(
    WEAPONS,
    2,
    'burning hands on a spider swarm',
    [spiders],
    wound('s', 9, { type: 'fire', attackRoll: false, area: true }),
    { dealt: 13, hp: { current: 0 } },
  ),
  row(
    WEAPONS,
    'extra',
    'a club strikes a rat swarm',
    [rats(0, 0)],
    wound('s', 8, { type: 'bludgeoning' }),
    { dealt: 8 },
    CONTROL,
  ),
  row(
    WEAPONS,
    'extra',
    'a weapon of an unknown kind strikes a rat swarm',
    [rats(0, 0)],
    wound('s', 8),
    { dealt: 8, unknown: ['ask.type'] },
  ),
  row(
    WEAPONS,
    'extra',
    'a flask of acid that splashes a rat swarm',
    [rats(0, 0)],
    wound('s', 1, { type: 'acid', attackRoll: false, area: true }),
    { dealt: 1 },
  ),

  row(
    ATTACK,
    0,
    'a rat swarm on two creatures',
    [rats(0, 0), hero('p', 0, 0), hero('q', 1, 1), hero('r', 2, 1)],
    swarm('s'),
    { damage: '1d6', harmed: ['p', 'q'], unharmed: [] },
  ),
  row(
    ATTACK,
    1,
    'a rat swarm on a ghost',
    [rats(0, 0), hero('p', 0, 0, { subtypes: ['incorporeal'], type: 'undead' })],
    swarm('s'),
    { harmed: [], unharmed: ['p'], distracted: [] },
  ),
  row(ATTACK, 'extra', 'a swarm of 11 Hit Dice', [rats(0, 0, { hitDice: 11 })], swarm('s'), {
    damage: '3d6',
  }),
  row(ATTACK, 'extra', 'a swarm of 21 Hit Dice', [rats(0, 0, { hitDice: 21 })], swarm('s'), {
    damage: '5d6',
  }),
  row(
    ATTACK,
    'extra',
    'a swarm of unknown Hit Dice',
    [{ ...rats(0, 0), creature: { id: 's', at: [0, 0], subtypes: ['swarm'] } }],
    swarm('s'),
    { unknown: ['creatures.s.hitDice', 'creatures.s.abilities.con'] },
  ),
  row(ATTACK, 'extra', 'a creature that is no swarm', [hero('s', 0, 0)], swarm('s'), {
    why: 'no-swarm',
  }),

  row(
    DISTRACTION,
    0,
    'a man begins his turn in a rat swarm',
    [rats(0, 0), hero('p', 1, 0)],
    swarm('s'),
    { distracted: ['p'], save: { save: 'fortitude', dc: 13 } },
  ),
  row(
    DISTRACTION,
    1,
    'a man casts a spell of level 2 in a rat swarm',
    [rats(0, 0), hero('p', 1, 0)],
    act('p', 'cast-spell', { level: 2 }),
    concentration(22),
    ['srd35.concentration.swarm'],
  ),
  row(
    DISTRACTION,
    'extra',
    'a golem in a rat swarm is not distracted',
    [rats(0, 0), hero('p', 1, 0, { type: 'construct' })],
    swarm('s'),
    { harmed: ['p'], distracted: [] },
  ),
  row(
    CASTING,
    0,
    'a spell of level 1 in a bat swarm',
    [rats(0, 0, { size: 'diminutive' }), hero('p', 1, 1)],
    act('p', 'cast-spell', { level: 1 }),
    concentration(21),
  ),
  row(
    CASTING,
    1,
    'a swarm in the adjacent square only',
    [rats(0, 0), hero('p', 2, 0)],
    act('p', 'cast-spell', { level: 1 }),
    { checks: [] },
    CONTROL,
  ),
  row(
    CASTING,
    'extra',
    'an entangled man in a swarm makes both checks',
    [rats(0, 0), hero('p', 1, 0, { conditions: ['entangled'] })],
    act('p', 'cast-spell', { level: 1 }),
    concentration(16, 21),
  ),

  ...(
    [
      ['a sword that is not magic', 0, harm('g', 'nonmagical'), false],
      ['a magic sword, 30 on d%', 1, harm('g', 'magical', { roll: 30 }), false],
      ['a magic sword, 51 on d%', 'extra', harm('g', 'magical', { roll: 51 }), true],
      ['magic missile', 2, harm('g', 'force'), true],
    ] as const
  ).map(([given, n, ask, affects]) =>
    row(
      GHOST,
      n,
      `${given} strikes a ghost`,
      [creature('g', 0, 0, { type: 'undead', subtypes: ['incorporeal'] })],
      ask,
      { affects },
    ),
  ),

  row(REGENERATES, 0, 'a sword strikes a troll', [troll()], wound('t', 12, { type: 'slashing' }), {
    dealt: 12,
    nonlethal: true,
    hp: { current: 63, nonlethal: 12 },
  }),
  row(REGENERATES, 1, 'acid on a troll', [troll()], wound('t', 5, { type: 'acid' }), {
    dealt: 5,
    hp: { current: 58, nonlethal: 0 },
    unknown: ['creatures.t.traits'],
  }),
  row(
    REGENERATES,
    'extra',
    'fire on a creature that only cold hurts for good',
    [troll(['lethal-cold'])],
    wound('t', 5, { type: 'fire' }),
    { nonlethal: true, hp: { current: 63, nonlethal: 5 }, unknown: [] },
  ),
  row(
    REGENERATES,
    'extra',
    '50 points with a sword are no massive damage to a troll',
    [troll(['lethal-fire'])],
    wound('t', 50, { type: 'slashing' }),
    { massive: null, nonlethal: true, unknown: [] },
  ),

  row(GRAB, 0, 'an owlbear grabs a man', [owlbear(), hero('p', 2, 0)], grab(), {
    legal: true,
    opportunities: [],
    outcome: { result: 'success' },
  }),
  row(
    GRAB,
    1,
    'an owlbear holds a man with its claw alone',
    [owlbear(), hero('p', 2, 0)],
    grab({ limb: true }),
    (answer) => {
      const effects = (answer['outcome'] as { effects: { of: string; effect: string }[] }).effects;
      expect(effects.map(({ of, effect }) => `${of} ${effect}`)).toEqual(['p seized', 'p moved']);
    },
  ),
  row(
    GRAB,
    2,
    'a Large owlbear and a Large ogre',
    [owlbear(), hero('p', 2, 0, { size: 'large' })],
    grab(),
    { legal: false, why: ['too-big'] },
  ),
  row(
    GRAB,
    'extra',
    'a creature without the ability',
    [owlbear({ traits: [] }), hero('p', 2, 0)],
    grab(),
    { legal: false, why: ['needs-trait'] },
  ),

  row(TRAMPLE, 0, 'an elephant over an orc', [elephant(), hero('p', 4, 1)], over(8), {
    legal: true,
    outcome: { effects: [{ of: 'p', effect: 'strikes-or-saves', value: -4 }] },
  }),
  row(
    TRAMPLE,
    1,
    'over one row of the squares of an ogre',
    [elephant(), hero('p', 4, 2, { size: 'large' })],
    over(8),
    { outcome: { effects: [{ of: 'p', effect: 'strikes', value: -4 }] } },
  ),
  row(
    TRAMPLE,
    'extra',
    'over all squares of an ogre',
    [elephant(), hero('p', 4, 1, { size: 'large' })],
    over(8),
    { outcome: { effects: [{ of: 'p', effect: 'strikes-or-saves', value: -4 }] } },
  ),
  row(
    TRAMPLE,
    'extra',
    'an opponent of the same size',
    [elephant(), hero('p', 4, 0, { size: 'huge' })],
    over(8),
    { legal: false },
  ),

  row(
    POUNCE,
    0,
    'a lion charges',
    [hero('m', 0, 0, { ...CLAWS, traits: ['pounce'] }), creature('t', 4, 0)],
    pounces,
    many(3),
  ),
  row(
    POUNCE,
    1,
    'a lion without pounce charges',
    [hero('m', 0, 0, CLAWS), creature('t', 4, 0)],
    pounces,
    (answer) => expect(answer['why']).toEqual(['needs-trait']),
    CONTROL,
  ),

  row(
    GAZE,
    0,
    'a man averts his eyes from a medusa',
    [medusa(), hero('p', 0, 0)],
    seen('averted'),
    { saves: true, spared: [50], missChance: 20, opportunities: true },
  ),
  row(GAZE, 1, 'a man shuts his eyes', [medusa(), hero('p', 0, 0)], seen('shut'), {
    saves: false,
    why: 'shut',
    missChance: 50,
    opportunities: false,
  }),
  row(
    GAZE,
    2,
    'the medusa is invisible',
    [medusa({ conditions: ['invisible'] }), hero('p', 0, 0)],
    seen('open'),
    { saves: false, why: 'unseen-gazer' },
  ),
  row(
    GAZE,
    'extra',
    'averted eyes and fog around the medusa are rolled separately',
    [medusa(), hero('p', 0, 0), fog(4, 0)],
    seen('averted'),
    { saves: true, spared: [50, 20] },
  ),
  row(
    GAZE,
    'extra',
    'a pillar hides the medusa',
    [medusa(), hero('p', 0, 0), block(2, 0), block(2, 1), block(2, -1)],
    seen('open'),
    { saves: false, why: 'no-sight' },
  ),
  row(
    GAZE,
    'extra',
    'a blinded man',
    [medusa(), hero('p', 0, 0, { conditions: ['blinded'] })],
    seen('open'),
    { saves: false, why: 'no-sight' },
  ),

  row(
    TEMPORARY,
    0,
    '20 hit points and 5 temporary, 7 points of damage',
    [hero('p', 0, 0, { hp: { current: 20, max: 20, temporary: 5 } })],
    wound('p', 7),
    { dealt: 7, hp: { current: 18, temporary: 0 } },
  ),
  row(
    TEMPORARY,
    1,
    'then 5 points healed',
    [hero('p', 0, 0, { hp: { current: 18, max: 20, temporary: 0 } })],
    heal('p', { points: 5 }),
    { hp: { current: 20, temporary: 0 } },
    'healing restores none, so it cites no rule of them',
  ),
  row(
    COUP,
    0,
    'a coup de grace with 24 points of damage',
    [hero('a', 0, 0), creature('t', 1, 0, { type: 'giant', ...helpless })],
    special('coup-de-grace', 'a', 't', { with: 'sword', damage: 24 }),
    { automatic: true, save: { kind: 'fortitude', dc: 34 } },
    ['srd35.damage.coup-total'],
  ),
  row(
    COUP,
    1,
    'a coup de grace on an ooze',
    [hero('a', 0, 0), creature('t', 1, 0, { type: 'ooze', ...helpless })],
    special('coup-de-grace', 'a', 't', { with: 'sword', damage: 24 }),
    { legal: false, why: ['critical-immune'] },
    ['srd35.special-attack.coup-de-grace-critical-immune'],
  ),

  row(
    UNLIVING,
    0,
    'a skeleton',
    [creature('u', 0, 0, { type: 'undead', hp: { current: 6, max: 6 } })],
    wound('u', 5, { nonlethal: true }),
    { dealt: 0, reducedBy: ['undead'] },
  ),
  row(
    UNLIVING,
    1,
    'a sap hits a golem',
    [hero('a', 0, 0, { attacks: [SAP] }), creature('g', 1, 0, { type: 'construct' })],
    attack('a', 'g', 'sap'),
    noted('harmless-kind'),
  ),
  row(
    UNLIVING,
    2,
    'an ooze',
    [creature('u', 0, 0, { type: 'ooze', hp: { current: 6, max: 6 } })],
    wound('u', 5, { nonlethal: true }),
    { dealt: 5, hp: { nonlethal: 5 } },
    CONTROL,
  ),
  row(
    UNLIVING,
    'extra',
    'a sword turned flat hits a zombie',
    [hero('a', 0, 0), creature('z', 1, 0, { type: 'undead' })],
    attack('a', 'z', 'sword', { damage: 'nonlethal' }),
    noted('harmless-kind'),
  ),
  row(
    UNLIVING,
    'extra',
    'the sword hits the zombie with its edge',
    [hero('a', 0, 0), creature('z', 1, 0, { type: 'undead' })],
    attack('a', 'z', 'sword'),
    { notes: [] },
    CONTROL,
  ),
  row(
    WEAPONS,
    'extra',
    'a mace hits a swarm of spiders',
    [hero('a', 2, 0, { attacks: [MACE] }), spiders],
    attack('a', 's', 'mace'),
    noted('harmless-kind'),
  ),
  row(
    WEAPONS,
    'extra',
    'a mace hits a swarm of rats',
    [hero('a', 2, 0, { attacks: [MACE] }), rats(0, 0)],
    attack('a', 's', 'mace'),
    { notes: [] },
    CONTROL,
  ),
  row(
    GHOST,
    'extra',
    'a blow with a weapon that the sheet calls not magical',
    [hero('a', 0, 0, { attacks: [{ ...MACE, enhancement: 0 }] }), ghost],
    attack('a', 'w', 'mace'),
    noted('harmless-body'),
  ),
  row(
    GHOST,
    'extra',
    'a blow with a magic weapon',
    [hero('a', 0, 0, { attacks: [{ ...MACE, enhancement: 1 }] }), ghost],
    attack('a', 'w', 'mace'),
    (answer) => {
      expect(answer['harmless']).toBeUndefined();
      noted('chance-incorporeal')(answer);
    },
  ),
  row(
    GHOST,
    'extra',
    'a blow with a weapon whose magic is unknown',
    [hero('a', 0, 0, { attacks: [MACE] }), ghost],
    attack('a', 'w', 'mace'),
    { notes: [], unknown: ['creatures.a.attacks.mace.enhancement'] },
    CONTROL,
  ),
  row(
    GHOST,
    'extra',
    'another ghost strikes',
    [creature('v', 0, 0, { ...BODILESS, attacks: 'natural' }), ghost],
    attack('v', 'w', 'claw'),
    { notes: [] },
    CONTROL,
  ),
]);
