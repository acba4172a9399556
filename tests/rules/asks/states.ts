/** Questions about conditions. */
import type { Ask, At } from '../cases.ts';

type More = Readonly<Record<string, unknown>>;

/**
 * Of `state`: changes and prohibitions by its conditions; `sheet`: the numbers that the answer
 * reduces.
 */
export const state = (of: string, sheet?: More, from?: string): Ask => ({
  ask: 'state',
  of,
  ...(sheet === undefined ? {} : { sheet }),
  ...(from === undefined ? {} : { from }),
});
export const afflict = (
  of: string,
  condition: string,
  source?: string,
  earlier?: readonly string[],
): Ask => ({
  ask: 'afflict',
  of,
  with: condition,
  ...(source === undefined ? {} : { source }),
  ...(earlier === undefined ? {} : { earlier }),
});
export const vitals = (of: string, more: More = {}): Ask => ({ ask: 'vitals', of, ...more });
export const recover = (of: string, from: string, more: More = {}): Ask => ({
  ask: 'recover',
  of,
  from,
  ...more,
});
export const lasts = (of: string, condition: string, since: number): Ask => ({
  ask: 'lasts',
  of,
  condition,
  since,
});
export const flee = (of: string, source: string, more: More = {}): Ask => ({
  ask: 'flee',
  of,
  source,
  ...more,
});
export const confused = (of: string, more: More): Ask => ({ ask: 'confused', of, ...more });
export const event = (of: string, condition: string, happens: string): Ask => ({
  ask: 'event',
  of,
  condition,
  happens,
});
export const wind = (of: string, condition: string, more: More = {}): Ask => ({
  ask: 'wind',
  of,
  condition,
  ...more,
});
export const stall = (of: string, metres: number, saves: readonly number[] = []): Ask => ({
  ask: 'stall',
  of,
  metres,
  saves,
});
export const noticeUnseen = (of: string, dc: number, total: number): Ask => ({
  ask: 'notice-unseen',
  of,
  dc,
  total,
});
/**
 * A check by the creature `by`, with this total, to notice an unseen creature that does these
 * activities.
 */
export const noticed = (of: string, by: string, total: number, ...doing: string[]): Ask => ({
  ask: 'notice-unseen',
  of,
  by,
  total,
  doing,
});
export const grope = (of: string, cells: readonly At[], hits?: readonly boolean[]): Ask => ({
  ask: 'grope',
  of,
  cells,
  ...(hits === undefined ? {} : { hits }),
});
export const body = (of: string): Ask => ({ ask: 'body', of });
export const harm = (to: string, by: string, more: More = {}): Ask => ({
  ask: 'harm',
  to,
  by,
  ...more,
});
export const through = (of: string, what: 'solid' | 'liquid' | 'force', more: More = {}): Ask => ({
  ask: 'through',
  of,
  what,
  ...more,
});
export const swarm = (of: string): Ask => ({ ask: 'swarm', of });
export const gaze = (from: string, to: string, guard: 'open' | 'averted' | 'shut'): Ask => ({
  ask: 'gaze',
  from,
  to,
  guard,
});
