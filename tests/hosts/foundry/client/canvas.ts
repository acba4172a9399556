/**
 * Stand-in of Foundry's canvas: PIXI 7, the camera on the stage's pivot, scenes drawn and torn
 * down.
 */
import type { SceneData } from '../world/types.ts';
import { geometryOf, type HexGeometry } from '../world/hexes.ts';
import { paddingOf } from '../world/scenes.ts';
import type { Scene, WallDocument } from './documents.ts';
import { floor, gridLines, masonry, rubble } from './floor.ts';
import { BaseGrid, gridLayer, HexagonalGrid } from './grid.ts';
import { Hooks } from './hooks.ts';
import type { Level } from './levels.ts';
import { environmentOf, sourcesOf } from './light.ts';
import { drawWhatChanges } from './still.ts';
import { Token } from './token.ts';

interface Point {
  x: number;
  y: number;
}
type Container = InstanceType<typeof PIXI.Container>;
const layer = (...children: Container[]): Container => {
  const made = new PIXI.Container();
  if (children.length > 0) made.addChild(...children);
  return made;
};

export class StandInCanvas {
  ready = false;
  scene: Scene | null = null;
  /** Foundry 14: the level that is drawn; undefined in earlier generations. */
  level?: Level | null;
  /** Foundry 14: edges of the drawn level, a different object for each level. */
  edges?: object;
  readonly app: InstanceType<typeof PIXI.Application>;
  dimensions!: Record<
    'size' | 'distance' | 'width' | 'height' | 'sceneX' | 'sceneY' | 'sceneWidth' | 'sceneHeight',
    number
  > &
    Partial<Record<'rows' | 'columns', number>>;
  grid: unknown = null;
  /** The hexes of the scene; exists only in the stand-in. */
  hexes: HexGeometry | null = null;
  walls: { placeables: { document: WallDocument }[] } = { placeables: [] };
  readonly fog = {
    isPointExplored: ({ x, y }: { x: number; y: number }): boolean => {
      const boxes = this.scene?._source.explored;
      return (
        boxes === undefined ||
        boxes.some(
          (box) =>
            (box.level === undefined || box.level === this.level?.id) &&
            x >= box.x &&
            y >= box.y &&
            x < box.x + box.width &&
            y < box.y + box.height,
        )
      );
    },
  };
  /** The explored part that a player's tokens see. A game master sees everything. */
  readonly visibility? = {
    testVisibility: (
      point: Point | readonly Point[],
      _options: { tolerance?: number; object?: unknown } = {},
    ): boolean => [point].flat().some((each) => this.sees(each)),
  };
  /** The lights that the canvas draws; recomputed by `shine`. */
  readonly effects: Partial<ReturnType<typeof sourcesOf>> = {};
  /** Foundry 12 and later. */
  environment?: ReturnType<typeof environmentOf>;
  readonly tokens = {
    objects: layer(),
    preview: layer(),
    get placeables(): Token[] {
      return this.objects.children as Token[];
    },
    get controlled(): Token[] {
      return this.placeables.filter((t) => t.controlled);
    },
    get(id: string): Token | undefined {
      return this.placeables.find((t) => t.id === id);
    },
  };
  interface: Container & { grid?: unknown } = layer();
  #masonry = layer();

  constructor() {
    this.app = new PIXI.Application({
      resizeTo: window,
      antialias: true,
      autoDensity: true,
      resolution: window.devicePixelRatio,
      backgroundColor: 0x16181b,
      powerPreference: 'high-performance',
    });
    drawWhatChanges(this.app);
    const view = this.app.view as HTMLCanvasElement;
    view.id = 'board';
    document.body.append(view);
    // Foundry 11 keeps visibility among the canvas's effects.
    if (game.release.generation < 12) {
      Object.assign(this.effects, { visibility: this.visibility });
      delete (this as { visibility?: unknown }).visibility;
    }
  }

  sees(point: { x: number; y: number }): boolean {
    return game.user.isGM || this.fog.isPointExplored(point);
  }
  get stage(): Container {
    return this.app.stage;
  }
  get id(): string | undefined {
    return this.scene?.id;
  }

