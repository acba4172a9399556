/**
 * Keeps the marks aligned with the map. The marks are drawn once, in map units, at the scale at
 * which the last zoom ended; one CSS matrix then moves them on their own compositor layer, so that
 * nothing is repainted while the user pans. Zooming stretches the layer; when the zoom ends,
 * everything is redrawn sharp, with sizes that are constant on the screen. When all movement has
 * ended, the layer is aligned to whole pixels of the screen, moving it by at most half a pixel.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Point } from '../board/grid.ts';
import type { Camera } from '../state/host.ts';

/**
 * Internal units for each cell: large enough for crisp paths, small enough for single-precision
 * floats on huge maps.
 */
export const VIEWPORT_UNIT = 100;

export interface Viewport {
  /** Moves the marks synchronously: call it in the same task in which the host moves its map. */
  set(camera: Camera): void;
  /**
   * Attaches the elements: `clip` covers the host's map area, `moved` inside it is transformed by
   * the matrix, `marks` inside that holds the drawing. Returns a function that detaches them.
   */
  attach(clip: HTMLElement, moved: HTMLElement, marks: HTMLElement | SVGElement): () => void;
  /** CSS pixels for each cell at the end of the last zoom; 0 before the first camera. */
  readonly size: ReadonlySignal<number>;
  /** The camera at which the map last came to rest; null before the first camera. */
  readonly settled: ReadonlySignal<Camera | null>;
  /**
   * The present position of a point of the map, in client CSS pixels; null before the first camera.
   */
  place(point: Point): readonly [x: number, y: number] | null;
  /** The point of the map at a position in client CSS pixels; null before the first camera. */
  pick(x: number, y: number): Point | null;
}

/**
 * Milliseconds between checks while the camera moves and shortly after: one timer for a whole pan.
 */
const LOOK = 120;
/**
 * Number of checks since the camera last changed after which a zoom counts as ended and is redrawn
 * sharp.
 */
const RESTED = 2;
/**
 * Number of checks without a change after which the layer is aligned to whole pixels. Larger than
 * `RESTED`, so that slow frames are not taken for the end of a movement.
 */
const SETTLED = 4;

/** CSS pixels for each cell. */
export const scaleOf = ({ a, b }: Camera): number => Math.hypot(a, b);

/**
 * Whether a camera is usable: all its numbers are finite (otherwise their sum is not finite), and
 * the matrix can be inverted.
 */
export const sound = ({ a, b, c, d, e, f, clip }: Camera): boolean =>
  Number.isFinite(a + b + c + d + e + f + clip.x + clip.y + clip.width + clip.height) &&
  Math.abs(a * d - b * c) > 1e-9;

/** A zoom that stretches the drawing by more than this factor is redrawn before the zoom ends. */
const STRETCH = 1.5;

/**
 * The CSS matrix for marks drawn at `drawn` pixels for each cell, inside a box that starts at the
 * corner of `clip`.
 */
export const matrix = ({ a, b, c, d, e, f, clip }: Camera, drawn: number): string =>
  `matrix(${a / drawn}, ${b / drawn}, ${c / drawn}, ${d / drawn}, ${e - clip.x}, ${f - clip.y})`;

/** Rounds to the nearest whole pixel of the screen: between two pixels everything looks blurred. */
function toPixel(px: number): number {
  const ratio = globalThis.devicePixelRatio || 1;
  return Math.round(px * ratio) / ratio;
}

export function createViewport(): Viewport {
  const size = signal(0);
  const settled = signal<Camera | null>(null);
  let now: Camera | null = null;
  let shown: Camera | null = null;
  /** Pixels for each cell at which the marks were last drawn. */
  let drawn = 0;
  let parts: {
    readonly box: HTMLElement;
    readonly moved: HTMLElement;
    readonly marks: HTMLElement | SVGElement;
  } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of checks since the camera last changed. */
  let looks = 0;

  function draw(scale: number): void {
    if (parts === null || drawn === scale) return;
    drawn = scale;
    const { style } = parts.marks;
    style.transform = `scale(${scale / VIEWPORT_UNIT})`;
    style.setProperty('--c', `${scale}px`);
    style.setProperty('--k', `${VIEWPORT_UNIT / scale}`);
  }

  function show(camera: Camera, scale: number): void {
    if (parts === null) return;
    const { box, moved } = parts;
    const { clip } = camera;
    const was = shown?.clip;
    if (
      was === undefined ||
      was.x !== clip.x ||
      was.y !== clip.y ||
      was.width !== clip.width ||
      was.height !== clip.height
    ) {
      box.style.left = `${clip.x}px`;
      box.style.top = `${clip.y}px`;
      box.style.width = `${Math.max(0, clip.width)}px`;
      box.style.height = `${Math.max(0, clip.height)}px`;
    }
    const stretch = scale / drawn;
    if (drawn === 0 || stretch > STRETCH || stretch < 1 / STRETCH) draw(scale);
    moved.style.transform = matrix(camera, drawn);
    if (shown === null) box.style.visibility = '';
    shown = camera;
  }

  function stir(): void {
    looks = 0;
    timer ??= setTimeout(look, LOOK);
  }

  function look(): void {
    looks += 1;
    timer = looks < SETTLED ? setTimeout(look, LOOK) : undefined;
    if (now === null) return;
    const scale = scaleOf(now);
    if (looks === RESTED) {
      if (drawn !== scale) {
        draw(scale);
        show(now, scale);
      }
      size.value = scale;
    } else if (looks === SETTLED) {
      show({ ...now, e: toPixel(now.e), f: toPixel(now.f) }, scale);
      settled.value = now;
    }
  }

  return {
    size,
    settled,
    set(camera) {
      if (!sound(camera)) return;
      const scale = scaleOf(camera);
      const first = now === null;
      now = camera;
      if (first) {
        size.value = scale;
        settled.value = camera;
      }
      stir();
      show(camera, scale);
    },
    attach(clip, moved, marks) {
      parts = { box: clip, moved, marks };
      shown = null;
      drawn = 0;
      // Hidden until the first camera is known.
      if (now === null) clip.style.visibility = 'hidden';
      else {
        show(now, scaleOf(now));
        stir();
      }
      return () => {
        clearTimeout(timer);
        timer = undefined;
        if (parts?.box === clip) parts = shown = null;
      };
    },
    place([x, y]) {
      return now === null ? null : [now.a * x + now.c * y + now.e, now.b * x + now.d * y + now.f];
    },
    pick(px, py) {
      if (now === null) return null;
      const { a, b, c, d, e, f } = now;
      const by = a * d - b * c;
      return [(d * (px - e) - c * (py - f)) / by, (a * (py - f) - b * (px - e)) / by];
    },
  };
}
