/** Lessons on conditions: creatures that cannot act, and fear in several degrees. */
import { ADA, BRUNO, CLEO, goblin, ogre, withSheet, under } from './cast.ts';
import { askAct, askAttack, askMove } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

const small = (n: number, condition: string) => under(withSheet(goblin(n), 11, 10), condition);

export const conditionScenarios = lessonsOf({ family: 'conditions' }, [
  {
    id: 'who-cannot-act',
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
        .en('Ada leaves: of the four, only the staggered goblin gets an attack.')
        .it('Ada se ne va: dei quattro ha un attacco solo il goblin barcollante.')
        .ask(askMove('ada', 'move', '5,3 5,4 5,5 5,6'))
        .gives({ legal: true, opportunities: [{ by: 'goblin-4', leaving: [5, 3], step: 0 }] }),
      ruling(
        'srd35.modifier.ac-helpless',
        'srd35.condition.helpless-dexterity-zero',
        'sigil.condition.helpless',
      )
        .en(
          'The sleeping goblin: −4 to AC in melee, −5 for Dexterity 0, and open to a coup de grace.',
        )
        .it(
          'Il goblin che dorme: −4 alla CA in mischia, −5 per la Destrezza 0, ed esposto ' +
            'al colpo di grazia.',
        )
        .ask(askAttack('ada', 'goblin-1', 'longsword'))
        .gives({ possible: true, total: { ac: -9 }, coupDeGrace: { allowed: true } }),
      ruling('srd35.modifier.ac-stunned', 'sigil.condition.stunned')
        .en('The stunned goblin: −2 to AC and no Dexterity bonus.')
        .it('Il goblin stordito: −2 alla CA e niente bonus di Destrezza.')
        .ask(askAttack('ada', 'goblin-2', 'longsword'))
        .gives({ total: { ac: -2 }, deniesDexterity: [{ by: 'stunned' }] }),
      ruling('sigil.condition.nauseated')
        .en('The nauseated goblin can’t attack.')
        .it('Il goblin nauseato non può attaccare.')
        .ask(askAct('goblin-3', 'melee-attack', { target: 'ada', with: 'morningstar' }))
        .gives({ legal: false, why: ['condition-forbids'] }),
      ruling('sigil.condition.nauseated')
        .en('It can only move.')
        .it('Può solo muoversi.')
        .ask({ ask: 'actions', of: 'goblin-3' })
        .gives({
          left: { count: { standard: 0, move: 1, 'full-round': 0 }, limitedBy: 'nauseated' },
        }),
      ruling('sigil.condition.staggered')
        .en('The staggered goblin: one attack or one move, no full attack.')
        .it('Il goblin barcollante: un attacco o un movimento, niente attacco completo.')
        .ask(askAct('goblin-4', 'full-attack'))
        .gives({ legal: false, why: ['condition-forbids'] }),
    ],
  },
  {
    id: 'fear',
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
        .en('Ada, shaken, attacks at −2.')
        .it('Ada, scossa, attacca a −2.')
        .ask(askAttack('ada', 'ogre', 'longsword'))
        .gives({ possible: true, total: { attack: -2 } }),
      ruling('sigil.condition.shaken')
        .en('Shaken again by something else, she is frightened.')
        .it('Scossa di nuovo da altro, è spaventata.')
        .ask({ ask: 'afflict', of: 'ada', with: 'shaken', source: 'howl', earlier: ['roar'] })
        .gives({ becomes: 'frightened' }),
      ruling('sigil.condition.shaken')
        .en('The same roar twice changes nothing.')
        .it('Lo stesso ruggito due volte non cambia niente.')
        .ask({ ask: 'afflict', of: 'ada', with: 'shaken', source: 'roar', earlier: ['roar'] })
        .gives({ becomes: null, why: 'same-source' }),
      ruling('sigil.condition.frightened')
        .en('Bruno, frightened, must flee with both his moves.')
        .it('Bruno, spaventato, deve fuggire con i suoi due movimenti.')
        .ask({ ask: 'flee', of: 'bruno', source: 'ogre', perceived: true })
        .gives({ must: true, mode: 'double-move', cornered: false, then: 'flees' }),
      ruling('sigil.condition.frightened')
        .en('While there is a way out he can’t attack.')
        .it('Finché c’è una via d’uscita non può attaccare.')
        .ask(askAct('bruno', 'melee-attack', { target: 'ogre', with: 'longsword' }))
        .gives({ legal: false, why: ['must-flee'] }),
      ruling('sigil.condition.frightened')
        .en('Scared once more, Bruno panics too.')
        .it('Spaventato ancora, anche Bruno va nel panico.')
        .ask({ ask: 'afflict', of: 'bruno', with: 'shaken', source: 'howl', earlier: ['roar'] })
        .gives({ becomes: 'panicked' }),
    ],
  },
]);
