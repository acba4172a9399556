/**
 * Builds actors in the two systems' own forms from a few facts. Paths and values are those of the
 * systems; prepared totals are included, as at a live table. Documents in the full form are in
 * `fixtures`.
 */
import type { ActorData, ItemData } from './types.ts';

export interface Weapon {
  readonly name: string;
  readonly grip?: 'light' | '1h' | '2h' | 'ranged';
  readonly reach?: boolean;
  readonly thrown?: boolean;
  /** Range increment in feet. */
  readonly range?: number;
  readonly natural?: boolean;
  readonly equipped?: boolean;
}

export interface Facts {
  readonly name: string;
  readonly size?: string;
  /** The creature's type, as set by its race or racial Hit Dice. */
  readonly type?: string;
  /** Subtypes, as the line of a stat block writes them: `Incorporeal`. */
  readonly subtypes?: string;
  readonly long?: boolean;
  /** Land speed in feet, with armor. */
  readonly speed?: number;
  readonly fly?: number;
  readonly bab?: number;
  readonly dex?: number;
  readonly weapons: readonly Weapon[];
  readonly feats?: readonly string[];
  readonly armour?: 'lightArmor' | 'mediumArmor' | 'heavyArmor';
  readonly darkvision?: number;
  readonly str?: number;
  /** pf1: totals that the system computes. */
  readonly cmb?: number;
  readonly cmd?: number;
  /** pf1: skill totals by the system's short names. */
  readonly skills?: Readonly<Record<string, number>>;
  readonly ac?: number;
  readonly hp?: number;
}

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .padEnd(16, '0')
    .slice(0, 16);

const item = (
  actor: string,
  name: string,
  type: string,
  system: Record<string, unknown>,
): ItemData => ({ _id: idOf(`${name}${actor}${type}`), name, type, system });

const scores = (facts: Facts): Record<string, unknown> =>
  Object.fromEntries(
    ['str', 'dex', 'con', 'int', 'wis', 'cha'].map((a) => {
      const total = (a === 'dex' ? facts.dex : a === 'str' ? facts.str : undefined) ?? 12;
      return [a, { value: total, total, mod: Math.floor((total - 10) / 2) }];
    }),
  );

const speeds = (facts: Facts): Record<string, unknown> => ({
  land: { base: facts.speed ?? 30, total: facts.speed ?? 30 },
  climb: { base: 0, total: 0 },
  swim: { base: 0, total: 0 },
  burrow: { base: 0, total: 0 },
  fly: { base: facts.fly ?? 0, total: facts.fly ?? 0, maneuverability: 'average' },
});

export function d35eActor(facts: Facts): ActorData {
  const armour =
    facts.armour === undefined
      ? []
      : [
          item(facts.name, 'Armor', 'equipment', {
            equipped: true,
            equipmentType: 'armor',
            equipmentSubtype: facts.armour,
            armor: { value: 4 },
          }),
        ];
  const weapons = facts.weapons.map((w) =>
    w.natural === true
      ? item(facts.name, w.name, 'attack', {
          attackType: 'natural',
          actionType: 'mwak',
          primaryAttack: true,
          range: { value: null, units: '' },
          baseWeaponType: w.name,
          originalWeaponId: null,
        })
      : item(facts.name, w.name, 'weapon', {
          equipped: w.equipped !== false,
          carried: true,
          melded: false,
          quantity: 1,
          weaponType: 'martial',
          weaponSubtype: w.grip ?? '1h',
          properties: { rch: w.reach === true, thr: w.thrown === true },
          weaponData: { range: w.range ?? null },
        }),
  );
  const feats = (facts.feats ?? []).map((f) => item(facts.name, f, 'feat', { featType: 'feat' }));
  return {
    _id: idOf(facts.name),
    name: facts.name,
    type: 'npc',
    ownership: { default: 0 },
    items: [...weapons, ...armour, ...feats],
    system: {
      traits: {
        size: facts.size ?? 'med',
        actualSize: facts.size ?? 'med',
        tokensize: 'actor',
        senses: facts.darkvision === undefined ? '' : `Darkvision ${facts.darkvision} ft.`,
      },
      abilities: scores(facts),
      ...(facts.subtypes === undefined ? {} : { details: { type: facts.subtypes } }),
      attributes: {
        ...(facts.type === undefined ? {} : { creatureType: facts.type }),
        speed: speeds(facts),
        bab: { total: facts.bab ?? 1 },
        encumbrance: { level: 0 },
        conditions: {
          prone: false,
          helpless: false,
          stunned: false,
          blind: false,
          invisible: false,
          dead: false,
        },
      },
    },
  };
}

/**
 * pf1's table of reach in feet, by size: natural, and with a reach weapon; long creatures larger
 * than Medium use the row of the next smaller size.
 */
const REACH: readonly (readonly [string, number, number])[] = [
  ['fine', 0, 0],
  ['dim', 0, 0],
  ['tiny', 0, 5],
  ['sm', 5, 10],
  ['med', 5, 10],
  ['lg', 10, 20],
  ['huge', 15, 30],
  ['grg', 20, 40],
  ['col', 30, 60],
];

