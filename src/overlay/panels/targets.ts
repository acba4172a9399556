/** The possible targets of a creature, in the order in which a user means them. */
import type { Creature } from '../../board/creature.ts';
import { tilingOf } from '../../board/tiling.ts';
import type { Judge } from '../../rules/ruleset.ts';
import { creatureLabel, t } from '../../text/index.ts';

export interface PossibleTarget {
  readonly of: Creature;
  /** Distance in cells. */
  readonly far: number;
  readonly inReach: boolean;
  readonly foe: boolean;
}

/** Foes first, those in reach before others, then by distance. */
export function targetsOf(
  judge: Judge,
  of: Creature,
  seen: readonly Creature[],
): readonly PossibleTarget[] {
  const threatened = judge.rules.threat(judge, of).cells;
  return seen
    .filter((c) => c.id !== of.id)
    .map((c): PossibleTarget => {
      const inReach = tilingOf(judge.board.ground.grid)
        .space(c.at, judge.rules.space(c).value)
        .some(([x, y]) => threatened.has(x, y));
      const foe = judge.rules.relation(of, c).value === 'foe';
      return { of: c, far: judge.rules.distance(judge, of, c).cells, inReach, foe };
    })
    .sort(
      (a, b) =>
        Number(b.foe) - Number(a.foe) || Number(b.inReach) - Number(a.inReach) || a.far - b.far,
    );
}

/** The foe that is meant if the user names none: in reach, or the only one. */
export function likelyFoe(targets: readonly PossibleTarget[]): PossibleTarget | undefined {
  const [first, second] = targets.filter(({ foe }) => foe);
  return first?.inReach === true || second === undefined ? first : undefined;
}

/** Its label in a list of targets. */
export const targetLabel = ({ of: { id }, inReach }: PossibleTarget): string =>
  inReach ? t('actions.target.near', { who: { creature: id } }) : creatureLabel(id);
