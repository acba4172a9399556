/** Questions of the judge command on the map (docs/spec/scene.md, Questions and answers). */
import * as z from 'zod';
import type { Cell } from '../../board/grid.ts';
import type { JudgedLine } from '../../rules/verdict.ts';
import { flown } from './flight.ts';
import { attackMode, cell, id, mode, place, place3 } from '../../rules/askParts.ts';
import { chance, edgeOf } from '../../rules/attempt.ts';
import { judgesFlight } from '../../rules/flightOnMap.ts';
import { uniqueRuleIds } from '../../rules/names.ts';
import {
  attackIn,
  attemptQuestion,
  creatureIn,
  mapQuestion,
  Misasked,
  pairIn,
  placeIn,
  questionOn,
  seesQuestion,
} from './question.ts';
import { isFull, type FullJudge } from '../../rules/fullRuleset.ts';

const lines = (list: readonly JudgedLine[]): object[] =>
  list.map(({ from, to, blockedBy }) => ({ from, to, blockedBy }));

export const boardQuestions = [
  mapQuestion(z.object({ ask: z.literal('distance'), from: place, to: place }), (j, ask) =>
    j.rules.distance(j, placeIn(j, ask.from, 'from'), placeIn(j, ask.to, 'to')),
  ),

  mapQuestion(z.object({ ask: z.literal('threat'), of: id }), (j, ask) => {
    const v = j.rules.threat(j, creatureIn(j, ask.of, 'of'));
    return { ...v, cells: [...v.cells] };
  }),

  mapQuestion(z.object({ ask: z.literal('reachable'), of: id, mode }), (j, ask) => {
    const v = j.rules.reachable(j, creatureIn(j, ask.of, 'of'), ask.mode ?? j.rules.modes.usual);
    return {
      ...v,
      cells: v.cells.map(({ at, cost, squeezing }) =>
        squeezing ? { at, cost, squeezing } : { at, cost },
      ),
    };
  }),

  mapQuestion(
    z.object({
      ask: z.literal('path'),
      of: id,
      to: cell,
      mode,
      prefer: z.enum(['short', 'safe']).default('short'),
    }),
    (j, ask) => {
      const v = j.rules.path(
        j,
        creatureIn(j, ask.of, 'of'),
        ask.to,
        ask.mode ?? j.rules.modes.usual,
        ask.prefer,
      );
      return v.path === null ? { path: null, why: v.why, rules: v.rules, unknown: v.unknown } : v;
    },
  ),

  mapQuestion(
    z.object({
      ask: z.literal('move'),
      of: id,
      mode,
      path: z
        .array(z.union([cell, place3]))
        .min(1)
        .max(2000),
      acrobatics: z.union([z.literal(true), z.literal('hurried')]).optional(),
      leaves: z.array(id).max(1000).optional(),
    }),
    (j, ask) => {
      // A path with heights is a flight, which is judged leg by leg.
      if (ask.path.some((at) => at.length === 3)) {
        if (!judgesFlight(j))
          throw new Misasked({
            path: 'ask.path',
            message: `heights are not judged under ${JSON.stringify(j.rules.id)}`,
          });
        return flown(j, ask.of, { mode: ask.mode ?? j.rules.modes.usual }, ask.path);
      }
      const c = creatureIn(j, ask.of, 'of');
      const start = ask.path[0];
      // A rider that dismounts and walks begins in any cell of its mount's space.
      const alone =
        start !== undefined &&
        c.seat !== undefined &&
        j.rules.distance(j, c, [start[0], start[1]]).cells === 0;
      if (!alone && (start === undefined || start[0] !== c.at[0] || start[1] !== c.at[1])) {
        throw new Misasked({
          path: 'ask.path[0]',
          message: `expected the creature's own place [${c.at.join(', ')}], got ${JSON.stringify(start)}`,
        });
      }
      const path = ask.path.map(([x, y]): Cell => [x, y]);
      if (ask.acrobatics === undefined)
        return j.rules.move(j, c, ask.mode ?? j.rules.modes.usual, path);
      if (!isFull(j.rules) || j.rules.specials.acrobatics === undefined)
        throw new Misasked({
          path: 'ask.acrobatics',
          message: `${JSON.stringify(j.rules.id)} has no Acrobatics past foes`,
        });
      return j.rules.specials.acrobatics(
        { ...j, rules: j.rules } satisfies FullJudge,
        c,
        ask.mode ?? j.rules.modes.usual,
        path,
        { hurried: ask.acrobatics === 'hurried', leaves: ask.leaves ?? [] },
      );
    },
  ),

  questionOn('flanking')(z.object({ ask: z.literal('flanking'), target: id }), (j, ask) =>
    j.rules.flanking(j, creatureIn(j, ask.target, 'target')),
  ),

  questionOn('cover')(
    z.object({ ask: z.literal('cover'), from: id, to: id, attack: attackMode.default('melee') }),
    (j, ask) => {
      const {
        degree,
        ac,
        reflex,
        lines: judged,
        barsOpportunity,
        rules,
        unknown,
        by,
        estimate,
        fraction,
      } = j.rules.cover(j, ...pairIn(j, ask.from, ask.to), ask.attack);
      const whose =
        by === undefined ? {} : { by, estimate, ...(fraction === undefined ? {} : { fraction }) };
      return {
        degree,
        ac,
        reflex,
        ...whose,
        lines: lines(judged),
        barsOpportunity,
        rules,
        unknown,
      };
    },
  ),

  attemptQuestion(
    z.object({
      ask: z.literal('attempt'),
      from: id,
      to: id,
      with: id,
      as: z.literal('opportunity').optional(),
    }),
    (j, ask) => {
      const [from, to] = pairIn(j, ask.from, ask.to);
      const attack = attackIn(from, ask.with, 'with');
      const { roll, unknown } = j.rules.attempt(j, from, to, attack, ask.as);
      const chances = chance(roll);
      const reasons = [
        ...(roll.kind === 'edge' ? [...roll.advantage, ...roll.disadvantage] : roll.modifiers),
        ...(roll.kind === 'edge' ? [roll.critical, roll.precision] : []),
        roll.impossible,
      ];
      return {
        ...roll,
        possible: roll.impossible === undefined,
        ...(roll.kind === 'edge' && { edge: edgeOf(roll) }),
        ...(chances !== undefined && { chance: chances }),
        rules: uniqueRuleIds(...reasons.map((reason) => reason?.rules ?? [])),
        unknown,
      };
    },
  ),

  seesQuestion(z.object({ ask: z.literal('sees'), from: id, to: id }), (j, ask) =>
    j.rules.sees(j, ...pairIn(j, ask.from, ask.to)),
  ),

  questionOn('concealment')(
    z.object({
      ask: z.literal('concealment'),
      from: id,
      to: id,
      attack: attackMode.default('melee'),
    }),
    (j, ask) => {
      const v = j.rules.concealment(j, ...pairIn(j, ask.from, ask.to), ask.attack);
      return {
        degree: v.degree,
        missChance: v.missChance,
        why: v.why,
        lines: lines(v.lines),
        rules: v.rules,
        unknown: v.unknown,
      };
    },
  ),

  mapQuestion(
    z.object({ ask: z.enum(['line-of-effect', 'line-of-sight']), from: place, to: place }),
    (j, ask) => {
      const [from, to] = [placeIn(j, ask.from, 'from'), placeIn(j, ask.to, 'to')];
      return ask.ask === 'line-of-effect'
        ? j.rules.lineOfEffect(j, from, to)
        : j.rules.lineOfSight(j, from, to);
    },
  ),
] as const;
