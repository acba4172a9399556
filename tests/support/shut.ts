/**
 * Gives tests access to the overlay's shadow root. In the installed extension the root is closed,
 * so that neither the page nor a test's locators see into it. The browser's debugging protocol can.
 */
import type { CDPSession, Page } from 'playwright-core';

interface Node {
  readonly nodeName: string;
  readonly backendNodeId: number;
  readonly children?: readonly Node[];
  readonly shadowRoots?: readonly Node[];
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page): Promise<CDPSession> => {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
};

const overlayIn = (node: Node): Node | undefined =>
  node.nodeName.toLowerCase() === 'quadretto-overlay'
    ? node.shadowRoots?.[0]
    : node.children?.map(overlayIn).find((found) => found !== undefined);

/**
 * Calls a function with the shadow root and returns its result, as JSON; null without an overlay.
 * The function may not use variables from outside.
 */
async function asked<T>(
  page: Page,
  selector: string,
  work: (root: ShadowRoot, selector: string) => T,
): Promise<T | null> {
  const session = await sessionOf(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const shadow = overlayIn(root as unknown as Node);
  if (shadow === undefined) return null;
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: shadow.backendNodeId });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: `function (selector) { return (${work.toString()})(this, selector); }`,
    arguments: [{ value: selector }],
    returnByValue: true,
  });
  return result.value as T;
}

/** The texts of all elements that a selector finds in the overlay. */
export const inside = async (page: Page, selector: string): Promise<readonly string[]> =>
  (await asked(page, selector, (root, wanted) =>
    [...root.querySelectorAll(wanted)].map((e) => (e.textContent ?? '').trim()),
  )) ?? [];

/** Milliseconds within which an element must appear and stop moving. */
const PATIENCE = 30_000;
/**
 * How often in a row, 50 ms apart, an element must be found at one place before it is pressed. A
 * tooltip that has grown is placed anew in the next frame, which a busy machine draws late.
 */
const LOOKS = 4;

/**
 * Clicks an element of the overlay at its position, as a user would. Takes the last element that
 * the selector finds, and waits until it stops moving and nothing covers it.
 */
export async function pressInside(page: Page, selector: string): Promise<void> {
  /** The middle of the element, in client pixels, if nothing of the overlay covers it there. */
  const middle = (): Promise<readonly [number, number] | null> =>
    asked(page, selector, (root, wanted) => {
      const found = [...root.querySelectorAll<HTMLElement>(wanted)].at(-1);
      if (found === undefined) return null;
      const { x, y, width, height } = found.getBoundingClientRect();
      const at = [x + width / 2, y + height / 2] as const;
      return found.contains(root.elementFromPoint(...at)) ? at : null;
    });
  const until = Date.now() + PATIENCE;
  let at: readonly [number, number] | null = null;
  for (let looks = 0; at === null || looks < LOOKS;) {
    if (Date.now() > until)
      throw new Error(`The overlay has no ${selector} that stands still and can be pressed.`);
    await page.waitForTimeout(50);
    const now = await middle();
    looks = String(now) === String(at) ? looks + 1 : 1;
    at = now;
  }
  await page.mouse.click(at[0], at[1]);
}
