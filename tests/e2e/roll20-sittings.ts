/**
 * One Roll20 table after the other, in a browser of the test file's own: a table left open keeps
 * drawing and slows the next one.
 */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { serveChromium } from '../hosts/roll20/serve.ts';
import { launchChromium, scriptsRegistered, type Chromium } from '../support/chromium.ts';
import { sitAtRoll20 } from './roll20-table.ts';
import type { Table } from './table.ts';

export interface Sittings {
  /** Sits down at another table; the one before has been left. */
  sit(query: string, more?: Parameters<typeof sitAtRoll20>[2]): Promise<Table>;
  /** Any other page of the browser. */
  open: Chromium['open'];
}

export interface Around {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Once the browser is there. */
  readonly before?: (browser: Chromium) => Promise<void>;
  /** Once a table has been left. */
  readonly after?: (browser: Chromium) => Promise<void>;
}

/**
 * To be called once, at the top of a file: it sees to the browser, and to a page without errors
 * after every test.
 */
export function sittings({
  viewport = { width: 1240, height: 660 },
  before,
  after,
}: Around = {}): Sittings {
  let browser: Chromium;
  let open: Table | undefined;
  beforeAll(async () => {
    browser = await launchChromium({ viewport, locale: 'en-GB', args: ['--disable-3d-apis'] });
    await serveChromium(browser.context);
    await scriptsRegistered(browser);
    await before?.(browser);
  });
  afterEach(async () => {
    const errors = open?.errors ?? [];
    await open?.page.close();
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
