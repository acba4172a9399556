/** What gives ability checks an advantage or a disadvantage, and which of them fail by themselves. */
import type { Creature } from '../../../board/creature.ts';
import { among, isAble, onInitiative, type D20Test, type TestSource } from '../d20Tests.ts';
import { exhaustionIn } from '../attempt.ts';
import { isSuspended } from '../auras.ts';
import { isSunlit } from '../edges.ts';
import type { Judge } from '../../ruleset.ts';

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
  { key: 'deafened', gives: 'fails', on: ({ by }) => by === 'hearing' },
  { key: 'poisoned', gives: 'disadvantage', on: onChecks },
  {
    key: 'frightened',
    gives: 'disadvantage',
    on: onChecks,
    holds: (t) => among('frightened')(t) && seesItsFear(t.j, t.c),
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
  {
    key: 'unready',
    why: 'incapacitated',
    gives: 'disadvantage',
    on: onInitiative,
    holds: (t) => !isAble(t),
  },
];
