/**
 * Finds skill bonuses in the line of a stat block: "Climb +12, Hide +5 (+9 in forests), Knowledge
 * (arcana) +7". Skills that no rule of ours asks for are left out.
 */
import { FILL, outlineOf } from './brackets.ts';
import { plain, textOf } from './text.ts';

const NAMES: Readonly<Record<string, string>> = {
  balance: 'Balance|Equilibrio',
  bluff: 'Bluff|Raggirare',
  climb: 'Climb|Scalare',
  concentration: 'Concentration|Concentrazione',
  'escape-artist': 'Escape Artist|Artista della Fuga',
  hide: 'Hide|Nascondersi',
  intimidate: 'Intimidate|Intimidire',
  jump: 'Jump|Saltare',
  listen: 'Listen|Ascoltare',
  'move-silently': 'Move Silently|Muoversi Silenziosamente',
  ride: 'Ride|Cavalcare',
  search: 'Search|Cercare',
  'sense-motive': 'Sense Motive|Percepire Intenzioni',
  spot: 'Spot|Osservare',
  survival: 'Survival|Sopravvivenza',
  swim: 'Swim|Nuotare',
  tumble: 'Tumble|Acrobazia',
  'use-rope': 'Use Rope|Utilizzare Corde',
};
const SKILL_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([id, names]) =>
    names.split('|').map((name) => [plain(name), id] as const),
  ),
);

export interface SkillLine {
  readonly skills: Readonly<Record<string, { readonly bonus: number }>> | undefined;
  /** Skills of ours whose bonus the grammar does not know. */
  readonly unread: readonly string[];
}

/** A skill and its bonus; stars are footnotes. */
const ENTRY = /^(\p{L}[\p{L}’' ]*?)\s*([+-]\s?\d{1,3})\s*\**$/u;

export function skillsIn(value: unknown): SkillLine {
  const found: Record<string, { bonus: number }> = {};
  const unread: string[] = [];
  const twice = new Set<string>();
  // What stands in brackets is a condition of another bonus, or the field of a knowledge.
  const { outside } = outlineOf(textOf(value).replace(/[−–—]/g, '-'));
  for (const part of outside.replaceAll(FILL, ' ').split(/[,;\n•]|\band\b|\se\s/)) {
    const text = part.replace(/\s+/g, ' ').trim();
    const [, name = text, bonus] = ENTRY.exec(text) ?? [];
    const skill = SKILL_OF.get(plain(name.replace(/[+-]?\d.*$/, '')));
    if (skill === undefined) continue;
    if (bonus === undefined || Object.hasOwn(found, skill)) {
      unread.push(text);
      twice.add(skill);
    } else found[skill] = { bonus: Number.parseInt(bonus.replace(/\s/g, ''), 10) };
  }
  // A skill with two bonuses is unknown.
  for (const skill of twice) delete found[skill];
  return { skills: Object.keys(found).length === 0 ? undefined : found, unread };
}
