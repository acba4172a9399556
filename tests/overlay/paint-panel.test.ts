// @vitest-environment page
/**
 * The painting panel, and the `.paint-sheet` over the map that takes the pointer: tiles, choices,
 * keys, files, undo.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paintDocument } from '../../src/amendments/paintFile.ts';
import { UNPAINTED, paintCells, paintKey } from '../../src/amendments/paint.ts';
import { importPaint } from '../../src/overlay/panels/Paint.tsx';
import { paintingOf, type Painting } from '../../src/state/painting.ts';
import { locale } from '../../src/text/index.ts';
import { mounted, type Mounted } from './panels-mounted.ts';
import { languageFirst } from '../support/titleWords.ts';

const MAP = 'cellar';
let on: Mounted;
let painting: Painting;
afterEach(() => {
  on.end.abort();
  vi.restoreAllMocks();
});

async function open(options: Parameters<typeof mounted>[0] = {}): Promise<void> {
  on = await mounted(options);
  painting = paintingOf(on.store);
  on.store.map.value = MAP;
  painting.open(MAP, UNPAINTED);
  await on.settle();
  on.one('.foot [aria-label="Paint the map"], .foot [aria-label="Dipingi la mappa"]').click();
  await on.settle();
}
const tile = async (name: string): Promise<void> => {
  on.one(`[data-tile=${name}]`).click();
  await on.settle();
};
const pressed = (): (string | undefined)[] =>
  on.all('[data-tile][aria-pressed=true]').map((e) => e.dataset['tile']);
/** The viewport of `mounted` shows 50 px for each cell, beginning at the window's corner. */
const pointer = (type: string, x: number, y: number, more: object = {}): void => {
  on.one('.paint-sheet').dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      clientX: x * 50,
      clientY: y * 50,
      isPrimary: true,
      pointerId: 1,
      button: 0,
      ...more,
    }),
  );
};
const key = async (target: string, name: string, more: object = {}): Promise<void> => {
  on.one(target).dispatchEvent(
    new KeyboardEvent('keydown', {
      key: name,
      bubbles: true,
      cancelable: true,
      composed: true,
      ...more,
    }),
  );
  await on.settle();
};
const squares = (): unknown[] =>
  [...painting.judged.value].map(([place, square]) => [place, square]);

