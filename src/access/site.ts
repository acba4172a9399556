/**
 * Derives sites from addresses, as browser permissions name them. A match pattern has no port
 * (Firefox knows none), so a permission covers every port of its host.
 */

export interface Site {
  /** Name for the user: host and port. */
  readonly name: string;
  /**
   * Match pattern with scheme and host, for permissions and registrations:
   * `https://vtt.example.org/*`.
   */
  readonly pattern: string;
}

/** The site of an address; null for anything but a web page. */
export function siteOf(address: string | undefined): Site | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return url.hostname === ''
    ? null
    : { name: url.host, pattern: `${url.protocol}//${url.hostname}/*` };
}

/** The site that a user typed: an address, or a host name, taken as https. */
export const siteTyped = (text: string): Site | null => {
  const typed = text.trim();
  if (typed === '') return null;
  return siteOf(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
};

/**
 * Does the pattern name a single host? Grants for every site, which browsers allow, are never used.
 */
export const namesOneHost = (pattern: string): boolean => /^https?:\/\/[^/*]+\/\*$/.test(pattern);

export const hostOf = (pattern: string): string =>
  pattern.replace(/^https?:\/\//, '').replace(/\/\*$/, '');

interface Sited {
  readonly sites: readonly string[];
}

/**
 * The sites of these hosts alone, as permission patterns: the manifest asks for these permissions,
 * and the user grants all others.
 */
export const ownSites = (hosts: readonly Sited[]): readonly string[] => [
  ...new Set(hosts.flatMap(({ sites }) => sites.flatMap((site) => siteOf(site)?.pattern ?? []))),
];

/**
 * Does a match pattern cover an address? Its `*` stands for any characters, and its path is
 * compared with the query too, as browsers do.
 */
export function matchesPattern(pattern: string, address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return url !== null && new RegExp(`^${source}$`).test(url.origin + url.pathname + url.search);
}
