/** Sigil: flight. Squares of 1.5 m: 18 m are twelve. */
import { expect } from 'vitest';
import { air, column, dive, fall, fly, line, straight, type Place3 } from '../asks/flight.ts';
import { act, refused } from '../asks/turns.ts';
import {
  cells,
  cases,
  creature,
  hero,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { row } from '../rows.ts';
import { illegal } from '../checks.ts';

type Class = 'perfect' | 'good' | 'average' | 'poor' | 'clumsy';
const F = (name: string): string => `sigil.flight.${name}`;

/** A flyer at (0,0), four squares up, flying east. */
const flyer = (manoeuvrability: Class, speed = 12, more: CreatureMore = {}): Case['on'] => [
  hero('a', 0, 0, {
    speed: { fly: speed, manoeuvrability },
    load: 'light',
    elevation: 4,
    heading: 'e',
    ...more,
  }),
];
const UP: Place3 = [0, 0, 4];
const east = (n: number): Place3[] => line(UP, [1, 0, 0], n);
const after = (path: Place3[], ...more: Place3[]): Place3[] =>
  more.reduce((p, d) => {
    const [x, y, z] = p[p.length - 1] ?? UP;
    return [...p, [x + d[0], y + d[1], z + d[2]] as Place3];
  }, path);
/** A turn after flying `n` squares east. */
const turned = (n: number, way: Place3): Place3[] => after(east(n), way);
/** A foe in the air nine squares east. */
const foeAt = (elevation: number): Thing => creature('b', 9, 0, { elevation, speed: { fly: 6 } });
const NE: Place3 = [1, -1, 0];
const N: Place3 = [0, -1, 0];
const NW: Place3 = [-1, -1, 0];
const W: Place3 = [-1, 0, 0];
const legal = { legal: true, violations: [] };

export default cases('sigil', [
  row(F('load-limit'), 0, 'a medium load')
    .on(flyer('average', 12, { load: 'medium' }))
    .ask(fly('a', east(6)))
    .gives(illegal('overloaded')),
  row(F('load-limit'), 'extra', 'a light load')
    .on(flyer('average'))
    .ask(fly('a', east(6)))
    .gives(legal),
  row(F('load-limit'), 'extra', 'a run, in a straight line')
    .on(flyer('average', 4))
    .ask(fly('a', east(16), { mode: 'run' }))
    .gives({ ...legal, cost: 16, budget: 16 }),
  row(F('load-limit'), 'extra', 'a run that turns')
    .on(flyer('average', 4))
    .ask(fly('a', turned(8, NE), { mode: 'run' }))
    .gives(illegal('not-straight')),
  row(F('direction-and-column'), 0, 'Large, 3 m tall')
    .on(flyer('average', 12, { size: 'large', build: 'tall' }))
    .ask(column('a', 3))
    .gives({ cells: cells('0,0 1,0 0,1 1,1'), levels: 2 }),
  row(F('direction-and-column'), 'extra', 'Huge, 4.8 m tall')
    .on(flyer('average', 12, { size: 'huge', build: 'tall' }))
    .ask(column('a', 4.8))
    .gives({ levels: 4 }),

  row(F('no-prone-no-step'), 0, 'a step in the air, average')
    .on(flyer('average'))
    .ask(fly('a', east(1), { mode: 'step' }))
    .gives(illegal('wrong-movement-mode')),
  row(F('no-prone-no-step'), 1, 'a flyer of good maneuverability')
    .on(flyer('good'))
    .ask(fly('a', east(1), { mode: 'step' }))
    .uncited('a control: a good flyer may take a step')
    .gives(legal),
  row(F('no-prone-no-step'), 'extra', 'prone in the air')
    .on(flyer('good', 12, { conditions: ['prone'] }))
    .ask(fly('a', east(3)))
    .gives(illegal('cannot-fly-prone')),

  row(F('direction-and-column'), 'extra', 'a flight that leaves out a square')
    .on(flyer('good'))
    .ask(fly('a', [UP, [2, 0, 4]]))
    .uncited('the places of a path are neighbors (docs/spec/scene.md)')
    .gives(illegal('not-adjacent')),
  row(F('direction-and-column'), 'extra', 'a flight that leaves out a level')
    .on(flyer('good'))
    .ask(fly('a', [UP, [1, 1, 6]]))
    .uncited('the places of a path are neighbors (docs/spec/scene.md)')
    .gives(illegal('not-adjacent')),

  row(F('minimum-forward-speed'), 0, 'average, 12 squares of speed, 4 forward')
    .on(flyer('average'))
    .ask(fly('a', east(4)))
    .gives({ ...legal, ends: 'stalls', forward: { flown: 4, needed: 6 } }),
  row(F('minimum-forward-speed'), 1, 'good, not moving')
    .on(flyer('good'))
    .ask(fly('a', [UP]))
    .uncited('a control: a good flyer has no least speed')
    .gives({ ...legal, ends: 'aloft' }),
  row(F('minimum-forward-speed'), 'extra', 'average, 6 forward')
    .on(flyer('average'))
    .ask(fly('a', east(6)))
    .gives({ ends: 'aloft' }),
  row(
    F('minimum-forward-speed'),
    'extra',
    'a flyer that lands instead of keeping its minimum speed',
  )
    .on(flyer('average', 12, { elevation: 1 }))
    .ask(
      fly('a', [
        [0, 0, 1],
        [1, 0, 0],
      ]),
    )
    .gives({ ...legal, ends: 'landed' }),

  row(F('hover'), 0, 'a poor flyer')
    .on(flyer('poor'))
    .ask(fly('a', [UP], { mode: 'hover' }))
    .gives(illegal('cannot-hover')),
  row(F('hover-move-good'), 0, 'good, 12 squares of speed, half of it in any direction')
    .on(flyer('good'))
    .ask(fly('a', line(UP, [-1, 0, 0], 6), { mode: 'hover' }))
    .gives({ ...legal, budget: 6, ends: 'aloft' }),
  row(F('hover-move-good'), 'extra', 'a square more')
    .on(flyer('good'))
    .ask(fly('a', line(UP, [-1, 0, 0], 7), { mode: 'hover' }))
    .gives(illegal('over-speed')),
  row(F('hover-feat'), 0, 'average with the feat, 8 squares of speed: half of it')
    .on(flyer('average', 8, { traits: ['hover-feat'] }))
    .ask(fly('a', line(UP, [0, 1, 0], 4), { mode: 'hover' }))
    .gives({ ...legal, budget: 4, ends: 'aloft' }),
  row(F('hover-feat'), 'extra', 'a square more')
    .on(flyer('average', 8, { traits: ['hover-feat'] }))
    .ask(fly('a', line(UP, [0, 1, 0], 5), { mode: 'hover' }))
    .gives(illegal('over-speed')),

  row(F('backward'), 0, 'average')
    .on(flyer('average'))
    .ask(fly('a', line(UP, W, 6), { facing: Array.from({ length: 6 }, () => 'e') }))
    .gives(illegal('cannot-fly-backward')),
  row(F('backward'), 'extra', 'good, and it still faces east')
    .on(flyer('good'))
    .ask(fly('a', line(UP, W, 6), { facing: Array.from({ length: 6 }, () => 'e') }))
    .gives({ ...legal, cost: 6, heading: 'e' }),
  row(F('reverse'), 0, 'good: twelve squares, one of them to turn about')
    .on(flyer('good', 12, { heading: 'w' }))
    .ask(fly('a', east(11)))
    .gives({ ...legal, cost: 12, heading: 'e' }),
  row(F('reverse'), 'extra', 'twelve and the turn')
    .on(flyer('good', 12, { heading: 'w' }))
    .ask(fly('a', east(12)))
    .gives(illegal('over-speed')),
  row(F('reverse'), 'extra', 'a flyer of perfect maneuverability reverses')
    .on(flyer('perfect', 12, { heading: 'w' }))
    .ask(fly('a', east(12)))
    .gives({ ...legal, cost: 12 }),
  row(F('reverse'), 'extra', 'a flyer of average maneuverability reverses')
    .on(flyer('average'))
    .ask(fly('a', line(UP, W, 6)))
    .gives(illegal('cannot-reverse')),

  row(F('turn-rate'), 0, 'clumsy, after one square')
    .on(flyer('clumsy'))
    .ask(fly('a', turned(1, NE)))
    .gives(illegal('turn-too-sharp')),
  row(F('turn-rate'), 'extra', 'clumsy, after two')
    .on(flyer('clumsy'))
    .ask(fly('a', turned(2, NE)))
    .gives(legal),
  row(F('turn-rate'), 1, 'average, after one square')
    .on(flyer('average'))
    .ask(fly('a', turned(1, NE)))
    .gives({ ...legal, cost: 2, heading: 'ne' }),
  row(F('turn-rate'), 'extra', 'good, a right angle after one square')
    .on(flyer('good'))
    .ask(fly('a', turned(1, N)))
    .gives({ ...legal, cost: 2 }),
  row(F('turn-in-place'), 0, 'average: 45 degrees more for a square')
    .on(flyer('average'))
    .ask(fly('a', turned(1, N)))
    .gives({ ...legal, cost: 3, heading: 'n' }),
  row(F('turn-in-place'), 'extra', 'good: 135 degrees, 90 of them free')
    .on(flyer('good'))
    .ask(fly('a', turned(1, NW)))
    .gives({ ...legal, cost: 3 }),
  row(F('maximum-turn'), 0, 'poor, a right angle in one space')
    .on(flyer('poor'))
    .ask(fly('a', turned(3, N)))
    .gives(illegal('turn-too-sharp')),
  row(F('maximum-turn'), 'extra', 'average, 135 degrees')
    .on(flyer('average'))
    .ask(fly('a', turned(3, NW)))
    .gives(illegal('turn-too-sharp')),

  row(F('climb-angle'), 0, 'poor, two up over one')
    .on(flyer('poor'))
    .ask(fly('a', after([UP], [1, 0, 1], [0, 0, 1])))
    .gives(illegal('climb-too-steep')),
  row(F('climb-angle'), 'extra', 'poor, one up over one')
    .on(flyer('poor'))
    .ask(fly('a', line(UP, [1, 0, 1], 2)))
    .gives(legal),
  row(F('climb-angle'), 'extra', 'average, two up over one: 63 degrees')
    .on(flyer('average'))
    .ask(fly('a', after([UP], [1, 0, 1], [0, 0, 1])))
    .gives(illegal('climb-too-steep')),
  row(F('climb-angle'), 'extra', 'average, three up over two: 56 degrees')
    .on(flyer('average'))
    .ask(fly('a', after([UP], [1, 0, 1], [0, 0, 1], [1, 0, 1])))
    .gives(legal),
  row(F('climb-speed-up'), 0, 'good, straight up: six squares of twelve')
    .on(flyer('good'))
    .ask(fly('a', line(UP, [0, 0, 1], 6)))
    .gives({ ...legal, cost: 12 }),
  row(F('climb-speed-up'), 'extra', 'a square more')
    .on(flyer('good'))
    .ask(fly('a', line(UP, [0, 0, 1], 7)))
    .gives(illegal('over-speed')),
  row(F('climb-speed-up'), 'extra', 'perfect: all twelve')
    .on(flyer('perfect'))
    .ask(fly('a', line(UP, [0, 0, 1], 12)))
    .gives({ ...legal, cost: 12 }),
  row(F('dive-angle'), 0, 'clumsy, straight down')
    .on(flyer('clumsy'))
    .ask(fly('a', line(UP, [0, 0, -1], 2)))
    .gives(illegal('dive-too-steep')),
  row(F('dive-angle'), 'extra', 'average, straight down')
    .on(flyer('average'))
    .ask(fly('a', line(UP, [0, 0, -1], 4)))
    .gives(legal),
  row(F('dive-speed'), 0, 'eight squares of speed, sixteen down')
    .on(flyer('average', 8, { elevation: 20 }))
    .ask(fly('a', line([0, 0, 20], [0, 0, -1], 16)))
    .gives({ ...legal, cost: 8, budget: 8 }),
  row(F('dive-speed'), 'extra', 'a descent of seventeen squares')
    .on(flyer('average', 8, { elevation: 20 }))
    .ask(fly('a', line([0, 0, 20], [0, 0, -1], 17)))
    .gives(illegal('over-speed')),
  row(F('level-before-climb'), 0, 'poor: a square level between a dive and a climb')
    .on(flyer('poor'))
    .ask(fly('a', after([UP], [1, 0, -1], [1, 0, 0], [1, 0, 1])))
    .gives(illegal('level-before-climb')),
  row(F('level-before-climb'), 'extra', 'two level squares between a descent and a climb')
    .on(flyer('poor'))
    .ask(fly('a', after([UP], [1, 0, -1], [1, 0, 0], [1, 0, 0], [1, 0, 1])))
    .uncited('a control: it flies level long enough')
    .gives(legal),
  row(F('level-before-climb'), 'extra', 'a climb, then a dive at once')
    .on(flyer('poor'))
    .ask(fly('a', after([UP], [1, 0, 1], [1, 0, -1])))
    .uncited('a control: a dive after a climb needs no level flight')
    .gives(legal),

  row(F('catch-falling'), 0, 'a save of 22')
    .on(...flyer('average'), hero('b', 1, 0, { size: 'small' }))
    .ask(air('a', 'catch-falling', { other: 'b', total: 22 }))
    .gives({ outcome: 'loses-grip', check: { of: 'reflex', dc: 25 } }),
  row(F('catch-falling'), 1, 'a save of 18')
    .on(...flyer('average'), hero('b', 1, 0, { size: 'small' }))
    .ask(air('a', 'catch-falling', { other: 'b', total: 18 }))
    .gives({ outcome: 'loses-grip-and-stalls' }),
  row(F('catch-falling'), 'extra', 'good maneuverability drops instead')
    .on(...flyer('good'), hero('b', 1, 0, { size: 'small' }))
    .ask(air('a', 'catch-falling', { other: 'b', total: 18 }))
    .gives({ outcome: 'loses-grip-and-drops' }),
  row(F('catch-falling'), 'extra', 'of its own size')
    .on(...flyer('good'), hero('b', 1, 0))
    .ask(air('a', 'catch-falling', { other: 'b' }))
    .gives({ possible: false, why: ['too-big'] }),

  row(F('free-fall'), 0, 'from 200 m')
    .on(flyer('average'))
    .ask(fall('free-fall', 200 / 1.5))
    .gives((v) => expect(v['rounds']).toEqual([100, expect.closeTo(100 / 3)])),
  row(F('free-fall'), 'extra', 'from 600 m: 150, 300, 150')
    .on(flyer('average'))
    .ask(fall('free-fall', 400))
    .gives({ rounds: [100, 200, 100] }),
  row(F('free-fall'), 'extra', 'casting a spell of level 3 while falling')
    .on(flyer('average', 12, { conditions: ['falling'] }))
    .ask(act('a', 'cast-spell', { level: 3 }))
    .gives({ legal: true, checks: [{ skill: 'concentration', dc: 18 }] }),
  row(F('free-fall'), 'extra', 'a full attack while falling: one action is left')
    .on(flyer('average', 12, { conditions: ['falling'] }))
    .ask(act('a', 'full-attack'))
    .gives(refused('condition-forbids')),
  row(F('free-fall'), 'extra', 'a flight while falling')
    .on(flyer('average', 12, { conditions: ['falling'] }))
    .ask(fly('a', east(6)))
    .uncited('the condition “falling” bars every move, and its own rule is cited')
    .gives(illegal('immobile')),
  row(F('free-fall-recover'), 0, 'average, a save of 21')
    .on(flyer('average'))
    .ask(air('a', 'recover', { total: 21 }))
    .gives({ outcome: 'flies-on', nonlethal: '3d6' }),
  row(F('free-fall-recover'), 1, 'average, a save of 19')
    .on(flyer('average'))
    .ask(air('a', 'recover', { total: 19 }))
    .gives({ outcome: 'stalls' }),
  row(F('free-fall-recover'), 'extra', 'perfect: without a save, unhurt')
    .on(flyer('perfect'))
    .ask(air('a', 'recover'))
    .gives({ outcome: 'flies-on', check: null, nonlethal: null }),
  row(F('fast-free-fall'), 0, 'good, a save of 14')
    .on(flyer('good'))
    .ask(air('a', 'fast-free-fall', { total: 14 }))
    .gives({ outcome: 'stalls' }),
  row(F('fast-free-fall'), 'extra', 'a save of 15')
    .on(flyer('good'))
    .ask(air('a', 'fast-free-fall', { total: 15 }))
    .gives({ outcome: 'falls' }),

  row(F('grapple-in-air'), 0, 'average, on wings')
    .on(...flyer('average', 12, { traits: ['winged'] }), creature('b', 1, 0))
    .ask(air('a', 'grapple', { other: 'b' }))
    .gives({ outcome: 'stalls' }),
  row(F('grapple-in-air'), 'extra', 'good, by magic')
    .on(...flyer('good'), creature('b', 1, 0))
    .ask(air('a', 'grapple', { other: 'b' }))
    .gives({ outcome: 'flies-on' }),
  row(F('grapple-in-air'), 'extra', 'good, on wings')
    .on(...flyer('good', 12, { traits: ['winged'] }), creature('b', 1, 0))
    .ask(air('a', 'grapple', { other: 'b' }))
    .gives({ outcome: 'stalls' }),
  row(F('grapple-in-air-size'), 0, 'Huge holds Medium: two sizes smaller')
    .on(...flyer('average', 12, { size: 'huge', traits: ['winged'] }), creature('b', 3, 0))
    .ask(air('a', 'grapple', { other: 'b' }))
    .gives({ outcome: 'flies-on', action: 'move' }),
  row(F('grapple-release'), 0, 'Medium, let go by Huge, a Climb of 20')
    .on(hero('a', 0, 0, { elevation: 4 }), creature('b', 1, 0, { size: 'huge' }))
    .ask(air('a', 'cling', { other: 'b', total: 20 }))
    .gives({ possible: true, outcome: 'clings' }),
  row(F('grapple-release'), 'extra', 'a Climb of 19')
    .on(hero('a', 0, 0, { elevation: 4 }), creature('b', 1, 0, { size: 'huge' }))
    .ask(air('a', 'cling', { other: 'b', total: 19 }))
    .gives({ outcome: 'falls' }),
  row(F('grapple-release'), 'extra', 'without a fly speed')
    .on(hero('a', 0, 0, { elevation: 4 }))
    .ask(air('a', 'release'))
    .gives({ outcome: 'free-fall' }),
  row(F('grapple-release'), 'extra', 'an average flyer')
    .on(flyer('average'))
    .ask(air('a', 'release'))
    .gives({ outcome: 'stalls' }),

  row(F('overrun-in-air'), 0, 'a clumsy defender')
    .on(...flyer('good'), creature('b', 1, 0, { speed: { fly: 6, manoeuvrability: 'clumsy' } }))
    .ask(air('a', 'overrun', { other: 'b' }))
    .gives({ modifiers: { own: 8, other: -4 }, stability: false, abilities: ['str', 'dex'] }),
  row(F('dive-attack'), 0, 'a charge of 12 m, 3 m down, a claw for 7')
    .on(...flyer('average'), foeAt(1))
    .ask(dive('a', straight(UP, [8, 0, 2]), ['claw'], 7))
    .gives({ possible: true, dive: true, damage: 14, violations: [] }),
  row(F('dive-attack'), 1, '1.5 m down')
    .on(...flyer('average'), foeAt(2))
    .ask(dive('a', straight(UP, [8, 0, 3]), ['claw'], 7))
    .gives({ possible: true, dive: false, damage: 7, violations: [] }),
  row(F('dive-attack'), 'extra', 'a dive attack with a club')
    .on(...flyer('average'), foeAt(1))
    .ask(dive('a', straight(UP, [8, 0, 2]), ['bludgeoning'], 7))
    .gives({ possible: false, violations: [] }),
  row(F('dive-attack'), 'extra', 'a dive attack that ends beside no creature')
    .on(flyer('average'))
    .ask(dive('a', straight(UP, [8, 0, 2]), ['claw'], 7))
    .gives({ possible: false, damage: 7, violations: [{ code: 'not-nearest' }] }),
  row(F('dive-attack'), 'extra', 'level first and steeper later: a charge is straight')
    .on(...flyer('average'), foeAt(1))
    .ask(dive('a', [...east(6), [7, 0, 3], [8, 0, 2]], ['claw'], 7))
    .gives({ possible: false, violations: [{ code: 'not-straight' }] }),
  row(F('dive-attack'), 'extra', 'a dive attack by a fatigued flyer')
    .on(...flyer('average', 12, { conditions: ['fatigued'] }), foeAt(1))
    .ask(dive('a', straight(UP, [8, 0, 2]), ['claw'], 7))
    .gives({ possible: false, violations: [{ code: 'condition-forbids', by: 'fatigued' }] }),
  row(F('trip-in-air'), 0, 'a flyer without wings')
    .on(...flyer('good'), creature('b', 1, 0, { speed: { fly: 6, manoeuvrability: 'perfect' } }))
    .ask(air('a', 'trip', { other: 'b' }))
    .gives({ possible: false, why: ['no-wings'] }),
  row(F('trip-in-air'), 1, 'a winged flyer loses the check by 1')
    .on(
      ...flyer('good'),
      creature('b', 1, 0, { speed: { fly: 6, manoeuvrability: 'average' }, traits: ['winged'] }),
    )
    .ask(air('a', 'trip', { other: 'b', total: 1 }))
    .gives({ possible: true, outcome: 'stalls', modifiers: { own: 8, other: 4 } }),
  row(F('bull-rush-in-air'), 0, 'the loser saves with 19')
    .on(...flyer('good'), creature('b', 1, 0, { speed: { fly: 6 } }))
    .ask(air('a', 'bull-rush', { other: 'b', total: 19 }))
    .gives({ outcome: 'stalls', check: { of: 'reflex', dc: 20 } }),
  row(F('bull-rush-in-air'), 'extra', 'a roll of 20 after a bull rush in flight')
    .on(...flyer('good'), creature('b', 1, 0, { speed: { fly: 6 } }))
    .ask(air('a', 'bull-rush', { other: 'b', total: 20 }))
    .gives({ outcome: 'flies-on' }),

  row(F('manoeuvrability-table'), 0, 'perfect: hovers')
    .on(flyer('perfect'))
    .ask(fly('a', [UP], { mode: 'hover' }))
    .gives({ ...legal, ends: 'aloft' }),
  row(F('manoeuvrability-table'), 0, 'perfect: backward')
    .on(flyer('perfect'))
    .ask(fly('a', line(UP, W, 2), { facing: ['e', 'e'] }))
    .gives({ ...legal, cost: 2 }),
  row(F('manoeuvrability-table'), 0, 'perfect: about and any way, at no cost')
    .on(flyer('perfect'))
    .ask(fly('a', after(line(UP, W, 1), [1, 0, 0], N, [0, 1, 0], NW)))
    .gives({ ...legal, cost: 5 }),

  row(F('load-limit'), 'extra', 'a wall in the air is a wall')
    .on(...flyer('good'), { wall: { from: [2, -1], to: [2, 2] } })
    .ask(fly('a', east(4)))
    .gives(illegal('through-wall')),
  row(F('load-limit'), 'extra', 'over a foe on the ground')
    .on(...flyer('good'), creature('b', 2, 0))
    .ask(fly('a', east(4)))
    .gives({ ...legal, opportunities: [] }),
  row(F('load-limit'), 'extra', 'through a foe at the same height')
    .on(...flyer('good'), creature('b', 2, 0, { elevation: 4, speed: { fly: 6 } }))
    .ask(fly('a', east(4)))
    .gives(illegal('through-enemy')),
  row(
    'sigil.opportunity.leaving-threatened-square',
    'extra',
    'a flyer passes one square above an armed enemy',
  )
    .on(...flyer('good', 12, { elevation: 1 }), creature('b', 1, 1))
    .ask(fly('a', line([0, 0, 1], [1, 0, 0], 4)))
    .gives({ ...legal, opportunities: [{ by: 'b', leaving: [0, 0], step: 0 }] }),
  row('sigil.opportunity.leaving-threatened-square', 'extra', 'a dive into its reach and past it')
    .on(...flyer('good', 12, { elevation: 3 }), creature('b', 3, 1))
    .ask({
      ...fly(
        'a',
        line([0, 0, 3], [1, 0, -1], 2).concat([
          [3, 0, 1],
          [4, 0, 1],
          [5, 0, 1],
        ]),
      ),
      ask: 'move',
    })
    .gives({ ...legal, opportunities: [{ by: 'b', leaving: [2, 0], step: 2 }] }),
]);
