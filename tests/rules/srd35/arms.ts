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
  cells,
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
import { modifier, all } from '../checks.ts';
import { asking, rowsOf } from '../rows.ts';

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
const both = asking(fullAttack('a', { primary: 'sword', offHand: 'off' }), row);
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
const whipped = asking(attack('a', 't', 'whip'), row);
const lashed = (more: CreatureMore = {}): Thing[] => [a({ attacks: [WHIP] }), t(1, 0, more)];
const BASH = swung('shield', { light: true, offHand: true, tags: ['shield-light'] });
const HEAVY = swung('shield', { offHand: true, tags: ['shield-heavy'] });
const shielded = (arm: typeof BASH, more: CreatureMore = {}): Thing =>
  a({ abilities: { str: 10, dex: 10 }, attacks: ['sword', arm], ...more });
const bash = attack('a', 't', 'shield');
const sides = fullAttack('a', { primary: 'sword', offHand: 'shield' });
const handy = (more: CreatureMore = {}): Thing =>
  t(6, 0, { traits: ['deflect-arrows'], attacks: ['sword'], ...more });
const arrow = asking(attack('a', 't', 'bow'), row);
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
const leaves = asking(move('a', cells('0,0 0,-1')), row);
const BOLAS = hurled('bolas', 2, { tags: ['bolas'] });
const tripper = a({ attacks: [BOLAS], size: 'medium', abilities: { str: 10 } });
const HORSE: CreatureMore = { size: 'large', build: 'long', traits: ['more-than-two-legs'] };
const tripped = (more: object = {}) => special('trip', 'a', 't', { with: 'bolas', ...more });
const BAG = hurled('bag', 2, { tags: ['tanglefoot'] });
const goo = (more: object = {}) => ({ ask: 'hazard', of: 't', hazard: 'tanglefoot', ...more });
const FLYING: CreatureMore = { speed: { fly: 8 }, conditions: ['flying'] };

