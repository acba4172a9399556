/**
 * The scene document `quadretto/scene@1` (docs/spec/scene.md): the engine's only input, the same
 * for every host. Unknown fields are dropped. A wrong type or an impossible value is an error with
 * its path.
 */
import * as z from 'zod';
import { FORMAT } from './format.ts';
import { HEX_LAYOUTS } from '../board/grid.ts';
import {
  ABILITIES,
  ATTACK_KINDS,
  BLOCKS,
  BUILDS,
  CONCEALMENTS,
  COVER_DEGREES,
  COVER_MARKS,
  CREATURE_TYPES,
  HEADINGS,
  LIGHTS,
  MANEUVERABILITIES,
  MISS_CHANCES,
  MOVINGS,
  REACH_WEAPONS,
  SCENERY,
  SIZES,
  SURFACES,
  WAYS,
} from '../board/vocabulary.ts';
import { HOUSE_RULES, PHASE_RULES } from '../rules/houseRules.ts';
import { armorClassFields, sheetFields } from './sheets/index.ts';

// zod's faster generated parsers need eval, which the extension's CSP and the stores forbid.
z.config({ jitless: true });

/** The largest board side in cells: a larger document is hostile or mistaken. */
export const MAX_SIDE = 1000;
const MAX_ITEMS = 20_000;

const whole = z.number().int();
const coordinate = z
  .number()
  .min(-10 * MAX_SIDE)
  .max(10 * MAX_SIDE);
const cell = z.tuple([
  whole.min(-MAX_SIDE).max(2 * MAX_SIDE),
  whole.min(-MAX_SIDE).max(2 * MAX_SIDE),
]);
const point = z.tuple([coordinate, coordinate]);
const cells = z.number().min(0).max(MAX_SIDE);
const text = z.string().max(1000);

const plot = { columns: whole.min(1).max(MAX_SIDE), rows: whole.min(1).max(MAX_SIDE) };
const metres = z.number().positive().max(1000);

const grid = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('square'), ...plot, metresPerCell: metres.default(1.5) }),
  z.object({
    kind: z.literal('hex'),
    layout: z.enum(HEX_LAYOUTS),
    ...plot,
    metresPerCell: metres.default(3),
  }),
]);

/** A skill check that an obstacle or a surface requires. */
const hurdle = z.object({ skill: text, dc: whole.min(-100).max(1000).optional() });

const cellFacts = z.object({
  at: cell,
  terrain: z.enum(['clear', 'difficult']).optional(),
  /**
   * Kind of ground, by its name in the ruleset (`ice`, `dense-rubble` …). The ruleset says what it
   * costs and hides; other facts of the cell add to that, and the value that hinders more counts.
   */
  ground: text.optional(),
  /** Cost factor for entering the cell; absent: 1 on clear ground, 2 on difficult ground. */
  costFactor: z.number().min(1).max(100).optional(),
  /**
   * Cost factor for entering the cell in single kinds of movement, in place of `costFactor`; null: it
   * cannot be entered in that way.
   */
  costFor: z.partialRecord(z.enum(WAYS), z.number().min(1).max(100).nullable()).optional(),
  blocks: z.array(z.enum(BLOCKS)).max(3).optional(),
  cover: z.enum(COVER_MARKS).optional(),
  /** Degree of cover set by the game master, for rulesets with degrees. */
  degree: z.enum(COVER_DEGREES).optional(),
  concealment: z.enum(CONCEALMENTS).optional(),
  /**
   * Miss chance in percent set by the game master, for rulesets with degrees of concealment.
   */
  missChance: z.literal(MISS_CHANCES).optional(),
  light: z.enum(LIGHTS).optional(),
  /** Does a low obstacle fill the cell? */
  low: z.boolean().optional(),
  elevation: z.number().min(-MAX_SIDE).max(MAX_SIDE).optional(),
  surface: z.enum(SURFACES).optional(),
  /** The check for climbing, swimming or balancing in the cell. */
  check: hurdle.optional(),
  /** Is the obstacle made of force, which also stops the incorporeal? */
  force: z.boolean().optional(),
});

