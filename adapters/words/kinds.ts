/** Reads a creature's type and subtypes from words (English, Italian) and from systems' ids. */
import { CREATURE_TYPES, type CreatureType } from '../../src/board/vocabulary.ts';
import { FILL, outlineOf } from './brackets.ts';
import { plain, textOf, textTokens } from './text.ts';

/** What a text says of a creature's kind; absent fields are unknown. */
export interface Kind {
  readonly type?: CreatureType;
  readonly subtypes?: readonly string[];
}

/** The types with the phrases that name them, each between two spaces. */
type TypeNames = readonly (readonly [type: CreatureType, phrases: readonly string[]])[];
const typeNames = (table: readonly (readonly [type: CreatureType, phrases: string])[]): TypeNames =>
  table.map(([type, phrases]) => [type, phrases.split(',').map((phrase) => ` ${phrase} `)]);

/** Types in words, singular and plural. Types of two words come first. */
const TYPES = typeNames([
  ['magical-beast', 'magical beast,magical beasts,magicalbeast,bestia magica,bestie magiche'],
  [
    'monstrous-humanoid',
    'monstrous humanoid,monstrous humanoids,monstroushumanoid,umanoide mostruoso,umanoidi mostruosi',
  ],
  ['undead', 'undead,undeads,non morto,non morta,non morti,nonmorto,nonmorta,nonmorti'],
  ['construct', 'construct,constructs,costrutto,costrutti'],
  ['ooze', 'ooze,oozes,melma,melme'],
  ['plant', 'plant,plants,vegetale,vegetali,pianta,piante'],
  ['elemental', 'elemental,elementals,elementale,elementali'],
  ['aberration', 'aberration,aberrations,aberrazione,aberrazioni'],
  ['animal', 'animal,animals,animale,animali'],
  ['dragon', 'dragon,dragons,drago,draghi'],
  ['fey', 'fey,folletto,folletti'],
  ['giant', 'giant,giants,gigante,giganti'],
  ['humanoid', 'humanoid,humanoids,umanoide,umanoidi'],
  ['outsider', 'outsider,outsiders,esterno,esterna,esterni'],
  ['vermin', 'vermin,vermins,parassita,parassiti'],
  ['beast', 'beast,beasts,bestia,bestie'],
]);

/** Types that only the fifth edition has; elsewhere these words are subtypes or names. */
const FIFTH_TYPES: TypeNames = [
  ...TYPES,
  ...typeNames([
    ['celestial', 'celestial,celestials,celestiale,celestiali'],
    ['fiend', 'fiend,fiends,immondo,immonda,immondi'],
    ['monstrosity', 'monstrosity,monstrosities,mostruosita'],
  ]),
];

/**
 * Subtypes in words, also outside brackets ("incorporeal undead", "Sciame di parassiti"). Inside
 * brackets other words stay as they are written.
 */
const SUBTYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    air: 'air,aria',
    amorphous: 'amorphous,amorfo,amorfa',
    amphibious: 'amphibious,anfibio,anfibia',
    aquatic: 'aquatic,acquatico,acquatica,acquatici',
    chaotic: 'chaotic,caotico,caotica',
    cold: 'cold,freddo,gelo',
    dwarf: 'dwarf,dwarves,nano,nana,nani',
    earth: 'earth,terra',
    elemental: 'elementale',
    elf: 'elf,elves,elfo,elfa,elfi',
    evil: 'evil,malvagio,malvagia',
    extraplanar: 'extraplanar,extraplanare,extraplanari',
    fire: 'fire,fuoco',
    gnome: 'gnome,gnomes,gnomo,gnoma,gnomi',
    goblinoid: 'goblinoid,goblinoide,goblinoidi',
    good: 'good,buono,buona',
    halfling: 'halfling,halflings',
    human: 'human,humans,umano,umana,umani',
    incorporeal: 'incorporeal,incorporeo,incorporea,incorporei,incorporee',
    lawful: 'lawful,legale',
    native: 'native,nativo,nativa',
    orc: 'orc,orcs,orco,orchi',
    reptilian: 'reptilian,rettile,rettili',
    shapechanger: 'shapechanger,shapechangers,mutaforma',
    swarm: 'swarm,swarms,sciame,sciami',
    water: 'water,acqua',
  }).flatMap(([id, names]) => names.split(',').map((name) => [name, id] as const)),
);
/** Words of an alignment, which stand before the type: "Always lawful evil". */
const ALIGNMENTS: readonly string[] = ['chaotic', 'evil', 'good', 'lawful'];
/** Words that keep a name from being a subtype: "immune to fire". */
const NOT = /^(?:augmented|formerly|immune|immunity|resist|resistance|aumentato|potenziato)\b/;

/** A subtype's id: "Extraplanar" → `extraplanar`; undefined: no word, or the name of a type. */
function subtypeOf(word: string): string | undefined {
  const name = plain(word);
  const id = (SUBTYPES.get(name) ?? name).replace(/[^a-z0-9]+/g, '-');
  if (!/^[a-z]/.test(id) || id.length > 40 || id === 'none') return undefined;
  // An elemental is a type in one game, and a subtype in another.
  return id !== 'elemental' && (CREATURE_TYPES as readonly string[]).includes(id) ? undefined : id;
}

