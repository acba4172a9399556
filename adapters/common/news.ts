/** What of the telling every host's page script does alike. Runs in the page's world. */
import { written, type Tell } from '../../src/bridge/page.ts';

export interface News<Sent> {
  /** Tells only what differs from what was told last. */
  tell: <K extends keyof Sent & string>(type: K, data: Sent[K]) => void;
  /** Everything is news again. */
  forget(): void;
}

export function news<Sent>(tell: Tell<Sent>): News<Sent> {
  const last = new Map<string, string>();
  return {
    tell(type, data) {
      let now: string | undefined;
      // What cannot be written down is the teller's to say.
      try {
        now = written(data);
      } catch {
        /* below */
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
 * Calls on only when one of the numbers changed: writing them down to compare them would be most of
 * a frame's work.
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
