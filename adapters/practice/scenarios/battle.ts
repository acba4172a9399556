/** Thirty creatures at once: a crowd to play with, used to measure how fast marks are drawn. */
import { cells, type Legend } from '../ascii.ts';
import { ADA, BRUNO, CLEO, GUARD, JAILER, goblin, ogre, orc, soldier } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

const legend: Legend = {
  A: ADA,
  B: BRUNO,
  C: CLEO,
  ...Object.fromEntries([...'DEFGHIJKL'].map((mark, i) => [mark, soldier(i + 1)])),
  ...Object.fromEntries([...'abcdefghij'].map((mark, i) => [mark, goblin(i + 1)])),
  ...Object.fromEntries([...'klm'].map((mark, i) => [mark, orc(i + 1)])),
  o: ogre(1),
  p: ogre(2),
  r: GUARD,
  s: JAILER,
  t: orc(4),
};

export const battleScenarios: readonly Scenario[] = [
  {
    id: 'battle',
    family: 'battle',
    title: { en: 'Thirty on the field', it: 'Trenta sul campo' },
    lesson: {
      en: 'The same rules, thirty times: areas that overlap are drawn as one and counted where they meet.',
      it:
        'Le stesse regole, trenta volte: le aree che si sovrappongono sono disegnate ' +
        'come una sola e contate dove si incontrano.',
    },
    attempt: {
      en:
        'Drag Ada through the lines: enemies that get an attack are numbered in order. ' +
        'Hover a square to see who threatens it.',
      it:
        'Trascina Ada fra le linee: gli avversari che hanno un AdO sono numerati in ' +
        'ordine. Passa su un quadretto per vedere chi lo minaccia.',
    },
    ground: 'forest',
    select: 'ada',
    board: `
      ##......................##
      #.........................
      ........D....a.....k......
      ....C.......b......^^^....
      .......E.......oo..^^^^...
      ..........F.c..oo....^^...
      .....A.........d...r......
      ...B.....G.e..............
      ##..........f...##........
      ##....H.........##..pp....
      ........I.g.........pp....
      .....J......h..s..........
      ...^^^.....K...i...l......
      ...^^^^..L...j.........m..
      #...^^.........t..........
      ##......................##`,
    legend,
    expect: [
      ruling('srd35.grid.diagonals-1-2-1-2')
        .says(
          'From her place to the front, Ada provokes nobody.',
          'Dal suo posto alla prima linea Ada non provoca nessuno.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('5,6 6,6 7,6 8,5 9,4') })
        .gives({ legal: true, cost: 5, opportunities: [] }),
      ruling('sigil.opportunity.leaving-threatened-square')
        .says(
          'Between two goblins both get an attack, once each.',
          'Fra due goblin attaccano tutti e due, una volta ciascuno.',
        )
        .with({
          after: { ada: [10, 6] },
          done: { kind: 'drag', of: 'ada', mode: 'move', path: cells('10,6 11,6 12,6') },
        })
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('10,6 11,6 10,6') })
        .gives({
          opportunities: [
            { by: 'goblin-5', leaving: [10, 6], step: 0 },
            { by: 'goblin-3', leaving: [11, 6], step: 1 },
          ],
        }),
    ],
  },
];
