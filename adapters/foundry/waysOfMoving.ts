/**
 * The kinds of movement of Foundry 13 and later, which it calls movement actions, in our words. Runs
 * in the page's world.
 */
import type { Moving } from '../../src/board/vocabulary.ts';
import { isText } from '../common/safeRead.ts';
import type { MovementActions, Waypoint } from './live.ts';

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
export function wayOf(action: unknown, actions: MovementActions | undefined): Moving | undefined {
  if (!isText(action) || action === '') return undefined;
  if (isTeleport(action, actions)) return 'teleport';
  return Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : 'other';
}

/** The kinds of movement along waypoints, each once; absent if a waypoint names none. */
export function waysAlong(
  points: readonly Waypoint[],
  actions: MovementActions | undefined,
): { ways?: Moving[] } {
  const ways = points.map(({ action }) => wayOf(action, actions));
  return ways.length > 0 && ways.every((way) => way !== undefined)
    ? { ways: [...new Set(ways)] }
    : {};
}
