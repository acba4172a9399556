/**
 * Stand-in of a token on the canvas: drawn and animated. The live position of its document follows
 * the animation, as in Foundry.
 */
import { animation } from './animation.ts';
import type { Actor } from './documents.ts';
import { Hooks } from './hooks.ts';
import type { TokenDocument } from './tokens.ts';

const COLOURS: Readonly<Record<number, number>> = {
  1: 0x5f9a72,
  0: 0xb79a4a,
  [-1]: 0xa8483f,
  [-2]: 0x6d5a8c,
};
const FACES: readonly number[] = [0x3c4a5a, 0x4a3f52, 0x54483a, 0x3b5048, 0x5a4040, 0x46505c];

export class Token extends PIXI.Container {
  readonly isPreview: boolean;
  readonly _original: Token | undefined;
  controlled = false;
  hover = false;
  readonly targeted = new Set<unknown>();
  /** Foundry 13: the path that the ruler would take, by user. */
  _plannedMovement: Record<
    string,
    {
      foundPath: { x: number; y: number; elevation: number }[];
      unreachableWaypoints: { x: number; y: number }[];
      searching: boolean;
      hidden: boolean;
      history: unknown[];
    }
  > = {};
  readonly #art = new PIXI.Container();
  readonly #mark = new PIXI.Graphics();
  #animation = 0;

  constructor(
    readonly document: TokenDocument,
    original?: Token,
  ) {
    super();
    this._original = original;
    this.isPreview = original !== undefined;
    this.addChild(this.#art, this.#mark);
    this.#draw();
    this.position.set(document.x, document.y);
    if (this.isPreview) this.alpha = 0.55;
  }

  /** Cancels the drag; set while the mouse drags the token. */
  giveUp: (() => void) | undefined;
  /** Foundry 13: raises the dragged tokens by steps; set while the mouse drags this one. */
  _changeDragElevation: ((steps: number) => void) | undefined;
  readonly mouseInteractionManager = { cancel: (): void => this.giveUp?.() };

  get id(): string {
    return this.document.id;
  }
  /** Foundry 14: set on a token that stands on a level other than the drawn one. */
  get levelIndicator(): object | null {
    return this.document.level === undefined || this.document.level === canvas.level?.id
      ? null
      : {};
  }
  get actor(): Actor | null {
    return this.document.actor;
  }
  get w(): number {
    return this.#box.width;
  }
  get h(): number {
    return this.#box.height;
  }
  get #box(): { width: number; height: number } {
    const { width, height } = this.document;
    const {
      hexes,
      dimensions: { size },
    } = canvas;
    return hexes?.box(width, height) ?? { width: width * size, height: height * size };
  }

  get center(): { x: number; y: number } {
    return { x: this.x + this.w / 2, y: this.y + this.h / 2 };
  }

  /**
   * Hidden tokens are visible only to game masters; players see what their tokens see, and their
   * own tokens.
   */
  get isVisible(): boolean {
    if (game.user.isGM) return true;
    if (this.document.hidden) return false;
    // Foundry 14: nobody sees a level that they may not view, and a token on another level sees
    // nothing here.
    const { level, parent } = this.document;
    if (level !== undefined && ![...parent.availableLevels].some(({ id }) => id === level))
      return false;
    return (
      this.document.isOwner || (this.document._source.unseen !== true && canvas.sees(this.center))
    );
  }

  refresh(): void {
    this.visible = this.isPreview || this.isVisible;
    this.#art.alpha = this.document.hidden ? 0.45 : this.levelIndicator === null ? 1 : 0.6;
    this.#border();
    Hooks.callAll('refreshToken', this, { refreshPosition: true, refreshState: true });
  }

  control(on: boolean, { releaseOthers = true } = {}): void {
    if (on && releaseOthers)
      for (const other of canvas.tokens.controlled) if (other !== this) other.control(false);
    if (this.controlled === on) return;
    this.controlled = on;
    this.refresh();
    Hooks.callAll('controlToken', this, on);
  }

