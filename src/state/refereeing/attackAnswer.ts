/**
 * What a taken opportunity does besides. The full ruleset says what an attack ends, so it is asked
 * only if a condition of the two creatures might end. An action in place of the attack is judged as a
 * declaration, with the provoking creature where it provoked, and is an event of its own.
 */
import { creatureOf } from '../../board/board.ts';
import type { Cell } from '../../board/grid.ts';
import type { EventOf, NewEvent } from '../../encounter/event.ts';
import type { Journal } from '../../encounter/journal.ts';
import type { Change } from '../../rules/change.ts';
import { judgeDeclaration, type JudgedDeclaration } from './judgeDeclaration.ts';
import { rulesOf, type RefereeContext } from './refereeContext.ts';

export type AnswerEvent = NewEvent & { readonly kind: 'opportunity' };

const NONE: readonly Change[] = [];

/** Might an attack end a condition of either creature? */
function mayEnd(context: RefereeContext, ids: readonly string[]): boolean {
  const table = rulesOf(context)?.conditions ?? {};
  const { board } = context.last ?? {};
  return ids.some(
    (id) =>
      board !== undefined &&
      creatureOf(board, id)?.conditions.some((each) => {
        const row = Object.hasOwn(table, each) ? table[each] : undefined;
        return row?.endsByAttack === true || row?.endsByAttackOf !== undefined;
      }) === true,
  );
}

/** The conditions that end with the attack of an opportunity; none if nobody can say. */
export async function endedByOpportunity(
  context: RefereeContext,
  by: string,
  against: string,
): Promise<readonly Change[]> {
  const { board } = context.last ?? {};
  const attacker = board && creatureOf(board, by);
  if (attacker === undefined || !mayEnd(context, [by, against])) return NONE;
  const action = rulesOf(context)?.usual?.rolled(attacker, { kind: 'attack' }) ?? 'attack';
  const judged = await judgeDeclaration(context, {
    of: by,
    action,
    target: against,
    as: 'opportunity',
  });
  return (judged?.happenings ?? []).flatMap((event) =>
    event.kind !== 'act'
      ? []
      : [
          ...(event.loses ?? []).map((condition): Change => ({
            what: 'condition',
            of: by,
            condition,
            on: false,
          })),
          ...(event.changes ?? []),
        ],
  );
}

/** Is the action only another name of the attack that an opportunity is? */
export const isAttack = (action: string | undefined): boolean =>
  action === undefined || action === 'attack' || action === 'melee-attack';

/**
 * Judges an action in place of the attack of an opportunity.
 * @param leaving where the provoking creature provoked; absent: where it stands
 */
export const judgeInstead = (
  context: RefereeContext,
  by: string,
  action: string,
  against: string,
  leaving?: Cell,
): Promise<JudgedDeclaration | null> =>
  judgeDeclaration(
    context,
    { of: by, action, target: against, as: 'opportunity' },
    leaving && { [against]: leaving },
  );

/** An answer as this client records it. */
export interface WholeAnswer {
  readonly answer: AnswerEvent;
  /** The action in place of the attack. */
  readonly act?: NewEvent;
  /** By this client's log the creature may answer so. */
  readonly isLegal: boolean;
}

/** An answer with its action as this client judges it; one that its ruleset lacks is left out. */
async function withAction(
  context: RefereeContext,
  { action = '', ...answer }: AnswerEvent,
  cause: EventOf<'move'> | EventOf<'act'>,
): Promise<WholeAnswer> {
  const { leaving } = cause.ruling.provoked[answer.nth] ?? {};
  const judged = await judgeInstead(context, answer.by, action, cause.of, leaving);
  const act = judged?.happenings[0];
  return act?.kind !== 'act' || act.ruling.faults.some(({ code }) => code === 'not-in-this-text')
    ? { answer, isLegal: false }
    : { answer: { ...answer, action }, act, isLegal: judged?.isLegal === true };
}

/**
 * The answer that another client sent, with what it does as this client sees it; null: it does
 * nothing else, and may be recorded at once.
 */
export function wholeAnswer(
  context: RefereeContext,
  answer: NewEvent,
): Promise<WholeAnswer> | null {
  if (answer.kind !== 'opportunity' || !answer.taken) return null;
  const cause = context.log.journal.get(answer.of);
  if (cause?.kind !== 'move' && cause?.kind !== 'act') return null;
  if (!isAttack(answer.action)) return withAction(context, answer, cause);
  const against = cause.of;
  if (!mayEnd(context, [answer.by, against])) return null;
  return endedByOpportunity(context, answer.by, against).then((changes) => ({
    answer: changes.length === 0 ? answer : { ...answer, changes },
    isLegal: true,
  }));
}

const SUFFIX = '.act';
/** The id of the action that an answer used in place of the attack: the same on every client. */
export const idOfAction = (answer: string): string => `${answer}${SUFFIX}`;

/** Is this the id of such an action? */
export const isHalf = (id: string): boolean => id.endsWith(SUFFIX);

/** The answer of this action, or the action of this answer: they are undone together. */
export function otherHalf({ get }: Journal, id: string): string | undefined {
  const other = isHalf(id) ? id.slice(0, -SUFFIX.length) : idOfAction(id);
  const kinds = [get(id)?.kind, get(other)?.kind].sort();
  return kinds[0] === 'act' && kinds[1] === 'opportunity' ? other : undefined;
}
