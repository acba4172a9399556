/**
 * On random boards, a feature outside the documents changes no fact of an answer: it only makes the
 * answers doubtful that it may change.
 */
import { describe, expect } from 'vitest';
import type { DoubtfulQuestion } from '../../../src/rules/effects.ts';
import { fifthTraits } from '../../../src/rules/fifth/traits.ts';
import { everyCase } from '../../support/everyCase.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';
import { type Answer, type Ask, type At, type Thing } from '../cases.ts';
import { asked } from '../run.ts';
import { bow, go, rolls, sword } from './boards.ts';
import { randomBoard, sequence, SIDE } from './random.ts';

const FEATURES = Object.entries(fifthTraits).flatMap(([id, row]) =>
  'doubts' in row ? [[id, row.doubts as readonly DoubtfulQuestion[]] as const] : [],
);
const SEEDS = Array.from({ length: 2 }, (_, seed) => seed);
type Traits = { readonly traits?: string[] };
type Opportunity = { readonly by: string; readonly step: number; readonly cause: string } & Answer;

/** A path of eight steps that stays on the board. */
function wander(seed: number, from: At): At[] {
  const next = sequence(seed + 500);
  const path: At[] = [from];
  while (path.length < 9) {
    const [x, y] = path.at(-1)!;
    const to: At = [x + next(3) - 1, y + next(3) - 1];
    if (to.join() !== path.at(-1)!.join() && to.every((n) => n >= 0 && n < SIDE - 2)) path.push(to);
  }
  return path;
}

/** The board by this number, with a trait of the mover or of all others. */
function board(seed: number, own: Traits, others: Traits): readonly Thing[] {
  const { mover, others: all, ground } = randomBoard(seed, { attacks: [bow, sword], ...own });
  const more = all.map((each) =>
    'creature' in each ? { creature: { ...each.creature, ...others } } : each,
  );
  return [mover, ...more, ...ground];
}

const unsaid = (answer: Answer): readonly string[] => answer['unknown'] as readonly string[];
const opportunities = (answer: Answer): readonly Opportunity[] =>
  answer['opportunities'] as readonly Opportunity[];
const sure = (answer: Answer): string[] =>
  opportunities(answer)
    .filter(({ unknown }) => (unknown as []).length === 0)
    .map(({ by, step }) => `${by} ${step}`);
/** Without what a doubt adds: the missing facts, and the rule that explains them. */
const plain = ({ unknown: _, rules: __, opportunities: ___, barred: ____, ...rest }: Answer) =>
  rest;

describe.each(rulesetsInWords(['srd52', 'srd51']))('features outside %s', (game, ruleset) => {
  everyCase(FEATURES)(
    `under ${game}, a feature that the free rules do not contain can make a ruling uncertain, ` +
      'and changes rulings in no other way',
    (id, questions) => {
      const trait = { traits: [id] };
      const doubted = (answer: Answer): boolean =>
        unsaid(answer).some((path) => path.endsWith(`.traits.${id}`));
      for (const seed of SEEDS)
        for (const [own, others] of [
          [trait, {}],
          [{}, trait],
        ] as const) {
          const [x, y] = randomBoard(seed).at;
          const answers = (ask: Ask) =>
            [
              asked({ on: board(seed, {}, {}), ask }, ruleset),
              asked({ on: board(seed, own, others), ask }, ruleset),
            ] as const;
          for (const mode of ['move', 'disengage']) {
            const [before, after] = answers(go('r', wander(seed, [x, y]), mode));
            expect(plain(after)).toEqual(plain(before));
            // A sure opportunity stays sure, unless leaving reach is in doubt.
            if (!questions.includes('leaving')) expect(sure(after)).toEqual(sure(before));
            // What is not sure, and was not there before, is in doubt by the feature.
            if (JSON.stringify(opportunities(after)) !== JSON.stringify(opportunities(before)))
              expect(doubted(after)).toBe(true);
            if (questions.includes('leaving') && own === trait && mode === 'move')
              expect(doubted(after)).toBe(opportunities(before).length > 0);
            if (questions.includes('disengaging') && others === trait && mode === 'disengage')
              expect(sure(after)).toEqual([]);
          }
          for (const to of ['o0', 'o1'])
            for (const ask of [
              rolls('r', to, 'bow'),
              rolls('r', to, 'sword'),
              { ask: 'cover', from: 'r', to, attack: 'ranged' } as const,
              { ask: 'sees', from: 'r', to } as const,
            ]) {
              const [before, after] = answers(ask);
              expect({ ...after, unknown: [] }).toEqual({ ...before, unknown: [] });
              const shot = ask.ask === 'attempt' && ask.with === 'bow';
              const beside = JSON.stringify(before['disadvantage'] ?? '').includes('foe-in-reach');
              if (own === trait && shot && beside && questions.includes('enemy-beside'))
                expect(doubted(after)).toBe(true);
              if (ask.ask === 'sees') expect(doubted(after)).toBe(false);
            }
        }
    },
  );
});
