/**
 * Questions of the judge command on actions and the rest of a turn: an action's kind, whether it is
 * legal, and which creatures it provokes.
 */
import * as z from 'zod';
import { TROUBLE_IDS } from '../../rules/d20/play/turns/troubles.ts';
import type { Creature } from '../../board/creature.ts';
import { costOf, type Resources } from '../../rules/economy.ts';
import type { FullJudge } from '../../rules/fullRuleset.ts';
import type { Mode } from '../../rules/verdict.ts';
import { givenBack } from '../../rules/d20/play/turns/left.ts';
import { changedBy, turnedBy } from '../../rules/d20/play/turns/applyAction.ts';
import type { ActionEntry, ActionKind, ActRequest } from '../../rules/d20/play/turns/turnRules.ts';
import { carrierOf, rideTogether } from '../../board/mounts.ts';
import { placesFrom, flightCourse } from './flight.ts';
import { id, word } from './parts.ts';
import { attackIn, creatureIn, Misasked, pairIn, question, wordIn } from './question.ts';
import { actionAsk, type DeclaredAction } from './turnAsk.ts';

/** Inputs of a declared action; with `as` it does not use an action of the turn. */
export const declared = { ...actionAsk, trouble: z.enum(TROUBLE_IDS).optional() };
const declaration = z.object(declared);

type Declared = z.output<typeof declaration>;

const { action: _action, target: _target, with: _with, ...unchanged } = actionAsk;
/** Inputs that the engine takes as they are. */
const UNCHANGED = Object.keys(unchanged) as readonly (keyof typeof unchanged)[];

/** The action that the question names. Throws `Misasked` if the ruleset does not have it. */
export const actionIn = (j: FullJudge, action: string, field: string): string =>
  wordIn(j, 'action', action, field);

/** A declaration, with its creatures and its weapon looked up in the scene. */
export function requestIn(j: FullJudge, c: Creature, d: Declared, field = ''): ActRequest {
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
function partnerOf(j: FullJudge, c: Creature, id: string, field: string): Creature {
  const other = creatureIn(j, id, field);
  if (other.id !== c.id && !rideTogether(c, other))
    throw new Misasked({ path: `ask.${field}`, message: `expected the mount or rider of ${c.id}` });
  return other;
}

/**
 * Changes that an action makes to the acting creature: conditions, the weapon in hand, and the
 * resource of its turn that it gets back.
 */
interface Consequences {
  readonly gains?: readonly string[];
  readonly loses?: readonly string[];
  readonly hand?: { readonly weapon: string; readonly ready: boolean };
  readonly restores?: string;
}

/** Is the action the movement itself, so that it costs what a movement in its mode costs? */
function isMovement(
  j: FullJudge,
  c: Creature,
  entry: ActionEntry,
): entry is ActionEntry & { readonly mode: Mode } {
  if (entry.mode === undefined) return false;
  const rule = j.rules.modeRule(j, c, entry.mode);
  return entry.kind === rule.kind && entry.twice === rule.twice;
}

/**
 * Data for recording an action, in addition to its verdict: the resources of the turn that it uses,
 * the mode of the movement that it declares, and its consequences.
 */
function consequences(
  j: FullJudge,
  c: Creature,
  request: ActRequest,
  kind: ActionKind,
): { readonly uses: Resources; readonly mode?: Mode; readonly after?: Consequences } {
  const entry = j.rules.turns.table[request.action]!;
  const turned = turnedBy(j, c, entry, request);
  const gains = turned.gains.filter((condition) => !c.conditions.includes(condition));
  const loses = turned.loses.filter((condition) => c.conditions.includes(condition));
  const before = new Map(c.attacks?.map((a) => [a.id, a.ready]));
  const handled = changedBy(j, c, entry, request).attacks?.find(
    (a) => a.ready !== before.get(a.id),
  );
  const restores =
    entry.after?.restores === true ? givenBack(j.rules.turnRest(j, c).spent) : undefined;
  const after: Consequences = {
    ...(gains.length > 0 && { gains }),
    ...(loses.length > 0 && { loses }),
    ...(handled && { hand: { weapon: handled.id, ready: handled.ready } }),
    ...(restores !== undefined && { restores }),
  };
  return {
    ...(isMovement(j, c, entry) && { mode: entry.mode }),
    uses: costOf(j.rules.economy, kind, entry.twice),
    ...(Object.keys(after).length > 0 && { after }),
  };
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
  question(
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
      return { ...verdict, ...consequences(j, c, request, verdict.kind) };
    },
  ),

  question(z.object({ ask: z.literal('actions'), of: id }), (j, ask) =>
    j.rules.turns.actions(j, creatureIn(j, ask.of, 'of')),
  ),

  question(
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
