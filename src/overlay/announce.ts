/**
 * Announces sentences in a live region: at most one every `gap` ms. If several wait, only the last
 * is announced.
 */
export function announcer(
  say: (text: string) => void,
  end: AbortSignal,
  gap = 1000,
): (text: string) => void {
  let last = -Infinity;
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const speak = (): void => {
    timer = undefined;
    if (waiting === null) return;
    last = performance.now();
    say(waiting);
    waiting = null;
  };
  end.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return (text) => {
    if (end.aborted) return;
    waiting = text;
    if (timer !== undefined) return;
    const left = last + gap - performance.now();
    if (left <= 0) speak();
    else timer = setTimeout(speak, left);
  };
}
