/** What a user says about the log: actions, answers to opportunities, allowances and undos. */
import type { Offer } from '../../encounter/entry.ts';
import type { EncounterEvent, NewEvent } from '../../encounter/event.ts';
import type { Journal } from '../../encounter/journal.ts';
import { goesOn } from '../../encounter/turnSoFar.ts';
import type { Change } from '../../rules/change.ts';
import type { Referee } from '../referee.ts';
import { endedByOpportunity } from './attackAnswer.ts';
import { judgeDeclaration } from './judgeDeclaration.ts';
import type { RefereeContext } from './refereeContext.ts';
import type { Happen } from './refereeWiring.ts';

type LogCommands = Pick<
  Referee,
  'declare' | 'condition' | 'take' | 'pass' | 'allow' | 'dismiss' | 'undo'
>;

const answer = (
  { event, nth, provoked }: Offer,
  taken: boolean,
  hit?: boolean,
  changes: readonly Change[] = [],
): NewEvent => ({
  kind: 'opportunity',
  by: provoked.by,
  of: event,
  nth,
  taken,
  ...(hit !== undefined && { hit }),
  ...(changes.length > 0 && { changes }),
});

/** @param undone called after an event's undo is recorded */
export function createLogCommands(
  context: RefereeContext,
  happen: Happen,
  undone: (event: EncounterEvent) => void,
): LogCommands {
  const { log } = context;
  const isKnown = (id: string): boolean => log.journal.get(id) !== undefined;
  return {
    async declare(declaration) {
      if (declaration.as === undefined) happen(...goesOn(log.journal, declaration.of));
      const happenings = await judgeDeclaration(context, declaration);
      return happenings !== null && happen(...happenings).length > 0;
    },
    condition(of, condition, on) {
      happen({ kind: 'condition', of, condition, on, from: 'said' });
    },
    async take(offer, action, hit) {
      if (action === undefined || action === 'attack' || action === 'melee-attack') {
        const { key } = log;
        const ends = await endedByOpportunity(context, offer.provoked.by, offer.against);
        if (key !== log.key) return false;
        return happen(answer(offer, true, hit, ends)).length > 0;
      }
      const act = await judgeDeclaration(context, {
        of: offer.provoked.by,
        action,
        target: offer.against,
        as: 'opportunity',
      });
      return act !== null && happen(answer(offer, true), ...act).length > 0;
    },
    pass(offer) {
      happen(answer(offer, false));
    },
    allow(of, note) {
      if (isKnown(of)) happen({ kind: 'allow', of, by: '', ...(note !== undefined && { note }) });
    },
    dismiss(of) {
      if (isKnown(of)) happen({ kind: 'dismiss', of });
    },
    undo(id) {
      const event = log.journal.get(id);
      happen(...undoing(log.journal, id));
      if (event !== undefined) undone(event);
    },
  };
}

/**
 * Undo events for an event. For a move they undo the last event about it, for any other event the
 * event itself.
 */
export function undoing(journal: Journal, id: string): readonly NewEvent[] {
  const event = journal.get(id);
  if (event === undefined || journal.undone(id)) return [];
  if (event.kind === 'move') {
    const said = journal.events.findLast(
      (e) =>
        (e.kind === 'allow' || e.kind === 'dismiss' || e.kind === 'opportunity') &&
        e.of === id &&
        !journal.undone(e.id),
    );
    return said === undefined ? [] : [{ kind: 'undo', of: said.id }];
  }
  if (event.kind === 'combat' || event.kind === 'turn' || event.kind === 'round') return [];
  // Delaying and readying are recorded as two events, the declaration and the wait: undo both.
  const next = journal.events[journal.placeOf(event) + 1];
  const waits =
    event.kind === 'act' && next?.kind === 'wait' && next.of === event.of && next.how !== null;
  return [{ kind: 'undo', of: id }, ...(waits ? [{ kind: 'undo' as const, of: next.id }] : [])];
}
