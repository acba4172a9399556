/**
 * Finds the author of a line of Roll20's chat, and tells whether this author may act for a
 * creature. A line from a sheet does not carry its player's id, only a display name, and anybody
 * may type a sheet's template by hand. So the name is looked up among the table's players and
 * characters, and counts only if it is unique. Pure.
 */
import { folded } from '../../src/chat/names.ts';
import type { RawToken, RawVoices } from './schema.ts';

/** The author of a chat line, as the page shows it. */
export interface ChatAuthor {
  /** Does the page mark the line as this user's own? */
  readonly own: boolean;
  /** The player's id, if the line carries one. */
  readonly player?: string;
  /** The name under which the line was posted; '' if none is found. */
  readonly by: string;
}

type Voices = Pick<RawVoices, 'players' | 'characters'>;

export interface Poster {
  readonly name: string;
  /** The player or character with this name; undefined if nobody has it, or if several do. */
  readonly is?: { readonly player: string; readonly gm: boolean } | { readonly character: string };
}

/** Suffix that Roll20 appends to the name of a game master. A character may have it in its name. */
export const MASTER = ' (gm)';

/**
 * Finds the user who posted a line.
 * @param me this user's id as a player
 */
export function posterOfLine(
  { own, player, by }: ChatAuthor,
  { players, characters }: Voices,
  me: string,
  gm: boolean,
): Poster {
  const of = (id: string) => players.find((each) => each.id === id);
  const nameOf = (id: string): string => of(id)?.name ?? by;
  if (own) return { name: nameOf(me), is: { player: me, gm } };
  const spoken = folded(by);
  if (player !== undefined)
    return {
      name: nameOf(player),
      is: {
        player,
        gm: of(player)?.claimed === false && spoken === `${folded(nameOf(player))}${MASTER}`,
      },
    };
  const people = players.flatMap(({ id, name, claimed }): NonNullable<Poster['is']>[] => {
    const plain = folded(name);
    return plain === spoken
      ? [{ player: id, gm: false }]
      : `${plain}${MASTER}` === spoken && claimed === false
        ? [{ player: id, gm: true }]
        : [];
  });
  const meant = [
    ...people,
    ...characters.flatMap(({ id, name }) => (folded(name) === spoken ? [{ character: id }] : [])),
  ];
  const [is] = meant;
  // A line under this user's name is forged if this user did not post it.
  const forged = is !== undefined && 'player' in is && is.player === me;
  return spoken === '' || is === undefined || meant.length > 1 || forged
    ? { name: by }
    : { name: by, is };
}

/**
 * May the author act for the token's creature? Game masters may, and so may the players who control
 * the creature's character.
 */
export function authorMayAct(
  { is }: Poster,
  { hands, character }: Pick<RawToken, 'hands' | 'character'>,
  { characters }: Voices,
): boolean {
  if (is === undefined) return false;
  if ('player' in is) return is.gm || hands.includes('all') || hands.includes(is.player);
  if (is.character === character || hands.includes('all')) return true;
  const speakers = characters.find(({ id }) => id === is.character)?.hands;
  return speakers !== undefined && speakers.every((each) => hands.includes(each));
}
