/** Lessons on slow kinds of movement, riding, and cells where a movement may not end. */
import { cells } from '../ascii.ts';
import { ADA, BOW, BRUNO, DORA, HORSE, goblin, orc, sheet, under } from './cast.ts';
import type { Scenario } from './scenario.ts';

export const ends: readonly Scenario[] = [
  {
    id: 'crawl',
    family: 'movement',
    title: { en: 'Slow going', it: 'Piano piano' },
    lesson: {
      en:
        'A prone creature crawls one square as a move action, and that provokes. A ' +
        'creature too slow for the next square can still enter it as a full-round ' +
        'action; that isn’t a 5-foot step, so it provokes too.',
      it:
        'Chi è a terra striscia di un quadretto con un’azione di movimento, e provoca. ' +
        'Chi è troppo lento per il quadretto successivo può entrarci con un’azione di ' +
        'round completo: non è un passo da 1,5 metri, e provoca anche quello.',
    },
    attempt: {
      en:
        'Drag Bruno, who is prone, one square away: Goblin 1 gets an attack. Dora, ' +
        'loaded, has a speed of one square and rubble ahead: drag her into it and see ' +
        'what it takes. Goblin 2 gets an attack.',
      it:
        'Trascina Bruno, che è a terra, di un quadretto: Goblin 1 ha un attacco. Dora, ' +
        'carica, ha velocità un quadretto e davanti il pietrisco: portala lì e guarda ' +
        'che cosa le costa. Goblin 2 ha un attacco.',
    },
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
      {
        ruling: {
          en: 'Bruno crawls one square: Goblin 1 gets an attack.',
          it: 'Bruno striscia di un quadretto: Goblin 1 ha un attacco.',
        },
        ledger: ['sigil.movement.crawl', 'sigil.condition.prone-movement'],
        ask: { ask: 'move', of: 'bruno', mode: 'move', path: cells('4,2 3,2') },
        expect: {
          legal: true,
          cost: 1,
          budget: 1,
          opportunities: [{ by: 'goblin-1', leaving: [4, 2] }],
        },
      },
      {
        ruling: { en: 'Two squares are too many.', it: 'Due quadretti sono troppi.' },
        ledger: ['sigil.movement.crawl'],
        ask: { ask: 'move', of: 'bruno', mode: 'move', path: cells('4,2 3,2 2,2') },
        expect: { legal: false, violations: [{ code: 'prone-must-crawl', at: [2, 2] }] },
      },
      {
        ruling: {
          en: 'Rubble costs two: Dora’s one square is not enough.',
          it: 'Il pietrisco costa due: l’unico quadretto di Dora non basta.',
        },
        ledger: ['srd35.terrain.difficult-doubles', 'sigil.terrain.difficult-cost'],
        ask: { ask: 'move', of: 'dora', mode: 'move', path: cells('4,5 3,5') },
        expect: { legal: false, cost: 2, violations: [{ code: 'over-speed', at: [3, 5] }] },
        // Cannot be shown on the screen, which judges a move of one square as a 5-foot step.
        done: { kind: 'read' },
      },
      {
        ruling: {
          en: 'With minimum movement, a full round, she gets there; Goblin 2 gets an attack.',
          it: 'Con il movimento minimo, per un round completo, ci arriva; Goblin 2 ha un attacco.',
        },
        ledger: [
          'srd35.movement.minimum-movement',
          'srd35.opportunity.minimum-movement-provokes',
          'sigil.movement.minimum-movement',
          'sigil.opportunity.minimum-movement-provokes',
        ],
        ask: { ask: 'move', of: 'dora', mode: 'minimum', path: cells('4,5 3,5') },
        expect: { legal: true, opportunities: [{ by: 'goblin-2', leaving: [4, 5] }] },
        // Cannot be shown on the screen, which judges a move of one square as a 5-foot step.
        done: { kind: 'read' },
      },
    ],
  },
  {
    id: 'mounted',
    family: 'movement',
    title: { en: 'In the saddle', it: 'In sella' },
    lesson: {
      en:
        'Rider and mount share one space, do not cover one another and move as one. ' +
        'The rider threatens from the whole space. Mounting and dismounting are move ' +
        'actions that do not provoke; in a hurry they are free, with a Ride check of ' +
        '20.',
      it:
        'Cavaliere e cavalcatura hanno un solo spazio, non si coprono a vicenda e si ' +
        'muovono insieme. Il cavaliere minaccia da tutto lo spazio. Montare e smontare ' +
        'sono azioni di movimento che non provocano; in fretta sono gratuite, con una ' +
        'prova di Cavalcare di 20.',
    },
    attempt: {
      en:
        'Drag the horse, and Ada goes with it: twelve squares a move; on foot she has ' +
        'six. Then drag Ada off its back: she must dismount first.',
      it:
        'Trascina il cavallo, e Ada va con lui: dodici quadretti a movimento; a piedi ne ' +
        'ha sei. Poi trascina Ada giù di sella: prima deve smontare.',
    },
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
        ...sheet(ADA, 16, 13, 3),
        mount: 'horse',
        conditions: ['mounted'],
        skills: { ride: { bonus: 8 } },
      },
      o: sheet(orc(1), 15, 11),
      p: orc(2, BOW),
    },
    expect: [
      {
        ruling: {
          en: 'With Ada on its back the horse goes nine squares of its twelve.',
          it: 'Con Ada in groppa il cavallo fa nove dei suoi dodici quadretti.',
        },
        ledger: ['sigil.movement.move-action-distance', 'srd35.movement.base-speed'],
        ask: {
          ask: 'move',
          of: 'horse',
          mode: 'move',
          path: cells('3,2 4,2 5,2 6,1 7,1 8,1 9,1 10,1 11,1 12,1'),
        },
        expect: { legal: true, cost: 9, budget: 12 },
      },
      {
        ruling: {
          en: 'Ada’s space is the horse’s: four squares.',
          it: 'Lo spazio di Ada è quello del cavallo: quattro quadretti.',
        },
        ledger: ['sigil.size.mount-share-space'],
        ask: { ask: 'mounted', of: 'ada' },
        expect: { mount: 'horse', mover: 'horse', legal: true, cells: cells('3,2 4,2 3,3 4,3') },
      },
      {
        ruling: {
          en: 'Asked how far Ada goes, the horse answers: twelve squares.',
          it: 'Chiedi quanto va lontano Ada, risponde il cavallo: dodici quadretti.',
        },
        ledger: ['sigil.movement.move-action-distance', 'srd35.movement.base-speed'],
        ask: { ask: 'reachable', of: 'ada', mode: 'move' },
        expect: { mover: 'horse', budget: 12 },
      },
      {
        ruling: {
          en: 'Walking out of the saddle is refused: Ada dismounts first.',
          it: 'Ada non va via a piedi dalla sella: prima smonta.',
        },
        ledger: ['sigil.action.table-move'],
        ask: { ask: 'act', of: 'ada', action: 'move' },
        expect: { legal: false, why: ['in-saddle'] },
      },
      {
        ruling: {
          en: 'Orc 2’s arrow at Ada: the horse is no cover for her.',
          it: 'La freccia di Orco 2 ad Ada: il cavallo non la copre.',
        },
        ledger: ['srd35.cover.ranged-corner-procedure', 'sigil.cover.ranged-line'],
        ask: { ask: 'cover', from: 'orc-2', to: 'ada', attack: 'ranged' },
        expect: { degree: 'none', ac: 0 },
        // Cannot be shown on the screen, because the pointer selects the horse, not its rider.
        done: { kind: 'read' },
      },
      {
        ruling: {
          en: 'Dismounting is a move action and does not provoke.',
          it: 'Smontare è un’azione di movimento e non provoca.',
        },
        ledger: ['sigil.action.table-move'],
        ask: { ask: 'act', of: 'ada', action: 'mount-or-dismount' },
        expect: { legal: true, kind: 'move', opportunities: [] },
      },
      {
        ruling: {
          en: 'In a hurry it is free, with a Ride check of 20.',
          it: 'In fretta è gratuito, con una prova di Cavalcare di 20.',
        },
        ledger: ['sigil.action.table-free'],
        ask: { ask: 'act', of: 'ada', action: 'fast-mount' },
        expect: { legal: true, kind: 'free', checks: [{ skill: 'ride', dc: 20 }] },
      },
      {
        ruling: {
          en: 'Tripping Ada throws her from the saddle.',
          it: 'Sbilanciare Ada la butta giù di sella.',
        },
        ledger: ['sigil.special-attack.trip-result'],
        after: { 'orc-1': [2, 2] },
        ask: {
          ask: 'special',
          attack: 'trip',
          from: 'orc-1',
          to: 'ada',
          totals: { attacker: 18, defender: 12 },
        },
        expect: {
          outcome: {
            result: 'success',
            effects: [
              { of: 'ada', effect: 'unhorsed', by: 'horse' },
              { of: 'ada', effect: 'prone' },
            ],
          },
        },
      },
    ],
  },
  {
    id: 'no-room',
    family: 'movement',
    title: { en: 'Nowhere to stop', it: 'Dove non ci si ferma' },
    lesson: {
      en:
        'You can walk through an ally’s square but not stop there. If you do, you are ' +
        'moved to the nearest free square.',
      it:
        'Si attraversa il quadretto di un alleato ma non ci si ferma. Se succede, si va ' +
        'nel quadretto libero più vicino.',
    },
    attempt: {
      en:
        'Drag Ada onto Bruno, at the end of the passage: the octagon says no. Then drag ' +
        'Bruno halfway back and Ada to the end.',
      it:
        'Trascina Ada su Bruno, in fondo al passaggio: l’ottagono dice di no. Poi ' +
        'riporta Bruno a metà e Ada in fondo.',
    },
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
      {
        ruling: { en: 'Up to Bruno: five squares.', it: 'Fino a Bruno: cinque quadretti.' },
        ledger: ['srd35.movement.base-speed', 'sigil.movement.move-action-distance'],
        ask: { ask: 'move', of: 'ada', mode: 'move', path: cells('2,2 3,2 4,2 5,2 6,2 7,2') },
        expect: { legal: true, cost: 5 },
      },
      {
        ruling: {
          en: 'Not into his square: she ends in the one before it.',
          it: 'Non nel suo quadretto: finisce in quello prima.',
        },
        ledger: [
          'srd35.movement.no-end-in-occupied',
          'srd35.movement.accidental-illegal-space',
          'sigil.movement.occupied-square',
          'sigil.grid.illegal-end-of-move',
        ],
        ask: { ask: 'move', of: 'ada', mode: 'move', path: cells('2,2 3,2 4,2 5,2 6,2 7,2 8,2') },
        expect: {
          legal: false,
          violations: [{ code: 'ends-occupied', at: [8, 2] }],
          displaced: [[7, 2]],
        },
      },
      {
        ruling: {
          en: 'With Bruno halfway, she walks past him to the end.',
          it: 'Con Bruno a metà passaggio, lo attraversa e arriva in fondo.',
        },
        ledger: ['srd35.movement.base-speed', 'sigil.movement.move-action-distance'],
        after: { bruno: [6, 2] },
        ask: { ask: 'move', of: 'ada', mode: 'move', path: cells('2,2 3,2 4,2 5,2 6,2 7,2') },
        expect: { legal: true, cost: 5 },
      },
    ],
  },
];
