// @vitest-environment page
/**
 * The degree of cover in the attack panel: an estimate, and the game master's decision, also by
 * keyboard.
 */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { degreesOf } from '../../src/state/degrees.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { asksHere } from './small-referee.ts';
import { languageFirst } from '../support/titleWords.ts';

const SHOT = {
  format: 'quadretto/scene@1',
  ruleset: 'd20modern',
  grid: { kind: 'square', columns: 20, rows: 12 },
  creatures: [
    {
      id: 'ann',
      name: 'Ann',
      side: 'party',
      at: [2, 5],
      size: 'medium',
      attacks: [{ id: 'p', name: 'pistol', kind: 'ranged', rangeIncrement: 8, ready: true }],
    },
    {
      id: 'guard',
      name: 'Guard',
      side: 'foes',
      at: [9, 5],
      size: 'medium',
      attacks: [{ id: 'c', name: 'club', kind: 'melee', ready: true }],
    },
  ],
} as const;

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

async function open(ruleset: string, language: 'it' | 'en' = 'en'): Promise<void> {
  ui = await mounted({
    scene: { ...SHOT, ruleset },
    language,
    select: 'ann',
    besides: (store) => ({ asks: asksHere(store) }),
  });
  ui.store.ruleset.value = ruleset;
  ui.store.map.value = 'hall';
  ui.store.targets.value = ['guard'];
  ui.one('.foot [aria-label="Attack"], .foot [aria-label="Attacco"]').click();
  await until(() => expect(ui.all('.attack .sum')).toHaveLength(1));
}
const button = (): HTMLElement => ui.one('.degree button[aria-haspopup]');
const lines = (): string => ui.text('.modifiers');

describe('the degree of cover', () => {
  it('under D&D 3.5, the GM cannot set the degree of cover, because the rules fix that degree', async () => {
    await open('srd35');
    expect(ui.all('.degree')).toHaveLength(0);
  });

  it.each(
    languageFirst([
      [
        'en',
        'Cover (estimate)',
        'No cover',
        'Three-quarters cover',
        'Cover, as the GM says',
        'Estimate',
      ],
      [
        'it',
        'Copertura (stima)',
        'Nessuna copertura',
        'Tre quarti di copertura',
        'Copertura, come dice il GM',
        'Stima',
      ],
    ] as const),
  )(
    'in %s under d20 Modern, the attack panel calls the degree of cover an estimate ' +
      'until the GM sets the degree',
    async (_, estimated, none, set, said, again, language) => {
      await open('d20modern', language);
      expect(ui.text('.degree')).toContain(estimated);
      expect(button().textContent).toBe(none);
      button().click();
      await ui.settle();
      const items = ui.all('.degree [role=menuitemradio]');
      expect(items).toHaveLength(7);
      expect(items.at(-1)?.textContent).toBe(again);
      expect(items.at(-1)?.getAttribute('aria-checked')).toBe('true');
      items.find((i) => i.textContent === set)?.click();
      await until(() => expect(button().textContent).toBe(set));
      expect(ui.text('.degree')).toContain(said);
      expect(degreesOf(ui.store).all.value).toEqual([
        { from: 'ann', to: 'guard', degree: 'three-quarters' },
      ]);
      await until(() => expect(lines()).toContain('−7'));
    },
  );

  it('under d20 Modern, the GM can choose the degree of cover by keyboard, and return to the estimate', async () => {
    await open('d20modern');
    const key = (on: Element | null, name: string): void =>
      void on?.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: name,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
    key(button(), 'ArrowDown');
    await ui.settle();
    key(ui.root.activeElement, 'Home');
    key(ui.root.activeElement, 'ArrowDown');
    (ui.root.activeElement as HTMLElement).click();
    await until(() => expect(button().textContent).toBe('One-quarter cover'));
    expect(ui.root.activeElement).toBe(button());
    button().click();
    await ui.settle();
    ui.all('.degree [role=menuitemradio]').at(-1)?.click();
    await until(() => expect(button().textContent).toBe('No cover'));
    expect(degreesOf(ui.store).all.value).toEqual([]);
  });
});
