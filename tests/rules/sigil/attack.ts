/** Sigil: attacks: possible targets, modifiers, provoked creatures, and the results of dice. */
import { expect } from 'vitest';
import {
  archer,
  block,
  cases,
  cell,
  creature,
  exactly,
  fog,
  glassWall,
  hero,
  ogre,
  smoke,
  turn,
  wall,
  corridor,
} from '../cases.ts';
import { row } from '../rows.ts';
import { all } from '../checks.ts';
import {
  armour,
  attack,
  bonuses,
  defence,
  fullAttack,
  hurled,
  only,
  owed,
  roll,
  shot,
  swung,
  without,
} from '../asks/attacks.ts';

const A = 'sigil.attack.';
const blow = (more = {}) => attack('a', 't', 'sword', more);
const arrow = (more = {}) => attack('a', 't', 'bow', more);
const far = (x: number, increment: number, kind: 'ranged' | 'thrown') => [
  exactly(120, 3),
  hero('a', 0, 1, {
    attacks: [kind === 'ranged' ? shot('bow', increment) : hurled('bow', increment)],
  }),
  creature('t', x, 1, { attacks: 'none' }),
];
const parts = (dexterity: number, armourBonus: number, more: object[] = []): object[] => [
  { type: 'dexterity', value: dexterity },
  { type: 'armour', value: armourBonus },
  ...more,
];
const spent = (s: object): ReturnType<typeof turn> =>
  turn({ round: 2, active: 'a', order: ['a'], spent: s });
const veteran = (bab: number, more = {}) => [
  hero('a', 0, 0, { bab, abilities: { str: 10 }, ...more }),
];
const unseen = [hero('a', 1, 1), creature('t', 2, 0, { conditions: ['invisible'] })];

