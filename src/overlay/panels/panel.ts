/**
 * The description of a panel beside the dock. Each panel is a file of this folder and a line in
 * index.ts.
 */
import type { ComponentType } from 'preact';
import type { OwnTexts } from '../../text/index.ts';
import type { IconName } from '../icons/paths.ts';
import type { Anchored } from '../place.ts';
import type { Ui } from '../ui.ts';

export interface Panel {
  readonly id: string;
  readonly icon: IconName;
  /** Message id of its title, which also names the buttons that open it. */
  readonly title: string;
  /** Whether it is of use now; otherwise neither panel nor button is shown. May read signals. */
  available(ui: Ui): boolean;
  /** The key that opens it; `name` is the message id of its line in the lists of keys. */
  readonly key?: { readonly chord: string; readonly name: string };
  /** Id of another panel, whose key opens this one when that one is not available. */
  readonly sharesKeyOf?: string;
  /** Its button is not in the dock's footer, which is full. */
  readonly apart?: true;
  /** Where it first opens; absent: beside the dock. */
  readonly start?: Anchored;
  /** How many things in it wait for the user: the badge of its button. */
  waits?(ui: Ui): number;
  /** An element of class "body", which scrolls, and where needed a footer of class "foot". */
  readonly Content: ComponentType;
  /** Shown in the header, between the title and the button that closes the panel. */
  readonly Beside?: ComponentType;
  readonly css?: string;
  /** This panel's own sentences, by message id. */
  readonly texts?: OwnTexts;
}

/** Rounds in phases have no turns, no table of their actions and no preview of attacks. */
export const inPhases = ({ store }: Ui): boolean => store.judge.value?.rules.phased === true;
export const inTurns = (ui: Ui): boolean => ui.store.judge.value !== null && !inPhases(ui);
