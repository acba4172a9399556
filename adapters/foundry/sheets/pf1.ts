/**
 * Reads actors of the system pf1 (Pathfinder 1e; versions 9 and later, written against 10).
 * pf1.shown.ts reads size, build, reach and weapons.
 */
import type { SheetFacts } from '../../common/sheetFacts.ts';
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
  shieldTraits,
  speedOf,
  traitsOf,
} from './common.ts';
import { withBuffs } from './buffs.ts';
import { conditionsOf, includedConditions } from './conditions.ts';
import type { Folded } from '../../words/totals.ts';
import { isBroken, pf1Shown, unclearAttacks } from './pf1.shown.ts';
import type { SceneCreature } from '../../../src/board/facts/creature.ts';
import { subtypesIn, typeById } from '../../words/kinds.ts';
import { amount, at, known, whole, textAt, yes, type SheetReader } from './read.ts';

/**
 * Conditions that pf1 includes in its totals, according to the system's own table of conditions
 * (10.8, module/registry/conditions.mjs). A general penalty on attacks also lowers the maneuver
 * bonus, and a penalty on armor class also lowers the maneuver defense.
 */
const ATTACK = [
  ...['dazzled', 'entangled', 'frightened', 'grappled', 'panicked', 'shaken', 'sickened'],
  'squeezing',
];
const AC = ['blind', 'cowering', 'pinned', 'squeezing', 'stunned'];
const CHECKS = ['frightened', 'panicked', 'shaken', 'sickened'];
const FATIGUE = ['exhausted', 'fatigued', 'paralyzed'];
const HELPLESS = ['dying', 'helpless', 'petrified', 'sleep', 'stable', 'unconscious'];
const FOLDED: Folded = {
  attack: [...ATTACK, 'prone'],
  cmb: ATTACK,
  ac: AC,
  cmd: AC,
  saves: CHECKS,
  skills: CHECKS,
  str: FATIGUE,
  dex: [...FATIGUE, ...HELPLESS, 'entangled', 'grappled'],
};

/**
 * The system itself subtracts the penalty of a broken weapon from attack rolls with that weapon.
 */
const withBroken = (
  totals: SceneCreature['inTotals'],
  items: Parameters<typeof unclearAttacks>[0],
): SceneCreature['inTotals'] =>
  totals !== undefined && items?.some(isBroken) === true
    ? { ...totals, attack: [...(totals.attack ?? []), 'broken'] }
    : totals;

export const pf1: SheetReader = {
  system: 'pf1',
  game: 'pathfinder-1e',
  places: {
    ...PLACES,
    size: ['traits.size'],
    type: ['items'],
    subtypes: ['items'],
    build: ['traits.stature'],
    reach: ['traits.reach.total.melee', 'traits.reach.natural.melee'],
    conditions: ['conditions', 'attributes.conditions'],
    inTotals: ['conditions'],
    cmb: ['attributes.cmb.total'],
    cmd: ['attributes.cmd.total'],
    cmdFlatFooted: ['attributes.cmd.flatFootedTotal'],
    skills: ['skills'],
  },
  strange: (sheet) => unclearAttacks(sheet.items),
  unread: (sheet) =>
    keeps(sheet, {
      conditions: [
        ['conditions', 'object'],
        ['attributes.conditions', 'object'],
      ],
      senses: [['traits.senses', 'object']],
    }),
  read(sheet, statuses) {
    const items = sheet.items;
    const conditions = at(sheet.system, 'conditions') ?? at(sheet.system, 'attributes.conditions');
    const read = known<SheetFacts>({
      ...pf1Shown(sheet),
      ...kindOf(items),
      speed: speedOf(sheet),
      armour: items === null ? undefined : armourOf(items, isArmour),
      load: loadOf(sheet),
      bab: babOf(sheet),
      cmb: total(sheet, 'attributes.cmb.total'),
      cmd: total(sheet, 'attributes.cmd.total'),
      cmdFlatFooted: total(sheet, 'attributes.cmd.flatFootedTotal'),
      skills: skillsOf(sheet),
      abilities: abilitiesOf(sheet),
      conditions: conditionsOf(conditions, statuses),
      // Older versions store their conditions elsewhere, and nobody has examined which conditions
      // their totals include.
      inTotals: withBroken(includedConditions(at(sheet.system, 'conditions'), FOLDED), items),
      traits:
        items !== null
          ? sorted([
              ...traitsOf(items),
              ...shieldTraits(items),
              ...bodyTraits(sheet),
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

/** The type and subtypes of the creature's race (`creatureTypes`, `creatureSubtypes`). */
function kindOf(items: readonly RawItem[] | null): Pick<SceneCreature, 'type' | 'subtypes'> {
  const race = items?.find(({ type }) => type === 'race');
  if (race === undefined) return {};
  const words = (path: string): string[] => {
    const list = at(race.system, path);
    return (Array.isArray(list) ? list : []).filter((each) => typeof each === 'string');
  };
  const type = typeById(words('creatureTypes')[0]);
  if (type === undefined) return {};
  return { type, subtypes: subtypesIn(words('creatureSubtypes').join()) };
}

const total = (sheet: OpenSheet, path: string): number | undefined =>
  whole(sheet.system, path, -1000, 1000);

/** Skills that the rules of movement and maneuvers need, each with the system's own short name. */
const SKILLS = { acrobatics: 'acr', fly: 'fly', 'escape-artist': 'esc' } as const;

function skillsOf(sheet: OpenSheet): SceneCreature['skills'] {
  const skills = Object.entries(SKILLS).flatMap(([skill, short]) => {
    const bonus = total(sheet, `skills.${short}.mod`);
    const ranks = whole(sheet.system, `skills.${short}.rank`, 0, 1000);
    return bonus === undefined ? [] : [[skill, known({ bonus, ranks })] as const];
  });
  return skills.length > 0 ? Object.fromEntries(skills) : undefined;
}

/** Is the item armor? Undefined if the item does not state its kind. */
const isArmour = (item: RawItem): boolean | undefined => {
  const type = textAt(item.system, 'subType') ?? textAt(item.system, 'equipmentType');
  if (type !== undefined) return type === 'armor';
  return undefined;
};

function senses(sheet: OpenSheet): string[] {
  const of = (path: string): number | undefined =>
    amount(sheet.system, path) ??
    amount(sheet.system, `${path}.total`) ??
    amount(sheet.system, `${path}.value`);
  return [
    ...ranged('darkvision', of('traits.senses.dv')),
    ...ranged('blindsight', of('traits.senses.bs')),
    ...ranged('blindsense', of('traits.senses.bse')),
    ...ranged('tremorsense', of('traits.senses.ts')),
    ...ranged('true-seeing', of('traits.senses.tr')),
    // As a mere tick it is the spell, which shows everything within 120 feet.
    ...(yes(sheet.system, 'traits.senses.tr') ? ['true-seeing-24'] : []),
    ...(yes(sheet.system, 'traits.senses.si') ? ['see-invisible'] : []),
    ...(yes(sheet.system, 'traits.senses.ll.enabled') ? ['low-light-vision'] : []),
    ...((of('traits.senses.sc') ?? 0) > 0 || yes(sheet.system, 'traits.senses.sc')
      ? ['scent']
      : []),
  ];
}
