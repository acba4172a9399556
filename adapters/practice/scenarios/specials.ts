/** Lessons on special attacks made with a weapon or a leg: trip, disarm, sunder. */
import { ADA, AXE, BRUNO, CHAIN, GIANT, SWORD, WOLF, goblin, ogre, orc, sheet } from './cast.ts';
import type { Scenario } from './scenario.ts';

export const specials: readonly Scenario[] = [
  {
    id: 'trip',
    family: 'specials',
    title: { en: 'Tripping', it: 'Sbilanciare' },
    lesson: {
      en:
        'A touch attack, then Strength against Strength or Dexterity. Each category of ' +
        'size is worth 4, more than two legs are worth 4; nobody trips a foe two ' +
        'categories larger. The target may strike, unless the weapon is made for it.',
      it:
        'Un attacco da tocco, poi Forza contro Forza o Destrezza. Ogni categoria di ' +
        'taglia vale 4, più di due gambe valgono 4; due categorie più grande non si ' +
        'sbilancia. Il bersaglio può colpire, se l’arma non è fatta apposta.',
    },
    attempt: {
      en: 'Ada stands before a wolf, an ogre and a giant; Bruno holds a spiked chain. Whom would you trip?',
      it: 'Ada ha davanti un lupo, un ogre e un gigante; Bruno ha la catena chiodata. Chi sbilanceresti?',
    },
    ground: 'forest',
    select: 'ada',
    targets: ['wolf'],
    board: `
      #.............
      ...oo.w.......
      ...ooA........
      .....ttt..B...
      .....ttt..g...
      .....ttt......
      .............#`,
    legend: {
      A: sheet(ADA, 16, 13, 3),
      B: { ...sheet(BRUNO, 14, 12, 3), attacks: [CHAIN] },
      w: sheet(WOLF, 12, 10),
      o: sheet(ogre(), 21, 8, 3),
      t: sheet(GIANT, 25, 8, 9),
      g: sheet(goblin(), 11, 10),
    },
    expect: [
      {
        ruling: {
          en: 'The wolf: +3 against +5, for its four legs. It alone may strike.',
          it: 'Il lupo: +3 contro +5, per le sue quattro zampe. Solo lui può colpire.',
        },
        ledger: ['sigil.special-attack.trip-target', 'sigil.special-attack.trip-check'],
        ask: { ask: 'special', attack: 'trip', from: 'ada', to: 'wolf' },
        expect: {
          legal: true,
          touch: true,
          attacker: { modifier: 3 },
          defender: { modifier: 5 },
          opportunities: [{ by: 'wolf' }],
        },
      },
      {
        ruling: {
          en: 'The ogre: +3 against +9, for Strength and size.',
          it: 'L’ogre: +3 contro +9, per Forza e taglia.',
        },
        ledger: ['sigil.special-attack.trip-check'],
        ask: { ask: 'special', attack: 'trip', from: 'ada', to: 'ogre' },
        expect: { legal: true, attacker: { modifier: 3 }, defender: { modifier: 9 } },
      },
      {
        ruling: {
          en: 'The giant is two categories larger: no.',
          it: 'Il gigante è di due categorie più grande: no.',
        },
        ledger: ['sigil.special-attack.trip-target'],
        ask: { ask: 'special', attack: 'trip', from: 'ada', to: 'giant' },
        expect: { legal: false, why: ['too-big'] },
      },
      {
        ruling: {
          en: 'Bruno trips the goblin with his chain: nobody may strike, and size gives him +4.',
          it: 'Bruno sbilancia il goblin con la catena: nessuno può colpire, e la taglia gli dà +4.',
        },
        ledger: ['sigil.special-attack.trip-target', 'sigil.special-attack.trip-check'],
        ask: { ask: 'special', attack: 'trip', from: 'bruno', to: 'goblin', with: 'spiked-chain' },
        expect: { legal: true, attacker: { modifier: 6 }, opportunities: [] },
      },
      {
        ruling: {
          en: 'He wins: the goblin lies where it stood.',
          it: 'Vince: il goblin è prono dove stava.',
        },
        ledger: ['sigil.special-attack.trip-result'],
        ask: {
          ask: 'special',
          attack: 'trip',
          from: 'bruno',
          to: 'goblin',
          with: 'spiked-chain',
          totals: { attacker: 17, defender: 12 },
        },
        expect: {
          outcome: { result: 'success', effects: [{ of: 'goblin', effect: 'prone', at: [10, 4] }] },
        },
      },
    ],
  },
  {
    id: 'disarm',
    family: 'specials',
    title: { en: 'Disarming and sundering', it: 'Disarmare e spezzare' },
    lesson: {
      en:
        'Attack roll against attack roll, the target’s strike first. Two hands on a ' +
        'weapon are worth 4, a light one costs 4, each category of size is worth 4.',
      it:
        'Tiro per colpire contro tiro per colpire, e prima può colpire il bersaglio. ' +
        'Due mani sull’arma valgono 4, un’arma leggera costa 4, ogni categoria di ' +
        'taglia vale 4.',
    },
    attempt: {
      en:
        'Ada holds her sword in one hand. The orc’s axe takes two; the goblin is ' +
        'small. Whose weapon would you try for?',
      it:
        'Ada tiene la spada con una mano. L’ascia dell’orco ne vuole due; il goblin è ' +
        'Piccolo. Quale arma tenteresti?',
    },
    ground: 'parchment',
    select: 'ada',
    targets: ['orc'],
    board: `
      ############
      #..........#
      #..........#
      #....oA....#
      #......g...#
      #..........#
      #..........#
      ############`,
    legend: {
      A: { ...sheet(ADA, 16, 13, 3), attacks: [{ ...SWORD, tags: ['slashing'] }] },
      o: sheet(orc(undefined, AXE), 17, 11),
      g: sheet(goblin(), 11, 13),
    },
    expect: [
      {
        ruling: {
          en: 'The orc: +0 against +4 for two hands, and it may strike first.',
          it: 'L’orco: +0 contro +4 per le due mani, e può colpire prima.',
        },
        ledger: ['sigil.special-attack.disarm-provokes', 'sigil.special-attack.disarm-check'],
        ask: { ask: 'special', attack: 'disarm', from: 'ada', to: 'orc' },
        expect: {
          legal: true,
          attacker: { modifier: 0 },
          defender: { modifier: 4 },
          opportunities: [{ by: 'orc' }],
        },
      },
      {
        ruling: {
          en: 'If that blow deals damage, the attempt fails.',
          it: 'Se quel colpo infligge danni, il tentativo fallisce.',
        },
        ledger: ['sigil.special-attack.disarm-provokes'],
        ask: { ask: 'special', attack: 'disarm', from: 'ada', to: 'orc', struck: 6 },
        expect: { outcome: { result: 'ruined' } },
      },
      {
        ruling: {
          en: 'The goblin: +4 for size against +0.',
          it: 'Il goblin: +4 per la taglia contro +0.',
        },
        ledger: ['sigil.special-attack.disarm-check'],
        ask: { ask: 'special', attack: 'disarm', from: 'ada', to: 'goblin' },
        expect: { attacker: { modifier: 4 }, defender: { modifier: 0 } },
      },
      {
        ruling: {
          en: 'She loses to the goblin: it may try to disarm her at once.',
          it: 'Perde con il goblin: quello può subito tentare di disarmarla.',
        },
        ledger: ['sigil.special-attack.disarm-result'],
        ask: {
          ask: 'special',
          attack: 'disarm',
          from: 'ada',
          to: 'goblin',
          totals: { attacker: 9, defender: 14 },
        },
        expect: {
          outcome: { result: 'failure', effects: [{ of: 'goblin', effect: 'may-disarm-back' }] },
        },
      },
      {
        ruling: {
          en: 'Sundering the axe, hardness 5, with 9 points of damage: it loses 4.',
          it: 'Spezzare l’ascia, durezza 5, con 9 danni: ne perde 4.',
        },
        ledger: ['sigil.special-attack.sunder'],
        ask: {
          ask: 'special',
          attack: 'sunder',
          from: 'ada',
          to: 'orc',
          totals: { attacker: 19, defender: 12 },
          damage: 9,
          object: { kind: 'held', attack: 'greataxe', hardness: 5 },
        },
        expect: {
          legal: true,
          outcome: {
            result: 'success',
            effects: [{ of: 'orc', effect: 'object-damaged', value: 4 }],
          },
          opportunities: [{ by: 'orc' }],
        },
      },
    ],
  },
];
