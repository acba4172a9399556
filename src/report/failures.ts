/**
 * Records recent failures of the overlay: written to the console at once, and remembered for a
 * report.
 */

export interface Lapse {
  /** ISO date and time. */
  readonly at: string;
  readonly what: string;
  /** The thrown error, with the top of its stack. */
  readonly error?: string;
}

const MOST = 30;
const LONGEST = 2000;

const recent: Lapse[] = [];

function toldOf(error: unknown): string {
  try {
    return (
      error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
    ).slice(0, LONGEST);
  } catch {
    // A thrown value may fail to convert to text.
    return 'unsayable';
  }
}

/** @param what a sentence for developers, without the product's name */
export function lapse(what: string, error?: unknown): void {
  if (error === undefined) console.warn(`Quadretto: ${what}`);
  else console.warn(`Quadretto: ${what}`, error);
  recent.push({
    at: new Date().toISOString(),
    what: what.slice(0, LONGEST),
    ...(error !== undefined && { error: toldOf(error) }),
  });
  if (recent.length > MOST) recent.shift();
}

/** The remembered failures, oldest first; at most the last thirty. */
export const lapses = (): readonly Lapse[] => [...recent];
