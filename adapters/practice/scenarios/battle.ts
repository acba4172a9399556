/** Thirty creatures at once: a crowd to play with, used to measure how fast marks are drawn. */
import { type Legend } from '../ascii.ts';
import { ADA, BRUNO, CLEO, GUARD, JAILER, goblin, ogre, orc, soldier } from './cast.ts';
import { askMove, dragAlong } from './questions.ts';
import { ruling, type LessonBoard } from './scenario.ts';

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

export const battleScenarios: readonly LessonBoard[] = [
  {
    id: 'battle',
    family: 'battle',
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
        .en('From her place to the front, Ada provokes nobody.')
        .it('Dal suo posto alla prima linea Ada non provoca nessuno.')
        .ask(askMove('ada', 'move', '5,6 6,6 7,6 8,5 9,4'))
        .gives({ legal: true, cost: 5, opportunities: [] }),
      ruling('sigil.opportunity.leaving-threatened-square')
        .en('Between two goblins both get an attack, once each.')
        .it('Fra due goblin attaccano tutti e due, una volta ciascuno.')
        .with({
          after: { ada: [10, 6] },
          done: dragAlong('ada', '10,6 11,6 12,6', { mode: 'move' }),
        })
        .ask(askMove('ada', 'move', '10,6 11,6 10,6'))
        .gives({
          opportunities: [
            { by: 'goblin-5', leaving: [10, 6], step: 0 },
            { by: 'goblin-3', leaving: [11, 6], step: 1 },
          ],
        }),
    ],
  },
];
