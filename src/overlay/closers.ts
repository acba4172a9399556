/** What Escape closes: the last thing that opened. */
export interface Closers {
  /** Registers how to close something that has just opened; call the result when it is gone. */
  add(close: () => void): () => void;
  /** Closes the last; false when nothing is open. */
  close(): boolean;
}

export function createClosers(): Closers {
  const stack: (() => void)[] = [];
  const drop = (close: () => void): void => {
    const i = stack.lastIndexOf(close);
    if (i >= 0) stack.splice(i, 1);
  };
  return {
    add(close) {
      stack.push(close);
      return () => drop(close);
    },
    close() {
      const last = stack.pop();
      if (last === undefined) return false;
      last();
      return true;
    },
  };
}
