/**
 * Facts from dnd5e actors of three versions, as the system saves and as it prepares them
 * (tests/hosts/foundry/fixtures/dnd5e.ts). Expected lengths are the documents' feet ÷ 5.
 */
import { describe, expect, it } from 'vitest';
import { closedSheetOf, openSheetData } from '../../adapters/foundry/pick.ts';
import type { Actor } from '../../adapters/foundry/live.ts';
import {
  ground as groundSchema,
  sheet as sheetSchema,
  tokens as tokensSchema,
  type RawSheet,
} from '../../adapters/foundry/schema.ts';
import { floorOf, sceneOf } from '../../adapters/foundry/scene.ts';
import { gameOf, readerOf } from '../../adapters/foundry/sheets/index.ts';
import { sheetRead } from '../../adapters/foundry/sheets/once.ts';
import type { SheetFacts } from '../../adapters/common/sheetFacts.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { boardOf } from '../../src/scene/board.ts';
import { parseScene } from '../../src/scene/parse.ts';
import { judgeOf, rulesetOf } from '../../src/rules/index.ts';
import {
  FIFTH_VERSIONS,
  fifthActor,
  type FifthFacts,
  type FifthForm,
  type FifthVersion,
  type FifthWeapon,
} from '../hosts/foundry/fixtures/dnd5e.ts';
import { everyCase } from '../support/everyCase.ts';

function raw(doc: ReturnType<typeof fifthActor>, open = true): RawSheet {
  const items = doc.items.map((item) => ({ ...item, id: item._id }));
  const actor = { ...doc, id: doc._id, items } as unknown as Actor;
  const sent = {
    of: doc._id,
    ...(open ? openSheetData(actor, 'dnd5e') : closedSheetOf(actor, 'dnd5e')),
  };
  return sheetSchema.parse(JSON.parse(JSON.stringify(sent)));
}

interface Form {
  readonly version?: FifthVersion;
  readonly form?: FifthForm;
  readonly statuses?: readonly string[];
  readonly open?: boolean;
}
const read = (facts: FifthFacts, { version, form, statuses = [], open }: Form = {}): SheetFacts =>
  sheetRead(readerOf('dnd5e'), raw(fifthActor(facts, version, form), open), statuses);