export default cases('sigil', [
  row(`${A}attack-is-standard-action`, 0, 'BAB +11, a move and an attack')
    .on(veteran(11), spent({ move: 1, moved: 2 }))
    .ask(fullAttack('a', { action: 'standard', primary: 'sword' }))
    .gives({ legal: true }, bonuses(11)),
  row(`${A}melee-adjacent`, 0, 'diagonally')
    .on(hero('a', 0, 0), creature('t', 1, 1))
    .ask(blow())
    .gives({ possible: true }),
  row(`${A}melee-adjacent`, 1, 'two squares away')
    .on(hero('a', 0, 0), creature('t', 2, 0))
    .ask(blow())
    .gives({ possible: false, why: ['out-of-reach'] }),
  row(`${A}melee-adjacent`, 'extra', 'a longspear at two squares')
    .on(hero('a', 0, 0, { attacks: 'longspear' }), creature('t', 2, 0))
    .ask(attack('a', 't', 'longspear'))
    .gives({ possible: true }),
  row(`${A}melee-adjacent`, 'extra', 'a longspear beside')
    .on(hero('a', 0, 0, { attacks: 'longspear' }), creature('t', 1, 0))
    .ask(attack('a', 't', 'longspear'))
    .cites('sigil.reach.reach-weapon-not-close')
    .gives({ possible: false, why: ['too-near'] }),
  row(`${A}melee-adjacent`, 'extra', 'from above, two squares up')
    .on(hero('a', 0, 0, { elevation: 2 }), creature('t', 1, 0))
    .ask(blow())
    .gives({ possible: false, why: ['out-of-reach'] }),
  row(`${A}unarmed-strike-provokes`, 0, 'a fist against one of two guards')
    .on(hero('a', 0, 0, { attacks: 'fist' }), creature('t', 1, 0), creature('u', 0, 1))
    .ask(attack('a', 't', 'fist'))
    .gives({ nonlethal: true }, owed('t')),
  row(`${A}unarmed-strike-provokes`, 'extra', 'an attack with trained fists')
    .on(
      hero('a', 0, 0, { attacks: 'fist', traits: ['improved-unarmed-strike'] }),
      creature('t', 1, 0),
    )
    .ask(attack('a', 't', 'fist'))
    .uncited('a control: trained fists do not provoke')
    .gives({ nonlethal: false }, owed()),
  row(`${A}unarmed-strike-provokes`, 'extra', 'against the unarmed')
    .on(hero('a', 0, 0, { attacks: 'fist' }), creature('t', 1, 0, { attacks: 'none' }))
    .ask(attack('a', 't', 'fist'))
    .gives(owed()),
  row(`${A}natural-weapon-is-armed`, 0, 'a wolf’s bite')
    .on(hero('a', 0, 0, { attacks: 'natural' }), creature('t', 1, 0))
    .ask(attack('a', 't', 'claw'))
    .gives(owed()),
  row(`${A}ranged-attack`, 0, 'fog between')
    .on(archer('a', 0, 0), creature('t', 6, 0), fog(3, 0), fog(3, 1), fog(3, -1))
    .ask(arrow())
    .gives({ possible: true, missChance: 20 }),
  row(`${A}ranged-attack`, 1, 'a pane between')
    .on(archer('a', 0, 0), creature('t', 6, 0), glassWall(3, -9, 3, 28))
    .ask(arrow())
    .gives({ possible: false, why: ['total-cover'] }),
  row(`${A}ranged-attack-provokes`, 0, 'two enemies beside')
    .on(archer('a', 0, 0), creature('t', 1, 0), creature('u', 0, 1))
    .ask(arrow())
    .gives(owed('t', 'u')),
  row(`${A}ranged-attack-provokes`, 1, 'the nearest two squares away')
    .on(archer('a', 0, 0), creature('t', 2, 0))
    .ask(arrow())
    .gives(owed()),
  row(
    `${A}ranged-attack-provokes`,
    'extra',
    'a ranged attack near two enemies, one of them flat-footed',
  )
    .on(
      archer('a', 0, 0),
      creature('t', 1, 0),
      creature('u', 0, 1, { conditions: ['flat-footed'] }),
      hero('b', 1, 1),
    )
    .ask(arrow())
    .gives(owed('t')),
  row(`${A}range-increment-penalty`, 0, 'at the first increment’s end')
    .on(far(10, 10, 'ranged'))
    .ask(arrow())
    .gives(only()),
  row(`${A}range-increment-penalty`, 1, 'a square more')
    .on(far(11, 10, 'ranged'))
    .ask(arrow())
    .gives(only(['attack', 'range', -2])),
  row(`${A}range-increment-penalty`, 2, 'in the fourth increment')
    .on(far(31, 10, 'ranged'))
    .ask(arrow())
    .gives(only(['attack', 'range', -6])),
  row(`${A}range-increment-penalty`, 'extra', 'a shot by an archer with Far Shot')
    .on(
      exactly(120, 3),
      hero('a', 0, 1, { attacks: [shot('bow', 10)], traits: ['far-shot'] }),
      creature('t', 31, 1),
    )
    .ask(arrow())
    .gives(only(['attack', 'range', -4])),
  row(`${A}maximum-range`, 0, 'ten increments')
    .on(far(100, 10, 'ranged'))
    .ask(arrow())
    .gives({ possible: true }, only(['attack', 'range', -18])),
  row(`${A}maximum-range`, 1, 'a square more')
    .on(far(101, 10, 'ranged'))
    .ask(arrow())
    .gives({ possible: false, why: ['out-of-range'] }),
  row(`${A}maximum-range`, 2, 'a javelin beyond five increments')
    .on(far(31, 6, 'thrown'))
    .ask(arrow())
    .gives({ possible: false, why: ['out-of-range'] }),
  row(`${A}maximum-range`, 'extra', 'a javelin at five increments')
    .on(far(30, 6, 'thrown'))
    .ask(arrow())
    .gives({ possible: true }, only(['attack', 'range', -8])),
  row(`${A}shooting-into-melee`, 0, 'an ally at grips with the target')
    .on(archer('a', 0, 0), hero('b', 5, 1), creature('t', 6, 0))
    .ask(arrow())
    .gives(only(['attack', 'into-melee', -4])),
  row(`${A}shooting-into-melee`, 1, 'an unarmed ally')
    .on(archer('a', 0, 0), hero('b', 5, 1, { attacks: 'none' }), creature('t', 6, 0))
    .ask(arrow())
    .gives(only()),
  row(`${A}shooting-into-melee`, 'extra', 'a shot into melee with Precise Shot')
    .on(archer('a', 0, 0, { traits: ['precise-shot'] }), hero('b', 5, 1), creature('t', 6, 0))
    .ask(arrow())
    .gives(only()),
  row(`${A}shooting-into-melee`, 'extra', 'a helpless target fights nobody')
    .on(archer('a', 0, 0), hero('b', 5, 1), creature('t', 6, 0, { conditions: ['helpless'] }))
    .ask(arrow())
    .gives(without('into-melee')),
  row(`${A}shooting-into-melee-far-square`, 0, 'a Large target with a square far enough')
    .on(archer('a', 5, 8), hero('b', 4, 0), ogre('t', 5, 0))
    .ask(arrow())
    .gives(only()),
  row(`${A}shooting-into-melee-far-square`, 1, 'a Medium one beside the ally')
    .on(archer('a', 0, 5), hero('b', 4, 0), creature('t', 5, 1))
    .ask(arrow())
    .gives(only(['attack', 'into-melee', -4])),
  row(`${A}shooting-into-melee-far-square`, 2, 'two spiked chains at two squares')
    .on(
      archer('a', 0, 5),
      hero('b', 4, 0, { attacks: 'chain' }),
      creature('t', 6, 0, { attacks: 'chain' }),
    )
    .ask(arrow())
    .gives(only()),
  row(`${A}shooting-into-melee-far-square`, 'extra', 'an ally on either side of the Large one')
    .on(archer('a', 5, 8), hero('b', 4, 0), hero('c', 7, 0), ogre('t', 5, 0))
    .ask(arrow())
    .gives(only(['attack', 'into-melee', -4])),

  row(`${A}touch-attack`, 0, 'armour, shield and natural armour')
    .on()
    .ask(
      defence(
        parts(2, 5, [
          { type: 'shield', value: 2 },
          { type: 'natural-armour', value: 1 },
        ]),
        { against: 'touch' },
      ),
    )
    .gives({ ac: 12 }),
  row(`${A}touch-attack`, 'extra', 'touch AC without magic armor bonuses')
    .on()
    .ask(
      defence(parts(2, 5, [{ type: 'enhancement', to: 'armour', value: 3 }]), { against: 'touch' }),
    )
    .gives({ ac: 12 }),
  row(`${A}touch-spell-caster-is-armed`, 0, 'a touch that carries a spell')
    .on(
      hero('a', 0, 0, { attacks: [swung('touch', { unarmed: true, tags: ['touch'] })] }),
      creature('t', 1, 0),
    )
    .ask(attack('a', 't', 'touch'))
    .gives({ against: 'touch' }, owed()),
  row(`${A}incorporeal-touch-is-not-touch`, 0, 'a ghost’s touch')
    .on(hero('a', 0, 0, { conditions: ['incorporeal'], attacks: 'natural' }), creature('t', 1, 0))
    .ask(attack('a', 't', 'claw'))
    .gives({ against: 'incorporeal-touch' }),
  row(`${A}incorporeal-touch-is-not-touch`, 'extra', 'an armour of force stops it, plate does not')
    .on()
    .ask(
      defence(
        [
          { type: 'armour', value: 4, force: true },
          { type: 'natural-armour', value: 3 },
        ],
        { against: 'incorporeal-touch' },
      ),
    )
    .gives({ ac: 14 }),
  row(`${A}full-attack`, 0, 'BAB +6')
    .on(veteran(6))
    .ask(fullAttack('a', { primary: 'sword' }))
    .gives(bonuses(6, 1)),
  row(`${A}full-attack-order`, 0, 'BAB +11, one made: what is left')
    .on(veteran(11))
    .ask(fullAttack('a', { primary: 'sword', made: 1 }))
    .gives({ left: [{ bonus: 6 }, { bonus: 1 }] }),
  row(`${A}full-attack-order`, 0, 'the next at another creature in reach')
    .on(hero('a', 0, 0), creature('t', 1, 0, { conditions: ['dying'] }), creature('u', 0, 1))
    .ask(attack('a', 'u', 'sword', { action: 'full-attack', nth: 2 }))
    .uncited('a single attack is asked about: the order among several is not in play')
    .gives({ possible: true }),
  row(`${A}full-attack-five-foot-step`, 0, 'a step between two attacks')
    .on(veteran(6), spent({ step: true, moved: 1, standard: true }))
    .ask(fullAttack('a', { primary: 'sword', made: 1 }))
    .gives({ legal: true }),
  row(`${A}full-attack-five-foot-step`, 1, 'after a move of 3 m')
    .on(veteran(6), spent({ move: 1, moved: 2 }))
    .ask(fullAttack('a', { primary: 'sword' }))
    .gives({ legal: false, why: ['no-action-left'] }),
  row(`${A}base-attack-bonus-iteratives`, 0, 'a full attack with a base attack bonus of +5')
    .on(veteran(5))
    .ask(fullAttack('a', { primary: 'sword' }))
    .gives(bonuses(5)),
  row(`${A}base-attack-bonus-iteratives`, 1, 'a full attack with a base attack bonus of +12')
    .on(veteran(12))
    .ask(fullAttack('a', { primary: 'sword' }))
    .gives(bonuses(12, 7, 2)),
  row(`${A}base-attack-bonus-iteratives`, 2, 'a full attack with a base attack bonus of +20')
    .on(veteran(20))
    .ask(fullAttack('a', { primary: 'sword' }))
    .gives(bonuses(20, 15, 10, 5)),
  row(`${A}base-attack-bonus-iteratives`, 'extra', 'BAB +25: four and no more')
    .on(veteran(25))
    .ask(fullAttack('a', { primary: 'sword' }))
    .gives(bonuses(25, 20, 15, 10)),
  row(`${A}armor-class`, 0, 'Medium, armour and shield')
    .on()
    .ask(defence(parts(2, 5, [{ type: 'shield', value: 1 }])))
    .gives({ ac: 18 }),
  row(`${A}armor-class`, 1, 'Large, natural armour')
    .on(ogre('t', 0, 0))
    .ask(
      defence(
        [
          { type: 'dexterity', value: 2 },
          { type: 'natural-armour', value: 4 },
        ],
        { of: 't' },
      ),
    )
    .gives({ ac: 15 }),
  row(`${A}flat-footed-ac`, 0, 'Dexterity and dodge lost')
    .on()
    .ask(defence(armour(18, 2, 1), { against: 'flat-footed' }))
    .gives({ ac: 15 }),
  row(`${A}flat-footed-ac`, 'extra', 'flat-footed AC by the condition')
    .on(creature('t', 0, 0, { conditions: ['flat-footed'] }))
    .ask(defence(armour(18, 2, 1), { of: 't' }))
    .gives({ ac: 15 }),
  row(`${A}touch-ac`, 0, 'Dexterity and dodge')
    .on()
    .ask(
      defence(
        [
          { type: 'dexterity', value: 3 },
          { type: 'dodge', value: 1 },
          { type: 'armour', value: 8 },
        ],
        { against: 'touch' },
      ),
    )
    .gives({ ac: 14 }),
  row(`${A}touch-ac`, 1, 'Dexterity, dodge and deflection')
    .on()
    .ask(
      defence(
        [
          { type: 'dexterity', value: 3 },
          { type: 'dodge', value: 1 },
          { type: 'armour', value: 8 },
          { type: 'deflection', value: 2 },
        ],
        { against: 'touch' },
      ),
    )
    .gives({ ac: 16 }),
  row(`${A}may-forgo-defence`, 0, 'a climber lets itself be touched')
    .on()
    .ask(defence(parts(3, 5), { against: 'touch', forgo: ['dexterity'] }))
    .gives({ ac: 10, dropped: [{ why: 'forgone' }, { why: 'ignored' }] }),
  row(`${A}may-forgo-defence`, 0, 'a climber that does not')
    .on()
    .ask(defence(parts(3, 5), { against: 'touch' }))
    .uncited('a control: nothing is forgone')
    .gives({ ac: 13 }),
  row(`${A}may-forgo-defence`, 'extra', 'the dodge bonus alone')
    .on()
    .ask(defence(armour(16, 3, 1), { forgo: ['dodge'] }))
    .gives({ ac: 15 }),
  row(`${A}attack-roll`, 0, 'die 8')
    .on()
    .ask(roll(8, 7, 15))
    .gives({ total: 15, outcome: 'hit' }),
  row(`${A}attack-roll`, 0, 'BAB +4 and Strength +3')
    .on(veteran(4, { abilities: { str: 16 } }))
    .ask(fullAttack('a', { primary: 'sword' }))
    .gives(bonuses(7)),
  row(`${A}attack-roll`, 1, 'an attack roll with a 7 on the die')
    .on()
    .ask(roll(7, 7, 15))
    .gives({ total: 14, outcome: 'miss' }),
  row(`${A}natural-1-and-20`, 0, 'die 1')
    .on()
    .ask(roll(1, 24, 10))
    .gives({ outcome: 'miss', why: 'natural-1' }),
  row(`${A}natural-1-and-20`, 1, 'die 20')
    .on()
    .ask(roll(20, 2, 40))
    .gives({ outcome: 'hit', threat: true }),

  row('sigil.cover.destroying', 0, 'turned by the cover alone')
    .on()
    .ask(roll(10, 7, 19, { cover: 4, damageDealt: 9, hardness: 5 }))
    .gives({ outcome: 'miss', coverStruck: { damage: 4 } }),
  row('sigil.cover.destroying', 1, 'a miss in any case')
    .on()
    .ask(roll(7, 7, 19, { cover: 4, damageDealt: 9, hardness: 5 }))
    .gives({ outcome: 'miss' }, (a) => expect(a['coverStruck']).toBeUndefined()),
  row('sigil.concealment.miss-chance', 0, 'percentile 20')
    .on()
    .ask(roll(15, 5, 15, { missChance: 20, missDie: 20 }))
    .gives({ outcome: 'miss', why: 'concealment' }),
  row('sigil.concealment.miss-chance', 1, 'percentile 21')
    .on()
    .ask(roll(15, 5, 15, { missChance: 20, missDie: 21 }))
    .gives({ outcome: 'hit' }),
  row('sigil.concealment.total-miss-chance', 0, 'percentile 50')
    .on()
    .ask(roll(15, 5, 15, { missChance: 50, missDie: 50 }))
    .gives({ outcome: 'miss' }),
  row('sigil.concealment.total-miss-chance', 1, 'percentile 51')
    .on()
    .ask(roll(15, 5, 15, { missChance: 50, missDie: 51 }))
    .gives({ outcome: 'hit' }),
  row('sigil.concealment.total-no-targeting', 0, 'the wrong square')
    .on(unseen)
    .ask(blow({ at: [1, 0] }))
    .gives({ missChance: 100, notes: [{ why: 'wrong-square' }] }),
  row('sigil.concealment.total-no-targeting', 1, 'its square')
    .on(unseen)
    .ask(blow({ at: [2, 0] }))
    .gives({ possible: true, missChance: 50, notes: [] }),
  row(
    'sigil.concealment.total-no-targeting',
    'extra',
    'an attack on a totally concealed target without naming a square',
  )
    .on(unseen)
    .ask(blow())
    .gives({ possible: false, why: ['total-concealment'] }),
  row(
    'sigil.light.into-darkness-counts-blind',
    0,
    'an attack from the light at a target in the dark',
  )
    .on(hero('a', 0, 0), creature('t', 1, 0), cell(1, 0, { light: 'dark' }))
    .ask(blow({ at: [1, 0] }))
    .gives({ possible: true, missChance: 50 }),
  row('sigil.light.into-darkness-counts-blind', 1, 'out of the dark at one in the light')
    .on(creature('a', 1, 0), hero('t', 0, 0), cell(1, 0, { light: 'dark' }))
    .ask(blow({ parts: armour(15, 2) }))
    .gives({ ac: 11 }),
  row('sigil.light.into-darkness-counts-blind', 'extra', 'at one that sees in the dark')
    .on(
      creature('a', 1, 0),
      hero('t', 0, 0, { traits: ['darkvision-12'] }),
      cell(1, 0, { light: 'dark' }),
    )
    .ask(blow({ parts: armour(15, 2) }))
    .uncited('a control: darkvision sees in the dark, so it does not count as blind')
    .gives({ ac: 15, deniesDexterity: [] }),
  row('sigil.light.bright', 0, 'light-sensitive, in bright light')
    .on(hero('a', 0, 0, { traits: ['light-sensitivity'] }), creature('t', 1, 0))
    .ask(blow())
    .gives({ notes: [{ why: 'may-be-dazzled' }] }),
  row('sigil.light.bright', 'extra', 'in dim light, or with other eyes')
    .on(
      hero('a', 0, 0, { traits: ['light-sensitivity'] }),
      creature('t', 1, 0),
      cell(0, 0, { light: 'dim' }),
    )
    .ask(blow())
    .uncited('a control: this light or these eyes bring no penalty')
    .gives({ notes: [] }),
  row('sigil.movement.run-loses-dex', 0, 'a runner struck')
    .on(hero('a', 0, 0), creature('t', 1, 0, { conditions: ['running'] }))
    .ask(blow({ parts: armour(16, 3) }))
    .gives({ ac: 13 }),
  row('sigil.cover.total', 'extra', 'an attack on a target behind a wall')
    .on(archer('a', 0, 0), creature('t', 6, 0), wall(3, -9, 3, 28))
    .ask(arrow())
    .gives({ possible: false, why: ['total-cover'] }),
  row('sigil.flanking.bonus', 'extra', 'in the preview of a blow')
    .on(hero('a', 0, 0), creature('t', 1, 0), hero('b', 2, 0))
    .ask(blow())
    .gives(only(['attack', 'flanking', 2])),
  row('sigil.flanking.melee-only', 'extra', 'in the preview of a shot')
    .on(archer('a', 0, 0), creature('t', 1, 0), hero('b', 2, 0))
    .ask(arrow())
    .gives(all(without('flanking'))),
  row(
    'sigil.concealment.total-definition',
    'extra',
    'smoke closes a corridor: a shot at the square',
  )
    .on(corridor(0), archer('a', 0, 0), creature('t', 4, 0), smoke(2, 0))
    .ask(arrow({ at: [4, 0] }))
    .gives({ possible: true, missChance: 50 }),
  row('sigil.cover.total', 'extra', 'a solid square in a corridor')
    .on(corridor(0), archer('a', 0, 0), creature('t', 4, 0), block(2, 0))
    .ask(arrow({ at: [4, 0] }))
    .gives({ possible: false }),
]);
