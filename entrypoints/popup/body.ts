/** Properties of each body of the popup. */
import type { Look } from '../../src/access/tabState.ts';
import type { After } from './say.ts';

export interface BodyProps {
  readonly seen: Look;
  readonly after: After;
  /** Looks again; `starts`: Quadretto is about to start there. */
  again(what: After, starts?: boolean): Promise<void>;
}
