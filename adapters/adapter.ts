/**
 * What every host gives the overlay. An adapter reads its own page, turns what it finds into a
 * scene document and says what it could not read; it knows no rule and draws nothing.
 */
import type { Check } from '../src/scene/checks.ts';
import type { Provenance } from '../src/scene/provenance.ts';
import type { SceneDocument } from '../src/scene/schema.ts';

/**
 * One thing that could not be read, for one line in the dock. `code` is a message id under
 * `notice.`.
 */
export interface Notice {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * How the game at a table stands to the rulesets here. `near`: kin of one that is judged by it for
 * want of its own, with some wrong marks. `other`: a game that none of them is for. Absent: one of
 * theirs, or not known.
 */
export type GameRules = 'near' | 'other';

/**
 * Somebody who stands on another level of the map. `level`: its name; absent: another floor, or a
 * level that this user may not know.
 */
export interface Elsewhere {
  readonly id: string;
  readonly name?: string;
  readonly level?: string;
}

/** A reading of the whole table, or why there is none. */
export interface Reading {
  /** Null when the board cannot be judged; `notices` then says why. */
  readonly scene: SceneDocument | null;
  /** Identity of the map (scene, page): selection and drags end when it changes. */
  readonly map: string;
  /**
   * Identity of the level that is shown, of a map that has several; absent: its only one, or its
   * first. What is painted belongs to it.
   */
  readonly level?: string;
  /**
   * Creatures of this map on another level or floor: nobody's neighbors, and not in the scene but
   * for the order of turns.
   */
  readonly elsewhere?: readonly Elsewhere[];
  /**
   * Identity of the game among those of this site (world, campaign); absent: the site has but one.
   * What a user corrects holds within it.
   */
  readonly campaign?: string;
  readonly notices: readonly Notice[];
  /** Is the user the game's master? */
  readonly gm: boolean;
  /** The user's identity at this table; absent: the host does not say. */
  readonly user?: string;
  /** Creatures that this user may move, where the host says so; a master may move all. */
  readonly owned?: readonly string[];
  /** Does the host keep an order of turns now? Its fight's identity; absent: no fight. */
  readonly fight?: string;
  /**
   * Who stands behind each creature, and where each fact was read; by creature id. Absent: the host
   * has nothing to say of it.
   */
  readonly provenance?: ReadonlyMap<string, Provenance>;
  /** `system`: what the host calls the game's rules. */
  readonly host: {
    readonly name: string;
    readonly version: string;
    readonly system?: string;
    readonly rules?: GameRules;
  };
}

/** Maps grid coordinates (cells) to client CSS pixels: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Camera {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  /** The host's map area in client CSS pixels; marks are clipped to it. */
  readonly clip: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/**
 * A token being dragged by this user: where it is held now (top-left cell of its place) and the
 * cells it came through.
 */
export interface Drag {
  readonly of: string;
  /** Starting place first; neighbouring cells follow each other where the host told them all. */
  readonly path: readonly (readonly [number, number])[];
}

/** A move that this user has planned on the host, and nobody makes yet. */
export interface HostPlan {
  readonly of: string;
  /** Top-left cells of its place, the first where it stands. */
  readonly path: readonly (readonly [number, number])[];
  /** The host told every square. */
  readonly whole: boolean;
}

/** Who makes a move: this user, a master, another player. */
export type Mover = 'self' | 'master' | 'other';

/**
 * How it was made, as far as the host tells; `undo`: an earlier one was taken back; `placed`:
 * teleported, pasted, set down by the host.
 */
export const MOVE_CAUSES = ['drag', 'keyboard', 'program', 'undo', 'placed'] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];

/**
 * What another client says of its move and nothing else shows: that it was a teleport; a way that
 * cannot be the one taken. Only its first and last place are then sure.
 */
export const DOUBTS = ['teleport', 'way'] as const;

/** A move that the host makes, or is about to make. */
export interface HostMove {
  /** The same for the same move, however often it is told. */
  readonly id: string;
  readonly of: string;
  /** Top-left cells of its place, the first where it stood, the last where it goes. */
  readonly path: readonly (readonly [number, number])[];
  /** The host told every square; else the first and the last alone are sure. */
  readonly whole: boolean;
  readonly by?: Mover;
  /**
   * `placed`: this host is sure of it, or a master did it; `undo` is still to be held against what
   * was judged.
   */
  readonly way?: MoveCause;
  readonly doubt?: (typeof DOUBTS)[number];
}

/**
 * An attack or a spell that was rolled in the host's chat: to be offered as a declaration, never
 * taken for one.
 */
