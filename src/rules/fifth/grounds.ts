/**
 * Kinds of ground with a name, most of them spells that last: what each costs, hides and makes a
 * creature roll. The 2014 document has rows of its own where its spells differ.
 */
import type { CellFacts } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { cellsOf, squaresOf, standingAt } from '../core/distance.ts';
import { groundKindAt, hasKinds } from '../core/grounds.ts';
import type { PathToJudge } from '../core/move.ts';
import { isJumping } from '../core/ways.ts';
import type { GroundFacts, GroundKind, GroundTable } from '../groundTable.ts';
import type { RowCitations } from '../names.ts';
import { traitEffect } from '../core/traitEffect.ts';
import type { Judge } from '../ruleset.ts';
import type { PathHazard } from '../verdict.ts';
import { ignoresDifficultTerrain } from './difficult.ts';

/** A cloud of gas: nobody sees into it, out of it or through it. */
const CLOUD = { airborne: true, concealment: 'fog' } as const;
const DIFFICULT = { costFactor: 2 } as const;
/** Plants so thick that a foot of the way costs four. */
const OVERGROWN = { costFactor: 4, ownCost: true } as const;
/** Difficult terrain that fills the air too, 20 feet high. */
const FILLED = { costFactor: 2, costAloft: true, airborne: true, height: 4 } as const;

const KINDS = {
  'dense-rubble': DIFFICULT,
  'deep-snow': DIFFICULT,
  ice: { ...DIFFICULT, hazards: ['ice'] },
  caltrops: { hazards: ['caltrops'] },
  'ball-bearings': { hazards: ['ball-bearings'] },
  'hunting-trap': { hazards: ['hunting-trap'], eachEntry: true },
  'burning-oil': { hazards: ['burning-oil'] },
  fog: CLOUD,
  'magical-darkness': { airborne: true, light: 'dark', veiled: true },
  moonbeam: { airborne: true, height: 8, lights: 'dim', hazards: ['moonbeam'] },
  daylight: { airborne: true, lights: 'daylight' },
  silence: { airborne: true },
  web: { ...FILLED, concealment: 'partial', hazards: ['web'] },
  grease: { ...DIFFICULT, hazards: ['grease'], eachEntry: true },
  // Only who is there when the plants sprout must save.
  entangle: DIFFICULT,
  'spike-growth': { ...DIFFICULT, hazards: ['spike-growth'], eachCell: true },
  overgrowth: OVERGROWN,
  'sleet-storm': {
    ...DIFFICULT,
    airborne: true,
    height: 8,
    concealment: 'total',
    hazards: ['sleet-storm'],
  },
  'black-tentacles': { ...DIFFICULT, hazards: ['black-tentacles'] },
  'stinking-cloud': CLOUD,
  cloudkill: { ...CLOUD, hazards: ['cloudkill'] },
  'insect-plague': {
    costFactor: 2,
    costAloft: true,
    airborne: true,
    concealment: 'partial',
    hazards: ['insect-plague'],
  },
  'wall-of-fire': { airborne: true, height: 4, concealment: 'total', hazards: ['wall-of-fire'] },
  'wall-of-thorns': {
    ...OVERGROWN,
    costAloft: true,
    airborne: true,
    height: 2,
    concealment: 'total',
    hazards: ['wall-of-thorns'],
  },
  'blade-barrier': { ...FILLED, degree: 'three-quarters', hazards: ['blade-barrier'] },
} as const satisfies Readonly<Record<string, GroundFacts>>;

export type FifthGround = keyof typeof KINDS;
type Changes = Readonly<Partial<Record<FifthGround, GroundFacts>>>;

/**
 * 2014: Daylight is no sunlight, each entry into webs, caltrops and ball bearings asks for a save, and
 * the text has no save on ice.
 */
export const olderGrounds: Changes = {
  daylight: { airborne: true, lights: 'bright' },
  web: { ...KINDS.web, eachEntry: true },
  caltrops: { ...KINDS.caltrops, eachEntry: true },
  'ball-bearings': { ...KINDS['ball-bearings'], eachEntry: true },
  ice: DIFFICULT,
};

/** The kinds of ground, each with the rules of a document. */
export const fifthGrounds = (
  cites: RowCitations<FifthGround>,
  changed: Changes = {},
): GroundTable =>
  Object.fromEntries(
    (Object.keys(KINDS) as FifthGround[]).map((id): [string, GroundKind] => [
      id,
      { ...(changed[id] ?? KINDS[id]), rules: cites[id] },
    ]),
  );

