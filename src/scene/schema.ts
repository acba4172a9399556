/**
 * The scene document `quadretto/scene@1` (docs/spec/scene.md): the engine's only input, the same
 * for every host. Unknown fields are dropped. A wrong type or an impossible value is an error with
 * its path.
 */
import * as z from 'zod';
import { FORMAT } from './format.ts';
import { creatureFacts } from '../board/facts/creature.ts';
import { cellFacts, degreeFacts, missFacts, wallFacts } from '../board/facts/ground.ts';
import { MAX_ITEMS, MAX_SIDE, whole } from '../board/facts/parts.ts';
import { turnFacts } from '../board/facts/turn.ts';
import { HEX_LAYOUTS } from '../board/grid.ts';
import { LIGHTS } from '../board/vocabulary.ts';
import { HOUSE_RULES, PHASE_RULES } from '../rules/houseRules.ts';

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
  walls: z.array(wallFacts).max(MAX_ITEMS).optional(),
  creatures: z.array(creatureFacts).max(MAX_ITEMS).optional(),
  turn: turnFacts.optional(),
  degrees: z.array(degreeFacts).max(MAX_ITEMS).optional(),
  misses: z.array(missFacts).max(MAX_ITEMS).optional(),
});

/** A validated scene document; optional fields not given are absent. */
export type SceneDocument = z.infer<typeof sceneSchema>;
/** A scene document before validation. */
export type SceneInput = z.input<typeof sceneSchema>;
