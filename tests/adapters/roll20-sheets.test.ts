/**
 * Facts from Roll20's sheets, from attributes with the sheets' exact names. Expected values are
 * those of the rule books, in cells. The sample characters are invented.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  gameOfSheets,
  readingOf,
  readSheet,
  sheetKindOf,
  type Attributes,
  type SheetKind,
  type SheetReading,
} from '../../adapters/roll20/sheets/index.ts';
import type { Facts } from '../hosts/foundry/world/sheets.ts';
import sample from '../hosts/roll20/world/sample.json';
import { attribsOf } from '../hosts/roll20/world/sheets.ts';
import { everyCase } from '../support/everyCase.ts';
import { boardsToTry } from '../support/thorough.ts';

type Values = Readonly<Record<string, unknown>>;
/** Attributes from their values; an array means `[current, max]`. */
const attributes = (values: Values): Attributes =>
  new Map(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? { current: value[0] as unknown, max: value[1] as unknown }
        : { current: value, max: '' },
    ]),
  );
const read = (kind: SheetKind, values: Values): SheetReading => readSheet(kind, attributes(values));
const facts = (kind: SheetKind, values: Values): SheetReading['facts'] => read(kind, values).facts;
const sampled = (name: keyof typeof sample.characters): Attributes =>
  new Map(
    sample.characters[name].attribs.map(({ attributes: a }) => [
      a.name,
      { current: a.current, max: a.max },
    ]),
  );
/** Each attack in one line, with the facts that decide which cells the creature threatens. */
const lines = (reading: SheetReading): string[] =>
  (reading.facts.attacks ?? []).map((a) =>
    [
      a.name,
      a.kind,
      a.natural === true ? 'natural' : '',
      a.unarmed === true ? 'unarmed' : '',
      a.reachWeapon === 'none' ? '' : a.reachWeapon,
      a.light === true ? 'light' : '',
      a.twoHanded === true ? 'two hands' : '',
      a.reach === undefined ? '' : `reach ${a.reach}`,
      a.rangeIncrement === undefined ? '' : `${a.rangeIncrement}`,
    ]
      .filter((part) => part !== '' && part !== undefined)
      .join(' '),
  );

