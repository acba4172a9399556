/**
 * Roll-offs: sorts several creatures by the dice results that the players entered, lowest first.
 */
import type { RollOffs } from './declaration.ts';
import type { TimelineRoll } from './event.ts';

export interface OrderEntry {
  readonly of: string;
  /** Modifier added to the first roll. */
  readonly modifier?: number;
}

interface Placed<E> {
  readonly entry: E;
  /** Key in `dice` of the roll that decided the position. */
  readonly tie?: string;
  /** A roll is missing, so the creature is placed by its id. */
  readonly open: boolean;
}

const byId = (a: OrderEntry, b: OrderEntry): number => (a.of < b.of ? -1 : a.of > b.of ? 1 : 0);

/**
 * Orders the entries by their rolls. A single creature needs no roll. Missing rolls are reported to
 * `toRoll`.
 */
export function rollOff<E extends OrderEntry>(
  dice: RollOffs,
  key: string,
  entries: readonly E[],
  toRoll: (roll: TimelineRoll) => void,
): Placed<E>[] {
  if (entries.length < 2) return entries.map((entry) => ({ entry, open: false }));
  const wanted = new Map<string, Set<string>>();
  const placed = settled(dice, key, 1, entries, (at, who) =>
    wanted.set(at, new Set([...(wanted.get(at) ?? []), ...who])),
  );
  for (const [at, who] of wanted) toRoll({ key: at, die: 'd10', who: [...who].sort() });
  return placed;
}

function settled<E extends OrderEntry>(
  dice: RollOffs,
  key: string,
  nth: number,
  entries: readonly E[],
  ask: (key: string, who: readonly string[]) => void,
): Placed<E>[] {
  const at = nth === 1 ? key : `${key}#${nth}`;
  const results = dice[at] ?? {};
  const missing = entries.filter(({ of }) => !Object.hasOwn(results, of)).map(({ of }) => of);
  if (missing.length > 0) {
    ask(at, missing);
    return [...entries]
      .sort(byId)
      .map((entry) => ({ entry, open: true, ...(nth > 1 && { tie: key }) }));
  }
  const groups = new Map<number, E[]>();
  for (const entry of entries) {
    const sum = results[entry.of]! + (nth === 1 ? (entry.modifier ?? 0) : 0);
    groups.set(sum, [...(groups.get(sum) ?? []), entry]);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .flatMap(([, equal]) => {
      if (equal.length === 1) return equal.map((entry) => ({ entry, tie: key, open: false }));
      return settled(dice, key, nth + 1, equal, ask);
    });
}