describe('the paint panel', () => {
  it('the button of the paint panel appears only after the map’s stored painted ground has been loaded', async () => {
    on = await mounted();
    on.store.map.value = MAP;
    await on.settle();
    expect(on.all('[aria-label="Paint the map"]')).toEqual([]);
    paintingOf(on.store).open(MAP, UNPAINTED);
    await on.settle();
    expect(on.all('[aria-label="Paint the map"]')).toHaveLength(1);
  });

  it.each(
    languageFirst([
      ['en', ['Difficult terrain', 'Obstacle', 'Low wall', 'Cover', 'Concealment', 'Darkness']],
      ['it', ['Terreno impervio', 'Ostacolo', 'Muro basso', 'Copertura', 'Occultamento', 'Buio']],
    ] as const),
  )('the paint panel shows its six tools with their names in %s', async (_, names, language) => {
    await open({ language });
    expect(on.all('.tile').map((e) => e.textContent)).toEqual(names);
    locale.value = 'it';
  });

  it('the first press on a paint tool selects it, and the second deselects it', async () => {
    await open();
    expect(on.all('.paint-sheet')).toEqual([]);
    await tile('cover');
    expect([pressed(), painting.tool.value]).toEqual([['cover'], 'cover']);
    await tile('erase');
    expect(pressed()).toEqual(['erase']);
    await tile('erase');
    expect([pressed(), on.all('.paint-sheet').length]).toEqual([[], 0]);
  });

  it('choosing a paint tool shows the map marks again if the user had hidden them all', async () => {
    await open();
    on.store.muted.value = true;
    await tile('cover');
    expect(on.store.muted.value).toBe(false);
  });

  it('the paint panel offers several values for each tool, such as +2, +4 and +8 for cover', async () => {
    await open();
    await tile('difficult');
    const [less, more] = [
      on.one('.stepper [aria-label=Less]'),
      on.one('.stepper [aria-label=More]'),
    ];
    less.click();
    expect(painting.shades.value.cost).toBe(2);
    for (let i = 0; i < 12; i++) more.click();
    await on.settle();
    expect([
      painting.shades.value.cost,
      on.text('.stepper output'),
      more.getAttribute('aria-disabled'),
    ]).toEqual([9, '9', 'true']);
    await tile('cover');
    expect(on.all('.wide').map((e) => e.textContent)).toEqual(['+2', '+4', '+8']);
    on.all('.wide')[2]?.click();
    await tile('concealment');
    on.all('.wide')[1]?.click();
    await tile('dark');
    on.all('.wide')[1]?.click();
    expect(painting.shades.value).toEqual({
      cost: 9,
      ground: '',
      cover: 'improved',
      degree: 'half',
      concealment: 'fog',
      light: 'dim',
    });
    await tile('obstacle');
    expect(on.all('.wide, .stepper')).toEqual([]);
  });

  it(
    'the paint panel offers kinds of ground such as ice, but no slopes, because painted ' +
      'ground has no elevation',
    async () => {
      await open();
      await tile('difficult');
      const kinds = on.all('option').map((e) => (e as HTMLOptionElement).value);
      expect(kinds).toEqual(expect.arrayContaining(['ice', 'trench']));
      expect(kinds.filter((kind) => kind.includes('slope'))).toEqual([]);
    },
  );

  it('under d20 Modern, the paint panel offers six degrees of cover, from 0 to 1', async () => {
    await open();
    on.store.ruleset.value = 'd20modern';
    await tile('cover');
    expect(on.all('.wide').map((e) => e.textContent)).toEqual([
      '0',
      '1/4',
      '1/2',
      '3/4',
      '9/10',
      '1',
    ]);
    on.all('.wide')[3]?.click();
    painting.press([3.5, 3.5], false);
    painting.release();
    expect([...painting.judged.value.values()]).toEqual([{ degree: 'three-quarters' }]);
  });

  it('the brush width cannot be changed while the tool paints low walls', async () => {
    await open();
    on.all('.picks .iconbtn')
      .find((e) => e.textContent === '2')
      ?.click();
    expect(painting.brush.value).toBe(2);
    await tile('low');
    on.all('.picks .iconbtn')
      .find((e) => e.textContent === '3')
      ?.click();
    expect(painting.brush.value).toBe(2);
  });

  it('painting ends when the user closes the paint panel or opens another map', async () => {
    await open();
    await tile('obstacle');
    on.one('.tab-row > .iconbtn:last-child').click();
    await on.settle();
    expect([painting.tool.value, on.all('.paint-sheet').length]).toEqual([null, 0]);
    painting.tool.value = 'obstacle';
    await on.settle();
    expect(on.all('.paint-sheet')).toHaveLength(1);
    on.store.map.value = 'attic';
    await on.settle();
    expect(on.all('.paint-sheet')).toEqual([]);
  });
});

