/**
 * Is this page a Roll20 table? Runs in the page's world before any adapter, and uses nothing from
 * outside the function's own body. The address alone decides, because the models load late. The
 * engine is reported if it is known.
 */
declare const window: { readonly location: Location; readonly MeshScene?: unknown };

export function probeRoll20(): {
  host: string;
  version: string | null;
  system: string | null;
} | null {
  try {
    const { hostname, pathname } = window.location;
    if (
      hostname !== 'app.roll20.net' ||
      !/^\/editor(?:\/|$)/.test(pathname) ||
      pathname.startsWith('/editor/character/')
    )
      return null;
    return {
      host: 'Roll20',
      version:
        typeof window.MeshScene === 'object' && window.MeshScene !== null ? 'Jumpgate' : null,
      system: null,
    };
  } catch {
    return null;
  }
}
