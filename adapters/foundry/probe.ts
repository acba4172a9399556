/**
 * Is this page a Foundry table? Runs in the page's world before any adapter, and uses nothing from
 * outside the function's own body. `game` is a lexical global in some generations of Foundry and a
 * window property in others, so it is looked up by name.
 */
declare const game: unknown;

export function probeFoundry(): {
  host: string;
  version: string | null;
  system: string | null;
} | null {
  try {
    if (typeof game !== 'object' || game === null) return null;
    const { version, release, system } = game as {
      version?: unknown;
      release?: { version?: unknown };
      system?: { id?: unknown };
    };
    // Other pages may have a global `game` too. Foundry's `game` has a release, and a system once a
    // world is open.
    if (
      typeof release !== 'object' ||
      release === null ||
      typeof system !== 'object' ||
      system === null
    )
      return null;
    const said = version ?? release.version;
    return {
      host: 'Foundry',
      version: typeof said === 'string' ? said : null,
      system: typeof system.id === 'string' ? system.id : null,
    };
  } catch {
    return null;
  }
}
