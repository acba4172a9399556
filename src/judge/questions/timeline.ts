/** Questions of the judge command on a round in phases (docs/spec/timeline.md). */
import * as z from 'zod';
import type { PhasedJudge } from '../../rules/fullRuleset.ts';
import {
  chargeAsk,
  declarationAsk,
  factor,
  type Declaration,
} from '../../rules/phased/round/asks/declarationAsk.ts';
import { id } from '../../rules/askParts.ts';
import { creatureIn, Misasked, phasedQuestion } from './question.ts';

/** Keys of dice, such as `tie:7` and `end:c`; a further roll after a tie is `tie:7#2`. */
const key = z
  .string()
  .regex(
    /^(tie:\d{1,5}(\.5)?|end:[abcef])(#([2-9]|[1-9]\d{1,3}))?$/,
    'expected a key such as "tie:7", "end:c" or "tie:7#2"',
  );
const dice = z.record(key, z.record(id, z.number().int().min(1).max(10)));
const upTo = z.union([
  z.number().min(0).max(100_000),
  z.object({ at: z.union([z.number().min(0).max(100_000), z.literal('end')]), order: factor }),
]);

/** Throws `Misasked` unless every named creature is in the scene and declares only once. */
function checked(j: PhasedJudge, declared: readonly Declaration[]): void {
  const seen = new Set<string>();
  for (const [n, d] of declared.entries()) {
    const at = `declared[${n}]`;
    creatureIn(j, d.of, `${at}.of`);
    if (seen.has(d.of))
      throw new Misasked({
        path: `ask.${at}.of`,
        message: `expected one declaration a creature, got a second one of ${JSON.stringify(d.of)}`,
      });
    seen.add(d.of);
    if (typeof d.target === 'string') creatureIn(j, d.target, `${at}.target`);
    else
      for (const [i, target] of d.target?.entries() ?? [])
        creatureIn(j, target, `${at}.target[${i}]`);
    for (const [i, r] of d.refuse?.entries() ?? []) {
      const [target, field] = typeof r === 'string' ? [r, ''] : [r.target, '.target'];
      creatureIn(j, target, `${at}.refuse[${i}]${field}`);
    }
    const moves = {
      move: d.move,
      'abort.halfMove': d.abort?.halfMove,
      'endOfRound.move': d.endOfRound?.move,
    };
    for (const [field, value] of Object.entries(moves)) {
      if (value === undefined || !('path' in value)) continue;
      if (value.until !== undefined) creatureIn(j, value.until, `${at}.${field}.until`);
      for (const [i, c] of value.crossing?.entries() ?? [])
        creatureIn(j, c.occupant, `${at}.${field}.crossing[${i}].occupant`);
    }
  }
}

export const phasedQuestions = [
  phasedQuestion(
    z.object({
      ask: z.literal('timeline'),
      declared: z.array(declarationAsk).max(1000),
      dice: dice.optional(),
      upTo: upTo.optional(),
    }),
    (j, { ask: _, ...asked }) => {
      checked(j, asked.declared);
      return j.rules.phases.timeline(j, asked);
    },
  ),

  // Costs and benefits of waiting. `penalty`: the roll of 1d3 for its cost; `percent`: the d% roll
  // for having no time.
  phasedQuestion(
    z.object({
      ask: z.literal('waiting'),
      penalty: z.number().int().min(1).max(3),
      percent: z.number().int().min(1).max(100).optional(),
    }),
    (j, { penalty, percent }) => j.rules.phases.waiting(j, penalty, percent),
  ),

  // The charge roll by itself: rating, lowest successful die, chance, result.
  phasedQuestion(
    z.object({ ask: z.literal('charge-roll'), ...chargeAsk.omit({ onFailure: true }).shape }),
    (j, { ask: _, ...asked }) => j.rules.phases.charge(j, asked),
  ),
] as const;