  async draw(scene: Scene, level: Level | null = scene.initialLevel): Promise<void> {
    if (this.scene !== null) this.tearDown(scene, level);
    Hooks.callAll('canvasInit', this);
    await Promise.resolve();
    this.scene = scene;
    if (game.release.generation >= 14) Object.assign(this, { level, edges: {} });
    const data = scene._source;
    this.hexes = geometryOf(data);
    this.dimensions = dimensionsOf(data);
    this.grid = game.release.generation >= 12 ? scene.grid : gridLayer(data);
    const at = { x: this.dimensions.sceneX, y: this.dimensions.sceneY };
    const ground = layer(floor(data, at));
    for (const region of scene.regions?.contents ?? []) {
      if (
        region.behaviors.contents.every(({ type }) => type !== 'modifyMovementCost') ||
        level?.holds(region.levels) === false
      )
        continue;
      ground.addChild(rubble(region.shapes));
    }
    const flag = (
      data.flags['enhanced-terrain-layer'] as { terrain1?: Record<string, number> } | undefined
    )?.terrain1;
    if (flag !== undefined) {
      const { x = 0, y = 0, width = 0, height = 0 } = flag;
      ground.addChild(
        rubble([
          { x, y, width, height },
          { x: x + 300, y: y + 200, width: 100, height: 100, hole: true },
        ]),
      );
    }
    ground.addChild(gridLines(data, at));
    this.interface = layer();
    this.interface.grid = layer();
    this.tokens.objects = layer();
    this.tokens.preview = layer();
    this.walls = { placeables: this.#walls().map((document) => ({ document })) };
    this.#masonry = layer();
    this.stage.addChild(
      ground,
      this.#masonry,
      this.tokens.objects,
      this.tokens.preview,
      this.interface,
    );
    if (!game.user.isGM && data.explored !== undefined) {
      const dark = new PIXI.Graphics()
        .beginFill(0x0c0d0f)
        .drawRect(at.x, at.y, data.width, data.height)
        .beginHole();
      for (const box of data.explored) dark.drawRect(box.x, box.y, box.width, box.height);
      dark.endHole().endFill();
      this.stage.addChildAt(dark, this.stage.children.indexOf(this.tokens.objects));
    }
    for (const document of scene.tokens.values()) this.show(document);
    this.redraw();
    this.#fit();
    this.shine();
    this.ready = true;
    // Marks the exact time for the benchmark, whose own checks come later.
    performance.mark('ready');
    for (const token of this.tokens.placeables) token.refresh();
    Hooks.call('canvasReady', this);
  }

  /** Computes what the lights reach. */
  shine(): void {
    const data = this.scene?._source;
    if (data === undefined) return;
    const { lightSources, darknessSources } = sourcesOf(
      data,
      this.#walls(),
      this.tokens.placeables.map(({ document: { _source: s } }) => ({ ...s, x: s.x ?? 0 })),
    );
    Object.assign(this.effects, { lightSources });
    if (game.release.generation >= 12) {
      Object.assign(this.effects, { darknessSources });
      this.environment = environmentOf(data);
    }
    Hooks.callAll('lightingRefresh', this.effects);
  }

  /** Walls of the drawn level. */
  #walls(): WallDocument[] {
    return [...(this.scene?.walls.values() ?? [])].filter(
      ({ levels }) => levels === undefined || this.level?.holds(levels) !== false,
    );
  }

  /**
   * Draws a token or removes it: Foundry 14 draws tokens of the drawn level and of levels that are
   * visible from it.
   */
  show(document: Scene['tokens'] extends Map<string, infer T> ? T : never): void {
    const shown = this.level == null || document.includedInLevel(this.level);
    if (shown === (document.object !== null)) return;
    if (!shown) {
      document.object?.destroy({ children: true });
      document.object = null;
      return;
    }
    // A token that is drawn anew stands at its destination: the animation ended with the drawing before.
    document.x = document._source.x ?? 0;
    document.y = document._source.y;
    const token = new Token(document);
    document.object = token;
    this.tokens.objects.addChild(token);
    Hooks.callAll('drawToken', token);
  }

