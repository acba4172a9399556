/**
 * Measures the room that the host's interface leaves for panels. The adapter's selectors find the
 * host's bars; other elements are found by testing which elements are above or below the overlay's
 * buttons. Measured once a second, and whenever a bar or the window changes.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import { overlap, type ScreenBox, type Extent } from './place.ts';
import type { HostInterface } from '../state/host.ts';
import { layerOf, layMarks, MARKS, PANELS } from './stacking.ts';

export interface Surroundings {
  /** The window without the bars that occupy a whole side of it. */
  readonly frame: ScreenBox;
  /** Boxes that panels must not cover, in client CSS pixels. */
  readonly bars: readonly ScreenBox[];
}

const LOOK_MS = 1000;
/** Largest number of bars considered; further ones are ignored. */
const MOST = 100;
/** Largest number of elements found by testing points: a page that shows more is hostile. */
const MOST_FOUND = 12;
/** An element larger than this part of the window in both directions leaves no room beside it. */
const VEIL = 0.7;
/**
 * A bar occupies a side of the window if it covers at least this part of the side's length, and at
 * most the same part of the window in the other direction.
 */
const SIDE = 0.5;
/** Largest distance in CSS pixels from the window's edge for a bar that counts as at the edge. */
const AT_EDGE = 12;

const boxOf = ({ x, y, width, height }: DOMRect): ScreenBox => ({ x, y, width, height });
const windowBox = (): ScreenBox => ({ x: 0, y: 0, width: innerWidth, height: innerHeight });
const sameBox = (a: ScreenBox, b: ScreenBox | undefined): boolean =>
  a.x === b?.x && a.y === b.y && a.width === b.width && a.height === b.height;
const same = (a: Surroundings, b: Surroundings): boolean =>
  sameBox(a.frame, b.frame) &&
  a.bars.length === b.bars.length &&
  a.bars.every((box, i) => sameBox(box, b.bars[i]));