/** The subtypes in a phrase of several words: those that it names, or itself if it names none. */
function subtypesOf(phrase: string): string[] {
  const name = plain(phrase);
  if (SUBTYPES.has(name) || NOT.test(name)) return [subtypeOf(phrase) ?? []].flat();
  const named = name.split(' ').flatMap((word) => SUBTYPES.get(word) ?? []);
  return named.length > 0 ? named : [subtypeOf(phrase) ?? []].flat();
}

/** The subtypes in a list, "Evil, Extraplanar, Lawful", each once. Brackets separate too. */
export const subtypesIn = (value: unknown): string[] => [
  ...new Set(
    textOf(value)
      .slice(0, 500)
      .split(/[,;()[\]{}]/)
      .flatMap(subtypesOf),
  ),
];

/** The words of a line outside its brackets. */
const wordsOutside = (value: unknown): string =>
  textTokens(outlineOf(textOf(value)).outside.replaceAll(FILL, ' ').split(/[([{]/)[0] ?? '')
    .flatMap((token) => ('word' in token ? [token.word] : []))
    .join(' ');

/** The type that a text names outside its brackets, and the text's other words. */
function typeIn(value: unknown, types = TYPES): { type?: CreatureType; rest: string } {
  let rest = ` ${wordsOutside(value)} `;
  const found = new Set<CreatureType>();
  for (const [type, phrases] of types)
    for (const phrase of phrases)
      if (rest.includes(phrase)) {
        rest = rest.replace(phrase, '  ');
        found.add(type);
      }
  const [type] = found;
  return { rest, ...(type !== undefined && found.size === 1 && { type }) };
}

/** The type that a text names outside its brackets; undefined if it names none or several. */
export const typeFromText = (value: unknown): CreatureType | undefined => typeIn(value).type;

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

/**
 * The kind in the line of a stat block, such as "Large giant (cold)". Subtypes may stand in any
 * brackets, and outside of them: "Medium undead, incorporeal".
 */
export const kindIn = (value: unknown): Kind => kindOfLine(value, TYPES);

/** The same for the fifth edition: "Medium fiend (demon), chaotic evil". */
export const fifthKindIn = (value: unknown): Kind => kindOfLine(value, FIFTH_TYPES);

function kindOfLine(value: unknown, types: TypeNames): Kind {
  const { type: said, rest } = typeIn(value, types);
  const { brackets } = outlineOf(textOf(value).slice(0, 500));
  // In "Swarm (Diminutive vermin)" the brackets name the type.
  const within = brackets.map(({ inside }) => typeIn(inside, types).type);
  const type = said ?? within.find((each) => each !== undefined);
  const outside = rest.split(' ').flatMap((word) => SUBTYPES.get(word) ?? []);
  const own = outside.filter((id) => !ALIGNMENTS.includes(id));
  // Without a type, the only sure words are those that change whom a creature may pass or strike.
  if (type === undefined) {
    const bodies = own.filter((id) => id === 'swarm' || id === 'incorporeal');
    return bodies.length > 0 ? { subtypes: [...new Set(bodies)] } : {};
  }
  const listed = brackets.filter((_, i) => said !== undefined || within[i] === undefined);
  const inside = listed.flatMap((each) => subtypesIn(each.inside));
  return { type, subtypes: [...new Set([...inside, ...own])] };
}

/**
 * Is this the name of a swarm: "Rat Swarm 2", "Swarm of bats", "Sciame di ratti"? "Swarm Priest" and
 * "Lord of the Swarm" are none.
 */
const isSwarmName = (name: string): boolean => {
  const words = plain(name.slice(0, 200)).replace(/(?: \d+)+$/, '');
  return (
    /^(?:an? |the |uno |lo |gli )?(?:swarms? of|sciam[ei])(?: |$)/.test(words) ||
    (/(?:^| )swarms?$/.test(words) && !/ of (?:the )?(?:\S+ )?swarms?$/.test(words))
  );
};

/** What a sheet says of its creature. */
interface Known {
  readonly subtypes?: readonly string[] | undefined;
  readonly traits?: readonly string[] | undefined;
}

/**
 * The subtypes of a creature that is a swarm by its name alone; undefined if no name says so, or the
 * sheet says it already.
 */
export const swarmByName = (
  { subtypes, traits }: Known,
  names: readonly (string | null | undefined)[],
): string[] | undefined =>
  subtypes?.includes('swarm') === true ||
  traits?.includes('swarm') === true ||
  !names.some((name) => name != null && isSwarmName(name))
    ? undefined
    : [...(subtypes ?? []), 'swarm'];

/** The type with a system's id, such as `magicalBeast`. */
export function typeById(id: string | undefined): CreatureType | undefined {
  const kebab = id?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return CREATURE_TYPES.find((type) => type === kebab);
}
