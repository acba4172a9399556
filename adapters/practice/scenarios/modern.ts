/** Lessons on d20 Modern: firearms next to an enemy, and cover that the players must judge. */
import { ADA, BRUNO, goblin, orc, PISTOL } from './cast.ts';
import { askAct, askMove } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

const TEACHES = ['d20modern'];

export const modernScenarios = lessonsOf({ family: 'modern', teaches: TEACHES }, [
  {
    id: 'firearm',
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
        .ask(askAct('ada', 'ranged-attack', { target: 'goblin', with: 'pistol' }))
        .gives({ legal: true, kind: 'standard', opportunities: [{ by: 'goblin' }] }),
      ruling('d20modern.action.table-attack-ranged')
        .en('Two squares away she shoots without risk.')
        .it('A due quadretti spara senza rischi.')
        .with({ after: { ada: [2, 5] } })
        .ask(askAct('ada', 'ranged-attack', { target: 'goblin', with: 'pistol' }))
        .gives({ legal: true, opportunities: [] }),
      ruling('d20modern.movement.speed-definition')
        .en('The orc walks away from Bruno: no attack, for a pistol threatens nothing.')
        .it('L’orco si allontana da Bruno: nessun attacco, perché una pistola non minaccia.')
        .ask(askMove('orc', 'move', '9,6 9,5 9,4'))
        .gives({ legal: true, opportunities: [] }),
    ],
  },
  {
    id: 'modern-step',
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
        .ask(askMove('ada', 'move', '4,4 3,5 2,6'))
        .gives({ legal: true, cost: 3, opportunities: [{ by: 'goblin', leaving: [4, 4] }] }),
      ruling('d20modern.movement.five-foot-step')
        .en('A 5-foot step: no attack.')
        .it('Un passo: nessun attacco.')
        .ask(askMove('ada', 'step', '4,4 3,4'))
        .gives({ legal: true, opportunities: [] }),
      ruling('d20modern.movement.withdraw-distance')
        .en('Withdrawing, she leaves without an attack.')
        .it('Con la ritirata se ne va senza attacchi.')
        .ask(askMove('ada', 'withdraw', '4,4 3,5 2,6'))
        .gives({ legal: true, opportunities: [] }),
    ],
  },
]);
