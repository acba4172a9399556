/**
 * Facts from the sheets of both Foundry systems, read from documents in the form in which the
 * systems save them (tests/hosts/foundry/fixtures). Expected lengths are the documents' feet ÷ 5.
 */
import { describe, expect, it } from 'vitest';
import { sheet as sheetSchema, type RawSheet } from '../../adapters/foundry/schema.ts';
import { closedSheetOf, openSheetData } from '../../adapters/foundry/pick.ts';
import { readerOf, readers } from '../../adapters/foundry/sheets/index.ts';
import type { Actor } from '../../adapters/foundry/live.ts';
import { sheetRead } from '../../adapters/foundry/sheets/once.ts';
import type { SheetFacts } from '../../adapters/common/sheetFacts.ts';
import { D35E, D35E_WEAPONS } from '../hosts/foundry/fixtures/d35e.ts';
import {
  PF1_COMPANION,
  PF1_SAVED,
  PF1_WEAPONS,
  pf1Full,
  pf1Loaded,
} from '../hosts/foundry/fixtures/pf1.ts';
import { d35eActor, pf1Actor, type Facts } from '../hosts/foundry/world/sheets.ts';
import { everyCase } from '../support/everyCase.ts';

interface Doc {
  name: string;
  type: string;
  system: unknown;
  items: { _id?: string; name: string; type: string; system: Record<string, unknown> }[];
}

/** A document as the page sends it. */
function raw(doc: Doc, system?: string): RawSheet {
  const items = doc.items.map((item, i) => ({ ...item, id: item._id ?? `item${i}` }));
  const actor = { id: 'actor', name: doc.name, type: doc.type, system: doc.system, items } as Actor;
  const sent = {
    of: 'token',
    ...(system === undefined ? openSheetData(actor) : closedSheetOf(actor, system)),
  };
  return sheetSchema.parse(JSON.parse(JSON.stringify(sent)));
}

const read = (system: string, doc: Doc, statuses: string[] = [], open = true): SheetFacts =>
  sheetRead(readerOf(system), raw(doc, open ? undefined : system), statuses);
