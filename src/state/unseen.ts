/**
 * The creatures that a user may not hear of, though the host shows their tokens: the creature that
 * acts does not know of them, or no creature of this user does (docs/spec/scene.md, convention 22).
 * A player's log and panels are judged without them. Pure.
 */
import { creatureOf, type Board } from '../board/board.ts';
import type { Creature } from '../board/creature.ts';
import { isUnknownTo } from '../rules/core/known.ts';
import { judgeOf } from '../rules/index.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** A game master, or the player of some creatures. */
export interface User {
  readonly gm: boolean;
  readonly owned: readonly string[];
}

/**
 * The board for a text about `of`: without the creatures of which the user may not hear. Users know
 * of the creatures on the sides of their own. The same board if it has no other creatures.
 * @param met id of a creature that `of` bumped into; it stays if `of` is on the user's side
 */
export function boardKnownToUser(
  { gm, owned }: User,
  rules: Ruleset,
  board: Board,
  of: Creature,
  met?: string,
): Board {
  if (gm) return board;
  const j = judgeOf(board, rules);
  const mine = owned.flatMap((id) => creatureOf(board, id) ?? []);
  const isOurs = ({ id, side }: Creature): boolean =>
    mine.some((own) => own.id === id || (side !== undefined && own.side === side));
  const isKnown = (c: Creature): boolean =>
    !isUnknownTo(j, of, c) && (mine.length === 0 || mine.some((own) => !isUnknownTo(j, own, c)));
  const ours = mine.length === 0 || isOurs(of);
  const creatures = board.creatures.filter(
    (c) => c.id === of.id || isOurs(c) || isKnown(c) || (ours && c.id === met),
  );
  return creatures.length === board.creatures.length ? board : { ...board, creatures };
}
