/** Lessons on the fifth edition: leaving a reach, a glaive's reach, and Disengage. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, goblin, GUARD } from './cast.ts';
import { ruling, type LessonBoard } from './scenario.ts';

const TEACHES = ['srd52', 'srd51'];
const LEAVING = 'srd52.opportunity.leaving-reach';

export const fifthScenarios: readonly LessonBoard[] = [
  {
    id: 'inside-reach',
    family: 'fifth',
    teaches: TEACHES,
    ground: 'stone',
    select: 'ada',
    board: `
      ############
      #..........#
      #..........#
      #....g.....#
      #...A......#
      #..........#
      #..........#
      #..........#
      ############`,
    legend: { A: ADA, g: goblin() },
    expect: [
      ruling('srd52.move.pool')
        .en('Around the goblin, within its reach: nobody reacts.')
        .it('Attorno al goblin, dentro la sua portata: nessuno reagisce.')
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('4,4 4,3 4,2 5,2 6,2') })
        .gives({ legal: true, cost: 4, budget: 6, opportunities: [] }),
      ruling(LEAVING, 'srd52.move.no-step')
        .en('One square away from it: the goblin gets an opportunity attack.')
        .it('Un quadretto via da lui: il goblin ha un attacco di opportunità.')
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('4,4 3,5') })
        .gives({
          legal: true,
          cost: 1,
          opportunities: [{ by: 'goblin', leaving: [4, 4], step: 0 }],
        }),
    ],
  },
  {
    id: 'glaive-reach',
    family: 'fifth',
    teaches: TEACHES,
    ground: 'parchment',
    select: 'ada',
    board: `
      ############
      #..........#
      #..........#
      #..........#
      #.A....g...#
      #..........#
      #..........#
      #..........#
      ############`,
    legend: { A: ADA, g: GUARD },
    expect: [
      ruling('srd52.move.pool')
        .en('Coming close to the glaive provokes nobody.')
        .it('Avvicinarsi al falcione non fa reagire nessuno.')
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('2,4 3,4 4,4 5,4 6,4') })
        .gives({ legal: true, cost: 4, opportunities: [] }),
      ruling(LEAVING, 'srd52.opportunity.reach-weapon')
        .en('From beside the guard, her second step leaves its reach of 10 feet.')
        .it('Da accanto alla guardia, il secondo passo lascia la sua portata di 3 metri.')
        .with({ after: { ada: [6, 4] } })
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('6,4 5,4 4,4') })
        .gives({
          legal: true,
          cost: 2,
          opportunities: [{ by: 'guard', leaving: [5, 4], step: 1 }],
        }),
    ],
  },
  {
    id: 'disengage-crowd',
    family: 'fifth',
    teaches: TEACHES,
    ground: 'forest',
    select: 'bruno',
    board: `
      ............
      ............
      ...1........
      ..B2........
      ...3........
      ............
      ............
      ............
      ............`,
    legend: { B: BRUNO, 1: goblin(1), 2: goblin(2), 3: goblin(3) },
    expect: [
      ruling(LEAVING)
        .en('Bruno walks away: all three goblins react.')
        .it('Bruno si allontana: reagiscono tutti e tre i goblin.')
        .ask({ ask: 'move', of: 'bruno', mode: 'move', path: cells('2,3 1,3 0,3') })
        .gives({
          legal: true,
          cost: 2,
          opportunities: [{ by: 'goblin-1' }, { by: 'goblin-2' }, { by: 'goblin-3' }],
        }),
      ruling('srd52.opportunity.disengage', 'srd52.action.disengage')
        .en('With Disengage nobody reacts, and it takes his action.')
        .it('Con il Disimpegno nessuno reagisce, e usa l’azione.')
        .ask({ ask: 'move', of: 'bruno', mode: 'disengage', path: cells('2,3 1,3 0,3') })
        .gives({ legal: true, cost: 2, opportunities: [] }),
    ],
  },
];
