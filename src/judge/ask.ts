/** The questions of the offline door, as they are written (contract/SCENE.md, Questions and answers). */
import * as z from 'zod';
import { MODES } from '../rules/verdict.ts';

const whole = z.number().int().min(-2000).max(3000);
const cell = z.tuple([whole, whole]);
const id = z.string().min(1).max(1000);
const place = z.union([cell, id]);
const mode = z.enum(MODES);
const attack = z.enum(['melee', 'ranged']);

export const askSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('distance'), from: place, to: place }),
  z.object({ ask: z.literal('threat'), of: id }),
  z.object({ ask: z.literal('reachable'), of: id, mode: mode.default('move') }),
  z.object({ ask: z.literal('path'), of: id, to: cell, mode: mode.default('move'), prefer: z.enum(['short', 'safe']).default('short') }),
  z.object({ ask: z.literal('move'), of: id, mode: mode.default('move'), path: z.array(cell).min(1).max(2000) }),
  z.object({ ask: z.literal('flanking'), target: id }),
  z.object({ ask: z.literal('cover'), from: id, to: id, attack: attack.default('melee') }),
  z.object({ ask: z.literal('concealment'), from: id, to: id, attack: attack.default('melee') }),
  z.object({ ask: z.enum(['line-of-effect', 'line-of-sight']), from: place, to: place }),
]);
export type Ask = z.infer<typeof askSchema>;

/** Questions of the contract that no ruleset answers yet. */
export const LATER = ['act', 'actions', 'attack', 'timeline'] as const;
