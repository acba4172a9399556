/** Schemas of the data that a round in phases adds to events. */
import * as z from 'zod/mini';
import {
  PHASED_ACTIONS,
  CROSSINGS,
  MOVEMENT_KINDS,
  FREE_KINDS,
  GROUPS,
  ITEM_SIZES,
  ITEMS,
  type Declaration,
} from '../rules/phased/round/declaration.ts';
import { PHASED_EVENT_KINDS, type TimelineEvent } from '../rules/phased/round/event.ts';
import {
  storedCell,
  MAX_PATH_CELLS,
  storedId,
  list,
  exactOptional,
  side,
  storedText,
  MAX_STORED_NUMBER,
} from './parts.ts';

const amount = z.number().check(z.minimum(-MAX_STORED_NUMBER), z.maximum(MAX_STORED_NUMBER));
const names = z.union([storedId, list(storedId)]);

const items = exactOptional(
  list(
    z.object({
      item: z.enum(ITEMS),
      size: exactOptional(z.enum(ITEM_SIZES)),
      hand: exactOptional(z.enum(['main', 'off'])),
    }),
    50,
  ),
);
const path = list(storedCell, MAX_PATH_CELLS);
const move = z.union([
  storedCell,
  path,
  z.object({
    path,
    footing: exactOptional(z.enum(MOVEMENT_KINDS)),
    until: exactOptional(storedId),
    hexes: exactOptional(side),
    crossing: exactOptional(
      list(
        z.object({
          at: storedCell,
          occupant: storedId,
          as: z.enum(CROSSINGS),
          to: exactOptional(storedCell),
        }),
        50,
      ),
    ),
  }),
]);

export const declarationSchema = z.object({
  of: storedId,
  initiative: exactOptional(amount),
  action: z.enum(PHASED_ACTIONS),
  waiting: exactOptional(
    z.object({ penalty: exactOptional(amount), percent: exactOptional(amount) }),
  ),
  free: exactOptional(
    list(
      z.object({
        kind: z.enum(FREE_KINDS),
        items,
        rapidArming: exactOptional(z.boolean()),
        check: exactOptional(z.enum(['passed', 'failed'])),
        penalty: exactOptional(amount),
        name: exactOptional(storedText),
      }),
      50,
    ),
  ),
  weaponFactor: exactOptional(amount),
  castingTime: exactOptional(amount),
  factor: exactOptional(amount),
  name: exactOptional(storedText),
  items,
  move: exactOptional(move),
  target: exactOptional(names),
  refuse: exactOptional(list(z.union([storedId, z.object({ target: storedId, at: amount })]))),
  onContact: exactOptional(z.enum(['attack', 'keep-moving'])),
  charge: exactOptional(
    z.object({
      rating: exactOptional(amount),
      group: exactOptional(z.enum(GROUPS)),
      level: exactOptional(amount),
      combatPoints: exactOptional(amount),
      bonus: exactOptional(amount),
      roll: exactOptional(amount),
      onFailure: exactOptional(z.enum(['move', 'stand'])),
    }),
  ),
  abort: exactOptional(z.object({ called: amount, halfMove: exactOptional(move) })),
  attacks: exactOptional(side),
  endOfRound: exactOptional(
    z.object({
      move: exactOptional(move),
      words: exactOptional(storedText),
      effects: exactOptional(list(z.object({ phase: z.enum(['b', 'e']), name: storedText }), 50)),
    }),
  ),
}) as z.ZodMiniType<Declaration>;

export const factorSchema = z.union([amount, z.literal('end')]);

/**
 * Schema of a timeline event: the fields of every event, and the fields that its sentence uses.
 * Other fields are dropped.
 */
export const timelineEventSchema = z.object({
  at: factorSchema,
  of: storedId,
  what: z.enum(PHASED_EVENT_KINDS),
  order: side,
  position: storedCell,
  tie: exactOptional(storedText),
  provisional: exactOptional(z.literal(true)),
  phase: exactOptional(storedText),
  kind: exactOptional(storedText),
  items,
  item: exactOptional(storedText),
  size: exactOptional(storedText),
  choice: exactOptional(z.nullable(storedText)),
  due: exactOptional(z.nullable(amount)),
  path: exactOptional(path),
  stopped: exactOptional(storedText),
  with: exactOptional(storedId),
  opens: exactOptional(list(z.object({ of: storedId, at: amount }))),
  to: exactOptional(storedCell),
  for: exactOptional(storedId),
  roll: exactOptional(z.nullable(amount)),
  rating: exactOptional(z.nullable(amount)),
  result: exactOptional(z.nullable(storedText)),
  fatigue: exactOptional(amount),
  target: exactOptional(z.nullable(names)),
  choices: exactOptional(list(storedId)),
  postponed: exactOptional(z.boolean()),
  against: exactOptional(list(storedId)),
  circumstance: exactOptional(amount),
  decision: exactOptional(z.nullable(storedText)),
  charge: exactOptional(z.object({ hit: amount, damage: amount, why: exactOptional(storedText) })),
  name: exactOptional(storedText),
  action: exactOptional(storedText),
  lost: exactOptional(storedText),
  why: exactOptional(storedText),
  text: exactOptional(storedText),
  counted: exactOptional(side),
}) as unknown as z.ZodMiniType<TimelineEvent>;

export const decisionSchema = {
  of: storedId,
  against: storedId,
  factor: amount,
  chooses: z.enum(['attack', 'refuse']),
};
