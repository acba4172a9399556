/**
 * Carries an accepted outcome out on the host: moves tokens, and shows conditions on them. What the
 * host or this user's rights refuse is left to the users.
 */
import { creatureOf } from '../../board/board.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import type { EventOf } from '../../encounter/event.ts';
import type { Change, ChangeOf } from '../../rules/change.ts';
import type { CarriedOut } from '../proposal.ts';
import { isOwn } from '../store.ts';
import type { Shift } from './observed.ts';
import type { RefereeContext } from './refereeContext.ts';

/** Milliseconds within which a token that an outcome moves may arrive. */
const LIFE = 120_000;

const conditionsOf = (changes: readonly Change[]): readonly ChangeOf<'condition'>[] =>
  changes.filter((c) => c.what === 'condition');

const placesOf = (changes: readonly Change[]): readonly ChangeOf<'place'>[] =>
  changes.filter((c) => c.what === 'place');

export interface TokenChanges {
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
  /** Whether an accepted outcome caused this change of position; if so, it is no separate move. */
  placed(shift: Shift): boolean;
  /**
   * Moves tokens back that the outcome had moved, and removes the conditions that this client
   * showed on them for the outcome.
   */
  unmake(outcome: EventOf<'outcome'>): void;
}

export function createTokenChanges(context: RefereeContext): TokenChanges {
  let pending: readonly { readonly of: string; readonly at: Cell; readonly until: number }[] = [];
  /** Outcomes whose conditions this client has shown on the tokens since the page was loaded. */
  const marked = new Set<string>();
  const own = (of: string): boolean => isOwn(context.store, of);

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
      const done = own(of) && ((await context.commands.peek().place?.(of, at)) ?? false);
      if (!done) left.push(of);
    }
    return left;
  }

  return {
    canMark(changes) {
      const conditions = conditionsOf(changes);
      return (
        context.commands.value.mark !== undefined &&
        conditions.length > 0 &&
        conditions.every(({ of }) => own(of))
      );
    },
    async carryOut(changes, ids, onTokens) {
      const left = await place(placesOf(changes));
      if (onTokens) ids.forEach((id) => marked.add(id));
      return { left, unmarked: onTokens ? await mark(conditionsOf(changes)) : [] };
    },
    expectPlaces: (changes) => expect(placesOf(changes)),
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
        placesOf(changes)
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
