/**
 * Trampling: there is no check. Each creature in the way makes an attack of opportunity with a
 * penalty, or a save for half damage.
 */
import { sizeSteps, type Creature, sizeOf } from '../../../../board/creature.ts';
import { sameCell } from '../../../../board/grid.ts';
import { cellsOf, levelWith, meetsStand, standingAt, standOf } from '../../../core/distance.ts';
import type { Permission } from '../../../ruleset.ts';
import type { MoveVerdict } from '../../../verdict.ts';
import type { Effect, Outcome } from './specialRules.ts';
import type { SpecialWhy } from './codes.ts';
import type { Handler, SpecialSituation } from './situation.ts';

/** Penalty to the attack of opportunity that a trampled creature may make instead of its save. */
const STRUCK = -4;

/** Which part of the target's space does the path cover? The whole if no path is given. */
function covered({ j, from, to, ask }: SpecialSituation): 'whole' | 'part' | 'none' {
  if (ask.path === undefined) return 'whole';
  const target = standOf(j, to);
  const stands = ask.path.map((at) => standingAt(j, from, at));
  if (!stands.some((stand) => levelWith(stand, target))) return 'none';
  const under = new Set(stands.flatMap((stand) => cellsOf(stand).map(String)));
  const cells = cellsOf(target).map(String);
  if (cells.every((cell) => under.has(cell))) return 'whole';
  return cells.some((cell) => under.has(cell)) ? 'part' : 'none';
}

type Path = NonNullable<SpecialSituation['ask']['path']>;

/** The smaller creatures that the path runs over. */
function runOver({ j, from }: SpecialSituation, path: Path): Creature[] {
  const stands = path.map((at) => standingAt(j, from, at));
  return j.board.creatures.filter((o) => {
    if (o.id === from.id || sizeSteps(sizeOf(o), sizeOf(from)) < 1) return false;
    const other = standOf(j, o);
    return stands.some((stand) => levelWith(stand, other) && meetsStand(stand, other));
  });
}

/** The movement at up to twice the speed, judged without the creatures that it runs over. */
function overAll(s: SpecialSituation, path: Path): MoveVerdict & { readonly ends: boolean } {
  const { j, from } = s;
  const smaller = runOver(s, path);
  const left = new Set(smaller.map(({ id }) => id));
  const board = { ...j.board, creatures: j.board.creatures.filter(({ id }) => !left.has(id)) };
  const end = standingAt(j, from, path.at(-1) ?? from.at);
  return {
    ...j.rules.move({ ...j, board }, from, 'double-move', path),
    ends: smaller.some((o) => !j.rules.mayShare(j, from, o).end && meetsStand(end, standOf(j, o))),
  };
}

export const trample: Handler = {
  bars(s): SpecialWhy[] {
    const { path } = s.ask;
    if (path === undefined) return [];
    if (path[0] === undefined || !sameCell(path[0], s.from.at)) return ['not-adjacent'];
    const { violations, ends } = overAll(s, path);
    return [
      ...(covered(s) === 'none' ? ['target-out-of-reach' as const] : []),
      ...(ends ? ['ends-occupied' as const] : []),
      ...violations
        .map(({ code }) => code)
        .filter((code) => code !== 'not-your-turn' && code !== 'no-action-left'),
    ];
  },
  later(s) {
    if (s.ask.path === undefined) return [];
    return overAll(s, s.ask.path).opportunities.map(({ by, cause, leaving, rules }) => ({
      by,
      cause,
      leaving,
      rules,
    }));
  },
  outcome: (s): Outcome => ({ result: 'success', effects: effectsOn(s) }),
};

function effectsOn(s: SpecialSituation): Effect[] {
  const { j, to, missing } = s;
  const may: Permission[] = [j.rules.canThreaten(j, to), j.rules.canTakeOpportunity(j, to)];
  for (const { unknown } of may) if (unknown !== undefined) missing.paths.add(unknown);
  const strikes = may.every(({ allowed }) => allowed);
  if (s.rule.wholly === true && covered(s) === 'part')
    return strikes ? [{ of: to.id, effect: 'strikes', value: STRUCK }] : [];
  return strikes
    ? [{ of: to.id, effect: 'strikes-or-saves', value: STRUCK }]
    : [{ of: to.id, effect: 'saves-for-half' }];
}
