/**
 * Determines which users get a whisper at a Roll20 table. According to its pages, the name of a
 * player or character is enough, or the first part of one. If several users match, it is unknown
 * which one Roll20 chooses, so here all of them get the whisper.
 */
interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Ears {
  readonly gms: readonly string[];
  readonly players: readonly Named[];
  readonly characters: readonly (Named & { readonly hands: readonly string[] })[];
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s\u200b-\u200f\u2060\ufeff]+/gu, ' ')
    .trim();

/**
 * Ids of the players who receive a line; null: the line is no whisper, and everybody receives it.
 */
export function hearersOf(
  line: string,
  { gms, players, characters }: Ears,
): readonly string[] | null {
  const [, quoted, bare] = /^\/w (?:"([^"]*)"|(\S+)) /u.exec(line) ?? [];
  const told = quoted ?? bare;
  if (told === undefined) return null;
  if (plain(told) === 'gm') return gms;
  const meant = (name: string): boolean => `${plain(name)} `.startsWith(`${plain(told)} `);
  const spoken = characters
    .filter(({ name }) => meant(name))
    .flatMap(({ hands }) => (hands.length === 0 ? gms : hands));
  return [
    ...new Set([...players.filter(({ name }) => meant(name)).map(({ id }) => id), ...spoken]),
  ];
}
