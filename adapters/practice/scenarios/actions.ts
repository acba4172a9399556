/** Lessons on actions: those that provoke without a step, and those that fit into one turn. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, CLEO, DORA, goblin, orc, withSheet, under } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

const ACTING = 'sigil.opportunity.acting-in-threatened-square';

export const actionScenarios: readonly Scenario[] = [
  {
    id: 'what-provokes',
    family: 'actions',
    title: { en: 'What provokes', it: 'Che cosa provoca' },
    lesson: {
      en:
        'Some actions next to an armed enemy provoke: casting, drinking, standing up, ' +
        'shooting. A melee attack doesn’t.',
      it:
        'Accanto a un avversario armato alcune azioni provocano: lanciare un ' +
        'incantesimo, bere, alzarsi, tirare. Un attacco in mischia no.',
    },
    attempt: {
      en:
        'Open “Actions”: each line says who would attack. Move Dora out of the hatched ' +
        'area and look again.',
      it:
        'Apri «Azioni»: ogni riga dice chi attaccherebbe. Porta Dora fuori dall’area ' +
        'tratteggiata e riguarda.',
    },
    ground: 'stone',
    select: 'dora',
    board: `
      ############
      #..........#
      #...D......#
      #....o..g..#
      #...B......#
      #..........#
      #......C...#
      #.......p..#
      ############`,
    legend: { D: DORA, B: under(BRUNO, 'prone'), C: CLEO, o: orc(1), p: orc(2), g: goblin() },
    expect: [
      ruling('sigil.action.cast-spell-standard', ACTING)
        .says(
          'Dora casts a spell: a standard action, and Orc 1 gets an attack.',
          'Dora lancia un incantesimo: azione standard, e Orco 1 può colpire.',
        )
        .ask({ ask: 'act', of: 'dora', action: 'cast-spell' })
        .gives({
          legal: true,
          kind: 'standard',
          opportunities: [{ by: 'orc-1', cause: 'action' }],
        }),
      ruling('sigil.action.cast-spell-standard')
        .says('Two squares away she casts in peace.', 'Due quadretti più in là lo lancia in pace.')
        .with({ after: { dora: [2, 1] } })
        .ask({ ask: 'act', of: 'dora', action: 'cast-spell' })
        .gives({ legal: true, opportunities: [] }),
      ruling('sigil.action.table-standard', ACTING)
        .says('Drinking a potion provokes as well.', 'Anche bere una pozione provoca.')
        .ask({ ask: 'act', of: 'dora', action: 'drink-potion' })
        .gives({ legal: true, kind: 'standard', opportunities: [{ by: 'orc-1' }] }),
      ruling('sigil.action.table-standard')
        .says('An attack with her dagger doesn’t.', 'Un attacco con il pugnale no.')
        .ask({ ask: 'act', of: 'dora', action: 'melee-attack', target: 'orc-1', with: 'dagger' })
        .gives({ legal: true, opportunities: [] }),
      ruling('sigil.action.table-move', ACTING)
        .says(
          'Bruno stands up: a move action, and Orc 1 gets an attack.',
          'Bruno si alza: azione di movimento, e Orco 1 può colpire.',
        )
        .ask({ ask: 'act', of: 'bruno', action: 'stand-up' })
        .gives({ legal: true, kind: 'move', opportunities: [{ by: 'orc-1' }] }),
      ruling('sigil.attack.ranged-attack-provokes', ACTING)
        .says(
          'Cleo shoots at the goblin: Orc 2, next to her, gets an attack.',
          'Cleo tira al goblin: Orco 2, accanto a lei, può colpire.',
        )
        .ask({
          ask: 'act',
          of: 'cleo',
          action: 'ranged-attack',
          target: 'goblin',
          with: 'shortbow',
        })
        .gives({ legal: true, opportunities: [{ by: 'orc-2' }] }),
    ],
  },
  {
    id: 'one-turn',
    family: 'actions',
    title: { en: 'What one turn holds', it: 'Che cosa sta in un turno' },
    lesson: {
      en:
        'A standard action and a move action, or one full-round action. A 5-foot step ' +
        'fits in with either, if there is no other movement.',
      it:
        'Un’azione standard e una di movimento, oppure una di round completo. Il passo ' +
        'da 1,5 metri ci sta in ogni caso, se non c’è altro movimento.',
    },
    attempt: {
      en:
        'Start the fight, drag Ada next to the orc and open “Actions”: after a walk ' +
        '“Full attack” is locked, after a 5-foot step it isn’t.',
      it:
        'Inizia il combattimento, porta Ada accanto all’orco e apri «Azioni»: dopo una ' +
        'camminata l’attacco completo è bloccato, dopo un passo no.',
    },
    ground: 'parchment',
    select: 'ada',
    targets: ['orc'],
    board: `
      ############
      #..........#
      #..........#
      #..........#
      #..A..o....#
      #..........#
      #..........#
      ############`,
    legend: { A: withSheet(ADA, 16, 13, 6), o: orc() },
    expect: [
      ruling('srd35.action.move-and-standard', 'sigil.turn.actions-per-round')
        .says('Two squares, then one attack: it fits.', 'Due quadretti, poi un attacco: ci sta.')
        .ask({
          ask: 'turn',
          of: 'ada',
          do: [
            { action: 'move', path: cells('3,4 4,4 5,4') },
            { action: 'melee-attack', target: 'orc', with: 'longsword' },
          ],
        })
        .gives({ legal: true }),
      ruling('srd35.action.full-round-only-step', 'sigil.turn.actions-per-round')
        .says(
          'Two squares, then a full attack: too much.',
          'Due quadretti, poi l’attacco completo: troppo.',
        )
        .ask({
          ask: 'turn',
          of: 'ada',
          do: [{ action: 'move', path: cells('3,4 4,4 5,4') }, { action: 'full-attack' }],
        })
        .gives({
          legal: false,
          steps: [{ legal: true }, { legal: false, why: ['no-action-left'] }],
        }),
      ruling('srd35.action.full-round-only-step', 'sigil.action.full-round-action')
        .says(
          'A 5-foot step, then a full attack: it fits.',
          'Un passo da 1,5 metri, poi l’attacco completo: ci sta.',
        )
        .with({ after: { ada: [4, 4] } })
        .ask({
          ask: 'turn',
          of: 'ada',
          do: [{ action: 'five-foot-step', path: cells('4,4 5,4') }, { action: 'full-attack' }],
        })
        .gives({ legal: true }),
      ruling('sigil.movement.five-foot-step')
        .says('A walk, then a 5-foot step: no.', 'Una camminata, poi un passo da 1,5 metri: no.')
        .ask({
          ask: 'turn',
          of: 'ada',
          do: [
            { action: 'move', path: cells('3,4 3,3 4,3') },
            { action: 'five-foot-step', path: cells('4,3 5,3') },
          ],
        })
        .gives({
          legal: false,
          steps: [{ legal: true }, { legal: false, why: ['step-after-move'] }],
        }),
      ruling('srd35.action.double-move', 'sigil.turn.standard-for-move')
        .says(
          'A double move: its second half takes the place of the attack.',
          'Doppio movimento: la seconda metà prende il posto dell’attacco.',
        )
        .ask({
          ask: 'turn',
          of: 'ada',
          do: [
            { action: 'double-move', path: cells('3,4 4,4 5,4') },
            { action: 'melee-attack', target: 'orc', with: 'longsword' },
          ],
        })
        .gives({
          legal: false,
          steps: [{ legal: true }, { legal: false, why: ['no-action-left'] }],
        }),
    ],
  },
];
