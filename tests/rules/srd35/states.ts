/** 3.5 SRD: conditions, turning, waiting, touch spells and held creatures. */
import { expect } from 'vitest';
import { attack } from '../asks/attacks.ts';
import { delay, ready, trigger } from '../asks/initiative.ts';
import { special, turnUndead } from '../asks/specials.ts';
import { confused, flee, state } from '../asks/states.ts';
import { act, provokes, refused } from '../asks/turns.ts';
import { changes, illegal, threatens } from '../checks.ts';
import {
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
import { rowsOf } from '../rows.ts';
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
const ROPE = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
] as [number, number][];
const blow = attack('p', 'f', 'sword');
const WET = [0, 1].map((x) => cell(x, 0, { surface: 'water' }));
const deep = (more: CreatureMore = {}) => [
  p({ elevation: -1, bab: 1, ...more }),
  f({ elevation: -1 }),
  ...WET,
];
const grab = special('grapple', 'p', 'f');
const MOVEMENT = 'a movement cites the speed, not the condition';
const COMMON = 'the common rule of the action applies, which has ids of its own';
const FEAR = 'the gate cites what it refuses by';
const total = (attackValue: number) => (answer: Answer) =>
  expect(answer['total']).toMatchObject({ attack: attackValue });

export default cases('srd35', [
  row(
    'special-attack.turn-order',
    0,
    'thirteen squares away',
    [p(), f(UNDEAD, 13)],
    turnUndead('p', 5),
    { opportunities: [], affected: [{ of: 'f', fate: 'out-of-range' }] },
  ),
  row('special-attack.turn-order', 1, 'the turner beside it', [p(), f(GHOUL)], flee('f', 'p'), {
    must: false,
    why: 'source-near',
  }),
  row('special-attack.turn-order', 2, 'two squares away', [p(), f(GHOUL, 2)], flee('f', 'p'), {
    must: true,
  }),
  row(
    'special-attack.ready-charge',
    0,
    'a readied blow',
    [p(), f(), THEIRS],
    trigger('p', 'melee-attack', { by: 'f', action: 'move' }, { target: 'f', moved: false }),
    { happens: true, step: true, count: 12, order: [{ of: 'p' }, { of: 'f' }] },
  ),
  row(
    'special-attack.ready-charge',
    1,
    'after a movement',
    [p(), f(), THEIRS],
    trigger('p', 'melee-attack', { by: 'f', action: 'move' }, { target: 'f', moved: true }),
    { happens: true, step: false },
  ),
  row(
    'special-attack.ready-charge',
    2,
    'no trigger',
    [p(), f(), THEIRS],
    trigger('p', 'melee-attack', null, { target: 'f' }),
    { happens: false, lost: true },
  ),
  row(
    'special-attack.ready-charge',
    'extra',
    'the declaration',
    [p(), f(), MINE],
    ready('p', 'melee-attack', { trigger: 'f comes' }),
    { legal: true, kind: 'standard', opportunities: [] },
  ),
  row('special-attack.delay', 0, 'after f', [p(), f(), MINE], delay('p', { after: 'f' }), {
    legal: true,
    count: 12,
    order: [{ of: 'f' }, { of: 'p' }],
  }),
  row(
    'special-attack.delay',
    1,
    'during the turn of f',
    [p(), f(), MINE],
    delay('p', { during: 'f' }),
    refused('cannot-interrupt'),
  ),

  row(
    'condition.entangled',
    0,
    'four squares',
    [under('entangled')],
    move('p', ROPE),
    illegal('over-speed', [4, 0]),
    MOVEMENT,
  ),
  row(
    'condition.entangled',
    1,
    'anchored bonds',
    [under('entangled', 'immobilized-in-place')],
    move('p', ROPE.slice(0, 2)),
    illegal('immobile'),
    MOVEMENT,
  ),
  row(
    'condition.entangled',
    2,
    'its rolls',
    [under('entangled')],
    state('p'),
    changes({ 'attack-melee': -2, 'attack-ranged': -4, 'ac-melee': -2 }),
  ),
  row(
    'condition.nauseated-etc',
    0,
    'a nauseated caster',
    [under('nauseated')],
    act('p', 'cast-spell', { level: 1 }),
    refused('condition-forbids'),
  ),
  row('condition.nauseated-etc', 1, 'dazed', [under('dazed')], state('p'), {
    losesDexterity: false,
    actions: 'none',
  }),
  row('condition.nauseated-etc', 2, 'exhausted', [under('exhausted')], state('p'), { speed: 3 }),
  row('condition.nauseated-etc', 3, 'stunned', [under('stunned')], state('p'), {
    drops: true,
    total: { 'ac-melee': -5 },
  }),
  row(
    'condition.confused',
    0,
    'a roll of 60',
    [under('confused'), f()],
    confused('p', { roll: 60, source: 'f' }),
    { does: 'flee' },
  ),
  row(
    'condition.confused',
    1,
    'a roll of 30, struck by f',
    [under('confused'), f()],
    confused('p', { roll: 30, attacker: 'f' }),
    { does: 'attack', targets: ['f'] },
  ),
  row(
    'condition.confused',
    2,
    'somebody leaves its squares',
    [p(), f({ conditions: ['confused'] })],
    move('p', [
      [0, 0],
      [-1, 0],
    ]),
    { opportunities: [] },
    NOBODY_STRIKES,
  ),
  row(
    'condition.panicked',
    0,
    'a way out',
    [under('panicked'), f()],
    act('p', 'melee-attack', { target: 'f' }),
    refused('must-flee'),
  ),
  row(
    'condition.panicked',
    1,
    'cornered, total defense',
    [under('panicked'), f()],
    act('p', 'total-defence', { cornered: true }),
    { legal: true },
    FEAR,
  ),
  row(
    'condition.panicked',
    1,
    'cornered, an attack',
    [under('panicked'), f()],
    act('p', 'melee-attack', { target: 'f', cornered: true }),
    refused('condition-forbids'),
  ),
  row(
    'condition.panicked',
    2,
    'frightened and cornered',
    [under('frightened'), f()],
    act('p', 'melee-attack', { target: 'f', cornered: true }),
    { legal: true },
    FEAR,
  ),
  row(
    'condition.invisible',
    0,
    'a sighted target',
    [under('invisible'), f()],
    blow,
    total(2),
    COMMON,
  ),
  row(
    'condition.invisible',
    1,
    'a blinded target',
    [under('invisible'), f({ conditions: ['blinded'] })],
    blow,
    total(0),
    COMMON,
  ),
  row(
    'condition.invisible',
    2,
    'blindsight',
    [under('invisible'), f({ traits: ['blindsight-6'] })],
    blow,
    total(0),
    COMMON,
  ),
  row('condition.underwater-grapple', 0, 'a man', deep(), grab, { attacker: { modifier: 3 } }),
  row('condition.underwater-grapple', 1, 'a merfolk', deep({ speed: { swim: 6 } }), grab, {
    attacker: { modifier: 5 },
  }),
  row(
    'condition.underwater-grapple',
    2,
    'freedom of movement',
    deep({ conditions: ['freedom-of-movement'] }),
    grab,
    { attacker: { modifier: 5 } },
  ),

  row(
    'opportunity.touch-spell-armed',
    0,
    'the casting',
    [p({ attacks: [TOUCH] }), f()],
    act('p', 'cast-touch-spell', { target: 'f', level: 1 }),
    provokes('standard', 'f'),
    COMMON,
  ),
  row(
    'opportunity.touch-spell-armed',
    1,
    'the touch',
    [p({ attacks: [TOUCH] }), f()],
    attack('p', 'f', 'touch'),
    { opportunities: [], against: 'touch' },
  ),
  row(
    'opportunity.touch-spell-armed',
    2,
    'a held charge',
    [p({ attacks: [TOUCH] })],
    threat('p'),
    threatens([[1, 0]]),
    COMMON,
  ),
  row(
    'opportunity.holding-charge-natural',
    0,
    'a punch',
    [p({ attacks: [TOUCH, 'fist'] }), f()],
    act('p', 'unarmed-attack', { target: 'f', with: 'fist' }),
    provokes('standard', 'f'),
    COMMON,
  ),
  row(
    'opportunity.holding-charge-natural',
    1,
    'Improved Unarmed Strike',
    [p({ attacks: [TOUCH, 'fist'], traits: ['improved-unarmed-strike'] }), f()],
    act('p', 'unarmed-attack', { target: 'f', with: 'fist' }),
    provokes('standard'),
    COMMON,
  ),
  row(
    'action.cast-somatic',
    0,
    'bound',
    [under('bound')],
    act('p', 'cast-spell', { level: 1 }),
    refused('condition-forbids'),
    COMMON,
  ),
  row('action.cast-somatic', 1, 'deafened', [under('deafened')], state('p'), { verbalFailure: 20 }),
  row('action.cast-somatic', 1, 'a deafened caster', [under('deafened')], act('p', 'cast-spell'), {
    verbalFailure: 20,
  }),
  row(
    'action.cast-somatic',
    'extra',
    'a deafened user of a spell-like ability',
    [under('deafened')],
    act('p', 'use-spell-like-ability'),
    ({ verbalFailure }) => expect(verbalFailure).toBeUndefined(),
    'no word is spoken',
  ),
  row(
    'spell.hold',
    0,
    'it attacks',
    [under('paralyzed'), f()],
    act('p', 'melee-attack', { target: 'f' }),
    refused('condition-forbids'),
    COMMON,
  ),
  row(
    'spell.hold',
    1,
    'a foe beside it',
    [p(), f({ conditions: ['paralyzed'] })],
    act('p', 'coup-de-grace', { target: 'f' }),
    { legal: true },
    COMMON,
  ),
]);
