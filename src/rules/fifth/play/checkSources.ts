/** What gives ability checks an advantage or a disadvantage, and which of them fail by themselves. */
import type { Creature } from '../../../board/creature.ts';
import {
  among,
  isAble,
  onInitiative,
  type D20Test,
  type Tested,
  type TestSource,
} from '../d20Tests.ts';
import { exhaustionIn } from '../attempt.ts';
import { isSuspended } from '../auras.ts';
import { isSunlit } from '../edges.ts';
import { seesPlaceOf } from '../sight.ts';
import type { Judge } from '../../ruleset.ts';

/** Why a check by sight of an unseen place fails. */
export const NOT_SEEN = 'not-seen';

/** How the creature sees the place that a check by sight looks at; undefined: at none. */
const placeSeen = ({ j, c, test: { by, at } }: Tested) =>
  by === 'sight' && at !== undefined ? seesPlaceOf(j, c, at) : undefined;

const onChecks = ({ kind }: D20Test): boolean => kind === 'check';
const bySight = ({ by }: D20Test): boolean => by === 'sight';

/**
 * Is something that frightens the creature in its line of sight? If nobody has said what frightens
 * it, it counts as seen, as for attacks.
 */
const seesItsFear = (j: Judge, c: Creature): boolean =>
  !isSuspended(j, c, 'frightened') &&
  (c.conditionsBy?.['frightened']?.some((id) => {
    const source = j.board.creatures.find((each) => each.id === id);
    return source !== undefined && j.rules.lineOfSight(j, c, source).free;
  }) ??
    true);

export const CHECK_SOURCES: readonly TestSource[] = [
  { key: 'blinded', gives: 'fails', on: bySight },
  // Senses of which nobody tells may show what light and walls hide.
  {
    key: 'heavily',
    why: NOT_SEEN,
    gives: 'fails',
    on: bySight,
    holds(t) {
      const place = placeSeen(t);
      return place?.sees === false && place.unknown.length === 0;
    },
    lacks: (t) => placeSeen(t)?.unknown ?? [],
  },
  {
    key: 'lightly',
    why: 'lightly-obscured',
    gives: 'disadvantage',
    on: bySight,
    holds: (t) => placeSeen(t)?.obscured === 'lightly',
  },
  { key: 'deafened', gives: 'fails', on: ({ by }) => by === 'hearing' },
  { key: 'poisoned', gives: 'disadvantage', on: onChecks },
  {
    key: 'frightened',
    gives: 'disadvantage',
    on: onChecks,
    holds: (t) => among('frightened')(t) && seesItsFear(t.j, t.c),
    lacks: ({ c, own }) =>
      own.includes('frightened') && c.conditionsBy?.['frightened'] === undefined
        ? [`creatures.${c.id}.conditionsBy.frightened`]
        : [],
  },
  ...[1, 2, 3, 4, 5].map((level): TestSource => ({
    key: `tired-${level}`,
    why: `exhaustion-${level}`,
    gives: 'disadvantage',
    on: onChecks,
    holds: ({ own }) => exhaustionIn(own) === `exhaustion-${level}`,
  })),
  {
    key: 'sunlight',
    gives: 'disadvantage',
    on: onChecks,
    holds: (t) =>
      among('sunlight-sensitivity')(t) &&
      isSunlit(t.j, t.c) &&
      (t.names['sunlight-sight'] === undefined || bySight(t.test)),
  },
  {
    key: 'unseen',
    why: 'invisible',
    gives: 'advantage',
    on: onInitiative,
    holds: among('invisible'),
  },
  { key: 'unseen', why: 'hidden', gives: 'advantage', on: onInitiative, holds: among('hidden') },
  { key: 'surprised', gives: 'disadvantage', on: onInitiative },
  { key: 'feral-instinct', gives: 'advantage', on: onInitiative },
  // 2024: also on Strength (Athletics) checks.
  {
    key: 'remarkable-athlete',
    gives: 'advantage',
    on: (test) => onInitiative(test) || test.skill === 'athletics',
  },
  {
    key: 'unready',
    why: 'incapacitated',
    gives: 'disadvantage',
    on: onInitiative,
    holds: (t) => !isAble(t),
  },
];
