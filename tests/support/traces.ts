/**
 * Traces of the extension in a page, reported by the browser: its world, its events, its messages
 * to the background.
 */
import type { Chromium } from './chromium.ts';

export interface Traces {
  /**
   * Worlds of the extension's in the page: without one none of its content scripts can be there.
   */
  readonly worlds: number;
  /** Events of the extension's in the page's own world, heard on the window. */
  readonly events: number;
  /** Listeners on the window and the document that the page's own script did not add. */
  readonly listeners: number;
  /** Messages to the background. */
  readonly messages: number;
  /** Elements of the extension's. */
  readonly elements: number;
}

declare const chrome: {
  runtime: {
    onMessage: { addListener(heard: (message: unknown, sender: { url?: string }) => void): void };
  };
};

/** For so long (milliseconds) a page is given to show anything. */
const PATIENCE = 1200;
const LONG = 30_000;

const EVENTS = ['quadretto:from-page', 'quadretto:to-page', 'quadretto:take-over'];

/** Counts from now on what any page says to the background; once a browser. */
export const listenIn = (browser: Chromium): Promise<void> =>
  browser.worker.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heardFrom: heard });
    chrome.runtime.onMessage.addListener((_message, { url }) => {
      heard.push(url ?? '');
    });
  });

/**
 * @param wanted the page is given longer, until so much is found in it; absent: nothing is waited
 * for
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
      // Ours above are there on every page.
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
