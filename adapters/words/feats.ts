/**
 * Finds the feats and creature types that change a ruling, by their names in the English and
 * Italian rulebooks. A name that is not listed has no effect, and never counts as a similar name.
 */
import { featTerms } from '../../src/text/terms/feats.ts';
import { plain, textOf } from './text.ts';

/** Their other names, and names of traits that no sentence contains. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'improved-unarmed-strike': 'Combat Martial Arts|Arti Marziali in Combattimento',
  'improved-sunder': 'Spaccare l’Arma Potenziato',
  'greater-grapple': 'Lottare Superiore',
  'shot-on-the-run': 'Tiro in Movimento',
  'great-cleave': 'Incalzare Superiore',
  'dead-aim': 'Mira Mortale',
  strafe: 'Raffica in Linea',
  'two-weapon-defence': 'Two Weapon Defence|Difesa con Due Armi',
  'deflect-arrows': 'Deviare Proiettili',
  'snatch-arrows': 'Afferrare Proiettili',
  'improved-shield-bash': 'Attacco con Scudo Migliorato',
  evasion: 'Evasion|Eludere',
  'improved-evasion': 'Improved Evasion|Eludere Migliorato',
  scent: 'Scent|Olfatto Acuto',
};

const TRAIT_OF: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(featTerms).map(([id, [en, it]]) => [id, [en, it]] as const),
    ...Object.entries(OTHER_NAMES).map(([id, names]) => [id, names.split('|')] as const),
  ].flatMap(([id, names]) => names.map((name) => [plain(name), id] as const)),
);

/** Ids of the traits that have a name in this file. */
export const NAMED: readonly string[] = [...new Set(TRAIT_OF.values())];

/**
 * Id of the first trait that one of the names means; notes after a name ("(Ex)", "[Combat]") are
 * ignored.
 */
export const traitNamed = (names: readonly string[]): string | undefined => {
  for (const name of names) {
    const trait =
      TRAIT_OF.get(name) ?? TRAIT_OF.get(name.replace(/ (ex|su|sp|str|sop|combat|general|b)$/, ''));
    if (trait !== undefined) return trait;
  }
  return undefined;
};

/**
 * Sorted ids of the traits in a list of feats in prose: "Combat Reflexes, Dodge, Mobility (B);
 * Weapon Focus (glaive)". Text in brackets is a choice or a note, not a feat.
 */
export function traitsIn(value: unknown): string[] {
  const parts = textOf(value)
    .replace(/[([][^()[\]]*[)\]]/g, ' ')
    .split(/[,;\n•·|*]|\.(?=\s|$)|:| - |\band\b|\s[eE]\s/);
  const found = parts.flatMap((part) => {
    // In print, a raised B marks a bonus feat; as text, it may be joined to the feat's name.
    const name = part.replace(/([a-zà-ù])B\s*$/, '$1');
    const trait = traitNamed([plain(name)]);
    return trait === undefined ? [] : [trait];
  });
  return [...new Set(found)].sort();
}
