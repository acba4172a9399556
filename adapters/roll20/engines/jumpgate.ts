/**
 * Reads camera, grid and drawn tokens of Roll20's Jumpgate engine, which draws with Babylon. The
 * world's x axis is the page's x axis; the world's y axis points upwards. The camera is a child of
 * the node `cam-transform` and shows the part of the world within its orthographic bounds.
 */
import { safeRead, isNumber, mustBe } from '../../common/safeRead.ts';
import type { Scene, DrawnScreen } from '../live.ts';
import { eachFrame } from './frames.ts';

const CAMERA = 'vtt-main-camera';
const ANCHOR = 'cam-transform';
/** Name of the mesh with the lines around each hex, from corner to corner. */
const HEXES = 'Hex-Grid-Line-System';

export function jumpgate(scene: Scene): DrawnScreen | undefined {
  const view =
    scene.getEngine?.().getRenderingCanvas?.() ??
    document.querySelector<HTMLElement>('#babylonCanvas');
  if (view === null) return undefined;
  return {
    name: 'jumpgate',
    view,
    camera(rect) {
      const camera = scene.cameras?.find(({ name }) => name === CAMERA);
      const anchor = scene.getTransformNodeByName?.(ANCHOR);
      // The node's position in the world is read first, because `position` would be relative if the
      // node ever had a parent.
      const at = anchor?.getAbsolutePosition?.() ?? anchor?.position;
      const {
        orthoLeft: left,
        orthoRight: right,
        orthoTop: top,
        orthoBottom: bottom,
      } = camera ?? {};
      if (
        at == null ||
        left == null ||
        right == null ||
        top == null ||
        bottom == null ||
        ![at.x, at.y].every(isNumber)
      )
        return undefined;
      const [sx, sy] = [rect.width / (right - left), rect.height / (top - bottom)];
      return [
        sx,
        0,
        0,
        sy,
        rect.left - (at.x + left) * sx,
        rect.top + (at.y + top) * sy,
        rect.left,
        rect.top,
        rect.width,
        rect.height,
      ];
    },
    project(x, y) {
      const m = scene.getTransformMatrix?.().m;
      if (m == null) return undefined;
      const of = (i: number): number => mustBe(m[i], isNumber);
      const along = (i: number): number => x * of(i) - y * of(4 + i) + of(12 + i);
      const { left, top, width, height } = view.getBoundingClientRect();
      return [
        left + ((1 + along(0) / along(3)) / 2) * width,
        top + ((1 - along(1) / along(3)) / 2) * height,
      ];
    },
    drawn(id) {
      const mesh = scene.getMeshByName?.(`image-instance-${id}`);
      const at = mesh?.getAbsolutePosition?.() ?? mesh?.position;
      return isNumber(at?.x) && isNumber(at.y) ? [at.x, -at.y] : undefined;
    },
    corners: (_width, _height, most) =>
      safeRead('grid', () => {
        const mesh = scene.getMeshByName?.(HEXES);
        const points = mesh?.getVerticesData?.('position');
        const m = mesh?.getWorldMatrix?.().m;
        if (points == null || m == null) return [];
        const of = (list: ArrayLike<number>, i: number): number => mustBe(list[i], isNumber);
        const count = Math.floor(points.length / 3);
        const sampled = Math.min(most, count);
        return Array.from({ length: sampled }, (_, i) => {
          // Samples are taken evenly from all drawn lines.
          const at = 3 * Math.floor((i * count) / sampled);
          const [x, y] = [of(points, at), of(points, at + 1)];
          return {
            x: x * of(m, 0) + y * of(m, 4) + of(m, 12),
            y: -(x * of(m, 1) + y * of(m, 5) + of(m, 13)),
          };
        });
      }) ?? [],
    frames(run) {
      // After a frame has been drawn, the camera certainly matches the frame on the screen.
      const drawn = scene.onAfterRenderObservable ?? scene.onBeforeRenderObservable;
      if (typeof drawn?.add !== 'function') return eachFrame(run);
      const observer = drawn.add(run);
      return () => {
        drawn.remove?.(observer);
      };
    },
  };
}
