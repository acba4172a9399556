// @vitest-environment page
/**
 * Creatures on other levels of the map: the dock names their level, paint belongs to one level,
 * and planned paths are shown.
 */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { erased, paintCells, UNPAINTED } from '../../src/amendments/paint.ts';
import { judgementOf } from '../../src/state/judgement.ts';
import { paintingOf } from '../../src/state/painting.ts';
import { createStore } from '../../src/state/store.ts';
import { mounted, read, TABLE, until, type Mounted } from './panels-mounted.ts';
import { languageFirst } from '../support/titleWords.ts';

let ui: Mounted | undefined;
afterEach(() => {
  ui?.end.abort();
  document.body.replaceChildren();
});

const AWAY = new Map([
  ['up', { name: 'Harpy', level: 'Attic' }],
  ['loft', { name: 'Bat' }],
]);
const open = async (language: 'it' | 'en' = 'en', active?: string): Promise<Mounted> => {
  ui = await mounted({ language });
  ui.store.elsewhere.value = AWAY;
  read(ui.store, {
    ...TABLE,
    ...(active === undefined ? {} : { turn: { round: 2, order: ['aldo', 'up', 'loft'], active } }),
  });
  await ui.settle();
  return ui;
};

describe('a selected creature on another level', () => {
  it.each(
    languageFirst<readonly ['it' | 'en', string, string, string]>([
      [
        'en',
        'names the map level of a selected creature that is not on the level shown',
        'up',
        'Harpy is on Attic: Quadretto judges only the level on the screen.',
      ],
      [
        'it',
        'names the map level of a selected creature that is not on the level shown',
        'up',
        'Harpy è su Attic: Quadretto giudica solo il livello mostrato.',
      ],
      [
        'en',
        'says that a selected creature is on another map level, even if the level has no known name',
        'loft',
        'Bat is on another floor, which Quadretto doesn’t judge here.',
      ],
    ]),
  )('in %s, the main panel %s', async (_, _where, id, words, language) => {
    const { store, text } = await open(language);
    store.selection.value = [id];
    await until(() => expect(text('.dock')).toContain(words));
    expect(store.subject.value).toBeNull();
  });

  it(
    'if the creature whose turn it is stands on a map level that is not shown, the main panel ' +
      'names that level',
    async () => {
      const { store, text } = await open('en', 'up');
      store.selection.value = ['aldo'];
      await until(() => expect(text('.dock')).toContain('It is Harpy’s turn, on Attic.'));
    },
  );
});

it('painted obstacles block movement only on the map level where the user painted them', () => {
  const store = createStore();
  const painting = paintingOf(store);
  store.map.value = 'map';
  read(store, TABLE);
  painting.open(store.ground.value, paintCells(UNPAINTED, [[3, 3]], { obstacle: true }));
  const blocked = (): boolean =>
    store.board.value?.ground.cells.some(
      ({ at, blocks }) => at[0] === 3 && at[1] === 3 && (blocks?.length ?? 0) > 0,
    ) ?? false;
  expect(blocked()).toBe(true);
  store.level.value = 'attic';
  expect([blocked(), painting.paint.value.size]).toEqual([false, 0]);
  store.level.value = '';
  expect(blocked()).toBe(true);
  expect(erased(painting.paint.value, [[3, 3]]).size).toBe(0);
});

it('the map shows the cost of a planned move even if the token of the moving creature is not selected', async () => {
  const { store } = await open();
  const judgement = judgementOf(store);
  store.selection.value = [];
  store.planned.value = {
    of: 'aldo',
    path: [
      [2, 6],
      [3, 6],
      [4, 6],
    ],
    whole: true,
  };
  expect(store.subject.value?.id).toBe('aldo');
  expect(judgement.path.value).toMatchObject({ planned: true, verdict: { cost: 2 } });
  // A planned path that begins at another position is out of date.
  store.planned.value = {
    of: 'aldo',
    path: [
      [3, 6],
      [4, 6],
    ],
    whole: true,
  };
  expect(judgement.path.value).toBeNull();
  store.planned.value = null;
  expect([store.subject.value, judgement.path.value]).toEqual([null, null]);
});
