/** What each body of the popup is given. */
import type { Look } from '../../src/access/look.ts';
import type { After } from './say.ts';

export interface BodyProps {
  readonly seen: Look;
  readonly after: After;
  /** Looks anew; `starts`: Quadretto is about to begin there. */
  again(what: After, starts?: boolean): Promise<void>;
}
