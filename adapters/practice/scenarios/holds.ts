/** Lessons on special attacks against a grappled, helpless or misled target. */
import {
  ADA,
  BOW,
  BRUNO,
  CLEO,
  DAGGER,
  DORA,
  GIANT,
  SKELETON,
  SWORD,
  WOLF,
  goblin,
  orc,
  withSheet,
  under,
} from './cast.ts';
import { askAttack, askSpecial } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

export const holdScenarios = lessonsOf({ family: 'specials' }, [
  {
    id: 'grapple',
    ground: 'stone',
    select: 'ada',
    targets: ['goblin'],
    board: `
      ############
      #..........#
      #...Bo.....#
      #....A.....#
      #....g.....#
      #......ttt.#
      #......ttt.#
      #......ttt.#
      ############`,
    legend: {
      A: withSheet(ADA, 16, 13, 3),
      g: withSheet(goblin(), 11, 13),
      t: withSheet(GIANT, 25, 8, 9),
      B: {
        ...under(withSheet(BRUNO, 14, 12, 3), 'grappling'),
        grapples: ['orc'],
        attacks: [SWORD, DAGGER],
      },
      o: { ...under(withSheet(orc(), 15, 13), 'grappling'), grapples: ['bruno'] },
    },
    expect: [
      ruling('sigil.special-attack.grapple-start', 'sigil.special-attack.grapple-check')
        .en(
          'Ada grabs the goblin: a touch attack first, and it gets an attack. Then +6 against −3.',
        )
        .it(
          'Ada afferra il goblin: prima un attacco di contatto, e lui ha un attacco. Poi ' +
            '+6 contro −3.',
        )
        .ask(askSpecial('grapple', 'ada', 'goblin'))
        .gives({
          legal: true,
          touch: true,
          opportunities: [{ by: 'goblin' }],
          attacker: { modifier: 6 },
          defender: { modifier: -3 },
        }),
      ruling('sigil.special-attack.grapple-start')
        .en('The giant is two categories larger: the grapple fails by itself.')
        .it('Il gigante è di due categorie più grande: la lotta fallisce da sé.')
        .with({ after: { ada: [6, 4] } })
        .ask(askSpecial('grapple', 'ada', 'giant'))
        .gives({ outcome: { result: 'failure' } }),
      ruling('sigil.threat.grappling-threatens-nothing')
        .en('The orc, grappling, threatens nobody.')
        .it('L’orco, in lotta, non minaccia nessuno.')
        .ask({ ask: 'threat', of: 'orc' })
        .gives({ cells: [] }),
      ruling('srd35.modifier.ac-grappling', 'sigil.condition.grappling')
        .en('Ada attacks it from outside: no Dexterity bonus.')
        .it('Ada lo attacca da fuori: niente bonus di Destrezza.')
        .ask(askAttack('ada', 'orc', 'longsword'))
        .gives({ possible: true, deniesDexterity: [{ by: 'grappling' }] }),
      ruling('sigil.condition.grappling-attack')
        .en('Bruno can attack with his dagger, at −4.')
        .it('Bruno può attaccare con il pugnale, a −4.')
        .ask({ ask: 'grapple', of: 'bruno', action: 'grapple-attack', with: 'dagger' })
        .gives({ legal: true, modifiers: [{ on: 'attack', value: -4 }] }),
      ruling('sigil.condition.grappling-attack')
        .en('Not with his sword: it is not light.')
        .it('Non con la spada: non è leggera.')
        .ask({ ask: 'grapple', of: 'bruno', action: 'grapple-attack', with: 'longsword' })
        .gives({ legal: false, why: ['wrong-weapon'] }),
    ],
  },
  {
    id: 'coup-de-grace',
    ground: 'parchment',
    select: 'ada',
    targets: ['goblin-1'],
    board: `
      ############
      #..........#
      #...Ah.....#
      #...g......#
      #..........#
      #.......C..#
      #..Bs......#
      #..........#
      ############`,
    legend: {
      A: {
        ...withSheet(ADA, 16, 13, 3),
        attacks: [{ ...SWORD, damage: '1d8', critical: { from: 19, times: 2 } }],
      },
      B: BRUNO,
      C: withSheet(CLEO, 12, 16, 3),
      g: under(goblin(1), 'asleep'),
      h: goblin(2),
      s: under(SKELETON, 'paralyzed'),
    },
    expect: [
      ruling(
        'srd35.special-attack.coup-de-grace-action',
        'srd35.special-attack.coup-de-grace-auto-critical',
        'srd35.opportunity.coup-de-grace-provokes',
        'sigil.special-attack.coup-de-grace',
      )
        .en('Ada can, for a full round: 2d8 without a roll. Goblin 2 gets an attack on her.')
        .it(
          'Ada può, per un round completo: 2d8 senza tirare. Goblin 2 ha un attacco contro di lei.',
        )
        .ask(askSpecial('coup-de-grace', 'ada', 'goblin-1', { bonus: 3 }))
        .gives({
          legal: true,
          kind: 'full-round',
          automatic: true,
          damage: '2d8+6',
          opportunities: [{ by: 'goblin-2' }],
        }),
      ruling('srd35.special-attack.coup-de-grace-fortitude', 'sigil.special-attack.coup-de-grace')
        .en('She deals 14 points: Fortitude, DC 24, or it dies.')
        .it('Infligge 14 danni: Tempra, CD 24, o muore.')
        .ask(askSpecial('coup-de-grace', 'ada', 'goblin-1', { damage: 14 }))
        .gives({ save: { kind: 'fortitude', dc: 24 } }),
      ruling('srd35.special-attack.coup-de-grace-action', 'sigil.special-attack.coup-de-grace')
        .en('The goblin that watches is not helpless: no.')
        .it('Il goblin che veglia non è indifeso: no.')
        .ask(askSpecial('coup-de-grace', 'ada', 'goblin-2'))
        .gives({ legal: false, why: ['not-helpless'] }),
      ruling(
        'srd35.special-attack.coup-de-grace-bow-adjacent',
        'sigil.special-attack.coup-de-grace',
      )
        .en('Cleo’s bow won’t do from a distance.')
        .it('L’arco di Cleo da lontano non serve.')
        .ask(askSpecial('coup-de-grace', 'cleo', 'goblin-1'))
        .gives({ legal: false, why: ['target-out-of-reach'] }),
      ruling(
        'srd35.special-attack.coup-de-grace-bow-adjacent',
        'sigil.special-attack.coup-de-grace',
      )
        .en('From right beside it, it will.')
        .it('Da accanto sì.')
        .with({ after: { cleo: [4, 4] } })
        .ask(askSpecial('coup-de-grace', 'cleo', 'goblin-1'))
        .gives({ legal: true }),
      ruling(
        'srd35.special-attack.coup-de-grace-critical-immune',
        'sigil.special-attack.coup-de-grace',
      )
        .en('Not a skeleton: it is immune to critical hits.')
        .it('Lo scheletro no: è immune ai colpi critici.')
        .ask(askSpecial('coup-de-grace', 'bruno', 'skeleton'))
        .gives({ legal: false, why: ['critical-immune'] }),
    ],
  },
  {
    id: 'aid-and-feint',
    ground: 'forest',
    select: 'ada',
    targets: ['orc'],
    board: `
      #............
      .............
      ...Ao........
      ....B...w....
      .......Ds....
      ..C..........
      ............#`,
    legend: {
      A: withSheet(ADA, 16, 13, 3),
      B: BRUNO,
      C: { ...CLEO, attacks: [BOW] },
      D: { ...withSheet(DORA, 10, 14, 2), skills: { bluff: { bonus: 7 } } },
      o: orc(),
      w: {
        ...withSheet(WOLF, 12, 15),
        skills: { 'sense-motive': { bonus: 1 } },
        abilities: { str: 12, dex: 15, con: 12, int: 2, wis: 12, cha: 6 },
      },
      s: {
        ...withSheet(SKELETON, 13, 13),
        abilities: { str: 13, dex: 13, con: null, int: null, wis: 10, cha: 1 },
        skills: { 'sense-motive': { bonus: 0 } },
      },
    },
    expect: [
      ruling('sigil.special-attack.aid-another')
        .en('Ada rolls a total of 12 against 10: Bruno has +2.')
        .it('Ada fa 12 contro 10: Bruno ha +2.')
        .ask(askSpecial('aid-another', 'ada', 'orc', { ally: 'bruno', roll: 12 }))
        .gives({
          legal: true,
          kind: 'standard',
          opportunities: [],
          outcome: { result: 'success', effects: [{ of: 'bruno', effect: 'aided', value: 2 }] },
        }),
      ruling('sigil.special-attack.aid-another')
        .en('Cleo is far from the orc, so nobody can aid her against it.')
        .it('Cleo, lontana dall’orco, non si può aiutare contro di lui.')
        .ask(askSpecial('aid-another', 'ada', 'orc', { ally: 'cleo' }))
        .gives({ legal: false, why: ['not-engaged'] }),
      ruling('sigil.special-attack.feint')
        .en('Dora feints at the wolf: −8 for an animal’s mind. −1 against +2.')
        .it('Dora finta con il lupo: −8 per una mente animale. −1 contro +2.')
        .ask(askSpecial('feint', 'dora', 'wolf'))
        .gives({ legal: true, attacker: { modifier: -1 }, defender: { modifier: 2 } }),
      ruling('sigil.special-attack.feint')
        .en('She wins all the same: it loses its Dexterity bonus against her next attack.')
        .it('Vince lo stesso: contro il suo prossimo attacco il lupo perde il bonus di Destrezza.')
        .ask(askSpecial('feint', 'dora', 'wolf', { totals: { attacker: 17, defender: 9 } }))
        .gives({
          outcome: {
            result: 'success',
            effects: [{ of: 'wolf', effect: 'loses-dexterity', by: 'dora' }],
          },
        }),
      ruling('sigil.special-attack.feint')
        .en('A skeleton has no mind to deceive.')
        .it('Uno scheletro non ha una mente da ingannare.')
        .ask(askSpecial('feint', 'dora', 'skeleton'))
        .gives({ legal: false, why: ['mindless'] }),
    ],
  },
]);
