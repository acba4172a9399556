/** Lessons on special attacks that move a creature: bull rush and overrun. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, GIANT, goblin, orc, withSheet } from './cast.ts';
import { askMove, askSpecial } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

export const shoveScenarios = lessonsOf({ family: 'specials' }, [
  {
    id: 'bull-rush',
    ground: 'stone',
    select: 'ada',
    targets: ['goblin'],
    board: `
      ############
      #..........#
      #..........#
      #...Ag.....#
      #..........#
      #..Bo#.....#
      #..........#
      ############`,
    legend: {
      A: withSheet(ADA, 16, 13, 3),
      B: withSheet(BRUNO, 14, 12, 3),
      g: withSheet(goblin(), 11, 13),
      o: withSheet(orc(), 15, 11),
    },
    expect: [
      ruling('sigil.special-attack.bull-rush-target', 'sigil.special-attack.bull-rush-check')
        .en('Ada against the goblin: +7 (Strength 3, size 4) against +0.')
        .it('Ada contro il goblin: +7 (Forza 3, taglia 4) contro +0.')
        .ask(askSpecial('bull-rush', 'ada', 'goblin'))
        .gives({
          legal: true,
          kind: 'standard',
          attacker: { modifier: 7 },
          defender: { modifier: 0 },
        }),
      ruling('sigil.special-attack.bull-rush-target')
        .en('Only the goblin itself gets an attack on her for it.')
        .it('Per questo ha un attacco solo il goblin.')
        .with({ under: ['sigil'] })
        .ask(askSpecial('bull-rush', 'ada', 'goblin'))
        .gives({ opportunities: [{ by: 'goblin' }] }),
      ruling('sigil.special-attack.bull-rush-push')
        .en('She wins by 6: two squares, and she follows one behind it.')
        .it('Vince di 6: due quadretti, e lei lo segue.')
        .ask(askSpecial('bull-rush', 'ada', 'goblin', { totals: { attacker: 17, defender: 11 } }))
        .gives({
          outcome: {
            result: 'success',
            effects: [
              { of: 'goblin', effect: 'pushed', squares: 2, at: [7, 3] },
              { of: 'ada', effect: 'follows', at: [6, 3] },
            ],
          },
        }),
      ruling('sigil.special-attack.bull-rush-failure')
        .en('She loses: one square back.')
        .it('Perde: un quadretto indietro.')
        .with({ under: ['sigil'] })
        .ask(askSpecial('bull-rush', 'ada', 'goblin', { totals: { attacker: 8, defender: 15 } }))
        .gives({
          outcome: {
            result: 'failure',
            effects: [{ of: 'ada', effect: 'pushed-back', at: [3, 3] }],
          },
        }),
      ruling('sigil.special-attack.bull-rush-push')
        .en('Bruno wins by 8, but behind the orc is the pillar: it does not move.')
        .it('Bruno vince di 8, ma dietro l’orco c’è il pilastro: non si muove.')
        .ask(askSpecial('bull-rush', 'bruno', 'orc', { totals: { attacker: 20, defender: 12 } }))
        .gives({
          outcome: { result: 'success', effects: [{ of: 'orc', effect: 'not-moved', at: [4, 5] }] },
        }),
    ],
  },
  {
    id: 'overrun',
    ground: 'forest',
    select: 'ada',
    targets: ['goblin'],
    board: `
      #............
      .............
      .A.g.........
      .............
      .B.ttt.......
      ...ttt.......
      ...ttt......#`,
    legend: {
      A: withSheet(ADA, 16, 13, 3),
      B: withSheet(BRUNO, 14, 12, 3),
      g: withSheet(goblin(), 11, 13),
      t: withSheet(GIANT, 25, 8, 9),
    },
    expect: [
      ruling('srd35.movement.not-through-opponent', 'sigil.movement.occupied-square')
        .en('On foot, nobody goes through an enemy.')
        .it('Camminando non si passa attraverso un avversario.')
        .ask(askMove('ada', 'move', '1,2 2,2 3,2 4,2'))
        .gives({ legal: false, violations: [{ code: 'through-enemy', at: [3, 2] }] }),
      ruling('srd35.special-attack.overrun-through-opponent', 'sigil.special-attack.overrun')
        .en('As an overrun she comes out behind it: three squares.')
        .it('Oltrepassandolo esce dietro di lui: tre quadretti.')
        .ask(askSpecial('overrun', 'ada', 'goblin'))
        .gives({
          legal: true,
          kind: 'standard',
          cost: 3,
          path: cells('1,2 2,2 3,2 4,2'),
          attacker: { modifier: 7 },
        }),
      ruling('sigil.special-attack.overrun-provokes')
        .en('It steps aside: she walks on, her standard action unspent.')
        .it('Si scosta: lei prosegue e non spende l’azione standard.')
        .ask(askSpecial('overrun', 'ada', 'goblin', { avoids: true }))
        .gives({
          outcome: {
            result: 'avoided',
            effects: [
              { of: 'ada', effect: 'moves-on', at: [4, 2] },
              { of: 'ada', effect: 'keeps-standard-action' },
            ],
          },
        }),
      ruling('sigil.special-attack.overrun-check')
        .en('It stands and loses: it lies prone, she goes on.')
        .it('Resta e perde: è prono, e lei prosegue.')
        .ask(askSpecial('overrun', 'ada', 'goblin', { totals: { attacker: 18, defender: 10 } }))
        .gives({
          outcome: {
            result: 'success',
            effects: [
              { of: 'goblin', effect: 'prone', at: [3, 2] },
              { of: 'ada', effect: 'moves-on', at: [4, 2] },
            ],
          },
        }),
      ruling('sigil.special-attack.overrun')
        .en('The giant is two categories larger than Bruno: no.')
        .it('Il gigante è di due categorie più grande di Bruno: no.')
        .ask(askSpecial('overrun', 'bruno', 'giant'))
        .gives({ legal: false, why: ['too-big'] }),
    ],
  },
]);
