/** Sheets are read once for each telling of them: a table is read anew at every step of a token. */
import { remembered } from '../../common/remembered.ts';
import type { RawSheet } from '../schema.ts';
import type { Sheet, SheetReader } from './read.ts';

const reads = remembered<Sheet>();
const unreads = remembered<readonly string[]>();

export const sheetRead = (reader: SheetReader, sheet: RawSheet, statuses: readonly string[]): Sheet =>
  reads(sheet, [reader, ...statuses], () => reader.read(sheet, statuses));

/** Names of what of it could not be read; of a sheet that was not told, none. */
export const unreadOf = (reader: SheetReader, sheet: RawSheet | undefined): readonly string[] =>
  (sheet === undefined ? [] : unreads(sheet, [reader], () => [...sheet.unread, ...reader.unread(sheet)]));
