/**
 * Reads camera, grid and drawn tokens of Roll20's legacy engine, which draws with Fabric. Its
 * camera is a zoom (1 is full size) and an offset: the page pixels to the left of the visible part
 * and above it.
 */
import { safeRead, isNumber, mustBe } from '../../common/safeRead.ts';
import type { D20, DrawnScreen, Thing } from '../live.ts';
import { eachFrame } from './frames.ts';

/**
 * Selectors of the canvases that may show the map: the canvas of the old page, and the one that
 * replaces it in the new page.
 */
const VIEWS = ['#finalcanvas', '#babylonCanvas'];

/**
 * Sample positions, as fractions of the page's diagonal, at which the corners of a hex are read.
 */
const PARTS = [0.25, 0.5, 0.75];

const area = (element: Element | null | undefined): number => {
  if (element?.isConnected !== true) return 0;
  const { width, height } = element.getBoundingClientRect();
  return width * height;
};

/** @param d20 returns the client's own object `d20`, which is read again each time */
export function legacy(d20: () => D20 | undefined): DrawnScreen | undefined {
  const engine = (): D20['engine'] => d20()?.engine;
  const { upperCanvasEl, lowerCanvasEl } = engine()?.canvas ?? {};
  const view = [
    ...VIEWS.map((each) => document.querySelector<HTMLElement>(each)),
    upperCanvasEl,
    lowerCanvasEl,
  ].find((each) => area(each) > 0);
  if (view == null) return undefined;
  return {
    name: 'legacy',
    view,
    camera(rect) {
      const { canvasZoom: zoom, currentCanvasOffset: [x, y] = [] } = engine() ?? {};
      if (typeof zoom !== 'number' || typeof x !== 'number' || typeof y !== 'number' || zoom <= 0)
        return undefined;
      return [
        zoom,
        0,
        0,
        zoom,
        rect.left - x * zoom,
        rect.top - y * zoom,
        rect.left,
        rect.top,
        rect.width,
        rect.height,
      ];
    },
    drawn(id) {
      const things = engine()?.canvas?.getObjects?.() ?? [];
      const thing = things.find((each) => (each.model ?? each._model)?.id === id);
      return thing === undefined ? undefined : middle(thing);
    },
    corners: (width, height, most) =>
      safeRead('grid', () => {
        const hexes = d20()?.canvas_overlay?.activeHexGrid;
        return PARTS.flatMap(
          (part) => hexes?.GetHexAt?.({ X: part * width, Y: part * height })?.Points ?? [],
        )
          .slice(0, most)
          .map(({ X, Y }) => ({ x: mustBe(X, isNumber), y: mustBe(Y, isNumber) }));
      }) ?? [],
    frames: eachFrame,
  };
}

/**
 * Center of a drawn object. Objects that are dragged together form a group, and their positions are
 * relative to its center.
 */
function middle({ left, top, group }: Thing): [number, number] | undefined {
  if (typeof left !== 'number' || typeof top !== 'number') return undefined;
  const [x, y] = group == null ? [0, 0] : (middle(group) ?? [0, 0]);
  return [x + left, y + top];
}
