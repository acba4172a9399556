/**
 * From one scene to the next: hosts tell the whole table for every move, and what they tell again unchanged stays the
 * same object, so that nothing that was judged of it is judged anew. Documents are taken as never changed in place.
 */
import type { Board } from '../board/board.ts';
import type { Creature } from '../board/creature.ts';
import { boardOf, creatureFrom } from '../scene/board.ts';
import type { SceneDocument } from '../scene/schema.ts';

type Documents = NonNullable<SceneDocument['creatures']>;

interface Last {
  readonly scene: SceneDocument;
  readonly board: Board;
}

/** Are two values of a document (no cycles, no classes) the same throughout? */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length
    && keys.every((key) => Object.hasOwn(b, key) && alike((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** The creature of each document: the one before where the document says the same of it. */
function creaturesOf(documents: Documents, last: Last | undefined): readonly Creature[] {
  const before = last?.scene.creatures ?? [];
  let places: Map<string, number> | undefined;
  const creatures = documents.map((now, i) => {
    // Most often a creature keeps its place in the list.
    const at = before[i]?.id === now.id ? i : (places ??= new Map(before.map((c, k) => [c.id, k]))).get(now.id);
    const known = at === undefined || !alike(before[at], now) ? undefined : last?.board.creatures[at];
    return known ?? creatureFrom(now);
  });
  const same = creatures.length === before.length && creatures.every((c, i) => c === last?.board.creatures[i]);
  return same && last !== undefined ? last.board.creatures : creatures;
}

/** Makes the function from a scene to its board: each call goes on from the one before. */
export function boardsFollowed(): (scene: SceneDocument) => Board {
  let last: Last | undefined;
  return (scene) => {
    const { turn: itsTurn, options: itsOptions, ...rest } = boardOf({ ...scene, creatures: [] });
    const creatures = creaturesOf(scene.creatures ?? [], last);
    const turn = last !== undefined && alike(last.scene.turn, scene.turn) ? last.board.turn : itsTurn;
    const options = last !== undefined && alike(last.scene.options, scene.options) ? last.board.options : itsOptions;
    const same = last !== undefined && last.board.ground === rest.ground && last.board.creatures === creatures
      && last.board.turn === turn && last.board.options === options;
    const board: Board = same && last !== undefined ? last.board : { ...rest, creatures, options, ...(turn === undefined ? {} : { turn }) };
    last = { scene, board };
    return board;
  };
}