/** Each attack in one line, with the facts that decide which cells the creature threatens. */
const line = (sheet: SheetFacts): string[] =>
  (sheet.attacks ?? []).map((a) =>
    [
      a.name,
      a.kind,
      a.natural === true ? 'natural' : '',
      a.reachWeapon === 'none' ? '' : a.reachWeapon,
      a.light === true ? 'light' : '',
      a.twoHanded === true ? 'two hands' : '',
      a.rangeIncrement === undefined ? '' : `${a.rangeIncrement}`,
      a.ready === false ? 'put away' : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  );

const TELLS: readonly [
  who: keyof (typeof D35E)['2.4'],
  size: string,
  land: number,
  attacks: string[],
  traits: string[],
][] = [
  [
    'marshBrute',
    'large',
    6,
    ['Javelin thrown 6', 'Greatclub melee two hands'],
    ['darkvision-12', 'low-light-vision'],
  ],
  [
    'thornFiend',
    'medium',
    8,
    ['Glaive melee reach two hands', 'Claw melee natural'],
    ['darkvision-12', 'improved-initiative', 'power-attack'],
  ],
  // The spiked chain strikes at 10 ft and at adjacent squares.
  [
    'chainWarden',
    'large',
    4,
    [
      'Spiked Chain melee reach-and-near two hands',
      'Bite melee natural',
      'Claw melee natural',
      'Tail melee natural',
    ],
    ['cleave', 'darkvision-12', 'improved-sunder', 'multiattack', 'power-attack'],
  ],
  // The giant throws rocks with a range increment of 180 ft.
  [
    'cragGiant',
    'large',
    6,
    ['Greatclub melee two hands', 'Slam melee natural', 'Rock ranged 36'],
    [
      'combat-reflexes',
      'darkvision-12',
      'low-light-vision',
      'point-blank-shot',
      'power-attack',
      'precise-shot',
    ],
  ],
  ['greyHound', 'medium', 10, ['Bite melee natural'], ['low-light-vision', 'scent']],
  [
    'oldDevourer',
    'colossal',
    4,
    ['Tail melee natural', 'Bite melee natural', 'Claw melee natural'],
    [
      'blind-fight',
      'cleave',
      'combat-reflexes',
      'dodge-feat',
      'improved-bull-rush',
      'improved-initiative',
      'power-attack',
      'scent',
    ],
  ],
  ['caveFlitter', 'diminutive', 1, [], ['blindsense-4', 'low-light-vision']],
  // A character without items fights with bare hands.
  ['emptySquire', 'medium', 6, [], []],
];

describe.each(['2.4', '3.x'] as const)(
  'an actor of Foundry’s D35E system in the data format of version %s',
  (version) => {
    const beasts = D35E[version];
    everyCase(TELLS)(
      'a D35E sheet gives size, land speed, attacks and senses, but no reach',
      (who, size, land, attacks, traits) => {
        const sheet = read('D35E', beasts[who]);
        expect(sheet.size).toBe(size);
        expect(sheet.speed?.land).toBe(land);
        expect(line(sheet)).toEqual(attacks);
        expect(sheet.traits).toEqual(traits);
        // D35E has no field for reach: the reach follows from the build or from the ruleset's table.
        expect(sheet).not.toHaveProperty('reach');
        expect(sheet.conditions).toEqual([]);
      },
    );

    it('a D35E sheet gives base attack bonus, ability scores, armor and load', () => {
      expect(read('D35E', beasts.marshBrute)).toMatchObject({
        bab: 4,
        abilities: { str: 19, dex: 7, con: 16, int: 5, wis: 11, cha: 8 },
        armour: 'medium',
        load: 'light',
      });
    });

    everyCase<
      [
        who: keyof typeof beasts,
        hp: number,
        hitDice: number,
        saves: [fortitude: number, reflex: number, will: number],
      ]
    >([
      ['marshBrute', 34, 5, [7, 0, 2]],
      ['greyHound', 14, 2, [5, 5, 1]],
      ['cragGiant', 102, 12, [12, 5, 6]],
      ['chainWarden', 150, 13, [14, 14, 12]],
      ['oldDevourer', 700, 40, [33, 26, 18]],
      ['caveFlitter', 3, 1, [2, 5, 2]],
      ['thornFiend', 45, 6, [8, 7, 5]],
    ])(
      'a D35E monster’s hit points, Hit Dice and saves are read as in its printed stat block',
      (who, hp, hitDice, [fortitude, reflex, will]) => {
        expect(read('D35E', beasts[who])).toMatchObject({
          hp: { current: hp, max: hp },
          hitDice,
          saves: { fortitude, reflex, will },
        });
      },
    );

    everyCase<[who: keyof typeof beasts, build: string | undefined]>([
      ['marshBrute', 'tall'],
      ['cragGiant', 'tall'],
      ['oldDevourer', 'long'],
      // An outsider may have either build, and this name is in no table.
      ['chainWarden', undefined],
      // Up to Medium both builds have the same reach.
      ['greyHound', undefined],
      ['thornFiend', undefined],
    ])(
      'a D35E creature’s build, tall or long, is known even if the player may not open the sheet',
      (who, build) => {
        expect(read('D35E', beasts[who]).build).toBe(build);
        expect(read('D35E', beasts[who], [], false).build).toBe(build);
      },
    );

    everyCase(['bloodSipper', 'paleGlow'] as const)(
      'the attacks of a D35E creature with a full attack but no single attack are read as unknown, ' +
        'not as none',
      (who) => {
        expect(read('D35E', beasts[who])).not.toHaveProperty('attacks');
        expect(read('D35E', beasts[who], [], false)).not.toHaveProperty('attacks');
      },
    );

    it('a D35E full attack that uses a listed attack of the creature is not read as a second attack', () => {
      expect(line(read('D35E', beasts.mossBiter))).toEqual(['Morso melee natural']);
    });

    it('if a D35E full attack uses an attack that the sheet lacks, the creature’s attacks are unknown', () => {
      const short = {
        ...beasts.oldDevourer,
        items: beasts.oldDevourer.items.filter(({ name }) => name !== 'Claw'),
      };
      expect(read('D35E', short)).not.toHaveProperty('attacks');
    });

    it('on a D35E sheet that was never filled in, hit points are unknown, not 0', () => {
      const squire = read('D35E', beasts.emptySquire);
      expect(squire).not.toHaveProperty('hp');
      expect(squire).not.toHaveProperty('hitDice');
    });

    it('the flight maneuverability on a D35E sheet is ignored if the creature has no fly speed', () => {
      expect(read('D35E', beasts.chainWarden).speed).toMatchObject({
        land: 4,
        fly: 10,
        manoeuvrability: 'average',
      });
      const crawler = read('D35E', beasts.inkCrawler).speed;
      expect(crawler).toMatchObject({ land: 4, swim: 6, fly: 0 });
      expect(crawler).not.toHaveProperty('manoeuvrability');
    });
  },
);

it('of the thirty parts of a D35E full attack, only twenty are read', () => {
  const attacks = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [
      `attack${i}`,
      { id: `a${i}`, name: `Bite ${i}`, count: 1 },
    ]),
  );
  const sheet = raw({
    ...D35E['3.x'].emptySquire,
    items: [{ name: 'Thirty bites', type: 'full-attack', system: { attacks } }],
  });
  const [item] = ('items' in sheet ? sheet.items : null) ?? [];
  expect(item?.system['attacks']).toHaveLength(20);
});

describe('senses on D35E sheets', () => {
  const feature = (name: string): Doc['items'][number] => ({
    name,
    type: 'feat',
    system: { featType: 'trait' },
  });
  const of = (names: string[], system: Record<string, unknown> = {}): SheetFacts =>
    read('D35E', { name: 'x', type: 'npc', system, items: names.map(feature) });

  everyCase([
    ['Blindsense 20 ft.', 'blindsense-4'],
    ['Blindsight 60 ft.', 'blindsight-12'],
    ['Tremorsense 30 ft.', 'tremorsense-6'],
    ['Percezione tellurica 18 m', 'tremorsense-12'],
  ])(
    'a D35E feature such as “Blindsense 20 ft.” gives the sense and its range, in English or Italian',
    (name, trait) => {
      expect(of([name]).traits).toEqual([trait]);
    },
  );

  it('D35E senses are read from features, text and number fields, and the text outranks the numbers', () => {
    expect(of([], { traits: { senses: 'Blindsight 40 ft., Low Light Vision' } }).traits).toEqual([
      'blindsight-8',
      'low-light-vision',
    ]);
    expect(
      of([], {
        attributes: { senses: { blindsight: 90, darkvision: 120, lowLight: true } },
        senses: { darkvision: 0 },
      }).traits,
    ).toEqual(['blindsight-18', 'darkvision-24', 'low-light-vision']);
    expect(of(['Tremorsense 60 ft.'], { senses: { tremorsense: 30 } }).traits).toEqual([
      'tremorsense-12',
    ]);
  });

  it('D35E features and text give senses without a range, such as all-around vision', () => {
    expect(of(['All-Around Vision (Ex)', 'See Invisibility (Su)', 'Undead Traits']).traits).toEqual(
      ['all-around-vision', 'see-invisible', 'undead'],
    );
    expect(of([], { traits: { senses: 'True seeing, all-around vision' } }).traits).toEqual([
      'all-around-vision',
      'true-seeing-24',
    ]);
  });

  it('on a D35E sheet, a blindsense without a range reaches 60 ft. if the creature is a dragon', () => {
    expect(of(['Blindsense'], { attributes: { creatureType: 'dragon' } }).traits).toEqual([
      'blindsense-12',
    ]);
    expect(of(['Blindsense'], { attributes: { creatureType: 'animal' } }).traits).toEqual([]);
  });
});

