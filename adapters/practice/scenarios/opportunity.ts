/** Lessons on leaving threatened squares: walk, step, withdraw, charge. */
import { ADA, BRUNO, CLEO, goblin, orc } from './cast.ts';
import type { Scenario } from './scenario.ts';

const LEAVING = 'sigil.opportunity.leaving-threatened-square';

export const firstSteps: Scenario = {
  id: 'first-steps',
  family: 'opportunity',
  title: { en: 'First steps', it: 'Primi passi' },
  lesson: {
    en:
      'Whoever leaves a square that an armed foe threatens offers it an attack of ' +
      'opportunity, once in one movement however many of its squares are left.',
    it:
      'Chi esce da un quadretto minacciato da un avversario armato gli offre un ' +
      'attacco di opportunità: uno solo per movimento, per quanti quadretti lasci.',
  },
  attempt: {
    en:
      'Drag Ada down and to the left: the diamond 1 stands on her own square. Then ' +
      'lead her around the goblin: the further squares wear only the sign “=”.',
    it:
      'Trascina Ada in basso a sinistra: il rombo 1 sta sul suo quadretto. Poi falla ' +
      'girare attorno al goblin: i quadretti seguenti portano solo il segno «=».',
  },
  ground: 'stone',
  select: 'ada',
  board: `
    ############
    #..........#
    #..........#
    #....g.....#
    #...A......#
    #..........#
    #......##..#
    #......##..#
    ############`,
  legend: { A: ADA, g: goblin() },
  expect: [
    {
      ruling: {
        en: 'Walking away, the goblin strikes once, as Ada leaves her own square.',
        it: 'Se Ada si allontana, il goblin colpisce una volta: quando lascia il proprio quadretto.',
      },
      ledger: [LEAVING],
      ask: {
        ask: 'move',
        of: 'ada',
        mode: 'move',
        path: [
          [4, 4],
          [3, 5],
          [2, 6],
        ],
      },
      expect: {
        legal: true,
        cost: 3,
        budget: 6,
        violations: [],
        opportunities: [{ by: 'goblin', leaving: [4, 4], step: 0 }],
      },
    },
    {
      ruling: {
        en: 'Around the goblin: one attack, for three threatened squares.',
        it: 'Attorno al goblin: un attacco solo, per tre quadretti minacciati.',
      },
      ledger: [LEAVING, 'sigil.opportunity.one-per-round'],
      ask: {
        ask: 'move',
        of: 'ada',
        mode: 'move',
        path: [
          [4, 4],
          [4, 3],
          [4, 2],
          [3, 1],
        ],
      },
      expect: { legal: true, cost: 3, opportunities: [{ by: 'goblin', leaving: [4, 4], step: 0 }] },
      done: {
        kind: 'drag',
        of: 'ada',
        mode: 'move',
        way: [
          [4, 4],
          [4, 3],
          [4, 2],
          [3, 1],
        ],
        around: true,
      },
    },
  ],
};

