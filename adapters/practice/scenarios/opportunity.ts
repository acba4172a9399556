/** Lessons on leaving threatened squares: move, 5-foot step, withdraw, charge. */
import { ADA, BRUNO, CLEO, goblin, orc } from './cast.ts';
import { askMove, dragAlong } from './questions.ts';
import { lessonsOf, ruling, type LessonBoard } from './scenario.ts';

const LEAVING = 'sigil.opportunity.leaving-threatened-square';

export const firstSteps: LessonBoard = {
  id: 'first-steps',
  family: 'opportunity',
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
      .en('Ada walks away: the goblin gets one attack, as she leaves her own square.')
      .it('Ada si allontana: il goblin ha un attacco, quando lei lascia il proprio quadretto.')
      .ask(askMove('ada', 'move', '4,4 3,5 2,6'))
      .gives({
        legal: true,
        cost: 3,
        budget: 6,
        violations: [],
        opportunities: [{ by: 'goblin', leaving: [4, 4], step: 0 }],
      }),
    ruling(LEAVING, 'sigil.opportunity.one-per-round')
      .en('Around the goblin: one attack, for three threatened squares.')
      .it('Attorno al goblin: un attacco solo, per tre quadretti minacciati.')
      .with({ done: dragAlong('ada', '4,4 4,3 4,2 3,1', { mode: 'move', around: true }) })
      .ask(askMove('ada', 'move', '4,4 4,3 4,2 3,1'))
      .gives({ legal: true, cost: 3, opportunities: [{ by: 'goblin', leaving: [4, 4], step: 0 }] }),
  ],
};

export const opportunityScenarios = lessonsOf({ family: 'opportunity' }, [
  {
    id: 'five-foot-step',
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
        .en('A step of one square: the goblin gets no attack.')
        .it('Un passo di un quadretto: il goblin non attacca.')
        .ask(askMove('cleo', 'step', '5,4 4,4'))
        .gives({ legal: true, cost: 1, budget: 1, opportunities: [] }),
      ruling(LEAVING)
        .en('The same square on foot: it gets an attack.')
        .it('Lo stesso quadretto camminando: attacca.')
        // The mode is chosen explicitly, because without a mode a move of one square is judged as a
        // 5-foot step.
        .with({ done: dragAlong('cleo', '5,4 4,4 3,4', { mode: 'move' }) })
        .ask(askMove('cleo', 'move', '5,4 4,4'))
        .gives({
          legal: true,
          cost: 1,
          opportunities: [{ by: 'goblin', leaving: [5, 4], step: 0 }],
        }),
      ruling('sigil.movement.five-foot-step')
        .en('Two squares are not a 5-foot step.')
        .it('Due quadretti non sono un passo da 1,5 metri.')
        .ask(askMove('cleo', 'step', '5,4 4,4 3,4'))
        .gives({ legal: false, violations: [{ code: 'over-speed', at: [3, 4] }] }),
    ],
  },
  {
    id: 'withdraw',
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
        .en('Straight away: nobody gets an attack.')
        .it('Dritto via: nessuno attacca.')
        .ask(askMove('ada', 'withdraw', '5,4 4,4 3,4 2,4'))
        .gives({ legal: true, cost: 3, budget: 12, opportunities: [] }),
      ruling('sigil.movement.withdraw', LEAVING)
        .en('Down past the second goblin: only the second one gets an attack.')
        .it('Giù accanto al secondo goblin: attacca solo il secondo.')
        .ask(askMove('ada', 'withdraw', '5,4 4,5 4,6 4,7'))
        .gives({ legal: true, opportunities: [{ by: 'goblin-2', leaving: [4, 5], step: 1 }] }),
      ruling(LEAVING)
        .en('The same path on foot: both get an attack.')
        .it('Lo stesso percorso camminando: attaccano tutti e due.')
        .ask(askMove('ada', 'move', '5,4 4,5 4,6 4,7'))
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
        .en('To the first orc: the lane is free.')
        .it('Verso il primo orco: la linea è libera.')
        .ask(askMove('ada', 'charge', '1,4 2,4 3,4 4,4 5,4 6,4 7,4 8,4'))
        .gives({ legal: true, cost: 7, budget: 12, violations: [] }),
      ruling('srd35.terrain.difficult-no-run-charge', 'sigil.terrain.difficult-no-run-charge')
        .en('To the second orc: not over the rubble.')
        .it('Verso il secondo orco: non sul pietrisco.')
        .ask(askMove('ada', 'charge', '1,4 2,4 3,4 4,3 5,3 6,3 7,3 8,2'))
        .gives({ legal: false }),
      ruling('srd35.movement.charge-not-through-friend')
        .en('To the third orc: not through Bruno.')
        .it('Verso il terzo orco: non attraverso Bruno.')
        .ask(askMove('ada', 'charge', '1,4 2,5 3,6 4,7'))
        .gives({ legal: false, violations: [{ code: 'through-ally', at: [3, 6] }] }),
      ruling('sigil.special-attack.charge-path')
        .en('One square is too short for a charge.')
        .it('Un quadretto è troppo poco per una carica.')
        .with({ after: { 'orc-1': [3, 4] } })
        .ask(askMove('ada', 'charge', '1,4 2,4'))
        .gives({ legal: false, violations: [{ code: 'too-short' }] }),
    ],
  },
]);
