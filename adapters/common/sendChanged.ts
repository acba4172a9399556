/** Sends a fact to the content script only when it changed. Runs in the page's world. */
import { stringifySafely, type Tell } from '../../src/bridge/page.ts';

export interface News<Sent> {
  /** Sends a fact only if it differs from the last one sent. */
  tell: <K extends keyof Sent & string>(type: K, data: Sent[K]) => void;
  /** Forgets the facts that were sent, so that all are sent again. */
  forget(): void;
}

export function news<Sent>(tell: Tell<Sent>): News<Sent> {
  const last = new Map<string, string>();
  return {
    tell(type, data) {
      let now: string | undefined;
      // A fact that cannot be serialized is passed on anyway, because the sender reports the
      // failure.
      try {
        now = stringifySafely(data);
      } catch {
        /* `now` stays undefined, so the fact is sent below. */
      }
      if (now !== undefined && last.get(type) === now) return;
      if (now === undefined) last.delete(type);
      else last.set(type, now);
      tell(type, data);
    },
    forget: () => last.clear(),
  };
}

type Numbers = readonly number[];

/**
 * Calls `tell` only if one of the numbers has changed. Comparing numbers is much faster than
 * comparing serialized text.
 */
export function whenChanged<N extends Numbers>(
  tell: (numbers: N) => void,
): { tell(numbers: N | undefined): void; forget(): void } {
  let last: N | undefined;
  return {
    tell(now) {
      if (now?.some((n, i) => !Object.is(n, last?.[i])) === true) tell((last = now));
    },
    forget() {
      last = undefined;
    },
  };
}
