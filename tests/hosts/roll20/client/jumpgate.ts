/**
 * Stand-in of the Jumpgate engine: a real Babylon scene (`MeshScene`) with an orthographic camera
 * `vtt-main-camera` under `cam-transform`. World x is the page's `left`, world y its `top` with the
 * sign reversed. Babylon renders the scene without a graphics card; what the camera shows is drawn
 * on the canvas in 2D, through the scene's own matrix.
 */
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Camera as BabylonCamera } from '@babylonjs/core/Cameras/camera.js';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Matrix } from '@babylonjs/core/Maths/math.vector.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Board, placeOf, sizeOf, type Camera, type Point, type Sprite } from './board.ts';
import { d20, type Client } from './campaign.ts';
import { paint } from './paint.ts';
import { sparing } from './sparing.ts';

/** The engine without a graphics card, with the canvas that it renders for. */
class CanvasEngine extends NullEngine {
  constructor(private readonly canvas: HTMLCanvasElement) {
    super({
      renderWidth: canvas.width,
      renderHeight: canvas.height,
      textureSize: 512,
      deterministicLockstep: false,
      lockstepMaxSteps: 4,
    });
  }
  override getRenderingCanvas(): HTMLCanvasElement {
    return this.canvas;
  }
  override getRenderWidth(): number {
    return this.canvas.width;
  }
  override getRenderHeight(): number {
    return this.canvas.height;
  }
}

interface Gliding extends Sprite {
  mesh: Mesh;
  from: Point;
  since: number;
}

