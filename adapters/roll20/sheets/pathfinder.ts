/** Reads the fields that the two Pathfinder sheets share. */
import type { SceneAttack } from '../../../src/board/facts/creature.ts';
import { speedLineOf, speedsOf, type SpeedMode } from '../../words/speeds.ts';
import { namedTraits } from './namedTraits.ts';
import {
  first,
  text,
  current,
  rows,
  whole,
  type Attributes,
  type Findings,
  type Found,
  type SheetSpeeds,
} from './read.ts';

/**
 * Corrects an attack for Pathfinder, where a spiked chain has no reach unless the sheet says so.
 */
export const pathfinder = (attack: SceneAttack): SceneAttack =>
  attack.reachWeapon === 'reach-and-near' ? { ...attack, reachWeapon: 'none' } : attack;

/** Speed of one kind of movement, from its field. */
export function speedIn(
  attributes: Attributes,
  mode: SpeedMode,
  field: string,
  found: Findings,
): Found<number> | undefined {
  const value = attributes.has(field)
    ? found.read(speedLineOf(current(attributes, field), mode)).speeds?.[mode]
    : undefined;
  return value === undefined ? undefined : { value, field };
}

/**
 * Adds speeds from the fields of several kinds of movement. If the land speed was computed, all speeds
 * are marked as computed.
 */
export function speedsIn(
  attributes: Attributes,
  found: Findings,
  land: (Found<number> & { readonly guess?: boolean }) | undefined,
  fields: Readonly<Partial<Record<Exclude<SpeedMode, 'land'>, string>>>,
): void {
  const others = (Object.entries(fields) as [Exclude<SpeedMode, 'land'>, string][]).flatMap(
    ([mode, field]) => {
      const read = speedIn(attributes, mode, field, found);
      const how =
        mode === 'fly' && read !== undefined && read.value > 0
          ? speedsOf(current(attributes, field), mode)?.manoeuvrability
          : undefined;
      return read === undefined ? [] : [{ ...read, mode, how }];
    },
  );
  if (land === undefined && others.length === 0) return;
  const speed: SheetSpeeds = Object.fromEntries([
    ...(land === undefined ? [] : [['land', land.value] as const]),
    ...others.map(({ mode, value }) => [mode, value] as const),
    ...others.flatMap(({ how }) => (how === undefined ? [] : [['manoeuvrability', how] as const])),
  ]);
  found.put(
    'speed',
    speed,
    [...(land === undefined ? [] : [land.field]), ...others.map(({ field }) => field)],
    land?.guess === true ? 'guess' : 'sheet',
  );
}

const BONUS = whole(-1000, 1000);
const RANKS = whole(0, 1000);
/** A defense value. A field that was never filled in holds 0, which cannot be a defense value. */
const defense = (value: unknown): number | undefined => BONUS(value) || undefined;

/**
 * Bonus (CMB) and defense (CMD) of combat maneuvers, with all modifiers that the sheet includes.
 */
export function maneuverTotals(
  attributes: Attributes,
  found: Findings,
  fields: { readonly cmb: string; readonly cmd: string; readonly cmdFlatFooted?: string },
): void {
  found.take('cmb', first(attributes, [fields.cmb], BONUS));
  found.take('cmd', first(attributes, [fields.cmd], defense));
  if (fields.cmdFlatFooted !== undefined)
    found.take('cmdFlatFooted', first(attributes, [fields.cmdFlatFooted], defense));
}

/**
 * Total bonuses of the skills that the rules of movement and maneuvers need.
 * @param named the sheet's field of each skill, by the skill's id
 * @param ranks suffix that names the field with a skill's ranks; absent: no such field is known
 */
export function skills(
  attributes: Attributes,
  found: Findings,
  named: Readonly<Record<string, string>>,
  ranks?: string,
): void {
  const read = Object.entries(named).flatMap(([skill, field]) => {
    const bonus = BONUS(current(attributes, field));
    if (bonus === undefined) return [];
    const trained = ranks === undefined ? undefined : RANKS(current(attributes, field + ranks));
    return [{ skill, field, read: { bonus, ...(trained !== undefined && { ranks: trained }) } }];
  });
  if (read.length > 0)
    found.put(
      'skills',
      Object.fromEntries(read.map((each) => [each.skill, each.read])),
      read.map(({ field }) => field),
    );
}

/**
 * Adds feats and other traits, from names in rows and from lists in prose. A field that names no
 * known trait still counts as read.
 */
export function traits(
  attributes: Attributes,
  found: Findings,
  sections: readonly (readonly [section: string, name: string])[],
  prose: readonly string[],
  ticked: readonly string[] = [],
): void {
  const fields: string[] = [];
  const names: string[] = [...ticked];
  for (const [section, name] of sections) {
    for (const row of rows(attributes, section)) {
      const called = row.get(name);
      if (typeof called !== 'string' || called.trim() === '') continue;
      fields.push(`repeating_${section}`);
      names.push(...namedTraits(called, found));
    }
  }
  for (const field of prose) {
    if (text(attributes, field) === '') continue;
    fields.push(field);
    names.push(...namedTraits(current(attributes, field), found));
  }
  if (fields.length > 0 || ticked.length > 0)
    found.put('traits', [...new Set(names)].sort(), fields.length > 0 ? fields : 'uncanny_dodge');
}
