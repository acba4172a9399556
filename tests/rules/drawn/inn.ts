/** The inn (adapters/practice/maps/inn.ts), judged by hand. */
import { cells } from '../../../adapters/practice/ascii.ts';
import { corner, open, shot, shut, type Burst, type Pair } from './pairs.ts';

export const inn: readonly Pair[] = [
  open([5, 2], [6, 2], 'inside, along the north wall'),
  open([8, 4], [8, 3], 'inside, beside the doorway'),
  open([8, 3], [9, 3], 'through an inner doorway of 34 %'),
  open([7, 4], [7, 5], 'past the end of the short wall'),
  open([9, 7], [9, 8], 'through the front door of 44 %'),
  open([8, 8], [8, 9], 'on the porch'),
  open([7, 9], [8, 9], 'on the porch, along the railing'),
  open([9, 9], [9, 10], 'down the steps between two railings'),
  open([6, 6], [7, 6], 'beside the post'),
  open([7, 6], [7, 7], 'beside the post, the other way'),
  open([5, 7], [6, 7], 'inside, along the window'),
  open([5, 8], [6, 8], 'outside, along the window'),
  open([13, 4], [13, 5], 'outside, along the east window'),
  open([4, 5], [4, 6], 'outside, along the west wall'),
  open([12, 1], [13, 1], 'outside, past the corner of the house'),
  open([10, 5], [11, 5], 'along the counter'),
  open([11, 7], [12, 6], 'in the open room, diagonally'),
  open([2, 3], [3, 3], 'above the end of the low wall'),

  shut([4, 3], [5, 3], 'the closed back door'),
  shut([4, 5], [5, 5], 'the west wall'),
  shut([8, 2], [9, 2], 'the wall between the rooms'),
  shut([5, 4], [5, 5], 'the short wall'),
  shut([6, 7], [6, 8], 'a pane of glass'),
  shut([12, 4], [13, 4], 'a pane of glass'),
  shut([4, 1], [5, 2], 'the corner of the house'),

  corner([9, 8], [8, 7], 'past the jamb of the front door'),
  corner([8, 2], [9, 3], 'past the jamb of the inner doorway'),
  corner([6, 6], [7, 7], 'through the post', {
    melee: { sigil: 'none', d20modern: 'quarter', srd52: 'none', srd51: 'none', else: 'cover' },
  }),

  // The railing stops the step; whether it stops a blow, nobody has said.
  {
    from: [8, 9],
    to: [8, 10],
    why: 'over the railing',
    melee: 'none',
    ranged: 'none',
    step: false,
    struck: true,
    unsure: [0],
  },
  shot([9, 5], [9, 11], 'none', 'through the front door and down the steps'),
  shot([6, 7], [6, 10], 'total', 'through a pane of glass'),
  shot([0, 2], [3, 2], 'none', 'over the well'),
  shot(
    [0, 6],
    [3, 6],
    { d20modern: 'quarter', srd52: 'half', srd51: 'half', else: 'cover' },
    'over the low wall beside the target',
  ),
  shot([3, 6], [0, 6], 'none', 'over the low wall beside the archer'),
  shot([11, 6], [11, 4], 'none', 'over the counter, from beside it'),
];

export const innBursts: readonly Burst[] = [
  {
    corner: [5, 6],
    by: [4, 6],
    in: cells('4,5 4,6'),
    out: cells('5,5 5,6'),
    why: 'outside, at the west wall',
  },
  {
    corner: [13, 6],
    by: [12, 6],
    in: cells('12,5 12,6'),
    out: cells('13,5 13,6'),
    why: 'inside, at the east wall',
  },
];
