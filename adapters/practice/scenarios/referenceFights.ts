/**
 * Lessons on the 1e Reference Document, where it differs from the 3.5 SRD: grapples, combat
 * maneuvers, flight.
 */
import { ADA, BRUNO, DAGGER, GRIFFON, WOLF, orc } from './cast.ts';
import { fighter, REFERENCE, toughOrc } from './referenceCast.ts';
import { askAttack, askFly, askMove, askSpecial, dragAlong } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

export const referenceFights = lessonsOf({ family: 'reference', teaches: REFERENCE }, [
  {
    id: 'reference-grappled',
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
        .en('Bruno opposite Ada: the two flank orc 1, although she is grappled.')
        .it('Bruno di fronte ad Ada: i due fiancheggiano orco 1, anche se lei è in lotta.')
        .with({ after: { bruno: [6, 4] } })
        .ask({ ask: 'flanking', target: 'orc-1' })
        .gives({ pairs: [{ a: 'ada', b: 'bruno' }] }),
      ruling('pf1.modifier.ac-grappled')
        .en('From there Bruno has +2, and the grapple costs orc 1 2 points of AC.')
        .it('Da lì Bruno ha +2, e la lotta toglie a orco 1 2 punti di CA.')
        .with({ after: { bruno: [6, 4] } })
        .ask(askAttack('bruno', 'orc-1', 'longsword'))
        .gives({ possible: true, total: { attack: 2, ac: -2 } }),
      ruling('pf1.threat.grappled')
        .en('Orc 2 leaves the square beside Ada: she gets no attack.')
        .it('Orco 2 lascia il quadretto accanto ad Ada: lei non ha attacchi.')
        .ask(askMove('orc-2', 'move', '3,3 2,2 1,1'))
        .gives({ legal: true, opportunities: [] }),
    ],
  },
  {
    id: 'reference-maneuver',
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
        .en('Bull rush: +8 against 18. Only orc 1 may attack, not orc 2 or the wolf.')
        .it('Spingere: +8 contro 18. Può attaccare solo orco 1, non orco 2 né il lupo.')
        .ask(askSpecial('bull-rush', 'ada', 'orc-1'))
        .gives({
          legal: true,
          kind: 'standard',
          attacker: { modifier: 8 },
          defender: { modifier: 18 },
          opportunities: [{ by: 'orc-1' }],
        }),
      ruling('pf1.special-attack.bull-rush')
        .en('A total of 18 is enough: one square.')
        .it('Un totale di 18 basta: un quadretto.')
        .ask(askSpecial('bull-rush', 'ada', 'orc-1', { roll: 18 }))
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
        .en('A total of 28, 10 above: three squares.')
        .it('Un totale di 28, 10 in più: tre quadretti.')
        .ask(askSpecial('bull-rush', 'ada', 'orc-1', { roll: 28 }))
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
        .en('The wolf’s defense of 14 is 18 against a trip: +2 for each leg above two.')
        .it('La DMC 14 del lupo è 18 contro lo sbilanciare: +2 per ogni zampa oltre la seconda.')
        .ask(askSpecial('trip', 'ada', 'wolf'))
        .gives({ legal: true, defender: { modifier: 18 } }),
      ruling('pf1.special-attack.trip')
        .en('A trip with a total of 8 fails by 10: Ada lies prone.')
        .it('Sbilanciare con un totale di 8 fallisce di 10: Ada è prona.')
        .ask(askSpecial('trip', 'ada', 'wolf', { roll: 8 }))
        .gives({ outcome: { result: 'failure', effects: [{ of: 'ada', effect: 'prone' }] } }),
    ],
  },
  {
    id: 'reference-dirty-trick',
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
        .en('A standard action, +8 against 18. Orc 1 may attack, orc 2 may not.')
        .it('Un’azione standard, +8 contro 18. Orco 1 può attaccare, orco 2 no.')
        .ask(askSpecial('dirty-trick', 'ada', 'orc-1'))
        .gives({
          legal: true,
          kind: 'standard',
          attacker: { modifier: 8 },
          defender: { modifier: 18 },
          opportunities: [{ by: 'orc-1' }],
        }),
      ruling('pf1.special-attack.dirty-trick')
        .en('A total of 28 to blind it: three rounds.')
        .it('Un totale di 28 per accecarlo: tre round.')
        .ask(askSpecial('dirty-trick', 'ada', 'orc-1', { roll: 28, condition: 'blinded' }))
        .gives({
          outcome: {
            result: 'success',
            effects: [{ of: 'orc-1', effect: 'afflicted', on: ['blinded'], value: 3 }],
          },
        }),
      ruling('pf1.special-attack.dirty-trick')
        .en('A total of 17: nothing happens.')
        .it('Un totale di 17: non succede niente.')
        .ask(askSpecial('dirty-trick', 'ada', 'orc-1', { roll: 17, condition: 'blinded' }))
        .gives({ outcome: { result: 'failure', effects: [] } }),
    ],
  },
  {
    id: 'reference-flight',
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
        .en('Nine squares ahead, more than half of its speed: no check.')
        .it('Nove quadretti avanti, più di metà della velocità: nessuna prova.')
        .with({ done: dragAlong('griffon', '1,5 10,5', { exact: true }) })
        .ask(askFly('griffon', '1,5,2 2,5,2 3,5,2 4,5,2 5,5,2 6,5,2 7,5,2 8,5,2 9,5,2 10,5,2'))
        .gives({ legal: true, cost: 9, budget: 16 }),
      ruling('pf1.flight.stay-aloft')
        .en('Eight squares, half of its speed: Fly DC 10.')
        .it('Otto quadretti, metà della velocità: Volare CD 10.')
        .with({ done: dragAlong('griffon', '1,5 9,5', { exact: true }) })
        .ask(askFly('griffon', '1,5,2 2,5,2 3,5,2 4,5,2 5,5,2 6,5,2 7,5,2 8,5,2 9,5,2'))
        .gives({ legal: true, cost: 8, checks: [{ what: 'stay-aloft', dc: 10, bonus: 6 }] }),
      ruling('pf1.flight.turn-more')
        .en('A turn of 90 degrees: Fly DC 15, and one square of movement.')
        .it('Una virata di 90 gradi: Volare CD 15, e un quadretto di movimento.')
        .with({
          done: dragAlong('griffon', '1,5 2,5 3,5 4,5 5,5 6,5 6,4 6,3 6,2 6,1 6,0', {
            exact: true,
          }),
        })
        .ask(askFly('griffon', '1,5,2 2,5,2 3,5,2 4,5,2 5,5,2 6,5,2 6,4,2 6,3,2 6,2,2 6,1,2 6,0,2'))
        .gives({ legal: true, cost: 11, checks: [{ what: 'turn', dc: 15 }] }),
      ruling('pf1.flight.hover')
        .en('Hovering in place: Fly DC 15.')
        .it('Fluttuare sul posto: Volare CD 15.')
        .ask(askFly('griffon', '1,5,2', { mode: 'hover' }))
        .gives({ legal: true, checks: [{ what: 'hover', dc: 15, bonus: 6 }] }),
    ],
  },
]);
