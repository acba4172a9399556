/** What creatures change around themselves: spells and features that move along with them. */
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import { perObject } from '../../board/memoize.ts';
import { modifierOf } from '../core/abilities.ts';
import { inForce } from '../core/conditionsInForce.ts';
import { cellsBetween, standingAt, standOf } from '../core/distance.ts';
import type { PathToJudge } from '../core/move.ts';
import type { Aura, ConditionTable, TraitTable } from '../effects.ts';
import { cite } from '../names.ts';
import type { Judge, PathLimits } from '../ruleset.ts';
import type { PathHazard } from '../verdict.ts';
import { leavesUnconscious } from './conditionRows.ts';
import { ignoresMagicalTerrain } from './difficult.ts';
import { isIncapacitated } from './sharing.ts';

/** A creature with an aura. `id`: the condition or trait that it comes from. */
interface Borne {
  readonly by: Creature;
  readonly id: string;
  readonly aura: Aura;
}

const auraIn = (table: ConditionTable | TraitTable, id: string): Aura | undefined =>
  Object.hasOwn(table, id) ? table[id]?.aura : undefined;

const NONE: readonly Borne[] = [];
const lists = perObject((_creatures: readonly Creature[]) => new Map<object, readonly Borne[]>());

/** All auras on the board, also those that have ended. Most boards have none. */
function aurasOn({ board: { creatures }, rules }: Judge): readonly Borne[] {
  const known = lists(creatures);
  let found = known.get(rules.conditions);
  if (found === undefined) {
    const list: Borne[] = [];
    const add = (by: Creature, id: string, aura: Aura | undefined): void => {
      if (aura !== undefined) list.push({ by, id, aura });
    };
    for (const by of creatures) {
      for (const id of by.conditions) add(by, id, auraIn(rules.conditions, id));
      for (const id of by.traits) add(by, id, auraIn(rules.traits, id));
    }
    found = list.length === 0 ? NONE : list;
    known.set(rules.conditions, found);
  }
  return found;
}

const hasEnded = (j: Judge, { by, aura: { ends } }: Borne): boolean =>
  j.rules.bodyIs(j, by, 'corpse') ||
  (ends === 'incapacitated' && isIncapacitated(j, by)) ||
  (ends === 'unconscious' && by.conditions.some(leavesUnconscious));

/** Does the aura concern the creature, wherever it is? */
function concerns(j: Judge, borne: Borne, c: Creature): boolean {
  const { by, aura } = borne;
  if (hasEnded(j, borne)) return false;
  if (by.id === c.id) return aura.on === 'allies';
  if (aura.spares?.includes(c.type ?? '') === true) return false;
  if (aura.on === 'others') return true;
  return j.rules.relation(by, c).value === (aura.on === 'foes' ? 'foe' : 'ally');
}

/** Is a creature in the aura at a place? Total cover from the bearer keeps it out. */
function isWithin(j: Judge, { by, aura }: Borne, c: Creature, at: Cell): boolean {
  if (by.id === c.id) return true;
  const apart = cellsBetween(j, standOf(j, by), standingAt(j, c, at));
  if (apart > aura.cells) return false;
  return aura.throughWalls === true || j.rules.lineOfEffect(j, by, { ...c, at }).free;
}

/** The auras in which a creature is where it stands. */
const aurasAround = (j: Judge, c: Creature): readonly Borne[] =>
  aurasOn(j).filter((borne) => concerns(j, borne, c) && isWithin(j, borne, c, c.at));

/** Does an aura suspend this condition of the creature? */
export const isSuspended = (j: Judge, c: Creature, condition: string): boolean =>
  aurasAround(j, c).some(({ aura }) => aura.suspends === condition);

/** Has the creature the condition, and no aura suspends it? */
export const suffers = (j: Judge, c: Creature, condition: string): boolean =>
  inForce(j, c).includes(condition) && !isSuspended(j, c, condition);

/**
 * What auras add to a save: the greatest modifier counts. An unknown one counts 1, which is the least,
 * and may be more.
 */
export function auraOnSaves(
  j: Judge,
  c: Creature,
): { readonly value: number; readonly unknown: readonly string[] } | undefined {
  const found = aurasAround(j, c).flatMap(({ by, aura: { saves } }) =>
    saves === undefined ? [] : [{ path: `creatures.${by.id}.abilities.${saves}`, by, saves }],
  );
  if (found.length === 0) return undefined;
  const scores = found.map(({ by, saves }) => by.abilities?.[saves]);
  return {
    value: Math.max(1, ...scores.map((score) => modifierOf(score ?? 0))),
    unknown: found.flatMap(({ path }, i) => (scores[i] === undefined ? [path] : [])),
  };
}

/** The auras that halve the creature's speed; those that magic does not slow are spared. */
const slowing = (j: Judge, c: Creature): readonly Borne[] =>
  ignoresMagicalTerrain(j, c)
    ? NONE
    : aurasOn(j).filter((borne) => borne.aura.halves === true && concerns(j, borne, c));

