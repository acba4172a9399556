/**
 * Reads Roll20's advanced sheets, which store one object (`store`) and were made for other games.
 * Only the known parts are read: hit points and active conditions. It is unknown how these sheets
 * store sizes and speeds, so these are never guessed.
 */
import { wholeOf } from '../../words/dice.ts';
import { current, known, type Attributes, type Findings, type SheetReader } from './read.ts';

export type Tree = Readonly<Record<string, unknown>>;
export const branch = (tree: unknown, name: string): unknown =>
  typeof tree === 'object' && tree !== null && Object.hasOwn(tree, name)
    ? (tree as Tree)[name]
    : undefined;

/** The sheet's object `store`, even if it was saved as text. */
export function storeOf(attributes: Attributes): Tree | undefined {
  const kept = current(attributes, 'store');
  try {
    const store: unknown =
      typeof kept === 'string' && kept.startsWith('{') ? JSON.parse(kept) : kept;
    return typeof store === 'object' && store !== null && !Array.isArray(store)
      ? (store as Tree)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Hit points. `max`: the maximum, if the records state it. */
export function hitPointsOf(store: Tree | undefined, found: Findings, max?: number): void {
  const current = wholeOf(branch(branch(store, 'hitpoints'), 'currentHP'), -100_000, 100_000);
  const hp = known({
    // 0 of an unknown maximum is what a sheet has that nobody has filled in.
    current: current === 0 && max === undefined ? undefined : current,
    max,
    temporary: wholeOf(branch(branch(store, 'hitpoints'), 'tempHP'), 0, 100_000),
  });
  found.put('hp', hp, 'store.hitpoints');
}

/** Names of the conditions in force; undefined if the sheet has no conditions at all. */
export function activeConditions(store: Tree | undefined): readonly string[] | undefined {
  const integrants = branch(branch(store, 'integrants'), 'integrants');
  const conditions = (
    typeof integrants === 'object' && integrants !== null ? Object.values(integrants) : []
  ).filter((each) => branch(each, 'type') === 'Condition');
  if (conditions.length === 0) return undefined;
  const active = conditions.filter(
    (each) => branch(each, '_active') === true && branch(each, '_enabled') !== false,
  );
  // `defaultName` is preferred, because the sheet sets it; any user may have typed `name`.
  return active.flatMap(
    (each) =>
      [branch(each, 'defaultName'), branch(each, 'name')].find(
        (name): name is string => typeof name === 'string' && name !== '',
      ) ?? [],
  );
}

export const beacon: SheetReader = (attributes, found) => {
  const store = storeOf(attributes);
  hitPointsOf(store, found);
  const names = activeConditions(store);
  // These sheets were made for other games.
  if (names !== undefined) found.conditions(names, 'store.integrants', 'other');
};
