/**
 * Keeps the overlay's element in the page. A page or a module that empties the document removes it
 * without meaning to, so it is put back; a page that keeps removing it is not fought.
 */

/** Maximum number of times that the element is put back. */
export const MOST_RETURNS = 3;

/** @param lost called once, when the page has removed the element once more */
export function stayInPage(element: HTMLElement, lost: () => void, end: AbortSignal): void {
  let returns = 0;
  const watch = new MutationObserver(() => {
    // Between two root elements there is none; the observer sees the next one come.
    if (element.isConnected || (document.documentElement as Element | null) === null) return;
    if (returns++ < MOST_RETURNS) return put();
    watch.disconnect();
    lost();
  });
  function put(): void {
    document.documentElement.append(element);
    watch.disconnect();
    for (const node of [document, document.documentElement])
      watch.observe(node, { childList: true });
  }
  put();
  end.addEventListener(
    'abort',
    () => {
      watch.disconnect();
      element.remove();
    },
    { once: true },
  );
}
