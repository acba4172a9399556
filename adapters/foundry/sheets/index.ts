/** The game systems with a sheet reader: each has one file and one line here. */
import type { Reading } from '../../../src/state/host.ts';
import { d35e } from './d35e.ts';
import { pf1 } from './pf1.ts';
import type { SheetReader } from './read.ts';
import { unknown, unknownSystem } from './unknown.ts';

export const readers: readonly SheetReader[] = [d35e, pf1];

/** Systems of D&D 3.5 without a sheet reader. */
const UNREAD: readonly string[] = ['dnd35e'];

export const readerOf = (system: string): SheetReader =>
  readers.find((r) => r.system === system) ??
  (system === '' || UNREAD.includes(system) ? unknownSystem : unknown);

/** The game that a system implements; unknown if no system is reported. */
export function gameOf(system: string): Pick<Reading['host'], 'system' | 'game'> {
  if (system === '') return { system };
  const game = UNREAD.includes(system) ? 'dnd-35' : readerOf(system).game;
  return { system, ...(game !== undefined && { game }) };
}
