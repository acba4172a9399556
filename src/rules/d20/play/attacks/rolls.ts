/** An attack roll with its dice: hit, critical threat, and the effect of concealment and cover. */
import type { Creature } from '../../../../board/creature.ts';
import { degreeOf } from '../../map/concealment.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Verdict } from '../../../verdict.ts';
import type { AttackCitation } from './citations.ts';
import { traitOf } from './attackTraits.ts';

export interface AttackRoll {
  /** The attack roll's die, 1 to 20. */
  readonly die: number;
  /** Total attack bonus, situation included. */
  readonly bonus: number;
  /** Target's armor class, situation included. */
  readonly ac: number;
  /** Lowest die that threatens a critical hit; absent: 20. */
  readonly threatFrom?: number;
  /** The die of the roll that confirms a critical hit. */
  readonly confirm?: number;
  readonly target?: Creature;
  /** Miss chance in percent, and the percentile die if it was rolled. */
  readonly missChance?: number;
  readonly missDie?: number;
  /** Total of the Ride check with which the target's rider tries to negate the hit. */
  readonly ride?: number;
  /** The second percentile die, for an attacker that may reroll a miss chance. */
  readonly missAgain?: number;
  /**
   * `cover`: the cover bonus contained in `ac`. `damage`: the damage of an attack that hits the
   * cover. `hardness`: the hardness of the cover.
   */
  readonly cover?: number;
  /**
   * If a creature provides the cover: its armor class, and how much of that is Dexterity and dodge
   * bonus.
   */
  readonly coverer?: { readonly ac: number; readonly nimble?: number | undefined };
  readonly damage?: number;
  readonly hardness?: number;
}

export interface RollVerdict extends Verdict {
  readonly total: number;
  readonly outcome: 'hit' | 'miss' | 'needs-miss-die';
  /** Why the attack missed. */
  readonly why?: 'roll' | 'natural-1' | 'concealment' | 'rider';
  /** Does the roll threaten a critical hit? */
  readonly threat: boolean;
  readonly critical: boolean | 'needs-confirmation';
  /** Damage to the cover, if the attack would have hit without it. */
  readonly coverStruck?: { readonly damage?: number };
  /** The covering creature dodged by Dexterity alone, so the attack hits the target. */
  readonly coverDodged?: true;
}

/** The highest result of the die. It always hits and always threatens a critical hit. */
const BEST = 20;

const reaches = (die: number, bonus: number, ac: number): boolean =>
  die === BEST || (die !== 1 && die + bonus >= ac);

export function rollAnswer(j: FullJudge, r: AttackRoll): RollVerdict {
  const { cites, figures, traits } = j.rules.attacks;
  const names: AttackCitation[] = ['roll'];
  if (r.die === 1 || r.die === BEST) names.push('naturalOneTwenty');
  const total = r.die + r.bonus;
  const struckAs = reaches(r.die, r.bonus, r.ac);
  const guardian = r.ride === undefined ? undefined : guardianOf(j, r.target);
  const ridden = struckAs && guardian !== undefined && r.ride !== undefined && r.ride > total;
  const hits = struckAs && !ridden;
  const chance = r.missChance ?? 0;
  if (chance > 0) names.push(chance >= figures.missChance.total ? 'totalMissChance' : 'missChance');
  if (chance > 0 && chance !== figures.missChance.partial && chance !== figures.missChance.total)
    names.push('varying');
  // The percentile die for the miss chance matters only if the attack roll hits.
  const lost =
    chance > 0 &&
    r.missDie !== undefined &&
    r.missDie <= chance &&
    (r.missAgain === undefined || r.missAgain <= chance);
  const outcome =
    !hits || lost ? 'miss' : chance > 0 && r.missDie === undefined ? 'needs-miss-die' : 'hit';
  const threat = outcome !== 'miss' && r.die >= (r.threatFrom ?? BEST);
  if (r.die >= (r.threatFrom ?? BEST)) names.push('critical');
  const immune = r.target !== undefined && traitOf(traits, r.target, 'noCriticals') !== undefined;
  if (threat && immune) names.push('criticalImmune');
  const critical =
    !threat || immune
      ? false
      : r.confirm === undefined
        ? 'needs-confirmation'
        : reaches(r.confirm, r.bonus, r.ac);
  const struck =
    figures.coverStruck &&
    !hits &&
    r.die !== 1 &&
    (r.cover ?? 0) > 0 &&
    total >= r.ac - (r.cover ?? 0);
  if (figures.coverStruck && (r.cover ?? 0) > 0) names.push('coverStruck');
  // The covering creature is hit if the roll exceeds its own armor class. If only its Dexterity and
  // dodge bonuses protect it, the attack hits the target.
  const { ac = -Infinity, nimble = 0 } = r.coverer ?? {};
  const dodged = struck && total <= ac && total >= ac - nimble && nimble > 0;
  const took = struck && total > ac;
  if (dodged) names.push('coverDodged');
  return {
    total,
    outcome: dodged ? 'hit' : outcome,
    threat,
    critical,
    ...(outcome === 'miss' && !dodged
      ? {
          why: ridden
            ? ('rider' as const)
            : lost && hits
              ? ('concealment' as const)
              : r.die === 1
                ? ('natural-1' as const)
                : ('roll' as const),
        }
      : {}),
    ...(dodged ? { coverDodged: true as const } : {}),
    ...(took
      ? {
          coverStruck:
            r.damage === undefined ? {} : { damage: Math.max(0, r.damage - (r.hardness ?? 0)) },
        }
      : {}),
    rules: [
      ...cite(cites, ...names),
      ...(guardian === undefined ? [] : (j.rules.featRules?.[guardian] ?? [])),
      ...cite(j.rules.cites, ...degreeOf(chance)),
    ],
    unknown: [],
  };
}

/** The trait by which a rider of the target may negate a hit on its mount. */
const guardianOf = (j: FullJudge, target: Creature | undefined): string | undefined =>
  j.board.creatures
    .filter((c) => target !== undefined && c.seat?.id === target.id)
    .flatMap((c) => traitOf(j.rules.attacks.traits, c, 'guardsMount')?.trait ?? [])[0];

/** Whether ammunition can be used again after the attack. */
export interface AmmunitionVerdict extends Verdict {
  readonly state: 'destroyed' | 'broken' | 'whole' | 'needs-die';
  /** Chance in percent that a projectile that missed is broken or lost. */
  readonly chance: number;
}

const BREAKS = 50;

export function ammunitionAnswer(
  j: FullJudge,
  shot: { readonly hit: boolean; readonly die?: number },
): AmmunitionVerdict {
  const state = shot.hit
    ? 'destroyed'
    : shot.die === undefined
      ? 'needs-die'
      : shot.die <= BREAKS
        ? 'broken'
        : 'whole';
  return {
    state,
    chance: shot.hit ? 100 : BREAKS,
    rules: cite(j.rules.attacks.cites, 'ammunition'),
    unknown: [],
  };
}
