/** The Climb and Swim checks of a path: one for each stretch whose surface needs its own. */
import type { Creature } from '../../../board/creature.ts';
import { sameCell, type Cell } from '../../../board/grid.ts';
import { GroundIndex } from '../../../board/groundIndex.ts';
import { cite } from '../../names.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';
import type { PathCheck } from '../../verdict.ts';
import { checkNeeded, skillBonus } from './checks.ts';
import { isUnder } from '../../core/conditionsInForce.ts';
import { climbsFast, HURRIED_CLIMB } from './climbing.ts';
import { hurdlesAt } from './hurdles.ts';
import { WAY_OF } from './speed.ts';
import { isUnhampered } from '../../core/ways.ts';

type By = 'climb' | 'swim';

/** How a creature goes: by its user's choice, or as a walker only where the surface demands it. */
interface Going {
  readonly by: By;
  readonly chosen: boolean;
}

/** Steps of a path that one check covers. */
interface Stretch {
  /** Index in the path of the first cell that needs the check. */
  readonly step: number;
  /** DC of the surface or the obstacle; absent: the scene does not say it. */
  readonly dc?: number;
}

/**
 * The DC of one step, the highest of the squares that the mover enters; null: the scene says that
 * nothing there is climbed or swum.
 */
function needOf(
  j: Judge,
  n: number,
  { by, chosen }: Going,
  from: Cell,
  to: Cell,
): Omit<Stretch, 'step'> | null {
  const { ground } = j.board;
  const survey = GroundIndex.of(ground);
  let needed = false;
  let most: number | undefined;
  for (let v = 0; v < n; v++)
    for (let u = 0; u < n; u++) {
      const at: Cell = [to[0] + u, to[1] + v];
      const surface = survey.facts(at[0], at[1])?.surface;
      const suits = surface === undefined ? chosen : WAY_OF[surface] === by;
      if (!suits && !chosen) continue;
      if (suits) needed = true;
      for (const { skill, dc } of hurdlesAt(ground, [from[0] + u, from[1] + v], at)) {
        if (skill !== by) continue;
        needed = true;
        if (dc !== undefined) most = Math.max(most ?? dc, dc);
      }
    }
  return needed ? { ...(most === undefined ? {} : { dc: most }) } : null;
}

/** The stretches of a part of a path that a creature climbs or swims, in the order of the path. */
export function stretchesOf(
  j: Judge,
  c: Creature,
  by: Going,
  path: readonly Cell[],
  { from = 0, to = path.length - 1 }: { readonly from?: number; readonly to?: number } = {},
): readonly Stretch[] {
  const n = j.rules.space(c).value;
  const stretches: Stretch[] = [];
  let before: Omit<Stretch, 'step'> | null = null;
  for (let step = from + 1; step <= to; step++) {
    const [last, next] = [path[step - 1]!, path[step]!];
    if (sameCell(last, next)) continue;
    const here = needOf(j, n, by, last, next);
    if (here !== null && (before === null || before.dc !== here.dc))
      stretches.push({ step, ...here });
    before = here;
  }
  return stretches;
}

/**
 * The checks of a creature that climbs or swims: because its user chose that, or because it walks on
 * into deep water or up a wall. A swim speed needs none. A climb speed lets the creature always take
 * 10, so that a check which this passes is left out. Conditions may change the bonus on the sheet,
 * which is then not known here.
 */
export const climbSwimChecks: NonNullable<Ruleset['pathChecks']> = (j, c, _mode, path) => {
  const { moving } = c;
  if (moving === 'climb' || moving === 'swim')
    return isUnhampered(j, c) ? [] : checksBy(j, c, moving, path, true);
  if (moving !== undefined && moving !== 'walk') return [];
  if (!GroundIndex.of(j.board.ground).surfaced || isUnhampered(j, c)) return [];
  return [...checksBy(j, c, 'climb', path, false), ...checksBy(j, c, 'swim', path, false)].sort(
    (a, b) => a.step - b.step,
  );
};

function checksBy(
  j: Judge,
  c: Creature,
  by: By,
  path: readonly Cell[],
  chosen: boolean,
): readonly PathCheck[] {
  const natural = (c.speed?.[by] ?? 0) > 0;
  if (by === 'swim' ? natural : isUnder(j, c, 'clings')) return [];
  const hurry = by === 'climb' && chosen && climbsFast(c) ? HURRIED_CLIMB : 0;
  const sheet = c.conditions.length === 0 ? skillBonus(c, by) : undefined;
  const bonus = sheet === undefined ? undefined : sheet + hurry;
  const rules = cite(j.rules.cites, by === 'climb' ? 'climbing' : 'swimming');
  return stretchesOf(j, c, { by, chosen }, path)
    .filter(({ dc }) => !natural || dc === undefined || dc > Math.max(0, 10 + (bonus ?? -Infinity)))
    .flatMap((stretch) =>
      checkNeeded(
        {
          ...stretch,
          what: by === 'climb' ? 'climbing' : 'swimming',
          skill: by,
          ...(hurry === 0 ? {} : { hurry }),
          ...(by === 'climb' && !natural ? { losesDexterity: true } : {}),
          rules,
        },
        bonus,
      ),
    );
}
