// @vitest-environment page
/** Sentences name a cell by a creature beside it, never by letters that the board does not draw. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Cell } from '../../src/board/grid.ts';
import { relativePlace } from '../../src/overlay/relativePlace.ts';
import { parseScene } from '../../src/scene/parse.ts';
import { judgementOf } from '../../src/state/judgement.ts';
import { createStore } from '../../src/state/store.ts';
import { addCreatures, locale, placeWording, say } from '../../src/text/index.ts';
import { mounted, TABLE, type Mounted } from './panels-mounted.ts';
import { languagesInWords } from '../support/titleWords.ts';

let ui: Mounted | undefined;
afterEach(() => {
  ui?.end.abort();
  ui = undefined;
  placeWording.value = null;
  document.body.replaceChildren();
});

const OGRE = { id: 'ogre', name: 'Ogre', side: 'foes', size: 'large', at: [10, 5] } as const;
const GOBLIN = { id: 'goblin', name: 'Goblin', side: 'foes', size: 'small', at: [2, 9] } as const;

/** The sentence about a creature that goes to a cell, on a board of 20 × 12 cells. */
function goesTo(
  cell: Cell,
  creatures: readonly object[],
  grid: object = { kind: 'square' },
): string {
  const parsed = parseScene({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { columns: 20, rows: 12, metresPerCell: 1.5, ...grid },
    creatures,
  });
  if (!parsed.ok) throw new Error('The scene is invalid.');
  const { scene } = parsed;
  const store = createStore();
  store.scene.value = scene;
  if (scene.grid.kind === 'hex') store.ruleset.value = 'arelia';
  store.selection.value = ['me'];
  const judge = store.judge.value;
  if (judge === null) throw new Error('No ruleset judges the scene.');
  addCreatures([OGRE, GOBLIN]);
  placeWording.value = (at) => relativePlace(judge, judgementOf(store).visible.value, at);
  return say('change.place', { who: 'Aldo', cell });
}

describe('how a sentence names a square', () => {
  const PLACES: readonly (readonly [Cell, string, string])[] = [
    [[10, 3], 'Aldo goes to the space 10 ft. north of Ogre.', 'Aldo va a 3 m a nord di Ogre.'],
    [[13, 5], 'Aldo goes to the space 10 ft. east of Ogre.', 'Aldo va a 3 m a est di Ogre.'],
    [
      [8, 8],
      'Aldo goes to the space 15 ft. southwest of Ogre.',
      'Aldo va a 4,5 m a sud-ovest di Ogre.',
    ],
    [[11, 6], 'Aldo goes to the space of Ogre.', 'Aldo va a un punto dello spazio di Ogre.'],
    [[3, 9], 'Aldo goes to the space 5 ft. east of Goblin.', 'Aldo va a 1,5 m a est di Goblin.'],
  ];
  it('a sentence about a square gives the square’s distance and direction from a creature', () => {
    for (const [cell, en, it_] of PLACES)
      for (const [language, sentence] of [
        ['en', en],
        ['it', it_],
      ] as const) {
        locale.value = language;
        expect.soft(goesTo(cell, [OGRE, GOBLIN]).replaceAll('\u00a0', ' ')).toBe(sentence);
      }
  });
  it('on a hex map, a sentence names a hex by its distance and direction from a creature', () => {
    locale.value = 'en';
    expect(goesTo([2, 7], [GOBLIN], { kind: 'hex', layout: 'odd-r', metresPerCell: 3 })).toMatch(
      /^Aldo goes to the space \d+\sft\. north of Goblin\.$/,
    );
  });
  it('a sentence about a square never mentions a creature that this user cannot see', () => {
    locale.value = 'en';
    const hidden = { ...GOBLIN, visibleTo: ['foes'] };
    expect(
      goesTo([3, 9], [OGRE, hidden, { ...OGRE, id: 'me', name: 'Me', side: 'party', at: [0, 0] }]),
    ).not.toContain('Goblin');
  });
});

describe('texts on a map without square labels', () => {
  it.each(languagesInWords(['en', 'it'] as const))(
    'in %s, no text on the screen names a square by a letter and a number',
    async (_, language) => {
      ui = await mounted({ scene: TABLE, language, select: 'aldo' });
      ui.store.drag.value = {
        of: 'aldo',
        path: [
          [2, 6],
          [3, 6],
          [4, 6],
          [5, 6],
          [5, 7],
          [5, 8],
          [5, 9],
          [5, 10],
        ],
      };
      await ui.settle();
      const texts = [...ui.root.querySelectorAll('*')].flatMap((element) => [
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === 3)
          .map((node) => node.textContent ?? ''),
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('title') ?? '',
      ]);
      expect(ui.text('.reading')).not.toBe('');
      expect(ui.all('.marklist li').length).toBeGreaterThan(3);
      expect(
        texts.filter((text) => /(?<![\p{L}\d+])[A-T]\d{1,2}(?![\p{L}\d])/u.test(text)),
      ).toEqual([]);
    },
  );
});
