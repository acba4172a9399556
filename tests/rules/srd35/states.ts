/** 3.5 SRD: conditions, turning, waiting, touch spells and held creatures. */
import { expect } from 'vitest';
import { attack } from '../asks/attacks.ts';
import { delay, ready, trigger } from '../asks/initiative.ts';
import { special, turnUndead } from '../asks/specials.ts';
import { confused, flee, state } from '../asks/states.ts';
import { act, provokes, refused } from '../asks/turns.ts';
import { changes, illegal, threatens } from '../checks.ts';
import {
  cells,
  cases,
  cell,
  creature,
  hero,
  move,
  threat,
  turn,
  type Answer,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { asking, rowsOf } from '../rows.ts';
import { NOBODY_STRIKES } from '../uncited.ts';

const row = rowsOf('srd35');
const BODY = { abilities: { str: 18, dex: 16 } } as const;
const p = (more: CreatureMore = {}) => hero('p', 0, 0, { ...BODY, ...more });
const f = (more: CreatureMore = {}, x = 1) => creature('f', x, 0, { ...BODY, ...more });
const under = (...conditions: string[]) => p({ conditions });
const TURN = { order: ['p', 'f'], counts: { p: 18, f: 12 } };
const MINE = turn({ active: 'p', ...TURN });
const THEIRS = turn({ active: 'f', ...TURN });
const UNDEAD = { traits: ['undead'], hitDice: 1 };
const GHOUL = { ...UNDEAD, conditions: ['turned'] };
const TOUCH: AttackInput = { id: 'touch', kind: 'melee', tags: ['touch'] };
const ROPE = cells('0,0 1,0 2,0 3,0 4,0') as [number, number][];
const blow = asking(attack('p', 'f', 'sword'), row);
const WET = [0, 1].map((x) => cell(x, 0, { surface: 'water' }));
const deep = (more: CreatureMore = {}) => [
  p({ elevation: -1, bab: 1, ...more }),
  f({ elevation: -1 }),
  ...WET,
];
const grab = asking(special('grapple', 'p', 'f'), row);
const MOVEMENT = 'a movement cites the speed, not the condition';
const COMMON = 'the common rule of the action applies, which has ids of its own';
const FEAR = 'the gate cites what it refuses by';
const total = (attackValue: number) => (answer: Answer) =>
  expect(answer['total']).toMatchObject({ attack: attackValue });

export default cases('srd35', [
  row('special-attack.turn-order', 0, 'thirteen squares away')
    .on(p(), f(UNDEAD, 13))
    .ask(turnUndead('p', 5))
    .gives({ opportunities: [], affected: [{ of: 'f', fate: 'out-of-range' }] }),
  row('special-attack.turn-order', 1, 'the turner beside it')
    .on(p(), f(GHOUL))
    .ask(flee('f', 'p'))
    .gives({ must: false, why: 'source-near' }),
  row('special-attack.turn-order', 2, 'two squares away')
    .on(p(), f(GHOUL, 2))
    .ask(flee('f', 'p'))
    .gives({ must: true }),
  row('special-attack.ready-charge', 0, 'a readied blow')
    .on(p(), f(), THEIRS)
    .ask(trigger('p', 'melee-attack', { by: 'f', action: 'move' }, { target: 'f', moved: false }))
    .gives({ happens: true, step: true, count: 12, order: [{ of: 'p' }, { of: 'f' }] }),
  row('special-attack.ready-charge', 1, 'after a movement')
    .on(p(), f(), THEIRS)
    .ask(trigger('p', 'melee-attack', { by: 'f', action: 'move' }, { target: 'f', moved: true }))
    .gives({ happens: true, step: false }),
  row('special-attack.ready-charge', 2, 'no trigger')
    .on(p(), f(), THEIRS)
    .ask(trigger('p', 'melee-attack', null, { target: 'f' }))
    .gives({ happens: false, lost: true }),
  row('special-attack.ready-charge', 'extra', 'the declaration')
    .on(p(), f(), MINE)
    .ask(ready('p', 'melee-attack', { trigger: 'f comes' }))
    .gives({ legal: true, kind: 'standard', opportunities: [] }),
  row('special-attack.delay', 0, 'after f')
    .on(p(), f(), MINE)
    .ask(delay('p', { after: 'f' }))
    .gives({ legal: true, count: 12, order: [{ of: 'f' }, { of: 'p' }] }),
  row('special-attack.delay', 1, 'during the turn of f')
    .on(p(), f(), MINE)
    .ask(delay('p', { during: 'f' }))
    .gives(refused('cannot-interrupt')),

  row('condition.entangled', 0, 'four squares')
    .on(under('entangled'))
    .ask(move('p', ROPE))
    .uncited(MOVEMENT)
    .gives(illegal('over-speed', [4, 0])),
  row('condition.entangled', 1, 'anchored bonds')
    .on(under('entangled', 'immobilized-in-place'))
    .ask(move('p', ROPE.slice(0, 2)))
    .uncited(MOVEMENT)
    .gives(illegal('immobile')),
  row('condition.entangled', 2, 'its rolls')
    .on(under('entangled'))
    .ask(state('p'))
    .gives(changes({ 'attack-melee': -2, 'attack-ranged': -4, 'ac-melee': -2 })),
  row('condition.nauseated-etc', 0, 'a nauseated caster')
    .on(under('nauseated'))
    .ask(act('p', 'cast-spell', { level: 1 }))
    .gives(refused('condition-forbids')),
  row('condition.nauseated-etc', 1, 'dazed')
    .on(under('dazed'))
    .ask(state('p'))
    .gives({ losesDexterity: false, actions: 'none' }),
  row('condition.nauseated-etc', 2, 'exhausted')
    .on(under('exhausted'))
    .ask(state('p'))
    .gives({ speed: 3 }),
  row('condition.nauseated-etc', 3, 'stunned')
    .on(under('stunned'))
    .ask(state('p'))
    .gives({ drops: true, total: { 'ac-melee': -5 } }),
  row('condition.confused', 0, 'a roll of 60')
    .on(under('confused'), f())
    .ask(confused('p', { roll: 60, source: 'f' }))
    .gives({ does: 'flee' }),
  row('condition.confused', 1, 'a roll of 30, struck by f')
    .on(under('confused'), f())
    .ask(confused('p', { roll: 30, attacker: 'f' }))
    .gives({ does: 'attack', targets: ['f'] }),
  row('condition.confused', 2, 'somebody leaves its squares')
    .on(p(), f({ conditions: ['confused'] }))
    .ask(move('p', cells('0,0 -1,0')))
    .uncited(NOBODY_STRIKES)
    .gives({ opportunities: [] }),
  row('condition.panicked', 0, 'a way out')
    .on(under('panicked'), f())
    .ask(act('p', 'melee-attack', { target: 'f' }))
    .gives(refused('must-flee')),
  row('condition.panicked', 1, 'cornered, total defense')
    .on(under('panicked'), f())
    .ask(act('p', 'total-defence', { cornered: true }))
    .uncited(FEAR)
    .gives({ legal: true }),
  row('condition.panicked', 1, 'cornered, an attack')
    .on(under('panicked'), f())
    .ask(act('p', 'melee-attack', { target: 'f', cornered: true }))
    .gives(refused('condition-forbids')),
  row('condition.panicked', 2, 'frightened and cornered')
    .on(under('frightened'), f())
    .ask(act('p', 'melee-attack', { target: 'f', cornered: true }))
    .uncited(FEAR)
    .gives({ legal: true }),
  blow('condition.invisible', 0, 'a sighted target')
    .on(under('invisible'), f())
    .uncited(COMMON)
    .gives(total(2)),
  blow('condition.invisible', 1, 'a blinded target')
    .on(under('invisible'), f({ conditions: ['blinded'] }))
    .uncited(COMMON)
    .gives(total(0)),
  blow('condition.invisible', 2, 'blindsight')
    .on(under('invisible'), f({ traits: ['blindsight-6'] }))
    .uncited(COMMON)
    .gives(total(0)),
  grab('condition.underwater-grapple', 0, 'a man')
    .on(deep())
    .gives({ attacker: { modifier: 3 } }),
  grab('condition.underwater-grapple', 1, 'a merfolk that grapples under water')
    .on(deep({ speed: { swim: 6 } }))
    .gives({ attacker: { modifier: 5 } }),
  grab('condition.underwater-grapple', 2, 'freedom of movement')
    .on(deep({ conditions: ['freedom-of-movement'] }))
    .gives({ attacker: { modifier: 5 } }),

  row('opportunity.touch-spell-armed', 0, 'the casting')
    .on(p({ attacks: [TOUCH] }), f())
    .ask(act('p', 'cast-touch-spell', { target: 'f', level: 1 }))
    .uncited(COMMON)
    .gives(provokes('standard', 'f')),
  row('opportunity.touch-spell-armed', 1, 'the touch')
    .on(p({ attacks: [TOUCH] }), f())
    .ask(attack('p', 'f', 'touch'))
    .gives({ opportunities: [], against: 'touch' }),
  row('opportunity.touch-spell-armed', 2, 'a held charge')
    .on(p({ attacks: [TOUCH] }))
    .ask(threat('p'))
    .uncited(COMMON)
    .gives(threatens([[1, 0]])),
  row('opportunity.holding-charge-natural', 0, 'a punch')
    .on(p({ attacks: [TOUCH, 'fist'] }), f())
    .ask(act('p', 'unarmed-attack', { target: 'f', with: 'fist' }))
    .uncited(COMMON)
    .gives(provokes('standard', 'f')),
  row('opportunity.holding-charge-natural', 1, 'Improved Unarmed Strike')
    .on(p({ attacks: [TOUCH, 'fist'], traits: ['improved-unarmed-strike'] }), f())
    .ask(act('p', 'unarmed-attack', { target: 'f', with: 'fist' }))
    .uncited(COMMON)
    .gives(provokes('standard')),
  row('action.cast-somatic', 0, 'bound')
    .on(under('bound'))
    .ask(act('p', 'cast-spell', { level: 1 }))
    .uncited(COMMON)
    .gives(refused('condition-forbids')),
  row('action.cast-somatic', 1, 'deafened')
    .on(under('deafened'))
    .ask(state('p'))
    .gives({ verbalFailure: 20 }),
  row('action.cast-somatic', 1, 'a deafened caster')
    .on(under('deafened'))
    .ask(act('p', 'cast-spell'))
    .gives({ verbalFailure: 20 }),
  row('action.cast-somatic', 'extra', 'a deafened user of a spell-like ability')
    .on(under('deafened'))
    .ask(act('p', 'use-spell-like-ability'))
    .uncited('no word is spoken')
    .gives(({ verbalFailure }) => expect(verbalFailure).toBeUndefined()),
  row('spell.hold', 0, 'it attacks')
    .on(under('paralyzed'), f())
    .ask(act('p', 'melee-attack', { target: 'f' }))
    .uncited(COMMON)
    .gives(refused('condition-forbids')),
  row('spell.hold', 1, 'a foe beside it')
    .on(p(), f({ conditions: ['paralyzed'] }))
    .ask(act('p', 'coup-de-grace', { target: 'f' }))
    .uncited(COMMON)
    .gives({ legal: true }),
]);
