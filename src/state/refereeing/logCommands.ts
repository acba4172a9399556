/** What a user says about the log: actions, answers to opportunities, allowances and undos. */
import type { Answer, Offer } from '../../encounter/entry.ts';
import type { EncounterEvent, NewEvent } from '../../encounter/event.ts';
import type { Journal } from '../../encounter/journal.ts';
import { goesOn } from '../../encounter/turnSoFar.ts';
import type { Change } from '../../rules/change.ts';
import type { ActionDeclaration, Referee } from '../referee.ts';
import {
  endedByOpportunity,
  isAttack,
  judgeInstead,
  otherHalf,
  type AnswerEvent,
} from './attackAnswer.ts';
import { createInOrder } from './inOrder.ts';
import { judgeDeclaration } from './judgeDeclaration.ts';
import type { RefereeContext } from './refereeContext.ts';
import type { Happen } from './refereeWiring.ts';

type LogCommands = Pick<
  Referee,
  'declare' | 'condition' | 'take' | 'pass' | 'allow' | 'dismiss' | 'undo'
>;

const refused = Promise.resolve(false);

const answer = (
  { event, nth, provoked }: Offer,
  taken: boolean,
  more: Pick<AnswerEvent, 'action' | 'hit' | 'changes'> = {},
): AnswerEvent => ({ kind: 'opportunity', by: provoked.by, of: event, nth, taken, ...more });

const struck = (
  hit: boolean | undefined,
  changes: readonly Change[],
): Pick<AnswerEvent, 'hit' | 'changes'> => ({
  ...(hit !== undefined && { hit }),
  ...(changes.length > 0 && { changes: [...changes] }),
});

type Undo = NewEvent & { readonly kind: 'undo' };
interface Told {
  /** Records a judged declaration, and tells other clients. */
  declared(declaration: ActionDeclaration, judged: readonly NewEvent[]): readonly string[];
  /**
   * Records an answer to an opportunity, with the action that it used in place of the attack, and
   * tells other clients.
   */
  record(answer: AnswerEvent, act?: NewEvent): readonly string[];
  /** Called after an event's undo is recorded. */
  undone(event: EncounterEvent): void;
}

export function createLogCommands(
  context: RefereeContext,
  happen: Happen,
  { declared, record, undone }: Told,
): LogCommands {
  const { log } = context;
  const commands = createInOrder<boolean>();
  /** Runs a command in the fight in which it was given. */
  function inFight(key: string, work: () => Promise<boolean>): Promise<boolean> {
    const { key: fight } = log;
    return commands.run(`${fight} ${key}`, () => (fight === log.key ? work() : refused));
  }
  const nameOf = ({ event, nth }: Offer): string => `opportunity ${event}#${nth}`;
  const answerOf = ({ event, nth }: Offer): Answer | undefined =>
    log.entries.offer(event, nth)?.answer;
  /** An opportunity has one answer, even if it comes too late. */
  const isUnanswered = (offer: Offer): boolean =>
    ['open', 'lapsed'].includes(answerOf(offer) ?? '');
  /** Records that an opportunity is taken, with its action, unless it got another answer meanwhile. */
  const taken = (offer: Offer, event: AnswerEvent, act?: NewEvent): boolean =>
    isUnanswered(offer) ? record(event, act).length > 0 : answerOf(offer) === 'taken';
  const isKnown = (id: string): boolean => log.journal.get(id) !== undefined;
  return {
    declare: (declaration) =>
      inFight(JSON.stringify(declaration), async () => {
        const judged = await judgeDeclaration(context, declaration);
        if (judged === null) return false;
        const { of, as } = declaration;
        if (as === undefined) happen(...goesOn(log.journal, of));
        return declared(declaration, judged.happenings).length > 0;
      }),
    condition(of, condition, on) {
      happen({ kind: 'condition', of, condition, on, from: 'said' });
    },
    take: (offer, action, hit) =>
      inFight(nameOf(offer), async () => {
        const { by } = offer.provoked;
        if (action === undefined || isAttack(action)) {
          const { key } = log;
          const ends = await endedByOpportunity(context, by, offer.against);
          return key === log.key && taken(offer, answer(offer, true, struck(hit, ends)));
        }
        const { leaving } = offer.provoked;
        const judged = await judgeInstead(context, by, action, offer.against, leaving);
        return (
          judged !== null && taken(offer, answer(offer, true, { action }), judged.happenings[0])
        );
      }),
    pass(offer) {
      if (!commands.waits(`${log.key} ${nameOf(offer)}`) && isUnanswered(offer))
        record(answer(offer, false));
    },
    allow(of, note) {
      if (isKnown(of)) happen({ kind: 'allow', of, by: '', ...(note !== undefined && { note }) });
    },
    dismiss(of) {
      if (isKnown(of)) happen({ kind: 'dismiss', of });
    },
    undo(id) {
      const undos = undoing(log.journal, id);
      happen(...undos);
      for (const { of } of undos) {
        const event = log.journal.get(of);
        if (event !== undefined) undone(event);
      }
    },
  };
}

/**
 * Undo events for an event. For a move they undo the last event about it, for any other event the
 * event itself.
 */
export function undoing(journal: Journal, id: string): readonly Undo[] {
  const event = journal.get(id);
  if (event === undefined || journal.undone(id)) return [];
  if (event.kind === 'move') {
    const said = journal.events.findLast(
      (e) =>
        (e.kind === 'allow' || e.kind === 'dismiss' || e.kind === 'opportunity') &&
        e.of === id &&
        !journal.undone(e.id),
    );
    return said === undefined ? [] : undoing(journal, said.id);
  }
  if (event.kind === 'combat' || event.kind === 'turn' || event.kind === 'round') return [];
  // Delaying and readying are recorded as two events, the declaration and the wait: undo both.
  const next = journal.events[journal.placeOf(event) + 1];
  const waits =
    event.kind === 'act' && next?.kind === 'wait' && next.of === event.of && next.how !== null;
  const half = otherHalf(journal, id);
  const together = [id, ...(waits ? [next.id] : []), ...(half === undefined ? [] : [half])];
  return together
    .filter((each) => !journal.undone(each))
    .map((each): Undo => ({ kind: 'undo', of: each }));
}
