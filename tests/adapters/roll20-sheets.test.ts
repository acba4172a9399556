/**
 * What Roll20's sheets tell, from attributes with the sheets' exact names. Expected values are those of the books, in
 * cells. The sample characters are made by hand; nothing of them comes from a real game.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet, sheetKindOf, type Attributes, type SheetKind, type SheetReading } from '../../adapters/roll20/sheets/index.ts';
import sample from '../hosts/roll20/world/sample.json';

type Values = Readonly<Record<string, unknown>>;
/** Attributes from their values; `[current, max]` where there are both. */
const attributes = (values: Values): Attributes => new Map(Object.entries(values).map(([name, value]) =>
  [name, Array.isArray(value) ? { current: value[0] as unknown, max: value[1] as unknown } : { current: value, max: '' }]));
const read = (kind: SheetKind, values: Values): SheetReading => readSheet(kind, attributes(values));
const facts = (kind: SheetKind, values: Values): SheetReading['facts'] => read(kind, values).facts;
const sampled = (name: keyof typeof sample.characters): Attributes =>
  new Map(sample.characters[name].attribs.map(({ attributes: a }) => [a.name, { current: a.current, max: a.max }]));
/** An attack in one line: what the threat of a creature rests on. */
const lines = (reading: SheetReading): string[] => (reading.facts.attacks ?? []).map((a) => [
  a.name, a.kind, a.natural === true ? 'natural' : '', a.unarmed === true ? 'unarmed' : '', a.reachWeapon === 'none' ? '' : a.reachWeapon, a.light === true ? 'light' : '',
  a.twoHanded === true ? 'two hands' : '', a.reach === undefined ? '' : `reach ${a.reach}`, a.rangeIncrement === undefined ? '' : `${a.rangeIncrement}`,
].filter((part) => part !== '' && part !== undefined).join(' '));

