/** Areas grid, reach, threat: squares, what is adjacent, what is threatened. */
import { block, cases, creature, distance, hero, light, move, rubble, threat, type At } from '../cases.ts';
import { NOBODY_STRIKES, NO_FLANKING } from '../uncited.ts';
import { illegal, legal, threatens } from '../checks.ts';

const RING: At[] = [[4, 4], [5, 4], [6, 4], [4, 5], [6, 5], [4, 6], [5, 6], [6, 6]];
const BORROWED = ['srd35.grid.diagonals-1-2-1-2'];

export default cases('d20modern', [
  { rule: 'd20modern.grid.scale', case: 0, given: 'from (0,0) to (6,0)', on: [], ask: distance([0, 0], [6, 0]), expect: { cells: 6, metres: 9 } },
  { rule: 'd20modern.grid.scale', case: 1, given: 'a speed of 9 m', on: [hero('a', 0, 0)], ask: move('a', Array.from({ length: 7 }, (_, i): At => [i, 0])), expect: { ...legal(6), budget: 6 }, uncited: 'the map’s scale turns 9 m into squares before the move is judged' },
  { rule: 'd20modern.grid.adjacent', case: 0, given: '(5,5) and (6,6)', on: [creature('a', 5, 5), hero('b', 6, 6)], ask: distance('a', 'b'), expect: { cells: 1, metres: 1.5 } },
  { rule: 'd20modern.grid.adjacent', case: 1, given: '(5,5) and (7,5)', on: [creature('a', 5, 5), hero('b', 7, 5)], ask: distance('a', 'b'), expect: { cells: 2, metres: 3 } },
  { rule: 'd20modern.grid.medium-space', case: 0, given: 'a Medium creature at (3,4) stands in (3,4)', on: [creature('a', 3, 4)], ask: distance([3, 4], 'a'), expect: { cells: 0 } },
  ...([[2, 3], [3, 3], [4, 3], [2, 4], [4, 4], [2, 5], [3, 5], [4, 5]] as At[]).map((at) => ({
    rule: 'd20modern.grid.medium-space', case: 0, given: `and not in (${at.join()})`, on: [creature('a', 3, 4)], ask: distance(at, 'a'), expect: { cells: 1 },
  })),
  { rule: 'd20modern.grid.diagonals-silent', case: 0, given: 'four diagonals, counted as its family counts them', on: [hero('a', 0, 0)], ask: move('a', [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]]), expect: { ...legal(6), budget: 6 }, cites: BORROWED },
  { rule: 'd20modern.grid.corner-cutting-silent', case: 0, given: 'a diagonal past a block', on: [hero('a', 0, 0), block(1, 0)], ask: move('a', [[0, 0], [1, 1]]), check: illegal('corner-cut', [1, 1]), cites: ['srd35.movement.no-diagonal-past-corner'] },
  { rule: 'd20modern.grid.corner-cutting-silent', case: 0, given: 'the way round it', on: [hero('a', 0, 0), block(1, 0)], ask: move('a', [[0, 0], [0, 1], [1, 1]]), expect: legal(2), uncited: 'the text is silent: the default is ours, and no rule states it' },
  { rule: 'd20modern.terrain.difficult-silent', case: 1, given: 'rubble costs as its family’s text has it', on: [hero('a', 0, 0), rubble(1, 0)], ask: move('a', [[0, 0], [1, 0]]), expect: legal(2), cites: ['srd35.terrain.difficult-doubles'] },
  { rule: 'd20modern.terrain.difficult-silent', case: 1, given: 'and a diagonal three', on: [hero('a', 0, 0), rubble(1, 1)], ask: move('a', [[0, 0], [1, 1]]), expect: legal(3), cites: ['srd35.terrain.difficult-diagonal-three'] },
  { rule: 'd20modern.reach.normal-melee', case: 0, given: 'a foe at (1,1)', on: [creature('a', 0, 0), hero('b', 1, 1)], ask: threat('a'), check: threatens([[1, 1]]) },
  { rule: 'd20modern.reach.normal-melee', case: 1, given: 'a foe at (2,0)', on: [creature('a', 0, 0), hero('b', 2, 0)], ask: threat('a'), check: threatens([[1, 0]], [[2, 0]]) },
  { rule: 'd20modern.threat.squares', case: 0, given: 'a Medium creature with a melee weapon', on: [creature('a', 5, 5)], ask: threat('a'), check: threatens(RING, [[5, 5]]) },
  { rule: 'd20modern.threat.squares', case: 1, given: 'not (7,5)', on: [creature('a', 5, 5)], ask: threat('a'), check: threatens([], [[7, 5]]) },
  { rule: 'd20modern.threat.melee-only', case: 0, given: 'a pistol alone', on: [creature('a', 5, 5, { attacks: [{ id: 'pistol', kind: 'ranged', rangeIncrement: 8 }] })], ask: threat('a'), check: threatens([], RING) },
  { rule: 'd20modern.threat.melee-only', case: 'extra', given: 'and a knife in the other hand', on: [creature('a', 5, 5, { attacks: [{ id: 'pistol', kind: 'ranged', rangeIncrement: 8 }, 'dagger'] })], ask: threat('a'), check: threatens(RING) },
  { rule: 'd20modern.threat.unarmed-armed', case: 0, given: 'bare hands', on: [creature('a', 5, 5, { attacks: 'fist' })], ask: threat('a'), check: threatens([], RING) },
  { rule: 'd20modern.threat.unarmed-armed', case: 1, given: 'bare hands and Combat Martial Arts', on: [creature('a', 5, 5, { attacks: 'fist', traits: ['combat-martial-arts'] })], ask: threat('a'), check: threatens(RING), uncited: 'an armed creature threatens by the common rule; only a creature that does not is told why' },
  { rule: 'd20modern.threat.unarmed-armed', case: 2, given: 'an ally opposite with bare hands', on: [hero('a', 0, 0), hero('c', 2, 0, { attacks: 'fist' }), creature('t', 1, 0)], ask: { ask: 'flanking', target: 't' }, expect: { pairs: [] }, uncited: NO_FLANKING },
  { rule: 'd20modern.threat.grappling-none', case: 0, given: 'one who grapples', on: [creature('a', 5, 5, { conditions: ['grappling'] }), hero('m', 6, 5)], ask: move('m', [[6, 5], [7, 5]]), expect: legal(1), uncited: NOBODY_STRIKES },
  { rule: 'd20modern.threat.grappling-none', case: 'extra', given: 'threatens nothing', on: [creature('a', 5, 5, { conditions: ['grappling'] })], ask: threat('a'), check: threatens([], RING) },
  { rule: 'd20modern.light.darkness', case: 0, given: 'a target in dim light', on: [light('dim'), hero('a', 0, 0), creature('t', 3, 0)], ask: { ask: 'concealment', from: 'a', to: 't', attack: 'ranged' }, expect: { degree: 'partial', missChance: 20 } },
]);
