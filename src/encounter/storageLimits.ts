/** Storage limits of fights: how much each may take, and which are deleted first. Pure. */
/**
 * Stored fights by key: when each was last opened (milliseconds since 1970), and its approximate
 * size in bytes.
 */
export type Fights = Readonly<Record<string, { readonly at: number; readonly bytes: number }>>;
/** Limits: number of fights of each site, and bytes of one fight, of one site and in total. */
export const MOST_FIGHTS = 12;
export const MAX_FIGHT_BYTES = 1_000_000;
export const MOST_OF_SITE = 3_000_000;
export const MOST_OF_ALL = 6_000_000;

const siteOf = (key: string): string => key.slice(0, key.indexOf('/'));
/**
 * The part of a fight's key that identifies the table: one game of one user, with all its fights
 * and maps.
 */
const tableOf = (key: string): string =>
  key.slice(0, key.lastIndexOf('/')).replace(/\/(map|fight):/, '/');

/** Groups keys that share a limit. */
function sharing(
  keys: readonly string[],
  share: (key: string) => string,
): readonly (readonly string[])[] {
  const shares = new Map<string, string[]>();
  for (const key of keys) shares.set(share(key), [...(shares.get(share(key)) ?? []), key]);
  return [...shares.values()];
}

/**
 * The fights to delete until no limit is exceeded. Each is the fight opened longest ago at the
 * largest table, of this site or, for the total limit, of the site with the most data. So no table
 * loses a fight to a table that takes more.
 * @param of the fight in use, which is never deleted
 */
export function fightsToDrop(fights: Fights, of: string): readonly string[] {
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
  /** If every table has only one fight, delete the one that was opened longest ago. */
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
