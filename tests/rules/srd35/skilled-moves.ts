/** 3.5 SRD: climbing, swimming, jumping and balancing, as its skills describe them. */
import { expect } from 'vitest';
import { act, turnOf } from '../asks/turns.ts';
import { check, journey, steps, way } from '../asks/movements.ts';
import {
  cases,
  cell,
  fill,
  hero,
  move,
  ogre,
  path as wayTo,
  reachable,
  rubble,
  turn,
  wall,
  type Answer,
  type Ask,
  type At,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const skilled = (skill: string, ranks: number, bonus = ranks): CreatureMore => ({
  skills: { [skill]: { ranks, bonus } },
});
const m = (more: CreatureMore = {}): Thing => hero('m', 0, 0, more);
const wallAt = (x: number, y: number): Thing => cell(x, y, { surface: 'wall' });
const waterAt = (x: number, y: number): Thing => cell(x, y, { surface: 'water' });
const ground = (x: number): Thing => cell(x, 0, { surface: 'ground' });
const WALL = fill(1, 0, 6, 0, wallAt);
const LAKE = fill(1, 0, 8, 0, waterAt);
const path = (n: number) => [[0, 0], ...steps(n)] as [number, number][];
const leg = (by: string, n: number, more: object = {}) =>
  journey('m', [{ by, path: steps(n), ...more }]);
const OVER = { legal: false, violations: [{ code: 'over-speed' }] };
const t = rowsOf('srd35.movement');
/** A square with a surface that needs a check of this DC. */
const hard = (surface: 'wall' | 'slope' | 'water', x: number, dc: number, y = 0): Thing =>
  cell(x, y, { surface, check: { skill: surface === 'water' ? 'swim' : 'climb', dc } });
const climbs = (more: CreatureMore = {}): Thing => m({ moving: 'climb', ...more });
const swims = (more: CreatureMore = {}): Thing => m({ moving: 'swim', ...more });
const onMap = (n: number) => move('m', path(n), 'double-move');
const jumps = (more: CreatureMore = {}): Thing => m({ moving: 'jump', ...more });
/** The steps, DCs and bonuses of a path's checks; null: the answer does not say it. */
const told =
  (...wanted: (readonly [step: number, dc: number | null, bonus: number | null])[]) =>
  (a: Answer): void => {
    const checks = (a['checks'] ?? []) as Record<string, unknown>[];
    expect(checks.map((k) => [k['step'], k['dc'] ?? null, k['bonus'] ?? null])).toEqual(wanted);
    const open = (a['unknown'] as string[]).filter((fact) => /^cells\.\d+,\d+\.check$/.test(fact));
    expect(open).toHaveLength(checks.filter(({ dc }) => dc === undefined).length);
  };
const row = rowsOf('srd35');
const CLIMB = 'movement.climb';
const SWIM = 'movement.swim';
const JUMP = 'movement.jump-long';
const NONE = 'a control: no check is needed, so no rule of checks is cited';
const legChecks =
  (...wanted: (number | null)[]) =>
  (a: Answer): void => {
    const [first] = a['legs'] as { checks: { dc?: number; needed: boolean }[] }[];
    expect(first!.checks.filter((k) => k.needed).map(({ dc }) => dc ?? null)).toEqual(wanted);
  };
/** n diagonal steps from (0,0) along (1,1), (2,2) ... */
const slant = (n: number, from = 0): At[] =>
  Array.from({ length: n + 1 }, (_, i): At => [from + i, from + i]);
const slanted = (n: number) => move('m', slant(n), 'double-move');
const slantedLegs = (...legs: [by: string, from: number, to: number][]) =>
  journey(
    'm',
    legs.map(([by, from, to]) => ({ by, path: slant(to - from, from).slice(1) })),
    'double-move',
  );
const POOL = [1, 2, 3].map((k) => waterAt(k, k));
const PRONE = { conditions: ['prone'] };
const FAST = { hurried: true };
const SKILL_ONLY = 'the area and the price cite no rule of the kind of movement';
const jump = (more: object = {}) => check('m', 'long-jump', { metres: 3, runUp: 6, ...more });
const outcome = (then: string) => ({ then: [then] });

export default cases('srd35', [
  t('climb', 0, 'one square').on(m(), WALL).ask(leg('climb', 1)).gives({ legal: true, cost: 4 }),
  t('climb', 0, 'two squares').on(m(), WALL).ask(leg('climb', 2)).gives(OVER),
  t('climb', 0, 'as an action')
    .on(m(), WALL)
    .ask(act('m', 'climb', { path: path(1) }))
    .gives({ legal: true, cost: 4 }),
  t('climb', 0, 'six squares as an action')
    .on(m(), WALL)
    .ask(act('m', 'climb', { path: path(6) }))
    .gives({ legal: false, why: ['over-speed'] }),
  t('climb', 0, 'over a square of which nobody says what it is')
    .on(m())
    .ask(leg('climb', 1))
    .gives((a) =>
      expect(a['unknown']).toEqual(
        expect.arrayContaining([expect.stringMatching(/^cells\..*surface$/)]),
      ),
    ),
  t('climb', 1, 'three squares')
    .on(m(), WALL)
    .ask(leg('climb', 3, { hurried: true }))
    .gives({ legal: true, cost: 6 }),
  t('climb', 1, 'the check')
    .on(m(skilled('climb', 4)))
    .ask(check('m', 'climb', { dc: 20, hurried: true }))
    .gives({ bonus: -1 }),
  t('climb', 2, 'missed by 5')
    .on(m())
    .ask(check('m', 'climb', { dc: 20, total: 15 }))
    .gives(outcome('falls')),
  t('climb', 2, 'missed by 4')
    .on(m())
    .ask(check('m', 'climb', { dc: 20, total: 16 }))
    .gives(outcome('no-progress')),
  t('swim', 0, 'one square').on(m(), LAKE).ask(leg('swim', 1)).gives({ legal: true, cost: 4 }),
  t('swim', 0, 'two squares').on(m(), LAKE).ask(leg('swim', 2)).gives(OVER),
  t('swim', 0, 'six squares as an action')
    .on(m(), LAKE)
    .ask(act('m', 'swim', { path: path(6) }))
    .gives({ legal: false, why: ['over-speed'] }),
  t('swim', 0, 'on dry ground')
    .on(m(), cell(1, 0, { surface: 'ground' }))
    .ask(act('m', 'swim', { path: path(1) }))
    .gives({ legal: false, why: ['wrong-movement-mode'] }),
  t('swim', 1, 'by 5')
    .on(m())
    .ask(check('m', 'swim', { dc: 10, total: 5 }))
    .gives(outcome('goes-under')),
  t('swim', 1, 'by 4')
    .on(m())
    .ask(check('m', 'swim', { dc: 10, total: 6 }))
    .gives(outcome('no-progress')),
  t('swim', 2, 'six squares')
    .on(m({ speed: { land: 6, swim: 8 } }), LAKE)
    .ask(leg('swim', 6))
    .gives({ legal: true, legs: [{ checks: [{ needed: false }] }] }),
  t('jump-long', 0, 'the check').on(m()).ask(jump()).gives({ dc: 10 }),
  t('jump-long', 1, 'the check')
    .on(m())
    .ask(jump({ runUp: 0 }))
    .gives({ dc: 20 }),
  t('jump-long', 2, 'missed by 4')
    .on(m())
    .ask(jump({ total: 6 }))
    .gives({ next: [{ check: 'grab-edge', dc: 15 }] }),
  t('jump-long', 2, 'missed by 5')
    .on(m())
    .ask(jump({ total: 5 }))
    .gives(outcome('falls')),
  ...([4, 10, 6] as const).map((land, i) =>
    t('jump-speed', i, 'the check')
      .on(m({ speed: { land }, ...skilled('jump', 1) }))
      .ask(jump())
      .gives({ bonus: 1 + [-6, 8, 0][i]! }),
  ),
  t('jump-high', 0, 'the check')
    .on(m())
    .ask(check('m', 'high-jump', { metres: 3.3, runUp: 6 }))
    .gives({ dc: 12 }),
  t('jump-high', 1, 'the check')
    .on(m())
    .ask(check('m', 'high-jump', { metres: 3.3, runUp: 0 }))
    .gives({ dc: 24 }),
  t('jump-lands', 0, 'lands')
    .on(m(skilled('jump', 0)))
    .ask(jump({ total: 12 }))
    .gives(outcome('lands-prone')),
  t('jump-lands', 1, 'lands')
    .on(m(skilled('jump', 0)))
    .ask(jump({ total: 15 }))
    .gives(outcome('lands-standing')),
  t('jump-lands', 2, 'lands')
    .on(m(skilled('jump', 1)))
    .ask(jump({ total: 10 }))
    .gives(outcome('lands-standing')),
  t('balance', 0, 'the check')
    .on(m())
    .ask(check('m', 'balance', { surfaceWidth: 0.3, footing: ['slight'] }))
    .gives({ dc: 12 }),
  ...(
    [
      [12, 'no-progress'],
      [10, 'falls'],
    ] as const
  ).map(([total, then]) =>
    t('balance', 1, `a total of ${total}`)
      .on(m())
      .ask(check('m', 'balance', { surfaceWidth: 0.1, total }))
      .gives({ dc: 15, then: [then] }),
  ),
  t('balance', 2, 'the speed')
    .on(m())
    .ask(way('m', 'balance', { hurried: true }))
    .gives({ cells: 6, check: { modifier: -5 } }),

  // On the map: each stretch of one DC has one check, at its first square.
  row(CLIMB, 'extra', 'half on a rope and half on the ground')
    .on(climbs(skilled('climb', 4)), hard('wall', 1, 15), hard('wall', 2, 15), ground(3), ground(4))
    .ask(onMap(4))
    .gives(told([1, 15, 4])),
  row(CLIMB, 'extra', 'from a rope to a bare wall and back to a rope')
    .on(climbs(), hard('wall', 1, 5), hard('wall', 2, 20), hard('wall', 3, 5))
    .ask(onMap(3))
    .gives(told([1, 5, null], [2, 20, null], [3, 5, null])),
  row(CLIMB, 'extra', 'from a rope to a bare wall and back to a rope, as one leg of a movement')
    .on(m(), hard('wall', 1, 5), hard('wall', 2, 20), hard('wall', 3, 5))
    .ask(leg('climb', 3))
    .gives(legChecks(5, 20, 5)),
  row(CLIMB, 'extra', 'a leg whose DC is given counts it for the whole leg')
    .on(m(), hard('wall', 1, 5), hard('wall', 2, 20))
    .ask(leg('climb', 2, { dc: 10 }))
    .gives(legChecks(10)),
  row(CLIMB, 'extra', 'up walls and over squares of which the scene says no DC')
    .on(climbs(), cell(1, 0, { surface: 'wall' }))
    .ask(onMap(3))
    .gives(told([1, null, null])),
  row(CLIMB, 'extra', 'over a fence between two squares')
    .on(climbs(), wall(1, 0, 1, 1, { blocks: [], crossCost: 1, check: { skill: 'climb', dc: 10 } }))
    .ask(onMap(1))
    .gives(told([1, 10, null])),
  row(CLIMB, 'extra', 'by a creature of four squares, one of which is harder')
    .on(
      ogre('m', 0, 0, { moving: 'climb' }),
      hard('wall', 1, 10),
      hard('wall', 1, 20, 1),
      hard('wall', 2, 10),
    )
    .ask(onMap(1))
    .gives(told([1, 20, null])),
  row(CLIMB, 'extra', 'without ranks, which a climber does not need')
    .on(climbs(skilled('climb', 0, 1)), hard('wall', 1, 15))
    .ask(onMap(1))
    .gives(told([1, 15, 1])),
  row(CLIMB, 'extra', 'under a condition that may change the bonus')
    .on(climbs({ ...skilled('climb', 14), conditions: ['shaken'] }), hard('wall', 1, 15))
    .ask(onMap(1))
    .gives(told([1, 15, null])),
  row(CLIMB, 'extra', 'with a bonus that cannot fail')
    .on(climbs(skilled('climb', 14)), hard('wall', 1, 15))
    .ask(onMap(1))
    .uncited(NONE)
    .gives(told()),
  row(CLIMB, 'extra', 'without a climb speed, which costs the Dexterity bonus')
    .on(climbs(), hard('slope', 1, 10))
    .ask(onMap(1))
    .gives({ checks: [{ skill: 'climb', losesDexterity: true }] }),
  row(CLIMB, 'extra', 'with a climb speed, up what taking 10 does not pass')
    .on(climbs({ speed: { land: 6, climb: 4 }, ...skilled('climb', 0, 9) }), hard('wall', 1, 20))
    .ask(onMap(1))
    .gives((a) => {
      told([1, 20, 9])(a);
      expect((a['checks'] as object[])[0]).not.toHaveProperty('losesDexterity');
    }),
  row(CLIMB, 'extra', 'with a climb speed, up what taking 10 passes')
    .on(climbs({ speed: { land: 6, climb: 4 }, ...skilled('climb', 0, 10) }), hard('wall', 1, 20))
    .ask(onMap(1))
    .uncited(NONE)
    .gives(told()),
  row(CLIMB, 'extra', 'with a climb speed, up a slope of DC 0')
    .on(climbs({ speed: { land: 6, climb: 4 } }), hard('slope', 1, 0))
    .ask(onMap(1))
    .uncited(NONE)
    .gives(told()),
  row('movement.spider-climb', 1, 'dragged over the map')
    .on(climbs({ conditions: ['spider-climbing'] }), hard('wall', 1, 20))
    .ask(onMap(1))
    .uncited(NONE)
    .gives(told()),
  row(SWIM, 'extra', 'through a stretch of rough water')
    .on(
      swims(skilled('swim', 3)),
      hard('water', 1, 10),
      hard('water', 2, 15),
      hard('water', 3, 15),
      hard('water', 4, 10),
    )
    .ask(onMap(4))
    .gives(told([1, 10, 3], [2, 15, 3], [4, 10, 3])),
  row(SWIM, 'extra', 'in a lake of which the scene says no DC, and ashore')
    .on(swims(), LAKE.slice(0, 2), ground(3))
    .ask(onMap(3))
    .gives(told([1, null, null])),
  row(SWIM, 2, 'with the speed, dragged through rough water')
    .on(swims({ speed: { land: 6, swim: 8 } }), hard('water', 1, 20))
    .ask(onMap(1))
    .uncited(NONE)
    .gives(told()),
  row(SWIM, 2, 'with the speed, through rough water as one leg of a movement')
    .on(m({ speed: { land: 6, swim: 8 } }), hard('water', 1, 20))
    .ask(leg('swim', 1))
    .gives(legChecks()),
  // A jump on the map: each straight part of the path has one check.
  row(JUMP, 'extra', 'dragged over two squares from standing')
    .on(jumps(skilled('jump', 4)))
    .ask(onMap(2))
    .gives((a) => {
      told([1, 20, 4])(a);
      expect(a).toMatchObject({ legal: true, cost: 2, unknown: [] });
    }),
  row(JUMP, 'extra', 'around a corner: a second jump, without a run-up')
    .on(jumps())
    .ask(move('m', [...path(2), [2, 1]]))
    .gives(told([1, 20, null], [3, 10, null])),
  row(JUMP, 'extra', 'after four squares moved in the turn, which may have been a run-up')
    .on(jumps(), turn({ active: 'm', spent: { move: 1, moved: 4 } }))
    .ask(onMap(2))
    .gives({ checks: [{ dc: 20, dcAfterRun: 10 }], unknown: ['ask.runUp'] }),
  row(JUMP, 'extra', 'after three squares, which are too few')
    .on(jumps(), turn({ active: 'm', spent: { move: 1, moved: 3 } }))
    .ask(onMap(2))
    .gives((a) => {
      told([1, 20, null])(a);
      expect(a['unknown']).toEqual([]);
    }),
  row(JUMP, 'extra', 'over rubble, which costs a jumper nothing more')
    .on(jumps(), rubble(1, 0), rubble(2, 0))
    .ask(onMap(2))
    .gives({ cost: 2, checks: [{ dc: 20 }] }),
  row(JUMP, 'extra', 'farther than the movement goes')
    .on(jumps())
    .ask(move('m', path(7)))
    .gives({ ...OVER, checks: [{ dc: 70 }] }),
  row(JUMP, 'extra', 'with a bonus that cannot fail')
    .on(jumps(skilled('jump', 9)))
    .ask(onMap(1))
    .uncited(NONE)
    .gives(told()),
  row('movement.jump-hop-up', 0, 'onto a ledge as high as the knee')
    .on(jumps(), cell(1, 0, { elevation: 0.5 }))
    .ask(onMap(1))
    .gives(told([1, 10, null], [1, 10, null])),
  row('movement.jump-hop-up', 1, 'onto a ledge of one square')
    .on(jumps(), cell(1, 0, { elevation: 1 }))
    .ask(onMap(1))
    .gives(told([1, 10, null], [1, 40, null])),
  row('movement.jump-hop-up', 2, 'a Large creature onto the same ledge')
    .on(jumps({ size: 'large' }), ...fill(2, 0, 3, 1, (x, y) => cell(x, y, { elevation: 1 })))
    .ask(onMap(2))
    .gives(told([1, 20, null], [2, 10, null])),
  row('movement.jump-down', 0, 'from a ledge of two squares')
    .on(jumps(), cell(0, 0, { elevation: 2 }))
    .ask(onMap(1))
    .gives(told([1, 10, null], [1, 15, null])),
  row('movement.jump-down', 1, 'from a ledge of one square')
    .on(jumps(), cell(0, 0, { elevation: 1 }))
    .ask(onMap(1))
    .uncited(NONE)
    .gives(told([1, 10, null])),
  ...([4, 10] as const).map((land, i) =>
    row('movement.jump-speed', i, 'dragged over the map')
      .on(jumps({ speed: { land }, ...skilled('jump', 1) }))
      .ask(onMap(2))
      .gives(told([1, 20, 1 + [-6, 8][i]!])),
  ),
  row(SWIM, 'extra', 'a walker that goes on into a lake, and ashore')
    .on(m(), ground(1), ...LAKE.slice(1, 3), ground(4))
    .ask(onMap(4))
    .gives(told([2, null, null])),
  row(SWIM, 'extra', 'a walker in rough water')
    .on(m({ moving: 'walk', ...skilled('swim', 3) }), hard('water', 1, 15), hard('water', 2, 20))
    .ask(onMap(2))
    .gives(told([1, 15, 3], [2, 20, 3])),
  row(CLIMB, 'extra', 'a walker up a steep slope, then through water')
    .on(m(), hard('slope', 1, 0), hard('water', 2, 10), ground(3))
    .ask(onMap(3))
    .gives(told([1, 0, null], [2, 10, null])),
  // A quarter of the speed, and half of it, is a lower speed: it does not hamper movement.
  ...(
    [
      ['climbing', CLIMB, [climbs(), ...[1, 2, 3].map((k) => wallAt(k, k))], [4, 12, 16]],
      ['swimming', SWIM, [swims(), ...POOL], [4, 12, 16]],
      ['a walker in water', SWIM, [m(), ...POOL], [4, 12, 16]],
      ['from the shore', SWIM, [m(), ...POOL.slice(1)], [1, 9, 13]],
      ['ashore', SWIM, [m(), ...POOL.slice(0, 1)], [4, 6, 7]],
      ['a slow swimmer over weeds at first', SWIM, [swims(), rubble(1, 1)], [12, 16, 24]],
    ] as const
  ).map(([given, rule, scene, costs]) =>
    row(rule, 'extra', `three diagonals, ${given}`)
      .on(...scene)
      .ask(slanted(3))
      .gives({ costs: [0, ...costs] }),
  ),
  ...(
    [
      ['with the speed', [swims({ speed: { land: 6, swim: 8 } }), ...POOL], [1, 3, 4]],
      ['over rubble on foot', [m(), rubble(1, 1), rubble(2, 2)], [3, 6, 7]],
    ] as const
  ).map(([given, scene, costs]) =>
    row(SWIM, 'extra', `three diagonals, ${given}`)
      .on(...scene)
      .ask(slanted(3))
      .uncited(NONE)
      .gives({ costs: [0, ...costs] }),
  ),
  row(CLIMB, 'extra', 'the area of a climber holds the diagonal, and its cost')
    .on(climbs())
    .ask(reachable('m'))
    .uncited(SKILL_ONLY)
    .gives((a) => {
      const cells = a['cells'] as { at: At; cost: number }[];
      expect(cells.find(({ at }) => at.join() === '1,1')).toMatchObject({ cost: 4 });
    }),
  row(CLIMB, 'extra', 'the shortest way up two diagonals')
    .on(climbs())
    .ask(wayTo('m', [2, 2], 'double-move'))
    .gives({ cost: 12 }),
  row(CLIMB, 'extra', 'over a low fence, each square of which costs four')
    .on(climbs(), wall(1, 0, 1, 1, { blocks: [], crossCost: 1 }))
    .ask(onMap(1))
    .gives({ cost: 8 }),
  row(CLIMB, 'extra', 'two diagonals in two move actions of one turn')
    .on(climbs({ speed: { land: 8 } }))
    .ask(turnOf('m', ['move', { path: slant(1) }], ['move', { path: slant(1, 1) }]))
    .gives({
      steps: [
        { legal: true, cost: 4 },
        { legal: true, cost: 8 },
      ],
    }),
  row(CLIMB, 'extra', 'a leg of a creature whose user lets it climb on the map')
    .on(climbs(), WALL)
    .ask(leg('climb', 1))
    .gives({ legal: true, cost: 4 }),
  row(SWIM, 'extra', 'a walk to the shore and a swim, both diagonal')
    .on(m(), ...POOL.slice(1))
    .ask(slantedLegs(['walk', 0, 1], ['swim', 1, 2]))
    .gives({ costs: [0, 1, 9] }),
  row('movement.tumble-half', 'extra', 'three diagonals on the map')
    .on(m({ ...skilled('tumble', 5), moving: 'tumble' }))
    .ask(slanted(3))
    .uncited(SKILL_ONLY)
    .gives({ costs: [0, 2, 6, 8] }),
  row('movement.tumble-half', 'extra', 'three diagonals on the map over rubble at first')
    .on(m({ ...skilled('tumble', 5), moving: 'tumble' }), rubble(1, 1))
    .ask(slanted(3))
    .uncited(SKILL_ONLY)
    .gives({ costs: [0, 6, 8, 12] }),
  row('movement.tumble-half', 'extra', 'three diagonals as a leg')
    .on(m(skilled('tumble', 5)))
    .ask(slantedLegs(['tumble', 0, 3]))
    .gives({ costs: [0, 2, 6, 8] }),
  row('movement.blinded-half', 'extra', 'three diagonals at half speed')
    .on(m({ conditions: ['blinded'] }))
    .ask(slanted(3))
    .gives({ costs: [0, 1, 3, 4] }),
  row(SWIM, 'extra', 'a walker with a swim speed')
    .on(m({ speed: { land: 6, swim: 8 } }), LAKE)
    .ask(onMap(2))
    .uncited(NONE)
    .gives(told()),
  row(SWIM, 'extra', 'a flyer over a lake')
    .on(m({ moving: 'fly', speed: { land: 6, fly: 8 } }), LAKE)
    .ask(onMap(2))
    .uncited(NONE)
    .gives(told()),
  row(CLIMB, 'extra', 'a walker over plain ground where a climber would need a check')
    .on(m(), cell(1, 0, { check: { skill: 'climb', dc: 10 } }), hard('water', 3, 10))
    .ask(onMap(2))
    .uncited(NONE)
    .gives(told()),
  // A leg and the map judge one mover alike: one that lies, that flies, or that squeezes.
  ...(
    [
      ['climb', CLIMB, wallAt],
      ['jump', JUMP, ground],
    ] as const
  ).flatMap(([by, rule, surface]) =>
    [
      ['as a leg', leg(by, 1)],
      ['on the map', move('m', path(1))],
    ].map(([how, ask]) =>
      row(rule, 'extra', `a prone creature stands up before it can ${by}, ${how}`)
        .on(m({ ...PRONE, ...(how === 'on the map' && { moving: by }) }), surface(1, 0))
        .ask(ask as Ask)
        .gives({ legal: false, violations: [{ code: 'prone-must-crawl' }] }),
    ),
  ),
  row(SWIM, 'extra', 'a prone creature in water does not lie on the ground, as a leg')
    .on(m(PRONE), LAKE)
    .ask(leg('swim', 1))
    .gives({ legal: true, cost: 4, budget: 6 }),
  row(SWIM, 'extra', 'a prone creature in water does not lie on the ground, on the map')
    .on(m({ ...PRONE, moving: 'swim' }), LAKE)
    .ask(move('m', path(1)))
    .gives({ legal: true, cost: 4, budget: 6 }),
  t('crawl', 'extra', 'a leg on foot of a prone creature is its whole movement')
    .on(m(PRONE))
    .ask(leg('walk', 1))
    .gives({ legal: true, cost: 1, budget: 1 }),
  t('crawl', 'extra', 'a prone creature crawls one square with each of two actions')
    .on(m({ ...PRONE, moving: 'crawl' }))
    .ask(onMap(2))
    .uncited(SKILL_ONLY)
    .gives({ legal: true, cost: 2, budget: 2 }),
  ...(
    [
      ['climb', CLIMB, WALL],
      ['swim', SWIM, LAKE],
    ] as const
  ).map(([by, rule, scene]) =>
    row(rule, 'extra', `a flyer whose user lets it ${by}`)
      .on(m({ moving: by, conditions: ['flying'], speed: { land: 6, fly: 12 } }), ...scene)
      .ask(onMap(1))
      .gives({ cost: 4 }, told([1, null, null])),
  ),
  row(JUMP, 'extra', 'a flyer in the air whose user lets it jump')
    .on(jumps({ elevation: 2, speed: { land: 6, fly: 12 } }))
    .ask(onMap(2))
    .gives(told([1, 20, null])),
  row(JUMP, 'extra', 'a bend between two diagonal jumps, which alternate through the turn')
    .on(m())
    .ask(
      journey('m', [
        { by: 'jump', path: [[1, 1]] },
        { by: 'jump', path: [[2, 0]] },
      ]),
    )
    .gives({ cost: 3 }),
  row(JUMP, 'extra', 'a large creature that squeezes as it jumps, as a leg')
    .on(ogre('m', 0, 0), wall(2, 1, 6, 1))
    .ask(leg('jump', 2))
    .gives({ cost: 4 }),
  row(CLIMB, 1, 'three squares on the map')
    .on(climbs({ ...FAST, ...skilled('climb', 4) }), hard('wall', 1, 20), ...WALL.slice(1))
    .ask(move('m', path(3)))
    .gives({ legal: true, cost: 6, budget: 6 }, told([1, 20, -1], [2, null, -1])),
  row(CLIMB, 'extra', 'four squares in a hurry on the map')
    .on(climbs(FAST), WALL)
    .ask(move('m', path(4)))
    .gives({ ...OVER, checks: [{ hurry: -5 }] }),
  row(CLIMB, 'extra', 'with a climb speed in a hurry, up to the land speed')
    .on(climbs({ ...FAST, speed: { land: 6, climb: 4 }, ...skilled('climb', 8) }), WALL)
    .ask(move('m', path(6)))
    .gives({ legal: true, cost: 6, budget: 6 }, told([1, null, 3])),
  row(CLIMB, 'extra', 'two diagonals in a hurry')
    .on(climbs(FAST), wallAt(1, 1), wallAt(2, 2))
    .ask(slanted(2))
    .gives({ costs: [0, 2, 6] }),
  row(CLIMB, 'extra', 'a walker is in no hurry')
    .on(m(FAST))
    .ask(onMap(1))
    .uncited(NONE)
    .gives({ cost: 1 }),
]);
