/** How this user reads what a text leaves open, said to the engine as the scene's options. Pure. */
import type { SceneDocument } from '../scene/schema.ts';

/** By ruleset, then by name; what is not there is read as usual. */
export type ReadingsChosen = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;

type Options = NonNullable<SceneDocument['options']>;

/** Lays the choices for one ruleset under what the scene says itself; the same choices over the same options are the same object. */
export function readingsFollowed(): (scene: SceneDocument, chosen: ReadingsChosen, ruleset: string) => SceneDocument {
  let last: { readonly own: Options | undefined; readonly of: ReadingsChosen[string]; readonly options: Options } | undefined;
  return (scene, chosen, ruleset) => {
    const of = Object.hasOwn(chosen, ruleset) ? chosen[ruleset] : undefined;
    if (of === undefined || Object.keys(of).length === 0) return scene;
    if (last?.own !== scene.options || last?.of !== of) last = { own: scene.options, of, options: { ...of, ...scene.options } as Options };
    return { ...scene, options: last.options };
  };
}
