// @vitest-environment page
/** The column of panels: tabs, focus, width and closing. */
import '../support/texts.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClosers } from '../../src/overlay/closers.ts';
import { createPanels } from '../../src/overlay/panels/opening.ts';
import { panels as all } from '../../src/overlay/panels/index.ts';
import { isMessageId, t } from '../../src/text/index.ts';
import { mounted, type Mounted } from './panels-mounted.ts';
import { asksHere, smallReferee } from './small-referee.ts';

let ui: Mounted;
const open = async (options?: Parameters<typeof mounted>[0]): Promise<Mounted> =>
  (ui = await mounted(options));
afterEach(() => {
  ui?.end.abort();
  document.body.replaceChildren();
});

const press = (key: string, to: EventTarget = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', {
    key,
    code: key,
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  to.dispatchEvent(event);
  return event;
};
const cardButton = (): HTMLElement => ui.one('.who [aria-label="Token card"]');

describe('open panels', () => {
  const made = () => {
    const closers = createClosers();
    const panels = createPanels(all, closers);
    const from = { focus: vi.fn() };
    const toggle = (id: string): void => panels.toggle(id, from as unknown as HTMLElement);
    return { closers, panels, from, toggle, ids: () => panels.open.value };
  };

  it('opened panels stay open as tabs, and the last one opened is in front', () => {
    const { toggle, ids } = made();
    ['a', 'b', 'c'].forEach(toggle);
    expect(ids()).toEqual(['a', 'b', 'c']);
  });
  it('a click on an open panel’s button brings the panel to the front, or closes it if it is already in front', () => {
    const { toggle, ids, closers } = made();
    ['a', 'b', 'a'].forEach(toggle);
    expect(ids()).toEqual(['b', 'a']);
    ['a', 'b'].forEach(toggle);
    expect([ids(), closers.close()]).toEqual([[], false]);
  });
  it('Escape closes open panels one by one, beginning with the front panel, and returns the focus', () => {
    const { panels, toggle, ids, closers, from } = made();
    ['a', 'b', 'c'].forEach(toggle);
    panels.raise('b');
    expect(from.focus).not.toHaveBeenCalled();
    expect([closers.close(), ids()]).toEqual([true, ['a', 'c']]);
    expect(from.focus).toHaveBeenCalledTimes(1);
    expect([closers.close(), closers.close(), ids(), closers.close()]).toEqual([
      true,
      true,
      [],
      false,
    ]);
  });
  it('the button of a panel that lies behind another tab brings the panel to the front', () => {
    const closers = createClosers();
    const panels = createPanels(all, closers, () => true);
    panels.toggle('a', null);
    panels.showDock();
    panels.toggle('a', null);
    expect([panels.open.value, panels.dockInFront.value]).toEqual([['a'], false]);
  });
});

