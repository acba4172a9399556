/** Facts of a host that page-independent parts need: its sites, and how to recognize it. */

/**
 * Runs in the page's world, so it must be self-contained; returns a `DetectedTable` (tabState.ts), or
 * null.
 */
export type HostProbe = () => unknown;

export interface Host {
  /** Its scripts are `<id>-page.js` and `content-scripts/<id>.js`. */
  readonly id: string;
  /** Its users' name for it. */
  readonly name: string;
  /**
   * Match patterns of the pages of this host alone; none: it may stand at any address, and the user
   * grants each site.
   */
  readonly sites: readonly string[];
  /** For a host at any address: the paths of its tables, as in match patterns; absent: any. */
  readonly paths?: readonly string[];
  /** Match patterns of pages among them that are no tables. */
  readonly except?: readonly string[];
  /**
   * The host's default keys, in the host's notation (`Shift+KeyC`): the options page warns of
   * conflicts.
   */
  readonly keys?: readonly string[];
  readonly probe: HostProbe;
}
