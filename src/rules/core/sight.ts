/**
 * Line of effect and line of sight between two creatures. A line is free if it is free between any
 * two of their squares (docs/spec/scene.md, convention 3).
 */
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { cite } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import type { SightVerdict } from '../verdict.ts';
import { seesStand, standOf } from './distance.ts';
import { betweenHeights } from './lineHeights.ts';
import { ifGlass } from './unsureWalls.ts';

function line(
  judge: Judge,
  a: Creature | Cell,
  b: Creature | Cell,
  blocks: 'sight' | 'effect',
): SightVerdict {
  const from = standOf(judge, a);
  const to = standOf(judge, b);
  const j = betweenHeights(judge, from.h, to.h);
  const free = seesStand(GroundIndex.of(j.board.ground).sight(blocks), from, to);
  const glass = free && blocks === 'effect' ? ifGlass(j, from, to) : null;
  const unknown =
    glass === null || seesStand(GroundIndex.of(glass.j.board.ground).sight(blocks), from, to)
      ? []
      : glass.walls;
  return { free, rules: cite(j.rules.cites, blocks), unknown };
}

export const lineOfEffect = (j: Judge, a: Creature | Cell, b: Creature | Cell): SightVerdict =>
  line(j, a, b, 'effect');
export const lineOfSight = (j: Judge, a: Creature | Cell, b: Creature | Cell): SightVerdict =>
  line(j, a, b, 'sight');
