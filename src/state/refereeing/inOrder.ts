/**
 * Commands that wait for an answer before they record something. They run one after the other, in
 * the order in which they were given, so each is judged with what the earlier ones have recorded. A
 * command that is given again before it has ended is the same command, and is recorded once.
 */
export interface InOrder<T> {
  /** Has the command with this key been given, and not ended? */
  waits(key: string): boolean;
  /** Runs the command; the result is that of the same command if it has not ended. */
  run(key: string, work: () => Promise<T>): Promise<T>;
}

export function createInOrder<T>(): InOrder<T> {
  const waiting = new Map<string, Promise<T>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    waits: (key) => waiting.has(key),
    run(key, work) {
      const same = waiting.get(key);
      if (same !== undefined) return same;
      const done = last.then(work).finally(() => waiting.delete(key));
      waiting.set(key, done);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
