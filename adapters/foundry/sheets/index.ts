/** The game systems whose sheets are read: one file and one line each. */
import type { Reading } from '../../adapter.ts';
import { d35e } from './d35e.ts';
import { pf1 } from './pf1.ts';
import type { SheetReader } from './read.ts';
import { unknown } from './unknown.ts';

export const readers: readonly SheetReader[] = [d35e, pf1];

export const readerOf = (system: string): SheetReader =>
  readers.find((r) => r.system === system) ?? unknown;

/** Systems of D&D 3.5 whose sheets are not read: their game is one of ours all the same. */
const UNREAD: readonly string[] = ['dnd35e'];

/** What is told of the game that a system plays; one that could not be read may be any. */
export function gameOf(system: string): Pick<Reading['host'], 'system' | 'rules'> {
  const { rules } = readerOf(system);
  return {
    system,
    ...(system !== '' && rules !== undefined && !UNREAD.includes(system) && { rules }),
  };
}
