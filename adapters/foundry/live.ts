/**
 * Types for the parts of a live Foundry that page.ts reads. Properties that a version may lack are
 * optional. types/names.ts checks the names of Foundry 13 against fvtt-types. This file has types
 * only, so the page script stays small.
 */
import type { z } from 'zod';
import type { fromPage } from '../../src/bridge/messages.ts';
import type {
  ground,
  intent,
  keysSchema,
  lightSchema,
  moveSchema,
  notesSchema,
  proposal,
  planSchema,
  roll,
  sheet,
  sheets,
  tokens,
} from './schema.ts';

export interface HooksApi {
  on(name: string, heard: (...args: unknown[]) => unknown): number;
  once(name: string, heard: (...args: unknown[]) => void): number;
  off(name: string, id: number): void;
}

export interface Ticker {
  add(run: () => void, context?: unknown, priority?: number): unknown;
  remove(run: () => void, context?: unknown): unknown;
}

export interface ChatApi {
  create(message: {
    readonly content: string;
    readonly whisper: readonly string[];
    readonly flags?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }): Promise<unknown>;
}

/** A chat message. `whisper` is empty if the message is public; otherwise it holds user ids. */
export interface Message extends Identified {
  readonly whisper?: readonly string[];
  readonly blind?: boolean;
  readonly isAuthor?: boolean;
  /**
   * The message's author, set by the server; Foundry 11 calls this field `user`. The author's
   * client chooses the speaker, who may be anybody.
   */
  readonly author?: Identified | null;
  readonly user?: Identified | null;
  readonly speaker?: {
    readonly scene?: string | null;
    readonly token?: string | null;
    readonly actor?: string | null;
  };
  readonly flags?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  /** The rolls that the message shows. */
  readonly rolls?: unknown;
  /** The kind of message, and the game system's data on it (Foundry 12 and later). */
  readonly type?: unknown;
  readonly system?: unknown;
}

interface Identified {
  readonly id: string;
}

export interface FoundryGame {
  readonly ready?: boolean;
  readonly version?: string;
  readonly release?: { readonly generation?: number; readonly version?: string };
  readonly system?: { readonly id?: string; readonly version?: string };
  readonly settings?: { get?(namespace: string, name: string): unknown } | null;
  readonly world?: { readonly id?: string };
  readonly user?: {
    readonly id: string;
    readonly isGM: boolean;
    readonly targets?: Iterable<FoundryToken>;
  } | null;
  readonly combat?: Combat | null;
  readonly users?: Iterable<{
    readonly id: string;
    readonly isGM: boolean;
    readonly name?: string;
    /** Is the user connected? */
    readonly active?: boolean;
  }> | null;
  readonly socket?: { readonly connected?: boolean } | null;
  readonly modules?: { get?(id: string): { readonly active?: boolean } | undefined } | null;
  readonly keybindings?: {
    readonly bindings?: ReadonlyMap<
      string,
      readonly { readonly key: string; readonly modifiers?: readonly string[] }[]
    >;
  };
}

export interface Combat extends Identified {
  readonly flags?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  readonly isOwner?: boolean;
  canUserModify?(user: unknown, action: string): boolean;
  update?(changes: object): Promise<unknown>;
  readonly round: number;
  readonly turn: number | null;
  readonly scene?: Identified | null;
  readonly turns: readonly {
    readonly tokenId: string | null;
    readonly sceneId?: string | null;
    readonly hidden?: boolean;
    readonly isDefeated?: boolean;
    readonly initiative?: unknown;
    /** Foundry 13 and later: the group to which a game master added it. */
    readonly group?: Identified | null;
    readonly token?: {
      readonly actorLink?: boolean;
      readonly disposition?: number;
      readonly baseActor?: Identified | null;
    } | null;
  }[];
}

export interface GridData {
  readonly type?: number;
  readonly size?: number;
  readonly distance?: number;
  readonly units?: string;
}

