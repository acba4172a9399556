/** Texts that a host's page is brought only when one of them is chosen. */
import { effect } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import { rulesets, RULESET_OPTIONS } from '../../src/rules/index.ts';
import { learn, rulesetChoices, rulesetChosen, rulesetHere } from '../../src/state/choices.ts';
import { createStore } from '../../src/state/store.ts';
import { parseScene } from '../../src/scene/parse.ts';

// As in a host's page (scripts/split.ts).
vi.mock('../../src/rules/further.ts', () => ({ further: [] }));
const { further } = await vi.importActual<typeof import('../../src/rules/further.ts')>(
  '../../src/rules/further.ts',
);

it('may be chosen before they are here, and are judged by once they are', () => {
  expect(rulesets.map(({ id }) => id)).toEqual(['srd35', 'sigil']);
  expect(rulesetChoices().map(({ id }) => id)).toEqual(['srd35', 'sigil', 'd20modern', 'arelia']);
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
  expect(store.judge.value).toBeNull();
  const seen: (string | undefined)[] = [];
  const stop = effect(() => {
    seen.push(rulesetHere('d20modern')?.id);
  });
  learn(further);
  learn(further);
  expect(seen).toEqual([undefined, 'd20modern', 'd20modern']);
  expect(store.judge.value?.rules.id).toBe('d20modern');
  expect(rulesets.map(({ id, name }) => ({ id, name }))).toEqual(RULESET_OPTIONS);
  stop();
});
