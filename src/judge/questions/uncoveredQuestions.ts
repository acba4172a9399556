/**
 * Questions of the judge command on subjects that some rulesets do not cover. The answer says
 * whether the text is silent, or only Quadretto.
 */
import * as z from 'zod';
import {
  silenceOf,
  SUBJECT_WORDS,
  SUBJECTS,
  TREATED_BY,
  type Subject,
} from '../../rules/uncoveredSubjects.ts';
import { mapQuestion, Misasked } from './question.ts';

const [first, ...rest] = SUBJECTS;

export const silenceQuestions = [
  mapQuestion(
    z.looseObject({
      ask: z
        .enum([first, ...rest] as [Subject, ...Subject[]])
        .describe(
          'A subject: answered with code "not-in-this-text" where the ruleset does not cover it.',
        ),
    }),
    (j, { ask: subject }) => {
      if (!j.rules.unspoken.includes(subject)) {
        const other = TREATED_BY[subject];
        const instead = other === undefined ? '' : `: ask ${JSON.stringify(other)}`;
        throw new Misasked({
          path: 'ask.ask',
          message: `the text of ${JSON.stringify(j.rules.id)} treats ${SUBJECT_WORDS[subject]}${instead}`,
        });
      }
      const says = silenceOf(j.rules, subject);
      return { code: 'not-in-this-text', subject, says, rules: [], unknown: [] };
    },
  ),
] as const;
