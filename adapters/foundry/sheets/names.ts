/**
 * Names that change a ruling, as the books print them in English and Italian; the ids are the glossary's.
 * A name that is not here changes nothing: it is never taken for another.
 */
import { plain } from './read.ts';

const FEATS: Readonly<Record<string, readonly string[]>> = {
  'combat-reflexes': ['Combat Reflexes', 'Riflessi in Combattimento'],
  mobility: ['Mobility', 'Mobilità'],
  'dodge-feat': ['Dodge', 'Schivare'],
  'spring-attack': ['Spring Attack', 'Attacco Rapido'],
  'improved-unarmed-strike': ['Improved Unarmed Strike', 'Colpo Senz’Armi Migliorato', 'Arti Marziali in Combattimento'],
  'improved-grapple': ['Improved Grapple', 'Lottare Migliorato'],
  'improved-disarm': ['Improved Disarm', 'Disarmare Migliorato'],
  'improved-trip': ['Improved Trip', 'Sbilanciare Migliorato'],
  'improved-sunder': ['Improved Sunder', 'Spezzare Migliorato'],
  'improved-bull-rush': ['Improved Bull Rush', 'Spingere Migliorato'],
  'improved-overrun': ['Improved Overrun', 'Oltrepassare Migliorato'],
  'improved-initiative': ['Improved Initiative', 'Iniziativa Migliorata'],
  'precise-shot': ['Precise Shot', 'Tiro Preciso'],
  'blind-fight': ['Blind-Fight', 'Blind Fight', 'Combattere alla Cieca'],
  'two-weapon-fighting-feat': ['Two-Weapon Fighting', 'Combattere con Due Armi'],
  'quick-draw': ['Quick Draw', 'Estrazione Rapida'],
  'flyby-attack': ['Flyby Attack', 'Attacco in Volo'],
  'hover-feat': ['Hover', 'Fluttuare'],
  'run-feat': ['Run', 'Correre'],
  'ride-by-attack': ['Ride-By Attack', 'Attacco in Sella'],
  'uncanny-dodge': ['Uncanny Dodge', 'Schivare Prodigioso'],
  'improved-uncanny-dodge': ['Improved Uncanny Dodge', 'Schivare Prodigioso Migliorato'],
  scent: ['Scent', 'Olfatto Acuto'],
  mindless: ['Mindless', 'Senza Mente'],
};

const TRAIT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(FEATS).flatMap(([id, names]) => names.map((name) => [plain(name), id] as const)),
);

/** The trait a feat's name stands for; notes after the name ("(Ex)", "[Combat]") do not matter. */
export const traitOf = (names: readonly string[]): string | undefined => {
  for (const name of names) {
    const trait = TRAIT_OF.get(name) ?? TRAIT_OF.get(name.replace(/ (ex|su|sp|combat|general)$/, ''));
    if (trait !== undefined) return trait;
  }
  return undefined;
};

/** "Masterwork Glaive +1", "Alabarda perfetta": the weapon's own name stands as whole words in it. */
const named = (list: readonly string[]) => {
  const words = list.map((name) => ` ${plain(name)} `);
  return (names: readonly string[]): boolean => names.some((name) => words.some((w) => ` ${name} `.includes(w)));
};

/** Strikes at double reach and near alike; the sheets' "reach" property is not set on it. */
export const isSpikedChain = named(['Spiked Chain', 'Catena Chiodata']);
/** Long, but its wielder threatens nothing with it, and using it provokes as shooting does. */
export const isWhip = named(['Whip', 'Frusta']);
/** Reach weapons of the book, for entries that carry a name and no properties. */
export const isReachWeapon = named([
  'Glaive', 'Falcione', 'Guisarme', 'Giusarma', 'Lance', 'Lancia da Cavaliere', 'Longspear', 'Lancia Lunga', 'Ranseur', 'Corsesca',
]);
export const isUnarmed = (names: readonly string[]): boolean =>
  names.some((name) => ['unarmed strike', 'unarmed', 'gauntlet', "colpo senz'armi", "guanto d'arme"].includes(name));
