/**
 * From one scene to the next: hosts tell the whole table for every move, and what they tell again
 * unchanged stays the same object, so that nothing that was judged of it is judged anew. Documents
 * are taken as never changed in place.
 */
import type { Board } from '../board/board.ts';
import type { Creature } from '../board/creature.ts';
import { seated } from '../board/mounts.ts';
import { alike, sameCreature } from '../scene/alike.ts';
import { boardOf, creatureFrom } from '../scene/board.ts';
import type { SceneDocument } from '../scene/schema.ts';

type Documents = NonNullable<SceneDocument['creatures']>;

interface Last {
  readonly scene: SceneDocument;
  /** Each where the scene says; on the board riders stand where their mounts do. */
  readonly creatures: readonly Creature[];
  readonly board: Board;
}

/** The creature of each document: the one before where the document says the same of it. */
function creaturesOf(documents: Documents, last: Last | undefined): readonly Creature[] {
  if (last === undefined) return documents.map(creatureFrom);
  const before = last.scene.creatures ?? [];
  const known = last.creatures;
  let places: Map<string, number> | undefined;
  // The list before, until somebody is not the same.
  let creatures: Creature[] | undefined = before.length === documents.length ? undefined : [];
  for (let i = 0; i < documents.length; i++) {
    const now = documents[i]!;
    // Most often a creature keeps its place in the list.
    const at =
      before[i]?.id === now.id
        ? i
        : (places ??= new Map(before.map((c, k) => [c.id, k]))).get(now.id);
    const old = at === undefined ? undefined : before[at];
    const creature = old !== undefined && sameCreature(old, now) ? known[at!]! : creatureFrom(now);
    if (creatures === undefined && creature !== known[i]) creatures = known.slice(0, i);
    creatures?.push(creature);
  }
  return creatures ?? known;
}

/** Makes the function from a scene to its board: each call goes on from the one before. */
export function boardsFollowed(): (scene: SceneDocument) => Board {
  let last: Last | undefined;
  return (scene) => {
    const {
      turn: itsTurn,
      options: itsOptions,
      degrees: itsDegrees,
      misses: itsMisses,
      ...rest
    } = boardOf({ ...scene, creatures: [] });
    const told = creaturesOf(scene.creatures ?? [], last);
    const still =
      last !== undefined && last.creatures === told && last.board.ground === rest.ground;
    const creatures =
      last !== undefined && still ? last.board.creatures : seated(told, rest.ground.grid);
    const turn =
      last !== undefined && alike(last.scene.turn, scene.turn) ? last.board.turn : itsTurn;
    const options =
      last !== undefined && alike(last.scene.options, scene.options)
        ? last.board.options
        : itsOptions;
    const degrees =
      last !== undefined && alike(last.scene.degrees, scene.degrees)
        ? last.board.degrees
        : itsDegrees;
    const misses =
      last !== undefined && alike(last.scene.misses, scene.misses) ? last.board.misses : itsMisses;
    const same =
      last !== undefined &&
      last.board.ground === rest.ground &&
      last.board.creatures === creatures &&
      last.board.turn === turn &&
      last.board.options === options &&
      last.board.degrees === degrees &&
      last.board.misses === misses;
    const board: Board =
      same && last !== undefined
        ? last.board
        : {
            ...rest,
            creatures,
            options,
            ...(turn === undefined ? {} : { turn }),
            ...(degrees === undefined ? {} : { degrees }),
            ...(misses === undefined ? {} : { misses }),
          };
    last = { scene, creatures: told, board };
    return board;
  };
}
