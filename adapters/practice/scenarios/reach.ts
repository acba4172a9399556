/**
 * Lessons on reach: a reach weapon does not threaten adjacent cells, a spiked chain does, and large
 * creatures reach farther.
 */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, GUARD, JAILER, ogre } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

const ROOM = (who: string): string => `
  ############
  #..........#
  #..........#
  #..........#
  #.A....${who}...#
  #..........#
  #..........#
  #..........#
  ############`;

/** The cells around [x, y] at a distance of `near` to `far` squares, sorted by row, then column. */
const ring = (x: number, y: number, near: number, far: number): [number, number][] => {
  const cells: [number, number][] = [];
  for (let cy = y - far; cy <= y + far; cy++) {
    for (let cx = x - far; cx <= x + far; cx++) {
      if (Math.max(Math.abs(cx - x), Math.abs(cy - y)) >= near) cells.push([cx, cy]);
    }
  }
  return cells;
};

export const reachScenarios: readonly Scenario[] = [
  {
    id: 'reach-weapon',
    family: 'reach',
    title: { en: 'Reach weapons: safe up close', it: 'Armi con portata: sicuri da vicino' },
    lesson: {
      en:
        'A glaive threatens squares two away, corners included, but not adjacent ones. ' +
        'Once you are close, it can’t hit you.',
      it:
        'Il falcione minaccia a due quadretti, angoli compresi, ma non quelli adiacenti. ' +
        'Chi è vicino è al sicuro.',
    },
    attempt: {
      en:
        'Drag Ada up to the guard: she provokes as she leaves the ring. Drop her there, ' +
        'then circle him: no more attacks.',
      it:
        'Porta Ada accanto alla guardia: provoca uscendo dall’anello. Lasciala lì e ' +
        'falla girare attorno: nessun altro attacco.',
    },
    ground: 'stone',
    select: 'ada',
    board: ROOM('g'),
    legend: { A: ADA, g: GUARD },
    expect: [
      ruling('sigil.reach.reach-weapon-doubles', 'srd35.threat.reach-weapon-not-adjacent')
        .says(
          'The guard threatens the ring two squares away, and nothing nearer.',
          'La guardia minaccia l’anello a due quadretti, e niente di più vicino.',
        )
        .ask({ ask: 'threat', of: 'guard' })
        .gives({ cells: ring(7, 4, 2, 2) }),
      ruling('sigil.opportunity.leaving-threatened-square')
        .says(
          'Coming close, Ada provokes as she leaves the ring.',
          'Avvicinandosi, Ada provoca quando esce dall’anello.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('2,4 3,4 4,4 5,4 6,4') })
        .gives({
          legal: true,
          cost: 4,
          opportunities: [{ by: 'guard', leaving: [5, 4], step: 3 }],
        }),
      ruling('srd35.action.move-and-standard', 'sigil.movement.move-action-distance')
        .says('Next to the guard she circles safely.', 'Accanto alla guardia gira senza rischio.')
        .with({ after: { ada: [6, 4] } })
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('6,4 6,3 7,3 8,3 8,4') })
        .gives({ legal: true, cost: 4, opportunities: [] }),
    ],
  },
  {
    id: 'spiked-chain',
    family: 'reach',
    title: { en: 'The spiked chain', it: 'La catena chiodata' },
    lesson: {
      en: 'A spiked chain threatens both near and far: every square within two.',
      it: 'La catena chiodata minaccia vicino e lontano: ogni quadretto entro due.',
    },
    attempt: {
      en:
        'Drag Ada next to the jailer and around him: no square within two is safe, but ' +
        'it is still one attack for the whole move.',
      it:
        'Porta Ada accanto al carceriere e falla girare: entro due quadretti non c’è ' +
        'posto sicuro, ma l’attacco resta uno per tutto il movimento.',
    },
    ground: 'stone',
    select: 'ada',
    board: ROOM('j'),
    legend: { A: ADA, j: JAILER },
    expect: [
      ruling('sigil.reach.chain-weapon-all-squares')
        .says(
          'The jailer threatens every square within two.',
          'Il carceriere minaccia ogni quadretto entro due.',
        )
        .ask({ ask: 'threat', of: 'jailer' })
        .gives({ cells: ring(7, 4, 1, 2) }),
      ruling('sigil.reach.chain-weapon-all-squares')
        .says('Circling close by provokes, once.', 'Girargli accanto provoca, una volta.')
        .with({ after: { ada: [6, 4] } })
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('6,4 6,3 7,3 8,3') })
        .gives({
          legal: true,
          cost: 3,
          opportunities: [{ by: 'jailer', leaving: [6, 4], step: 0 }],
        }),
    ],
  },
  {
    id: 'ogre',
    family: 'reach',
    title: { en: 'Approaching an ogre', it: 'Avvicinarsi a un ogre' },
    lesson: {
      en:
        'A Large creature attacks two squares away without any reach weapon, so walking ' +
        'up to it means leaving a threatened square. A 5-foot step doesn’t provoke even ' +
        'there.',
      it:
        'Una creatura Grande colpisce a due quadretti senza armi con portata: per ' +
        'avvicinarsi si esce da un quadretto minacciato. Il passo di 1,5 metri non ' +
        'provoca nemmeno lì.',
    },
    attempt: {
      en:
        'Drag Ada up to the ogre: it gets an attack as she leaves the outer ring. Bruno ' +
        'is already inside the ring: a 5-foot step brings him next to it safely.',
      it:
        'Porta Ada accanto all’ogre: lui ha un attacco quando lei esce dall’anello ' +
        'esterno. Bruno è già nell’anello: con un passo gli arriva addosso senza rischi.',
    },
    ground: 'parchment',
    select: 'ada',
    board: `
      ############
      #..........#
      #..........#
      #......oo..#
      #.A....oo..#
      #..........#
      #....B.....#
      #..........#
      ############`,
    legend: { A: ADA, B: BRUNO, o: ogre() },
    expect: [
      ruling('srd35.opportunity.approaching-big-reach')
        .says(
          'Walking up to the ogre provokes from the outer ring.',
          'Arrivare camminando accanto all’ogre provoca dall’anello esterno.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('2,4 3,4 4,4 5,4 6,4') })
        .gives({ legal: true, cost: 4, opportunities: [{ by: 'ogre', leaving: [5, 4], step: 3 }] }),
      ruling('srd35.opportunity.step-into-reach-exempt')
        .says(
          'Bruno’s 5-foot step into reach does not provoke.',
          'Il passo da 1,5 metri di Bruno non provoca.',
        )
        .ask({ ask: 'move', of: 'bruno', mode: 'step', path: cells('5,6 6,5') })
        .gives({ legal: true, cost: 1, opportunities: [] }),
      ruling('srd35.opportunity.approaching-big-reach')
        .says('The same square on foot does.', 'Lo stesso quadretto camminando sì.')
        // The mode is chosen explicitly, because without a mode a move of one square is judged as a
        // 5-foot step.
        .with({ done: { kind: 'drag', of: 'bruno', mode: 'move', path: cells('5,6 6,5 7,5') } })
        .ask({ ask: 'move', of: 'bruno', mode: 'move', path: cells('5,6 6,5') })
        .gives({ legal: true, opportunities: [{ by: 'ogre', leaving: [5, 6], step: 0 }] }),
    ],
  },
];
