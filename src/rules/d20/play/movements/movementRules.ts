/**
 * Questions about movement: speeds, climbing, swimming, jumping, hiding, loads and armor, light and
 * senses, areas of effect.
 */
import type { Light, Size } from '../../../../board/vocabulary.ts';
import type { Creature } from '../../../../board/creature.ts';
import type { Cell, Point } from '../../../../board/grid.ts';
import type { Citations } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Mode } from '../../../verdict.ts';
import type { AreaParts, AreaVerdict } from '../../../area.ts';
import type {
  ArmorParts,
  CheckParts,
  HideParts,
  LoadParts,
  SpeedParts,
} from '../asks/movementAsk.ts';
import type { ArmorVerdict } from './armor.ts';
import type { CheckId, CheckVerdict } from './checks.ts';
import type { CheckTable } from './checktable.ts';
import type { GrowthVerdict } from './growth.ts';
import type { HideVerdict } from './hide.ts';
import type { JourneyVerdict, JourneyLeg } from './journey.ts';
import type { DistantLightVerdict, LightSource, LightVerdict, SensesVerdict } from './light.ts';
import type { LoadVerdict } from './loads.ts';
import type { MovementCitation } from './citations.ts';
import type { Shelter } from './origin.ts';
import type { NearestVerdict, ObjectVerdict } from './places.ts';
import type { SpeedVerdict } from './speeds.ts';
import type { NarrowParts, NarrowVerdict } from './squeeze.ts';
import type { MovementTable } from './movementNumbers.ts';
import type { MovementTraits } from './movementTraits.ts';
import type { TravelMode, WayParts, WayVerdict } from './travel.ts';

export type { MovementCitation } from './citations.ts';

export interface MovementRules {
  readonly cites: Citations<MovementCitation>;
  readonly table: MovementTable;
  readonly traits: MovementTraits;
  readonly checks: CheckTable;

  // ── Speed, load and armor ───────────────────────────────────────────────────────────────────────────────────
  /** A creature's speed, with bonuses and reductions. */
  speed(j: FullJudge, c: Creature, parts: SpeedParts): SpeedVerdict;
  load(j: FullJudge, c: Creature, parts: LoadParts): LoadVerdict;
  armour(j: FullJudge, c: Creature, parts: ArmorParts): ArmorVerdict;

  // ── Kinds of movement ──────────────────────────────────────────────────────────────────────────────────────────
  /** May the creature use this kind of movement, and within which limits? */
  way(j: FullJudge, c: Creature, by: TravelMode, parts: WayParts): WayVerdict;
  check(j: FullJudge, c: Creature, id: CheckId, parts: CheckParts): CheckVerdict;
  /** A movement whose legs use different kinds of movement. */
  journey(j: FullJudge, c: Creature, mode: Mode, legs: readonly JourneyLeg[]): JourneyVerdict;
  narrow(j: FullJudge, c: Creature, parts: NarrowParts): NarrowVerdict;

  // ── Hiding, light, areas ────────────────────────────────────────────────────────────────────────────────────
  hide(j: FullJudge, c: Creature, parts: HideParts): HideVerdict;
  light(j: FullJudge, at: Cell, sources: readonly LightSource[], observer?: Creature): LightVerdict;
  distantLight(
    j: FullJudge,
    radius: number,
    observerIn: Light,
    distance?: number,
    total?: number,
  ): DistantLightVerdict;
  senses(j: FullJudge, viewer: Creature, target: Creature): SensesVerdict;
  area(j: FullJudge, parts: AreaParts): AreaVerdict;
  /**
   * A creature's cover against an effect that starts at a point (a grid corner) and spreads from
   * the cells `from`.
   */
  shelter(j: FullJudge, at: Point, from: readonly Cell[], to: Creature): Shelter;

  /** Where does the creature fit when this condition makes it larger or smaller? */
  growth(j: FullJudge, c: Creature, condition: string): GrowthVerdict;

  // ── Places ──────────────────────────────────────────────────────────────────────────────────────────────────
  nearest(
    j: FullJudge,
    to: Creature | Cell,
    among: readonly Creature[],
    roll?: number,
  ): NearestVerdict;
  object(
    j: FullJudge,
    what: { readonly name?: string; readonly size?: Size; readonly at?: Cell },
  ): ObjectVerdict;
}
