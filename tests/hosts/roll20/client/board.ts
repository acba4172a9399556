/**
 * Stand-in parts that both Roll20 engines share: the objects on the map, the selection, and the
 * mouse.
 */
import { HexPage, isHexKind } from '../world/hexes.ts';
import type { Client, Page } from './campaign.ts';

export interface Point {
  x: number;
  y: number;
}

/**
 * The visible object of a token, which is separate from its model: their positions can differ
 * during a drag or a glide.
 */
export interface Sprite {
  readonly model: BackboneModel;
  x: number;
  y: number;
  held: boolean;
}

/** Conversion between page pixels and client CSS pixels; `zoom`: CSS pixels for each page pixel. */
export interface Camera {
  toClient(page: Point): Point;
  toPage(client: Point): Point;
  /** Moves the map under the pointer. */
  pan(dx: number, dy: number): void;
  zoomAt(client: Point, factor: number): void;
  /** Shows a point of the page in the middle of the screen, at a zoom. */
  show(middle: Point, zoom: number): void;
  readonly zoom: number;
}

const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
export const sizeOf = (model: BackboneModel): { width: number; height: number } => ({
  width: number(model.get('width'), 70),
  height: number(model.get('height'), 70),
});
export const placeOf = (model: BackboneModel): Point => ({
  x: number(model.get('left'), 0),
  y: number(model.get('top'), 0),
});

export class Board {
  page: Page | undefined;
  sprites = new Map<string, Sprite>();
  readonly selected = new Set<string>();
  /** Functions called after each drawn frame. */
  readonly drawn = new Set<() => void>();
  frames = 0;

  constructor(
    readonly client: Client,
    private readonly made: {
      sprite(model: BackboneModel): Sprite;
      gone(sprite: Sprite): void;
      moved(sprite: Sprite): void;
    },
  ) {}

  /** Opens a page: its tokens arrive later, as a reset, and are drawn as they arrive. */
  open(page: Page): void {
    for (const sprite of this.sprites.values()) this.made.gone(sprite);
    this.sprites.clear();
    this.selected.clear();
    this.page = page;
    const graphics = page.thegraphics as BackboneCollection | undefined;
    const add = (model: BackboneModel): void => {
      if (this.page === page) this.sprites.set(model.id, this.made.sprite(model));
    };
    for (const model of graphics?.models ?? []) add(model);
    graphics?.on('add', add as Listener);
    graphics?.on('reset', ((all: BackboneCollection) => all.models.forEach(add)) as Listener);
    graphics?.on('remove', ((model: BackboneModel) => {
      const sprite = this.sprites.get(model.id);
      if (sprite !== undefined) this.made.gone(sprite);
      this.sprites.delete(model.id);
      this.selected.delete(model.id);
    }) as Listener);
    graphics?.on('change:left change:top', ((model: BackboneModel) => {
      const sprite = this.sprites.get(model.id);
      if (sprite !== undefined) this.made.moved(sprite);
    }) as Listener);
  }

  named(name: string): Sprite {
    const found = [...this.sprites.values()].find(({ model }) => model.get('name') === name);
    if (found === undefined) throw new Error(`no token ${name}`);
    return found;
  }

  /** The topmost object under a point that may be selected; never the map itself. */
  under({ x, y }: Point): Sprite | undefined {
    return [...this.sprites.values()].reverse().find(({ model, x: cx, y: cy }) => {
      const { width, height } = sizeOf(model);
      return (
        ['objects', 'gmlayer'].includes(String(model.get('layer'))) &&
        Math.abs(x - cx) <= width / 2 &&
        Math.abs(y - cy) <= height / 2
      );
    });
  }

  /**
   * Used by a twist (second.ts): distance in page pixels between the hexes that the host reports
   * and those that it draws.
   */
  shifted = 0;

  /** The hexes of the page; null without a hex grid. */
  get hexes(): HexPage | null {
    const kind: unknown = this.page?.get('grid_type');
    return isHexKind(kind) && this.cell > 0
      ? new HexPage(kind, this.cell / 70, this.client.data.options.engine)
      : null;
  }
  /** Size of a cell in page pixels; 0 if the page has no grid. */
  get cell(): number {
    return 70 * number(this.page?.get('snapping_increment'), 1);
  }
  get size(): { width: number; height: number } {
    return {
      width: 70 * number(this.page?.get('width'), 25),
      height: 70 * number(this.page?.get('height'), 25),
    };
  }
  chosen(): BackboneModel[] {
    return [...this.selected].flatMap((id) => this.sprites.get(id)?.model ?? []);
  }
  ended(): void {
    this.frames += 1;
    for (const run of [...this.drawn]) run();
  }
}
