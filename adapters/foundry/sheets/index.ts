/** The game systems with a sheet reader: one file and one line each. */
import type { Reading } from '../../../src/state/host.ts';
import { d35e } from './d35e.ts';
import { pf1 } from './pf1.ts';
import type { SheetReader } from './read.ts';
import { unknown } from './unknown.ts';

export const readers: readonly SheetReader[] = [d35e, pf1];

export const readerOf = (system: string): SheetReader =>
  readers.find((r) => r.system === system) ?? unknown;

/** Systems of D&D 3.5 without a sheet reader: their game is covered all the same. */
const UNREAD: readonly string[] = ['dnd35e'];

/** How a system's game relates to the rulesets; an unknown system may be any game. */
export function gameOf(system: string): Pick<Reading['host'], 'system' | 'rules'> {
  const { rules } = readerOf(system);
  return {
    system,
    ...(system !== '' && rules !== undefined && !UNREAD.includes(system) && { rules }),
  };
}