everyCase([10, 11] as const)(
  'a pf1 sheet gives blindsight, blindsense and tremorsense with their ranges',
  (version) => {
    const actor = {
      ...PF1_SAVED.greyHound,
      system: { ...PF1_SAVED.greyHound.system, traits: { senses: { bs: 30, bse: 60, ts: 20 } } },
    };
    expect(read('pf1', pf1Loaded(actor, version)).traits).toEqual([
      'blindsense-12',
      'blindsight-6',
      'scent',
      'tremorsense-4',
    ]);
  },
);

everyCase<[Record<string, unknown>, string[]]>([
  [{ si: true, tr: true }, ['see-invisible', 'true-seeing-24']],
  [{ tr: { value: 60 }, si: false }, ['true-seeing-12']],
  [{ tr: 0, si: false }, []],
])('a pf1 sheet gives true seeing and the sight of invisible creatures', (senses, traits) => {
  const doc = { name: 'x', type: 'npc', system: { traits: { senses } }, items: [] };
  expect(read('pf1', doc).traits).toEqual(traits);
});

describe('maneuvers and skills of pf1', () => {
  const of = (system: Record<string, unknown>): SheetFacts =>
    read('pf1', { name: 'x', type: 'npc', system, items: [] });

  it('the combat maneuver bonus, maneuver defense and skills of a pf1 sheet are pf1’s calculated totals', () => {
    expect(
      of({
        attributes: { cmb: { total: 7, value: 0 }, cmd: { total: 19, flatFootedTotal: 16 } },
        skills: {
          acr: { rank: 5, mod: 12 },
          fly: { rank: 0, mod: -3 },
          esc: { mod: 4 },
          apr: { rank: 1, mod: 2 },
        },
      }),
    ).toMatchObject({
      cmb: 7,
      cmd: 19,
      cmdFlatFooted: 16,
      skills: {
        acrobatics: { ranks: 5, bonus: 12 },
        fly: { ranks: 0, bonus: -3 },
        'escape-artist': { bonus: 4 },
      },
    });
  });

  everyCase([
    ['parts without a total', { attributes: { cmb: { value: 2 }, cmd: { value: 0 } } }],
    [
      'malformed values',
      { attributes: { cmb: { total: 'x' }, cmd: { total: 1.5 } }, skills: { acr: 9 } },
    ],
    ['a skill without its bonus', { skills: { acr: { rank: 5 } } }],
  ])(
    'the combat maneuver bonus, maneuver defense and skills of a pf1 sheet are unknown without valid totals',
    (_what, system) => {
      const sheet = of(system);
      for (const fact of ['cmb', 'cmd', 'cmdFlatFooted', 'skills'])
        expect(sheet).not.toHaveProperty(fact);
    },
  );
});

const FEARS = ['frightened', 'panicked', 'shaken'];

describe('conditions that the system has counted into its totals', () => {
  /** Status icons of the token are added to the sheet's own conditions. */
  const totals = (
    system: string,
    tree: Record<string, unknown>,
    statuses: string[] = [],
  ): SheetFacts['inTotals'] =>
    read(system, { name: 'x', type: 'npc', system: tree, items: [] }, statuses).inTotals;
  const NONE = { attack: [], ac: [], saves: [], skills: [], str: [], dex: [] };

  everyCase([
    ['blind', { ac: ['blinded'], cmd: ['blinded'] }],
    ['dazzled', { attack: ['dazzled'], cmb: ['dazzled'] }],
    ['entangled', { attack: ['entangled'], cmb: ['entangled'], dex: ['entangled'] }],
    ['grappled', { attack: ['grappling'], cmb: ['grappling'], dex: ['grappling'] }],
    ['prone', { attack: ['prone'] }],
    ['pinned', { ac: ['pinned'], cmd: ['pinned'] }],
    ['stunned', { ac: ['stunned'], cmd: ['stunned'] }],
    ['shaken', { attack: ['shaken'], cmb: ['shaken'], saves: ['shaken'], skills: ['shaken'] }],
    ['exhausted', { str: ['exhausted'], dex: ['exhausted'] }],
    ['sleep', { dex: ['asleep', 'helpless'] }],
    [
      'squeezing',
      { attack: ['squeezing'], ac: ['squeezing'], cmb: ['squeezing'], cmd: ['squeezing'] },
    ],
    ['confused', {}],
  ])(
    'Quadretto knows for each condition which totals on a pf1 sheet, such as AC, already ' +
      'include its penalty',
    (flag, expected) => {
      const conditions = { conditions: { [flag]: true, nauseated: true, dead: false } };
      for (const size of ['med', { base: 'med', value: 4 }])
        expect(totals('pf1', { traits: { size }, ...conditions })).toEqual({
          ...NONE,
          cmb: [],
          cmd: [],
          ...expected,
        });
    },
  );

  everyCase([
    ['blind', { ac: ['blinded'] }],
    ['fear', { attack: FEARS, saves: FEARS, skills: FEARS }],
    ['shaken', { attack: ['shaken'], saves: ['shaken'], skills: ['shaken'] }],
    ['paralyzed', { str: ['helpless', 'paralyzed'], dex: ['helpless', 'paralyzed'] }],
    ['pinned', {}],
    ['prone', {}],
    ['disabled', { speed: ['disabled'] }],
  ])(
    'Quadretto knows for each condition which totals on a D35E sheet, such as AC, already ' +
      'include its penalty',
    (flag, expected) => {
      const attributes = { conditions: { [flag]: true, dead: false } };
      expect(totals('D35E', { attributes })).toEqual({ ...NONE, speed: [], ...expected });
    },
  );

  everyCase([
    [true, ['broken'], ['shaken', 'broken']],
    [false, undefined, ['shaken']],
  ])(
    'on a pf1 sheet, the total of an attack with a broken weapon already includes the penalty for the damage',
    (broken, tags, attack) => {
      const system = { broken, weaponSubtype: '1h', actions: [{ actionType: 'mwak' }] };
      const items = [{ id: 's', name: 'Longsword', type: 'weapon', system }];
      const sheet = read(
        'pf1',
        { name: 'x', type: 'npc', system: { conditions: { shaken: true } }, items },
        [],
      );
      expect(sheet.attacks?.[0]?.tags).toEqual(tags);
      expect(sheet.inTotals?.attack).toEqual(attack);
    },
  );

  it('a condition shown only by a token’s status icon does not count as part of the sheet’s totals', () => {
    const tree = { conditions: { shaken: false, blind: true } };
    const sheet = totals('pf1', tree, ['shaken', 'blind']);
    expect([sheet?.attack, sheet?.ac]).toEqual([[], ['blinded']]);
  });

  everyCase([
    ['pf1', { attributes: { conditions: { shaken: true } } }],
    ['pf1', {}],
    ['pf1', { conditions: ['shaken'] }],
    ['D35E', { attributes: { conditions: 'shaken' } }],
  ])(
    'if a Foundry sheet lacks its list of conditions, Quadretto assumes nothing about ' +
      'penalties in the sheet’s totals',
    (system, tree) => {
      expect(totals(system, tree)).toBeUndefined();
    },
  );
});

