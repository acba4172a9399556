/**
 * Questions of the judge command on actions and the rest of a turn: an action's kind, whether it is
 * legal, and which creatures it provokes.
 */
import * as z from 'zod';
import { TROUBLE_IDS } from '../../rules/d20/play/turns/troubles.ts';
import type { Creature } from '../../board/creature.ts';
import type { Present } from '../../board/onBoard.ts';
import type { ActingRuleset } from '../../rules/actionRules.ts';
import type { Judge } from '../../rules/ruleset.ts';
import type { ActRequest } from '../../rules/d20/play/turns/turnRules.ts';
import { carrierOf, rideTogether } from '../../board/mounts.ts';
import { placesFrom, flightCourse } from './flight.ts';
import { id, word } from '../../rules/askParts.ts';
import {
  actionQuestion,
  attackIn,
  creatureIn,
  Misasked,
  pairIn,
  question,
  wordIn,
} from './question.ts';
import { actionAsk, type DeclaredAction } from '../../rules/d20/play/asks/turnAsk.ts';

/** Inputs of a declared action; with `as` it does not use an action of the turn. */
export const declared = { ...actionAsk, trouble: z.enum(TROUBLE_IDS).optional() };
const declaration = z.object(declared);

type Declared = Present<z.output<typeof declaration>>;

const { action: _action, target: _target, with: _with, ...unchanged } = actionAsk;
/** Inputs that the engine takes as they are. */
const UNCHANGED = Object.keys(unchanged) as readonly (keyof typeof unchanged)[];

/** The action that the question names. Throws `Misasked` if the ruleset does not have it. */
export const actionIn = (j: Judge, action: string, field: string): string =>
  wordIn(j, 'action', action, field);

/** A declaration, with its creatures and its weapon looked up in the scene. */
export function requestIn(
  j: Judge<ActingRuleset>,
  c: Creature,
  d: Declared,
  field = '',
): ActRequest {
  const weapon = d.with === undefined ? undefined : attackIn(c, d.with, `${field}with`);
  if (d.helps !== undefined) actionIn(j, d.helps, `${field}helps`);
  if (d.readies !== undefined) actionIn(j, d.readies, `${field}readies`);
  if (d.whole !== undefined) actionIn(j, d.whole, `${field}whole`);
  const action = actionIn(j, d.action, `${field}action`);
  // A creature may cast a spell on itself, but not attack itself.
  if (d.target === c.id && j.rules.turns.table[action]?.attack === true)
    pairIn(j, c.id, c.id, `${field}target`);
  return {
    ...(Object.fromEntries(
      UNCHANGED.flatMap((name) => (d[name] === undefined ? [] : [[name, d[name]]])),
    ) as Pick<DeclaredAction, (typeof UNCHANGED)[number]>),
    action,
    ...(d.target === undefined ? {} : { target: creatureIn(j, d.target, `${field}target`) }),
    ...(weapon === undefined ? {} : { with: weapon }),
  };
}

/** The creature itself, its mount or its rider: those that share its turn. */
function partnerOf(j: Judge, c: Creature, id: string, field: string): Creature {
  const other = creatureIn(j, id, field);
  if (other.id !== c.id && !rideTogether(c, other))
    throw new Misasked({ path: `ask.${field}`, message: `expected the mount or rider of ${c.id}` });
  return other;
}

const interruption = z.object({
  by: id,
  action: word,
  target: id,
  against: z.number().int().min(0).optional(),
  damages: z.boolean().optional(),
  brings: z.array(word).max(20).optional(),
});

export const turnQuestions = [
  actionQuestion(
    z.object({
      ask: z.literal('act'),
      of: id,
      ...declared,
      as: z.enum(['opportunity', 'readied']).optional(),
    }),
    (j, ask) => {
      const c = creatureIn(j, ask.of, 'of');
      const request = { ...requestIn(j, c, ask), ...(ask.as === undefined ? {} : { as: ask.as }) };
      const verdict = j.rules.turns.act(j, c, request);
      return { ...verdict, ...j.rules.turns.consequences(j, c, request, verdict.kind) };
    },
  ),

  actionQuestion(z.object({ ask: z.literal('actions'), of: id }), (j, ask) =>
    j.rules.turns.actions(j, creatureIn(j, ask.of, 'of')),
  ),

  actionQuestion(
    z.object({
      ask: z.literal('turn'),
      of: id,
      do: z
        .array(declaration.extend({ by: id.optional(), taken: z.array(id).max(1000).optional() }))
        .max(100),
    }),
    (j, ask) => {
      const c = creatureIn(j, ask.of, 'of');
      return j.rules.turns.turn(
        j,
        c,
        ask.do.map(({ taken, ...d }, i) => {
          taken?.forEach((by, k) => creatureIn(j, by, `do[${i}].taken[${k}]`));
          const by = d.by === undefined ? c : partnerOf(j, c, d.by, `do[${i}].by`);
          return {
            ...requestIn(j, by, d, `do[${i}].`),
            ...(taken === undefined ? {} : { taken }),
            ...(by.id === c.id ? {} : { by }),
          };
        }),
      );
    },
  ),

  // An attack in the middle of a movement: Spring Attack, Shot on the Run, Flyby Attack, Ride-By
  // Attack. A rider's path is its mount's.
  question(
    z.object({
      ask: z.literal('passing-attack'),
      of: id,
      target: id,
      path: flightCourse,
      at: z.number().int().min(0),
      with: word,
    }),
    (j, ask) => {
      const c = creatureIn(j, ask.of, 'of');
      const weapon = attackIn(c, ask.with, 'with');
      if (ask.at >= ask.path.length)
        throw new Misasked({
          path: 'ask.at',
          message: `expected an index of the path, got ${ask.at}`,
        });
      const target = pairIn(j, ask.of, ask.target, 'target')[1];
      return j.rules.turns.passing(
        j,
        c,
        target,
        { path: placesFrom(carrierOf(c), ask.path), at: ask.at },
        weapon,
      );
    },
  ),

  question(
    z.object({
      ask: z.literal('resolve'),
      of: id,
      ...declared,
      opportunities: z.array(interruption).max(50),
    }),
    (j, ask) => {
      const c = creatureIn(j, ask.of, 'of');
      return j.rules.turns.resolve(
        j,
        c,
        requestIn(j, c, ask),
        ask.opportunities.map(({ by, target, against, damages, brings, action }, i) => {
          const field = `opportunities[${i}]`;
          // An opportunity may only answer an opportunity earlier in the list.
          if (against !== undefined && against >= i)
            throw new Misasked({
              path: `ask.${field}.against`,
              message: `expected the index of an earlier one, got ${against}`,
            });
          return {
            by: creatureIn(j, by, `${field}.by`),
            target: creatureIn(j, target, `${field}.target`),
            action: actionIn(j, action, `${field}.action`),
            ...(against === undefined ? {} : { against }),
            ...(damages === undefined ? {} : { damages }),
            ...(brings === undefined
              ? {}
              : {
                  brings: brings.map((name, k) =>
                    wordIn(j, 'condition', name, `${field}.brings[${k}]`),
                  ),
                }),
          };
        }),
      );
    },
  ),
] as const;
