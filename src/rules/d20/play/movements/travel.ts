/** Kinds of movement: their speeds, combinations and penalties. */
import { cannotTumble, proneTumble, unsureTumbler } from '../../map/tumbling.ts';
import type { Creature } from '../../../../board/creature.ts';
import { isSpared } from '../../map/suspendedConditions.ts';
import { movementDoing, type GateWhy } from '../../../actionPermission.ts';
import { hastened, partOfSpeed } from '../../map/speed.ts';
import { cite } from '../../../names.ts';
import { mayPlan } from '../../../core/mayPlan.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Mode, Verdict } from '../../../verdict.ts';
import { climbPace, HURRIED_CLIMB, mayClimbFast } from '../../map/climbing.ts';
import { mayActInTurn } from '../mayActInTurn.ts';
import type { MovementCitation } from './citations.ts';
import { checkAbilityModifier } from './skills.ts';
import { movementTrait } from './movementTraits.ts';

export const TRAVEL_MODES = [
  'walk',
  'crawl',
  'climb',
  'swim',
  'burrow',
  'jump',
  'tumble',
  'balance',
] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

export interface WayParts {
  readonly mode?: Mode;
  /** Does the creature move faster than is safe? */
  readonly hurried?: boolean;
  /** The creature's armor class, and the shield bonus included in it. */
  readonly ac?: { readonly total: number; readonly shield?: number };
}

export interface WayVerdict extends Verdict {
  readonly by: TravelMode;
  /** May the creature use this mode? */
  readonly possible: boolean;
  /** Why the creature's conditions or its turn forbid this mode. */
  readonly why: readonly GateWhy[];
  /** Why the creature never uses this mode as it is: untrained, or slowed by armor or load. */
  readonly unfit?: 'armour' | 'untrained';
  /** Does the creature have a speed for this mode? */
  readonly natural: boolean;
  /** Distance of one movement in this mode: in cells, in meters, and in whole cells. */
  readonly cells: number;
  readonly metres: number;
  readonly squares: number;
  /** Cells of one move action in this mode. */
  readonly pace: number;
  /** Skill check that each movement in this mode requires; absent: none. */
  readonly check?: { readonly skill: string; readonly modifier: number };
  /** May the creature take 10 on that check even when distracted? */
  readonly take10: boolean;
  /** Modes that the creature may plan now when it moves so. */
  readonly may: {
    readonly run: boolean;
    readonly charge: boolean;
    readonly step: boolean;
    readonly withdraw: boolean;
  };
  /** Effects on the creature while it uses this mode. */
  readonly meanwhile: {
    readonly losesDexterity: boolean;
    readonly noShield: boolean;
    readonly freeHands: number;
    readonly damageForcesCheck: boolean;
  };
  readonly ac?: number;
}

/** Modifier to a check when the creature hurries. */
const HURRY: Readonly<Partial<Record<TravelMode, number>>> = {
  climb: HURRIED_CLIMB,
  balance: -5,
  tumble: -10,
};

interface Kind {
  readonly pace: number;
  readonly natural: boolean;
  readonly possible?: boolean;
  readonly unfit?: 'armour' | 'untrained' | undefined;
  readonly skill?: string;
  readonly names: readonly MovementCitation[];
  readonly run?: boolean;
  readonly charge?: boolean;
}

export function way(j: FullJudge, c: Creature, by: TravelMode, parts: WayParts): WayVerdict {
  const { cites } = j.rules.movements;
  const mode = parts.mode ?? 'move';
  const hurried = parts.hurried === true;
  const unknown: string[] = [];
  const land = j.rules.speed(j, onFoot(c));
  if (land.unknown !== undefined) unknown.push(land.unknown);
  unknown.push(...unsureFor(j, c, by));
  const kind = kindOf(j, c, by, land.value, hurried);
  const rule = j.rules.modeRule(j, asMover(c, by), mode);
  const { times } = rule;
  const gate = mayActInTurn(j, asMover(c, by), movementDoing(mode, rule));
  const pace = Math.max(0, kind.pace);
  const cells = times === null ? Math.min(1, pace > 0 ? 1 : 0) : pace * times;
  // What the map plans in the mode: the creature's conditions count, not whose turn it is.
  const planned = (way: Mode): boolean => mayPlan(j.rules.budget(j, asMover(c, by), way).why);
  const may = {
    run: kind.run === true && planned('run'),
    charge: kind.charge === true && planned('charge'),
    step: kind.natural && planned('step'),
    withdraw: kind.natural && planned('withdraw'),
  };
  const running = mode === 'run';
  const climber = by === 'climb' && !kind.natural;
  const names: MovementCitation[] = [...kind.names];
  if (running) names.push('runDexterity');
  if (mode === 'step') names.push('stepWay');
  if (mode === 'withdraw') names.push('withdrawWay');
  if (by === 'climb') names.push('climbing');
  const losesDexterity = (running && !isSpared(j.rules.conditions, c, 'running')) || climber;
  const allowed =
    mode === 'run'
      ? may.run
      : mode === 'charge'
        ? may.charge
        : mode === 'step'
          ? may.step
          : mode === 'withdraw'
            ? may.withdraw
            : true;
  const dexterity = checkAbilityModifier(c, 'dex');
  if (parts.ac !== undefined && losesDexterity && dexterity === undefined)
    unknown.push(`creatures.${c.id}.abilities.dex`);
  return {
    by,
    possible: allowed && gate.allowed && kind.unfit === undefined && (kind.possible ?? pace > 0),
    why: gate.why,
    ...(kind.unfit === undefined ? {} : { unfit: kind.unfit }),
    natural: kind.natural,
    cells,
    metres: cells * j.board.ground.grid.metresPerCell,
    squares: Math.floor(cells + 1e-9),
    pace,
    ...(kind.skill === undefined
      ? {}
      : { check: { skill: kind.skill, modifier: hurried ? (HURRY[by] ?? 0) : 0 } }),
    take10: kind.natural && (by === 'climb' || by === 'swim'),
    may,
    meanwhile: {
      losesDexterity,
      noShield: by === 'climb',
      freeHands: by === 'climb' ? 2 : 0,
      damageForcesCheck: climber,
    },
    ...(parts.ac === undefined
      ? {}
      : {
          ac:
            parts.ac.total -
            (losesDexterity ? Math.max(0, dexterity ?? 0) : 0) -
            (by === 'climb' ? (parts.ac.shield ?? 0) : 0),
        }),
    rules: [...new Set([...cite(cites, ...names), ...gate.rules])],
    unknown: [...new Set([...unknown, ...gate.unknown])],
  };
}

