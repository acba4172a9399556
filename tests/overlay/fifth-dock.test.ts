// @vitest-environment page
/** The dock of a table that plays the fifth edition: the pool of movement, and reactions in the strip. */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Cell } from '../../src/board/grid.ts';
import { turnLeft } from '../../src/overlay/panels/turnLeft.ts';
import { turnRows } from '../../src/overlay/panels/turnRows.ts';
import { judgeOf, rulesetOf } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { createStore } from '../../src/state/store.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { mounted, type Mounted } from './panels-mounted.ts';
import { rulesetsInWords } from '../support/titleWords.ts';

const someone = { size: 'medium', build: 'tall', speed: { land: 6 } };
const attacks = [{ id: 'sword', name: 'sword', kind: 'melee', ready: true }];
const sceneOf = (ruleset: string, orc: object = {}) => ({
  format: 'quadretto/scene@1',
  ruleset,
  grid: { kind: 'square', columns: 24, rows: 8 },
  creatures: [
    { ...someone, id: 'ada', name: 'Ada', side: 'party', at: [2, 4], attacks },
    { ...someone, id: 'orc', name: 'Orc', side: 'foes', at: [20, 2], attacks, ...orc },
  ],
});

let ui: Mounted | undefined;
afterEach(() => {
  ui?.end.abort();
  ui = undefined;
  document.body.replaceChildren();
});

/** The dock while Ada's token is dragged over `n` squares. */
async function dragged(ruleset: string, n: number, language: 'en' | 'it'): Promise<Mounted> {
  ui = await mounted({
    scene: sceneOf(ruleset),
    language,
    select: 'ada',
    change: () => createStore({ ruleset }),
  });
  const path = Array.from({ length: n + 1 }, (_, i): Cell => [2 + i, 4]);
  if (n > 0) ui.store.drag.value = { of: 'ada', path };
  await ui.settle();
  return ui;
}

describe.each(rulesetsInWords(['srd52', 'srd51']))('the main panel under %s', (rules, ruleset) => {
  it.each([
    [
      'before any token is dragged, the main panel shows the mode “Move” with 30 of 30 feet left',
      0,
      'Move',
      '30 of 30 ft. left',
      'en',
    ],
    [
      'dragging a token 10 feet is shown as a move with 20 of 30 feet left',
      2,
      'Move',
      '20 of 30 ft. left',
      'en',
    ],
    [
      'dragging a token 3 meters is shown in Italian as a move with 6 of 9 meters left',
      2,
      'Movimento',
      'restano 6 di 9 m',
      'it',
    ],
    [
      'dragging a token 40 feet is shown as a Dash with 20 of 60 feet left',
      8,
      'Dash',
      '20 of 60 ft. left',
      'en',
    ],
    [
      'dragging a token 12 meters is shown in Italian as a Dash with 6 of 18 meters left',
      8,
      'Scatto',
      'restano 6 di 18 m',
      'it',
    ],
    [
      'dragging a token 65 feet is shown as a Dash of “65 of 60 ft.”',
      13,
      'Dash',
      '65 of 60 ft.',
      'en',
    ],
  ] as const)(`under ${rules}, %s`, async (_, n, mode, left, language) => {
    const dock = await dragged(ruleset, n, language);
    expect(dock.text('.meter-words span')).toBe(mode);
    expect(dock.text('.meter-words b').replaceAll('\u00a0', ' ')).toBe(left);
  });

  it(`under ${rules}, the main panel offers climbing, but neither accelerated climbing nor tumbling`, async () => {
    const dock = await dragged(ruleset, 0, 'en');
    dock.one('.ways button').click();
    await dock.settle();
    const ways = dock.text('[role^="menuitem"]');
    expect(ways).toContain('climbing');
    expect(ways).not.toMatch(/accelerated|fast|tumbl/i);
  });
});

it.each([
  ['does not include that movement', { from: 0, cost: 1, budget: 4, costs: [0, 1] }],
  ['includes that movement', { from: 2, cost: 3, budget: 6, costs: [0, 1, 2, 3] }],
])(
  'under D&D 5e (2024), earlier movement counts once in the movement used this turn if a dragged path’s cost %s',
  (_, { from, ...verdict }) => {
    const turn = { order: ['ada', 'orc'], active: 'ada', spent: { moved: 2 } };
    const board = boardOf(sceneSchema.parse({ ...sceneOf('srd52'), turn }));
    const judge = judgeOf(board, rulesetOf('srd52')!);
    const ada = board.creatures.find(({ id }) => id === 'ada')!;
    expect(turnLeft(judge, ada, 'move', { mode: 'move', from, verdict })).toMatchObject({
      used: 3,
      total: 6,
    });
  },
);

it('the turn order shows under D&D 5e, but not under D&D 3.5, whether a creature still has its Reaction', () => {
  const rules = rulesetOf('srd52')!;
  const resources = rules.economy.resources.map((r) =>
    r.id === 'reaction' ? { ...r, resets: 'own-turn' as const } : r,
  );
  const board = boardOf(sceneSchema.parse(sceneOf('srd52', { opportunitiesTaken: 1 })));
  const judge = judgeOf(board, { ...rules, economy: { ...rules.economy, resources } });
  const fight = { active: 'ada', acted: [], order: ['ada', 'orc'], round: 1, waiting: {} };
  expect(turnRows(fight, board.creatures, judge).map(({ id, reaction }) => [id, reaction])).toEqual(
    [
      ['ada', true],
      ['orc', false],
    ],
  );
  const older = judgeOf(board, rulesetOf('srd35')!);
  expect(turnRows(fight, board.creatures, older).some((row) => 'reaction' in row)).toBe(false);
});

it('the list of turns shows how many legendary actions a legendary creature has left', () => {
  const legendary = { legendaryActions: { most: 3, used: 1 } };
  const board = boardOf(sceneSchema.parse(sceneOf('srd52', legendary)));
  const judge = judgeOf(board, rulesetOf('srd52')!);
  const fight = { active: 'ada', acted: [], order: ['ada', 'orc'], round: 1, waiting: {} };
  expect(turnRows(fight, board.creatures, judge).map(({ id, legendary: n }) => [id, n])).toEqual([
    ['ada', undefined],
    ['orc', 2],
  ]);
});