describe('a panel', () => {
  it('the list of panels contains each panel once, with a title in English and in Italian', () => {
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual([
      'actions',
      'intentions',
      'timeline',
      'attack',
      'card',
      'log',
      'marks',
      'paint',
      'check',
      'report',
      'settings',
      'shortcuts',
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ title }) => !isMessageId(title))).toEqual([]);
  });
  it('a panel takes the focus when its button opens it, and returns the focus when it closes', async () => {
    await open();
    expect(cardButton().getAttribute('aria-expanded')).toBe('false');
    cardButton().click();
    await ui.settle();
    const pane = ui.one('[data-panel=card]');
    expect([
      pane.getAttribute('aria-label'),
      ui.root.activeElement,
      cardButton().getAttribute('aria-expanded'),
    ]).toEqual([t('panel.card'), pane, 'true']);
    ui.one('.column [aria-label="Close “Token card”"]').click();
    await ui.settle();
    expect([ui.all('[data-panel]').length, ui.root.activeElement]).toEqual([0, cardButton()]);
  });
  it(
    'the button with the gear opens the settings in front of open panels, with the row of tabs ' +
      'beside the front panel',
    async () => {
      await open({ besides: (store) => ({ referee: smallReferee(), asks: asksHere(store) }) });
      for (const title of ['panel.actions', 'panel.attack', 'dock.help'] as const) {
        ui.one(`.dock .foot [aria-label="${t(title)}"]`).click();
        await ui.settle();
        const shown = ui.all('.column .pane:not([hidden])');
        expect(shown).toHaveLength(1);
        expect(
          ui.all('.tab-row').every((row) => row.parentElement === shown[0]?.parentElement),
        ).toBe(true);
      }
      expect(ui.one('.column .pane:not([hidden])').dataset['panel']).toBe('settings');
    },
  );
  it('a panel whose name is on a tab has no header, and is closed from the row of tabs', async () => {
    await open({ besides: () => ({ referee: smallReferee() }) });
    const parts = (): string[] => [
      ...ui.all('.tab .name').map((tab) => tab.textContent),
      ...ui.all('.tab-row > .iconbtn').map((button) => button.title),
      ...ui.all('.pane:not([hidden]) > .head').map((head) => head.textContent),
    ];
    cardButton().click();
    await ui.settle();
    expect(parts()).toEqual(['Marks', 'Token card', 'Close “Token card”']);
    for (const title of ['panel.log', 'panel.paint'] as const) {
      ui.one(`[aria-label="${t(title)}"]`).click();
      await ui.settle();
    }
    expect(parts()).toEqual([t('panel.paint')]);
    ui.one('.pane:not([hidden]) > .head > .iconbtn').click();
    await ui.settle();
    ui.one('.tab-row > .iconbtn').click();
    await ui.settle();
    expect(parts()).toEqual(['Marks', 'Token card', 'Close “Token card”']);
  });
  it('opening a second panel brings that panel to the front and keeps the state of the first panel', async () => {
    await open({ besides: () => ({ referee: smallReferee() }) });
    ui.one(`[aria-label="${t('panel.log')}"]`).click();
    await ui.settle();
    const chip = (): HTMLElement => ui.all('[data-panel=log] .filters .chip')[1]!;
    chip().click();
    cardButton().click();
    await ui.settle();
    const hidden = (): unknown[] =>
      ['log', 'card'].map((id) => ui.one(`[data-panel=${id}]`).hasAttribute('hidden'));
    const chosen = (): unknown[] =>
      ui.all('[role=tab]').map((tab) => [tab.title, tab.getAttribute('aria-selected')]);
    expect(hidden()).toEqual([true, false]);
    expect(chosen()).toContainEqual([t('panel.log'), 'false']);
    expect(chosen()).toContainEqual([t('panel.card'), 'true']);
    ui.one(`[role=tab][title="${t('panel.log')}"]`).click();
    await ui.settle();
    expect(hidden()).toEqual([false, true]);
    expect(chip().getAttribute('aria-pressed')).toBe('true');
  });
  it('the arrow keys choose a tab among the open panels and keep the focus on the tabs', async () => {
    await open({ besides: () => ({ referee: smallReferee() }) });
    for (const button of [`[aria-label="${t('panel.log')}"]`, '.who [aria-label="Token card"]']) {
      ui.one(button).click();
      await ui.settle();
    }
    const tab = (title: string): HTMLElement => ui.one(`[role=tab][title="${title}"]`);
    tab(t('panel.card')).focus();
    press('ArrowRight', tab(t('panel.card')));
    await ui.settle();
    expect([
      tab(t('panel.log')).getAttribute('aria-selected'),
      ui.root.activeElement?.getAttribute('title'),
    ]).toEqual(['true', t('panel.log')]);
  });
  it('Escape closes a panel and returns the focus to its button', async () => {
    await open();
    cardButton().click();
    await ui.settle();
    expect(press('Escape', ui.one('[data-panel=card]')).defaultPrevented).toBe(true);
    await ui.settle();
    expect([ui.all('[data-panel]').length, ui.root.activeElement]).toEqual([0, cardButton()]);
  });
  it('the arrow keys on a panel’s edge change its width, and the stored width is used again', async () => {
    await open();
    cardButton().click();
    await ui.settle();
    const width = (): string => ui.one('.column').style.width;
    expect(width()).toBe('336px');
    press('ArrowLeft', ui.one('.column .widen'));
    await ui.settle();
    expect([width(), ui.saved.get('panels.width')]).toEqual(['352px', 352]);
    ui.end.abort();
    document.body.replaceChildren();
    await open({ saved: { 'panels.width': 352 } });
    cardButton().click();
    await ui.settle();
    expect(width()).toBe('352px');
  });
  it.each([
    ['at its least width if the stored width is too small', 9],
    ['at its greatest width if the stored width is too large', 9999],
    ['at its usual width if the stored width is a word', 'wide'],
    ['at its usual width if no width is stored', null],
  ])('a panel opens %s', async (_what, saved) => {
    await open({ saved: { 'panels.width': saved } });
    cardButton().click();
    await ui.settle();
    const width = Number.parseFloat(ui.one('.column').style.width);
    expect(width).toBe({ 9: 280, 9999: 560 }[String(saved)] ?? 336);
  });
  it('an open panel and the panel’s button disappear when the map is closed', async () => {
    await open();
    cardButton().click();
    await ui.settle();
    ui.store.scene.value = null;
    await ui.settle();
    expect([ui.all('[data-panel]').length, ui.all('[aria-label="Token card"]').length]).toEqual([
      0, 0,
    ]);
  });
});
