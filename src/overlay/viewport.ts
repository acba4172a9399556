/**
 * Keeps the marks glued to the map: they are drawn once, in map units, and one CSS matrix moves them. Sizes that
 * belong to the screen follow two custom properties, written only when the zoom changes.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Point } from '../board/grid.ts';

/** Internal units a cell: whole enough for crisp paths, small enough for single-precision floats on huge maps. */
export const UNIT = 100;

/** Cells to client CSS pixels: x' = a·x + c·y + e, y' = b·x + d·y + f; marks are clipped to `clip`. */
export interface Camera {
  readonly a: number; readonly b: number; readonly c: number; readonly d: number; readonly e: number; readonly f: number;
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface Viewport {
  /** Takes effect before it returns: call it in the task in which the host moves its map. */
  set(camera: Camera): void;
  /** `clip` is laid over the host's map area, `moved` inside it carries the marks. Returns the end of it. */
  attach(clip: HTMLElement, moved: HTMLElement | SVGElement): () => void;
  /** CSS pixels a cell, once the zoom has come to rest; 0 before the first camera. */
  readonly size: ReadonlySignal<number>;
  /** Where a point of the map is now, in client CSS pixels; null before the first camera. */
  place(point: Point): readonly [x: number, y: number] | null;
}

/** A zoom that has not changed for this long (ms) has come to rest. */
const REST = 120;

/** CSS pixels a cell. */
export const scaleOf = ({ a, b }: Camera): number => Math.hypot(a, b);

export const sound = ({ a, b, c, d, e, f, clip }: Camera): boolean =>
  [a, b, c, d, e, f, clip.x, clip.y, clip.width, clip.height].every(Number.isFinite) && Math.abs(a * d - b * c) > 1e-9;

/** The matrix that moves marks in internal units, inside a box that starts at the clip's corner. */
export const matrix = ({ a, b, c, d, e, f, clip }: Camera): string =>
  `matrix(${a / UNIT}, ${b / UNIT}, ${c / UNIT}, ${d / UNIT}, ${e - clip.x}, ${f - clip.y})`;

export function createViewport(): Viewport {
  const size = signal(0);
  let now: Camera | null = null;
  let shown: Camera | null = null;
  let box: HTMLElement | null = null;
  let marks: HTMLElement | SVGElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(camera: Camera): void {
    if (box === null || marks === null) return;
    const { clip } = camera;
    const was = shown?.clip;
    if (was === undefined || was.x !== clip.x || was.y !== clip.y || was.width !== clip.width || was.height !== clip.height) {
      box.style.left = `${clip.x}px`;
      box.style.top = `${clip.y}px`;
      box.style.width = `${Math.max(0, clip.width)}px`;
      box.style.height = `${Math.max(0, clip.height)}px`;
    }
    const scale = scaleOf(camera);
    if (shown === null || scaleOf(shown) !== scale) {
      marks.style.setProperty('--c', `${scale}px`);
      marks.style.setProperty('--k', `${UNIT / scale}`);
    }
    marks.style.transform = matrix(camera);
    if (shown === null) box.style.visibility = '';
    shown = camera;
  }

  return {
    size,
    set(camera) {
      if (!sound(camera)) return;
      const scale = scaleOf(camera);
      if (now === null) size.value = scale;
      else if (scaleOf(now) !== scale) {
        clearTimeout(timer);
        timer = setTimeout(() => { size.value = scale; }, REST);
      }
      now = camera;
      show(camera);
    },
    attach(clip, moved) {
      box = clip;
      marks = moved;
      shown = null;
      // Nothing is right before the first camera.
      if (now === null) clip.style.visibility = 'hidden';
      else show(now);
      return () => {
        clearTimeout(timer);
        if (box === clip) box = marks = shown = null;
      };
    },
    place([x, y]) {
      return now === null ? null : [now.a * x + now.c * y + now.e, now.b * x + now.d * y + now.f];
    },
  };
}
