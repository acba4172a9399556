/** Lessons on flanking: opposite sides, and the sides of a big creature. */
import { ADA, BRUNO, CLEO, orc, ogre } from './cast.ts';
import { lessonsOf, ruling } from './scenario.ts';

export const flankingScenarios = lessonsOf({ family: 'flanking' }, [
  {
    id: 'flanking',
    ground: 'stone',
    select: 'bruno',
    targets: ['orc'],
    board: `
      ############
      #..........#
      #..........#
      #.....C....#
      #....Ao....#
      #..........#
      #.........B#
      #..........#
      ############`,
    legend: { A: ADA, B: BRUNO, C: CLEO, o: orc() },
    expect: [
      ruling('srd35.flanking.ally-must-threaten')
        .en('As they stand, nobody flanks the orc.')
        .it('Come stanno, nessuno fiancheggia l’orco.')
        .ask({ ask: 'flanking', target: 'orc' })
        .gives({ pairs: [] }),
      ruling('srd35.flanking.melee-bonus', 'srd35.flanking.centre-line-test')
        .en('Bruno opposite Ada: the two flank it.')
        .it('Bruno di fronte ad Ada: i due lo fiancheggiano.')
        .with({ after: { bruno: [7, 4] } })
        .ask({ ask: 'flanking', target: 'orc' })
        .gives({ pairs: [{ a: 'ada', b: 'bruno' }] }),
      ruling('srd35.flanking.ally-must-threaten')
        .en('Bruno opposite Cleo: an archer helps nobody.')
        .it('Bruno di fronte a Cleo: chi tira con l’arco non aiuta.')
        .with({ after: { bruno: [6, 5] } })
        .ask({ ask: 'flanking', target: 'orc' })
        .gives({ pairs: [] }),
      ruling('srd35.flanking.corners-count')
        .en('From opposite corners they flank it too.')
        .it('Anche da angoli opposti lo fiancheggiano.')
        .with({ after: { ada: [5, 3], bruno: [7, 5] } })
        .ask({ ask: 'flanking', target: 'orc' })
        .gives({ pairs: [{ a: 'ada', b: 'bruno' }] }),
    ],
  },
  {
    id: 'flanking-large',
    ground: 'parchment',
    select: 'bruno',
    targets: ['ogre'],
    board: `
      ############
      #..........#
      #..........#
      #...Aoo....#
      #....oo....#
      #......B...#
      #..........#
      #..........#
      ############`,
    legend: { A: ADA, B: BRUNO, o: ogre() },
    expect: [
      ruling('srd35.flanking.big-defender-space')
        .en('The line leaves through the lower side: no flanking.')
        .it('La linea esce dal lato inferiore: niente fiancheggiamento.')
        .ask({ ask: 'flanking', target: 'ogre' })
        .gives({ pairs: [] }),
      ruling('srd35.flanking.big-defender-space', 'srd35.flanking.centre-line-test')
        .en('One square up it leaves on the right: the two flank it.')
        .it('Un quadretto più su esce da destra: i due lo fiancheggiano.')
        .with({ after: { bruno: [7, 4] } })
        .ask({ ask: 'flanking', target: 'ogre' })
        .gives({ pairs: [{ a: 'ada', b: 'bruno' }] }),
    ],
  },
]);
