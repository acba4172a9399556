/** The cave (adapters/practice/maps/cave.ts), judged by hand. */
import { cells } from '../../../adapters/practice/ascii.ts';
import { open, shot, type Burst, type Pair } from './pairs.ts';

export const cave: readonly Pair[] = [
  open([3, 1], [4, 1], 'under a wall that cuts off both upper corners'),
  open([5, 1], [5, 2], 'beside a slanting wall'),
  open([2, 2], [3, 1], 'along a slanting wall, diagonally'),
  open([1, 3], [1, 4], 'along the west wall'),
  open([1, 4], [1, 5], 'along the west wall, where it bulges'),
  open([3, 4], [3, 5], 'beside the rock, whose side cuts their corners'),
  open([4, 3], [5, 3], 'above the rock, which reaches into both squares'),
  open([5, 4], [6, 4], 'in front of the rock'),
  open([5, 4], [5, 5], 'beside the rock'),
  open([6, 3], [7, 4], 'into the passage, diagonally'),
  open([6, 6], [7, 5], 'into the passage from below'),
  open([7, 4], [7, 5], 'where the passage narrows'),
  open([7, 5], [8, 5], 'in the passage'),
  open([8, 5], [9, 5], 'in the passage, under its lowest ceiling'),
  open([9, 5], [10, 5], 'out of the passage'),
  open([9, 5], [10, 4], 'out of the passage, diagonally'),
  open([10, 4], [11, 3], 'along the slanting wall of the east cavern'),
  open([12, 2], [13, 2], 'under the wall'),
  open([15, 3], [15, 4], 'beside a slanting wall'),
  open([16, 4], [16, 5], 'along the east wall'),
  open([16, 6], [16, 7], 'where the east wall turns'),
  open([13, 4], [13, 5], 'beside the thin stalagmite'),
  open([12, 4], [13, 5], 'past the thin stalagmite, diagonally'),
  open([15, 6], [15, 7], 'beside the stalagmite'),
  open([13, 7], [13, 8], 'on the other side of the stalagmite'),
  open([12, 10], [13, 10], 'along the south wall'),
  open([2, 7], [3, 7], 'along the south wall of the west cavern'),
  open([10, 7], [10, 8], 'where the wall bulges into both squares'),

  shot([3, 1], [5, 1], 'none', 'along a wall that cuts off their upper corners'),
  shot([12, 2], [14, 2], 'none', 'along a wall that bulges away from them'),
  shot([11, 9], [14, 9], 'none', 'across the south of the cavern'),
  shot([8, 5], [12, 5], 'none', 'out of the passage'),
  shot([3, 4], [5, 4], 'total', 'the rock is between them'),
  shot([4, 3], [4, 5], 'total', 'the rock is between them, from top to bottom'),
  shot([8, 5], [15, 5], { d20modern: 'none', else: 'cover' }, 'past the thin stalagmite'),
  shot([2, 5], [6, 5], { d20modern: 'none', else: 'cover' }, 'under the rock, which hides a part'),
];

export const caveBursts: readonly Burst[] = [
  { corner: [9, 5], by: [8, 5], in: cells('8,5 9,5'), out: [[9, 3]], why: 'in the passage' },
];