export default cases('srd35', [
  row('feat.spring-attack', 0, '3 squares, a blow, 3 squares')
    .on(a(spring), t(3, 1))
    .ask(passing('a', 't', along(6), 3))
    .gives(fields({ legal: true, spared: ['t'], opportunities: [] })),
  row('feat.spring-attack', 1, 'no movement before')
    .on(a(spring), t(0, 1))
    .ask(passing('a', 't', along(2), 0))
    .gives(refused('no-way-around')),
  row('feat.spring-attack', 2, 'in heavy armor')
    .on(a({ ...spring, armour: 'heavy' }), t(3, 1))
    .ask(passing('a', 't', along(6), 3))
    .gives(refused('heavy-armour')),
  row('feat.spring-attack', 3, 'another foe on the way')
    .on(a(spring), t(3, 1), creature('u', 5, 1))
    .ask(passing('a', 't', along(6), 3))
    .gives(all(fields({ legal: true }), owed('u'))),
  row('feat.shot-on-the-run', 0, '3 squares, a shot, 3 squares')
    .on(archer('a', 0, 0, { traits: ['shot-on-the-run'] }), t(3, 6))
    .ask(passing('a', 't', along(6), 3, 'bow'))
    .gives(fields({ legal: true })),
  row('feat.shot-on-the-run', 1, 'a shot beside a foe')
    .on(archer('a', 0, 0, { traits: ['shot-on-the-run'] }), t(3, 6), creature('u', 3, 1))
    .ask(passing('a', 't', along(2), 2, 'bow'))
    .gives(owed('u')),

  row('feat.combat-expertise', 0, 'asks 4 with a base attack bonus of 3')
    .on(a(expert), t(1))
    .ask(expertise(4))
    .uncited(REFUSED)
    .gives(barred('declared-amount')),
  row('feat.combat-expertise', 1, 'asks 3')
    .on(a(expert), t(1))
    .ask(expertise(3))
    .gives(
      all(modifier('feat', -3), (v) =>
        expect(v['own']).toContainEqual(
          expect.objectContaining({ on: 'ac', value: 3, type: 'dodge' }),
        ),
      ),
    ),
  row('feat.combat-expertise', 2, 'with a bow')
    .on(a({ ...expert, attacks: 'bow' }), t(6))
    .ask(attack('a', 't', 'bow', { declare: { 'combat-expertise': 3 } }))
    .uncited(REFUSED)
    .gives(barred('wrong-weapon')),
  row('feat.power-attack', 0, '3 with a greatsword')
    .on(a(strong), t(1))
    .ask(power('greatsword'))
    .gives(all(modifier('feat', -3), bonusDamage(6))),
  row('feat.power-attack', 1, '3 with a dagger')
    .on(a(strong), t(1))
    .ask(power('dagger'))
    .gives(all(modifier('feat', -3), (v) => expect(v['damage']).toEqual([]))),
  row('feat.power-attack', 2, '3 with a longsword')
    .on(a(strong), t(1))
    .ask(power('sword'))
    .gives(bonusDamage(3)),
  row('feat.power-attack', 3, 'an opportunity with the greatsword')
    .on(a(strong), t(1))
    .ask(power('greatsword', { action: 'opportunity' }))
    .gives(all(modifier('feat', -3), bonusDamage(6))),
  row('feat.point-blank', 0, 'six squares')
    .on(archer('a', 0, 0, close), t(6))
    .ask(attack('a', 't', 'bow'))
    .uncited(STATED)
    .gives(modifier('point-blank', 1)),
  row('feat.point-blank', 0, 'seven squares')
    .on(archer('a', 0, 0, close), t(7))
    .ask(attack('a', 't', 'bow'))
    .uncited(NONE)
    .gives(without('point-blank')),
  row('feat.point-blank', 1, 'behind a low wall')
    .on(archer('a', 0, 0, sharp), t(6), lowWall(6, 0, 6, 1))
    .ask(attack('a', 't', 'bow'))
    .uncited(NONE)
    .gives(without('cover')),
  row('feat.point-blank', 2, 'an invisible target in a square that is named')
    .on(archer('a', 0, 0, sharp), t(6, 0, { conditions: ['invisible'] }))
    .ask(attack('a', 't', 'bow', { at: [6, 0] }))
    .uncited(NONE)
    .gives({ missChance: 50 }),
  row('feat.rapid-shot', 0, 'a full attack with the bow')
    .on(archer('a', 0, 0, { bab: 6, ...rapid }))
    .ask(fullAttack('a', { primary: 'bow', declare: { 'rapid-shot': 1 } }))
    .gives(bonuses(4, 4, -1)),
  row('feat.rapid-shot', 1, 'Manyshot at seven squares')
    .on(archer('a', 0, 0, { bab: 6, ...rapid }), t(7))
    .ask(many(2))
    .uncited(REFUSED)
    .gives(barred('out-of-range')),
  row('feat.rapid-shot', 2, 'three arrows with a base attack bonus of 6')
    .on(archer('a', 0, 0, { bab: 6, ...rapid }), t(5))
    .ask(many(3))
    .uncited(REFUSED)
    .gives(barred('declared-amount')),
  row('feat.rapid-shot', 'extra', 'three arrows with a base attack bonus of 11')
    .on(archer('a', 0, 0, { bab: 11, ...rapid }), t(5))
    .ask(many(3))
    .gives(modifier('feat', -6)),
  row('feat.two-weapon-defence', 0, 'sword and dagger')
    .on(creature('t', 1, 0), a(guarded))
    .ask(attack('t', 'a', 'sword'))
    .uncited(STATED)
    .gives(modifier('feat', 1)),
  row('feat.two-weapon-defence', 1, 'a creature with two weapons that fights defensively')
    .on(creature('t', 1, 0), a({ ...guarded, conditions: ['fighting-defensively'] }))
    .ask(attack('t', 'a', 'sword'))
    .uncited(STATED)
    .gives(modifier('feat', 2)),
  row('feat.two-weapon-defence', 2, 'a creature with the feat and one weapon in hand')
    .on(creature('t', 1, 0), a({ traits: ['two-weapon-defence'] }))
    .ask(attack('t', 'a', 'sword'))
    .uncited(NONE)
    .gives(without('feat')),
  row('feat.dodge', 0, 'the named opponent')
    .on(creature('t', 1, 0), a({ traits: ['dodge-feat'] }))
    .ask(attack('t', 'a', 'sword', { dodged: true }))
    .uncited(STATED)
    .gives(modifier('dodge-feat', 1)),
  row('feat.dodge', 1, 'another one')
    .on(creature('t', 1, 0), a({ traits: ['dodge-feat'] }))
    .ask(attack('t', 'a', 'sword'))
    .uncited(NONE)
    .gives(without('dodge-feat')),
  row('feat.quick-draw', 0, 'draws and strikes in full')
    .on(a({ ...drawn, traits: ['quick-draw'] }), t(1))
    .ask(drawing)
    .uncited(STATED)
    .gives(steps(true, true)),
  row('feat.quick-draw', 1, 'without the feat')
    .on(a(drawn), t(1))
    .ask(drawing)
    .uncited(NONE)
    .gives(steps(true, 'no-action-left')),
  both('feat.two-weapon', 0, 'with the feat')
    .on(a(trained))
    .uncited(STATED)
    .gives(bonuses(4, -1, 4)),
  both('feat.two-weapon', 1, 'without it')
    .on(a(two))
    .uncited(NONE)
    .gives(bonuses(2, -3, -2)),
  both('feat.two-weapon', 2, 'with Improved Two-Weapon Fighting')
    .on(a({ ...trained, traits: [...trained.traits, 'improved-two-weapon-fighting'] }))
    .uncited(STATED)
    .gives(bonuses(4, -1, 4, -1)),

  row('attack.buckler', 0, 'a two-handed axe')
    .on(a({ traits: ['buckler'], attacks: [GREATSWORD] }), t(1))
    .ask(attack('a', 't', 'greatsword'))
    .gives(modifier('shield-arm', -1)),
  row('attack.buckler', 1, 'a longbow')
    .on(a({ traits: ['buckler'], attacks: [LONGBOW] }), t(6))
    .ask(attack('a', 't', 'longbow'))
    .uncited(NONE)
    .gives(without('shield-arm')),
  row('attack.buckler', 2, 'a sword in the other hand')
    .on(a({ traits: ['buckler'] }), t(1))
    .ask(attack('a', 't', 'sword'))
    .uncited(NONE)
    .gives(without('shield-arm')),
  row('attack.buckler', 'extra', 'a dagger in the off hand')
    .on(a({ traits: ['buckler'], attacks: [OFF] }), t(1))
    .ask(attack('a', 't', 'off'))
    .gives(modifier('shield-arm', -1)),
  row('attack.longbow-mounted', 0, 'a longbow in the saddle')
    .on(rider({ attacks: [LONGBOW] }), t(12, 4))
    .ask(attack('a', 't', 'longbow'))
    .gives(barred('not-from-saddle')),
  row('attack.longbow-mounted', 1, 'a composite longbow')
    .on(rider({ attacks: [COMPOSITE] }), t(12, 4))
    .ask(attack('a', 't', 'composite'))
    .uncited(NONE)
    .gives({ possible: true }),
  row('attack.longbow-mounted', 2, 'the longbow on foot')
    .on(a({ attacks: [LONGBOW] }), t(12))
    .ask(attack('a', 't', 'longbow'))
    .gives({ possible: true }),
  row('attack.strength-bow', 0, 'rating 3, Strength 12')
    .on(a({ attacks: [rated(3)], abilities: { str: 12 } }), t(6))
    .ask(attack('a', 't', 'composite'))
    .gives(modifier('bow-rating', -2)),
  row('attack.strength-bow', 1, 'rating 1, Strength 12')
    .on(a({ attacks: [rated(1)], abilities: { str: 12 } }), t(6))
    .ask(attack('a', 't', 'composite'))
    .uncited(NONE)
    .gives(without('bow-rating')),
  row('attack.strength-bow', 2, 'rating 0, Strength 8')
    .on(a({ attacks: [rated(0)], abilities: { str: 8 } }), t(6))
    .ask(attack('a', 't', 'composite'))
    .gives(modifier('bow-rating', -2)),
  row('attack.net', 0, 'an ogre two squares away')
    .on(a({ attacks: [NET] }, 2, 2), ogre('t', 4, 2))
    .ask(attack('a', 't', 'net'))
    .gives({ possible: true, against: 'touch' }),
  row('attack.net', 1, 'three squares away')
    .on(a({ attacks: [NET] }, 2, 2), t(5, 2))
    .ask(attack('a', 't', 'net'))
    .gives(barred('out-of-range')),
  row('attack.net', 2, 'a Huge target')
    .on(a({ attacks: [NET] }, 2, 2), t(4, 2, { size: 'huge', build: 'tall' }))
    .ask(attack('a', 't', 'net'))
    .gives(barred('wrong-size-target')),
  row('attack.net', 3, 'an escape from a net')
    .on(a({ conditions: ['entangled'] }))
    .ask(act('a', 'escape-net'))
    .uncited(STATED)
    .gives({ legal: true, kind: 'full-round', checks: [{ skill: 'escape-artist', dc: 20 }] }),
  row('attack.throw-melee', 0, 'a longsword that is thrown')
    .on(a())
    .ask(weapon('a', 'sword', { thrown: true, improvised: true }))
    .uncited(STATED)
    .gives(all(modifier('improvised', -4), fields({ rangeIncrement: 2, action: 'standard' }))),
  row('attack.throw-melee', 1, 'a greatsword that is thrown')
    .on(a({ attacks: [GREATSWORD] }))
    .ask(weapon('a', 'greatsword', { thrown: true, improvised: true }))
    .uncited(STATED)
    .gives({ action: 'full-round' }),
  row('attack.throw-melee', 2, 'a rapier')
    .on(a({ attacks: [swung('rapier', { critical: { from: 18, times: 2 } })] }))
    .ask(weapon('a', 'rapier', { thrown: true, improvised: true }))
    .uncited(STATED)
    .gives({ critical: { from: 20, times: 2 } }),
  row('damage.set-weapon', 0, 'a set spear and a charger')
    .on(a({ attacks: [SPEAR] }), t(1, 0, { conditions: ['charging'] }))
    .ask(attack('a', 't', 'spear', { set: true }))
    .gives(times(2)),
  row('damage.set-weapon', 1, 'a set spear and a walker')
    .on(a({ attacks: [SPEAR] }), t(1))
    .ask(attack('a', 't', 'spear', { set: true }))
    .gives(times(undefined)),
  row('damage.set-weapon', 2, 'a set longsword and a charger')
    .on(a(), t(1, 0, { conditions: ['charging'] }))
    .ask(attack('a', 't', 'sword', { set: true }))
    .uncited(NONE)
    .gives(times(undefined)),
  row('action.two-weapon-limit', 0, 'both ends of a double weapon')
    .on(a(staffed))
    .ask(ends)
    .uncited(STATED)
    .gives(bonuses(2, -3, -2)),
  row('action.two-weapon-limit', 1, 'with the feat')
    .on(a({ ...staffed, traits: ['two-weapon-fighting-feat'] }))
    .ask(ends)
    .uncited(STATED)
    .gives(bonuses(4, -1, 4)),
  row('attack.splash-intersection', 0, 'a flask at a corner')
    .on(a())
    .ask(splash({ at: [6, 5], hit: true, from: 'a' }))
    .uncited(STATED)
    .gives((v) => {
      expect(v).toMatchObject({ against: 5, direct: null });
      expect(v['cells']).toEqual(cells('5,4 6,4 5,5 6,5'));
    }),
  whipped('damage.whip', 0, 'leather armor')
    .on(lashed({ armour: 'light' }))
    .gives(fields({ harmless: true, nonlethal: true })),
  whipped('damage.whip', 1, 'no armor')
    .on(lashed({ armour: 'none', ac: { total: 12, touch: 12 } }))
    .gives((v) => {
      expect(v).toMatchObject({ nonlethal: true, unknown: [] });
      expect(v).not.toHaveProperty('harmless');
    }),
  row('damage.whip', 2, 'natural armor of 3')
    .on(lashed())
    .ask(attack('a', 't', 'whip', { parts: [{ type: 'natural-armour', value: 3 }] }))
    .gives(fields({ harmless: true })),
  whipped('damage.whip', 3, 'natural armor of 2 without armor')
    .on(lashed({ armour: 'none', ac: { total: 13, touch: 11 } }))
    .gives((v) => expect(v).not.toHaveProperty('harmless')),
  whipped('damage.whip', 4, 'armor that nobody knows')
    .on(lashed())
    .gives((v) => {
      expect(v).not.toHaveProperty('harmless');
      expect(v['unknown']).toContain('creatures.t.armour');
    }),
  row('attack.shield-bash', 0, 'sword and light shield')
    .on(shielded(BASH))
    .ask(sides)
    .uncited(STATED)
    .gives(bonuses(2, -3, -2)),
  row('attack.shield-bash', 1, 'sword and heavy shield')
    .on(shielded(HEAVY))
    .ask(sides)
    .uncited(STATED)
    .gives(bonuses(0, -5, -4)),
  row('attack.shield-bash', 2, 'a bash with the light shield')
    .on(shielded(BASH), t(1))
    .ask(bash)
    .gives((v) =>
      expect(v['own']).toContainEqual(
        expect.objectContaining({ on: 'ac', value: -1, why: 'shield-bash' }),
      ),
    ),
  row('attack.shield-bash', 3, 'a bash with the heavy shield and the feat')
    .on(shielded(HEAVY, { traits: ['improved-shield-bash'] }), t(1))
    .ask(bash)
    .gives((v) => expect(v['own']).toEqual([])),
  row('attack.shield-bash', 4, 'a light shield alone in hand')
    .on(creature('f', 1, 1, { attacks: [BASH] }), a({ attacks: 'none' }))
    .ask(move('a', cells('0,0 0,-1')))
    .uncited(NONE)
    .gives(owed('f')),
  arrow('feat.deflect-arrows', 0, 'one hand free')
    .on(archer('a', 0, 0), handy())
    .gives(deflects(true)),
  row('feat.deflect-arrows', 1, 'a second arrow')
    .on(archer('a', 0, 0), handy())
    .ask(attack('a', 't', 'bow', { deflected: true }))
    .gives(deflects(false, 'already-deflected')),
  arrow('feat.deflect-arrows', 2, 'sword and dagger in hand')
    .on(archer('a', 0, 0), handy({ attacks: ['sword', OFF] }))
    .gives(deflects(false, 'hands-full')),
  row('feat.deflect-arrows', 3, 'a boulder')
    .on(a({ attacks: [hurled('boulder', 12, { tags: ['massive'] })] }), handy())
    .ask(attack('a', 't', 'boulder'))
    .gives(deflects(false, 'massive-missile')),
  arrow('feat.deflect-arrows', 4, 'a flat-footed creature with Deflect Arrows')
    .on(archer('a', 0, 0), handy({ conditions: ['flat-footed'] }))
    .gives(deflects(false, 'flat-footed')),
  arrow('feat.deflect-arrows', 5, 'with Snatch Arrows')
    .on(archer('a', 0, 0), handy({ traits: ['deflect-arrows', 'snatch-arrows'] }))
    .gives(all(deflects(true), (v) => expect(v['deflects']).toHaveProperty('catches', true))),
  row('feat.deflect-arrows', 'extra', 'a blow in melee')
    .on(a(), t(1, 0, { traits: ['deflect-arrows'] }))
    .ask(attack('a', 't', 'sword'))
    .uncited(NONE)
    .gives((v) => expect(v).not.toHaveProperty('deflects')),
  arrow('feat.deflect-arrows', 'extra', 'an invisible archer')
    .on(archer('a', 0, 0, { conditions: ['invisible'] }), handy())
    .gives((v) => expect(v['deflects']).toMatchObject({ allowed: false })),
  row('feat.stunning-fist', 0, 'level 6, Wisdom 16')
    .on(a(monk), t(1))
    .ask(stunning())
    .gives(stuns({ dc: 16 })),
  row('feat.stunning-fist', 1, 'a stunning blow against a zombie')
    .on(a(monk), t(1, 0, { traits: ['undead'] }))
    .ask(stunning())
    .gives(stuns({ immune: 'undead' })),
  row('feat.stunning-fist', 2, 'an incorporeal foe')
    .on(a(monk), t(1, 0, { conditions: ['incorporeal'] }))
    .ask(stunning())
    .gives(stuns({ immune: 'incorporeal' })),
  row('feat.stunning-fist', 3, 'with a sword')
    .on(a(monk), t(1))
    .ask(stunning('sword'))
    .uncited(REFUSED)
    .gives(barred('wrong-weapon')),
  row('feat.diehard', 0, 'acts as disabled and attacks')
    .on(dying(-4, 'disabled'))
    .ask(vitals({ act: 'standard' }))
    .gives(fields({ state: 'disabled', hp: { current: -5 } })),
  row('feat.diehard', 1, 'acts as disabled and moves')
    .on(dying(-4, 'disabled'))
    .ask(vitals({ act: 'move' }))
    .gives(fields({ state: 'disabled', hp: { current: -4 } })),
  row('feat.diehard', 2, 'attacks at -9')
    .on(dying(-9, 'disabled'))
    .ask(vitals({ act: 'standard' }))
    .uncited(STATED)
    .gives(fields({ state: 'dead', hp: { current: -10 } })),
  row('feat.diehard', 3, 'does not act')
    .on(dying(-4))
    .ask(vitals({}))
    .gives(fields({ state: 'stable', orElse: 'disabled' })),
  row('feat.diehard', 4, 'falls from 3 to -4')
    .on(dying(3))
    .ask(vitals({ hp: { current: -4 } }))
    .gives(fields({ state: 'stable', orElse: 'disabled' })),
  row('feat.diehard', 'extra', 'a creature without the feat falls from 3 to -4')
    .on(a({ hp: { current: 3, max: 20 } }))
    .ask(vitals({ hp: { current: -4 } }))
    .uncited(NONE)
    .gives(fields({ state: 'dying' })),
  leaves('threat.javelin', 0, 'a javelin alone in hand')
    .on(...armedWith(JAVELIN))
    .gives(owed('f')),
  leaves(
    'threat.javelin',
    1,
    'a javelin alone in hand, by the house rule that it does not threaten',
  )
    .on(...armedWith(JAVELIN), { rest: { options: { javelinThreatens: false } } })
    .uncited(NONE)
    .gives(owed()),
  row('threat.javelin', 2, 'a blow in melee with a javelin')
    .on(a({ attacks: [JAVELIN] }), t(1))
    .ask(attack('a', 't', 'javelin', { melee: true }))
    .gives(all(fields({ mode: 'melee' }), modifier('non-proficient', -4))),
  leaves('threat.javelin', 3, 'a move beside a foe with a shuriken')
    .on(...armedWith(SHURIKEN))
    .uncited(NONE)
    .gives(owed()),
  leaves('threat.javelin', 4, 'a move beside a foe with a bow')
    .on(...armedWith('bow'))
    .uncited(NONE)
    .gives(owed()),
  leaves('threat.javelin', 5, 'a dagger')
    .on(...armedWith('dagger'))
    .uncited(NONE)
    .gives(owed('f')),
  row('threat.javelin', 5, 'the blow of a dagger')
    .on(a({ attacks: ['dagger'] }), t(1))
    .ask(attack('a', 't', 'dagger'))
    .uncited(NONE)
    .gives(without('non-proficient')),
  row('threat.javelin', 6, 'a javelin thrown')
    .on(a({ attacks: [JAVELIN] }), t(4))
    .ask(attack('a', 't', 'javelin'))
    .uncited(NONE)
    .gives(all(fields({ mode: 'ranged' }), without('non-proficient'))),
  row('threat.javelin', 'extra', 'the cells around a javelin')
    .on(a({ attacks: [JAVELIN] }))
    .ask({ ask: 'threat', of: 'a' })
    .gives(fields({ reach: 1 })),
  row('threat.javelin', 'extra', 'a blow as an action')
    .on(a({ attacks: [JAVELIN] }), t(1))
    .ask(act('a', 'melee-attack', { with: 'javelin', target: 't' }))
    .uncited(STATED)
    .gives(fields({ legal: true, provokes: 'no' })),
  row('attack.bolas', 0, 'a horse six squares away')
    .on(tripper, t(6, 0, HORSE))
    .ask(tripped())
    .gives((v) =>
      expect((v['defender'] as Answer)['modifiers']).toContainEqual(
        expect.objectContaining({ type: 'circumstance', value: 4 }),
      ),
    ),
  row('attack.bolas', 1, 'a failed trip')
    .on(tripper, t(6))
    .ask(tripped({ totals: { attacker: 5, defender: 20 } }))
    .gives(fields({ outcome: { result: 'failure', effects: [] } })),
  row('attack.bolas', 2, 'beside a foe with a sword')
    .on(tripper, t(6), creature('f', 0, 1))
    .ask(tripped())
    .gives(owed('f')),
  row('attack.bolas', 3, 'a foe six squares away')
    .on(tripper, t(6))
    .ask(tripped())
    .gives(fields({ legal: true, touch: true, thrown: true })),
  row('attack.bolas', 4, 'a Huge foe')
    .on(tripper, t(6, 0, { size: 'huge', build: 'tall' }))
    .ask(tripped())
    .gives(fields({ legal: false, why: ['too-big'] })),
  row('attack.bolas', 'extra', 'bolas against a Huge foe, asked as an action')
    .on(tripper, t(6), creature('f', 0, 1))
    .ask(act('a', 'trip', { with: 'bolas', target: 't' }))
    .gives(all(fields({ legal: true, provokes: 'yes' }), owed('f'))),
  row('attack.bolas', 'extra', 'the target beside the thrower does not strike alone')
    .on(tripper, t(1))
    .ask(tripped())
    .gives(owed('t')),
  row('attack.tanglefoot', 0, 'a man fails the save')
    .on(t(0))
    .ask(goo({ roll: 14 }))
    .gives(fields({ outcome: { conditions: ['entangled'], effects: ['held'] } })),
  row('attack.tanglefoot', 1, 'a man saves')
    .on(t(0))
    .ask(goo({ roll: 15 }))
    .gives(fields({ outcome: { conditions: ['entangled'], effects: [] } })),
  row('attack.tanglefoot', 2, 'a Huge giant')
    .on(t(0, 0, { size: 'huge', build: 'tall' }))
    .ask(goo())
    .gives(fields({ immune: 'size', outcome: { conditions: [], effects: [] } })),
  row('attack.tanglefoot', 3, 'a winged flyer fails the save')
    .on(t(0, 0, { ...FLYING, traits: ['winged'] }))
    .ask(goo({ roll: 14 }))
    .gives(fields({ outcome: { conditions: ['entangled'], effects: ['falls'] }, unknown: [] })),
  row('attack.tanglefoot', 4, 'a flyer without wings')
    .on(t(0, 0, { ...FLYING, traits: ['wingless'] }))
    .ask(goo())
    .gives((v) => {
      expect(v).not.toHaveProperty('roll');
      expect(v).toMatchObject({ outcome: { conditions: ['entangled'], effects: [] } });
    }),
  row('attack.tanglefoot', 5, 'thrown at a Huge giant')
    .on(a({ attacks: [BAG] }), t(3, 0, { size: 'huge', build: 'tall' }))
    .ask(attack('a', 't', 'bag'))
    .gives(barred('wrong-size-target')),
  row('attack.tanglefoot', 6, 'thrown at a man')
    .on(a({ attacks: [BAG] }), t(3))
    .ask(attack('a', 't', 'bag'))
    .gives(fields({ possible: true, against: 'touch' })),
  row('attack.net', 4, 'an attempt to burst a net')
    .on(a({ conditions: ['entangled'] }))
    .ask(act('a', 'burst-net'))
    .gives({ legal: true, kind: 'full-round', checks: [{ skill: 'str', dc: 25 }] }),
]);