describe('Roll20’s D&D 3.5 sheet of a player character', () => {
  it('a fighter’s D&D 3.5 sheet on Roll20 gives size, type, speed, base attack bonus, hit points and weapons', () => {
    const fighter = sampled('dnd35_pc');
    expect(sheetKindOf(undefined, fighter)).toBe('dnd35');
    const reading = readSheet('dnd35', fighter);
    expect(reading.facts).toMatchObject({
      size: 'medium',
      speed: { land: 6 },
      bab: 5,
      abilities: { str: 18, dex: 14 },
      hp: { current: 34, max: 42 },
      traits: ['combat-reflexes', 'power-attack'],
    });
    expect(lines(reading)).toEqual(['Glaive melee reach two hands']);
    // The sheet has no fields for these facts, so the adapter reports none of them.
    for (const fact of ['reach', 'build', 'space', 'armour', 'load', 'conditions'])
      expect(reading.facts).not.toHaveProperty(fact);
    expect(reading.origins).toEqual({
      size: { from: 'sheet', field: 'size' },
      type: { from: 'sheet', field: 'race' },
      subtypes: { from: 'sheet', field: 'race' },
      speed: { from: 'sheet', field: 'speed' },
      bab: { from: 'sheet', field: 'bab' },
      abilities: { from: 'sheet', field: 'str, dex' },
      hp: { from: 'sheet', field: 'hitpoints' },
      traits: { from: 'sheet', field: 'feats' },
      attacks: { from: 'sheet', field: 'weapon1name' },
    });
  });

  everyCase([
    ['8', 'fine'],
    ['4', 'diminutive'],
    ['2', 'tiny'],
    ['1', 'small'],
    ['0', 'medium'],
    ['-1', 'large'],
    ['-2', 'huge'],
    ['-4', 'gargantuan'],
    ['-8', 'colossal'],
    [-1, 'large'],
  ])('a D&D 3.5 sheet on Roll20 gives the size from its size modifier', (size, expected) => {
    expect(facts('dnd35', { 'npc-show': 1, size }).size).toBe(expected);
  });

  everyCase<[string, Values, unknown]>([
    [
      'a field for each kind of movement',
      {
        speed: '30',
        'fly-speed': '60 ft.',
        'fly-maneuver': 'Good',
        'climb-speed': '20',
        'swim-speed': '6 m',
        'burrow-speed': '',
      },
      { land: 6, fly: 12, manoeuvrability: 'good', climb: 4, swim: 4 },
    ],
    [
      'all speeds in one field',
      { speed: '30 ft., fly 60 ft. (good)' },
      { land: 6, fly: 12, manoeuvrability: 'good' },
    ],
    [
      'fields in meters',
      { speed: '9 m', 'fly-speed': '18 m (buona)' },
      { land: 6, fly: 12, manoeuvrability: 'good' },
    ],
    [
      'two fields that agree',
      { speed: '30 ft., fly 60 ft.', 'fly-speed': '60 ft.' },
      { land: 6, fly: 12 },
    ],
    ['two fields that differ', { speed: '30 ft., fly 60 ft.', 'fly-speed': '90 ft.' }, { land: 6 }],
    ['a speed in armor', { speed: '20 ft. in chainmail; base 30 ft.' }, { land: 4 }],
    ['prose', { speed: 'as the horse' }, undefined],
    ['no field filled in', {}, undefined],
    ['a glide speed, which is not a flight', { speed: '30', 'glide-speed': '40' }, { land: 6 }],
  ])(
    'a D&D 3.5 sheet on Roll20 gives all speeds in squares, except a speed for which two fields differ',
    (_, values, expected) => {
      expect(facts('dnd35', { 'npc-show': 1, ...values }).speed).toEqual(expected);
    },
  );

  everyCase<[SheetKind, Values, SheetReading['strange']]>([
    ['dnd35', { 'npc-show': 1, 'fly-speed': '60 ft., land 10 ft.' }, ['60 ft., land 10 ft.']],
    ['dnd35', { 'npc-show': 1, 'swim-speed': '20 ft., fly 40 ft.' }, ['20 ft., fly 40 ft.']],
    ['dnd35', { 'npc-show': 1, 'fly-speed': '60 ft. (good)' }, undefined],
    ['dnd35', { 'npc-show': 1, speed: '30 ft., fly 60 ft.' }, undefined],
  ])(
    'a Roll20 sheet’s field for one kind of speed is listed as not understood if the text names a second kind',
    (kind, values, strange) => {
      expect(read(kind, values).strange).toEqual(strange);
    },
  );

  everyCase<[string, Values, string[]]>([
    [
      'names from the SRD',
      { weapon1name: 'Spiked Chain', weapon2name: 'Longbow', weapon2range: '100 ft.' },
      ['Spiked Chain melee reach-and-near two hands', 'Longbow ranged 20'],
    ],
    [
      'Italian names and ranges in meters',
      { weapon1name: 'Falcione perfetto', weapon2name: 'Pugnale', weapon2range: '3 m' },
      ['Falcione perfetto melee reach two hands', 'Pugnale melee light 2'],
    ],
    [
      'rows in the order of their numbers',
      { weapon10name: 'Club', weapon2name: 'Dagger' },
      ['Dagger melee light', 'Club melee'],
    ],
    [
      'an unknown name with reach among its properties',
      { weapon1name: 'Dorn-Dergar', weapon1specialproperties: 'Reach 10 ft' },
      ['Dorn-Dergar melee reach'],
    ],
    [
      'an unknown name with a range',
      { weapon1name: 'Blowgun', weapon1range: '30 ft.' },
      ['Blowgun ranged 6'],
    ],
    [
      'an unknown name and no other field',
      { weapon1name: 'Zweihänder', weapon1range: '—' },
      ['Zweihänder melee'],
    ],
    [
      'an unknown name whose 10 ft may be reach or range',
      { weapon1name: 'Chakram', weapon1range: '10 ft.' },
      [],
    ],
    [
      'an empty row and a row of prose',
      { weapon1name: '', weapon2name: 'Ray', weapon2range: 'close' },
      [],
    ],
    [
      'a natural attack that reaches further',
      { weapon1name: 'Tentacle', weapon1specialproperties: 'reach 15 ft.' },
      ['Tentacle melee natural reach 3'],
    ],
    [
      'a whip, which threatens nothing',
      { weapon1name: 'Whip', weapon1specialproperties: 'Reach 15 ft' },
      ['Whip melee'],
    ],
  ])(
    'weapons on a D&D 3.5 sheet on Roll20 are read by name, range and special properties',
    (_, values, expected) => {
      expect(lines(read('dnd35', { 'npc-show': 1, ...values }))).toEqual(expected);
    },
  );

  everyCase<[name: string, range: string, shown: string[], strange: string[]]>([
    ['Longbow', 'as far as you see', ['Longbow ranged'], ['Longbow: as far as you see']],
    ['Longbow', '100 ft. or more', ['Longbow ranged'], ['Longbow: 100 ft. or more']],
    ['Longbow', '20/40', ['Longbow ranged'], ['Longbow: 20/40']],
    ['Arco lungo', 'molto lontano', ['Arco lungo ranged'], ['Arco lungo: molto lontano']],
    ['Arco lungo', '30 m', ['Arco lungo ranged 20'], []],
    ['Pugnale', 'vedi note', ['Pugnale melee light'], ['Pugnale: vedi note']],
    ['Ray', 'close', [], ['Ray: close']],
    ['Raggio', 'vicino', [], ['Raggio: vicino']],
    ['Longsword', 'Melee', ['Longsword melee'], []],
    ['Spada lunga', 'mischia', ['Spada lunga melee'], []],
    ['Longsword', '—', ['Longsword melee'], []],
  ])(
    'on a Roll20 sheet, a weapon’s range that is a word, such as “vicino”, is listed as not understood',
    (name, range, shown, strange) => {
      const reading = read('dnd35', { 'npc-show': 1, weapon1name: name, weapon1range: range });
      expect(lines(reading)).toEqual(shown);
      expect(reading.strange ?? []).toEqual(strange);
    },
  );

  it('a D&D 3.5 sheet on Roll20 gives a weapon’s enhancement bonus, critical range and multiplier', () => {
    expect(
      facts('dnd35', {
        weapon1name: 'Falchion',
        weapon1enh: '+2',
        weapon1critmin: '18',
        weapon1critmult: 'x2',
      }).attacks,
    ).toMatchObject([{ id: 'weapon1', enhancement: 2, critical: { from: 18, times: 2 } }]);
  });

  everyCase<[string, unknown, unknown]>([
    ['never filled in', ['0', '0'], undefined],
    ['without a maximum', ['12', ''], { current: 12 }],
    ['with prose', ['12 (stable)', '20'], { max: 20 }],
  ])(
    'on a D&D 3.5 sheet on Roll20, hit points are read only if the fields are numbers and not all 0',
    (_, hitpoints, expected) => {
      expect(facts('dnd35', { hitpoints }).hp).toEqual(expected);
    },
  );

  it('a D&D 3.5 sheet on Roll20 gives nonlethal damage and temporary hit points', () => {
    expect(
      facts('dnd35', { hitpoints: ['-3', '31'], nonlethaldamage: '4', temphp: '5' }).hp,
    ).toEqual({ current: -3, max: 31, nonlethal: 4, temporary: 5 });
  });
});