export function pf1Reach(size: string, stature: string): { melee: number; reach: number } {
  const at = REACH.findIndex(([key]) => key === size);
  const row = REACH[stature === 'long' && at > 4 ? at - 1 : at];
  return { melee: row?.[1] ?? 5, reach: row?.[2] ?? 10 };
}

export function pf1Actor(facts: Facts): ActorData {
  const size = facts.size ?? 'med';
  const stature = facts.long === true ? 'long' : 'tall';
  const armour =
    facts.armour === undefined
      ? []
      : [
          item(facts.name, 'Armor', 'equipment', {
            equipped: true,
            subType: 'armor',
            equipmentSubtype: facts.armour,
            armor: { value: 4 },
          }),
        ];
  const weapons = facts.weapons.map((w) => {
    const melee = {
      actionType: 'mwak',
      range: { units: w.reach === true ? 'reach' : 'melee', value: null },
    };
    const far = {
      actionType: w.thrown === true ? 'twak' : 'rwak',
      range: { units: 'ft', value: String(w.range ?? 0) },
    };
    const actions = w.grip === 'ranged' ? [far] : w.thrown === true ? [melee, far] : [melee];
    return w.natural === true
      ? item(facts.name, w.name, 'attack', {
          subType: 'natural',
          actions: [melee],
          baseTypes: [w.name],
        })
      : item(facts.name, w.name, 'weapon', {
          equipped: w.equipped !== false,
          subType: 'martial',
          weaponSubtype: w.grip ?? '1h',
          baseTypes: [w.name],
          properties: { rch: w.reach === true },
          actions,
        });
  });
  const feats = (facts.feats ?? []).map((f) => item(facts.name, f, 'feat', { subType: 'feat' }));
  const race =
    facts.type === undefined
      ? []
      : [
          item(facts.name, facts.type, 'race', {
            creatureTypes: [facts.type],
            creatureSubtypes: facts.subtypes === undefined ? [] : [facts.subtypes.toLowerCase()],
          }),
        ];
  return {
    _id: idOf(facts.name),
    name: facts.name,
    type: 'npc',
    ownership: { default: 0 },
    items: [...weapons, ...armour, ...feats, ...race],
    system: {
      traits: {
        size,
        stature,
        reach: pf1Prepared(size, stature),
        senses: { dv: facts.darkvision ?? 0 },
      },
      abilities: scores(facts),
      attributes: {
        speed: speeds(facts),
        bab: { total: facts.bab ?? 1 },
        encumbrance: { level: 0 },
        ...(facts.cmb !== undefined && { cmb: { total: facts.cmb } }),
        ...(facts.cmd !== undefined && {
          cmd: { total: facts.cmd, flatFootedTotal: facts.cmd - 2 },
        }),
        ...(facts.ac !== undefined && {
          ac: {
            normal: { total: facts.ac },
            touch: { total: 12 },
            flatFooted: { total: facts.ac - 2 },
          },
        }),
        ...(facts.hp !== undefined && { hp: { value: facts.hp, max: facts.hp } }),
      },
      ...(facts.skills !== undefined && {
        skills: Object.fromEntries(
          Object.entries(facts.skills).map(([id, mod]) => [id, { mod, rank: 4 }]),
        ),
      }),
      conditions: {
        prone: false,
        helpless: false,
        stunned: false,
        blind: false,
        flatFooted: false,
      },
    },
  };
}

const pf1Prepared = (size: string, stature: string): Record<string, unknown> => {
  const total = pf1Reach(size, stature);
  return { base: '', natural: total, total };
};

type Tree = Record<string, unknown>;
const tree = (value: unknown): Tree =>
  typeof value === 'object' && value !== null ? (value as Tree) : {};

/** Adds the values that pf1 computes when it loads an actor: size, build, reach, totals. */
export function pf1Prepare(actor: ActorData): ActorData {
  const traits = tree(actor.system['traits']);
  const attributes = tree(actor.system['attributes']);
  const size = typeof traits['size'] === 'string' ? traits['size'] : 'med';
  const stature =
    typeof traits['stature'] === 'string' && traits['stature'] !== '' ? traits['stature'] : 'tall';
  const speed = Object.fromEntries(
    ['land', 'climb', 'swim', 'burrow', 'fly'].map((kind) => {
      const base = tree(tree(attributes['speed'])[kind])['base'];
      const feet = typeof base === 'number' ? base : kind === 'land' ? 30 : 0;
      return [kind, { ...tree(tree(attributes['speed'])[kind]), base: feet, total: feet }];
    }),
  );
  const abilities = Object.fromEntries(
    ['str', 'dex', 'con', 'int', 'wis', 'cha'].map((a) => {
      const value = tree(tree(actor.system['abilities'])[a])['value'];
      const score = typeof value === 'number' ? value : 10;
      return [a, { value: score, total: score, mod: Math.floor((score - 10) / 2) }];
    }),
  );
  return {
    ...actor,
    system: {
      ...actor.system,
      abilities,
      conditions: {},
      traits: { ...traits, size, stature, reach: pf1Prepared(size, stature) },
      attributes: { ...attributes, speed, bab: { total: 1 }, encumbrance: { level: 0 } },
    },
  };
}
