/** Component properties that all bodies of the popup share. */
import type { TabState } from '../../src/access/tabState.ts';
import type { After } from './say.ts';

export interface BodyProps {
  readonly seen: TabState;
  readonly after: After;
  /** Checks the tab's state again. `starts`: is Quadretto about to start there? */
  again(what: After, starts?: boolean): Promise<void>;
}
