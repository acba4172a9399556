/** Lessons on ways to strike: two weapons, a charge, unseen. */
import { ADA, BRUNO, CLEO, DAGGER, SWORD, goblin, orc, sheet, under } from './cast.ts';
import type { Scenario } from './scenario.ts';

export const blows: readonly Scenario[] = [
  {
    id: 'two-weapons',
    family: 'attacks',
    title: { en: 'Two weapons', it: 'Due armi' },
    lesson: {
      en:
        'A weapon in the other hand gives one more attack in a full attack, at −6 and ' +
        '−10; at −4 and −8 when it is light. Training eases both.',
      it:
        'Un’arma nell’altra mano dà un attacco in più nell’attacco completo, a −6 e ' +
        '−10; a −4 e −8 se è leggera. L’addestramento alleggerisce tutti e due.',
    },
    attempt: {
      en:
        'Ada holds a dagger beside her sword, Bruno a second sword, Cleo a dagger and ' +
        'the feat. All have +6 with one weapon.',
      it:
        'Ada tiene un pugnale oltre alla spada, Bruno una seconda spada, Cleo un ' +
        'pugnale e il talento. Con un’arma sola hanno tutti +6.',
    },
    ground: 'parchment',
    select: 'ada',
    targets: ['orc'],
    board: `
      ############
      #..........#
      #....A.....#
      #.....o....#
      #....B.C...#
      #..........#
      ############`,
    legend: {
      A: { ...sheet(ADA, 16, 13, 3), attacks: [SWORD, { ...DAGGER, offHand: true }] },
      B: {
        ...sheet(BRUNO, 16, 13, 3),
        attacks: [SWORD, { ...SWORD, id: 'second-longsword', offHand: true }],
      },
      C: {
        ...sheet(CLEO, 16, 13, 3),
        attacks: [SWORD, { ...DAGGER, offHand: true }],
        traits: ['two-weapon-fighting-feat'],
      },
      o: orc(),
    },
    expect: [
      {
        ruling: {
          en: 'Ada: +2 with the sword, −2 with the dagger.',
          it: 'Ada: +2 con la spada, −2 con il pugnale.',
        },
        ledger: ['sigil.weapon.two-weapon-fighting'],
        ask: {
          ask: 'full-attack',
          of: 'ada',
          action: 'full-round',
          primary: 'longsword',
          offHand: 'dagger',
        },
        expect: {
          legal: true,
          attacks: [
            { with: 'longsword', bonus: 2, hand: 'primary' },
            { with: 'dagger', bonus: -2, hand: 'off' },
          ],
        },
      },
      {
        ruling: {
          en: 'Bruno: +0 and −4, for his second weapon is not light.',
          it: 'Bruno: +0 e −4, perché la seconda arma non è leggera.',
        },
        ledger: ['sigil.weapon.two-weapon-fighting'],
        ask: {
          ask: 'full-attack',
          of: 'bruno',
          action: 'full-round',
          primary: 'longsword',
          offHand: 'second-longsword',
        },
        expect: { attacks: [{ bonus: 0 }, { bonus: -4 }] },
      },
      {
        ruling: { en: 'Cleo, with the feat: +4 and +4.', it: 'Cleo, con il talento: +4 e +4.' },
        ledger: ['sigil.weapon.two-weapon-fighting'],
        ask: {
          ask: 'full-attack',
          of: 'cleo',
          action: 'full-round',
          primary: 'longsword',
          offHand: 'dagger',
        },
        expect: { attacks: [{ bonus: 4 }, { bonus: 4 }] },
      },
      {
        ruling: {
          en: 'As a standard action Ada strikes once, at +6.',
          it: 'Con un’azione standard Ada colpisce una volta sola, a +6.',
        },
        ledger: ['sigil.attack.attack-is-standard-action'],
        ask: {
          ask: 'full-attack',
          of: 'ada',
          action: 'standard',
          primary: 'longsword',
          offHand: 'dagger',
        },
        expect: { attacks: [{ with: 'longsword', bonus: 6 }] },
      },
    ],
  },
  {
    id: 'charge-blow',
    family: 'attacks',
    title: { en: 'The blow of a charge', it: 'Il colpo della carica' },
    lesson: {
      en:
        'A charge ends in one blow at +2; until your next turn your AC is 2 lower. Who ' +
        'charges in opposite an ally flanks as well.',
      it:
        'La carica finisce con un solo colpo a +2; fino al tuo prossimo turno la tua ' +
        'CA è più bassa di 2. Chi arriva di fronte a un alleato fiancheggia anche.',
    },
    attempt: {
      en: 'Bruno is set to charge: drag him along the lane to the orc, opposite Ada.',
      it: 'Bruno è sulla carica: trascinalo lungo la linea fino all’orco, di fronte ad Ada.',
    },
    ground: 'forest',
    select: 'bruno',
    targets: ['orc'],
    mode: 'charge',
    board: `
      #.............
      ..............
      ..............
      .B.....oA.....
      ..............
      ....g.........
      .............#`,
    legend: { A: ADA, B: BRUNO, o: orc(), g: goblin() },
    expect: [
      {
        ruling: {
          en: 'The lane is free, and nobody strikes on the way.',
          it: 'La linea è libera, e nessuno colpisce per via.',
        },
        ledger: ['sigil.special-attack.charge-path'],
        ask: {
          ask: 'move',
          of: 'bruno',
          mode: 'charge',
          path: [
            [1, 3],
            [2, 3],
            [3, 3],
            [4, 3],
            [5, 3],
            [6, 3],
          ],
        },
        expect: { legal: true, cost: 5, opportunities: [] },
      },
      {
        ruling: {
          en: 'Bruno strikes at +4: +2 for the charge, +2 for Ada. His own AC falls by 2.',
          it: 'Bruno colpisce a +4: +2 per la carica, +2 per Ada. La sua CA scende di 2.',
        },
        ledger: [
          'srd35.modifier.attack-flanking',
          'sigil.special-attack.charge-attack',
          'sigil.flanking.bonus',
        ],
        after: { bruno: [6, 3] },
        ask: { ask: 'attack', from: 'bruno', to: 'orc', with: 'longsword', action: 'charge' },
        expect: { total: { attack: 4 }, own: [{ on: 'ac', value: -2 }] },
      },
      {
        ruling: {
          en: 'Right next to it, he is too near to charge.',
          it: 'Già accanto, è troppo vicino per caricare.',
        },
        ledger: ['sigil.special-attack.charge-path'],
        after: { bruno: [6, 2] },
        ask: {
          ask: 'move',
          of: 'bruno',
          mode: 'charge',
          path: [
            [6, 2],
            [6, 3],
          ],
        },
        expect: { legal: false, violations: [{ code: 'too-short' }, { code: 'not-nearest' }] },
      },
    ],
  },
  {
    id: 'unseen',
    family: 'light',
    title: { en: 'The invisible', it: 'L’invisibile' },
    lesson: {
      en:
        'Who strikes unseen has +2, and the target loses its Dexterity bonus. Who ' +
        'strikes at the unseen must name a square and misses half the time; attacks of ' +
        'opportunity against it there are none.',
      it:
        'Chi colpisce senza essere visto ha +2, e il bersaglio perde il bonus di ' +
        'Destrezza. Chi colpisce un invisibile deve indicare un quadretto e manca una ' +
        'volta su due; attacchi di opportunità contro di lui non ce ne sono.',
    },
    attempt: {
      en: 'The orc and Bruno are invisible. Let the orc walk away from Ada, then Ada from the orc.',
      it: 'L’orco e Bruno sono invisibili. Fai andare via l’orco da Ada, poi Ada dall’orco.',
    },
    ground: 'stone',
    select: 'ada',
    targets: ['orc'],
    board: `
      ############
      #..........#
      #...A......#
      #...o......#
      #..........#
      #......Bg..#
      #..........#
      ############`,
    legend: { A: ADA, B: under(BRUNO, 'invisible'), o: under(orc(), 'invisible'), g: goblin() },
    expect: [
      {
        ruling: {
          en: 'Bruno strikes the goblin at +2, and it loses its Dexterity bonus.',
          it: 'Bruno colpisce il goblin a +2, e quello perde il bonus di Destrezza.',
        },
        ledger: ['srd35.modifier.attack-invisible', 'sigil.condition.invisible-attack'],
        ask: { ask: 'attack', from: 'bruno', to: 'goblin', with: 'longsword' },
        expect: {
          possible: true,
          total: { attack: 2 },
          deniesDexterity: [{ why: 'invisible-attacker' }],
        },
      },
      {
        ruling: { en: 'Ada cannot aim at the orc itself.', it: 'Ada non può mirare all’orco.' },
        ledger: ['srd35.concealment.total-attack-square', 'sigil.concealment.total-no-targeting'],
        ask: { ask: 'attack', from: 'ada', to: 'orc', with: 'longsword' },
        expect: { possible: false, why: ['total-concealment'] },
      },
      {
        ruling: {
          en: 'She may strike at its square, and misses half the time.',
          it: 'Può colpire il suo quadretto, e manca una volta su due.',
        },
        ledger: ['srd35.concealment.total-miss-50', 'sigil.concealment.total-miss-chance'],
        ask: { ask: 'attack', from: 'ada', to: 'orc', with: 'longsword', at: [4, 3] },
        expect: { possible: true, missChance: 50 },
      },
      {
        ruling: {
          en: 'The orc walks away and she may not strike.',
          it: 'L’orco se ne va e lei non può colpire.',
        },
        ledger: [
          'srd35.opportunity.none-against-total-concealment',
          'sigil.opportunity.blocked-by-total-concealment',
        ],
        ask: {
          ask: 'move',
          of: 'orc',
          mode: 'move',
          path: [
            [4, 3],
            [4, 4],
            [4, 5],
          ],
        },
        expect: {
          legal: true,
          opportunities: [],
          barred: [{ by: 'ada', why: 'total-concealment' }],
        },
      },
      {
        ruling: { en: 'Ada walks away and the orc may.', it: 'Ada se ne va e l’orco può.' },
        ledger: ['sigil.opportunity.leaving-threatened-square'],
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'move',
          path: [
            [4, 2],
            [4, 1],
          ],
        },
        expect: { legal: true, opportunities: [{ by: 'orc' }] },
        done: {
          kind: 'drag',
          of: 'ada',
          mode: 'move',
          way: [
            [4, 2],
            [4, 1],
            [5, 1],
          ],
        },
      },
      {
        ruling: {
          en: 'Withdrawing does not help against the unseen.',
          it: 'Contro chi non vede, la ritirata non serve.',
        },
        ledger: ['sigil.movement.withdraw-invisible-enemy'],
        under: ['sigil'],
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'withdraw',
          path: [
            [4, 2],
            [4, 1],
          ],
        },
        expect: { legal: true, opportunities: [{ by: 'orc' }] },
      },
    ],
  },
];