export interface FoundryCanvas {
  readonly ready?: boolean;
  readonly scene?: Scene | null;
  /** Foundry 14 and later: the drawn level. */
  readonly level?: Level | null;
  readonly dimensions?: {
    readonly size?: number;
    readonly sceneX: number;
    readonly sceneY: number;
    readonly sceneWidth: number;
    readonly sceneHeight: number;
  } | null;
  readonly stage?: {
    readonly worldTransform: { a: number; b: number; c: number; d: number; tx: number; ty: number };
  } | null;
  readonly app?: {
    readonly view?: HTMLElement;
    readonly canvas?: HTMLElement;
    readonly ticker?: Ticker;
  } | null;
  readonly tokens?: {
    readonly placeables: readonly FoundryToken[];
    readonly controlled: readonly FoundryToken[];
    readonly preview?: { readonly children: readonly Clone[] };
  } | null;
  /** Foundry 12 and later: how a square grid counts diagonals (`CONST.GRID_DIAGONALS`). */
  readonly grid?: { readonly diagonals?: number } | null;
  readonly walls?: { readonly placeables: readonly { readonly document: FoundryWall }[] } | null;
  readonly fog?: { isPointExplored?(point: FoundryPoint): boolean } | null;
  /** Tests what this user sees; Foundry 11 keeps it in `effects`. */
  readonly visibility?: Sight | null;
  readonly effects?: {
    readonly visibility?: Sight | null;
    /** The lights that the canvas draws, of the scene and of tokens. */
    readonly lightSources?: Iterable<FoundryLight> | null;
    /** Foundry 12 and later: the darkness that the canvas draws. */
    readonly darknessSources?: Iterable<FoundryLight> | null;
  } | null;
  /** Foundry 12 and later. */
  readonly environment?: {
    readonly darknessLevel?: number;
    readonly globalLightSource?: {
      readonly active?: boolean;
      readonly data?: { readonly darkness?: { readonly min?: number; readonly max?: number } };
    } | null;
  } | null;
}

/** A light or a darkness of the canvas, as the host computed it. */
export interface FoundryLight {
  readonly active?: boolean;
  /** Foundry 11: false or absent while the light is on. */
  readonly disabled?: boolean;
  /** Foundry 11: darkness is a light source too. */
  readonly isDarkness?: boolean;
  /** Radii in pixels; the global light has none. */
  readonly data?: {
    readonly x?: number;
    readonly y?: number;
    readonly bright?: number;
    readonly dim?: number;
  };
  /** The area that it reaches, walls considered. */
  readonly shape?: Outline | null;
  /** The same area in Foundry 11. */
  readonly los?: Outline | null;
}

interface Outline {
  readonly points?: readonly number[];
}

/** Configuration that game systems and modules may replace. */
export interface Config {
  /**
   * An array in versions before 14; from Foundry 14 on a proxy whose values include the status
   * effects.
   */
  readonly statusEffects?: Readonly<Record<string, unknown>>;
  /** Foundry 13 and later: the kinds of movement; game systems may add their own. */
  readonly Token?: { readonly movement?: { readonly actions?: MovementActions } };
  readonly Canvas?: {
    readonly polygonBackends?: {
      readonly move?: {
        testCollision?(
          from: FoundryPoint,
          to: FoundryPoint,
          options: { readonly type: 'move'; readonly mode: 'any' },
        ): unknown;
      };
    };
  };
}

/** The kinds of movement by name. */
export type MovementActions = Readonly<Record<string, { readonly teleport?: unknown } | undefined>>;

export interface FoundryPoint {
  readonly x: number;
  readonly y: number;
  /** Height in distance units (Foundry 13 and later), for the points of a movement. */
  readonly elevation?: number;
}
/** A point with its height, in distance units. */
interface Place extends FoundryPoint {
  readonly elevation: number;
}
interface Sight {
  testVisibility?(point: FoundryPoint, options?: { readonly object?: unknown }): boolean;
}

/** One level of a scene (Foundry 14 and later). */
export interface Level extends Identified {
  readonly name?: string;
  readonly elevation?: {
    readonly bottom?: number | null;
    readonly top?: number | null;
    readonly base?: number | null;
  };
}