/** The creature with this kind of movement in place of the one that its user chose on the map. */
export function asMover(c: Creature, by: TravelMode): Creature {
  const moving = by === 'walk' || by === 'balance' ? undefined : by;
  if (c.moving === moving && c.hurried === undefined) return c;
  const { moving: _moving, hurried: _hurried, ...rest } = c;
  return moving === undefined ? rest : { ...rest, moving };
}

/** Why the creature never uses this mode as it is. */
export const unfitFor = (j: FullJudge, c: Creature, by: TravelMode): WayVerdict['unfit'] =>
  by === 'tumble' ? cannotTumble(j, c) : undefined;

/** Facts on which it depends whether the creature ever uses this mode as it is. */
export const unsureFor = (j: FullJudge, c: Creature, by: TravelMode): readonly string[] =>
  by === 'tumble' ? unsureTumbler(j, c) : [];

/** The same creature with only its land speed. */
const onFoot = (c: Creature): Creature =>
  (c.speed?.land ?? 0) > 0 ? { ...c, speed: { land: c.speed?.land ?? 0 } } : c;

function kindOf(j: FullJudge, c: Creature, by: TravelMode, land: number, hurried: boolean): Kind {
  const { traits } = j.rules.movements;
  // A condition that changes speed applies to all of the creature's speeds.
  const part = partOfSpeed(j, c);
  const [climb, swim, burrow] = [c.speed?.climb ?? 0, c.speed?.swim ?? 0, c.speed?.burrow ?? 0].map(
    (v) => hastened(j, c, v, false) * part,
  ) as [number, number, number];
  switch (by) {
    case 'walk':
      return {
        pace: land,
        natural: (c.speed?.land ?? land) > 0,
        names: ['baseSpeed'],
        run: true,
        charge: true,
      };
    case 'crawl': {
      const legless = movementTrait(traits, c, 'legless') === true;
      return { pace: legless ? land : Math.min(1, land), natural: legless, names: ['crawl'] };
    }
    case 'climb': {
      const pace = climbPace(land, climb, hurried);
      if (climb > 0) return { pace, natural: true, skill: 'climb', names: ['climb', 'climbSpeed'] };
      const possible = !hurried || mayClimbFast(j.rules);
      return { pace, natural: false, skill: 'climb', possible, names: ['climb'] };
    }
    case 'swim':
      return swim > 0
        ? { pace: swim, natural: true, names: ['swim', 'swimSpeed'], run: true, charge: true }
        : { pace: land / 4, natural: false, skill: 'swim', names: ['swim'] };
    case 'burrow':
      return { pace: burrow, natural: burrow > 0, names: ['burrow'] };
    case 'jump':
      return { pace: land, natural: false, skill: 'jump', names: ['jump'], charge: true };
    case 'tumble':
      return {
        pace:
          proneTumble(j, c) !== undefined
            ? Math.min(1, land)
            : hurried || j.rules.evading?.fullSpeed === true
              ? land
              : land / 2,
        natural: true,
        skill: j.rules.movements.checks['tumble-past']?.skill ?? 'tumble',
        names: ['mixed', 'tumble'],
        charge: true,
        unfit: unfitFor(j, c, by),
      };
    case 'balance':
      return {
        pace: hurried ? land : land / 2,
        natural: true,
        skill: 'balance',
        names: ['mixed', 'surface'],
        charge: true,
      };
  }
}
