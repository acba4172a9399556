/**
 * A crypt: two halls and a chapel, joined by corridors one square wide. Its walls lie 1 to 20 %
 * beside the grid, and its doors are narrower than their squares.
 */
import { chain, door, closedChain, type DrawnMap } from './drawn.ts';

export const CRYPT: DrawnMap = {
  columns: 16,
  rows: 14,
  // An open door of two thirds, and a closed one of 42 % between its jambs.
  doors: [door('694,318 703,384', true), door('996,330 998,372', false)],
  walls: [
    // The west hall, squares (1,1) to (6,5).
    ...chain('694,318 708,112 412,94 97,108 88,596 290,612'),
    ...chain('703,384 712,590 415,604'),
    // Its pillars: one 12 % too small on the square (2,2), one 20 % too small on (5,4).
    ...closedChain('212,212 290,209 288,288 208,291'),
    ...closedChain('518,417 582,420 580,481 519,483'),
    // The corridor to the east, and the jambs of the door at its end.
    ...chain('706,309 992,315 996,330'),
    ...chain('998,372 1004,385 715,389'),
    // The east hall, squares (10,1) to (14,5).
    ...chain('992,315 1008,92 1512,107 1488,585 1318,610'),
    ...chain('1004,385 990,618 1186,592'),
    // A bent corridor from it to the chapel.
    ...chain('1186,592 1209,986 913,1006'),
    ...chain('1318,610 1284,1118 905,1092'),
    // The corridor south of the west hall; a doorway of 40 % at its end.
    ...chain('290,612 306,894 330,899'),
    ...chain('415,604 392,912 370,903'),
    // The chapel, squares (1,9) to (8,12), with half a partition at x = 7.
    ...chain('306,894 104,910 94,1287 887,1316 905,1092'),
    ...chain('392,912 702,903 893,884 913,1006'),
    ...chain('702,903 688,1062'),
    // A statue in the middle of the square (5,11).
    ...closedChain('535,1133 566,1131 569,1168 533,1170'),
  ],
};
