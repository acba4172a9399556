/**
 * "Something is wrong": all that it takes to look into it elsewhere, as one document. Its `scene`
 * and `ask` are those of the offline door, so that written on one line it is a line of it; its
 * `log` is what `replay` plays.
 */
import type { LogDocument } from '../encounter/document.ts';
import type { Check } from '../scene/checks.ts';
import type { Provenance } from '../scene/provenance.ts';
import type { SceneDocument } from '../scene/schema.ts';
import type { Lapse } from './lapses.ts';

export const REPORT_FORMAT = 'quadretto/report@1';

/** Longest words of the user's that are taken along, in characters. */
export const LONGEST_SAID = 5000;

export interface Report {
  readonly format: typeof REPORT_FORMAT;
  /** ISO date and time. */
  readonly written: string;
  /** What the user says of it; may be empty. */
  readonly said: string;
  readonly versions: {
    readonly quadretto: string;
    /** As it calls itself. */
    readonly browser: string;
    /** Null before the table was read. */
    readonly host: {
      readonly name: string;
      readonly version: string;
      readonly system?: string;
    } | null;
  };
  readonly language: string;
  /** The scene that is judged, under the ruleset in force; null when there is none. */
  readonly scene: SceneDocument | null;
  /** What the screen answers just now, as questions of the offline door. */
  readonly ask: readonly Asked[];
  /** The scene as the host tells it, where corrections, paint, readings or the fight change it. */
  readonly told?: SceneDocument;
  /** The reading of the table, besides its scene. */
  readonly reading: {
    readonly notices: readonly {
      readonly code: string;
      readonly params?: Readonly<Record<string, string | number>>;
    }[];
    readonly gm: boolean;
    readonly stale: boolean;
    /** ISO date and time. */
    readonly readAt: string | null;
    readonly selection: readonly string[];
    readonly targets: readonly string[];
    readonly provenance: Readonly<Record<string, Provenance>>;
  };
  readonly choices: {
    readonly ruleset: string;
    readonly mode: string;
    readonly layers: readonly string[];
    readonly muted: boolean;
    readonly policies?: Readonly<Record<string, string>>;
  };
  /** The dock's notices, as they stand there. */
  readonly dock: readonly string[];
  /** What was compared with the host's own word; absent: nothing yet. */
  readonly checks?: readonly Check[];
  /** Recent failures, oldest first. */
  readonly lapses: readonly Lapse[];
  /** Absent: nobody referees here. */
  readonly log?: LogDocument;
}

export type Asked = { readonly ask: string } & Readonly<Record<string, unknown>>;

/** The log that a report holds; anything else as it is. */
export const logWithin = (given: unknown): unknown =>
  typeof given === 'object' &&
  given !== null &&
  'format' in given &&
  given.format === REPORT_FORMAT &&
  'log' in given
    ? given.log
    : given;

/** On one line: JSON Lines is what the offline door reads. */
export const reportText = (report: Report): string => `${JSON.stringify(report)}\n`;
