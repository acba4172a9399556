/** Lessons on conditions: creatures that cannot act, and fear in several degrees. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, CLEO, goblin, ogre, sheet, under } from './cast.ts';
import type { Scenario } from './scenario.ts';

const small = (n: number, condition: string) => under(sheet(goblin(n), 11, 10), condition);

export const conditions: readonly Scenario[] = [
  {
    id: 'who-cannot-act',
    family: 'conditions',
    title: { en: 'Creatures that can’t act', it: 'Creature che non possono agire' },
    lesson: {
      en:
        'A creature that can’t attack threatens nobody. A helpless one has Dexterity 0 ' +
        'and −4 AC in melee; a stunned one loses its Dexterity bonus and 2 AC. A ' +
        'staggered one still has one action.',
      it:
        'Chi non può attaccare non minaccia. L’indifeso ha Destrezza 0 e −4 alla CA in ' +
        'mischia; lo stordito perde il bonus di Destrezza e 2 alla CA. Il barcollante ha ' +
        'ancora un’azione.',
    },
    attempt: {
      en:
        'Ada stands among four goblins: one asleep, one stunned, one nauseated, one ' +
        'staggered. Drag her straight down: only one of them gets an attack.',
      it:
        'Ada sta fra quattro goblin: uno dorme, uno è stordito, uno nauseato, uno ' +
        'barcollante. Falla scendere dritta: uno solo ha un attacco.',
    },
    ground: 'stone',
    select: 'ada',
    targets: ['goblin-1'],
    board: `
      ############
      #..........#
      #...g.h....#
      #....A.....#
      #...i.j....#
      #..........#
      #..........#
      ############`,
    legend: {
      A: sheet(ADA, 16, 13),
      g: small(1, 'asleep'),
      h: small(2, 'stunned'),
      i: small(3, 'nauseated'),
      j: small(4, 'staggered'),
    },
    expect: [
      {
        ruling: {
          en: 'Ada leaves: of the four, only the staggered goblin gets an attack.',
          it: 'Ada se ne va: dei quattro ha un attacco solo il goblin barcollante.',
        },
        ledger: ['sigil.opportunity.leaving-threatened-square'],
        ask: { ask: 'move', of: 'ada', mode: 'move', path: cells('5,3 5,4 5,5 5,6') },
        expect: { legal: true, opportunities: [{ by: 'goblin-4', leaving: [5, 3], step: 0 }] },
      },
      {
        ruling: {
          en: 'The sleeping goblin: −4 to AC in melee, −5 for Dexterity 0, and open to a coup de grace.',
          it:
            'Il goblin che dorme: −4 alla CA in mischia, −5 per la Destrezza 0, ed esposto ' +
            'al colpo di grazia.',
        },
        ledger: [
          'srd35.modifier.ac-helpless',
          'srd35.condition.helpless-dexterity-zero',
          'sigil.condition.helpless',
        ],
        ask: { ask: 'attack', from: 'ada', to: 'goblin-1', with: 'longsword' },
        expect: { possible: true, total: { ac: -9 }, coupDeGrace: { allowed: true } },
      },
      {
        ruling: {
          en: 'The stunned goblin: −2 to AC and no Dexterity bonus.',
          it: 'Il goblin stordito: −2 alla CA e niente bonus di Destrezza.',
        },
        ledger: ['srd35.modifier.ac-stunned', 'sigil.condition.stunned'],
        ask: { ask: 'attack', from: 'ada', to: 'goblin-2', with: 'longsword' },
        expect: { total: { ac: -2 }, deniesDexterity: [{ by: 'stunned' }] },
      },
      {
        ruling: {
          en: 'The nauseated goblin can’t attack.',
          it: 'Il goblin nauseato non può attaccare.',
        },
        ledger: ['sigil.condition.nauseated'],
        ask: {
          ask: 'act',
          of: 'goblin-3',
          action: 'melee-attack',
          target: 'ada',
          with: 'morningstar',
        },
        expect: { legal: false, why: ['condition-forbids'] },
      },
      {
        ruling: { en: 'It can only move.', it: 'Può solo muoversi.' },
        ledger: ['sigil.condition.nauseated'],
        ask: { ask: 'actions', of: 'goblin-3' },
        expect: { left: { standard: false, move: 1, fullRound: false, limitedBy: 'nauseated' } },
      },
      {
        ruling: {
          en: 'The staggered goblin: one attack or one move, no full attack.',
          it: 'Il goblin barcollante: un attacco o un movimento, niente attacco completo.',
        },
        ledger: ['sigil.condition.staggered'],
        ask: { ask: 'act', of: 'goblin-4', action: 'full-attack' },
        expect: { legal: false, why: ['condition-forbids'] },
      },
    ],
  },
  {
    id: 'fear',
    family: 'conditions',
    title: { en: 'Fear that grows', it: 'La paura che cresce' },
    lesson: {
      en:
        'Shaken: −2 to attacks, saves and checks. A second scare makes it worse: ' +
        'frightened, then panicked, and then you must flee. The same effect twice does ' +
        'not add up.',
      it:
        'Scosso: −2 ad attacchi, tiri salvezza e prove. Un secondo spavento peggiora: ' +
        'spaventato, poi in preda al panico, che deve fuggire. Lo stesso effetto due ' +
        'volte non si somma.',
    },
    attempt: {
      en:
        'Ada is shaken, Bruno frightened, Cleo panicked. Select each of them and open ' +
        '“Actions”: only Ada can still attack.',
      it:
        'Ada è scossa, Bruno spaventato, Cleo in preda al panico. Seleziona ciascuno e ' +
        'apri «Azioni»: solo Ada può ancora attaccare.',
    },
    ground: 'forest',
    select: 'ada',
    targets: ['ogre'],
    board: `
      ##............
      #.............
      ......Aoo.....
      .......oo.....
      ......B.......
      ..............
      ....C.........
      .............#`,
    legend: {
      A: under(sheet(ADA, 16, 13), 'shaken'),
      B: under(BRUNO, 'frightened'),
      C: under(CLEO, 'panicked'),
      o: ogre(),
    },
    expect: [
      {
        ruling: { en: 'Ada, shaken, attacks at −2.', it: 'Ada, scossa, attacca a −2.' },
        ledger: ['srd35.modifier.attack-shaken-frightened', 'sigil.condition.shaken'],
        ask: { ask: 'attack', from: 'ada', to: 'ogre', with: 'longsword' },
        expect: { possible: true, total: { attack: -2 } },
      },
      {
        ruling: {
          en: 'Shaken again by something else, she is frightened.',
          it: 'Scossa di nuovo da altro, è spaventata.',
        },
        ledger: ['sigil.condition.shaken'],
        ask: { ask: 'afflict', of: 'ada', with: 'shaken', source: 'howl', earlier: ['roar'] },
        expect: { becomes: 'frightened' },
      },
      {
        ruling: {
          en: 'The same roar twice changes nothing.',
          it: 'Lo stesso ruggito due volte non cambia niente.',
        },
        ledger: ['sigil.condition.shaken'],
        ask: { ask: 'afflict', of: 'ada', with: 'shaken', source: 'roar', earlier: ['roar'] },
        expect: { becomes: null, why: 'same-source' },
      },
      {
        ruling: {
          en: 'Bruno, frightened, must flee with both his moves.',
          it: 'Bruno, spaventato, deve fuggire con i suoi due movimenti.',
        },
        ledger: ['sigil.condition.frightened'],
        ask: { ask: 'flee', of: 'bruno', source: 'ogre', perceived: true },
        expect: { must: true, mode: 'double-move', cornered: false, then: 'flees' },
      },
      {
        ruling: {
          en: 'While there is a way out he can’t attack.',
          it: 'Finché c’è una via d’uscita non può attaccare.',
        },
        ledger: ['sigil.condition.frightened'],
        ask: { ask: 'act', of: 'bruno', action: 'melee-attack', target: 'ogre', with: 'longsword' },
        expect: { legal: false, why: ['must-flee'] },
      },
      {
        ruling: {
          en: 'Scared once more, Bruno panics too.',
          it: 'Spaventato ancora, anche Bruno va nel panico.',
        },
        ledger: ['sigil.condition.frightened'],
        ask: { ask: 'afflict', of: 'bruno', with: 'shaken', source: 'howl', earlier: ['roar'] },
        expect: { becomes: 'panicked' },
      },
    ],
  },
];
