/**
 * Kinds of ground with a name of their own. A scene names the kind, and the facts of the ruleset's
 * table are added to the cell before anything is judged.
 */
import type { CellFacts, Ground, Pace } from '../../board/board.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import type { Cell } from '../../board/grid.ts';
import type { Creature } from '../../board/creature.ts';
import { perObject } from '../../board/memoize.ts';
import {
  CONCEALMENTS,
  COVER_DEGREES,
  graverOf,
  LIGHTS,
  type Light,
  type MissChance,
} from '../../board/vocabulary.ts';
import type { GroundKind, GroundTable } from '../groundTable.ts';
import type { Judge } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import { cellsOf, standingAt } from './distance.ts';

const moreMissed = (a?: MissChance, b?: MissChance): MissChance | undefined =>
  (a ?? -1) > (b ?? -1) ? a : b;

/** The brighter of the light that shines on a cell and the light of its ground. */
const brighter = (light: Light, own: Light): Light =>
  LIGHTS.indexOf(own) < LIGHTS.indexOf(light) ? own : light;

function withKind(facts: CellFacts, table: GroundTable, around: Light = 'bright'): CellFacts {
  const kind =
    facts.ground !== undefined && Object.hasOwn(table, facts.ground)
      ? table[facts.ground]
      : undefined;
  if (kind === undefined) return facts;
  const costFactor = Math.max(facts.costFactor, kind.costFactor ?? 1);
  const concealment = graverOf(CONCEALMENTS, facts.concealment, kind.concealment);
  const degree = graverOf(COVER_DEGREES, facts.degree, kind.degree);
  const missChance = moreMissed(facts.missChance, kind.missChance);
  return {
    ...facts,
    costFactor,
    difficult: facts.difficult || (costFactor > 1 && kind.ownCost !== true),
    ...(concealment === undefined ? {} : { concealment }),
    ...(degree === undefined ? {} : { degree }),
    ...(missChance === undefined ? {} : { missChance }),
    ...(kind.frees === undefined ? {} : { freeCost: facts.costFactor }),
    ...(kind.light === undefined ? {} : { light: kind.light, unveiled: facts.light }),
    ...(kind.lights === undefined ? {} : { light: brighter(facts.light ?? around, kind.lights) }),
    ...(kind.surface === undefined || facts.surface !== undefined ? {} : { surface: kind.surface }),
    ...(kind.check === undefined || facts.check !== undefined ? {} : { check: kind.check }),
    ...(kind.pace === undefined ? {} : { pace: paceOf(kind) }),
    ...(kind.slope === 'steep' ? { step: 'uphill' as const } : {}),
    ...(kind.trench === true ? { step: 'out' as const } : {}),
  };
}

const paceOf = (kind: GroundKind): Pace => ({
  small: 1,
  large: 1,
  ...kind.pace,
  ...(kind.airborne === true ? { aloft: true } : {}),
  rules: kind.rules,
});

/** Does any cell of the ground name its kind? */
export const hasKinds = perObject((ground: Ground) =>
  ground.cells.some((f) => f.ground !== undefined),
);

const known = new WeakMap<Ground, Map<GroundTable, Ground>>();

/**
 * The ground with the facts of its named kinds. Returns the same object for the same ground and
 * table, because a ground's indexes are found by its identity.
 */
export function groundWithKinds(ground: Ground, table: GroundTable | undefined): Ground {
  if (table === undefined || !hasKinds(ground)) return ground;
  let byTable = known.get(ground);
  if (byTable === undefined) known.set(ground, (byTable = new Map()));
  let whole = byTable.get(table);
  if (whole === undefined) {
    whole = { ...ground, cells: ground.cells.map((facts) => withKind(facts, table, ground.light)) };
    byTable.set(table, whole);
  }
  return whole;
}

/** The named kind of ground of a cell; undefined for other ground. */
export function groundKindAt(j: Judge, [x, y]: Cell): GroundKind | undefined {
  const table = j.rules.grounds;
  const ground =
    table === undefined ? undefined : GroundIndex.of(j.board.ground).facts(x, y)?.ground;
  return ground !== undefined && table !== undefined && Object.hasOwn(table, ground)
    ? table[ground]
    : undefined;
}

/** The named kinds of ground in which a creature stands. */
export const groundsUnder = (j: Judge, c: Creature): readonly GroundKind[] =>
  j.rules.grounds === undefined || !hasKinds(j.board.ground)
    ? []
    : cellsOf(standingAt(j, c)).flatMap((at) => groundKindAt(j, at) ?? []);

/** The kind of trench in which a creature stands; one that flies above it is not in it. */
export const trenchOf = (j: Judge, c: Creature, at: Cell = c.at): GroundKind | undefined =>
  j.rules.grounds === undefined || c.elevation >= 1
    ? undefined
    : cellsOf(standingAt(j, c, at))
        .flatMap((cell) => groundKindAt(j, cell) ?? [])
        .find((g) => g.trench === true);

/** The elevation of the highest ground under a creature. */
export const heightUnder = (j: Judge, c: Creature): number =>
  Math.max(
    ...cellsOf(standingAt(j, c)).map(([x, y]) => GroundIndex.of(j.board.ground).height(x, y)),
  );

/** The rules of a cell's kind of ground; empty for other ground. */
export const rulesOfGround = (j: Judge, at: Cell): readonly RuleId[] =>
  groundKindAt(j, at)?.rules ?? [];
