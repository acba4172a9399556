/** Lessons on a turn with the referee: moves to try during a fight, and the referee's answers. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, goblin, orc, withSheet } from './cast.ts';
import { ruling, type LessonBoard } from './scenario.ts';

const AWAY = cells('5,3 5,4 5,5');

export const refereedScenarios: readonly LessonBoard[] = [
  {
    id: 'refereed-turn',
    family: 'battle',
    ground: 'stone',
    select: 'ada',
    board: `
      ############
      #..........#
      #....g.....#
      #....A.....#
      #..........#
      #...B...o..#
      #..........#
      ############`,
    legend: { A: withSheet(ADA, 16, 13, 6), B: BRUNO, g: goblin(), o: orc() },
    // The fight is in round 2, because creatures that have not acted in round 1 may not make
    // attacks of opportunity.
    rest: {
      turn: {
        round: 2,
        active: 'ada',
        order: ['ada', 'goblin', 'bruno', 'orc'],
        acted: ['ada', 'goblin', 'bruno', 'orc'],
      },
    },
    expect: [
      ruling('sigil.opportunity.leaving-threatened-square')
        .en('Ada walks away: the goblin gets an attack as she leaves her square.')
        .it('Ada si allontana: il goblin ha un attacco quando lei lascia il suo quadretto.')
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: AWAY })
        .gives({
          legal: true,
          cost: 2,
          opportunities: [{ by: 'goblin', leaving: [5, 3], step: 0 }],
        }),
      ruling('srd35.action.move-and-standard', 'sigil.turn.actions-per-round')
        .en('After the walk she still has a standard action.')
        .it('Dopo il movimento le resta un’azione standard.')
        .ask({
          ask: 'turn',
          of: 'ada',
          do: [{ action: 'move', path: AWAY }, { action: 'total-defence' }],
        })
        .gives({ legal: true }),
      ruling('sigil.movement.withdraw')
        .en('Withdrawing along the same path, nobody gets an attack.')
        .it('Se si ritira per lo stesso percorso, nessuno attacca.')
        .ask({ ask: 'move', of: 'ada', mode: 'withdraw', path: AWAY })
        .gives({ legal: true, budget: 12, opportunities: [] }),
      ruling('sigil.turn.actions-per-round')
        .en('But it takes the whole round: no attack is left.')
        .it('Ma la ritirata prende tutto il round: niente attacchi.')
        .ask({
          ask: 'turn',
          of: 'ada',
          do: [{ action: 'withdraw', path: AWAY }, { action: 'total-defence' }],
        })
        .gives({
          legal: false,
          steps: [{ legal: true }, { legal: false, why: ['no-action-left'] }],
        }),
      ruling('sigil.movement.five-foot-step', 'sigil.action.full-round-action')
        .en('A 5-foot step beside the goblin provokes nobody, and a full attack fits in.')
        .it('Un passo da 1,5 metri accanto al goblin non provoca, e l’attacco completo ci sta.')
        .ask({
          ask: 'turn',
          of: 'ada',
          do: [{ action: 'five-foot-step', path: cells('5,3 6,3') }, { action: 'full-attack' }],
        })
        .gives({ legal: true, steps: [{ opportunities: [] }, { opportunities: [] }] }),
    ],
  },
];
