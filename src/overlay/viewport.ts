/**
 * Keeps the marks glued to the map. They are drawn once, in map units, at the scale of the last
 * zoom that came to rest; from there one CSS matrix on their own compositor layer moves them, so
 * that a pan paints nothing. A zoom stretches the layer until it rests; then everything is drawn
 * sharp again and sizes that belong to the screen follow. Once all is still the layer is put on
 * whole pixels of the screen, at most half of one beside its place.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Point } from '../board/grid.ts';

/**
 * Internal units a cell: whole enough for crisp paths, small enough for single-precision floats on
 * huge maps.
 */
export const UNIT = 100;

/**
 * Cells to client CSS pixels: x' = a·x + c·y + e, y' = b·x + d·y + f; marks are clipped to `clip`.
 */
export interface Camera {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly clip: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface Viewport {
  /** Takes effect before it returns: call it in the task in which the host moves its map. */
  set(camera: Camera): void;
  /**
   * `clip` is laid over the host's map area, `moved` inside it is what the matrix moves, `marks`
   * inside that is what was drawn. Returns the end of it.
   */
  attach(clip: HTMLElement, moved: HTMLElement, marks: HTMLElement | SVGElement): () => void;
  /** CSS pixels a cell, once the zoom has come to rest; 0 before the first camera. */
  readonly size: ReadonlySignal<number>;
  /** Where a point of the map is now, in client CSS pixels; null before the first camera. */
  place(point: Point): readonly [x: number, y: number] | null;
  /** The point of the map that lies at client CSS pixels; null before the first camera. */
  pick(x: number, y: number): Point | null;
}

/**
 * While the camera moves, and a little longer, it is looked at this often (ms): one timer for a
 * whole pan.
 */
const LOOK = 120;
/** At this look since the last change a zoom has come to rest, and is drawn sharp; */
const RESTED = 2;
/**
 * at this one all is still, and is put on whole pixels. Later, so that slow frames are not taken
 * for an end.
 */
const SETTLED = 4;

/** CSS pixels a cell. */
export const scaleOf = ({ a, b }: Camera): number => Math.hypot(a, b);

/** One number that is none makes the sum none. */
export const sound = ({ a, b, c, d, e, f, clip }: Camera): boolean =>
  Number.isFinite(a + b + c + d + e + f + clip.x + clip.y + clip.width + clip.height) &&
  Math.abs(a * d - b * c) > 1e-9;

/** A zoom that strays this far from what was drawn does not wait for its rest. */
const STRETCH = 1.5;

/**
 * The matrix that moves marks drawn at `drawn` pixels a cell, inside a box that starts at the
 * clip's corner.
 */
export const matrix = ({ a, b, c, d, e, f, clip }: Camera, drawn: number): string =>
  `matrix(${a / drawn}, ${b / drawn}, ${c / drawn}, ${d / drawn}, ${e - clip.x}, ${f - clip.y})`;

/** The nearest whole pixel of the screen: between two of them everything looks soft. */
function toPixel(px: number): number {
  const ratio = globalThis.devicePixelRatio || 1;
  return Math.round(px * ratio) / ratio;
}

export function createViewport(): Viewport {
  const size = signal(0);
  let now: Camera | null = null;
  let shown: Camera | null = null;
  /** Pixels a cell at which the marks were last drawn. */
  let drawn = 0;
  let parts: {
    readonly box: HTMLElement;
    readonly moved: HTMLElement;
    readonly marks: HTMLElement | SVGElement;
  } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Since the camera last changed. */
  let looks = 0;

  function draw(scale: number): void {
    if (parts === null || drawn === scale) return;
    drawn = scale;
    const { style } = parts.marks;
    style.transform = `scale(${scale / UNIT})`;
    style.setProperty('--c', `${scale}px`);
    style.setProperty('--k', `${UNIT / scale}`);
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
    } else if (looks === SETTLED) show({ ...now, e: toPixel(now.e), f: toPixel(now.f) }, scale);
  }

  return {
    size,
    set(camera) {
      if (!sound(camera)) return;
      const scale = scaleOf(camera);
      if (now === null) size.value = scale;
      now = camera;
      stir();
      show(camera, scale);
    },
    attach(clip, moved, marks) {
      parts = { box: clip, moved, marks };
      shown = null;
      drawn = 0;
      // Nothing is right before the first camera.
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