interface Scene extends Identified {
  /** All tokens of the scene, drawn or not. */
  readonly tokens?: Iterable<TokenDoc>;
  /** Foundry 14 and later: all levels of the scene, and those that this user may view. */
  readonly levels?: Iterable<Level>;
  readonly availableLevels?: Iterable<Level>;
  /** Foundry 14 and later: floors and ceilings that regions form, lowest first. */
  getSurfaces?(options: {
    readonly type: string;
    readonly level: string;
  }): Iterable<{ readonly elevation: number; readonly region: FoundryRegion }>;
  testSurfaceCollision?(
    from: Place,
    to: Place,
    options: { readonly type: string; readonly mode: string; readonly level: string },
  ): unknown;
  readonly _source?: { readonly grid?: GridData };
  readonly grid?: GridData;
  readonly tokenVision?: boolean;
  /** Foundry 11: does the scene's own light shine, up to which darkness, and how dark is it now? */
  readonly globalLight?: boolean;
  readonly globalLightThreshold?: number | null;
  readonly darkness?: number;
  readonly regions?: Iterable<FoundryRegion>;
  readonly flags?: Readonly<Record<string, unknown>>;
}

export interface FoundryWall {
  readonly c: readonly number[];
  readonly move: number;
  readonly sight: number;
  readonly dir: number;
  readonly door: number;
  readonly ds: number;
  readonly flags?: Readonly<Record<string, unknown>>;
  /** Foundry 14 and later: ids of the levels in which the region lies; none means all levels. */
  readonly levels?: Iterable<string>;
}

export interface FoundryRegion {
  readonly visibility?: number;
  readonly hidden?: boolean;
  readonly elevation?: {
    readonly bottom?: number | null;
    readonly top?: number | null;
    readonly topInclusive?: boolean;
  };
  readonly levels?: Iterable<string>;
  /** Foundry 13 and later: the computed outline; each hole is a separate ring. */
  readonly polygons?: Iterable<{ readonly points: readonly number[] }>;
  /** Foundry 14 and later: the token to which the region is attached. */
  readonly attachment?: { readonly token?: string | Identified | null };
  testUserPermission?(user: unknown, level: string): boolean;
  readonly behaviors?: Iterable<Behavior>;
}

/** A behavior of a region. */
export interface Behavior {
  readonly type: string;
  readonly disabled?: boolean;
  readonly system?: {
    readonly difficulties?: Readonly<Record<string, unknown>>;
    /** Of `adjustDarknessLevel`: how the darkness changes, and by how much. */
    readonly mode?: number;
    readonly modifier?: number;
    /** Of dnd5e's `difficultTerrain`: its kinds, and the dispositions that it does not hinder. */
    readonly magical?: boolean;
    readonly types?: Iterable<string>;
    readonly ignoredDispositions?: Iterable<number>;
  };
}

export interface TokenDoc extends Identified {
  readonly _source?: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly elevation: number;
  /** Foundry 14 and later: id of the level on which the token stands. */
  readonly level?: string;
  /** Foundry 13 and later: the kind of movement that is chosen for the token. */
  readonly movementAction?: string;
  readonly actor?: Actor | null;
  /**
   * The shape of the token's space on hexes: `shape` in Foundry 13 and later, `hexagonalShape` in
   * 12.
   */
  readonly shape?: number;
  readonly hexagonalShape?: number;
  readonly hidden: boolean;
  readonly disposition: number;
  readonly displayName: number;
  readonly isOwner: boolean;
  readonly parent?: Identified | null;
  readonly flags?: Flags;
  canUserModify?(user: unknown, action: string): boolean;
  update?(changes: object, options?: object): Promise<unknown>;
  /** Used in Foundry 11 only; from Foundry 12 on, the actor's `toggleStatusEffect` replaces it. */
  toggleActiveEffect?(status: object, options: { readonly active: boolean }): Promise<unknown>;
  /** Foundry 13 and later: moves the token along waypoints. */
  move?(waypoints: readonly object[], options?: object): Promise<boolean>;
  /** Foundry 13 and later: the last movement, made or planned. */
  readonly movement?: Movement;
  /**
   * Foundry 13 and later: the token's waypoints since the start of this turn, each with the id of
   * its movement.
   */
  readonly movementHistory?: readonly (FoundryPoint & {
    readonly movementId?: string;
    readonly elevation?: number;
    readonly level?: string;
  })[];
  /**
   * Foundry 13 and later: undoes a recorded movement and all later ones, and removes them from the
   * history.
   */
  revertRecordedMovement?(movementId?: string): Promise<boolean>;
  /** Foundry 13 and later: computes every cell of the path. */
  getCompleteMovementPath?(waypoints: readonly object[]): readonly FoundryPoint[];
}