describe('pf1 attacks that do not say what is rolled', () => {
  const attack = (
    name: string,
    subType: string,
    ...types: (string | undefined)[]
  ): Doc['items'][number] => ({
    name,
    type: 'attack',
    system: {
      subType,
      actions: types.map((actionType) => ({
        _id: name,
        ...(actionType === undefined ? {} : { actionType }),
      })),
    },
  });
  const of = (...items: Doc['items']): SheetFacts =>
    read('pf1', { name: 'x', type: 'npc', system: {}, items });

  everyCase(['natural', 'weapon'])(
    'a pf1 attack without a stated roll is ignored if the creature has a melee attack with a roll',
    (subType) => {
      expect(
        line(of(attack('Bite', 'natural', 'mwak'), attack('Swarm', subType, undefined))),
      ).toEqual(['Bite melee natural']);
    },
  );

  it(
    'a pf1 attack without a stated roll makes the creature’s attacks unknown if the ' +
      'creature has no other melee attack',
    () => {
      expect(of(attack('Swarm', 'natural', undefined))).not.toHaveProperty('attacks');
      expect(
        of(attack('Swarm', 'natural', undefined), attack('Spit', 'natural', 'rwak')),
      ).not.toHaveProperty('attacks');
    },
  );

  it('a pf1 weapon attack without a stated roll makes all attacks unknown, because the weapon may have reach', () => {
    expect(
      of(attack('Bite', 'natural', 'mwak'), attack('Glaive', 'weapon', undefined)),
    ).not.toHaveProperty('attacks');
  });

  it('a pf1 swarm, whose attack needs no attack roll, is read as a creature without attacks', () => {
    expect(of(attack('Swarm', 'natural', 'other')).attacks).toEqual([]);
    expect(
      line(of(attack('Swarm', 'weapon', 'other'), attack('Acid Spit', 'natural', 'rwak'))),
    ).toEqual(['Acid Spit ranged natural']);
  });
});

describe('pf1 melee attacks on items that are not weapons', () => {
  const action = (actionType: string, units = 'melee') => ({
    _id: 'a',
    actionType,
    range: { units },
  });
  const of = (...items: Doc['items']): SheetFacts =>
    read('pf1', { name: 'x', type: 'npc', system: {}, items });
  everyCase<[what: string, item: Doc['items'][number], ready: boolean]>([
    [
      'a shield in hand',
      {
        name: 'Heavy Shield',
        type: 'equipment',
        system: { equipped: true, actions: [action('mwak')] },
      },
      true,
    ],
    [
      'a shield on the back',
      {
        name: 'Heavy Shield',
        type: 'equipment',
        system: { equipped: false, actions: [action('mwak')] },
      },
      false,
    ],
    [
      'a class feature: claws',
      { name: 'Draconic Claws', type: 'feat', system: { actions: [action('mwak')] } },
      true,
    ],
    [
      'a disabled feature',
      {
        name: 'Draconic Claws',
        type: 'feat',
        system: { disabled: true, actions: [action('mwak')] },
      },
      false,
    ],
  ])(
    'a pf1 shield or feature with a melee attack is read as a weapon, ready if equipped or active',
    (_, item, ready) => {
      expect(of(item).attacks).toMatchObject([{ name: item.name, kind: 'melee', ready }]);
    },
  );
  it('a pf1 feature whose melee attack has the range “reach” is read as a reach weapon', () => {
    expect(
      of({ name: 'Tentacles', type: 'feat', system: { actions: [action('mwak', 'reach')] } })
        .attacks,
    ).toMatchObject([{ reachWeapon: 'reach' }]);
  });
  everyCase(['rwak', 'msak', 'save', 'heal'])(
    'a pf1 feature with a ranged attack, a spell attack, a save or healing is not read as a weapon',
    (type) => {
      expect(
        of({ name: 'Breath', type: 'feat', system: { actions: [action(type)] } }).attacks,
      ).toEqual([]);
    },
  );
  it('a pf1 feature with the same name as a weapon is not read as a second weapon', () => {
    const weapon = {
      name: 'Claw',
      type: 'attack',
      system: { subType: 'natural', actions: [action('mwak')] },
    };
    expect(
      of(weapon, { name: 'Claw', type: 'feat', system: { actions: [action('mwak')] } }).attacks,
    ).toHaveLength(1);
  });
});

