/**
 * Reads the sheet "d20 Modern". It has no fields for space and reach. Instead of a creature's size,
 * it has only the size's bonus to Defense. If that is 0, the size is unknown, because an empty
 * sheet has a 0 too. The base attack bonus is the sum of the classes' bonuses, as on the page.
 */
import type { SceneAttack } from '../../../src/board/facts/creature.ts';
import type { SheetFacts } from '../../common/sheetFacts.ts';
import { criticalOf, weaponDice, wholeOf } from '../../words/dice.ts';
import { plain, textOf } from '../../words/text.ts';
import { speedIn, speedsIn, traits } from './pathfinder.ts';
import {
  current,
  first,
  hitPoints,
  known,
  putWeapons,
  rows,
  scores,
  scoresByModifier,
  weapon,
  type Attributes,
  type Findings,
  type SheetReader,
} from './read.ts';

const ABILITY = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
} as const;

export const d20Modern: SheetReader = (attributes, found) => {
  speedsIn(attributes, found, speedIn(attributes, 'land', 'Speed', found), {
    fly: 'Speed-Fly',
    climb: 'Speed-Climb',
    swim: 'Speed-Swim',
  });
  baseAttack(attributes, found);
  found.take(
    'size',
    first(attributes, ['Defense-Size', 'MAB-Size'], (value) =>
      BY_MODIFIER.get(wholeOf(value, -8, 8) ?? 0),
    ),
  );
  scores(attributes, found, (ability) => ABILITY[ability]);
  scoresByModifier(
    attributes,
    found,
    Object.fromEntries(Object.entries(ABILITY).map(([ability, name]) => [ability, `${name}-mod`])),
  );
  hitPoints(attributes, found, { of: 'HitPoints' });
  traits(
    attributes,
    found,
    [
      ['Feats', 'Feat-name'],
      ['Talents', 'Talent-name'],
    ],
    [],
  );
  const trained = proficientIn(attributes);
  const list = rows(attributes, 'weapons').map((row) => {
    const read = weapon(
      {
        id: row.id,
        name: row.get('Weapon-Name'),
        range: row.get('Weapon-Range'),
        properties: row.get('Weapon-Special_Properties'),
        kind: IS_CHAIN.test(plain(textOf(row.get('Weapon-Name')))) ? 'melee' : undefined,
        more:
          known<Partial<SceneAttack>>({
            damage: weaponDice(row.get('Weapon-Damage')),
            critical: criticalOf(row.get('Weapon-Critical')),
          }) ?? {},
      },
      found,
    );
    if (read === undefined || 'unread' in read) return read;
    const tags = tagsOf(read, textOf(row.get('Weapon-Special_Properties')));
    return {
      ...modern(read),
      ...(tags.length > 0 && { tags }),
      ...(trained && tags.includes('firearm') && { proficient: true }),
    };
  });
  putWeapons(found, list, 'repeating_weapons');
};

const IS_SPEAR = /\b(?<!short )(?:spear|lancia)\b/;
const IS_CHAIN = /\b(?:chain|catena|manriki gusari)\b(?! ?saw)/;

/**
 * Corrects an attack for d20 Modern (SRD, archaic and exotic melee weapons): a spear has reach, and a
 * chain strikes both near and far.
 */
function modern(attack: SceneAttack): SceneAttack {
  const name = plain(attack.name ?? '');
  if (attack.kind !== 'melee' || attack.reach !== undefined) return attack;
  if (IS_CHAIN.test(name)) return { ...attack, twoHanded: true, reachWeapon: 'reach-and-near' };
  return IS_SPEAR.test(name) ? { ...attack, reachWeapon: 'reach' } : attack;
}

/** Sizes by their modifier to Defense; the modifier 0 is left out. */
const BY_MODIFIER: ReadonlyMap<number, NonNullable<SheetFacts['size']>> = new Map([
  [8, 'fine'],
  [4, 'diminutive'],
  [2, 'tiny'],
  [1, 'small'],
  [-1, 'large'],
  [-2, 'huge'],
  [-4, 'gargantuan'],
  [-8, 'colossal'],
]);

/** Weapon tags that the rules need, each with the words in a weapon's properties that mean it. */
const TAGS: readonly (readonly [tag: string, words: RegExp])[] = [
  ['firearm', /\b(firearm|handgun|longarm|arma da fuoco|armi da fuoco|arma lunga)\b/],
  ['longarm', /\b(longarm|arma lunga)\b/],
  ['automatic', /(?<!\bsemi )\b(automatic|autofire|automatica|fuoco automatico)\b/],
];
const tagsOf = (attack: SceneAttack, properties: string): string[] => [
  ...new Set([
    ...(attack.tags ?? []),
    ...TAGS.flatMap(([tag, words]) => (words.test(plain(properties)) ? [tag] : [])),
  ]),
];

/**
 * Is the creature proficient with firearms? A listed feat proves it. If no such feat is listed, it
 * may still be written elsewhere.
 */
const proficientIn = (attributes: Attributes): boolean =>
  rows(attributes, 'Feats').some((row) =>
    /personal firearms proficiency|competenza nelle armi da fuoco personali/.test(
      plain(textOf(row.get('Feat-name'))),
    ),
  );

/**
 * The base attack bonus, summed over the classes; it is unknown if one of the parts cannot be read.
 */
function baseAttack(attributes: Attributes, found: Findings): void {
  const fields = [...attributes.keys()].filter((name) => /^Class\d{1,2}-BAB$/.test(name)).sort();
  const parts = fields.map((name) =>
    current(attributes, name) === '' ? 0 : wholeOf(current(attributes, name), -100, 1000),
  );
  if (parts.length === 0 || parts.includes(undefined)) return;
  found.put(
    'bab',
    parts.reduce<number>((sum, part) => sum + (part ?? 0), 0),
    fields,
  );
}
