/** Schemas of the data that a round in phases adds to events. */
import * as z from 'zod/mini';
import {
  ACTIONS,
  CROSSINGS,
  FOOTINGS,
  FREE_KINDS,
  GROUPS,
  ITEM_SIZES,
  ITEMS,
  type Declaration,
} from '../rules/phased/round/declaration.ts';
import { WHATS, type TimelineEvent } from '../rules/phased/round/event.ts';
import { cell, FARTHEST, id, list, may, side, text, UTMOST } from './parts.ts';

const amount = z.number().check(z.minimum(-UTMOST), z.maximum(UTMOST));
const names = z.union([id, list(id)]);

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
const path = list(cell, FARTHEST);
const move = z.union([
  cell,
  path,
  z.object({
    path,
    footing: may(z.enum(FOOTINGS)),
    until: may(id),
    hexes: may(side),
    crossing: may(
      list(z.object({ at: cell, occupant: id, as: z.enum(CROSSINGS), to: may(cell) }), 50),
    ),
  }),
]);

export const declarationSchema = z.object({
  of: id,
  initiative: may(amount),
  action: z.enum(ACTIONS),
  waiting: may(z.object({ penalty: may(amount), percent: may(amount) })),
  free: may(
    list(
      z.object({
        kind: z.enum(FREE_KINDS),
        items,
        rapidArming: may(z.boolean()),
        check: may(z.enum(['passed', 'failed'])),
        penalty: may(amount),
        name: may(text),
      }),
      50,
    ),
  ),
  weaponFactor: may(amount),
  castingTime: may(amount),
  factor: may(amount),
  name: may(text),
  items,
  move: may(move),
  target: may(names),
  refuse: may(list(z.union([id, z.object({ target: id, at: amount })]))),
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
      words: may(text),
      effects: may(list(z.object({ phase: z.enum(['b', 'e']), name: text }), 50)),
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
  of: id,
  what: z.enum(WHATS),
  order: side,
  position: cell,
  tie: may(text),
  provisional: may(z.literal(true)),
  phase: may(text),
  kind: may(text),
  items,
  item: may(text),
  size: may(text),
  choice: may(z.nullable(text)),
  due: may(z.nullable(amount)),
  path: may(path),
  stopped: may(text),
  with: may(id),
  opens: may(list(z.object({ of: id, at: amount }))),
  to: may(cell),
  for: may(id),
  roll: may(z.nullable(amount)),
  rating: may(z.nullable(amount)),
  result: may(z.nullable(text)),
  fatigue: may(amount),
  target: may(z.nullable(names)),
  choices: may(list(id)),
  postponed: may(z.boolean()),
  against: may(list(id)),
  circumstance: may(amount),
  decision: may(z.nullable(text)),
  charge: may(z.object({ hit: amount, damage: amount, why: may(text) })),
  name: may(text),
  action: may(text),
  lost: may(text),
  why: may(text),
  text: may(text),
  counted: may(side),
}) as unknown as z.ZodMiniType<TimelineEvent>;

export const decisionSchema = {
  of: id,
  against: id,
  factor: amount,
  chooses: z.enum(['attack', 'refuse']),
};