it('a D35E attack “Incorporeal Touch” that is stored as a melee spell attack is read as a melee attack', () => {
  const items = [
    {
      name: 'Incorporeal Touch',
      type: 'attack',
      system: { attackType: 'natural', actionType: 'msak' },
    },
  ];
  expect(line(read('D35E', { name: 'x', type: 'npc', system: {}, items }))).toEqual([
    'Incorporeal Touch melee natural',
  ]);
});

describe('the build of a D35E creature above Medium', () => {
  const of = (
    name: string,
    creatureType: string | undefined,
    type = 'None',
    size = 'lg',
  ): SheetFacts =>
    read('D35E', {
      name,
      type: 'npc',
      system: {
        traits: { size, actualSize: size },
        attributes: { creatureType },
        details: { type },
      },
      items: [],
    });

  everyCase([
    ['Bulette', 'magicalBeast', 'None', 'long'],
    ['Horse, Light', 'animal', 'None', 'long'],
    ['Giant Wasp', 'vermin', 'None', 'long'],
    ['Red Dragon, Wyrm', 'dragon', 'Fire', 'long'],
    ['Somebody', 'humanoid', 'None', 'tall'],
    ['Minotaur', 'monstrousHumanoid', 'None', 'tall'],
    ['Air Elemental, Large', 'elemental', 'Air, Extraplanar', 'tall'],
    ['Treant', 'plant', 'None', 'tall'],
    ['Somebody', 'outsider', 'Angel, Good', 'tall'],
  ])(
    'a Large D35E creature’s build, tall or long, follows from its creature type',
    (name, type, subtype, build) => {
      expect(of(name, type, subtype).build).toBe(build);
    },
  );

  everyCase([
    ['Dire Ape', 'animal', 'None', 'tall'],
    ['Octopus, Giant', 'animal', 'None', 'tall'],
    ['Giant Octopus', 'animal', 'None', 'tall'],
    ['Centaur', 'monstrousHumanoid', 'None', 'long'],
    ['Werebear, Bear Form', 'humanoid', 'Human, Shapechanger', 'long'],
    ['Titan', 'outsider', 'Chaotic, Extraplanar', 'tall'],
    ['Bebilith', 'outsider', 'Chaotic, Extraplanar, Evil', 'long'],
    ['Nightwing', 'undead', 'Extraplanar', 'long'],
    ['Iron Golem 2', 'construct', 'None', 'tall'],
    ['Pit Fiend (elite)', undefined, 'None', 'tall'],
  ])(
    'a Large D35E creature with the name of an SRD monster has the build of this monster, tall or long',
    (name, type, subtype, build) => {
      expect(of(name, type, subtype).build).toBe(build);
    },
  );

  everyCase([
    ['Somebody', 'outsider', 'Evil, Extraplanar'],
    ['Somebody', 'undead', 'None'],
    ['Somebody', undefined, 'None'],
    ['Somebody', 'constructor', 'None'],
    ['Somebody', 'humanoid', 'Human, Shapechanger'],
  ])(
    'the build, tall or long, of a Large D35E creature is unknown if neither name nor type decides the build',
    (name, type, subtype) => {
      expect(of(name, type, subtype)).not.toHaveProperty('build');
    },
  );

  it('an augmented D35E creature has the build, tall or long, of its original creature type', () => {
    expect(of('Somebody', 'outsider', 'Augmented Magical Beast, Extraplanar').build).toBe('long');
  });

  everyCase([
    ['Devastation Scorpion', 'col', 8],
    ['Udoroot', 'huge', 0],
  ] as const)(
    'a D35E creature with the name of an SRD monster of unusual reach gets this reach ' +
      'only at that monster’s SRD size',
    (name, size, reach) => {
      expect(of(name, 'vermin', 'None', size).reach).toBe(reach);
      expect(of(name, 'vermin', 'None', 'lg')).not.toHaveProperty('reach');
    },
  );
});

everyCase<[weapon: keyof typeof D35E_WEAPONS, expected: string]>([
  ['dagger', 'Dagger melee light 2'],
  ['glaive', 'Glaive melee reach two hands'],
  ['halberd', 'Halberd melee two hands'],
  ['lance', 'Lance melee reach two hands'],
  ['longbow', 'Longbow ranged 20'],
  ['longspear', 'Longspear melee reach two hands'],
  ['longsword', 'Longsword melee'],
  // The compendium does not set `rch`: the adapter knows the spiked chain by its name.
  ['spikedChain', 'Spiked Chain melee reach-and-near two hands'],
  // `rch` is set, but a whip is no reach weapon: its tag tells its reach.
  ['whip', 'Whip melee'],
])(
  'each weapon of the D35E compendium is read with its kind, grip, reach and range increment',
  (name, expected) => {
    expect(
      line(read('D35E', { name: 'x', type: 'npc', system: {}, items: [D35E_WEAPONS[name]] })),
    ).toEqual([expected]);
  },
);

const PF1_TELLS: readonly [
  who: keyof typeof PF1_SAVED,
  more: Partial<SheetFacts>,
  attacks: string[],
  traits: string[],
][] = [
  ['greyHound', { build: 'long' }, ['Bite melee natural'], ['low-light-vision', 'scent']],
  [
    'caveRunt',
    { size: 'small' },
    ['Shortsword melee', 'Shortbow ranged 12'],
    ['darkvision-12', 'improved-initiative'],
  ],
  ['hillRaider', {}, ['Falchion melee two hands', 'Javelin thrown 6'], ['darkvision-12']],
  [
    'roadThief',
    {},
    ['Rapier melee', 'Sap melee', 'Composite Longbow (+1 Str) ranged 22'],
    ['dodge-feat', 'point-blank-shot'],
  ],
];

