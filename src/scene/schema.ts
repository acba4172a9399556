/**
 * The scene document `quadretto/scene@1` (docs/spec/scene.md): the engine's only input, whatever
 * the host. Unknown fields are dropped. A wrong type or an impossible value is an error with its
 * path.
 */
import * as z from 'zod';
import {
  ABILITIES,
  ATTACK_KINDS,
  BUILDS,
  HEADINGS,
  MANEUVERABILITIES,
  REACH_WEAPONS,
  SAVES,
  SIZES,
  WEIGHTS,
} from '../board/creature.ts';
import { FORMAT } from './format.ts';
import {
  BLOCKS,
  COVER_DEGREES,
  COVER_MARKS,
  LIGHTS,
  MISS_CHANCES,
  SURFACES,
} from '../board/board.ts';
import { HEX_LAYOUTS } from '../board/grid.ts';

// zod's faster generated parsers need eval, which the extension's CSP and the stores forbid.
z.config({ jitless: true });

/** The largest board, in cells on a side: beyond it a document is hostile or mistaken. */
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
  costFactor: z.number().min(1).max(100).optional(),
  blocks: z.array(z.enum(BLOCKS)).max(3).optional(),
  cover: z.enum(COVER_MARKS).optional(),
  degree: z.enum(COVER_DEGREES).optional(),
  concealment: z.enum(['partial', 'total']).optional(),
  missChance: z.literal(MISS_CHANCES).optional(),
  light: z.enum(LIGHTS).optional(),
  low: z.boolean().optional(),
  elevation: z.number().min(-MAX_SIDE).max(MAX_SIDE).optional(),
  surface: z.enum(SURFACES).optional(),
  check: hurdle.optional(),
});

const wall = z.object({
  from: point,
  to: point,
  blocks: z.array(z.enum(BLOCKS)).max(3).optional(),
  low: z.boolean().optional(),
  cover: z.enum(COVER_MARKS).optional(),
  degree: z.enum(COVER_DEGREES).optional(),
  crossCost: cells.optional(),
  opening: z.number().min(0).max(100).optional(),
  check: hurdle.optional(),
});

const attack = z.object({
  id: text,
  name: text.optional(),
  kind: z.enum(ATTACK_KINDS),
  natural: z.boolean().optional(),
  unarmed: z.boolean().optional(),
  light: z.boolean().optional(),
  twoHanded: z.boolean().optional(),
  reachWeapon: z.enum(REACH_WEAPONS).optional(),
  reach: cells.optional(),
  rangeIncrement: z.number().positive().max(MAX_SIDE).optional(),
  ready: z.boolean().optional(),
  offHand: z.boolean().optional(),
  secondary: z.boolean().optional(),
  proficient: z.boolean().optional(),
  size: z.enum(SIZES).optional(),
  enhancement: whole.min(-100).max(100).optional(),
  damage: z
    .string()
    .max(100)
    .regex(/^\d+(d\d+)?$/, 'expected dice such as 1d8')
    .optional(),
  critical: z.object({ from: whole.min(2).max(20), times: whole.min(2).max(10) }).optional(),
  tags: z.array(text).max(50).optional(),
});

const points = whole.min(-100_000).max(100_000);
const hitPoints = z.object({
  current: points.optional(),
  max: points.optional(),
  nonlethal: points.min(0).optional(),
  temporary: points.min(0).optional(),
});
const skill = z.object({
  ranks: whole.min(0).max(1000).optional(),
  bonus: whole.min(-1000).max(1000).optional(),
});

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
  side: text.optional(),
  at: cell,
  size: z.enum(SIZES).optional(),
  build: z.enum(BUILDS).optional(),
  space: whole.min(1).max(20).optional(),
  reach: whole.min(0).max(50).optional(),
  elevation: z.number().min(-MAX_SIDE).max(MAX_SIDE).optional(),
  squeezing: z.boolean().optional(),
  speed: speed.optional(),
  armour: z.enum(WEIGHTS).optional(),
  load: z.enum(WEIGHTS).optional(),
  bab: whole.min(-100).max(1000).optional(),
  abilities: z.partialRecord(z.enum(ABILITIES), whole.min(0).max(1000).nullable()).optional(),
  attacks: z.array(attack).max(200).optional(),
  conditions: z.array(text).max(200).optional(),
  traits: z.array(text).max(500).optional(),
  opportunitiesTaken: whole.min(0).max(1000).optional(),
  immediateUsed: z.boolean().optional(),
  visibleTo: z.array(text).max(100).optional(),
  mount: text.optional(),
  heading: z.enum(HEADINGS).optional(),
  hp: hitPoints.optional(),
  hitDice: z.number().min(0).max(1000).optional(),
  skills: z.record(text, skill).optional(),
  saves: z.partialRecord(z.enum(SAVES), whole.min(-1000).max(1000)).optional(),
  grapples: z.array(text).max(100).optional(),
  pins: text.optional(),
});

const spent = z.object({
  standard: z.boolean().optional(),
  move: z.union([whole.min(0).max(2), z.boolean().transform((b) => (b ? 1 : 0))]).optional(),
  fullRound: z.boolean().optional(),
  swift: z.boolean().optional(),
  step: z.boolean().optional(),
  moved: cells.optional(),
  diagonals: whole.min(0).max(10_000).optional(),
  actions: z.array(text).max(100).optional(),
});

const turn = z.object({
  round: whole.min(0).optional(),
  active: text.optional(),
  surprise: z.boolean().optional(),
  order: z.array(text).max(MAX_ITEMS).optional(),
  acted: z.array(text).max(MAX_ITEMS).optional(),
  counts: z.record(text, whole.min(-1000).max(1000)).optional(),
  spent: spent.optional(),
});

/** The game master's degree of cover for one attacker and one target. */
const degree = z.object({ from: text.min(1), to: text.min(1), degree: z.enum(COVER_DEGREES) });

/** The game master's miss chance for one attacker and one target. */
const miss = z.object({ from: text.min(1), to: text.min(1), missChance: z.literal(MISS_CHANCES) });

/** The settings known today. Other words, numbers and booleans are kept for future rulesets. */
const readings = z.looseObject({
  coverLine: z.enum(['best-corner', 'any-line']).optional(),
  reachTwoDiagonal: z.enum(['all', 'weapon-only', 'strict']).optional(),
  flanking: z.enum(['line', 'strict']).optional(),
  coverEstimate: z.enum(['area', 'corners']).optional(),
  text: z.enum(['english-srd', 'italian-letter']).optional(),
  scale: z.enum(['tenths-up', 'exact', 'x10']).optional(),
  afterHalfMove: z.enum(['each', 'sum']).optional(),
  endMovement: z.enum(['list', 'last']).optional(),
  endMovementRoll: z.enum(['with-modifiers', 'plain']).optional(),
  postponeAfterRefusal: z.boolean().optional(),
  gearPenaltyOnPostponed: z.boolean().optional(),
  rapidArming: z.enum(['total', 'per-item']).optional(),
  pinned: z.enum(['seed', 'srd']).optional(),
});
const isReading = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  Number.isFinite(value) ||
  (typeof value === 'string' && value.length <= 1000);
const options = readings.transform(
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
