/**
 * Who may hear a whisper at a Roll20 table. Its pages say that a name, or the first part of one, of
 * a player or of a character is enough; which of several it takes is not known, so all of them are
 * hearers here.
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

/** Ids of players; null: the line is no whisper, and everybody reads it. */
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