describe('the painting surface', () => {
  it(
    'painted ground affects the rules only after the brush stroke ends, and one undo removes ' +
      'the whole stroke',
    async () => {
      await open();
      await tile('obstacle');
      pointer('pointerdown', 8.5, 3.5);
      pointer('pointermove', 11.5, 3.5);
      expect(painting.judged.value.size).toBe(0);
      expect(painting.paint.value.size).toBe(4);
      pointer('pointerup', 11.5, 3.5);
      expect(squares()).toEqual([8, 9, 10, 11].map((x) => [paintKey(x, 3), { obstacle: true }]));
      expect(on.store.amended.value?.cells).toHaveLength(4);
      pointer('pointermove', 14.5, 3.5);
      expect(painting.judged.value.size).toBe(4);
      await key('.paint-sheet', 'z', { ctrlKey: true });
      expect(painting.judged.value.size).toBe(0);
      await key('.pane .foot', 'y', { ctrlKey: true });
      expect(painting.judged.value.size).toBe(4);
    },
  );

  it('the right mouse button erases painted ground, and the middle button does nothing', async () => {
    await open();
    painting.open(
      MAP,
      paintCells(
        UNPAINTED,
        [
          [3, 3],
          [4, 3],
        ],
        { obstacle: true },
      ),
    );
    await tile('cover');
    pointer('pointerdown', 3.5, 3.5, { button: 2 });
    pointer('pointerup', 3.5, 3.5);
    expect(squares()).toEqual([[paintKey(4, 3), { obstacle: true }]]);
    pointer('pointerdown', 4.5, 3.5, { button: 1 });
    pointer('pointermove', 5.5, 3.5);
    pointer('pointerup', 5.5, 3.5);
    pointer('pointerdown', 4.5, 3.5, { isPrimary: false });
    pointer('pointerup', 4.5, 3.5);
    expect(squares()).toEqual([[paintKey(4, 3), { obstacle: true }]]);
  });

  it('the brush paints only cells inside the map', async () => {
    await open();
    painting.brush.value = 3;
    await tile('obstacle');
    // The map is 20 × 12.
    pointer('pointerdown', 19.5, 11.5);
    pointer('pointermove', 40, 30);
    pointer('pointerup', 40, 30);
    expect(painting.judged.value.size).toBe(4);
  });

  it('the user can paint by keyboard, including low walls on the sides of squares', async () => {
    await open();
    await tile('low');
    // The brush starts from Aldo, at (2,6).
    await key('.paint-sheet', 'ArrowRight');
    await key('.paint-sheet', ' ');
    expect(squares()).toEqual([[paintKey(3, 6), { north: true }]]);
    await key('.paint-sheet', 'ArrowRight', { shiftKey: true });
    await key('.paint-sheet', 'Enter');
    expect(squares()).toEqual([
      [paintKey(3, 6), { north: true }],
      [paintKey(4, 6), { west: true }],
    ]);
    await key('.paint-sheet', 'Delete');
    expect(squares()).toEqual([[paintKey(3, 6), { north: true }]]);
    for (let i = 0; i < 30; i++) await key('.paint-sheet', 'ArrowUp');
    expect(painting.aim.value?.at[1]).toBe(0);
  });

  it('the first Escape deselects the paint tool, and the second closes the paint panel', async () => {
    await open();
    await tile('obstacle');
    const escape = (): Promise<void> => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
      window.dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape' }));
      return on.settle();
    };
    await escape();
    expect([painting.tool.value, on.all('.pane').length]).toEqual([null, 1]);
    await escape();
    expect(on.all('.pane')).toEqual([]);
  });
});

describe('paint files', () => {
  const file = (text: string, name = 'map.json', size = text.length) => ({
    name,
    size,
    text: () => Promise.resolve(text),
  });
  const mill = paintCells(
    UNPAINTED,
    [
      [1, 1],
      [2, 1],
    ],
    { cost: 3 },
  );
  const text = (columns: number, rows: number): string =>
    JSON.stringify(paintDocument(mill, { name: 'mill', grid: { kind: 'square', columns, rows } }));

  it('importing a file of painted ground can be undone in one step', async () => {
    await open();
    painting.replace(paintCells(UNPAINTED, [[9, 9]], { obstacle: true }));
    expect(await importPaint(on.store, file(text(20, 12)))).toBe(
      '2 squares imported from “map.json”.',
    );
    expect(painting.judged.value).toEqual(mill);
    painting.undo();
    expect(squares()).toEqual([[paintKey(9, 9), { obstacle: true }]]);
  });
  it.each([
    ['is empty', '', 'map.json'],
    ['contains only a list', '[]', 'map.json'],
    ['has no squares', '{"format":"quadretto/paint@1"}', '<i>x</i>'],
  ])(
    'importing a file of painted ground that %s changes nothing, and gives an error with the file’s name',
    async (_what, wrong, name) => {
      await open();
      painting.replace(mill);
      expect(await importPaint(on.store, file(wrong, name))).toBe(
        `“${name}” isn’t a map painted with Quadretto.`,
      );
      expect(painting.judged.value).toBe(mill);
    },
  );
  it('importing a file of painted ground that is too large or unreadable gives an error', async () => {
    await open();
    expect(await importPaint(on.store, file(text(20, 12), 'a', 5_000_000))).toBe(
      '“a” is too large to be a painted map.',
    );
    expect(
      await importPaint(on.store, {
        name: 'b',
        size: 1,
        text: () => Promise.reject(new Error('gone')),
      }),
    ).toBe('“b” isn’t a map painted with Quadretto.');
  });
  it('painted ground from a map of another size keeps its squares, and a message names both sizes', async () => {
    await open();
    expect(await importPaint(on.store, file(text(5, 4)))).toBe(
      '2 squares imported from “map.json”, in the same places. That map is 5 × 4 squares, this one 20 × 12.',
    );
    expect(painting.judged.value).toEqual(mill);
  });
});
