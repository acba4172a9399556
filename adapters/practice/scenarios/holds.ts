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
        'First a touch attack (the target attacks first), then opposed grapple checks. ' +
        'While grappling you threaten nobody, can use light weapons at −4, and lose your ' +
        'Dexterity bonus against others.',
      it:
        'Prima un attacco di contatto (il bersaglio colpisce per primo), poi prove ' +
        'contrapposte di lotta. In lotta non minacci nessuno, usi armi leggere a −4, e ' +
        'perdi il bonus di Destrezza contro chi è fuori.',
    },
    attempt: {
      en:
        'Bruno and the orc are grappling: no area is hatched around them. Drag Ada past ' +
        'the two: no attack. Then select Ada, open “Actions” and choose “Grapple” ' +
        'against the goblin: each step shows its numbers.',
      it:
        'Bruno e l’orco sono in lotta: attorno a loro non c’è tratteggio. Fai passare ' +
        'Ada accanto ai due: nessun attacco. Poi apri «Azioni» e scegli «Lottare» contro ' +
        'il goblin: ogni passo mostra i suoi numeri.',
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
          en: 'Ada grabs the goblin: a touch attack first, and it gets an attack. Then +6 against −3.',
          it:
            'Ada afferra il goblin: prima un attacco di contatto, e lui ha un attacco. Poi ' +
            '+6 contro −3.',
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
          en: 'Ada attacks it from outside: no Dexterity bonus.',
          it: 'Ada lo attacca da fuori: niente bonus di Destrezza.',
        },
        ledger: ['srd35.modifier.ac-grappling', 'sigil.condition.grappling'],
        ask: { ask: 'attack', from: 'ada', to: 'orc', with: 'longsword' },
        expect: { possible: true, deniesDexterity: [{ by: 'grappling' }] },
      },
      {
        ruling: {
          en: 'Bruno can attack with his dagger, at −4.',
          it: 'Bruno può attaccare con il pugnale, a −4.',
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
        'A full-round action against a helpless creature: an automatic hit, and a ' +
        'critical. If the target survives, it saves against DC 10 + damage or dies. ' +
        'Every enemy that threatens you gets an attack.',
      it:
        'Un’azione di round completo contro un indifeso: colpisce da sé, ed è un colpo ' +
        'critico. Se il bersaglio sopravvive tira con CD 10 + danni, o muore. Ogni ' +
        'avversario che ti minaccia ha un attacco.',
    },
    attempt: {
      en:
        'A goblin sleeps, a skeleton is paralyzed, another goblin watches. Select Ada, ' +
        'target each with T or a right click, and look for “Coup de grace” in “Actions”.',
      it:
        'Un goblin dorme, uno scheletro è paralizzato, un altro goblin veglia. Seleziona ' +
        'Ada, scegli ciascuno a bersaglio con T o clic destro, e cerca «Colpo di grazia» ' +
        'in «Azioni».',
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
          en: 'Ada can, for a full round: 2d8 without a roll. Goblin 2 gets an attack on her.',
          it: 'Ada può, per un round completo: 2d8 senza tirare. Goblin 2 ha un attacco contro di lei.',
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
          en: 'Cleo’s bow won’t do from a distance.',
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
        ruling: { en: 'From right beside it, it will.', it: 'Da accanto sì.' },
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
          en: 'Not a skeleton: it is immune to critical hits.',
          it: 'Lo scheletro no: è immune ai colpi critici.',
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
        'Aid another: a roll of 10 gives an ally in the same melee +2 to attack or AC. ' +
        'Feint: Bluff against Sense Motive plus base attack; if you win, the enemy loses ' +
        'its Dexterity bonus against your next attack.',
      it:
        'Aiutare: con un 10 dai a un alleato nella stessa mischia +2 al tiro o alla CA. ' +
        'Fintare: Raggirare contro Percepire Intenzioni più attacco base; se vinci, ' +
        'l’avversario perde il bonus di Destrezza contro il tuo prossimo attacco.',
    },
    attempt: {
      en:
        'Select Ada, open “Actions” and choose “Aid another” for Bruno. Then select Dora ' +
        'and “Feint” at the wolf, then at the skeleton: the steps show the numbers, or ' +
        'why it can’t work.',
      it:
        'Seleziona Ada, apri «Azioni» e scegli «Aiutare un altro» per Bruno. Poi ' +
        'seleziona Dora e «Fintare» con il lupo, poi con lo scheletro: i passi mostrano ' +
        'i numeri, o perché non si può.',
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
          en: 'Cleo is far from the orc, so nobody can aid her against it.',
          it: 'Cleo, lontana dall’orco, non si può aiutare contro di lui.',
        },
        ledger: ['sigil.special-attack.aid-another'],
        ask: { ask: 'special', attack: 'aid-another', from: 'ada', to: 'orc', ally: 'cleo' },
        expect: { legal: false, why: ['not-engaged'] },
      },
      {
        ruling: {
          en: 'Dora feints at the wolf: −8 for an animal’s mind. −1 against +2.',
          it: 'Dora finta con il lupo: −8 per una mente animale. −1 contro +2.',
        },
        ledger: ['sigil.special-attack.feint'],
        ask: { ask: 'special', attack: 'feint', from: 'dora', to: 'wolf' },
        expect: { legal: true, attacker: { modifier: -1 }, defender: { modifier: 2 } },
      },
      {
        ruling: {
          en: 'She wins all the same: it loses its Dexterity bonus against her next attack.',
          it: 'Vince lo stesso: contro il suo prossimo attacco il lupo perde il bonus di Destrezza.',
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
          en: 'A skeleton has no mind to deceive.',
          it: 'Uno scheletro non ha una mente da ingannare.',
        },
        ledger: ['sigil.special-attack.feint'],
        ask: { ask: 'special', attack: 'feint', from: 'dora', to: 'skeleton' },
        expect: { legal: false, why: ['mindless'] },
      },
    ],
  },
];
