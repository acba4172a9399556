/**
 * Builds characters and monsters on Roll20's two sheets of the fifth edition from a few facts. Fields
 * and records have the names that public code reads and writes (docs/hosts/roll20.md); all values
 * are our own.
 */
import { isMonster, type FifthPerson, type FifthWeapon } from '../../fifth/people.ts';
import type { Attrib } from './types.ts';

const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const rowId = (n: number): string => `-Nfifth${String(n).padStart(4, '0')}abcdefghij`;

type Fields = Record<string, unknown>;

const attribsOf = (fields: Fields, person: FifthPerson, maxima: Fields = {}): Attrib[] =>
  Object.entries(fields).map(([name, value], i) => ({
    id: `${person.id}-attr${i}`,
    name,
    current: typeof value === 'object' ? value : String(value),
    max: Object.hasOwn(maxima, name) ? String(maxima[name]) : '',
  }));

const speedText = ({ speed = { walk: 30 } }: FifthPerson): string =>
  Object.entries(speed)
    .flatMap(([way, feet]) =>
      typeof feet === 'number' ? [`${way === 'walk' ? '' : `${way} `}${feet} ft.`] : [],
    )
    .join(', ') + (speed.hover === true ? ' (hover)' : '');

const sensesText = ({ senses = {} }: FifthPerson): string =>
  [
    ...Object.entries(senses).map(([sense, feet]) => `${sense} ${feet} ft.`),
    'passive Perception 10',
  ].join(', ');

/** "Medium humanoid", as the stat block's second line begins. */
const kindText = ({ size = 'medium', type = 'humanoid' }: FifthPerson): string =>
  `${titled(size)} ${type}, neutral`;

const rangeText = ({ range }: FifthWeapon): string =>
  range === undefined ? '' : `${range[0]}/${range[1]} ft.`;
const reachText = ({ reach, properties = [] }: FifthWeapon): string =>
  `${reach ?? (properties.includes('Reach') ? 10 : 5)} ft.`;

const repeated = (section: string, n: number, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      `repeating_${section}_${rowId(n)}_${name}`,
      value,
    ]),
  );
const merged = (list: readonly Fields[]): Fields => Object.assign({}, ...list) as Fields;

/** What the sheet's "exhaustion" field says; the sheet has no other conditions. */
const exhaustion = ({ conditions = [] }: FifthPerson): number =>
  Number(/\d/.exec(conditions.find((each) => each.startsWith('exhaustion')) ?? '0')?.[0] ?? 0);

/** The sheet "D&D 5E by Roll20" of 2014. */
export function ogl5e(person: FifthPerson): Attrib[] {
  const { hp = 20, ac = 14, weapons = [], traits = [] } = person;
  const shared = { hp, exhaustion_level: exhaustion(person), initiative_bonus: 1 };
  const maxima = { hp };
  if (isMonster(person))
    return attribsOf(
      {
        ...shared,
        npc: 1,
        npc_type: kindText(person),
        npc_speed: speedText(person),
        npc_ac: ac,
        npc_hpformula: '3d8+6',
        npc_senses: sensesText(person),
        npc_challenge: '1',
        strength_base: 14,
        dexterity_base: 12,
        ...merged(
          weapons.map((w, i) => {
            const [type, range] =
              w.kind === 'melee' ? ['Melee', reachText(w)] : ['Ranged', rangeText(w)];
            return repeated('npcaction', i, {
              name: w.kind === 'thrown' ? `${w.name} (Thrown)` : w.name,
              attack_flag: 'on',
              attack_type: type,
              attack_range: range,
              attack_target: 'one target',
              attack_tohit: w.bonus ?? 4,
              attack_tohitrange: `+${w.bonus ?? 4}, ${type === 'Melee' ? 'Reach' : 'Range'} ${range}, one target`,
              attack_damage: '1d8+2',
            });
          }),
        ),
        ...merged(
          traits.map((name, i) =>
            repeated('npctrait', 50 + i, { name, description: 'Its rules.' }),
          ),
        ),
      },
      person,
      maxima,
    );
  return attribsOf(
    {
      ...shared,
      npc: 0,
      size: titled(person.size ?? 'medium'),
      speed: person.speed?.walk ?? 30,
      ac,
      pb: 2,
      strength: 14,
      dexterity: 12,
      passive_wisdom: 10,
      ...merged(
        weapons.flatMap((w, i) => [
          repeated('attack', i, {
            atkname: w.name,
            ...(w.bonus !== undefined && { atkbonus: `+${w.bonus}` }),
            atkflag: '{{attack=1}}',
            atkrange: rangeText(w),
            dmgbase: '1d8',
            itemid: rowId(20 + i),
          }),
          repeated('inventory', 20 + i, {
            itemname: w.name,
            equipped: 1,
            hasattack: 1,
            itemproperties: (w.properties ?? []).join(', '),
          }),
        ]),
      ),
      ...merged(traits.map((name, i) => repeated('traits', 50 + i, { name, source: 'Racial' }))),
    },
    person,
    maxima,
  );
}

