/** Room for kept fights: how much each may take, and which go when there is too little. Pure. */
/**
 * Which fights are kept: when each was opened last (milliseconds since 1970), and about how much
 * room it takes.
 */
export type Fights = Readonly<Record<string, { readonly at: number; readonly bytes: number }>>;
/**
 * So many fights are kept of each site, and so many bytes of one fight, of one site's and of all
 * together.
 */
export const MOST_FIGHTS = 12;
export const MOST_OF_FIGHT = 1_000_000;
export const MOST_OF_SITE = 3_000_000;
export const MOST_OF_ALL = 6_000_000;

const siteOf = (key: string): string => key.slice(0, key.indexOf('/'));
/** A table: one game of one user, whichever of its fights and maps. */
const tableOf = (key: string): string =>
  key.slice(0, key.lastIndexOf('/')).replace(/\/(map|fight):/, '/');

/** Keys by what they share. */
function sharing(
  keys: readonly string[],
  share: (key: string) => string,
): readonly (readonly string[])[] {
  const shares = new Map<string, string[]>();
  for (const key of keys) shares.set(share(key), [...(shares.get(share(key)) ?? []), key]);
  return [...shares.values()];
}

/**
 * The fights that must go until there is room: of the site that takes most, of its table that takes
 * most, the one that was opened longest ago. No table pays for a greedier one.
 * @param of is in use, and stays
 */
export function tooMany(fights: Fights, of: string): readonly string[] {
  const gone: string[] = [];
  const left = (): string[] => Object.keys(fights).filter((key) => !gone.includes(key));
  const here = (): string[] => left().filter((key) => siteOf(key) === siteOf(of));
  const bytes = (keys: readonly string[]): number =>
    keys.reduce((sum, key) => sum + fights[key]!.bytes, 0);
  const count = (keys: readonly string[]): number => keys.length;
  const oldest = (keys: readonly string[]): string | undefined =>
    keys.filter((key) => key !== of).sort((a, b) => fights[a]!.at - fights[b]!.at)[0];
  const greediest = (
    keys: readonly string[],
    share: (key: string) => string,
    by: typeof bytes,
  ): readonly string[] => [...sharing(keys, share)].sort((a, b) => by(b) - by(a))[0] ?? [];
  const drop = (key: string | undefined): boolean => key !== undefined && gone.push(key) > 0;
  /** Where every table has but one, the oldest of all goes. */
  const crowding = (): readonly string[] => {
    const table = greediest(here(), tableOf, count);
    return count(table) > 1 ? table : here();
  };
  while (count(here()) > MOST_FIGHTS && drop(oldest(crowding())));
  while (bytes(here()) > MOST_OF_SITE && drop(oldest(greediest(here(), tableOf, bytes))));
  while (
    bytes(left()) > MOST_OF_ALL &&
    drop(oldest(greediest(greediest(left(), siteOf, bytes), tableOf, bytes)))
  );
  return gone;
}
