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

type Values = Readonly<Record<string, unknown>>;

/** Are two values of a document (no cycles, no classes) the same throughout? A field left out is as one undefined. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !alike(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  // Most values are plain, and most often both have the same fields, each with a value: then a count tells it.
  let more = 0;
  let whole = true;
  for (const key in a) {
    const [x, y] = [(a as Values)[key], (b as Values)[key]];
    if (x !== y && !alike(x, y)) return false;
    if (y === undefined) whole = false;
    more--;
  }
  for (const _ in b) more++;
  if (more === 0 && whole) return true;
  for (const key in b) if (!(key in a) && (b as Values)[key] !== undefined) return false;
  return true;
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
    const { turn: itsTurn, options: itsOptions, degrees: itsDegrees, misses: itsMisses, ...rest } = boardOf({ ...scene, creatures: [] });
    const creatures = creaturesOf(scene.creatures ?? [], last);
    const turn = last !== undefined && alike(last.scene.turn, scene.turn) ? last.board.turn : itsTurn;
    const options = last !== undefined && alike(last.scene.options, scene.options) ? last.board.options : itsOptions;
    const degrees = last !== undefined && alike(last.scene.degrees, scene.degrees) ? last.board.degrees : itsDegrees;
    const misses = last !== undefined && alike(last.scene.misses, scene.misses) ? last.board.misses : itsMisses;
    const same = last !== undefined && last.board.ground === rest.ground && last.board.creatures === creatures
      && last.board.turn === turn && last.board.options === options && last.board.degrees === degrees && last.board.misses === misses;
    const board: Board = same && last !== undefined ? last.board : {
      ...rest, creatures, options, ...(turn === undefined ? {} : { turn }), ...(degrees === undefined ? {} : { degrees }), ...(misses === undefined ? {} : { misses }),
    };
    last = { scene, board };
    return board;
  };
}
