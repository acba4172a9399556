// @vitest-environment page
/** The readout of a path says what the grappled creatures that come along cost the mover. */
import { afterEach, expect, it } from 'vitest';
import type { Cell } from '../../src/board/grid.ts';
import { createStore } from '../../src/state/store.ts';
import { mounted, TABLE, type Mounted } from './panels-mounted.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

async function readout(ruleset: 'srd51' | 'srd52', held: readonly string[]): Promise<string> {
  const turn = { active: 'aldo', order: ['aldo', 'gob'], round: 1 };
  const creatures = TABLE.creatures.map((c) =>
    c.id === 'aldo' ? { ...c, at: [5, 6] as const, grapples: held } : c,
  );
  ui = await mounted({
    language: 'en',
    scene: { ...TABLE, ruleset, creatures, turn },
    change: () => createStore({ ruleset }),
  });
  const path: Cell[] = [
    [5, 6],
    [4, 6],
    [3, 6],
  ];
  ui.store.drag.value = { of: 'aldo', path };
  await ui.settle();
  return ui.text('.reading').replaceAll('\u00a0', ' ');
}

it('in 2024, the readout of a path names the dragged goblin and the extra cost of each square', async () => {
  const text = await readout('srd52', ['gob']);
  expect(text).toContain('Dragging Goblin: each 5 ft. costs 5 ft. more.');
  expect(text).toMatch(/^20/);
});
it('in 2014, the readout of a path says that dragging the goblin halves the speed', async () => {
  const text = await readout('srd51', ['gob']);
  expect(text).toContain('Dragging Goblin: half speed.');
  expect(text).toMatch(/^10 of 15/);
});
it('the readout of a path of a creature that grapples nobody does not mention dragging', async () => {
  expect(await readout('srd52', [])).not.toContain('Dragging');
});
