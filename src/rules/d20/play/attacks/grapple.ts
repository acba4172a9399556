/** A ranged attack into a grapple: each grappler's chance of being hit. */
import { inOneGrapple, type Creature } from '../../../../board/creature.ts';
import { cite } from '../../../names.ts';
import type { RuleId } from '../../../verdict.ts';
import { holding } from './dexterityInDefense.ts';
import type { AttackSituation } from './situation.ts';
import { traitOf } from './attackTraits.ts';

interface Struck {
  readonly id: string;
  readonly chance: number;
}

export function struckAtRandom(s: AttackSituation): {
  readonly list: readonly Struck[];
  readonly rules: readonly RuleId[];
} {
  const { j, from, to } = s;
  const { figures, cites, traits } = j.rules.attacks;
  if (s.mode !== 'ranged' || holding(j, to) === undefined) return { list: [], rules: [] };
  if (traitOf(traits, from, 'piercing')) return { list: [], rules: [] };
  const all = grapplersWith(s, to);
  if (all.length < 2) {
    s.unknown.push(`creatures.${to.id}.grapples`);
    return { list: [], rules: cite(cites, 'grappleRandom') };
  }
  const weights = all.map((c) => figures.grappleWeight(j, j.rules.space(c).value));
  const whole = weights.reduce((a, b) => a + b, 0);
  if (whole === 0) return { list: [], rules: [] };
  return {
    list: all.map((c, i) => ({ id: c.id, chance: (100 * (weights[i] ?? 0)) / whole })),
    rules: cite(cites, 'grappleRandom'),
  };
}

/** All creatures in the target's grapple, the target included, in scene order. */
function grapplersWith(s: AttackSituation, to: Creature): Creature[] {
  const { j } = s;
  const found = new Set([to.id]);
  const queue = [to];
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    for (const other of j.board.creatures) {
      if (found.has(other.id) || inOneGrapple(one, other) !== true) continue;
      found.add(other.id);
      queue.push(other);
    }
  }
  // If the scene names no other grappler, use the grapplers in or next to the target's space.
  if (found.size === 1) {
    for (const c of j.board.creatures) {
      if (
        c.id !== s.from.id &&
        holding(j, c) !== undefined &&
        c.grapples === undefined &&
        j.rules.distance(j, c, to).cells <= 1
      )
        found.add(c.id);
    }
  }
  return j.board.creatures.filter((c) => found.has(c.id));
}