const wall = z.object({
  from: point,
  to: point,
  blocks: z.array(z.enum(BLOCKS)).max(3).optional(),
  /**
   * Does it stop sight and effects only as the second such wall on a line? It stops movement alone.
   */
  limited: z.boolean().optional(),
  /**
   * Is it unknown whether the wall stops effects, as glass does? `blocks` has the assumed answer.
   */
  effectUnknown: z.boolean().optional(),
  low: z.boolean().optional(),
  cover: z.enum(COVER_MARKS).optional(),
  /** Degree of cover set by the game master, for rulesets with degrees. */
  degree: z.enum(COVER_DEGREES).optional(),
  /**
   * Heights of the wall's lower and upper edge above the ground, in cells. Absent bottom: it stands
   * on the ground; absent top: its height is unknown.
   */
  bottom: z.number().min(-MAX_SIDE).max(MAX_SIDE).optional(),
  top: z.number().min(-MAX_SIDE).max(MAX_SIDE).optional(),
  /** Cost in cells of crossing the wall, in addition to the step; absent: 2 if it is low. */
  crossCost: cells.optional(),
  /** Side length of the largest hole in the wall, in meters. */
  opening: z.number().min(0).max(100).optional(),
  /** The check for crossing the wall, in addition to the cost in movement. */
  check: hurdle.optional(),
  /** Is the wall made of force, which also stops the incorporeal? */
  force: z.boolean().optional(),
});

const attack = z.object({
  id: text,
  name: text.optional(),
  kind: z.enum(ATTACK_KINDS),
  natural: z.boolean().optional(),
  unarmed: z.boolean().optional(),
  light: z.boolean().optional(),
  twoHanded: z.boolean().optional(),
  /**
   * `reach` doubles the reach and excludes the natural reach; `reach-and-near` doubles it and
   * excludes nothing.
   */
  reachWeapon: z.enum(REACH_WEAPONS).optional(),
  /** Natural reach of this attack in cells, if it differs from the creature's. */
  reach: cells.optional(),
  /** Range increment in cells. */
  rangeIncrement: z.number().positive().max(MAX_SIDE).optional(),
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
  tags: z.array(text).max(50).optional(),
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
  land: cells.optional(),
  fly: cells.optional(),
  swim: cells.optional(),
  climb: cells.optional(),
  burrow: cells.optional(),
  manoeuvrability: z.enum(MANEUVERABILITIES).optional(),
});

const creature = z.object({
  id: text.min(1),
  name: text.optional(),
  /** The creature's side; absent: unknown. Creatures of the side `NEUTRAL` have no opponents. */
  side: text.optional(),
  /**
   * The token is a thing (a chest, a trap, a torch), not a creature: it blocks no creature, gives
   * no cover as a creature and does nothing. `low` and `blocks`: it is an obstacle in its
   * cells. Absent: a creature.
   */
  scenery: z.enum(SCENERY).optional(),
  /** Top-left cell of the creature's space. */
  at: cell,
  size: z.enum(SIZES).optional(),
  build: z.enum(BUILDS).optional(),
  /** Type of the creature; absent: unknown, unless one of its traits is a type. */
  type: z.enum(CREATURE_TYPES).optional(),
  /** Subtypes: `incorporeal`, `swarm`, `fire` …; absent: none that the type’s source names. */
  subtypes: z.array(text).max(50).optional(),
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
  conditions: z.array(text).max(200).optional(),
  traits: z.array(text).max(500).optional(),
  /** Attacks of opportunity already taken this round. */
  opportunitiesTaken: whole.min(0).max(1000).optional(),
  /** Sides that can see the creature; absent: all. */
  visibleTo: z.array(text).max(100).optional(),
  /** Id of the creature's mount. It rides while it stands in the mount's space. */
  mount: text.optional(),
  /** Direction in which a flyer last flew; absent: unknown. */
  heading: z.enum(HEADINGS).optional(),
  hp: hitPoints.optional(),
  /** Armor class on the sheet; absent: unknown, or hidden from this user. */
  ac: armorClass.optional(),
  /** Ids of the creatures that this creature grapples. */
  grapples: z.array(text).max(100).optional(),
  /** Id of the creature that this creature pins. */
  pins: text.optional(),
  ...sheetFields,
});

