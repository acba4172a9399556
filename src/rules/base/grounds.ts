/**
 * Kinds of ground with a name of their own in the rules text: what each costs and hides. A scene
 * names the kind, and its facts are added to the cell before anything is judged.
 */
import type { CellFacts, Ground, Pace } from '../../board/board.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import type { Cell } from '../../board/grid.ts';
import type { Creature } from '../../board/creature.ts';
import { perObject } from '../../board/memoize.ts';
import {
  CONCEALMENTS,
  graverOf,
  type Concealment,
  type Light,
  type MissChance,
} from '../../board/vocabulary.ts';
import type { Judge } from '../ruleset.ts';
import type { Mode, PathHazard, RuleId } from '../verdict.ts';
import { isUnder } from '../core/conditionsInForce.ts';
import { cellsOf, standingAt } from '../core/distance.ts';
import { isUnhampered } from '../core/ways.ts';

/** What a kind of ground costs, hides and holds. */
export interface GroundFacts {
  /** Cost factor for entering the cell; absent: 1. */
  readonly costFactor?: number;
  readonly concealment?: Concealment;
  /** Miss chance in percent of a target in the cell. */
  readonly missChance?: MissChance;
  /** Ids of what endangers creatures in the cell (`FullRuleset.hazards`). */
  readonly hazards?: readonly string[];
  /** Does it fill the air too, so that flyers are not spared? */
  readonly airborne?: true;
  /** The speed of creatures in it, in cells; `large`: of Large and larger ones. */
  readonly pace?: { readonly small: number; readonly large: number };
  /** Does a spell or trait that lets a creature move unhindered spare it this ground? */
  readonly frees?: true;
  /** Modifier to melee attack and damage rolls of a creature in it. */
  readonly strikes?: number;
  /** Modifier to ranged attack rolls of a creature in it. */
  readonly shots?: number;
  /** Why there are no shots of creatures in it and at them, but for rays. */
  readonly noShots?: 'no-shots' | 'too-windy';
  /** The light of the cell, whatever lights shine on it. */
  readonly light?: Light;
  /** Do darkvision and the like fail in its light? */
  readonly veiled?: true;
  /** A tree or the like: a creature in its square is a little harder to strike. */
  readonly shelters?: true;
  /** Sticky strands: squares of it between two creatures shelter each from the other. */
  readonly strands?: true;
  /**
   * The danger of running and charging over it. On a steep slope it threatens only those that go
   * downhill.
   */
  readonly rushed?: string;
  /** How much it hinders those who tumble into it. */
  readonly footing?: 'slight' | 'severe';
  /** A slope; the elevations of the cells say which way it rises. */
  readonly slope?: 'gradual' | 'steep';
  /** A trench, which is hard to leave and shelters whoever is in it. */
  readonly trench?: true;
  /** Water in which a creature stands or swims up to its chest. */
  readonly water?: true;
}
export interface GroundKind extends GroundFacts {
  readonly rules: readonly RuleId[];
}
export type GroundTable = Readonly<Record<string, GroundKind>>;

const moreMissed = (a?: MissChance, b?: MissChance): MissChance | undefined =>
  (a ?? -1) > (b ?? -1) ? a : b;

function withKind(facts: CellFacts, table: GroundTable): CellFacts {
  const kind =
    facts.ground !== undefined && Object.hasOwn(table, facts.ground)
      ? table[facts.ground]
      : undefined;
  if (kind === undefined) return facts;
  const costFactor = Math.max(facts.costFactor, kind.costFactor ?? 1);
  const concealment = graverOf(CONCEALMENTS, facts.concealment, kind.concealment);
  const missChance = moreMissed(facts.missChance, kind.missChance);
  return {
    ...facts,
    costFactor,
    difficult: facts.difficult || costFactor > 1,
    ...(concealment === undefined ? {} : { concealment }),
    ...(missChance === undefined ? {} : { missChance }),
    ...(kind.frees === undefined ? {} : { freeCost: facts.costFactor }),
    ...(kind.light === undefined ? {} : { light: kind.light, unveiled: facts.light }),
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

const hasKinds = perObject((ground: Ground) => ground.cells.some((f) => f.ground !== undefined));

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
    whole = { ...ground, cells: ground.cells.map((facts) => withKind(facts, table)) };
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
  j.rules.grounds === undefined
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

/** Is a cell higher ground than another? */
const rises = (survey: GroundIndex, from: Cell, to: Cell): boolean =>
  survey.height(to[0], to[1]) > survey.height(from[0], from[1]);

const DOWNHILL = 'downhill';

/**
 * The hazards that a creature enters along a path, each once, at its first cell there. Those on the
 * ground spare a creature that the ground does not hamper; some threaten only those that run or
 * charge.
 */
export function hazardsAlong(
  j: Judge,
  c: Creature,
  mode: Mode,
  path: readonly Cell[],
): PathHazard[] {
  if (j.rules.grounds === undefined || !hasKinds(j.board.ground)) return [];
  const aloft = isUnhampered(j, c);
  const free = isUnder(j, c, 'unhindered');
  const rushes = !aloft && (mode === 'run' || mode === 'charge');
  const survey = GroundIndex.of(j.board.ground);
  const found = new Map<string, PathHazard>();
  for (const [step, at] of path.entries()) {
    if (step === 0) continue;
    for (const cell of cellsOf(standingAt(j, c, at))) {
      const kind = groundKindAt(j, cell);
      const rushed = rushes
        ? kind?.slope === 'steep' && rises(survey, at, path[step - 1]!)
          ? DOWNHILL
          : kind?.rushed
        : undefined;
      if (kind !== undefined && rushed !== undefined && !found.has(rushed))
        found.set(rushed, { step, hazard: rushed, rules: kind.rules });
      if (kind?.hazards === undefined || (aloft && kind.airborne !== true)) continue;
      if (free && kind.frees === true) continue;
      for (const hazard of kind.hazards)
        if (!found.has(hazard)) found.set(hazard, { step, hazard, rules: kind.rules });
    }
  }
  return [...found.values()];
}