  setTarget(on: boolean, { releaseOthers = true } = {}): void {
    const { targets } = game.user;
    if (on && releaseOthers)
      for (const other of [...targets]) if (other !== this) other.setTarget(false);
    if (targets.has(this) === on) return;
    if (on) targets.add(this);
    else targets.delete(this);
    this.refresh();
    Hooks.callAll('targetToken', game.user, this, on);
  }

  /**
   * Called when the document has changed: the position is animated, everything else shown at once.
   */
  _onUpdate(changed: Record<string, unknown>, options: Record<string, unknown> = {}): void {
    if ('hidden' in changed || 'width' in changed) this.#draw();
    if (!('x' in changed) && !('y' in changed)) return this.refresh();
    const { document } = this;
    const [x0, y0] = [document.x, document.y];
    const { x, y } = document._source;
    const started = options['animate'] === false ? -Infinity : performance.now();
    const run = (this.#animation += 1);
    const step = (): void => {
      if (run !== this.#animation || this.destroyed) return;
      const t = Math.min(1, (performance.now() - started) / animation.ms);
      document.x = x0 + ((x ?? x0) - x0) * t;
      document.y = y0 + (y - y0) * t;
      this.position.set(document.x, document.y);
      this.refresh();
      Hooks.callAll('sightRefresh', canvas);
      if (t < 1) requestAnimationFrame(step);
      else if (document._source.light !== undefined) canvas.shine();
    };
    requestAnimationFrame(step);
  }

  #draw(): void {
    const { document } = this;
    this.#art.removeChildren();
    const [w, h] = [Math.max(this.w, 1), Math.max(this.h, 1)];
    const r = Math.min(w, h) / 2;
    const colour = COLOURS[document.disposition] ?? 0x777777;
    const face =
      FACES[[...document.name].reduce((n, c) => n + c.charCodeAt(0), 0) % FACES.length] ?? 0x444444;
    const disc = new PIXI.Graphics();
    disc
      .beginFill(0x000000, 0.35)
      .drawEllipse(w / 2 + r * 0.05, h / 2 + r * 0.09, r * 0.93, r * 0.93)
      .endFill();
    disc
      .beginFill(colour)
      .drawCircle(w / 2, h / 2, r * 0.92)
      .endFill();
    disc
      .beginFill(0x15171a)
      .drawCircle(w / 2, h / 2, r * 0.84)
      .endFill();
    disc
      .beginFill(face)
      .drawCircle(w / 2, h / 2, r * 0.8)
      .endFill();
    disc
      .beginFill(0xffffff, 0.08)
      .drawEllipse(w / 2, h / 2 - r * 0.3, r * 0.62, r * 0.42)
      .endFill();
    const initials = document.name
      .split(/\s+/)
      .map((part) => part[0] ?? '')
      .join('')
      .slice(0, 2)
      .toUpperCase();
    const text = new PIXI.Text(initials, {
      fontFamily: 'Georgia, "DejaVu Serif", serif',
      fontSize: Math.max(8, r * 0.78),
      fill: 0xf1ece0,
      fontWeight: 'bold',
      dropShadow: true,
      dropShadowAlpha: 0.6,
      dropShadowDistance: 2,
      dropShadowBlur: 3,
    });
    text.anchor.set(0.5);
    text.position.set(w / 2, h / 2);
    text.resolution = 2;
    this.#art.addChild(disc, text);
  }

  #border(): void {
    this.#mark.clear();
    if (this.controlled)
      this.#mark.lineStyle(4, 0xff9829, 0.95).drawRect(1, 1, this.w - 2, this.h - 2);
    if (game.user.targets.has(this)) {
      const r = Math.min(this.w, this.h) / 2;
      this.#mark.lineStyle(5, 0xd8a13a).drawCircle(this.w / 2, this.h / 2, r * 0.98);
    }
  }
}
