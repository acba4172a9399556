/**
 * The document that "Report a problem" produces, for diagnosing a problem on another machine. Its
 * `scene` and `ask` are valid input of the judge command, and its `log` is valid input of `replay`.
 */
import type { LogDocument } from '../encounter/document.ts';
import type { Check } from '../scene/checks.ts';
import type { Provenance } from '../scene/provenance.ts';
import type { SceneDocument } from '../scene/schema.ts';
import type { Lapse } from './failures.ts';

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
    /** The browser's name for itself. */
    readonly browser: string;
    /** Null if the table was never read. */
    readonly host: {
      readonly name: string;
      readonly version: string;
      readonly system?: string;
    } | null;
  };
  readonly language: string;
  /** The judged scene, under the ruleset in force; null if there is none. */
  readonly scene: SceneDocument | null;
  /** Questions of the judge command whose answers the screen shows. */
  readonly ask: readonly ReportedQuestion[];
  /**
   * The scene as the host reports it; present if corrections, paint, house rules or the fight
   * change it.
   */
  readonly told?: SceneDocument;
  /** The rest of the host's snapshot, besides the scene. */
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
  /** The notices in the dock, as sentences. */
  readonly dock: readonly string[];
  /** Comparisons with the host's own values; absent if none was made. */
  readonly checks?: readonly Check[];
  /** Recent failures, oldest first. */
  readonly lapses: readonly Lapse[];
  /** Absent if the page has no referee. */
  readonly log?: LogDocument;
}

export type ReportedQuestion = { readonly ask: string } & Readonly<Record<string, unknown>>;

/** Takes the log out of a report; returns any other value unchanged. */
export const logWithin = (given: unknown): unknown =>
  typeof given === 'object' &&
  given !== null &&
  'format' in given &&
  given.format === REPORT_FORMAT &&
  'log' in given
    ? given.log
    : given;

/** The report as one line of JSON, because the judge command reads JSON Lines. */
export const reportText = (report: Report): string => `${JSON.stringify(report)}\n`;
