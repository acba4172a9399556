/** Shared parts of the two Pathfinder sheets. */
import { traitsIn } from '../../words/feats.ts';
import { sensesIn } from '../../words/senses.ts';
import { speedsOf, type SpeedMode } from '../../words/speeds.ts';
import {
  first,
  text,
  current,
  rows,
  whole,
  type SheetAttack,
  type Attributes,
  type Findings,
  type Found,
  type SheetSpeeds,
} from './read.ts';

/** Pathfinder's spiked chain has no reach: it gets reach only where the sheet says so. */
export const pathfinder = (attack: SheetAttack): SheetAttack =>
  attack.reachWeapon === 'reach-and-near' ? { ...attack, reachWeapon: 'none' } : attack;

/** A speed from the field of one movement mode. */
export function speedIn(
  attributes: Attributes,
  mode: SpeedMode,
  field: string,
): Found<number> | undefined {
  const value = attributes.has(field)
    ? speedsOf(current(attributes, field), mode)?.[mode]
    : undefined;
  return value === undefined ? undefined : { value, field };
}

/**
 * Speeds from a field for each movement mode; if the land speed was computed, all are marked as
 * computed.
 */
export function speedsIn(
  attributes: Attributes,
  found: Findings,
  land: (Found<number> & { readonly guess?: boolean }) | undefined,
  fields: Readonly<Partial<Record<Exclude<SpeedMode, 'land'>, string>>>,
): void {
  const others = (Object.entries(fields) as [Exclude<SpeedMode, 'land'>, string][]).flatMap(
    ([mode, field]) => {
      const read = speedIn(attributes, mode, field);
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
/** A field that was never filled in holds 0, which no defense is. */
const defense = (value: unknown): number | undefined => BONUS(value) || undefined;

/** Bonus and defense of combat maneuvers, with everything that the sheet counts in. */
export function maneuvers(
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
 * Skills that the rules of movement and maneuvers ask for: the whole bonus.
 * @param named the sheet's field of each skill, by the skill's id
 * @param ranks the end of the name of the field with a skill's ranks; absent: none is known
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
 * Feats and other traits: names in rows, lists in prose. Fields that name nothing known still count
 * as read.
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
      names.push(...traitsIn(called), ...sensesIn(called));
    }
  }
  for (const field of prose) {
    if (text(attributes, field) === '') continue;
    fields.push(field);
    names.push(...traitsIn(current(attributes, field)), ...sensesIn(current(attributes, field)));
  }
  if (fields.length > 0 || ticked.length > 0)
    found.put('traits', [...new Set(names)].sort(), fields.length > 0 ? fields : 'uncanny_dodge');
}
