// @vitest-environment page
/** A map whose cells the ruleset in force does not know: one press judges it by one that does. */
import { afterEach, expect, it } from 'vitest';
import { rulesets } from '../../src/rules/index.ts';
import { mounted, TABLE, type Mounted } from './panels-mounted.ts';
import { rulesetInWords } from '../support/titleWords.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

const HEXES = {
  ...TABLE,
  ruleset: 'arelia',
  grid: { kind: 'hex', columns: 20, rows: 12, layout: 'odd-r' },
  creatures: TABLE.creatures.map(({ id, name, side, at }) => ({ id, name, side, at })),
};

async function open(scene: object, ruleset: string, language: 'en' | 'it' = 'en'): Promise<void> {
  ui = await mounted({
    scene,
    language,
    change: (store) => {
      store.ruleset.value = ruleset;
      return store;
    },
  });
}
const offer = (): HTMLElement => ui.one('[data-settles=ruleset]');

it.each(
  rulesets
    .filter(({ grid }) => grid === 'square')
    .flatMap(({ id }) => [
      [rulesetInWords(id), 'English', id, 'en', 'Judge with Arelia (hexes)'] as const,
      [rulesetInWords(id), 'Italian', id, 'it', 'Giudica con Arelia (esagoni)'] as const,
    ]),
)(
  'if the user chose %s on a hex map, a button in %s switches to the Arelia rules for hexes',
  async (_game, _name, ruleset, language, words) => {
    await open(HEXES, ruleset, language);
    expect(ui.store.judge.value).toBeNull();
    expect(offer().textContent).toBe(words);
    offer().click();
    await ui.settle();
    expect(ui.store.judge.value?.rules.id).toBe('arelia');
    expect(ui.all('[data-settles=ruleset]')).toHaveLength(0);
  },
);

it(
  'if the user chose Arelia’s hex rules on a square map, a button switches to the ruleset for ' +
    'the virtual tabletop’s game system',
  async () => {
    await open(TABLE, 'arelia');
    ui.store.host.value = { name: 'foundry', version: '13', game: 'dnd-5e-2024' };
    await ui.settle();
    expect(offer().textContent).toBe('Judge with 5E (SRD 5.2.1) (squares)');
    offer().click();
    await ui.settle();
    expect(ui.store.judge.value?.rules.id).toBe('srd52');
  },
);
