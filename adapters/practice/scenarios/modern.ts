/** Lessons on d20 Modern: firearms next to an enemy, and cover that the players must judge. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, goblin, orc, PISTOL } from './cast.ts';
import { ruling, type LessonBoard } from './scenario.ts';

const TEACHES = ['d20modern'];

export const modernScenarios: readonly LessonBoard[] = [
  {
    id: 'firearm',
    family: 'modern',
    teaches: TEACHES,
    ground: 'stone',
    select: 'ada',
    targets: ['goblin'],
    board: `
      ############
      #..........#
      #..........#
      #....g.....#
      #...A......#
      #..........#
      #.......Bo.#
      #..........#
      ############`,
    legend: {
      A: { ...ADA, attacks: [PISTOL] },
      B: { ...BRUNO, attacks: [PISTOL] },
      g: goblin(),
      o: orc(),
    },
    expect: [
      ruling('d20modern.opportunity.firearm-threatened')
        .en('Ada shoots next to the goblin: it gets an attack.')
        .it('Ada spara accanto al goblin: il goblin ha un attacco.')
        .ask({ ask: 'act', of: 'ada', action: 'ranged-attack', target: 'goblin', with: 'pistol' })
        .gives({ legal: true, kind: 'standard', opportunities: [{ by: 'goblin' }] }),
      ruling('d20modern.action.table-attack-ranged')
        .en('Two squares away she shoots without risk.')
        .it('A due quadretti spara senza rischi.')
        .with({ after: { ada: [2, 5] } })
        .ask({ ask: 'act', of: 'ada', action: 'ranged-attack', target: 'goblin', with: 'pistol' })
        .gives({ legal: true, opportunities: [] }),
      ruling('d20modern.movement.speed-definition')
        .en('The orc walks away from Bruno: no attack, for a pistol threatens nothing.')
        .it('L’orco si allontana da Bruno: nessun attacco, perché una pistola non minaccia.')
        .ask({ ask: 'move', of: 'orc', mode: 'move', path: cells('9,6 9,5 9,4') })
        .gives({ legal: true, opportunities: [] }),
    ],
  },
  {
    id: 'modern-step',
    family: 'modern',
    teaches: TEACHES,
    ground: 'parchment',
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
    legend: { A: { ...ADA, attacks: [PISTOL] }, g: goblin() },
    expect: [
      ruling('d20modern.opportunity.leave-threatened')
        .en('Ada walks away: the goblin gets one attack.')
        .it('Ada se ne va: il goblin ha un attacco.')
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('4,4 3,5 2,6') })
        .gives({ legal: true, cost: 3, opportunities: [{ by: 'goblin', leaving: [4, 4] }] }),
      ruling('d20modern.movement.five-foot-step')
        .en('A 5-foot step: no attack.')
        .it('Un passo: nessun attacco.')
        .ask({ ask: 'move', of: 'ada', mode: 'step', path: cells('4,4 3,4') })
        .gives({ legal: true, opportunities: [] }),
      ruling('d20modern.movement.withdraw-distance')
        .en('Withdrawing, she leaves without an attack.')
        .it('Con la ritirata se ne va senza attacchi.')
        .ask({ ask: 'move', of: 'ada', mode: 'withdraw', path: cells('4,4 3,5 2,6') })
        .gives({ legal: true, opportunities: [] }),
    ],
  },
];
