/** Incorporeal creatures inside solid objects: what they can strike from there. */
import type { Creature } from '../../board/creature.ts';
import { sameCell } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import { squares } from './coverlines.ts';
import { cellsBetween, standingAt, standOf } from './distance.ts';

/** Whether every square of an incorporeal creature is inside a solid object. */
export function isInsideSolid(j: Judge, c: Creature): boolean {
  if (!j.rules.bodyIs(j, c, 'incorporeal')) return false;
  const survey = GroundIndex.of(j.board.ground);
  return [...squares(standOf(j, c))].every(
    ({ x, y }) => survey.facts(x, y)?.blocks.includes('effect') === true,
  );
}

/** The object is no cover for an adjacent target of the creature inside, which reaches out of it. */
export const reachingOut =
  (cover: Ruleset['cover'], rules: readonly RuleId[]): Ruleset['cover'] =>
  (j, from, to, attack, toAt) => {
    const plain = cover(j, from, to, attack, toAt);
    if (plain.degree !== 'total' || attack !== 'melee' || !isInsideSolid(j, from)) return plain;
    const at = toAt === undefined || sameCell(toAt, to.at) ? undefined : toAt;
    const near = cellsBetween(j, standOf(j, from), standingAt(j, to, at)) <= 1;
    if (!near || isInsideSolid(j, to)) return plain;
    return {
      degree: 'none',
      ac: 0,
      reflex: 0,
      barsOpportunity: false,
      unknown: plain.unknown,
      rules: [...new Set([...plain.rules, ...rules])],
      lines: [],
    };
  };
