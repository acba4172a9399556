/** One panel that stands beside the dock: a file of this folder and a line in `index.ts`. */
import type { ComponentType } from 'preact';
import type { MessageId } from '../../text/index.ts';
import type { IconName } from '../icons/paths.ts';
import type { Ui } from '../ui.ts';

export interface PanelEntry {
  readonly id: string;
  readonly icon: IconName;
  /** Its title, and the name of the buttons that open it. */
  readonly title: MessageId;
  /** What stands under the header: an element of class "body" that scrolls and, where there is one, a footer of class "foot". */
  readonly Content: ComponentType;
  /** Is it of use now? Where it is not, neither it nor its button is there. Read while rendering: it may read signals. */
  available(ui: Ui): boolean;
}
