/**
 * Sigil: kinds of movement other than walking: climbing, swimming, burrowing, jumping, combinations in
 * one movement; continued running.
 */
import { expect } from 'vitest';
import { check, journey, steps, way } from '../asks/movements.ts';
import {
  block,
  cases,
  cell,
  creature,
  fill,
  hero,
  move,
  pit,
  rubble,
  type Answer,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { all } from '../checks.ts';

const w = (
  rule: string,
  index: Case['case'],
  given: string,
  ask: Case['ask'],
  want: Answer | ((a: Answer) => void),
  more: { mover?: CreatureMore; on?: (Thing | Thing[])[]; uncited?: string } = {},
): Case => ({
  rule: `sigil.movement.${rule}`,
  case: index,
  given,
  on: [hero('m', 0, 0, more.mover), ...(more.on ?? [])],
  ask,
  ...(typeof want === 'function' ? { check: want } : { expect: want }),
  ...(more.uncited === undefined ? {} : { uncited: more.uncited }),
});
const water = (x: number, y: number): Thing => cell(x, y, { surface: 'water' });
const earth = (x: number, y: number): Thing =>
  cell(x, y, { surface: 'earth', blocks: ['move', 'sight', 'effect'] });
const slope =
  (dc: number) =>
  (x: number, y: number): Thing =>
    cell(x, y, { surface: 'slope', check: { skill: 'climb', dc } });
const speeds = (s: NonNullable<CreatureMore['speed']>): CreatureMore => ({ speed: s });
const wrong = (a: Answer): void => {
  expect(a).toMatchObject({ legal: false });
  expect((a['violations'] as { code: string }[]).map((v) => v.code)).toContain(
    'wrong-movement-mode',
  );
};
const jumper = (ranks: number): CreatureMore => ({ skills: { jump: { ranks } } });
const MARINER = speeds({ land: 4, swim: 8 });
const CLIMBER = speeds({ land: 6, climb: 4 });

export default cases('sigil', [
  // Armor and load hinder nobody here: only the ranks of a tumbler matter.
  ...(
    [
      ['ranks unknown', { bonus: 5 }, ['creatures.m.skills.tumble.ranks']],
      ['ranks known', { ranks: 1, bonus: 5 }, []],
      ['no ranks', { ranks: 0, bonus: 5 }, []],
    ] as const
  ).flatMap(([given, tumble, wanted]) =>
    [
      way('m', 'tumble'),
      move('m', [
        [0, 0],
        [1, 0],
      ]),
      journey('m', [{ by: 'tumble', path: steps(1), total: 30 }]),
    ].map((ask) =>
      w(
        'mixed-modes',
        'extra',
        `a tumbler, ${given}: ${ask.ask}`,
        ask,
        ({ unknown }) => expect(unknown).toEqual(wanted),
        {
          mover: { skills: { tumble }, moving: 'tumble' },
          ...(ask.ask === 'move' && { uncited: 'walking and tumbling cite it with their legs' }),
        },
      ),
    ),
  ),
  w(
    'mixed-modes',
    0,
    '6 m walked, the rest climbed at a quarter',
    journey('m', [
      { by: 'walk', path: steps(4) },
      { by: 'climb', cells: 0.5, dc: 10, total: 12 },
    ]),
    { legal: true, cost: 6, budget: 6, violations: [] },
  ),
  w(
    'mixed-modes',
    'extra',
    'a little more climbed',
    journey('m', [
      { by: 'walk', path: steps(4) },
      { by: 'climb', cells: 0.6, dc: 10 },
    ]),
    (a) => expect(a).toMatchObject({ legal: false, violations: [{ code: 'over-speed' }] }),
  ),
  w(
    'mixed-modes',
    'extra',
    'two squares walked and one swum',
    journey('m', [
      { by: 'walk', path: steps(2) },
      { by: 'swim', path: steps(1, 2) },
    ]),
    { legal: true, cost: 6 },
    { on: [water(3, 0)] },
  ),
  w(
    'mixed-modes',
    'extra',
    'swimming out of the water again is beyond the speed',
    journey('m', [
      { by: 'walk', path: steps(2) },
      { by: 'swim', path: steps(1, 2) },
      { by: 'walk', path: steps(1, 3) },
    ]),
    { legal: false, cost: 7 },
    { on: [water(3, 0)] },
  ),
  w(
    'mixed-modes',
    'extra',
    'swimming on land',
    journey('m', [{ by: 'swim', path: steps(1) }]),
    wrong,
    {
      mover: MARINER,
      on: [cell(1, 0, { surface: 'ground' })],
      uncited: 'the leg is refused for its ground, before modes are mixed',
    },
  ),
  w(
    'mixed-modes',
    'extra',
    'an armed enemy beside the water strikes the one who leaves it',
    journey('m', [
      { by: 'walk', path: steps(1) },
      { by: 'swim', path: steps(1, 1) },
    ]),
    { opportunities: [{ by: 'e', leaving: [0, 0] }] },
    { on: [water(2, 0), creature('e', 0, 1)] },
  ),
  w(
    'mixed-modes',
    'extra',
    'a failed check stops the movement where the climb began',
    journey('m', [
      { by: 'walk', path: steps(1) },
      { by: 'climb', path: steps(1, 1), total: 14 },
    ]),
    { stops: { leg: 1, at: [1, 0], then: ['no-progress'] } },
    { on: [slope(15)(2, 0)] },
  ),

  w(
    'run-loses-dex',
    0,
    'Dexterity +3, armour class 16',
    way('m', 'walk', { mode: 'run', ac: { total: 16 } }),
    { ac: 13, meanwhile: { losesDexterity: true } },
    { mover: { abilities: { dex: 16 } } },
  ),
  w(
    'run-loses-dex',
    'extra',
    'a penalty is not lost',
    way('m', 'walk', { mode: 'run', ac: { total: 9 } }),
    { ac: 9 },
    { mover: { abilities: { dex: 8 } } },
  ),
  w(
    'run-loses-dex',
    'extra',
    'walking loses nothing',
    way('m', 'walk', { ac: { total: 16 } }),
    { ac: 16 },
    { mover: { abilities: { dex: 16 } }, uncited: 'a control: walking loses no Dexterity' },
  ),
  w(
    'run-endurance',
    0,
    'Constitution 12, the 13th round',
    check('m', 'endurance', { round: 13 }),
    { needed: true, dc: 10 },
    { mover: { abilities: { con: 12 } } },
  ),
  w(
    'run-endurance',
    1,
    'the 14th round',
    check('m', 'endurance', { round: 14 }),
    { needed: true, dc: 11 },
    { mover: { abilities: { con: 12 } } },
  ),
  w(
    'run-endurance',
    'extra',
    'the 12th round',
    check('m', 'endurance', { round: 12 }),
    { needed: false },
    { mover: { abilities: { con: 12 } } },
  ),
  w(
    'run-endurance',
    'extra',
    'a 9 with +1 runs on, an 8 rests',
    check('m', 'endurance', { round: 13, roll: 8 }),
    { total: 9, success: false, then: ['must-rest'] },
    { mover: { abilities: { con: 12 } } },
  ),
  w(
    'run-endurance',
    'extra',
    'a creature without Constitution runs without checks',
    check('m', 'endurance', { round: 100 }),
    { needed: false },
    { mover: { abilities: { con: null } } },
  ),

  w('swim', 0, 'speed 9 m, one move action', way('m', 'swim'), {
    metres: 2.25,
    squares: 1,
    natural: false,
    check: { skill: 'swim' },
  }),
  w('swim', 1, 'speed 9 m, a full-round action', way('m', 'swim', { mode: 'double-move' }), {
    metres: 4.5,
    squares: 3,
  }),
  w('swim', 2, 'the check fails by 5', check('m', 'swim', { dc: 15, total: 10 }), {
    success: false,
    margin: -5,
    then: ['goes-under'],
  }),
  w('swim', 'extra', 'the check fails by 4', check('m', 'swim', { dc: 15, total: 11 }), {
    success: false,
    then: ['no-progress'],
  }),
  w(
    'swim',
    'extra',
    'at half speed when entangled',
    way('m', 'swim'),
    { metres: 1.125, squares: 0 },
    { mover: { conditions: ['entangled'] } },
  ),
  w(
    'swim-speed',
    0,
    'swim speed 12 m',
    way('m', 'swim'),
    { metres: 12, natural: true, take10: true, may: { run: true, step: true } },
    { mover: MARINER },
  ),
  w(
    'swim-speed',
    0,
    'swimming with a Swim speed needs no check',
    check('m', 'swim', { dc: 15 }),
    { needed: false },
    { mover: MARINER },
  ),
  w(
    'swim-speed',
    'extra',
    'four squares walked and none left for the water',
    journey('m', [
      { by: 'walk', path: steps(3) },
      { by: 'swim', path: steps(2, 3) },
    ]),
    { legal: true, cost: 4, legs: [{ cost: 3 }, { cells: 2, cost: 1 }] },
    { mover: MARINER, on: [fill(4, 0, 5, 0, water)] },
  ),
  w(
    'swim-speed',
    'extra',
    'without a bonus of the sheet the +8 is counted',
    check('m', 'swim', { dc: 15, take10: true }),
    { bonus: 10, total: 20, success: true },
    { mover: { ...MARINER, abilities: { str: 14 }, skills: { swim: { ranks: 0 } } } },
  ),

  w('five-foot-step-mode', 0, 'a human in the water', way('m', 'swim', { mode: 'step' }), {
    possible: false,
    may: { step: false },
  }),
  w(
    'five-foot-step-mode',
    0,
    'a five-foot step in water without a Swim speed',
    journey('m', [{ by: 'swim', path: steps(1) }], 'step'),
    wrong,
    { on: [fill(0, 0, 1, 0, water)] },
  ),
  w(
    'five-foot-step-mode',
    'extra',
    'with a Swim speed',
    journey('m', [{ by: 'swim', path: steps(1) }], 'step'),
    { legal: true, violations: [] },
    { mover: MARINER, on: [fill(0, 0, 1, 0, water)] },
  ),
  w(
    'withdraw-forbidden',
    1,
    'a withdrawal by swimming without a Swim speed',
    journey('m', [{ by: 'swim', path: steps(1) }], 'withdraw'),
    wrong,
    { on: [fill(0, 0, 1, 0, water)] },
  ),
  w(
    'withdraw-forbidden',
    'extra',
    'a withdrawal by swimming with a Swim speed',
    journey('m', [{ by: 'swim', path: steps(5) }], 'withdraw'),
    { legal: true },
    { mover: MARINER, on: [fill(0, 0, 5, 0, water)] },
  ),

  w('jump-general', 0, '3 m after 6 m of run', check('m', 'long-jump', { metres: 3, runUp: 6 }), {
    dc: 10,
  }),
  w('jump-general', 1, '3 m without', check('m', 'long-jump', { metres: 3, runUp: 0 }), { dc: 20 }),
  w(
    'jump-general',
    0,
    'a run-up of four squares and a jump over a pit of two',
    journey(
      'm',
      [
        { by: 'walk', path: steps(4) },
        { by: 'jump', path: steps(3, 4), total: 10 },
      ],
      'double-move',
    ),
    { legal: true, cost: 7, legs: [{}, { checks: [{ dc: 10, success: true }] }] },
    { mover: jumper(1), on: [fill(5, 0, 6, 0, pit)] },
  ),
  w(
    'jump-general',
    'extra',
    'three squares are no run-up',
    journey(
      'm',
      [
        { by: 'walk', path: steps(3) },
        { by: 'jump', path: steps(3, 3) },
      ],
      'double-move',
    ),
    { legs: [{}, { checks: [{ dc: 20 }] }] },
    { on: [fill(4, 0, 5, 0, pit)] },
  ),
  w(
    'jump-general',
    'extra',
    'a bend breaks the run-up',
    journey(
      'm',
      [
        {
          by: 'walk',
          path: [
            [1, 0],
            [2, 0],
            [3, 1],
            [4, 1],
          ],
        },
        { by: 'jump', path: steps(3, 4, 1) },
      ],
      'double-move',
    ),
    { legs: [{}, { checks: [{ dc: 20 }] }] },
    { on: [fill(5, 1, 6, 1, pit)] },
  ),
  w(
    'jump-general',
    'extra',
    'a jump longer than the movement left ends in the air',
    journey('m', [
      { by: 'walk', path: steps(4) },
      { by: 'jump', path: steps(3, 4), total: 15 },
    ]),
    { legal: true, cost: 6, legs: [{}, { cost: 2, midAir: 1 }] },
    { on: [fill(5, 0, 6, 0, pit)] },
  ),
  w(
    'jump-general',
    'extra',
    'a leap of 6 m given by its length is paid',
    journey(
      'm',
      [
        { by: 'walk', path: steps(4) },
        { by: 'jump', metres: 6, total: 20 },
      ],
      'double-move',
    ),
    { legal: true, cost: 8, legs: [{ cost: 4 }, { cells: 4, cost: 4 }] },
  ),
  w(
    'jump-general',
    'extra',
    'a leap of 4 m takes three whole squares',
    journey('m', [{ by: 'jump', metres: 4, runUp: 6, total: 20 }]),
    { cost: 3 },
  ),
  w(
    'jump-general',
    'extra',
    'two leaps of 6 m at a speed of six squares: the second ends in the air',
    journey('m', [
      { by: 'jump', metres: 6, runUp: 6, total: 20 },
      { by: 'jump', metres: 6, runUp: 6, total: 20 },
    ]),
    { cost: 6, legs: [{ cost: 4 }, { cost: 2, midAir: 2 }] },
  ),
  w(
    'jump-general',
    'extra',
    'a wall is not leapt through',
    journey('m', [{ by: 'jump', path: steps(2) }]),
    (a) => expect(a).toMatchObject({ legal: false, violations: [{ code: 'through-wall' }] }),
    { on: [block(1, 0)] },
  ),
  w(
    'jump-general',
    'extra',
    'rubble leapt over costs nothing more',
    journey('m', [{ by: 'jump', path: steps(2) }]),
    { legal: true, cost: 2 },
    { on: [rubble(1, 0)] },
  ),
  w(
    'jump-landing',
    0,
    'no ranks, 13 against 10',
    check('m', 'long-jump', { metres: 3, runUp: 6, total: 13 }),
    { success: true, then: ['lands-prone'] },
    { mover: jumper(0) },
  ),
  w(
    'jump-landing',
    1,
    'no ranks, 15 against 10',
    check('m', 'long-jump', { metres: 3, runUp: 6, total: 15 }),
    { success: true, then: ['lands-standing'] },
    { mover: jumper(0) },
  ),
  w(
    'jump-landing',
    'extra',
    'a jump that just succeeds, with a rank in Tumble, lands standing',
    check('m', 'long-jump', { metres: 3, runUp: 6, total: 10 }),
    { success: true, then: ['lands-standing'] },
    { mover: jumper(1) },
  ),
  w('jump-long', 0, '6 m with a run', check('m', 'long-jump', { metres: 6, runUp: 6 }), {
    dc: 20,
    figures: { height: 1.5 },
  }),
  w(
    'jump-long',
    1,
    '10 over a chasm, a 6',
    check('m', 'long-jump', { metres: 3, runUp: 6, total: 6 }),
    { success: false, margin: -4, next: [{ check: 'grab-edge', dc: 15 }] },
  ),
  w(
    'jump-long',
    'extra',
    'a 5, which fails by 5 points: still near enough to grab the edge',
    check('m', 'long-jump', { metres: 3, runUp: 6, total: 5 }),
    { success: false, margin: -5, then: ['short'], next: [{ check: 'grab-edge', dc: 15 }] },
  ),
  w(
    'jump-long',
    'extra',
    'a 4: too short to grab anything',
    check('m', 'long-jump', { metres: 3, runUp: 6, total: 4 }),
    { success: false, then: ['falls'], next: [] },
  ),
  w(
    'jump-long',
    'extra',
    'the edge grabbed, and then climbed',
    check('m', 'grab-edge', { roll: 11 }),
    { total: 15, success: true, next: [{ check: 'pull-up', dc: 15, action: 'move-action' }] },
    { mover: { saves: { reflex: 4 } } },
  ),
  w(
    'jump-high',
    0,
    'a Medium creature, a ledge at 3 m, with a run',
    check('m', 'high-jump', { metres: 3, runUp: 6 }),
    { dc: 8 },
  ),
  w(
    'jump-high',
    'extra',
    'a Small one',
    check('m', 'high-jump', { metres: 3, runUp: 6 }),
    { dc: 24 },
    { mover: { size: 'small' } },
  ),
  w(
    'jump-high',
    'extra',
    'without a run, and failed',
    check('m', 'high-jump', { metres: 3, runUp: 0, total: 15 }),
    { dc: 16, then: ['falls-back'] },
  ),

  w('climb', 0, 'speed 9 m, the check made', way('m', 'climb'), {
    metres: 2.25,
    natural: false,
    check: { skill: 'climb' },
  }),
  w('climb', 1, '15 asked, a 10', check('m', 'climb', { dc: 15, total: 10 }), { then: ['falls'] }),
  w('climb', 'extra', '15 asked, an 11', check('m', 'climb', { dc: 15, total: 11 }), {
    then: ['no-progress'],
  }),
  w(
    'climb',
    'extra',
    'climbing a square of a slope with a known DC',
    journey('m', [{ by: 'climb', path: steps(1), total: 15 }]),
    { legal: true, cost: 4, legs: [{ checks: [{ dc: 15, success: true }] }] },
    { on: [slope(15)(1, 0)] },
  ),
  w(
    'climb',
    'extra',
    'accelerated climbing without a Climb speed',
    way('m', 'climb', { hurried: true }),
    { possible: false },
  ),
  w(
    'climb-penalties',
    0,
    'Dexterity +3 and a shield +2, armour class 15',
    way('m', 'climb', { ac: { total: 15, shield: 2 } }),
    {
      ac: 10,
      meanwhile: { freeHands: 2, noShield: true, losesDexterity: true, damageForcesCheck: true },
    },
    { mover: { abilities: { dex: 16 } } },
  ),
  w('climb-catch-self', 0, 'a wall of 15', check('m', 'catch-self', { dc: 15 }), { dc: 35 }),
  w('climb-catch-self', 1, 'a slope of 10', check('m', 'catch-self', { dc: 10, easyHold: true }), {
    dc: 20,
  }),
  w(
    'climb-catch-other',
    0,
    'a wall of 15, a 20',
    check('m', 'catch-other', { dc: 15, total: 20, weight: 70, maximum: 100 }),
    { dc: 25, margin: -5, then: ['both-fall'] },
  ),
  w(
    'climb-catch-other',
    'extra',
    'a 21 only misses',
    check('m', 'catch-other', { dc: 15, total: 21, weight: 70, maximum: 100 }),
    { then: ['misses'] },
  ),
  w(
    'climb-catch-other',
    'extra',
    'too heavy, whatever the total',
    check('m', 'catch-other', { dc: 15, total: 40, weight: 116 }),
    { success: false },
    { mover: { abilities: { str: 16 } } },
  ),
  w(
    'climb-speed',
    0,
    'Climb 6 m, base 9 m, in a hurry',
    way('m', 'climb', { hurried: true }),
    { metres: 9, check: { modifier: -5 }, natural: true },
    { mover: CLIMBER },
  ),
  w(
    'climb-speed',
    'extra',
    'Climb 3 m: twice as much',
    way('m', 'climb', { hurried: true }),
    { metres: 6 },
    { mover: speeds({ land: 6, climb: 2 }) },
  ),
  w(
    'climb-speed',
    'extra',
    'a climber with a Climb speed keeps its Dexterity and cannot run',
    way('m', 'climb', { ac: { total: 16 } }),
    { ac: 16, may: { run: false }, meanwhile: { damageForcesCheck: false } },
    { mover: { ...CLIMBER, abilities: { dex: 16 } } },
  ),
  w(
    'climb-speed',
    'extra',
    'taking 10 on a climb while threatened, with a Climb speed',
    check('m', 'climb', { dc: 15, take10: true }),
    { possible: true, total: 18 },
    {
      mover: { ...CLIMBER, abilities: { str: 10 }, skills: { climb: { ranks: 0 } } },
      on: [creature('e', 1, 0)],
    },
  ),
  w(
    'climb',
    'extra',
    'taking 10 on a climb while threatened, without a Climb speed',
    check('m', 'climb', { dc: 15, take10: true }),
    { possible: false, why: 'threatened' },
    { on: [creature('e', 1, 0)] },
  ),

  w(
    'burrow',
    0,
    'a charge underground',
    journey('m', [{ by: 'burrow', path: steps(3) }], 'charge'),
    wrong,
    { mover: speeds({ land: 4, burrow: 4 }), on: [fill(0, 0, 4, 0, earth)] },
  ),
  w(
    'burrow',
    'extra',
    'four squares of earth in a move',
    journey('m', [{ by: 'burrow', path: steps(4) }]),
    { legal: true, cost: 4 },
    { mover: speeds({ land: 4, burrow: 4 }), on: [fill(1, 0, 4, 0, earth)] },
  ),
  w(
    'burrow',
    'extra',
    'burrowing through rock',
    journey('m', [{ by: 'burrow', path: steps(2) }]),
    all((a) => expect(a).toMatchObject({ legal: false })),
    { mover: speeds({ land: 4, burrow: 4 }), on: [earth(1, 0), block(2, 0)] },
  ),
  w('burrow', 'extra', 'burrowing without a Burrow speed', way('m', 'burrow'), { possible: false }),

  w(
    'withdraw-forbidden',
    1,
    'a withdrawal over squares of water without a Swim speed',
    move(
      'm',
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      'withdraw',
    ),
    wrong,
    { on: [fill(0, 0, 4, 0, water)] },
  ),
  w(
    'withdraw-forbidden',
    'extra',
    'a flyer over the water',
    move(
      'm',
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      'withdraw',
    ),
    { legal: true },
    {
      mover: { speed: { land: 6, fly: 6 }, elevation: 1 },
      on: [fill(0, 0, 4, 0, water)],
      uncited: 'a control: it flies over the water, so the withdrawal is allowed',
    },
  ),
  w(
    'burrow',
    'extra',
    'a charge asked as a movement over a slope',
    move(
      'm',
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      'charge',
    ),
    wrong,
    {
      mover: CLIMBER,
      on: [slope(0)(2, 0), creature('e', 4, 0)],
      uncited: 'the refusal cites the charge, not the way of burrowing',
    },
  ),
  w(
    'swim-speed',
    'extra',
    'a run through the water, straight',
    move('m', [[0, 0], ...steps(8)], 'run'),
    { legal: true, cost: 8, budget: 32 },
    {
      mover: MARINER,
      on: [fill(0, 0, 8, 0, water)],
      uncited: 'the run’s own rule gives the budget, at the speed of the water’s mode',
    },
  ),
  w(
    'climb-speed',
    'extra',
    'up a slope on the map, with the speed',
    move('m', [[0, 0], ...steps(1)] as [number, number][]),
    (a) => {
      expect(a).toMatchObject({ checks: [{ step: 1, skill: 'climb', dc: 15 }] });
      expect((a['checks'] as object[])[0]).not.toHaveProperty('losesDexterity');
    },
    { mover: { ...CLIMBER, moving: 'climb' }, on: [slope(15)(1, 0)] },
  ),
  w(
    'swim',
    'extra',
    'through water on the map',
    move('m', [[0, 0], ...steps(1)] as [number, number][]),
    { checks: [{ step: 1, skill: 'swim' }] },
    { mover: { moving: 'swim' }, on: [water(1, 0)] },
  ),
]);
