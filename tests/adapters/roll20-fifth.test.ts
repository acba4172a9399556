/** Roll20's two sheets of the fifth edition: the false marks, and every fact that the rules need. */
import { describe, expect, it } from 'vitest';
import { floorOf, sceneOf } from '../../adapters/roll20/scene.ts';
import {
  gameOfSheets,
  readSheet,
  type Attributes,
  type SheetKind,
} from '../../adapters/roll20/sheets/index.ts';
import { followGame } from '../../src/state/choices.ts';
import { createStore } from '../../src/state/store.ts';
import { FALSE_MARKS } from '../hosts/fifth/falseMarks.ts';
import { PAGE, readOn, sentBy, SHEETS, tokenOf, type Sheet } from '../hosts/fifth/onRoll20.ts';
import { expectNoFalseMark } from '../hosts/fifth/judgeFalseMark.ts';
import { dnd2024, ogl5e } from '../hosts/roll20/world/fifth.ts';
import { rulesetInWords } from '../support/titleWords.ts';
import { GROUND, ground, table } from './roll20-raw.ts';
import { everyCase } from '../support/everyCase.ts';

describe.each(Object.entries(SHEETS))('the Roll20 sheet %s', (name, sheet) => {
  everyCase(
    FALSE_MARKS.flatMap((mark) =>
      (['srd52', 'srd51'] as const).map(
        (ruleset) => [name, rulesetInWords(ruleset), mark.given, ruleset, mark] as const,
      ),
    ),
  )(
    'with creatures read from 5E sheets on Roll20, every situation that Quadretto once ' +
      'ruled wrongly gets the right ruling',
    (_sheet, _game, _given, ruleset, mark) => {
      expectNoFalseMark(mark, readOn(sheet, mark.people), ruleset);
    },
  );

  it('a Roll20 table where all sheets are 5E of 2014, or all of 2024, uses the rules of that year', () => {
    const [game, ruleset] =
      sheet.kind === 'ogl5e' ? ['dnd-5e-2014', 'srd51'] : ['dnd-5e-2024', 'srd52'];
    for (const { people } of FALSE_MARKS) {
      const proposed = gameOfSheets(people.map((person) => sentBy(sheet, person)));
      expect(proposed).toBe(game);
      const store = createStore({ ruleset: 'srd35' });
      store.host.value = { name: 'Roll20', version: '', ...(proposed && { game: proposed }) };
      const end = new AbortController();
      followGame(store, 'srd35', end.signal);
      end.abort();
      expect(store.ruleset.value).toBe(ruleset);
    }
  });
});

const attributes = (values: Readonly<Record<string, unknown>>): Attributes =>
  new Map(Object.entries(values).map(([name, current]) => [name, { current, max: '' }]));
const read = (kind: SheetKind, values: Readonly<Record<string, unknown>>) =>
  readSheet(kind, attributes(values));

/** Each attack in one line: what decides where it strikes, and how it is rolled. */
const lines = ({ facts }: ReturnType<typeof read>): string[] =>
  (facts.attacks ?? []).map((a) =>
    [
      a.name,
      a.kind,
      a.reachWeapon === 'reach' ? 'reach weapon' : '',
      a.reach === undefined ? '' : `reach ${a.reach}`,
      a.range === undefined ? '' : `${a.range.normal}/${a.range.long ?? '?'}`,
      a.bonus === undefined ? '' : `${a.bonus >= 0 ? '+' : ''}${a.bonus}`,
      a.ready === undefined ? '' : a.ready ? 'ready' : 'put away',
      ...(a.tags ?? []),
    ]
      .filter((part) => part !== '')
      .join(' '),
  );

const action = (id: string, fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries({ attack_flag: 'on', ...fields }).map(([name, value]) => [
      `repeating_npcaction_-N${id}_${name}`,
      value,
    ]),
  );
const attack = (id: string, fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`repeating_attack_-N${id}_${name}`, value]),
  );

