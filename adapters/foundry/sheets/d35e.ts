/**
 * Reads actors of the system D35E (2.4 on Foundry 11, 3.x on versions up to 14; see
 * docs/hosts/foundry-14.md). d35e.shown.ts reads size and weapons. The successor `dnd35e` is a
 * different system.
 */
import type { SheetFacts } from '../../common/sheetFacts.ts';
import { perObject } from '../../../src/board/memoize.ts';
import type { SceneCreature } from '../../../src/board/facts/creature.ts';
import { kindIn, subtypesIn, typeById } from '../../words/kinds.ts';
import { sensesIn } from '../../words/senses.ts';
import { plain } from '../../words/text.ts';
import type { Folded } from '../../words/totals.ts';
import type { OpenSheet, RawItem } from '../schema.ts';
import {
  abilitiesOf,
  acOf,
  armourOf,
  babOf,
  bodyTraits,
  hitDiceOf,
  hpOf,
  keeps,
  loadOf,
  PLACES,
  ranged,
  savesOf,
  sorted,
  speedOf,
  shieldTraits,
  traitsOf,
} from './common.ts';
import { withBuffs } from './buffs.ts';
import { conditionsOf, includedConditions } from './conditions.ts';
import { d35eShown } from './d35e.shown.ts';
import { amount, at, known, whole, textAt, yes, type SheetReader } from './read.ts';

/**
 * Conditions that D35E includes in its totals (2.4.3, module/actor/update/actorUpdater.js). No
 * total includes prone, pinned, frightened, panicked or squeezing.
 */
const FEAR = ['fear', 'shaken', 'sickened'];
const FATIGUE = ['exhausted', 'fatigued', 'paralyzed'];
const FOLDED: Folded = {
  attack: [...FEAR, 'dazzled', 'entangled', 'grappled'],
  ac: ['blind', 'stunned'],
  saves: FEAR,
  skills: FEAR,
  str: FATIGUE,
  dex: [...FATIGUE, 'entangled', 'grappled', 'helpless'],
  speed: ['disabled'],
};

export const d35e: SheetReader = {
  system: 'D35E',
  game: 'dnd-35',
  places: {
    ...PLACES,
    size: ['traits.actualSize', 'traits.size'],
    type: ['attributes.creatureType', 'details.type'],
    subtypes: ['details.type'],
    reach: ['traits.reach'],
    conditions: ['attributes.conditions'],
    inTotals: ['attributes.conditions'],
  },
  guessed: { build: 'system.attributes.creatureType', reach: 'name' },
  strange: (sheet) => strangeSenses(sheet),
  unread: (sheet) =>
    keeps(sheet, {
      conditions: [['attributes.conditions', 'object']],
      senses: [
        ['traits.senses', 'string'],
        ['senses', 'object'],
      ],
    }),
  read(sheet, statuses) {
    const items = sheet.items;
    const read = known<SheetFacts>({
      ...d35eShown(sheet),
      ...kindOf(sheet),
      speed: speedOf(sheet),
      armour: items === null ? undefined : armourOf(items, isArmour),
      load: loadOf(sheet),
      bab: babOf(sheet),
      abilities: abilitiesOf(sheet),
      conditions: conditionsOf(at(sheet.system, 'attributes.conditions'), statuses),
      inTotals: includedConditions(at(sheet.system, 'attributes.conditions'), FOLDED),
      traits:
        items !== null
          ? sorted([
              ...traitsOf(items),
              ...shieldTraits(items),
              ...bodyTraits(sheet),
              ...resistances(sheet),
              ...senses(sheet),
            ])
          : undefined,
      hp: hpOf(sheet),
      hitDice: hitDiceOf(sheet),
      saves: savesOf(sheet),
      ac: acOf(sheet),
    });
    return withBuffs(read, items);
  },
};

/**
 * The creature's type and subtypes. Every actor begins as a humanoid, so that word counts only if
 * the text on the type agrees, or a race or a class is on the sheet. The text holds subtypes
 * ("Evil, Extraplanar"); the system's importer writes the whole line of a stat block there. A switch
 * of its own makes a creature incorporeal.
 */
function kindOf(sheet: OpenSheet): Pick<SceneCreature, 'type' | 'subtypes'> {
  const stated = typeById(textAt(sheet.system, 'attributes.creatureType'));
  const text = textAt(sheet.system, 'details.type');
  const written = kindIn(text);
  const sure =
    stated !== 'humanoid' ||
    (sheet.items ?? []).some(({ type }) => type === 'race' || type === 'class');
  const type = stated === 'humanoid' ? (written.type ?? (sure ? stated : undefined)) : stated;
  // Without a type, the text is a list of subtypes.
  const list = [
    ...(written.type === undefined ? subtypesIn(text) : []),
    ...(written.subtypes ?? []),
  ];
  const bodiless = yes(sheet.system, 'traits.incorporeal') ? ['incorporeal'] : [];
  return known({
    type,
    subtypes:
      text === undefined && bodiless.length === 0
        ? undefined
        : [...new Set([...list, ...bodiless])],
  });
}

