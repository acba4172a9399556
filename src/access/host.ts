/**
 * Facts about a host for code that does not run in its page: its sites, and how to recognize it.
 */

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
   * Match patterns of the pages that belong to this host alone. Empty if the host may run at any
   * address; then the user grants each site.
   */
  readonly sites: readonly string[];
  /**
   * Paths of the host's tables, as in match patterns, if the host may run at any address. Absent:
   * any path.
   */
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
