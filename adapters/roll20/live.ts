/**
 * The parts of a live Roll20 page that the page's script touches, as far as it trusts them:
 * everything may be missing, and what is there may be of any kind. Types only, so the page script
 * stays small.
 */
import type { z } from 'zod';
import type { fromPage } from '../../src/bridge/messages.ts';
import type { ground, sheet, token, tokens, voices, wall, opening } from './schema.ts';

/** Backbone 0.9.2: no `listenTo`; events are named by words with spaces between. */
export interface Heard {
  on?(events: string, heard: () => void, context?: unknown): unknown;
  off?(events: string, heard: () => void, context?: unknown): unknown;
}

export interface Model extends Heard {
  readonly id?: unknown;
  get?(name: string): unknown;
  set?(changes: Readonly<Record<string, unknown>>): unknown;
  save?(): unknown;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

export interface Collection extends Heard {
  readonly models?: readonly Model[];
  get?(id: string): Model | undefined;
}

export interface Attributes extends Collection {
  /** Present once the attributes were asked of the server. */
  backboneFirebase?: { readonly reference?: { once?(event: string): unknown } };
}

export interface Character extends Model {
  readonly attribs?: Attributes;
  readonly abilities?: Attributes;
  /** Present once the two above were asked of the server. */
  attribsHaveArrived?: Promise<unknown>;
  readonly d20?: D20;
}

export interface Page extends Model {
  readonly thegraphics?: Collection;
  readonly thepaths?: Collection;
  readonly doors?: Collection;
  readonly windows?: Collection;
  readonly d20?: D20;
}

export interface CampaignModel extends Model {
  activePage?(): Page | null | undefined;
  readonly characters?: Collection;
  readonly players?: { readonly models?: readonly (Model & { readonly d20?: D20 })[] };
}

export interface Player extends Model {
  readonly d20?: D20;
}

export interface D20 {
  readonly engine?: Engine;
  /** Legacy, on a page of hexes; points in page pixels. */
  readonly canvas_overlay?: {
    readonly activeHexGrid?: {
      GetHexAt?(at: HexPoint): { readonly Points?: readonly HexPoint[] } | null;
    };
  };
}

interface HexPoint {
  readonly X: number;
  readonly Y: number;
}

/** The engine of both kinds; which fields mean anything differs. */
export interface Engine {
  readonly snapTo?: unknown;
  /** Legacy: 1 is full size. */
  readonly canvasZoom?: unknown;
  /** Legacy: page pixels left and above of what is shown. */
  readonly currentCanvasOffset?: readonly unknown[];
  /** Legacy: the Fabric canvas. */
  readonly canvas?: Fabric;
  /** Jumpgate. */
  tabletopSelected?(): unknown;
  /** Legacy. */
  selected?(): unknown;
}

export interface Fabric {
  readonly lowerCanvasEl?: HTMLElement;
  readonly upperCanvasEl?: HTMLElement;
  getObjects?(): readonly Thing[];
  getActiveObject?(): Thing | null;
  getActiveGroup?(): (Thing & { getObjects?(): readonly Thing[] }) | null;
}

/** A Fabric object: its middle in page pixels, and in a group from the group's middle. */
export interface Thing {
  readonly left?: unknown;
  readonly top?: unknown;
  readonly group?: Thing | null;
  readonly model?: Model;
  readonly _model?: Model;
}

interface Vector {
  readonly x: number;
  readonly y: number;
}
export interface Node {
  readonly position?: Vector;
  getAbsolutePosition?(): Vector;
  /** Of a mesh: three numbers a point, in its own space. */
  getVerticesData?(kind: 'position'): ArrayLike<number> | null;
  /** Row by row, sixteen numbers. */
  getWorldMatrix?(): { readonly m?: ArrayLike<number> };
}
export interface OrthoCamera extends Node {
  readonly name?: string;
  readonly orthoLeft?: number | null;
  readonly orthoRight?: number | null;
  readonly orthoTop?: number | null;
  readonly orthoBottom?: number | null;
}
interface Observable {
  add?(run: () => void): unknown;
  remove?(observer: unknown): unknown;
}
/** Babylon's scene of a Jumpgate table. */
export interface Scene {
  readonly cameras?: readonly OrthoCamera[];
  readonly onBeforeRenderObservable?: Observable;
  readonly onAfterRenderObservable?: Observable;
  getTransformNodeByName?(name: string): Node | null;
  getMeshByName?(name: string): Node | null;
  /** Column by column: the world to a square of two by two, y upwards. */
  getTransformMatrix?(): { readonly m?: ArrayLike<number> };
  getEngine?(): { getRenderingCanvas?(): HTMLElement | null };
}

/** Asks the server for a collection: Roll20's own class. */
export type BackboneFirebaseClass = new (
  collection: Attributes,
) => NonNullable<Attributes['backboneFirebase']>;

// ── What is sent: the schemas' own inputs ──
export type SentCamera = z.input<typeof fromPage.camera>;
export type SentGround = z.input<typeof ground>;
export type SentWall = z.input<typeof wall>;
export type SentOpening = z.input<typeof opening>;
export type SentToken = z.input<typeof token>;
export type SentTokens = Omit<z.input<typeof tokens>, 'tokens'> & { tokens: SentToken[] };
export type SentSheet = z.input<typeof sheet>;
export type SentVoices = z.input<typeof voices>;
export interface Sent {
  ready: z.input<typeof fromPage.ready>;
  camera: SentCamera;
  selection: { ids: string[] };
  drag: z.input<typeof fromPage.drag>;
  gone: Record<string, never>;
  beat: z.input<typeof fromPage.beat>;
  ground: SentGround;
  tokens: SentTokens;
  sheet: SentSheet;
  voices: SentVoices;
}

/** One of the two engines, as the frame loop asks it. */
export interface Screen {
  readonly name: 'jumpgate' | 'legacy';
  /** The canvas that the map is drawn on. */
  readonly view: HTMLElement;
  /** The camera of the frame that is drawn; undefined while it has none. */
  camera(rect: DOMRect): SentCamera | undefined;
  /**
   * Where a token is drawn now (its middle, page pixels), which while it is dragged is not where it
   * stands.
   */
  drawn(id: string): readonly [number, number] | undefined;
  /**
   * Where the host's own matrix puts a point of the page, client CSS pixels; absent: it has none
   * that is not read already.
   */
  project?(x: number, y: number): readonly [x: number, y: number] | undefined;
  /**
   * At most so many corners of the page's hexes as the host itself draws them, page pixels; none
   * where it does not tell.
   */
  corners(
    width: number,
    height: number,
    most: number,
  ): { readonly x: number; readonly y: number }[];
  /** Runs after each drawn frame until the answer is called. */
  frames(run: () => void): () => void;
}