/** The kinds of energy, by the ids that the system gives to its types of damage. */
const ENERGY = /^energy-(acid|cold|electric|fire|force|sonic|positive|negative)/;
const ENERGIES: Readonly<Record<string, string>> = {
  electric: 'electricity',
  positive: 'positive-energy',
  negative: 'negative-energy',
};

/**
 * Immunities and resistances to energy after every change, and the kinds of damage that a creature
 * does not regenerate (`combinedResistances`).
 */
function resistances(sheet: OpenSheet): string[] {
  const list = at(sheet.system, 'combinedResistances');
  return (Array.isArray(list) ? (list as unknown[]) : []).flatMap((entry) => {
    const named = ENERGY.exec(textAt(entry, 'uid') ?? '')?.[1];
    if (named === undefined) return [];
    const kind = ENERGIES[named] ?? named;
    const points = whole(entry, 'value', 1, 1000);
    return [
      ...(yes(entry, 'immunity') ? [`immune-${kind}`] : []),
      ...(yes(entry, 'lethal') ? [`lethal-${kind}`] : []),
      ...(points === undefined ? [] : [`resist-${kind}-${points}`]),
    ];
  });
}

/** Is the item armor? Undefined if the item does not state its kind. */
const isArmour = (item: RawItem): boolean | undefined => {
  const type = textAt(item.system, 'equipmentType');
  return type === undefined ? undefined : type === 'armor';
};

/** Names in the sheet's list of features, and the words in its text on senses. */
const wordsOf = (sheet: OpenSheet): string[] => [
  textAt(sheet.system, 'traits.senses') ?? '',
  ...(sheet.items ?? [])
    .filter((item) => item.type === 'feat' && !yes(item.system, 'disabled'))
    .map((item) => item.original ?? item.name),
];

/**
 * Senses with a range: from the sheet's text, otherwise from its final numbers. They are asked for
 * as traits, and again to find senses of unknown range.
 */
const senses = perObject((sheet: OpenSheet): readonly string[] => {
  const text = plain(textAt(sheet.system, 'traits.senses') ?? '');
  const words = wordsOf(sheet).flatMap(sensesIn);
  const dark = /(?:darkvision|scurovisione) (\d+)/.exec(text)?.[1];
  const low =
    /low light vision|visione crepuscolare/.test(text) ||
    yes(sheet.system, 'senses.lowLight') ||
    yes(sheet.system, 'attributes.senses.lowLight');
  return [
    ...RANGED.flatMap((sense) => {
      const ranges = words
        .filter((trait) => trait.startsWith(`${sense}-`))
        .map((trait) => Number(trait.slice(sense.length + 1)));
      if (ranges.length > 0) return [`${sense}-${Math.max(...ranges)}`];
      const bare = sense === 'darkvision' && dark !== undefined ? Number(dark) : undefined;
      return ranged(
        sense,
        bare ??
          (amount(sheet.system, `senses.${sense}`) ||
            amount(sheet.system, `attributes.senses.${sense}`) ||
            bookRange(sheet, sense)),
      );
    }),
    ...(low || words.includes('low-light-vision') ? ['low-light-vision'] : []),
    ...UNRANGED.filter((sense) => words.includes(sense)),
  ];
});

const RANGED = ['darkvision', 'blindsight', 'blindsense', 'tremorsense', 'true-seeing'] as const;
const UNRANGED = ['scent', 'see-invisible', 'all-around-vision'];

/** Features that name a sense without a range. */
const unranged = (sheet: OpenSheet): string[] =>
  wordsOf(sheet).filter((name) => /^(blindsense|blindsight|tremorsense)$/.test(plain(name)));

/**
 * Blindsense of a dragon: every dragon of the rulebook has a range of 60 ft, but the system's own
 * dragons have the feature without a range.
 */
const bookRange = (sheet: OpenSheet, sense: string): number | undefined =>
  sense === 'blindsense' &&
  textAt(sheet.system, 'attributes.creatureType') === 'dragon' &&
  unranged(sheet).some((name) => plain(name) === sense)
    ? 60
    : undefined;

/** Senses of unknown range; they are left out of the scene, and the creature's card says so. */
const strangeSenses = (sheet: OpenSheet): string[] => {
  const known = senses(sheet);
  return unranged(sheet).filter(
    (name) => !known.some((trait) => trait.startsWith(`${plain(name)}-`)),
  );
};
