/** Lessons on three special attacks: trip, disarm, sunder. */
import {
  ADA,
  AXE,
  BRUNO,
  CHAIN,
  GIANT,
  SWORD,
  WOLF,
  goblin,
  ogre,
  orc,
  withSheet,
} from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

export const specialScenarios: readonly Scenario[] = [
  {
    id: 'trip',
    family: 'specials',
    title: { en: 'Tripping', it: 'Sbilanciare' },
    lesson: {
      en:
        'A melee touch attack, then opposed Strength (or Dexterity). +4 per size ' +
        'category, +4 for more than two legs. You can’t trip anything two categories ' +
        'larger. The target gets an attack unless your weapon is made for tripping.',
      it:
        'Attacco di contatto in mischia, poi Forza contro Forza (o Destrezza). +4 per ' +
        'categoria di taglia, +4 con più di due gambe. Non si sbilancia chi è due ' +
        'categorie più grande. Il bersaglio ha un AdO, salvo armi fatte per sbilanciare.',
    },
    attempt: {
      en:
        'Select Ada, open “Actions” and choose “Trip” against the wolf, the ogre, the ' +
        'giant: the steps show each modifier, and why the giant can’t be tripped. Then ' +
        'Bruno with his spiked chain.',
      it:
        'Seleziona Ada, apri «Azioni» e scegli «Sbilanciare» contro il lupo, l’ogre, il ' +
        'gigante: i passi mostrano ogni modificatore, e perché il gigante no. Poi Bruno ' +
        'con la catena chiodata.',
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
      A: withSheet(ADA, 16, 13, 3),
      B: { ...withSheet(BRUNO, 14, 12, 3), attacks: [CHAIN] },
      w: withSheet(WOLF, 12, 10),
      o: withSheet(ogre(), 21, 8, 3),
      t: withSheet(GIANT, 25, 8, 9),
      g: withSheet(goblin(), 11, 10),
    },
    expect: [
      ruling('sigil.special-attack.trip-target', 'sigil.special-attack.trip-check')
        .says(
          'The wolf: +3 against +5, for its four legs. Only the wolf gets an attack.',
          'Il lupo: +3 contro +5, per le sue quattro zampe. Solo lui ha un attacco.',
        )
        .ask({ ask: 'special', attack: 'trip', from: 'ada', to: 'wolf' })
        .gives({
          legal: true,
          touch: true,
          attacker: { modifier: 3 },
          defender: { modifier: 5 },
          opportunities: [{ by: 'wolf' }],
        }),
      ruling('sigil.special-attack.trip-check')
        .says(
          'The ogre: +3 against +9, for Strength and size.',
          'L’ogre: +3 contro +9, per Forza e taglia.',
        )
        .ask({ ask: 'special', attack: 'trip', from: 'ada', to: 'ogre' })
        .gives({ legal: true, attacker: { modifier: 3 }, defender: { modifier: 9 } }),
      ruling('sigil.special-attack.trip-target')
        .says(
          'The giant is two categories larger: no.',
          'Il gigante è di due categorie più grande: no.',
        )
        .ask({ ask: 'special', attack: 'trip', from: 'ada', to: 'giant' })
        .gives({ legal: false, why: ['too-big'] }),
      ruling('sigil.special-attack.trip-target', 'sigil.special-attack.trip-check')
        .says(
          'Bruno trips the goblin with his chain: nobody gets an attack, and size gives him +4.',
          'Bruno sbilancia il goblin con la catena: nessuno ha un attacco, e la taglia gli dà +4.',
        )
        .ask({ ask: 'special', attack: 'trip', from: 'bruno', to: 'goblin', with: 'spiked-chain' })
        .gives({ legal: true, attacker: { modifier: 6 }, opportunities: [] }),
      ruling('sigil.special-attack.trip-result')
        .says('He wins: the goblin lies where it stood.', 'Vince: il goblin è prono dove stava.')
        .ask({
          ask: 'special',
          attack: 'trip',
          from: 'bruno',
          to: 'goblin',
          with: 'spiked-chain',
          totals: { attacker: 17, defender: 12 },
        })
        .gives({
          outcome: { result: 'success', effects: [{ of: 'goblin', effect: 'prone', at: [10, 4] }] },
        }),
    ],
  },
  {
    id: 'disarm',
    family: 'specials',
    title: { en: 'Disarming and sundering', it: 'Disarmare e spezzare' },
    lesson: {
      en:
        'Attack roll against attack roll, and the target attacks first. Two hands on a ' +
        'weapon give +4, a light weapon −4, and each size category ±4.',
      it:
        'Tiro per colpire contro tiro per colpire, e prima può colpire il bersaglio. Due ' +
        'mani sull’arma valgono +4, un’arma leggera −4, ogni categoria di taglia ±4.',
    },
    attempt: {
      en:
        'Select Ada, open “Actions” and choose “Disarm” against the orc, who holds an ' +
        'axe in both hands, then against the small goblin: compare the numbers in the ' +
        'steps.',
      it:
        'Seleziona Ada, apri «Azioni» e scegli «Disarmare» contro l’orco, che tiene ' +
        'l’ascia a due mani, poi contro il goblin, che è Piccolo: confronta i numeri nei ' +
        'passi.',
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
      A: { ...withSheet(ADA, 16, 13, 3), attacks: [{ ...SWORD, tags: ['slashing'] }] },
      o: withSheet(orc(undefined, AXE), 17, 11),
      g: withSheet(goblin(), 11, 13),
    },
    expect: [
      ruling('sigil.special-attack.disarm-provokes', 'sigil.special-attack.disarm-check')
        .says(
          'The orc: +0 against +4 for two hands, and it gets an attack first.',
          'L’orco: +0 contro +4 per le due mani, e ha prima un attacco.',
        )
        .ask({ ask: 'special', attack: 'disarm', from: 'ada', to: 'orc' })
        .gives({
          legal: true,
          attacker: { modifier: 0 },
          defender: { modifier: 4 },
          opportunities: [{ by: 'orc' }],
        }),
      ruling('sigil.special-attack.disarm-provokes')
        .says(
          'If that attack deals damage, the attempt fails.',
          'Se quell’attacco infligge danni, il tentativo fallisce.',
        )
        .ask({ ask: 'special', attack: 'disarm', from: 'ada', to: 'orc', struck: 6 })
        .gives({ outcome: { result: 'ruined' } }),
      ruling('sigil.special-attack.disarm-check')
        .says('The goblin: +4 for size against +0.', 'Il goblin: +4 per la taglia contro +0.')
        .ask({ ask: 'special', attack: 'disarm', from: 'ada', to: 'goblin' })
        .gives({ attacker: { modifier: 4 }, defender: { modifier: 0 } }),
      ruling('sigil.special-attack.disarm-result')
        .says(
          'She loses to the goblin: it can try to disarm her at once.',
          'Perde con il goblin: quello può subito tentare di disarmarla.',
        )
        .ask({
          ask: 'special',
          attack: 'disarm',
          from: 'ada',
          to: 'goblin',
          totals: { attacker: 9, defender: 14 },
        })
        .gives({
          outcome: { result: 'failure', effects: [{ of: 'goblin', effect: 'may-disarm-back' }] },
        }),
      ruling('sigil.special-attack.sunder')
        .says(
          'Sundering the axe, hardness 5, with 9 points of damage: it loses 4.',
          'Spezzare l’ascia, durezza 5, con 9 danni: ne perde 4.',
        )
        .ask({
          ask: 'special',
          attack: 'sunder',
          from: 'ada',
          to: 'orc',
          totals: { attacker: 19, defender: 12 },
          damage: 9,
          object: { kind: 'held', attack: 'greataxe', hardness: 5 },
        })
        .gives({
          legal: true,
          outcome: {
            result: 'success',
            effects: [{ of: 'orc', effect: 'object-damaged', value: 4 }],
          },
          opportunities: [{ by: 'orc' }],
        }),
    ],
  },
];
