/**
 * The air for one flyer: for each height, a movement grid with the walls and the creatures at that
 * height. Squares that block movement extend to any height, and so does fog. A wall of unknown
 * height also does, but an obstacle that depends on it is marked as uncertain.
 */
import type { Creature } from '../../board/creature.ts';
import type { Ground } from '../../board/board.ts';
import { sameCell, type Box, type Place3 } from '../../board/grid.ts';
import { doubtedWalls, sureGroundAt } from '../../board/wallHeights.ts';
import { groundFor, obstructing } from './moverGround.ts';
import { MovementGrid } from './movementGrid.ts';
import { stepBit } from './pathSteps.ts';
import type { Judge, ModeRule, PathLimits } from '../ruleset.ts';
import type { RuleId, ViolationCode } from '../verdict.ts';

export interface AirStop {
  readonly code: ViolationCode;
  readonly by?: string;
  /** Missing facts that could remove the obstacle, such as `walls.3.top`. */
  readonly unknown?: readonly string[];
}

/** The ground and obstacles on one leg of a flight: cost factor, obstacle, squeezing. */
export interface Met {
  /** Multiplier of the cost at this cell: poor visibility, narrow spaces. */
  readonly factor: number;
  /** The obstacle to the leg; null: none. */
  readonly stop: AirStop | null;
  /** Does the leg break the movement mode's requirement of level, unhampered or wide ground? */
  readonly hampered: boolean;
  readonly squeezing: boolean;
  /** The sides of the position on which the flyer arrives, as bits (board/fit.ts). */
  readonly arrives: number;
  readonly rules: readonly RuleId[];
}

export class Airway {
  private readonly grids = new Map<Ground, Map<number, MovementGrid>>();
  private readonly j: Judge;
  private readonly flyer: Creature;
  private readonly box: Box;
  private readonly rule: ModeRule;
  private readonly shut: PathLimits['barred'];

  /**
   * @param flyer a copy of the creature whose only speed is its fly speed
   * @param shut cells that the mode excludes entirely
   */
  constructor(j: Judge, flyer: Creature, box: Box, rule: ModeRule, shut?: PathLimits['barred']) {
    this.j = j;
    this.flyer = flyer;
    this.box = box;
    this.rule = rule;
    this.shut = shut;
  }

  /** The movement grid of the flyer at height `z`, with the walls of this ground. */
  private at(z: number, ground: Ground = groundFor(this.j, this.flyer, z)): MovementGrid {
    let levels = this.grids.get(ground);
    if (levels === undefined) this.grids.set(ground, (levels = new Map()));
    let going = levels.get(z);
    if (going === undefined) {
      const flyer = { ...this.flyer, elevation: z };
      going = new MovementGrid(this.j, flyer, this.box, this.rule.barredBy, ground);
      levels.set(z, going);
    }
    return going;
  }

  /** The sides of a starting position that the flyer occupies, as bits (board/fit.ts). */
  sidesAt([x, y, z]: Place3): number {
    return this.at(z).sidesAt(x, y);
  }

  /** Facts about a leg between two neighboring places. */
  leg(from: Place3, to: Place3, sides?: number): Met {
    const [x, y] = to;
    const [low, high] = [Math.min(from[2], to[2]), Math.max(from[2], to[2])];
    const going = this.at(to[2], groundFor(this.j, this.flyer, low, high));
    const level = from[0] !== x || from[1] !== y;
    const bit = level ? stepBit([from[0], from[1]], [x, y]) : -1;
    let stop: AirStop | null = null;
    if (level ? !going.step(from[0], from[1], bit, sides) : !going.plumb(x, y)) {
      stop = level ? going.bar(from[0], from[1], bit) : going.barPlumb(x, y);
      if (level) stop = this.doubted(stop, from, to, bit, sides);
      going.force(x, y);
    }
    if (level && stop === null && this.shut?.(x, y) === true)
      stop = { code: 'wrong-movement-mode' };
    if (!level) {
      going.arrives = going.sidesAt(x, y);
      if (to[2] < from[2] && !going.hasRoom(x, y) && this.at(from[2]).hasRoom(x, y))
        stop ??= { code: 'too-narrow' };
    }
    const { level: even, unhampered, roomy } = this.rule;
    const hampered =
      (going.inside(x, y) && going.roughAt(x, y, even)) ||
      (unhampered && going.hampered) ||
      (roomy === true && going.squeezing);
    const rules = going.inside(x, y) ? going.sharing(x, y) : [];
    return {
      factor: going.factor,
      stop,
      hampered,
      squeezing: going.squeezing,
      arrives: going.arrives,
      rules,
    };
  }

  /**
   * The obstacle to a step. If only walls of unknown height cause it, their missing heights are
   * listed.
   */
  private doubted(stop: AirStop, from: Place3, to: Place3, bit: number, sides?: number): AirStop {
    if (stop.by !== undefined || stop.code === 'outside-map') return stop;
    const { ground } = this.j.board;
    const [low, high] = [Math.min(from[2], to[2]), Math.max(from[2], to[2])];
    const sure = obstructing(this.j, this.flyer, sureGroundAt(ground, low, high));
    const open = this.at(to[2], sure);
    if (sure === ground || !open.step(from[0], from[1], bit, sides)) return stop;
    const walls = doubtedWalls(ground, [from[0], from[1]], [to[0], to[1]], open.n, { low, high });
    return walls.length === 0 ? stop : { ...stop, unknown: walls.map((i) => `walls.${i}.top`) };
  }

  /** Id of a creature that occupies the place. */
  occupant([x, y, z]: Place3): string | undefined {
    return this.at(z).occupant(x, y);
  }

  /**
   * Why the flyer may not end its movement at this place; null: it may. Its present place is always
   * allowed.
   */
  mayEnd(to: Place3): ViolationCode | null {
    const { at, elevation } = this.flyer;
    return sameCell([to[0], to[1]], at) && to[2] === elevation
      ? null
      : this.at(to[2]).mayEnd(to[0], to[1]);
  }
}
