/** Chooses the attack that a creature would most likely make against a target. */
import type { Attack, Creature } from '../../../board/creature.ts';
import type { Judge } from '../../../rules/ruleset.ts';

/** The likeliest attack: ready attacks come first, and among them one that reaches the target. */
export function likeliest(
  judge: Judge,
  from: Creature,
  to: Creature,
  attacks: readonly Attack[],
): Attack | undefined {
  const far = judge.rules.distance(judge, from, to).cells;
  const near = attacks.filter(
    (a) =>
      a.ready &&
      a.kind === 'melee' &&
      judge.rules.attackReach(judge, from, a).far >= far &&
      judge.rules.attackReach(judge, from, a).near < far,
  );
  return (
    near[0] ??
    // A melee weapon with a range may be thrown.
    attacks.find((a) => a.ready && (a.kind !== 'melee' || a.range !== undefined)) ??
    attacks.find((a) => a.ready) ??
    attacks[0]
  );
}
