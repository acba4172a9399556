/**
 * The description of a panel in the column beside the dock, and its contents. Each panel is an entry in index.ts,
 * and a file of this folder with a line in contents.ts.
 */
import type { ComponentType } from 'preact';
import type { OwnTexts } from '../../text/index.ts';
import type { IconName } from '../icons/paths.ts';
import type { Ui } from '../ui.ts';

export interface Panel {
  readonly id: string;
  readonly icon: IconName;
  /** Message id of the panel's title, which is also the text of the buttons that open it. */
  readonly title: string;
  /** Message id of a shorter name for its tab, part of the title; absent: the title. */
  readonly tab?: string;
  /**
   * Whether the panel is useful now; otherwise neither the panel nor its button is shown. May read
   * signals.
   */
  available(ui: Ui): boolean;
  /** The key that opens the panel; `name` is the message id of its line in the list of keys. */
  readonly key?: { readonly chord: string; readonly name: string };
  /** Id of another panel, whose key opens this panel while the other panel is not available. */
  readonly sharesKeyOf?: string;
  /** The panel's button is not in the footer of the dock, which has no room left. */
  readonly apart?: true;
  /** The panel has a button in the folded dock. */
  readonly strip?: true;
  /** The panel needs a wide column, which is then across the bottom of the map. */
  readonly wide?: true;
  /** Number of items in the panel that wait for the user, shown as a badge on its button. */
  waits?(ui: Ui): number;
  /** The panel's own sentences, by message id. */
  readonly texts?: OwnTexts;
}

export interface PanelContents {
  /** An element of class "body", which scrolls, and optionally a footer of class "foot". */
  readonly Content: ComponentType;
  /** Shown in the header, between the title and the button that closes the panel. */
  readonly Beside?: ComponentType;
  /** Shown on the map, whether the panel is open or not. */
  readonly OnMap?: ComponentType;
  readonly css?: string;
}

/** The contents of the panels by id. */
export type Contents = Readonly<Record<string, PanelContents>>;

/** null: not loaded yet; `failed`: they could not be loaded. */
export type ContentsNow = Contents | 'failed' | null;

/**
 * Whether the ruleset has rounds in phases. If so, panels for turns, the actions of a turn and
 * attack previews are not shown.
 */
export const inPhases = ({ store }: Ui): boolean => store.judge.value?.rules.phased === true;
export const inTurns = (ui: Ui): boolean => ui.store.judge.value !== null && !inPhases(ui);