export interface HostRoll {
  /** Of the chat's message. */
  readonly id: string;
  readonly of: string;
  readonly kind: 'attack' | 'spell';
  /** What the message calls it; text of the host. */
  readonly name?: string;
  readonly targets?: readonly string[];
  /**
   * Its author may not act for that creature, or is not known: it does not count. `known`: `by` is
   * certainly that user.
   */
  readonly posted?: { readonly by: string; readonly known: boolean };
}

/**
 * What this user's client puts in the host's common place, and reads from there: JSON text by a key
 * of its author's.
 */
export type Notes = Readonly<Record<string, string>>;

export interface HostListener {
  /** A move was made; told before the reading that shows it. */
  moved?(move: HostMove): void;
  /**
   * This user is about to make a move. False, at once: it is held back. Called at most once a move;
   * never for a master's.
   */
  intends?(move: HostMove): boolean;
  rolled?(roll: HostRoll): void;
  /** The common place as it is now. */
  notes?(notes: Notes): void;
  /**
   * The keys that the host uses itself now: modifiers, then the browser's code, as `Shift+KeyC`. Of
   * a host that does not tell, those that are documented.
   */
  keys?(taken: readonly string[]): void;
  reading(reading: Reading): void;
  /** Must be called in the same task in which the host moved its camera. */
  camera(camera: Camera): void;
  /** Ids of the selected creatures, in the host's order. */
  selection(ids: readonly string[]): void;
  drag(drag: Drag | null): void;
  /** Null: what was planned is made, or dropped. */
  planned?(plan: HostPlan | null): void;
  /** The creature under the pointer, and the cell; null outside the map. */
  pointer(
    at: { readonly cell: readonly [number, number]; readonly x: number; readonly y: number } | null,
  ): void;
  /** Ids of the creatures this user has targeted. */
  targets(ids: readonly string[]): void;
  /** The table was compared with its second sources: at its start, and whenever asked. */
  checked?(checks: readonly Check[]): void;
  /** The host stopped answering (true) or answers again. */
  stale(stale: boolean): void;
}

/** To whom a whisper goes: to this user alone, or to the masters. */
export const HEARERS = ['self', 'gm'] as const;
export type Hearer = (typeof HEARERS)[number];

/**
 * Did a whisper go out? `ambiguous`: not, for somebody else would have heard it under the same
 * name.
 */
export type Whispered = boolean | 'ambiguous';

/**
 * The named commands that flow back to the host. One that this host or this user cannot give is
 * absent.
 */
export interface Commands {
  /**
   * Says plain text in the host's chat, in this user's name, tamed by the adapter (src/chat). Never
   * rejects.
   */
  whisper?(text: string, to: Hearer): Promise<Whispered>;
  /**
   * Moves a creature along a path (top-left cells, the first where it stands), past our own veto.
   * False: the host did not take it. Never rejects.
   */
  move?(of: string, path: readonly (readonly [number, number])[]): Promise<boolean>;
  /**
   * Sets a creature back to a place, as by no movement of its own. False: the host did not take it.
   * Never rejects.
   */
  place?(of: string, at: readonly [number, number]): Promise<boolean>;
  /**
   * Writes these notes to the host's common place; those of other keys stay, and an empty text
   * removes its own. Keys of letters, digits, - and _. False: it could not be done. Never rejects.
   */
  share?(notes: Notes): Promise<boolean>;
  /**
   * Compares the reading with the page's second sources; `checked` tells the results. False: it
   * could not be done. Never rejects.
   */
  check?(): Promise<boolean>;
  /**
   * From now on `intends` is asked before this user's moves, or no longer. Until told so it is not.
   */
  guard?(on: boolean): void;
}

/**
 * The host's own interface, as selectors on its page: marks lie beneath all of it, panels beside
 * its bars and beneath its windows.
 */
export interface HostInterface {
  /** What the map is drawn on. */
  readonly map: string;
  /**
   * What stands at its place: toolbars, sidebars, lists. What is not there now counts for nothing.
   */
  readonly bars: readonly string[];
  /** What comes and goes above all else: windows, menus, messages. */
  readonly windows: readonly string[];
  /** The layer of our panels where the page's styles ask for none higher. */
  readonly panels: number;
}

export interface HostAdapter {
  readonly id: string;
  /** Absent: the page is its first canvas, with nothing around it. */
  readonly interface?: HostInterface;
  /**
   * Starts reading; everything ends when the signal is aborted. Never throws: failures become
   * notices.
   */
  start(listener: HostListener, signal: AbortSignal): Commands;
}
