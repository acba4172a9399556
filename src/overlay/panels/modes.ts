/**
 * The ways of moving of the text in force, as the dock offers them: each allowed now, or barred
 * with the sentence that says why.
 */
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../../rules/ruleset.ts';
import type { Mode } from '../../rules/verdict.ts';
import { MODE_TERM } from '../layers/words.ts';
import type { Sentence } from './notices.ts';

export interface ModeChoice {
  readonly mode: Mode;
  /** Why it is barred; null when it may be used. */
  readonly barred: Sentence | null;
}

export const modeChoices = (judge: Judge, of: Creature): readonly ModeChoice[] =>
  judge.rules.ways.chosen.map((mode) => {
    const { why, by } = judge.rules.budget(judge, of, mode);
    if (why === undefined) return { mode, barred: null };
    const action = { term: MODE_TERM[mode] };
    return {
      mode,
      barred: {
        id: `violation.${why}`,
        params: {
          who: { creature: of.id },
          active: { creature: judge.board.turn?.active ?? '' },
          condition: by === undefined ? '' : { term: by },
          max: { length: 1 },
          action,
          mode: action,
        },
      },
    };
  });