const WAYS: Readonly<Record<string, string>> = {
  walk: 'Walking',
  fly: 'Flying',
  swim: 'Swimming',
  climb: 'Climbing',
  burrow: 'Burrowing',
};

/** A record of the sheet of 2024, with the fields that every record has. */
const record = (type: string, more: Fields): Fields => ({
  _enabled: true,
  type,
  childIDs: '[]',
  parentID: '',
  parentDisabled: false,
  source: 'Custom',
  ...more,
});
const value = (flatValue: number): Fields => ({
  calculation: 'Set Base',
  valueFormula: { flatValue },
});

/** What a stat block says before its damage. */
const attackLine = (w: FifthWeapon): string =>
  w.kind === 'melee'
    ? `Melee Attack Roll: +${w.bonus ?? 4}, reach ${reachText(w)} Hit: 6 (1d8 + 2) slashing damage.`
    : `Ranged Attack Roll: +${w.bonus ?? 4}, range ${rangeText(w)} Hit: 5 (1d6 + 2) piercing damage.`;

function attackRecords(person: FifthPerson): Record<string, Fields> {
  return merged(
    (person.weapons ?? []).map((w, i) => {
      const monster = isMonster(person);
      const type = w.kind === 'melee' ? 'Melee' : 'Ranged';
      const attack = record('Attack', {
        name: w.kind === 'thrown' ? `${w.name} (Thrown)` : w.name,
        actionType: 'Action',
        attack: { type, proficiencyLevel: 'Proficient' },
        childIDs: JSON.stringify([`damage-${i}`]),
        ...(monster ? { description: attackLine(w) } : { parentID: `item-${i}` }),
        ...(w.range && { range: rangeText(w) }),
      });
      return {
        [`attack-${i}`]: attack,
        [`damage-${i}`]: record('Damage', {
          diceCount: 1,
          diceSize: 'd8',
          parentID: `attack-${i}`,
        }),
        ...(!monster && {
          [`item-${i}`]: record('Item', {
            name: w.name,
            properties: JSON.stringify(w.properties ?? []),
            equipData: { equippable: true, equipped: true },
            childIDs: JSON.stringify([`attack-${i}`]),
          }),
        }),
      };
    }),
  ) as Record<string, Fields>;
}

/**
 * The sheet of 2024 (Beacon).
 * @param asText the store is JSON text, and the sheet has no conditions
 */
export function dnd2024(person: FifthPerson, asText = false): Attrib[] {
  const {
    hp = 20,
    ac = 14,
    speed = { walk: 30 },
    traits = [],
    senses = {},
    conditions = [],
  } = person;
  const monster = isMonster(person);
  const list = (entries: readonly (readonly [string, Fields])[]): Fields =>
    Object.fromEntries(entries);
  const integrants = {
    ...list(
      Object.entries(speed).flatMap(([way, feet]) =>
        typeof feet === 'number'
          ? [
              [
                `speed-${way}`,
                record('Speed', { name: WAYS[way], speed: WAYS[way], ...value(feet) }),
              ] as const,
            ]
          : [],
      ),
    ),
    ...list(
      Object.entries(senses).map(([sense, feet]) => [
        `sense-${sense}`,
        record('Sense', { name: titled(sense), ...value(feet) }),
      ]),
    ),
    'armor-class': record('Armor Class', { defaultAbility: false, ...value(ac) }),
    'hit-points': record('Hit Points', { hitpointType: 'Maximum', ...value(hp) }),
    strength: record('Ability Score', { ability: 'Strength', ...value(14) }),
    ...(!monster && { size: record('Size', { name: '', size: titled(person.size ?? 'medium') }) }),
    ...list(traits.map((name, i) => [`trait-${i}`, record('Features', { name, description: '' })])),
    ...attackRecords(person),
    ...list(
      (asText ? [] : conditions).map((name, i) => [
        `condition-${i}`,
        record('Condition', { name: titled(name), defaultName: titled(name), _active: true }),
      ]),
    ),
  };
  const store = {
    integrants: { integrants },
    about: {
      characteristics: monster
        ? { size: titled(person.size ?? 'medium'), creatureType: titled(person.type ?? 'humanoid') }
        : {},
    },
    hitpoints: { currentHP: hp, tempHP: 0 },
    settings: { newRules: true },
  };
  return attribsOf(
    {
      store: asText ? JSON.stringify(store) : store,
      sheetVersion: 24,
      appState: monster ? 'npc' : 'sheet',
    },
    person,
  );
}
