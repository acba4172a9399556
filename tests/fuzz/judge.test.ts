/**
 * Fuzz test of `npm run judge`: lines with a scene and a question, and scene documents on their
 * own.
 */
import { expect, it } from 'vitest';
import * as z from 'zod';
import { questionSchemaOf } from '../../src/judge/ask.ts';
import { id, place } from '../../src/rules/askParts.ts';
import { answerLine } from '../../src/judge/answer.ts';
import { replyTo } from '../../src/judge/backgroundJudge.ts';
import { judgedLine } from '../../src/judge/line.ts';
import { parseScene } from '../../src/scene/parse.ts';
import { target, fuzz, type Opened } from './support/target.ts';
import { BY_QUESTION, LINES, type Line } from './support/lines.ts';
import { garbled, made, mutated, poolOf } from './support/mutate.ts';
import { chance, pick, type Random } from './support/random.ts';
import { holdParsed } from './support/scene.ts';
import { mayTake } from './support/measure.ts';
import { hold, holdSound } from './support/sound.ts';

const pool = poolOf(LINES);
const scenes = poolOf(LINES.map(({ scene }) => scene));
const groups = [...BY_QUESTION.values()];
const line = (random: Random): Line => pick(random, pick(random, groups));

function openScene(given: unknown): Opened {
  const read = parseScene(given);
  if (!read.ok)
    return {
      accepted: false,
      check: () =>
        hold(
          typeof read.error.path === 'string' && read.error.message !== '',
          'an error that says nothing',
        ),
    };
  return { accepted: true, check: () => holdParsed(read.scene) };
}

const idsOf = (scene: unknown): unknown[] =>
  ((scene as { creatures?: { id: unknown }[] }).creatures ?? []).map((c) => c.id);
/** Fields at the top level of a question that may name a creature of the scene. */
const NAMING = ['of', 'from', 'to', 'target'] as const;
/** Whether this field of a question names a creature. */
const names = (ask: unknown, field: string): boolean => {
  const shape: Readonly<Record<string, unknown>> = questionSchemaOf(ask)?.schema.shape ?? {};
  const schema = shape[field];
  const bare = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return bare === id || bare === place;
};

function holdAnswer(given: Line, answer: object): void {
  holdSound(answer, 'the answer', false);
  hold(!JSON.stringify(answer).includes('"__proto__"'), 'the answer has a prototype for a field');
  const asks: unknown[] = Array.isArray(given.ask) ? given.ask : [given.ask];
  const answers: unknown[] = Array.isArray(answer) ? answer : [answer];
  hold(asks.length === answers.length, 'another number of answers than of questions');
  const ids = idsOf(given.scene);
  asks.forEach((ask, i) => {
    for (const field of NAMING) {
      const named = (ask as Record<string, unknown>)[field];
      if (Object.hasOwn(ask as object, field) && names(ask, field))
        hold(
          typeof named !== 'string' || ids.includes(named),
          `an answer about somebody who is not there (${field})`,
        );
    }
    const { rules, unknown: facts } = answers[i] as { rules?: unknown; unknown?: unknown };
    for (const list of [rules, facts])
      hold(
        list === undefined ||
          (Array.isArray(list) && list.every((each) => typeof each === 'string')),
        'citations that are no list of ids',
      );
  });
}

function openLine(given: unknown): Opened {
  const reply = answerLine(given);
  if ('error' in reply)
    return {
      accepted: false,
      check: () =>
        hold(
          typeof reply.error.path === 'string' && reply.error.message !== '',
          'an error that says nothing',
        ),
    };
  return { accepted: true, check: () => holdAnswer(given as Line, reply.answer) };
}

/** Runs the command. Every line must give one line of JSON. */
function openText(text: string): Opened {
  const judged = judgedLine(text, 1);
  return {
    accepted: !judged.bad,
    check() {
      const out = JSON.parse(judged.text) as {
        answer?: object;
        error?: { path: unknown; message: unknown };
      };
      hold(
        !judged.text.includes('\n') &&
          'error' in out === judged.bad &&
          'answer' in out !== judged.bad,
        'neither an answer nor an error',
      );
      hold(
        out.error === undefined ||
          (typeof out.error.path === 'string' &&
            typeof out.error.message === 'string' &&
            !out.error.message.startsWith('not answered')),
        'a line that the command could not answer',
      );
      if (out.answer !== undefined) holdAnswer(JSON.parse(text) as Line, out.answer);
    },
  };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Question and scene are changed equally often, although the scene is far larger. */
const changed = (random: Random): unknown => {
  const whole = line(random);
  if (chance(random, 0.02)) return whole;
  if (chance(random, 0.03)) return { ...whole, ask: line(random).ask };
  if (chance(random, 0.02))
    return {
      ...whole,
      ask: [whole.ask, mutated(random, line(random).ask, pool), line(random).ask],
    };
  return chance(random, 0.4)
    ? { ...whole, ask: mutated(random, whole.ask, pool) }
    : mutated(random, whole, pool);
};

fuzz('judge', [
  target<unknown>({
    name: 'a scene document',
    changed: 'map data for the rules engine',
    share: 9000,
    make: (random) => made(random, scenes, 'cloned'),
    open: openScene,
  }),
  target<unknown>({
    name: 'judge: a line',
    changed: 'a rules request',
    share: 8000,
    make: changed,
    open: openLine,
    mayTake,
  }),
  target<string>({
    name: 'judge: the text of a line',
    changed: 'the text of a rules request',
    share: 16_000,
    open: openText,
    mayTake: (text) => mayTake(parsed(text)),
    make: (random) =>
      chance(random, 0.15)
        ? JSON.stringify(changed(random))
        : garbled(random, JSON.stringify(line(random))),
  }),
  target<unknown>({
    name: 'judge: a question from a page of ours',
    changed: 'a rules request from the extension’s own page',
    share: 1500,
    make: changed,
    mayTake,
    open(given) {
      const reply = replyTo(given);
      return {
        accepted: 'answer' in reply,
        check: () => {
          if ('error' in reply)
            hold(
              reply.error.message !== 'not answered',
              'a question that the background could not answer',
            );
        },
      };
    },
  }),
]);

it(
  'the fuzz test starts from rules requests of every kind and ruleset, and the rules ' +
    'engine answers all of them',
  () => {
    const answered = (lines: readonly Line[]): boolean =>
      lines.some((each) => {
        const { accepted, check } = openLine(each);
        check?.();
        return accepted;
      });
    expect(BY_QUESTION.size).toBeGreaterThan(100);
    expect([...BY_QUESTION].flatMap(([key, lines]) => (answered(lines) ? [] : [key]))).toEqual([]);
  },
);
