/** The user's house rules as options of the scene. Pure. */
import type { SceneDocument } from '../scene/schema.ts';

/** By ruleset, then by option; absent: the default. */
export type ChosenHouseRules = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;

type Options = NonNullable<SceneDocument['options']>;

/** The available choices, by option. */
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
 * Adds the choices for one ruleset under the scene's own options; the same choices and options give
 * the same object. Choices that do not exist are ignored: the offline door would refuse the scene.
 */
export function houseRulesFollowed(): (
  scene: SceneDocument,
  chosen: ChosenHouseRules,
  ruleset: string,
  choices: Choices,
) => SceneDocument {
  let last:
    | {
        readonly own: Options | undefined;
        readonly of: ChosenHouseRules[string];
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
