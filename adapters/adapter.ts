/**
 * What every host gives the overlay. An adapter reads its own page, turns what it finds into a scene document and
 * says what it could not read; it knows no rule and draws nothing.
 */
import type { Provenance } from '../src/scene/provenance.ts';
import type { SceneDocument } from '../src/scene/schema.ts';

/** One thing that could not be read, for one line in the dock. `code` is a message id under `notice.`. */
export interface Notice {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A reading of the whole table, or why there is none. */
export interface Reading {
  /** Null when the board cannot be judged; `notices` then says why. */
  readonly scene: SceneDocument | null;
  /** Identity of the map (scene, page): selection and drags end when it changes. */
  readonly map: string;
  /** Identity of the game among those of this site (world, campaign); absent: the site has but one. What a user corrects holds within it. */
  readonly campaign?: string;
  readonly notices: readonly Notice[];
  /** Is the user the game's master? */
  readonly gm: boolean;
  /** Who stands behind each creature, and where each fact was read; by creature id. Absent: the host has nothing to say of it. */
  readonly provenance?: ReadonlyMap<string, Provenance>;
  readonly host: { readonly name: string; readonly version: string; readonly system?: string };
}

/** Maps grid coordinates (cells) to client CSS pixels: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Camera {
  readonly a: number; readonly b: number; readonly c: number; readonly d: number; readonly e: number; readonly f: number;
  /** The host's map area in client CSS pixels; marks are clipped to it. */
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A token being dragged by this user: where it is held now (top-left cell of its place) and the cells it came through. */
export interface Drag {
  readonly of: string;
  /** Starting place first; neighbouring cells follow each other where the host told them all. */
  readonly path: readonly (readonly [number, number])[];
}

export interface HostListener {
  reading(reading: Reading): void;
  /** Must be called in the same task in which the host moved its camera. */
  camera(camera: Camera): void;
  /** Ids of the selected creatures, in the host's order. */
  selection(ids: readonly string[]): void;
  drag(drag: Drag | null): void;
  /** The creature under the pointer, and the cell; null outside the map. */
  pointer(at: { readonly cell: readonly [number, number]; readonly x: number; readonly y: number } | null): void;
  /** Ids of the creatures this user has targeted. */
  targets(ids: readonly string[]): void;
  /** The host stopped answering (true) or answers again. */
  stale(stale: boolean): void;
}

/** To whom a whisper goes: to this user alone, or to the masters. */
export const HEARERS = ['self', 'gm'] as const;
export type Hearer = (typeof HEARERS)[number];

/** The named commands that flow back to the host. One that this host or this user cannot give is absent. */
export interface Commands {
  /** Says plain text in the host's chat, in this user's name. False: it did not go out. Never rejects. */
  whisper?(text: string, to: Hearer): Promise<boolean>;
}

export interface HostAdapter {
  readonly id: string;
  /** Starts reading; everything ends when the signal is aborted. Never throws: failures become notices. */
  start(listener: HostListener, signal: AbortSignal): Commands;
}
