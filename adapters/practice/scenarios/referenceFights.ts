/**
 * Lessons on the 1e Reference Document, where it differs from the 3.5 SRD: grapples, combat
 * maneuvers, flight.
 */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, DAGGER, GRIFFON, WOLF, orc } from './cast.ts';
import { fighter, REFERENCE, toughOrc } from './referenceCast.ts';
import { ruling, type Scenario } from './scenario.ts';

export const referenceFights: readonly Scenario[] = [
  {
    id: 'reference-grappled',
    family: 'reference',
    teaches: REFERENCE,
    title: { en: 'Flanking from a grapple', it: 'Fiancheggiare in lotta' },
    lesson: {
      en:
        'A grappled creature may still attack with one hand: it threatens, and helps its ' +
        'allies to flank. But it makes no attacks of opportunity. In 3.5 it threatens ' +
        'nothing.',
      it:
        'Una creatura in lotta può ancora attaccare con una mano: minaccia, e aiuta gli ' +
        'alleati a fiancheggiare. Ma non fa attacchi di opportunità. In 3.5 non minaccia ' +
        'niente.',
    },
    attempt: {
      en:
        'Ada and orc 1 hold each other. Drag Bruno to the far side of orc 1: the double ' +
        'line and +2. Then open “Attack” from Bruno on it, and drag orc 2 away from Ada: ' +
        'she does not strike.',
      it:
        'Ada e orco 1 sono in lotta. Trascina Bruno dall’altra parte di orco 1: la doppia ' +
        'linea e il +2. Poi apri «Attacco» di Bruno contro di lui, e trascina orco 2 via ' +
        'da Ada: lei non colpisce.',
    },
    ground: 'stone',
    select: 'bruno',
    targets: ['orc-1'],
    board: `
      ############
      #..........#
      #..........#
      #..p.......#
      #...Ao..B..#
      #..........#
      #..........#
      #..........#
      ############`,
    legend: {
      A: { ...fighter(ADA), attacks: [DAGGER], grapples: ['orc-1'] },
      B: fighter(BRUNO),
      o: { ...toughOrc(1), grapples: ['ada'] },
      p: orc(2),
    },
    expect: [
      ruling('pf1.flanking.grappled-counts')
        .says(
          'Bruno opposite Ada: the two flank orc 1, although she is grappled.',
          'Bruno di fronte ad Ada: i due fiancheggiano orco 1, anche se lei è in lotta.',
        )
        .with({ after: { bruno: [6, 4] } })
        .ask({ ask: 'flanking', target: 'orc-1' })
        .gives({ pairs: [{ a: 'ada', b: 'bruno' }] }),
      ruling('pf1.modifier.ac-grappled')
        .says(
          'From there Bruno has +2, and the grapple costs orc 1 2 points of AC.',
          'Da lì Bruno ha +2, e la lotta toglie a orco 1 2 punti di CA.',
        )
        .with({ after: { bruno: [6, 4] } })
        .ask({ ask: 'attack', from: 'bruno', to: 'orc-1', with: 'longsword' })
        .gives({ possible: true, total: { attack: 2, ac: -2 } }),
      ruling('pf1.threat.grappled')
        .says(
          'Orc 2 leaves the square beside Ada: she gets no attack.',
          'Orco 2 lascia il quadretto accanto ad Ada: lei non ha attacchi.',
        )
        .ask({ ask: 'move', of: 'orc-2', mode: 'move', path: cells('3,3 2,2 1,1') })
        .gives({ legal: true, opportunities: [] }),
    ],
  },
  {
    id: 'reference-maneuver',
    family: 'reference',
    teaches: REFERENCE,
    title: { en: 'A maneuver and its margin', it: 'Una manovra e il suo margine' },
    lesson: {
      en:
        'One roll: d20 and your maneuver bonus (CMB) against the maneuver defense (CMD). ' +
        'Only the target may attack first. Every 5 above the defense push one square ' +
        'more; a trip that fails by 10 trips you.',
      it:
        'Un solo tiro: d20 più il tuo BMC contro la DMC del bersaglio. Solo il bersaglio ' +
        'può attaccare prima. Ogni 5 punti oltre la DMC spingono di un quadretto in più; ' +
        'se sbilanci e fallisci di 10, cadi tu.',
    },
    attempt: {
      en:
        'Select Ada, open “Actions” and choose “Bull rush” against orc 1: enter a 10, ' +
        'then a 20. Then “Trip” against the wolf: its four legs count, and a natural 1 ' +
        'throws Ada down.',
      it:
        'Seleziona Ada, apri «Azioni» e scegli «Spingere» contro orco 1: inserisci un 10, ' +
        'poi un 20. Poi «Sbilanciare» contro il lupo: contano le quattro zampe, e con un ' +
        '1 naturale cade Ada.',
    },
    ground: 'parchment',
    select: 'ada',
    targets: ['orc-1'],
    board: `
      ############
      #..........#
      #..........#
      #.pAo......#
      #..w.......#
      #..........#
      #..........#
      ############`,
    legend: { A: fighter(ADA), o: toughOrc(1), p: toughOrc(2), w: { ...WOLF, cmd: 14 } },
    expect: [
      ruling('pf1.special-attack.cmb', 'pf1.special-attack.cmd')
        .says(
          'Bull rush: +8 against 18. Only orc 1 may attack, not orc 2 or the wolf.',
          'Spingere: +8 contro 18. Può attaccare solo orco 1, non orco 2 né il lupo.',
        )
        .ask({ ask: 'special', attack: 'bull-rush', from: 'ada', to: 'orc-1' })
        .gives({
          legal: true,
          kind: 'standard',
          attacker: { modifier: 8 },
          defender: { modifier: 18 },
          opportunities: [{ by: 'orc-1' }],
        }),
      ruling('pf1.special-attack.bull-rush')
        .says('A total of 18 is enough: one square.', 'Un totale di 18 basta: un quadretto.')
        .ask({ ask: 'special', attack: 'bull-rush', from: 'ada', to: 'orc-1', roll: 18 })
        .gives({
          outcome: {
            result: 'success',
            effects: [
              { of: 'orc-1', effect: 'pushed', squares: 1, at: [5, 3] },
              { of: 'ada', effect: 'may-follow' },
            ],
          },
        }),
      ruling('pf1.special-attack.bull-rush')
        .says(
          'A total of 28, 10 above: three squares.',
          'Un totale di 28, 10 in più: tre quadretti.',
        )
        .ask({ ask: 'special', attack: 'bull-rush', from: 'ada', to: 'orc-1', roll: 28 })
        .gives({
          outcome: {
            result: 'success',
            effects: [
              { of: 'orc-1', effect: 'pushed', squares: 3, at: [7, 3] },
              { of: 'ada', effect: 'may-follow' },
            ],
          },
        }),
      ruling('pf1.special-attack.stability')
        .says(
          'The wolf’s defense of 14 is 18 against a trip: +2 for each leg above two.',
          'La DMC 14 del lupo è 18 contro lo sbilanciare: +2 per ogni zampa oltre la seconda.',
        )
        .ask({ ask: 'special', attack: 'trip', from: 'ada', to: 'wolf' })
        .gives({ legal: true, defender: { modifier: 18 } }),
      ruling('pf1.special-attack.trip')
        .says(
          'A trip with a total of 8 fails by 10: Ada lies prone.',
          'Sbilanciare con un totale di 8 fallisce di 10: Ada è prona.',
        )
        .ask({ ask: 'special', attack: 'trip', from: 'ada', to: 'wolf', roll: 8 })
        .gives({ outcome: { result: 'failure', effects: [{ of: 'ada', effect: 'prone' }] } }),
    ],
  },
  {
    id: 'reference-dirty-trick',
    family: 'reference',
    teaches: REFERENCE,
    title: { en: 'A dirty trick', it: 'Uno sporco trucco' },
    lesson: {
      en:
        'Sand in the eyes, a belt cut loose: a standard action and one roll against the ' +
        'maneuver defense. The target is blinded, dazzled, deafened, entangled, shaken ' +
        'or sickened for 1 round, and 1 more for each 5 above.',
      it:
        'Sabbia negli occhi, una cintura tagliata: un’azione standard e un tiro contro la ' +
        'DMC. Il bersaglio è accecato, abbagliato, assordato, intralciato, scosso o ' +
        'infermo per 1 round, e 1 in più ogni 5 punti oltre la DMC.',
    },
    attempt: {
      en:
        'Select Ada, open “Actions”, choose “Dirty trick” against orc 1, pick the ' +
        'condition and enter a roll. Only orc 1 may attack her for it.',
      it:
        'Seleziona Ada, apri «Azioni», scegli «Sporco trucco» contro orco 1, scegli la ' +
        'condizione e inserisci un tiro. Solo orco 1 può attaccarla per questo.',
    },
    ground: 'forest',
    select: 'ada',
    targets: ['orc-1'],
    board: `
      #..........#
      ............
      ............
      ....Ao......
      ....p.......
      .........B..
      ............
      #..........#`,
    legend: { A: fighter(ADA), B: fighter(BRUNO), o: toughOrc(1), p: toughOrc(2) },
    expect: [
      ruling('pf1.special-attack.cmb', 'pf1.special-attack.cmd')
        .says(
          'A standard action, +8 against 18. Orc 1 may attack, orc 2 may not.',
          'Un’azione standard, +8 contro 18. Orco 1 può attaccare, orco 2 no.',
        )
        .ask({ ask: 'special', attack: 'dirty-trick', from: 'ada', to: 'orc-1' })
        .gives({
          legal: true,
          kind: 'standard',
          attacker: { modifier: 8 },
          defender: { modifier: 18 },
          opportunities: [{ by: 'orc-1' }],
        }),
      ruling('pf1.special-attack.dirty-trick')
        .says(
          'A total of 28 to blind it: three rounds.',
          'Un totale di 28 per accecarlo: tre round.',
        )
        .ask({
          ask: 'special',
          attack: 'dirty-trick',
          from: 'ada',
          to: 'orc-1',
          roll: 28,
          condition: 'blinded',
        })
        .gives({
          outcome: {
            result: 'success',
            effects: [{ of: 'orc-1', effect: 'afflicted', on: ['blinded'], value: 3 }],
          },
        }),
      ruling('pf1.special-attack.dirty-trick')
        .says('A total of 17: nothing happens.', 'Un totale di 17: non succede niente.')
        .ask({
          ask: 'special',
          attack: 'dirty-trick',
          from: 'ada',
          to: 'orc-1',
          roll: 17,
          condition: 'blinded',
        })
        .gives({ outcome: { result: 'failure', effects: [] } }),
    ],
  },
  {
    id: 'reference-flight',
    family: 'reference',
    teaches: REFERENCE,
    title: { en: 'The griffon’s flight', it: 'Il volo del grifone' },
    lesson: {
      en:
        'No maneuver in the air is forbidden: the hard ones ask for a Fly check. Flying ' +
        'half your speed or less is DC 10, a turn of 90 degrees or hovering DC 15. ' +
        'Sinking costs what flying level costs. In 3.5 classes forbid all this.',
      it:
        'In aria nessuna manovra è vietata: le più difficili chiedono una prova di Volare. ' +
        'Volare per metà velocità o meno è CD 10, una virata di 90 gradi o fluttuare CD ' +
        '15. Scendere costa come volare in piano. In 3.5 decidono le classi.',
    },
    attempt: {
      en:
        'The griffon (Fly +6) is two squares up, with sixteen squares a move. Drag it ' +
        'nine squares ahead: nothing is asked. Eight: Fly DC 10. Then five ahead and ' +
        'five up the map: DC 15 for the turn.',
      it:
        'Il grifone (Volare +6) è a quota due, con sedici quadretti a movimento. ' +
        'Trascinalo avanti di nove quadretti: non serve niente. Di otto: Volare CD 10. ' +
        'Poi cinque avanti e cinque verso l’alto della mappa: CD 15 per la virata.',
    },
    ground: 'forest',
    select: 'griffon',
    board: `
      ##..............
      #...............
      ................
      ................
      ................
      .rr.............
      .rr.............
      ................
      .............o.#`,
    legend: { r: { ...GRIFFON, elevation: 2, skills: { fly: { bonus: 6 } } }, o: orc() },
    expect: [
      ruling('pf1.flight.skill')
        .says(
          'Nine squares ahead, more than half of its speed: no check.',
          'Nove quadretti avanti, più di metà della velocità: nessuna prova.',
        )
        .with({ done: { kind: 'drag', of: 'griffon', path: cells('1,5 10,5'), exact: true } })
        .ask({
          ask: 'fly',
          of: 'griffon',
          path: [
            [1, 5, 2],
            [2, 5, 2],
            [3, 5, 2],
            [4, 5, 2],
            [5, 5, 2],
            [6, 5, 2],
            [7, 5, 2],
            [8, 5, 2],
            [9, 5, 2],
            [10, 5, 2],
          ],
        })
        .gives({ legal: true, cost: 9, budget: 16 }),
      ruling('pf1.flight.stay-aloft')
        .says(
          'Eight squares, half of its speed: Fly DC 10.',
          'Otto quadretti, metà della velocità: Volare CD 10.',
        )
        .with({ done: { kind: 'drag', of: 'griffon', path: cells('1,5 9,5'), exact: true } })
        .ask({
          ask: 'fly',
          of: 'griffon',
          path: [
            [1, 5, 2],
            [2, 5, 2],
            [3, 5, 2],
            [4, 5, 2],
            [5, 5, 2],
            [6, 5, 2],
            [7, 5, 2],
            [8, 5, 2],
            [9, 5, 2],
          ],
        })
        .gives({ legal: true, cost: 8, checks: [{ what: 'stay-aloft', dc: 10, bonus: 6 }] }),
      ruling('pf1.flight.turn-more')
        .says(
          'A turn of 90 degrees: Fly DC 15, and one square of movement.',
          'Una virata di 90 gradi: Volare CD 15, e un quadretto di movimento.',
        )
        .with({
          done: {
            kind: 'drag',
            of: 'griffon',
            path: cells('1,5 2,5 3,5 4,5 5,5 6,5 6,4 6,3 6,2 6,1 6,0'),
            exact: true,
          },
        })
        .ask({
          ask: 'fly',
          of: 'griffon',
          path: [
            [1, 5, 2],
            [2, 5, 2],
            [3, 5, 2],
            [4, 5, 2],
            [5, 5, 2],
            [6, 5, 2],
            [6, 4, 2],
            [6, 3, 2],
            [6, 2, 2],
            [6, 1, 2],
            [6, 0, 2],
          ],
        })
        .gives({ legal: true, cost: 11, checks: [{ what: 'turn', dc: 15 }] }),
      ruling('pf1.flight.hover')
        .says('Hovering in place: Fly DC 15.', 'Fluttuare sul posto: Volare CD 15.')
        .ask({ ask: 'fly', of: 'griffon', mode: 'hover', path: [[1, 5, 2]] })
        .gives({ legal: true, checks: [{ what: 'hover', dc: 15, bonus: 6 }] }),
    ],
  },
];
