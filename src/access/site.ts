/**
 * Sites as permissions name them. A match pattern holds no port (Firefox knows none), so a permission covers every port
 * of its host.
 */

export interface Site {
  /** What the user reads: host and port. */
  readonly name: string;
  /** Scheme and host, for permissions and registrations: `https://vtt.example.org/*`. */
  readonly pattern: string;
}

/** The site of an address; null for anything that is not a web page. */
export function siteOf(address: string | undefined): Site | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return url.hostname === '' ? null : { name: url.host, pattern: `${url.protocol}//${url.hostname}/*` };
}

/** What a user may type for a site: an address, or a host name, taken as https. */
export const siteTyped = (text: string): Site | null => {
  const typed = text.trim();
  if (typed === '') return null;
  return siteOf(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
};

/** Does the pattern name one host? Grants for every site, as browsers let users give, are never acted upon. */
export const namesOneHost = (pattern: string): boolean => /^https?:\/\/[^/*]+\/\*$/.test(pattern);

export const hostOf = (pattern: string): string => pattern.replace(/^https?:\/\//, '').replace(/\/\*$/, '');
