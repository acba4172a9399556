/**
 * Names of lasting spells and declared defenses, as buffs and status icons are called, in the
 * English and Italian rulebooks. A name that is not listed has no effect.
 */
import { columnOf, type ConditionRow } from '../../src/rules/conditionRow.ts';
import { CONDITION_ROWS } from '../../src/rules/conditionTables.ts';
import { plain } from './text.ts';

/** Conditions of creatures under a spell. */
const CONDITIONS = columnOf<ConditionRow, 'spells'>(CONDITION_ROWS, 'spells');

/** Traits of creatures under a spell. */
const TRAITS: Readonly<Record<string, string>> = {
  'see-invisible': 'See Invisibility|See Invisible|Vedere Invisibilità',
  // The spell shows everything within 120 feet.
  'true-seeing-24': 'True Seeing|Visione del Vero',
};

const byName = (names: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(names).flatMap(([id, list]) =>
      list.split('|').map((name) => [plain(name), id] as const),
    ),
  );
const CONDITION_OF = byName(CONDITIONS);
const TRAIT_OF = byName(TRAITS);

/** Words before or after a spell's name that do not change what it does to its subject. */
const AROUND = /^(?:buff|spell|potion of|wand of|pozione di|mass) | (?:mass|communal|di massa)$/;

/** The ways in which a spell's name may be written: with notes in brackets, inverted, for many. */
function forms(name: string): string[] {
  const bare = plain(name.replace(/[([][^()[\]]*[)\]]/g, ' '));
  const short = bare.replace(AROUND, '').trim();
  const parts = name.split(',').map(plain);
  return [plain(name), bare, short, ...(parts.length === 2 ? [`${parts[1]} ${parts[0]}`] : [])];
}

const found = (table: ReadonlyMap<string, string>, name: string): string | undefined =>
  forms(name)
    .map((form) => table.get(form))
    .find((id) => id !== undefined);

/** The condition of a creature under the spell of this name. */
export const spellCondition = (name: string): string | undefined => found(CONDITION_OF, name);
/** The trait of a creature under the spell of this name. */
export const spellTrait = (name: string): string | undefined => found(TRAIT_OF, name);

/** Ids that have a name in this file. */
export const NAMED_SPELLS = {
  conditions: Object.keys(CONDITIONS),
  traits: Object.keys(TRAITS),
} as const;
