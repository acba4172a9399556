/**
 * Plays the script in the panels of a page, with their own buttons, fields and menus, in English.
 */
import type { Locator, Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { locale } from '../../../src/text/locale.ts';
import { actionTerm, term } from '../../../src/text/pages.ts';
import type { Language, Panels } from './play.ts';
import { LOG_MENU } from '../table.ts';
import { same, until } from './until.ts';

export interface Worked extends Panels {
  /** The log as the panel's export button gives it. */
  text(): Promise<string[]>;
  data(): Promise<string>;
  speak(language: Language): Promise<void>;
}

/** Opens the actions and the log beside the dock; both stay open as tabs of one column. */
export async function panelsOf(page: Page): Promise<Worked> {
  locale.value = 'en';
  const overlay = page.locator('quadretto-overlay');
  for (const name of ['Actions', /^Referee’s log/])
    await overlay.locator('.dock').getByRole('button', { name }).click();
  const actions = overlay.locator('[data-panel=actions]');
  const log = overlay.locator('[data-panel=log]');
  await actions.locator('.search input').waitFor({ state: 'attached' });
  const front = (id: 'actions' | 'log'): Promise<void> =>
    overlay.locator(`.tab[data-tab=${id}]`).dispatchEvent('click');
  const menu = async (button: Locator, item: string | RegExp): Promise<void> => {
    await button.press('Enter');
    await overlay.locator('.menu-list button').filter({ hasText: item }).first().press('Enter');
  };
  /** Buttons of a creature's log entries, the newest entry first. */
  const doing = (of: string, item: string): Locator =>
    log.getByRole('button', { name: `${of}: ${item}`, exact: true });
  const offer = (
    by: string,
    against: string,
    item: 'Attack made' | 'Skip it',
    upon?: string,
  ): Locator => {
    const within =
      upon === undefined
        ? log
        : log
            .locator('.entry')
            .filter({ hasText: new RegExp(`${against}: ${term(actionTerm(upon))}`, 'i') });
    return within.getByRole('button', { name: `${item}: ${by} against ${against}`, exact: true });
  };
  const entryOf = (button: Locator): Promise<string> =>
    button.first().evaluate((each) => each.closest<HTMLElement>('.entry')?.dataset['entry'] ?? '');
  /** After recording, the entry no longer has the pressed button. */
  const press = async (button: Locator): Promise<void> => {
    await front('log');
    const [id, name] = [
      await entryOf(button),
      (await button.first().getAttribute('aria-label')) ?? '',
    ];
    await button.first().press('Enter');
    await same(
      'it is still there',
      () => log.locator(`[data-entry="${id}"]`).getByRole('button', { name, exact: true }).count(),
      0,
    );
  };
  const exported = async (item: string | RegExp): Promise<string> => {
    await front('log');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      menu(overlay.locator(LOG_MENU), item),
    ]);
    return readFile(await file.path(), 'utf8');
  };

  return {
    turned: (to) =>
      until(
        'not its turn',
        () => actions.locator('.fight p').first().innerText(),
        (text) => text.includes(`${to}’s turn`),
      ),
    async declare({ of, action, target, readies, defensively }) {
      await front('actions');
      const whose = actions.locator('.who-row .menu > button');
      if (!(await whose.innerText()).includes(of)) await menu(whose, of);
      await until(
        `not of ${of}`,
        () => whose.innerText(),
        (text) => text.includes(of),
      );
      await actions.locator('.search input').fill(term(actionTerm(action)));
      const row = actions.locator(`[data-action="${action}"]`);
      await row.locator('.action-name').focus();
      const asked = (label: RegExp): Locator =>
        row
          .locator('.action-more .menu > button')
          .and(actions.getByRole('button', { name: label }));
      if (target !== undefined && !(await asked(/^Target/).innerText()).includes(target))
        await menu(asked(/^Target/), new RegExp(`^${target}`));
      if (readies !== undefined)
        await menu(
          row.locator('.action-more .menu > button').last(),
          new RegExp(`^${term(actionTerm(readies))}`, 'i'),
        );
      if (defensively) await row.locator('.action-more input[type=checkbox]').press('Space');
      const all = async (): Promise<number> =>
        Number(await log.locator('.filters b').first().innerText());
      const before = await all();
      const plain = row.locator('.declare-only');
      await ((await plain.count()) > 0 ? plain : row.locator('.declare')).press('Enter');
      await until('nothing was recorded', all, (now) => now > before);
      // An action with steps opens them on the map; this script only declares.
      const close = overlay.locator('.attempt-card .steps-head .iconbtn');
      if ((await close.count()) > 0) await close.press('Enter');
      await actions.locator('.search input').fill('');
    },
    undo: (of) => press(doing(of, 'Undo')),
    async take({ by, against, with: using, upon }) {
      const button = offer(by, against, 'Attack made', upon);
      if (using === undefined) return press(button);
      await front('log');
      await menu(
        button.locator('xpath=../div/button'),
        new RegExp(`^${term(actionTerm(using))}`, 'i'),
      );
      await same('it is still offered', () => button.count(), 0);
    },
    pass: (by, against) => press(offer(by, against, 'Skip it')),
    async allow(of, note) {
      await front('log');
      const button = doing(of, 'Allow').first();
      const entry = log.locator(`[data-entry="${await entryOf(button)}"]`);
      await button.press('Enter');
      await entry.getByRole('button', { name: `${of}: Add a note`, exact: true }).press('Enter');
      await log.locator('.note input').fill(note);
      await log.locator('.note input').press('Enter');
      await same('it is still there', () => doing(of, 'Allow').count(), 0);
    },
    takeBack: (of) => press(doing(of, 'Take back')),
    dismiss: (of) => press(doing(of, 'Dismiss')),
    meant: (of, as) =>
      press(
        log.getByRole('button', { name: `${of}: count it as ${term(`${as}-mode`)}`, exact: true }),
      ),
    async resume(of) {
      await front('actions');
      await actions
        .locator('.fight .rolled')
        .filter({ hasText: of })
        .getByRole('button')
        .press('Enter');
    },
    async offers(are) {
      const open = async (): Promise<string[]> =>
        log
          .locator('.offer')
          .evaluateAll((all) =>
            all.map((each) => each.querySelector('.btn')?.getAttribute('aria-label') ?? ''),
          );
      await same(
        'open',
        async () => (await open()).sort(),
        are.map(([by, against]) => `Attack made: ${by} against ${against}`).sort(),
      );
    },
    async text() {
      const text = await exported(/^(as text|come testo)$/);
      // Skips the heading; each line begins with its time.
      return text
        .split('\n')
        .slice(2)
        .filter((line) => line !== '')
        .map((line) => line.replace(/^\d\d:\d\d(?: [AP]M)? {2}/, ''));
    },
    data: () => exported(/JSON/),
    async speak(language) {
      const gear = overlay.locator('.dock .foot > .iconbtn').last();
      if ((await gear.getAttribute('aria-expanded')) === 'false') await gear.click();
      await overlay.locator('[data-panel=settings] .choices .menu > button').first().click();
      await overlay
        .getByRole('menu')
        .locator('button')
        .filter({ hasText: language === 'it' ? 'Italiano' : 'English' })
        .click();
      await same(
        'the log is called',
        async () => (await log.getAttribute('aria-label')) ?? '',
        language === 'it' ? 'Registro dell’arbitro' : 'Referee’s log',
      );
      await gear.click();
    },
  };
}
