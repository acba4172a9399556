/** 3.5 SRD: tumbling past foes and through their spaces. */
import { expect } from 'vitest';
import { act } from '../asks/turns.ts';
import { check, journey, steps } from '../asks/movements.ts';
import { cases, cell, creature, hero, move, type Case, type Thing } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import type { CreatureMore } from '../cases.ts';

const rogue = (more: CreatureMore = {}): Thing =>
  hero('m', 0, 0, { skills: { tumble: { ranks: 5, bonus: 5 } }, ...more });
const UNSLOWED: CreatureMore = { armour: 'none', load: 'light' };
const untrained = { skills: { tumble: { ranks: 0, bonus: 2 } } };
const UNFIT: readonly (readonly [given: string, more: CreatureMore])[] = [
  ['in medium armor', { armour: 'medium' }],
  ['with a heavy load', { load: 'heavy' }],
  ['untrained', untrained],
];
/** Foes above the row: one beside its start, the second farther on. */
const [F, G] = [creature('f', 0, -1), creature('g', 4, -1)];
const E = creature('e', 1, 0);
const tumble = (n: number, more: object = {}) =>
  journey('m', [{ by: 'tumble', path: steps(n), ...more }]);
const path = (n: number) => [[0, 0], ...steps(n)] as [number, number][];
const checks = (...list: object[]) => ({ legs: [{ checks: list }] });
const past = (dc: number, more: object = {}) => ({ check: 'tumble-past', dc, ...more });
const FREE = { opportunities: [], barred: [{ by: 'f', why: 'evaded' }] };

/** What is known of a tumbler, and the facts that are missing. */
const DOUBTS: readonly (readonly [given: string, more: CreatureMore, wanted: readonly string[]])[] =
  [
    ['of whom nothing is known', { skills: {} }, ['skills.tumble.ranks', 'armour', 'load']],
    [
      'whose ranks are unknown',
      { ...UNSLOWED, skills: { tumble: { bonus: 5 } } },
      ['skills.tumble.ranks'],
    ],
    ['whose armor is unknown', { load: 'light' }, ['armour']],
    ['whose load is unknown', { armour: 'none' }, ['load']],
    ['of whom all is known', UNSLOWED, []],
    ['who is a dwarf, whom nothing slows', { traits: ['dwarf'] }, []],
    ['whose armor is unknown, but whose load is heavy', { load: 'heavy' }, []],
  ];
const OF_TUMBLERS = ['skills.tumble.ranks', 'armour', 'load'].map((f) => `creatures.m.${f}`);
/** Those of the questions below that do not cite who may tumble. */
const SILENT = ['move', 'reachable', 'path', 'check'];
const ASKED: readonly (readonly [how: string, ask: Case['ask']])[] = [
  ['the way', { ask: 'way', of: 'm', by: 'tumble' }],
  ['move', move('m', path(2))],
  ['move with checks', { ...move('m', path(2)), acrobatics: true }],
  ['reachable', { ask: 'reachable', of: 'm' }],
  ['path', { ask: 'path', of: 'm', to: [2, 0] }],
  ['journey', tumble(2)],
  ['journey with a total', tumble(2, { total: 40 })],
  ['act', act('m', 'tumble')],
  ['act along a path', act('m', 'tumble', { path: path(2), total: 40 })],
  ['check', check('m', 'tumble-past', {})],
];

const row = rowsOf('srd35');

