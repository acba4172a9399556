// @vitest-environment happy-dom
import '../support/texts.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClosers } from '../../src/overlay/closers.ts';
import { createPanels } from '../../src/overlay/panels/opening.ts';
import { panels as all } from '../../src/overlay/panels/index.ts';
import { isMessageId, t } from '../../src/text/index.ts';
import { mounted, type Mounted } from './panels-mounted.ts';
import { smallReferee } from './small-referee.ts';

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

  it('are two at most: the third replaces the older', () => {
    const { toggle, ids } = made();
    ['a', 'b', 'c'].forEach(toggle);
    expect(ids()).toEqual(['b', 'c']);
    toggle('a');
    expect(ids()).toEqual(['c', 'a']);
  });
  it('Escape closes the last one opened, returns the focus, and leaves the rest to others', () => {
    const { toggle, ids, closers, from } = made();
    ['a', 'b', 'c'].forEach(toggle);
    expect(from.focus).not.toHaveBeenCalled();
    expect([closers.close(), ids()]).toEqual([true, ['b']]);
    expect(from.focus).toHaveBeenCalledTimes(1);
    expect([closers.close(), ids(), closers.close()]).toEqual([true, [], false]);
  });
  it('the one used last is in front, and the third replaces the least recently used', () => {
    const { panels, toggle, ids } = made();
    ['a', 'b'].forEach(toggle);
    panels.raise('a');
    expect(ids()).toEqual(['b', 'a']);
    toggle('c');
    expect(ids()).toEqual(['a', 'c']);
  });
  it.each([
    ['log', 'attack'],
    ['attack', 'log'],
    ['actions', 'card'],
  ])('%s and then %s each have a column of their own', (first, second) => {
    const { panels, toggle } = made();
    [first, second].forEach(toggle);
    expect([panels.column(first), panels.column(second)]).toEqual([0, 1]);
    toggle(first);
    toggle('paint');
    expect(panels.column('paint')).toBe(0);
  });
  it('a button pressed again closes its panel', () => {
    const { toggle, ids, closers } = made();
    toggle('a');
    toggle('a');
    expect([ids(), closers.close()]).toEqual([[], false]);
  });
});

describe('a panel', () => {
  it('is in the list once, with a title in both languages', () => {
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual([
      'actions',
      'intentions',
      'timeline',
      'attack',
      'card',
      'log',
      'paint',
      'check',
      'report',
      'shortcuts',
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ title }) => !isMessageId(title))).toEqual([]);
  });
  it('opens from its button with the focus in it; closing returns the focus', async () => {
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
    ui.one('[data-panel=card] [aria-label="Close “Token card”"]').click();
    await ui.settle();
    expect([ui.all('[data-panel]').length, ui.root.activeElement]).toEqual([0, cardButton()]);
  });
  it('opened over another stands in front of it, until that one is used', async () => {
    const place = { x: 96, y: 48, right: false, bottom: false };
    await open({
      saved: { 'panel.log': place, 'panel.card': place },
      besides: () => ({ referee: smallReferee() }),
    });
    const level = (id: string): number => Number(ui.one(`[data-panel=${id}]`).style.zIndex);
    ui.one(`[aria-label="${t('panel.log')}"]`).click();
    await ui.settle();
    cardButton().click();
    await ui.settle();
    expect(level('card')).toBeGreaterThan(level('log'));
    ui.one('[data-panel=log]').dispatchEvent(
      new Event('pointerdown', { bubbles: true, composed: true }),
    );
    await ui.settle();
    expect(level('log')).toBeGreaterThan(level('card'));
    expect(Math.max(level('log'), level('card'))).toBeLessThan(18);
  });
  it('Escape closes it', async () => {
    await open();
    cardButton().click();
    await ui.settle();
    expect(press('Escape', ui.one('[data-panel=card]')).defaultPrevented).toBe(true);
    await ui.settle();
    expect([ui.all('[data-panel]').length, ui.root.activeElement]).toEqual([0, cardButton()]);
  });
  it('moves by the arrow keys on its grip and returns there', async () => {
    await open({ saved: { 'panel.card': { x: 96, y: 48, right: false, bottom: false } } });
    cardButton().click();
    await ui.settle();
    const pane = ui.one('[data-panel=card]');
    expect([pane.style.left, pane.style.top]).toEqual(['96px', '48px']);
    pane.getBoundingClientRect = () => new DOMRect(96, 48, 0, 0);
    press('ArrowDown', ui.one('[data-panel=card] .grip'));
    await ui.settle();
    expect(ui.saved.get('panel.card')).toEqual({ x: 96, y: 56, right: false, bottom: false });
  });
  it('stays where the user put it before the storage answered', async () => {
    let told = (): void => undefined;
    await open({
      saved: { 'panel.card': { x: 96, y: 48, right: false, bottom: false } },
      until: new Promise<void>((done) => {
        told = done;
      }),
    });
    cardButton().click();
    await ui.settle();
    const pane = ui.one('[data-panel=card]');
    pane.getBoundingClientRect = () => new DOMRect(400, 200, 0, 0);
    press('ArrowDown', ui.one('[data-panel=card] .grip'));
    await ui.settle();
    const put = [pane.style.left, pane.style.top];
    expect(put).toEqual(['400px', '208px']);
    told();
    await ui.settle();
    expect([pane.style.left, pane.style.top]).toEqual(put);
  });
  it('is absent on a board that is not judged, with its button', async () => {
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
