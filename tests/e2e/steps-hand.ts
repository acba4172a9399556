/**
 * Plays out actions in steps in a page's panels as a user does: it picks rows, targets and choices,
 * enters dice and accepts the outcome. In English, or in Italian if the test says so.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readLog, replayed } from '../../src/encounter/document.ts';
import { entriesOf } from '../../src/encounter/entries.ts';
import { logText } from '../../src/overlay/panels/log/text.ts';
import { locale, addCreatures } from '../../src/text/index.ts';
import { actionTerm, term } from '../../src/text/pages.ts';
import { idOf } from './expected.ts';
import { LOG_MENU } from './table.ts';

export interface StepsHand {
  readonly steps: Locator;
  readonly panel: Locator;
  /** Opens the steps of a creature's action. */
  open(of: string, action: string, target?: string): Promise<void>;
  /** Readies an action: declares it with the action to be readied. */
  ready(of: string, action: string): Promise<void>;
  /** Declares an action that has no steps. */
  declare(of: string, action: string): Promise<void>;
  /** Opens the other questions about a creature. */
  ask(of: string, topic: RegExp): Promise<void>;
  /** Presses the choice with that name. */
  choose(label: RegExp, option: string): Promise<void>;
  /** Types a number into a die's field. */
  type(key: string, n: number): Promise<void>;
  /** Waits until the die shows that number. */
  comesTo(key: string, total: number): Promise<void>;
  /**
   * Posts a creature's roll when the panel asks for one of its dice; repeats until the panel has
   * read it.
   */
  hear(of: string, post: () => Promise<void>): Promise<void>;
  accept(): Promise<void>;
  /** Accepts the result, and has the host mark the conditions on the tokens. */
  acceptAndMark(): Promise<void>;
  /** Undoes the newest recorded outcome in the log. */
  undoLast(): Promise<void>;
  /** The log’s tab, once it shows the line. */
  logged(line: string): Promise<string>;
  /** The log as `replay` prints it, and the resulting state. */
  replay(): Promise<{
    readonly text: string;
    readonly state: ReturnType<typeof replayed>['state'];
  }>;
}

declare const standIn: { combat: { nextTurn(): Promise<void> } };
declare const game: { combat: { combatant?: { tokenId: string } } };

/**
 * Passes turns on the Foundry stand-in until it is the creature's turn, then waits until the
 * actions panel shows that turn. On a new turn the panel forgets the creature that the user picked
 * in it.
 */
export async function turnOf(page: Page, name: string): Promise<void> {
  do await page.evaluate(() => standIn.combat.nextTurn());
  while ((await page.evaluate(() => game.combat.combatant?.tokenId)) !== idOf(name));
  const turn = page.locator('quadretto-overlay').locator('[data-panel=actions] .fight > p.strong');
  await expect.poll(() => turn.first().innerText()).toContain(name);
}

/** Labels of the buttons that these helpers press. */
const NAMES = {
  en: { log: /^Referee’s log/, actions: /^Actions/, number: 'the number' },
  it: { log: /^Registro dell’arbitro/, actions: /^Azioni/, number: 'il numero' },
} as const;