  tearDown(nextScene?: Scene, nextLevel?: Level | null): void {
    if (game.release.generation >= 14)
      Hooks.callAll('canvasTearDown', this, { nextScene, nextLevel });
    else Hooks.callAll('canvasTearDown', this);
    this.ready = false;
    for (const document of this.scene?.tokens.values() ?? [])
      (document as { object: Token | null }).object = null;
    game.user.targets.clear();
    for (const child of this.stage.removeChildren()) child.destroy({ children: true });
    this.scene = null;
  }

  /** Draws doors and walls again after one changed. */
  redraw(): void {
    this.#masonry.removeChildren().forEach((child) => child.destroy());
    this.#masonry.addChild(masonry(this.#walls(), this.dimensions.size * 0.16));
  }

  pan({
    x = this.stage.pivot.x,
    y = this.stage.pivot.y,
    scale = this.stage.scale.x,
  }: {
    x?: number;
    y?: number;
    scale?: number;
  }): void {
    const kept = Math.min(3, Math.max(0.1, scale));
    this.stage.pivot.set(x, y);
    this.stage.scale.set(kept);
    Hooks.callAll('canvasPan', this, { x, y, scale: kept });
  }

  /** Calls one hook in each frame, like Foundry's animated pan. */
  animatePan({
    x = this.stage.pivot.x,
    y = this.stage.pivot.y,
    scale = this.stage.scale.x,
    duration = 250,
  }: {
    x?: number;
    y?: number;
    scale?: number;
    duration?: number;
  }): Promise<void> {
    const [x0, y0, s0] = [this.stage.pivot.x, this.stage.pivot.y, this.stage.scale.x];
    const started = performance.now();
    return new Promise((done) => {
      const step = (): void => {
        const t = Math.min(1, (performance.now() - started) / duration);
        this.pan({ x: x0 + (x - x0) * t, y: y0 + (y - y0) * t, scale: s0 + (scale - s0) * t });
        if (t < 1) requestAnimationFrame(step);
        else done();
      };
      requestAnimationFrame(step);
    });
  }

  canvasCoordinatesFromClient({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const { left, top } = (this.app.view as HTMLCanvasElement).getBoundingClientRect();
    return this.stage.worldTransform.applyInverse({ x: x - left, y: y - top });
  }

  clientCoordinatesFromCanvas(point: { x: number; y: number }): { x: number; y: number } {
    const { left, top } = (this.app.view as HTMLCanvasElement).getBoundingClientRect();
    const p = this.stage.worldTransform.apply(point);
    return { x: p.x + left, y: p.y + top };
  }

  #fit(): void {
    const { screen } = this.app;
    const { sceneX, sceneY, sceneWidth, sceneHeight } = this.dimensions;
    this.stage.position.set(screen.width / 2, screen.height / 2);
    this.pan({
      x: sceneX + sceneWidth / 2,
      y: sceneY + sceneHeight / 2,
      scale: Math.min(screen.width / sceneWidth, screen.height / sceneHeight, 1.2) * 0.98,
    });
    this.app.renderer.on('resize', () =>
      this.stage.position.set(this.app.screen.width / 2, this.app.screen.height / 2),
    );
  }
}

function dimensionsOf(data: SceneData): StandInCanvas['dimensions'] {
  const { distance } = data.grid;
  const hexes = geometryOf(data);
  const size = hexes?.size ?? data.grid.size;
  const { x: sceneX, y: sceneY } = hexes?.padding(data.width, data.height, data.padding) ?? {
    x: paddingOf(data.width, data.padding, size),
    y: paddingOf(data.height, data.padding, size),
  };
  const [width, height] = [data.width + 2 * sceneX, data.height + 2 * sceneY];
  return {
    size,
    distance,
    width,
    height,
    sceneX,
    sceneY,
    sceneWidth: data.width,
    sceneHeight: data.height,
    ...(game.release.generation >= 12
      ? { rows: Math.ceil(height / size), columns: Math.ceil(width / size) }
      : {}),
  };
}

export const gridFor =
  (generation: number) =>
  (data: SceneData): unknown => {
    const hexes = geometryOf(data);
    return generation < 12
      ? data.grid
      : hexes === null
        ? new BaseGrid(data)
        : new HexagonalGrid(data, hexes);
  };
