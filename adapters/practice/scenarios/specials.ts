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
import { askSpecial } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

export const specialScenarios = lessonsOf({ family: 'specials' }, [
  {
    id: 'trip',
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
        .en('The wolf: +3 against +5, for its four legs. Only the wolf gets an attack.')
        .it('Il lupo: +3 contro +5, per le sue quattro zampe. Solo lui ha un attacco.')
        .ask(askSpecial('trip', 'ada', 'wolf'))
        .gives({
          legal: true,
          touch: true,
          attacker: { modifier: 3 },
          defender: { modifier: 5 },
          opportunities: [{ by: 'wolf' }],
        }),
      ruling('sigil.special-attack.trip-check')
        .en('The ogre: +3 against +9, for Strength and size.')
        .it('L’ogre: +3 contro +9, per Forza e taglia.')
        .ask(askSpecial('trip', 'ada', 'ogre'))
        .gives({ legal: true, attacker: { modifier: 3 }, defender: { modifier: 9 } }),
      ruling('sigil.special-attack.trip-target')
        .en('The giant is two categories larger: no.')
        .it('Il gigante è di due categorie più grande: no.')
        .ask(askSpecial('trip', 'ada', 'giant'))
        .gives({ legal: false, why: ['too-big'] }),
      ruling('sigil.special-attack.trip-target', 'sigil.special-attack.trip-check')
        .en('Bruno trips the goblin with his chain: nobody gets an attack, and size gives him +4.')
        .it(
          'Bruno sbilancia il goblin con la catena: nessuno ha un attacco, e la taglia gli dà +4.',
        )
        .ask(askSpecial('trip', 'bruno', 'goblin', { with: 'spiked-chain' }))
        .gives({ legal: true, attacker: { modifier: 6 }, opportunities: [] }),
      ruling('sigil.special-attack.trip-result')
        .en('He wins: the goblin lies where it stood.')
        .it('Vince: il goblin è prono dove stava.')
        .ask(
          askSpecial('trip', 'bruno', 'goblin', {
            with: 'spiked-chain',
            totals: { attacker: 17, defender: 12 },
          }),
        )
        .gives({
          outcome: { result: 'success', effects: [{ of: 'goblin', effect: 'prone', at: [10, 4] }] },
        }),
    ],
  },
  {
    id: 'disarm',
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
        .en('The orc: +0 against +4 for two hands, and it gets an attack first.')
        .it('L’orco: +0 contro +4 per le due mani, e ha prima un attacco.')
        .ask(askSpecial('disarm', 'ada', 'orc'))
        .gives({
          legal: true,
          attacker: { modifier: 0 },
          defender: { modifier: 4 },
          opportunities: [{ by: 'orc' }],
        }),
      ruling('sigil.special-attack.disarm-provokes')
        .en('If that attack deals damage, the attempt fails.')
        .it('Se quell’attacco infligge danni, il tentativo fallisce.')
        .ask(askSpecial('disarm', 'ada', 'orc', { struck: 6 }))
        .gives({ outcome: { result: 'ruined' } }),
      ruling('sigil.special-attack.disarm-check')
        .en('The goblin: +4 for size against +0.')
        .it('Il goblin: +4 per la taglia contro +0.')
        .ask(askSpecial('disarm', 'ada', 'goblin'))
        .gives({ attacker: { modifier: 4 }, defender: { modifier: 0 } }),
      ruling('sigil.special-attack.disarm-result')
        .en('She loses to the goblin: it can try to disarm her at once.')
        .it('Perde con il goblin: quello può subito tentare di disarmarla.')
        .ask(askSpecial('disarm', 'ada', 'goblin', { totals: { attacker: 9, defender: 14 } }))
        .gives({
          outcome: { result: 'failure', effects: [{ of: 'goblin', effect: 'may-disarm-back' }] },
        }),
      ruling('sigil.special-attack.sunder')
        .en('Sundering the axe, hardness 5, with 9 points of damage: it loses 4.')
        .it('Spezzare l’ascia, durezza 5, con 9 danni: ne perde 4.')
        .ask(
          askSpecial('sunder', 'ada', 'orc', {
            totals: { attacker: 19, defender: 12 },
            damage: 9,
            object: { kind: 'held', attack: 'greataxe', hardness: 5 },
          }),
        )
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
]);
