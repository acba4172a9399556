/** What each step of a round in phases records, as pure functions. */
import { describe, expect, it } from 'vitest';
import { BEFORE, type Encounter } from '../../src/encounter/applyEvent.ts';
import { journal } from '../../src/encounter/journal.ts';
import { NO_PHASES, type Phases } from '../../src/encounter/phases.ts';
import type { SharedRound } from '../../src/encounter/sharedRound.ts';
import {
  declares,
  followsMaster,
  reachFactor,
  roundBegins,
  withdraws,
} from '../../src/state/refereeing/roundEvents.ts';
import { event } from '../encounter/fights.ts';

const ON: Phases = { ...NO_PHASES, on: true };
const PLACES = { a: [1, 1] } as const;
const during = (round: number, phases?: Phases): Encounter => ({
  ...BEFORE,
  on: round > 0,
  round,
  ...(phases && { phases }),
});

describe('a round in phases', () => {
  it.each<[string, Encounter, number]>([
    ['is round 1 at the start of a fight', during(0), 1],
    ['has the round number that the virtual tabletop shows', during(3), 3],
    ['has the number that follows the previous round’s number', during(3, ON), 4],
  ])('under Arelia (rounds in phases on hexes), a new round %s', (_title, encounter, round) => {
    expect(roundBegins(encounter, PLACES)).toEqual({
      kind: 'round',
      round,
      on: true,
      places: PLACES,
    });
  });

  const told = (round: number, on: boolean) => ({ round, on }) as SharedRound;
  it.each<[string, Encounter, SharedRound, boolean | null]>([
    ['begins when the GM starts the first round', during(1), told(1, true), true],
    ['begins when the GM starts the next round', during(1, ON), told(2, true), true],
    ['that has begun does not begin again', during(2, ON), told(2, true), null],
    ['ends when the GM’s round ends', during(2, ON), told(2, false), false],
    ['does not end when an earlier round of the GM ends', during(2, ON), told(1, false), null],
    ['that has ended does not end again', during(2, NO_PHASES), told(2, false), null],
  ])(
    'under Arelia (rounds in phases on hexes), a round on a player’s client %s',
    (_title, encounter, round, on) => {
      const found = followsMaster(encounter, round, PLACES);
      expect(found === null ? null : found).toEqual(
        on === null
          ? null
          : { kind: 'round', round: round.round, on, ...(on && { places: PLACES }) },
      );
    },
  );

  const events = [2, 5, 'end'].map((at) => ({ at, of: 'a', what: 'x' })) as never[];
  it.each<[string, Phases['reached'], number | 'end', number | null]>([
    ['an initiative factor logs the round’s events up to that factor', null, 4, 1],
    ['a later initiative factor logs only the events since the previous factor', 2, 5, 1],
    ['its end logs the remaining events', 2, 'end', 2],
    ['an earlier initiative factor logs no event', 5, 4, null],
  ])(
    'under Arelia (rounds in phases on hexes), moving the round to %s',
    (_title, reached, to, due) => {
      const found = reachFactor({ ...ON, reached }, { events, rules: [] }, to);
      expect(found?.kind === 'factor' ? found.due.length : found).toBe(due);
    },
  );
});

describe('a declaration', () => {
  const round = event('round', { round: 1, on: true, places: PLACES });
  const ruling = { faults: [], provoked: [], unknown: [], rules: [] };
  const first = event('declaration', {
    of: 'a',
    says: { of: 'a', action: 'parry' } as never,
    hand: 'self',
    ruling,
  });
  it(
    'under Arelia (rounds in phases on hexes), a newly declared action replaces the action ' +
      'that the creature declared before',
    () => {
      const violations = [
        { of: 'a', code: 'too-fast', rules: ['r'], at: [2, 2] },
        { of: 'b', code: 'too-slow', rules: ['r'], at: 3 },
      ] as never[];
      const found = declares(journal([round, first]), first.says!, violations, 'self');
      expect(found).toMatchObject([
        { kind: 'undo', of: first.id },
        { kind: 'declaration', of: 'a', ruling: { faults: [{ code: 'too-fast', at: [2, 2] }] } },
      ]);
    },
  );
  it(
    'under Arelia (rounds in phases on hexes), a declared action is not withdrawn by a ' +
      'withdrawal in a later round or for another creature',
    () => {
      const next = event('round', { round: 2, on: true, places: PLACES });
      expect(withdraws(journal([round, first, next]), 'a', 'self')).toEqual([]);
      expect(withdraws(journal([round, first]), 'b', 'self')).toEqual([]);
    },
  );
  it(
    'under Arelia (rounds in phases on hexes), withdrawing a creature’s declared action ' +
      'undoes the log entry of the declaration',
    () => {
      expect(withdraws(journal([round, first]), 'a', 'self')).toMatchObject([
        { kind: 'undo', of: first.id },
        { kind: 'declaration', of: 'a', says: null },
      ]);
    },
  );
});
