/** Which script holds what: no module of ours is in two that meet on one page. */
import { expect, it } from 'vitest';
import { takers, tables } from '../../scripts/split.ts';

const { first, second, third } = tables();

it('later scripts take from the first what both need, and the panels take from the controls', () => {
  expect(takers).toEqual(['controls', 'later', 'rounds', 'texts']);
  for (const module of [
    'preact',
    '@preact/signals',
    'src/text/index.ts',
    'src/overlay/marks.ts',
    'src/rules/index.ts',
  ])
    expect([...first.keys()]).toContain(module);
  for (const module of ['src/overlay/panels/Menu.tsx', 'src/overlay/panels/Disc.tsx'])
    expect([...second.keys()]).toContain(module);
  expect([...second.keys()].filter((module) => first.has(module))).toEqual([]);
});

it('the panels of rounds in phases are in their own script alone, and take from the others what these have', () => {
  for (const module of ['src/overlay/layers/timelineWords.ts', 'src/overlay/panels/log/text.ts'])
    expect([...third.keys()]).toContain(module);
  expect([...third.keys()].filter((module) => first.has(module) || second.has(module))).toEqual([]);
  for (const table of [first, second, third])
    for (const module of ['src/overlay/panels/Timeline.tsx', 'src/overlay/panels/Intentions.tsx'])
      expect([...table.keys()]).not.toContain(module);
});

it('the first scripts hold neither the controls nor the texts that few play by', () => {
  const held = [...first.keys()];
  for (const module of [
    'src/overlay/panels/Dock.tsx',
    'src/overlay/Tooltip.tsx',
    'src/overlay/keys.ts',
    'src/rules/variants/arelia/index.ts',
    'src/rules/further.ts',
  ])
    expect(held).not.toContain(module);
});
