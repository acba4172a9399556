// @vitest-environment page
/** Positions of panels next to the host's own bars, and the layer of the panels in the page. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { placeBesideBars, overlap, type ScreenBox } from '../../src/overlay/place.ts';
import { layerOf } from '../../src/overlay/stacking.ts';
import { freeFrame } from '../../src/overlay/surroundings.ts';
import { boardsToTry } from '../support/thorough.ts';

const box = (x: number, y: number, width: number, height: number): ScreenBox => ({
  x,
  y,
  width,
  height,
});
const WINDOW = box(0, 0, 1280, 720);

describe('the room beside the virtual tabletop’s toolbars', () => {
  it('panels keep clear of a toolbar of the virtual tabletop that fills a whole side of the window', () => {
    expect(freeFrame(WINDOW, [box(980, 0, 300, 720)])).toEqual(box(0, 0, 980, 720));
    expect(freeFrame(WINDOW, [box(0, 0, 44, 720), box(0, 680, 1280, 40)])).toEqual(
      box(44, 0, 1236, 680),
    );
  });
  it('panels may use the whole window if no toolbar fills a whole side, or if toolbars fill the whole window', () => {
    expect(freeFrame(WINDOW, [box(8, 8, 80, 240)])).toEqual(WINDOW);
    expect(freeFrame(WINDOW, [box(400, 0, 300, 720)])).toEqual(WINDOW);
    expect(freeFrame(WINDOW, [box(0, 0, 620, 720), box(640, 0, 640, 720)])).toEqual(WINDOW);
  });
});

describe('a panel beside the virtual tabletop’s toolbars', () => {
  const panel = box(972, 16, 292, 400);
  it('a panel keeps its position if no toolbar of the virtual tabletop is there', () => {
    expect(placeBesideBars(panel, WINDOW, [box(0, 0, 100, 300)], 160)).toEqual(panel);
  });
  it('a panel that would cover a toolbar of the virtual tabletop moves to the nearest free position', () => {
    expect(placeBesideBars(panel, WINDOW, [box(1100, 0, 180, 100)], 160)).toEqual(
      box(972, 108, 292, 400),
    );
  });
  it('a panel shrinks in height to fit between two toolbars, and gets no position if there is still no room', () => {
    const bars = [box(0, 0, 1280, 60), box(0, 400, 1280, 320)];
    expect(placeBesideBars(panel, WINDOW, bars, 160)).toEqual(box(972, 68, 292, 324));
    expect(placeBesideBars(panel, WINDOW, bars, 340)).toBeNull();
  });
  it('wherever the virtual tabletop’s toolbars are, a panel never covers a toolbar or leaves the window', () => {
    const side = fc.integer({ min: -50, max: 1300 });
    const some = fc.array(
      fc
        .tuple(side, side, fc.integer({ min: 1, max: 700 }), fc.integer({ min: 1, max: 500 }))
        .map((at) => box(...at)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(some, side, side, fc.integer({ min: 40, max: 700 }), (bars, x, y, height) => {
        const at = placeBesideBars(box(x, y, 292, height), WINDOW, bars, 160);
        if (at === null) return;
        expect(bars.filter((bar) => overlap(bar, at) > 0)).toEqual([]);
        expect([
          at.x >= 0,
          at.y >= 0,
          at.x + at.width <= 1280,
          at.y + at.height <= 720,
          at.height >= Math.min(160, height),
        ]).toEqual(Array(5).fill(true));
      }),
      { numRuns: boardsToTry(500) },
    );
  });
});

describe('the stacking layer of an element', () => {
  afterEach(() => document.body.replaceChildren());
  const made = (...styles: readonly string[]): Element => {
    let at: Element = document.body;
    for (const css of styles) {
      const each = document.createElement('div');
      each.style.cssText = css;
      at.append(each);
      at = each;
    }
    return at;
  };
  const ELEMENTS = [
    [['position: static'], 0],
    [['position: absolute; z-index: 60'], 60],
    [['z-index: 60'], 0],
    [['position: relative; z-index: 60', 'position: absolute; z-index: 5'], 60],
    [['position: fixed', 'position: absolute; z-index: 5'], 0],
    [['opacity: 0.5', 'position: absolute; z-index: 5'], 0],
    [['display: flex', 'z-index: 7'], 7],
  ] as const;
  it('the stacking order of a page element is the z-index of the element or of an ancestor', () => {
    for (const [styles, layer] of ELEMENTS)
      expect.soft(layerOf(made(...styles)), styles.join()).toBe(layer);
  });
});
