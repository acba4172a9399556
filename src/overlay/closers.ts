/** Decides what Escape closes: a stack of open parts, the last opened first. */
export interface Closers {
  /**
   * Registers the function that closes a part which has just opened; call the returned function
   * when the part is gone.
   * @param asks true if the part waits for an answer or receives all pointer events; then Escape
   * closes it wherever the focus is
   */
  add(close: () => void, asks?: boolean): () => void;
  /** Closes the part opened last; false if none is open. */
  close(): boolean;
  /** Closes the part opened last that waits for an answer; false if there is none. */
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