export const opportunity: readonly Scenario[] = [
  {
    id: 'five-foot-step',
    family: 'opportunity',
    title: { en: 'The 5-foot step', it: 'Il passo di 1,5 metri' },
    lesson: {
      en:
        'One single step of one square, with no other movement in the round, never ' +
        'provokes. A walk of one square does.',
      it:
        'Un solo passo di un quadretto, senza altro movimento nel round, non provoca ' +
        'mai. Camminare di un quadretto sì.',
    },
    attempt: {
      en:
        'Cleo is set to the 5-foot step: one square to the left and the goblin may not ' +
        'strike; a second square is too far. Set her to one move and draw two squares: ' +
        'now it strikes. (A single square counts as the step.)',
      it:
        'Cleo è sul passo da 1,5 metri: un quadretto a sinistra e il goblin non può ' +
        'colpire; un secondo è troppo. Mettila su un movimento e traccia due ' +
        'quadretti: ora colpisce. (Un quadretto solo conta come il passo.)',
    },
    ground: 'parchment',
    select: 'cleo',
    mode: 'step',
    board: `
      ############
      #..........#
      #..........#
      #..........#
      #....Cg....#
      #..........#
      #..........#
      #..........#
      ############`,
    legend: { C: CLEO, g: goblin() },
    expect: [
      {
        ruling: {
          en: 'A step of one square: the goblin may not strike.',
          it: 'Un passo di un quadretto: il goblin non può colpire.',
        },
        ledger: ['sigil.movement.five-foot-step', 'sigil.opportunity.five-foot-step-safe'],
        ask: {
          ask: 'move',
          of: 'cleo',
          mode: 'step',
          path: [
            [5, 4],
            [4, 4],
          ],
        },
        expect: { legal: true, cost: 1, budget: 1, opportunities: [] },
      },
      {
        ruling: {
          en: 'The same square on foot: it strikes.',
          it: 'Lo stesso quadretto camminando: colpisce.',
        },
        ledger: [LEAVING],
        ask: {
          ask: 'move',
          of: 'cleo',
          mode: 'move',
          path: [
            [5, 4],
            [4, 4],
          ],
        },
        expect: {
          legal: true,
          cost: 1,
          opportunities: [{ by: 'goblin', leaving: [5, 4], step: 0 }],
        },
        // A single square is judged as the step that it may be.
        done: {
          kind: 'drag',
          of: 'cleo',
          mode: 'move',
          way: [
            [5, 4],
            [4, 4],
            [3, 4],
          ],
        },
      },
      {
        ruling: {
          en: 'Two squares are no 5-foot step.',
          it: 'Due quadretti non sono un passo da 1,5 metri.',
        },
        ledger: ['sigil.movement.five-foot-step'],
        ask: {
          ask: 'move',
          of: 'cleo',
          mode: 'step',
          path: [
            [5, 4],
            [4, 4],
            [3, 4],
          ],
        },
        expect: { legal: false, violations: [{ code: 'over-speed', at: [3, 4] }] },
      },
    ],
  },
  {
    id: 'withdraw',
    family: 'opportunity',
    title: { en: 'Withdraw', it: 'La ritirata' },
    lesson: {
      en:
        'Withdrawing takes the whole round, up to twice the speed, and the square you ' +
        'start from does not count as threatened. Every later square does.',
      it:
        'La ritirata prende tutto il round, fino al doppio della velocità, e il ' +
        'quadretto di partenza non conta come minacciato. Tutti gli altri sì.',
    },
    attempt: {
      en:
        'Ada is set to withdraw. Drag her straight to the left: nobody strikes. Lead ' +
        'her down past the second goblin: the first still may not, the second may. On ' +
        'foot, both would.',
      it:
        'Ada è sulla ritirata. Trascinala dritto a sinistra: nessuno colpisce. Falla ' +
        'scendere accanto al secondo goblin: il primo ancora non può, il secondo sì. ' +
        'Camminando, tutti e due.',
    },
    ground: 'stone',
    select: 'ada',
    mode: 'withdraw',
    board: `
      ############
      #..........#
      #..........#
      #.....g....#
      #....A.....#
      #..........#
      #..h.......#
      #..........#
      ############`,
    legend: { A: ADA, g: goblin(1), h: goblin(2) },
    expect: [
      {
        ruling: { en: 'Straight away: nobody strikes.', it: 'Dritto via: nessuno colpisce.' },
        ledger: ['sigil.movement.withdraw'],
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'withdraw',
          path: [
            [5, 4],
            [4, 4],
            [3, 4],
            [2, 4],
          ],
        },
        expect: { legal: true, cost: 3, budget: 12, opportunities: [] },
      },
      {
        ruling: {
          en: 'Down past the second goblin: only the second one strikes.',
          it: 'Giù accanto al secondo goblin: colpisce solo il secondo.',
        },
        ledger: ['sigil.movement.withdraw', LEAVING],
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'withdraw',
          path: [
            [5, 4],
            [4, 5],
            [4, 6],
            [4, 7],
          ],
        },
        expect: { legal: true, opportunities: [{ by: 'goblin-2', leaving: [4, 5], step: 1 }] },
      },
      {
        ruling: {
          en: 'The same way on foot: both strike.',
          it: 'La stessa via camminando: colpiscono tutti e due.',
        },
        ledger: [LEAVING],
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'move',
          path: [
            [5, 4],
            [4, 5],
            [4, 6],
            [4, 7],
          ],
        },
        expect: {
          opportunities: [
            { by: 'goblin-1', leaving: [5, 4], step: 0 },
            { by: 'goblin-2', leaving: [4, 5], step: 1 },
          ],
        },
      },
    ],
  },
  {
    id: 'charge-lane',
    family: 'opportunity',
    title: { en: 'The charge’s lane', it: 'La linea della carica' },
    lesson: {
      en:
        'A charge runs straight, at least two squares and at most twice the speed, to ' +
        'the nearest square from which the foe can be struck. Difficult ground or a ' +
        'friend on the line forbids it.',
      it:
        'La carica va dritta, per almeno due quadretti e al più il doppio della ' +
        'velocità, fino al quadretto più vicino da cui colpire. Terreno impervio o un ' +
        'alleato sulla linea la vietano.',
    },
    attempt: {
      en:
        'Ada is set to charge: only the lane to the first orc is drawn, and dragging ' +
        'her along it is legal. Towards the second orc the rubble lies across, towards ' +
        'the third stands Bruno.',
      it:
        'Ada è sulla carica: è disegnata solo la linea verso il primo orco, e ' +
        'trascinarla lungo quella è regolare. Verso il secondo c’è di mezzo il ' +
        'pietrisco, verso il terzo Bruno.',
    },
    ground: 'forest',
    select: 'ada',
    mode: 'charge',
    board: `
      #...........##
      .............#
      .....^...i....
      ....^^^.......
      .A.......g....
      ..............
      ...B.......#..
      ..........##..
      #....h.......#`,
    legend: { A: ADA, B: BRUNO, g: orc(1), h: orc(3), i: orc(2) },
    expect: [
      {
        ruling: {
          en: 'To the first orc: the lane is free.',
          it: 'Verso il primo orco: la linea è libera.',
        },
        ledger: ['sigil.special-attack.charge-path'],
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'charge',
          path: [
            [1, 4],
            [2, 4],
            [3, 4],
            [4, 4],
            [5, 4],
            [6, 4],
            [7, 4],
            [8, 4],
          ],
        },
        expect: { legal: true, cost: 7, budget: 12, violations: [] },
      },
      {
        ruling: {
          en: 'To the second orc: not over the rubble.',
          it: 'Verso il secondo orco: non sul pietrisco.',
        },
        ledger: ['srd35.terrain.difficult-no-run-charge', 'sigil.terrain.difficult-no-run-charge'],
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'charge',
          path: [
            [1, 4],
            [2, 4],
            [3, 4],
            [4, 3],
            [5, 3],
            [6, 3],
            [7, 3],
            [8, 2],
          ],
        },
        expect: { legal: false },
      },
      {
        ruling: {
          en: 'To the third orc: not through Bruno.',
          it: 'Verso il terzo orco: non attraverso Bruno.',
        },
        ledger: ['srd35.movement.charge-not-through-friend'],
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'charge',
          path: [
            [1, 4],
            [2, 5],
            [3, 6],
            [4, 7],
          ],
        },
        expect: { legal: false, violations: [{ code: 'through-ally', at: [3, 6] }] },
      },
      {
        ruling: {
          en: 'One square is too short for a charge.',
          it: 'Un quadretto è troppo poco per una carica.',
        },
        ledger: ['sigil.special-attack.charge-path'],
        after: { 'orc-1': [3, 4] },
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'charge',
          path: [
            [1, 4],
            [2, 4],
          ],
        },
        expect: { legal: false, violations: [{ code: 'too-short' }] },
      },
    ],
  },
];