describe('Roll20’s D&D 3.5 sheet of a monster', () => {
  it('an ogre’s D&D 3.5 sheet on Roll20 gives size, space, reach, speed, armor, hit points and AC', () => {
    const reading = readSheet('dnd35', sampled('dnd35_npc'));
    expect(reading.facts).toEqual({
      size: 'large',
      space: 2,
      reach: 2,
      speed: { land: 6 },
      armour: 'medium',
      bab: 3,
      hp: { current: 29, max: 29 },
      ac: { total: 16, touch: 8, flatFooted: 16 },
      type: 'giant',
      subtypes: [],
      traits: [],
    });
    expect(reading.origins).toMatchObject({
      size: { from: 'sheet', field: 'npctype' },
      reach: { from: 'sheet', field: 'npcreach' },
      armour: { from: 'guess', field: 'npcspeed' },
      type: { field: 'npctype' },
    });
  });

  const SIZES: readonly [string, Values, SheetReading['facts']['size']][] = [
    ['only in the type line', { npctype: 'Huge dragon (fire)' }, 'huge'],
    ['in the size field', { npcsize: 'Large', npctype: 'giant' }, 'large'],
    ['in the size field, as a modifier', { npcsize: '-1' }, 'large'],
    ['in both fields, equally', { npcsize: '-1', npctype: 'Large giant' }, 'large'],
    ['in both fields, differently', { npcsize: 'Medium', npctype: 'Large giant' }, undefined],
    ['in neither field', { npctype: 'giant' }, undefined],
    ['in the type line in Italian', { npctype: 'Gigante Grande' }, 'large'],
  ];
  everyCase(
    SIZES.map(([where, values, size]) => [where, size ?? 'unknown', values, size] as const),
  )(
    'a monster’s D&D 3.5 sheet on Roll20 gives a size, unless size field and type line name two sizes',
    (_, __, values, size) => {
      expect(facts('dnd35', { 'npc-show': 2, ...values }).size).toBe(size);
    },
  );

  it('a monster’s D&D 3.5 sheet on Roll20 with a stat block gives attacks, reach, Hit Dice, saves and skills', () => {
    const reading = read('dnd35', {
      'npc-show': '2',
      npctype: 'Gargantuan Magical Beast',
      npcreach: '15 ft. (20 ft. with bite)',
      npcattack: 'Bite +25 melee (2d8+12)',
      npcfullattack: 'Bite +25 melee (2d8+12) and 2 claws +20 melee (1d8+6)',
      npcbaseatt: '+16/+40',
      npcstr: '35',
      npccon: '—',
      npchitdie: '16d10+99 (187 hp)',
      npcfortsave: '+15',
      npcrefsave: '+10',
      npcwillsave: '+6',
      npcspecialqualities: 'Darkvision 60 ft., low-light vision, scent',
      npcfeats: 'Combat Reflexes, Mobility (B)',
      npcspecialattacks: 'Improved grab, swallow whole',
      npcskills: 'Hide –11, Listen +16, Swim +26, Knowledge (nature) +3',
    });
    expect(lines(reading)).toEqual(['Bite melee natural reach 4', 'claws melee natural']);
    expect(reading.facts).toMatchObject({
      reach: 3,
      bab: 16,
      abilities: { str: 35, con: null },
      hitDice: 16,
      saves: { fortitude: 15, reflex: 10, will: 6 },
      type: 'magical-beast',
      traits: [
        'combat-reflexes',
        'darkvision-12',
        'improved-grab',
        'low-light-vision',
        'mobility',
        'scent',
      ],
      skills: { hide: { bonus: -11 }, listen: { bonus: 16 }, swim: { bonus: 26 } },
    });
    expect(reading.origins.skills).toEqual({ from: 'sheet', field: 'npcskills' });
  });

  it(
    'a D&D 3.5 sheet on Roll20 is read from its monster page for a monster, and from its ' +
      'character page for a character',
    () => {
      const both = {
        speed: '30 ft.',
        npcspeed: '40 ft.',
        size: 0,
        npctype: 'Large giant',
        hitpoints: 10,
      };
      expect(facts('dnd35', { ...both, 'npc-show': '1' })).toMatchObject({
        size: 'medium',
        speed: { land: 6 },
      });
      expect(facts('dnd35', { ...both, 'npc-show': '2' })).toMatchObject({
        size: 'large',
        speed: { land: 8 },
      });
      // Nobody has used the switch between the two pages: the page that contains data counts.
      expect(facts('dnd35', both)).toMatchObject({ size: 'medium' });
      expect(facts('dnd35', { npctype: 'Large giant', npcspeed: '40 ft.' })).toMatchObject({
        size: 'large',
      });
    },
  );
});

everyCase<[what: string, values: Record<string, string>, kind: object]>([
  [
    'a type with a subtype in brackets',
    { racetype: 'Humanoid (elf)' },
    { type: 'humanoid', subtypes: ['elf'] },
  ],
  [
    'a type without a subtype, and a race',
    { racetype: 'Humanoid', race: 'Half-Orc' },
    { type: 'humanoid', subtypes: ['human', 'orc'] },
  ],
  ['a type alone', { racetype: 'Humanoid' }, { type: 'humanoid' }],
  ['another type alone', { racetype: 'Construct' }, { type: 'construct', subtypes: [] }],
  ['the type undead and the race human', { racetype: 'Undead', race: 'Human' }, { type: 'undead' }],
  [
    'an Italian type',
    { racetype: 'Esterno (nativo)', race: 'Tiefling' },
    { type: 'outsider', subtypes: ['native'] },
  ],
  [
    'a size in place of a type',
    { racetype: 'Medium', race: 'Dwarf' },
    { type: 'humanoid', subtypes: ['dwarf'] },
  ],
  ['a race that is not certainly humanoid', { race: 'Aasimar' }, {}],
])(
  'on a character’s D&D 3.5 sheet on Roll20, type and race give the creature type and subtypes',
  (_, values, expected) => {
    const { type, subtypes } = facts('dnd35', { 'npc-show': 1, ...values });
    expect({ type, subtypes }).toEqual({ type: undefined, subtypes: undefined, ...expected });
  },
);

