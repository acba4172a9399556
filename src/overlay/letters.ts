/**
 * The letters that stand for a creature on small discs: the same in the dock, in the turn strip and
 * on the map. Pure but for a memo.
 */
import type { Creature } from '../board/creature.ts';
import { creatureLabel } from '../text/index.ts';

/** Initials of a label, "Goblin 2" → "G2"; never more than three characters. */
export function initials(label: string): string {
  const first = Array.from(label.trim())[0] ?? '?';
  const number = /\s(\d{1,2})$/u.exec(label)?.[1] ?? '';
  return first.toLocaleUpperCase() + number;
}

/**
 * The letters of each label: its initial and, if another label begins with the same letter, a
 * second letter, preferably one that differs. A number at the end is kept: "Goblin 2" is "G2".
 */
export function lettersOf(labels: readonly string[]): readonly string[] {
  const first = labels.map(initials);
  const letters = labels.map((label) => Array.from(label.trim()));
  return first.map((own, i) => {
    const others = letters.filter((_, j) => j !== i && first[j]!.startsWith(own));
    if (own.length > 1 || others.length === 0) return own;
    const mine = letters[i]!;
    const apart = mine.findIndex((letter, k) => k > 0 && others.every((o) => o[k] !== letter));
    return `${own}${mine[apart > 0 ? apart : 1] ?? ''}`;
  });
}

/** More creatures than this have initials alone: pairs would be compared for nothing. */
const MANY = 60;

const known = new WeakMap<readonly Creature[], ReadonlyMap<string, string>>();

/** @param among the creatures that the user sees; letters differ among them where they can */
export function lettersFor(id: string, among: readonly Creature[]): string {
  let letters = known.get(among);
  if (letters === undefined) {
    const labels = among.map((c) => creatureLabel(c.id));
    const all = among.length > MANY ? labels.map(initials) : lettersOf(labels);
    known.set(among, (letters = new Map(among.map((c, i) => [c.id, all[i] ?? '']))));
  }
  return letters.get(id) ?? initials(creatureLabel(id));
}
