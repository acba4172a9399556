/**
 * Data shared by all panels: the store and its judgment, the user's preferences, and the state of
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
import type { Prefs, Scale, Theme } from './prefs.ts';
import type { ScreenBox, SparedBoxes } from './place.ts';
import type { Why } from './shape.ts';
import type { Surroundings } from './surroundings.ts';
import type { TipState } from './tip.ts';

/**
 * Stores the places of panels. The code that mounts the overlay provides it and keeps the hosts'
 * data apart.
 */
export interface PanelStorage {
  /** The stored value under this key, not validated; null if there is none. */
  load(key: string): Promise<unknown>;
  save(key: string, value: unknown): void;
}

/** The user's corrections, and their storage. */
export interface Correcting {
  readonly all: ReadonlySignal<Corrections>;
  /** Id of the campaign that new corrections belong to. */
  readonly campaign: ReadonlySignal<string>;
  /**
   * Changes and saves the corrections. `edit` is pure and returns its argument if nothing changes.
   * If saving fails, rejects and changes nothing.
   */
  change(edit: (now: Corrections) => Corrections): Promise<unknown>;
}

/** The settings that the dock can change. */
export interface DockChoice {
  readonly language?: Locale;
  readonly theme?: Theme;
  /** Size of the dock and the panels, per cent. */
  readonly scale?: Scale;
  readonly compact?: boolean;
}

export interface Ui {
  readonly store: Store;
  readonly judgement: Judgement;
  readonly prefs: Prefs;
  readonly storage: PanelStorage;
  /** Absent: facts cannot be corrected here. */
  readonly correcting?: Correcting;
  /** Absent: there is no referee on this page, and only the map is judged. */
  readonly referee: Referee | undefined;
  /** Absent: whole turns are not judged on this page. */
  readonly asks?: Asks;
  /** The reasons of all marks on the map now, in reading order for screen readers. */
  readonly whys: ReadonlySignal<readonly Why[]>;
  whyAt(cell: Cell): readonly Why[];
  /**
   * Sentences of the path readout: violations, doubts, skill checks that decide, and opportunities
   * that are avoided.
   */
  readonly pathWhys: ReadonlySignal<{
    readonly broken: readonly Why[];
    readonly checks: readonly Why[];
    readonly spared: readonly Why[];
  }>;
  /**
   * The box of a cell (or of n × n cells) on the screen, in client CSS pixels; null before the host
   * reports a camera.
   */
  boxOf(cell: Cell, size?: number): ScreenBox | null;
  /**
   * Boxes on the screen covered by the marks of the path and of the flanking at its end, in client
   * CSS pixels.
   */
  pathBoxes(): readonly ScreenBox[];
  /** Boxes of the labels, badges and signs of all marks, in client CSS pixels. */
  labelBoxes(): readonly ScreenBox[];
  /** Boxes of the cards and of the chance to hit beside creatures, which tooltips avoid, by key. */
  readonly cards: Map<string, ScreenBox>;
  /** Changes when a card appears, goes, or moves against its creature; not while the map pans. */
  readonly cardsPlaced: Signal<number>;
  /** Boxes of the tokens on the screen now. */
  peopleBoxes(): readonly ScreenBox[];
  /** Boxes of the target and of the fight's creatures on the screen now. */
  fightBoxes(): readonly ScreenBox[];
  /** The room that the host's own interface leaves for panels. */
  readonly surroundings: ReadonlySignal<Surroundings>;
  /** Boxes of page elements that tooltips should not cover. */
  avoid(): readonly ScreenBox[];
  /** Ids of the layers that failed. */
  readonly failedLayers: ReadonlySignal<readonly string[]>;
  readonly tip: Signal<TipState | null>;
  readonly folded: Signal<boolean>;
  /**
   * The creature that the token card shows instead of the selected one, `subject`; null: no other
   * creature. Becomes null when another creature is selected.
   */
  readonly picked: Signal<{ readonly id: string; readonly subject: string | null } | null>;
  /** Keys of the notices dismissed since the page was loaded. */
  readonly dismissed: Signal<ReadonlySet<string>>;
  readonly closers: Closers;
  readonly panels: Panels;
  /** Parts of the overlay that stopped after a failure, by the message id of their name. */
  readonly failures: Signal<readonly string[]>;
  /** When the table was last read; null if it was never read. */
  readonly readAt: Signal<Date | null>;
  /** Boxes of the dock and of the column of panels, which tooltips avoid. */
  readonly dockBox: Signal<ScreenBox | null>;
  readonly columnBox: Signal<ScreenBox | null>;
  /** Width of the column as the user set it, in CSS pixels before the scale. */
  readonly columnWidth: Signal<number>;
  /** Whether the column is below a shorter dock, because the two do not fit side by side. */
  readonly tight: ReadonlySignal<boolean>;
  /** Boxes that the dock and the column keep off; changes when they should look for another place. */
  readonly keepOff: ReadonlySignal<SparedBoxes>;
  /** The same boxes as the map is now. */
  boxesToShow(): SparedBoxes;
  /**
   * For the dock and for the column: whether it is hidden and lets the pointer through because a
   * token is dragged near it.
   */
  readonly aside: ReadonlySignal<{ readonly dock: boolean; readonly column: boolean }>;
  /** Announces a sentence to assistive technology, politely, at most one each second. */
  announce(text: string): void;
  fail(part: string, error: unknown): void;
  /**
   * Stores a language or theme picked in the dock as the user's setting. The choice is already in
   * effect.
   */
  keep(choice: DockChoice): void;
  /**
   * Sends plain text in the host's chat to these recipients. False: it was not sent. `ambiguous`:
   * it was not sent because another user has the same name. Absent if the host cannot do it.
   */
  readonly whisper?: (text: string, to: Hearer) => Promise<Whispered>;
  /**
   * Compares the table with the host's own values; the results are in `store.checks`. False: the
   * comparison failed. Absent without a host.
   */
  readonly check?: () => Promise<boolean>;
  /**
   * Raises the end of this user's drag on the host by this number of squares. Absent if the host
   * has no elevation during a drag.
   */
  readonly climb?: (by: number) => Promise<boolean>;
  /** The extension's version, included in reports. */
  readonly version?: string;
  /** Opens the settings page; absent if there is none. */
  readonly settings?: () => void;
}

export const UiContext = createContext<Ui | null>(null);

export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (ui === null) throw new Error('a panel outside the overlay');
  return ui;
}
