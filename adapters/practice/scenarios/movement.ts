/** Lessons on the cost of a path and on safe paths. */
import { cells } from '../ascii.ts';
import { ADA, goblin, ogre, orc } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

export const movementScenarios: readonly Scenario[] = [
  {
    id: 'difficult-ground',
    family: 'movement',
    title: { en: 'Diagonals and rubble', it: 'Diagonali e pietrisco' },
    lesson: {
      en: 'Diagonals count one, two, one, two. In difficult terrain a square costs two and every diagonal three.',
      it: 'Le diagonali contano uno, due, uno, due. Sul terreno impervio un quadretto costa due e ogni diagonale tre.',
    },
    attempt: {
      en:
        'Drag Ada three diagonals up: four squares. Then drag her straight through the ' +
        'rubble: the discs say what each step has cost so far. You can’t cut the corner ' +
        'past the tree diagonally.',
      it:
        'Trascina Ada di tre diagonali in su: quattro quadretti. Poi dritto nel ' +
        'pietrisco: i dischi dicono quanto è costato finora. Accanto all’albero non si ' +
        'taglia in diagonale.',
    },
    ground: 'forest',
    select: 'ada',
    board: `
      #............
      .............
      .......^^....
      ....^^^^^....
      .A..^^^^^....
      ....^^^^.....
      .....^^......
      ..#..........
      ............#`,
    legend: { A: ADA },
    expect: [
      ruling('srd35.grid.diagonals-1-2-1-2')
        .says('Three diagonals: four squares.', 'Tre diagonali: quattro quadretti.')
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('1,4 2,3 3,2 4,1') })
        .gives({ legal: true, cost: 4, budget: 6 }),
      ruling('srd35.terrain.difficult-doubles')
        .says('Four squares, two of them rubble: six.', 'Quattro quadretti, due di pietrisco: sei.')
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('1,4 2,4 3,4 4,4 5,4') })
        .gives({ legal: true, cost: 6 }),
      ruling('srd35.terrain.difficult-diagonal-three')
        .says('A diagonal into the rubble: three.', 'Una diagonale nel pietrisco: tre.')
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('1,4 2,4 3,4 4,5') })
        .gives({ legal: true, cost: 5 }),
      ruling('srd35.movement.no-diagonal-past-corner')
        .says('No diagonal past the tree’s corner.', 'Niente diagonale accanto all’albero.')
        .with({ after: { ada: [1, 7] } })
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('1,7 2,6') })
        .gives({ legal: false, violations: [{ code: 'corner-cut', at: [2, 6] }] }),
    ],
  },
  {
    id: 'squeezing',
    family: 'movement',
    title: { en: 'A tight passage', it: 'Il passaggio stretto' },
    lesson: {
      en:
        'A big creature can squeeze through a passage half as wide as its space: every ' +
        'square costs two, and it fights and defends worse while inside.',
      it:
        'Una creatura grande si può stringere in un passaggio largo metà del suo ' +
        'spazio: ogni quadretto costa due, e dentro combatte e si difende peggio.',
    },
    attempt: {
      en:
        'Drag the ogre along the corridor: one move of eight squares leaves it inside, ' +
        'a double move brings it out on the other side.',
      it:
        'Trascina l’ogre nel corridoio: con un movimento di otto quadretti resta ' +
        'dentro, con il doppio movimento esce dall’altra parte.',
    },
    ground: 'stone',
    select: 'ogre',
    board: `
      ##############
      #....####....#
      #....####....#
      #.oo........A#
      #.oo.####....#
      #....####....#
      ##############`,
    legend: { A: ADA, o: ogre() },
    expect: [
      ruling('srd35.movement.squeeze-minimum-width', 'srd35.movement.squeeze-cost-double')
        .says(
          'One move leaves the ogre inside, with seven squares spent.',
          'Un movimento lascia l’ogre dentro, con sette quadretti spesi.',
        )
        .ask({ ask: 'move', of: 'ogre', mode: 'move', path: cells('2,3 3,3 4,3 5,3 6,3') })
        .gives({ legal: true, cost: 7, budget: 8 }),
      ruling('srd35.movement.squeeze-cost-double')
        .says('One square more is too much.', 'Un quadretto in più è troppo.')
        .ask({ ask: 'move', of: 'ogre', mode: 'move', path: cells('2,3 3,3 4,3 5,3 6,3 7,3') })
        .gives({ legal: false, cost: 9, violations: [{ code: 'over-speed', at: [7, 3] }] }),
    ],
  },
  {
    id: 'safe-path',
    family: 'movement',
    title: { en: 'The safest path', it: 'Il percorso meno rischioso' },
    lesson: {
      en:
        'The shortest path is not always the safest. The safest path has the fewest ' +
        'attacks of opportunity and, among those, the lowest cost.',
      it:
        'La via più corta non è sempre la più sicura. Il percorso meno rischioso ha meno ' +
        'attacchi di opportunità e, fra quelli, il costo minore.',
    },
    attempt: {
      en:
        'Drag Ada five squares to the right, past the orc: one attack. Hold Alt+Shift+S: ' +
        'between the orc and the goblin a path of six squares has none.',
      it:
        'Trascina Ada di cinque quadretti a destra, oltre l’orco: un attacco. Tieni ' +
        'premuto Alt+Maiusc+S: fra l’orco e il goblin un percorso di sei quadretti non ' +
        'ne ha.',
    },
    ground: 'forest',
    select: 'ada',
    board: `
      ##...........#
      #.............
      ......g.......
      ..............
      ..............
      ...A..........
      ......o...##..
      ..........##..
      #.h..........#`,
    legend: { A: ADA, o: orc(), g: goblin(1), h: goblin(2) },
    expect: [
      ruling('sigil.opportunity.leaving-threatened-square')
        .says(
          'The short path: five squares, one attack.',
          'La via corta: cinque quadretti, un attacco.',
        )
        .ask({ ask: 'path', of: 'ada', to: [8, 5], mode: 'move', prefer: 'short' })
        .gives({ cost: 5, opportunities: [{ by: 'orc', leaving: [5, 5], step: 2 }] }),
      ruling('sigil.grid.diagonal-odd-even', 'srd35.grid.diagonals-1-2-1-2')
        .says(
          'The safest path: six squares, none.',
          'Il percorso meno rischioso: sei quadretti, nessuno.',
        )
        .ask({ ask: 'path', of: 'ada', to: [8, 5], mode: 'move', prefer: 'safe' })
        .gives({ cost: 6, opportunities: [] }),
    ],
  },
];
