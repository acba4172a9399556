/** Lessons on flanking: opposite sides, and the sides of a big creature. */
import { ADA, BRUNO, CLEO, orc, ogre } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

export const flankingScenarios: readonly Scenario[] = [
  {
    id: 'flanking',
    family: 'flanking',
    title: { en: 'Flanking', it: 'Fiancheggiamento' },
    lesson: {
      en:
        'Two allies who threaten the same enemy from opposite sides, or opposite ' +
        'corners, each have +2 in melee. The line between their centers decides. An ' +
        'archer threatens nothing and helps nobody.',
      it:
        'Due alleati che minacciano lo stesso avversario da lati opposti, o da angoli ' +
        'opposti, hanno +2 in mischia. Decide la linea fra i loro centri. Chi tira con ' +
        'l’arco non minaccia e non aiuta.',
    },
    attempt: {
      en:
        'Drag Bruno to the far side of the orc, opposite Ada: the double line and +2 ' +
        'appear before you let go. Opposite Cleo, who holds a bow, nothing happens.',
      it:
        'Trascina Bruno oltre l’orco, di fronte ad Ada: la doppia linea e il +2 ' +
        'compaiono prima di lasciarlo. Di fronte a Cleo, che ha l’arco, non succede ' +
        'niente.',
    },
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
        .says('As they stand, nobody flanks the orc.', 'Come stanno, nessuno fiancheggia l’orco.')
        .ask({ ask: 'flanking', target: 'orc' })
        .gives({ pairs: [] }),
      ruling('srd35.flanking.melee-bonus', 'srd35.flanking.centre-line-test')
        .says(
          'Bruno opposite Ada: the two flank it.',
          'Bruno di fronte ad Ada: i due lo fiancheggiano.',
        )
        .with({ after: { bruno: [7, 4] } })
        .ask({ ask: 'flanking', target: 'orc' })
        .gives({ pairs: [{ a: 'ada', b: 'bruno' }] }),
      ruling('srd35.flanking.ally-must-threaten')
        .says(
          'Bruno opposite Cleo: an archer helps nobody.',
          'Bruno di fronte a Cleo: chi tira con l’arco non aiuta.',
        )
        .with({ after: { bruno: [6, 5] } })
        .ask({ ask: 'flanking', target: 'orc' })
        .gives({ pairs: [] }),
      ruling('srd35.flanking.corners-count')
        .says(
          'From opposite corners they flank it too.',
          'Anche da angoli opposti lo fiancheggiano.',
        )
        .with({ after: { ada: [5, 3], bruno: [7, 5] } })
        .ask({ ask: 'flanking', target: 'orc' })
        .gives({ pairs: [{ a: 'ada', b: 'bruno' }] }),
    ],
  },
  {
    id: 'flanking-large',
    family: 'flanking',
    title: { en: 'Flanking something big', it: 'Fiancheggiare una creatura grande' },
    lesson: {
      en:
        'Against a creature of several squares the whole space counts: the line must ' +
        'enter on one side of it and leave on the opposite one.',
      it:
        'Contro una creatura di più quadretti conta tutto lo spazio: la linea deve ' +
        'entrare da un lato e uscire da quello opposto.',
    },
    attempt: {
      en:
        'Bruno is across the ogre, but the line from Ada comes out through the bottom ' +
        'side: no bonus. Drag him one square up: the line comes out on the right, +2.',
      it:
        'Bruno è dall’altra parte dell’ogre, ma la linea da Ada esce dal lato inferiore: ' +
        'nessun bonus. Trascinalo di un quadretto in su: la linea esce da destra, +2.',
    },
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
        .says(
          'The line leaves through the lower side: no flanking.',
          'La linea esce dal lato inferiore: niente fiancheggiamento.',
        )
        .ask({ ask: 'flanking', target: 'ogre' })
        .gives({ pairs: [] }),
      ruling('srd35.flanking.big-defender-space', 'srd35.flanking.centre-line-test')
        .says(
          'One square up it leaves on the right: the two flank it.',
          'Un quadretto più su esce da destra: i due lo fiancheggiano.',
        )
        .with({ after: { bruno: [7, 4] } })
        .ask({ ask: 'flanking', target: 'ogre' })
        .gives({ pairs: [{ a: 'ada', b: 'bruno' }] }),
    ],
  },
];
