/** Trip: immune targets, and the creature that falls prone (sigil.special-attack.trip-*). */
import { isFlying } from '../../../core/conditionsInForce.ts';
import { throwsAt } from '../attacks/arms.ts';
import { hasTag } from '../../../tags.ts';
import type { Effect } from './specialRules.ts';
import type { Handler } from './situation.ts';

export const trip: Handler = {
  settle({ j, from, to, ask, weapon, feats, names, attack }, result, _margin, { defender }) {
    names.add('tripResult');
    const made = j.rules.turns.table[attack]?.safeTag;
    if (made !== undefined && hasTag(weapon, made)) names.add('tripWeapon');
    if (result === 'success') {
      const falls: Effect = isFlying(j, to)
        ? { of: to.id, effect: 'stalls' }
        : { of: to.id, effect: 'prone', at: to.at };
      const thrown: Effect[] =
        to.seat === undefined ? [] : [{ of: to.id, effect: 'unhorsed', by: to.seat.id }];
      return [
        ...thrown,
        falls,
        ...(feats.follows === true ? [{ of: from.id, effect: 'may-attack-at-once' as const }] : []),
      ];
    }
    const answers =
      ask.inReturn !== true &&
      throwsAt(j, weapon, attack) === undefined &&
      (defender.check === 'strength' || defender.check === 'dexterity');
    if (!answers) return [];
    return [
      { of: to.id, effect: 'may-trip-back' },
      ...(weapon === undefined || weapon.natural || weapon.unarmed
        ? []
        : [{ of: from.id, effect: 'may-drop-weapon' as const, by: weapon.id }]),
    ];
  },
};
