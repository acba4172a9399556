/** Creatures that another creature does not see because they are invisible or hidden from its side. */
import type { Board } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import type { FullJudge } from '../../fullRuleset.ts';

/**
 * Whether the viewer does not know of the creature. Fog, darkness and walls hide a creature too,
 * but not its token: they do not count here.
 */
export function hiddenFrom(j: FullJudge, viewer: Creature, c: Creature): boolean {
  if (c.id === viewer.id) return false;
  const { degree, why } = j.rules.concealment(j, viewer, c, 'melee');
  return degree === 'total' && why.includes('invisible');
}

/** The board as the viewer knows it. A question to a player's side that names no unseen creature. */
export function seenBoard(j: FullJudge, viewer: Creature): Board {
  const seen = j.board.creatures.filter((c) => !hiddenFrom(j, viewer, c));
  return seen.length === j.board.creatures.length ? j.board : { ...j.board, creatures: seen };
}
