/**
 * An inn with its yard: outer walls with windows, inner walls, a counter, a curtain, posts, a porch
 * with a railing, and the low wall of a garden. All of it is drawn 1 to 20 % beside the grid.
 */
import { chain, CURTAIN, door, LOW, RAILING, closedChain, WINDOW, type DrawnMap } from './drawn.ts';

export const INN: DrawnMap = {
  columns: 16,
  rows: 12,
  // The front door, of 44 %, and the back door.
  doors: [door('928,803 972,795', true), door('496,308 505,395', false)],
  walls: [
    // The house, squares (5,2) to (12,7).
    ...chain('972,795 1006,790 1311,812 1305,497'),
    ...chain('1292,402 1310,188 907,211 508,192 496,308'),
    ...chain('505,395 499,505 491,788 604,806'),
    ...chain('708,794 893,808 928,803'),
    ...chain('1305,497 1292,402', WINDOW),
    ...chain('604,806 708,794', WINDOW),
    // The wall between the two rooms, with a doorway of 34 %, and a short wall in the west room.
    ...chain('907,211 896,318 899,334'),
    ...chain('899,368 904,391 890,508'),
    ...chain('499,505 712,489'),
    ...chain('1010,606 1296,592', LOW),
    ...chain('1108,204 1092,396', CURTAIN),
    // A post on the corner (7,7).
    ...closedChain('690,692 709,690 711,708 692,711'),
    // The porch, squares (7,8) to (11,9), with steps at (9,10).
    ...chain('697,815 712,1008 905,991', RAILING),
    ...chain('1204,806 1190,995 1004,1012', RAILING),
    ...chain('314,412 289,733 308,1088', LOW),
    // A well in the middle of the square (1,2).
    ...closedChain('132,232 168,230 171,267 133,270', RAILING),
  ],
};