describe('Roll20’s Pathfinder Community sheet', () => {
  it('a Pathfinder Community sheet on Roll20 gives the speed in armor and under load, not the base speed', () => {
    const cleric = sampled('pf1_community');
    expect(sheetKindOf('', cleric)).toBe('pathfinderCommunity');
    const reading = readSheet('pathfinderCommunity', cleric);
    expect(reading.facts).toMatchObject({
      size: 'medium',
      space: 1,
      reach: 1,
      speed: { land: 4 },
      bab: 3,
      hp: { current: 30, max: 30, nonlethal: 0, temporary: 0 },
      abilities: { str: 12, dex: 12 },
    });
    expect(lines(reading)).toEqual(['Heavy mace melee']);
    // The sheet stores only modifiers, so the ability score is computed from the modifier.
    expect(reading.origins).toMatchObject({
      speed: { from: 'sheet', field: 'speed-modified' },
      reach: { field: 'reach' },
      abilities: { from: 'guess', field: 'STR-mod, DEX-mod' },
    });
  });

  everyCase<[string, Values, Partial<SheetReading['facts']>, string?]>([
    ['the size by its modifier', { size: '-2', size_display: 'Large' }, { size: 'huge' }],
    ['the size by its word', { size_display: 'Large' }, { size: 'large' }],
    ['the size at creation', { default_char_size: '1' }, { size: 'small' }, 'guess'],
    [
      'reach in the compendium field',
      { reach_compendium: '10 ft.', space_compendium: '10 ft.' },
      { reach: 2, space: 2 },
    ],
    ['reach in both fields', { reach: '15 ft.', reach_compendium: '10 ft.' }, { reach: 3 }],
    ['reach in meters', { reach: '3 m' }, { reach: 2 }],
    [
      'reach as prose in one of two fields',
      { reach: 'see text', reach_compendium: '10 ft.' },
      { reach: 2 },
    ],
    ['the base speed alone', { 'speed-base': '30' }, { speed: { land: 6 } }, 'guess'],
    [
      'all speeds',
      { 'speed-modified': '20', 'speed-fly': '60', 'speed-climb': '0', 'speed-swim': '30 ft.' },
      { speed: { land: 4, fly: 12, climb: 0, swim: 6 } },
    ],
    [
      'flight with its maneuverability',
      { 'speed-modified': '20', 'speed-fly': '60 ft. (good)' },
      { speed: { land: 4, fly: 12, manoeuvrability: 'good' } },
    ],
    [
      'conditions',
      {
        'condition-Stunned': '2',
        'condition-Flat-Footed': '1',
        'condition-Prone': '0',
        'condition-Fear': '1',
      },
      {
        conditions: ['flat-footed', 'stunned'],
        inTotals: {
          attack: ['frightened', 'panicked', 'shaken'],
          ac: ['stunned'],
          cmb: ['frightened', 'panicked', 'shaken'],
          cmd: ['stunned'],
          str: [],
          dex: [],
        },
      },
    ],
    [
      'conditions that are all switched off',
      { 'condition-Stunned': '0' },
      { conditions: [], inTotals: { attack: [], ac: [], cmb: [], cmd: [], str: [], dex: [] } },
    ],
    [
      'conditions that the sheet counts into its totals',
      {
        'condition-Blinded': '2',
        'condition-Grappled': '2',
        'condition-Prone': '4',
        'condition-Exhausted': '3',
        'condition-Paralyzed': '1',
      },
      {
        conditions: ['blinded', 'exhausted', 'grappling', 'paralyzed', 'prone'],
        inTotals: {
          attack: ['grappling', 'prone'],
          ac: ['blinded'],
          cmb: ['grappling'],
          cmd: ['blinded'],
          str: ['exhausted', 'helpless', 'paralyzed'],
          dex: ['exhausted', 'grappling', 'helpless', 'paralyzed'],
        },
      },
    ],
    ['uncanny dodge', { uncanny_dodge: '1' }, { traits: ['uncanny-dodge'] }],
    ['an unticked uncanny dodge', { uncanny_dodge: '0' }, {}],
    [
      'feats in the older field',
      { 'repeating_feat_-Mabc_name': 'Combat Reflexes' },
      { traits: ['combat-reflexes'] },
    ],
    [
      'feats in the newer rows',
      {
        'repeating_ability_-Mabc_name': 'Schivare',
        'repeating_ability_-Mabd_name': 'Weapon Focus',
      },
      { traits: ['dodge-feat'] },
    ],
    [
      'feats of a monster',
      { is_npc: '1', 'npc-feats-text': 'Dodge, Mobility, Power Attack' },
      { traits: ['dodge-feat', 'mobility', 'power-attack'] },
    ],
    [
      'the type and subtypes of a monster',
      { is_npc: '1', type_compendium: 'Magical Beast (Fire, Extraplanar)' },
      { type: 'magical-beast', subtypes: ['fire', 'extraplanar'] },
    ],
    [
      'a type line that names no creature type',
      { is_npc: '1', type_compendium: 'blob', race: 'Human' },
      { type: 'humanoid', subtypes: ['human'] },
    ],
  ])(
    'a Pathfinder Community sheet on Roll20 gives size, reach, speeds, conditions, feats and creature type',
    (_, values, expected, from = 'sheet') => {
      const reading = read('pathfinderCommunity', values);
      expect(reading.facts).toEqual(expected);
      for (const origin of Object.values(reading.origins)) expect(origin.from).toBe(from);
    },
  );

  it('a Pathfinder Community sheet on Roll20 gives a weapon’s enhancement bonus, which may be negative', () => {
    const enhanced = (enhance: string) =>
      facts('pathfinderCommunity', {
        'repeating_weapon_-Ma_name': 'Longspear',
        'repeating_weapon_-Ma_isranged': '0',
        'repeating_weapon_-Ma_enhance': enhance,
      }).attacks?.[0]?.enhancement;
    expect(['1', '-2', '101'].map(enhanced)).toEqual([1, -2, undefined]);
  });
  everyCase<[string, Values, string[]]>([
    [
      'rows with a checkbox for ranged',
      {
        'repeating_weapon_-Ma_name': 'Longspear',
        'repeating_weapon_-Ma_isranged': '0',
        'repeating_weapon_-Mb_name': 'Sling',
        'repeating_weapon_-Mb_isranged': '1',
      },
      ['Longspear melee reach two hands', 'Sling ranged'],
    ],
    [
      'a dagger thrown',
      { 'repeating_weapon_-Ma_name': 'Dagger', 'repeating_weapon_-Ma_isranged': '1' },
      ['Dagger thrown light'],
    ],
    [
      'a row that adds the ranged bonus',
      { 'repeating_weapon_-Ma_name': 'Zorp', 'repeating_weapon_-Ma_attack-type': '@{attk-ranged}' },
      ['Zorp ranged'],
    ],
    [
      'a spiked chain, which has no reach in Pathfinder',
      { 'repeating_weapon_-Ma_name': 'Spiked chain' },
      ['Spiked chain melee two hands'],
    ],
    [
      'a whip, which threatens nothing',
      { 'repeating_weapon_-Ma_name': 'Whip', 'repeating_weapon_-Ma_isranged': '0' },
      ['Whip melee'],
    ],
    [
      'a monster’s text field',
      {
        is_npc: '1',
        reach: '10 ft. (15 ft. with bite)',
        'npc-melee-attacks-text': 'bite +8 (1d8+3), 2 claws +8 (1d6+3)',
      },
      ['bite melee natural reach 3', 'claws melee natural'],
    ],
    [
      'rows, which have priority over the text',
      { 'repeating_weapon_-Ma_name': 'Bite', 'npc-melee-attacks-text': 'claw +8 (1d8+3)' },
      ['Bite melee natural'],
    ],
    [
      'row ids with underscores',
      {
        'repeating_weapon_-M_bcdefghijklm_pQrs_name': 'Club',
        'repeating_weapon_-M_bcdefghijklm_pQrs_isranged': '0',
      },
      ['Club melee'],
    ],
    [
      'rows of another sheet’s section, which are ignored',
      { 'repeating_weapons_-Ma_name': 'Club', repeating_weapon_name: 'Club' },
      [],
    ],
  ])(
    'a Pathfinder Community sheet on Roll20 gives the attacks of its weapon rows, or else of its text field',
    (_, values, expected) => {
      expect(lines(read('pathfinderCommunity', values))).toEqual(expected);
    },
  );
});

