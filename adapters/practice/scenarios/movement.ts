/** Lessons on the cost of a path and on safe paths. */
import { ADA, goblin, ogre, orc } from './cast.ts';
import { askMove } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

export const movementScenarios = lessonsOf({ family: 'movement' }, [
  {
    id: 'difficult-ground',
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
        .en('Three diagonals: four squares.')
        .it('Tre diagonali: quattro quadretti.')
        .ask(askMove('ada', 'move', '1,4 2,3 3,2 4,1'))
        .gives({ legal: true, cost: 4, budget: 6 }),
      ruling('srd35.terrain.difficult-doubles')
        .en('Four squares, two of them rubble: six.')
        .it('Quattro quadretti, due di pietrisco: sei.')
        .ask(askMove('ada', 'move', '1,4 2,4 3,4 4,4 5,4'))
        .gives({ legal: true, cost: 6 }),
      ruling('srd35.terrain.difficult-diagonal-three')
        .en('A diagonal into the rubble: three.')
        .it('Una diagonale nel pietrisco: tre.')
        .ask(askMove('ada', 'move', '1,4 2,4 3,4 4,5'))
        .gives({ legal: true, cost: 5 }),
      ruling('srd35.movement.no-diagonal-past-corner')
        .en('No diagonal past the tree’s corner.')
        .it('Niente diagonale accanto all’albero.')
        .with({ after: { ada: [1, 7] } })
        .ask(askMove('ada', 'move', '1,7 2,6'))
        .gives({ legal: false, violations: [{ code: 'corner-cut', at: [2, 6] }] }),
    ],
  },
  {
    id: 'squeezing',
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
        .en('One move leaves the ogre inside, with seven squares spent.')
        .it('Un movimento lascia l’ogre dentro, con sette quadretti spesi.')
        .ask(askMove('ogre', 'move', '2,3 3,3 4,3 5,3 6,3'))
        .gives({ legal: true, cost: 7, budget: 8 }),
      ruling('srd35.movement.squeeze-cost-double')
        .en('One square more is too much.')
        .it('Un quadretto in più è troppo.')
        .ask(askMove('ogre', 'move', '2,3 3,3 4,3 5,3 6,3 7,3'))
        .gives({ legal: false, cost: 9, violations: [{ code: 'over-speed', at: [7, 3] }] }),
    ],
  },
  {
    id: 'safe-path',
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
        .en('The short path: five squares, one attack.')
        .it('La via corta: cinque quadretti, un attacco.')
        .ask({ ask: 'path', of: 'ada', to: [8, 5], mode: 'move', prefer: 'short' })
        .gives({ cost: 5, opportunities: [{ by: 'orc', leaving: [5, 5], step: 2 }] }),
      ruling('sigil.grid.diagonal-odd-even', 'srd35.grid.diagonals-1-2-1-2')
        .en('The safest path: six squares, none.')
        .it('Il percorso meno rischioso: sei quadretti, nessuno.')
        .ask({ ask: 'path', of: 'ada', to: [8, 5], mode: 'move', prefer: 'safe' })
        .gives({ cost: 6, opportunities: [] }),
    ],
  },
]);
