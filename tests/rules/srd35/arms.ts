/** 3.5 SRD: feats of attack, and single weapons by their own descriptions. */
import { expect } from 'vitest';
import {
  attack,
  bonuses,
  fullAttack,
  hurled,
  owed,
  shot,
  splash,
  swung,
  weapon,
  without,
} from '../asks/attacks.ts';
import { passing } from '../asks/passing.ts';
import { special } from '../asks/specials.ts';
import { act, refused, steps, turnOf } from '../asks/turns.ts';
import {
  archer,
  cases,
  creature,
  hero,
  lowWall,
  move,
  ogre,
  type Answer,
  type At,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const GREATSWORD = swung('greatsword', { twoHanded: true });
const DAGGER = swung('dagger', { light: true });
const OFF = swung('off', { light: true, offHand: true });
const STAFF = swung('staff', { twoHanded: true, tags: ['double'] });
const NET = hurled('net', 2, { tags: ['net'] });
const LONGBOW = shot('longbow', 20, { twoHanded: true, tags: ['bow', 'not-mounted'] });
const COMPOSITE = shot('composite', 22, { twoHanded: true, tags: ['bow'] });
const rated = (strengthRating: number) => ({ ...COMPOSITE, strengthRating });
const SPEAR = swung('spear', { twoHanded: true, tags: ['set-against-charge'] });
const a = (more: CreatureMore = {}, x = 0, y = 0): Thing => hero('a', x, y, { bab: 6, ...more });
const t = (x: number, y = 0, more: CreatureMore = {}): Thing => creature('t', x, y, more);
const along = (n: number): At[] => Array.from({ length: n + 1 }, (_, i) => [i, 0]);
const modifier =
  (why: string, value: number) =>
  (v: Answer): void =>
    expect(v['modifiers']).toContainEqual(expect.objectContaining({ why, value }));
const all =
  (...checks: readonly ((v: Answer) => void)[]) =>
  (v: Answer): void => {
    for (const check of checks) check(v);
  };
const fields =
  (wanted: Answer) =>
  (v: Answer): void =>
    expect(v).toMatchObject(wanted);
const barred =
  (why: string) =>
  (v: Answer): void =>
    expect(v).toMatchObject({ possible: false, why: [why] });
const bonusDamage =
  (value: number) =>
  (v: Answer): void =>
    expect(v['damage']).toContainEqual(expect.objectContaining({ value }));
const times =
  (n: number | undefined) =>
  (v: Answer): void =>
    expect((v['multiplied'] as { times?: number } | undefined)?.times).toBe(n);
const NONE = 'nothing happens that the rule would cause';
const REFUSED = 'a refusal names the feat and cites no rule';
const STATED = 'the answer names the feat, and cites no rule of it';
const expertise = (n: number, more: object = {}) =>
  attack('a', 't', 'sword', { declare: { 'combat-expertise': n }, ...more });
const expert: CreatureMore = { bab: 3, traits: ['combat-expertise'] };
const power = (id: string, more: object = {}) =>
  attack('a', 't', id, { declare: { 'power-attack': 3 }, ...more });
const strong: CreatureMore = { traits: ['power-attack'], attacks: ['sword', GREATSWORD, DAGGER] };
const spring: CreatureMore = { traits: ['spring-attack'], armour: 'light' };
const close: CreatureMore = { traits: ['point-blank-shot'] };
const sharp: CreatureMore = { traits: ['improved-precise-shot'] };
const two: CreatureMore = { attacks: ['sword', OFF], abilities: { str: 10, dex: 10 } };
const trained = { ...two, traits: ['two-weapon-fighting-feat'] };
const both = fullAttack('a', { primary: 'sword', offHand: 'off' });
const guarded: CreatureMore = { attacks: ['sword', OFF], traits: ['two-weapon-defence'] };
const staffed: CreatureMore = { attacks: [STAFF], abilities: { str: 10, dex: 10 } };
const ends = fullAttack('a', { primary: 'staff', offHand: 'other-end' });
const many = (n: number) => attack('a', 't', 'bow', { declare: { manyshot: n } });
const rapid: CreatureMore = { traits: ['rapid-shot', 'manyshot'], abilities: { dex: 10, str: 10 } };
const rider = (more: CreatureMore): Thing[] => [
  hero('h', 4, 4, { size: 'large', build: 'long', attacks: 'none' }),
  hero('a', 4, 4, { mount: 'h', ...more }),
];
const drawn: CreatureMore = { attacks: [{ id: 'sword', kind: 'melee', ready: false }] };
const drawing = turnOf(
  'a',
  ['draw-weapon', { with: 'sword' }],
  ['full-attack', { with: 'sword', target: 't' }],
);

const WHIP = swung('whip', { tags: ['whip', 'trips'] });
const whipped = attack('a', 't', 'whip');
const lashed = (more: CreatureMore = {}): Thing[] => [a({ attacks: [WHIP] }), t(1, 0, more)];
const BASH = swung('shield', { light: true, offHand: true, tags: ['shield-light'] });
const HEAVY = swung('shield', { offHand: true, tags: ['shield-heavy'] });
const shielded = (arm: typeof BASH, more: CreatureMore = {}): Thing =>
  a({ abilities: { str: 10, dex: 10 }, attacks: ['sword', arm], ...more });
const bash = attack('a', 't', 'shield');
const sides = fullAttack('a', { primary: 'sword', offHand: 'shield' });
const handy = (more: CreatureMore = {}): Thing =>
  t(6, 0, { traits: ['deflect-arrows'], attacks: ['sword'], ...more });
const arrow = attack('a', 't', 'bow');
const deflects =
  (allowed: boolean, ...why: readonly string[]) =>
  (v: Answer): void =>
    expect(v['deflects']).toMatchObject({ by: 'deflect-arrows', allowed, why });
const FIST = swung('fist', { unarmed: true, light: true });
const monk: CreatureMore = {
  traits: ['stunning-fist'],
  attacks: [FIST, 'sword'],
  hitDice: 6,
  abilities: { wis: 16 },
};
const stunning = (weapon = 'fist') => attack('a', 't', weapon, { declare: { 'stunning-fist': 1 } });
const stuns =
  (wanted: Answer) =>
  (v: Answer): void =>
    expect(v['forces']).toMatchObject({ save: 'fortitude', condition: 'stunned', ...wanted });
const dying = (current: number, ...conditions: string[]): Thing =>
  a({ traits: ['diehard'], hp: { current, max: 20 }, conditions });
const vitals = (more: object) => ({ ask: 'vitals', of: 'a', ...more });

const JAVELIN = hurled('javelin', 6, { tags: ['javelin'] });
const SHURIKEN = hurled('shuriken', 2, { tags: ['shuriken'] });
const armedWith = (arm: typeof JAVELIN | 'bow' | 'dagger'): Thing[] => [
  creature('f', 1, 1, { attacks: [arm] }),
  a({ attacks: 'none' }),
];
const leaves = move('a', [
  [0, 0],
  [0, -1],
]);
const BOLAS = hurled('bolas', 2, { tags: ['bolas'] });
const tripper = a({ attacks: [BOLAS], size: 'medium', abilities: { str: 10 } });
const HORSE: CreatureMore = { size: 'large', build: 'long', traits: ['more-than-two-legs'] };
const tripped = (more: object = {}) => special('trip', 'a', 't', { with: 'bolas', ...more });
const BAG = hurled('bag', 2, { tags: ['tanglefoot'] });
const goo = (more: object = {}) => ({ ask: 'hazard', of: 't', hazard: 'tanglefoot', ...more });
const FLYING: CreatureMore = { speed: { fly: 8 }, conditions: ['flying'] };

export default cases('srd35', [
  row(
    'feat.spring-attack',
    0,
    '3 squares, a blow, 3 squares',
    [a(spring), t(3, 1)],
    passing('a', 't', along(6), 3),
    fields({ legal: true, spared: ['t'], opportunities: [] }),
  ),
  row(
    'feat.spring-attack',
    1,
    'no movement before',
    [a(spring), t(0, 1)],
    passing('a', 't', along(2), 0),
    refused('no-way-around'),
  ),
  row(
    'feat.spring-attack',
    2,
    'in heavy armor',
    [a({ ...spring, armour: 'heavy' }), t(3, 1)],
    passing('a', 't', along(6), 3),
    refused('heavy-armour'),
  ),
  row(
    'feat.spring-attack',
    3,
    'another foe on the way',
    [a(spring), t(3, 1), creature('u', 5, 1)],
    passing('a', 't', along(6), 3),
    all(fields({ legal: true }), owed('u')),
  ),
  row(
    'feat.shot-on-the-run',
    0,
    '3 squares, a shot, 3 squares',
    [archer('a', 0, 0, { traits: ['shot-on-the-run'] }), t(3, 6)],
    passing('a', 't', along(6), 3, 'bow'),
    fields({ legal: true }),
  ),
  row(
    'feat.shot-on-the-run',
    1,
    'a shot beside a foe',
    [archer('a', 0, 0, { traits: ['shot-on-the-run'] }), t(3, 6), creature('u', 3, 1)],
    passing('a', 't', along(2), 2, 'bow'),
    owed('u'),
  ),

  row(
    'feat.combat-expertise',
    0,
    'asks 4 with a base attack bonus of 3',
    [a(expert), t(1)],
    expertise(4),
    barred('declared-amount'),
    REFUSED,
  ),
  row(
    'feat.combat-expertise',
    1,
    'asks 3',
    [a(expert), t(1)],
    expertise(3),
    all(modifier('feat', -3), (v) =>
      expect(v['own']).toContainEqual(
        expect.objectContaining({ on: 'ac', value: 3, type: 'dodge' }),
      ),
    ),
  ),
  row(
    'feat.combat-expertise',
    2,
    'with a bow',
    [a({ ...expert, attacks: 'bow' }), t(6)],
    attack('a', 't', 'bow', { declare: { 'combat-expertise': 3 } }),
    barred('wrong-weapon'),
    REFUSED,
  ),
  row(
    'feat.power-attack',
    0,
    '3 with a greatsword',
    [a(strong), t(1)],
    power('greatsword'),
    all(modifier('feat', -3), bonusDamage(6)),
  ),
  row(
    'feat.power-attack',
    1,
    '3 with a dagger',
    [a(strong), t(1)],
    power('dagger'),
    all(modifier('feat', -3), (v) => expect(v['damage']).toEqual([])),
  ),
  row(
    'feat.power-attack',
    2,
    '3 with a longsword',
    [a(strong), t(1)],
    power('sword'),
    bonusDamage(3),
  ),
  row(
    'feat.power-attack',
    3,
    'an opportunity with the greatsword',
    [a(strong), t(1)],
    power('greatsword', { action: 'opportunity' }),
    all(modifier('feat', -3), bonusDamage(6)),
  ),
  row(
    'feat.point-blank',
    0,
    'six squares',
    [archer('a', 0, 0, close), t(6)],
    attack('a', 't', 'bow'),
    modifier('point-blank', 1),
    STATED,
  ),
  row(
    'feat.point-blank',
    0,
    'seven squares',
    [archer('a', 0, 0, close), t(7)],
    attack('a', 't', 'bow'),
    without('point-blank'),
    NONE,
  ),
  row(
    'feat.point-blank',
    1,
    'behind a low wall',
    [archer('a', 0, 0, sharp), t(6), lowWall(6, 0, 6, 1)],
    attack('a', 't', 'bow'),
    without('cover'),
    NONE,
  ),
  row(
    'feat.point-blank',
    2,
    'an invisible target in a square that is named',
    [archer('a', 0, 0, sharp), t(6, 0, { conditions: ['invisible'] })],
    attack('a', 't', 'bow', { at: [6, 0] }),
    { missChance: 50 },
    NONE,
  ),
  row(
    'feat.rapid-shot',
    0,
    'a full attack with the bow',
    [archer('a', 0, 0, { bab: 6, ...rapid })],
    fullAttack('a', { primary: 'bow', declare: { 'rapid-shot': 1 } }),
    bonuses(4, 4, -1),
  ),
  row(
    'feat.rapid-shot',
    1,
    'Manyshot at seven squares',
    [archer('a', 0, 0, { bab: 6, ...rapid }), t(7)],
    many(2),
    barred('out-of-range'),
    REFUSED,
  ),
  row(
    'feat.rapid-shot',
    2,
    'three arrows with a base attack bonus of 6',
    [archer('a', 0, 0, { bab: 6, ...rapid }), t(5)],
    many(3),
    barred('declared-amount'),
    REFUSED,
  ),
  row(
    'feat.rapid-shot',
    'extra',
    'three arrows with a base attack bonus of 11',
    [archer('a', 0, 0, { bab: 11, ...rapid }), t(5)],
    many(3),
    modifier('feat', -6),
  ),
  row(
    'feat.two-weapon-defence',
    0,
    'sword and dagger',
    [creature('t', 1, 0), a(guarded)],
    attack('t', 'a', 'sword'),
    modifier('feat', 1),
    STATED,
  ),
  row(
    'feat.two-weapon-defence',
    1,
    'fighting defensively',
    [creature('t', 1, 0), a({ ...guarded, conditions: ['fighting-defensively'] })],
    attack('t', 'a', 'sword'),
    modifier('feat', 2),
    STATED,
  ),
  row(
    'feat.two-weapon-defence',
    2,
    'one weapon',
    [creature('t', 1, 0), a({ traits: ['two-weapon-defence'] })],
    attack('t', 'a', 'sword'),
    without('feat'),
    NONE,
  ),
  row(
    'feat.dodge',
    0,
    'the named opponent',
    [creature('t', 1, 0), a({ traits: ['dodge-feat'] })],
    attack('t', 'a', 'sword', { dodged: true }),
    modifier('dodge-feat', 1),
    STATED,
  ),
  row(
    'feat.dodge',
    1,
    'another one',
    [creature('t', 1, 0), a({ traits: ['dodge-feat'] })],
    attack('t', 'a', 'sword'),
    without('dodge-feat'),
    NONE,
  ),
  row(
    'feat.quick-draw',
    0,
    'draws and strikes in full',
    [a({ ...drawn, traits: ['quick-draw'] }), t(1)],
    drawing,
    steps(true, true),
    STATED,
  ),
  row(
    'feat.quick-draw',
    1,
    'without the feat',
    [a(drawn), t(1)],
    drawing,
    steps(true, 'no-action-left'),
    NONE,
  ),
  row('feat.two-weapon', 0, 'with the feat', [a(trained)], both, bonuses(4, -1, 4), STATED),
  row('feat.two-weapon', 1, 'without it', [a(two)], both, bonuses(2, -3, -2), NONE),
  row(
    'feat.two-weapon',
    2,
    'with Improved Two-Weapon Fighting',
    [a({ ...trained, traits: [...trained.traits, 'improved-two-weapon-fighting'] })],
    both,
    bonuses(4, -1, 4, -1),
    STATED,
  ),

  row(
    'attack.buckler',
    0,
    'a two-handed axe',
    [a({ traits: ['buckler'], attacks: [GREATSWORD] }), t(1)],
    attack('a', 't', 'greatsword'),
    modifier('shield-arm', -1),
  ),
  row(
    'attack.buckler',
    1,
    'a longbow',
    [a({ traits: ['buckler'], attacks: [LONGBOW] }), t(6)],
    attack('a', 't', 'longbow'),
    without('shield-arm'),
    NONE,
  ),
  row(
    'attack.buckler',
    2,
    'a sword in the other hand',
    [a({ traits: ['buckler'] }), t(1)],
    attack('a', 't', 'sword'),
    without('shield-arm'),
    NONE,
  ),
  row(
    'attack.buckler',
    'extra',
    'a dagger in the off hand',
    [a({ traits: ['buckler'], attacks: [OFF] }), t(1)],
    attack('a', 't', 'off'),
    modifier('shield-arm', -1),
  ),
  row(
    'attack.longbow-mounted',
    0,
    'a longbow in the saddle',
    [rider({ attacks: [LONGBOW] }), t(12, 4)],
    attack('a', 't', 'longbow'),
    barred('not-from-saddle'),
  ),
  row(
    'attack.longbow-mounted',
    1,
    'a composite longbow',
    [rider({ attacks: [COMPOSITE] }), t(12, 4)],
    attack('a', 't', 'composite'),
    { possible: true },
    NONE,
  ),
  row(
    'attack.longbow-mounted',
    2,
    'the longbow on foot',
    [a({ attacks: [LONGBOW] }), t(12)],
    attack('a', 't', 'longbow'),
    { possible: true },
  ),
  row(
    'attack.strength-bow',
    0,
    'rating 3, Strength 12',
    [a({ attacks: [rated(3)], abilities: { str: 12 } }), t(6)],
    attack('a', 't', 'composite'),
    modifier('bow-rating', -2),
  ),
  row(
    'attack.strength-bow',
    1,
    'rating 1, Strength 12',
    [a({ attacks: [rated(1)], abilities: { str: 12 } }), t(6)],
    attack('a', 't', 'composite'),
    without('bow-rating'),
    NONE,
  ),
  row(
    'attack.strength-bow',
    2,
    'rating 0, Strength 8',
    [a({ attacks: [rated(0)], abilities: { str: 8 } }), t(6)],
    attack('a', 't', 'composite'),
    modifier('bow-rating', -2),
  ),
  row(
    'attack.net',
    0,
    'an ogre two squares away',
    [a({ attacks: [NET] }, 2, 2), ogre('t', 4, 2)],
    attack('a', 't', 'net'),
    { possible: true, against: 'touch' },
  ),
  row(
    'attack.net',
    1,
    'three squares away',
    [a({ attacks: [NET] }, 2, 2), t(5, 2)],
    attack('a', 't', 'net'),
    barred('out-of-range'),
  ),
  row(
    'attack.net',
    2,
    'a Huge target',
    [a({ attacks: [NET] }, 2, 2), t(4, 2, { size: 'huge', build: 'tall' })],
    attack('a', 't', 'net'),
    barred('wrong-size-target'),
  ),
  row(
    'attack.net',
    3,
    'escaping',
    [a({ conditions: ['entangled'] })],
    act('a', 'escape-net'),
    { legal: true, kind: 'full-round', checks: [{ skill: 'escape-artist', dc: 20 }] },
    STATED,
  ),
  row(
    'attack.throw-melee',
    0,
    'a longsword',
    [a()],
    weapon('a', 'sword', { thrown: true, improvised: true }),
    all(modifier('improvised', -4), fields({ rangeIncrement: 2, action: 'standard' })),
    STATED,
  ),
  row(
    'attack.throw-melee',
    1,
    'a greatsword',
    [a({ attacks: [GREATSWORD] })],
    weapon('a', 'greatsword', { thrown: true, improvised: true }),
    { action: 'full-round' },
    STATED,
  ),
  row(
    'attack.throw-melee',
    2,
    'a rapier',
    [a({ attacks: [swung('rapier', { critical: { from: 18, times: 2 } })] })],
    weapon('a', 'rapier', { thrown: true, improvised: true }),
    { critical: { from: 20, times: 2 } },
    STATED,
  ),
  row(
    'damage.set-weapon',
    0,
    'a set spear and a charger',
    [a({ attacks: [SPEAR] }), t(1, 0, { conditions: ['charging'] })],
    attack('a', 't', 'spear', { set: true }),
    times(2),
  ),
  row(
    'damage.set-weapon',
    1,
    'a set spear and a walker',
    [a({ attacks: [SPEAR] }), t(1)],
    attack('a', 't', 'spear', { set: true }),
    times(undefined),
  ),
  row(
    'damage.set-weapon',
    2,
    'a set longsword and a charger',
    [a(), t(1, 0, { conditions: ['charging'] })],
    attack('a', 't', 'sword', { set: true }),
    times(undefined),
    NONE,
  ),
  row('action.two-weapon-limit', 0, 'both ends', [a(staffed)], ends, bonuses(2, -3, -2), STATED),
  row(
    'action.two-weapon-limit',
    1,
    'with the feat',
    [a({ ...staffed, traits: ['two-weapon-fighting-feat'] })],
    ends,
    bonuses(4, -1, 4),
    STATED,
  ),
  row(
    'attack.splash-intersection',
    0,
    'a flask at a corner',
    [a()],
    splash({ at: [6, 5], hit: true, from: 'a' }),
    (v) => {
      expect(v).toMatchObject({ against: 5, direct: null });
      expect(v['cells']).toEqual([
        [5, 4],
        [6, 4],
        [5, 5],
        [6, 5],
      ]);
    },
    STATED,
  ),
  row(
    'damage.whip',
    0,
    'leather armor',
    lashed({ armour: 'light' }),
    whipped,
    fields({ harmless: true, nonlethal: true }),
  ),
  row(
    'damage.whip',
    1,
    'no armor',
    lashed({ armour: 'none', ac: { total: 12, touch: 12 } }),
    whipped,
    (v) => {
      expect(v).toMatchObject({ nonlethal: true, unknown: [] });
      expect(v).not.toHaveProperty('harmless');
    },
  ),
  row(
    'damage.whip',
    2,
    'natural armor of 3',
    lashed(),
    attack('a', 't', 'whip', { parts: [{ type: 'natural-armour', value: 3 }] }),
    fields({ harmless: true }),
  ),
  row(
    'damage.whip',
    3,
    'natural armor of 2 without armor',
    lashed({ armour: 'none', ac: { total: 13, touch: 11 } }),
    whipped,
    (v) => expect(v).not.toHaveProperty('harmless'),
  ),
  row('damage.whip', 4, 'armor that nobody knows', lashed(), whipped, (v) => {
    expect(v).not.toHaveProperty('harmless');
    expect(v['unknown']).toContain('creatures.t.armour');
  }),
  row(
    'attack.shield-bash',
    0,
    'sword and light shield',
    [shielded(BASH)],
    sides,
    bonuses(2, -3, -2),
    STATED,
  ),
  row(
    'attack.shield-bash',
    1,
    'sword and heavy shield',
    [shielded(HEAVY)],
    sides,
    bonuses(0, -5, -4),
    STATED,
  ),
  row('attack.shield-bash', 2, 'a bash with the light shield', [shielded(BASH), t(1)], bash, (v) =>
    expect(v['own']).toContainEqual(
      expect.objectContaining({ on: 'ac', value: -1, why: 'shield-bash' }),
    ),
  ),
  row(
    'attack.shield-bash',
    3,
    'a bash with the heavy shield and the feat',
    [shielded(HEAVY, { traits: ['improved-shield-bash'] }), t(1)],
    bash,
    (v) => expect(v['own']).toEqual([]),
  ),
  row(
    'attack.shield-bash',
    4,
    'a light shield alone in hand',
    [creature('f', 1, 1, { attacks: [BASH] }), a({ attacks: 'none' })],
    move('a', [
      [0, 0],
      [0, -1],
    ]),
    owed('f'),
    NONE,
  ),
  row(
    'feat.deflect-arrows',
    0,
    'one hand free',
    [archer('a', 0, 0), handy()],
    arrow,
    deflects(true),
  ),
  row(
    'feat.deflect-arrows',
    1,
    'a second arrow',
    [archer('a', 0, 0), handy()],
    attack('a', 't', 'bow', { deflected: true }),
    deflects(false, 'already-deflected'),
  ),
  row(
    'feat.deflect-arrows',
    2,
    'sword and dagger in hand',
    [archer('a', 0, 0), handy({ attacks: ['sword', OFF] })],
    arrow,
    deflects(false, 'hands-full'),
  ),
  row(
    'feat.deflect-arrows',
    3,
    'a boulder',
    [a({ attacks: [hurled('boulder', 12, { tags: ['massive'] })] }), handy()],
    attack('a', 't', 'boulder'),
    deflects(false, 'massive-missile'),
  ),
  row(
    'feat.deflect-arrows',
    4,
    'flat-footed',
    [archer('a', 0, 0), handy({ conditions: ['flat-footed'] })],
    arrow,
    deflects(false, 'flat-footed'),
  ),
  row(
    'feat.deflect-arrows',
    5,
    'with Snatch Arrows',
    [archer('a', 0, 0), handy({ traits: ['deflect-arrows', 'snatch-arrows'] })],
    arrow,
    all(deflects(true), (v) => expect(v['deflects']).toHaveProperty('catches', true)),
  ),
  row(
    'feat.deflect-arrows',
    'extra',
    'a blow in melee',
    [a(), t(1, 0, { traits: ['deflect-arrows'] })],
    attack('a', 't', 'sword'),
    (v) => expect(v).not.toHaveProperty('deflects'),
    NONE,
  ),
  row(
    'feat.deflect-arrows',
    'extra',
    'an invisible archer',
    [archer('a', 0, 0, { conditions: ['invisible'] }), handy()],
    arrow,
    (v) => expect(v['deflects']).toMatchObject({ allowed: false }),
  ),
  row(
    'feat.stunning-fist',
    0,
    'level 6, Wisdom 16',
    [a(monk), t(1)],
    stunning(),
    stuns({ dc: 16 }),
  ),
  row(
    'feat.stunning-fist',
    1,
    'a zombie',
    [a(monk), t(1, 0, { traits: ['undead'] })],
    stunning(),
    stuns({ immune: 'undead' }),
  ),
  row(
    'feat.stunning-fist',
    2,
    'an incorporeal foe',
    [a(monk), t(1, 0, { conditions: ['incorporeal'] })],
    stunning(),
    stuns({ immune: 'incorporeal' }),
  ),
  row(
    'feat.stunning-fist',
    3,
    'with a sword',
    [a(monk), t(1)],
    stunning('sword'),
    barred('wrong-weapon'),
    REFUSED,
  ),
  row(
    'feat.diehard',
    0,
    'acts as disabled and attacks',
    [dying(-4, 'disabled')],
    vitals({ act: 'standard' }),
    fields({ state: 'disabled', hp: { current: -5 } }),
  ),
  row(
    'feat.diehard',
    1,
    'acts as disabled and moves',
    [dying(-4, 'disabled')],
    vitals({ act: 'move' }),
    fields({ state: 'disabled', hp: { current: -4 } }),
  ),
  row(
    'feat.diehard',
    2,
    'attacks at -9',
    [dying(-9, 'disabled')],
    vitals({ act: 'standard' }),
    fields({ state: 'dead', hp: { current: -10 } }),
    STATED,
  ),
  row(
    'feat.diehard',
    3,
    'does not act',
    [dying(-4)],
    vitals({}),
    fields({ state: 'stable', orElse: 'disabled' }),
  ),
  row(
    'feat.diehard',
    4,
    'falls from 3 to -4',
    [dying(3)],
    vitals({ hp: { current: -4 } }),
    fields({ state: 'stable', orElse: 'disabled' }),
  ),
  row(
    'feat.diehard',
    'extra',
    'the same without the feat',
    [a({ hp: { current: 3, max: 20 } })],
    vitals({ hp: { current: -4 } }),
    fields({ state: 'dying' }),
    NONE,
  ),
  row('threat.javelin', 0, 'a javelin alone in hand', [...armedWith(JAVELIN)], leaves, owed('f')),
  row(
    'threat.javelin',
    1,
    'the same by the house rule',
    [...armedWith(JAVELIN), { rest: { options: { javelinThreatens: false } } }],
    leaves,
    owed(),
    NONE,
  ),
  row(
    'threat.javelin',
    2,
    'its blow',
    [a({ attacks: [JAVELIN] }), t(1)],
    attack('a', 't', 'javelin', { melee: true }),
    all(fields({ mode: 'melee' }), modifier('non-proficient', -4)),
  ),
  row('threat.javelin', 3, 'a shuriken', [...armedWith(SHURIKEN)], leaves, owed(), NONE),
  row('threat.javelin', 4, 'a bow', [...armedWith('bow')], leaves, owed(), NONE),
  row('threat.javelin', 5, 'a dagger', [...armedWith('dagger')], leaves, owed('f'), NONE),
  row(
    'threat.javelin',
    5,
    'the blow of a dagger',
    [a({ attacks: ['dagger'] }), t(1)],
    attack('a', 't', 'dagger'),
    without('non-proficient'),
    NONE,
  ),
  row(
    'threat.javelin',
    6,
    'a javelin thrown',
    [a({ attacks: [JAVELIN] }), t(4)],
    attack('a', 't', 'javelin'),
    all(fields({ mode: 'ranged' }), without('non-proficient')),
    NONE,
  ),
  row(
    'threat.javelin',
    'extra',
    'the cells around a javelin',
    [a({ attacks: [JAVELIN] })],
    { ask: 'threat', of: 'a' },
    fields({ reach: 1 }),
  ),
  row(
    'threat.javelin',
    'extra',
    'a blow as an action',
    [a({ attacks: [JAVELIN] }), t(1)],
    act('a', 'melee-attack', { with: 'javelin', target: 't' }),
    fields({ legal: true, provokes: 'no' }),
    STATED,
  ),
  row('attack.bolas', 0, 'a horse six squares away', [tripper, t(6, 0, HORSE)], tripped(), (v) =>
    expect((v['defender'] as Answer)['modifiers']).toContainEqual(
      expect.objectContaining({ type: 'circumstance', value: 4 }),
    ),
  ),
  row(
    'attack.bolas',
    1,
    'a failed trip',
    [tripper, t(6)],
    tripped({ totals: { attacker: 5, defender: 20 } }),
    fields({ outcome: { result: 'failure', effects: [] } }),
  ),
  row(
    'attack.bolas',
    2,
    'beside a foe with a sword',
    [tripper, t(6), creature('f', 0, 1)],
    tripped(),
    owed('f'),
  ),
  row(
    'attack.bolas',
    3,
    'a foe six squares away',
    [tripper, t(6)],
    tripped(),
    fields({ legal: true, touch: true, thrown: true }),
  ),
  row(
    'attack.bolas',
    4,
    'a Huge foe',
    [tripper, t(6, 0, { size: 'huge', build: 'tall' })],
    tripped(),
    fields({ legal: false, why: ['too-big'] }),
  ),
  row(
    'attack.bolas',
    'extra',
    'the same asked as an action',
    [tripper, t(6), creature('f', 0, 1)],
    act('a', 'trip', { with: 'bolas', target: 't' }),
    all(fields({ legal: true, provokes: 'yes' }), owed('f')),
  ),
  row(
    'attack.bolas',
    'extra',
    'the target beside the thrower does not strike alone',
    [tripper, t(1)],
    tripped(),
    owed('t'),
  ),
  row(
    'attack.tanglefoot',
    0,
    'a man fails the save',
    [t(0)],
    goo({ roll: 14 }),
    fields({ outcome: { conditions: ['entangled'], effects: ['held'] } }),
  ),
  row(
    'attack.tanglefoot',
    1,
    'a man saves',
    [t(0)],
    goo({ roll: 15 }),
    fields({ outcome: { conditions: ['entangled'], effects: [] } }),
  ),
  row(
    'attack.tanglefoot',
    2,
    'a Huge giant',
    [t(0, 0, { size: 'huge', build: 'tall' })],
    goo(),
    fields({ immune: 'size', outcome: { conditions: [], effects: [] } }),
  ),
  row(
    'attack.tanglefoot',
    3,
    'a winged flyer fails the save',
    [t(0, 0, { ...FLYING, traits: ['winged'] })],
    goo({ roll: 14 }),
    fields({ outcome: { conditions: ['entangled'], effects: ['falls'] }, unknown: [] }),
  ),
  row(
    'attack.tanglefoot',
    4,
    'a flyer without wings',
    [t(0, 0, { ...FLYING, traits: ['wingless'] })],
    goo(),
    (v) => {
      expect(v).not.toHaveProperty('roll');
      expect(v).toMatchObject({ outcome: { conditions: ['entangled'], effects: [] } });
    },
  ),
  row(
    'attack.tanglefoot',
    5,
    'thrown at a Huge giant',
    [a({ attacks: [BAG] }), t(3, 0, { size: 'huge', build: 'tall' })],
    attack('a', 't', 'bag'),
    barred('wrong-size-target'),
  ),
  row(
    'attack.tanglefoot',
    6,
    'thrown at a man',
    [a({ attacks: [BAG] }), t(3)],
    attack('a', 't', 'bag'),
    fields({ possible: true, against: 'touch' }),
  ),
  row('attack.net', 4, 'bursting it', [a({ conditions: ['entangled'] })], act('a', 'burst-net'), {
    legal: true,
    kind: 'full-round',
    checks: [{ skill: 'str', dc: 25 }],
  }),
]);
