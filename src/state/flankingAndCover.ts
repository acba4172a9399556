/** Flanking, cover and concealment between the subject and one other creature. */
import { withCreature } from '../board/board.ts';
import type { Creature } from '../board/creature.ts';
import { sameCell, type Cell } from '../board/grid.ts';
import { tilingOf } from '../board/tiling.ts';
import { reachedBy } from '../rules/core/spatialIndex.ts';
import { threatens as canReach } from '../rules/core/threatBasis.ts';
import { judgeOf } from '../rules/index.ts';
import type { AttackMode, Judge } from '../rules/ruleset.ts';
import type { ConcealmentVerdict, CoverVerdict, FlankingVerdict } from '../rules/verdict.ts';

export interface Flanking {
  readonly target: Creature;
  readonly verdict: FlankingVerdict;
  /** The cell in which the subject is assumed to stand; absent: it is in its own cell. */
  readonly from?: Cell;
  /** All creatures on the judged board. */
  readonly creatures: readonly Creature[];
}

export interface Sheltered {
  readonly from: Creature;
  readonly to: Creature;
  readonly attack: AttackMode;
  readonly cover: CoverVerdict;
  readonly concealment: ConcealmentVerdict;
}

/**
 * Cache: for each judge, the creature that was last assumed in another cell, because several
 * questions are asked about it there.
 */
const thought = new WeakMap<
  Judge,
  { readonly c: Creature; readonly at: Cell; readonly there: Judge }
>();

/** A judge whose board has the creature in another cell. */
export function judgeWithCreatureAt(judge: Judge, c: Creature, at: Cell): Judge {
  if (sameCell(c.at, at)) return judge;
  const known = thought.get(judge);
  if (known?.c === c && sameCell(known.at, at)) return known.there;
  const there = judgeOf(withCreature(judge.board, { ...c, at }), judge.rules);
  thought.set(judge, { c, at, there });
  return there;
}

export const flankingOf = (judge: Judge, target: Creature): Flanking => ({
  target,
  verdict: judge.rules.flanking(judge, target),
  creatures: judge.board.creatures,
});

/**
 * Flanking of the nearest foe that `of` would flank from the cell `at`; of equally near foes, the
 * first on the board. Null: it would flank no foe.
 */
export function flankingFrom(
  judge: Judge,
  of: Creature,
  at: Cell,
  foes: readonly Creature[],
): Flanking | null {
  if (judge.rules.silent.includes('flanking')) return null;
  const there = judgeWithCreatureAt(judge, of, at);
  const mover: Creature = { ...of, at };
  // Only foes within reach can be flanked.
  const near = reachedBy(there, mover)
    .filter((c) => foes.includes(c))
    .map((foe) => ({ foe, cells: there.rules.distance(there, mover, foe).cells }))
    .sort((a, b) => a.cells - b.cells);
  for (const { foe } of near) {
    const verdict = there.rules.flanking(there, foe);
    const pairs = verdict.pairs.filter((p) => p.a === of.id || p.b === of.id);
    if (pairs.length > 0)
      return {
        target: foe,
        verdict: { ...verdict, pairs, oneSided: [] },
        from: at,
        creatures: there.board.creatures,
      };
  }
  return null;
}

/**
 * Cover and concealment, for a melee attack if the target stands in threatened cells, else for a
 * ranged attack.
 */
export function shelterOf(judge: Judge, from: Creature, to: Creature): Sheltered {
  const { cells } = judge.rules.threat(judge, from);
  const n = judge.rules.space(to).value;
  const melee =
    n === 1
      ? cells.has(to.at[0], to.at[1])
      : tilingOf(judge.board.ground.grid)
          .space(to.at, n)
          .some(([x, y]) => cells.has(x, y));
  const attack: AttackMode = melee ? 'melee' : 'ranged';
  return {
    from,
    to,
    attack,
    cover: judge.rules.cover(judge, from, to, attack),
    concealment: judge.rules.concealment(judge, from, to, attack),
  };
}

/**
 * For a creature in a cell: the foes that threaten it there, the foes that its weapons in hand
 * reach from there, and the flanking that it gains.
 */
export interface Standing {
  readonly struckBy: readonly Creature[];
  readonly strikes: readonly Creature[];
  /** The first foe that the creature would flank there, and its partner. */
  readonly flanks: { readonly target: Creature; readonly with: string } | null;
}

/** May the foe make an attack of opportunity on a creature at another height? */
const strikesNow = (judge: Judge, foe: Creature, c: Creature): boolean =>
  judge.rules.canTakeOpportunity(judge, foe).allowed && canReach(judge, foe, c);

/**
 * @param threatens the foes' threats, by cell
 * @param height of the creature in that cell, in cells above the ground
 */
export function standsWithCreatureAt(
  judge: Judge,
  of: Creature,
  at: Cell,
  {
    foes,
    threatens,
  }: {
    readonly foes: readonly Creature[];
    readonly threatens: (x: number, y: number) => readonly Creature[];
  },
  height = of.elevation,
): Standing {
  const mover = height === of.elevation ? of : { ...of, elevation: height };
  const there = judgeWithCreatureAt(judge, mover, at);
  const itself = { ...mover, at };
  const level = (c: Creature): boolean => Math.round(c.elevation) === Math.round(height);
  const { cells } = there.rules.threat(there, itself);
  const tiling = tilingOf(judge.board.ground.grid);
  const spaceOf = (c: Creature, where: Cell): readonly Cell[] =>
    tiling.space(where, judge.rules.space(c).value);
  const struckBy = new Set([
    ...spaceOf(of, at).flatMap(([x, y]) => threatens(x, y).filter(level)),
    ...foes.filter((foe) => !level(foe) && strikesNow(there, foe, itself)),
  ]);
  const pair = flankingFrom(judge, mover, at, foes);
  const [first] = pair?.verdict.pairs ?? [];
  return {
    struckBy: [...struckBy],
    strikes: foes.filter((c) =>
      level(c) ? spaceOf(c, c.at).some(([x, y]) => cells.has(x, y)) : canReach(there, itself, c),
    ),
    flanks:
      pair === null || first === undefined
        ? null
        : { target: pair.target, with: first.a === of.id ? first.b : first.a },
  };
}