describe('a monster on Roll20’s 2014 sheet', () => {
  everyCase<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'a line in English',
      { npc_type: 'Large giant, chaotic evil' },
      { size: 'large', type: 'giant' },
    ],
    [
      'a subtype in brackets',
      { npc_type: 'Small humanoid (goblinoid), neutral evil' },
      { size: 'small', subtypes: ['goblinoid'] },
    ],
    [
      'a creature type of 5E',
      { npc_type: 'Medium fiend (demon)' },
      { size: 'medium', type: 'fiend' },
    ],
    [
      'a swarm, by its own size',
      { npc_type: 'Large swarm of Tiny beasts, unaligned' },
      { size: 'large', type: 'beast', subtypes: ['swarm'] },
    ],
    [
      'a swarm in Italian',
      { npc_type: 'Sciame Medio di bestie Minuscole' },
      { size: 'medium', subtypes: ['swarm'] },
    ],
    [
      'a line in Italian',
      { npc_type: 'Umanoide Medio (goblinoide), legale malvagio' },
      { size: 'medium', type: 'humanoid' },
    ],
  ])(
    'a 2014 monster sheet on Roll20 gives size and creature type from its type line, in English or Italian',
    (_, values, expected) => {
      expect(read('dnd5e', { npc: '1', ...values }).facts).toMatchObject(expected);
    },
  );

  it('a 2014 monster sheet on Roll20 whose type line names two sizes gives no size', () => {
    expect(
      read('dnd5e', { npc: '1', npc_type: 'Medium or Small Humanoid' }).facts.size,
    ).toBeUndefined();
  });

  everyCase([
    ['30 ft., fly 60 ft. (hover)', { land: 6, fly: 12 }, ['hover']],
    ['9 m, volare 18 m', { land: 6, fly: 12 }, undefined],
    ['0 ft., swim 40 ft.', { land: 0, swim: 8 }, undefined],
    ['30 ft., climb 30 ft., burrow 10 ft.', { land: 6, climb: 6, burrow: 2 }, undefined],
  ])(
    'a 2014 monster sheet on Roll20 gives all speeds of its speed line, in feet or meters',
    (npc_speed, speed, traits) => {
      const { facts, strange } = read('dnd5e', { npc: '1', npc_speed });
      expect([facts.speed, facts.traits, strange]).toEqual([speed, traits, undefined]);
    },
  );

  it('a 2014 monster sheet on Roll20 gives its senses with ranges in feet or meters', () => {
    expect(
      [
        'darkvision 120ft., passive Perception 16',
        'scurovisione 18 m, Percezione passiva 12',
        'blindsight 30 ft. (blind beyond this radius), truesight 60 ft.',
      ].map((npc_senses) => read('dnd5e', { npc: '1', npc_senses }).facts.traits),
    ).toEqual([['darkvision-24'], ['darkvision-12'], ['blindsight-6', 'true-seeing-12']]);
  });

  everyCase<[string, Record<string, unknown>, string[]]>([
    [
      'a reach in feet',
      { name: 'Claw', attack_type: 'Melee', attack_range: '10 ft.', attack_tohit: '7' },
      ['Claw melee reach 2 +7 ready'],
    ],
    [
      'a range in feet',
      { name: 'Longbow', attack_type: 'Ranged', attack_range: '150/600 ft.' },
      ['Longbow ranged 30/120 ready heavy piercing'],
    ],
    [
      'a reach in meters',
      { name: 'Morso', attack_type: 'Melee', attack_range: '1,5 m' },
      ['Morso melee reach 1 ready'],
    ],
    [
      'ranges in meters',
      { name: 'Arco lungo', attack_type: 'Ranged', attack_range: '45/180 m' },
      ['Arco lungo ranged 30/120 ready heavy piercing'],
    ],
    [
      'a second row for throwing',
      { name: 'Javelin (Thrown)', attack_type: 'Ranged', attack_range: '30/120 ft.' },
      ['Javelin (Thrown) thrown 6/24 ready piercing'],
    ],
    [
      'reach and range in one row',
      { name: 'Spear', attack_type: 'Melee', attack_range: '5 ft. or range 20/60 ft.' },
      ['Spear melee reach 1 ready piercing', 'Spear (thrown) thrown 4/12 ready piercing'],
    ],
    [
      'reach and range in its description',
      {
        name: 'Spear',
        attack_type: 'Melee',
        description:
          'Melee or Ranged Weapon Attack: +4 to hit, reach 5 ft. or range 20/60 ft., one target.',
      },
      ['Spear melee reach 1 ready piercing', 'Spear (thrown) thrown 4/12 ready piercing'],
    ],
    [
      'the sheet’s own line',
      { name: 'Tail', attack_type: 'Melee', attack_tohitrange: '+9, Reach 15 ft., one target.' },
      ['Tail melee reach 3 ready'],
    ],
    ['a row without a reach', { name: 'Slam', attack_type: 'Melee' }, ['Slam melee ready']],
    [
      'a crossbow, which must be loaded',
      { name: 'Light Crossbow', attack_type: 'Ranged', attack_range: '80/320 ft.' },
      ['Light Crossbow ranged 16/64 ready loading piercing'],
    ],
    [
      'its type of damage',
      { name: 'Bite', attack_type: 'Melee', attack_damagetype: 'piercing' },
      ['Bite melee ready piercing'],
    ],
    [
      'its type of damage in its description',
      {
        name: 'Morso',
        attack_type: 'Melee',
        description: 'Colpisce: 5 (1d6 + 2) danni perforanti.',
      },
      ['Morso melee ready piercing'],
    ],
  ])(
    'the attacks on a 2014 Roll20 monster sheet are read with reach and range, from field or description',
    (_, fields, expected) => {
      expect(lines(read('dnd5e', { npc: '1', ...action('a', fields) }))).toEqual(expected);
    },
  );

  it(
    'if an attack of a 2014 Roll20 monster cannot be read, the monster’s attacks are ' +
      'unknown, and the attack is listed',
    () => {
      const reading = read('dnd5e', {
        npc: '1',
        ...action('a', { name: 'Bite', attack_type: 'Melee', attack_range: '5 ft.' }),
        ...action('b', { name: 'Lash', attack_type: 'Melee', attack_range: 'as far as it likes' }),
      });
      expect([reading.facts.attacks, reading.strange]).toEqual([
        undefined,
        ['Lash: as far as it likes'],
      ]);
    },
  );

  it('an action without an attack roll on a 2014 Roll20 monster sheet is not read as an attack', () => {
    const values = { npc: '1', ...action('a', { name: 'Multiattack', attack_flag: '0' }) };
    expect(read('dnd5e', values).facts.attacks).toBeUndefined();
  });

  everyCase([
    ['Pack Tactics', 'pack-tactics'],
    ['Tattiche del Branco', 'pack-tactics'],
    ['Incorporeal Movement', 'incorporeal'],
    ['Movimento Incorporeo.', 'incorporeal'],
    ['Sneak Attack (1/Turn)', 'sneak-attack'],
    ['Lottatore', 'grappler'],
    ['Blood Frenzy', 'blood-frenzy'],
    ['Resistenza alla Magia', 'magic-resistance'],
    ['Trampling Charge (Recharge 5–6)', 'trampling-charge'],
    ['Shadow Stealth', 'shadow-stealth'],
    ['Sunlight Weakness', 'sunlight-sensitivity'],
    ['Sneak Attack 3d6', 'sneak-attack'],
    ['Ooze Cube', 'ooze-cube'],
    ['Horde Breaker', 'horde-breaker'],
    ['Arti Marziali', 'martial-arts'],
  ])(
    'traits such as Pack Tactics on a 2014 Roll20 monster sheet are read by English or Italian names',
    (name, trait) => {
      const values = { npc: 1, 'repeating_npctrait_-Na_name': name };
      expect(read('dnd5e', values).facts.traits).toEqual([trait]);
    },
  );
});

