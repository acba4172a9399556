/** Lessons on d20 Modern: firearms next to an enemy, and cover that the players must judge. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, goblin, orc, PISTOL } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

const TEACHES = ['d20modern'];

export const modernScenarios: readonly Scenario[] = [
  {
    id: 'firearm',
    family: 'modern',
    teaches: TEACHES,
    title: { en: 'A pistol up close', it: 'Una pistola da vicino' },
    lesson: {
      en:
        'Shooting next to an armed enemy provokes. A gun threatens no squares, so its ' +
        'owner gets no attacks of opportunity.',
      it:
        'Sparare accanto a un avversario armato provoca. Un’arma da fuoco non minaccia ' +
        'quadretti: chi la impugna non ha AdO.',
    },
    attempt: {
      en:
        'Open Actions for Ada: the shot provokes. Move her two squares away and look ' +
        'again. Then drag the orc past Bruno, who holds a pistol too.',
      it:
        'Apri Azioni per Ada: il tiro provoca. Spostala di due quadretti e riguarda. ' +
        'Poi trascina l’orco accanto a Bruno, che ha anche lui una pistola.',
    },
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
        .says(
          'Ada shoots next to the goblin: it gets an attack.',
          'Ada spara accanto al goblin: il goblin ha un attacco.',
        )
        .ask({ ask: 'act', of: 'ada', action: 'ranged-attack', target: 'goblin', with: 'pistol' })
        .gives({ legal: true, kind: 'standard', opportunities: [{ by: 'goblin' }] }),
      ruling('d20modern.action.table-attack-ranged')
        .says('Two squares away she shoots without risk.', 'A due quadretti spara senza rischi.')
        .with({ after: { ada: [2, 5] } })
        .ask({ ask: 'act', of: 'ada', action: 'ranged-attack', target: 'goblin', with: 'pistol' })
        .gives({ legal: true, opportunities: [] }),
      ruling('d20modern.movement.speed-definition')
        .says(
          'The orc walks away from Bruno: no attack, for a pistol threatens nothing.',
          'L’orco si allontana da Bruno: nessun attacco, perché una pistola non minaccia.',
        )
        .ask({ ask: 'move', of: 'orc', mode: 'move', path: cells('9,6 9,5 9,4') })
        .gives({ legal: true, opportunities: [] }),
    ],
  },
  {
    id: 'modern-step',
    family: 'modern',
    teaches: TEACHES,
    title: { en: 'Getting away from a blade', it: 'Allontanarsi da una lama' },
    lesson: {
      en:
        'Leaving a threatened square provokes here too. A 5-foot step doesn’t, and a ' +
        'withdrawal protects the square you start in.',
      it:
        'Anche qui uscire da un quadretto minacciato provoca. Un passo no, e la ' +
        'ritirata protegge il quadretto di partenza.',
    },
    attempt: {
      en:
        'Drag Ada two squares away: the goblin gets an attack. Then choose “5-foot ' +
        'step”, and “withdraw”: it gets none.',
      it: 'Trascina Ada di due quadretti: il goblin ha un attacco. Poi scegli il «passo» e la «ritirata»: non ne ha.',
    },
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
        .says(
          'Ada walks away: the goblin gets one attack.',
          'Ada se ne va: il goblin ha un attacco.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('4,4 3,5 2,6') })
        .gives({ legal: true, cost: 3, opportunities: [{ by: 'goblin', leaving: [4, 4] }] }),
      ruling('d20modern.movement.five-foot-step')
        .says('A 5-foot step: no attack.', 'Un passo: nessun attacco.')
        .ask({ ask: 'move', of: 'ada', mode: 'step', path: cells('4,4 3,4') })
        .gives({ legal: true, opportunities: [] }),
      ruling('d20modern.movement.withdraw-distance')
        .says(
          'Withdrawing, she leaves without an attack.',
          'Con la ritirata se ne va senza attacchi.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'withdraw', path: cells('4,4 3,5 2,6') })
        .gives({ legal: true, opportunities: [] }),
    ],
  },
];
