/**
 * What the two systems' sheets tell. Expected values are those of the books (SRD 3.5, Pathfinder) and of the documents'
 * own fields, in feet ÷ 5. Real documents are not part of the repository: without them those rows are skipped.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sheet as sheetSchema, type RawSheet } from '../../adapters/foundry/schema.ts';
import { sheetOf } from '../../adapters/foundry/pick.ts';
import { readerOf, readers } from '../../adapters/foundry/sheets/index.ts';
import type { Actor } from '../../adapters/foundry/live.ts';
import type { Sheet } from '../../adapters/foundry/sheets/read.ts';
import { REAL } from '../hosts/foundry/world/actors.ts';
import { d35eActor, pf1Actor, pf1Prepare, type Facts } from '../hosts/foundry/world/sheets.ts';

interface Doc { name: string; type: string; system: unknown; items: { _id?: string; name: string; type: string; system: Record<string, unknown> }[] }

/** A document as the page hands it over. */
function raw(doc: Doc, open = true): RawSheet {
  const items = doc.items.map((item, i) => ({ ...item, id: item._id ?? `item${i}` }));
  const sent = { of: 'token', ...sheetOf({ id: 'actor', type: doc.type, system: doc.system, items } as Actor, open) };
  return sheetSchema.parse(JSON.parse(JSON.stringify(sent)));
}

const real = (file: string): Doc => JSON.parse(readFileSync(REAL + file, 'utf8')) as Doc;
const read = (system: string, doc: Doc, statuses: string[] = [], open = true): Sheet => readerOf(system).read(raw(doc, open), statuses);
/** An attack in one line: what the threat of a creature rests on. */
const line = (sheet: Sheet): string[] => (sheet.attacks ?? []).map((a) => [
  a.name, a.kind, a.natural === true ? 'natural' : '', a.reachWeapon === 'none' ? '' : a.reachWeapon, a.light === true ? 'light' : '',
  a.twoHanded === true ? 'two hands' : '', a.rangeIncrement === undefined ? '' : `${a.rangeIncrement}`, a.ready === false ? 'put away' : '',
].filter((part) => part !== '').join(' '));

