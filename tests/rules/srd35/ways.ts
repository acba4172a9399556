/** 3.5 SRD: running, climbing, balancing, spells that move, slopes, trenches, fences and wind. */
import { expect } from 'vitest';
import { attack } from '../asks/attacks.ts';
import { check, narrow } from '../asks/movements.ts';
import { passing } from '../asks/passing.ts';
import { state, wind } from '../asks/states.ts';
import { act, refused, steps, turnOf } from '../asks/turns.ts';
import { changes, illegal, legal, modifier } from '../checks.ts';
import {
  cells,
  archer,
  cases,
  cell,
  cover,
  creature,
  fill,
  hero,
  move,
  ogre,
  turn,
  wall,
  type Answer,
  type Ask,
  type At,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { asking, rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const east = (n: number): At[] => Array.from({ length: n + 1 }, (_, i) => [i, 0]);
const m = (more: CreatureMore = {}): Thing => hero('m', 0, 0, more);
const under = (conditions: string[], more: CreatureMore = {}): Thing => m({ conditions, ...more });
const foe = (x: number, y = 0, more: CreatureMore = {}): Thing => creature('t', x, y, more);
const MINE = turn({ active: 'm', round: 2 });
const ranks = (skill: string, n: number): CreatureMore => ({
  skills: { [skill]: { ranks: n, bonus: n } },
});
const dex = (score: number): CreatureMore => ({ abilities: { dex: score, con: 12 } });
const hazard = (name: string, given: Record<string, unknown> = {}): Ask => ({
  ask: 'hazard',
  of: 'm',
  hazard: name,
  ...given,
});
const after = (outcome: Answer): Answer => ({
  outcome: { damage: [], conditions: [], effects: [], ...outcome },
});
const then = (...list: string[]): Answer => ({ then: list });
const passes = (name: string, step: number): Answer => ({
  legal: true,
  hazards: [{ hazard: name, step }],
});
const quiet = (answer: Answer): void => expect(answer).not.toHaveProperty('hazards');
const denied = (answer: Answer): void => expect(answer['deniesDexterity']).not.toEqual([]);
const keeps = (answer: Answer): void => expect(answer['deniesDexterity']).toEqual([]);
const unmodified =
  (why: string) =>
  (a: Answer): void =>
    expect((a['modifiers'] as { why: string }[]).filter((x) => x.why === why)).toEqual([]);
const NONE = 'a control: the rule does not apply, so it is not cited';
const ELSE = 'another question, which cites no such rule';
const fly = (path: readonly (readonly number[])[], mode = 'move'): Ask => ({
  ask: 'fly',
  of: 'm',
  mode,
  path,
});

const ground = (x: number, kind: string, elevation = 0): Thing =>
  cell(x, 0, { ground: kind, elevation });
/** A hill that rises by one square for each square to the east. */
const hill = (kind: string): Thing[] => [1, 2, 3, 4, 5, 6].map((x) => ground(x, kind, x));
/** A hill that falls. */
const down = (kind: string): Thing[] => [0, 1, 2, 3, 4, 5].map((x) => ground(x, kind, 6 - x));
const WALL = fill(0, 0, 6, 0, (x, y) => cell(x, y, { surface: 'wall' }));
const fence = (more: object = {}): Thing => wall(1, 0, 1, 1, { blocks: [], crossCost: 1, ...more });
const AIR = { elevation: 4 };

const RUN = 'movement.run-dexterity';
const LONG = 'movement.run-duration';
const STEP = 'movement.charge-not-step';
const FALL = 'movement.tumble-fall';
const DCS = 'movement.climb-dcs';
const CATCH = 'movement.climb-catch';
const FLAT = 'movement.balance-flat-footed';
const ROUGH = 'movement.balance-rough-run';
const TIGHT = 'movement.escape-tight';
const DOOR = 'movement.dimension-door';
const FLY = 'movement.fly-spell';
const LEVITATE = 'movement.levitate';
const SPIDER = 'movement.spider-climb';
const SLOPES = 'terrain.slopes';
const TRENCH = 'terrain.trench';
const FENCE = 'terrain.fence';
const WIND = 'terrain.wind';
const FEATHER = 'spell.feather-fall';
const GUST = 'spell.gust';
const BY = 'mounted.ride-by-room';

const climb = (more: Record<string, unknown>): Ask => check('m', 'climb', more);
const caught = (total: number, weight: number): Ask =>
  check('m', 'catch-other', { dc: 20, maximum: 100, weight, total });
const beam = (more: CreatureMore): Thing[] => [
  under(['balancing'], { ...dex(16), ...more }),
  foe(1),
];
const struck = asking(attack('t', 'm', 'sword'), row);
const tight = (total: number): Ask => check('m', 'escape-artist', { total });
const door: Ask = act('m', 'cast-dimension-door', { defensively: true, level: 4 });
const orcs = [foe(1), creature('u', 0, 1), creature('v', 1, 1)];
const charges = (n: number): Ask => move('m', east(n), 'charge');
const inTrench = (x: number): Thing => cell(x, 0, { ground: 'trench' });
const shot = asking(attack('m', 't', 'bow'), row);
const crossing = (total: number): Ask => check('m', 'obstacle', { skill: 'ride', dc: 15, total });
const rides = [
  hero('h', 0, 5, { size: 'large', build: 'long', attacks: 'natural', speed: { land: 10 } }),
  hero('m', 0, 5, { mount: 'h', bab: 6, traits: ['ride-by-attack'] }),
];
const line = (n: number): At[] => east(n).map(([x]) => [x, 5]);
const gale = (kind: string): Thing => cell(0, 0, { ground: kind });
const sized = (size: 'tiny' | 'small' | 'medium' | 'large', more: CreatureMore = {}): Thing =>
  m({ size, ...more });

export default cases('srd35', [
  struck(RUN, 0, 'a runner')
    .on(under(['running'], dex(14)), foe(1))
    .gives(denied),
  row(RUN, 0, 'its armor class')
    .on(under(['running'], dex(14)))
    .ask(state('m'))
    .gives(changes({ 'ac-melee': -2 })),
  struck(RUN, 1, 'a runner with the feat Run')
    .on(under(['running'], { ...dex(14), traits: ['run-feat'] }), foe(1))
    .uncited(NONE)
    .gives(keeps),
  row(RUN, 1, 'with Run, by the kind of movement')
    .on(m({ ...dex(14), traits: ['run-feat'] }))
    .ask({ ask: 'way', of: 'm', by: 'walk', mode: 'run', ac: { total: 16 } })
    .gives({ ac: 16, meanwhile: { losesDexterity: false } }),
  row(RUN, 0, 'without it, by the kind of movement')
    .on(m(dex(14)))
    .ask({ ask: 'way', of: 'm', by: 'walk', mode: 'run', ac: { total: 16 } })
    .gives({ ac: 14, meanwhile: { losesDexterity: true } }),
  row(RUN, 2, 'a low Dexterity')
    .on(under(['running'], dex(8)))
    .ask(state('m'))
    .gives(changes({ 'ac-melee': 0 })),

  row(LONG, 0, 'the 12th round')
    .on(m(dex(10)))
    .ask(check('m', 'endurance', { round: 12 }))
    .gives({ needed: false }),
  row(LONG, 1, 'the 13th round')
    .on(m(dex(10)))
    .ask(check('m', 'endurance', { round: 13 }))
    .gives({ needed: true, dc: 10 }),
  row(LONG, 1, 'the 14th round')
    .on(m(dex(10)))
    .ask(check('m', 'endurance', { round: 14 }))
    .gives({ dc: 11 }),
  row(LONG, 2, 'a failure')
    .on(m(dex(10)))
    .ask(check('m', 'endurance', { round: 13, total: 9 }))
    .gives(then('must-rest')),

  row(STEP, 0, 'a step, then a charge')
    .on(m(), foe(6), MINE)
    .ask(
      turnOf(
        'm',
        ['five-foot-step', { path: east(1) }],
        ['charge', { target: 't', path: cells('1,0 2,0 3,0 4,0 5,0') }],
      ),
    )
    .gives(steps(true, 'move-after-step')),
  row(STEP, 1, 'a charge, then a step')
    .on(m(), foe(6), MINE)
    .ask(
      turnOf(
        'm',
        ['charge', { target: 't', path: east(5) }],
        ['five-foot-step', { path: cells('5,0 5,1') }],
      ),
    )
    .gives(steps(true, 'step-after-move')),
  row(STEP, 2, 'a charge alone')
    .on(m(), foe(6), MINE)
    .ask(charges(5))
    .uncited(NONE)
    .gives({ legal: true }),

  row(FALL, 0, 'a total of 15')
    .on(m())
    .ask(hazard('fall', { metres: 9, roll: 15 }))
    .gives({ outcome: { damage: [{ dice: '2d6' }] } }),
  row(FALL, 1, 'a total of 14')
    .on(m())
    .ask(hazard('fall', { metres: 9, roll: 14 }))
    .gives({ outcome: { damage: [{ dice: '3d6' }] } }),
  row(FALL, 2, '3 m')
    .on(m())
    .ask(hazard('fall', { metres: 3, roll: 15 }))
    .gives({ outcome: { damage: [] } }),

  row(DCS, 0, 'a corner')
    .on(m())
    .ask(climb({ climbed: 'dungeon-wall', braced: 'corner' }))
    .gives({ dc: 15 }),
  row(DCS, 1, 'wet bricks')
    .on(m())
    .ask(climb({ climbed: 'rough-wall', slippery: true }))
    .gives({ dc: 30 }),
  row(DCS, 2, 'a smooth wall')
    .on(m())
    .ask(climb({ climbed: 'smooth' }))
    .gives({ possible: false, why: 'too-smooth' }),
  row(DCS, 3, 'a wet rope')
    .on(m())
    .ask(climb({ climbed: 'rope', braced: 'chimney', slippery: true }))
    .gives({ dc: 10 }),
  row(DCS, 'extra', 'the DC that the GM gives, in a corner')
    .on(m())
    .ask(climb({ dc: 22, braced: 'corner' }))
    .gives({ dc: 17 }),
  row(DCS, 'extra', 'nobody says what it is')
    .on(m())
    .ask(climb({}))
    .gives((a) => expect(a['unknown']).toContain('ask.dc')),

  row(CATCH, 0, 'a wall')
    .on(m())
    .ask(check('m', 'catch-self', { dc: 20 }))
    .gives({ dc: 40 }),
  row(CATCH, 1, 'a slope')
    .on(m())
    .ask(check('m', 'catch-self', { dc: 10, easyHold: true }))
    .gives({ dc: 20 }),
  row(CATCH, 2, 'too heavy').on(m()).ask(caught(40, 110)).gives(then('both-fall')),
  row(CATCH, 3, 'by 5').on(m()).ask(caught(25, 70)).gives(then('both-fall')),
  row(CATCH, 3, 'by 4').on(m()).ask(caught(26, 70)).gives(then('misses')),
  row(CATCH, 'extra', 'too heavy, missed by 1')
    .on(m())
    .ask(caught(29, 110))
    .gives(then('both-fall')),
  row(CATCH, 'extra', 'exactly the heavy load').on(m()).ask(caught(30, 100)).gives(then('catches')),

  struck(FLAT, 0, 'struck on the beam')
    .on(beam(ranks('balance', 3)))
    .gives(denied),
  row(FLAT, 0, 'its armor class')
    .on(beam(ranks('balance', 3)))
    .ask(state('m'))
    .gives(changes({ 'ac-melee': -3 })),
  row(FLAT, 0, 'a foe walks away from it')
    .on(beam(ranks('balance', 3)))
    .ask(move('t', cells('1,0 2,0 3,0')))
    .uncited(ELSE)
    .gives({ opportunities: [], barred: [{ by: 'm', why: 'flat-footed' }] }),
  struck(FLAT, 1, 'struck, 5 ranks')
    .on(beam(ranks('balance', 5)))
    .uncited(NONE)
    .gives(keeps),
  row(FLAT, 1, 'a foe walks away, 5 ranks')
    .on(beam(ranks('balance', 5)))
    .ask(move('t', cells('1,0 2,0 3,0')))
    .uncited(NONE)
    .gives({ opportunities: [{ by: 'm' }] }),
  row(FLAT, 2, 'its ranks are not known')
    .on(beam({}))
    .ask(state('m'))
    .gives((a) => expect(a['unknown']).toContain('creatures.m.skills.balance')),

  row(ROUGH, 0, 'a charge')
    .on(m(), foe(6), ground(2, 'hewn-stone'))
    .ask(charges(5))
    .gives(passes('hewn-floor', 2)),
  row(ROUGH, 0, 'a run')
    .on(m(), ground(2, 'uneven-flagstone'))
    .ask(move('m', east(8), 'run'))
    .gives(passes('uneven-floor', 2)),
  row(ROUGH, 1, 'a total of 9')
    .on(m())
    .ask(hazard('hewn-floor', { roll: 9 }))
    .gives(after({ effects: ['no-rush'] })),
  row(ROUGH, 1, 'a total of 10')
    .on(m())
    .ask(hazard('hewn-floor', { roll: 10 }))
    .gives(after({})),
  row(ROUGH, 2, 'flagstones')
    .on(m())
    .ask(hazard('uneven-floor', { roll: 9 }))
    .gives(after({ effects: ['no-movement'] })),
  row(ROUGH, 3, 'a walk')
    .on(m(), ground(2, 'hewn-stone'))
    .ask(move('m', east(3)))
    .uncited(NONE)
    .gives(quiet),
  row(ROUGH, 'extra', 'a flyer that runs over a stone floor')
    .on(m({ speed: { fly: 8 }, conditions: ['flying'] }), ground(2, 'hewn-stone'))
    .ask(move('m', east(8), 'run'))
    .uncited(NONE)
    .gives(quiet),

  row(TIGHT, 0, 'a gap of 60 cm')
    .on(m())
    .ask(narrow('m', { width: 0.6 }))
    .gives({ check: { skill: 'escape-artist', dc: 30 } }),
  row(TIGHT, 1, 'a gap of 80 cm')
    .on(m())
    .ask(narrow('m', { width: 0.8 }))
    .uncited(NONE)
    .gives({ how: 'squeeze' }),
  row(TIGHT, 2, 'a total of 30').on(m()).ask(tight(30)).gives(then('squeezes-through')),
  row(TIGHT, 2, 'a total of 29').on(m()).ask(tight(29)).gives(then('no-progress')),

  row(DOOR, 0, 'among orcs')
    .on(m(), orcs, MINE)
    .ask(door)
    .gives({ legal: true, opportunities: [] }),
  row(DOOR, 'extra', 'not on the defensive')
    .on(m(), orcs, MINE)
    .ask(act('m', 'cast-dimension-door'))
    .gives({ opportunities: [{ by: 't' }, { by: 'u' }, { by: 'v' }] }),
  row(DOOR, 1, 'a five-foot step after a dimension door')
    .on(m(), MINE)
    .ask(turnOf('m', 'cast-dimension-door', ['five-foot-step', { path: east(1) }]))
    .gives(steps(true, 'no-action-left')),
  row(DOOR, 2, 'then a quickened spell')
    .on(m(), MINE)
    .ask(turnOf('m', 'cast-dimension-door', 'cast-quickened-spell'))
    .gives(steps(true, 'no-action-left')),
  row(DOOR, 'extra', 'a move after a dimension door')
    .on(m(), MINE)
    .ask(turnOf('m', 'cast-dimension-door', ['move', { path: east(2) }]))
    .gives((a) => expect(a['legal']).toBe(false)),
  row(DOOR, 3, 'a move first')
    .on(m(), MINE)
    .ask(turnOf('m', ['move', { path: east(2) }], 'cast-dimension-door'))
    .gives(steps(true, true)),

  row(FLY, 0, 'in the air')
    .on(under(['fly-spell', 'flying']))
    .ask(move('m', east(12)))
    .uncited(ELSE)
    .gives(legal(12)),
  row(FLY, 0, 'a run')
    .on(under(['fly-spell', 'flying']))
    .ask(move('m', east(13), 'run'))
    .uncited(ELSE)
    .gives(illegal('condition-forbids', [1, 0])),
  row(FLY, 0, 'a charge')
    .on(under(['fly-spell', 'flying']), foe(9))
    .ask(charges(8))
    .uncited(ELSE)
    .gives({ legal: true }),
  row(FLY, 1, 'in plate')
    .on(under(['fly-spell', 'flying'], { armour: 'heavy' }))
    .ask(move('m', east(1)))
    .uncited(ELSE)
    .gives({ budget: 8 }),
  row(FLY, 1, 'with a medium load')
    .on(under(['fly-spell', 'flying'], { load: 'medium' }))
    .ask(move('m', east(1)))
    .uncited(ELSE)
    .gives({ budget: 8 }),
  row(FLY, 'extra', 'with a medium load, by the question of flight')
    .on(under(['fly-spell'], { load: 'medium', ...AIR }))
    .ask(
      fly([
        [0, 0, 4],
        [1, 0, 4],
      ]),
    )
    .uncited(ELSE)
    .gives({ legal: true }),
  row(FLY, 'extra', 'a run on foot')
    .on(under(['fly-spell']))
    .ask(move('m', east(8), 'run'))
    .uncited(NONE)
    .gives({ legal: true }),
  row(FLY, 'extra', 'a dragon keeps its own speed')
    .on(under(['fly-spell', 'flying'], { speed: { fly: 30 } }))
    .ask(move('m', east(8), 'run'))
    .uncited(NONE)
    .gives({ legal: true }),
  row(FLY, 2, 'at 15 m')
    .on(m())
    .ask(hazard('fly-spell-ends', { metres: 15, sinking: 1 }))
    .gives(after({})),
  row(FLY, 3, 'at 60 m, two rounds')
    .on(m())
    .ask(hazard('fly-spell-ends', { metres: 60, sinking: 2, roll: 1 }))
    .gives(after({ damage: [{ dice: '8d6' }], conditions: ['prone'] })),

  row(LEVITATE, 0, 'sideways')
    .on(under(['levitating'], AIR))
    .ask(
      fly([
        [0, 0, 4],
        [1, 0, 4],
      ]),
    )
    .uncited(ELSE)
    .gives((a) =>
      expect(a).toMatchObject({ legal: false, violations: [{ code: 'wrong-movement-mode' }] }),
    ),
  row(LEVITATE, 0, 'sideways, on the map')
    .on(under(['levitating'], AIR))
    .ask(move('m', east(1)))
    .uncited(ELSE)
    .gives(illegal('wrong-movement-mode', [1, 0])),
  row(LEVITATE, 'extra', 'no cell of the map is within reach')
    .on(under(['levitating'], AIR))
    .ask({ ask: 'reachable', of: 'm', mode: 'move' })
    .uncited(ELSE)
    .gives((a) => expect((a['cells'] as unknown[]).length).toBeLessThanOrEqual(1)),
  row(LEVITATE, 'extra', 'every place that it may reach lies above or below it')
    .on(under(['levitating'], AIR))
    .ask({ ask: 'flight-area', of: 'm', mode: 'move' })
    .uncited(ELSE)
    .gives((a) =>
      expect((a['places'] as { at: At }[]).map(({ at }) => at)).toEqual(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((z) => [0, 0, z]),
      ),
    ),
  row(LEVITATE, 1, 'up')
    .on(under(['levitating']))
    .ask(
      fly([
        [0, 0, 0],
        [0, 0, 1],
        [0, 0, 2],
        [0, 0, 3],
        [0, 0, 4],
      ]),
    )
    .uncited(ELSE)
    .gives({ legal: true }),
  row(LEVITATE, 2, 'up too far')
    .on(under(['levitating']))
    .ask(
      fly([
        [0, 0, 0],
        [0, 0, 1],
        [0, 0, 2],
        [0, 0, 3],
        [0, 0, 4],
        [0, 0, 5],
      ]),
    )
    .uncited(ELSE)
    .gives({ legal: false }),
  row(LEVITATE, 'extra', 'down too far')
    .on(under(['levitating'], { elevation: 6 }))
    .ask(
      fly([
        [0, 0, 6],
        [0, 0, 5],
        [0, 0, 4],
        [0, 0, 3],
        [0, 0, 2],
        [0, 0, 1],
      ]),
    )
    .uncited(ELSE)
    .gives({ legal: false }),
  row(LEVITATE, 3, 'the third attack')
    .on(under(['levitating', 'levitating', 'levitating']))
    .ask(state('m'))
    .gives(changes({ 'attack-melee': -3, 'attack-ranged': -3 })),
  row(LEVITATE, 4, 'the seventh')
    .on(under(Array.from({ length: 7 }, () => 'levitating')))
    .ask(state('m'))
    .gives(changes({ 'attack-melee': -5 })),

  row(LEVITATE, 'extra', 'under fly too it flies')
    .on(under(['levitating', 'fly-spell'], AIR))
    .ask(move('m', east(3)))
    .uncited(NONE)
    .gives(legal(3)),

  row(SPIDER, 0, 'four squares')
    .on(under(['spider-climbing']), WALL)
    .ask(move('m', east(4)))
    .uncited(ELSE)
    .gives(legal(4)),
  row(SPIDER, 0, 'five squares')
    .on(under(['spider-climbing']), WALL)
    .ask(move('m', east(5)))
    .uncited(ELSE)
    .gives(illegal('over-speed', [5, 0])),
  row(SPIDER, 1, 'the check')
    .on(under(['spider-climbing']))
    .ask(climb({ climbed: 'overhang' }))
    .uncited(ELSE)
    .gives({ needed: false }),
  row(SPIDER, 2, 'a run')
    .on(under(['spider-climbing']), WALL)
    .ask(move('m', east(4), 'run'))
    .uncited(ELSE)
    .gives({ legal: false }),
  struck(SPIDER, 3, 'it keeps its Dexterity')
    .on(under(['spider-climbing', 'climbing'], dex(16)), foe(1))
    .uncited(ELSE)
    .gives(keeps),
  struck(SPIDER, 'extra', 'an attack on a climber without the spell')
    .on(under(['climbing'], dex(16)), foe(1))
    .uncited(ELSE)
    .gives(denied),

  row(SLOPES, 0, 'uphill')
    .on(m(), hill('steep-slope'))
    .ask(move('m', east(3)))
    .gives(legal(6)),
  row(SLOPES, 0, 'downhill')
    .on(m(), down('steep-slope'))
    .ask(move('m', east(3)))
    .uncited(NONE)
    .gives(legal(3)),
  row(SLOPES, 'extra', 'uphill in the air')
    .on(m({ speed: { fly: 6 }, conditions: ['flying'] }), hill('steep-slope'))
    .ask(move('m', east(3)))
    .uncited(NONE)
    .gives(legal(3)),
  row(SLOPES, 'extra', 'along the slope')
    .on(
      m(),
      cell(0, 0, { ground: 'steep-slope', elevation: 2 }),
      cell(1, 0, { ground: 'steep-slope', elevation: 2 }),
    )
    .ask(move('m', east(1)))
    .uncited(NONE)
    .gives(legal(1)),
  row(SLOPES, 'extra', 'the cheapest path up goes around the first squares')
    .on(m(), hill('steep-slope'))
    .ask({ ask: 'path', of: 'm', to: [3, 0], mode: 'double-move' })
    .gives({ cost: 5 }),
  row(SLOPES, 1, 'a charge downhill')
    .on(m(), foe(5), down('steep-slope'))
    .ask(charges(4))
    .gives(passes('downhill', 1)),
  row(SLOPES, 1, 'the check')
    .on(m())
    .ask(hazard('downhill', { roll: 9 }))
    .gives({ roll: { with: ['balance'], dc: 10 }, ...after({ effects: ['stumbles'] }) }),
  row(SLOPES, 'extra', 'a rider who goes downhill in the saddle')
    .on(hero('h', 0, 0, { size: 'large', build: 'long' }), m({ mount: 'h' }))
    .ask(hazard('downhill'))
    .gives({ roll: { with: ['ride'] } }),
  row(SLOPES, 2, 'from above')
    .on(m(), foe(1), ground(0, 'gradual-slope', 1))
    .ask(attack('m', 't', 'sword'))
    .gives(modifier('uphill', 1)),
  row(SLOPES, 2, 'from below')
    .on(m(), foe(1), ground(1, 'steep-slope', 1))
    .ask(attack('m', 't', 'sword'))
    .uncited(NONE)
    .gives(unmodified('uphill')),
  row(SLOPES, 3, 'a charge uphill')
    .on(m(), foe(5), hill('steep-slope'))
    .ask(charges(4))
    .gives(illegal('difficult-terrain', [1, 0])),
  row(SLOPES, 4, 'a gradual slope')
    .on(m(), hill('gradual-slope'))
    .ask(move('m', east(3)))
    .uncited(NONE)
    .gives(legal(3)),

  row(TRENCH, 0, 'the blow')
    .on(m(), foe(1), inTrench(1))
    .ask(attack('m', 't', 'sword'))
    .gives(modifier('uphill', 1)),
  row(TRENCH, 0, 'the cover')
    .on(m(), foe(1), inTrench(1))
    .ask(cover('m', 't', 'melee'))
    .uncited(NONE)
    .gives({ degree: 'none' }),
  row(TRENCH, 1, 'a shot')
    .on(archer('m', 0, 0), foe(10), inTrench(10))
    .ask(cover('m', 't', 'ranged'))
    .gives({ degree: 'cover', ac: 4 }),
  row(TRENCH, 'extra', 'a shot out of it')
    .on(archer('m', 0, 0), foe(10), inTrench(0))
    .ask(cover('m', 't', 'ranged'))
    .uncited(NONE)
    .gives({ degree: 'none' }),
  row(TRENCH, 2, 'out of it')
    .on(m(), inTrench(0))
    .ask(move('m', east(1)))
    .gives(legal(2)),
  row(TRENCH, 2, 'into it')
    .on(m(), inTrench(1))
    .ask(move('m', east(1)))
    .uncited(NONE)
    .gives(legal(1)),
  row(TRENCH, 3, 'two creatures in one trench')
    .on(m(), foe(1), inTrench(0), inTrench(1))
    .ask(attack('m', 't', 'sword'))
    .uncited(NONE)
    .gives(unmodified('uphill')),
  row(TRENCH, 3, 'a shot between two creatures in one trench')
    .on(archer('m', 0, 0), foe(3), [0, 1, 2, 3].map(inTrench))
    .ask(cover('m', 't', 'ranged'))
    .uncited(NONE)
    .gives({ degree: 'none' }),

  row(FENCE, 0, 'over the fence')
    .on(m(), fence())
    .ask(move('m', east(1)))
    .uncited(ELSE)
    .gives(legal(2)),
  row(FENCE, 1, 'the check').on(m()).ask(crossing(15)).uncited(ELSE).gives(then('crosses')),
  row(FENCE, 2, 'a failure')
    .on(m())
    .ask(crossing(14))
    .uncited(ELSE)
    .gives(then('crosses', 'falls')),
  row(FENCE, 3, 'a blow over it')
    .on(m(), foe(1), fence())
    .ask(cover('m', 't', 'melee'))
    .uncited(NONE)
    .gives({ degree: 'none' }),
  row(FENCE, 'extra', 'a climber who fails stays')
    .on(m())
    .ask(check('m', 'obstacle', { skill: 'climb', dc: 15, total: 14 }))
    .uncited(ELSE)
    .gives(then('no-progress')),

  shot(WIND, 0, 'a shot')
    .on(archer('m', 0, 0), foe(8), gale('severe-wind'))
    .gives(modifier('windy', -4)),
  shot(WIND, 'extra', 'a shot into strong wind')
    .on(archer('m', 0, 0), foe(8), cell(8, 0, { ground: 'strong-wind' }))
    .gives(modifier('windy', -2)),
  row(WIND, 'extra', 'a melee attack in strong wind')
    .on(m(), foe(1), gale('severe-wind'))
    .ask(attack('m', 't', 'sword'))
    .uncited(NONE)
    .gives(unmodified('windy')),
  row(WIND, 1, 'a halfling')
    .on(sized('small'))
    .ask(hazard('severe-wind', { roll: 14 }))
    .gives(after({ conditions: ['knocked-down'] })),
  row(WIND, 'extra', 'a halfling, 15')
    .on(sized('small'))
    .ask(hazard('severe-wind', { roll: 15 }))
    .gives(after({})),
  shot(WIND, 2, 'a shot in a windstorm')
    .on(archer('m', 0, 0), foe(8), gale('windstorm'))
    .gives({ possible: false, why: ['too-windy'] }),
  row(WIND, 3, 'an ogre')
    .on(ogre('m', 0, 0))
    .ask(hazard('severe-wind'))
    .gives(after({})),
  row(WIND, 4, 'a flying ogre')
    .on(ogre('m', 0, 0, { conditions: ['flying'] }))
    .ask(hazard('severe-wind', { roll: 14 }))
    .gives(after({ conditions: ['checked'] })),
  row(WIND, 'extra', 'a man in a hurricane')
    .on(m())
    .ask(hazard('hurricane', { roll: 19 }))
    .gives(after({ conditions: ['blown-away'] })),
  row(WIND, 'extra', 'the path into it')
    .on(m(), cell(2, 0, { ground: 'severe-wind' }))
    .ask(move('m', east(3)))
    .gives(passes('severe-wind', 2)),

  row(FEATHER, 0, 'under the spell')
    .on(under(['feather-falling']))
    .ask(hazard('fall', { metres: 18 }))
    .uncited(ELSE)
    .gives({ immune: 'feather-falling', outcome: { damage: [] } }),
  row(FEATHER, 1, 'without it')
    .on(m())
    .ask(hazard('fall', { metres: 18, roll: 1 }))
    .uncited(NONE)
    .gives({ outcome: { damage: [{ dice: '6d6' }] } }),
  row(FEATHER, 2, 'two in one round')
    .on(m(), MINE)
    .ask(turnOf('m', 'cast-immediate-spell', 'cast-quickened-spell'))
    .uncited(ELSE)
    .gives(steps(true, 'no-action-left')),

  row(GUST, 0, 'against it')
    .on(m())
    .ask(wind('m', 'checked', { blows: [-1, 0], path: east(2) }))
    .uncited(ELSE)
    .gives({ barredAt: 1 }),
  row(GUST, 1, 'across it')
    .on(m())
    .ask(wind('m', 'checked', { blows: [0, 1], path: east(2) }))
    .uncited(ELSE)
    .gives((a) => expect(a).not.toHaveProperty('barredAt')),
  row(GUST, 2, 'an ogre')
    .on(ogre('m', 0, 0))
    .ask(hazard('gust-of-wind', { dc: 14 }))
    .gives(after({})),
  row(GUST, 2, 'a flying ogre')
    .on(ogre('m', 0, 0, { conditions: ['flying'] }))
    .ask(hazard('gust-of-wind', { dc: 14 }))
    .gives(after({})),
  row(GUST, 3, 'a halfling')
    .on(sized('small'))
    .ask(hazard('gust-of-wind', { dc: 14, roll: 13 }))
    .gives(after({ conditions: ['knocked-down'] })),
  row(GUST, 'extra', 'a Medium creature in a line of severe wind')
    .on(m())
    .ask(hazard('gust-of-wind', { dc: 14, roll: 13 }))
    .gives(after({ conditions: ['checked'] })),
  row(GUST, 'extra', 'a cat in a line of severe wind')
    .on(sized('tiny'))
    .ask(hazard('gust-of-wind', { dc: 14, roll: 13 }))
    .gives(after({ conditions: ['blown-away'] })),
  shot(GUST, 4, 'an archer')
    .on(archer('m', 0, 0), foe(8), gale('severe-wind'))
    .gives(modifier('windy', -4)),

  row(BY, 0, 'the way on leads through the foe')
    .on(rides, foe(8, 5))
    .ask(passing('m', 't', line(16), 6))
    .uncited(ELSE)
    .gives(refused('through-enemy')),
  row(BY, 1, 'past the foe')
    .on(rides, foe(8, 4))
    .ask(passing('m', 't', line(16), 6))
    .uncited(ELSE)
    .gives({ legal: true }),
]);
