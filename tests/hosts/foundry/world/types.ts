/**
 * Types of the world that the server sends to the stand-in page: documents in Foundry's own forms.
 */

/** The version of dnd5e in each generation of Foundry. */
export const FIFTH_OF: Readonly<Record<World['generation'], '3.3' | '4.4' | '5.3'>> = {
  11: '3.3',
  12: '4.4',
  13: '4.4',
  14: '5.3',
};

export interface ActorData {
  _id: string;
  name: string;
  type: string;
  system: Record<string, unknown>;
  items: ItemData[];
  ownership: Record<string, number>;
  statuses?: string[];
  flags?: Record<string, unknown>;
}

export interface ItemData {
  _id: string;
  name: string;
  type: string;
  system: Record<string, unknown>;
  flags?: Record<string, unknown>;
  /** Texts that the system prepared for its own sheet. */
  labels?: Record<string, unknown>;
}

export interface TokenData {
  _id: string;
  name: string;
  actorId: string | null;
  actorLink: boolean;
  /** Changes to the actor that apply only to this token. */
  delta?: { system?: Record<string, unknown>; items?: ItemData[]; statuses?: string[] };
  x: number | null;
  y: number;
  width: number;
  height: number;
  elevation: number;
  rotation: number;
  hidden: boolean;
  disposition: number;
  displayName: number;
  /** Shape of a token on hexes: `shape` in Foundry 13, `hexagonalShape` in 12. */
  shape?: number;
  hexagonalShape?: number;
  /** Foundry 14: the token's level, and its height in grid spaces. */
  level?: string;
  depth?: number;
  /** Radii of the light that the token gives, in distance units. */
  light?: { bright: number; dim: number };
  /** Foundry 13: the kind of movement that is chosen for the token. */
  movementAction?: string;
  /** Data that modules store with the token, by module. */
  flags?: Record<string, unknown>;
  /** Stand-in only: out of players' sight, but not hidden. */
  unseen?: boolean;
}

/** Foundry 14: one floor of a scene. */
export interface LevelData {
  _id: string;
  name: string;
  elevation: { bottom: number | null; top: number | null };
  /** Ids of the other levels whose tokens and walls are shown in this one. */
  visibility: { levels: string[] };
  sort: number;
}

export interface WallData {
  _id: string;
  c: number[];
  move: number;
  sight: number;
  light: number;
  sound: number;
  dir: number;
  door: number;
  ds: number;
  /** Foundry 14: ids of the wall's levels; empty: all levels. */
  levels?: string[];
  /** Data that modules store with the wall, by module. */
  flags?: Record<string, unknown>;
}

export interface RegionData {
  _id: string;
  name: string;
  color: string;
  visibility: number;
  elevation: { bottom: number | null; top: number | null };
  shapes: Record<string, unknown>[];
  behaviors: { _id: string; type: string; disabled: boolean; system: Record<string, unknown> }[];
  /** Foundry 14: ids of the region's levels; empty: all levels. */
  levels?: string[];
  hidden?: boolean;
  ownership?: Record<string, number>;
  restriction?: { enabled: boolean; type: string; priority: number };
  attachment?: { token: string | null };
}

export interface SceneData {
  _id: string;
  name: string;
  width: number;
  height: number;
  padding: number;
  grid: { type: number; size: number; distance: number; units: string };
  tokenVision: boolean;
  /**
   * The scene's darkness, and its own light with the darkness in which it shines; absent: full
   * light. Foundry 11 has other fields for it.
   */
  environment?: {
    darknessLevel: number;
    globalLight: { enabled: boolean; darkness: { min: number; max: number } };
  };
  lights?: {
    x: number;
    y: number;
    hidden: boolean;
    config: { bright: number; dim: number; negative?: boolean };
  }[];
  tokens: TokenData[];
  walls: WallData[];
  regions: RegionData[];
  /** Foundry 14: the scene's levels, at least one. */
  levels?: LevelData[];
  flags: Record<string, unknown>;
  /**
   * Stand-in only: areas that players have explored, in canvas pixels; absent: everything. `level`:
   * only on that level.
   */
  explored?: { x: number; y: number; width: number; height: number; level?: string }[];
}

export interface CombatData {
  _id: string;
  scene: string;
  round: number;
  turn: number;
  flags?: Record<string, unknown>;
  combatants: {
    _id: string;
    tokenId: string;
    initiative: number;
    hidden: boolean;
    defeated: boolean;
  }[];
}

export interface UserData {
  id: string;
  name: string;
  role: number;
  isGM: boolean;
}

export interface MessageData {
  _id: string;
  content: string;
  author: string;
  whisper: string[];
  blind?: boolean;
  speaker: { scene?: string | null; token?: string | null; actor?: string | null; alias?: string };
  flags: Record<string, unknown>;
  /** Message type defined by the game system, and its data. */
  type?: string;
  system?: Record<string, unknown>;
  rolls?: unknown[];
}

/**
 * The users of the world, by the name used in the page's address. `other` is a second game master.
 * Tests that use one client act in this user's name for remote actions.
 */
export const USERS = {
  gm: { id: 'gm00000000000000', name: 'Gamemaster', role: 4, isGM: true },
  other: { id: 'other00000000000', name: 'Assistant', role: 3, isGM: true },
  player: { id: 'player0000000000', name: 'Player', role: 1, isGM: false },
  trusted: { id: 'trusted000000000', name: 'Trusted player', role: 2, isGM: false },
  second: { id: 'second0000000000', name: 'Second player', role: 1, isGM: false },
} as const satisfies Record<string, UserData>;
export type Seat = keyof typeof USERS;

export interface World {
  id: string;
  generation: 11 | 12 | 13 | 14;
  version: string;
  system: string;
  /** dnd5e: the setting `rulesVersion`; absent: its default. */
  rules?: 'modern' | 'legacy';
  user: Seat;
  scene: string;
  actors: ActorData[];
  scenes: SceneData[];
  combat: CombatData | null;
  /** Ids of the modules that are active; absent: none. */
  modules?: string[];
}