export default cases('srd35', [
  row('movement.tumble-half', 0, 'four squares')
    .on(rogue())
    .ask(tumble(4))
    .gives({ legal: false, cost: 8, violations: [{ code: 'over-speed', step: 4 }] }),
  row('movement.tumble-half', 0, 'four squares, as an action')
    .on(rogue())
    .ask(act('m', 'tumble', { path: path(4) }))
    .gives({ legal: false, why: ['over-speed'] }),
  row('movement.tumble-half', 1, 'three squares')
    .on(rogue())
    .ask(tumble(3))
    .gives({ legal: true, cost: 6 }),
  row('movement.tumble-half', 1, 'three squares, as an action')
    .on(rogue())
    .ask(act('m', 'tumble', { path: path(3) }))
    .gives({ legal: true, cost: 6 }),
  row('movement.tumble-half', 2, 'six squares in a hurry')
    .on(rogue(), F)
    .ask(tumble(6, { hurried: true, roll: 12 }))
    .gives({
      legal: true,
      cost: 6,
      opportunities: [{ by: 'f' }],
      ...checks(past(15, { total: 7, success: false })),
    }),
  row('movement.tumble-half', 2, 'six squares in a hurry on the map')
    .on(rogue({ moving: 'tumble', hurried: true }))
    .ask(move('m', path(6)))
    .uncited('the map cites the speed, not what halves it')
    .gives({ legal: true, cost: 6 }),
  row('movement.tumble-half', 2, 'four squares on the map, not in a hurry')
    .on(rogue({ moving: 'tumble' }))
    .ask(move('m', path(4)))
    .uncited('the map cites the speed, not what halves it')
    .gives({ legal: false, cost: 8, violations: [{ code: 'over-speed', step: 4 }] }),
  row('movement.tumble-half', 2, 'six squares in a hurry, as an action')
    .on(rogue())
    .ask(act('m', 'tumble', { path: path(6), hurried: true }))
    .gives({ legal: true, cost: 6 }),
  row('movement.tumble-past', 0, 'made')
    .on(rogue(), F)
    .ask(tumble(3, { total: 15 }))
    .gives(FREE),
  row('movement.tumble-past', 0, 'a total of 40')
    .on(rogue(), F)
    .ask(tumble(3, { total: 40 }))
    .gives(FREE),
  row('movement.tumble-past', 0, 'missed by one')
    .on(rogue(), F)
    .ask(tumble(3, { total: 14 }))
    .gives({ legal: true, opportunities: [{ by: 'f', step: 0 }] }),
  row('movement.tumble-past', 0, 'as an action')
    .on(rogue(), F)
    .ask(act('m', 'tumble', { path: path(3), total: 15 }))
    .gives({ legal: true, opportunities: [] }),
  row('movement.tumble-past', 0, 'a bonus that cannot fail')
    .on(rogue({ skills: { tumble: { ranks: 9, bonus: 14 } } }), F)
    .ask(tumble(3))
    .gives(FREE),
  row('movement.tumble-past', 0, 'on foot past a foe after tumbling past it')
    .on(rogue(), creature('f', 2, -1))
    .ask(
      journey('m', [
        { by: 'tumble', path: steps(2), total: 30 },
        { by: 'walk', path: steps(2, 2) },
      ]),
    )
    .gives({ opportunities: [{ by: 'f', step: 2 }] }),
  row('movement.tumble-past', 1, 'past two foes')
    .on(rogue({ speed: { land: 12 } }), F, G)
    .ask(tumble(6, { total: 16 }))
    .gives({ opportunities: [{ by: 'g' }], ...checks(past(15), past(17, { success: false })) }),
  row('movement.tumble-through', 0, 'chosen on the map')
    .on(rogue({ moving: 'tumble' }), E)
    .ask(move('m', path(2)))
    .gives({ legal: true, cost: 4, opportunities: [{ by: 'e', check: { skill: 'tumble' } }] }),
  ...UNFIT.flatMap(([given, more]) => [
    row('movement.tumble-through', 'extra', `chosen on the map ${given}`)
      .on(rogue({ moving: 'tumble', ...more }), F)
      .ask({ ...move('m', path(2)) })
      .gives({ legal: false, violations: [{ code: 'wrong-movement-mode' }] }),
    row('movement.tumble-through', 'extra', `the area ${given}`)
      .on(rogue({ moving: 'tumble', ...more }), F)
      .ask({ ask: 'reachable', of: 'm' })
      .gives({ cells: [], why: 'wrong-movement-mode' }),
  ]),
  row('movement.tumble-through', 'extra', 'chosen on the map by a dwarf in plate')
    .on(rogue({ moving: 'tumble', armour: 'heavy', traits: ['dwarf'] }), E)
    .ask(move('m', path(2)))
    .gives({ legal: true, cost: 4 }),
  row('movement.tumble-past', 2, 'no roll yet')
    .on(rogue(), F)
    .ask(tumble(3))
    .gives({
      opportunities: [{ by: 'f', check: { check: 'tumble-past', skill: 'tumble', dc: 15 } }],
    }),
  row('movement.tumble-past', 2, 'no roll yet, as an action')
    .on(rogue(), F)
    .ask(act('m', 'tumble', { path: path(3) }))
    .gives({ opportunities: [{ by: 'f', check: { skill: 'tumble', dc: 15 } }] }),
  row('movement.tumble-past', 2, 'no roll yet, as a movement')
    .on(rogue(), F)
    .ask({ ...move('m', path(3)), acrobatics: true })
    .gives({
      cost: 6,
      opportunities: [{ by: 'f', check: { skill: 'tumble', dc: 15 } }],
      acrobatics: { possible: true, passed: [{ by: 'f', dc: 15, bonus: 5 }] },
    }),
  row('movement.tumble-through', 0, 'made')
    .on(rogue(), E)
    .ask(tumble(2, { total: 25 }))
    .gives({ legal: true, cost: 4, opportunities: [] }),
  row('movement.tumble-through', 0, 'made, as an action')
    .on(rogue(), E)
    .ask(act('m', 'tumble', { path: path(2), total: 25 }))
    .gives({ legal: true, opportunities: [] }),
  row('movement.tumble-through', 1, 'missed by one')
    .on(rogue(), E)
    .ask(tumble(2, { total: 24 }))
    .gives({
      stops: { leg: 0, at: [0, 0], then: ['stops-before', 'provokes'] },
      opportunities: [{ by: 'e', step: 0 }],
    }),
  row('movement.tumble-through', 1, 'missed: a foe beyond never strikes')
    .on(rogue(), E, creature('g', 3, -1))
    .ask(tumble(3, { total: 20 }))
    .gives({ stops: { at: [0, 0] }, opportunities: [{ by: 'e' }] }),
  row('movement.tumble-through', 1, 'missed after two squares')
    .on(rogue({ speed: { land: 12 } }), creature('e', 3, 0))
    .ask(tumble(5, { total: 20 }))
    .gives({ stops: { at: [2, 0] }, opportunities: [{ by: 'e', step: 2 }] }),
  row('movement.tumble-armour', 0, 'as an action')
    .on(rogue({ armour: 'medium' }))
    .ask(act('m', 'tumble'))
    .gives({ legal: false, why: ['wrong-movement-mode'] }),
  row('movement.tumble-armour', 0, 'along a path')
    .on(rogue({ armour: 'medium' }), F)
    .ask(tumble(3, { total: 40 }))
    .gives({ legal: false, opportunities: [{ by: 'f' }] }),
  row('movement.tumble-armour', 0, 'under a heavy load')
    .on(rogue({ load: 'heavy' }))
    .ask(act('m', 'tumble', { path: path(2) }))
    .gives({ legal: false }),
  row('movement.tumble-armour', 1, 'as an action')
    .on(rogue({ armour: 'light' }))
    .ask(act('m', 'tumble'))
    .gives({ legal: true }),
  row('movement.tumble-armour', 2, 'as an action')
    .on(rogue({ armour: 'heavy', traits: ['dwarf'], speed: { land: 4 } }))
    .ask(act('m', 'tumble'))
    .gives({ legal: true }),
  row('movement.tumble-armour', 3, 'as an action')
    .on(rogue(untrained))
    .ask(act('m', 'tumble'))
    .gives({ legal: false }),
  row('movement.tumble-armour', 3, 'along a path')
    .on(rogue(untrained))
    .ask(act('m', 'tumble', { path: path(2) }))
    .gives({ legal: false }),
  // What nobody told is taken for granted and named, whichever question asks, with and without a total.
  ...DOUBTS.flatMap(([given, more, wanted]) =>
    ASKED.map(([how, ask]): Case => ({
      ...row('movement.tumble-armour', 'extra', `a tumbler ${given}, in the request “${how}”`)
        .on(rogue({ moving: 'tumble', ...more }))
        .ask(ask)
        .gives({}),
      ...(SILENT.includes(how) ? { uncited: 'the rule is cited with the movement itself' } : {}),
      check: ({ unknown }) =>
        expect((unknown as string[]).filter((one) => OF_TUMBLERS.includes(one))).toEqual(
          wanted.map((fact) => `creatures.m.${fact}`),
        ),
    })),
  ),
  row('movement.tumble-ground', 0, 'the check')
    .on(rogue())
    .ask(check('m', 'tumble-past', { footing: ['slight'] }))
    .gives({ dc: 17 }),
  row('movement.tumble-ground', 1, 'the check')
    .on(rogue())
    .ask(check('m', 'tumble-past', { footing: ['severe'] }))
    .gives({ dc: 20 }),
  row('movement.tumble-ground', 2, 'the check')
    .on(rogue())
    .ask(check('m', 'tumble-past', { footing: ['slight', 'slight'] }))
    .gives({ dc: 19 }),
  // The ground that counts is that of the square which the mover tumbles into.
  ...(
    [
      [0, 'over light rubble', 1, 'light-rubble', 17],
      [0, 'over light undergrowth', 1, 'light-undergrowth', 17],
      ['extra', 'up a gradual slope', 1, 'gradual-slope', 17],
      ['extra', 'over dense rubble', 1, 'dense-rubble', 20],
      ['extra', 'with ice beyond', 2, 'ice', 15],
      ['extra', 'over uneven flagstone', 1, 'uneven-flagstone', 15],
      [1, 'on ice', 1, 'ice', 20],
    ] as const
  ).map(([index, given, x, ground, dc]) =>
    row('movement.tumble-ground', index, `${given}, on the board`)
      .on(rogue(), F, cell(x, 0, { ground }))
      .ask(tumble(2))
      .gives({ ...checks(past(dc)) }),
  ),
  row('movement.tumble-ground', 'extra', 'on ice, as told with the roll')
    .on(rogue(), F, cell(1, 0, { ground: 'ice' }))
    .ask(tumble(2, { footing: ['slight'] }))
    .gives({ ...checks(past(17)) }),
  row('movement.tumble-ground', 1, 'through a foe on ice')
    .on(rogue(), E, cell(1, 0, { ground: 'ice' }))
    .ask(tumble(2))
    .gives({ ...checks(past(30, { check: 'tumble-through' })) }),
]);
