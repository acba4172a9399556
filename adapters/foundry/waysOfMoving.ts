/**
 * The kinds of movement of Foundry 13 and later, which it calls movement actions, in our words. Runs
 * in the page's world.
 */
import type { Moving } from '../../src/board/vocabulary.ts';
import { isText } from '../common/safeRead.ts';
import { waysOnPath } from '../common/waysOnPath.ts';
import type { MovementActions, FoundryPoint, Waypoint } from './live.ts';

/** Foundry's own actions. A game system may add others, of which we know nothing. */
const ACTIONS: Readonly<Record<string, Moving>> = {
  walk: 'walk',
  fly: 'fly',
  swim: 'swim',
  burrow: 'burrow',
  crawl: 'crawl',
  climb: 'climb',
  jump: 'jump',
  blink: 'teleport',
  displace: 'teleport',
};

/**
 * Does the host call this action a teleport? Systems may define others than Foundry's own two.
 * @param actions the actions of this game, as the host lists them
 */
export const isTeleport = (
  action: string | undefined,
  actions: MovementActions | undefined,
): boolean =>
  action !== undefined &&
  ((Object.hasOwn(ACTIONS, action) && ACTIONS[action] === 'teleport') ||
    actions?.[action]?.teleport === true);

/** The kind of movement of an action; undefined without one, as in Foundry 12 and earlier. */
export function movingOfAction(
  action: unknown,
  actions: MovementActions | undefined,
): Moving | undefined {
  if (!isText(action) || action === '') return undefined;
  if (isTeleport(action, actions)) return 'teleport';
  return Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : 'other';
}

/**
 * The kind of movement that reaches each point of a path; absent if a waypoint names none.
 * @param path every cell of the path, its start first
 * @param waypoints the waypoints on it, without the start, which an earlier movement reached
 */
export function waysAlong(
  path: readonly FoundryPoint[],
  waypoints: readonly Waypoint[],
  actions: MovementActions | undefined,
): { ways?: Moving[] } {
  const ways = waypoints.map(({ action }) => movingOfAction(action, actions));
  const [start] = path;
  if (start === undefined || ways.length === 0) return {};
  if (!ways.every((way) => way !== undefined)) return {};
  return {
    ways: waysOnPath<FoundryPoint, Moving>(
      path,
      [start, ...waypoints],
      [ways[0]!, ...ways],
      (a, b) =>
        a.x === b.x && a.y === b.y && (a.elevation ?? b.elevation) === (b.elevation ?? a.elevation),
    ),
  };
}
