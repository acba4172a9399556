/** Lessons on leaving threatened squares: move, 5-foot step, withdraw, charge. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, CLEO, goblin, orc } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

const LEAVING = 'sigil.opportunity.leaving-threatened-square';

export const firstSteps: Scenario = {
  id: 'first-steps',
  family: 'opportunity',
  title: { en: 'First steps', it: 'Primi passi' },
  lesson: {
    en:
      'When you leave a square an armed enemy threatens, that enemy gets an attack of ' +
      'opportunity: one per move, however many of its squares you leave.',
    it:
      'Se esci da un quadretto minacciato da un avversario armato, quello ha un ' +
      'attacco di opportunità: uno solo per movimento, per quanti quadretti tu lasci.',
  },
  attempt: {
    en:
      'Drag Ada down and to the left: diamond 1 stands on the square she leaves. Put ' +
      'her back, then drag her around the goblin: the other squares only show “=”. ' +
      'Same goblin, no extra attack.',
    it:
      'Trascina Ada in basso a sinistra: il rombo 1 sta sul quadretto che lascia. ' +
      'Rimettila a posto e falla girare attorno al goblin: gli altri quadretti hanno ' +
      'solo «=». Stesso goblin, nessun altro attacco.',
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
    ruling(LEAVING)
      .says(
        'Ada walks away: the goblin gets one attack, as she leaves her own square.',
        'Ada si allontana: il goblin ha un attacco, quando lei lascia il proprio quadretto.',
      )
      .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('4,4 3,5 2,6') })
      .gives({
        legal: true,
        cost: 3,
        budget: 6,
        violations: [],
        opportunities: [{ by: 'goblin', leaving: [4, 4], step: 0 }],
      }),
    ruling(LEAVING, 'sigil.opportunity.one-per-round')
      .says(
        'Around the goblin: one attack, for three threatened squares.',
        'Attorno al goblin: un attacco solo, per tre quadretti minacciati.',
      )
      .with({
        done: {
          kind: 'drag',
          of: 'ada',
          mode: 'move',
          path: cells('4,4 4,3 4,2 3,1'),
          around: true,
        },
      })
      .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('4,4 4,3 4,2 3,1') })
      .gives({ legal: true, cost: 3, opportunities: [{ by: 'goblin', leaving: [4, 4], step: 0 }] }),
  ],
};

export const opportunityScenarios: readonly Scenario[] = [
  {
    id: 'five-foot-step',
    family: 'opportunity',
    title: { en: 'The 5-foot step', it: 'Il passo di 1,5 metri' },
    lesson: {
      en:
        'A 5-foot step, one square with no other movement that round, never provokes. ' +
        'Walking one square does.',
      it:
        'Il passo di 1,5 metri, un quadretto e nessun altro movimento nel round, non ' +
        'provoca mai. Camminare di un quadretto sì.',
    },
    attempt: {
      en:
        '“5-foot step” is already chosen for Cleo. Drag her one square left: no attack. ' +
        'Two squares: too far. Now choose “one move” and drag two squares left: the ' +
        'goblin gets an attack. (One square alone counts as the step.)',
      it:
        'Per Cleo è già scelto il «passo». Trascinala di un quadretto a sinistra: nessun ' +
        'attacco. Di due: troppo. Ora scegli «un movimento» e trascinala di due: il ' +
        'goblin attacca. (Un quadretto solo conta come il passo.)',
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
      ruling('sigil.movement.five-foot-step', 'sigil.opportunity.five-foot-step-safe')
        .says(
          'A step of one square: the goblin gets no attack.',
          'Un passo di un quadretto: il goblin non attacca.',
        )
        .ask({ ask: 'move', of: 'cleo', mode: 'step', path: cells('5,4 4,4') })
        .gives({ legal: true, cost: 1, budget: 1, opportunities: [] }),
      ruling(LEAVING)
        .says(
          'The same square on foot: it gets an attack.',
          'Lo stesso quadretto camminando: attacca.',
        )
        // The mode is chosen explicitly, because without a mode a move of one square is judged as a
        // 5-foot step.
        .with({ done: { kind: 'drag', of: 'cleo', mode: 'move', path: cells('5,4 4,4 3,4') } })
        .ask({ ask: 'move', of: 'cleo', mode: 'move', path: cells('5,4 4,4') })
        .gives({
          legal: true,
          cost: 1,
          opportunities: [{ by: 'goblin', leaving: [5, 4], step: 0 }],
        }),
      ruling('sigil.movement.five-foot-step')
        .says('Two squares are not a 5-foot step.', 'Due quadretti non sono un passo da 1,5 metri.')
        .ask({ ask: 'move', of: 'cleo', mode: 'step', path: cells('5,4 4,4 3,4') })
        .gives({ legal: false, violations: [{ code: 'over-speed', at: [3, 4] }] }),
    ],
  },
  {
    id: 'withdraw',
    family: 'opportunity',
    title: { en: 'Withdraw', it: 'La ritirata' },
    lesson: {
      en:
        'Withdrawing takes a full round and covers up to twice your speed. The square ' +
        'you start in doesn’t count as threatened; all the others do.',
      it:
        'La ritirata prende tutto il round, fino al doppio della velocità, e il ' +
        'quadretto di partenza non conta come minacciato. Tutti gli altri sì.',
    },
    attempt: {
      en:
        '“Withdraw” is already chosen. Drag Ada straight left: no attacks. Drag her down ' +
        'past the second goblin: the first gets none, the second does. Choose “one move” ' +
        'and try again: both attack.',
      it:
        'È già scelta la «ritirata». Trascina Ada dritto a sinistra: nessun attacco. Poi ' +
        'in basso accanto al secondo goblin: il primo non attacca, il secondo sì. Con ' +
        '«un movimento», attaccano tutti e due.',
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
      ruling('sigil.movement.withdraw')
        .says('Straight away: nobody gets an attack.', 'Dritto via: nessuno attacca.')
        .ask({ ask: 'move', of: 'ada', mode: 'withdraw', path: cells('5,4 4,4 3,4 2,4') })
        .gives({ legal: true, cost: 3, budget: 12, opportunities: [] }),
      ruling('sigil.movement.withdraw', LEAVING)
        .says(
          'Down past the second goblin: only the second one gets an attack.',
          'Giù accanto al secondo goblin: attacca solo il secondo.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'withdraw', path: cells('5,4 4,5 4,6 4,7') })
        .gives({ legal: true, opportunities: [{ by: 'goblin-2', leaving: [4, 5], step: 1 }] }),
      ruling(LEAVING)
        .says(
          'The same path on foot: both get an attack.',
          'Lo stesso percorso camminando: attaccano tutti e due.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('5,4 4,5 4,6 4,7') })
        .gives({
          opportunities: [
            { by: 'goblin-1', leaving: [5, 4], step: 0 },
            { by: 'goblin-2', leaving: [4, 5], step: 1 },
          ],
        }),
    ],
  },
  {
    id: 'charge-lane',
    family: 'opportunity',
    title: { en: 'The charge', it: 'La carica' },
    lesson: {
      en:
        'You charge in a straight line, at least 10 ft. and at most twice your speed, to ' +
        'the nearest square you can attack from. Difficult terrain or an ally on the ' +
        'line rules it out.',
      it:
        'La carica va in linea retta, da 3 metri al doppio della velocità, fino al ' +
        'quadretto più vicino da cui colpire. Terreno impervio o un alleato sulla linea ' +
        'la impediscono.',
    },
    attempt: {
      en:
        '“Charge” is chosen: the dotted lane leads to orc 1. Drag Ada along it. Then try ' +
        'the other two: rubble blocks the path to orc 2, Bruno the path to orc 3.',
      it:
        'È scelta la «carica»: la linea punteggiata porta a orco 1. Trascina Ada lungo ' +
        'la linea. Poi prova con gli altri: verso orco 2 c’è il pietrisco, verso orco 3 ' +
        'c’è Bruno.',
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
      ruling('sigil.special-attack.charge-path')
        .says('To the first orc: the lane is free.', 'Verso il primo orco: la linea è libera.')
        .ask({
          ask: 'move',
          of: 'ada',
          mode: 'charge',
          path: cells('1,4 2,4 3,4 4,4 5,4 6,4 7,4 8,4'),
        })
        .gives({ legal: true, cost: 7, budget: 12, violations: [] }),
      ruling('srd35.terrain.difficult-no-run-charge', 'sigil.terrain.difficult-no-run-charge')
        .says(
          'To the second orc: not over the rubble.',
          'Verso il secondo orco: non sul pietrisco.',
        )
        .ask({
          ask: 'move',
          of: 'ada',
          mode: 'charge',
          path: cells('1,4 2,4 3,4 4,3 5,3 6,3 7,3 8,2'),
        })
        .gives({ legal: false }),
      ruling('srd35.movement.charge-not-through-friend')
        .says('To the third orc: not through Bruno.', 'Verso il terzo orco: non attraverso Bruno.')
        .ask({ ask: 'move', of: 'ada', mode: 'charge', path: cells('1,4 2,5 3,6 4,7') })
        .gives({ legal: false, violations: [{ code: 'through-ally', at: [3, 6] }] }),
      ruling('sigil.special-attack.charge-path')
        .says('One square is too short for a charge.', 'Un quadretto è troppo poco per una carica.')
        .with({ after: { 'orc-1': [3, 4] } })
        .ask({ ask: 'move', of: 'ada', mode: 'charge', path: cells('1,4 2,4') })
        .gives({ legal: false, violations: [{ code: 'too-short' }] }),
    ],
  },
];