/** A scene of one creature; it throws if the schema of scenes refuses a fact. */
function sceneOfSheet(sheet: SheetFacts): SceneDocument {
  const parsed = parseScene({
    format: 'quadretto/scene@1',
    ruleset: 'srd52',
    grid: { kind: 'square', columns: 9, rows: 9 },
    creatures: [{ ...sheet, id: 'a', at: [0, 0] }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.scene;
}

const EVERY: readonly (readonly [FifthVersion, FifthForm])[] = FIFTH_VERSIONS.flatMap((version) => [
  [version, 'saved'] as const,
  [version, 'prepared'] as const,
]);

describe('legendary actions and Legendary Resistance of a sheet', () => {
  const dragon: FifthFacts = { name: 'Dragon', legendary: { legact: [3, 1], legres: [4, 2] } };
  it.each(FIFTH_VERSIONS)(
    'a sheet of dnd5e %s gives how many legendary actions and resistances a creature has, and ' +
      'how many are left',
    (version) => {
      expect(read(dragon, { version, form: 'prepared' })).toMatchObject({
        legendaryActions: { most: 3, left: 1 },
        legendaryResistance: { most: 4, left: 2 },
      });
    },
  );
  it('a creature without legendary actions gets none, nor does a creature whose sheet the player may not open', () => {
    const none: FifthFacts = { name: 'Wolf', legendary: { legact: [0, 0], legres: [0, 0] } };
    for (const sheet of [read(none), read({ name: 'Wolf' }), read(dragon, { open: false })]) {
      expect(sheet).not.toHaveProperty('legendaryActions');
      expect(sheet).not.toHaveProperty('legendaryResistance');
    }
  });
});

const GLAIVE: FifthWeapon = {
  name: 'Glaive',
  type: 'martialM',
  base: 'glaive',
  properties: ['hvy', 'rch', 'two'],
  toHit: '+6',
};
const LONGBOW: FifthWeapon = {
  name: 'Longbow',
  type: 'martialR',
  base: 'longbow',
  properties: ['amm', 'hvy', 'two'],
  range: [150, 600],
};
const DAGGER: FifthWeapon = {
  name: 'Dagger',
  type: 'simpleM',
  base: 'dagger',
  properties: ['fin', 'lgt', 'thr'],
  range: [20, 60],
  attack: 'melee',
};
const BITE: FifthWeapon = { name: 'Bite', type: 'natural', reach: 10 };
const TENDRIL: FifthWeapon = { name: 'Tendril', type: 'natural', reach: 50 };
const ROCK: FifthWeapon = { name: 'Rock', type: 'natural', attack: 'ranged', range: [60, 240] };
const DART: FifthWeapon = { name: 'Dart', type: 'simpleR', properties: ['thr'], range: [20, 60] };
const BREATH: FifthWeapon = { name: 'Fire Breath', type: 'natural', save: true };

const SCIMITAR: FifthWeapon = {
  name: 'Scimitar',
  type: 'martialM',
  base: 'scimitar',
  properties: ['fin', 'lgt'],
};
const mastered = (mastery: string, masteries?: readonly string[], version?: FifthVersion) =>
  read(
    {
      name: 'x',
      kind: 'character',
      weapons: [{ ...SCIMITAR, mastery }],
      ...(masteries && { masteries }),
    },
    version === undefined ? {} : { version },
  ).attacks?.[0]?.tags;

it('a dnd5e weapon gets its mastery property only if the character has mastery of this weapon', () => {
  expect(mastered('nick', ['scimitar'])).toEqual(['finesse', 'nick']);
  expect(mastered('nick', ['scimitar'], '4.4')).toEqual(['finesse', 'nick']);
  expect(mastered('nick', ['dagger'])).toEqual(['finesse']);
  expect(mastered('nick')).toEqual(['finesse']);
  expect(mastered('vex', ['scimitar'])).toEqual(['finesse']);
  expect(mastered('nick', ['scimitar'], '3.3')).toEqual(['finesse']);
});

describe.each(EVERY)('a sheet of Foundry’s dnd5e %s with %s data', (version, form) => {
  const of = (facts: FifthFacts, statuses: readonly string[] = []): SheetFacts =>
    read(facts, { version, form, statuses });

  everyCase([
    ['tiny', 'tiny'],
    ['sm', 'small'],
    ['med', 'medium'],
    ['lg', 'large'],
    ['huge', 'huge'],
    ['grg', 'gargantuan'],
  ])('each size on a dnd5e sheet, from Tiny to Gargantuan, is read correctly', (key, size) => {
    expect(of({ name: 'x', size: key }).size).toBe(size);
  });

  it('a dnd5e sheet’s speeds in feet or meters are read in squares, and speeds in other units are unknown', () => {
    expect(of({ name: 'x', speeds: { walk: 40, fly: 80, climb: 15 } }).speed).toEqual({
      land: 8,
      fly: 16,
      climb: 3,
      swim: 0,
      burrow: 0,
    });
    expect(of({ name: 'x', units: 'm', speeds: { walk: 9 } }).speed?.land).toBe(6);
    expect(of({ name: 'x', units: 'm', speeds: { walk: 7.5 } }).speed?.land).toBe(5);
    expect(of({ name: 'x', speeds: { walk: 12 } }).speed?.land).toBe(2.4);
    expect(of({ name: 'x', units: 'leagues' }).speed).toBeUndefined();
  });

  everyCase<[FifthWeapon, Partial<NonNullable<SheetFacts['attacks']>[number]>]>([
    [GLAIVE, { kind: 'melee', reach: 2, twoHanded: true, tags: ['heavy'] }],
    [LONGBOW, { kind: 'ranged', range: { normal: 30, long: 120 }, tags: ['heavy', 'bow'] }],
    [DAGGER, { kind: 'melee', reach: 1, range: { normal: 4, long: 12 }, light: true }],
    [BITE, { kind: 'melee', reach: 2, natural: true, ready: true }],
    [TENDRIL, { kind: 'melee', reach: 10, natural: true }],
    [ROCK, { kind: 'ranged', range: { normal: 12, long: 48 } }],
    [DART, { kind: 'thrown', range: { normal: 4, long: 12 } }],
  ])(
    'a dnd5e sheet gives each weapon with its kind, reach, range and properties',
    (weapon, facts) => {
      const [attack] = of({ name: 'x', weapons: [weapon] }).attacks ?? [];
      expect(attack).toMatchObject({ name: weapon.name, ...facts });
      // A ranged weapon has no reach, and a weapon that is not thrown no range.
      expect([attack?.reach === undefined, attack?.range === undefined]).toEqual([
        facts.reach === undefined,
        facts.range === undefined,
      ]);
    },
  );

  it('a dnd5e weapon that deals piercing damage is read with the property “piercing”', () => {
    const weapons = ['piercing', 'slashing'].map((damage) => ({ ...BITE, damage }));
    const { attacks = [] } = of({ name: 'x', weapons });
    expect(attacks.map(({ tags }) => tags)).toEqual([['piercing'], undefined]);
  });

  it.runIf(version !== '3.3')(
    'a dnd5e weapon that strikes in melee and can be thrown is read with its reach and its range',
    () => {
      const burst: FifthWeapon = {
        name: 'Arcane Burst',
        type: 'natural',
        attack: 'melee',
        reach: 5,
        range: [120],
      };
      const spear: FifthWeapon = { ...burst, name: 'Ice Spear', range: [30, 120] };
      expect(of({ name: 'x', weapons: [burst, spear] }).attacks).toMatchObject([
        { kind: 'melee', reach: 1, range: { normal: 24 } },
        { kind: 'melee', reach: 1, range: { normal: 6, long: 24 } },
      ]);
    },
  );

  it('a dnd5e sheet’s proficiency bonus is unknown until the dnd5e system has calculated it', () => {
    expect(of({ name: 'x', proficiency: 4 }).proficiency).toBe(form === 'prepared' ? 4 : undefined);
  });

  it('a dnd5e breath weapon is read as an attack only in version 3.3, which stores breath weapons as weapons', () => {
    const attacks = of({ name: 'x', weapons: [BREATH, BITE] }).attacks ?? [];
    expect(attacks.map(({ name }) => name).filter((name) => name !== 'Bite')).toEqual(
      version === '3.3' ? ['Fire Breath'] : [],
    );
    expect(of({ name: 'x' }).attacks).toEqual([]);
  });

  it(
    'a dnd5e sheet’s features and ranged spells with an attack roll are read as attacks, ' +
      'and melee spells are not',
    () => {
      const spell = { type: '', item: 'spell', spell: true } as const;
      const { attacks } = of({
        name: 'x',
        weapons: [
          { ...spell, name: 'Fire Bolt', attack: 'ranged', range: [120] },
          { ...spell, name: 'Thorn Whip', attack: 'melee', range: [30] },
          { ...spell, name: 'Shield', save: true },
          { name: 'Cold Grasp', type: '', item: 'feat', attack: 'melee' },
        ],
      });
      expect(
        attacks?.map(({ name, kind, reach, range, tags }) => [name, kind, reach, range, tags]),
      ).toEqual([
        ['Fire Bolt', 'ranged', undefined, { normal: 24 }, ['spell']],
        ['Cold Grasp', 'melee', 1, undefined, undefined],
      ]);
    },
  );

  it('a dnd5e weapon counts as in hand only if the weapon is equipped', () => {
    const { attacks } = of({ name: 'x', weapons: [{ ...GLAIVE, equipped: false }] });
    expect(attacks?.map(({ ready }) => ready)).toEqual([false]);
  });

  it('a dnd5e sheet gives darkvision and truesight with their ranges', () => {
    const { traits } = of({ name: 'x', senses: { darkvision: 60, truesight: 120 } });
    expect(traits).toEqual(['darkvision-12', 'true-seeing-24']);
  });

  it('a dnd5e sheet gives the creature’s type and features, and whether the creature is a swarm', () => {
    const bats = of({
      name: 'Bats',
      size: 'lg',
      creature: { value: 'beast', swarm: 'tiny' },
      features: ['Flyby', 'Pack Tactics (Recharges)', 'Keen Hearing'],
      hover: true,
    });
    expect([bats.type, bats.subtypes]).toEqual(['beast', ['swarm']]);
    expect(bats.traits).toEqual(['flyby', 'hover', 'pack-tactics', 'swarm']);
    expect(of({ name: 'x', flags: { halflingNimbleness: true } }).traits).toEqual([
      'halfling-nimbleness',
    ]);
  });

  it('a dnd5e token’s status effects are read as conditions of D&D 5e', () => {
    const statuses = ['restrained', 'grappled', 'sleeping', 'coverHalf', 'concentrating'];
    expect(of({ name: 'x' }, statuses).conditions).toEqual([
      'asleep',
      'concentrating',
      'grappled',
      'restrained',
    ]);
  });

  it('a condition to which a dnd5e actor is immune is ignored', () => {
    const facts = { name: 'x', immune: ['prone', 'exhaustion'], exhaustion: 2 };
    expect(of(facts, ['prone', 'poisoned']).conditions).toEqual(['poisoned']);
  });

  it('a dnd5e sheet gives hit points, temporary hit points and ability scores', () => {
    const { hp, abilities } = of({ name: 'x', hp: [7, 20, 5], abilities: { str: 18 } });
    expect([hp, abilities?.str]).toEqual([{ current: 7, max: 20, temporary: 5 }, 18]);
  });
});

describe('dnd5e values that the system has computed', () => {
  everyCase(FIFTH_VERSIONS)(
    'a sheet of every dnd5e version gives each weapon’s attack bonus and the creature’s armor class',
    (version) => {
      const sheet = read({ name: 'x', ac: 15, weapons: [GLAIVE] }, { version });
      expect([sheet.attacks?.[0]?.bonus, sheet.ac]).toEqual([6, { total: 15 }]);
    },
  );
  everyCase(['+5 + 1d4', 'five', '', '+', '1e9'])(
    'a dnd5e attack bonus that is not a plain number is unknown',
    (toHit) => {
      const sheet = read({ name: 'x', weapons: [{ ...GLAIVE, toHit }] });
      expect(sheet.attacks?.[0]?.bonus).toBeUndefined();
    },
  );
  it('a dnd5e armor class is read without the cover bonus of a status, because the map decides cover', () => {
    for (const version of FIFTH_VERSIONS)
      expect(read({ name: 'x', ac: 15, cover: 5 }, { version }).ac).toEqual({ total: 15 });
  });
  it(
    'the speeds and attack bonuses on a dnd5e sheet with exhaustion are read as already ' +
      'including the penalty',
    () => {
      const facts = { name: 'x', exhaustion: 2, speeds: { walk: 20 } };
      expect(read(facts).conditions).toEqual(['exhaustion-2']);
      expect(read(facts).inTotals).toEqual({ speed: ['exhaustion-2'], attack: ['exhaustion-2'] });
      expect(read(facts, { version: '5.3', form: 'saved' }).inTotals).toEqual({});
    },
  );
  everyCase([
    ['srd52', 4],
    ['srd51', 4],
  ])(
    'if the speed on a dnd5e sheet already includes exhaustion, neither 5E ruleset reduces the speed again',
    (id, cells) => {
      const sheet = read({ name: 'x', exhaustion: 2, speeds: { walk: 20 } });
      const rules = rulesetOf(id)!;
      const board = boardOf(sceneOfSheet(sheet));
      const j = judgeOf(board, rules);
      expect(rules.speed(j, board.creatures[0]!).value).toBe(cells);
    },
  );
});

everyCase([
  [1, 'no disadvantage', []],
  [3, 'no disadvantage', []],
  [6, 'disadvantage for the long range', ['long-range']],
] as const)(
  'under D&D 5e (2024), throwing a dagger 30 feet has disadvantage, and throwing it 5 or 15 feet does not',
  (cells, _what, reasons) => {
    const scene = sceneOfSheet(read({ name: 'x', weapons: [DAGGER] }));
    const [thrower] = scene.creatures ?? [];
    const target = { ...thrower!, id: 'b', at: [cells, 0] as [number, number], side: 'foes' };
    const board = boardOf({ ...scene, creatures: [{ ...thrower!, side: 'party' }, target] });
    const j = judgeOf(board, rulesetOf('srd52')!);
    const [from, to] = board.creatures;
    const attempt = j.rules.attempt?.(j, from!, to!, from!.attacks![0]!);
    const { roll } = attempt!;
    expect(roll.kind === 'edge' && roll.disadvantage.map(({ why }) => why)).toEqual(reasons);
  },
);

describe('a closed dnd5e sheet', () => {
  it('from a dnd5e sheet that the player may not open, only the size and unnamed weapons are read', () => {
    const doc = fifthActor({ name: 'Secret', size: 'lg', weapons: [GLAIVE, LONGBOW], hp: [7, 20] });
    const sent = raw(doc, false);
    expect(JSON.stringify(sent)).not.toMatch(/Glaive|Longbow|Secret|\+6/);
    expect(sent).toMatchObject({
      size: 'large',
      held: [{ kind: 'melee', reach: 2 }, { kind: 'ranged' }],
    });
  });
});

const GROUND = {
  map: 'm',
  generation: 14,
  version: '14.367',
  system: 'dnd5e',
  gm: true,
  grid: { type: 1, size: 100, distance: 5, units: 'ft' },
  rect: { x: 0, y: 0, width: 1000, height: 800 },
  walls: [],
  terrain: [],
  broken: [],
};
const groundWith = (more: object) => groundSchema.parse({ ...GROUND, ...more });

describe('the rules that a dnd5e world uses', () => {
  everyCase([
    ['5.3.3', 'modern', 'dnd-5e-2024', 'srd52'],
    ['5.3.3', 'legacy', 'dnd-5e-2014', 'srd51'],
    ['4.4.4', 'legacy', 'dnd-5e-2014', 'srd51'],
    ['4.0.0', null, 'dnd-5e-2024', 'srd52'],
    ['3.3.1', null, 'dnd-5e-2014', 'srd51'],
    [null, null, 'dnd-5e-2024', 'srd52'],
    ['odd', 'odd', 'dnd-5e-2024', 'srd52'],
  ])(
    'the rules setting of a dnd5e world, or else the dnd5e version, decides between the 5E rules of 2014 and 2024',
    (version, chosen, game, ruleset) => {
      const ground = groundWith({ rules: { version, chosen } });
      expect(gameOf(ground)).toEqual({ system: 'dnd5e', game });
      expect(rulesetOf(ruleset)?.games).toContain(game);
    },
  );
  everyCase([[undefined], [7], ['5.3.3'], [{ version: {}, chosen: [] }]])(
    'a dnd5e world whose version cannot be read gets the 5E rules of 2024',
    (rules) => {
      expect(gameOf(groundWith({ rules })).game).toBe('dnd-5e-2024');
    },
  );

  const sceneWith = (
    more: object,
    sheets: readonly RawSheet[] = [],
    statuses: Readonly<Record<string, readonly string[]>> = {},
  ) => {
    const ground = groundWith(more);
    const token = { x: 0, y: 0, width: 1, height: 1, elevation: 0, disposition: 1, actor: true };
    const table = tokensSchema.parse({
      map: 'm',
      tokens: sheets.map(({ of }) => ({
        ...token,
        id: of,
        type: 'npc',
        statuses: statuses[of] ?? [],
      })),
      elsewhere: [],
      combat: null,
      broken: [],
    });
    return sceneOf(floorOf(ground), ground, table, new Map(sheets.map((s) => [s.of, s])));
  };
  everyCase([
    [0, 'one', []],
    [4, 'alternate', []],
    [5, 'alternate', []],
    [1, undefined, ['notice.diagonals']],
    [6, undefined, ['notice.diagonals']],
    [null, undefined, []],
  ])(
    'in a dnd5e world, Foundry’s setting for diagonals is used, and a notice reports a ' +
      'setting that 5E does not have',
    (diagonals, counted, codes) => {
      const { scene, notices } = sceneWith({ diagonals });
      expect(scene?.options?.diagonals).toBe(counted);
      expect(notices.map(({ code }) => code)).toEqual(codes);
    },
  );
  everyCase([
    ['coverHalf', 'half', ['coverHalf'], 'half'],
    ['coverThreeQuarters', 'three-quarters', ['prone', 'coverThreeQuarters'], 'three-quarters'],
    ['coverTotal', 'total', ['coverTotal'], 'total'],
    ['prone', 'no stated', ['prone'], undefined],
  ])(
    'a dnd5e token with a status such as “half cover” has this degree of cover against every other creature',
    (_, __, statuses, degree) => {
      const sheets = ['Aldo', 'Berta'].map((name) => raw(fifthActor({ name })));
      const { scene } = sceneWith({}, sheets, { [sheets[0]!.of]: statuses });
      expect(scene?.degrees).toEqual(
        degree === undefined ? undefined : [{ from: sheets[1]!.of, to: sheets[0]!.of, degree }],
      );
    },
  );
  it('a notice counts the dnd5e sheets that use another edition of the 5E rules than the Foundry world', () => {
    const sheets = [
      raw(fifthActor({ name: 'Old Ogre', rules: '2014' })),
      raw(fifthActor({ name: 'New Ogre', rules: '2024' })),
      raw(fifthActor({ name: 'Aldo', kind: 'character', rules: '2014' })),
      raw(fifthActor({ name: 'Shy', rules: '2014' }), false),
    ];
    const { notices } = sceneWith({ rules: { version: '5.3.3', chosen: 'modern' } }, sheets);
    expect(notices).toEqual([{ code: 'notice.mixed.dnd-5e-2024', params: { n: 2 } }]);
    const older = sceneWith({ rules: { version: '5.3.3', chosen: 'legacy' } }, sheets);
    expect(older.notices).toEqual([{ code: 'notice.mixed.dnd-5e-2014', params: { n: 1 } }]);
  });
});

/** Values that no version writes, in place of each field. */
const ODD: readonly unknown[] = [
  null,
  -1,
  1e300,
  'NaN',
  '',
  [],
  [null, 7, {}],
  {},
  { value: { value: {} } },
  true,
];
type Json = Readonly<Record<string, unknown>>;
function* broken(tree: unknown): Generator<unknown> {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [key, value] of Object.entries(tree)) {
    for (const odd of [...ODD, undefined, value])
      for (const inner of odd === value ? broken(value) : [odd])
        yield Array.isArray(tree)
          ? tree.map((each: unknown, i) => (String(i) === key ? inner : each))
          : { ...(tree as Json), [key]: inner };
  }
}

it('a malformed dnd5e sheet causes no error, and still gives valid map data for the rules engine', () => {
  const facts: FifthFacts = {
    name: 'x',
    creature: { value: 'beast', swarm: 'tiny' },
    weapons: [GLAIVE, DAGGER],
    features: ['Flyby'],
    senses: { darkvision: 60 },
    exhaustion: 1,
  };
  let count = 0;
  for (const version of FIFTH_VERSIONS) {
    const sheet = raw(fifthActor(facts, version)) as Extract<RawSheet, { open: true }>;
    const { system, items } = sheet;
    for (const changed of broken({ system, items })) {
      const sent = sheetSchema.safeParse({ ...sheet, ...(changed as Json) });
      if (!sent.success) continue;
      count += 1;
      const got = sheetRead(readerOf('dnd5e'), sent.data, ['prone']);
      readerOf('dnd5e').unread(sent.data as never);
      sceneOfSheet(got);
    }
  }
  expect(count).toBeGreaterThan(1000);
});

describe('a dnd5e actor under lasting spells', () => {
  const under = (...names: readonly string[]): SheetFacts => {
    const doc = { ...fifthActor({ name: 'Ada' }), appliedEffects: names.map((name) => ({ name })) };
    return sheetRead(readerOf('dnd5e'), raw(doc), []);
  };

  everyCase([
    ['Hasted', 'hasted'],
    ['Haste', 'hasted'],
    ['Slowed', 'slowed'],
    ['Lethargy', 'lethargic'],
    ['Outlined', 'outlined'],
    ['Faerie Fire', 'outlined'],
    ['Blurred', 'blurred'],
    ['Uncontrollable Laughter', 'laughing'],
    ['Hypnotized', 'hypnotized'],
    ['Flight', 'fly-spell'],
    ['Warded', 'warded'],
    ['Mocked', 'mocked'],
    ['Guiding Bolt', 'guiding-bolt'],
    ['Spirit Guardians', 'spirit-guardians'],
    ['Antilife Shell', 'antilife-shell'],
  ])(
    'an active effect named after a lasting spell gives a dnd5e actor the condition that the spell causes',
    (name, condition) => {
      expect(under(name).conditions).toEqual([condition]);
    },
  );

  it('an active effect with an unknown name gives a dnd5e actor no condition', () => {
    expect(under('Bardic Inspiration').conditions).toEqual([]);
  });

  it('the speeds and armor class on a dnd5e sheet are read as already including a Haste spell', () => {
    expect(under('Hasted').inTotals).toMatchObject({ speed: ['hasted'], ac: ['hasted'] });
  });
});
