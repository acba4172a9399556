/**
 * Questions of the judge command on subjects that some rules texts do not cover. For such a text,
 * the answer says so.
 */
import * as z from 'zod';
import { SUBJECT_WORDS, SUBJECTS, TREATED_BY, type Subject } from '../../rules/silence.ts';
import { mapQuestion, Misasked } from './question.ts';

const [first, ...rest] = SUBJECTS;

export const silence = [
  mapQuestion(
    z.looseObject({
      ask: z
        .enum([first, ...rest] as [Subject, ...Subject[]])
        .describe(
          'A subject: answered with code "not-in-this-text" where the text says nothing of it.',
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
      const says = `The text of ${j.rules.name} says nothing about ${SUBJECT_WORDS[subject]}: the game master decides.`;
      return { code: 'not-in-this-text', subject, says, rules: [], unknown: [] };
    },
  ),
] as const;