const used = z.object({
  /** How often each resource of the turn was used, by its id in the ruleset (`standard`, `move` …). */
  uses: z.record(text, whole.min(0).max(100)).optional(),
  /** Older documents state each resource of the 3.5 family on its own. */
  standard: z.boolean().optional(),
  move: z.union([whole.min(0).max(2), z.boolean().transform((b) => (b ? 1 : 0))]).optional(),
  fullRound: z.boolean().optional(),
  swift: z.boolean().optional(),
  step: z.boolean().optional(),
  /** Cells moved this turn. */
  moved: cells.optional(),
  /** Diagonal steps counted so far this turn, for the alternating cost. */
  diagonals: whole.min(0).max(10_000).optional(),
  /**
   * Squares of difficult ground that a trait has let the creature cross as plain floor this round;
   * absent: unknown.
   */
  eased: whole.min(0).max(10_000).optional(),
  /** Ids of the actions taken this turn; absent: unknown. */
  actions: z.array(text).max(100).optional(),
  /** Is the turn over, whatever it has used? */
  over: z.literal(true).optional(),
});

const spent = used.extend({
  /** What other creatures have used in this turn, by creature id: the mount of the active one. */
  beside: z.record(text, used).optional(),
});

const turn = z.object({
  round: whole.min(0).optional(),
  active: text.optional(),
  surprise: z.boolean().optional(),
  order: z.array(text).max(MAX_ITEMS).optional(),
  /**
   * Creatures that have acted since the fight began; absent: unknown (no creature then counts as
   * flat-footed).
   */
  acted: z.array(text).max(MAX_ITEMS).optional(),
  /** Initiative counts, by creature id. */
  counts: z.record(text, whole.min(-1000).max(1000)).optional(),
  spent: spent.optional(),
});

/** A degree of cover set by the game master for one attacker and one target. */
const degree = z.object({ from: text.min(1), to: text.min(1), degree: z.enum(COVER_DEGREES) });

/** A miss chance set by the game master for one attacker and one target. */
const miss = z.object({ from: text.min(1), to: text.min(1), missChance: z.literal(MISS_CHANCES) });

const TABLES = { ...HOUSE_RULES, ...PHASE_RULES };
type Choice = {
  readonly [K in keyof typeof TABLES]: z.ZodOptional<z.ZodType<(typeof TABLES)[K][number]>>;
};
/** The known house rules. Other words, numbers and booleans are kept for future rulesets. */
const houseRules = z.looseObject(
  Object.fromEntries(
    Object.entries(TABLES).map(([name, choices]) => [
      name,
      (typeof choices[0] === 'boolean'
        ? z.boolean()
        : z.enum(choices as readonly string[])
      ).optional(),
    ]),
  ) as unknown as Choice,
);
const isReading = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  Number.isFinite(value) ||
  (typeof value === 'string' && value.length <= 1000);
const options = houseRules.transform(
  (all) =>
    Object.fromEntries(Object.entries(all).filter(([, value]) => isReading(value))) as typeof all,
);

export const sceneSchema = z.object({
  format: z.literal(FORMAT),
  ruleset: z.string().max(100),
  options: options.optional(),
  grid,
  light: z.enum(LIGHTS).optional(),
  cells: z
    .array(cellFacts)
    .max(MAX_SIDE * MAX_SIDE)
    .optional(),
  walls: z.array(wall).max(MAX_ITEMS).optional(),
  creatures: z.array(creature).max(MAX_ITEMS).optional(),
  turn: turn.optional(),
  degrees: z.array(degree).max(MAX_ITEMS).optional(),
  misses: z.array(miss).max(MAX_ITEMS).optional(),
});

/** A validated scene document; optional fields not given are absent. */
export type SceneDocument = z.infer<typeof sceneSchema>;
/** A scene document before validation. */
export type SceneInput = z.input<typeof sceneSchema>;
export type SceneCreature = NonNullable<SceneDocument['creatures']>[number];
export type SceneAttack = NonNullable<SceneCreature['attacks']>[number];
export type SceneCell = NonNullable<SceneDocument['cells']>[number];
export type SceneWall = NonNullable<SceneDocument['walls']>[number];
export type SceneTurn = NonNullable<SceneDocument['turn']>;
