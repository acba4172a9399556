/** Adds the user's house rules to a scene as its options. Pure. */
import type { SceneDocument } from '../scene/schema.ts';

/** The user's choices by ruleset, then by option; an absent choice means the default. */
export type ChosenHouseRules = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;

type Options = NonNullable<SceneDocument['options']>;

/** Allowed values of each option. */
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
 * Makes a function that adds the choices for one ruleset to a scene; the scene's own options win.
 * The same choices and options give the same object. Choices that do not exist are left out,
 * because the judge command (`npm run judge`) would refuse a scene with them.
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
