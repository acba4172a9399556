/** Lessons on reach: the long weapon's hole, the chain that has none, the big creature's ring. */
import { ADA, BRUNO, GUARD, JAILER, ogre } from './cast.ts';
import type { Scenario } from './scenario.ts';

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

/** The cells around [x, y] from `near` to `far` squares away, sorted by row, then column. */
const ring = (x: number, y: number, near: number, far: number): [number, number][] => {
  const cells: [number, number][] = [];
  for (let cy = y - far; cy <= y + far; cy++) {
    for (let cx = x - far; cx <= x + far; cx++) {
      if (Math.max(Math.abs(cx - x), Math.abs(cy - y)) >= near) cells.push([cx, cy]);
    }
  }
  return cells;
};

export const reach: readonly Scenario[] = [
  {
    id: 'reach-weapon',
    family: 'reach',
    title: { en: 'A glaive and its hole', it: 'Il falcione e il suo buco' },
    lesson: {
      en:
        'A reach weapon threatens two squares away, corners included, and cannot ' +
        'strike next to its bearer. Whoever has come close is safe from it.',
      it:
        'Un’arma con portata minaccia a due quadretti, angoli compresi, e non colpisce ' +
        'accanto a chi la impugna. Chi è arrivato vicino è al sicuro.',
    },
    attempt: {
      en:
        'Walk Ada up to the guard: she provokes when she leaves the second square from ' +
        'him. From there she may circle around him unharmed.',
      it:
        'Porta Ada accanto alla guardia: provoca uscendo dal quadretto a due di ' +
        'distanza. Da lì può girarle attorno senza rischio.',
    },
    ground: 'stone',
    select: 'ada',
    board: ROOM('g'),
    legend: { A: ADA, g: GUARD },
    expect: [
      {
        ruling: {
          en: 'The guard threatens the ring two squares away, and nothing nearer.',
          it: 'La guardia minaccia l’anello a due quadretti, e niente di più vicino.',
        },
        ledger: ['sigil.reach.reach-weapon-doubles', 'srd35.threat.reach-weapon-not-adjacent'],
        ask: { ask: 'threat', of: 'guard' },
        expect: { cells: ring(7, 4, 2, 2) },
      },
      {
        ruling: {
          en: 'Coming close, Ada provokes as she leaves the ring.',
          it: 'Avvicinandosi, Ada provoca quando esce dall’anello.',
        },
        ledger: ['sigil.opportunity.leaving-threatened-square'],
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'move',
          path: [
            [2, 4],
            [3, 4],
            [4, 4],
            [5, 4],
            [6, 4],
          ],
        },
        expect: {
          legal: true,
          cost: 4,
          opportunities: [{ by: 'guard', leaving: [5, 4], step: 3 }],
        },
      },
      {
        ruling: {
          en: 'Next to the guard she circles unharmed.',
          it: 'Accanto alla guardia gira senza rischio.',
        },
        ledger: ['srd35.action.move-and-standard', 'sigil.movement.move-action-distance'],
        after: { ada: [6, 4] },
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'move',
          path: [
            [6, 4],
            [6, 3],
            [7, 3],
            [8, 3],
            [8, 4],
          ],
        },
        expect: { legal: true, cost: 4, opportunities: [] },
      },
    ],
  },
  {
    id: 'spiked-chain',
    family: 'reach',
    title: { en: 'The spiked chain', it: 'La catena chiodata' },
    lesson: {
      en: 'A spiked chain reaches as far as a glaive and leaves no hole: near and far, every square is threatened.',
      it:
        'La catena chiodata arriva lontano quanto il falcione e non lascia buchi: ' +
        'vicino o lontano, ogni quadretto è minacciato.',
    },
    attempt: {
      en:
        'Bring Ada next to the jailer and lead her around him: there is no safe square ' +
        'within two, but still only one attack for the whole movement.',
      it:
        'Porta Ada accanto al carceriere e falla girare: entro due quadretti non c’è ' +
        'posto sicuro, ma l’attacco resta uno per tutto il movimento.',
    },
    ground: 'stone',
    select: 'ada',
    board: ROOM('j'),
    legend: { A: ADA, j: JAILER },
    expect: [
      {
        ruling: {
          en: 'The jailer threatens every square within two.',
          it: 'Il carceriere minaccia ogni quadretto entro due.',
        },
        ledger: ['sigil.reach.chain-weapon-all-squares'],
        ask: { ask: 'threat', of: 'jailer' },
        expect: { cells: ring(7, 4, 1, 2) },
      },
      {
        ruling: {
          en: 'Circling close by provokes, once.',
          it: 'Girargli accanto provoca, una volta.',
        },
        ledger: ['sigil.reach.chain-weapon-all-squares'],
        after: { ada: [6, 4] },
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'move',
          path: [
            [6, 4],
            [6, 3],
            [7, 3],
            [8, 3],
          ],
        },
        expect: {
          legal: true,
          cost: 3,
          opportunities: [{ by: 'jailer', leaving: [6, 4], step: 0 }],
        },
      },
    ],
  },
  {
    id: 'ogre',
    family: 'reach',
    title: { en: 'The ogre’s approach', it: 'Sotto l’ogre' },
    lesson: {
      en:
        'A Large creature strikes two squares away without any long weapon, so whoever ' +
        'walks up to it crosses a threatened square. A 5-foot step does not provoke ' +
        'even there.',
      it:
        'Una creatura Grande colpisce a due quadretti senza armi lunghe: chi le si ' +
        'avvicina attraversa un quadretto minacciato. Il passo di 1,5 metri non ' +
        'provoca nemmeno lì.',
    },
    attempt: {
      en:
        'Walk Ada up to the ogre: it strikes as she leaves the outer ring. Bruno ' +
        'already stands in the ring: one step takes him close for nothing.',
      it:
        'Porta Ada accanto all’ogre: lui colpisce quando esce dall’anello esterno. ' +
        'Bruno è già nell’anello: un passo lo porta sotto gratis.',
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
      {
        ruling: {
          en: 'Walking up to the ogre provokes from the outer ring.',
          it: 'Arrivare camminando sotto l’ogre provoca dall’anello esterno.',
        },
        ledger: ['srd35.opportunity.approaching-big-reach'],
        ask: {
          ask: 'move',
          of: 'ada',
          mode: 'move',
          path: [
            [2, 4],
            [3, 4],
            [4, 4],
            [5, 4],
            [6, 4],
          ],
        },
        expect: { legal: true, cost: 4, opportunities: [{ by: 'ogre', leaving: [5, 4], step: 3 }] },
      },
      {
        ruling: {
          en: 'Bruno’s 5-foot step into reach does not provoke.',
          it: 'Il passo da 1,5 metri di Bruno non provoca.',
        },
        ledger: ['srd35.opportunity.step-into-reach-exempt'],
        ask: {
          ask: 'move',
          of: 'bruno',
          mode: 'step',
          path: [
            [5, 6],
            [6, 5],
          ],
        },
        expect: { legal: true, cost: 1, opportunities: [] },
      },
      {
        ruling: { en: 'The same square on foot does.', it: 'Lo stesso quadretto camminando sì.' },
        ledger: ['srd35.opportunity.approaching-big-reach'],
        ask: {
          ask: 'move',
          of: 'bruno',
          mode: 'move',
          path: [
            [5, 6],
            [6, 5],
          ],
        },
        expect: { legal: true, opportunities: [{ by: 'ogre', leaving: [5, 6], step: 0 }] },
        // A single square is judged as the step that it may be.
        done: {
          kind: 'drag',
          of: 'bruno',
          mode: 'move',
          way: [
            [5, 6],
            [6, 5],
            [7, 5],
          ],
        },
      },
    ],
  },
];
