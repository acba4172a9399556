/** Range increments, and shots into melee. */
import { type Creature, sizeSteps, sizeOf } from '../../../../board/creature.ts';
import { squares } from '../../../core/coverlines.ts';
import { cellsBetween, standOf } from '../../../core/distance.ts';
import { cite } from '../../../names.ts';
import type { RuleId } from '../../../verdict.ts';
import { hasTag } from '../../../tags.ts';
import { onOtherPlanes } from '../../../core/planes.ts';
import { threatens } from '../../../core/threatBasis.ts';
import { armsOf } from './arms.ts';
import { isImprovised, type AttackSituation } from './situation.ts';
import { traitOf } from './attackTraits.ts';

export interface Range {
  /** Length of one range increment in cells; undefined: not known. */
  readonly increment: number | undefined;
  /** Number of range increments that are penalized. */
  readonly beyond: number;
  /** Maximum range in cells. */
  readonly most: number;
}

/** What the range of a weapon depends on. */
export type Shot = Pick<AttackSituation, 'j' | 'from' | 'attack' | 'plan' | 'distance'>;

export function rangeOf(s: Shot): Range {
  const { figures, traits } = s.j.rules.attacks;
  const kind = s.attack.kind === 'ranged' ? 'ranged' : 'thrown';
  const given =
    s.attack.rangeIncrement ??
    (isImprovised(s.attack, s.plan) ? figures.improvisedIncrement : undefined);
  if (given === undefined || given === 0)
    return { increment: undefined, beyond: 0, most: Infinity };
  const increment = given * (traitOf(traits, s.from, 'rangeTimes')?.value[kind] ?? 1);
  return {
    increment,
    beyond:
      figures.rangeSteps === 'full'
        ? Math.floor(s.distance / increment)
        : Math.max(0, Math.ceil(s.distance / increment) - 1),
    most: Math.floor(increment * figures.increments[kind]),
  };
}

/** The rules by which the target is beyond the weapon's maximum range; undefined: it is not. */
export function tooFar(s: Shot): readonly RuleId[] | undefined {
  const arm = armsOf(s.j, s.attack).find(({ most }) => most !== undefined && s.distance > most);
  if (arm !== undefined) return arm.rules;
  return s.distance > rangeOf(s).most ? cite(s.j.rules.attacks.cites, 'maxRange') : undefined;
}

/**
 * An ally that the target is fighting, and the penalty of a shot into that melee. `avoided`: the
 * attacker can aim so that the penalty does not apply.
 */
export function intoMelee(
  s: AttackSituation,
): { readonly ally: Creature; readonly value: number; readonly avoided: boolean } | undefined {
  const { j, to } = s;
  const { figures } = j.rules.attacks;
  const engaged = j.board.creatures.filter(
    (c) =>
      c.id !== s.from.id &&
      c.id !== to.id &&
      j.rules.relation(s.from, c).value === 'ally' &&
      j.rules.relation(c, to).value === 'foe' &&
      fights(s, c),
  );
  const [ally] = engaged;
  if (ally === undefined) return undefined;
  // The attacker may aim at a part of the target that is far enough from every ally of the
  // attacker.
  const avoided = [...squares(standOf(j, to))].some((spot) =>
    engaged.every(
      (c) => cellsBetween(j, { ...spot, h: to.elevation }, standOf(j, c)) >= figures.farFromAlly,
    ),
  );
  const above = Math.min(...engaged.map((c) => sizeSteps(sizeOf(c), sizeOf(to))));
  const eased =
    !figures.bigTargetEases || above < 2
      ? figures.intoMelee
      : above === 2
        ? figures.intoMelee / 2
        : 0;
  return { ally, value: eased, avoided };
}

/**
 * Does the creature take part in a melee? One that cannot act at all does only if it is being
 * attacked (srd35.attack.engaged).
 */
const takesPart = ({ j, plan }: AttackSituation, c: Creature): boolean =>
  plan.attacked?.includes(c.id) === true ||
  !j.rules.states.of(j, c).some(({ effect }) => effect.atMercy === true);

function fights(s: AttackSituation, ally: Creature): boolean {
  if (!takesPart(s, ally) || !takesPart(s, s.to) || onOtherPlanes(s.j, ally, s.to)) return false;
  if (s.j.rules.attacks.figures.engaged === 'adjacent')
    return cellsBetween(s.j, standOf(s.j, ally), standOf(s.j, s.to)) <= 1;
  const [one, other] = [threatens(s.j, ally, s.to), threatens(s.j, s.to, ally)];
  if (one || other)
    for (const c of [ally, s.to])
      if (c.attacks === undefined) s.unknown.push(`creatures.${c.id}.attacks`);
  return s.j.rules.attacks.figures.engaged === 'each' ? one && other : one || other;
}

/** Is proficiency needed to use the weapon without penalty? Not for splash weapons. */
export const needsTraining = (s: AttackSituation): boolean => !hasTag(s.attack, 'splash');
