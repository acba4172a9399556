/**
 * The interface between a host adapter and the overlay. An adapter reads its host's page, turns the
 * data into a scene document and reports what it could not read. It knows no rules and draws
 * nothing.
 */
import type { Game, Moving } from '../board/vocabulary.ts';
import type { RolledAction } from '../board/rolledAction.ts';
import type { Check } from '../scene/checks.ts';
import type { Provenance } from '../scene/provenance.ts';
import type { SceneDocument } from '../scene/schema.ts';

/**
 * One thing that could not be read, shown as one line in the dock. `code` is a message id under
 * `notice.`.
 */
export interface Notice {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * The game that is played at a table, recognized by its system or sheets. `other`: a game that no
 * ruleset covers. Absent: unknown.
 */
export type TableGame = Game | 'other';

/**
 * A creature on another level of the map. `level`: that level's name; absent: another floor, or a
 * level that this user may not know.
 */
export interface Elsewhere {
  readonly id: string;
  readonly name?: string;
  readonly level?: string;
}

/** Everything that the adapter read of the table at one moment. */
export interface Reading {
  /** Null when the board cannot be judged; `notices` then says why. */
  readonly scene: SceneDocument | null;
  /** Id of the map (scene, page); selection and drags end when it changes. */
  readonly map: string;
  /**
   * Id of the level that is shown, on a map with several levels; absent: the only level, or the
   * first. Painted ground belongs to a level.
   */
  readonly level?: string;
  /**
   * Creatures of this map on another level or floor. They are in the scene for the turn order only,
   * and are adjacent to no creature.
   */
  readonly elsewhere?: readonly Elsewhere[];
  /**
   * Id of the game among the games of this site (world, campaign); absent: the site has only one.
   * Corrections are kept for each game.
   */
  readonly campaign?: string;
  readonly notices: readonly Notice[];
  /** Is this user the game master? */
  readonly gm: boolean;
  /** The user's id at this table; absent: the host does not report it. */
  readonly user?: string;
  /** Creatures that this user may move, if the host reports it; a game master may move all. */
  readonly owned?: readonly string[];
  /** Id of the host's running fight; absent: no fight. */
  readonly fight?: string;
  /**
   * The source of each fact of each creature, by creature id. Absent: the host reports no sources.
   */
  readonly provenance?: ReadonlyMap<string, Provenance>;
  /** `system`: the host's name for the game's rules. */
  readonly host: {
    readonly name: string;
    readonly version: string;
    readonly system?: string;
    readonly game?: TableGame;
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

/** A token that this user is dragging: its present top-left cell, and the cells of its trail. */
export interface Drag {
  readonly of: string;
  /**
   * Cells of the drag's trail, the start first. Consecutive cells are adjacent if the host reported
   * all of them.
   */
  readonly path: readonly (readonly [number, number])[];
  /**
   * Cells above the ground at each cell of the path, from a host whose own keys change the height
   * of a drag; absent: the host has no heights while dragging.
   */
  readonly heights?: readonly number[];
  /**
   * The kind of movement that reaches each cell of the path; absent: unknown, so the creature's own.
   */
  readonly ways?: readonly Moving[];
}

/** A move that the user has planned on the host but not yet made. */
export interface HostPlan {
  readonly of: string;
  /** Top-left cells of the token's space, beginning with its present cell. */
  readonly path: readonly (readonly [number, number])[];
  /** Cells above the ground at each cell of the path; absent: unknown. */
  readonly heights?: readonly number[];
  /** Did the host report every cell of the path? */
  readonly whole: boolean;
  /** The kind of movement that reaches each cell of the path; absent: unknown. */
  readonly ways?: readonly Moving[];
}

/** The user who makes the move: this user, a game master, or another player. */
export type Mover = 'self' | 'master' | 'other';

/**
 * How a move was made, as the host reports it. `undo`: an earlier move was taken back; `placed`:
 * teleported, pasted or set by the host.
 */
export const MOVE_CAUSES = ['drag', 'keyboard', 'program', 'undo', 'placed'] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];

/**
 * Doubts that only the moving user's client reports: the move was a teleport, or its path is
 * impossible. Then only the first and last cells are certain.
 */
export const DOUBTS = ['teleport', 'way'] as const;

/** A move that the host makes or is about to make. */
export interface HostMove {
  /** Id of the move: the same each time the host reports it. */
  readonly id: string;
  readonly of: string;
  /** Top-left cells of the token's space, from its start to its destination. */
  readonly path: readonly (readonly [number, number])[];
  /** Cells above the ground at each cell of the path; absent: unknown. */
  readonly heights?: readonly number[];
  /** Did the host report every cell? Otherwise only the first and last are certain. */
  readonly whole: boolean;
  /**
   * The kind of movement that reaches each cell of the path; absent: unknown, so the creature's own.
   */
  readonly ways?: readonly Moving[];
  readonly by?: Mover;
  /**
   * How the move was made. `placed`: the host is certain, or a game master did it. The combat log
   * is still searched for the move that an `undo` takes back.
   */
  readonly cause?: MoveCause;
  readonly doubt?: (typeof DOUBTS)[number];
  /** The movement mode that the mover's user has chosen, as that user's Quadretto reports it. */
  readonly mode?: string;
}

/**
 * A roll in the host's chat. An attack or spell is offered to the user as a declaration; any roll
 * may be a die that a step of an action waits for. A roll is never recorded on its own.
 */
export interface HostRoll extends RolledAction {
  /** Id of the chat message. */
  readonly id: string;
  readonly of: string;
  /**
   * Kind of roll. `use`: a card of a feature or an item, which may have no dice; `check`: anything
   * else rolled for the creature.
   */
  readonly kind: 'attack' | 'spell' | 'use' | 'check';
  /** Name of the roll in the chat message, as the host writes it. */
  readonly name?: string;
  readonly targets?: readonly string[];
  /** Total of the roll, the sheet's bonus included. */
  readonly total?: number;
  /** The d20 without bonuses. */
  readonly die?: number;
  /**
   * Present if the author may not act for the creature or is unknown: the roll does not count.
   * `known`: `by` is certainly that user.
   */
  readonly posted?: { readonly by: string; readonly known: boolean };
}

/** Notes of this table's clients in the host's shared data: JSON text by the author's key. */
export type Notes = Readonly<Record<string, string>>;

/**
 * An outcome that another user asks this game master to accept, from the host's chat. The host has
 * confirmed its author, who may act for the creature.
 */
export interface HostProposal {
  /** Id and name of the user who asks. */
  readonly from: string;
  readonly by: string;
  /** The creature that the user acts for. */
  readonly of: string;
  /** JSON text that the asking user's client wrote. */
  readonly text: string;
}

export interface HostListener {
  /** A move was made; reported before the reading that shows its result. */
  moved?(move: HostMove): void;
  /**
   * The user is about to make a move. Returning false prevents the move. Called at most once for a
   * move, and never for a game master's move.
   */
  intends?(move: HostMove): boolean;
  rolled?(roll: HostRoll): void;
  /** Called only on a game master's client. */
  proposed?(proposal: HostProposal): void;
  /** Reports the current shared notes. */
  notes?(notes: Notes): void;
  /**
   * The keys that the host uses now, as modifiers and browser code, such as `Shift+KeyC`. If a host
   * does not report its keys, these are the documented ones.
   */
  keys?(taken: readonly string[]): void;
  reading(reading: Reading): void;
  /** Makes several reports of one task, and draws what they change once. */
  together?(report: () => void): void;
  /** Reports the camera; must be called in the task in which the host moved its camera. */
  camera(camera: Camera): void;
  /** Ids of the selected creatures, in the host's order. */
  selection(ids: readonly string[]): void;
  drag(drag: Drag | null): void;
  /**
   * The move that the user has planned on the host; null: none, or it was carried out or dropped.
   */
  planned?(plan: HostPlan | null): void;
  /** The creature under the pointer, and the cell; null outside the map. */
  pointer(
    at: { readonly cell: readonly [number, number]; readonly x: number; readonly y: number } | null,
  ): void;
  /** Ids of the creatures that this user has targeted. */
  targets(ids: readonly string[]): void;
  /**
   * Reports the comparison of the table with its second sources: at the start, and whenever a user
   * asks for it.
   */
  checked?(checks: readonly Check[]): void;
  /** The host stopped answering (true) or answers again (false). */
  stale(stale: boolean): void;
}

/** Recipients of a message: the user alone, the game masters, or everyone at the table. */
export const MESSAGE_RECIPIENTS = ['self', 'gm', 'table'] as const;
export type Hearer = (typeof MESSAGE_RECIPIENTS)[number];

/**
 * Was the message sent? `ambiguous`: not sent, because another person with the same name would have
 * received it.
 */
export type Whispered = boolean | 'ambiguous';

/**
 * Commands that the extension sends to the host. A command is absent if the host does not support
 * it or this user may not use it.
 */
export interface Commands {
  /**
   * Posts plain text in the host's chat in this user's name; the adapter removes markup and
   * commands (src/chat). Never rejects.
   */
  whisper?(text: string, to: Hearer): Promise<Whispered>;
  /**
   * Moves a creature along a path (top-left cells, beginning with its present cell) without the
   * extension holding the move back. False: the host refused. Never rejects.
   */
  move?(
    of: string,
    path: readonly (readonly [number, number])[],
    heights?: readonly number[],
  ): Promise<boolean>;
  /**
   * Moves a creature along a path (top-left cells, the first being its present cell) as a user's
   * drag would, through every cell; if the creature is being dragged, the drag is ended first.
   * False: the move was prevented, or the host refused. Never rejects. Absent if the host cannot
   * follow a path.
   */
  follow?(of: string, path: readonly (readonly [number, number])[]): Promise<boolean>;
  /**
   * Sets a creature back to a cell without a recorded movement. False: the host refused. Never
   * rejects.
   */
  place?(of: string, at: readonly [number, number]): Promise<boolean>;
  /**
   * Shows or hides a condition, by its id, on a creature's token, as the host's own status icons
   * do. False: the host has no icon for it, or refused. Never rejects.
   */
  mark?(of: string, condition: string, on: boolean): Promise<boolean>;
  /**
   * Raises (or lowers) the end of this user's drag by this number of cells, as the host's own keys
   * do. False: the host refused. Never rejects. Absent if the host has no heights while dragging.
   */
  climb?(by: number): Promise<boolean>;
  /**
   * Sets a creature's height, in cells above the ground. False: the host refused. Never rejects.
   * Absent if the host has no heights.
   */
  lift?(of: string, height: number): Promise<boolean>;
  /**
   * Writes these notes to the host's shared data. Notes under other keys stay; an empty text
   * removes its own key. Keys use letters, digits, - and _. False: it failed. Never rejects.
   */
  share?(notes: Notes): Promise<boolean>;
  /**
   * Sends an outcome to the game masters through the chat. `said`: the outcome in words; `text`:
   * JSON for `proposed` on their clients; `of`: the creature that this user acts for; `to`: only to
   * these of them, by user id, if they are connected. False: it failed. Never rejects.
   */
  propose?(said: string, of: string, text: string, to?: readonly string[]): Promise<boolean>;
  /**
   * Compares the reading with the page's second sources; `checked` receives the results. False: it
   * failed. Never rejects.
   */
  check?(): Promise<boolean>;
  /**
   * Reports this movement mode with this user's moves of the creature from now on, to all clients
   * (`HostMove.mode`). Empty texts: no mode is reported. Absent if moves cannot carry it.
   */
  choose?(of: string, mode: string): void;
  /** Turns `intends` on or off. Off at the start. */
  guard?(on: boolean): void;
}

/**
 * CSS selectors of the host's own interface elements. Marks are drawn beneath all of these; panels
 * stay beside the host's bars and beneath its windows.
 */
export interface HostInterface {
  /** The element that the map is drawn on. */
  readonly map: string;
  /** Fixed parts: toolbars, sidebars, lists. Absent elements are ignored. */
  readonly bars: readonly string[];
  /** Parts that open and close above everything else: windows, menus, messages. */
  readonly windows: readonly string[];
  /** Z-index of the extension's panels, if the page's styles do not require a higher one. */
  readonly panels: number;
}

export interface HostAdapter {
  readonly id: string;
  /**
   * Selectors of the host's interface; absent: the map is the page's first canvas, with nothing
   * around it.
   */
  readonly interface?: HostInterface;
  /**
   * Starts reading; everything ends when the signal is aborted. Never throws: failures become
   * notices.
   */
  start(listener: HostListener, signal: AbortSignal): Commands;
}