/**
 * Foundry 13 and later: a movement as its hooks report it. This update completes the waypoints in
 * `passed`; those in `pending` follow after the next stop.
 */
export interface Movement {
  readonly id: string;
  /** Foundry 14 and later: `planned` as long as the movement has only been planned. */
  readonly state?: string;
  readonly user?: Identified | null;
  /** Ids of the movements that this one continues. */
  readonly chain?: readonly string[];
  readonly method?: string;
  readonly origin: FoundryPoint;
  readonly passed: { readonly waypoints: readonly Waypoint[] };
  readonly pending?: { readonly waypoints: readonly Waypoint[] };
}
export interface Waypoint extends FoundryPoint {
  readonly action?: string;
  /** The token's size at the waypoint, in cells (Foundry 13 and later). */
  readonly width?: number;
  readonly height?: number;
  /**
   * Foundry 14 and later: the level of the waypoint, and whether the token reaches the waypoint
   * without a path.
   */
  readonly level?: string;
  readonly teleport?: boolean;
}

export interface FoundryToken {
  readonly document: TokenDoc;
  readonly actor?: Actor | null;
  readonly isVisible: boolean;
  readonly isPreview?: boolean;
  /** Cancels the mouse's current interaction with the token, such as a drag. */
  readonly mouseInteractionManager?: { cancel?(): unknown } | null;
  /** Foundry 13 and later: raises the token that this user drags, as its own keys do. */
  _changeDragElevation?(steps: number): void;
  readonly _plannedMovement?: Readonly<
    Record<
      string,
      {
        readonly foundPath?: readonly Waypoint[];
        readonly searching?: boolean;
        readonly unreachableWaypoints?: readonly FoundryPoint[];
      }
    >
  >;
}

export interface Clone extends FoundryToken {
  readonly _original?: FoundryToken;
}

type Flags = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

export interface Actor extends Identified {
  readonly type: string;
  readonly name?: string;
  readonly system: unknown;
  readonly flags?: Flags;
  readonly items?: Iterable<FoundryItem>;
  readonly statuses?: Iterable<string>;
  /** The active effects in force. Exists in Foundry 11 and later. */
  readonly appliedEffects?: Iterable<unknown>;
  readonly isOwner?: boolean;
  canUserModify?(user: unknown, action: string): boolean;
  /** Exists in Foundry 12 and later. */
  toggleStatusEffect?(status: string, options: { readonly active: boolean }): Promise<unknown>;
  testUserPermission?(user: unknown, level: string): boolean;
}

export interface FoundryItem extends Identified {
  readonly name: string;
  readonly type: string;
  readonly system?: Readonly<Record<string, unknown>>;
  /** dnd5e: texts that the system prepared for its own sheet. */
  readonly labels?: unknown;
  readonly actions?: unknown;
  readonly flags?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

// ── What is sent: the input types of the schemas ──
export type SentCamera = z.input<typeof fromPage.camera>;
export type SentGround = z.input<typeof ground>;
export type SentLight = z.input<typeof lightSchema>;
export type SentTokens = z.input<typeof tokens>;
export type SentSheet = z.input<typeof sheet>;
export type SentOpenSheet = Extract<SentSheet, { open: true }>;
export type SentClosedSheet = Extract<SentSheet, { open: false }>;
export type SentMove = z.input<typeof moveSchema>;
export interface Sent {
  ready: z.input<typeof fromPage.ready>;
  camera: SentCamera;
  selection: { ids: string[] };
  targets: { ids: string[] };
  drag: z.input<typeof fromPage.drag>;
  gone: Record<string, never>;
  beat: z.input<typeof fromPage.beat>;
  ground: SentGround;
  light: SentLight;
  tokens: SentTokens;
  sheets: z.input<typeof sheets>;
  moved: SentMove;
  intends: z.input<typeof intent>;
  plan: z.input<typeof planSchema>;
  notes: z.input<typeof notesSchema>;
  rolled: z.input<typeof roll>;
  proposed: z.input<typeof proposal>;
  keys: z.input<typeof keysSchema>;
}
