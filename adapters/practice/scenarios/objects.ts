/** Lessons on objects: splash weapons, breaking, cover. */
import { cells } from '../ascii.ts';
import { ACID, ADA, CLEO, DORA, goblin, orc, sheet } from './cast.ts';
import type { Scenario } from './scenario.ts';

export const objects: readonly Scenario[] = [
  {
    id: 'splash',
    family: 'objects',
    title: { en: 'A flask of acid', it: 'Una fiala di acido' },
    lesson: {
      en:
        'A splash weapon only needs to touch. A hit also splashes everything next to the ' +
        'target; thrown at a corner of the grid (AC 5) it splashes the four squares ' +
        'around it; a miss lands beside the target, by a d8.',
      it:
        'Un’arma a spargimento deve solo toccare. Se colpisce spruzza anche chi è ' +
        'accanto al bersaglio; tirata a un incrocio della griglia (CA 5) spruzza i ' +
        'quattro quadretti che si toccano lì; se manca cade accanto, con un d8.',
    },
    attempt: {
      en:
        'Select Dora and open “Attack”: against Goblin 1 the flask has −2 for range and ' +
        '−4 for Ada’s melee. The list below compares it with a throw at the corner ' +
        'between the goblins.',
      it:
        'Seleziona Dora e apri «Attacco»: contro Goblin 1 la fiala ha −2 per la gittata ' +
        'e −4 per la mischia di Ada. L’elenco qui sotto la confronta con un tiro ' +
        'all’incrocio fra i goblin.',
    },
    ground: 'parchment',
    select: 'dora',
    targets: ['goblin-1'],
    board: `
      ############
      #..........#
      #..........#
      #..D..gA...#
      #....h.....#
      #..........#
      #..........#
      ############`,
    legend: { D: { ...sheet(DORA, 10, 14), attacks: [ACID] }, g: goblin(1), h: goblin(2), A: ADA },
    expect: [
      {
        ruling: {
          en: 'Three squares are past one increment: −2, and −4 for Ada’s melee. Only its touch AC counts.',
          it:
            'Tre quadretti superano un incremento: −2, e −4 per la mischia di Ada. Della ' +
            'sua CA conta solo quella da tocco.',
        },
        ledger: [
          'sigil.attack.range-increment-penalty',
          'sigil.attack.shooting-into-melee',
          'sigil.attack.touch-attack',
        ],
        ask: { ask: 'attack', from: 'dora', to: 'goblin-1', with: 'acid' },
        expect: { total: { attack: -6 }, against: 'touch' },
      },
      {
        ruling: {
          en: 'A hit: Goblin 1 takes it all, Ada and Goblin 2 are splashed.',
          it: 'Colpito: Goblin 1 prende tutto, Ada e Goblin 2 gli spruzzi.',
        },
        ledger: ['sigil.weapon.splash-direct'],
        ask: { ask: 'splash', target: 'goblin-1', hit: true },
        expect: { direct: 'goblin-1', splashed: ['ada', 'goblin-2'], against: 'touch' },
      },
      {
        ruling: {
          en: 'At the corner between the goblins, AC 5: both are splashed, Ada is not.',
          it: 'All’incrocio fra i goblin, CA 5: spruzzi a tutti e due, Ada no.',
        },
        ledger: ['sigil.weapon.splash-intersection'],
        ask: { ask: 'splash', at: [6, 4], hit: true },
        expect: { direct: null, splashed: ['goblin-1', 'goblin-2'], against: 5 },
      },
      {
        ruling: {
          en: 'A miss: it lands in one of the eight squares around the goblin.',
          it: 'Mancato: cade in uno degli otto quadretti attorno al goblin.',
        },
        ledger: ['sigil.weapon.splash-miss'],
        under: ['sigil'],
        ask: { ask: 'splash', target: 'goblin-1', hit: false },
        expect: { direct: null, lands: cells('6,2 7,2 7,3 7,4 6,4 5,4 5,3 5,2') },
      },
    ],
  },
  {
    id: 'breaking',
    family: 'objects',
    title: { en: 'Breaking things', it: 'Rompere le cose' },
    lesson: {
      en:
        'Objects subtract hardness from every hit; arrows and fire deal half, cold a ' +
        'quarter, criticals nothing extra. Attacking an object never provokes. In Sigil, ' +
        'a shot that missed only because of cover hits the cover.',
      it:
        'La durezza si toglie da ogni colpo; le frecce fanno metà, il fuoco metà, il ' +
        'freddo un quarto, i critici niente di più. Colpire un oggetto non provoca mai. ' +
        'In Sigil un tiro che ha mancato solo per la copertura colpisce la copertura.',
    },
    attempt: {
      en:
        'Select Cleo and hover the goblin: the crates give it cover. Then select Ada and ' +
        'look in “Actions”: attacking the door on the right provokes nothing, though the ' +
        'orc is next to her.',
      it:
        'Seleziona Cleo e passa sul goblin: le casse gli danno copertura. Poi seleziona ' +
        'Ada e guarda in «Azioni»: colpire la porta a destra non provoca, anche se ' +
        'l’orco le è accanto.',
    },
    ground: 'stone',
    select: 'cleo',
    targets: ['goblin'],
    board: `
      +-+-+-+-+-+-+-+-+-+-+-+
      |. . . . . . . . .|. .|
      + + + + + + + + + + + +
      |. . . . . . _ . .|. .|
      + + + + + + + + + + + +
      |. C . . . . _ g .|. .|
      + + + + + + + + + + + +
      |. . . . . . _ . .|. .|
      + + + + + + + + + + + +
      |. . . . . . . . AD . |
      + + + + + + + + + + + +
      |. . . . . . . o .|. .|
      + + + + + + + + + + + +
      |. . . . . . . . .|. .|
      +-+-+-+-+-+-+-+-+-+-+-+`,
    legend: {
      C: sheet(CLEO, 12, 16, 3),
      A: sheet(ADA, 16, 13, 3),
      g: sheet(goblin(), 11, 13),
      o: orc(),
    },
    expect: [
      {
        ruling: {
          en: 'Cleo’s 16 would hit AC 14, not 18: her 8 points go into the crate, hardness 5. It loses 3.',
          it: 'Il 16 di Cleo colpirebbe CA 14, non 18: i suoi 8 danni vanno alla cassa, durezza 5. Ne perde 3.',
        },
        ledger: ['sigil.cover.destroying', 'sigil.cover.low-wall'],
        under: ['sigil'],
        ask: {
          ask: 'attack-roll',
          from: 'cleo',
          to: 'goblin',
          with: 'shortbow',
          die: 10,
          bonus: 6,
          ac: 14,
          damageDealt: 8,
          hardness: 5,
        },
        expect: { total: 16, outcome: 'miss', coverStruck: { damage: 3 } },
      },
      {
        ruling: {
          en: 'Ada attacks the door: the orc gets no attack.',
          it: 'Ada colpisce la porta: l’orco non ha attacchi.',
        },
        ledger: ['sigil.action.table-standard'],
        ask: { ask: 'act', of: 'ada', action: 'sunder-unattended', with: 'longsword' },
        expect: { legal: true, opportunities: [] },
      },
      {
        ruling: {
          en: 'The door is Large: AC 2. For a full round she hits it without a roll.',
          it: 'La porta è Grande: CA 2. Per un round completo la colpisce senza tirare.',
        },
        ledger: ['sigil.special-attack.sunder-unattended'],
        ask: { ask: 'object-defence', size: 'large' },
        expect: { ac: 2, fullRound: { melee: 'automatic' }, opportunities: [] },
      },
      {
        ruling: {
          en: 'A hit for 11 against hardness 5: it loses 6 of its 15 points.',
          it: 'Un colpo da 11 contro durezza 5: ne perde 6 su 15.',
        },
        ledger: ['sigil.object.hardness'],
        ask: { ask: 'object-damage', damage: 11, hardness: 5, hp: 15, from: 'melee' },
        expect: { lost: 6, left: 9, broken: false },
      },
      {
        ruling: {
          en: 'An arrow’s 8 points become 4: no damage.',
          it: 'Gli 8 danni di una freccia diventano 4: nessun danno.',
        },
        ledger: ['sigil.object.immunities'],
        ask: { ask: 'object-damage', damage: 8, hardness: 5, hp: 15, from: 'ranged' },
        expect: { lost: 0, left: 15 },
      },
      {
        ruling: {
          en: 'By strength alone: a total of 18 against DC 18 breaks it.',
          it: 'Di sola Forza: un 18 contro CD 18 la sfonda.',
        },
        ledger: ['sigil.special-attack.break-object'],
        ask: { ask: 'object-break', of: 'ada', dc: 18, die: 15 },
        expect: { dc: 18, modifier: 3, breaks: true },
      },
    ],
  },
];
