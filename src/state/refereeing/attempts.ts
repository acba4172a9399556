/**
 * The attempt in progress: what players have rolled and chosen for its steps, including dice read
 * from the host's chat. Records the outcome once a game master accepts it.
 */
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { creatureOf } from '../../board/board.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import type { EventOf, Happening } from '../../encounter/event.ts';
import type { Change, ChangeOf, CountedRoll } from '../../rules/change.ts';
import type { HostRoll } from '../host.ts';
import type { Attempt, Attempts, ExpectedDie, SaidDie, StepsAnswer } from '../attempt.ts';
import type { CarriedOut, OutcomeHappening } from '../proposal.ts';
import { isOwn } from '../store.ts';
import type { Shift } from './observed.ts';
import type { RefereeContext } from './refereeContext.ts';

/** Milliseconds within which a token that an outcome moves may arrive. */
const LIFE = 120_000;

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

const conditionsOf = (changes: readonly Change[]): readonly ChangeOf<'condition'>[] =>
  changes.filter((c) => c.what === 'condition');

const placesOf = (changes: readonly Change[]): readonly ChangeOf<'place'>[] =>
  changes.filter((c) => c.what === 'place');

export interface AttemptsHere extends Attempts {
  /** Takes a roll from the chat as a die of the attempt; false if it does not belong to it. */
  heard(roll: HostRoll): boolean;
  /** Whether an accepted outcome caused this change of position; if so, it is no separate move. */
  placed(shift: Shift): boolean;
  /**
   * Moves tokens back that the outcome had moved, and removes the conditions that this client
   * showed on them for the outcome.
   */
  unmake(outcome: EventOf<'outcome'>): void;
  /** The outcome of the attempt in progress, as the log records it. */
  outcomeOf(answer: StepsAnswer): OutcomeHappening | null;
  /** Whether this client can show all conditions among these changes on the tokens. */
  canMark(changes: readonly Change[]): boolean;
  /**
   * Moves tokens as the changes say, and shows conditions if `mark`. `ids`: the recorded outcomes.
   */
  carryOut(
    changes: readonly Change[],
    ids: readonly string[],
    mark: boolean,
  ): Promise<Omit<CarriedOut, 'recorded'>>;
  /**
   * Tells the referee that another client is about to carry out these changes: the moves that
   * follow belong to them.
   */
  expectPlaces(changes: readonly Change[]): void;
}

export function createAttempts(
  context: RefereeContext,
  happen: (...happenings: Happening[]) => readonly string[],
  asMaster: ReadonlySignal<boolean>,
): AttemptsHere {
  const attempt = signal<Attempt | null>(null);
  let expected: readonly ExpectedDie[] = [];
  let pending: readonly { readonly of: string; readonly at: Cell; readonly until: number }[] = [];

  const put = (change: (now: Attempt) => Attempt): void => {
    const now = attempt.peek();
    if (now !== null) attempt.value = change(now);
  };

  /** Outcomes whose conditions this client has shown on the tokens since the page was loaded. */
  const marked = new Set<string>();

  const own = (of: string): boolean => isOwn(context.store, of);
  /** Whether this user's client may move the token. */
  const movable = (of: string): boolean => context.commands.peek().place !== undefined && own(of);

  /** Shows conditions on tokens; returns the ids of those that the host did not mark. */
  async function mark(changes: readonly ChangeOf<'condition'>[]): Promise<readonly string[]> {
    const refused = new Set<string>();
    for (const { of, condition, on } of changes)
      if (!(own(of) && ((await context.commands.peek().mark?.(of, condition, on)) ?? false)))
        refused.add(of);
    return [...refused];
  }

  const expect = (changes: readonly ChangeOf<'place'>[]): void => {
    const until = context.deps.now() + LIFE;
    pending = [...pending, ...changes.map(({ of, at }) => ({ of, at, until }))];
  };

  /** Moves tokens; returns the ids of those that stay, because this user may not move them. */
  async function place(changes: readonly ChangeOf<'place'>[]): Promise<readonly string[]> {
    const left: string[] = [];
    expect(changes);
    for (const { of, at } of changes) {
      const done = movable(of) && ((await context.commands.peek().place?.(of, at)) ?? false);
      if (!done) left.push(of);
    }
    return left;
  }

  function outcomeOf(answer: StepsAnswer): OutcomeHappening | null {
    const now = attempt.peek();
    const { outcome } = answer;
    if (now === null || outcome === undefined) return null;
    const rolls = diceOf(answer).flatMap((die): CountedRoll[] => {
      const said = now.dice[die.key];
      return said === undefined || die.total === undefined
        ? []
        : [
            {
              of: die.of,
              what: die.what,
              total: die.total,
              from: said.from,
              ...(said.die !== undefined && { die: said.die }),
            },
          ];
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

  function canMark(changes: readonly Change[]): boolean {
    const conditions = conditionsOf(changes);
    return (
      context.commands.value.mark !== undefined &&
      conditions.length > 0 &&
      conditions.every(({ of }) => own(of))
    );
  }

  async function carryOut(
    changes: readonly Change[],
    ids: readonly string[],
    onTokens: boolean,
  ): Promise<Omit<CarriedOut, 'recorded'>> {
    const left = await place(placesOf(changes));
    if (onTokens) ids.forEach((id) => marked.add(id));
    return { left, unmarked: onTokens ? await mark(conditionsOf(changes)) : [] };
  }

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
    declared() {
      put((now) => ({ ...now, declared: true }));
    },
    markable: ({ outcome }) => canMark(outcome?.changes ?? []),
    outcomeOf,
    canMark,
    carryOut,
    expectPlaces: (changes) => expect(placesOf(changes)),
    async accept(answer, onTokens = false) {
      const outcome = outcomeOf(answer);
      const ids = outcome === null || !context.log.ready.peek() ? [] : happen(outcome);
      if (outcome === null || ids.length === 0) return { recorded: false, left: [], unmarked: [] };
      const done = await carryOut(outcome.changes, ids, onTokens);
      expected = [];
      attempt.value = null;
      return { recorded: true, ...done };
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
    placed({ of, to }) {
      const now = context.deps.now();
      pending = pending.filter(({ until }) => until > now);
      const meant = pending.find((each) => each.of === of && sameCell(each.at, to));
      pending = pending.filter((each) => each !== meant);
      return meant !== undefined;
    },
    unmake({ id, changes }) {
      if (marked.delete(id))
        void mark(conditionsOf(changes).map((change) => ({ ...change, on: !change.on })));
      const board = context.last?.board;
      if (board === undefined) return;
      void place(
        changes
          .filter((c) => c.what === 'place')
          .filter(({ of, at }) => {
            const c = creatureOf(board, of);
            return c !== undefined && sameCell(c.at, at);
          })
          .map((change) => ({ ...change, at: change.from, from: change.at }))
          .reverse(),
      );
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