describe('D&D 3.5, a player’s page', () => {
  it('the sample fighter: glaive, Combat Reflexes, 30 ft', () => {
    const fighter = sampled('dnd35_pc');
    expect(sheetKindOf(undefined, fighter)).toBe('dnd35');
    const reading = readSheet('dnd35', fighter);
    expect(reading.facts).toMatchObject({
      size: 'medium', speed: { land: 6 }, bab: 5, abilities: { str: 18, dex: 14 }, hp: { current: 34, max: 42 }, traits: ['combat-reflexes', 'power-attack'],
    });
    expect(lines(reading)).toEqual(['Glaive melee reach two hands']);
    // The sheet has no field for either: the ruleset's table answers.
    for (const fact of ['reach', 'build', 'space', 'armour', 'load', 'conditions']) expect(reading.facts).not.toHaveProperty(fact);
    expect(reading.origins).toEqual({
      size: { from: 'sheet', field: 'size' }, speed: { from: 'sheet', field: 'speed' }, bab: { from: 'sheet', field: 'bab' },
      abilities: { from: 'sheet', field: 'str, dex' }, hp: { from: 'sheet', field: 'hitpoints' }, traits: { from: 'sheet', field: 'feats' },
      attacks: { from: 'sheet', field: 'weapon1name' },
    });
  });

  it.each([['8', 'fine'], ['4', 'diminutive'], ['2', 'tiny'], ['1', 'small'], ['0', 'medium'], ['-1', 'large'], ['-2', 'huge'], ['-4', 'gargantuan'], ['-8', 'colossal'], [-1, 'large']])(
    'the size %s is %s', (size, expected) => {
      expect(facts('dnd35', { 'npc-show': 1, size }).size).toBe(expected);
    });

  it.each<[string, Values, unknown]>([
    ['a field for each way of moving', { 'speed': '30', 'fly-speed': '60 ft.', 'fly-maneuver': 'Good', 'climb-speed': '20', 'swim-speed': '6 m', 'burrow-speed': '' },
      { land: 6, fly: 12, manoeuvrability: 'good', climb: 4, swim: 4 }],
    ['all in one line', { speed: '30 ft., fly 60 ft. (good)' }, { land: 6, fly: 12, manoeuvrability: 'good' }],
    ['in metres', { 'speed': '9 m', 'fly-speed': '18 m (buona)' }, { land: 6, fly: 12, manoeuvrability: 'good' }],
    ['two fields that differ', { 'speed': '30 ft., fly 60 ft.', 'fly-speed': '90 ft.' }, { land: 6 }],
    ['in armour', { speed: '20 ft. in chainmail; base 30 ft.' }, { land: 4 }],
    ['prose', { speed: 'as the horse' }, undefined],
    ['never set', {}, undefined],
    ['a glide is no flight', { 'speed': '30', 'glide-speed': '40' }, { land: 6 }],
  ])('speeds: %s', (_, values, expected) => {
    expect(facts('dnd35', { 'npc-show': 1, ...values }).speed).toEqual(expected);
  });

  it.each<[string, Values, string[]]>([
    ['by the book’s name', { weapon1name: 'Spiked Chain', weapon2name: 'Longbow', weapon2range: '100 ft.' }, ['Spiked Chain melee reach-and-near two hands', 'Longbow ranged 20']],
    ['in Italian, in metres', { weapon1name: 'Falcione perfetto', weapon2name: 'Pugnale', weapon2range: '3 m' }, ['Falcione perfetto melee reach two hands', 'Pugnale melee light 2']],
    ['in the order of their numbers', { weapon10name: 'Club', weapon2name: 'Dagger' }, ['Dagger melee light', 'Club melee']],
    ['an unknown name with reach among its properties', { weapon1name: 'Dorn-Dergar', weapon1specialproperties: 'Reach 10 ft' }, ['Dorn-Dergar melee reach']],
    ['an unknown name with a range', { weapon1name: 'Blowgun', weapon1range: '30 ft.' }, ['Blowgun ranged 6']],
    ['an unknown name with nothing', { weapon1name: 'Zweihänder', weapon1range: '—' }, ['Zweihänder melee']],
    ['an unknown name whose 10 ft may be reach or range', { weapon1name: 'Chakram', weapon1range: '10 ft.' }, []],
    ['an empty row, and one of prose', { weapon1name: '', weapon2name: 'Ray', weapon2range: 'close' }, []],
    ['a natural attack that reaches further', { weapon1name: 'Tentacle', weapon1specialproperties: 'reach 15 ft.' }, ['Tentacle melee natural reach 3']],
    ['a whip threatens nothing', { weapon1name: 'Whip', weapon1specialproperties: 'Reach 15 ft' }, ['Whip ranged']],
  ])('weapons: %s', (_, values, expected) => {
    expect(lines(read('dnd35', { 'npc-show': 1, ...values }))).toEqual(expected);
  });

  it('a weapon’s magic and critical hits', () => {
    expect(facts('dnd35', { weapon1name: 'Falchion', weapon1enh: '+2', weapon1critmin: '18', weapon1critmult: 'x2' }).attacks).toMatchObject([
      { id: 'weapon1', enhancement: 2, critical: { from: 18, times: 2 } },
    ]);
  });

  it('hit points, nonlethal and temporary', () => {
    expect(facts('dnd35', { hitpoints: ['-3', '31'], nonlethaldamage: '4', temphp: '5' }).hp).toEqual({ current: -3, max: 31, nonlethal: 4, temporary: 5 });
  });
});