describe('maneuvers and skills on Roll20’s Pathfinder sheets', () => {
  it('a Pathfinder Community sheet on Roll20 gives combat maneuver bonus and defense, and skills with ranks', () => {
    const reading = read('pathfinderCommunity', {
      CMB: '6',
      CMD: '18',
      'FF-CMD': '15',
      Acrobatics: '9',
      'Acrobatics-ranks': '4',
      Fly: '-2',
      'Fly-ranks': '0',
    });
    expect(reading.facts).toMatchObject({
      cmb: 6,
      cmd: 18,
      cmdFlatFooted: 15,
      skills: { acrobatics: { bonus: 9, ranks: 4 }, fly: { bonus: -2, ranks: 0 } },
    });
    expect(reading.origins).toMatchObject({
      cmd: { from: 'sheet', field: 'CMD' },
      skills: { from: 'sheet', field: 'Acrobatics, Fly' },
    });
  });

  it('Roll20’s own Pathfinder sheet gives combat maneuver bonus and defense, and skills without ranks', () => {
    expect(
      read('pathfinderOfficial', { cmb_mod: '4', cmd_mod: '17', acrobatics: '8', fly: '0' }).facts,
    ).toMatchObject({ cmb: 4, cmd: 17, skills: { acrobatics: { bonus: 8 }, fly: { bonus: 0 } } });
  });

  it('a combat maneuver defense of 0 on a Roll20 sheet counts as unknown, because the field was left empty', () => {
    expect(read('pathfinderOfficial', { cmd_mod: '0' }).facts).not.toHaveProperty('cmd');
    expect(read('pathfinderCommunity', { CMD: 'x', CMB: '' }).facts).not.toHaveProperty('cmb');
  });
});

describe('Roll20’s own Pathfinder sheet', () => {
  it('a monk’s sheet of the kind “Pathfinder by Roll20” gives size, speeds, hit points and abilities', () => {
    const monk = sampled('pf1_official_pc');
    expect(sheetKindOf(null, monk)).toBe('pathfinderOfficial');
    const reading = readSheet('pathfinderOfficial', monk);
    expect(reading.facts).toMatchObject({
      size: 'medium',
      speed: { land: 8, climb: 0, swim: 0 },
      bab: 3,
      hp: { current: 31, max: 38, temporary: 0 },
      abilities: { str: 14, dex: 18 },
      traits: ['combat-reflexes'],
    });
    expect(lines(reading)).toEqual(['Longspear melee reach two hands']);
    expect(reading.facts.attacks).toMatchObject([{ id: '-SYNrow1', damage: '1d8' }]);
    for (const fact of ['reach', 'space', 'build']) expect(reading.facts).not.toHaveProperty(fact);
    expect(reading.origins).toMatchObject({
      attacks: { field: 'repeating_attacks' },
      traits: { field: 'repeating_feats' },
      abilities: { from: 'sheet', field: 'strength, dexterity' },
    });
  });

  it('a Pathfinder monster sheet on Roll20 on which two speeds contradict each other gives no speed', () => {
    const reading = readSheet('pathfinderOfficial', sampled('pf1_official_npc'));
    expect(reading.facts).toMatchObject({
      size: 'large',
      space: 2,
      reach: 2,
      bab: 7,
      hp: { current: 85, max: 85 },
      abilities: { str: 25, dex: 8 },
    });
    expect(reading.facts).not.toHaveProperty('speed');
    expect(reading.facts).not.toHaveProperty('attacks');
  });

  everyCase<[string, Values, Partial<SheetReading['facts']>, string?]>([
    ['sizes in words', { size: 'gargantuan' }, { size: 'gargantuan' }],
    ['sizes as modifiers', { size: '-1' }, { size: 'large' }],
    [
      'the lowest of three speeds',
      { speed_character: '30', speed_armor: '20', speed_encumbrance: '30' },
      { speed: { land: 4 } },
    ],
    [
      'two of three speed fields',
      { speed_character: '30', speed_armor: '20' },
      { speed: { land: 4 } },
      'guess',
    ],
    ['the armor’s speed field alone', { speed_armor: '20' }, {}],
    ['a fly speed', { speed_base: '30', speed_fly: '60' }, { speed: { land: 6, fly: 12 } }],
    [
      'a fly speed alone',
      { speed_fly: '60 ft. (average)' },
      { speed: { fly: 12, manoeuvrability: 'average' } },
    ],
    [
      'a monster’s speed line',
      { npc: '1', npc_speed: '40 ft., fly 80 ft. (poor)' },
      { speed: { land: 8, fly: 16, manoeuvrability: 'poor' } },
    ],
    [
      'a monster’s type and subtypes',
      { npc: '1', npc_type: 'undead (incorporeal)' },
      { type: 'undead', subtypes: ['incorporeal'] },
    ],
    [
      'a monster’s type in Italian',
      { npc: '1', npc_type: 'melma' },
      { type: 'ooze', subtypes: [] },
    ],
    [
      'a player’s race',
      { npc: '0', race: 'Half-Elf' },
      { type: 'humanoid', subtypes: ['human', 'elf'] },
    ],
    ['a player’s race that is not certainly humanoid', { npc: '0', race: 'Aasimar' }, {}],
    [
      'monster fields left over on a player’s sheet',
      { npc: '0', npc_speed: '40 ft.', reach: '10 ft.', space: '10 ft.' },
      {},
    ],
    [
      'a separate field for maximum hit points',
      { hp: '12', hp_max: '20' },
      { hp: { current: 12, max: 20 } },
    ],
    [
      'saves',
      { fortitude: '+5', reflex: 3, will: '−1' },
      { saves: { fortitude: 5, reflex: 3, will: -1 } },
    ],
    [
      'conditions',
      { 'condition_flat-footed': '1', condition_invisible: '0', condition_entangled: '1' },
      { conditions: ['entangled', 'flat-footed'] },
    ],
    ['modifiers without scores', { dexterity_mod: '3' }, { abilities: { dex: 16 } }, 'guess'],
    [
      'class features among the abilities',
      {
        'repeating_abilities_-Na_name': 'Uncanny Dodge (Ex)',
        'repeating_feats_-Nb_name': 'Mobilità',
      },
      { traits: ['mobility', 'uncanny-dodge'] },
    ],
  ])(
    'Roll20’s own Pathfinder sheet gives size, speeds, creature type, hit points, saves and conditions',
    (_, values, expected, from = 'sheet') => {
      const reading = read('pathfinderOfficial', values);
      expect(reading.facts).toEqual(expected);
      for (const origin of Object.values(reading.origins)) expect(origin.from).toBe(from);
    },
  );

  everyCase<[string, Values, string[]]>([
    [
      'rows with a type',
      {
        'repeating_attacks_-Na_atkname': 'Longbow',
        'repeating_attacks_-Na_atktype': 'ranged',
        'repeating_attacks_-Na_atkrange': '100 feet',
        'repeating_attacks_-Nb_atkname': 'Trip',
        'repeating_attacks_-Nb_atktype': 'cmb',
      },
      ['Longbow ranged 20', 'Trip melee'],
    ],
    [
      'a row with the type 0',
      { 'repeating_attacks_-Na_atkname': 'Glaive', 'repeating_attacks_-Na_atktype': '0' },
      ['Glaive melee reach two hands'],
    ],
    [
      'a monster’s rows',
      {
        npc: '1',
        reach: '10 ft. (15 ft. with tail)',
        'repeating_npcatk-melee_-Na_atkname': 'Tail',
        'repeating_npcatk-melee_-Nb_atkname': 'Falchion',
        'repeating_npcatk-ranged_-Nc_atkname': 'Javelin',
      },
      ['Tail melee natural reach 3', 'Falchion melee two hands', 'Javelin thrown'],
    ],
  ])(
    'Roll20’s own Pathfinder sheet gives attacks from a character’s rows and from a monster’s rows',
    (_, values, expected) => {
      expect(lines(read('pathfinderOfficial', values))).toEqual(expected);
    },
  );

  it('Roll20’s own Pathfinder sheet gives a weapon’s critical range, multiplier and damage dice', () => {
    expect(
      facts('pathfinderOfficial', {
        'repeating_attacks_-Na_atkname': 'Rapier',
        'repeating_attacks_-Na_atkcritrange': '18',
        'repeating_attacks_-Na_dmgcritmulti': '2',
        'repeating_attacks_-Na_dmgbase': '1d6',
      }).attacks,
    ).toMatchObject([{ damage: '1d6', critical: { from: 18, times: 2 } }]);
  });
});