/** The part of the window that the bars at its sides leave free. Pure. */
export function freeFrame({ width, height }: Extent, bars: readonly ScreenBox[]): ScreenBox {
  let [left, top, right, bottom] = [0, 0, width, height];
  for (const bar of bars) {
    const end = { x: bar.x + bar.width, y: bar.y + bar.height };
    if (bar.height >= height * SIDE && bar.width <= width * SIDE) {
      if (bar.x <= AT_EDGE) left = Math.max(left, end.x);
      else if (end.x >= width - AT_EDGE) right = Math.min(right, bar.x);
    } else if (bar.width >= width * SIDE && bar.height <= height * SIDE) {
      if (bar.y <= AT_EDGE) top = Math.max(top, end.y);
      else if (end.y >= height - AT_EDGE) bottom = Math.min(bottom, bar.y);
    }
  }
  // If the bars leave almost nothing, they are not bars at the sides: use the whole window.
  return right - left < width / 4 || bottom - top < height / 4
    ? { x: 0, y: 0, width, height }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

export interface Watched {
  readonly host: HostInterface;
  /** The element that holds the overlay on the page. */
  readonly element: HTMLElement;
  /** The layer of the panels, and the element that contains the marks. */
  layer(): HTMLElement | null;
  marks(): HTMLElement | null;
}

/**
 * Runs a function that reads the page; returns undefined if it throws. If a page breaks its own
 * elements, only their boxes are lost.
 */
const quietly = <T>(question: () => T): T | undefined => {
  try {
    return question();
  } catch {
    return undefined;
  }
};

const all = (selectors: readonly string[]): Element[] =>
  selectors.flatMap((each) => quietly(() => [...document.querySelectorAll(each)]) ?? []);

/** The element's box; null if it is not on the screen. */
const shown = (it: Element): ScreenBox | null => {
  const box = boxOf(it.getBoundingClientRect());
  if (!it.isConnected || !(overlap(box, windowBox()) > 0)) return null;
  return getComputedStyle(it).visibility === 'hidden' ? null : box;
};
const isVeil = (box: ScreenBox): boolean =>
  box.width >= innerWidth * VEIL && box.height >= innerHeight * VEIL;

/**
 * Bars with a z-index no higher than the map's would be covered by the marks: cuts their boxes out
 * of the marks.
 */
function cutOut(clip: HTMLElement, low: readonly Element[]): void {
  const area = boxOf(clip.getBoundingClientRect());
  const holes = low.flatMap((it) => {
    const box = shown(it);
    return box !== null && overlap(box, area) > 0
      ? [`M${box.x - area.x} ${box.y - area.y}h${box.width}v${box.height}h${-box.width}z`]
      : [];
  });
  clip.style.clipPath =
    holes.length === 0
      ? ''
      : `path(evenodd, "M0 0h${area.width}v${area.height}h${-area.width}z${holes.join('')}")`;
}

/** Sets the z-index of the overlay's layers among those of the host. */
function lay({ host, element, marks }: Watched, elements: readonly Element[]): void {
  layMarks(element, host.map);
  const windows = all(host.windows)
    .map(layerOf)
    .filter((z) => z > 0);
  const bars = elements.map(layerOf);
  const over = Math.max(host.panels, ...bars.map((z) => z + 1));
  element.style.setProperty(
    PANELS,
    String(windows.length > 0 ? Math.max(1, Math.min(over, Math.min(...windows) - 1)) : over),
  );
  const low = elements.filter(
    (_, i) => (bars[i] ?? 0) <= Number(element.style.getPropertyValue(MARKS)),
  );
  const clip = marks();
  if (clip !== null) cutOut(clip, low);
}

/**
 * Last resort: puts the panels above the whole page until the element that covered them is gone.
 */
function raiser() {
  let veil: Element | null = null;
  return {
    raise(panels: HTMLElement, by: Element): void {
      if (veil !== null) return;
      veil = by;
      if (
        quietly(() => {
          panels.popover = 'manual';
          panels.showPopover();
          return true;
        }) !== true
      )
        panels.style.zIndex = '2147483647';
    },
    /** Lowers the panels again if that element is gone. */
    lower(panels: HTMLElement): void {
      if (veil === null || shown(veil) !== null) return;
      veil = null;
      quietly(() => {
        panels.hidePopover();
      });
      panels.removeAttribute('popover');
      panels.style.zIndex = '';
    },
  };
}

/** Calls `changed` when an element's size, class or style changes; the last list counts. */
function watchElements(changed: () => void, end: AbortSignal): (all: readonly Element[]) => void {
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(changed);
  const changes = new MutationObserver(changed);
  const stop = (): void => {
    sizes?.disconnect();
    changes.disconnect();
  };
  end.addEventListener('abort', stop, { once: true });
  return (elements) => {
    stop();
    for (const it of elements) {
      sizes?.observe(it);
      changes.observe(it, { attributes: true, attributeFilter: ['class', 'style', 'hidden'] });
    }
  };
}

export function watchSurroundings(page: Watched, end: AbortSignal): ReadonlySignal<Surroundings> {
  const { host, element, layer } = page;
  const now = signal<Surroundings>({ frame: windowBox(), bars: [] });
  /** Elements of the host found above or below the overlay's buttons. */
  const found = new Set<Element>();
  /**
   * Elements found at the last check; an element found in only one check is temporary and not
   * counted.
   */
  let seen = new Set<Element>();
  const { raise, lower } = raiser();
  let watched: readonly Element[] = [];

  const isWindow = (it: Element): boolean =>
    host.windows.some((each) => quietly(() => it.closest(each)) != null);

  function measure(): void {
    const elements = all(host.bars)
      .filter((it) => !isWindow(it))
      .slice(0, MOST);
    for (const it of found) if (shown(it) === null) found.delete(it);
    const bars = [...elements, ...found].flatMap((it) => {
      const box = shown(it);
      return box === null || isVeil(box) ? [] : [box];
    });
    const next = { frame: freeFrame({ width: innerWidth, height: innerHeight }, bars), bars };
    if (!same(next, now.peek())) now.value = next;
    if (elements.length !== watched.length || elements.some((it, i) => it !== watched[i]))
      follow((watched = elements));
    lay(
      page,
      elements.filter((it) => shown(it) !== null),
    );
  }

  /**
   * Tests whether the overlay's buttons are on top, and whether an element of the host is below
   * them.
   */
  function check(): void {
    const panels = layer();
    if (panels === null || typeof document.elementsFromPoint !== 'function') return;
    lower(panels);
    const map = quietly(() => document.querySelector(host.map));
    const there = new Set<Element>();
    const buttons = ['.column .tab, .column .head button', '.dock button'].flatMap((each) =>
      [...panels.querySelectorAll(each)].slice(0, 12),
    );
    for (const button of buttons) {
      const { x, y, width, height } = button.getBoundingClientRect();
      if (width === 0) continue;
      const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
      const ours = stack.indexOf(element);
      // An element above the overlay may be a window; one below it may be the map or a container of
      // the map.
      const others = [
        ours === 0 ? undefined : stack[0],
        stack.slice(ours + 1).find((it) => it !== element),
      ];
      for (const [i, other] of others.entries()) {
        if (
          other === undefined ||
          other === element ||
          isWindow(other) ||
          other === document.documentElement ||
          other === document.body
        )
          continue;
        const box = boxOf(other.getBoundingClientRect());
        const holdsMap = other === map || (map != null && other.contains(map));
        if (i === 1 && (holdsMap || isVeil(box))) continue;
        there.add(other);
        if (!seen.has(other)) continue;
        if (i === 0 && (holdsMap || isVeil(box) || found.has(other) || found.size >= MOST_FOUND))
          raise(panels, other);
        else if (found.size < MOST_FOUND) found.add(other);
      }
    }
    seen = there;
  }

  let asked = false;
  const soon = (): void => {
    if (asked || end.aborted) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      if (!end.aborted) measure();
    });
  };
  const follow = watchElements(soon, end);
  addEventListener('resize', soon, { signal: end });
  document.addEventListener('transitionend', soon, { signal: end, capture: true, passive: true });
  const look = setInterval(() => {
    if (document.hidden) return;
    measure();
    check();
  }, LOOK_MS);
  end.addEventListener('abort', () => clearInterval(look), { once: true });
  measure();
  return now;
}