const kindOf = ({ rules }: Judge, facts: CellFacts | undefined): GroundKind | undefined => {
  const { grounds } = rules;
  const id = facts?.ground;
  return grounds !== undefined && id !== undefined && Object.hasOwn(grounds, id)
    ? grounds[id]
    : undefined;
};

/** Does the ground not reach the creature, because it is in the air, or above what fills the air? */
const isAbove = (j: Judge, c: Creature, { airborne, height = Infinity }: GroundFacts): boolean =>
  c.elevation >= height || (airborne !== true && j.rules.bodyIs(j, c, 'airborne'));

/** The ids of ground that the creature's traits let it cross as plain floor. */
export const walksOn = ({ rules: { traits } }: Judge, c: Creature): readonly string[] =>
  c.traits.flatMap((trait) => (Object.hasOwn(traits, trait) ? (traits[trait]?.walksOn ?? []) : []));

/**
 * The cost factor of a named kind of ground; undefined: it is no dearer than the cell's other facts
 * say.
 */
export function costOfKind(j: Judge, c: Creature, facts: CellFacts): number | undefined {
  const kind = kindOf(j, facts);
  if (kind?.costFactor === undefined) return undefined;
  if (facts.ground !== undefined && walksOn(j, c).includes(facts.ground)) return 1;
  const aloft = j.rules.bodyIs(j, c, 'airborne');
  if (aloft && (kind.costAloft !== true || isAbove(j, c, kind))) return undefined;
  if (kind.ownCost === true) return kind.costFactor;
  return ignoresDifficultTerrain(j, c, facts) ? undefined : kind.costFactor;
}

/** Does the ground of the cell cost more without being difficult terrain? */
export const hasOwnCost = (j: Judge, facts: CellFacts | undefined): boolean =>
  kindOf(j, facts)?.ownCost === true;

/** Is darkness in all these cells such as darkvision does not see through? */
export const isVeiled = (j: Judge, cells: readonly (readonly [number, number])[]): boolean =>
  hasKinds(j.board.ground) &&
  cells.every(([x, y]) => kindOf(j, GroundIndex.of(j.board.ground).facts(x, y))?.veiled === true);

/**
 * What a path enters: each hazard at its first cell, or at each entry. A creature that stands in it
 * already is in it until it leaves. A jump passes over ground, but not over its landing.
 */
export function hazardsEntered({
  j,
  c,
  path,
}: Pick<PathToJudge, 'j' | 'c' | 'path'>): readonly PathHazard[] {
  if (!hasKinds(j.board.ground)) return [];
  const found = new Map<string, PathHazard>();
  const known = walksOn(j, c);
  let inside = groundsAt(j, c, path[0] ?? c.at);
  for (const [step, at] of path.entries()) {
    if (step === 0 || (isJumping(j, c) && step < path.length - 1)) continue;
    const ids = groundsAt(j, c, at);
    for (const id of ids) {
      const kind = j.rules.grounds?.[id];
      if (kind?.hazards === undefined || known.includes(id)) continue;
      if (inside.includes(id) && kind.eachCell !== true) continue;
      for (const hazard of kind.hazards) {
        const key = kind.eachEntry === true ? `${hazard} ${step}` : hazard;
        const before = found.get(key);
        found.set(key, {
          step: before?.step ?? step,
          hazard,
          ...(kind.eachCell === true && { cells: (before?.cells ?? 0) + 1 }),
          rules: kind.rules,
        });
      }
    }
    inside = ids;
  }
  return [...found.values()];
}

/** The named kinds of ground that reach a creature at a place, each once. */
export function groundsAt(j: Judge, c: Creature, at: readonly [number, number]): readonly string[] {
  const ids = cellsOf(standingAt(j, c, [at[0], at[1]])).flatMap((cell) => {
    const kind = groundKindAt(j, cell);
    const id = GroundIndex.of(j.board.ground).facts(cell[0], cell[1])?.ground;
    return kind === undefined || id === undefined || isAbove(j, c, kind) ? [] : [id];
  });
  return [...new Set(ids)];
}

/** Is every cell of the creature of this kind of ground? */
export const isWhollyOn = (j: Judge, c: Creature, ground: string): boolean =>
  squaresOf(j, c).every(([x, y]) => GroundIndex.of(j.board.ground).facts(x, y)?.ground === ground);

/** Does magical darkness not hamper the creature's darkvision? */
export const seesVeiled = ({ rules }: Judge, c: Creature): boolean =>
  traitEffect(rules.traits, c, 'seesVeiled') === true;