export async function stepsOf(page: Page, language: 'en' | 'it' = 'en'): Promise<StepsHand> {
  locale.value = language;
  const names = NAMES[language];
  const overlay = page.locator('quadretto-overlay');
  // The last opened panel is in front; the log is a tab behind it.
  for (const name of [names.log, names.actions])
    await overlay.locator('.dock').getByRole('button', { name }).dispatchEvent('click');
  const panel = overlay.locator('[data-panel=actions]');
  const log = overlay.locator('[data-panel=log]');
  const steps = overlay.locator('.attempt-card .steps');
  const front = (id: string): Promise<void> =>
    overlay.locator(`.tab[data-tab=${id}]`).dispatchEvent('click');
  await panel.locator('.search input').waitFor();
  const menu = async (button: Locator, item: string | RegExp): Promise<void> => {
    await button.press('Enter');
    await overlay.locator('.menu-list button').filter({ hasText: item }).first().press('Enter');
  };
  const whose = async (of: string): Promise<void> => {
    const button = panel.locator('.who-row .menu > button');
    await button.waitFor();
    if (!(await button.innerText()).includes(of)) await menu(button, of);
    await expect.poll(() => button.innerText()).toContain(of);
  };
  /** Every foe skips its attack of opportunity, so the dice may be rolled. */
  const skipAll = async (): Promise<void> => {
    await expect
      .poll(() => steps.locator('li').count(), { message: 'the steps are empty' })
      .toBeGreaterThan(0);
    await expect
      .poll(async () => {
        const open = steps.locator('[data-step=opportunities] [data-pass]');
        if ((await open.count()) > 0) await open.first().press('Enter');
        return open.count();
      })
      .toBe(0);
  };
  const die = (key: string): Locator => steps.locator(`[data-die="${key}"]`);
  return {
    steps,
    panel,
    async open(of, action, target) {
      await whose(of);
      await panel.locator('.search input').fill(term(actionTerm(action)));
      const row = panel.locator(`[data-action="${action}"]`);
      await row.locator('.action-name').focus();
      const aimed = row.locator('.action-more .asked .menu > button').first();
      if (target !== undefined && !(await aimed.innerText()).includes(target))
        await menu(aimed, new RegExp(`^${target}`));
      await row.locator('[data-play]').press('Enter');
      await steps.waitFor();
      await skipAll();
    },
    async ready(of, action) {
      await whose(of);
      await panel.locator('.search input').fill(term('ready'));
      const row = panel.locator('[data-action="ready"]');
      await row.locator('.action-name').focus();
      await menu(
        row.getByRole('button', { name: /^What is readied/ }),
        new RegExp(`^${term(actionTerm(action))}`, 'i'),
      );
      await row.locator('.declare').press('Enter');
      await expect
        .poll(() => panel.locator('.foot').last().innerText())
        .toContain(`${of} declares`);
    },
    async declare(of, action) {
      await whose(of);
      await panel.locator('.search input').fill(term(actionTerm(action)));
      const row = panel.locator(`[data-action="${action}"]`);
      await row.locator('.action-name').focus();
      await row.locator('.declare').press('Enter');
    },
    async ask(of, topic) {
      await whose(of);
      await panel.locator('.search input').fill('');
      const list = panel.locator('details.questions');
      if ((await list.getAttribute('open')) === null) await list.locator('summary').press('Enter');
      await list.getByRole('button', { name: topic }).press('Enter');
      await steps.waitFor();
    },
    async choose(label, option) {
      const group = steps.locator('.asked').filter({ hasText: label });
      await group.first().waitFor();
      const chip = group.getByRole('button', { name: option, exact: true });
      if ((await chip.count()) > 0) {
        await chip.press('Enter');
        await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
      } else await menu(group.locator('.menu > button'), option);
    },
    async type(key, n) {
      const field = die(key).locator('input');
      await field.fill(String(n));
      await field.press('Tab');
    },
    comesTo: (key, total) =>
      expect.poll(() => die(key).locator('.number').allInnerTexts()).toEqual([`= ${total}`]),
    async hear(of, post) {
      // Dice that can only be typed, such as damage, are not read from the chat.
      const asked = (): Promise<number> =>
        steps.evaluate(
          (all, { name, number }) =>
            [...all.querySelectorAll('[data-die]')].filter((it) => {
              const label = it.querySelector('input')?.ariaLabel ?? '';
              return (
                label.startsWith(`${name}: `) &&
                !label.endsWith(number) &&
                it.querySelector('.number') === null
              );
            }).length,
          { name: of, number: names.number },
        );
      await expect.poll(asked).toBeGreaterThan(0);
      const before = await asked();
      await post();
      await expect.poll(asked).toBeLessThan(before);
    },
    async accept() {
      const button = steps.locator('.outcome .btn[data-accept]');
      // If there is no outcome, the failure message shows the text of the steps.
      await expect
        .poll(async () => ((await button.count()) > 0 ? 'an outcome' : steps.innerText()))
        .toBe('an outcome');
      await button.press('Enter');
      await steps.waitFor({ state: 'detached' });
    },
    async acceptAndMark() {
      await steps.locator('.outcome .btn[data-mark]').press('Enter');
      await steps.waitFor({ state: 'detached' });
    },
    async undoLast() {
      await front('log');
      await log.getByRole('button', { name: 'Undo' }).first().press('Enter');
      await front('actions');
    },
    async logged(line) {
      await front('log');
      await log.getByText(line).waitFor();
      const text = await log.innerText();
      await front('actions');
      return text;
    },
    async replay() {
      await front('log');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        menu(overlay.locator(LOG_MENU), /JSON/),
      ]);
      await front('actions');
      const read = readLog(JSON.parse(await readFile(await file.path(), 'utf8')));
      if (!read.ok) throw new Error(read.message);
      const journal = replayed(read.log);
      addCreatures(Object.entries(read.log.names).map(([id, name]) => ({ id, name })));
      return { text: logText(entriesOf(journal).list()), state: journal.state };
    },
  };
}
