/**
 * Stand-in of the legacy engine: a Fabric canvas inside a scrolling wrapper. The map has a margin
 * of 125 page pixels on each side; the offset is never negative, and while the margin is visible
 * the canvas is moved inward by `paddingOffset` instead.
 */
import { Board, placeOf, sizeOf, type Camera, type Point, type Sprite } from './board.ts';
import { d20, type Client } from './campaign.ts';
import { paint } from './paint.ts';
import { sparing } from './sparing.ts';

const PADDING = 125;

/** The members of Fabric's objects that are read: center, size, scale and angle, and the model. */
interface FabricObject {
  type: string;
  readonly model: BackboneModel;
  left: number;
  top: number;
  width: number;
  height: number;
  scaleX: number;
  scaleY: number;
  angle: number;
  active: boolean;
}
interface Drawn extends Sprite {
  readonly object: FabricObject;
}

export function legacy(
  client: Client,
  canvas: HTMLCanvasElement,
  wrapper: HTMLElement,
  spacer: HTMLElement,
): { board: Board; camera: Camera; pace(ms: number): void } {
  const engine = {
    canvasZoom: 1,
    currentCanvasOffset: [0, 0] as [number, number],
    paddingOffset: [0, 0] as [number, number],
    padding: PADDING,
    get snapTo() {
      return board.cell;
    },
    // With several selected objects Fabric counts their positions from the center of the group; no
    // script is known to rely on it.
    selected: () =>
      [...board.selected].flatMap(
        (id) => (board.sprites.get(id) as Drawn | undefined)?.object ?? [],
      ),
    canvas: {
      getObjects: () => [...board.sprites.values()].map((sprite) => (sprite as Drawn).object),
      // In the new shell, Fabric's own canvases are buffers outside the document.
      lowerCanvasEl:
        client.data.options.shell === 'old' ? canvas : document.createElement('canvas'),
      getZoom: () => engine.canvasZoom,
    },
  };
  const board = new Board(client, {
    sprite(model) {
      const object: FabricObject = {
        type: 'image',
        model,
        left: placeOf(model).x,
        top: placeOf(model).y,
        ...sizeOf(model),
        scaleX: 1,
        scaleY: 1,
        angle: Number(model.get('rotation') ?? 0),
        get active() {
          return board.selected.has(model.id);
        },
      };
      return {
        model,
        object,
        held: false,
        get x() {
          return object.left;
        },
        set x(value) {
          object.left = value;
        },
        get y() {
          return object.top;
        },
        set y(value) {
          object.top = value;
        },
      } as Drawn;
    },
    gone: () => undefined,
    moved: (sprite) => {
      if (!sprite.held) Object.assign(sprite, placeOf(sprite.model));
    },
  });

  /** Updates everything that depends on the scroll position of the wrapper. */
  const scrolled = (): void => {
    const zoom = engine.canvasZoom;
    [wrapper.scrollLeft, wrapper.scrollTop].forEach((scroll, i) => {
      const at = scroll / zoom - PADDING;
      engine.currentCanvasOffset[i as 0 | 1] = Math.max(0, at);
      engine.paddingOffset[i as 0 | 1] = Math.max(0, -at) * zoom;
    });
    canvas.style.left = `${engine.paddingOffset[0]}px`;
    canvas.style.top = `${engine.paddingOffset[1]}px`;
  };
  const layOut = (): void => {
    const { width, height } = board.size;
    spacer.style.width = `${(width + 2 * PADDING) * engine.canvasZoom}px`;
    spacer.style.height = `${(height + 2 * PADDING) * engine.canvasZoom}px`;
    scrolled();
  };
  wrapper.addEventListener('scroll', scrolled);
  const fit = (): void => {
    [canvas.width, canvas.height] = [
      Math.max(1, Math.round(wrapper.clientWidth * devicePixelRatio)),
      Math.max(1, Math.round(wrapper.clientHeight * devicePixelRatio)),
    ];
    canvas.style.width = `${wrapper.clientWidth}px`;
    canvas.style.height = `${wrapper.clientHeight}px`;
    layOut();
  };
  new ResizeObserver(fit).observe(wrapper);
  fit();
  const opened = board.open.bind(board);
  board.open = (page) => {
    opened(page);
    layOut();
  };

  // The members that betterR20 and 5etools use to find the hex at a point.
  Object.assign(d20, {
    canvas_overlay: {
      get activeHexGrid() {
        const { hexes } = board;
        return hexes === null
          ? undefined
          : {
              GetHexAt({ X, Y }: { X: number; Y: number }) {
                const at = hexes.offset({ x: X, y: Y });
                const point = ({ x, y }: Point): { X: number; Y: number } => ({ X: x, Y: y });
                return {
                  MidPoint: point(hexes.middle(at)),
                  Points: hexes.corners(at).map(({ x, y }) => point({ x: x + board.shifted, y })),
                };
              },
            };
      },
    },
  });

  const context = canvas.getContext('2d');
  const draw = context === null ? () => undefined : sparing(context);
  const frame = (): void => {
    const {
      canvasZoom: zoom,
      currentCanvasOffset: [x, y],
    } = engine;
    draw((pen) =>
      paint(pen, board, {
        scale: zoom * devicePixelRatio,
        x: -x * zoom * devicePixelRatio,
        y: -y * zoom * devicePixelRatio,
      }),
    );
    board.ended();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  const scrollTo = (x: number, y: number): void => {
    wrapper.scrollTo({ left: x, top: y, behavior: 'instant' });
    scrolled();
  };
  const camera: Camera = {
    get zoom() {
      return engine.canvasZoom;
    },
    toClient({ x, y }) {
      const { left, top } = canvas.getBoundingClientRect();
      return {
        x: left + (x - engine.currentCanvasOffset[0]) * engine.canvasZoom,
        y: top + (y - engine.currentCanvasOffset[1]) * engine.canvasZoom,
      };
    },
    toPage({ x, y }): Point {
      const { left, top } = canvas.getBoundingClientRect();
      return {
        x: (x - left) / engine.canvasZoom + engine.currentCanvasOffset[0],
        y: (y - top) / engine.canvasZoom + engine.currentCanvasOffset[1],
      };
    },
    pan: (dx, dy) => scrollTo(wrapper.scrollLeft - dx, wrapper.scrollTop - dy),
    // Assumption: as on Jumpgate, the point under the pointer stays in place. The report states it
    // only for Jumpgate.
    zoomAt(at, factor) {
      const fixed = camera.toPage(at);
      engine.canvasZoom = Math.min(2.5, Math.max(0.1, engine.canvasZoom * factor));
      layOut();
      const box = wrapper.getBoundingClientRect();
      scrollTo(
        (fixed.x + PADDING) * engine.canvasZoom - (at.x - box.left),
        (fixed.y + PADDING) * engine.canvasZoom - (at.y - box.top),
      );
    },
    show({ x, y }, zoom) {
      engine.canvasZoom = zoom;
      layOut();
      scrollTo(
        (x + PADDING) * zoom - wrapper.clientWidth / 2,
        (y + PADDING) * zoom - wrapper.clientHeight / 2,
      );
    },
  };
  Object.assign(d20, { engine });
  return { board, camera, pace: () => undefined };
}
