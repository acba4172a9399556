/** A cave of free polygons: two caverns, a passage one square wide, a rock and two stalagmites. */
import { closedChain, type DrawnMap } from './drawn.ts';

export const CAVE: DrawnMap = {
  columns: 18,
  rows: 12,
  doors: [],
  walls: [
    ...closedChain(
      '130,330 210,170 370,95 560,130 690,235 735,380 850,470 960,455 1065,385 1130,270 ' +
        '1290,215 1480,240 1630,330 1720,480 1745,690 1690,880 1560,1010 1370,1085 ' +
        '1180,1060 1060,960 1010,820 1040,690 985,615 860,640 745,580 690,690 580,800 ' +
        '420,870 260,830 150,700 95,520',
    ),
    // A rock in the west cavern, over the square (4,4).
    ...closedChain('395,385 470,352 530,395 535,480 480,545 400,500'),
    // A stalagmite over the square (14,7), and a thin one between squares.
    ...closedChain('1405,705 1470,720 1440,790'),
    ...closedChain('1310,500 1345,480 1335,530'),
  ],
};
