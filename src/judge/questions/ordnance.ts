/**
 * Questions of the judge command on automatic fire, thrown explosives, bursts and placed charges,
 * for rulesets that have them.
 */
import * as z from 'zod';
import type { Attack, Creature } from '../../board/creature.ts';
import { autofireAsk, blastAsk, throwAsk } from '../../rules/d20/play/asks/ordnanceAsk.ts';
import type { OrdnanceRules } from '../../rules/d20/play/ordnance/ordnanceRules.ts';
import type { FullJudge } from '../../rules/fullRuleset.ts';
import { id } from '../../rules/askParts.ts';
import { attackIn, creatureIn, Misasked, question } from './question.ts';

function rulesOf(j: FullJudge): OrdnanceRules {
  if (j.rules.ordnance === undefined)
    throw new Misasked({
      path: 'ask.ask',
      message: `the ruleset ${JSON.stringify(j.rules.id)} has no such weapons`,
    });
  return j.rules.ordnance;
}

const weaponIn = (c: Creature, name: string | undefined): Attack | undefined =>
  name === undefined ? undefined : attackIn(c, name, 'with');

export const ordnanceQuestions = [
  question(
    z.object({ ask: z.literal('autofire'), of: id, ...autofireAsk }),
    (j, { ask: _, of, target, with: name, ...rest }) => {
      const rules = rulesOf(j);
      const from = creatureIn(j, of, 'of');
      if (target === undefined && rest.at === undefined)
        throw new Misasked({
          path: 'ask.at',
          message: 'expected the top-left square of the area, or a target',
        });
      return rules.autofire(j, from, {
        ...rest,
        with: weaponIn(from, name),
        target: target === undefined ? undefined : creatureIn(j, target, 'target'),
      });
    },
  ),

  question(
    z.object({ ask: z.literal('throw-explosive'), of: id, ...throwAsk }),
    (j, { ask: _, of, with: name, ...rest }) => {
      const rules = rulesOf(j);
      const from = creatureIn(j, of, 'of');
      return rules.thrown(j, from, { ...rest, with: weaponIn(from, name) });
    },
  ),

  question(z.object({ ask: z.literal('blast'), ...blastAsk }), (j, { ask: _, ...rest }) => {
    if (rest.radius === undefined && rest.explosive === undefined)
      throw new Misasked({ path: 'ask.radius', message: 'expected a radius, or an explosive' });
    return rulesOf(j).blast(j, rest);
  }),
] as const;
