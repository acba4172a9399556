/**
 * Finds the special qualities and attacks that change a ruling, by the names that stat blocks give
 * them: "Regeneration 5 (fire)", "immunity to fire and sleep", "sneak attack +3d6".
 */
import { plain, textOf } from './text.ts';

/** What a creature may be immune to, in the words of stat blocks and in systems' ids. */
const IMMUNE: readonly (readonly [trait: string, words: RegExp])[] = [
  ['immune-acid', /^(?:acid|acido)$/],
  ['immune-cold', /^(?:cold|freddo)$/],
  ['immune-electricity', /^(?:electricity|electric|elettricita)$/],
  ['immune-fire', /^(?:fire|fuoco)$/],
  ['immune-sonic', /^(?:sonic|sonoro|suono)$/],
  ['immune-force', /^(?:force|forza)$/],
  ['immune-to-sleep', /^(?:(?:magic )?sleep(?: effects)?|(?:effetti di )?sonno)$/],
  ['immune-to-paralysis', /^(?:paralysis|paralyze|paralisi)$/],
  ['immune-to-stunning', /^(?:stun|stunning|stordimento)$/],
  ['immune-to-fear', /^(?:fear(?: effects)?|paura)$/],
  ['immune-to-fatigue', /^(?:fatigue|fatigued|affaticamento)$/],
  ['immune-to-energy-drain', /^(?:energy drain|energydrain|risucchio di energia)$/],
  [
    'immune-to-mind-affecting',
    /^(?:mind affecting(?: effects| spells)?|mindaffecting|(?:effetti (?:di|ad|a) )?influenza mentale)$/,
  ],
  ['immune-to-poison', /^(?:poison|veleno)$/],
  ['critical-immune', /^(?:critical hits?|colpi critici)$/],
  ['precision-immune', /^(?:precision damage|sneak attacks?|attacchi furtivi)$/],
];

const LETHAL = [
  'acid',
  'cold',
  'electricity',
  'fire',
  'sonic',
  'bludgeoning',
  'piercing',
  'slashing',
];
const ITALIAN: Readonly<Record<string, string>> = {
  acido: 'acid',
  freddo: 'cold',
  elettricita: 'electricity',
  fuoco: 'fire',
  contundente: 'bludgeoning',
  perforante: 'piercing',
  tagliente: 'slashing',
};

/** Types and subtypes of which stat blocks say that a creature has their traits. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['construct', /^(?:construct|costrutt[oi])$/],
  ['elemental', /^(?:elemental|elemental[ei])$/],
  ['incorporeal', /^(?:incorporeal|incorpore[oiae])$/],
  ['ooze', /^(?:ooze|melm[ae])$/],
  ['plant', /^(?:plant|vegetal[ei]|piant[ae])$/],
  ['swarm', /^(?:swarm|sciam[ei])$/],
  ['undead', /^(?:undead|non ?mort[oi])$/],
  ['vermin', /^(?:vermin|parassit[ai])$/],
];
/** The kind whose traits a quality names: "undead traits", "tratti dei non morti". */
const kindOfTraits = (name: string): string | undefined => {
  const kind =
    /^(.+) (?:traits|subtype)$/.exec(name)?.[1] ??
    /^tratti (?:(?:da|del|dello|della|dei|degli|delle) )?(.+)$/.exec(name)?.[1];
  return KINDS.find(([, words]) => kind !== undefined && words.test(kind))?.[0];
};

const AND = /,|;|\b(?:and|or|e|o)\b/;

/** The immunity of that name, or of a system's id ("mindAffecting"). */
export const immunityTo = (name: string): string | undefined => {
  const word = plain(name);
  return IMMUNE.find(([, words]) => words.test(word))?.[0];
};

/** "fire and to sleep", "veleno e all'acido": the immunities, undefined where the name is unknown. */
const immunitiesOf = (list: string): (string | undefined)[] =>
  list
    .split(AND)
    .filter((each) => each.trim() !== '')
    .map((each) =>
      immunityTo(each.trim().replace(/^(?:(?:to|al|alla|allo|ai|agli|alle|a) |all' ?)/, '')),
    );

/** Traits of a creature that regenerates, from the text behind that word: "5 (acid or fire)". */
export const regenerationIn = (text: string): string[] => [
  'regeneration',
  ...plain(text)
    .split(' ')
    .map((word) => (Object.hasOwn(ITALIAN, word) ? ITALIAN[word]! : word))
    .filter((word) => LETHAL.includes(word))
    .map((kind) => `lethal-${kind}`),
];

/** Qualities that are traits by their name alone. */
const NAMED: readonly (readonly [trait: string, words: RegExp])[] = [
  ['water-breathing', /^(?:water breathing|respirare sott ?'?acqua)$/],
  ['amphibious', /^(?:amphibious|anfibio)$/],
  ['amorphous', /^(?:amorphous|amorfo)$/],
  ['incorporeal', /^(?:incorporeal|incorpore[oa])$/],
  ['all-around-vision', /^(?:all around vision|visione a 360 gradi)$/],
  [
    'immune-to-poison',
    /^(?:immune to poison|poison immunity|immunity to poison|immunita al veleno)$/,
  ],
];

/** Traits that the name of one special quality or attack means. */
export function qualitiesOf(name: string): string[] {
  const text = name.slice(0, 200);
  const bare = plain(text.replace(/[([][^()[\]]*[)\]]/g, ' '));
  if (/^(?:regeneration|rigenerazione)\b/.test(bare)) return regenerationIn(text);
  const named = NAMED.find(([, words]) => words.test(bare))?.[0];
  const trait = named ?? kindOfTraits(bare);
  if (trait !== undefined) return [trait];
  const dice = /^(?:sneak attack|attacco furtivo) (\d+)d6$/.exec(bare)?.[1];
  if (dice !== undefined) return [`sneak-attack-${Number(dice)}`];
  const list = IMMUNE_TO.exec(bare)?.[1] ?? /^(.+) immunity$/.exec(bare)?.[1];
  return immunitiesOf(list ?? '').flatMap((trait) => trait ?? []);
}

/** What stands behind "immune to", in English and Italian. */
const IMMUNE_TO = new RegExp(
  '^(?:(?:immun(?:ity|e|ities) to|immunities|immune|immunita (?:al|alla|allo|a|ai|agli|alle)) ' +
    "|immunita all' ?)(.+)$",
);

/** Brackets hold the details of one quality, whose commas separate no qualities. */
const inBrackets = (text: string): string =>
  text.replace(/[([][^()[\]]*[)\]]/g, (inside) => inside.replace(/[,;]/g, ' or '));

/**
 * Traits in a list of special qualities or attacks: "Amorphous, immunity to acid, cold and sleep,
 * regeneration 5 (fire)". Names of immunities may follow an immunity.
 */
export function qualitiesIn(value: unknown): string[] {
  let immune = false;
  return inBrackets(textOf(value))
    .split(/[,;\n•|]|\.(?=\s|$)/)
    .flatMap((part) => {
      const name = part.replace(/^\s*(?:and|or|e|ed|o)\s+/i, '');
      const bare = plain(name.replace(/[([][^()[\]]*[)\]]/g, ' '));
      const further = immune ? immunitiesOf(bare) : [];
      const known = further.filter((trait) => trait !== undefined);
      if (known.length > 0 && known.length === further.length) return known;
      immune = /^immun/.test(bare);
      return qualitiesOf(name);
    });
}