describe.skipIf(!existsSync(REAL))('the real bestiary of D35E (skipped where ../shared/hosts/data is absent)', () => {
  it.each<[file: string, size: string, land: number | undefined, attacks: string[], traits: string[]]>([
    // SRD: Large giant, speed 30 ft in hide armour; greatclub, javelin; darkvision 60 ft., low-light vision.
    ['ogre', 'large', 6, ['Javelin thrown 6', 'Greatclub melee two hands'], ['darkvision-12', 'low-light-vision']],
    // SRD: glaive or claws, 40 ft.
    ['bearded-devil', 'medium', 8, ['Glaive melee reach two hands', 'Claw melee natural'], ['darkvision-12', 'improved-initiative', 'power-attack']],
    // SRD: spiked chain strikes at 10 ft and near; bite, claws, tail.
    ['horned-devil', 'large', 4, ['Spiked Chain melee reach-and-near two hands', 'Bite melee natural', 'Claw melee natural', 'Tail melee natural'], ['darkvision-12', 'improved-sunder', 'multiattack', 'power-attack']],
    // SRD: Combat Reflexes, Point Blank Shot, Power Attack, Precise Shot; rocks with a range increment of 180 ft.
    ['stone-giant', 'large', 6, ['Greatclub melee two hands', 'Slam melee natural', 'Rock ranged 36'], ['combat-reflexes', 'darkvision-12', 'low-light-vision', 'point-blank-shot', 'power-attack', 'precise-shot']],
    ['wolf', 'medium', 10, ['Bite melee natural'], ['low-light-vision', 'scent']],
    ['tarrasque', 'colossal', 4, ['Tail melee natural', 'Bite melee natural', 'Claw melee natural'],
      ['blind-fight', 'combat-reflexes', 'dodge-feat', 'improved-bull-rush', 'improved-initiative', 'power-attack', 'scent']],
    // SRD: a bat has no attacks, and low-light vision.
    ['bat', 'diminutive', 1, [], ['low-light-vision']],
    // A character without a single item: bare hands.
    ['fio-the-paladin', 'medium', 6, [], []],
  ])('%s: %s, %d cells', (file, size, land, attacks, traits) => {
    const sheet = read('D35E', real(`d35e/${file}.json`));
    expect(sheet.size).toBe(size);
    expect(sheet.speed?.land).toBe(land);
    expect(line(sheet)).toEqual(attacks);
    expect(sheet.traits).toEqual(traits);
    // The system keeps neither: the ruleset's table answers.
    expect(sheet).not.toHaveProperty('reach');
    expect(sheet).not.toHaveProperty('build');
    expect(sheet.conditions).toEqual([]);
  });

  it('the ogre’s numbers: base attack 3, Strength 21, Dexterity 8, medium armour, light load', () => {
    expect(read('D35E', real('d35e/ogre.json'))).toMatchObject({
      bab: 3, abilities: { str: 21, dex: 8, con: 15, int: 6, wis: 10, cha: 7 }, armour: 'medium', load: 'light',
    });
  });

  it.each<[file: string, hp: number, hitDice: number, saves: [fortitude: number, reflex: number, will: number]]>([
    // SRD: 4d8+11 (29 hp), Fort +6, Ref +0, Will +1; and so on, those of the documents where they differ from the book.
    ['ogre', 29, 4, [6, 0, 1]], ['wolf', 13, 2, [5, 5, 1]], ['stone-giant', 119, 14, [13, 6, 7]], ['horned-devil', 172, 15, [16, 16, 15]], ['tarrasque', 840, 48, [38, 29, 20]],
    ['bat', 4, 1, [2, 4, 2]], ['bearded-devil', 45, 6, [8, 7, 5]],
  ])('%s: %d hit points, %d Hit Dice, saves', (file, hp, hitDice, [fortitude, reflex, will]) => {
    expect(read('D35E', real(`d35e/${file}.json`))).toMatchObject({ hp: { current: hp, max: hp }, hitDice, saves: { fortitude, reflex, will } });
  });

  it('a character that was never filled in has no hit points, rather than none left', () => {
    const fio = read('D35E', real('d35e/fio-the-paladin.json'));
    expect(fio).not.toHaveProperty('hp');
    expect(fio).not.toHaveProperty('hitDice');
  });

  it('the horned devil flies 50 ft, average; the octopus swims 30 ft and does not fly', () => {
    expect(read('D35E', real('d35e/horned-devil.json')).speed).toMatchObject({ land: 4, fly: 10, manoeuvrability: 'average' });
    const octopus = read('D35E', real('d35e/octopus.json')).speed;
    expect(octopus).toMatchObject({ land: 4, swim: 6, fly: 0 });
    expect(octopus).not.toHaveProperty('manoeuvrability');
  });

  it.each([
    ['Dagger_fOSuWwRSZLTrROch', 'Dagger melee light 2'],
    ['Glaive_wKIv4yCj8L3ADceU', 'Glaive melee reach two hands'],
    ['Halberd_zLdHrDEnRQGbZJrv', 'Halberd melee two hands'],
    ['Lance_wuW25pHWYQGW81jL', 'Lance melee reach two hands'],
    ['Longbow_PqJih70EG2A1XNGf', 'Longbow ranged 20'],
    ['Longspear_awNlvqmRM1TZRVR9', 'Longspear melee reach two hands'],
    ['Longsword_zWRlna42PMJVX6un', 'Longsword melee'],
    // rch is not set in the data: known by its name.
    ['Spiked_Chain_u6Hv3AYMgkAtR7Jm', 'Spiked Chain melee reach-and-near two hands'],
    // rch is set, but nobody threatens with a whip.
    ['Whip_OPTlPwKg2NyQAjhe', 'Whip ranged'],
  ])('%s', (file, expected) => {
    const item = real(`d35e/items/${file}.json`) as unknown as Doc['items'][number];
    expect(line(read('D35E', { name: 'x', type: 'npc', system: {}, items: [item] }))).toEqual([expected]);
  });
});

