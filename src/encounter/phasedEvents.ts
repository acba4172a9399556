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
import { WHATS, type TimelineEvent } from '../rules/phased/round/event.ts';
import {
  storedCell,
  MAX_PATH_CELLS,
  storedId,
  list,
  may,
  side,
  storedText,
  UTMOST,
} from './parts.ts';

const amount = z.number().check(z.minimum(-UTMOST), z.maximum(UTMOST));
const names = z.union([storedId, list(storedId)]);

const items = may(
  list(
    z.object({
      item: z.enum(ITEMS),
      size: may(z.enum(ITEM_SIZES)),
      hand: may(z.enum(['main', 'off'])),
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
    footing: may(z.enum(MOVEMENT_KINDS)),
    until: may(storedId),
    hexes: may(side),
    crossing: may(
      list(
        z.object({
          at: storedCell,
          occupant: storedId,
          as: z.enum(CROSSINGS),
          to: may(storedCell),
        }),
        50,
      ),
    ),
  }),
]);

export const declarationSchema = z.object({
  of: storedId,
  initiative: may(amount),
  action: z.enum(PHASED_ACTIONS),
  waiting: may(z.object({ penalty: may(amount), percent: may(amount) })),
  free: may(
    list(
      z.object({
        kind: z.enum(FREE_KINDS),
        items,
        rapidArming: may(z.boolean()),
        check: may(z.enum(['passed', 'failed'])),
        penalty: may(amount),
        name: may(storedText),
      }),
      50,
    ),
  ),
  weaponFactor: may(amount),
  castingTime: may(amount),
  factor: may(amount),
  name: may(storedText),
  items,
  move: may(move),
  target: may(names),
  refuse: may(list(z.union([storedId, z.object({ target: storedId, at: amount })]))),
  onContact: may(z.enum(['attack', 'keep-moving'])),
  charge: may(
    z.object({
      rating: may(amount),
      group: may(z.enum(GROUPS)),
      level: may(amount),
      combatPoints: may(amount),
      bonus: may(amount),
      roll: may(amount),
      onFailure: may(z.enum(['move', 'stand'])),
    }),
  ),
  abort: may(z.object({ called: amount, halfMove: may(move) })),
  attacks: may(side),
  endOfRound: may(
    z.object({
      move: may(move),
      words: may(storedText),
      effects: may(list(z.object({ phase: z.enum(['b', 'e']), name: storedText }), 50)),
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
  what: z.enum(WHATS),
  order: side,
  position: storedCell,
  tie: may(storedText),
  provisional: may(z.literal(true)),
  phase: may(storedText),
  kind: may(storedText),
  items,
  item: may(storedText),
  size: may(storedText),
  choice: may(z.nullable(storedText)),
  due: may(z.nullable(amount)),
  path: may(path),
  stopped: may(storedText),
  with: may(storedId),
  opens: may(list(z.object({ of: storedId, at: amount }))),
  to: may(storedCell),
  for: may(storedId),
  roll: may(z.nullable(amount)),
  rating: may(z.nullable(amount)),
  result: may(z.nullable(storedText)),
  fatigue: may(amount),
  target: may(z.nullable(names)),
  choices: may(list(storedId)),
  postponed: may(z.boolean()),
  against: may(list(storedId)),
  circumstance: may(amount),
  decision: may(z.nullable(storedText)),
  charge: may(z.object({ hit: amount, damage: amount, why: may(storedText) })),
  name: may(storedText),
  action: may(storedText),
  lost: may(storedText),
  why: may(storedText),
  text: may(storedText),
  counted: may(side),
}) as unknown as z.ZodMiniType<TimelineEvent>;

export const decisionSchema = {
  of: storedId,
  against: storedId,
  factor: amount,
  chooses: z.enum(['attack', 'refuse']),
};