describe('Roll20’s d20 Modern sheet', () => {
  it('a d20 Modern sheet gives speed, base attack bonus and hit points, but neither size nor reach', () => {
    const agent = sampled('d20modern');
    expect(sheetKindOf(undefined, agent)).toBe('d20Modern');
    const reading = readSheet('d20Modern', agent);
    expect(reading.facts).toMatchObject({
      speed: { land: 6 },
      bab: 2,
      abilities: { str: 12, dex: 16 },
      hp: { current: 22, max: 22 },
      traits: ['combat-reflexes'],
    });
    expect(lines(reading)).toEqual(['Glock 17 ranged 6']);
    for (const fact of ['size', 'reach', 'space', 'build', 'armour'])
      expect(reading.facts).not.toHaveProperty(fact);
    expect(reading.origins).toMatchObject({
      bab: { from: 'sheet', field: 'Class1-BAB' },
      traits: { field: 'repeating_Feats' },
    });
  });
  everyCase<[string, Values, number | undefined]>([
    ['several classes', { 'Class1-BAB': '2', 'Class2-BAB': '+1', 'Class3-BAB': '' }, 3],
    ['a class with an unreadable bonus', { 'Class1-BAB': '2', 'Class2-BAB': 'two' }, undefined],
    ['none', {}, undefined],
  ])(
    'a d20 Modern sheet’s base attack bonus is the sum over all classes, and unknown if ' +
      'one class’s bonus is not a number',
    (_, values, bab) => {
      expect(facts('d20Modern', values).bab).toBe(bab);
    },
  );
  it('a d20 Modern sheet gives the size from its size modifier to Defense', () => {
    expect(facts('d20Modern', { 'Defense-Size': '-1' }).size).toBe('large');
    expect(facts('d20Modern', { 'Defense-Size': '0', 'MAB-Size': '+1' }).size).toBe('small');
    expect(facts('d20Modern', { 'Defense-Size': '0' })).not.toHaveProperty('size');
    expect(facts('d20Modern', { 'Defense-Size': '-3' })).not.toHaveProperty('size');
  });
  it(
    'a d20 Modern sheet tells which weapons are firearms, and whether the character is ' +
      'proficient with firearms',
    () => {
      const w = (id: string, name: string, properties = ''): Values => ({
        [`repeating_weapons_-${id}_Weapon-Name`]: name,
        [`repeating_weapons_-${id}_Weapon-Range`]: '40 ft',
        [`repeating_weapons_-${id}_Weapon-Special_Properties`]: properties,
      });
      const list = {
        ...w('Na', 'Winchester 94 rifle'),
        ...w('Nb', 'Glock 17', 'Handgun, semi-automatic'),
        ...w('Nc', 'HK MP5', 'Firearm, automatic'),
        ...w('Nd', 'Compound bow'),
      };
      expect(
        facts('d20Modern', list).attacks?.map(({ tags, proficient }) => [tags, proficient]),
      ).toEqual([
        [['firearm', 'longarm'], undefined],
        [['firearm'], undefined],
        [['firearm', 'automatic'], undefined],
        [undefined, undefined],
      ]);
      expect(
        facts('d20Modern', {
          ...list,
          'repeating_Feats_-Ne_Feat-name': 'Personal Firearms Proficiency',
        }).attacks?.map(({ proficient }) => proficient),
      ).toEqual([true, true, true, undefined]);
    },
  );
  everyCase([
    ['Spear', 'reach'],
    ['Lancia perfetta', 'reach'],
    ['MW spear', 'reach'],
    ['Chain', 'reach-and-near'],
    ['Catena', 'reach-and-near'],
    ['Short spear', 'none'],
    ['Longsword', 'none'],
  ])(
    'on a d20 Modern sheet, a spear has reach, and a chain has reach and also strikes adjacent squares',
    (name, reachWeapon) => {
      const list = { 'repeating_weapons_-a_Weapon-Name': name };
      expect(facts('d20Modern', list).attacks).toMatchObject([{ kind: 'melee', reachWeapon }]);
    },
  );
  it('a d20 Modern sheet gives all speeds, and a weapon’s damage dice, critical range and multiplier', () => {
    expect(
      facts('d20Modern', { Speed: '30', 'Speed-Fly': '60', 'Speed-Climb': '', 'Speed-Swim': '15' })
        .speed,
    ).toEqual({ land: 6, fly: 12, swim: 3 });
    const w = 'repeating_weapons_-Na_Weapon-';
    expect(
      facts('d20Modern', {
        [`${w}Name`]: 'Halligan tool',
        [`${w}Range`]: '',
        [`${w}Damage`]: '1d8+1',
        [`${w}Critical`]: '20',
      }).attacks,
    ).toMatchObject([
      { name: 'Halligan tool', kind: 'melee', damage: '1d8', critical: { from: 20, times: 2 } },
    ]);
  });
});

