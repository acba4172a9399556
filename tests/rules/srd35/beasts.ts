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
const sleeping = (...traits: string[]) =>
  creature('t', 0, 0, {
    size: 'large',
    traits: ['regeneration', ...traits],
    conditions: ['asleep'],
  });
const kill = (type?: string) =>
  special('coup-de-grace', 'a', 't', { with: 'sword', damage: 24, ...(type && { type }) });
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
  row(WEAPONS, 0, 'a sword strikes a rat swarm')
    .on(rats(0, 0))
    .ask(wound('s', 8, { type: 'slashing' }))
    .gives({ dealt: 4, hp: { current: 9 }, reducedBy: ['swarm'] }),
  row(WEAPONS, 'extra', 'a spear strikes a rat swarm')
    .on(rats(0, 0))
    .ask(wound('s', 8, { type: 'piercing' }))
    .gives({ dealt: 4, hp: { current: 9 }, reducedBy: ['swarm'] }),
  row(WEAPONS, 1, 'a sword strikes a spider swarm')
    .on(spiders)
    .ask(wound('s', 8, { type: 'slashing' }))
    .gives({ dealt: 0, hp: { current: 13 } }),
  row(WEAPONS, 2, 'burning hands on a spider swarm')
    .on(spiders)
    .ask(wound('s', 9, { type: 'fire', attackRoll: false, area: true }))
    .gives({ dealt: 13, hp: { current: 0 } }),
  row(WEAPONS, 'extra', 'a club strikes a rat swarm')
    .on(rats(0, 0))
    .ask(wound('s', 8, { type: 'bludgeoning' }))
    .uncited(CONTROL)
    .gives({ dealt: 8 }),
  row(WEAPONS, 'extra', 'a weapon of an unknown kind strikes a rat swarm')
    .on(rats(0, 0))
    .ask(wound('s', 8))
    .gives({ dealt: 8, unknown: ['ask.type'] }),
  row(WEAPONS, 'extra', 'a flask of acid that splashes a rat swarm')
    .on(rats(0, 0))
    .ask(wound('s', 1, { type: 'acid', attackRoll: false, area: true }))
    .gives({ dealt: 1 }),

  row(ATTACK, 0, 'a rat swarm on two creatures')
    .on(rats(0, 0), hero('p', 0, 0), hero('q', 1, 1), hero('r', 2, 1))
    .ask(swarm('s'))
    .gives({ damage: '1d6', harmed: ['p', 'q'], unharmed: [] }),
  row(ATTACK, 1, 'a rat swarm on a ghost')
    .on(rats(0, 0), hero('p', 0, 0, { subtypes: ['incorporeal'], type: 'undead' }))
    .ask(swarm('s'))
    .gives({ harmed: [], unharmed: ['p'], distracted: [] }),
  row(ATTACK, 'extra', 'a swarm of 11 Hit Dice')
    .on(rats(0, 0, { hitDice: 11 }))
    .ask(swarm('s'))
    .gives({ damage: '3d6' }),
  row(ATTACK, 'extra', 'a swarm of 21 Hit Dice')
    .on(rats(0, 0, { hitDice: 21 }))
    .ask(swarm('s'))
    .gives({ damage: '5d6' }),
  row(ATTACK, 'extra', 'a swarm of unknown Hit Dice')
    .on({ ...rats(0, 0), creature: { id: 's', at: [0, 0], subtypes: ['swarm'] } })
    .ask(swarm('s'))
    .gives({ unknown: ['creatures.s.hitDice', 'creatures.s.abilities.con'] }),
  row(ATTACK, 'extra', 'a creature that is no swarm')
    .on(hero('s', 0, 0))
    .ask(swarm('s'))
    .gives({ why: 'no-swarm' }),

  row(DISTRACTION, 0, 'a man begins his turn in a rat swarm')
    .on(rats(0, 0), hero('p', 1, 0))
    .ask(swarm('s'))
    .gives({ distracted: ['p'], save: { save: 'fortitude', dc: 13 } }),
  row(DISTRACTION, 1, 'a man casts a spell of level 2 in a rat swarm')
    .on(rats(0, 0), hero('p', 1, 0))
    .ask(act('p', 'cast-spell', { level: 2 }))
    .cites('srd35.concentration.swarm')
    .gives(concentration(22)),
  row(DISTRACTION, 'extra', 'a golem in a rat swarm is not distracted')
    .on(rats(0, 0), hero('p', 1, 0, { type: 'construct' }))
    .ask(swarm('s'))
    .gives({ harmed: ['p'], distracted: [] }),
  row(CASTING, 0, 'a spell of level 1 in a bat swarm')
    .on(rats(0, 0, { size: 'diminutive' }), hero('p', 1, 1))
    .ask(act('p', 'cast-spell', { level: 1 }))
    .gives(concentration(21)),
  row(CASTING, 1, 'a swarm in the adjacent square only')
    .on(rats(0, 0), hero('p', 2, 0))
    .ask(act('p', 'cast-spell', { level: 1 }))
    .uncited(CONTROL)
    .gives({ checks: [] }),
  row(CASTING, 'extra', 'an entangled man in a swarm makes both checks')
    .on(rats(0, 0), hero('p', 1, 0, { conditions: ['entangled'] }))
    .ask(act('p', 'cast-spell', { level: 1 }))
    .gives(concentration(16, 21)),

  ...(
    [
      ['a sword that is not magic', 0, harm('g', 'nonmagical'), false],
      ['a magic sword, 30 on d%', 1, harm('g', 'magical', { roll: 30 }), false],
      ['a magic sword, 51 on d%', 'extra', harm('g', 'magical', { roll: 51 }), true],
      ['magic missile', 2, harm('g', 'force'), true],
    ] as const
  ).map(([given, n, ask, affects]) =>
    row(GHOST, n, `${given} strikes a ghost`)
      .on(creature('g', 0, 0, { type: 'undead', subtypes: ['incorporeal'] }))
      .ask(ask)
      .gives({ affects }),
  ),

  row(REGENERATES, 0, 'a sword strikes a troll')
    .on(troll())
    .ask(wound('t', 12, { type: 'slashing' }))
    .gives({ dealt: 12, nonlethal: true, hp: { current: 63, nonlethal: 12 } }),
  row(REGENERATES, 1, 'acid on a troll')
    .on(troll())
    .ask(wound('t', 5, { type: 'acid' }))
    .gives({ dealt: 5, hp: { current: 58, nonlethal: 0 }, unknown: ['creatures.t.traits'] }),
  row(REGENERATES, 'extra', 'fire on a creature that only cold hurts for good')
    .on(troll(['lethal-cold']))
    .ask(wound('t', 5, { type: 'fire' }))
    .gives({ nonlethal: true, hp: { current: 63, nonlethal: 5 }, unknown: [] }),
  row(REGENERATES, 'extra', '50 points with a sword are no massive damage to a troll')
    .on(troll(['lethal-fire']))
    .ask(wound('t', 50, { type: 'slashing' }))
    .gives({ massive: null, nonlethal: true, unknown: [] }),

  row(GRAB, 0, 'an owlbear grabs a man')
    .on(owlbear(), hero('p', 2, 0))
    .ask(grab())
    .gives({ legal: true, opportunities: [], outcome: { result: 'success' } }),
  row(GRAB, 1, 'an owlbear holds a man with its claw alone')
    .on(owlbear(), hero('p', 2, 0))
    .ask(grab({ limb: true }))
    .gives((answer) => {
      const effects = (answer['outcome'] as { effects: { of: string; effect: string }[] }).effects;
      expect(effects.map(({ of, effect }) => `${of} ${effect}`)).toEqual(['p seized', 'p moved']);
    }),
  row(GRAB, 2, 'a Large owlbear and a Large ogre')
    .on(owlbear(), hero('p', 2, 0, { size: 'large' }))
    .ask(grab())
    .gives({ legal: false, why: ['too-big'] }),
  row(GRAB, 'extra', 'a creature without the ability')
    .on(owlbear({ traits: [] }), hero('p', 2, 0))
    .ask(grab())
    .gives({ legal: false, why: ['needs-trait'] }),

  row(TRAMPLE, 0, 'an elephant over an orc')
    .on(elephant(), hero('p', 4, 1))
    .ask(over(8))
    .gives({
      legal: true,
      outcome: { effects: [{ of: 'p', effect: 'strikes-or-saves', value: -4 }] },
    }),
  row(TRAMPLE, 1, 'over one row of the squares of an ogre')
    .on(elephant(), hero('p', 4, 2, { size: 'large' }))
    .ask(over(8))
    .gives({ outcome: { effects: [{ of: 'p', effect: 'strikes', value: -4 }] } }),
  row(TRAMPLE, 'extra', 'over all squares of an ogre')
    .on(elephant(), hero('p', 4, 1, { size: 'large' }))
    .ask(over(8))
    .gives({ outcome: { effects: [{ of: 'p', effect: 'strikes-or-saves', value: -4 }] } }),
  row(TRAMPLE, 'extra', 'an opponent of the trampler’s size')
    .on(elephant(), hero('p', 4, 0, { size: 'huge' }))
    .ask(over(8))
    .gives({ legal: false }),

  row(POUNCE, 0, 'a lion charges')
    .on(hero('m', 0, 0, { ...CLAWS, traits: ['pounce'] }), creature('t', 4, 0))
    .ask(pounces)
    .gives(many(3)),
  row(POUNCE, 1, 'a lion without pounce charges')
    .on(hero('m', 0, 0, CLAWS), creature('t', 4, 0))
    .ask(pounces)
    .uncited(CONTROL)
    .gives((answer) => expect(answer['why']).toEqual(['needs-trait'])),

  row(GAZE, 0, 'a man averts his eyes from a medusa')
    .on(medusa(), hero('p', 0, 0))
    .ask(seen('averted'))
    .gives({ saves: true, spared: [50], missChance: 20, opportunities: true }),
  row(GAZE, 1, 'a man shuts his eyes')
    .on(medusa(), hero('p', 0, 0))
    .ask(seen('shut'))
    .gives({ saves: false, why: 'shut', missChance: 50, opportunities: false }),
  row(GAZE, 2, 'the medusa is invisible')
    .on(medusa({ conditions: ['invisible'] }), hero('p', 0, 0))
    .ask(seen('open'))
    .gives({ saves: false, why: 'unseen-gazer' }),
  row(GAZE, 'extra', 'averted eyes and fog around the medusa are rolled separately')
    .on(medusa(), hero('p', 0, 0), fog(4, 0))
    .ask(seen('averted'))
    .gives({ saves: true, spared: [50, 20] }),
  row(GAZE, 'extra', 'a pillar hides the medusa')
    .on(medusa(), hero('p', 0, 0), block(2, 0), block(2, 1), block(2, -1))
    .ask(seen('open'))
    .gives({ saves: false, why: 'no-sight' }),
  row(GAZE, 'extra', 'a blinded man')
    .on(medusa(), hero('p', 0, 0, { conditions: ['blinded'] }))
    .ask(seen('open'))
    .gives({ saves: false, why: 'no-sight' }),

  row(TEMPORARY, 0, '20 hit points and 5 temporary, 7 points of damage')
    .on(hero('p', 0, 0, { hp: { current: 20, max: 20, temporary: 5 } }))
    .ask(wound('p', 7))
    .gives({ dealt: 7, hp: { current: 18, temporary: 0 } }),
  row(TEMPORARY, 1, 'then 5 points healed')
    .on(hero('p', 0, 0, { hp: { current: 18, max: 20, temporary: 0 } }))
    .ask(heal('p', { points: 5 }))
    .uncited('healing restores none, so it cites no rule of them')
    .gives({ hp: { current: 20, temporary: 0 } }),
  row(COUP, 0, 'a coup de grace with 24 points of damage')
    .on(hero('a', 0, 0), creature('t', 1, 0, { type: 'giant', ...helpless }))
    .ask(special('coup-de-grace', 'a', 't', { with: 'sword', damage: 24 }))
    .cites('srd35.damage.coup-total')
    .gives({ automatic: true, save: { kind: 'fortitude', dc: 34 } }),
  row(REGENERATES, 2, 'a coup de grace with a sword on a sleeping troll')
    .on(hero('a', 2, 0), sleeping())
    .ask(kill('slashing'))
    .gives((answer) => expect(answer).not.toHaveProperty('save')),
  row(REGENERATES, 3, 'with a torch')
    .on(hero('a', 2, 0), sleeping())
    .ask(kill('fire'))
    .uncited('the damage is lethal')
    .gives({ save: { kind: 'fortitude', dc: 34 } }),
  row(REGENERATES, 'extra', 'with fire, where only cold hurts it for good')
    .on(hero('a', 2, 0), sleeping('lethal-cold'))
    .ask(kill('fire'))
    .gives((answer) => expect(answer).not.toHaveProperty('save')),
  row(REGENERATES, 'extra', 'with a blade, where blades hurt it for good')
    .on(hero('a', 2, 0), sleeping('lethal-slashing'))
    .ask(kill('slashing'))
    .uncited('the damage is lethal')
    .gives({ save: { kind: 'fortitude', dc: 34 } }),
  row(REGENERATES, 'extra', 'nobody told the kind of damage')
    .on(hero('a', 2, 0), sleeping())
    .ask(kill())
    .gives({ save: { kind: 'fortitude', dc: 34 } }, (answer) =>
      expect(answer['unknown']).toContain('ask.type'),
    ),
  row(COUP, 1, 'a coup de grace on an ooze')
    .on(hero('a', 0, 0), creature('t', 1, 0, { type: 'ooze', ...helpless }))
    .ask(special('coup-de-grace', 'a', 't', { with: 'sword', damage: 24 }))
    .cites('srd35.special-attack.coup-de-grace-critical-immune')
    .gives({ legal: false, why: ['critical-immune'] }),

  row(UNLIVING, 0, 'a skeleton')
    .on(creature('u', 0, 0, { type: 'undead', hp: { current: 6, max: 6 } }))
    .ask(wound('u', 5, { nonlethal: true }))
    .gives({ dealt: 0, reducedBy: ['undead'] }),
  row(UNLIVING, 1, 'a sap hits a golem')
    .on(hero('a', 0, 0, { attacks: [SAP] }), creature('g', 1, 0, { type: 'construct' }))
    .ask(attack('a', 'g', 'sap'))
    .gives(noted('harmless-kind')),
  row(UNLIVING, 2, 'an ooze')
    .on(creature('u', 0, 0, { type: 'ooze', hp: { current: 6, max: 6 } }))
    .ask(wound('u', 5, { nonlethal: true }))
    .uncited(CONTROL)
    .gives({ dealt: 5, hp: { nonlethal: 5 } }),
  row(UNLIVING, 'extra', 'a sword turned flat hits a zombie')
    .on(hero('a', 0, 0), creature('z', 1, 0, { type: 'undead' }))
    .ask(attack('a', 'z', 'sword', { damage: 'nonlethal' }))
    .gives(noted('harmless-kind')),
  row(UNLIVING, 'extra', 'the sword hits the zombie with its edge')
    .on(hero('a', 0, 0), creature('z', 1, 0, { type: 'undead' }))
    .ask(attack('a', 'z', 'sword'))
    .uncited(CONTROL)
    .gives({ notes: [] }),
  row(WEAPONS, 'extra', 'a mace hits a swarm of spiders')
    .on(hero('a', 2, 0, { attacks: [MACE] }), spiders)
    .ask(attack('a', 's', 'mace'))
    .gives(noted('harmless-kind')),
  row(WEAPONS, 'extra', 'a mace hits a swarm of rats')
    .on(hero('a', 2, 0, { attacks: [MACE] }), rats(0, 0))
    .ask(attack('a', 's', 'mace'))
    .uncited(CONTROL)
    .gives({ notes: [] }),
  row(GHOST, 'extra', 'a blow with a weapon that the sheet calls not magical')
    .on(hero('a', 0, 0, { attacks: [{ ...MACE, enhancement: 0 }] }), ghost)
    .ask(attack('a', 'w', 'mace'))
    .gives(noted('harmless-body')),
  row(GHOST, 'extra', 'a blow with a magic weapon')
    .on(hero('a', 0, 0, { attacks: [{ ...MACE, enhancement: 1 }] }), ghost)
    .ask(attack('a', 'w', 'mace'))
    .gives((answer) => {
      expect(answer['harmless']).toBeUndefined();
      noted('chance-incorporeal')(answer);
    }),
  row(GHOST, 'extra', 'a blow with a weapon whose magic is unknown')
    .on(hero('a', 0, 0, { attacks: [MACE] }), ghost)
    .ask(attack('a', 'w', 'mace'))
    .uncited(CONTROL)
    .gives({ notes: [], unknown: ['creatures.a.attacks.mace.enhancement'] }),
  row(GHOST, 'extra', 'another ghost strikes')
    .on(creature('v', 0, 0, { ...BODILESS, attacks: 'natural' }), ghost)
    .ask(attack('v', 'w', 'claw'))
    .uncited(CONTROL)
    .gives({ notes: [] }),
]);
