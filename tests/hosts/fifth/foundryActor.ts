/** Makes dnd5e's actor of a creature that is described in host-independent terms. */
import {
  fifthActor,
  type FifthVersion,
  type FifthWeapon as FoundryWeapon,
} from '../foundry/fixtures/dnd5e.ts';
import type { ActorData } from '../foundry/world/types.ts';
import { isMonster, type FifthPerson, type FifthWeapon } from './people.ts';

/** dnd5e's size, and cells on a side. */
export const FOUNDRY_SIZES = {
  tiny: ['tiny', 1],
  small: ['sm', 1],
  medium: ['med', 1],
  large: ['lg', 2],
  huge: ['huge', 3],
  gargantuan: ['grg', 4],
} as const;
const PROPERTIES: Readonly<Record<string, string>> = {
  Ammunition: 'amm',
  Heavy: 'hvy',
  Reach: 'rch',
  'Two-Handed': 'two',
};

const weaponOf = (weapon: FifthWeapon): FoundryWeapon => ({
  name: weapon.name,
  type: weapon.kind === 'melee' ? 'martialM' : 'martialR',
  properties: (weapon.properties ?? []).flatMap((name) => PROPERTIES[name] ?? []),
  ...(weapon.reach !== undefined && { reach: weapon.reach }),
  ...(weapon.range && { range: weapon.range }),
  ...(weapon.bonus !== undefined && { toHit: `+${weapon.bonus}` }),
});

export function foundryActorOf(
  person: FifthPerson,
  version: FifthVersion,
  rules: '2014' | '2024',
): ActorData {
  const { hover, ...speeds } = person.speed ?? {};
  return fifthActor(
    {
      name: person.name,
      kind: isMonster(person) ? 'npc' : 'character',
      size: FOUNDRY_SIZES[person.size ?? 'medium'][0],
      creature: { value: person.type ?? 'humanoid' },
      speeds,
      hover: hover === true,
      weapons: (person.weapons ?? []).map(weaponOf),
      features: person.traits ?? [],
      senses: person.senses ?? {},
      ac: person.ac ?? 14,
      ...(person.hp !== undefined && { hp: [person.hp, Math.max(person.hp, 1)] as const }),
      rules,
    },
    version,
  );
}
