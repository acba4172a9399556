/**
 * Finds traces of the extension in a page, as the browser reports them: its isolated world, its
 * events, its messages to the background.
 */
import type { Chromium } from './chromium.ts';

export interface Traces {
  /**
   * Number of the extension's isolated worlds in the page. Without one, the page has no content
   * script.
   */
  readonly worlds: number;
  /** Number of the extension's events in the page's own world, counted on the window. */
  readonly events: number;
  /** Number of listeners on the window and the document that the page's own script did not add. */
  readonly listeners: number;
  /** Number of messages to the background. */
  readonly messages: number;
  /** Number of elements added by the extension. */
  readonly elements: number;
}

declare const chrome: {
  runtime: {
    onMessage: { addListener(heard: (message: unknown, sender: { url?: string }) => void): void };
  };
};

/** Milliseconds within which a page with the extension must show traces. */
const PATIENCE = 1200;
const LONG = 30_000;

const EVENTS = ['quadretto:from-page', 'quadretto:to-page', 'quadretto:take-over'];

/**
 * Counts the messages that pages send to the background from now on. Call it once for each browser.
 */
export const listenIn = (browser: Chromium): Promise<void> =>
  browser.worker.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heardFrom: heard });
    chrome.runtime.onMessage.addListener((_message, { url }) => {
      heard.push(url ?? '');
    });
  });

/**
 * @param wanted whether these traces are enough; until then the page gets more time. If it is
 * absent, the traces are read once, after the usual time
 */
export async function tracesIn(
  browser: Chromium,
  address: string,
  wanted: (found: Traces) => boolean = () => true,
): Promise<Traces> {
  const page = await browser.context.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    const worlds = new Set<string>();
    session.on('Runtime.executionContextCreated', ({ context }) => {
      if (
        context.origin.startsWith(`chrome-extension://${browser.extensionId}`) ||
        context.name === 'Quadretto'
      )
        worlds.add(context.uniqueId);
    });
    await session.send('Runtime.enable');
    await page.addInitScript((names) => {
      const seen = { events: 0 };
      Object.assign(window, { tracesSeen: seen });
      for (const name of names)
        EventTarget.prototype.addEventListener.call(window, name, () => {
          seen.events += 1;
        });
    }, EVENTS);
    await page.goto(address);
    await page.bringToFront();
    const listeners = async (expression: string): Promise<number> => {
      const {
        result: { objectId },
      } = await session.send('Runtime.evaluate', { expression });
      return objectId === undefined
        ? 0
        : (await session.send('DOMDebugger.getEventListeners', { objectId })).listeners.length;
    };
    const look = async (): Promise<Traces> => ({
      worlds: worlds.size,
      events: await page.evaluate(
        () => (window as unknown as { tracesSeen: { events: number } }).tracesSeen.events,
      ),
      // Do not count the listeners that were added above, which are on every page.
      listeners: (await listeners('window')) + (await listeners('document')) - EVENTS.length,
      messages: (
        await browser.worker.evaluate(
          (url) =>
            (globalThis as unknown as { heardFrom: string[] }).heardFrom.filter(
              (each) => each === url,
            ),
          page.url(),
        )
      ).length,
      elements: await page.locator('quadretto-overlay').count(),
    });
    await page.waitForTimeout(PATIENCE);
    let found = await look();
    for (
      const until = Date.now() + LONG;
      !wanted(found) && Date.now() < until;
      found = await look()
    )
      await page.waitForTimeout(100);
    return found;
  } finally {
    await page.close();
  }
}

export const NOTHING: Traces = { worlds: 0, events: 0, listeners: 0, messages: 0, elements: 0 };