describe('D&D 3.5, a monster’s page', () => {
  it('the sample ogre', () => {
    const reading = readSheet('dnd35', sampled('dnd35_npc'));
    expect(reading.facts).toEqual({
      size: 'large', space: 2, reach: 2, speed: { land: 6 }, armour: 'medium', bab: 3, hp: { current: 29, max: 29 }, traits: ['giant'],
    });
    expect(reading.origins).toMatchObject({
      size: { from: 'sheet', field: 'npctype' }, reach: { from: 'sheet', field: 'npcreach' }, armour: { from: 'guess', field: 'npcspeed' }, traits: { field: 'npcfeats, npctype' },
    });
  });

  it.each<[string, Values, SheetReading['facts']['size']]>([
    ['only in the type’s line', { npctype: 'Huge dragon (fire)' }, 'huge'], ['in a field of its own', { npcsize: 'Large', npctype: 'giant' }, 'large'],
    ['in a field of its own, as a modifier', { npcsize: '-1' }, 'large'], ['both, alike', { npcsize: '-1', npctype: 'Large giant' }, 'large'],
    ['both, at odds', { npcsize: 'Medium', npctype: 'Large giant' }, undefined], ['neither', { npctype: 'giant' }, undefined], ['in Italian', { npctype: 'Gigante Grande' }, 'large'],
  ])('its size, %s', (_, values, size) => {
    expect(facts('dnd35', { 'npc-show': 2, ...values }).size).toBe(size);
  });

  it('attacks as a stat block prints them, reach of one alone, scores, dice, saves', () => {
    const reading = read('dnd35', {
      'npc-show': '2', 'npctype': 'Gargantuan Magical Beast', 'npcreach': '15 ft. (20 ft. with bite)', 'npcattack': 'Bite +25 melee (2d8+12)',
      'npcfullattack': 'Bite +25 melee (2d8+12) and 2 claws +20 melee (1d8+6)', 'npcbaseatt': '+16/+40', 'npcstr': '35', 'npccon': '—', 'npchitdie': '16d10+99 (187 hp)',
      'npcfortsave': '+15', 'npcrefsave': '+10', 'npcwillsave': '+6', 'npcspecialqualities': 'Darkvision 60 ft., low-light vision, scent', 'npcfeats': 'Combat Reflexes, Mobility (B)',
    });
    expect(lines(reading)).toEqual(['Bite melee natural reach 4', 'claws melee natural']);
    expect(reading.facts).toMatchObject({
      reach: 3, bab: 16, abilities: { str: 35, con: null }, hitDice: 16, saves: { fortitude: 15, reflex: 10, will: 6 },
      traits: ['combat-reflexes', 'darkvision-12', 'low-light-vision', 'magical-beast', 'mobility', 'scent'],
    });
  });

  it('the other page’s fields are not read', () => {
    const both = { speed: '30 ft.', npcspeed: '40 ft.', size: 0, npctype: 'Large giant', hitpoints: 10 };
    expect(facts('dnd35', { ...both, 'npc-show': '1' })).toMatchObject({ size: 'medium', speed: { land: 6 } });
    expect(facts('dnd35', { ...both, 'npc-show': '2' })).toMatchObject({ size: 'large', speed: { land: 8 } });
    // The switch was never touched: the page that was written on.
    expect(facts('dnd35', both)).toMatchObject({ size: 'medium' });
    expect(facts('dnd35', { npctype: 'Large giant', npcspeed: '40 ft.' })).toMatchObject({ size: 'large' });
  });
});

const ODD = ['', ' ', 'NaN', '99999999999999999999', '-', '@{str}', '<img onerror=x>', null, undefined, NaN, Infinity, -0, true, [], {}, ['1', '2'], { current: 1 }, 'x'.repeat(20_000)];

describe('odd sheets', () => {
  const full: Record<string, Values> = Object.fromEntries(Object.entries(sample.characters).map(([name, c]) => [name, Object.fromEntries(c.attribs.map(({ attributes: a }) => [a.name, [a.current, a.max]]))]));
  const kinds = Object.entries(full).flatMap(([name, values]) => {
    const kind = sheetKindOf(undefined, attributes(values));
    return kind === undefined ? [] : [[name, kind, values] as const];
  });

  it.each(kinds)('%s: without any one of its fields, the facts of the others stay', (_name, kind, values) => {
    const whole = readSheet(kind, attributes(values)).facts;
    for (const gone of Object.keys(values)) {
      const { [gone]: _, ...rest } = values;
      const left = readSheet(kind, attributes(rest)).facts;
      const changed = Object.keys(whole).filter((fact) => JSON.stringify(left[fact as keyof typeof left]) !== JSON.stringify(whole[fact as keyof typeof whole]));
      // The switch between two pages moves everything; any other field stands behind two facts at most.
      expect(changed.length, gone).toBeLessThanOrEqual(/^npc(-show)?$/.test(gone) ? 20 : 2);
    }
  });

  it.each(kinds)('%s: any field of another type throws nothing and leaves the rest readable', (_name, kind, values) => {
    for (const name of Object.keys(values)) {
      for (const odd of ODD) {
        const reading = readSheet(kind, new Map([...attributes(values), [name, { current: odd, max: odd }]]));
        expect(Object.keys(reading.origins).sort(), `${name} = ${String(odd).slice(0, 20)}`).toEqual(Object.keys(reading.facts).sort());
      }
    }
  });

  it('nothing that is written anywhere throws', () => {
    const names = [...new Set(Object.values(full).flatMap((values) => Object.keys(values)))];
    const value = fc.oneof(fc.anything(), fc.constantFrom(...ODD), fc.string());
    for (const kind of new Set(kinds.map(([, each]) => each))) {
      fc.assert(fc.property(fc.dictionary(fc.constantFrom(...names), value), (values) => {
        expect(() => readSheet(kind, attributes(values))).not.toThrow();
      }), { numRuns: 200 });
    }
  });

  it('a sheet that nobody here reads tells nothing', () => {
    expect(sheetKindOf('ogl5e', attributes({ hp: 10, ac: 12 }))).toBeUndefined();
    expect(readSheet(undefined, attributes({ size: '0' }))).toEqual({ facts: {}, origins: {} });
  });
});
