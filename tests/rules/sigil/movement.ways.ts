/**
 * Sigil: kinds of movement other than walking: climbing, swimming, burrowing, jumping, combinations in
 * one movement; continued running.
 */
import { expect } from 'vitest';
import { check, journey, steps, way } from '../asks/movements.ts';
import {
  cells,
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
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { all } from '../checks.ts';

const row = rowsOf('sigil');
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
      ['whose ranks are unknown', { bonus: 5 }, ['creatures.m.skills.tumble.ranks']],
      ['whose ranks are known', { ranks: 1, bonus: 5 }, []],
      ['who has no ranks', { ranks: 0, bonus: 5 }, []],
    ] as const
  ).flatMap(([given, tumble, wanted]) =>
    [
      way('m', 'tumble'),
      move('m', cells('0,0 1,0')),
      journey('m', [{ by: 'tumble', path: steps(1), total: 30 }]),
    ].map((ask) => ({
      ...row('movement.mixed-modes', 'extra', `a tumbler ${given}, in the request “${ask.ask}”`)
        .on(hero('m', 0, 0, { skills: { tumble }, moving: 'tumble' }))
        .ask(ask)
        .gives(({ unknown }) => expect(unknown).toEqual(wanted)),
      ...(ask.ask === 'move' && { uncited: 'walking and tumbling cite it with their legs' }),
    })),
  ),
  row('movement.mixed-modes', 0, '6 m walked, the rest climbed at a quarter')
    .on(hero('m', 0, 0))
    .ask(
      journey('m', [
        { by: 'walk', path: steps(4) },
        { by: 'climb', cells: 0.5, dc: 10, total: 12 },
      ]),
    )
    .gives({ legal: true, cost: 6, budget: 6, violations: [] }),
  row('movement.mixed-modes', 'extra', 'a little more climbed')
    .on(hero('m', 0, 0))
    .ask(
      journey('m', [
        { by: 'walk', path: steps(4) },
        { by: 'climb', cells: 0.6, dc: 10 },
      ]),
    )
    .gives((a) => expect(a).toMatchObject({ legal: false, violations: [{ code: 'over-speed' }] })),
  row('movement.mixed-modes', 'extra', 'two squares walked and one swum')
    .on(hero('m', 0, 0), water(3, 0))
    .ask(
      journey('m', [
        { by: 'walk', path: steps(2) },
        { by: 'swim', path: steps(1, 2) },
      ]),
    )
    .gives({ legal: true, cost: 6 }),
  row('movement.mixed-modes', 'extra', 'swimming out of the water again is beyond the speed')
    .on(hero('m', 0, 0), water(3, 0))
    .ask(
      journey('m', [
        { by: 'walk', path: steps(2) },
        { by: 'swim', path: steps(1, 2) },
        { by: 'walk', path: steps(1, 3) },
      ]),
    )
    .gives({ legal: false, cost: 7 }),
  row('movement.mixed-modes', 'extra', 'swimming on land')
    .on(hero('m', 0, 0, MARINER), cell(1, 0, { surface: 'ground' }))
    .ask(journey('m', [{ by: 'swim', path: steps(1) }]))
    .uncited('the leg is refused for its ground, before modes are mixed')
    .gives(wrong),
  row(
    'movement.mixed-modes',
    'extra',
    'an armed enemy beside the water strikes the one who leaves it',
  )
    .on(hero('m', 0, 0), water(2, 0), creature('e', 0, 1))
    .ask(
      journey('m', [
        { by: 'walk', path: steps(1) },
        { by: 'swim', path: steps(1, 1) },
      ]),
    )
    .gives({ opportunities: [{ by: 'e', leaving: [0, 0] }] }),
  row('movement.mixed-modes', 'extra', 'a failed check stops the movement where the climb began')
    .on(hero('m', 0, 0), slope(15)(2, 0))
    .ask(
      journey('m', [
        { by: 'walk', path: steps(1) },
        { by: 'climb', path: steps(1, 1), total: 14 },
      ]),
    )
    .gives({ stops: { leg: 1, at: [1, 0], then: ['no-progress'] } }),

  row('movement.run-loses-dex', 0, 'Dexterity +3, armour class 16')
    .on(hero('m', 0, 0, { abilities: { dex: 16 } }))
    .ask(way('m', 'walk', { mode: 'run', ac: { total: 16 } }))
    .gives({ ac: 13, meanwhile: { losesDexterity: true } }),
  row('movement.run-loses-dex', 'extra', 'a penalty is not lost')
    .on(hero('m', 0, 0, { abilities: { dex: 8 } }))
    .ask(way('m', 'walk', { mode: 'run', ac: { total: 9 } }))
    .gives({ ac: 9 }),
  row('movement.run-loses-dex', 'extra', 'walking loses nothing')
    .on(hero('m', 0, 0, { abilities: { dex: 16 } }))
    .ask(way('m', 'walk', { ac: { total: 16 } }))
    .uncited('a control: walking loses no Dexterity')
    .gives({ ac: 16 }),
  row('movement.run-endurance', 0, 'Constitution 12, the 13th round')
    .on(hero('m', 0, 0, { abilities: { con: 12 } }))
    .ask(check('m', 'endurance', { round: 13 }))
    .gives({ needed: true, dc: 10 }),
  row('movement.run-endurance', 1, 'the 14th round')
    .on(hero('m', 0, 0, { abilities: { con: 12 } }))
    .ask(check('m', 'endurance', { round: 14 }))
    .gives({ needed: true, dc: 11 }),
  row('movement.run-endurance', 'extra', 'the 12th round')
    .on(hero('m', 0, 0, { abilities: { con: 12 } }))
    .ask(check('m', 'endurance', { round: 12 }))
    .gives({ needed: false }),
  row('movement.run-endurance', 'extra', 'a 9 with +1 runs on, an 8 rests')
    .on(hero('m', 0, 0, { abilities: { con: 12 } }))
    .ask(check('m', 'endurance', { round: 13, roll: 8 }))
    .gives({ total: 9, success: false, then: ['must-rest'] }),
  row('movement.run-endurance', 'extra', 'a creature without Constitution runs without checks')
    .on(hero('m', 0, 0, { abilities: { con: null } }))
    .ask(check('m', 'endurance', { round: 100 }))
    .gives({ needed: false }),

  row('movement.swim', 0, 'speed 9 m, one move action')
    .on(hero('m', 0, 0))
    .ask(way('m', 'swim'))
    .gives({ metres: 2.25, squares: 1, natural: false, check: { skill: 'swim' } }),
  row('movement.swim', 1, 'speed 9 m, a full-round action')
    .on(hero('m', 0, 0))
    .ask(way('m', 'swim', { mode: 'double-move' }))
    .gives({ metres: 4.5, squares: 3 }),
  row('movement.climb-speed', 0, 'dragged over the map')
    .on(
      hero('m', 0, 0, {
        moving: 'climb',
        hurried: true,
        speed: { land: 6, climb: 4 },
        skills: { climb: { bonus: 8 } },
      }),
      fill(1, 0, 6, 0, slope(20)),
    )
    .ask(move('m', [[0, 0], ...steps(6)]))
    .gives({ legal: true, cost: 6, budget: 6, checks: [{ dc: 20, bonus: 3, hurry: -5 }] }),
  row('movement.climb', 'extra', 'in a hurry over the map without a climb speed')
    .on(hero('m', 0, 0, { moving: 'climb', hurried: true }), slope(10)(1, 0))
    .ask(move('m', [[0, 0], ...steps(1)]))
    .gives(wrong),
  row('movement.swim', 'extra', 'over the map in painted rough water')
    .on(hero('m', 0, 0), cell(1, 0, { ground: 'rough-water' }))
    .ask(move('m', [[0, 0], ...steps(1)]))
    .gives({ cost: 4, checks: [{ skill: 'swim', dc: 15 }] }),
  row('movement.swim', 2, 'the check fails by 5')
    .on(hero('m', 0, 0))
    .ask(check('m', 'swim', { dc: 15, total: 10 }))
    .gives({ success: false, margin: -5, then: ['goes-under'] }),
  row('movement.swim', 'extra', 'the check fails by 4')
    .on(hero('m', 0, 0))
    .ask(check('m', 'swim', { dc: 15, total: 11 }))
    .gives({ success: false, then: ['no-progress'] }),
  row('movement.swim', 'extra', 'at half speed when entangled')
    .on(hero('m', 0, 0, { conditions: ['entangled'] }))
    .ask(way('m', 'swim'))
    .gives({ metres: 1.125, squares: 0 }),
  row('movement.swim-speed', 0, 'swim speed 12 m')
    .on(hero('m', 0, 0, MARINER))
    .ask(way('m', 'swim'))
    .gives({ metres: 12, natural: true, take10: true, may: { run: true, step: true } }),
  row('movement.swim-speed', 0, 'swimming with a Swim speed needs no check')
    .on(hero('m', 0, 0, MARINER))
    .ask(check('m', 'swim', { dc: 15 }))
    .gives({ needed: false }),
  row('movement.swim-speed', 'extra', 'four squares walked and none left for the water')
    .on(hero('m', 0, 0, MARINER), fill(4, 0, 5, 0, water))
    .ask(
      journey('m', [
        { by: 'walk', path: steps(3) },
        { by: 'swim', path: steps(2, 3) },
      ]),
    )
    .gives({ legal: true, cost: 4, legs: [{ cost: 3 }, { cells: 2, cost: 1 }] }),
  row('movement.swim-speed', 'extra', 'without a bonus of the sheet the +8 is counted')
    .on(hero('m', 0, 0, { ...MARINER, abilities: { str: 14 }, skills: { swim: { ranks: 0 } } }))
    .ask(check('m', 'swim', { dc: 15, take10: true }))
    .gives({ bonus: 10, total: 20, success: true }),

  row('movement.five-foot-step-mode', 0, 'a human in the water')
    .on(hero('m', 0, 0))
    .ask(way('m', 'swim', { mode: 'step' }))
    .gives({ possible: false, may: { step: false } }),
  row('movement.five-foot-step-mode', 0, 'a five-foot step in water without a Swim speed')
    .on(hero('m', 0, 0), fill(0, 0, 1, 0, water))
    .ask(journey('m', [{ by: 'swim', path: steps(1) }], 'step'))
    .gives(wrong),
  row('movement.five-foot-step-mode', 'extra', 'with a Swim speed')
    .on(hero('m', 0, 0, MARINER), fill(0, 0, 1, 0, water))
    .ask(journey('m', [{ by: 'swim', path: steps(1) }], 'step'))
    .gives({ legal: true, violations: [] }),
  row('movement.withdraw-forbidden', 1, 'a withdrawal by swimming without a Swim speed')
    .on(hero('m', 0, 0), fill(0, 0, 1, 0, water))
    .ask(journey('m', [{ by: 'swim', path: steps(1) }], 'withdraw'))
    .gives(wrong),
  row('movement.withdraw-forbidden', 'extra', 'a withdrawal by swimming with a Swim speed')
    .on(hero('m', 0, 0, MARINER), fill(0, 0, 5, 0, water))
    .ask(journey('m', [{ by: 'swim', path: steps(5) }], 'withdraw'))
    .gives({ legal: true }),

  row('movement.jump-general', 0, '3 m after 6 m of run')
    .on(hero('m', 0, 0))
    .ask(check('m', 'long-jump', { metres: 3, runUp: 6 }))
    .gives({ dc: 10 }),
  row('movement.jump-general', 1, '3 m without')
    .on(hero('m', 0, 0))
    .ask(check('m', 'long-jump', { metres: 3, runUp: 0 }))
    .gives({ dc: 20 }),
  row('movement.jump-general', 0, 'a run-up of four squares and a jump over a pit of two')
    .on(hero('m', 0, 0, jumper(1)), fill(5, 0, 6, 0, pit))
    .ask(
      journey(
        'm',
        [
          { by: 'walk', path: steps(4) },
          { by: 'jump', path: steps(3, 4), total: 10 },
        ],
        'double-move',
      ),
    )
    .gives({ legal: true, cost: 7, legs: [{}, { checks: [{ dc: 10, success: true }] }] }),
  row('movement.jump-general', 1, 'dragged over the map; speed does not count')
    .on(hero('m', 0, 0, { moving: 'jump', speed: { land: 4 }, skills: { jump: { bonus: 3 } } }))
    .ask(move('m', [[0, 0], ...steps(2)]))
    .gives({ checks: [{ skill: 'jump', dc: 20, bonus: 3 }], unknown: [] }),
  row('movement.jump-general', 'extra', 'three squares are no run-up')
    .on(hero('m', 0, 0), fill(4, 0, 5, 0, pit))
    .ask(
      journey(
        'm',
        [
          { by: 'walk', path: steps(3) },
          { by: 'jump', path: steps(3, 3) },
        ],
        'double-move',
      ),
    )
    .gives({ legs: [{}, { checks: [{ dc: 20 }] }] }),
  row('movement.jump-general', 'extra', 'a bend breaks the run-up')
    .on(hero('m', 0, 0), fill(5, 1, 6, 1, pit))
    .ask(
      journey(
        'm',
        [
          { by: 'walk', path: cells('1,0 2,0 3,1 4,1') },
          { by: 'jump', path: steps(3, 4, 1) },
        ],
        'double-move',
      ),
    )
    .gives({ legs: [{}, { checks: [{ dc: 20 }] }] }),
  row('movement.jump-general', 'extra', 'a jump longer than the movement left ends in the air')
    .on(hero('m', 0, 0), fill(5, 0, 6, 0, pit))
    .ask(
      journey('m', [
        { by: 'walk', path: steps(4) },
        { by: 'jump', path: steps(3, 4), total: 15 },
      ]),
    )
    .gives({ legal: true, cost: 6, legs: [{}, { cost: 2, midAir: 1 }] }),
  row('movement.jump-general', 'extra', 'a leap of 6 m given by its length is paid')
    .on(hero('m', 0, 0))
    .ask(
      journey(
        'm',
        [
          { by: 'walk', path: steps(4) },
          { by: 'jump', metres: 6, total: 20 },
        ],
        'double-move',
      ),
    )
    .gives({ legal: true, cost: 8, legs: [{ cost: 4 }, { cells: 4, cost: 4 }] }),
  row('movement.jump-general', 'extra', 'a leap of 4 m takes three whole squares')
    .on(hero('m', 0, 0))
    .ask(journey('m', [{ by: 'jump', metres: 4, runUp: 6, total: 20 }]))
    .gives({ cost: 3 }),
  row(
    'movement.jump-general',
    'extra',
    'two leaps of 6 m at a speed of six squares: the second ends in the air',
  )
    .on(hero('m', 0, 0))
    .ask(
      journey('m', [
        { by: 'jump', metres: 6, runUp: 6, total: 20 },
        { by: 'jump', metres: 6, runUp: 6, total: 20 },
      ]),
    )
    .gives({ cost: 6, legs: [{ cost: 4 }, { cost: 2, midAir: 2 }] }),
  row('movement.jump-general', 'extra', 'a wall is not leapt through')
    .on(hero('m', 0, 0), block(1, 0))
    .ask(journey('m', [{ by: 'jump', path: steps(2) }]))
    .gives((a) =>
      expect(a).toMatchObject({ legal: false, violations: [{ code: 'through-wall' }] }),
    ),
  row('movement.jump-general', 'extra', 'rubble leapt over costs nothing more')
    .on(hero('m', 0, 0), rubble(1, 0))
    .ask(journey('m', [{ by: 'jump', path: steps(2) }]))
    .gives({ legal: true, cost: 2 }),
  row('movement.jump-landing', 0, 'no ranks, 13 against 10')
    .on(hero('m', 0, 0, jumper(0)))
    .ask(check('m', 'long-jump', { metres: 3, runUp: 6, total: 13 }))
    .gives({ success: true, then: ['lands-prone'] }),
  row('movement.jump-landing', 1, 'no ranks, 15 against 10')
    .on(hero('m', 0, 0, jumper(0)))
    .ask(check('m', 'long-jump', { metres: 3, runUp: 6, total: 15 }))
    .gives({ success: true, then: ['lands-standing'] }),
  row(
    'movement.jump-landing',
    'extra',
    'a jump that just succeeds, with a rank in Tumble, lands standing',
  )
    .on(hero('m', 0, 0, jumper(1)))
    .ask(check('m', 'long-jump', { metres: 3, runUp: 6, total: 10 }))
    .gives({ success: true, then: ['lands-standing'] }),
  row('movement.jump-long', 0, '6 m with a run')
    .on(hero('m', 0, 0))
    .ask(check('m', 'long-jump', { metres: 6, runUp: 6 }))
    .gives({ dc: 20, figures: { height: 1.5 } }),
  row('movement.jump-long', 1, '10 over a chasm, a 6')
    .on(hero('m', 0, 0))
    .ask(check('m', 'long-jump', { metres: 3, runUp: 6, total: 6 }))
    .gives({ success: false, margin: -4, next: [{ check: 'grab-edge', dc: 15 }] }),
  row(
    'movement.jump-long',
    'extra',
    'a 5, which fails by 5 points: still near enough to grab the edge',
  )
    .on(hero('m', 0, 0))
    .ask(check('m', 'long-jump', { metres: 3, runUp: 6, total: 5 }))
    .gives({ success: false, margin: -5, then: ['short'], next: [{ check: 'grab-edge', dc: 15 }] }),
  row('movement.jump-long', 'extra', 'a 4: too short to grab anything')
    .on(hero('m', 0, 0))
    .ask(check('m', 'long-jump', { metres: 3, runUp: 6, total: 4 }))
    .gives({ success: false, then: ['falls'], next: [] }),
  row('movement.jump-long', 'extra', 'the edge grabbed, and then climbed')
    .on(hero('m', 0, 0, { saves: { reflex: 4 } }))
    .ask(check('m', 'grab-edge', { roll: 11 }))
    .gives({
      total: 15,
      success: true,
      next: [{ check: 'pull-up', dc: 15, action: 'move-action' }],
    }),
  row('movement.jump-high', 0, 'a Medium creature, a ledge at 3 m, with a run')
    .on(hero('m', 0, 0))
    .ask(check('m', 'high-jump', { metres: 3, runUp: 6 }))
    .gives({ dc: 8 }),
  row('movement.jump-high', 'extra', 'a Small one')
    .on(hero('m', 0, 0, { size: 'small' }))
    .ask(check('m', 'high-jump', { metres: 3, runUp: 6 }))
    .gives({ dc: 24 }),
  row('movement.jump-high', 'extra', 'without a run, and failed')
    .on(hero('m', 0, 0))
    .ask(check('m', 'high-jump', { metres: 3, runUp: 0, total: 15 }))
    .gives({ dc: 16, then: ['falls-back'] }),

  row('movement.climb', 0, 'speed 9 m, the check made')
    .on(hero('m', 0, 0))
    .ask(way('m', 'climb'))
    .gives({ metres: 2.25, natural: false, check: { skill: 'climb' } }),
  row('movement.climb', 1, '15 asked, a 10')
    .on(hero('m', 0, 0))
    .ask(check('m', 'climb', { dc: 15, total: 10 }))
    .gives({ then: ['falls'] }),
  row('movement.climb', 'extra', '15 asked, an 11')
    .on(hero('m', 0, 0))
    .ask(check('m', 'climb', { dc: 15, total: 11 }))
    .gives({ then: ['no-progress'] }),
  row('movement.climb', 'extra', 'climbing a square of a slope with a known DC')
    .on(hero('m', 0, 0), slope(15)(1, 0))
    .ask(journey('m', [{ by: 'climb', path: steps(1), total: 15 }]))
    .gives({ legal: true, cost: 4, legs: [{ checks: [{ dc: 15, success: true }] }] }),
  row('movement.climb', 'extra', 'accelerated climbing without a Climb speed')
    .on(hero('m', 0, 0))
    .ask(way('m', 'climb', { hurried: true }))
    .gives({ possible: false }),
  row('movement.climb-penalties', 0, 'Dexterity +3 and a shield +2, armour class 15')
    .on(hero('m', 0, 0, { abilities: { dex: 16 } }))
    .ask(way('m', 'climb', { ac: { total: 15, shield: 2 } }))
    .gives({
      ac: 10,
      meanwhile: { freeHands: 2, noShield: true, losesDexterity: true, damageForcesCheck: true },
    }),
  row('movement.climb-catch-self', 0, 'a wall of 15')
    .on(hero('m', 0, 0))
    .ask(check('m', 'catch-self', { dc: 15 }))
    .gives({ dc: 35 }),
  row('movement.climb-catch-self', 1, 'a slope of 10')
    .on(hero('m', 0, 0))
    .ask(check('m', 'catch-self', { dc: 10, easyHold: true }))
    .gives({ dc: 20 }),
  row('movement.climb-catch-other', 0, 'a wall of 15, a 20')
    .on(hero('m', 0, 0))
    .ask(check('m', 'catch-other', { dc: 15, total: 20, weight: 70, maximum: 100 }))
    .gives({ dc: 25, margin: -5, then: ['both-fall'] }),
  row('movement.climb-catch-other', 'extra', 'a 21 only misses')
    .on(hero('m', 0, 0))
    .ask(check('m', 'catch-other', { dc: 15, total: 21, weight: 70, maximum: 100 }))
    .gives({ then: ['misses'] }),
  row('movement.climb-catch-other', 'extra', 'too heavy, whatever the total')
    .on(hero('m', 0, 0, { abilities: { str: 16 } }))
    .ask(check('m', 'catch-other', { dc: 15, total: 40, weight: 116 }))
    .gives({ success: false }),
  row('movement.climb-speed', 0, 'Climb 6 m, base 9 m, in a hurry')
    .on(hero('m', 0, 0, CLIMBER))
    .ask(way('m', 'climb', { hurried: true }))
    .gives({ metres: 9, check: { modifier: -5 }, natural: true }),
  row('movement.climb-speed', 'extra', 'Climb 3 m: twice as much')
    .on(hero('m', 0, 0, speeds({ land: 6, climb: 2 })))
    .ask(way('m', 'climb', { hurried: true }))
    .gives({ metres: 6 }),
  row(
    'movement.climb-speed',
    'extra',
    'a climber with a Climb speed keeps its Dexterity and cannot run',
  )
    .on(hero('m', 0, 0, { ...CLIMBER, abilities: { dex: 16 } }))
    .ask(way('m', 'climb', { ac: { total: 16 } }))
    .gives({ ac: 16, may: { run: false }, meanwhile: { damageForcesCheck: false } }),
  row('movement.climb-speed', 'extra', 'taking 10 on a climb while threatened, with a Climb speed')
    .on(
      hero('m', 0, 0, { ...CLIMBER, abilities: { str: 10 }, skills: { climb: { ranks: 0 } } }),
      creature('e', 1, 0),
    )
    .ask(check('m', 'climb', { dc: 15, take10: true }))
    .gives({ possible: true, total: 18 }),
  row('movement.climb', 'extra', 'taking 10 on a climb while threatened, without a Climb speed')
    .on(hero('m', 0, 0), creature('e', 1, 0))
    .ask(check('m', 'climb', { dc: 15, take10: true }))
    .gives({ possible: false, why: 'threatened' }),

  row('movement.burrow', 0, 'a charge underground')
    .on(hero('m', 0, 0, speeds({ land: 4, burrow: 4 })), fill(0, 0, 4, 0, earth))
    .ask(journey('m', [{ by: 'burrow', path: steps(3) }], 'charge'))
    .gives(wrong),
  row('movement.burrow', 'extra', 'four squares of earth in a move')
    .on(hero('m', 0, 0, speeds({ land: 4, burrow: 4 })), fill(1, 0, 4, 0, earth))
    .ask(journey('m', [{ by: 'burrow', path: steps(4) }]))
    .gives({ legal: true, cost: 4 }),
  row('movement.burrow', 'extra', 'burrowing through rock')
    .on(hero('m', 0, 0, speeds({ land: 4, burrow: 4 })), earth(1, 0), block(2, 0))
    .ask(journey('m', [{ by: 'burrow', path: steps(2) }]))
    .gives(all((a) => expect(a).toMatchObject({ legal: false }))),
  row('movement.burrow', 'extra', 'burrowing without a Burrow speed')
    .on(hero('m', 0, 0))
    .ask(way('m', 'burrow'))
    .gives({ possible: false }),

  row('movement.withdraw-forbidden', 1, 'a withdrawal over squares of water without a Swim speed')
    .on(hero('m', 0, 0), fill(0, 0, 4, 0, water))
    .ask(move('m', cells('0,0 1,0 2,0'), 'withdraw'))
    .gives(wrong),
  row('movement.withdraw-forbidden', 'extra', 'a flyer over the water')
    .on(hero('m', 0, 0, { speed: { land: 6, fly: 6 }, elevation: 1 }), fill(0, 0, 4, 0, water))
    .ask(move('m', cells('0,0 1,0 2,0'), 'withdraw'))
    .uncited('a control: it flies over the water, so the withdrawal is allowed')
    .gives({ legal: true }),
  row('movement.burrow', 'extra', 'a charge asked as a movement over a slope')
    .on(hero('m', 0, 0, CLIMBER), slope(0)(2, 0), creature('e', 4, 0))
    .ask(move('m', cells('0,0 1,0 2,0 3,0'), 'charge'))
    .uncited('the refusal cites the charge, not the way of burrowing')
    .gives(wrong),
  row('movement.swim-speed', 'extra', 'a run through the water, straight')
    .on(hero('m', 0, 0, MARINER), fill(0, 0, 8, 0, water))
    .ask(move('m', [[0, 0], ...steps(8)], 'run'))
    .uncited('the run’s own rule gives the budget, at the speed of the water’s mode')
    .gives({ legal: true, cost: 8, budget: 32 }),
  row('movement.climb-speed', 'extra', 'up a slope on the map, with the speed')
    .on(hero('m', 0, 0, { ...CLIMBER, moving: 'climb' }), slope(15)(1, 0))
    .ask(move('m', [[0, 0], ...steps(1)] as [number, number][]))
    .gives((a) => {
      expect(a).toMatchObject({ checks: [{ step: 1, skill: 'climb', dc: 15 }] });
      expect((a['checks'] as object[])[0]).not.toHaveProperty('losesDexterity');
    }),
  row('movement.swim', 'extra', 'through water on the map')
    .on(hero('m', 0, 0, { moving: 'swim' }), water(1, 0))
    .ask(move('m', [[0, 0], ...steps(1)] as [number, number][]))
    .gives({ checks: [{ step: 1, skill: 'swim' }] }),
]);
