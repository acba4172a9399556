/** Writes and reads a fight's log as a document: for export, reports and replay. */
import * as z from 'zod/mini';
import type { EncounterEvent } from './event.ts';
import type { Encounter } from './applyEvent.ts';
import { journal, MAX_JOURNAL_WEIGHT, SLACK, type Base, type Journal } from './journal.ts';
import { baseSchema, readEvents, stateSchema } from './schema.ts';

export const LOG_FORMAT = 'quadretto/log@1';
/** Maximum length of a file that is read, in characters. */
export const LONGEST_LOG = 20_000_000;

export interface LogDocument {
  readonly format: typeof LOG_FORMAT;
  /** Id of the ruleset with which the log was judged. */
  readonly ruleset: string;
  /** Names of the creatures by id, to show to users. */
  readonly names: Readonly<Record<string, string>>;
  /** The state before the first event, if older events were dropped. */
  readonly base?: Base;
  readonly events: readonly EncounterEvent[];
  /** The state when the log was exported: a replay must end with it. */
  readonly state?: Encounter;
  /** Time of the export as ISO date and time, to show to users. */
  readonly exported: string;
}

/** @param at time of the export */
export const logDocument = (
  { base, events, state }: Pick<Journal, 'base' | 'events' | 'state'>,
  of: Pick<LogDocument, 'ruleset' | 'names'>,
  at: Date,
): LogDocument => ({
  format: LOG_FORMAT,
  ruleset: of.ruleset,
  names: of.names,
  exported: at.toISOString(),
  ...(base && { base }),
  state,
  events,
});

const text = z.string().check(z.maxLength(1000));
const schema = z.object({
  format: z.literal(LOG_FORMAT),
  ruleset: text,
  names: z.record(text, text),
  base: z.exactOptional(baseSchema),
  events: z.array(z.unknown()).check(z.maxLength(MAX_JOURNAL_WEIGHT + SLACK)),
  state: z.exactOptional(stateSchema),
  exported: text,
});

export type ReadLog =
  | {
      readonly ok: true;
      readonly log: LogDocument;
      /** Number of events of kinds that this version does not know; they are left out. */
      readonly unknown: number;
    }
  | {
      readonly ok: false;
      /**
       * `not-a-log`: the file is something else, or of another version; `broken`: it has a mistake
       * at `path`.
       */
      readonly fault: 'not-a-log' | 'broken';
      readonly path: string;
      readonly message: string;
    };

/** Reads a log from a file of any origin. Never throws. */
export function readLog(given: unknown): ReadLog {
  const read = schema.safeParse(given);
  if (!read.success) {
    const { path, message } = read.error.issues[0] ?? { path: [], message: '' };
    return {
      ok: false,
      fault: path.length === 0 || path[0] === 'format' ? 'not-a-log' : 'broken',
      path: path.join('.'),
      message,
    };
  }
  const { events, unknown, fault } = readEvents(read.data.events);
  if (fault !== undefined)
    return { ok: false, fault: 'broken', path: `events.${fault.path}`, message: fault.message };
  return { ok: true, log: { ...read.data, events }, unknown };
}

export const replayed = ({ events, base }: Pick<LogDocument, 'events' | 'base'>): Journal =>
  journal(events, base ?? null);
