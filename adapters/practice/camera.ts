/**
 * Position and zoom of the map in the window: pixels per plane unit (a square's side, a hex's
 * width), and the client position of the map's origin. Pure.
 */
import type { Camera } from '../../src/state/host.ts';

export interface CameraView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface BoundedMap {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Widths covered by panels at the window's edges, in CSS pixels. */
export interface Insets {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const NEAREST = 128;
export const MIN_SCALE = 12;

const clamp = (v: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, v));

/** Zooms by `factor`, keeping the map's point under (px, py) where it is. */
export function zoomAbout(v: CameraView, factor: number, px: number, py: number): CameraView {
  const scale = clamp(v.scale * factor, MIN_SCALE, NEAREST);
  const k = scale / v.scale;
  return { scale, x: px - (px - v.x) * k, y: py - (py - v.y) * k };
}

export const pan = (v: CameraView, dx: number, dy: number): CameraView => ({
  ...v,
  x: v.x + dx,
  y: v.y + dy,
});

/**
 * Zooms and places the map so that a part of it (in plane units) fits into the box, without the
 * widths that panels cover at its edges. No cell becomes larger than 84 px.
 */
export function fit(part: BoundedMap, box: BoundedMap, insets: Insets): CameraView {
  const width = Math.max(120, box.width - insets.left - insets.right);
  const height = Math.max(120, box.height - insets.top - insets.bottom);
  const scale = Math.floor(
    clamp(Math.min(width / part.width, height / part.height), MIN_SCALE, 84),
  );
  return {
    scale,
    x: Math.round(box.x + insets.left + (width - part.width * scale) / 2 - part.x * scale),
    y: Math.round(box.y + insets.top + (height - part.height * scale) / 2 - part.y * scale),
  };
}

/**
 * Moves the view so that at least three cells of the map stay within the box, so that the user
 * cannot lose the map.
 */
export function held(
  v: CameraView,
  map: Pick<BoundedMap, 'width' | 'height'>,
  box: BoundedMap,
): CameraView {
  const keep = 3 * v.scale;
  return {
    ...v,
    x: clamp(v.x, box.x + keep - map.width * v.scale, box.x + box.width - keep),
    y: clamp(v.y, box.y + keep - map.height * v.scale, box.y + box.height - keep),
  };
}

/** Converts client pixels to plane units. */
export const clientToPlane = (v: CameraView, px: number, py: number): readonly [number, number] => [
  (px - v.x) / v.scale,
  (py - v.y) / v.scale,
];

export const practiceCamera = (v: CameraView, clip: BoundedMap): Camera => ({
  a: v.scale,
  b: 0,
  c: 0,
  d: v.scale,
  e: v.x,
  f: v.y,
  clip,
});
