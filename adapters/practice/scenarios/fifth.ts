/** Lessons on the movement of the fifth edition: leaving a reach, Disengage, the pool, Dash, dragging. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, goblin, GUARD, ogre, orc } from './cast.ts';
import { lessonsOf, ruling } from './scenario.ts';

const TEACHES = ['srd52', 'srd51'];
const LEAVING = 'srd52.opportunity.leaving-reach';

export const fifthScenarios = lessonsOf({ family: 'fifth', teaches: TEACHES }, [
  {
    id: 'fifth',
    ground: 'stone',
    select: 'ada',
    board: `
      ##############
      #............#
      #..........OO#
      #....o.^^..OO#
      #...A..^^....#
      #......^^....#
      #............#
      #.B.......g..#
      ##############`,
    legend: { A: ADA, B: BRUNO, o: orc(), O: { ...ogre(), side: 'foes' }, g: goblin() },
    expect: [
      ruling('srd52.move.pool')
        .en(
          'The dotted area is what is left of Ada’s movement: six squares, and diagonals count one.',
        )
        .it(
          'L’area a puntini è quanto resta del movimento di Ada: sei quadretti, e le diagonali contano uno.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('4,4 4,5 5,6 6,6 7,6 8,7 9,7') })
        .gives({ legal: true, cost: 6, budget: 6 }),
      ruling(LEAVING)
        .en('The striped area is the enemies’ reach. Leaving it costs the diamond on its edge.')
        .it('L’area a strisce è la portata dei nemici. Chi ne esce trova un rombo sul bordo.')
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('4,4 3,5') })
        .gives({ legal: true, opportunities: [{ by: 'orc', leaving: [4, 4] }] }),
      ruling('srd52.move.difficult')
        .en('Each square of rubble costs two.')
        .it('Ogni quadretto di macerie costa due.')
        .with({ after: { ada: [6, 5] } })
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('6,5 7,5 8,5') })
        .gives({ legal: true, cost: 4 }),
    ],
  },
  {
    id: 'inside-reach',
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
  {
    id: 'move-strike-move',
    ground: 'parchment',
    select: 'bruno',
    board: `
      ............
      ............
      ............
      .B...g......
      ............
      ............
      ............
      ............
      ............`,
    legend: { B: BRUNO, g: goblin() },
    rest: { turn: { order: ['bruno', 'goblin'], active: 'bruno', spent: {} } },
    expect: [
      ruling('srd52.move.pool')
        .en('Three squares bring Bruno to the goblin; three are left.')
        .it('Tre quadretti portano Bruno al goblin; ne restano tre.')
        .ask({ ask: 'move', of: 'bruno', mode: 'move', path: cells('1,3 2,3 3,3 4,3') })
        .gives({ legal: true, cost: 3, budget: 6, opportunities: [] }),
      ruling('srd52.move.pool', LEAVING)
        .en('After the attack he walks on: three squares, and the goblin reacts.')
        .it('Dopo l’attacco prosegue: tre quadretti, e il goblin reagisce.')
        .with({
          after: { bruno: [4, 3] },
          turn: {
            order: ['bruno', 'goblin'],
            active: 'bruno',
            spent: { moved: 3, uses: { action: 1 } },
          },
        })
        .ask({ ask: 'move', of: 'bruno', mode: 'move', path: cells('4,3 3,3 2,3 1,3') })
        .gives({ legal: true, cost: 3, budget: 3, opportunities: [{ by: 'goblin' }] }),
    ],
  },
  {
    id: 'dash-rubble',
    ground: 'stone',
    select: 'ada',
    board: `
      ############
      #..........#
      #...^^^....#
      #.A.^^^....#
      #...^^^....#
      #..........#
      #..........#
      #..........#
      ############`,
    legend: { A: ADA },
    expect: [
      ruling('srd52.move.difficult')
        .en(
          'Straight over the rubble: each of its squares costs 10 feet, and her Speed ends there.',
        )
        .it('Dritto sulle macerie: ogni quadretto costa 3 metri, e la velocità finisce lì.')
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('2,3 3,3 4,3 5,3 6,3') })
        .gives({ legal: false, cost: 7, budget: 6, violations: [{ code: 'over-speed' }] }),
      ruling('srd52.move.dash', 'srd52.move.difficult')
        .en('With Dash she has her Speed twice, and comes through.')
        .it('Con lo Scatto ha la velocità due volte, e passa.')
        .ask({ ask: 'move', of: 'ada', mode: 'dash', path: cells('2,3 3,3 4,3 5,3 6,3 7,3 8,3') })
        .gives({ legal: true, cost: 9, budget: 12 }),
    ],
  },
  {
    id: 'grapple-drag',
    ground: 'stone',
    select: 'ada',
    board: `
      ############
      #..........#
      #..........#
      #..........#
      #.....Ag...#
      #..........#
      #..........#
      #..........#
      ############`,
    legend: {
      A: { ...ADA, grapples: ['orc'] },
      g: { ...orc(), conditions: ['grappled'], conditionsBy: { grappled: ['ada'] } },
    },
    expect: [
      ruling('srd52.move.speed-zero')
        .en('The orc is grappled: its Speed is 0.')
        .it('L’orco è afferrato: la sua velocità è 0.')
        .ask({ ask: 'move', of: 'orc', mode: 'move', path: cells('7,4 8,4') })
        .gives({ legal: false, budget: 0 }),
      ruling('srd52.move.pool')
        .en('Ada drags it along: each foot costs an extra foot, and it does not react.')
        .it('Ada lo trascina: ogni metro ne costa due, e lui non reagisce.')
        .with({ under: ['srd52'] })
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('6,4 5,4 4,4 3,4') })
        .gives({ legal: true, cost: 6, budget: 6, opportunities: [] }),
      ruling('srd51.grapple.drag')
        .en('Ada drags it along at half her Speed: 15 feet, and it does not react.')
        .it('Ada lo trascina a metà velocità: 4,5 metri, e lui non reagisce.')
        .with({ under: ['srd51'] })
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('6,4 5,4 4,4 3,4') })
        .gives({ legal: true, cost: 3, budget: 3, opportunities: [] }),
    ],
  },
]);
