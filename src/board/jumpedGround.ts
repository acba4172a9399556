/**
 * The ground as a jump meets it: it crosses the cells that only bar walking (a pit, a chasm, deep
 * water), and may not end in them (docs/spec/scene.md, convention 17).
 */
import type { CellFacts, Ground } from './board.ts';
import { perObject } from './memoize.ts';

type Bars = Pick<CellFacts, 'blocks' | 'force' | 'costFor'>;

const barsWalking = ({ blocks, costFor }: Bars): boolean =>
  blocks.includes('move') || costFor?.land === null;
const isSolid = ({ blocks, force }: Bars): boolean => force === true || blocks.includes('effect');

/** Does the cell only bar walking, so that a jump crosses it? */
export const barsOnlyWalking = (cell: Bars): boolean => barsWalking(cell) && !isSolid(cell);

/** Does the cell bar a jump too, because it is matter or force? */
export const barsJumps = (cell: Bars): boolean => barsWalking(cell) && isSolid(cell);

/** The ground without the cells that only bar walking: what a jump may cross. */
export const jumpedGround = perObject((ground: Ground): Ground =>
  withCells(ground, (blocks) => blocks.filter((what) => what !== 'move')),
);

/** The ground in which these cells block movement: where a jump may end. */
export const landingGround = perObject((ground: Ground): Ground =>
  withCells(ground, (blocks) => (blocks.includes('move') ? blocks : [...blocks, 'move'])),
);

const withCells = (
  ground: Ground,
  blocks: (before: CellFacts['blocks']) => CellFacts['blocks'],
): Ground =>
  ground.cells.some(barsOnlyWalking)
    ? {
        ...ground,
        cells: ground.cells.map((cell) =>
          barsOnlyWalking(cell) ? { ...cell, blocks: blocks(cell.blocks) } : cell,
        ),
      }
    : ground;
