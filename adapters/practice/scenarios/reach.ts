/**
 * Lessons on reach: a reach weapon does not threaten adjacent cells, a spiked chain does, and large
 * creatures reach farther.
 */
import { ADA, BRUNO, GUARD, JAILER, ogre } from './cast.ts';
import { askMove, dragAlong } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

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

export const reachScenarios = lessonsOf({ family: 'reach' }, [
  {
    id: 'reach-weapon',
    ground: 'stone',
    select: 'ada',
    board: ROOM('g'),
    legend: { A: ADA, g: GUARD },
    expect: [
      ruling('sigil.reach.reach-weapon-doubles', 'srd35.threat.reach-weapon-not-adjacent')
        .en('The guard threatens the ring two squares away, and nothing nearer.')
        .it('La guardia minaccia l’anello a due quadretti, e niente di più vicino.')
        .ask({ ask: 'threat', of: 'guard' })
        .gives({ cells: ring(7, 4, 2, 2) }),
      ruling('sigil.opportunity.leaving-threatened-square')
        .en('Coming close, Ada provokes as she leaves the ring.')
        .it('Avvicinandosi, Ada provoca quando esce dall’anello.')
        .ask(askMove('ada', 'move', '2,4 3,4 4,4 5,4 6,4'))
        .gives({
          legal: true,
          cost: 4,
          opportunities: [{ by: 'guard', leaving: [5, 4], step: 3 }],
        }),
      ruling('srd35.action.move-and-standard', 'sigil.movement.move-action-distance')
        .en('Next to the guard she circles safely.')
        .it('Accanto alla guardia gira senza rischio.')
        .with({ after: { ada: [6, 4] } })
        .ask(askMove('ada', 'move', '6,4 6,3 7,3 8,3 8,4'))
        .gives({ legal: true, cost: 4, opportunities: [] }),
    ],
  },
  {
    id: 'spiked-chain',
    ground: 'stone',
    select: 'ada',
    board: ROOM('j'),
    legend: { A: ADA, j: JAILER },
    expect: [
      ruling('sigil.reach.chain-weapon-all-squares')
        .en('The jailer threatens every square within two.')
        .it('Il carceriere minaccia ogni quadretto entro due.')
        .ask({ ask: 'threat', of: 'jailer' })
        .gives({ cells: ring(7, 4, 1, 2) }),
      ruling('sigil.reach.chain-weapon-all-squares')
        .en('Circling close by provokes, once.')
        .it('Girargli accanto provoca, una volta.')
        .with({ after: { ada: [6, 4] } })
        .ask(askMove('ada', 'move', '6,4 6,3 7,3 8,3'))
        .gives({
          legal: true,
          cost: 3,
          opportunities: [{ by: 'jailer', leaving: [6, 4], step: 0 }],
        }),
    ],
  },
  {
    id: 'ogre',
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
        .en('Walking up to the ogre provokes from the outer ring.')
        .it('Arrivare camminando accanto all’ogre provoca dall’anello esterno.')
        .ask(askMove('ada', 'move', '2,4 3,4 4,4 5,4 6,4'))
        .gives({ legal: true, cost: 4, opportunities: [{ by: 'ogre', leaving: [5, 4], step: 3 }] }),
      ruling('srd35.opportunity.step-into-reach-exempt')
        .en('Bruno’s 5-foot step into reach does not provoke.')
        .it('Il passo da 1,5 metri di Bruno non provoca.')
        .ask(askMove('bruno', 'step', '5,6 6,5'))
        .gives({ legal: true, cost: 1, opportunities: [] }),
      ruling('srd35.opportunity.approaching-big-reach')
        .en('The same square on foot does.')
        .it('Lo stesso quadretto camminando sì.')
        // The mode is chosen explicitly, because without a mode a move of one square is judged as a
        // 5-foot step.
        .with({ done: dragAlong('bruno', '5,6 6,5 7,5', { mode: 'move' }) })
        .ask(askMove('bruno', 'move', '5,6 6,5'))
        .gives({ legal: true, opportunities: [{ by: 'ogre', leaving: [5, 6], step: 0 }] }),
    ],
  },
]);
