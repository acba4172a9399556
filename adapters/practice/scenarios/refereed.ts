/** Lessons on a turn with the referee: moves to try during a fight, and the referee's answers. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, goblin, orc, withSheet } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

const AWAY = cells('5,3 5,4 5,5');

export const refereedScenarios: readonly Scenario[] = [
  {
    id: 'refereed-turn',
    family: 'battle',
    title: { en: 'A refereed turn', it: 'Un turno arbitrato' },
    lesson: {
      en:
        'In a fight the referee follows the turns: it counts what is left of each, ' +
        'offers attacks of opportunity to those who get one, and writes everything down ' +
        'in its log.',
      it:
        'In combattimento l’arbitro segue i turni: conta che cosa resta di ciascuno, ' +
        'offre gli attacchi di opportunità a chi ne ha diritto e scrive tutto nel ' +
        'registro.',
    },
    attempt: {
      en:
        'Start the fight, drag Ada down to Bruno’s side and look at the log: the ' +
        'goblin’s attack waits there. Undo it and withdraw, or take only a 5-foot step: ' +
        'no attack. Then move a creature out of turn.',
      it:
        'Inizia il combattimento, porta Ada giù accanto a Bruno e guarda il registro: ' +
        'l’attacco del goblin aspetta lì. Annulla e prova la ritirata, o il solo passo ' +
        'da 1,5 metri: nessun attacco. Poi muovi qualcuno fuori dal suo turno.',
    },
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
        .says(
          'Ada walks away: the goblin gets an attack as she leaves her square.',
          'Ada si allontana: il goblin ha un attacco quando lei lascia il suo quadretto.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: AWAY })
        .gives({
          legal: true,
          cost: 2,
          opportunities: [{ by: 'goblin', leaving: [5, 3], step: 0 }],
        }),
      ruling('srd35.action.move-and-standard', 'sigil.turn.actions-per-round')
        .says(
          'After the walk she still has a standard action.',
          'Dopo il movimento le resta un’azione standard.',
        )
        .ask({
          ask: 'turn',
          of: 'ada',
          do: [{ action: 'move', path: AWAY }, { action: 'total-defence' }],
        })
        .gives({ legal: true }),
      ruling('sigil.movement.withdraw')
        .says(
          'Withdrawing along the same path, nobody gets an attack.',
          'Se si ritira per lo stesso percorso, nessuno attacca.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'withdraw', path: AWAY })
        .gives({ legal: true, budget: 12, opportunities: [] }),
      ruling('sigil.turn.actions-per-round')
        .says(
          'But it takes the whole round: no attack is left.',
          'Ma la ritirata prende tutto il round: niente attacchi.',
        )
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
        .says(
          'A 5-foot step beside the goblin provokes nobody, and a full attack fits in.',
          'Un passo da 1,5 metri accanto al goblin non provoca, e l’attacco completo ci sta.',
        )
        .ask({
          ask: 'turn',
          of: 'ada',
          do: [{ action: 'five-foot-step', path: cells('5,3 6,3') }, { action: 'full-attack' }],
        })
        .gives({ legal: true, steps: [{ opportunities: [] }, { opportunities: [] }] }),
    ],
  },
];
