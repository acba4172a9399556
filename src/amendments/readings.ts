/** How this user reads what a text leaves open, said to the engine as the scene's options. Pure. */
import type { SceneDocument } from '../scene/schema.ts';

/** By ruleset, then by name; what is not there is read as usual. */
export type ReadingsChosen = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;

type Options = NonNullable<SceneDocument['options']>;

/** The choices that there are, by name. */
type Choices = Readonly<Record<string, readonly (string | boolean)[]>>;

const listed = (
  of: Readonly<Record<string, string | boolean>>,
  choices: Choices,
): Readonly<Record<string, string | boolean>> =>
  Object.fromEntries(
    Object.entries(of).filter(
      ([name, choice]) => Object.hasOwn(choices, name) && choices[name]?.includes(choice) === true,
    ),
  );

/**
 * Lays the choices for one ruleset under what the scene says itself; the same choices over the same
 * options are the same object. What is no choice of `choices` does nothing: with it no scene would
 * be taken by the offline door.
 */
export function readingsFollowed(): (
  scene: SceneDocument,
  chosen: ReadingsChosen,
  ruleset: string,
  choices: Choices,
) => SceneDocument {
  let last:
    | {
        readonly own: Options | undefined;
        readonly of: ReadingsChosen[string];
        readonly choices: Choices;
        readonly options: Options | undefined;
      }
    | undefined;
  return (scene, chosen, ruleset, choices) => {
    const of = Object.hasOwn(chosen, ruleset) ? chosen[ruleset] : undefined;
    if (of === undefined) return scene;
    if (last?.own !== scene.options || last?.of !== of || last.choices !== choices) {
      const known = listed(of, choices);
      last = {
        own: scene.options,
        of,
        choices,
        options:
          Object.keys(known).length === 0 ? undefined : ({ ...known, ...scene.options } as Options),
      };
    }
    return last.options === undefined ? scene : { ...scene, options: last.options };
  };
}
