/**
 * Compares the reading with the page's second sources, twice if they differ: the second source may
 * be a moment ahead, for example after a move, and only a difference that lasts is reported.
 */
import type { Commander } from '../../src/bridge/content.ts';
import type { Check } from '../../src/scene/checks.ts';

/** Milliseconds before a difference is compared again. */
const CONFIRMED_MS = 400;

const differs = ({ verdict }: Check): boolean => verdict === 'differs';

/** The checks whose results differ. */
export const differing = (checks: readonly Check[]): readonly Check[] => checks.filter(differs);

/** The second of two comparisons, without differences that the first did not have. */
export const lasting = (first: readonly Check[], again: readonly Check[]): readonly Check[] =>
  again.map((now, i) => {
    const before = first[i];
    return differs(now) && before !== undefined && !differs(before) ? before : now;
  });

export interface TableCheck {
  /** Compares at most this many facts of a kind. Null: nothing was compared. */
  run(most: number): Promise<readonly Check[] | null>;
  /** Whether an answer is expected; one that arrives otherwise is ignored. */
  isPending(): boolean;
  /** Takes the comparison with the page's answer. */
  found(checks: readonly Check[]): void;
}

export function tableCheck(command: Commander['command'], signal: AbortSignal): TableCheck {
  let pending = 0;
  let found: readonly Check[] | null = null;
  const once = async (most: number): Promise<readonly Check[] | null> => {
    found = null;
    pending += 1;
    const ok = await command('check', String(most));
    pending -= 1;
    return ok && !signal.aborted ? found : null;
  };
  return {
    async run(most) {
      const first = await once(most);
      if (first?.some(differs) !== true) return first;
      await new Promise((later) => setTimeout(later, CONFIRMED_MS));
      const again = signal.aborted ? null : await once(most);
      return again === null ? null : lasting(first, again);
    },
    isPending: () => pending > 0,
    found(checks) {
      found = checks;
    },
  };
}
