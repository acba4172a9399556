/**
 * The keyboard on a host's table: all of the host's own keys reach the host; our key chords never
 * do.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { closePages, shareChromium, type Chromium } from '../support/chromium.ts';
import { foldDock, frames, holdChord, refereed, sit, tapChord, type Table } from './table.ts';
import { usually } from '../support/thorough.ts';

declare const standIn: StandIn;
declare const game: {
  keybindings: {
    set(
      namespace: string,
      action: string,
      keys: readonly { key: string; modifiers: readonly string[] }[],
    ): void;
  };
};
declare const canvas: {
  tokens: { placeables: { document: { name: string }; control(on: boolean): void }[] };
};
declare const chrome: {
  storage: {
    local: {
      get(keys: null): Promise<object>;
      set(items: object): Promise<void>;
      clear(): Promise<void>;
    };
  };
};

/** The key to press for this character, in the driver's names. */
const pressOf = (chord: string): string =>
  chord.replace('AltLeft', 'Alt').replace('AltRight', 'Alt');

/** Presses keys, and returns those that reached the host. */
async function reached(page: Page, chords: readonly string[]): Promise<string[]> {
  await page.evaluate(() => {
    standIn.keys.length = 0;
  });
  for (const chord of chords) await page.keyboard.press(pressOf(chord));
  return page.evaluate(() => [...standIn.keys]);
}
/** A modifier is a key of its own and is pressed before each chord. */
const withoutModifiers = (chords: readonly string[]): string[] =>
  chords.filter((chord) => !/(?:^|\+)(?:Shift|Control|Alt)(?:Left|Right)$/.test(chord));

let server: StandInServer;
let browser: Chromium;
let at: Table;