describe.skipIf(!existsSync(REAL))('the real documents of pf1 (skipped where ../shared/hosts/data is absent)', () => {
  it.each<[file: string, more: Partial<Sheet>, attacks: string[], traits: string[]]>([
    ['modern/wolf', { build: 'long' }, ['Bite melee natural'], ['low-light-vision', 'scent']],
    ['modern/goblin', { size: 'small' }, ['Shortsword melee', 'Shortbow ranged 12'], ['darkvision-12', 'improved-initiative']],
    ['modern/orc', {}, ['Falchion melee two hands', 'Javelin thrown 6'], ['darkvision-12']],
    ['modern/human-bandit', {}, ['Rapier melee', 'Sap melee', 'Composite Longbow (+1 Str) ranged 22'], ['dodge-feat', 'point-blank-shot']],
    ['companions-v10/Hippogriff-7b62oYvW4q9S4say', { size: 'large', build: 'tall' }, ['Bite melee natural'], ['darkvision-12', 'low-light-vision', 'scent']],
  ])('%s, as saved: what pf1 only works out on loading is unknown', (file, more, attacks, traits) => {
    const sheet = read('pf1', real(`pf1/${file}.json`));
    expect(line(sheet)).toEqual(attacks);
    expect(sheet.traits).toEqual(traits);
    expect({ size: sheet.size, build: sheet.build }).toEqual({ size: undefined, build: undefined, ...more });
    expect(sheet).not.toHaveProperty('reach');
  });

  it.each([
    ['dagger', 'Dagger melee 2'],
    ['glaive', 'Glaive melee reach two hands'],
    ['longspear', 'Longspear melee reach two hands'],
    ['longbow', 'Longbow ranged 20'],
    ['longsword', 'Longsword melee'],
    // Pathfinder took its reach away.
    ['spiked-chain', 'Spiked Chain melee two hands'],
    ['whip', 'Whip ranged'],
  ])('%s', (file, expected) => {
    const item = real(`pf1/items/${file}.json`) as unknown as Doc['items'][number];
    expect(line(read('pf1', { name: 'x', type: 'npc', system: {}, items: [item] }))).toEqual([expected]);
  });

  it('a hippogriff as saved: saves after changes, one Hit Die, hit points without their full number, which pf1 works out', () => {
    expect(read('pf1', real('pf1/companions-v10/Hippogriff-7b62oYvW4q9S4say.json'))).toMatchObject({
      hp: { current: 11, nonlethal: 0, temporary: 0 }, hitDice: 1, saves: { fortitude: 4, reflex: 4, will: 1 },
    });
  });

  it('a wolf as pf1 has loaded it: Medium, long, reach one cell, 50 ft', () => {
    const doc = real('pf1/modern/wolf.json');
    const loaded = pf1Prepare({ _id: 'wolf', name: doc.name, type: doc.type, system: doc.system as Record<string, unknown>, ownership: {}, items: [] });
    expect(read('pf1', { ...loaded, items: doc.items })).toMatchObject({ size: 'medium', build: 'long', reach: 1, speed: { land: 10 } });
  });
});

const GRUK: Facts = { name: 'Gruk', bab: 2, speed: 40, weapons: [{ name: 'Greataxe', grip: '2h' }, { name: 'Dagger', grip: 'light', range: 10, thrown: true, equipped: false }], feats: ['Combat Reflexes'], armour: 'lightArmor' };

