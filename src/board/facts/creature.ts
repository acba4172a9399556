/** Facts about a creature and its attacks, as a scene states them. Unknown facts are absent. */
import * as z from 'zod';
import {
  ABILITIES,
  ATTACK_KINDS,
  BUILDS,
  CONDITION_ENDS,
  CREATURE_TYPES,
  HEADINGS,
  MANEUVERABILITIES,
  MOVINGS,
  REACH_WEAPONS,
  SCENERY,
  SIZES,
} from '../vocabulary.ts';
import { cellPlace, lengthInCells, MAX_SIDE, factText, whole } from './parts.ts';
import { armorClassFields, sheetFields } from './sheets/index.ts';

const attack = z.object({
  id: factText,
  name: factText.optional(),
  kind: z.enum(ATTACK_KINDS),
  natural: z.boolean().optional(),
  unarmed: z.boolean().optional(),
  light: z.boolean().optional(),
  /** How many such weapons the creature has at hand; absent: one, or it is not known. */
  count: whole.min(1).max(1000).optional(),
  twoHanded: z.boolean().optional(),
  /**
   * `reach` doubles the reach and excludes the natural reach; `reach-and-near` doubles it and
   * excludes nothing.
   */
  reachWeapon: z.enum(REACH_WEAPONS).optional(),
  /** Natural reach of this attack in cells, if it differs from the creature's. */
  reach: lengthInCells.optional(),
  /** Range increment in cells. */
  rangeIncrement: z.number().positive().max(MAX_SIDE).optional(),
  /**
   * Normal and long range in cells, for rulesets with ranges instead of increments. A single range
   * is both. Absent: unknown.
   */
  range: z
    .object({
      normal: z.number().positive().max(MAX_SIDE),
      long: z.number().positive().max(MAX_SIDE).optional(),
    })
    .optional(),
  /** Strength modifier for which a composite bow is made. */
  strengthRating: whole.min(0).max(50).optional(),
  /** Is the weapon ready: natural, or in hand now? */
  ready: z.boolean().optional(),
  /** Is the weapon held in the off hand? */
  offHand: z.boolean().optional(),
  /** A natural attack other than the creature's primary one. */
  secondary: z.boolean().optional(),
  /** Is the creature proficient with the weapon? Absent: unknown. */
  proficient: z.boolean().optional(),
  /** Size of creature that the weapon was made for; absent: its wielder's. */
  size: z.enum(SIZES).optional(),
  /** Total attack bonus of the sheet with this weapon, situation not included. Absent: unknown. */
  bonus: whole.min(-100).max(1000).optional(),
  /** Magic bonus; absent: unknown, treated as none. */
  enhancement: whole.min(-100).max(100).optional(),
  /** Damage dice such as `1d8`; without the wielder's bonuses. */
  damage: z
    .string()
    .max(100)
    .regex(/^\d+(d\d+)?$/, 'expected dice such as 1d8')
    .optional(),
  /** Lowest die that threatens a critical hit, and the damage multiplier. */
  critical: z.object({ from: whole.min(2).max(20), times: whole.min(2).max(10) }).optional(),
  /** Other properties that rules use: `crossbow`, `shuriken`, `double`, `trips`, `touch` … */
  tags: z.array(factText).max(50).optional(),
});

const points = whole.min(-100_000).max(100_000);
const hitPoints = z.object({
  current: points.optional(),
  max: points.optional(),
  nonlethal: points.min(0).optional(),
  temporary: points.min(0).optional(),
});
const armorClass = z.object({ total: whole.min(-100).max(1000).optional(), ...armorClassFields });

const speed = z.object({
  land: lengthInCells.optional(),
  fly: lengthInCells.optional(),
  swim: lengthInCells.optional(),
  climb: lengthInCells.optional(),
  burrow: lengthInCells.optional(),
  manoeuvrability: z.enum(MANEUVERABILITIES).optional(),
});

export const creatureFacts = z.object({
  id: factText.min(1),
  name: factText.optional(),
  /** The creature's side; absent: unknown. Creatures of the side `NEUTRAL` have no opponents. */
  side: factText.optional(),
  /**
   * The token is a thing (a chest, a trap, a torch), not a creature: it blocks no creature, gives
   * no cover as a creature and does nothing. `low` and `blocks`: it is an obstacle in its
   * cells. Absent: a creature.
   */
  scenery: z.enum(SCENERY).optional(),
  /** Top-left cell of the creature's space. */
  at: cellPlace,
  size: z.enum(SIZES).optional(),
  build: z.enum(BUILDS).optional(),
  /** Type of the creature; absent: unknown, unless one of its traits is a type. */
  type: z.enum(CREATURE_TYPES).optional(),
  /** Subtypes: `incorporeal`, `swarm`, `fire` …; absent: none that the type’s source names. */
  subtypes: z.array(factText).max(50).optional(),
  /** Side length of the creature's space in cells; absent: derived from size. */
  space: whole.min(1).max(20).optional(),
  /** Natural reach in cells; absent: derived from size and build. */
  reach: whole.min(0).max(50).optional(),
  /** Elevation above the ground, in cells. */
  elevation: z.number().min(-MAX_SIDE).max(MAX_SIDE).optional(),
  speed: speed.optional(),
  /** The way in which it moves now, as its user chose; absent: by its ground and its height. */
  moving: z.enum(MOVINGS).optional(),
  /** Ability scores; null: the creature lacks the ability; absent: unknown. */
  abilities: z.partialRecord(z.enum(ABILITIES), whole.min(0).max(1000).nullable()).optional(),
  /** Attacks; absent: unknown (treated as armed at natural reach); empty: unarmed. */
  attacks: z.array(attack).max(200).optional(),
  conditions: z.array(factText).max(200).optional(),
  /** Ids of the creatures behind a condition: those that frighten, charm or vex it. */
  conditionsBy: z.record(factText, z.array(factText).max(100)).optional(),
  /** When a condition ends by itself; absent: nobody says. */
  conditionEnds: z
    .record(factText, z.object({ of: factText, at: z.enum(CONDITION_ENDS) }))
    .optional(),
  traits: z.array(factText).max(500).optional(),
  /** Attacks of opportunity already taken this round. */
  opportunitiesTaken: whole.min(0).max(1000).optional(),
  /** Sides that can see the creature; absent: all. */
  visibleTo: z.array(factText).max(100).optional(),
  /** Id of the creature's mount. It rides while it stands in the mount's space. */
  mount: factText.optional(),
  /** Does the creature, as a mount, act by its own will? `false`: its rider controls it; absent: unknown. */
  independent: z.boolean().optional(),
  /** Direction in which a flyer last flew; absent: unknown. */
  heading: z.enum(HEADINGS).optional(),
  hp: hitPoints.optional(),
  /** Armor class on the sheet; absent: unknown, or hidden from this user. */
  ac: armorClass.optional(),
  /** Ids of the creatures that this creature grapples. */
  grapples: z.array(factText).max(100).optional(),
  /** Id of the creature that this creature pins. */
  pins: factText.optional(),
  ...sheetFields,
});

export type SceneCreature = z.infer<typeof creatureFacts>;
export type SceneAttack = z.infer<typeof attack>;