describe('Roll20’s advanced sheets', () => {
  const condition = (name: string, active: unknown, more: Values = {}): Values => ({
    type: 'Condition',
    defaultName: name,
    name,
    _active: active,
    ...more,
  });
  const store = {
    hitpoints: { currentHP: 12, tempHP: 3 },
    integrants: {
      integrants: {
        a: condition('Prone', true),
        b: condition('Stunned', false),
        c: condition('Grappled', true, { name: 'Afferrato' }),
        d: condition('Blinded', true, { _enabled: false }),
        e: condition('Charmed', true),
        f: { type: 'Speed', name: 'Walk', value: 30 },
        g: { type: 'Size', name: 'Medium' },
        h: null,
        i: 'Condition',
      },
    },
  };
  everyCase([
    ['an object', store],
    ['text', JSON.stringify(store)],
  ])(
    'an advanced Roll20 sheet gives hit points and conditions, but no size or speed',
    (_, kept) => {
      const values = { store: kept, sheetVersion: 3 };
      expect(sheetKindOf('some_beacon_sheet', attributes(values))).toBe('beacon');
      expect(read('beacon', values)).toEqual({
        facts: { hp: { current: 12, temporary: 3 }, conditions: ['prone'] },
        origins: {
          hp: { from: 'sheet', field: 'store.hitpoints' },
          conditions: { from: 'sheet', field: 'store.integrants' },
        },
        strange: ['Grappled', 'Charmed'],
      });
    },
  );
  everyCase([
    ['nothing'],
    [null],
    [7],
    [[]],
    ['{'],
    [{}],
    [{ integrants: { integrants: [null, 3] } }],
    [{ hitpoints: 'full', integrants: 5 }],
  ])('an advanced Roll20 sheet whose stored data are malformed gives no values', (kept) => {
    expect(readSheet('beacon', new Map([['store', { current: kept, max: '' }]])).facts).toEqual({});
  });
});

describe('recognition of Roll20 sheets', () => {
  const CALLED: readonly (readonly [string, Values, SheetKind | undefined])[] = [
    ['D&D 3.5', {}, 'dnd35'],
    ['dnd_3-5', {}, 'dnd35'],
    ['DnD35', {}, 'dnd35'],
    ['pathfinder_community', {}, 'pathfinderCommunity'],
    ['Pathfinder Community', {}, 'pathfinderCommunity'],
    ['pathfinder_by_roll20', {}, 'pathfinderOfficial'],
    ['Pathfinder Official', {}, 'pathfinderOfficial'],
    ['d20 Modern', {}, 'd20Modern'],
    ['d20modern', {}, 'd20Modern'],
    // The sheet's name decides; attributes count only if the name says nothing.
    ['Pathfinder Community', { 'npc-show': 1 }, 'pathfinderCommunity'],
    ['custom', { 'npc-show': 1 }, 'dnd35'],
    ['', { armorclassbonus: 4 }, 'dnd35'],
    ['', { ac_flatfooted: 12 }, 'pathfinderOfficial'],
    ['', { 'repeating_attacks_-Na_atkname': 'Bite' }, 'pathfinderOfficial'],
    ['', { 'repeating_npcatk-melee_-Na_atkname': 'Bite' }, 'pathfinderOfficial'],
    ['', { 'Flat-Footed': 12 }, 'pathfinderCommunity'],
    ['', { 'repeating_weapon_-Na_name': 'Club' }, 'pathfinderCommunity'],
    ['', { HitPoints: 12 }, 'd20Modern'],
    ['pathfinder2', {}, undefined],
    ['Pathfinder Second Edition by Roll20', {}, undefined],
    ['ogl5e', { hp: 12, npc: 0 }, 'dnd5e'],
    ['dnd2014byroll20', {}, 'dnd5e'],
    ['', { 'repeating_npcaction_-Na_name': 'Bite' }, 'dnd5e'],
    ['dnd2024byroll20', {}, 'dnd2024'],
    ['DnD5e_Character_Sheet', { hp: 12 }, undefined],
    ['', {}, undefined],
    ['d20', { 'repeating_weapons_-Na_name': 1 }, undefined],
    ['constructor', { constructor: 1 }, undefined],
  ];
  everyCase(
    CALLED.map(
      ([name, values, kind]) =>
        [
          name === '' ? 'without a name' : `called “${name}”`,
          Object.keys(values).join(', ') || 'none',
          kind ?? 'no known sheet',
          name,
          values,
          kind,
        ] as const,
    ),
  )(
    'the kind of a Roll20 sheet is recognized by the sheet’s name, or else by its fields',
    (_, __, ___, name, values, kind) => {
      expect(sheetKindOf(name, attributes(values))).toBe(kind);
    },
  );
  it('the kind of each recorded Roll20 sheet is recognized by the sheet’s fields alone', () => {
    expect(
      Object.keys(sample.characters).map((name) =>
        sheetKindOf(undefined, sampled(name as keyof typeof sample.characters)),
      ),
    ).toEqual([
      'dnd35',
      'dnd35',
      'pathfinderOfficial',
      'pathfinderOfficial',
      'pathfinderCommunity',
      'd20Modern',
    ]);
  });
});

/** The same creature on every sheet of the stand-in, as a player character and as a monster. */
const GRUK: Facts = {
  name: 'Gruk',
  size: 'lg',
  bab: 3,
  dex: 16,
  speed: 40,
  fly: 60,
  feats: ['Combat Reflexes', 'Dodge'],
  weapons: [
    { name: 'Glaive', grip: '2h', reach: true },
    { name: 'Longbow', grip: 'ranged', range: 100 },
    { name: 'Bite', natural: true },
  ],
};