describe('both systems', () => {
  it.each([['D35E', d35eActor], ['pf1', pf1Actor]] as const)('%s: in hand, put away, worn, feats', (system, make) => {
    const sheet = read(system, make(GRUK));
    expect(line(sheet)).toEqual(['Greataxe melee two hands', expect.stringMatching(/^Dagger melee light 2 put away$/)]);
    expect(sheet).toMatchObject({ size: 'medium', bab: 2, armour: 'light', load: 'light', traits: ['combat-reflexes'], speed: { land: 8 } });
  });

  const HURT = { hp: { value: -3, max: 31, temp: 5, nonlethal: 4 }, hd: { total: 3 }, savingThrows: { fort: { total: 4 }, ref: { total: -1 }, will: { total: 0 } } };
  it.each(['D35E', 'pf1'])('%s: hit points below nothing, temporary and nonlethal ones; Hit Dice; saves', (system) => {
    const doc = { name: 'x', type: 'npc', system: { attributes: HURT }, items: [] };
    expect(read(system, doc)).toMatchObject({
      hp: { current: -3, max: 31, temporary: 5, nonlethal: 4 }, hitDice: 3, saves: { fortitude: 4, reflex: -1, will: 0 }, conditions: [],
    });
    const shut = read(system, doc, [], false);
    for (const field of ['hp', 'hitDice', 'saves']) expect(shut).not.toHaveProperty(field);
  });

  it.each([
    ['never filled in', { value: 0, max: 0 }, undefined], ['text', { value: '12', max: '20' }, { current: 12, max: 20 }], ['nothing', {}, undefined],
    ['temporary points alone', { temp: 5 }, undefined], ['odd', { value: [], max: {}, nonlethal: -4, temp: 'many' }, undefined], ['halves', { value: 3.5, max: 20 }, { max: 20 }],
  ])('hit points, %s', (_, hp, expected) => {
    expect(read('D35E', { name: 'x', type: 'npc', system: { attributes: { hp } }, items: [] }).hp).toEqual(expected);
  });

  it.each([['D35E', d35eActor], ['pf1', pf1Actor]] as const)('%s: a sheet that the user may not open tells no feats and no numbers', (system, make) => {
    const sheet = read(system, make(GRUK), [], false);
    expect(line(sheet)).toHaveLength(2);
    expect(sheet).toMatchObject({ size: 'medium', armour: 'light' });
    for (const field of ['traits', 'bab', 'speed', 'abilities', 'load']) expect(sheet).not.toHaveProperty(field);
  });

  it.each([
    ['the sheet’s own table', 'D35E', { attributes: { conditions: { prone: true, blind: true, helpless: false } } }, [], ['blinded', 'prone']],
    ['status icons', 'D35E', {}, ['stun', 'prone', 'bless'], ['prone', 'stunned']],
    ['pf1 10', 'pf1', { conditions: { flatFooted: true, grappled: true } }, [], ['flat-footed', 'grappling']],
    ['pf1 before 10', 'pf1', { attributes: { conditions: { paralyzed: true, sleep: true } } }, [], ['asleep', 'paralyzed']],
    ['a fear of no degree is not guessed at', 'D35E', { attributes: { conditions: { fear: true } } }, [], []],
  ])('conditions: %s', (_, system, tree, statuses, expected) => {
    expect(read(system, { name: 'x', type: 'npc', system: tree, items: [] }, statuses).conditions).toEqual(expected);
  });

  it.each([
    ['Riflessi in Combattimento', 'combat-reflexes'], ['Colpo Senz\'Armi Migliorato', 'improved-unarmed-strike'], ['MOBILITÀ', 'mobility'],
    ['Uncanny Dodge (Ex)', 'uncanny-dodge'], ['Tiro Preciso', 'precise-shot'], ['Improved Precise Shot', 'improved-precise-shot'], ['Attacco Poderoso', 'power-attack'],
    ['Maestria in Combattimento', 'combat-expertise'], ['Combattere con Due Armi Migliorato', 'improved-two-weapon-fighting'], ['Shot on the Run', 'shot-on-the-run'],
    ['Rapid Reload', 'rapid-reload'], ['Fintare Migliorato', 'improved-feint'], ['Eludere Migliorato', 'improved-evasion'], ['Mounted Combat', 'mounted-combat'],
    ['Two-Weapon Defense', 'two-weapon-defence'], ['Multiattack', 'multiattack'], ['Arma Accurata', 'weapon-finesse'], ['Tiro Lontano', 'far-shot'],
  ])('a feat’s name as printed: %s', (name, trait) => {
    const items = [{ name, type: 'feat', system: {} }];
    expect(read('D35E', { name: 'x', type: 'npc', system: {}, items }).traits).toEqual([trait]);
  });

  it.each(['Greater Dodge', 'Improved Rapid Shot', 'Dodgeball', ''])('another feat is not taken for one: “%s”', (name) => {
    expect(read('D35E', { name: 'x', type: 'npc', system: {}, items: [{ name, type: 'feat', system: {} }] }).traits).toEqual([]);
  });

  it.each(['Catena Chiodata', 'Catena chiodata perfetta +1', 'Masterwork Spiked Chain'])('a spiked chain by its name: %s', (name) => {
    const items = [{ name, type: 'weapon', system: { equipped: true, weaponSubtype: '2h', properties: { rch: false } } }];
    expect(read('D35E', { name: 'x', type: 'npc', system: {}, items }).attacks?.[0]?.reachWeapon).toBe('reach-and-near');
  });

  it('an attack known by its name alone, without a weapon on the sheet', () => {
    const attack = (name: string): Doc['items'][number] => ({ name, type: 'attack', system: { attackType: 'weapon', actionType: 'mwak', originalWeaponId: null, baseWeaponType: name } });
    expect(line(read('D35E', { name: 'x', type: 'npc', system: {}, items: [attack('Guisarme'), attack('Club')] }))).toEqual(['Guisarme melee reach', 'Club melee']);
  });

  it('pf1: reach in feet becomes cells, of a natural attack with reach its own', () => {
    const doc = pf1Actor({ name: 'Troll', size: 'lg', weapons: [{ name: 'Tongue', natural: true, reach: true }] });
    expect(read('pf1', doc)).toMatchObject({ reach: 2, attacks: [{ natural: true, reachWeapon: 'none', reach: 4 }] });
  });
});

