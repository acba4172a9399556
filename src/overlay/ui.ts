/**
 * Shared by all panels: the store and its judgement, the user's preferences, and what belongs to
 * the screen.
 */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Corrections } from '../amendments/correction.ts';
import type { Cell } from '../board/grid.ts';
import type { Asks } from '../state/asks.ts';
import type { Hearer, Whispered } from '../state/host.ts';
import type { Judgement } from '../state/judgement.ts';
import type { Referee } from '../state/referee.ts';
import type { Store } from '../state/store.ts';
import type { Closers } from './closers.ts';
import type { Locale } from '../text/locale.ts';
import type { Panels } from './panels/opening.ts';
import type { Prefs, Theme } from './prefs.ts';
import type { ScreenBox } from './place.ts';
import type { Why } from './shape.ts';
import type { Surroundings } from './surroundings.ts';
import type { TipState } from './tip.ts';

/**
 * Stores the places of panels. The caller that mounts the overlay provides it and keeps hosts
 * apart.
 */
export interface PanelStorage {
  /** The saved value under this key, unvalidated; null if there is none. */
  load(key: string): Promise<unknown>;
  save(key: string, value: unknown): void;
}

/** The user's corrections, and their storage. */
export interface Correcting {
  readonly all: ReadonlySignal<Corrections>;
  /** The game that corrections made now belong to. */
  readonly campaign: ReadonlySignal<string>;
  /**
   * `edit` is pure and returns its argument if nothing changes. Rejects if the change cannot be
   * saved; then nothing has changed.
   */
  change(edit: (now: Corrections) => Corrections): Promise<unknown>;
}

/** The settings that the dock can change. */
export interface DockChoice {
  readonly language?: Locale;
  readonly theme?: Theme;
}

export interface Ui {
  readonly store: Store;
  readonly judgement: Judgement;
  readonly prefs: Prefs;
  readonly storage: PanelStorage;
  /** Absent: nothing can be corrected here. */
  readonly correcting?: Correcting;
  /** Absent: there is no referee here, only the map is judged. */
  readonly referee: Referee | undefined;
  /** Absent: whole turns are not judged here. */
  readonly asks?: Asks;
  /** Every reason that has a mark on the map now, in the order of reading aloud. */
  readonly whys: ReadonlySignal<readonly Why[]>;
  whyAt(cell: Cell): readonly Why[];
  /** Sentences of the path readout: violations, skill checks, and opportunities that do not arise. */
  readonly pathWhys: ReadonlySignal<{
    readonly broken: readonly Why[];
    readonly checks: readonly Why[];
    readonly spared: readonly Why[];
  }>;
  /**
   * A cell (or a box of n × n cells) on the screen, client CSS pixels; null before the first
   * camera.
   */
  boxOf(cell: Cell, size?: number): ScreenBox | null;
  /**
   * Boxes that the path's marks, and those of the flanking at its end, cover on the screen, client
   * CSS pixels.
   */
  pathBoxes(): readonly ScreenBox[];
  /** Where tokens stand on the screen now. */
  peopleBoxes(): readonly ScreenBox[];
  /** The room that the host's own interface leaves for panels. */
  readonly surroundings: ReadonlySignal<Surroundings>;
  /** Parts of the page that tips should not cover. */
  avoid(): readonly ScreenBox[];
  /** Layers that failed, by their id. */
  readonly failedLayers: ReadonlySignal<readonly string[]>;
  readonly tip: Signal<TipState | null>;
  readonly folded: Signal<boolean>;
  /** Is the list of keys open? */
  readonly help: Signal<boolean>;
  readonly closers: Closers;
  readonly panels: Panels;
  /** Parts that stopped, by the id of their name's message. */
  readonly failures: Signal<readonly string[]>;
  /** When the table was last read; null before. */
  readonly readAt: Signal<Date | null>;
  /** Where the dock stands, for tooltips to keep clear of. */
  readonly dockBox: Signal<ScreenBox | null>;
  /** Announces to assistive technology, politely, at most one sentence a second. */
  announce(text: string): void;
  fail(part: string, error: unknown): void;
  /** Keeps a language or a theme picked here as the user's own; it is in force already. */
  keep(choice: DockChoice): void;
  /**
   * Sends plain text in the host's chat to these recipients. False: it was not sent. `ambiguous`:
   * it was not sent because another user has the same name. Absent if the host cannot do it.
   */
  readonly whisper?: (text: string, to: Hearer) => Promise<Whispered>;
  /**
   * Compares the table with the host's own values; `store.checks` has the results. False: it
   * failed. Absent where there is no host.
   */
  readonly check?: () => Promise<boolean>;
  /** The extension's version, for reports. */
  readonly version?: string;
  /** Opens the settings page; absent where there is none. */
  readonly settings?: () => void;
}

export const UiContext = createContext<Ui | null>(null);

export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (ui === null) throw new Error('a panel outside the overlay');
  return ui;
}
