/** Flight of the ledger `sigil`. Squares of 1.5 m: 18 m are twelve. */
import { expect } from 'vitest';
import { air, column, dive, fall, fly, line, straight, type Place3 } from '../asks/flight.ts';
import { act, refused } from '../asks/turns.ts';
import { cases, creature, hero, type Case, type CreatureMore, type Thing } from '../cases.ts';
import { illegal } from '../checks.ts';

type Class = 'perfect' | 'good' | 'average' | 'poor' | 'clumsy';
const F = (name: string): string => `sigil.flight.${name}`;

/** A flyer at (0,0), four squares up, flying east. */
const flyer = (manoeuvrability: Class, speed = 12, more: CreatureMore = {}): Case['on'] =>
  [hero('a', 0, 0, { speed: { fly: speed, manoeuvrability }, load: 'light', elevation: 4, heading: 'e', ...more })];
const UP: Place3 = [0, 0, 4];
const east = (n: number): Place3[] => line(UP, [1, 0, 0], n);
const after = (path: Place3[], ...more: Place3[]): Place3[] => more.reduce((p, d) => {
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
  { rule: F('load-limit'), case: 0, given: 'a medium load', on: flyer('average', 12, { load: 'medium' }), ask: fly('a', east(6)), check: illegal('overloaded') },
  { rule: F('load-limit'), case: 'extra', given: 'a light load', on: flyer('average'), ask: fly('a', east(6)), expect: legal },
  { rule: F('load-limit'), case: 'extra', given: 'a run, in a straight line', on: flyer('average', 4), ask: fly('a', east(16), { mode: 'run' }), expect: { ...legal, cost: 16, budget: 16 } },
  { rule: F('load-limit'), case: 'extra', given: 'a run that turns', on: flyer('average', 4), ask: fly('a', turned(8, NE), { mode: 'run' }), check: illegal('not-straight') },
  { rule: F('direction-and-column'), case: 0, given: 'Large, 3 m tall', on: flyer('average', 12, { size: 'large', build: 'tall' }), ask: column('a', 3), expect: { cells: [[0, 0], [1, 0], [0, 1], [1, 1]], levels: 2 } },
  { rule: F('direction-and-column'), case: 'extra', given: 'Huge, 4.8 m tall', on: flyer('average', 12, { size: 'huge', build: 'tall' }), ask: column('a', 4.8), expect: { levels: 4 } },

  { rule: F('no-prone-no-step'), case: 0, given: 'a step in the air, average', on: flyer('average'), ask: fly('a', east(1), { mode: 'step' }), check: illegal('wrong-movement-mode') },
  { rule: F('no-prone-no-step'), case: 1, given: 'good', on: flyer('good'), ask: fly('a', east(1), { mode: 'step' }), expect: legal, uncited: 'a control: a good flyer may take a step' },
  { rule: F('no-prone-no-step'), case: 'extra', given: 'prone in the air', on: flyer('good', 12, { conditions: ['prone'] }), ask: fly('a', east(3)), check: illegal('cannot-fly-prone') },

  { rule: F('direction-and-column'), case: 'extra', given: 'a flight that leaves out a square', on: flyer('good'), ask: fly('a', [UP, [2, 0, 4]]), check: illegal('not-adjacent'), uncited: 'the places of a path are neighbors (docs/spec/scene.md)' },
  { rule: F('direction-and-column'), case: 'extra', given: 'a flight that leaves out a level', on: flyer('good'), ask: fly('a', [UP, [1, 1, 6]]), check: illegal('not-adjacent'), uncited: 'the places of a path are neighbors (docs/spec/scene.md)' },

  { rule: F('minimum-forward-speed'), case: 0, given: 'average, 12 squares of speed, 4 forward', on: flyer('average'), ask: fly('a', east(4)), expect: { ...legal, ends: 'stalls', forward: { flown: 4, needed: 6 } } },
  { rule: F('minimum-forward-speed'), case: 1, given: 'good, not moving', on: flyer('good'), ask: fly('a', [UP]), expect: { ...legal, ends: 'aloft' }, uncited: 'a control: a good flyer has no least speed' },
  { rule: F('minimum-forward-speed'), case: 'extra', given: 'average, 6 forward', on: flyer('average'), ask: fly('a', east(6)), expect: { ends: 'aloft' } },
  { rule: F('minimum-forward-speed'), case: 'extra', given: 'it lands instead', on: flyer('average', 12, { elevation: 1 }), ask: fly('a', [[0, 0, 1], [1, 0, 0]]), expect: { ...legal, ends: 'landed' } },

  { rule: F('hover'), case: 0, given: 'a poor flyer', on: flyer('poor'), ask: fly('a', [UP], { mode: 'hover' }), check: illegal('cannot-hover') },
  { rule: F('hover-move-good'), case: 0, given: 'good, 12 squares of speed, half of it in any direction', on: flyer('good'), ask: fly('a', line(UP, [-1, 0, 0], 6), { mode: 'hover' }), expect: { ...legal, budget: 6, ends: 'aloft' } },
  { rule: F('hover-move-good'), case: 'extra', given: 'a square more', on: flyer('good'), ask: fly('a', line(UP, [-1, 0, 0], 7), { mode: 'hover' }), check: illegal('over-speed') },
  { rule: F('hover-feat'), case: 0, given: 'average with the feat, 8 squares of speed: half of it', on: flyer('average', 8, { traits: ['hover-feat'] }), ask: fly('a', line(UP, [0, 1, 0], 4), { mode: 'hover' }), expect: { ...legal, budget: 4, ends: 'aloft' } },
  { rule: F('hover-feat'), case: 'extra', given: 'a square more', on: flyer('average', 8, { traits: ['hover-feat'] }), ask: fly('a', line(UP, [0, 1, 0], 5), { mode: 'hover' }), check: illegal('over-speed') },

  { rule: F('backward'), case: 0, given: 'average', on: flyer('average'), ask: fly('a', line(UP, W, 6), { facing: Array.from({ length: 6 }, () => 'e') }), check: illegal('cannot-fly-backward') },
  { rule: F('backward'), case: 'extra', given: 'good, and it still faces east', on: flyer('good'), ask: fly('a', line(UP, W, 6), { facing: Array.from({ length: 6 }, () => 'e') }), expect: { ...legal, cost: 6, heading: 'e' } },
  { rule: F('reverse'), case: 0, given: 'good: twelve squares, one of them to turn about', on: flyer('good', 12, { heading: 'w' }), ask: fly('a', east(11)), expect: { ...legal, cost: 12, heading: 'e' } },
  { rule: F('reverse'), case: 'extra', given: 'twelve and the turn', on: flyer('good', 12, { heading: 'w' }), ask: fly('a', east(12)), check: illegal('over-speed') },
  { rule: F('reverse'), case: 'extra', given: 'perfect: freely', on: flyer('perfect', 12, { heading: 'w' }), ask: fly('a', east(12)), expect: { ...legal, cost: 12 } },
  { rule: F('reverse'), case: 'extra', given: 'average: never', on: flyer('average'), ask: fly('a', line(UP, W, 6)), check: illegal('cannot-reverse') },

  { rule: F('turn-rate'), case: 0, given: 'clumsy, after one square', on: flyer('clumsy'), ask: fly('a', turned(1, NE)), check: illegal('turn-too-sharp') },
  { rule: F('turn-rate'), case: 'extra', given: 'clumsy, after two', on: flyer('clumsy'), ask: fly('a', turned(2, NE)), expect: legal },
  { rule: F('turn-rate'), case: 1, given: 'average, after one square', on: flyer('average'), ask: fly('a', turned(1, NE)), expect: { ...legal, cost: 2, heading: 'ne' } },
  { rule: F('turn-rate'), case: 'extra', given: 'good, a right angle after one square', on: flyer('good'), ask: fly('a', turned(1, N)), expect: { ...legal, cost: 2 } },
  { rule: F('turn-in-place'), case: 0, given: 'average: 45 degrees more for a square', on: flyer('average'), ask: fly('a', turned(1, N)), expect: { ...legal, cost: 3, heading: 'n' } },
  { rule: F('turn-in-place'), case: 'extra', given: 'good: 135 degrees, 90 of them free', on: flyer('good'), ask: fly('a', turned(1, NW)), expect: { ...legal, cost: 3 } },
  { rule: F('maximum-turn'), case: 0, given: 'poor, a right angle in one space', on: flyer('poor'), ask: fly('a', turned(3, N)), check: illegal('turn-too-sharp') },
  { rule: F('maximum-turn'), case: 'extra', given: 'average, 135 degrees', on: flyer('average'), ask: fly('a', turned(3, NW)), check: illegal('turn-too-sharp') },

  { rule: F('climb-angle'), case: 0, given: 'poor, two up over one', on: flyer('poor'), ask: fly('a', after([UP], [1, 0, 1], [0, 0, 1])), check: illegal('climb-too-steep') },
  { rule: F('climb-angle'), case: 'extra', given: 'poor, one up over one', on: flyer('poor'), ask: fly('a', line(UP, [1, 0, 1], 2)), expect: legal },
  { rule: F('climb-angle'), case: 'extra', given: 'average, two up over one: 63 degrees', on: flyer('average'), ask: fly('a', after([UP], [1, 0, 1], [0, 0, 1])), check: illegal('climb-too-steep') },
  { rule: F('climb-angle'), case: 'extra', given: 'average, three up over two: 56 degrees', on: flyer('average'), ask: fly('a', after([UP], [1, 0, 1], [0, 0, 1], [1, 0, 1])), expect: legal },
  { rule: F('climb-speed-up'), case: 0, given: 'good, straight up: six squares of twelve', on: flyer('good'), ask: fly('a', line(UP, [0, 0, 1], 6)), expect: { ...legal, cost: 12 } },
  { rule: F('climb-speed-up'), case: 'extra', given: 'a square more', on: flyer('good'), ask: fly('a', line(UP, [0, 0, 1], 7)), check: illegal('over-speed') },
  { rule: F('climb-speed-up'), case: 'extra', given: 'perfect: all twelve', on: flyer('perfect'), ask: fly('a', line(UP, [0, 0, 1], 12)), expect: { ...legal, cost: 12 } },
  { rule: F('dive-angle'), case: 0, given: 'clumsy, straight down', on: flyer('clumsy'), ask: fly('a', line(UP, [0, 0, -1], 2)), check: illegal('dive-too-steep') },
  { rule: F('dive-angle'), case: 'extra', given: 'average, straight down', on: flyer('average'), ask: fly('a', line(UP, [0, 0, -1], 4)), expect: legal },
  { rule: F('dive-speed'), case: 0, given: 'eight squares of speed, sixteen down', on: flyer('average', 8, { elevation: 20 }), ask: fly('a', line([0, 0, 20], [0, 0, -1], 16)), expect: { ...legal, cost: 8, budget: 8 } },
  { rule: F('dive-speed'), case: 'extra', given: 'seventeen', on: flyer('average', 8, { elevation: 20 }), ask: fly('a', line([0, 0, 20], [0, 0, -1], 17)), check: illegal('over-speed') },
  { rule: F('level-before-climb'), case: 0, given: 'poor: a square level between a dive and a climb', on: flyer('poor'), ask: fly('a', after([UP], [1, 0, -1], [1, 0, 0], [1, 0, 1])), check: illegal('level-before-climb') },
  { rule: F('level-before-climb'), case: 'extra', given: 'two squares', on: flyer('poor'), ask: fly('a', after([UP], [1, 0, -1], [1, 0, 0], [1, 0, 0], [1, 0, 1])), expect: legal, uncited: 'a control: it flies level long enough' },
  { rule: F('level-before-climb'), case: 'extra', given: 'a climb, then a dive at once', on: flyer('poor'), ask: fly('a', after([UP], [1, 0, 1], [1, 0, -1])), expect: legal, uncited: 'a control: a dive after a climb needs no level flight' },

  { rule: F('catch-falling'), case: 0, given: 'a save of 22', on: [...flyer('average'), hero('b', 1, 0, { size: 'small' })], ask: air('a', 'catch-falling', { other: 'b', total: 22 }), expect: { outcome: 'loses-grip', check: { of: 'reflex', dc: 25 } } },
  { rule: F('catch-falling'), case: 1, given: 'a save of 18', on: [...flyer('average'), hero('b', 1, 0, { size: 'small' })], ask: air('a', 'catch-falling', { other: 'b', total: 18 }), expect: { outcome: 'loses-grip-and-stalls' } },
  { rule: F('catch-falling'), case: 'extra', given: 'good manoeuvrability drops instead', on: [...flyer('good'), hero('b', 1, 0, { size: 'small' })], ask: air('a', 'catch-falling', { other: 'b', total: 18 }), expect: { outcome: 'loses-grip-and-drops' } },
  { rule: F('catch-falling'), case: 'extra', given: 'of its own size', on: [...flyer('good'), hero('b', 1, 0)], ask: air('a', 'catch-falling', { other: 'b' }), expect: { possible: false, why: ['too-big'] } },

  { rule: F('free-fall'), case: 0, given: 'from 200 m', on: flyer('average'), ask: fall('free-fall', 200 / 1.5), check: (v) => expect(v['rounds']).toEqual([100, expect.closeTo(100 / 3)]) },
  { rule: F('free-fall'), case: 'extra', given: 'from 600 m: 150, 300, 150', on: flyer('average'), ask: fall('free-fall', 400), expect: { rounds: [100, 200, 100] } },
  { rule: F('free-fall'), case: 'extra', given: 'casting a spell of level 3 while falling', on: flyer('average', 12, { conditions: ['falling'] }), ask: act('a', 'cast-spell', { level: 3 }), expect: { legal: true, checks: [{ skill: 'concentration', dc: 18 }] } },
  { rule: F('free-fall'), case: 'extra', given: 'a full attack while falling: one action is left', on: flyer('average', 12, { conditions: ['falling'] }), ask: act('a', 'full-attack'), check: refused('condition-forbids') },
  { rule: F('free-fall'), case: 'extra', given: 'a flight while falling', on: flyer('average', 12, { conditions: ['falling'] }), ask: fly('a', east(6)), check: illegal('immobile'), uncited: 'the condition “falling” bars every move, and its own rule is cited' },
  { rule: F('free-fall-recover'), case: 0, given: 'average, a save of 21', on: flyer('average'), ask: air('a', 'recover', { total: 21 }), expect: { outcome: 'flies-on', nonlethal: '3d6' } },
  { rule: F('free-fall-recover'), case: 1, given: 'average, a save of 19', on: flyer('average'), ask: air('a', 'recover', { total: 19 }), expect: { outcome: 'stalls' } },
  { rule: F('free-fall-recover'), case: 'extra', given: 'perfect: without a save, unhurt', on: flyer('perfect'), ask: air('a', 'recover'), expect: { outcome: 'flies-on', check: null, nonlethal: null } },
  { rule: F('fast-free-fall'), case: 0, given: 'good, a save of 14', on: flyer('good'), ask: air('a', 'fast-free-fall', { total: 14 }), expect: { outcome: 'stalls' } },
  { rule: F('fast-free-fall'), case: 'extra', given: 'a save of 15', on: flyer('good'), ask: air('a', 'fast-free-fall', { total: 15 }), expect: { outcome: 'falls' } },

  { rule: F('grapple-in-air'), case: 0, given: 'average, on wings', on: [...flyer('average', 12, { traits: ['winged'] }), creature('b', 1, 0)], ask: air('a', 'grapple', { other: 'b' }), expect: { outcome: 'stalls' } },
  { rule: F('grapple-in-air'), case: 'extra', given: 'good, by magic', on: [...flyer('good'), creature('b', 1, 0)], ask: air('a', 'grapple', { other: 'b' }), expect: { outcome: 'flies-on' } },
  { rule: F('grapple-in-air'), case: 'extra', given: 'good, on wings', on: [...flyer('good', 12, { traits: ['winged'] }), creature('b', 1, 0)], ask: air('a', 'grapple', { other: 'b' }), expect: { outcome: 'stalls' } },
  { rule: F('grapple-in-air-size'), case: 0, given: 'Huge holds Medium: two sizes smaller', on: [...flyer('average', 12, { size: 'huge', traits: ['winged'] }), creature('b', 3, 0)], ask: air('a', 'grapple', { other: 'b' }), expect: { outcome: 'flies-on', action: 'move' } },
  { rule: F('grapple-release'), case: 0, given: 'Medium, let go by Huge, a Climb of 20', on: [hero('a', 0, 0, { elevation: 4 }), creature('b', 1, 0, { size: 'huge' })], ask: air('a', 'cling', { other: 'b', total: 20 }), expect: { possible: true, outcome: 'clings' } },
  { rule: F('grapple-release'), case: 'extra', given: 'a Climb of 19', on: [hero('a', 0, 0, { elevation: 4 }), creature('b', 1, 0, { size: 'huge' })], ask: air('a', 'cling', { other: 'b', total: 19 }), expect: { outcome: 'falls' } },
  { rule: F('grapple-release'), case: 'extra', given: 'without a fly speed', on: [hero('a', 0, 0, { elevation: 4 })], ask: air('a', 'release'), expect: { outcome: 'free-fall' } },
  { rule: F('grapple-release'), case: 'extra', given: 'an average flyer', on: flyer('average'), ask: air('a', 'release'), expect: { outcome: 'stalls' } },

  { rule: F('overrun-in-air'), case: 0, given: 'a clumsy defender', on: [...flyer('good'), creature('b', 1, 0, { speed: { fly: 6, manoeuvrability: 'clumsy' } })], ask: air('a', 'overrun', { other: 'b' }), expect: { modifiers: { own: 8, other: -4 }, stability: false, abilities: ['str', 'dex'] } },
  { rule: F('dive-attack'), case: 0, given: 'a charge of 12 m, 3 m down, a claw for 7', on: [...flyer('average'), foeAt(1)], ask: dive('a', straight(UP, [8, 0, 2]), ['claw'], 7), expect: { possible: true, dive: true, damage: 14, violations: [] } },
  { rule: F('dive-attack'), case: 1, given: '1.5 m down', on: [...flyer('average'), foeAt(2)], ask: dive('a', straight(UP, [8, 0, 3]), ['claw'], 7), expect: { possible: true, dive: false, damage: 7, violations: [] } },
  { rule: F('dive-attack'), case: 'extra', given: 'a club', on: [...flyer('average'), foeAt(1)], ask: dive('a', straight(UP, [8, 0, 2]), ['bludgeoning'], 7), expect: { possible: false, violations: [] } },
  { rule: F('dive-attack'), case: 'extra', given: 'nobody at its end', on: flyer('average'), ask: dive('a', straight(UP, [8, 0, 2]), ['claw'], 7), expect: { possible: false, damage: 7, violations: [{ code: 'not-nearest' }] } },
  { rule: F('dive-attack'), case: 'extra', given: 'level first and steeper later: a charge is straight', on: [...flyer('average'), foeAt(1)], ask: dive('a', [...east(6), [7, 0, 3], [8, 0, 2]], ['claw'], 7), expect: { possible: false, violations: [{ code: 'not-straight' }] } },
  { rule: F('dive-attack'), case: 'extra', given: 'fatigued', on: [...flyer('average', 12, { conditions: ['fatigued'] }), foeAt(1)], ask: dive('a', straight(UP, [8, 0, 2]), ['claw'], 7), expect: { possible: false, violations: [{ code: 'condition-forbids', by: 'fatigued' }] } },
  { rule: F('trip-in-air'), case: 0, given: 'a flyer without wings', on: [...flyer('good'), creature('b', 1, 0, { speed: { fly: 6, manoeuvrability: 'perfect' } })], ask: air('a', 'trip', { other: 'b' }), expect: { possible: false, why: ['no-wings'] } },
  { rule: F('trip-in-air'), case: 1, given: 'a winged flyer loses the check by 1', on: [...flyer('good'), creature('b', 1, 0, { speed: { fly: 6, manoeuvrability: 'average' }, traits: ['winged'] })], ask: air('a', 'trip', { other: 'b', total: 1 }), expect: { possible: true, outcome: 'stalls', modifiers: { own: 8, other: 4 } } },
  { rule: F('bull-rush-in-air'), case: 0, given: 'the loser saves with 19', on: [...flyer('good'), creature('b', 1, 0, { speed: { fly: 6 } })], ask: air('a', 'bull-rush', { other: 'b', total: 19 }), expect: { outcome: 'stalls', check: { of: 'reflex', dc: 20 } } },
  { rule: F('bull-rush-in-air'), case: 'extra', given: 'with 20', on: [...flyer('good'), creature('b', 1, 0, { speed: { fly: 6 } })], ask: air('a', 'bull-rush', { other: 'b', total: 20 }), expect: { outcome: 'flies-on' } },

  { rule: F('manoeuvrability-table'), case: 0, given: 'perfect: hovers', on: flyer('perfect'), ask: fly('a', [UP], { mode: 'hover' }), expect: { ...legal, ends: 'aloft' } },
  { rule: F('manoeuvrability-table'), case: 0, given: 'perfect: backward', on: flyer('perfect'), ask: fly('a', line(UP, W, 2), { facing: ['e', 'e'] }), expect: { ...legal, cost: 2 } },
  { rule: F('manoeuvrability-table'), case: 0, given: 'perfect: about and any way, at no cost', on: flyer('perfect'), ask: fly('a', after(line(UP, W, 1), [1, 0, 0], N, [0, 1, 0], NW)), expect: { ...legal, cost: 5 } },

  { rule: F('load-limit'), case: 'extra', given: 'a wall in the air is a wall', on: [...flyer('good'), { wall: { from: [2, -1], to: [2, 2] } }], ask: fly('a', east(4)), check: illegal('through-wall') },
  { rule: F('load-limit'), case: 'extra', given: 'over a foe on the ground', on: [...flyer('good'), creature('b', 2, 0)], ask: fly('a', east(4)), expect: { ...legal, opportunities: [] } },
  { rule: F('load-limit'), case: 'extra', given: 'through a foe at the same height', on: [...flyer('good'), creature('b', 2, 0, { elevation: 4, speed: { fly: 6 } })], ask: fly('a', east(4)), check: illegal('through-enemy') },
  { rule: 'sigil.opportunity.leaving-threatened-square', case: 'extra', given: 'one square above an armed foe, then on', on: [...flyer('good', 12, { elevation: 1 }), creature('b', 1, 1)], ask: fly('a', line([0, 0, 1], [1, 0, 0], 4)), expect: { ...legal, opportunities: [{ by: 'b', leaving: [0, 0], step: 0 }] } },
  { rule: 'sigil.opportunity.leaving-threatened-square', case: 'extra', given: 'a dive into its reach and past it', on: [...flyer('good', 12, { elevation: 3 }), creature('b', 3, 1)], ask: { ...fly('a', line([0, 0, 3], [1, 0, -1], 2).concat([[3, 0, 1], [4, 0, 1], [5, 0, 1]])), ask: 'move' }, expect: { ...legal, opportunities: [{ by: 'b', leaving: [2, 0], step: 2 }] } },
]);
