/** Lessons on movement that needs a check: swimming, climbing, jumping. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, withSheet } from './cast.ts';
import { askJourney } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

const WATER = { cell: { surface: 'water' } } as const;

export const wayScenarios = lessonsOf({ family: 'movement' }, [
  {
    id: 'swim-and-climb',
    ground: 'forest',
    select: 'ada',
    board: `
      ..............
      ....~~~.......
      ....~~~~...###
      ..A.~~~~..B###
      ....~~~....###
      .....~~.....##
      ..............`,
    legend: {
      '~': WATER,
      A: { ...withSheet(ADA, 16, 13, 3), skills: { swim: { bonus: 3 }, climb: { bonus: 3 } } },
      B: { ...withSheet(BRUNO, 14, 12, 3), skills: { climb: { bonus: 2 } } },
    },
    expect: [
      ruling('sigil.movement.swim', 'sigil.movement.mixed-modes')
        .en('One square to the bank and one in the water: five of six.')
        .it('Un quadretto fino alla riva e uno in acqua: cinque su sei.')
        .ask(
          askJourney('ada', [
            { by: 'walk', path: [[3, 3]] },
            { by: 'swim', path: [[4, 3]], dc: 10, total: 14 },
          ]),
        )
        .gives({
          legal: true,
          cost: 5,
          budget: 6,
          legs: [{ cost: 1 }, { cost: 4, checks: [{ skill: 'swim', success: true }] }],
        }),
      ruling('sigil.movement.swim')
        .en('A second square in the water is too much.')
        .it('Un secondo quadretto in acqua è troppo.')
        .ask(
          askJourney('ada', [
            { by: 'walk', path: [[3, 3]] },
            { by: 'swim', path: cells('4,3 5,3'), dc: 10, total: 14 },
          ]),
        )
        .gives({ legal: false, cost: 9, violations: [{ code: 'over-speed', at: [5, 3] }] }),
      ruling('sigil.movement.swim')
        .en('She fails by 5: she gets nowhere and sinks.')
        .it('Fallisce di 5: non avanza e va sotto.')
        .ask(
          askJourney('ada', [
            { by: 'walk', path: [[3, 3]] },
            { by: 'swim', path: [[4, 3]], dc: 10, total: 5 },
          ]),
        )
        .gives({ stops: { leg: 1, at: [3, 3], then: ['goes-under'] } }),
      ruling('sigil.movement.climb')
        .en('Bruno climbs one square up the cliff: four of his six, with a roll of 15.')
        .it('Bruno sale di un quadretto sulla rupe: quattro dei suoi sei, con un 15.')
        .ask(askJourney('bruno', [{ by: 'climb', cells: 1, dc: 15, total: 15 }]))
        .gives({
          legal: true,
          cost: 4,
          legs: [{ checks: [{ success: true, then: ['progress'] }] }],
        }),
      ruling('sigil.movement.climb')
        .en('With a 9 he falls.')
        .it('Con un 9 cade.')
        .ask(askJourney('bruno', [{ by: 'climb', cells: 1, dc: 15, total: 9 }]))
        .gives({ stops: { leg: 0, then: ['falls'] } }),
      ruling('sigil.movement.climb-penalties')
        .en('Meanwhile: no Dexterity bonus to AC, no shield, both hands busy.')
        .it('Intanto: niente bonus di Destrezza alla CA, niente scudo, due mani occupate.')
        .ask({ ask: 'way', of: 'bruno', by: 'climb' })
        .gives({ meanwhile: { losesDexterity: true, noShield: true, freeHands: 2 } }),
    ],
  },
  {
    id: 'jump',
    ground: 'stone',
    select: 'ada',
    mode: 'double-move',
    board: `
      #############
      #.....~~....#
      #.....~~....#
      #A....~~....#
      #.....~~....#
      #.....~~....#
      #############`,
    legend: { A: { ...withSheet(ADA, 16, 13, 3), skills: { jump: { bonus: 3, ranks: 0 } } } },
    expect: [
      ruling('sigil.movement.jump-general', 'sigil.movement.jump-long')
        .en('Without a run-up: DC 20.')
        .it('Senza rincorsa: CD 20.')
        .with({ after: { ada: [5, 3] } })
        .ask(askJourney('ada', [{ by: 'jump', path: cells('6,3 7,3 8,3') }]))
        .gives({ legal: true, cost: 3, legs: [{ checks: [{ dc: 20 }] }] }),
      ruling('sigil.movement.jump-general')
        .en('After three squares the run-up is still too short: DC 20.')
        .it('Dopo tre quadretti la rincorsa è ancora corta: CD 20.')
        .with({ after: { ada: [2, 3] } })
        .ask(
          askJourney('ada', [
            { by: 'walk', path: cells('3,3 4,3 5,3') },
            { by: 'jump', path: cells('6,3 7,3 8,3') },
          ]),
        )
        .gives({ legal: true, cost: 6, budget: 6, legs: [{}, { checks: [{ dc: 20 }] }] }),
      ruling('sigil.movement.jump-general', 'sigil.movement.jump-long')
        .en('After four, 20 ft.: DC 10. Seven squares in all.')
        .it('Dopo quattro, 6 metri: CD 10. In tutto sette quadretti.')
        .ask(
          askJourney(
            'ada',
            [
              { by: 'walk', path: cells('2,3 3,3 4,3 5,3') },
              { by: 'jump', path: cells('6,3 7,3 8,3') },
            ],
            { mode: 'double-move' },
          ),
        )
        .gives({ legal: true, cost: 7, budget: 12, legs: [{}, { checks: [{ dc: 10 }] }] }),
      ruling('sigil.movement.jump-long')
        .en('A total of 17 against 20: short, but a Reflex save of 15 grabs the edge.')
        .it('Un 17 contro 20: corto, ma con Riflessi a 15 si aggrappa al bordo.')
        .with({ after: { ada: [5, 3] } })
        .ask(askJourney('ada', [{ by: 'jump', path: cells('6,3 7,3 8,3'), total: 17 }]))
        .gives({
          stops: { leg: 0, at: [5, 3], then: ['short'] },
          legs: [{ checks: [{ next: [{ check: 'grab-edge', dc: 15 }] }] }],
        }),
      ruling('sigil.movement.jump-landing')
        .en('A total of 21: over it, but untrained she lands prone.')
        .it('Un 21: di là, ma senza addestramento atterra prona.')
        .with({ after: { ada: [5, 3] } })
        .ask(askJourney('ada', [{ by: 'jump', path: cells('6,3 7,3 8,3'), total: 21 }]))
        .gives({ legal: true, legs: [{ checks: [{ then: ['lands-prone'] }] }] }),
    ],
  },
]);