describe('bad sheets', () => {
  const odd: [string, unknown][] = [
    ['null', null], ['a number', 7], ['text', 'system'], ['lists for trees', { traits: [], attributes: [], abilities: [] }],
    ['numbers that are none', { attributes: { speed: { land: { total: 'fast' } }, bab: { total: null } }, abilities: { dex: { total: 1e9 } } }],
    ['negative lengths', { attributes: { speed: { land: { total: -30 } } }, traits: { reach: -5 } }],
    ['an unknown size', { traits: { size: 'hugee', actualSize: {} } }],
    ['names of the prototype', { traits: { size: 'constructor' }, attributes: { conditions: { constructor: true, toString: true } } }],
  ];
  it.each(readers.flatMap(({ system }) => odd.map(([name, tree]) => [system, name, tree] as const)))('%s: %s tells nothing, and throws nothing', (system, _, tree) => {
    const sheet = read(system, { name: 'x', type: 'npc', system: tree, items: [{ name: '<img onerror=x>', type: 'weapon', system: tree as Record<string, unknown> }] });
    for (const field of ['size', 'build', 'reach', 'speed', 'bab', 'abilities']) expect(sheet).not.toHaveProperty(field);
    expect(sheet.conditions).toEqual([]);
  });

  it('an unknown system tells the status icons alone', () => {
    expect(read('dnd5e', d35eActor(GRUK), ['prone'])).toEqual({ conditions: ['prone'] });
  });
});