describe('a character on Roll20’s 2014 sheet', () => {
  everyCase([
    ['Darkvision', 'You can see in dim light within 60 feet of you.', ['darkvision-12']],
    ['Superior Darkvision', '', ['darkvision-24']],
    ['Scurovisione', 'Entro 18 metri vedi nella luce fioca.', ['darkvision-12']],
    ['Darkvision 120 ft.', '', ['darkvision-24']],
    ['Fey Ancestry', 'You see charm within 60 feet.', []],
  ])(
    'a trait such as “Darkvision” on a 2014 Roll20 sheet gives the range in its text, or ' +
      'else the range of the rules',
    (name, text, senses) => {
      const values = {
        npc: 0,
        'repeating_traits_-Na_name': name,
        'repeating_traits_-Na_description': text,
      };
      expect(read('dnd5e', values).facts.traits).toEqual(senses);
    },
  );
  everyCase(['Ki', 'Monk’s Focus', "Monk's Focus", 'Focus del Monaco'])(
    'a monk’s feature “Ki” or “Monk’s Focus” gives Flurry of Blows, Patient Defense and Step of ' +
      'the Wind',
    (name) => {
      const values = { npc: 0, 'repeating_traits_-Na_name': name };
      expect(read('dnd5e', values).facts.traits).toEqual([
        'flurry-of-blows',
        'patient-defense',
        'step-of-the-wind',
      ]);
    },
  );
  const item = (id: string, fields: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`repeating_inventory_-N${id}_${name}`, value]),
    );
  everyCase<[string, Record<string, unknown>, string[]]>([
    [
      'the Reach property of an item',
      {
        ...attack('a', { atkname: 'Old Faithful', itemid: '-Nx' }),
        ...item('x', { itemproperties: 'Heavy, Reach, Two-Handed' }),
      },
      ['Old Faithful melee reach weapon heavy'],
    ],
    [
      'the Finesse and Loading properties of items',
      {
        ...attack('a', { atkname: 'Thorn', itemid: '-Nx', dmgtype: 'Piercing' }),
        ...item('x', { itemproperties: 'Finesse, Light' }),
        ...attack('b', { atkname: 'Spitter', atkrange: '30/120', itemid: '-Ny' }),
        ...item('y', { itemproperties: 'Ammunition, Loading' }),
      },
      ['Thorn melee finesse piercing', 'Spitter ranged 6/24 loading'],
    ],
    [
      'a dart, which is no melee weapon although its item says Thrown',
      {
        ...attack('a', { atkname: 'Dart', atkrange: '20/60', itemid: '-Nx' }),
        ...item('x', { itemproperties: 'Finesse, Thrown' }),
      },
      ['Dart thrown 4/12 finesse piercing'],
    ],
    [
      'a book’s weapon with its normal range alone',
      {
        ...attack('a', { atkname: 'Longbow', atkrange: '150 ft.' }),
        ...attack('b', { atkname: 'Javelin', atkrange: 'Melee 5 ft. (30)' }),
      },
      [
        'Longbow ranged 30/120 heavy piercing',
        'Javelin melee reach 1 piercing',
        'Javelin (thrown) thrown 6/24 piercing',
      ],
    ],
    [
      'lengths with a foot mark, and words of use',
      {
        ...attack('a', { atkname: 'Mace', atkrange: "5'" }),
        ...attack('b', { atkname: 'Old Bow', atkrange: 'Ranged 80’/320’' }),
        ...attack('c', { atkname: 'Pole', atkrange: 'Melee (10 ft.)' }),
      },
      ['Mace melee reach 1', 'Old Bow ranged 16/64', 'Pole melee reach 2'],
    ],
    [
      'a weapon put away',
      { ...attack('a', { atkname: 'Mace', itemid: '-Nx' }), ...item('x', { equipped: '0' }) },
      ['Mace melee put away'],
    ],
    [
      'a thrown weapon',
      { ...attack('a', { atkname: 'Dagger', atkrange: '20/60' }) },
      ['Dagger melee finesse piercing', 'Dagger (thrown) thrown 4/12 finesse piercing'],
    ],
    [
      'a ranged weapon',
      { ...attack('a', { atkname: 'Shortbow', atkrange: '80/320ft.' }) },
      ['Shortbow ranged 16/64 piercing'],
    ],
    [
      'a single short length',
      { ...attack('a', { atkname: 'Club', atkrange: '5ft' }) },
      ['Club melee reach 1'],
    ],
    [
      'a name from the SRD',
      { ...attack('a', { atkname: 'Halberd +1' }) },
      ['Halberd +1 melee reach weapon heavy'],
    ],
    [
      'an Italian name',
      { ...attack('a', { atkname: 'Frusta' }) },
      ['Frusta melee reach weapon finesse'],
    ],
    [
      'a spell',
      { ...attack('a', { atkname: 'Fire Bolt', atkrange: '120 feet', spellid: '-Ns' }) },
      ['Fire Bolt ranged 24/? spell'],
    ],
    [
      'a row without an attack roll',
      {
        ...attack('a', { atkname: 'Sneak Attack', atkflag: '0' }),
        ...attack('b', { atkname: 'Rapier' }),
      },
      ['Rapier melee finesse piercing'],
    ],
  ])(
    'attacks on a 2014 Roll20 character sheet are read with reach, range, and whether the weapon is put away',
    (_, values, expected) => {
      expect(lines(read('dnd5e', { npc: '0', ...values }))).toEqual(expected);
    },
  );

  it.each([
    ['+5', 'the attack bonus 5', 5],
    ['−1', 'the attack bonus −1', -1],
    ['3+1d4', 'an unknown attack bonus', undefined],
    ['DC14', 'an unknown attack bonus', undefined],
    ['-', 'an unknown attack bonus', undefined],
    ['', 'an unknown attack bonus', undefined],
  ])(
    'with “%s” in the bonus field, an attack on a 2014 Roll20 character sheet has %s',
    (atkbonus, _words, expected) => {
      const { facts } = read('dnd5e', attack('a', { atkname: 'Rapier', atkbonus }));
      expect(facts.attacks?.[0]?.bonus).toBe(expected);
    },
  );

  it(
    'an unreadable spell range on a 2014 Roll20 character sheet is listed as not ' +
      'understood, and weapons are still read',
    () => {
      const reading = read('dnd5e', {
        ...attack('a', { atkname: 'Rapier' }),
        ...attack('b', {
          atkname: 'Booming Blade',
          atkrange: 'Self (5-foot radius)',
          spellid: '-Ns',
        }),
      });
      expect([lines(reading), reading.strange]).toEqual([
        ['Rapier melee finesse piercing'],
        ['Booming Blade: Self (5-foot radius)'],
      ]);
    },
  );

  it('a 2014 character sheet on Roll20 gives size, speed, armor class, abilities, skills and exhaustion', () => {
    expect(
      read('dnd5e', {
        npc: '0',
        size: 'Small',
        speed: '25',
        ac: '17',
        strength: '8',
        dexterity: '16',
        stealth_bonus: '7',
        exhaustion_level: '2',
        hp_temp: '5',
      }).facts,
    ).toMatchObject({
      size: 'small',
      speed: { land: 5 },
      ac: { total: 17 },
      abilities: { str: 8, dex: 16 },
      skills: { stealth: { bonus: 7 } },
      conditions: ['exhaustion-2'],
      hp: { temporary: 5 },
    });
  });
});

