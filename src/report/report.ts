/**
 * A report of "Report a problem": one document for looking into it elsewhere. Its `scene` and
 * `ask` are a line of the offline door, and its `log` is what `replay` plays.
 */
import type { LogDocument } from '../encounter/document.ts';
import type { Check } from '../scene/checks.ts';
import type { Provenance } from '../scene/provenance.ts';
import type { SceneDocument } from '../scene/schema.ts';
import type { Lapse } from './lapses.ts';

export const REPORT_FORMAT = 'quadretto/report@1';

/** Longest comment of the user, in characters. */
export const LONGEST_SAID = 5000;

export interface Report {
  readonly format: typeof REPORT_FORMAT;
  /** ISO date and time. */
  readonly written: string;
  /** The user's comment; may be empty. */
  readonly said: string;
  readonly versions: {
    readonly quadretto: string;
    /** The browser's own name. */
    readonly browser: string;
    /** Null before the table was read. */
    readonly host: {
      readonly name: string;
      readonly version: string;
      readonly system?: string;
    } | null;
  };
  readonly language: string;
  /** The scene that is judged, under the ruleset in force; null: none. */
  readonly scene: SceneDocument | null;
  /** The present answers on the screen, as questions of the judge command. */
  readonly ask: readonly Asked[];
  /**
   * The scene as the host reports it, where corrections, paint, house rules or the fight change it.
   */
  readonly told?: SceneDocument;
  /** The host's snapshot besides its scene. */
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
  /** The dock's notices, in its words. */
  readonly dock: readonly string[];
  /** Comparisons with the host's own values; absent: none yet. */
  readonly checks?: readonly Check[];
  /** Recent failures, oldest first. */
  readonly lapses: readonly Lapse[];
  /** Absent: there is no referee here. */
  readonly log?: LogDocument;
}

export type Asked = { readonly ask: string } & Readonly<Record<string, unknown>>;

/** The log inside a report; anything else unchanged. */
export const logWithin = (given: unknown): unknown =>
  typeof given === 'object' &&
  given !== null &&
  'format' in given &&
  given.format === REPORT_FORMAT &&
  'log' in given
    ? given.log
    : given;

/** One line: the offline door reads JSON Lines. */
export const reportText = (report: Report): string => `${JSON.stringify(report)}\n`;
