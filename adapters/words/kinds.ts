/** Reads a creature's type and subtypes from words (English, Italian) and from systems' ids. */
import { CREATURE_TYPES, type CreatureType } from '../../src/board/vocabulary.ts';
import { plain, textOf, tokens } from './text.ts';

/** What a text says of a creature's kind; absent fields are unknown. */
export interface Kind {
  readonly type?: CreatureType;
  readonly subtypes?: readonly string[];
}

/** Types in words. Types of two words come first. */
const TYPES: readonly (readonly [type: CreatureType, phrases: string])[] = [
  ['magical-beast', 'magical beast,bestia magica'],
  ['monstrous-humanoid', 'monstrous humanoid,umanoide mostruoso'],
  ['undead', 'undead,non morto,nonmorto'],
  ['construct', 'construct,costrutto'],
  ['ooze', 'ooze,melma'],
  ['plant', 'plant,vegetale'],
  ['elemental', 'elemental,elementale'],
  ['aberration', 'aberration,aberrazione'],
  ['animal', 'animal,animale'],
  ['dragon', 'dragon,drago'],
  ['fey', 'fey,folletto'],
  ['giant', 'giant,gigante'],
  ['humanoid', 'humanoid,umanoide'],
  ['outsider', 'outsider,esterno'],
  ['vermin', 'vermin,parassita'],
  ['beast', 'beast,bestia'],
];

/** Subtypes in words; other words stay as they are written. */
const SUBTYPES: Readonly<Record<string, string>> = {
  acqua: 'water',
  acquatico: 'aquatic',
  aria: 'air',
  buono: 'good',
  caotico: 'chaotic',
  elementale: 'elemental',
  extraplanare: 'extraplanar',
  freddo: 'cold',
  fuoco: 'fire',
  incorporea: 'incorporeal',
  incorporeo: 'incorporeal',
  legale: 'lawful',
  malvagio: 'evil',
  mutaforma: 'shapechanger',
  nativo: 'native',
  sciame: 'swarm',
  terra: 'earth',
  umano: 'human',
};

/** A subtype's id: "Extraplanar" → `extraplanar`; undefined: no word, or the name of a type. */
function subtypeOf(word: string): string | undefined {
  const name = plain(word);
  const id = (Object.hasOwn(SUBTYPES, name) ? SUBTYPES[name] : name)?.replace(/[^a-z0-9]+/g, '-');
  if (id === undefined || !/^[a-z]/.test(id) || id.length > 40 || id === 'none') return undefined;
  // An elemental is a type in one game, and a subtype in another.
  return id !== 'elemental' && (CREATURE_TYPES as readonly string[]).includes(id) ? undefined : id;
}

/** The subtypes in a list, "Evil, Extraplanar, Lawful", each once. */
export const subtypesIn = (value: unknown): string[] => [
  ...new Set(
    textOf(value)
      .slice(0, 500)
      .split(/[,;]/)
      .flatMap((word) => subtypeOf(word) ?? []),
  ),
];

/** The type that a text names outside its brackets; undefined if it names none or several. */
export function typeOf(value: unknown): CreatureType | undefined {
  const words = tokens(textOf(value).split('(')[0] ?? '').flatMap((token) =>
    'word' in token ? [token.word] : [],
  );
  let text = ` ${words.join(' ')} `;
  const found = TYPES.flatMap(([type, phrases]) =>
    phrases.split(',').flatMap((phrase) => {
      if (!text.includes(` ${phrase} `)) return [];
      text = text.replace(` ${phrase} `, ' ');
      return [type];
    }),
  );
  return new Set(found).size === 1 ? found[0] : undefined;
}

/** Races that are always humanoids, in every text, with their subtypes. */
const HUMANOIDS: readonly (readonly [subtypes: readonly string[], names: string])[] = [
  [['human', 'orc'], 'half orc,halforc,mezzorco'],
  [['human', 'elf'], 'half elf,halfelf,mezzelfo'],
  [['human'], 'human,umano,umana'],
  [['elf'], 'elf,high elf,wood elf,gray elf,grey elf,wild elf,elfo,elfa'],
  [['dwarf'], 'dwarf,hill dwarf,mountain dwarf,nano,nana'],
  [['gnome'], 'gnome,rock gnome,gnomo,gnoma'],
  [['halfling'], 'halfling,lightfoot halfling'],
];

/** The kind of a character of this race; {} for races that are not certainly humanoids. */
export function kindOfRace(value: unknown): Kind {
  const name = plain(textOf(value).slice(0, 100)).trim();
  const [subtypes] = HUMANOIDS.find(([, names]) => names.split(',').includes(name)) ?? [];
  return subtypes === undefined ? {} : { type: 'humanoid', subtypes };
}

/** The kind in the line of a stat block, such as "Large giant (cold)". */
export function kindIn(value: unknown): Kind {
  const type = typeOf(value);
  if (type === undefined) return {};
  const bracket = /\(([^()]*)\)/.exec(textOf(value).slice(0, 500))?.[1] ?? '';
  return { type, subtypes: subtypesIn(bracket) };
}

/** The type with a system's id, such as `magicalBeast`. */
export function typeById(id: string | undefined): CreatureType | undefined {
  const kebab = id?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return CREATURE_TYPES.find((type) => type === kebab);
}
