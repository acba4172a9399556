/**
 * Reads actors of the system dnd5e, versions 3.3 to 5.3, of both rules. dnd5e.shown.ts reads size
 * and weapons. All values are those that the system prepared, so speeds and bonuses include
 * conditions, and `inTotals` names them.
 */
import { DIFFICULT_KINDS, ABILITIES, type CoverDegree } from '../../../src/board/vocabulary.ts';
import type { SceneCreature } from '../../../src/board/facts/creature.ts';
import type { TableGame } from '../../../src/state/host.ts';
import type { SheetFacts } from '../../common/sheetFacts.ts';
import { traitsOfFeature } from '../../words/fifthTraits.ts';
import { subtypesIn, typeById } from '../../words/kinds.ts';
import type { OpenSheet } from '../schema.ts';
import { keeps, sorted } from './common.ts';
import { conditionsOf } from './conditions.ts';
import { dnd5eShown, cellsLong } from './dnd5e.shown.ts';
import { at, known, textAt, whole, yes, type SheetReader } from './read.ts';

const WAYS = { land: 'walk', fly: 'fly', swim: 'swim', climb: 'climb', burrow: 'burrow' } as const;

const lists = (sheet: OpenSheet, path: string): readonly string[] => {
  const value = at(sheet.system, path);
  return Array.isArray(value) ? value.filter((key): key is string => typeof key === 'string') : [];
};

/** The statuses that count: the system ignores those to which the actor is immune. */
const counted = (sheet: OpenSheet, statuses: readonly string[]): readonly string[] => {
  const immune = lists(sheet, 'traits.ci.value');
  return statuses.filter((status) => !immune.includes(status));
};

/** The level of exhaustion as a condition. */
function exhaustionOf(sheet: OpenSheet): string[] {
  const level = whole(sheet.system, 'attributes.exhaustion', 1, 6);
  return level === undefined || lists(sheet, 'traits.ci.value').includes('exhaustion')
    ? []
    : [`exhaustion-${level}`];
}

function speedOf({ system }: OpenSheet): SceneCreature['speed'] {
  const units = at(system, 'attributes.movement.units');
  const speed = known<NonNullable<SceneCreature['speed']>>(
    Object.fromEntries(
      Object.entries(WAYS).map(([way, name]) => [
        way,
        cellsLong(system, `attributes.movement.${name}`, units),
      ]),
    ),
  );
  return Object.keys(speed).length > 0 ? speed : undefined;
}

/** The spells that the creature is under, by the names of the effects in force. */
const spellsOf = (sheet: OpenSheet): readonly string[] =>
  conditionsOf(undefined, counted(sheet, lists(sheet, 'effects')), 'fifth');

/**
 * The conditions that the prepared speeds and attack bonuses include: exhaustion, and spells, whose
 * effects change speeds and Armor Class. A speed in words
 * was not prepared, and includes none. Conditions that stop the creature need no entry.
 */
function totalsWith(sheet: OpenSheet): SheetFacts['inTotals'] {
  const prepared = typeof at(sheet.system, 'attributes.movement.walk') === 'number';
  const tired = exhaustionOf(sheet);
  const spells = spellsOf(sheet);
  const ac = spells.length === 0 ? {} : { ac: [...spells] };
  return prepared ? { speed: [...tired, ...spells], attack: tired, ...ac } : ac;
}

/** The statuses for cover, which exclude each other in the system. */
const COVERS: Readonly<Record<string, CoverDegree>> = {
  coverTotal: 'total',
  coverThreeQuarters: 'three-quarters',
  coverHalf: 'half',
};

/** Armor class without the cover of a status, which counts as the game master's word (`coverOf`). */
function acOf({ system }: OpenSheet): SceneCreature['ac'] {
  const total = whole(system, 'attributes.ac.value', 1, 1000);
  const cover = whole(system, 'attributes.ac.cover', 0, 20) ?? 0;
  return total === undefined ? undefined : { total: total - cover };
}