beforeAll(async () => {
  server = await startFoundry({ generation: 13 });
  // Drawn without WebGL: this file does not test the map.
  browser = await shareChromium({ viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
const settings = (chosen: object): Promise<void> =>
  browser.worker.evaluate((s) => chrome.storage.local.set({ settings: s }), chosen);
const open = async (query = ''): Promise<void> => {
  at = await sit(browser, server.url, query, { folded: false });
  await at.page.locator('quadretto-overlay .layer').first().waitFor();
  // The referee provides actions and log.
  await refereed(at);
};
/** Nothing is stored: a test must not continue the fight of an earlier table. */
const fresh = async (): Promise<void> => {
  // A page that closes still stores its fight.
  await expect
    .poll(() =>
      browser.worker.evaluate(async () => {
        const kept = Object.keys(await chrome.storage.local.get(null));
        await chrome.storage.local.clear();
        return kept;
      }),
    )
    .toEqual([]);
  await settings({ language: 'en' });
};
const leave = async (): Promise<void> => {
  await closePages(browser);
  expect(at.errors).toEqual([]);
};

const layersOn = (): Promise<(string | null)[]> =>
  at.page
    .locator('quadretto-overlay .layer')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-checked')));
const folded = (): Promise<string | null> =>
  at.page.locator('quadretto-overlay .dock').getAttribute('data-folded');
/** The last layer, where to attack from, is off at first. */
const ALL = [...Array<string>(6).fill('true'), 'false'];
/** The keys of one of our chords, as the host receives them. */
const HELD = ['Alt+ShiftLeft', 'AltLeft', 'ShiftLeft'];
const beside = (chords: readonly string[]): string[] =>
  chords.filter((chord) => !HELD.includes(chord));
const heard = async (): Promise<string[]> =>
  beside(await at.page.evaluate(() => [...standIn.keys]));
const forget = (): Promise<void> =>
  at.page.evaluate(() => {
    standIn.keys.length = 0;
  });

async function select(name: string): Promise<void> {
  await at.page.evaluate(
    (who) => canvas.tokens.placeables.find(({ document }) => document.name === who)?.control(true),
    name,
  );
  await at.page
    .locator('quadretto-overlay [data-key^="move:near:"]')
    .first()
    .waitFor({ state: 'attached' });
}

describe('a Foundry table’s own keys', { sequential: true }, () => {
  beforeEach(fresh);
  afterEach(leave);

  it.each(usually([14], [11, 12, 13]))(
    'on Foundry %i, every default key of Foundry still works for Foundry, and changes nothing in Quadretto’s panel',
    async (generation) => {
      await open(`generation=${generation}`);
      await select('Aldo');
      await at.hover([5, 8]);
      const defaults = await at.page.evaluate(() => [...standIn.defaultKeys]);
      expect(defaults.length).toBeGreaterThan(40);
      const before = await layersOn();
      const all = await reached(at.page, defaults);
      expect(withoutModifiers(all)).toEqual(withoutModifiers(defaults));
      expect(all).toContain('AltLeft');
      await frames(at.page);
      expect(await layersOn()).toEqual(before);
      expect(await folded()).not.toBe('true');
      expect(await at.page.locator('quadretto-overlay [data-panel]').count()).toBe(0);
    },
  );
});

describe('Quadretto’s keys at a Foundry table', { sequential: true }, () => {
  // The tests share a table: each leaves the layers as they were, and the dock open.
  let seated = false;
  beforeEach(async () => {
    if (!seated) {
      await fresh();
      await open();
      await select('Aldo');
      seated = true;
    }
    await settings({ language: 'en' });
    await forget();
    expect(await layersOn()).toEqual(ALL);
    expect(await folded()).not.toBe('true');
  });
  afterAll(leave);

  it('Quadretto’s key combinations control Quadretto’s panel, and do not reach Foundry', async () => {
    for (const key of ['1', '6']) await tapChord(at.page, key);
    await expect
      .poll(layersOn)
      .toEqual(['false', 'true', 'true', 'true', 'true', 'false', 'false']);
    for (const key of ['1', '6']) await tapChord(at.page, key);
    await expect.poll(layersOn).toEqual(ALL);
    await tapChord(at.page, 'd');
    await expect.poll(folded).toBe('true');
    await tapChord(at.page, 'd');
    await expect.poll(folded).not.toBe('true');
    for (const [key, panel] of [
      ['e', 'actions'],
      ['l', 'log'],
    ] as const) {
      await tapChord(at.page, key);
      await at.page.locator(`quadretto-overlay [data-panel=${panel}]`).waitFor();
    }
    expect(await heard()).toEqual([]);
    // If the focus is in one of our panels, Escape closes it. Without an open panel Escape belongs
    // to the host.
    for (const left of [1, 0]) {
      await at.page.locator('quadretto-overlay [data-panel]').last().focus();
      await at.page.keyboard.press('Escape');
      await expect.poll(() => at.page.locator('quadretto-overlay [data-panel]').count()).toBe(left);
    }
    expect(await heard()).toEqual([]);
    await at.page.evaluate(() => {
      (document.activeElement?.shadowRoot?.activeElement as HTMLElement | null | undefined)?.blur();
    });
    await at.page.keyboard.press('Escape');
    await expect.poll(heard).toEqual(['Escape']);
  });

  it('Alt+Shift+S emphasizes the safest path while paths are shown, and otherwise reaches Foundry', async () => {
    await at.hover([5, 8]);
    const release = await holdChord(at.page, 's');
    await at.page
      .locator('quadretto-overlay [data-key="path:line"]')
      .waitFor({ state: 'attached' });
    await release();
    await at.page
      .locator('quadretto-overlay [data-key="path:line"]')
      .waitFor({ state: 'detached' });
    expect(await heard()).toEqual([]);
    // If the path layer is off, the key has nothing to show.
    await tapChord(at.page, '3');
    await forget();
    await tapChord(at.page, 's');
    await expect.poll(heard).toEqual(['Alt+Shift+KeyS']);
    await tapChord(at.page, '3');
  });

  it(
    'Quadretto’s key combinations reach Foundry in text fields, and while marks or ' +
      'shortcuts are switched off',
    async () => {
      await at.page.evaluate(() => {
        const field = document.createElement('textarea');
        field.id = 'chat-message';
        Object.assign(field.style, { position: 'fixed', left: '0', top: '0', zIndex: '99' });
        document.body.append(field);
        field.focus();
      });
      for (const key of ['1', 'd', 's']) await tapChord(at.page, key);
      await at.page.keyboard.type('16sd?');
      await expect.poll(() => at.page.locator('#chat-message').inputValue()).toMatch(/16sd\?$/);
      await expect.poll(layersOn).toEqual(ALL);
      expect(await folded()).not.toBe('true');
      await at.page.evaluate(() => {
        document.getElementById('chat-message')?.remove();
      });
      await at.page.keyboard.press('Alt+Shift+KeyQ');
      await forget();
      await tapChord(at.page, '1');
      await expect.poll(heard).toEqual(['Alt+Shift+Digit1']);
      await at.page.keyboard.press('Alt+Shift+KeyQ');
      await settings({ language: 'en', keys: false });
      await expect
        .poll(async () => {
          await forget();
          await tapChord(at.page, 'd');
          return heard();
        })
        .toEqual(['Alt+Shift+KeyD']);
      // Before the setting arrived, the key may have folded the dock.
      await foldDock(at.page, false);
    },
  );

  it(
    'a shortcut that the user changes in Quadretto’s options works at once, and the old ' +
      'key reaches Foundry again',
    async () => {
      await settings({ language: 'en', keymap: { fold: 'alt+shift+j' } });
      await expect
        .poll(async () => {
          if ((await folded()) !== 'true') await tapChord(at.page, 'j');
          return folded();
        })
        .toBe('true');
      await forget();
      await tapChord(at.page, 'd');
      await expect.poll(heard).toEqual(['Alt+Shift+KeyD']);
      await foldDock(at.page, false);
    },
  );

  it(
    'a Foundry module’s key combination reaches the module, and Quadretto’s list of ' +
      'shortcuts marks the keys as taken',
    async () => {
      await at.page.evaluate(() => {
        game.keybindings.set('a-module', 'act', [{ key: 'Digit6', modifiers: ['Alt', 'Shift'] }]);
      });
      await expect
        .poll(
          async () => {
            await forget();
            await tapChord(at.page, '6');
            return heard();
          },
          { timeout: 20_000, interval: 500 },
        )
        .toEqual(['Alt+Shift+Digit6']);
      await at.page
        .locator('quadretto-overlay')
        .getByRole('button', { name: 'Settings and keys' })
        .click();
      await expect
        .poll(() => at.page.locator('quadretto-overlay .help dl').textContent())
        .toContain('Alt Shift 6: the tabletop uses it');
    },
  );
});
