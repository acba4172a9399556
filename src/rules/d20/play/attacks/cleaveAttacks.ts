/** Attacks on further foes that feats allow: after a foe drops, after a hit, or on each foe in reach. */
import type { Attack, Creature } from '../../../../board/creature.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import { isUnknownTo } from '../../../core/known.ts';
import { featRules, type FullJudge } from '../../../fullRuleset.ts';
import type { FurtherAttacks, FurtherPlan, FurtherVerdict } from './attackChoices.ts';
import { modeOf } from './situation.ts';

/** Reasons against an attack that depend on the target's place. */
const BY_PLACE: ReadonlySet<string> = new Set([
  'out-of-reach',
  'too-near',
  'total-cover',
  'total-concealment',
]);

export function furtherAnswer(
  j: FullJudge,
  c: Creature,
  attack: Attack,
  { after, struck = [], used = 0 }: FurtherPlan,
): FurtherVerdict {
  const { traits } = j.rules.attacks;
  const unknown = new Set<string>();
  let inReach: readonly Creature[] | undefined;
  const foesInReach = (): readonly Creature[] =>
    (inReach ??= j.board.creatures.filter((foe) => {
      if (foe.id === c.id || isUnder(j, foe, 'corpse') || isUnknownTo(j, c, foe)) return false;
      const relation = j.rules.relation(c, foe);
      if (relation.value !== 'foe') return false;
      const v = j.rules.attacks.attack(j, c, foe, attack, {});
      if (v.why.some((why) => BY_PLACE.has(why))) return false;
      for (const fact of v.unknown) unknown.add(fact);
      return true;
    }));
  // A feat that repeats another without its limit replaces it.
  const rows = c.traits.flatMap((feat) => {
    const rule = Object.hasOwn(traits, feat) ? traits[feat]?.further : undefined;
    return rule === undefined ? [] : [{ feat, rule }];
  });
  const replaced = new Set(rows.flatMap(({ rule }) => rule.replaces ?? []));
  const feats = rows
    .filter(({ feat }) => !replaced.has(feat))
    .map(({ feat, rule }): FurtherAttacks => {
      const rules = featRules(j, feat);
      const none = (why: FurtherAttacks['why'] & string): FurtherAttacks => ({
        feat,
        when: rule.when,
        targets: [],
        why,
        rules,
      });
      if (modeOf(j, attack, {}) !== 'melee') return none('wrong-weapon');
      if (rule.most !== undefined && used >= rule.most) return none('used-up');
      const beside = rule.beside === 'attacker' ? c : rule.beside === 'target' ? after : undefined;
      const targets = foesInReach().filter(
        (foe) =>
          (rule.when === 'sweep' || foe.id !== after?.id) &&
          (rule.again === true || !struck.includes(foe.id)) &&
          (beside === undefined || j.rules.distance(j, beside, foe).cells <= 1),
      );
      return {
        feat,
        when: rule.when,
        targets: targets.map(({ id }) => id),
        ...(rule.when === 'sweep' ? {} : { attacks: 1 }),
        rules,
      };
    });
  return { feats, rules: [...new Set(feats.flatMap(({ rules }) => rules))], unknown: [...unknown] };
}
