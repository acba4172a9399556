/**
 * The panels that stand beside the dock. What the dock needs of each (its sign) stands in
 * `index.ts`; what is inside stands in a file of this folder and a line in `contents.ts`.
 */
import type { ComponentType } from 'preact';
import type { MessageId } from '../../text/index.ts';
import type { IconName } from '../icons/paths.ts';
import type { Anchored } from '../place.ts';
import type { Ui } from '../ui.ts';
import type { Viewport } from '../viewport.ts';

export interface PanelSign {
  readonly id: string;
  readonly icon: IconName;
  /** Its title, and the name of the buttons that open it. */
  readonly title: MessageId;
  /**
   * Is it of use now? Where it is not, neither it nor its button is there. Read while rendering: it
   * may read signals.
   */
  available(ui: Ui): boolean;
  /** The button that opens it stands elsewhere than in the dock's footer, which is full. */
  readonly apart?: true;
  /** Where it stands at first; absent: beside the dock. */
  readonly start?: Anchored;
  /** The panel whose key opens this one, where that one is of no use. */
  readonly key?: string;
  /** How many things in it wait for the user: on its button's badge. */
  waits?(ui: Ui): number;
}

/**
 * What stands under a panel's header: an element of class "body" that scrolls and, where there is
 * one, a footer of class "foot". `Beside`: what stands in the header, between its title and the
 * button that closes it.
 */
export type PanelContent = ComponentType & { readonly Beside?: ComponentType };

export interface PanelContents {
  /** By the panel's id. */
  readonly panels: Readonly<Record<string, PanelContent>>;
  /**
   * What shows by itself, when there is something to show: each stops alone, under the name of its
   * message.
   */
  readonly floating: readonly { readonly part: MessageId; readonly Float: ComponentType }[];
  /**
   * Lies over the host's map, and takes the pointer there, while the user paints, aims or draws.
   */
  readonly Sheet: ComponentType<{ readonly viewport: Viewport }>;
  /** Styles that only these need. */
  readonly css: string;
}
