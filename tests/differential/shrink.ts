/**
 * Shrinks a disagreement: removes every part of the scene that is not needed for the two answers to
 * differ.
 */
import { differences } from './compare.ts';

interface Parts {
  readonly creatures: readonly { readonly id: string }[];
  readonly walls?: readonly unknown[];
  readonly cells?: readonly unknown[];
}

interface Found<S, A> {
  readonly scene: S;
  readonly ask: A;
  readonly plain: unknown;
  readonly engine: unknown;
}

const without = <T>(list: readonly T[], i: number): T[] => list.filter((_, k) => k !== i);
export const lacking = <T extends object>(whole: T, field: string): T =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field)) as T;

/** All scenes that lack one part of this scene; first those that lack all parts of a kind. */
function* smaller<S extends Parts>(
  scene: S,
  ask: object,
  bare: (c: S['creatures'][number], field: string) => object,
): Generator<S> {
  const named = Object.values(ask).filter((v) => typeof v === 'string');
  const needed = scene.creatures.filter(({ id }) => named.includes(id));
  if (needed.length + 1 < scene.creatures.length) yield { ...scene, creatures: needed };
  for (const key of ['walls', 'cells'] as const) {
    const list = scene[key] ?? [];
    if (list.length > 1) yield { ...scene, [key]: [] };
    for (const i of list.keys()) yield { ...scene, [key]: without(list, i) };
  }
  for (const [i, c] of scene.creatures.entries()) {
    if (!named.includes(c.id)) yield { ...scene, creatures: without(scene.creatures, i) };
    for (const field of Object.keys(c)) {
      if (field === 'id' || field === 'at') continue;
      const rest = bare(c, field);
      if (JSON.stringify(rest) === JSON.stringify(c)) continue;
      yield { ...scene, creatures: scene.creatures.map((other) => (other === c ? rest : other)) };
    }
  }
  for (const field of ['options', 'turn', 'light'])
    if (Object.hasOwn(scene, field)) yield lacking(scene, field);
}

/**
 * Makes a function that shrinks a difference as long as `find` still finds one.
 * @param bare a creature without one of its fields
 */
export const shrinking = <S extends Parts, A extends object, T>(
  find: (scene: S, asks: readonly A[], text?: T) => readonly Found<S, A>[],
  bare: (c: S['creatures'][number], field: string) => object = lacking,
) =>
  function shrunk(found: Found<S, A>, text?: T): Found<S, A> {
    for (const scene of smaller(found.scene, found.ask, bare)) {
      let less: Found<S, A> | undefined;
      try {
        [less] = find(scene, [found.ask], text);
      } catch {
        // Without this part the scene is invalid.
      }
      if (less !== undefined) return shrunk(less, text);
    }
    return found;
  };

export const shrunk = shrinking(differences);

/** The report of a difference: the seed, both answers, and a line for `npm run --silent judge`. */
export const told = (
  seed: number,
  { scene, ask, plain, engine }: Found<unknown, unknown>,
): string =>
  [
    `seed ${seed}`,
    `plain:  ${JSON.stringify(plain)}`,
    `engine: ${JSON.stringify(engine)}`,
    JSON.stringify({ id: seed, scene, ask }),
  ].join('\n');
