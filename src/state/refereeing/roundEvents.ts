/** The events that each step of a round in phases records. Pure: state and input in, events out. */
import type { Cell } from '../../board/grid.ts';
import type { Encounter } from '../../encounter/encounter.ts';
import type { NewEvent, MovedBy } from '../../encounter/event.ts';
import type { Journal } from '../../encounter/journal.ts';
import type { Phases } from '../../encounter/phases.ts';
import type { SharedRound } from '../../encounter/sharedRound.ts';
import type { Declaration, RollOffs } from '../../rules/phased/round/declaration.ts';
import type { TimelineAnswer, TimelineViolation } from '../../rules/phased/round/event.ts';
import { isNotLater, faultBy, type Factor } from '../phased.ts';
import { UNJUDGED } from './refereeContext.ts';

type Places = Readonly<Record<string, Cell>>;

/** The next round begins, with everybody at these cells. */
export const roundBegins = ({ on, round, phases }: Encounter, places: Places): NewEvent => ({
  kind: 'round',
  round: !on ? 1 : phases === undefined ? Math.max(1, round) : round + 1,
  on: true,
  places,
});

/** Declarations and rolls that a game master enters all at once. */
export const allTold = (declared: readonly Declaration[], dice: RollOffs): readonly NewEvent[] => [
  ...declared.map((says): NewEvent => ({
    kind: 'declaration',
    of: says.of,
    says,
    hand: 'master',
    ruling: UNJUDGED,
  })),
  ...Object.entries(dice).flatMap(([what, results]) =>
    Object.entries(results).map(([of, result]): NewEvent => ({
      kind: 'die',
      of,
      what,
      result,
      from: 'typed',
    })),
  ),
];

/** Undo events for a creature's declaration in force. */
function undoneDeclaration({ events, undone }: Journal, of: string): readonly NewEvent[] {
  const last = events.findLast(
    (event) =>
      event.kind === 'round' ||
      (event.kind === 'declaration' && event.of === of && !undone(event.id)),
  );
  return last?.kind === 'declaration' ? [{ kind: 'undo', of: last.id }] : [];
}

/** A declaration with the violations of its round, instead of the creature's earlier one. */
export function declares(
  journal: Journal,
  says: Declaration,
  violations: readonly TimelineViolation[],
  hand: MovedBy,
): readonly NewEvent[] {
  const { of } = says;
  const faults = violations
    .filter((v) => v.of === of)
    .map(({ code, rules, at }) => ({
      code,
      rules,
      ...faultBy(code, says),
      ...(Array.isArray(at) && { at: at as unknown as Cell }),
    }));
  return [
    ...undoneDeclaration(journal, of),
    { kind: 'declaration', of, says, hand, ruling: { ...UNJUDGED, faults } },
  ];
}

/** A creature declares nothing any more; empty if it had declared nothing. */
export function withdraws(journal: Journal, of: string, hand: MovedBy): readonly NewEvent[] {
  const undone = undoneDeclaration(journal, of);
  return undone.length === 0
    ? []
    : [...undone, { kind: 'declaration', of, says: null, hand, ruling: UNJUDGED }];
}

/** The round comes to a factor; null: it is already there. */
export function reachFactor(
  { reached }: Phases,
  { events, rules }: Pick<TimelineAnswer, 'events' | 'rules'>,
  to: Factor,
): NewEvent | null {
  const isPast = (at: Factor): boolean => reached !== null && isNotLater(at, reached);
  if (isPast(to)) return null;
  const due = events.filter(({ at }) => isNotLater(at, to) && !isPast(at));
  return { kind: 'factor', to, due, rules };
}

/** A player's round begins or ends because the game master's does; null: it is already so. */
export function followsMaster(
  { round, phases }: Encounter,
  { round: number, on }: SharedRound,
  places: Places,
): NewEvent | null {
  const begins = on && (phases === undefined || round < number);
  const ends = !on && phases?.on === true && round === number;
  return begins || ends ? { kind: 'round', round: number, on, ...(begins && { places }) } : null;
}
