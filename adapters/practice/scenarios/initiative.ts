/**
 * Lessons on the order of turns: surprise, creatures that have not acted yet, delaying and
 * readying.
 */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, CLEO, goblin, orc, withSheet } from './cast.ts';
import { askAct, askAttack, askMove } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

const TRIGGER = 'If the orc comes close';

export const initiativeScenarios = lessonsOf({ family: 'initiative' }, [
  {
    id: 'surprise-round',
    ground: 'forest',
    select: 'ada',
    targets: ['goblin-1'],
    rest: { turn: { round: 0, surprise: true, active: 'ada', order: ['ada', 'cleo'], acted: [] } },
    board: `
      #...........
      ............
      .......h....
      ............
      ...A..g.....
      ............
      ....C.......
      ...........#`,
    legend: { A: ADA, C: CLEO, g: goblin(1), h: goblin(2) },
    expect: [
      ruling('sigil.opportunity.not-when-flat-footed')
        .en('Ada walks past both goblins and nobody gets an attack.')
        .it('Ada passa accanto ai due goblin e nessuno ha un attacco.')
        .ask(askMove('ada', 'move', '3,4 4,3 5,3 6,3 7,3'))
        .gives({
          legal: true,
          opportunities: [],
          barred: [
            { by: 'goblin-1', why: 'flat-footed' },
            { by: 'goblin-2', why: 'flat-footed' },
          ],
        }),
      ruling('sigil.action.full-round-as-standard')
        .en('She charges as a standard action, up to her speed.')
        .it('Carica con un’azione standard, entro la sua velocità.')
        .ask(askAct('ada', 'charge', { path: cells('3,4 4,4 5,4'), with: 'longsword' }))
        .gives({ legal: true, kind: 'standard' }),
      ruling('sigil.initiative.surprise-actions')
        .en('A full attack doesn’t fit.')
        .it('L’attacco completo non ci sta.')
        .ask(askAct('ada', 'full-attack'))
        .gives({ legal: false, why: ['no-action-left'] }),
      ruling('sigil.initiative.flat-footed-until-acted')
        .en('Cleo’s arrow: the goblin has no Dexterity bonus to AC.')
        .it('La freccia di Cleo: il goblin non ha il bonus di Destrezza alla CA.')
        .ask(askAttack('cleo', 'goblin-2', 'shortbow'))
        .gives({ possible: true, deniesDexterity: [{ why: 'flat-footed' }] }),
      ruling('sigil.opportunity.leaving-threatened-square')
        .en('Once Goblin 1 has acted in the first round, it gets an attack.')
        .it('Quando Goblin 1 ha agito nel primo round, ha un attacco.')
        // Cannot be shown on the screen, because the goblins are not in the order of the surprise
        // round.
        .with({
          turn: {
            round: 1,
            active: 'ada',
            order: ['goblin-1', 'ada', 'cleo', 'goblin-2'],
            acted: ['goblin-1'],
          },
          done: { kind: 'read' },
        })
        .ask(askMove('ada', 'move', '3,4 4,3 5,3 6,3 7,3'))
        .gives({ opportunities: [{ by: 'goblin-1', leaving: [5, 3], step: 2 }] }),
    ],
  },
  {
    id: 'waiting',
    ground: 'parchment',
    select: 'ada',
    targets: ['orc'],
    rest: {
      turn: {
        round: 2,
        active: 'ada',
        order: ['ada', 'orc', 'bruno'],
        acted: ['ada', 'orc', 'bruno'],
        counts: { ada: 18, orc: 12, bruno: 7 },
      },
    },
    board: `
      ############
      #..........#
      #..........#
      #..A....o..#
      #..........#
      #....B.....#
      #..........#
      ############`,
    legend: { A: withSheet(ADA, 16, 13), B: withSheet(BRUNO, 14, 12), o: withSheet(orc(), 15, 11) },
    expect: [
      ruling('sigil.initiative.ready-action')
        .en('Readying an attack is a standard action and doesn’t provoke.')
        .it('Preparare un attacco è un’azione standard e non provoca.')
        .ask({ ask: 'ready', of: 'ada', action: 'melee-attack', trigger: TRIGGER, combat: true })
        .gives({ legal: true, kind: 'standard', readies: 'standard', opportunities: [] }),
      ruling('sigil.initiative.ready-action')
        .en('You can’t ready a full attack.')
        .it('Un attacco completo non si può preparare.')
        .ask({ ask: 'ready', of: 'ada', action: 'full-attack', trigger: TRIGGER, combat: true })
        .gives({ legal: false, why: ['cannot-be-readied'] }),
      ruling('sigil.initiative.ready-trigger', 'sigil.initiative.ready-new-count')
        .en('When the orc comes close, Ada’s attack comes first, and she keeps 12.')
        .it('Quando l’orco si avvicina, l’attacco di Ada arriva prima, e lei resta a 12.')
        .with({ after: { orc: [4, 3] } })
        .ask({
          ask: 'trigger',
          of: 'ada',
          action: 'melee-attack',
          target: 'orc',
          with: 'longsword',
          event: { by: 'orc', action: 'move' },
          moved: false,
        })
        .gives({
          happens: true,
          count: 12,
          sequence: [
            { of: 'ada', action: 'melee-attack' },
            { of: 'orc', action: 'move' },
          ],
          order: [{ of: 'ada' }, { of: 'orc' }, { of: 'bruno' }],
        }),
      ruling('sigil.initiative.delay')
        .en('She can delay until after Bruno, and stays at 7.')
        .it('Può ritardare fin dopo Bruno, e resta a 7.')
        .ask({ ask: 'delay', of: 'ada', after: 'bruno' })
        .gives({ legal: true, count: 7, order: [{ of: 'orc' }, { of: 'bruno' }, { of: 'ada' }] }),
      ruling('sigil.initiative.delay-cannot-interrupt')
        .en('While delaying, she can’t act in the middle of the orc’s turn.')
        .it('Ritardando, non può agire nel mezzo del turno dell’orco.')
        .ask({ ask: 'delay', of: 'ada', during: 'orc' })
        .gives({ legal: false, why: ['cannot-interrupt'] }),
    ],
  },
]);
