/** Notices when the page has sent no message for a while. Pure but for the timer at the end. */

/** The page sends a message every two seconds; after this long without one it counts as gone. */
const SILENCE_MS = 7000;
const LOOK_MS = 1000;
const SLEPT_MS = 3000;

/** Times in milliseconds: the last message, and the last look at the clock. */
export interface Contact {
  readonly heard: number;
  readonly looked: number;
  readonly stale: boolean;
}

/** After a message. A page that has lost its own server reports old facts. */
export const afterBeat = (contact: Contact, now: number, connected: boolean): Contact => ({
  ...contact,
  heard: now,
  stale: !connected,
});

/** After a look at the clock. Browsers slow down hidden pages, so their silence means nothing. */
export function afterLook(contact: Contact, now: number, hidden: boolean): Contact {
  // A long pause between two looks means that the browser slept, and the page too. So the page gets
  // the full time again before it counts as gone.
  const heard = now - contact.looked > SLEPT_MS ? now : contact.heard;
  const silent = !hidden && now - heard > SILENCE_MS;
  return { heard, looked: now, stale: contact.stale || silent };
}

/** A monotonic clock, because the computer's clock may jump. */
const clock = (): number => performance.now();

/** Reports when the page falls silent or is back; returns what to call with each message. */
export function watchSilence(
  report: (stale: boolean) => void,
  signal: AbortSignal,
): (connected: boolean) => void {
  let contact: Contact = { heard: clock(), looked: clock(), stale: false };
  const become = (next: Contact): void => {
    const { stale } = contact;
    contact = next;
    if (next.stale !== stale) report(next.stale);
  };
  const looks = setInterval(() => {
    become(afterLook(contact, clock(), typeof document !== 'undefined' && document.hidden));
  }, LOOK_MS);
  signal.addEventListener('abort', () => clearInterval(looks), { once: true });
  return (connected) => become(afterBeat(contact, clock(), connected));
}
