/** Lessons on special attacks against one who is held, at one's mercy, or misled. */
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
  sheet,
  under,
} from './cast.ts';
import type { Scenario } from './scenario.ts';

export const holds: readonly Scenario[] = [
  {
    id: 'grapple',
    family: 'specials',
    title: { en: 'Grappling', it: 'Lottare' },
    lesson: {
      en:
        'A touch, the target’s strike, then grapple check against grapple check. In a ' +
        'grapple one threatens nobody, uses light weapons at −4, and is without ' +
        'Dexterity bonus to those outside.',
      it:
        'Un tocco, il colpo del bersaglio, poi prova di lotta contro prova di lotta. ' +
        'In lotta non si minaccia, si usano armi leggere a −4, e contro chi è fuori ' +
        'non c’è il bonus di Destrezza.',
    },
    attempt: {
      en: 'Bruno and the orc are in a grapple: no area is hatched around them. Walk Ada past the two.',
      it: 'Bruno e l’orco sono in lotta: attorno a loro non c’è tratteggio. Fai passare Ada accanto ai due.',
    },
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
      A: sheet(ADA, 16, 13, 3),
      g: sheet(goblin(), 11, 13),
      t: sheet(GIANT, 25, 8, 9),
      B: {
        ...under(sheet(BRUNO, 14, 12, 3), 'grappling'),
        grapples: ['orc'],
        attacks: [SWORD, DAGGER],
      },
      o: { ...under(sheet(orc(), 15, 13), 'grappling'), grapples: ['bruno'] },
    },
    expect: [
      {
        ruling: {
          en: 'Ada grabs the goblin: a touch first, and it may strike. Then +6 against −3.',
          it: 'Ada afferra il goblin: prima un tocco, e lui può colpire. Poi +6 contro −3.',
        },
        ledger: ['sigil.special-attack.grapple-start', 'sigil.special-attack.grapple-check'],
        ask: { ask: 'special', attack: 'grapple', from: 'ada', to: 'goblin' },
        expect: {
          legal: true,
          touch: true,
          opportunities: [{ by: 'goblin' }],
          attacker: { modifier: 6 },
          defender: { modifier: -3 },
        },
      },
      {
        ruling: {
          en: 'The giant is two categories larger: the grapple fails by itself.',
          it: 'Il gigante è di due categorie più grande: la lotta fallisce da sé.',
        },
        ledger: ['sigil.special-attack.grapple-start'],
        after: { ada: [6, 4] },
        ask: { ask: 'special', attack: 'grapple', from: 'ada', to: 'giant' },
        expect: { outcome: { result: 'failure' } },
      },
      {
        ruling: {
          en: 'The orc, grappling, threatens nobody.',
          it: 'L’orco, in lotta, non minaccia nessuno.',
        },
        ledger: ['sigil.threat.grappling-threatens-nothing'],
        ask: { ask: 'threat', of: 'orc' },
        expect: { cells: [] },
      },
      {
        ruling: {
          en: 'Ada strikes at it from outside: no Dexterity bonus.',
          it: 'Ada lo colpisce da fuori: niente bonus di Destrezza.',
        },
        ledger: ['srd35.modifier.ac-grappling', 'sigil.condition.grappling'],
        ask: { ask: 'attack', from: 'ada', to: 'orc', with: 'longsword' },
        expect: { possible: true, deniesDexterity: [{ by: 'grappling' }] },
      },
      {
        ruling: {
          en: 'Bruno may stab with his dagger, at −4.',
          it: 'Bruno può colpire con il pugnale, a −4.',
        },
        ledger: ['sigil.condition.grappling-attack'],
        ask: { ask: 'grapple', of: 'bruno', action: 'grapple-attack', with: 'dagger' },
        expect: { legal: true, modifiers: [{ on: 'attack', value: -4 }] },
      },
      {
        ruling: {
          en: 'Not with his sword: it is not light.',
          it: 'Non con la spada: non è leggera.',
        },
        ledger: ['sigil.condition.grappling-attack'],
        ask: { ask: 'grapple', of: 'bruno', action: 'grapple-attack', with: 'longsword' },
        expect: { legal: false, why: ['wrong-weapon'] },
      },
    ],
  },
  {
    id: 'coup-de-grace',
    family: 'specials',
    title: { en: 'The coup de grace', it: 'Il colpo di grazia' },
    lesson: {
      en:
        'A full-round action against the helpless: it hits by itself, as a critical ' +
        'hit. Who survives saves with DC 10 + damage, or dies. Every foe who threatens ' +
        'you may strike.',
      it:
        'Un’azione di round completo contro un indifeso: colpisce da sé, ed è un colpo ' +
        'critico. Chi sopravvive tira con CD 10 + danni, o muore. Ogni avversario che ' +
        'ti minaccia può colpire.',
    },
    attempt: {
      en: 'A goblin sleeps, a skeleton lies paralyzed, another goblin watches. Who may do it, and to whom?',
      it: 'Un goblin dorme, uno scheletro è paralizzato, un altro goblin veglia. Chi può farlo, e a chi?',
    },
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
        ...sheet(ADA, 16, 13, 3),
        attacks: [{ ...SWORD, damage: '1d8', critical: { from: 19, times: 2 } }],
      },
      B: BRUNO,
      C: sheet(CLEO, 12, 16, 3),
      g: under(goblin(1), 'asleep'),
      h: goblin(2),
      s: under(SKELETON, 'paralyzed'),
    },
    expect: [
      {
        ruling: {
          en: 'Ada may, for a full round: 2d8 without a roll. Goblin 2 may strike at her.',
          it: 'Ada può, per un round completo: 2d8 senza tirare. Goblin 2 può colpirla.',
        },
        ledger: [
          'srd35.special-attack.coup-de-grace-action',
          'srd35.special-attack.coup-de-grace-auto-critical',
          'srd35.opportunity.coup-de-grace-provokes',
          'sigil.special-attack.coup-de-grace',
        ],
        ask: { ask: 'special', attack: 'coup-de-grace', from: 'ada', to: 'goblin-1', bonus: 3 },
        expect: {
          legal: true,
          kind: 'full-round',
          automatic: true,
          damage: '2d8+6',
          opportunities: [{ by: 'goblin-2' }],
        },
      },
      {
        ruling: {
          en: 'She deals 14 points: Fortitude, DC 24, or it dies.',
          it: 'Infligge 14 danni: Tempra, CD 24, o muore.',
        },
        ledger: [
          'srd35.special-attack.coup-de-grace-fortitude',
          'sigil.special-attack.coup-de-grace',
        ],
        ask: { ask: 'special', attack: 'coup-de-grace', from: 'ada', to: 'goblin-1', damage: 14 },
        expect: { save: { kind: 'fortitude', dc: 24 } },
      },
      {
        ruling: {
          en: 'The goblin that watches is not helpless: no.',
          it: 'Il goblin che veglia non è indifeso: no.',
        },
        ledger: ['srd35.special-attack.coup-de-grace-action', 'sigil.special-attack.coup-de-grace'],
        ask: { ask: 'special', attack: 'coup-de-grace', from: 'ada', to: 'goblin-2' },
        expect: { legal: false, why: ['not-helpless'] },
      },
      {
        ruling: {
          en: 'Cleo’s bow does not serve from afar.',
          it: 'L’arco di Cleo da lontano non serve.',
        },
        ledger: [
          'srd35.special-attack.coup-de-grace-bow-adjacent',
          'sigil.special-attack.coup-de-grace',
        ],
        ask: { ask: 'special', attack: 'coup-de-grace', from: 'cleo', to: 'goblin-1' },
        expect: { legal: false, why: ['target-out-of-reach'] },
      },
      {
        ruling: { en: 'From right beside it, it does.', it: 'Da accanto sì.' },
        ledger: [
          'srd35.special-attack.coup-de-grace-bow-adjacent',
          'sigil.special-attack.coup-de-grace',
        ],
        after: { cleo: [4, 4] },
        ask: { ask: 'special', attack: 'coup-de-grace', from: 'cleo', to: 'goblin-1' },
        expect: { legal: true },
      },
      {
        ruling: {
          en: 'Nobody does it to a skeleton: critical hits mean nothing to it.',
          it: 'A uno scheletro non si fa: i colpi critici non gli dicono niente.',
        },
        ledger: [
          'srd35.special-attack.coup-de-grace-critical-immune',
          'sigil.special-attack.coup-de-grace',
        ],
        ask: { ask: 'special', attack: 'coup-de-grace', from: 'bruno', to: 'skeleton' },
        expect: { legal: false, why: ['critical-immune'] },
      },
    ],
  },
  {
    id: 'aid-and-feint',
    family: 'specials',
    title: { en: 'Helping and feinting', it: 'Aiutare e fintare' },
    lesson: {
      en:
        'Aid: a roll of 10 gives an ally who fights beside you +2 to attack or AC. ' +
        'Feint: Bluff against Sense Motive plus base attack takes the foe’s Dexterity ' +
        'bonus from your next blow.',
      it:
        'Aiutare: con un 10 dai a un alleato che combatte lì +2 al tiro o alla CA. ' +
        'Fintare: Raggirare contro Percepire Intenzioni più attacco base toglie ' +
        'all’avversario il bonus di Destrezza contro il tuo prossimo colpo.',
    },
    attempt: {
      en: 'Ada stands by Bruno against the orc; Dora would like to feint. Against whom does it work?',
      it: 'Ada è con Bruno contro l’orco; Dora vorrebbe fintare. Con chi funziona?',
    },
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
      A: sheet(ADA, 16, 13, 3),
      B: BRUNO,
      C: { ...CLEO, attacks: [BOW] },
      D: { ...sheet(DORA, 10, 14, 2), skills: { bluff: { bonus: 7 } } },
      o: orc(),
      w: {
        ...sheet(WOLF, 12, 15),
        skills: { 'sense-motive': { bonus: 1 } },
        abilities: { str: 12, dex: 15, con: 12, int: 2, wis: 12, cha: 6 },
      },
      s: {
        ...sheet(SKELETON, 13, 13),
        abilities: { str: 13, dex: 13, con: null, int: null, wis: 10, cha: 1 },
        skills: { 'sense-motive': { bonus: 0 } },
      },
    },
    expect: [
      {
        ruling: {
          en: 'Ada rolls a total of 12 against 10: Bruno has +2.',
          it: 'Ada fa 12 contro 10: Bruno ha +2.',
        },
        ledger: ['sigil.special-attack.aid-another'],
        ask: {
          ask: 'special',
          attack: 'aid-another',
          from: 'ada',
          to: 'orc',
          ally: 'bruno',
          roll: 12,
        },
        expect: {
          legal: true,
          kind: 'standard',
          opportunities: [],
          outcome: { result: 'success', effects: [{ of: 'bruno', effect: 'aided', value: 2 }] },
        },
      },
      {
        ruling: {
          en: 'Cleo, far from the orc, cannot be helped against it.',
          it: 'Cleo, lontana dall’orco, non si può aiutare contro di lui.',
        },
        ledger: ['sigil.special-attack.aid-another'],
        ask: { ask: 'special', attack: 'aid-another', from: 'ada', to: 'orc', ally: 'cleo' },
        expect: { legal: false, why: ['not-engaged'] },
      },
      {
        ruling: {
          en: 'Dora feints at the wolf: −8, for an animal barely thinks. −1 against +2.',
          it: 'Dora finta con il lupo: −8, perché un animale pensa appena. −1 contro +2.',
        },
        ledger: ['sigil.special-attack.feint'],
        ask: { ask: 'special', attack: 'feint', from: 'dora', to: 'wolf' },
        expect: { legal: true, attacker: { modifier: -1 }, defender: { modifier: 2 } },
      },
      {
        ruling: {
          en: 'She wins all the same: it loses its Dexterity bonus to her next blow.',
          it: 'Vince lo stesso: contro il suo prossimo colpo il lupo perde il bonus di Destrezza.',
        },
        ledger: ['sigil.special-attack.feint'],
        ask: {
          ask: 'special',
          attack: 'feint',
          from: 'dora',
          to: 'wolf',
          totals: { attacker: 17, defender: 9 },
        },
        expect: {
          outcome: {
            result: 'success',
            effects: [{ of: 'wolf', effect: 'loses-dexterity', by: 'dora' }],
          },
        },
      },
      {
        ruling: {
          en: 'A skeleton has no mind to mislead.',
          it: 'Uno scheletro non ha una mente da ingannare.',
        },
        ledger: ['sigil.special-attack.feint'],
        ask: { ask: 'special', attack: 'feint', from: 'dora', to: 'skeleton' },
        expect: { legal: false, why: ['mindless'] },
      },
    ],
  },
];
