/** d20 Modern: grid, reach and threat: squares, adjacency, threatened squares. */
import {
  cells,
  block,
  cases,
  creature,
  distance,
  hero,
  light,
  move,
  rubble,
  threat,
  type At,
} from '../cases.ts';
import { row } from '../rows.ts';
import { NOBODY_STRIKES, NO_FLANKING } from '../uncited.ts';
import { illegal, legal, threatens } from '../checks.ts';

const RING: At[] = cells('4,4 5,4 6,4 4,5 6,5 4,6 5,6 6,6');
const BORROWED = ['srd35.grid.diagonals-1-2-1-2'];

export default cases('d20modern', [
  row('d20modern.grid.scale', 0, 'from (0,0) to (6,0)')
    .on()
    .ask(distance([0, 0], [6, 0]))
    .gives({ cells: 6, metres: 9 }),
  row('d20modern.grid.scale', 1, 'a speed of 9 m')
    .on(hero('a', 0, 0))
    .ask(
      move(
        'a',
        Array.from({ length: 7 }, (_, i): At => [i, 0]),
      ),
    )
    .uncited('the map’s scale turns 9 m into squares before the move is judged')
    .gives({ ...legal(6), budget: 6 }),
  row('d20modern.grid.adjacent', 0, '(5,5) and (6,6)')
    .on(creature('a', 5, 5), hero('b', 6, 6))
    .ask(distance('a', 'b'))
    .gives({ cells: 1, metres: 1.5 }),
  row('d20modern.grid.adjacent', 1, '(5,5) and (7,5)')
    .on(creature('a', 5, 5), hero('b', 7, 5))
    .ask(distance('a', 'b'))
    .gives({ cells: 2, metres: 3 }),
  row('d20modern.grid.medium-space', 0, 'a Medium creature at (3,4) stands in (3,4)')
    .on(creature('a', 3, 4))
    .ask(distance([3, 4], 'a'))
    .gives({ cells: 0 }),
  ...(
    [
      [2, 3],
      [3, 3],
      [4, 3],
      [2, 4],
      [4, 4],
      [2, 5],
      [3, 5],
      [4, 5],
    ] as At[]
  ).map((at) =>
    row(
      'd20modern.grid.medium-space',
      0,
      `a Medium creature at (3,4) does not stand in (${at.join()})`,
    )
      .on(creature('a', 3, 4))
      .ask(distance(at, 'a'))
      .gives({ cells: 1 }),
  ),
  row('d20modern.grid.diagonals-silent', 0, 'four diagonals, counted as its family counts them')
    .on(hero('a', 0, 0))
    .ask(move('a', cells('0,0 1,1 2,2 3,3 4,4')))
    .cites(...BORROWED)
    .gives({ ...legal(6), budget: 6 }),
  row('d20modern.grid.corner-cutting-silent', 0, 'a diagonal past a block')
    .on(hero('a', 0, 0), block(1, 0))
    .ask(move('a', cells('0,0 1,1')))
    .cites('srd35.movement.no-diagonal-past-corner')
    .gives(illegal('corner-cut', [1, 1])),
  row('d20modern.grid.corner-cutting-silent', 0, 'the way round it')
    .on(hero('a', 0, 0), block(1, 0))
    .ask(move('a', cells('0,0 0,1 1,1')))
    .uncited('the text is silent: the default is ours, and no rule states it')
    .gives(legal(2)),
  row('d20modern.terrain.difficult-silent', 1, 'rubble costs as its family’s text has it')
    .on(hero('a', 0, 0), rubble(1, 0))
    .ask(move('a', cells('0,0 1,0')))
    .cites('srd35.terrain.difficult-doubles')
    .gives(legal(2)),
  row('d20modern.terrain.difficult-silent', 1, 'a diagonal step into difficult ground')
    .on(hero('a', 0, 0), rubble(1, 1))
    .ask(move('a', cells('0,0 1,1')))
    .cites('srd35.terrain.difficult-diagonal-three')
    .gives(legal(3)),
  row('d20modern.reach.normal-melee', 0, 'a foe at (1,1)')
    .on(creature('a', 0, 0), hero('b', 1, 1))
    .ask(threat('a'))
    .gives(threatens([[1, 1]])),
  row('d20modern.reach.normal-melee', 1, 'a foe at (2,0)')
    .on(creature('a', 0, 0), hero('b', 2, 0))
    .ask(threat('a'))
    .gives(threatens([[1, 0]], [[2, 0]])),
  row('d20modern.threat.squares', 0, 'a Medium creature with a melee weapon')
    .on(creature('a', 5, 5))
    .ask(threat('a'))
    .gives(threatens(RING, [[5, 5]])),
  row('d20modern.threat.squares', 1, 'not (7,5)')
    .on(creature('a', 5, 5))
    .ask(threat('a'))
    .gives(threatens([], [[7, 5]])),
  row('d20modern.threat.melee-only', 0, 'a pistol alone')
    .on(creature('a', 5, 5, { attacks: [{ id: 'pistol', kind: 'ranged', rangeIncrement: 8 }] }))
    .ask(threat('a'))
    .gives(threatens([], RING)),
  row('d20modern.threat.melee-only', 'extra', 'a pistol in one hand and a knife in the other')
    .on(
      creature('a', 5, 5, {
        attacks: [{ id: 'pistol', kind: 'ranged', rangeIncrement: 8 }, 'dagger'],
      }),
    )
    .ask(threat('a'))
    .gives(threatens(RING)),
  row('d20modern.threat.unarmed-armed', 0, 'bare hands')
    .on(creature('a', 5, 5, { attacks: 'fist' }))
    .ask(threat('a'))
    .gives(threatens([], RING)),
  row('d20modern.threat.unarmed-armed', 1, 'bare hands and Combat Martial Arts')
    .on(creature('a', 5, 5, { attacks: 'fist', traits: ['combat-martial-arts'] }))
    .ask(threat('a'))
    .uncited(
      'an armed creature threatens by the common rule; only a creature that does not is told why',
    )
    .gives(threatens(RING)),
  row('d20modern.threat.unarmed-armed', 2, 'an ally opposite with bare hands')
    .on(hero('a', 0, 0), hero('c', 2, 0, { attacks: 'fist' }), creature('t', 1, 0))
    .ask({ ask: 'flanking', target: 't' })
    .uncited(NO_FLANKING)
    .gives({ pairs: [] }),
  row('d20modern.threat.grappling-none', 0, 'one who grapples')
    .on(creature('a', 5, 5, { conditions: ['grappling'] }), hero('m', 6, 5))
    .ask(move('m', cells('6,5 7,5')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(1)),
  row('d20modern.threat.grappling-none', 'extra', 'threatens nothing')
    .on(creature('a', 5, 5, { conditions: ['grappling'] }))
    .ask(threat('a'))
    .gives(threatens([], RING)),
  row('d20modern.light.darkness', 0, 'a target in dim light')
    .on(light('dim'), hero('a', 0, 0), creature('t', 3, 0))
    .ask({ ask: 'concealment', from: 'a', to: 't', attack: 'ranged' })
    .gives({ degree: 'partial', missChance: 20 }),
]);
