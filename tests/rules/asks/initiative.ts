/** Questions about the turn order. */
import type { Ask } from '../cases.ts';
import type { Doing } from './turns.ts';

export interface Roll {
  readonly of: string | readonly string[];
  readonly roll: number;
  readonly bonus?: number;
  readonly again?: readonly number[];
}

export const initiative = (rolls: readonly Roll[], aware?: readonly string[]): Ask => ({
  ask: 'initiative',
  rolls,
  ...(aware === undefined ? {} : { aware }),
});
export const turnOrder: Ask = { ask: 'turn-order' };
export const nextRound: Ask = { ask: 'next-round' };
export const join = (
  ...newcomers: readonly {
    readonly of: string;
    readonly aware: boolean;
    readonly roll?: number;
    readonly bonus?: number;
  }[]
): Ask => ({ ask: 'join', newcomers });
export const delay = (
  of: string,
  how: {
    readonly to?: number;
    readonly after?: string;
    readonly during?: string;
    readonly nextRound?: boolean;
  },
): Ask => ({ ask: 'delay', of, ...how });
export const ready = (
  of: string,
  action: string,
  more: { readonly trigger?: string; readonly combat?: boolean } = {},
): Ask => ({ ask: 'ready', of, action, ...more });
export const trigger = (
  of: string,
  action: string,
  event: { readonly by: string; readonly action?: string; readonly count?: number } | null,
  more: Doing & { readonly moved?: boolean } = {},
): Ask => ({ ask: 'trigger', of, action, event, ...more });
export const duration = (length: {
  readonly rounds?: number;
  readonly seconds?: number;
  readonly minutes?: number;
}): Ask => ({ ask: 'duration', ...length });