describe('the proficiency bonus on Roll20’s 2014 sheet', () => {
  everyCase([
    ['a character’s field “pb” of 3', 3, { npc: '0', pb: '3' }],
    ['a character without that field', 'unknown', { npc: '0' }],
    ['a monster’s challenge rating of 1/4', 2, { npc: '1', npc_challenge: '1/4' }],
    ['a monster’s challenge rating of 4', 2, { npc: '1', npc_challenge: '4' }],
    ['a monster’s challenge rating of 5', 3, { npc: '1', npc_challenge: '5' }],
    ['a monster’s challenge rating of 30', 9, { npc: '1', npc_challenge: '30' }],
    ['a challenge rating in words', 'unknown', { npc: '1', npc_challenge: 'deadly' }],
  ])(
    'the proficiency bonus on a 2014 Roll20 sheet is read from its field, or follows from the challenge rating',
    (_from, bonus, sheet) => {
      expect(read('dnd5e', sheet).facts.proficiency ?? 'unknown').toBe(bonus);
    },
  );
});

describe('Roll20’s 2024 sheet', () => {
  const store = (integrants: Readonly<Record<string, unknown>>, more: object = {}) => ({
    store: { integrants: { integrants }, ...more },
  });
  const flat = (type: string, value: unknown, more: object = {}) => ({
    type,
    calculation: 'Set Base',
    valueFormula: { flatValue: value },
    ...more,
  });

  it('a speed on Roll20’s 2024 sheet with a bonus is unknown, and is listed as not understood', () => {
    const { facts, strange } = read(
      'dnd2024',
      store({
        a: flat('Speed', 30, { speed: 'Walking' }),
        b: flat('Speed', 10, { speed: 'Walking', calculation: 'Modify' }),
        c: flat('Speed', 40, { speed: 'Flying' }),
      }),
    );
    expect([facts.speed, strange]).toEqual([{ fly: 8 }, ['Speed: land']]);
  });

  it('a speed that is switched off on Roll20’s 2024 sheet is ignored', () => {
    const { facts } = read(
      'dnd2024',
      store({
        a: flat('Speed', 30, { speed: 'Walking' }),
        b: flat('Speed', 60, { speed: 'Flying', _enabled: false }),
        c: flat('Speed', 40, { speed: 'Swimming', parentDisabled: true }),
      }),
    );
    expect(facts.speed).toEqual({ land: 6 });
  });

  it('on Roll20’s 2024 sheet, the armor class in the character’s summary outranks other armor class entries', () => {
    const values = store({ a: flat('Armor Class', 12) });
    expect(read('dnd2024', values).facts.ac).toEqual({ total: 12 });
    const custom_meta1 = JSON.stringify({ ac: { total: 16 } });
    expect(read('dnd2024', { ...values, custom_meta1 }).facts.ac).toEqual({ total: 16 });
    expect(read('dnd2024', { ...values, custom_meta1: '{"ac' }).facts.ac).toEqual({ total: 12 });
  });

  it('on Roll20’s 2024 sheet, an armor class that depends on an ability modifier is unknown', () => {
    const values = store({ a: flat('Armor Class', 10, { defaultAbility: true }) });
    expect(read('dnd2024', values).facts.ac).toBeUndefined();
  });

  it('hit points of 0 without a maximum on Roll20’s 2024 sheet are unknown, because the fields were left empty', () => {
    const hp = (currentHP: number) =>
      read('dnd2024', { store: { hitpoints: { currentHP } } }).facts.hp;
    expect([hp(0), hp(7)]).toEqual([undefined, { current: 7 }]);
  });

  it('active conditions on Roll20’s 2024 sheet are read as conditions of D&D 5e', () => {
    const on = (defaultName: string) => ({ type: 'Condition', _active: true, defaultName });
    const { facts } = read(
      'dnd2024',
      store({ a: on('Restrained'), b: on('Grappled'), c: { ...on('Prone'), _active: false } }),
    );
    expect(facts.conditions).toEqual(['grappled', 'restrained']);
  });

  it('a character whose 2024 Roll20 sheet is set to the 2014 rules counts as a 2014 character', () => {
    const older = {
      kind: 'dnd2024byroll20',
      attributes: [{ name: 'store', current: { settings: { newRules: false } } }],
    };
    expect(gameOfSheets([older])).toBe('dnd-5e-2014');
    expect(gameOfSheets([older, { kind: 'dnd2024byroll20', attributes: [] }])).toBe('dnd-5e-2024');
  });

  everyCase<[string, unknown]>([
    ['undefined', undefined],
    ['incomplete JSON', '{"integrants":'],
    ['a list', []],
    [
      'entries that are not records',
      { integrants: { integrants: [1, null, 'Speed', { type: 7 }] } },
    ],
    [
      'a record without values',
      { integrants: { integrants: { a: { type: 'Speed', speed: 'Walking' } } } },
    ],
    [
      'a value that is not a number',
      { integrants: { integrants: { a: flat('Speed', { a: 1 }, { speed: 'Walking' }) } } },
    ],
    [
      'a value of 1e308',
      { integrants: { integrants: { a: flat('Speed', 1e308, { speed: 'Walking' }) } } },
    ],
    [
      'an attack with malformed parts',
      {
        integrants: {
          integrants: {
            a: { type: 'Attack', name: 7, attack: 'Melee', childIDs: '{', parentID: 'a' },
          },
        },
      },
    ],
    [
      'names of Object.prototype',
      JSON.parse(
        '{"integrants":{"integrants":{"__proto__":{"type":"Speed","speed":"constructor"}}},' +
          '"about":{"characteristics":"toString"}}',
      ),
    ],
  ])(
    'a 2024 Roll20 sheet with malformed stored data gives no speed, and causes no error',
    (_, kept) => {
      const { facts } = read('dnd2024', { store: kept });
      expect(facts.speed).toBeUndefined();
    },
  );
});

