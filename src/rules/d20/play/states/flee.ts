/** Fleeing from a feared creature: must the creature flee, how does it flee, and can it escape? */
import type { Creature } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Mode, ReachableVerdict, RuleId } from '../../../verdict.ts';
import type { ActiveState, FleeVerdict } from './stateRules.ts';

/** The condition with the strictest rule about fleeing. */
const worst = (states: readonly ActiveState[]): ActiveState | undefined =>
  states.find((s) => s.limits.flees === 'cowers') ??
  states.find((s) => s.limits.flees === 'defends') ??
  states.find((s) => s.limits.flees !== undefined);

export function flee(
  j: FullJudge,
  c: Creature,
  source: Creature | undefined,
  perceived: boolean | undefined,
): FleeVerdict {
  const { figures, cites } = j.rules.states;
  const state = worst(j.rules.states.of(j, c));
  if (state === undefined) return { must: false, why: 'nothing-to-flee', rules: [], unknown: [] };
  const { condition, limits } = state;
  const rules = (...more: readonly RuleId[]): RuleId[] => [...new Set([...state.rules, ...more])];
  if (figures.unperceived.includes(condition) && perceived === false)
    return { must: false, condition, why: 'source-unperceived', rules: rules(), unknown: [] };
  if (source === undefined)
    return {
      must: true,
      condition,
      mode: 'double-move',
      then: 'flees',
      rules: rules(),
      unknown: ['ask.source'],
    };

  const now = j.rules.distance(j, c, source).cells;
  const near = figures.endsWithin[condition];
  if (near !== undefined && now < near)
    return {
      must: false,
      condition,
      why: 'source-near',
      rules: rules(...cite(cites, 'turned')),
      unknown: [],
    };

  const [reach, mode] = escapes(j, c);
  const ends = reach.cells.map(({ at, cost }) => ({
    at,
    cost,
    distance: j.rules.distance(j, { ...c, at }, source).cells,
  }));
  const away = figures.away[condition];
  const out = (distance: number): boolean =>
    away === undefined ? distance > now : distance >= away;
  const cornered = !ends.some(({ distance }) => out(distance)) && !(away !== undefined && out(now));
  const most = Math.max(now, ...ends.map(({ distance }) => distance));
  const farthest = ends
    .filter(({ distance }) => distance === most && distance > now)
    .sort((a, b) => a.cost - b.cost || order(a.at, b.at));
  return {
    must: !cornered,
    condition,
    mode,
    cornered,
    then: cornered ? (limits.flees ?? 'cowers') : 'flees',
    farthest,
    rules: rules(...cite(cites, 'cornered')),
    unknown: [...reach.unknown],
  };
}

/**
 * Cells that the creature can reach with two move actions. A prone creature needs the first of them
 * to stand up.
 */
function escapes(j: FullJudge, c: Creature): readonly [ReachableVerdict, Mode] {
  const both = j.rules.reachable(j, c, 'double-move');
  if (both.why !== 'prone-must-crawl') return [both, 'double-move'];
  const conditions = c.conditions.filter(
    (condition) => j.rules.conditions[condition]?.crawls === undefined,
  );
  return [j.rules.reachable(j, { ...c, conditions }, 'move'), 'move'];
}

const order = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0];
