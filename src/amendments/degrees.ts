/**
 * Stores the game master's degrees of cover for pairs of creatures on one map, and adds them to a
 * scene.
 */
import * as z from 'zod/mini';
import type { DegreeSet } from '../board/board.ts';
import { COVER_DEGREES, type CoverDegree } from '../board/vocabulary.ts';
import type { SceneDocument } from '../scene/schema.ts';
import type { StoredKind } from '../storage/storedKind.ts';

z.config({ jitless: true });

/** Maximum number of pairs stored for one map; the oldest are dropped. */
export const MAX_DEGREE_PAIRS = 500;

const id = z.string().check(z.minLength(1), z.maxLength(1000));
const pair = z.object({ from: id, to: id, degree: z.enum(COVER_DEGREES) });

/** Degrees in the order in which they were set; each pair occurs once. */
export type Degrees = readonly DegreeSet[];
export const NONE_SET: Degrees = [];

/**
 * Sets the degree of one pair, or with null removes it; returns the same object if nothing changes.
 */
export function withDegree(
  all: Degrees,
  from: string,
  to: string,
  degree: CoverDegree | null,
): Degrees {
  const old = all.find((d) => d.from === from && d.to === to);
  if ((old?.degree ?? null) === degree) return all;
  const rest = all.filter((d) => d !== old);
  return degree === null ? rest : [...rest, { from, to, degree }].slice(-MAX_DEGREE_PAIRS);
}

/** Adds degrees to others; if a pair occurs twice, its last degree wins. */
const laidOver = (all: Degrees, more: Degrees): Degrees =>
  more.reduce((so, { from, to, degree }) => withDegree(so, from, to, degree), all);

/** How degrees of cover are stored: one record for each map. */
export const STORED_DEGREES: StoredKind<Degrees> = {
  name: 'degrees',
  schema: z.array(pair).check(z.maxLength(MAX_DEGREE_PAIRS)),
  migrations: [],
  empty: NONE_SET,
  merge: laidOver,
};

/**
 * Makes a function that adds this user's degrees to a scene, after the scene's own degrees, so that
 * this user's decision wins.
 */
export function degreesFollowed(): (scene: SceneDocument, degrees: Degrees) => SceneDocument {
  let last:
    | {
        readonly said: SceneDocument['degrees'];
        readonly ours: Degrees;
        readonly all: NonNullable<SceneDocument['degrees']>;
      }
    | undefined;
  return (scene, ours) => {
    if (ours.length === 0) return scene;
    if (last === undefined || last.said !== scene.degrees || last.ours !== ours)
      last = { said: scene.degrees, ours, all: [...(scene.degrees ?? []), ...ours] };
    return { ...scene, degrees: last.all };
  };
}