describe('diagonals on a Roll20 5E page', () => {
  const [people] = FALSE_MARKS.map((mark) => mark.people);
  const sceneOn = (diagonals: string, kind: string) => {
    const page = ground({ page: { ...GROUND.page, diagonals } });
    const sheets = new Map(people!.map((p) => [`of-${p.id}`, sentBy({ kind, of: ogl5e }, p)]));
    const tokens = table(people!.map((p) => tokenOf({ kind, of: ogl5e }, p)));
    return sceneOf(floorOf(page), page, tokens, sheets);
  };
  const SETTINGS = [
    ['foure', 'ogl5e', undefined, false],
    ['threefive', 'ogl5e', { diagonals: 'alternate' }, false],
    ['pythagorean', 'ogl5e', undefined, true],
    ['constructor', 'ogl5e', undefined, true],
    ['threefive', 'dnd3.5', undefined, false],
    ['foure', 'dnd3.5', undefined, false],
  ] as const;
  everyCase(
    SETTINGS.map(
      ([setting, kind, options, told]) =>
        [setting, kind, options?.diagonals ?? 'none', options, told] as const,
    ),
  )(
    'on a Roll20 page with 5E sheets, Roll20’s setting for diagonals applies only if ' +
      'diagonals cost 5 and 10 ft. in turn',
    (diagonals, kind, _rule, options, told) => {
      const { scene, notices } = sceneOn(diagonals, kind);
      expect(scene?.options).toEqual(options);
      expect(notices.some(({ code }) => code === 'notice.diagonals')).toBe(told);
    },
  );
});

