/** The rulesets that users may choose. */
import { expect, it } from 'vitest';
import { rulesetChoices, rulesetChosen } from '../../src/state/choices.ts';
import { createStore } from '../../src/state/store.ts';
import { parseScene } from '../../src/scene/parse.ts';

it(
  'the ruleset that the user chooses applies, and an unknown ruleset is replaced by the first in ' +
    'the list',
  () => {
    expect(rulesetChoices().map(({ id }) => id)).toEqual([
      'srd35',
      'sigil',
      'd20modern',
      'pf1',
      'arelia',
      'srd52',
      'srd51',
    ]);
    expect(rulesetChosen('arelia')).toBe('arelia');
    expect(rulesetChosen('a text of yore')).toBe('srd35');
    const store = createStore({ ruleset: 'd20modern' });
    const parsed = parseScene({
      format: 'quadretto/scene@1',
      ruleset: '',
      grid: { kind: 'square', columns: 4, rows: 4 },
      creatures: [],
    });
    store.scene.value = parsed.ok ? parsed.scene : null;
    expect(store.judge.value?.rules.id).toBe('d20modern');
  },
);
