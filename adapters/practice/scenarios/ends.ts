/** Lessons on slow kinds of movement, riding, and cells where a movement may not end. */
import { cells } from '../ascii.ts';
import { ADA, BOW, BRUNO, DORA, HORSE, goblin, orc, withSheet, under } from './cast.ts';
import { askAct, askMove, askSpecial } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

export const endScenarios = lessonsOf({ family: 'movement' }, [
  {
    id: 'crawl',
    ground: 'parchment',
    select: 'bruno',
    board: `
      ############
      #..........#
      #...Bg.....#
      #..........#
      #..........#
      #..^Dh.....#
      #..........#
      ############`,
    legend: {
      B: under(BRUNO, 'prone'),
      D: { ...DORA, speed: { land: 1 }, load: 'heavy' },
      g: goblin(1),
      h: goblin(2),
    },
    expect: [
      ruling('sigil.movement.crawl', 'sigil.condition.prone-movement')
        .en('Bruno crawls one square: Goblin 1 gets an attack.')
        .it('Bruno striscia di un quadretto: Goblin 1 ha un attacco.')
        .ask(askMove('bruno', 'move', '4,2 3,2'))
        .gives({
          legal: true,
          cost: 1,
          budget: 1,
          opportunities: [{ by: 'goblin-1', leaving: [4, 2] }],
        }),
      ruling('sigil.movement.crawl')
        .en('Two squares are too many.')
        .it('Due quadretti sono troppi.')
        .ask(askMove('bruno', 'move', '4,2 3,2 2,2'))
        .gives({ legal: false, violations: [{ code: 'prone-must-crawl', at: [2, 2] }] }),
      ruling('srd35.terrain.difficult-doubles', 'sigil.terrain.difficult-cost')
        .en('Rubble costs two: Dora’s one square is not enough.')
        .it('Il pietrisco costa due: l’unico quadretto di Dora non basta.')
        // Cannot be shown on the screen, which judges a move of one square as a 5-foot step.
        .with({ done: { kind: 'read' } })
        .ask(askMove('dora', 'move', '4,5 3,5'))
        .gives({ legal: false, cost: 2, violations: [{ code: 'over-speed', at: [3, 5] }] }),
      ruling(
        'srd35.movement.minimum-movement',
        'srd35.opportunity.minimum-movement-provokes',
        'sigil.movement.minimum-movement',
        'sigil.opportunity.minimum-movement-provokes',
      )
        .en('With minimum movement, a full round, she gets there; Goblin 2 gets an attack.')
        .it('Con il movimento minimo, per un round completo, ci arriva; Goblin 2 ha un attacco.')
        // Cannot be shown on the screen, which judges a move of one square as a 5-foot step.
        .with({ done: { kind: 'read' } })
        .ask(askMove('dora', 'minimum', '4,5 3,5'))
        .gives({ legal: true, opportunities: [{ by: 'goblin-2', leaving: [4, 5] }] }),
    ],
  },
  {
    id: 'mounted',
    ground: 'forest',
    select: 'horse',
    targets: ['ada'],
    board: `
      #..............
      ...............
      ...hh..........
      ...hh......p...
      ...............
      ......o........
      ..............#`,
    legend: {
      h: HORSE,
      A: {
        ...withSheet(ADA, 16, 13, 3),
        mount: 'horse',
        conditions: ['mounted'],
        skills: { ride: { bonus: 8 } },
      },
      o: withSheet(orc(1), 15, 11),
      p: orc(2, BOW),
    },
    expect: [
      ruling('sigil.movement.move-action-distance', 'srd35.movement.base-speed')
        .en('With Ada on its back the horse goes nine squares of its twelve.')
        .it('Con Ada in groppa il cavallo fa nove dei suoi dodici quadretti.')
        .ask(askMove('horse', 'move', '3,2 4,2 5,2 6,1 7,1 8,1 9,1 10,1 11,1 12,1'))
        .gives({ legal: true, cost: 9, budget: 12 }),
      ruling('sigil.size.mount-share-space')
        .en('Ada’s space is the horse’s: four squares.')
        .it('Lo spazio di Ada è quello del cavallo: quattro quadretti.')
        .ask({ ask: 'mounted', of: 'ada' })
        .gives({ mount: 'horse', mover: 'horse', legal: true, cells: cells('3,2 4,2 3,3 4,3') }),
      ruling('sigil.movement.move-action-distance', 'srd35.movement.base-speed')
        .en('Asked how far Ada goes, the horse answers: twelve squares.')
        .it('Chiedi quanto va lontano Ada, risponde il cavallo: dodici quadretti.')
        .ask({ ask: 'reachable', of: 'ada', mode: 'move' })
        .gives({ mover: 'horse', budget: 12 }),
      ruling('sigil.action.table-move')
        .en('Walking out of the saddle is refused: Ada dismounts first.')
        .it('Ada non va via a piedi dalla sella: prima smonta.')
        .ask(askAct('ada', 'move'))
        .gives({ legal: false, why: ['in-saddle'] }),
      ruling('srd35.cover.ranged-corner-procedure', 'sigil.cover.ranged-line')
        .en('Orc 2’s arrow at Ada: the horse is no cover for her.')
        .it('La freccia di Orco 2 ad Ada: il cavallo non la copre.')
        // Cannot be shown on the screen, because the pointer selects the horse, not its rider.
        .with({ done: { kind: 'read' } })
        .ask({ ask: 'cover', from: 'orc-2', to: 'ada', attack: 'ranged' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('sigil.action.table-move')
        .en('Dismounting is a move action and does not provoke.')
        .it('Smontare è un’azione di movimento e non provoca.')
        .ask(askAct('ada', 'mount-or-dismount'))
        .gives({ legal: true, kind: 'move', opportunities: [] }),
      ruling('sigil.action.table-free')
        .en('In a hurry it is free, with a Ride check of 20.')
        .it('In fretta è gratuito, con una prova di Cavalcare di 20.')
        .ask(askAct('ada', 'fast-mount'))
        .gives({ legal: true, kind: 'free', checks: [{ skill: 'ride', dc: 20 }] }),
      ruling('sigil.special-attack.trip-result')
        .en('Tripping Ada throws her from the saddle.')
        .it('Sbilanciare Ada la butta giù di sella.')
        .with({ after: { 'orc-1': [2, 2] } })
        .ask(askSpecial('trip', 'orc-1', 'ada', { totals: { attacker: 18, defender: 12 } }))
        .gives({
          outcome: {
            result: 'success',
            effects: [
              { of: 'ada', effect: 'unhorsed', by: 'horse' },
              { of: 'ada', effect: 'prone' },
            ],
          },
        }),
    ],
  },
  {
    id: 'no-room',
    ground: 'stone',
    select: 'ada',
    board: `
      #############
      #....########
      #.A.....B####
      #....########
      #############`,
    legend: { A: ADA, B: BRUNO },
    expect: [
      ruling('srd35.movement.base-speed', 'sigil.movement.move-action-distance')
        .en('Up to Bruno: five squares.')
        .it('Fino a Bruno: cinque quadretti.')
        .ask(askMove('ada', 'move', '2,2 3,2 4,2 5,2 6,2 7,2'))
        .gives({ legal: true, cost: 5 }),
      ruling(
        'srd35.movement.no-end-in-occupied',
        'srd35.movement.accidental-illegal-space',
        'sigil.movement.occupied-square',
        'sigil.grid.illegal-end-of-move',
      )
        .en('Not into his square: she ends in the one before it.')
        .it('Non nel suo quadretto: finisce in quello prima.')
        .ask(askMove('ada', 'move', '2,2 3,2 4,2 5,2 6,2 7,2 8,2'))
        .gives({
          legal: false,
          violations: [{ code: 'ends-occupied', at: [8, 2] }],
          displaced: [[7, 2]],
        }),
      ruling('srd35.movement.base-speed', 'sigil.movement.move-action-distance')
        .en('With Bruno halfway, she walks past him to the end.')
        .it('Con Bruno a metà passaggio, lo attraversa e arriva in fondo.')
        .with({ after: { bruno: [6, 2] } })
        .ask(askMove('ada', 'move', '2,2 3,2 4,2 5,2 6,2 7,2'))
        .gives({ legal: true, cost: 5 }),
    ],
  },
]);