function hpOf({ system }: OpenSheet): SceneCreature['hp'] {
  const points = (name: string): number | undefined =>
    whole(system, `attributes.hp.${name}`, -100_000, 100_000);
  const max = points('max');
  if (max === undefined || max <= 0) return undefined;
  const temporary = points('temp');
  return known<NonNullable<SceneCreature['hp']>>({
    current: points('value'),
    max: max + (points('tempmax') ?? 0),
    temporary: temporary === undefined || temporary < 0 ? undefined : temporary,
  });
}

function abilitiesOf({ system }: OpenSheet): SceneCreature['abilities'] {
  const scores = ABILITIES.flatMap((ability) => {
    const score = whole(system, `abilities.${ability}.value`, 0, 1000);
    return score === undefined ? [] : [[ability, score] as const];
  });
  return scores.length > 0 ? Object.fromEntries(scores) : undefined;
}

const SKILLS = { acrobatics: 'acr', athletics: 'ath', perception: 'prc', stealth: 'ste' } as const;

function skillsOf({ system }: OpenSheet): SceneCreature['skills'] {
  const skills = Object.entries(SKILLS).flatMap(([skill, short]) => {
    const bonus = whole(system, `skills.${short}.total`, -1000, 1000);
    return bonus === undefined ? [] : [[skill, { bonus }] as const];
  });
  return skills.length > 0 ? Object.fromEntries(skills) : undefined;
}

const SENSES = {
  darkvision: 'darkvision',
  blindsight: 'blindsight',
  tremorsense: 'tremorsense',
  truesight: 'true-seeing',
} as const;

/** Uses of a legendary creature. `value` is what is left, in every version; 5.1 and later compute it. */
function usesOf({ system }: OpenSheet, name: string): SceneCreature['legendaryActions'] {
  const most = whole(system, `resources.${name}.max`, 1, 100);
  return most === undefined
    ? undefined
    : known<NonNullable<SceneCreature['legendaryActions']>>({
        most,
        left: whole(system, `resources.${name}.value`, 0, 100),
      });
}

/** The saves that the system counts itself, with each roll of its sheet. */
function deathSavesOf({ system }: OpenSheet): SceneCreature['deathSaves'] {
  const successes = whole(system, 'attributes.death.success', 0, MOST_SAVES);
  const failures = whole(system, 'attributes.death.failure', 0, MOST_SAVES);
  return successes === undefined || failures === undefined ? undefined : { successes, failures };
}
const MOST_SAVES = 3;

/** The initiative count of lair actions; a sheet that has some and states no count means the usual one. */
function lairOf({ system }: OpenSheet): SceneCreature['lairActions'] {
  if (!yes(system, 'resources.lair.value')) return undefined;
  return { most: 1, count: whole(system, 'resources.lair.initiative', 1, 100) ?? LAIR_COUNT };
}
const LAIR_COUNT = 20;

/** Senses with their ranges; 5.3 keeps them in `ranges`. */
function sensesOf({ system }: OpenSheet): string[] {
  const units = at(system, 'attributes.senses.units');
  return Object.entries(SENSES).flatMap(([name, trait]) => {
    const range =
      cellsLong(system, `attributes.senses.ranges.${name}`, units) ??
      cellsLong(system, `attributes.senses.${name}`, units) ??
      0;
    return range < 1 ? [] : [`${trait}-${Math.floor(range)}`];
  });
}

/** What difficult ground a sheet may state to be plain floor, besides all of it. */
const IGNORABLE: readonly string[] = ['magical', 'nonmagical', ...DIFFICULT_KINDS];