export function jumpgate(
  client: Client,
  canvas: HTMLCanvasElement,
): { board: Board; camera: Camera; pace(ms: number): void } {
  const { options } = client.data;
  let glide = options.glide;
  const fit = (): void => {
    const { width, height } = canvas.getBoundingClientRect();
    [canvas.width, canvas.height] = [
      Math.max(1, Math.round(width * devicePixelRatio)),
      Math.max(1, Math.round(height * devicePixelRatio)),
    ];
  };
  fit();
  const engine = new CanvasEngine(canvas);
  const scene = new Scene(engine);
  const transform = new TransformNode('cam-transform', scene);
  const eye = new FreeCamera('vtt-main-camera', new Vector3(0, 0, -1000), scene);
  eye.mode = BabylonCamera.ORTHOGRAPHIC_CAMERA;
  eye.maxZ = 10_000;
  eye.parent = transform;
  scene.activeCamera = eye;
  const grid = new Mesh('tabletop-square-grid', scene);
  let percent = 100;

  /** Updates the frustum: the zoom is in CSS pixels, whatever the density of the screen. */
  const frustum = (): void => {
    const { width, height } = canvas.getBoundingClientRect();
    [eye.orthoRight, eye.orthoTop] = [
      (width / 2) * (100 / percent),
      (height / 2) * (100 / percent),
    ];
    [eye.orthoLeft, eye.orthoBottom] = [-eye.orthoRight, -eye.orthoTop];
  };
  frustum();
  new ResizeObserver(() => {
    fit();
    frustum();
  }).observe(canvas);

  const board = new Board(client, {
    sprite(model) {
      const at = placeOf(model);
      const mesh = new Mesh(`image-instance-${model.id}`, scene);
      mesh.position.set(at.x, -at.y, 0);
      mesh.scaling.set(sizeOf(model).width, sizeOf(model).height, 1);
      return { model, ...at, held: false, mesh, from: at, since: -Infinity } as Gliding;
    },
    gone: (sprite) => (sprite as Gliding).mesh.dispose(),
    // The model has jumped; the visible object starts to glide from its old position.
    moved: (sprite) => {
      Object.assign(sprite, { from: { x: sprite.x, y: sprite.y }, since: performance.now() });
    },
  });

  // Lines around each hex, two points for each side, y upward (VTTinker: about 9,800 points on a
  // page of 22 by 37 units).
  let lines: Mesh | undefined;
  const opened = board.open.bind(board);
  board.open = (page) => {
    opened(page);
    lines?.dispose();
    lines = undefined;
    const { hexes, size } = board;
    if (hexes === null) return;
    lines = new Mesh('Hex-Grid-Line-System', scene);
    const points: number[] = [];
    for (let row = 0; hexes.middle([0, row]).y < size.height; row++) {
      for (let column = 0; hexes.middle([column, row]).x < size.width; column++) {
        const corners = hexes.corners([column, row]);
        for (const [i, a] of corners.entries()) {
          const b = corners[(i + 1) % corners.length] ?? a;
          points.push(a.x, -a.y, 0, b.x, -b.y, 0);
        }
      }
    }
    lines.setVerticesData('position', points, true);
  };

  scene.onBeforeRenderObservable.add(() => {
    const now = performance.now();
    for (const sprite of board.sprites.values() as Iterable<Gliding>) {
      if (!sprite.held) {
        const to = placeOf(sprite.model);
        const t = glide <= 0 ? 1 : Math.min(1, (now - sprite.since) / glide);
        [sprite.x, sprite.y] = [
          sprite.from.x + (to.x - sprite.from.x) * t,
          sprite.from.y + (to.y - sprite.from.y) * t,
        ];
      }
      sprite.mesh.position.set(sprite.x, -sprite.y, 0);
      sprite.mesh.scaling.set(sizeOf(sprite.model).width, sizeOf(sprite.model).height, 1);
    }
    grid.scaling.set(board.size.width, -board.size.height, 1);
  });

  const context = canvas.getContext('2d');
  const draw = context === null ? () => undefined : sparing(context);
  const project = (x: number, y: number): Point => {
    const p = Vector3.Project(
      new Vector3(x, -y, 0),
      Matrix.Identity(),
      scene.getTransformMatrix(),
      eye.viewport.toGlobal(canvas.width, canvas.height),
    );
    return { x: p.x, y: p.y };
  };
  const frame = (): void => {
    scene.render();
    const [zero, one] = [project(0, 0), project(1000, 1000)];
    draw((pen) => paint(pen, board, { scale: (one.x - zero.x) / 1000, x: zero.x, y: zero.y }));
    board.ended();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  const camera: Camera = {
    get zoom() {
      return percent / 100;
    },
    toClient({ x, y }) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      return {
        x: left + width / 2 + (x - transform.position.x) * (percent / 100),
        y: top + height / 2 + (y + transform.position.y) * (percent / 100),
      };
    },
    toPage({ x, y }) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      return {
        x: transform.position.x + (x - left - width / 2) * (100 / percent),
        y: -transform.position.y + (y - top - height / 2) * (100 / percent),
      };
    },
    pan(dx, dy) {
      transform.position.set(
        transform.position.x - dx * (100 / percent),
        transform.position.y + dy * (100 / percent),
        0,
      );
    },
    zoomAt(at, factor) {
      const fixed = camera.toPage(at);
      percent = Math.min(250, Math.max(10, percent * factor));
      frustum();
      const now = camera.toPage(at);
      transform.position.set(
        transform.position.x + fixed.x - now.x,
        transform.position.y - (fixed.y - now.y),
        0,
      );
    },
    show({ x, y }, zoom) {
      percent = zoom * 100;
      frustum();
      transform.position.set(x, -y, 0);
    },
  };

  Object.assign(d20, {
    engine: {
      // Always 1, whatever the zoom.
      canvasZoom: 1,
      get snapTo() {
        return board.cell;
      },
      tabletopSelected: () => board.chosen().map((model) => ({ id: model.id, model })),
    },
  });
  client.campaign.engine = {
    cameraTransform: transform,
    moveCamera: (to: Vector3) => {
      transform.position.copyFrom(to);
    },
  };
  Object.assign(window, { MeshScene: scene });
  return {
    board,
    camera,
    pace: (ms) => {
      glide = ms;
    },
  };
}
