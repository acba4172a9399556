/**
 * The air for one flyer: at each height the steps of the ground, and the creatures at that height.
 * The height of walls and fog is unknown, so they extend all the way up.
 */
import type { Creature } from '../../../board/creature.ts';
import { sameCell, type Box, type Place3 } from '../../../board/grid.ts';
import { MovementGrid } from '../movementGrid.ts';
import { stepBit } from '../move.ts';
import type { ModeRule } from '../../ruleset.ts';
import type { RuleId, ViolationCode } from '../../verdict.ts';
import type { AirJudge } from './questions.ts';

export interface AirStop {
  readonly code: ViolationCode;
  readonly by?: string;
}

/** What a flyer encounters on one leg of its path: cost factor, obstacle, squeezing. */
export interface Met {
  /** Multiplier of the cost at this cell: poor visibility, narrow spaces. */
  readonly factor: number;
  /** The obstacle to the leg; null: none. */
  readonly stop: AirStop | null;
  /** Does the leg end a movement mode that needs level, unhampered ground? */
  readonly hampered: boolean;
  readonly squeezing: boolean;
  /** Sides on which the flyer squeezes at the end of the leg. */
  readonly arrives: number;
  readonly rules: readonly RuleId[];
}

export class Airway {
  private readonly levels = new Map<number, MovementGrid>();
  private readonly j: AirJudge;
  private readonly flyer: Creature;
  private readonly box: Box;
  private readonly rule: ModeRule;

  /** @param flyer the creature with its fly speed as its only speed */
  constructor(j: AirJudge, flyer: Creature, box: Box, rule: ModeRule) {
    this.j = j;
    this.flyer = flyer;
    this.box = box;
    this.rule = rule;
  }

  private at(z: number): MovementGrid {
    let going = this.levels.get(z);
    if (going === undefined)
      this.levels.set(
        z,
        (going = new MovementGrid(
          this.j,
          { ...this.flyer, elevation: z },
          this.box,
          this.rule.barredBy,
        )),
      );
    return going;
  }

  /** The sides on which a flyer squeezes at a starting place. */
  sidesAt([x, y, z]: Place3): number {
    return this.at(z).sidesAt(x, y);
  }

  /** Facts about a leg between two neighboring places. */
  leg(from: Place3, to: Place3, sides?: number): Met {
    const going = this.at(to[2]);
    const [x, y] = to;
    const level = from[0] !== x || from[1] !== y;
    const bit = level ? stepBit([from[0], from[1]], [x, y]) : -1;
    let stop: AirStop | null = null;
    if (level ? !going.step(from[0], from[1], bit, sides) : !going.plumb(x, y)) {
      stop = level ? going.bar(from[0], from[1], bit) : going.barPlumb(x, y);
      going.factor = going.inside(x, y) ? going.factorAt(x, y) : 1;
      going.crossing = 0;
      going.squeezing = false;
      going.arrives = going.sidesAt(x, y);
    }
    if (!level) going.arrives = going.sidesAt(x, y);
    const { level: even, unhampered } = this.rule;
    const hampered =
      (even && going.inside(x, y) && going.difficultAt(x, y)) || (unhampered && going.hampered);
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

  /** Id of a creature that occupies the place. */
  occupant([x, y, z]: Place3): string | undefined {
    return this.at(z).occupant(x, y);
  }

  /** Why the flyer may not end its movement at this place; null: it may. Its present place is always allowed. */
  mayEnd(to: Place3): ViolationCode | null {
    const { at, elevation } = this.flyer;
    return sameCell([to[0], to[1]], at) && to[2] === elevation
      ? null
      : this.at(to[2]).mayEnd(to[0], to[1]);
  }
}
