/** The game systems with a sheet reader: each has one file and one line here. */
import type { Reading } from '../../../src/state/host.ts';
import type { TableGame } from '../../../src/state/host.ts';
import type { RawGround } from '../schema.ts';
import { d35e } from './d35e.ts';
import { dnd5eSystem } from './dnd5e.ts';
import { pf1 } from './pf1.ts';
import type { SheetReader } from './read.ts';
import { unknown, unknownSystem } from './unknown.ts';

export const readers: readonly SheetReader[] = [d35e, pf1, dnd5eSystem];

/** Systems of D&D 3.5 without a sheet reader. */
const UNREAD: readonly string[] = ['dnd35e'];

export const readerOf = (system: string): SheetReader =>
  readers.find((r) => r.system === system) ??
  (system === '' || UNREAD.includes(system) ? unknownSystem : unknown);

/**
 * The game of dnd5e: the rules that the table chose. Versions before 4.0 have the rules of 2014
 * alone; later ones have those of 2024 unless the table chose others.
 */
function fifthGame(rules: RawGround['rules']): TableGame {
  const legacy =
    rules?.chosen == null
      ? Number.parseInt(rules?.version ?? '', 10) < 4
      : rules.chosen === 'legacy';
  return legacy ? 'dnd-5e-2014' : 'dnd-5e-2024';
}

/** The game that the table's system implements; unknown if no system is reported. */
export function gameOf({
  system,
  rules,
}: Pick<RawGround, 'system' | 'rules'>): Pick<Reading['host'], 'system' | 'game'> {
  if (system === '') return { system };
  if (system === dnd5eSystem.system) return { system, game: fifthGame(rules) };
  const game = UNREAD.includes(system) ? 'dnd-35' : readerOf(system).game;
  return { system, ...(game !== undefined && { game }) };
}
