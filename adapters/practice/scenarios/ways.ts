/** Lessons on ways of moving that take a check: swimming, climbing, jumping. */
import { ADA, BRUNO, sheet } from './cast.ts';
import type { Scenario } from './scenario.ts';

const WATER = { cell: { surface: 'water' } } as const;

export const ways: readonly Scenario[] = [
  {
    id: 'swim-and-climb',
    family: 'movement',
    title: { en: 'Swimming and climbing', it: 'Nuotare e scalare' },
    lesson: {
      en:
        'Without a speed of one’s own one swims and climbs at a quarter of the speed: ' +
        'every square costs four, with a check. Failing by 5 or more one goes under, ' +
        'or falls.',
      it:
        'Senza una velocità propria si nuota e si scala a un quarto della velocità: ' +
        'ogni quadretto costa quattro, con una prova. Fallendo di 5 o più si va sotto, ' +
        'o si cade.',
    },
    attempt: {
      en: 'Ada has six squares a move: one to the bank, and then? The cliff on the right asks for a DC of 15.',
      it: 'Ada ha sei quadretti a movimento: uno fino alla riva, e poi? La rupe a destra chiede una CD 15.',
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
      A: { ...sheet(ADA, 16, 13, 3), skills: { swim: { bonus: 3 }, climb: { bonus: 3 } } },
      B: { ...sheet(BRUNO, 14, 12, 3), skills: { climb: { bonus: 2 } } },
    },
    expect: [
      {
        ruling: {
          en: 'One square to the bank and one in the water: five of six.',
          it: 'Un quadretto fino alla riva e uno in acqua: cinque su sei.',
        },
        ledger: ['sigil.movement.swim', 'sigil.movement.mixed-modes'],
        ask: {
          ask: 'journey',
          of: 'ada',
          legs: [
            { by: 'walk', path: [[3, 3]] },
            { by: 'swim', path: [[4, 3]], dc: 10, total: 14 },
          ],
        },
        expect: {
          legal: true,
          cost: 5,
          budget: 6,
          legs: [{ cost: 1 }, { cost: 4, checks: [{ skill: 'swim', success: true }] }],
        },
      },
      {
        ruling: {
          en: 'A second square in the water is too much.',
          it: 'Un secondo quadretto in acqua è troppo.',
        },
        ledger: ['sigil.movement.swim'],
        ask: {
          ask: 'journey',
          of: 'ada',
          legs: [
            { by: 'walk', path: [[3, 3]] },
            {
              by: 'swim',
              path: [
                [4, 3],
                [5, 3],
              ],
              dc: 10,
              total: 14,
            },
          ],
        },
        expect: { legal: false, cost: 9, violations: [{ code: 'over-speed', at: [5, 3] }] },
      },
      {
        ruling: {
          en: 'She fails by 5: she makes no way and goes under.',
          it: 'Fallisce di 5: non avanza e va sotto.',
        },
        ledger: ['sigil.movement.swim'],
        ask: {
          ask: 'journey',
          of: 'ada',
          legs: [
            { by: 'walk', path: [[3, 3]] },
            { by: 'swim', path: [[4, 3]], dc: 10, total: 5 },
          ],
        },
        expect: { stops: { leg: 1, at: [3, 3], then: ['goes-under'] } },
      },
      {
        ruling: {
          en: 'Bruno climbs one square up the cliff: four of his six, with a roll of 15.',
          it: 'Bruno sale di un quadretto sulla rupe: quattro dei suoi sei, con un 15.',
        },
        ledger: ['sigil.movement.climb'],
        ask: { ask: 'journey', of: 'bruno', legs: [{ by: 'climb', cells: 1, dc: 15, total: 15 }] },
        expect: {
          legal: true,
          cost: 4,
          legs: [{ checks: [{ success: true, then: ['progress'] }] }],
        },
      },
      {
        ruling: { en: 'With a 9 he falls.', it: 'Con un 9 cade.' },
        ledger: ['sigil.movement.climb'],
        ask: { ask: 'journey', of: 'bruno', legs: [{ by: 'climb', cells: 1, dc: 15, total: 9 }] },
        expect: { stops: { leg: 0, then: ['falls'] } },
      },
      {
        ruling: {
          en: 'Meanwhile: no Dexterity bonus to AC, no shield, both hands busy.',
          it: 'Intanto: niente bonus di Destrezza alla CA, niente scudo, due mani occupate.',
        },
        ledger: ['sigil.movement.climb-penalties'],
        ask: { ask: 'way', of: 'bruno', by: 'climb' },
        expect: { meanwhile: { losesDexterity: true, noShield: true, freeHands: 2 } },
      },
    ],
  },
  {
    id: 'jump',
    family: 'movement',
    title: { en: 'A leap over the pit', it: 'Un salto sulla fossa' },
    lesson: {
      en:
        'A long jump has DC 1 for every 30 cm, doubled without a run-up of 6 metres. ' +
        'Its squares are paid as any; who fails by 5 or less may still grab the edge.',
      it:
        'Il salto in lungo ha CD 1 ogni 30 cm, il doppio senza rincorsa di 6 metri. I ' +
        'suoi quadretti si pagano come gli altri; chi fallisce di 5 o meno può ancora ' +
        'aggrapparsi al bordo.',
    },
    attempt: {
      en: 'Walk Ada to the edge, four squares in a straight line: the pit is two squares wide, 3 metres.',
      it: 'Porta Ada fino al bordo, quattro quadretti in linea retta: la fossa è larga due quadretti, 3 metri.',
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
    legend: { A: { ...sheet(ADA, 16, 13, 3), skills: { jump: { bonus: 3, ranks: 0 } } } },
    expect: [
      {
        ruling: { en: 'Without a run-up: DC 20.', it: 'Senza rincorsa: CD 20.' },
        ledger: ['sigil.movement.jump-general', 'sigil.movement.jump-long'],
        after: { ada: [5, 3] },
        ask: {
          ask: 'journey',
          of: 'ada',
          legs: [
            {
              by: 'jump',
              path: [
                [6, 3],
                [7, 3],
                [8, 3],
              ],
            },
          ],
        },
        expect: { legal: true, cost: 3, legs: [{ checks: [{ dc: 20 }] }] },
      },
      {
        ruling: {
          en: 'After three squares the run-up is still too short: DC 20.',
          it: 'Dopo tre quadretti la rincorsa è ancora corta: CD 20.',
        },
        ledger: ['sigil.movement.jump-general'],
        after: { ada: [2, 3] },
        ask: {
          ask: 'journey',
          of: 'ada',
          legs: [
            {
              by: 'walk',
              path: [
                [3, 3],
                [4, 3],
                [5, 3],
              ],
            },
            {
              by: 'jump',
              path: [
                [6, 3],
                [7, 3],
                [8, 3],
              ],
            },
          ],
        },
        expect: { legal: true, cost: 6, budget: 6, legs: [{}, { checks: [{ dc: 20 }] }] },
      },
      {
        ruling: {
          en: 'After four, 6 metres: DC 10. Seven squares in all.',
          it: 'Dopo quattro, 6 metri: CD 10. In tutto sette quadretti.',
        },
        ledger: ['sigil.movement.jump-general', 'sigil.movement.jump-long'],
        ask: {
          ask: 'journey',
          of: 'ada',
          mode: 'double-move',
          legs: [
            {
              by: 'walk',
              path: [
                [2, 3],
                [3, 3],
                [4, 3],
                [5, 3],
              ],
            },
            {
              by: 'jump',
              path: [
                [6, 3],
                [7, 3],
                [8, 3],
              ],
            },
          ],
        },
        expect: { legal: true, cost: 7, budget: 12, legs: [{}, { checks: [{ dc: 10 }] }] },
      },
      {
        ruling: {
          en: 'A total of 17 against 20: short, but a Reflex save of 15 grabs the edge.',
          it: 'Un 17 contro 20: corto, ma con Riflessi a 15 si aggrappa al bordo.',
        },
        ledger: ['sigil.movement.jump-long'],
        after: { ada: [5, 3] },
        ask: {
          ask: 'journey',
          of: 'ada',
          legs: [
            {
              by: 'jump',
              path: [
                [6, 3],
                [7, 3],
                [8, 3],
              ],
              total: 17,
            },
          ],
        },
        expect: {
          stops: { leg: 0, at: [5, 3], then: ['short'] },
          legs: [{ checks: [{ next: [{ check: 'grab-edge', dc: 15 }] }] }],
        },
      },
      {
        ruling: {
          en: 'A total of 21: over it, but untrained she lands prone.',
          it: 'Un 21: di là, ma senza addestramento atterra prona.',
        },
        ledger: ['sigil.movement.jump-landing'],
        after: { ada: [5, 3] },
        ask: {
          ask: 'journey',
          of: 'ada',
          legs: [
            {
              by: 'jump',
              path: [
                [6, 3],
                [7, 3],
                [8, 3],
              ],
              total: 21,
            },
          ],
        },
        expect: { legal: true, legs: [{ checks: [{ then: ['lands-prone'] }] }] },
      },
    ],
  },
];