describe('one creature entered on every Roll20 sheet', () => {
  const sheets = (['dnd35', 'pfcommunity', 'pfofficial', 'd20modern'] as const).flatMap(
    (sheet) =>
      [
        [sheet, true],
        [sheet, false],
      ] as const,
  );
  everyCase(sheets)(
    'one creature gives the same values on every kind of Roll20 sheet, whether entered as character or monster',
    (sheet, pc) => {
      const reading = readingOf({ attributes: attribsOf(sheet, GRUK, pc, 'c') });
      // d20 Modern has no field for size or reach. The pages of player characters have no field for
      // reach, except on one sheet.
      const unseen = sheet === 'd20modern' || (pc && sheet !== 'pfcommunity');
      expect(reading.facts).toMatchObject({
        bab: 3,
        speed: { land: 8 },
        traits: ['combat-reflexes', 'dodge-feat'],
      });
      expect(reading.facts.abilities?.dex).toBe(16);
      expect(reading.facts.size).toBe(sheet === 'd20modern' ? undefined : 'large');
      expect(reading.facts.reach).toBe(unseen ? undefined : 2);
      expect(
        lines(reading)
          .map((line) => line.replace(/ \d+$/, ''))
          .sort(),
      ).toEqual(['Bite melee natural', 'Glaive melee reach two hands', 'Longbow ranged']);
    },
  );
});

const ODD = [
  '',
  ' ',
  'NaN',
  '99999999999999999999',
  '-',
  '@{str}',
  '<img onerror=x>',
  null,
  undefined,
  NaN,
  Infinity,
  -0,
  true,
  [],
  {},
  ['1', '2'],
  { current: 1 },
  'x'.repeat(20_000),
];

describe('damaged Roll20 sheets', () => {
  const full: Record<string, Values> = Object.fromEntries(
    Object.entries(sample.characters).map(([name, c]) => [
      name,
      Object.fromEntries(c.attribs.map(({ attributes: a }) => [a.name, [a.current, a.max]])),
    ]),
  );
  const kinds = Object.entries(full).flatMap(([name, values]) => {
    const kind = sheetKindOf(undefined, attributes(values));
    return kind === undefined ? [] : [[name, kind, values] as const];
  });

  everyCase(kinds)(
    'if a Roll20 sheet lacks a field, only the values that depend on this field are unknown',
    (_name, kind, values) => {
      const whole = readSheet(kind, attributes(values)).facts;
      for (const gone of Object.keys(values)) {
        const { [gone]: _, ...rest } = values;
        const left = readSheet(kind, attributes(rest)).facts;
        const changed = Object.keys(whole).filter(
          (fact) =>
            JSON.stringify(left[fact as keyof typeof left]) !==
            JSON.stringify(whole[fact as keyof typeof whole]),
        );
        // The switch between the two pages may change all facts; any other field changes at most
        // two.
        expect(changed.length, gone).toBeLessThanOrEqual(
          /^npc(-show)?$/.test(gone) ? 20 : gone === 'npctype' ? 3 : 2,
        );
      }
    },
  );

  everyCase(kinds)(
    'a field of a wrong type on a Roll20 sheet causes no error, and each value that is read names its field',
    (_name, kind, values) => {
      for (const name of Object.keys(values)) {
        for (const odd of ODD) {
          const reading = readSheet(
            kind,
            new Map([...attributes(values), [name, { current: odd, max: odd }]]),
          );
          expect(
            Object.keys(reading.origins).sort(),
            `${name} = ${String(odd).slice(0, 20)}`,
          ).toEqual(Object.keys(reading.facts).sort());
        }
      }
    },
  );

  it('random texts in the fields of a Roll20 sheet never cause an error', () => {
    const names = [...new Set(Object.values(full).flatMap((values) => Object.keys(values)))];
    const value = fc.oneof(fc.anything(), fc.constantFrom(...ODD), fc.string());
    for (const kind of new Set(kinds.map(([, each]) => each))) {
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...names), value), (values) => {
          expect(() => readSheet(kind, attributes(values))).not.toThrow();
        }),
        { numRuns: boardsToTry(200) },
      );
    }
  });

  it('if two attributes of a Roll20 sheet have the same name, the last attribute is read', () => {
    const sent = {
      kind: 'D&D 3.5',
      attributes: [
        { name: 'size', current: '0', max: '' },
        { name: 'size', current: '-1' },
        { name: 'bab' },
      ],
    };
    const reading = readingOf(sent);
    expect(reading.facts).toEqual({ size: 'large' });
    expect(readingOf(sent)).toBe(reading);
    expect(readingOf({ ...sent, attributes: [] })).toEqual({ facts: {}, origins: {} });
    expect(readingOf(undefined)).toEqual({ facts: {}, origins: {} });
  });

  it('nothing is read from a Roll20 sheet of an unknown kind', () => {
    expect(sheetKindOf('starfinder', attributes({ hp: 10, ac: 12 }))).toBeUndefined();
    expect(readSheet(undefined, attributes({ size: '0' }))).toEqual({ facts: {}, origins: {} });
  });
});

describe('the game of a Roll20 campaign', () => {
  const named = (kind: string | null) => ({ kind, attributes: [] });
  const fields = (...names: string[]) => ({
    kind: null,
    attributes: names.map((name) => ({ name })),
  });
  everyCase([
    [
      'has Pathfinder’s sheets',
      [named('pathfinder_community'), fields('ac_flatfooted')],
      'pathfinder-1e',
    ],
    ['has sheets of d20 Modern', [named('d20modern')], 'd20-modern'],
    ['has sheets of 2014', [named('ogl5e'), named('dnd2014byroll20')], 'dnd-5e-2014'],
    ['has sheets of 2024', [named('dnd2024byroll20')], 'dnd-5e-2024'],
    ['has sheets of 2014 and 2024', [named('ogl5e'), named('dnd2024byroll20')], 'dnd-5e-2024'],
    ['has a fifth edition sheet that is not read', [named('DnD5e_Character_Sheet')], 'other'],
    ['has sheets of Pathfinder’s second edition', [named('pathfinder2')], 'other'],
    ['has sheets of D&D 3.5', [named('dnd3.5'), fields('npc-show')], 'dnd-35'],
    ['has sheets of several games', [named('dnd3.5'), named('ogl5e')], undefined],
    ['has sheets that nobody knows', [named('our_house_sheet'), fields('hp')], undefined],
    ['has no sheets', [], undefined],
  ] as const)(
    'a Roll20 campaign’s sheets give the game system, which is unknown if the sheets are of several systems',
    (_what, sheets, expected) => {
      expect(gameOfSheets(sheets)).toBe(expected);
    },
  );
});
