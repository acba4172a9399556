/**
 * Areas in the attack panel: spells, or weapons that are aimed at places, depending on the ruleset.
 */
import type { Creature } from '../../../board/creature.ts';
import { useUi } from '../../ui.ts';
import { SpellAreas } from './SpellAreas.tsx';
import { WeaponAreas } from './WeaponAreas.tsx';

export function Areas({ from }: { readonly from: Creature }) {
  const rules = useUi().store.judge.value?.rules;
  if (rules?.areaWeapons === true) return <WeaponAreas key={from.id} from={from} />;
  const spells = rules?.spellAreas ?? [];
  return spells.length === 0 ? null : <SpellAreas key={from.id} from={from} spells={spells} />;
}
