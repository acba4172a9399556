/**
 * What the parts that know no page need to know of a host: where it stands, and how it is
 * recognised.
 */

/**
 * Runs in the page's world, so it must stand alone; answers in the form of `Table` (look.ts), or
 * null.
 */
export type HostProbe = () => unknown;

export interface Host {
  /** Its scripts are `<id>-page.js` and `content-scripts/<id>.js`. */
  readonly id: string;
  /** What its users call it. */
  readonly name: string;
  /**
   * Match patterns of the pages that are this host's alone; none: it may stand at any address, and
   * the user grants each.
   */
  readonly sites: readonly string[];
  /**
   * Where it may stand at any address: the paths of its tables there, as match patterns have them;
   * absent: any.
   */
  readonly paths?: readonly string[];
  /** Match patterns of pages among those which are no table. */
  readonly except?: readonly string[];
  /** Its own default keys, as it writes them (`Shift+KeyC`): the options warn of conflicts. */
  readonly keys?: readonly string[];
  readonly probe: HostProbe;
}