describe('actors and weapons of Foundry’s pf1 system', () => {
  everyCase(PF1_TELLS)(
    'a pf1 actor as stored in the database gives attacks and traits, but none of pf1’s calculated values',
    (who, more, attacks, traits) => {
      const sheet = read('pf1', PF1_SAVED[who]);
      expect(line(sheet)).toEqual(attacks);
      expect(sheet.traits).toEqual(traits);
      expect({ size: sheet.size, build: sheet.build }).toEqual({
        size: undefined,
        build: undefined,
        ...more,
      });
      expect(sheet).not.toHaveProperty('reach');
    },
  );

  everyCase(PF1_TELLS)(
    'a pf1 actor with its template’s default values has a size and a build, but no reach and no speed',
    (who, more, attacks, traits) => {
      const sheet = read('pf1', pf1Full(PF1_SAVED[who]));
      // The template's default makes these weapons light.
      expect(line(sheet)).toEqual(
        attacks.map((attack) => attack.replace(/^(Shortsword|Sap) melee$/, '$1 melee light')),
      );
      // Only the template says that the thief's buckler is worn.
      expect(sheet.traits).toEqual(who === 'roadThief' ? ['buckler', ...traits] : traits);
      expect({ size: sheet.size, build: sheet.build }).toEqual({
        size: 'medium',
        build: 'tall',
        ...more,
      });
      expect(sheet).not.toHaveProperty('reach');
      expect(sheet).not.toHaveProperty('speed.land');
    },
  );

  everyCase([
    [
      10,
      'greyHound',
      { size: 'medium', build: 'long', reach: 1, speed: { land: 10 } },
      ['low-light-vision', 'scent'],
    ],
    [
      11,
      'greyHound',
      { size: 'medium', build: 'long', reach: 1, speed: { land: 10 } },
      ['low-light-vision', 'scent'],
    ],
    [
      10,
      'caveRunt',
      { size: 'small', build: 'tall', reach: 1, armour: 'light', speed: { land: 6, fly: 0 } },
      ['darkvision-12', 'improved-initiative'],
    ],
    [
      11,
      'caveRunt',
      { size: 'small', build: 'tall', reach: 1, armour: 'light', speed: { land: 6, fly: 0 } },
      ['darkvision-12', 'improved-initiative'],
    ],
    [
      10,
      'bloodSipper',
      { size: 'tiny', reach: 0, speed: { land: 2, fly: 8, manoeuvrability: 'average' } },
      ['darkvision-12', 'low-light-vision', 'weapon-finesse'],
    ],
    [
      11,
      'bloodSipper',
      { size: 'tiny', reach: 0, speed: { land: 2, fly: 8, manoeuvrability: 'average' } },
      ['darkvision-12', 'low-light-vision', 'weapon-finesse'],
    ],
  ] as const)(
    'an actor that pf1 10 or 11 has loaded gives size, build, reach, speed and traits',
    (version, who, facts, traits) => {
      const sheet = read('pf1', pf1Loaded(PF1_SAVED[who], version));
      expect(sheet).toMatchObject(facts);
      expect(sheet.traits).toEqual(traits);
    },
  );

  everyCase(['fine', 'dim', 'tiny', 'sm', 'med', 'lg', 'huge', 'grg', 'col'])(
    'each size is read the same from pf1 10 and pf1 11, which store sizes in different formats',
    (size) => {
      const actor = {
        ...PF1_SAVED.greyHound,
        system: { ...PF1_SAVED.greyHound.system, traits: { size } },
      };
      const [before, after] = ([10, 11] as const).map(
        (version) => read('pf1', pf1Loaded(actor, version)).size,
      );
      expect(before).toBeDefined();
      expect(after).toBe(before);
    },
  );

  everyCase([{ base: 'lg' }, { base: 'lg', value: 99 }, { base: 'lg', value: 'big' }])(
    'if the calculated size of a pf1 actor is missing or malformed, the actor’s base size is used',
    (size) => {
      expect(
        read('pf1', { name: 'x', type: 'npc', system: { traits: { size } }, items: [] }).size,
      ).toBe('large');
    },
  );

  it('from a pf1 companion that an older pf1 version saved, the build, the bite and the senses are read', () => {
    const sheet = read('pf1', PF1_COMPANION);
    expect(sheet).toMatchObject({ size: 'large', build: 'tall', conditions: [] });
    expect(line(sheet)).toEqual(['Bite melee natural']);
    expect(sheet.traits).toEqual(['darkvision-12', 'low-light-vision', 'scent']);
    expect(sheet).not.toHaveProperty('reach');
  });

  it(
    'from a pf1 companion that an older pf1 version saved, hit points without a maximum, ' +
      'Hit Dice and saves are read',
    () => {
      const sheet = read('pf1', PF1_COMPANION);
      expect(sheet).toMatchObject({
        hp: { current: 15, nonlethal: 0, temporary: 0 },
        hitDice: 2,
        saves: { fortitude: 5, reflex: 4, will: 2 },
      });
      expect(sheet.hp).not.toHaveProperty('max');
    },
  );

  everyCase<[weapon: keyof typeof PF1_WEAPONS, expected: string]>([
    ['dagger', 'Dagger melee 2'],
    ['glaive', 'Glaive melee reach two hands'],
    ['longspear', 'Longspear melee reach two hands'],
    ['longbow', 'Longbow ranged 20'],
    ['longsword', 'Longsword melee'],
    // In Pathfinder the spiked chain has no reach.
    ['spikedChain', 'Spiked Chain melee two hands'],
    ['whip', 'Whip melee'],
  ])(
    'each weapon of the pf1 compendium is read with its kind, grip, reach and range increment',
    (name, expected) => {
      expect(
        line(read('pf1', { name: 'x', type: 'npc', system: {}, items: [PF1_WEAPONS[name]] })),
      ).toEqual([expected]);
    },
  );
});

