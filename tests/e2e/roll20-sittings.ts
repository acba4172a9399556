/**
 * Opens one Roll20 table at a time, in the test file's own browser, because a table that stays open
 * keeps drawing and slows the next one down.
 */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { closePages, shareChromium, type Chromium } from '../support/chromium.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import type { Table } from './table.ts';

export interface Sittings {
  /** Opens another table; the one before has been closed. */
  sit(query: string, more?: Parameters<typeof sitAtRoll20>[2]): Promise<Table>;
  /** Opens any other page in the browser. */
  open: Chromium['open'];
}

export interface Around {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Runs once the browser has started. */
  readonly before?: (browser: Chromium) => Promise<void>;
  /** Runs after a table was closed. */
  readonly after?: (browser: Chromium) => Promise<void>;
}

/**
 * To be called once at the top of a file: starts and stops the browser, and checks after every test
 * that the page had no errors.
 */
export function sittings({
  viewport = { width: 1240, height: 660 },
  before,
  after,
}: Around = {}): Sittings {
  let browser: Chromium;
  let open: Table | undefined;
  beforeAll(async () => {
    browser = await shareChromium({ viewport });
    await serveChromium(browser.context);
    await before?.(browser);
  });
  afterEach(async () => {
    const errors = open?.errors ?? [];
    await closePages(browser);
    open = undefined;
    await after?.(browser);
    expect(errors).toEqual([]);
  });
  afterAll(() => browser?.close());
  return {
    sit: async (query, more) => (open = await sitAtRoll20(browser, query, more)),
    open: (address) => browser.open(address),
  };
}
