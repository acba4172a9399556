/** Lessons on actions: those that provoke without a step, and those that fit into one turn. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, CLEO, DORA, goblin, orc, sheet, under } from './cast.ts';
import type { Scenario } from './scenario.ts';

const ACTING = 'sigil.opportunity.acting-in-threatened-square';

export const actions: readonly Scenario[] = [
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
      {
        ruling: {
          en: 'Dora casts a spell: a standard action, and Orc 1 gets an attack.',
          it: 'Dora lancia un incantesimo: azione standard, e Orco 1 può colpire.',
        },
        ledger: ['sigil.action.cast-spell-standard', ACTING],
        ask: { ask: 'act', of: 'dora', action: 'cast-spell' },
        expect: {
          legal: true,
          kind: 'standard',
          opportunities: [{ by: 'orc-1', cause: 'action' }],
        },
      },
      {
        ruling: {
          en: 'Two squares away she casts in peace.',
          it: 'Due quadretti più in là lo lancia in pace.',
        },
        ledger: ['sigil.action.cast-spell-standard'],
        after: { dora: [2, 1] },
        ask: { ask: 'act', of: 'dora', action: 'cast-spell' },
        expect: { legal: true, opportunities: [] },
      },
      {
        ruling: {
          en: 'Drinking a potion provokes as well.',
          it: 'Anche bere una pozione provoca.',
        },
        ledger: ['sigil.action.table-standard', ACTING],
        ask: { ask: 'act', of: 'dora', action: 'drink-potion' },
        expect: { legal: true, kind: 'standard', opportunities: [{ by: 'orc-1' }] },
      },
      {
        ruling: { en: 'An attack with her dagger doesn’t.', it: 'Un attacco con il pugnale no.' },
        ledger: ['sigil.action.table-standard'],
        ask: { ask: 'act', of: 'dora', action: 'melee-attack', target: 'orc-1', with: 'dagger' },
        expect: { legal: true, opportunities: [] },
      },
      {
        ruling: {
          en: 'Bruno stands up: a move action, and Orc 1 gets an attack.',
          it: 'Bruno si alza: azione di movimento, e Orco 1 può colpire.',
        },
        ledger: ['sigil.action.table-move', ACTING],
        ask: { ask: 'act', of: 'bruno', action: 'stand-up' },
        expect: { legal: true, kind: 'move', opportunities: [{ by: 'orc-1' }] },
      },
      {
        ruling: {
          en: 'Cleo shoots at the goblin: Orc 2, next to her, gets an attack.',
          it: 'Cleo tira al goblin: Orco 2, accanto a lei, può colpire.',
        },
        ledger: ['sigil.attack.ranged-attack-provokes', ACTING],
        ask: {
          ask: 'act',
          of: 'cleo',
          action: 'ranged-attack',
          target: 'goblin',
          with: 'shortbow',
        },
        expect: { legal: true, opportunities: [{ by: 'orc-2' }] },
      },
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
    legend: { A: sheet(ADA, 16, 13, 6), o: orc() },
    expect: [
      {
        ruling: {
          en: 'Two squares, then one attack: it fits.',
          it: 'Due quadretti, poi un attacco: ci sta.',
        },
        ledger: ['srd35.action.move-and-standard', 'sigil.turn.actions-per-round'],
        ask: {
          ask: 'turn',
          of: 'ada',
          do: [
            { action: 'move', path: cells('3,4 4,4 5,4') },
            { action: 'melee-attack', target: 'orc', with: 'longsword' },
          ],
        },
        expect: { legal: true },
      },
      {
        ruling: {
          en: 'Two squares, then a full attack: too much.',
          it: 'Due quadretti, poi l’attacco completo: troppo.',
        },
        ledger: ['srd35.action.full-round-only-step', 'sigil.turn.actions-per-round'],
        ask: {
          ask: 'turn',
          of: 'ada',
          do: [{ action: 'move', path: cells('3,4 4,4 5,4') }, { action: 'full-attack' }],
        },
        expect: {
          legal: false,
          steps: [{ legal: true }, { legal: false, why: ['no-action-left'] }],
        },
      },
      {
        ruling: {
          en: 'A 5-foot step, then a full attack: it fits.',
          it: 'Un passo da 1,5 metri, poi l’attacco completo: ci sta.',
        },
        ledger: ['srd35.action.full-round-only-step', 'sigil.action.full-round-action'],
        after: { ada: [4, 4] },
        ask: {
          ask: 'turn',
          of: 'ada',
          do: [{ action: 'five-foot-step', path: cells('4,4 5,4') }, { action: 'full-attack' }],
        },
        expect: { legal: true },
      },
      {
        ruling: {
          en: 'A walk, then a 5-foot step: no.',
          it: 'Una camminata, poi un passo da 1,5 metri: no.',
        },
        ledger: ['sigil.movement.five-foot-step'],
        ask: {
          ask: 'turn',
          of: 'ada',
          do: [
            { action: 'move', path: cells('3,4 3,3 4,3') },
            { action: 'five-foot-step', path: cells('4,3 5,3') },
          ],
        },
        expect: {
          legal: false,
          steps: [{ legal: true }, { legal: false, why: ['step-after-move'] }],
        },
      },
      {
        ruling: {
          en: 'A double move: its second half takes the place of the attack.',
          it: 'Doppio movimento: la seconda metà prende il posto dell’attacco.',
        },
        ledger: ['srd35.action.double-move', 'sigil.turn.standard-for-move'],
        ask: {
          ask: 'turn',
          of: 'ada',
          do: [
            { action: 'double-move', path: cells('3,4 4,4 5,4') },
            { action: 'melee-attack', target: 'orc', with: 'longsword' },
          ],
        },
        expect: {
          legal: false,
          steps: [{ legal: true }, { legal: false, why: ['no-action-left'] }],
        },
      },
    ],
  },
];
