/**
 * 3.5 SRD: movement and encumbrance: a speed from its parts; terrain that cannot be walked through;
 * narrow places.
 */
import { check, journey, load, narrow, nearest, speed, steps, way } from '../asks/movements.ts';
import {
  cells,
  block,
  cases,
  corridor,
  creature,
  fill,
  hero,
  move,
  ogre,
  wall,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { expect } from 'vitest';

const row = rowsOf('srd35');
const WALKER = hero('m', 0, 0, { armour: 'none', load: 'light' });
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
  row('movement.base-speed', 0, 'a human without armour')
    .on(WALKER)
    .ask(speed('m', { race: 'human' }))
    .gives({ base: 6, value: 6, metres: 9 }),
  row('movement.speed-human-elf-orc', 0, 'an elf in a chain shirt')
    .on(WALKER)
    .ask(speed('m', { race: 'elf', armour: 'light' }))
    .gives({ value: 6, slowedBy: [] }),
  row('movement.speed-human-elf-orc', 1, 'a human in full plate')
    .on(WALKER)
    .ask(speed('m', { race: 'human', armour: 'heavy' }))
    .gives({ value: 4, slowedBy: ['armour'] }),
  row('movement.speed-human-elf-orc', 'extra', 'a half-orc in scale')
    .on(WALKER)
    .ask(speed('m', { race: 'half-orc', armour: 'medium' }))
    .gives({ value: 4 }),
  row('movement.speed-dwarf', 0, 'a dwarf in full plate')
    .on(WALKER)
    .ask(speed('m', { race: 'dwarf', armour: 'heavy' }))
    .gives({ value: 4, slowedBy: [] }),
  row('movement.speed-halfling-gnome', 0, 'a gnome without armour')
    .on(WALKER)
    .ask(speed('m', { race: 'gnome' }))
    .gives({ value: 4 }),
  row('movement.speed-halfling-gnome', 1, 'a halfling in scale')
    .on(WALKER)
    .ask(speed('m', { race: 'halfling', armour: 'medium' }))
    .gives({ value: 3, metres: 4.5 }),
  row('movement.barbarian-speed', 0, 'a human barbarian in light armour')
    .on(WALKER)
    .ask(speed('m', { race: 'human', armour: 'light', bonuses: [barbarian] }))
    .gives({ value: 8, metres: 12 }),
  row('movement.barbarian-speed', 1, 'in heavy armour')
    .on(WALKER)
    .ask(speed('m', { race: 'human', armour: 'heavy', bonuses: [barbarian] }))
    .gives({ value: 4, bonuses: [{ why: 'armour' }] }),
  row(
    'movement.barbarian-speed',
    'extra',
    'a dwarf, slowed by nothing, loses the bonus all the same',
  )
    .on(WALKER)
    .ask(speed('m', { race: 'dwarf', armour: 'heavy', bonuses: [barbarian] }))
    .gives({ value: 4 }),
  row('movement.monk-speed', 0, 'a monk in light armour')
    .on(WALKER)
    .ask(speed('m', { race: 'human', armour: 'light', bonuses: [{ from: 'monk', cells: 4 }] }))
    .gives({ value: 6, bonuses: [{ why: 'armour' }] }),
  row('movement.monk-speed', 'extra', 'without armour')
    .on(WALKER)
    .ask(speed('m', { race: 'human', bonuses: [{ from: 'monk', cells: 4 }] }))
    .gives({ value: 10 }),
  row('movement.monk-speed', 'extra', 'a bonus that was not said is missing, not none')
    .on(WALKER)
    .ask(speed('m', { race: 'human', bonuses: [{ from: 'monk' }] }))
    .gives({ value: 6, unknown: ['ask.bonuses[0].cells'] }),
  row('movement.bonus-before-armour', 0, 'a barbarian’s 12 m in medium armour')
    .on(WALKER)
    .ask(speed('m', { race: 'human', armour: 'medium', bonuses: [barbarian] }))
    .gives({ full: 8, value: 6 }),
  row('movement.bonus-before-armour', 'extra', '9 m and 6 m of magic under a heavy load')
    .on(WALKER)
    .ask(speed('m', { race: 'human', load: 'heavy', bonuses: [{ cells: 4, type: 'enhancement' }] }))
    .gives({ full: 10, value: 7 }),
  row('movement.same-type-no-stack', 0, 'two enhancements, 9 m and 3 m')
    .on(WALKER)
    .ask(
      speed('m', {
        race: 'human',
        bonuses: [
          { cells: 6, type: 'enhancement' },
          { cells: 2, type: 'enhancement' },
        ],
      }),
    )
    .gives({ full: 12, bonuses: [{}, { why: 'same-type' }] }),
  row(
    'movement.same-type-no-stack',
    'extra',
    'enhancements of 3 m and 9 m, and the speed of a barbarian',
  )
    .on(WALKER)
    .ask(
      speed('m', {
        race: 'human',
        bonuses: [{ cells: 2, type: 'enhancement' }, { cells: 6, type: 'enhancement' }, barbarian],
      }),
    )
    .gives({ full: 14 }),
  row('movement.same-type-no-stack', 'extra', 'a penalty counts with a bonus')
    .on(WALKER)
    .ask(
      speed('m', {
        race: 'human',
        bonuses: [
          { cells: 2, type: 'enhancement' },
          { cells: -1, type: 'enhancement' },
        ],
      }),
    )
    .uncited('a control: a penalty is no bonus of the same type')
    .gives({ full: 7 }),
  row('encumbrance.slows', 0, 'a heavy load')
    .on(WALKER)
    .ask(speed('m', { race: 'human', load: 'heavy' }))
    .gives({ base: 6, value: 4, slowedBy: ['load'] }),
  row('encumbrance.slows', 'extra', 'a light one')
    .on(WALKER)
    .ask(speed('m', { race: 'human', load: 'light' }))
    .uncited('a control: a light load slows nothing')
    .gives({ value: 6 }),
  row('encumbrance.slows', 'extra', 'a companion of 40 kg on a back of Strength 10')
    .on(hero('m', 0, 0, { armour: 'none' }))
    .ask(load('m', { strength: 10, weight: 40, base: 6 }))
    .gives({ load: 'heavy', speed: { value: 4 } }),
  row('encumbrance.slows', 'extra', 'a Tiny quadruped carries three quarters')
    .on(hero('m', 0, 0, { size: 'tiny', build: 'long' }))
    .ask(load('m', { strength: 10 }))
    .uncited('the load’s limits are asked for; what they slow is another question')
    .gives({ capacity: { heavy: 37.5 } }),

  row('movement.tumble-through-opponent', 0, 'a trained tumbler')
    .on(past(5))
    .ask(check('m', 'tumble-through', { through: 'e' }))
    .gives({ possible: true, needed: true, dc: 25, bonus: 5 }),
  row('movement.tumble-through-opponent', 1, 'untrained')
    .on(past(0))
    .ask(check('m', 'tumble-through', { through: 'e' }))
    .gives({ possible: false, why: 'untrained' }),
  row('movement.tumble-through-opponent', 'extra', 'on the board, made')
    .on(past(5))
    .ask(journey('m', [{ by: 'tumble', path: steps(2), total: 25 }]))
    .gives({ legal: true, cost: 4, legs: [{ checks: [{ success: true, then: ['passes'] }] }] }),
  row('movement.tumble-through-opponent', 'extra', 'failed: stopped before it')
    .on(past(5))
    .ask(journey('m', [{ by: 'tumble', path: steps(2), total: 24 }]))
    .gives({ stops: { leg: 0, at: [0, 0], then: ['stops-before', 'provokes'] } }),
  row(
    'movement.tumble-through-opponent',
    'extra',
    'tumbling into an opponent’s square to end there',
  )
    .on(past(5))
    .ask(journey('m', [{ by: 'tumble', path: steps(1), total: 30 }]))
    .gives((a) =>
      expect(a).toMatchObject({ legal: false, violations: [{ code: 'ends-occupied' }] }),
    ),
  row('movement.tumble-through-opponent', 'extra', 'untrained on the board')
    .on(past(0))
    .ask(journey('m', [{ by: 'tumble', path: steps(2) }]))
    .gives({ legal: false }),
  row('movement.tumble-through-opponent', 'extra', 'tumbling at half speed')
    .on(past(5))
    .ask(way('m', 'tumble'))
    .uncited('a control: half speed is the way’s own pace')
    .gives({ cells: 3 }),
  row('movement.filled-squares-exception', 0, 'a gelatinous cube and a trained tumbler')
    .on(hero('m', 0, 0, tumbler(10)), CUBE)
    .ask(journey('m', [{ by: 'tumble', path: steps(3), total: 40 }]))
    .gives({ legal: false, legs: [{ checks: [{ possible: false, why: 'fills-its-squares' }] }] }),

  row('terrain.obstacle-skill-check', 0, 'a fence that can only be climbed')
    .on(hero('m', 0, 0), FENCE)
    .ask(journey('m', [{ by: 'walk', path: steps(1) }]))
    .gives({ legs: [{ checks: [{ check: 'obstacle', skill: 'climb', dc: 10, needed: true }] }] }),
  row('terrain.obstacle-skill-check', 'extra', 'failed, one does not cross')
    .on(hero('m', 0, 0), FENCE)
    .ask(journey('m', [{ by: 'walk', path: steps(1), total: 9 }]))
    .gives({ stops: { at: [0, 0], then: ['no-progress'] } }),
  row('terrain.obstacle-skill-check', 'extra', 'beside it no check is asked')
    .on(hero('m', 0, 0), FENCE)
    .ask(journey('m', [{ by: 'walk', path: [[0, 1]] }]))
    .uncited('a control: the path does not meet the obstacle')
    .gives({ legal: true, legs: [{ checks: [] }] }),

  row('size.squeeze-large-position', 0, 'an ogre in a corridor along y = 3')
    .on(ogre('m', 4, 3), corridor(3))
    .ask(narrow('m'))
    .gives({ how: 'squeeze', factor: 2, cells: cells('4,3 5,3'), centre: [5, 3.5] }),
  row(
    'size.squeeze-large-position',
    'extra',
    'a corridor in rock through the lower half of its space',
  )
    .on(ogre('m', 4, 2), fill(0, 2, 9, 2, block), fill(0, 4, 9, 4, block))
    .ask(narrow('m'))
    .gives({ cells: cells('4,3 5,3'), centre: [5, 3.5] }),
  row('size.squeeze-large-position', 'extra', 'a shaft along y')
    .on(ogre('m', 4, 3), fill(3, 0, 3, 8, block), fill(5, 0, 5, 8, block))
    .ask(narrow('m'))
    .gives({ cells: cells('4,3 4,4'), centre: [4.5, 4] }),
  row('size.squeeze-large-position', 'extra', 'a Huge one two squares wide')
    .on(creature('m', 4, 3, { size: 'huge' }), corridor(3, 4))
    .ask(narrow('m'))
    .gives({ cells: cells('4,3 5,3 6,3 4,4 5,4 6,4'), centre: [5.5, 4] }),
  row('size.squeeze-large-position', 'extra', 'in the open it fills its space')
    .on(ogre('m', 4, 3))
    .ask(narrow('m'))
    .gives({ how: 'free', centre: [5, 4] }),
  row('movement.escape-artist-under-half', 0, 'an ogre before a gap of 1 m')
    .on(ogre('m', 0, 0))
    .ask(narrow('m', { width: 1 }))
    .gives({
      how: 'escape-artist',
      check: { skill: 'escape-artist' },
      ac: -4,
      attack: null,
      losesDexterity: true,
    }),
  row('movement.escape-artist-under-half', 'extra', 'half its width: it squeezes')
    .on(ogre('m', 0, 0))
    .ask(narrow('m', { width: 1.5 }))
    .cites('srd35.movement.squeeze-minimum-width')
    .gives({ how: 'squeeze', ac: -4, attack: -4, losesDexterity: false }),

  row('grid.nearest-tie-random', 0, 'two at three squares')
    .on(creature('a', 3, 0), creature('b', 0, 3))
    .ask(nearest([0, 0]))
    .gives({ nearest: ['a', 'b'], cells: 3, die: 2 }),
  row('grid.nearest-tie-random', 1, 'one of them by two diagonals')
    .on(creature('a', 3, 0), creature('b', 2, 2))
    .ask(nearest([0, 0]))
    .gives({ nearest: ['a', 'b'], cells: 3, die: 2 }),
  row('grid.nearest-tie-random', 'extra', 'the die points at the second')
    .on(creature('a', 3, 0), creature('b', 2, 2), creature('c', 5, 0))
    .ask(nearest([0, 0], { roll: 2 }))
    .gives({ nearest: ['a', 'b'], chosen: 'b' }),
  row('grid.nearest-tie-random', 'extra', 'no die without a tie')
    .on(creature('a', 3, 0), creature('b', 2, 1))
    .ask(nearest([0, 0]))
    .gives((a) => {
      expect(a).toMatchObject({ nearest: ['b'], chosen: 'b' });
      expect(a).not.toHaveProperty('die');
    }),

  row(
    'movement.through-big-helpless-double',
    0,
    'over three squares of a dragon asleep that is an obstacle',
  )
    .on(hero('m', 0, 0), dragon(['helpless-obstacle']))
    .ask(move('m', [[0, 0], ...steps(4)], 'double-move'))
    .gives({ legal: true, cost: 7 }),
  row('movement.through-big-helpless-double', 'extra', 'passing a creature that is not helpless')
    .on(hero('m', 0, 0), dragon([]))
    .ask(move('m', [[0, 0], ...steps(4)], 'double-move'))
    .uncited('a control: the creature is not big and helpless')
    .gives({ legal: true, cost: 4 }),
]);