const GRUK: Facts = {
  name: 'Gruk',
  bab: 2,
  speed: 40,
  weapons: [
    { name: 'Greataxe', grip: '2h' },
    { name: 'Dagger', grip: 'light', range: 10, thrown: true, equipped: false },
  ],
  feats: ['Combat Reflexes'],
  armour: 'lightArmor',
};

describe('sheets of both game systems', () => {
  everyCase([
    ['D35E', d35eActor],
    ['pf1', pf1Actor],
  ] as const)(
    'a D35E or pf1 sheet gives weapons in hand or put away, worn armor, feats and speed',
    (system, make) => {
      const sheet = read(system, make(GRUK));
      expect(line(sheet)).toEqual([
        'Greataxe melee two hands',
        expect.stringMatching(/^Dagger melee light 2 put away$/),
      ]);
      expect(sheet).toMatchObject({
        size: 'medium',
        bab: 2,
        armour: 'light',
        load: 'light',
        traits: ['combat-reflexes'],
        speed: { land: 8 },
      });
    },
  );

  it('a D35E weapon with a range increment of 0 is read as a weapon without a range increment', () => {
    const {
      items: [first],
      ...sheet
    } = d35eActor(GRUK) as Doc & { items: { system: object }[] };
    const ranged = (range: string) =>
      read('D35E', {
        ...sheet,
        items: [
          {
            ...first!,
            system: { ...first!.system, weaponSubtype: 'ranged', weaponData: { range } },
          },
        ],
      } as Doc);
    expect(ranged('0').attacks?.[0]).not.toHaveProperty('rangeIncrement');
    expect(ranged('30').attacks?.[0]).toMatchObject({ rangeIncrement: 6 });
  });

  const HURT = {
    hp: { value: -3, max: 31, temp: 5, nonlethal: 4 },
    hd: { total: 3 },
    savingThrows: { fort: { total: 4 }, ref: { total: -1 }, will: { total: 0 } },
  };
  everyCase(['D35E', 'pf1'])(
    'a D35E or pf1 sheet gives hit points below 0, temporary and nonlethal points, Hit Dice and saves',
    (system) => {
      const doc = { name: 'x', type: 'npc', system: { attributes: HURT }, items: [] };
      expect(read(system, doc)).toMatchObject({
        hp: { current: -3, max: 31, temporary: 5, nonlethal: 4 },
        hitDice: 3,
        saves: { fortitude: 4, reflex: -1, will: 0 },
        conditions: [],
      });
      const shut = read(system, doc, [], false);
      for (const field of ['hp', 'hitDice', 'saves']) expect(shut).not.toHaveProperty(field);
    },
  );

  everyCase([
    ['never filled in', { value: 0, max: 0 }, undefined],
    ['text', { value: '12', max: '20' }, { current: 12, max: 20 }],
    ['empty', {}, undefined],
    ['temporary points alone', { temp: 5 }, undefined],
    ['of wrong types', { value: [], max: {}, nonlethal: -4, temp: 'many' }, undefined],
    ['halves', { value: 3.5, max: 20 }, { max: 20 }],
  ])(
    'hit points on a D35E sheet are read only if the fields are whole numbers and not all 0',
    (_, hp, expected) => {
      expect(
        read('D35E', { name: 'x', type: 'npc', system: { attributes: { hp } }, items: [] }).hp,
      ).toEqual(expected);
    },
  );

  everyCase([
    ['D35E', d35eActor],
    ['pf1', pf1Actor],
  ] as const)(
    'a D35E or pf1 sheet that the player may not open gives only the size and an unnamed weapon in hand',
    (system, make) => {
      const { build, reach, ...sheet } = read(system, make(GRUK), [], false);
      expect([build, reach]).toEqual(system === 'pf1' ? ['tall', 1] : [undefined, undefined]);
      // A closed sheet shows neither the weapon's grip nor the dagger that is put away.
      const held = {
        id: 'held-1',
        name: '',
        kind: 'melee',
        natural: false,
        reachWeapon: 'none',
        ready: true,
      };
      expect(sheet).toEqual({ size: 'medium', attacks: [held], conditions: [] });
    },
  );

  everyCase([
    [
      'conditions ticked on the sheet',
      'D35E',
      { attributes: { conditions: { prone: true, blind: true, helpless: false } } },
      [],
      ['blinded', 'prone'],
    ],
    ['status icons', 'D35E', {}, ['stun', 'prone', 'bless'], ['prone', 'stunned']],
    [
      'the condition table of pf1 10',
      'pf1',
      { conditions: { flatFooted: true, grappled: true } },
      [],
      ['flat-footed', 'grappling'],
    ],
    [
      'the condition table of older pf1 versions',
      'pf1',
      { attributes: { conditions: { paralyzed: true, sleep: true } } },
      [],
      ['asleep', 'paralyzed'],
    ],
    [
      'a fear of no degree is not guessed at',
      'D35E',
      { attributes: { conditions: { fear: true } } },
      [],
      [],
    ],
  ])(
    'a Foundry creature has the conditions ticked on its sheet and the conditions of its token’s status icons',
    (_, system, tree, statuses, expected) => {
      expect(
        read(system, { name: 'x', type: 'npc', system: tree, items: [] }, statuses).conditions,
      ).toEqual(expected);
    },
  );

  everyCase([
    ['Riflessi in Combattimento', 'combat-reflexes'],
    ["Colpo Senz'Armi Migliorato", 'improved-unarmed-strike'],
    ['MOBILITÀ', 'mobility'],
    ['Uncanny Dodge (Ex)', 'uncanny-dodge'],
    ['Tiro Preciso', 'precise-shot'],
    ['Improved Precise Shot', 'improved-precise-shot'],
    ['Attacco Poderoso', 'power-attack'],
    ['Maestria in Combattimento', 'combat-expertise'],
    ['Combattere con Due Armi Migliorato', 'improved-two-weapon-fighting'],
    ['Shot on the Run', 'shot-on-the-run'],
    ['Rapid Reload', 'rapid-reload'],
    ['Fintare Migliorato', 'improved-feint'],
    ['Eludere Migliorato', 'improved-evasion'],
    ['Mounted Combat', 'mounted-combat'],
    ['Two-Weapon Defense', 'two-weapon-defence'],
    ['Multiattack', 'multiattack'],
    ['Arma Accurata', 'weapon-finesse'],
    ['Tiro Lontano', 'far-shot'],
  ])(
    'feats on a Foundry sheet are recognized by their English and Italian names',
    (name, trait) => {
      const items = [{ name, type: 'feat', system: {} }];
      expect(read('D35E', { name: 'x', type: 'npc', system: {}, items }).traits).toEqual([trait]);
    },
  );

  everyCase(['Greater Dodge', 'Improved Rapid Shot', 'Dodgeball', ''])(
    'an entry on a Foundry sheet whose name only resembles a feat’s name is not read as this feat',
    (name) => {
      expect(
        read('D35E', {
          name: 'x',
          type: 'npc',
          system: {},
          items: [{ name, type: 'feat', system: {} }],
        }).traits,
      ).toEqual([]);
    },
  );

  everyCase(['Catena Chiodata', 'Catena chiodata perfetta +1', 'Masterwork Spiked Chain'])(
    'a D35E weapon with “spiked chain” in its English or Italian name is read as a spiked chain',
    (name) => {
      const items = [
        {
          name,
          type: 'weapon',
          system: { equipped: true, weaponSubtype: '2h', properties: { rch: false } },
        },
      ];
      expect(
        read('D35E', { name: 'x', type: 'npc', system: {}, items }).attacks?.[0]?.reachWeapon,
      ).toBe('reach-and-near');
    },
  );

  it('a D35E attack whose weapon is not on the sheet is read as the weapon that the attack is named after', () => {
    const attack = (name: string): Doc['items'][number] => ({
      name,
      type: 'attack',
      system: {
        attackType: 'weapon',
        actionType: 'mwak',
        originalWeaponId: null,
        baseWeaponType: name,
      },
    });
    expect(
      line(
        read('D35E', {
          name: 'x',
          type: 'npc',
          system: {},
          items: [attack('Guisarme'), attack('Club')],
        }),
      ),
    ).toEqual(['Guisarme melee reach', 'Club melee']);
  });

  it('a pf1 reach in feet, of the creature or of a natural attack, is read in squares', () => {
    const doc = pf1Actor({
      name: 'Troll',
      size: 'lg',
      weapons: [{ name: 'Tongue', natural: true, reach: true }],
    });
    expect(read('pf1', doc)).toMatchObject({
      reach: 2,
      attacks: [{ natural: true, reachWeapon: 'none', reach: 4 }],
    });
  });
});

