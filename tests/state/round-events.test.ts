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
    ['is the first of a fight', during(0), 1],
    ['is the one in which the host already is', during(3), 3],
    ['comes after the one before', during(3, ON), 4],
  ])('a new round in phases %s', (_title, encounter, round) => {
    expect(roundBegins(encounter, PLACES)).toEqual({
      kind: 'round',
      round,
      on: true,
      places: PLACES,
    });
  });

  const told = (round: number, on: boolean) => ({ round, on }) as SharedRound;
  it.each<[string, Encounter, SharedRound, boolean | null]>([
    ['begins with the game master’s first', during(1), told(1, true), true],
    ['begins with the game master’s next', during(1, ON), told(2, true), true],
    ['does not begin twice', during(2, ON), told(2, true), null],
    ['ends with the game master’s', during(2, ON), told(2, false), false],
    ['does not end with an earlier one', during(2, ON), told(1, false), null],
    ['does not end twice', during(2, NO_PHASES), told(2, false), null],
  ])('the events of a round in phases of a player %s', (_title, encounter, round, on) => {
    const found = followsMaster(encounter, round, PLACES);
    expect(found === null ? null : found).toEqual(
      on === null ? null : { kind: 'round', round: round.round, on, ...(on && { places: PLACES }) },
    );
  });

  const events = [2, 5, 'end'].map((at) => ({ at, of: 'a', what: 'x' })) as never[];
  it.each<[string, Phases['reached'], number | 'end', number | null]>([
    ['a factor brings what is due up to it', null, 4, 1],
    ['a later factor brings only what is new', 2, 5, 1],
    ['the end brings the rest', 2, 'end', 2],
    ['a factor that has passed brings nothing', 5, 4, null],
  ])('the events of a round in phases fall due: %s', (_title, reached, to, due) => {
    const found = reachFactor({ ...ON, reached }, { events, rules: [] }, to);
    expect(found?.kind === 'factor' ? found.due.length : found).toBe(due);
  });
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
  it('a declaration replaces the earlier one of its creature, with its own violations', () => {
    const violations = [
      { of: 'a', code: 'too-fast', rules: ['r'], at: [2, 2] },
      { of: 'b', code: 'too-slow', rules: ['r'], at: 3 },
    ] as never[];
    const found = declares(journal([round, first]), first.says!, violations, 'self');
    expect(found).toMatchObject([
      { kind: 'undo', of: first.id },
      { kind: 'declaration', of: 'a', ruling: { faults: [{ code: 'too-fast', at: [2, 2] }] } },
    ]);
  });
  it('a declaration of an earlier round is not replaced', () => {
    const next = event('round', { round: 2, on: true, places: PLACES });
    expect(withdraws(journal([round, first, next]), 'a', 'self')).toEqual([]);
    expect(withdraws(journal([round, first]), 'b', 'self')).toEqual([]);
  });
  it('a declaration that is withdrawn is undone, and nothing stands in its place', () => {
    expect(withdraws(journal([round, first]), 'a', 'self')).toMatchObject([
      { kind: 'undo', of: first.id },
      { kind: 'declaration', of: 'a', says: null },
    ]);
  });
});
