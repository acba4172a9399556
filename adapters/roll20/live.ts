/**
 * Types for the parts of a live Roll20 page that the page script reads; each part may be missing or
 * have another type. This file has types only, so the page script stays small.
 */
import type { z } from 'zod';
import type { fromPage } from '../../src/bridge/messages.ts';
import type {
  ground,
  sheet,
  tokenSchema,
  tokens,
  voicesSchema,
  wallSchema,
  opening,
} from './schema.ts';

/**
 * An object with the events of Backbone 0.9.2: it has no `listenTo`, and event names are separated
 * by spaces.
 */
export interface BackboneEvents {
  on?(events: string, heard: () => void, context?: unknown): unknown;
  off?(events: string, heard: () => void, context?: unknown): unknown;
}

export interface Model extends BackboneEvents {
  readonly id?: unknown;
  get?(name: string): unknown;
  set?(changes: Readonly<Record<string, unknown>>): unknown;
  save?(): unknown;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

export interface Collection extends BackboneEvents {
  readonly models?: readonly Model[];
  get?(id: string): Model | undefined;
}

export interface AttributeCollection extends Collection {
  /** Present once the collection has been requested from the server. */
  backboneFirebase?: { readonly reference?: { once?(event: string): unknown } };
}

export interface Character extends Model {
  readonly attribs?: AttributeCollection;
  readonly abilities?: AttributeCollection;
  /** Present once attributes and abilities have been requested from the server. */
  attribsHaveArrived?: Promise<unknown>;
  readonly d20?: D20;
}

export interface Roll20Page extends Model {
  readonly thegraphics?: Collection;
  readonly thepaths?: Collection;
  readonly doors?: Collection;
  readonly windows?: Collection;
  readonly d20?: D20;
}

export interface CampaignModel extends Model {
  activePage?(): Roll20Page | null | undefined;
  readonly characters?: Collection;
  readonly players?: { readonly models?: readonly (Model & { readonly d20?: D20 })[] };
}

export interface Player extends Model {
  readonly d20?: D20;
}

export interface D20 {
  readonly engine?: Engine;
  /** Legacy engine, on a page with hexes; its points are in page pixels. */
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

/** The engine object, in both engines; each engine uses different fields. */
export interface Engine {
  readonly snapTo?: unknown;
  /** Legacy engine: the zoom; 1 is full size. */
  readonly canvasZoom?: unknown;
  /** Legacy engine: page pixels to the left of the visible part and above it. */
  readonly currentCanvasOffset?: readonly unknown[];
  /** Legacy engine: the Fabric canvas. */
  readonly canvas?: Fabric;
  /** Jumpgate engine: the selected objects. */
  tabletopSelected?(): unknown;
  /** Legacy engine: the selected objects. */
  selected?(): unknown;
}

export interface Fabric {
  readonly lowerCanvasEl?: HTMLElement;
  readonly upperCanvasEl?: HTMLElement;
  getObjects?(): readonly Thing[];
  getActiveObject?(): Thing | null;
  getActiveGroup?(): (Thing & { getObjects?(): readonly Thing[] }) | null;
}

/** A Fabric object: its center in page pixels, or relative to the center of its group. */
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
  /** Vertices of a mesh: three numbers per point, in the mesh's own space. */
  getVerticesData?(kind: 'position'): ArrayLike<number> | null;
  /** World matrix, row by row: sixteen numbers. */
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
  /** Matrix, in column order, that maps the world to a square of two by two with y upwards. */
  getTransformMatrix?(): { readonly m?: ArrayLike<number> };
  getEngine?(): { getRenderingCanvas?(): HTMLElement | null };
}

/** Roll20's own class that fetches a collection from the server. */
export type BackboneFirebaseClass = new (
  collection: AttributeCollection,
) => NonNullable<AttributeCollection['backboneFirebase']>;

// ── What is sent: the input types of the schemas ──
export type SentCamera = z.input<typeof fromPage.camera>;
export type SentGround = z.input<typeof ground>;
export type SentWall = z.input<typeof wallSchema>;
export type SentOpening = z.input<typeof opening>;
export type SentToken = z.input<typeof tokenSchema>;
export type SentTokens = Omit<z.input<typeof tokens>, 'tokens'> & { tokens: SentToken[] };
export type SentSheet = z.input<typeof sheet>;
export type SentVoices = z.input<typeof voicesSchema>;
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

/** The drawn map of one of the two engines, in the form that the frame loop reads. */
export interface DrawnScreen {
  readonly name: 'jumpgate' | 'legacy';
  /** The canvas on which the map is drawn. */
  readonly view: HTMLElement;
  /** The camera of the drawn frame; undefined if there is none. */
  camera(rect: DOMRect): SentCamera | undefined;
  /**
   * Position at which a token is drawn now: its center, in page pixels. During a drag this differs
   * from the model's position.
   */
  drawn(id: string): readonly [number, number] | undefined;
  /**
   * Converts a point of the page to client CSS pixels with the host's own matrix; absent if the
   * host has no matrix besides the camera.
   */
  project?(x: number, y: number): readonly [x: number, y: number] | undefined;
  /**
   * Some corners of the page's hexes as the host draws them, in page pixels; an empty list if the
   * host does not report them.
   */
  corners(
    width: number,
    height: number,
    most: number,
  ): { readonly x: number; readonly y: number }[];
  /** Calls `run` after each drawn frame, until the returned function is called. */
  frames(run: () => void): () => void;
}
