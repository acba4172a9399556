/** Questions of the judge command on hazards, for rulesets that describe them. */
import * as z from 'zod';
import { id, number, word } from '../../rules/askParts.ts';
import { hazardAsk } from '../../rules/d20/play/asks/hazardAsk.ts';
import { GUARDS } from '../../rules/d20/play/hazards/gaze.ts';
import { creatureIn, Misasked, oneOf, pairIn, question } from './question.ts';

const notJudged = (ruleset: string, what: string): Misasked =>
  new Misasked({
    path: 'ask.ask',
    message: `Quadretto judges no ${what} under ${JSON.stringify(ruleset)}`,
  });

export const hazardQuestions = [
  question(
    z.object({
      ask: z.literal('hazard'),
      of: id,
      hazard: word,
      roll: number.optional().describe('Total of the roll that the hazard requires.'),
      ...hazardAsk,
    }),
    (j, { ask: _, of, hazard, roll, ...given }) => {
      const { hazards: rules } = j.rules;
      if (rules === undefined) throw notJudged(j.rules.id, 'hazards');
      oneOf(Object.keys(rules.table), hazard, 'hazard');
      return rules.hazard(j, creatureIn(j, of, 'of'), hazard, given, roll);
    },
  ),

  // What does a swarm do to the creatures in its space?
  question(z.object({ ask: z.literal('swarm'), of: id }), (j, ask) => {
    const { swarms } = j.rules.hazards ?? {};
    if (swarms === undefined) throw notJudged(j.rules.id, 'swarms');
    return swarms.swarm(j, creatureIn(j, ask.of, 'of'));
  }),

  // Must the viewer save against a gaze attack, and what does guarding its eyes change?
  question(
    z.object({ ask: z.literal('gaze'), from: id, to: id, guard: z.enum(GUARDS).default('open') }),
    (j, ask) => {
      const { gaze } = j.rules.hazards ?? {};
      if (gaze === undefined) throw notJudged(j.rules.id, 'gaze attacks');
      const [from, to] = pairIn(j, ask.from, ask.to);
      return gaze(j, from, to, ask.guard);
    },
  ),
] as const;