function traitsOf(sheet: OpenSheet): string[] {
  const { system, items } = sheet;
  const features = (items ?? []).flatMap((item) =>
    item.type === 'feat' || item.type === 'race'
      ? traitsOfFeature(
          [item.original, item.name].flatMap((name) => name ?? []),
          textAt(item.system, 'identifier'),
        )
      : [],
  );
  const ignored = lists(sheet, 'attributes.movement.ignoredDifficultTerrain');
  return sorted([
    ...features,
    ...sensesOf(sheet),
    ...(textAt(system, 'details.type.swarm') === undefined ? [] : ['swarm']),
    ...(yes(system, 'attributes.movement.hover') ? ['hover'] : []),
    ...(ignored.includes('all') ? ['freedom-of-movement'] : []),
    ...IGNORABLE.filter((cause) => ignored.includes(cause)).map((cause) => `ignores-${cause}`),
    ...(yes(system, 'flags.halflingNimbleness') ? ['halfling-nimbleness'] : []),
  ]);
}

function kindOf({ system }: OpenSheet): Pick<SceneCreature, 'type' | 'subtypes'> {
  const type = typeById(textAt(system, 'details.type.value'));
  if (type === undefined) return {};
  const swarm = textAt(system, 'details.type.swarm') === undefined ? [] : ['swarm'];
  const others = subtypesIn(textAt(system, 'details.type.subtype') ?? '');
  return { type, subtypes: [...new Set([...others, ...swarm])] };
}

/**
 * The game whose rules the actor's document states (4.0 and later). A character states none; its
 * classes and its species do.
 */
function statedGame({ system, items }: OpenSheet): TableGame | undefined {
  const own = textAt(system, 'source.rules');
  const stated =
    own !== undefined
      ? [own]
      : (items ?? []).flatMap((item) =>
          item.type === 'class' || item.type === 'race'
            ? (textAt(item.system, 'source.rules') ?? [])
            : [],
        );
  const [rules, ...others] = new Set(stated);
  if (others.length > 0) return undefined;
  return rules === '2014' ? 'dnd-5e-2014' : rules === '2024' ? 'dnd-5e-2024' : undefined;
}

export const dnd5eSystem: SheetReader = {
  system: 'dnd5e',
  words: 'fifth',
  gameOf: statedGame,
  coverOf: (statuses) => Object.entries(COVERS).find(([id]) => statuses.includes(id))?.[1],
  places: {
    size: ['traits.size'],
    type: ['details.type'],
    subtypes: ['details.type'],
    speed: ['attributes.movement'],
    abilities: ['abilities'],
    hp: ['attributes.hp'],
    ac: ['attributes.ac'],
    attacks: ['items'],
    traits: ['items'],
    skills: ['skills'],
    proficiency: ['attributes.prof'],
    legendaryActions: ['resources.legact'],
    legendaryResistance: ['resources.legres'],
    lairActions: ['resources.lair'],
    deathSaves: ['attributes.death'],
    inTotals: ['attributes.movement'],
  },
  unread: (sheet) =>
    keeps(sheet, {
      sheets: [['attributes.movement', 'object']],
      senses: [['attributes.senses', 'object']],
    }),
  read(sheet, statuses) {
    const own = conditionsOf(undefined, counted(sheet, statuses), 'fifth');
    const conditions = [...new Set([...own, ...spellsOf(sheet), ...exhaustionOf(sheet)])].sort();
    return known<SheetFacts>({
      ...dnd5eShown(sheet),
      ...kindOf(sheet),
      speed: speedOf(sheet),
      abilities: abilitiesOf(sheet),
      conditions,
      inTotals: totalsWith(sheet),
      traits: sheet.items === null ? undefined : traitsOf(sheet),
      skills: skillsOf(sheet),
      proficiency: whole(sheet.system, 'attributes.prof', 0, 30),
      hp: hpOf(sheet),
      legendaryActions: usesOf(sheet, 'legact'),
      legendaryResistance: usesOf(sheet, 'legres'),
      lairActions: lairOf(sheet),
      deathSaves: deathSavesOf(sheet),
      ac: acOf(sheet),
    });
  },
};