describe('malformed sheets', () => {
  const odd: [string, unknown][] = [
    ['null', null],
    ['a number', 7],
    ['text', 'system'],
    ['lists for objects', { traits: [], attributes: [], abilities: [] }],
    [
      'texts and null for numbers',
      {
        attributes: { speed: { land: { total: 'fast' } }, bab: { total: null } },
        abilities: { dex: { total: 1e9 } },
      },
    ],
    [
      'negative lengths',
      { attributes: { speed: { land: { total: -30 } } }, traits: { reach: -5 } },
    ],
    ['an unknown size', { traits: { size: 'hugee', actualSize: {} } }],
    [
      'names of Object.prototype',
      {
        traits: { size: 'constructor' },
        attributes: { conditions: { constructor: true, toString: true } },
      },
    ],
  ];
  everyCase(
    readers.flatMap(({ system }) => odd.map(([name, tree]) => [system, name, tree] as const)),
  )(
    'a malformed Foundry sheet of any game system gives no values, and causes no error',
    (system, _, tree) => {
      const sheet = read(system, {
        name: 'x',
        type: 'npc',
        system: tree,
        items: [
          { name: '<img onerror=x>', type: 'weapon', system: tree as Record<string, unknown> },
        ],
      });
      for (const field of ['size', 'build', 'reach', 'speed', 'bab', 'abilities'])
        expect(sheet).not.toHaveProperty(field);
      expect(sheet.conditions).toEqual([]);
    },
  );

  everyCase(['pf2e', 'dnd35e'])(
    'a Foundry sheet of an unknown game system gives only the conditions of its token’s status icons',
    (system) => {
      expect(read(system, d35eActor(GRUK), ['prone'])).toEqual({ conditions: ['prone'] });
    },
  );
});

everyCase([
  ['Buckler', true, true],
  ['Masterwork Buckler +1', true, true],
  ['Buckler', false, false],
  ['Light Steel Shield', true, false],
])(
  'a D35E shield counts as a buckler only if the shield is equipped and named “buckler”',
  (name, equipped, is) => {
    const sheet = read('D35E', {
      name: 'x',
      type: 'npc',
      system: {},
      items: [{ name, type: 'equipment', system: { equipped, equipmentType: 'shield' } }],
    });
    expect(sheet.traits?.includes('buckler') ?? false).toBe(is);
  },
);
