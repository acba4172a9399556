// @vitest-environment page
/** The policy menu in the dock. */
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { alike, DEFAULT_POLICIES, POLICIES, type Policies } from '../../src/encounter/policy.ts';
import type { Referee } from '../../src/state/referee.ts';
import { mounted, type Mounted } from './panels-mounted.ts';
import { smallReferee } from './small-referee.ts';

let ui: Mounted;
afterEach(() => {
  ui?.end.abort();
  document.body.replaceChildren();
});
async function open(policies: Policies, options: Parameters<typeof mounted>[0] = {}, stops = true) {
  const inForce = signal(policies);
  const referee: Referee = {
    ...smallReferee(),
    policies: inForce,
    stops: signal(stops),
    setPolicies: (now) => {
      inForce.value = now;
    },
  };
  ui = await mounted({
    ...options,
    besides: (store) => {
      store.referee.value = referee;
      return { referee };
    },
  });
  ui.one(
    '.dock .foot [aria-label="Settings and keys"], .dock .foot [aria-label^=Impostazioni]',
  ).click();
  await ui.settle();
  return inForce;
}
const button = (): HTMLElement => ui.one('.help > .menu > button');
const items = (): HTMLElement[] => ui.all('[role=menu] button');
const press = (key: string, to: EventTarget): void =>
  void to.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      code: key,
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  );

describe('the menu for illegal moves in the main panel', () => {
  it('a menu in the main panel sets what happens on illegal moves, and explains each choice', async () => {
    const inForce = await open(DEFAULT_POLICIES);
    expect([button().textContent, button().getAttribute('aria-label')]).toEqual([
      'When a move breaks the rules: Flag',
      'When a move breaks the rules: Flag',
    ]);
    button().click();
    await ui.settle();
    expect(items().map((i) => i.querySelector('.strong')?.textContent)).toEqual([
      'Off',
      'Flag',
      'Ask',
      'Block',
    ]);
    expect(new Set(items().map((i) => i.querySelector('.note')?.textContent)).size).toBe(
      POLICIES.length,
    );
    expect(items().map((i) => i.getAttribute('aria-checked'))).toEqual([
      'false',
      'true',
      'false',
      'false',
    ]);
    expect(ui.text('[role=menu]')).toContain('the DM can always allow');
    items()[3]?.click();
    await ui.settle();
    expect([
      inForce.value,
      button().textContent,
      ui.all('[role=menu]').length,
      ui.root.activeElement,
    ]).toEqual([alike('enforce'), 'When a move breaks the rules: Block', 0, button()]);
  });
  it(
    'in Italian, the main panel says “Misto” (mixed) if the options treat different kinds of ' +
      'broken rule differently',
    async () => {
      const inForce = await open({ ...DEFAULT_POLICIES, walls: 'enforce' }, { language: 'it' });
      expect(button().textContent).toBe('Se una mossa è irregolare: Misto');
      button().click();
      await ui.settle();
      expect(items().map((i) => i.getAttribute('aria-checked'))).toEqual([
        'false',
        'false',
        'false',
        'false',
      ]);
      inForce.value = alike('ask');
      await ui.settle();
      expect(button().textContent).toBe('Se una mossa è irregolare: Chiedi');
    },
  );
  it('the user can choose by keyboard in the main panel what happens on an illegal move', async () => {
    const inForce = await open(DEFAULT_POLICIES);
    press('ArrowDown', button());
    await ui.settle();
    expect(ui.root.activeElement).toBe(items()[1]);
    press('ArrowDown', items()[1]!);
    expect(ui.root.activeElement).toBe(items()[2]);
    items()[2]?.click();
    await ui.settle();
    expect(inForce.value).toEqual(alike('ask'));
  });
  it(
    'the menu for illegal moves has a link to the options page, which has a setting for each ' +
      'kind of broken rule',
    async () => {
      const settings = vi.fn();
      await open(DEFAULT_POLICIES, { settings });
      button().click();
      await ui.settle();
      const last = items().at(-1);
      expect([last?.getAttribute('role'), last?.getAttribute('aria-checked')]).toEqual([
        'menuitem',
        null,
      ]);
      last?.click();
      expect(settings).toHaveBeenCalledOnce();
    },
  );
  it(
    'the settings menu for illegal moves says that moves are only flagged if the virtual ' +
      'tabletop cannot stop them',
    async () => {
      await open(DEFAULT_POLICIES, {}, false);
      button().click();
      await ui.settle();
      const notes = items().map((i) => i.querySelector('.note')?.textContent);
      expect([notes[2], notes[3]]).toEqual(
        Array(2).fill('this tabletop can’t stop a move: it is only flagged'),
      );
      expect(notes[1]).toContain('a line in the log');
    },
  );
  it('outside a fight, the main panel has no menu for illegal moves', async () => {
    ui = await mounted();
    ui.one('.dock .foot [aria-label="Settings and keys"]').click();
    await ui.settle();
    expect(ui.all('.help > .menu')).toHaveLength(0);
  });
});
