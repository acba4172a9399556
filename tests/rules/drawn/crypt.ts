/** The crypt (adapters/practice/maps/crypt.ts), judged by hand. */
import { cells } from '../../../adapters/practice/ascii.ts';
import { corner, open, shot, shut, type Burst, type Pair } from './pairs.ts';

export const crypt: readonly Pair[] = [
  open([1, 1], [2, 1], 'along the north wall, drawn 8 % inside'),
  open([3, 1], [4, 1], 'where two pieces of the north wall meet'),
  open([1, 1], [1, 2], 'along the west wall'),
  open([1, 2], [1, 3], 'beside a pillar and along a wall'),
  open([3, 2], [3, 3], 'beside a pillar drawn 12 % too small'),
  open([5, 3], [6, 3], 'above a pillar drawn 20 % too small'),
  open([3, 3], [4, 4], 'in the open hall, diagonally'),
  open([6, 3], [7, 3], 'through a doorway of two thirds'),
  open([7, 3], [8, 3], 'in a corridor drawn 9 to 15 % inside'),
  open([3, 5], [3, 6], 'from the hall into the corridor'),
  open([3, 6], [3, 7], 'in the corridor south of the hall'),
  open([3, 8], [3, 9], 'through a doorway of 40 %'),
  open([14, 1], [14, 2], 'in the corner of the east hall'),
  open([13, 5], [14, 5], 'along a wall drawn 15 % inside'),
  open([12, 5], [12, 6], 'into the bent corridor'),
  open([12, 9], [12, 10], 'in the bend'),
  open([12, 10], [11, 10], 'out of the bend'),
  open([9, 10], [8, 10], 'through an open side'),
  open([2, 12], [3, 12], 'along the south wall of the chapel'),
  open([6, 11], [7, 11], 'past the end of the partition'),

  shut([9, 3], [10, 3], 'a closed door narrower than its square'),
  shut([6, 9], [7, 9], 'the partition'),
  shut([6, 10], [7, 10], 'the last side of the partition, which is drawn over two thirds of it'),

  corner([1, 2], [2, 1], 'past the pillar on (2,2), its upper left corner'),
  corner([2, 3], [3, 2], 'past the pillar on (2,2), its lower right corner'),
  corner([4, 4], [5, 3], 'past the pillar drawn 20 % too small'),
  corner([6, 2], [7, 3], 'past the jamb of the doorway'),
  corner([4, 9], [3, 8], 'past the jamb of the narrow doorway'),
  corner([12, 9], [11, 10], 'past the inner corner of the bend'),
  corner([6, 10], [7, 11], 'past the end of the partition'),

  shot([1, 3], [9, 3], 'none', 'through the hall, the doorway and the corridor'),
  shot([3, 5], [3, 12], 'none', 'down the corridor and through the doorway of 40 %'),
  shot([2, 12], [8, 12], 'none', 'along the south wall, past the statue and the partition'),
  shot([13, 3], [10, 1], 'none', 'across the east hall'),
  shot([11, 10], [12, 7], 'none', 'round the bend: from the corner in it every line is clear'),
  shot([6, 1], [8, 3], 'total', 'behind the wall beside the doorway'),
  shot([12, 3], [9, 3], 'total', 'the closed door is between them'),
  shot([4, 10], [8, 10], 'total', 'the partition is between them'),
];

export const cryptBursts: readonly Burst[] = [
  {
    corner: [4, 1],
    by: [3, 2],
    in: cells('3,1 4,1 4,2'),
    out: cells('3,0 4,0'),
    why: 'at the north wall, drawn beyond the corner',
  },
  {
    corner: [7, 5],
    by: [6, 3],
    in: cells('6,4 6,5'),
    out: cells('7,4 7,5'),
    why: 'at the east wall of the west hall',
  },
  {
    corner: [8, 4],
    by: [7, 3],
    in: cells('7,3 8,3'),
    out: cells('7,4 8,4'),
    why: 'at the wall of the corridor, drawn 11 to 15 % inside',
  },
  { corner: [7, 10], by: [6, 10], in: cells('6,9 6,10'), out: [[7, 9]], why: 'at the partition' },
];
