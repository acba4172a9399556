/** 3.5 SRD: running, climbing, balancing, spells that move, slopes, trenches, fences and wind. */
import { expect } from 'vitest';
import { attack } from '../asks/attacks.ts';
import { check, narrow } from '../asks/movements.ts';
import { passing } from '../asks/passing.ts';
import { state, wind } from '../asks/states.ts';
import { act, refused, steps, turnOf } from '../asks/turns.ts';
import { changes, illegal, legal } from '../checks.ts';
import {
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
import { rowsOf } from '../rows.ts';

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
const modifier =
  (why: string, value: number) =>
  (a: Answer): void =>
    expect(a['modifiers']).toContainEqual(expect.objectContaining({ why, value }));
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
const struck = attack('t', 'm', 'sword');
const tight = (total: number): Ask => check('m', 'escape-artist', { total });
const door: Ask = act('m', 'cast-dimension-door', { defensively: true, level: 4 });
const orcs = [foe(1), creature('u', 0, 1), creature('v', 1, 1)];
const charges = (n: number): Ask => move('m', east(n), 'charge');
const inTrench = (x: number): Thing => cell(x, 0, { ground: 'trench' });
const shot = attack('m', 't', 'bow');
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
  row(RUN, 0, 'a runner', [under(['running'], dex(14)), foe(1)], struck, denied),
  row(
    RUN,
    0,
    'its armor class',
    [under(['running'], dex(14))],
    state('m'),
    changes({ 'ac-melee': -2 }),
  ),
  row(
    RUN,
    1,
    'with Run',
    [under(['running'], { ...dex(14), traits: ['run-feat'] }), foe(1)],
    struck,
    keeps,
    NONE,
  ),
  row(
    RUN,
    1,
    'with Run, by the kind of movement',
    [m({ ...dex(14), traits: ['run-feat'] })],
    { ask: 'way', of: 'm', by: 'walk', mode: 'run', ac: { total: 16 } },
    { ac: 16, meanwhile: { losesDexterity: false } },
  ),
  row(
    RUN,
    0,
    'without it, by the kind of movement',
    [m(dex(14))],
    { ask: 'way', of: 'm', by: 'walk', mode: 'run', ac: { total: 16 } },
    { ac: 14, meanwhile: { losesDexterity: true } },
  ),
  row(
    RUN,
    2,
    'a low Dexterity',
    [under(['running'], dex(8))],
    state('m'),
    changes({ 'ac-melee': 0 }),
  ),

  row(LONG, 0, 'the 12th round', [m(dex(10))], check('m', 'endurance', { round: 12 }), {
    needed: false,
  }),
  row(LONG, 1, 'the 13th round', [m(dex(10))], check('m', 'endurance', { round: 13 }), {
    needed: true,
    dc: 10,
  }),
  row(LONG, 1, 'the 14th round', [m(dex(10))], check('m', 'endurance', { round: 14 }), { dc: 11 }),
  row(
    LONG,
    2,
    'a failure',
    [m(dex(10))],
    check('m', 'endurance', { round: 13, total: 9 }),
    then('must-rest'),
  ),

  row(
    STEP,
    0,
    'a step, then a charge',
    [m(), foe(6), MINE],
    turnOf(
      'm',
      ['five-foot-step', { path: east(1) }],
      [
        'charge',
        {
          target: 't',
          path: [
            [1, 0],
            [2, 0],
            [3, 0],
            [4, 0],
            [5, 0],
          ],
        },
      ],
    ),
    steps(true, 'move-after-step'),
  ),
  row(
    STEP,
    1,
    'a charge, then a step',
    [m(), foe(6), MINE],
    turnOf(
      'm',
      ['charge', { target: 't', path: east(5) }],
      [
        'five-foot-step',
        {
          path: [
            [5, 0],
            [5, 1],
          ],
        },
      ],
    ),
    steps(true, 'step-after-move'),
  ),
  row(STEP, 2, 'a charge alone', [m(), foe(6), MINE], charges(5), { legal: true }, NONE),

  row(FALL, 0, 'a total of 15', [m()], hazard('fall', { metres: 9, roll: 15 }), {
    outcome: { damage: [{ dice: '2d6' }] },
  }),
  row(FALL, 1, 'a total of 14', [m()], hazard('fall', { metres: 9, roll: 14 }), {
    outcome: { damage: [{ dice: '3d6' }] },
  }),
  row(FALL, 2, '3 m', [m()], hazard('fall', { metres: 3, roll: 15 }), { outcome: { damage: [] } }),

  row(DCS, 0, 'a corner', [m()], climb({ climbed: 'dungeon-wall', braced: 'corner' }), { dc: 15 }),
  row(DCS, 1, 'wet bricks', [m()], climb({ climbed: 'rough-wall', slippery: true }), { dc: 30 }),
  row(DCS, 2, 'a smooth wall', [m()], climb({ climbed: 'smooth' }), {
    possible: false,
    why: 'too-smooth',
  }),
  row(DCS, 3, 'a wet rope', [m()], climb({ climbed: 'rope', braced: 'chimney', slippery: true }), {
    dc: 10,
  }),
  row(
    DCS,
    'extra',
    'the DC that the GM gives, in a corner',
    [m()],
    climb({ dc: 22, braced: 'corner' }),
    { dc: 17 },
  ),
  row(DCS, 'extra', 'nobody says what it is', [m()], climb({}), (a) =>
    expect(a['unknown']).toContain('ask.dc'),
  ),

  row(CATCH, 0, 'a wall', [m()], check('m', 'catch-self', { dc: 20 }), { dc: 40 }),
  row(CATCH, 1, 'a slope', [m()], check('m', 'catch-self', { dc: 10, easyHold: true }), { dc: 20 }),
  row(CATCH, 2, 'too heavy', [m()], caught(40, 110), then('both-fall')),
  row(CATCH, 3, 'by 5', [m()], caught(25, 70), then('both-fall')),
  row(CATCH, 3, 'by 4', [m()], caught(26, 70), then('misses')),
  row(CATCH, 'extra', 'too heavy, missed by 1', [m()], caught(29, 110), then('both-fall')),
  row(CATCH, 'extra', 'exactly the heavy load', [m()], caught(30, 100), then('catches')),

  row(FLAT, 0, 'struck on the beam', beam(ranks('balance', 3)), struck, denied),
  row(
    FLAT,
    0,
    'its armor class',
    beam(ranks('balance', 3)),
    state('m'),
    changes({ 'ac-melee': -3 }),
  ),
  row(
    FLAT,
    0,
    'a foe walks away from it',
    beam(ranks('balance', 3)),
    move('t', [
      [1, 0],
      [2, 0],
      [3, 0],
    ]),
    { opportunities: [], barred: [{ by: 'm', why: 'flat-footed' }] },
    ELSE,
  ),
  row(FLAT, 1, 'struck, 5 ranks', beam(ranks('balance', 5)), struck, keeps, NONE),
  row(
    FLAT,
    1,
    'a foe walks away, 5 ranks',
    beam(ranks('balance', 5)),
    move('t', [
      [1, 0],
      [2, 0],
      [3, 0],
    ]),
    { opportunities: [{ by: 'm' }] },
    NONE,
  ),
  row(FLAT, 2, 'its ranks are not known', beam({}), state('m'), (a) =>
    expect(a['unknown']).toContain('creatures.m.skills.balance'),
  ),

  row(
    ROUGH,
    0,
    'a charge',
    [m(), foe(6), ground(2, 'hewn-stone')],
    charges(5),
    passes('hewn-floor', 2),
  ),
  row(
    ROUGH,
    0,
    'a run',
    [m(), ground(2, 'uneven-flagstone')],
    move('m', east(8), 'run'),
    passes('uneven-floor', 2),
  ),
  row(
    ROUGH,
    1,
    'a total of 9',
    [m()],
    hazard('hewn-floor', { roll: 9 }),
    after({ effects: ['no-rush'] }),
  ),
  row(ROUGH, 1, 'a total of 10', [m()], hazard('hewn-floor', { roll: 10 }), after({})),
  row(
    ROUGH,
    2,
    'flagstones',
    [m()],
    hazard('uneven-floor', { roll: 9 }),
    after({ effects: ['no-movement'] }),
  ),
  row(ROUGH, 3, 'a walk', [m(), ground(2, 'hewn-stone')], move('m', east(3)), quiet, NONE),
  row(
    ROUGH,
    'extra',
    'a flyer',
    [m({ speed: { fly: 8 }, conditions: ['flying'] }), ground(2, 'hewn-stone')],
    move('m', east(8), 'run'),
    quiet,
    NONE,
  ),

  row(TIGHT, 0, 'a gap of 60 cm', [m()], narrow('m', { width: 0.6 }), {
    check: { skill: 'escape-artist', dc: 30 },
  }),
  row(TIGHT, 1, 'a gap of 80 cm', [m()], narrow('m', { width: 0.8 }), { how: 'squeeze' }, NONE),
  row(TIGHT, 2, 'a total of 30', [m()], tight(30), then('squeezes-through')),
  row(TIGHT, 2, 'a total of 29', [m()], tight(29), then('no-progress')),

  row(DOOR, 0, 'among orcs', [m(), orcs, MINE], door, { legal: true, opportunities: [] }),
  row(DOOR, 'extra', 'not on the defensive', [m(), orcs, MINE], act('m', 'cast-dimension-door'), {
    opportunities: [{ by: 't' }, { by: 'u' }, { by: 'v' }],
  }),
  row(
    DOOR,
    1,
    'then a step',
    [m(), MINE],
    turnOf('m', 'cast-dimension-door', ['five-foot-step', { path: east(1) }]),
    steps(true, 'no-action-left'),
  ),
  row(
    DOOR,
    2,
    'then a quickened spell',
    [m(), MINE],
    turnOf('m', 'cast-dimension-door', 'cast-quickened-spell'),
    steps(true, 'no-action-left'),
  ),
  row(
    DOOR,
    'extra',
    'then a move',
    [m(), MINE],
    turnOf('m', 'cast-dimension-door', ['move', { path: east(2) }]),
    (a) => expect(a['legal']).toBe(false),
  ),
  row(
    DOOR,
    3,
    'a move first',
    [m(), MINE],
    turnOf('m', ['move', { path: east(2) }], 'cast-dimension-door'),
    steps(true, true),
  ),

  row(FLY, 0, 'in the air', [under(['fly-spell', 'flying'])], move('m', east(12)), legal(12), ELSE),
  row(
    FLY,
    0,
    'a run',
    [under(['fly-spell', 'flying'])],
    move('m', east(13), 'run'),
    illegal('condition-forbids', [1, 0]),
    ELSE,
  ),
  row(
    FLY,
    0,
    'a charge',
    [under(['fly-spell', 'flying']), foe(9)],
    charges(8),
    { legal: true },
    ELSE,
  ),
  row(
    FLY,
    1,
    'in plate',
    [under(['fly-spell', 'flying'], { armour: 'heavy' })],
    move('m', east(1)),
    { budget: 8 },
    ELSE,
  ),
  row(
    FLY,
    1,
    'with a medium load',
    [under(['fly-spell', 'flying'], { load: 'medium' })],
    move('m', east(1)),
    { budget: 8 },
    ELSE,
  ),
  row(
    FLY,
    'extra',
    'with a medium load, by the question of flight',
    [under(['fly-spell'], { load: 'medium', ...AIR })],
    fly([
      [0, 0, 4],
      [1, 0, 4],
    ]),
    { legal: true },
    ELSE,
  ),
  row(
    FLY,
    'extra',
    'a run on foot',
    [under(['fly-spell'])],
    move('m', east(8), 'run'),
    { legal: true },
    NONE,
  ),
  row(
    FLY,
    'extra',
    'a dragon keeps its own speed',
    [under(['fly-spell', 'flying'], { speed: { fly: 30 } })],
    move('m', east(8), 'run'),
    { legal: true },
    NONE,
  ),
  row(FLY, 2, 'at 15 m', [m()], hazard('fly-spell-ends', { metres: 15, sinking: 1 }), after({})),
  row(
    FLY,
    3,
    'at 60 m, two rounds',
    [m()],
    hazard('fly-spell-ends', { metres: 60, sinking: 2, roll: 1 }),
    after({ damage: [{ dice: '8d6' }], conditions: ['prone'] }),
  ),

  row(
    LEVITATE,
    0,
    'sideways',
    [under(['levitating'], AIR)],
    fly([
      [0, 0, 4],
      [1, 0, 4],
    ]),
    (a) => expect(a).toMatchObject({ legal: false, violations: [{ code: 'wrong-movement-mode' }] }),
    ELSE,
  ),
  row(
    LEVITATE,
    0,
    'sideways, on the map',
    [under(['levitating'], AIR)],
    move('m', east(1)),
    illegal('wrong-movement-mode', [1, 0]),
    ELSE,
  ),
  row(
    LEVITATE,
    'extra',
    'no cell of the map is within reach',
    [under(['levitating'], AIR)],
    { ask: 'reachable', of: 'm', mode: 'move' },
    (a) => expect((a['cells'] as unknown[]).length).toBeLessThanOrEqual(1),
    ELSE,
  ),
  row(
    LEVITATE,
    'extra',
    'every place that it may reach lies above or below it',
    [under(['levitating'], AIR)],
    { ask: 'flight-area', of: 'm', mode: 'move' },
    (a) =>
      expect((a['places'] as { at: At }[]).map(({ at }) => at)).toEqual(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((z) => [0, 0, z]),
      ),
    ELSE,
  ),
  row(
    LEVITATE,
    1,
    'up',
    [under(['levitating'])],
    fly([
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 2],
      [0, 0, 3],
      [0, 0, 4],
    ]),
    { legal: true },
    ELSE,
  ),
  row(
    LEVITATE,
    2,
    'up too far',
    [under(['levitating'])],
    fly([
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 2],
      [0, 0, 3],
      [0, 0, 4],
      [0, 0, 5],
    ]),
    { legal: false },
    ELSE,
  ),
  row(
    LEVITATE,
    'extra',
    'down too far',
    [under(['levitating'], { elevation: 6 })],
    fly([
      [0, 0, 6],
      [0, 0, 5],
      [0, 0, 4],
      [0, 0, 3],
      [0, 0, 2],
      [0, 0, 1],
    ]),
    { legal: false },
    ELSE,
  ),
  row(
    LEVITATE,
    3,
    'the third attack',
    [under(['levitating', 'levitating', 'levitating'])],
    state('m'),
    changes({ 'attack-melee': -3, 'attack-ranged': -3 }),
  ),
  row(
    LEVITATE,
    4,
    'the seventh',
    [under(Array.from({ length: 7 }, () => 'levitating'))],
    state('m'),
    changes({ 'attack-melee': -5 }),
  ),

  row(
    LEVITATE,
    'extra',
    'under fly too it flies',
    [under(['levitating', 'fly-spell'], AIR)],
    move('m', east(3)),
    legal(3),
    NONE,
  ),

  row(
    SPIDER,
    0,
    'four squares',
    [under(['spider-climbing']), WALL],
    move('m', east(4)),
    legal(4),
    ELSE,
  ),
  row(
    SPIDER,
    0,
    'five squares',
    [under(['spider-climbing']), WALL],
    move('m', east(5)),
    illegal('over-speed', [5, 0]),
    ELSE,
  ),
  row(
    SPIDER,
    1,
    'the check',
    [under(['spider-climbing'])],
    climb({ climbed: 'overhang' }),
    { needed: false },
    ELSE,
  ),
  row(
    SPIDER,
    2,
    'a run',
    [under(['spider-climbing']), WALL],
    move('m', east(4), 'run'),
    { legal: false },
    ELSE,
  ),
  row(
    SPIDER,
    3,
    'it keeps its Dexterity',
    [under(['spider-climbing', 'climbing'], dex(16)), foe(1)],
    struck,
    keeps,
    ELSE,
  ),
  row(
    SPIDER,
    'extra',
    'without the spell',
    [under(['climbing'], dex(16)), foe(1)],
    struck,
    denied,
    ELSE,
  ),

  row(SLOPES, 0, 'uphill', [m(), hill('steep-slope')], move('m', east(3)), legal(6)),
  row(SLOPES, 0, 'downhill', [m(), down('steep-slope')], move('m', east(3)), legal(3), NONE),
  row(
    SLOPES,
    'extra',
    'uphill in the air',
    [m({ speed: { fly: 6 }, conditions: ['flying'] }), hill('steep-slope')],
    move('m', east(3)),
    legal(3),
    NONE,
  ),
  row(
    SLOPES,
    'extra',
    'along the slope',
    [
      m(),
      cell(0, 0, { ground: 'steep-slope', elevation: 2 }),
      cell(1, 0, { ground: 'steep-slope', elevation: 2 }),
    ],
    move('m', east(1)),
    legal(1),
    NONE,
  ),
  row(
    SLOPES,
    'extra',
    'the cheapest path up goes around the first squares',
    [m(), hill('steep-slope')],
    { ask: 'path', of: 'm', to: [3, 0], mode: 'double-move' },
    { cost: 5 },
  ),
  row(
    SLOPES,
    1,
    'a charge downhill',
    [m(), foe(5), down('steep-slope')],
    charges(4),
    passes('downhill', 1),
  ),
  row(SLOPES, 1, 'the check', [m()], hazard('downhill', { roll: 9 }), {
    roll: { with: ['balance'], dc: 10 },
    ...after({ effects: ['stumbles'] }),
  }),
  row(
    SLOPES,
    'extra',
    'in the saddle',
    [hero('h', 0, 0, { size: 'large', build: 'long' }), m({ mount: 'h' })],
    hazard('downhill'),
    { roll: { with: ['ride'] } },
  ),
  row(
    SLOPES,
    2,
    'from above',
    [m(), foe(1), ground(0, 'gradual-slope', 1)],
    attack('m', 't', 'sword'),
    modifier('uphill', 1),
  ),
  row(
    SLOPES,
    2,
    'from below',
    [m(), foe(1), ground(1, 'steep-slope', 1)],
    attack('m', 't', 'sword'),
    unmodified('uphill'),
    NONE,
  ),
  row(
    SLOPES,
    3,
    'a charge uphill',
    [m(), foe(5), hill('steep-slope')],
    charges(4),
    illegal('difficult-terrain', [1, 0]),
  ),
  row(
    SLOPES,
    4,
    'a gradual slope',
    [m(), hill('gradual-slope')],
    move('m', east(3)),
    legal(3),
    NONE,
  ),

  row(
    TRENCH,
    0,
    'the blow',
    [m(), foe(1), inTrench(1)],
    attack('m', 't', 'sword'),
    modifier('uphill', 1),
  ),
  row(
    TRENCH,
    0,
    'the cover',
    [m(), foe(1), inTrench(1)],
    cover('m', 't', 'melee'),
    { degree: 'none' },
    NONE,
  ),
  row(TRENCH, 1, 'a shot', [archer('m', 0, 0), foe(10), inTrench(10)], cover('m', 't', 'ranged'), {
    degree: 'cover',
    ac: 4,
  }),
  row(
    TRENCH,
    'extra',
    'a shot out of it',
    [archer('m', 0, 0), foe(10), inTrench(0)],
    cover('m', 't', 'ranged'),
    { degree: 'none' },
    NONE,
  ),
  row(TRENCH, 2, 'out of it', [m(), inTrench(0)], move('m', east(1)), legal(2)),
  row(TRENCH, 2, 'into it', [m(), inTrench(1)], move('m', east(1)), legal(1), NONE),
  row(
    TRENCH,
    3,
    'both in it',
    [m(), foe(1), inTrench(0), inTrench(1)],
    attack('m', 't', 'sword'),
    unmodified('uphill'),
    NONE,
  ),
  row(
    TRENCH,
    3,
    'both in it, a shot',
    [archer('m', 0, 0), foe(3), [0, 1, 2, 3].map(inTrench)],
    cover('m', 't', 'ranged'),
    { degree: 'none' },
    NONE,
  ),

  row(FENCE, 0, 'over the fence', [m(), fence()], move('m', east(1)), legal(2), ELSE),
  row(FENCE, 1, 'the check', [m()], crossing(15), then('crosses'), ELSE),
  row(FENCE, 2, 'a failure', [m()], crossing(14), then('crosses', 'falls'), ELSE),
  row(
    FENCE,
    3,
    'a blow over it',
    [m(), foe(1), fence()],
    cover('m', 't', 'melee'),
    { degree: 'none' },
    NONE,
  ),
  row(
    FENCE,
    'extra',
    'a climber who fails stays',
    [m()],
    check('m', 'obstacle', { skill: 'climb', dc: 15, total: 14 }),
    then('no-progress'),
    ELSE,
  ),

  row(
    WIND,
    0,
    'a shot',
    [archer('m', 0, 0), foe(8), gale('severe-wind')],
    shot,
    modifier('windy', -4),
  ),
  row(
    WIND,
    'extra',
    'a shot into strong wind',
    [archer('m', 0, 0), foe(8), cell(8, 0, { ground: 'strong-wind' })],
    shot,
    modifier('windy', -2),
  ),
  row(
    WIND,
    'extra',
    'a blow',
    [m(), foe(1), gale('severe-wind')],
    attack('m', 't', 'sword'),
    unmodified('windy'),
    NONE,
  ),
  row(
    WIND,
    1,
    'a halfling',
    [sized('small')],
    hazard('severe-wind', { roll: 14 }),
    after({ conditions: ['knocked-down'] }),
  ),
  row(
    WIND,
    'extra',
    'a halfling, 15',
    [sized('small')],
    hazard('severe-wind', { roll: 15 }),
    after({}),
  ),
  row(WIND, 2, 'a shot in a windstorm', [archer('m', 0, 0), foe(8), gale('windstorm')], shot, {
    possible: false,
    why: ['too-windy'],
  }),
  row(WIND, 3, 'an ogre', [ogre('m', 0, 0)], hazard('severe-wind'), after({})),
  row(
    WIND,
    4,
    'a flying ogre',
    [ogre('m', 0, 0, { conditions: ['flying'] })],
    hazard('severe-wind', { roll: 14 }),
    after({ conditions: ['checked'] }),
  ),
  row(
    WIND,
    'extra',
    'a man in a hurricane',
    [m()],
    hazard('hurricane', { roll: 19 }),
    after({ conditions: ['blown-away'] }),
  ),
  row(
    WIND,
    'extra',
    'the path into it',
    [m(), cell(2, 0, { ground: 'severe-wind' })],
    move('m', east(3)),
    passes('severe-wind', 2),
  ),

  row(
    FEATHER,
    0,
    'under the spell',
    [under(['feather-falling'])],
    hazard('fall', { metres: 18 }),
    { immune: 'feather-falling', outcome: { damage: [] } },
    ELSE,
  ),
  row(
    FEATHER,
    1,
    'without it',
    [m()],
    hazard('fall', { metres: 18, roll: 1 }),
    { outcome: { damage: [{ dice: '6d6' }] } },
    NONE,
  ),
  row(
    FEATHER,
    2,
    'two in one round',
    [m(), MINE],
    turnOf('m', 'cast-immediate-spell', 'cast-quickened-spell'),
    steps(true, 'no-action-left'),
    ELSE,
  ),

  row(
    GUST,
    0,
    'against it',
    [m()],
    wind('m', 'checked', { blows: [-1, 0], path: east(2) }),
    { barredAt: 1 },
    ELSE,
  ),
  row(
    GUST,
    1,
    'across it',
    [m()],
    wind('m', 'checked', { blows: [0, 1], path: east(2) }),
    (a) => expect(a).not.toHaveProperty('barredAt'),
    ELSE,
  ),
  row(GUST, 2, 'an ogre', [ogre('m', 0, 0)], hazard('gust-of-wind', { dc: 14 }), after({})),
  row(
    GUST,
    2,
    'a flying ogre',
    [ogre('m', 0, 0, { conditions: ['flying'] })],
    hazard('gust-of-wind', { dc: 14 }),
    after({}),
  ),
  row(
    GUST,
    3,
    'a halfling',
    [sized('small')],
    hazard('gust-of-wind', { dc: 14, roll: 13 }),
    after({ conditions: ['knocked-down'] }),
  ),
  row(
    GUST,
    'extra',
    'a man',
    [m()],
    hazard('gust-of-wind', { dc: 14, roll: 13 }),
    after({ conditions: ['checked'] }),
  ),
  row(
    GUST,
    'extra',
    'a cat',
    [sized('tiny')],
    hazard('gust-of-wind', { dc: 14, roll: 13 }),
    after({ conditions: ['blown-away'] }),
  ),
  row(
    GUST,
    4,
    'an archer',
    [archer('m', 0, 0), foe(8), gale('severe-wind')],
    shot,
    modifier('windy', -4),
  ),

  row(
    BY,
    0,
    'the way on leads through the foe',
    [rides, foe(8, 5)],
    passing('m', 't', line(16), 6),
    refused('through-enemy'),
    ELSE,
  ),
  row(
    BY,
    1,
    'past the foe',
    [rides, foe(8, 4)],
    passing('m', 't', line(16), 6),
    { legal: true },
    ELSE,
  ),
]);
