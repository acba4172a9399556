/** Lessons on actions: those that provoke without a step, and those that fit into one turn. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, CLEO, DORA, goblin, orc, withSheet, under } from './cast.ts';
import { askAct } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

const ACTING = 'sigil.opportunity.acting-in-threatened-square';

export const actionScenarios = lessonsOf({ family: 'actions' }, [
  {
    id: 'what-provokes',
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
        .en('Dora casts a spell: a standard action, and Orc 1 gets an attack.')
        .it('Dora lancia un incantesimo: azione standard, e Orco 1 può colpire.')
        .ask(askAct('dora', 'cast-spell'))
        .gives({
          legal: true,
          kind: 'standard',
          opportunities: [{ by: 'orc-1', cause: 'action' }],
        }),
      ruling('sigil.action.cast-spell-standard')
        .en('Two squares away she casts in peace.')
        .it('Due quadretti più in là lo lancia in pace.')
        .with({ after: { dora: [2, 1] } })
        .ask(askAct('dora', 'cast-spell'))
        .gives({ legal: true, opportunities: [] }),
      ruling('sigil.action.table-standard', ACTING)
        .en('Drinking a potion provokes as well.')
        .it('Anche bere una pozione provoca.')
        .ask(askAct('dora', 'drink-potion'))
        .gives({ legal: true, kind: 'standard', opportunities: [{ by: 'orc-1' }] }),
      ruling('sigil.action.table-standard')
        .en('An attack with her dagger doesn’t.')
        .it('Un attacco con il pugnale no.')
        .ask(askAct('dora', 'melee-attack', { target: 'orc-1', with: 'dagger' }))
        .gives({ legal: true, opportunities: [] }),
      ruling('sigil.action.table-move', ACTING)
        .en('Bruno stands up: a move action, and Orc 1 gets an attack.')
        .it('Bruno si alza: azione di movimento, e Orco 1 può colpire.')
        .ask(askAct('bruno', 'stand-up'))
        .gives({ legal: true, kind: 'move', opportunities: [{ by: 'orc-1' }] }),
      ruling('sigil.attack.ranged-attack-provokes', ACTING)
        .en('Cleo shoots at the goblin: Orc 2, next to her, gets an attack.')
        .it('Cleo tira al goblin: Orco 2, accanto a lei, può colpire.')
        .ask(askAct('cleo', 'ranged-attack', { target: 'goblin', with: 'shortbow' }))
        .gives({ legal: true, opportunities: [{ by: 'orc-2' }] }),
    ],
  },
  {
    id: 'one-turn',
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
        .en('Two squares, then one attack: it fits.')
        .it('Due quadretti, poi un attacco: ci sta.')
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
        .en('Two squares, then a full attack: too much.')
        .it('Due quadretti, poi l’attacco completo: troppo.')
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
        .en('A 5-foot step, then a full attack: it fits.')
        .it('Un passo da 1,5 metri, poi l’attacco completo: ci sta.')
        .with({ after: { ada: [4, 4] } })
        .ask({
          ask: 'turn',
          of: 'ada',
          do: [{ action: 'five-foot-step', path: cells('4,4 5,4') }, { action: 'full-attack' }],
        })
        .gives({ legal: true }),
      ruling('sigil.movement.five-foot-step')
        .en('A walk, then a 5-foot step: no.')
        .it('Una camminata, poi un passo da 1,5 metri: no.')
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
        .en('A double move: its second half takes the place of the attack.')
        .it('Doppio movimento: la seconda metà prende il posto dell’attacco.')
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
]);