/** May an aura halve the creature's speed on its way? */
export const maySlow = (j: Judge, c: Creature): boolean => slowing(j, c).length > 0;

/**
 * The first step of a path that an aura forbids, because it halves the speed where the step begins;
 * 0: none. A step may be taken if its cost, with all before it, is within the speed there.
 * @param costs the cost of the path up to each of its places
 */
export function slowedTooFar(
  { j, c, mode, path }: PathToJudge,
  costs: readonly number[],
): { readonly step: number; readonly by: string } | undefined {
  const auras = slowing(j, c);
  if (auras.length === 0) return undefined;
  const limit = budgetAtHalf(j, c, mode);
  for (let step = 1; step < path.length; step++) {
    if (costs[step]! <= limit) continue;
    const here = auras.find((borne) => isWithin(j, borne, c, path[step - 1]!));
    if (here !== undefined) return { step, by: here.id };
  }
  return undefined;
}

/** What is left of the movement if the speed were half of what it is. */
function budgetAtHalf(j: Judge, c: Creature, mode: string): number {
  const speed: Judge['rules']['speed'] = (_j, of) => {
    const whole = j.rules.speed(j, of);
    return { ...whole, value: Math.floor((whole.value * 5) / 2) / 5 };
  };
  const slow: Judge = { ...j, rules: { ...j.rules, speed } };
  return slow.rules.budget(slow, c, mode).value;
}

/** The hazards of the auras in which a creature is where it stands. */
export const hazardsAround = (j: Judge, c: Creature): readonly string[] => [
  ...new Set(
    aurasAround(j, c).flatMap(({ aura: { hazard } }) => (hazard === undefined ? [] : [hazard])),
  ),
];

/** What a path enters that moves along with a creature. */
export function aurasEntered({
  j,
  c,
  path,
}: Pick<PathToJudge, 'j' | 'c' | 'path'>): readonly PathHazard[] {
  const found: PathHazard[] = [];
  for (const borne of aurasOn(j)) {
    const { hazard } = borne.aura;
    if (hazard === undefined || !concerns(j, borne, c)) continue;
    const step = path.findIndex((at, i) => i > 0 && isWithin(j, borne, c, at));
    if (step < 0 || isWithin(j, borne, c, path[0]!)) continue;
    if (!found.some((each) => each.hazard === hazard))
      found.push({ step, hazard, rules: cite(j.rules.cites, 'auraSlows') });
  }
  return found;
}

/** The creatures onto which the mover carries its own aura: those that it reaches on the way. */
export function aurasCarried({
  j,
  c,
  path,
}: Pick<PathToJudge, 'j' | 'c' | 'path'>): readonly PathHazard[] {
  const own = aurasOn(j).filter(({ by, aura }) => by.id === c.id && aura.carried === true);
  return own.flatMap((borne) =>
    j.board.creatures.flatMap((other): PathHazard[] => {
      const { hazard } = borne.aura;
      if (hazard === undefined || j.rules.bodyIs(j, other, 'corpse')) return [];
      if (other.id === c.id || !concerns(j, borne, other)) return [];
      const reaches = (at: Cell): boolean =>
        isWithin(j, { ...borne, by: { ...c, at } }, other, other.at);
      const step = path.findIndex((at, i) => i > 0 && reaches(at));
      return step < 0 || reaches(path[0]!)
        ? []
        : [{ step, hazard, of: other.id, rules: cite(j.rules.cites, 'auraSlows') }];
    }),
  );
}

/** The aura whose rim lies between two creatures, and lets the first one not through. */
export function rimBetween(j: Judge, from: Creature, to: Creature): string | undefined {
  const rim = aurasOn(j).find(
    (borne) =>
      borne.aura.bars === true &&
      concerns(j, borne, from) &&
      isWithin(j, borne, from, from.at) !==
        (borne.by.id === to.id || isWithin(j, borne, to, to.at)),
  );
  return rim?.id;
}

/** The limits of a creature's way, with the rims that it may not pass. */
export function withRims(j: Judge, c: Creature, way: PathLimits): PathLimits {
  const rims = aurasOn(j).filter((borne) => borne.aura.bars === true && concerns(j, borne, c));
  if (rims.length === 0) return way;
  const beyond = (x: number, y: number): Borne | undefined =>
    rims.find((borne) => isWithin(j, borne, c, [x, y]) !== isWithin(j, borne, c, c.at));
  return {
    ...way,
    barred: (x, y) => way.barred?.(x, y) === true || beyond(x, y) !== undefined,
    barredAs: (x, y) => {
      if (way.barred?.(x, y) === true) return way.barredAs?.(x, y);
      const rim = beyond(x, y);
      return rim === undefined ? undefined : { code: 'condition-forbids', by: rim.id };
    },
  };
}
