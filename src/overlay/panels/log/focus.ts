/**
 * Keeps the keyboard focus in the log when the focused control disappears because an entry changed.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

const rowOf = (node: EventTarget | null): HTMLElement | null =>
  node instanceof Element ? node.closest<HTMLElement>('.entry') : null;

/**
 * Keeps the focus in its row, or moves it to the row that replaced it, unless the user moved it
 * elsewhere.
 * @param changed signal of the list; the focus is checked at each change
 */
export function useKeptFocus(list: RefObject<HTMLElement>, changed: unknown): void {
  const last = useRef<{
    readonly control: Element;
    readonly id: string;
    readonly at: number;
  } | null>(null);
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const end = new AbortController();
    const rows = (): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('.entry')];
    box.addEventListener(
      'focusin',
      ({ target }) => {
        const row = rowOf(target);
        last.current =
          row === null || !(target instanceof Element)
            ? null
            : { control: target, id: row.dataset['entry'] ?? '', at: rows().indexOf(row) };
      },
      { signal: end.signal },
    );
    // Losing focus because the element was removed is not the user's choice.
    box.addEventListener(
      'focusout',
      ({ target }) =>
        queueMicrotask(() => {
          if (last.current?.control === target && (target as Element).isConnected)
            last.current = null;
        }),
      { signal: end.signal },
    );
    return () => end.abort();
  }, []);
  useLayoutEffect(() => {
    const box = list.current;
    const was = last.current;
    if (box === null || was === null || was.control.isConnected) return;
    const active = (box.getRootNode() as Document | ShadowRoot).activeElement;
    last.current = null;
    if (active !== null && active !== box.ownerDocument.body && active.isConnected) return;
    const all = [...box.querySelectorAll<HTMLElement>('.entry')];
    (
      all.find((row) => row.dataset['entry'] === was.id) ?? all[Math.min(was.at, all.length - 1)]
    )?.focus();
  }, [changed]);
}
