/** Facts of a host that page-independent parts need: its sites, and how to recognize it. */

/**
 * Runs in the page's world, so it must be self-contained; returns a `DetectedTable` (tabState.ts), or
 * null.
 */
export type HostProbe = () => unknown;

export interface Host {
  /** Id of the host; its scripts are `<id>-page.js` and `content-scripts/<id>.js`. */
  readonly id: string;
  /** The host's name as its users know it. */
  readonly name: string;
  /**
   * Match patterns of the pages that belong to this host alone; empty: the host may run at any
   * address, and the user grants each site.
   */
  readonly sites: readonly string[];
  /** For a host at any address: paths of its tables, as in match patterns; absent: any. */
  readonly paths?: readonly string[];
  /** Match patterns of pages on those sites that are not tables. */
  readonly except?: readonly string[];
  /**
   * The host's default keys, in the host's notation (`Shift+KeyC`): the options page warns of
   * conflicts.
   */
  readonly keys?: readonly string[];
  readonly probe: HostProbe;
}