describe('a Roll20 table with 5E sheets of both years', () => {
  const [aldo, boss] = ['aldo', 'boss'].map((id, i) => ({
    ...FALSE_MARKS[0]!.people[0]!,
    id,
    at: [2 + 3 * i, 2] as [number, number],
  }));
  const noticesOf = (first: Sheet, second: Sheet) => {
    const sheets = new Map([
      [`of-${aldo!.id}`, sentBy(first, aldo!)],
      [`of-${boss!.id}`, sentBy(second, boss!)],
    ]);
    const tokens = table([tokenOf(first, aldo!), tokenOf(second, boss!)]);
    return sceneOf(floorOf(PAGE), PAGE, tokens, sheets).notices;
  };
  const [older, newer] = [
    { kind: 'ogl5e', of: ogl5e },
    { kind: 'dnd2024byroll20', of: dnd2024 },
  ];
  it('on a Roll20 table with 5E sheets of 2014 and of 2024, a notice counts the sheets of 2014', () => {
    expect(noticesOf(older!, newer!)).toContainEqual({
      code: 'notice.mixed.dnd-5e-2024',
      params: { n: 1 },
    });
  });
  everyCase([
    ['older', older!],
    ['newer', newer!],
  ])(
    'on a Roll20 table whose 5E sheets are all of 2014 or all of 2024, no notice mentions sheets of another year',
    (_, sheet) => {
      expect(noticesOf(sheet, sheet).filter(({ code }) => code.includes('mixed'))).toEqual([]);
    },
  );
});
