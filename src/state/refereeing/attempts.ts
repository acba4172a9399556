/**
 * The attempt in progress: what players have rolled and chosen for its steps, including dice read
 * from the host's chat. Records the outcome once a game master accepts it.
 */
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { NewEvent } from '../../encounter/event.ts';
import type { CountedRoll } from '../../rules/change.ts';
import type { HostRoll } from '../host.ts';
import type { Attempt, Attempts, ExpectedDie, SaidDie, StepsAnswer } from '../attempt.ts';
import type { OutcomeHappening } from '../proposal.ts';
import type { RefereeContext } from './refereeContext.ts';
import { createTokenChanges, type TokenChanges } from './tokenChanges.ts';

/**
 * Whether a roll fits the expected die: an attack roll for an attack, a roll of the kind `check`
 * for a check.
 */
const fits = (die: ExpectedDie, roll: HostRoll): boolean =>
  die.of === roll.of &&
  die.total === undefined &&
  (roll.kind === 'attack'
    ? die.heard === 'attack'
    : roll.kind === 'check' && die.heard === 'check');

/**
 * The natural result and the total of a roll from the chat; null if the roll lacks the number that
 * the die needs.
 */
function saidBy(die: ExpectedDie, { id, die: natural, total }: HostRoll): SaidDie | null {
  if (total === undefined && (natural === undefined || die.wants !== 'die')) return null;
  return {
    ...(natural !== undefined && { die: natural }),
    ...(total !== undefined && { total }),
    from: 'chat',
    roll: id,
  };
}

/** The dice that the steps of an answer wait for, in order. */
const diceOf = ({ steps }: StepsAnswer): readonly ExpectedDie[] =>
  steps.flatMap((step) => (step.kind === 'dice' ? step.dice : []));

export interface AttemptsHere extends Attempts, TokenChanges {
  /** Takes a roll from the chat as a die of the attempt; false if it does not belong to it. */
  heard(roll: HostRoll): boolean;
  /** The outcome of the attempt in progress, as the log records it. */
  outcomeOf(answer: StepsAnswer): OutcomeHappening | null;
}

/** The outcome of an attempt, as the log records it; null: it is not decided yet. */
function outcomeIn(now: Attempt, answer: StepsAnswer): OutcomeHappening | null {
  const { outcome } = answer;
  if (outcome === undefined) return null;
  const rolls = diceOf(answer).flatMap((die): CountedRoll[] => {
    const said = now.dice[die.key];
    if (said === undefined || die.total === undefined) return [];
    const { of, what, total } = die;
    return [{ of, what, total, from: said.from, ...(said.die !== undefined && { die: said.die }) }];
  });
  return {
    kind: 'outcome',
    of: now.of,
    topic: now.topic,
    ...(now.target !== undefined && { target: now.target }),
    result: outcome.result,
    ...(outcome.margin !== undefined && { margin: outcome.margin }),
    rolls,
    changes: outcome.changes,
    rules: answer.rules,
    by: '',
  };
}

export function createAttempts(
  context: RefereeContext,
  happen: (...happenings: NewEvent[]) => readonly string[],
  asMaster: ReadonlySignal<boolean>,
): AttemptsHere {
  const attempt = signal<Attempt | null>(null);
  let expected: readonly ExpectedDie[] = [];

  const put = (change: (now: Attempt) => Attempt): void => {
    const now = attempt.peek();
    if (now !== null) attempt.value = change(now);
  };

  const tokens = createTokenChanges(context);
  const outcomeOf = (answer: StepsAnswer): OutcomeHappening | null => {
    const now = attempt.peek();
    return now === null ? null : outcomeIn(now, answer);
  };

  return {
    attempt,
    begin(of, topic, more = {}) {
      const now = attempt.peek();
      if (
        now?.of === of &&
        now.topic === topic &&
        now.target === more.target &&
        now.inReturn === more.inReturn
      )
        return;
      expected = [];
      attempt.value = { of, topic, dice: {}, chosen: {}, ...more };
    },
    end() {
      expected = [];
      attempt.value = null;
    },
    expects(answer) {
      expected = diceOf(answer);
    },
    say(key, said) {
      put(({ dice, ...rest }) => {
        const { [key]: _, ...others } = dice;
        return { ...rest, dice: said === null ? others : { ...others, [key]: said } };
      });
    },
    choose(key, option) {
      put((now) => ({ ...now, chosen: { ...now.chosen, [key]: option } }));
    },
    declared(event) {
      put((now) => ({ ...now, declared: event }));
    },
    markable: ({ outcome }) => tokens.canMark(outcome?.changes ?? []),
    outcomeOf,
    ...tokens,
    async accept(answer, onTokens = false) {
      const outcome = outcomeOf(answer);
      const ids = outcome === null || !context.log.ready.peek() ? [] : happen(outcome);
      if (outcome === null || ids.length === 0) return { recorded: false, left: [], unmarked: [] };
      // The attempt ends with its record, so that no second press records it again.
      expected = [];
      attempt.value = null;
      return { recorded: true, ...(await tokens.carryOut(outcome.changes, ids, onTokens)) };
    },
    master: asMaster,

    heard(roll) {
      const die = expected.find((each) => fits(each, roll));
      const said = die === undefined ? null : saidBy(die, roll);
      if (die === undefined || said === null || attempt.peek() === null) return false;
      // A message that is reported again is the same roll.
      if (Object.values(attempt.peek()!.dice).some((each) => each.roll === roll.id)) return true;
      put((now) => ({ ...now, dice: { ...now.dice, [die.key]: said } }));
      return true;
    },
  };
}

/** Ends the attempt when the map changes. */
export const endWithMap = (
  map: ReadonlySignal<string>,
  attempts: Pick<Attempts, 'end'>,
): (() => void) => {
  let before = map.peek();
  return effect(() => {
    const now = map.value;
    if (now === before) return;
    before = now;
    untracked(() => attempts.end());
  });
};
