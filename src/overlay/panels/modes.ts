/** The ways of moving as the dock offers them: each allowed now, or barred with the sentence that says why. */
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../../rules/ruleset.ts';
import type { Mode } from '../../rules/verdict.ts';
import { MODE_TERM } from '../layers/words.ts';
import type { Sentence } from './notices.ts';

/** Those that a user chooses; the minimum movement is what the rules leave to those who can do nothing else. */
export const CHOSEN_MODES = ['move', 'double-move', 'run', 'step', 'withdraw', 'charge'] as const satisfies readonly Mode[];

export interface ModeChoice {
  readonly mode: Mode;
  /** Why it is barred; null when it may be used. */
  readonly barred: Sentence | null;
}

export const modeChoices = (judge: Judge, of: Creature): readonly ModeChoice[] => CHOSEN_MODES.map((mode) => {
  const { why, by } = judge.rules.budget(judge, of, mode);
  if (why === undefined) return { mode, barred: null };
  const action = { term: MODE_TERM[mode] };
  return {
    mode,
    barred: {
      id: `violation.${why}`,
      params: {
        who: { creature: of.id }, active: { creature: judge.board.turn?.active ?? '' }, condition: by === undefined ? '' : { term: by },
        max: { length: 1 }, action, mode: action,
      },
    },
  };
});
