/**
 * 3.5 SRD: movement and encumbrance: a speed from its parts; terrain that cannot be walked through;
 * narrow places.
 */
import { check, journey, load, narrow, nearest, speed, steps, way } from '../asks/movements.ts';
import {
  block,
  cases,
  corridor,
  creature,
  fill,
  hero,
  move,
  ogre,
  wall,
  type Answer,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { expect } from 'vitest';

const s = (
  rule: string,
  index: Case['case'],
  given: string,
  more: Record<string, unknown>,
  expected: Answer,
  uncited?: string,
): Case => ({
  rule: `srd35.${rule}`,
  case: index,
  given,
  on: [hero('m', 0, 0, { armour: 'none', load: 'light' })],
  ask: speed('m', more),
  expect: expected,
  ...(uncited === undefined ? {} : { uncited }),
});
const barbarian = { from: 'barbarian' };
const tumbler = (ranks: number): CreatureMore => ({ skills: { tumble: { ranks, bonus: ranks } } });
/** A tumbler at (0,0), an enemy beside it. */
const past = (ranks: number, more: CreatureMore = {}): Thing[] => [
  hero('m', 0, 0, tumbler(ranks)),
  creature('e', 1, 0, { attacks: 'none', ...more }),
];
const FENCE = wall(1, -9, 1, 28, { low: true, crossCost: 0, check: { skill: 'climb', dc: 10 } });
const dragon = (traits: string[]): Thing =>
  creature('d', 1, -1, { size: 'huge', conditions: ['asleep'], traits, attacks: 'natural' });
const CUBE = creature('e', 1, -1, { size: 'large', attacks: 'none', traits: ['gelatinous-cube'] });

export default cases('srd35', [
  s(
    'movement.base-speed',
    0,
    'a human without armour',
    { race: 'human' },
    { base: 6, value: 6, metres: 9 },
  ),
  s(
    'movement.speed-human-elf-orc',
    0,
    'an elf in a chain shirt',
    { race: 'elf', armour: 'light' },
    { value: 6, slowedBy: [] },
  ),
  s(
    'movement.speed-human-elf-orc',
    1,
    'a human in full plate',
    { race: 'human', armour: 'heavy' },
    { value: 4, slowedBy: ['armour'] },
  ),
  s(
    'movement.speed-human-elf-orc',
    'extra',
    'a half-orc in scale',
    { race: 'half-orc', armour: 'medium' },
    { value: 4 },
  ),
  s(
    'movement.speed-dwarf',
    0,
    'a dwarf in full plate',
    { race: 'dwarf', armour: 'heavy' },
    { value: 4, slowedBy: [] },
  ),
  s('movement.speed-halfling-gnome', 0, 'a gnome without armour', { race: 'gnome' }, { value: 4 }),
  s(
    'movement.speed-halfling-gnome',
    1,
    'a halfling in scale',
    { race: 'halfling', armour: 'medium' },
    { value: 3, metres: 4.5 },
  ),
  s(
    'movement.barbarian-speed',
    0,
    'a human barbarian in light armour',
    { race: 'human', armour: 'light', bonuses: [barbarian] },
    { value: 8, metres: 12 },
  ),
  s(
    'movement.barbarian-speed',
    1,
    'in heavy armour',
    { race: 'human', armour: 'heavy', bonuses: [barbarian] },
    { value: 4, bonuses: [{ why: 'armour' }] },
  ),
  s(
    'movement.barbarian-speed',
    'extra',
    'a dwarf, slowed by nothing, loses the bonus all the same',
    { race: 'dwarf', armour: 'heavy', bonuses: [barbarian] },
    { value: 4 },
  ),
  s(
    'movement.monk-speed',
    0,
    'a monk in light armour',
    { race: 'human', armour: 'light', bonuses: [{ from: 'monk', cells: 4 }] },
    { value: 6, bonuses: [{ why: 'armour' }] },
  ),
  s(
    'movement.monk-speed',
    'extra',
    'without armour',
    { race: 'human', bonuses: [{ from: 'monk', cells: 4 }] },
    { value: 10 },
  ),
  s(
    'movement.monk-speed',
    'extra',
    'a bonus that was not said is missing, not none',
    { race: 'human', bonuses: [{ from: 'monk' }] },
    { value: 6, unknown: ['ask.bonuses[0].cells'] },
  ),
  s(
    'movement.bonus-before-armour',
    0,
    'a barbarian’s 12 m in medium armour',
    { race: 'human', armour: 'medium', bonuses: [barbarian] },
    { full: 8, value: 6 },
  ),
  s(
    'movement.bonus-before-armour',
    'extra',
    '9 m and 6 m of magic under a heavy load',
    { race: 'human', load: 'heavy', bonuses: [{ cells: 4, type: 'enhancement' }] },
    { full: 10, value: 7 },
  ),
  s(
    'movement.same-type-no-stack',
    0,
    'two enhancements, 9 m and 3 m',
    {
      race: 'human',
      bonuses: [
        { cells: 6, type: 'enhancement' },
        { cells: 2, type: 'enhancement' },
      ],
    },
    { full: 12, bonuses: [{}, { why: 'same-type' }] },
  ),
  s(
    'movement.same-type-no-stack',
    'extra',
    'given the other way round, and a barbarian’s besides',
    {
      race: 'human',
      bonuses: [{ cells: 2, type: 'enhancement' }, { cells: 6, type: 'enhancement' }, barbarian],
    },
    { full: 14 },
  ),
  s(
    'movement.same-type-no-stack',
    'extra',
    'a penalty counts with a bonus',
    {
      race: 'human',
      bonuses: [
        { cells: 2, type: 'enhancement' },
        { cells: -1, type: 'enhancement' },
      ],
    },
    { full: 7 },
    'a control: a penalty is no bonus of the same type',
  ),
  s(
    'encumbrance.slows',
    0,
    'a heavy load',
    { race: 'human', load: 'heavy' },
    { base: 6, value: 4, slowedBy: ['load'] },
  ),
  s(
    'encumbrance.slows',
    'extra',
    'a light one',
    { race: 'human', load: 'light' },
    { value: 6 },
    'a control: a light load slows nothing',
  ),
  {
    rule: 'srd35.encumbrance.slows',
    case: 'extra',
    given: 'a companion of 40 kg on a back of Strength 10',
    on: [hero('m', 0, 0, { armour: 'none' })],
    ask: load('m', { strength: 10, weight: 40, base: 6 }),
    expect: { load: 'heavy', speed: { value: 4 } },
  },
  {
    rule: 'srd35.encumbrance.slows',
    case: 'extra',
    given: 'a Tiny quadruped carries three quarters',
    on: [hero('m', 0, 0, { size: 'tiny', build: 'long' })],
    ask: load('m', { strength: 10 }),
    expect: { capacity: { heavy: 37.5 } },
    uncited: 'the load’s limits are asked for; what they slow is another question',
  },

  {
    rule: 'srd35.movement.tumble-through-opponent',
    case: 0,
    given: 'a trained tumbler',
    on: past(5),
    ask: check('m', 'tumble-through', { through: 'e' }),
    expect: { possible: true, needed: true, dc: 25, bonus: 5 },
  },
  {
    rule: 'srd35.movement.tumble-through-opponent',
    case: 1,
    given: 'untrained',
    on: past(0),
    ask: check('m', 'tumble-through', { through: 'e' }),
    expect: { possible: false, why: 'untrained' },
  },
  {
    rule: 'srd35.movement.tumble-through-opponent',
    case: 'extra',
    given: 'on the board, made',
    on: past(5),
    ask: journey('m', [{ by: 'tumble', path: steps(2), total: 25 }]),
    expect: { legal: true, cost: 4, legs: [{ checks: [{ success: true, then: ['passes'] }] }] },
  },
  {
    rule: 'srd35.movement.tumble-through-opponent',
    case: 'extra',
    given: 'failed: stopped before it',
    on: past(5),
    ask: journey('m', [{ by: 'tumble', path: steps(2), total: 24 }]),
    expect: { stops: { leg: 0, at: [0, 0], then: ['stops-before', 'provokes'] } },
  },
  {
    rule: 'srd35.movement.tumble-through-opponent',
    case: 'extra',
    given: 'tumbling into an opponent’s square to end there',
    on: past(5),
    ask: journey('m', [{ by: 'tumble', path: steps(1), total: 30 }]),
    check: (a) =>
      expect(a).toMatchObject({ legal: false, violations: [{ code: 'ends-occupied' }] }),
  },
  {
    rule: 'srd35.movement.tumble-through-opponent',
    case: 'extra',
    given: 'untrained on the board',
    on: past(0),
    ask: journey('m', [{ by: 'tumble', path: steps(2) }]),
    expect: { legal: false },
  },
  {
    rule: 'srd35.movement.tumble-through-opponent',
    case: 'extra',
    given: 'at half speed',
    on: past(5),
    ask: way('m', 'tumble'),
    expect: { cells: 3 },
    uncited: 'a control: half speed is the way’s own pace',
  },
  {
    rule: 'srd35.movement.filled-squares-exception',
    case: 0,
    given: 'a gelatinous cube and a trained tumbler',
    on: [hero('m', 0, 0, tumbler(10)), CUBE],
    ask: journey('m', [{ by: 'tumble', path: steps(3), total: 40 }]),
    expect: { legal: false, legs: [{ checks: [{ possible: false, why: 'fills-its-squares' }] }] },
  },

  {
    rule: 'srd35.terrain.obstacle-skill-check',
    case: 0,
    given: 'a fence that can only be climbed',
    on: [hero('m', 0, 0), FENCE],
    ask: journey('m', [{ by: 'walk', path: steps(1) }]),
    expect: { legs: [{ checks: [{ check: 'obstacle', skill: 'climb', dc: 10, needed: true }] }] },
  },
  {
    rule: 'srd35.terrain.obstacle-skill-check',
    case: 'extra',
    given: 'failed, one does not cross',
    on: [hero('m', 0, 0), FENCE],
    ask: journey('m', [{ by: 'walk', path: steps(1), total: 9 }]),
    expect: { stops: { at: [0, 0], then: ['no-progress'] } },
  },
  {
    rule: 'srd35.terrain.obstacle-skill-check',
    case: 'extra',
    given: 'beside it no check is asked',
    on: [hero('m', 0, 0), FENCE],
    ask: journey('m', [{ by: 'walk', path: [[0, 1]] }]),
    expect: { legal: true, legs: [{ checks: [] }] },
    uncited: 'a control: the path does not meet the obstacle',
  },

  {
    rule: 'srd35.size.squeeze-large-position',
    case: 0,
    given: 'an ogre in a corridor along y = 3',
    on: [ogre('m', 4, 3), corridor(3)],
    ask: narrow('m'),
    expect: {
      how: 'squeeze',
      factor: 2,
      cells: [
        [4, 3],
        [5, 3],
      ],
      centre: [5, 3.5],
    },
  },
  {
    rule: 'srd35.size.squeeze-large-position',
    case: 'extra',
    given: 'a corridor in rock through the lower half of its space',
    on: [ogre('m', 4, 2), fill(0, 2, 9, 2, block), fill(0, 4, 9, 4, block)],
    ask: narrow('m'),
    expect: {
      cells: [
        [4, 3],
        [5, 3],
      ],
      centre: [5, 3.5],
    },
  },
  {
    rule: 'srd35.size.squeeze-large-position',
    case: 'extra',
    given: 'a shaft along y',
    on: [ogre('m', 4, 3), fill(3, 0, 3, 8, block), fill(5, 0, 5, 8, block)],
    ask: narrow('m'),
    expect: {
      cells: [
        [4, 3],
        [4, 4],
      ],
      centre: [4.5, 4],
    },
  },
  {
    rule: 'srd35.size.squeeze-large-position',
    case: 'extra',
    given: 'a Huge one two squares wide',
    on: [creature('m', 4, 3, { size: 'huge' }), corridor(3, 4)],
    ask: narrow('m'),
    expect: {
      cells: [
        [4, 3],
        [5, 3],
        [6, 3],
        [4, 4],
        [5, 4],
        [6, 4],
      ],
      centre: [5.5, 4],
    },
  },
  {
    rule: 'srd35.size.squeeze-large-position',
    case: 'extra',
    given: 'in the open it fills its space',
    on: [ogre('m', 4, 3)],
    ask: narrow('m'),
    expect: { how: 'free', centre: [5, 4] },
  },
  {
    rule: 'srd35.movement.escape-artist-under-half',
    case: 0,
    given: 'an ogre before a gap of 1 m',
    on: [ogre('m', 0, 0)],
    ask: narrow('m', { width: 1 }),
    expect: {
      how: 'escape-artist',
      check: { skill: 'escape-artist' },
      ac: -4,
      attack: null,
      losesDexterity: true,
    },
  },
  {
    rule: 'srd35.movement.escape-artist-under-half',
    case: 'extra',
    given: 'half its width: it squeezes',
    on: [ogre('m', 0, 0)],
    ask: narrow('m', { width: 1.5 }),
    expect: { how: 'squeeze', ac: -4, attack: -4, losesDexterity: false },
    cites: ['srd35.movement.squeeze-minimum-width'],
  },

  {
    rule: 'srd35.grid.nearest-tie-random',
    case: 0,
    given: 'two at three squares',
    on: [creature('a', 3, 0), creature('b', 0, 3)],
    ask: nearest([0, 0]),
    expect: { nearest: ['a', 'b'], cells: 3, die: 2 },
  },
  {
    rule: 'srd35.grid.nearest-tie-random',
    case: 1,
    given: 'one of them by two diagonals',
    on: [creature('a', 3, 0), creature('b', 2, 2)],
    ask: nearest([0, 0]),
    expect: { nearest: ['a', 'b'], cells: 3, die: 2 },
  },
  {
    rule: 'srd35.grid.nearest-tie-random',
    case: 'extra',
    given: 'the die points at the second',
    on: [creature('a', 3, 0), creature('b', 2, 2), creature('c', 5, 0)],
    ask: nearest([0, 0], { roll: 2 }),
    expect: { nearest: ['a', 'b'], chosen: 'b' },
  },
  {
    rule: 'srd35.grid.nearest-tie-random',
    case: 'extra',
    given: 'no die without a tie',
    on: [creature('a', 3, 0), creature('b', 2, 1)],
    ask: nearest([0, 0]),
    check: (a) => {
      expect(a).toMatchObject({ nearest: ['b'], chosen: 'b' });
      expect(a).not.toHaveProperty('die');
    },
  },

  {
    rule: 'srd35.movement.through-big-helpless-double',
    case: 0,
    given: 'over three squares of a dragon asleep that is an obstacle',
    on: [hero('m', 0, 0), dragon(['helpless-obstacle'])],
    ask: move('m', [[0, 0], ...steps(4)], 'double-move'),
    expect: { legal: true, cost: 7 },
  },
  {
    rule: 'srd35.movement.through-big-helpless-double',
    case: 'extra',
    given: 'passing a creature that is not helpless',
    on: [hero('m', 0, 0), dragon([])],
    ask: move('m', [[0, 0], ...steps(4)], 'double-move'),
    expect: { legal: true, cost: 4 },
    uncited: 'a control: the creature is not big and helpless',
  },
]);
