/** Lessons on movement that needs a check: swimming, climbing, jumping. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, withSheet } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

const WATER = { cell: { surface: 'water' } } as const;

export const wayScenarios: readonly Scenario[] = [
  {
    id: 'swim-and-climb',
    family: 'movement',
    title: { en: 'Swimming and climbing', it: 'Nuotare e scalare' },
    lesson: {
      en:
        'With no swim or climb speed you move at a quarter speed: 4 per square, with a ' +
        'check. Fail by 5 or more and you sink, or fall.',
      it:
        'Senza una velocità di Nuotare o Scalare ti muovi a un quarto della velocità: 4 ' +
        'a quadretto, con una prova. Se fallisci di 5 o più vai sotto, o cadi.',
    },
    attempt: {
      en:
        'Drag Ada into the water: after one square she has only one left. The cliff on ' +
        'the right is DC 15.',
      it: 'Trascina Ada in acqua: dopo un quadretto ne resta uno solo. La rupe a destra ha CD 15.',
    },
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
        .says(
          'One square to the bank and one in the water: five of six.',
          'Un quadretto fino alla riva e uno in acqua: cinque su sei.',
        )
        .ask({
          ask: 'journey',
          of: 'ada',
          legs: [
            { by: 'walk', path: [[3, 3]] },
            { by: 'swim', path: [[4, 3]], dc: 10, total: 14 },
          ],
        })
        .gives({
          legal: true,
          cost: 5,
          budget: 6,
          legs: [{ cost: 1 }, { cost: 4, checks: [{ skill: 'swim', success: true }] }],
        }),
      ruling('sigil.movement.swim')
        .says(
          'A second square in the water is too much.',
          'Un secondo quadretto in acqua è troppo.',
        )
        .ask({
          ask: 'journey',
          of: 'ada',
          legs: [
            { by: 'walk', path: [[3, 3]] },
            { by: 'swim', path: cells('4,3 5,3'), dc: 10, total: 14 },
          ],
        })
        .gives({ legal: false, cost: 9, violations: [{ code: 'over-speed', at: [5, 3] }] }),
      ruling('sigil.movement.swim')
        .says(
          'She fails by 5: she gets nowhere and sinks.',
          'Fallisce di 5: non avanza e va sotto.',
        )
        .ask({
          ask: 'journey',
          of: 'ada',
          legs: [
            { by: 'walk', path: [[3, 3]] },
            { by: 'swim', path: [[4, 3]], dc: 10, total: 5 },
          ],
        })
        .gives({ stops: { leg: 1, at: [3, 3], then: ['goes-under'] } }),
      ruling('sigil.movement.climb')
        .says(
          'Bruno climbs one square up the cliff: four of his six, with a roll of 15.',
          'Bruno sale di un quadretto sulla rupe: quattro dei suoi sei, con un 15.',
        )
        .ask({ ask: 'journey', of: 'bruno', legs: [{ by: 'climb', cells: 1, dc: 15, total: 15 }] })
        .gives({
          legal: true,
          cost: 4,
          legs: [{ checks: [{ success: true, then: ['progress'] }] }],
        }),
      ruling('sigil.movement.climb')
        .says('With a 9 he falls.', 'Con un 9 cade.')
        .ask({ ask: 'journey', of: 'bruno', legs: [{ by: 'climb', cells: 1, dc: 15, total: 9 }] })
        .gives({ stops: { leg: 0, then: ['falls'] } }),
      ruling('sigil.movement.climb-penalties')
        .says(
          'Meanwhile: no Dexterity bonus to AC, no shield, both hands busy.',
          'Intanto: niente bonus di Destrezza alla CA, niente scudo, due mani occupate.',
        )
        .ask({ ask: 'way', of: 'bruno', by: 'climb' })
        .gives({ meanwhile: { losesDexterity: true, noShield: true, freeHands: 2 } }),
    ],
  },
  {
    id: 'jump',
    family: 'movement',
    title: { en: 'A leap over the pit', it: 'Un salto sulla fossa' },
    lesson: {
      en:
        'A long jump is DC 1 per foot, doubled without a 20-foot run-up. The squares you ' +
        'jump cost movement. Miss by 5 or less and a Reflex save lets you grab the edge.',
      it:
        'Il salto in lungo ha CD 1 ogni 30 cm, il doppio senza rincorsa di 6 metri. I ' +
        'quadretti del salto costano movimento. Se fallisci di 5 o meno, con un TS sui ' +
        'Riflessi ti aggrappi al bordo.',
    },
    attempt: {
      en:
        'Drag Ada to the edge, four squares in a straight line: a run-up of 20 ft. The ' +
        'pit is two squares wide, 10 ft. The list below gives the DC with and without ' +
        'the run-up.',
      it:
        'Porta Ada fino al bordo, quattro quadretti in linea retta: una rincorsa di 6 ' +
        'metri. La fossa è larga due quadretti, 3 metri. L’elenco qui sotto dà la CD con ' +
        'e senza rincorsa.',
    },
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
        .says('Without a run-up: DC 20.', 'Senza rincorsa: CD 20.')
        .with({ after: { ada: [5, 3] } })
        .ask({ ask: 'journey', of: 'ada', legs: [{ by: 'jump', path: cells('6,3 7,3 8,3') }] })
        .gives({ legal: true, cost: 3, legs: [{ checks: [{ dc: 20 }] }] }),
      ruling('sigil.movement.jump-general')
        .says(
          'After three squares the run-up is still too short: DC 20.',
          'Dopo tre quadretti la rincorsa è ancora corta: CD 20.',
        )
        .with({ after: { ada: [2, 3] } })
        .ask({
          ask: 'journey',
          of: 'ada',
          legs: [
            { by: 'walk', path: cells('3,3 4,3 5,3') },
            { by: 'jump', path: cells('6,3 7,3 8,3') },
          ],
        })
        .gives({ legal: true, cost: 6, budget: 6, legs: [{}, { checks: [{ dc: 20 }] }] }),
      ruling('sigil.movement.jump-general', 'sigil.movement.jump-long')
        .says(
          'After four, 20 ft.: DC 10. Seven squares in all.',
          'Dopo quattro, 6 metri: CD 10. In tutto sette quadretti.',
        )
        .ask({
          ask: 'journey',
          of: 'ada',
          mode: 'double-move',
          legs: [
            { by: 'walk', path: cells('2,3 3,3 4,3 5,3') },
            { by: 'jump', path: cells('6,3 7,3 8,3') },
          ],
        })
        .gives({ legal: true, cost: 7, budget: 12, legs: [{}, { checks: [{ dc: 10 }] }] }),
      ruling('sigil.movement.jump-long')
        .says(
          'A total of 17 against 20: short, but a Reflex save of 15 grabs the edge.',
          'Un 17 contro 20: corto, ma con Riflessi a 15 si aggrappa al bordo.',
        )
        .with({ after: { ada: [5, 3] } })
        .ask({
          ask: 'journey',
          of: 'ada',
          legs: [{ by: 'jump', path: cells('6,3 7,3 8,3'), total: 17 }],
        })
        .gives({
          stops: { leg: 0, at: [5, 3], then: ['short'] },
          legs: [{ checks: [{ next: [{ check: 'grab-edge', dc: 15 }] }] }],
        }),
      ruling('sigil.movement.jump-landing')
        .says(
          'A total of 21: over it, but untrained she lands prone.',
          'Un 21: di là, ma senza addestramento atterra prona.',
        )
        .with({ after: { ada: [5, 3] } })
        .ask({
          ask: 'journey',
          of: 'ada',
          legs: [{ by: 'jump', path: cells('6,3 7,3 8,3'), total: 21 }],
        })
        .gives({ legal: true, legs: [{ checks: [{ then: ['lands-prone'] }] }] }),
    ],
  },
];
