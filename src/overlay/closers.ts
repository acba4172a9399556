/** What Escape closes: a stack of open things, the last opened first. */
export interface Closers {
  /**
   * Registers how to close something that has just opened; call the result when it is gone.
   * @param asks it waits for an answer or takes the pointer: Escape is its own, wherever the focus
   * is
   */
  add(close: () => void, asks?: boolean): () => void;
  /** Closes the last; false when nothing is open. */
  close(): boolean;
  /** Closes the most recent open question; false if there is none. */
  closeAsking(): boolean;
}

export function createClosers(): Closers {
  const stack: { readonly close: () => void; readonly asks: boolean }[] = [];
  const end = (at: number): boolean => {
    const [gone] = at < 0 ? [] : stack.splice(at, 1);
    gone?.close();
    return gone !== undefined;
  };
  return {
    add(close, asks = false) {
      const entry = { close, asks };
      stack.push(entry);
      return () => {
        const at = stack.lastIndexOf(entry);
        if (at >= 0) stack.splice(at, 1);
      };
    },
    close: () => end(stack.length - 1),
    closeAsking: () => end(stack.findLastIndex(({ asks }) => asks)),
  };
}
