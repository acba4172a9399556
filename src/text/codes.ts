/** Chooses the message for a code of the rules engine, where the two names differ. */
import type { MessageId } from './messages.ts';

/**
 * Messages for reasons why a creature gets no opportunity (codes of BARRED). In the sentences `foe`
 * is that creature and `who` the mover.
 */
export const BARRED_MESSAGE = {
  'five-foot-step': 'opportunity.none.five-foot-step',
  withdraw: 'opportunity.none.withdraw-first-square',
  'flat-footed': 'opportunity.none.flat-footed',
  taken: 'opportunity.none.already-used',
  cover: 'opportunity.none.cover',
  'total-cover': 'opportunity.none.total-cover',
  'total-concealment': 'opportunity.none.total-concealment',
  'not-seen': 'opportunity.none.not-seen',
  condition: 'opportunity.none.condition',
  'not-a-foe': 'opportunity.none.ally',
  'total-defence': 'opportunity.none.total-defence',
  unarmed: 'opportunity.none.not-armed',
  mount: 'opportunity.none.mount',
  evaded: 'opportunity.none.evaded',
  'not-provoking': 'opportunity.none.not-provoking',
} as const satisfies Record<string, MessageId>;

/** Messages for what provokes an attack (codes of Cause). */
export const CAUSE_MESSAGE = {
  movement: 'opportunity.by.leaving-square',
  entering: 'opportunity.by.entering-space',
  crawling: 'opportunity.by.crawl',
  'in-reach': 'opportunity.by.in-reach',
} as const satisfies Record<string, MessageId>;

/**
 * The term for an action; an action with the same name as the condition that it causes has a
 * separate term.
 */
export const actionTerm = (action: string): string =>
  action === 'total-defence' ? `do-${action}` : action;
