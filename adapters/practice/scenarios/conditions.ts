/** Lessons on conditions: creatures that cannot act, and fear in several degrees. */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, CLEO, goblin, ogre, withSheet, under } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

const small = (n: number, condition: string) => under(withSheet(goblin(n), 11, 10), condition);

export const conditionScenarios: readonly Scenario[] = [
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
      A: withSheet(ADA, 16, 13),
      g: small(1, 'asleep'),
      h: small(2, 'stunned'),
      i: small(3, 'nauseated'),
      j: small(4, 'staggered'),
    },
    expect: [
      ruling('sigil.opportunity.leaving-threatened-square')
        .says(
          'Ada leaves: of the four, only the staggered goblin gets an attack.',
          'Ada se ne va: dei quattro ha un attacco solo il goblin barcollante.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('5,3 5,4 5,5 5,6') })
        .gives({ legal: true, opportunities: [{ by: 'goblin-4', leaving: [5, 3], step: 0 }] }),
      ruling(
        'srd35.modifier.ac-helpless',
        'srd35.condition.helpless-dexterity-zero',
        'sigil.condition.helpless',
      )
        .says(
          'The sleeping goblin: −4 to AC in melee, −5 for Dexterity 0, and open to a coup de grace.',
          'Il goblin che dorme: −4 alla CA in mischia, −5 per la Destrezza 0, ed esposto ' +
            'al colpo di grazia.',
        )
        .ask({ ask: 'attack', from: 'ada', to: 'goblin-1', with: 'longsword' })
        .gives({ possible: true, total: { ac: -9 }, coupDeGrace: { allowed: true } }),
      ruling('srd35.modifier.ac-stunned', 'sigil.condition.stunned')
        .says(
          'The stunned goblin: −2 to AC and no Dexterity bonus.',
          'Il goblin stordito: −2 alla CA e niente bonus di Destrezza.',
        )
        .ask({ ask: 'attack', from: 'ada', to: 'goblin-2', with: 'longsword' })
        .gives({ total: { ac: -2 }, deniesDexterity: [{ by: 'stunned' }] }),
      ruling('sigil.condition.nauseated')
        .says('The nauseated goblin can’t attack.', 'Il goblin nauseato non può attaccare.')
        .ask({
          ask: 'act',
          of: 'goblin-3',
          action: 'melee-attack',
          target: 'ada',
          with: 'morningstar',
        })
        .gives({ legal: false, why: ['condition-forbids'] }),
      ruling('sigil.condition.nauseated')
        .says('It can only move.', 'Può solo muoversi.')
        .ask({ ask: 'actions', of: 'goblin-3' })
        .gives({
          left: { count: { standard: 0, move: 1, 'full-round': 0 }, limitedBy: 'nauseated' },
        }),
      ruling('sigil.condition.staggered')
        .says(
          'The staggered goblin: one attack or one move, no full attack.',
          'Il goblin barcollante: un attacco o un movimento, niente attacco completo.',
        )
        .ask({ ask: 'act', of: 'goblin-4', action: 'full-attack' })
        .gives({ legal: false, why: ['condition-forbids'] }),
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
      A: under(withSheet(ADA, 16, 13), 'shaken'),
      B: under(BRUNO, 'frightened'),
      C: under(CLEO, 'panicked'),
      o: ogre(),
    },
    expect: [
      ruling('srd35.modifier.attack-shaken-frightened', 'sigil.condition.shaken')
        .says('Ada, shaken, attacks at −2.', 'Ada, scossa, attacca a −2.')
        .ask({ ask: 'attack', from: 'ada', to: 'ogre', with: 'longsword' })
        .gives({ possible: true, total: { attack: -2 } }),
      ruling('sigil.condition.shaken')
        .says(
          'Shaken again by something else, she is frightened.',
          'Scossa di nuovo da altro, è spaventata.',
        )
        .ask({ ask: 'afflict', of: 'ada', with: 'shaken', source: 'howl', earlier: ['roar'] })
        .gives({ becomes: 'frightened' }),
      ruling('sigil.condition.shaken')
        .says(
          'The same roar twice changes nothing.',
          'Lo stesso ruggito due volte non cambia niente.',
        )
        .ask({ ask: 'afflict', of: 'ada', with: 'shaken', source: 'roar', earlier: ['roar'] })
        .gives({ becomes: null, why: 'same-source' }),
      ruling('sigil.condition.frightened')
        .says(
          'Bruno, frightened, must flee with both his moves.',
          'Bruno, spaventato, deve fuggire con i suoi due movimenti.',
        )
        .ask({ ask: 'flee', of: 'bruno', source: 'ogre', perceived: true })
        .gives({ must: true, mode: 'double-move', cornered: false, then: 'flees' }),
      ruling('sigil.condition.frightened')
        .says(
          'While there is a way out he can’t attack.',
          'Finché c’è una via d’uscita non può attaccare.',
        )
        .ask({ ask: 'act', of: 'bruno', action: 'melee-attack', target: 'ogre', with: 'longsword' })
        .gives({ legal: false, why: ['must-flee'] }),
      ruling('sigil.condition.frightened')
        .says(
          'Scared once more, Bruno panics too.',
          'Spaventato ancora, anche Bruno va nel panico.',
        )
        .ask({ ask: 'afflict', of: 'bruno', with: 'shaken', source: 'howl', earlier: ['roar'] })
        .gives({ becomes: 'panicked' }),
    ],
  },
];
