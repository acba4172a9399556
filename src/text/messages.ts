/**
 * Every sentence, by id: [English, Italian], ICU MessageFormat. This is the source; the browser
 * loads `messages.json` and, on our own pages alone, `messages.pages.json`: made from it by `npx
 * tsx scripts/text.ts`, so that neither a parser of messages nor the pages' sentences travel into
 * the host's page.
 */
import { actions } from './messages/actions.ts';
import { attack } from './messages/attack.ts';
import { book } from './messages/book.ts';
import { card } from './messages/card.ts';
import { causes } from './messages/causes.ts';
import { concealment } from './messages/concealment.ts';
import { cover } from './messages/cover.ts';
import { dock } from './messages/dock.ts';
import { error } from './messages/error.ts';
import { parts } from './messages/parts.ts';
import { frames } from './messages/frames.ts';
import { heads } from './messages/heads.ts';
import { judging } from './messages/judging.ts';
import { log } from './messages/log.ts';
import { marks } from './messages/marks.ts';
import { move } from './messages/move.ts';
import { opportunity } from './messages/opportunity.ts';
import { ordnance } from './messages/ordnance.ts';
import { paint } from './messages/paint.ts';
import { report } from './messages/report.ts';
import { pages } from './messages/pages.ts';
import { panels } from './messages/panels.ts';
import { policy } from './messages/policy.ts';
import { practice } from './messages/practice.ts';
import { readings } from './messages/readings.ts';
import { settings } from './messages/settings.ts';
import { specials } from './messages/specials.ts';
import { timeline } from './messages/timeline.ts';
import { threat } from './messages/threat.ts';
import { unknown } from './messages/unknown.ts';
import { violation } from './messages/violation.ts';
import { whisper } from './messages/whisper.ts';

/** What the overlay says. */
export const messages = {
  ...frames,
  ...violation,
  ...move,
  ...threat,
  ...opportunity,
  ...cover,
  ...concealment,
  ...unknown,
  ...dock,
  ...panels,
  ...card,
  ...marks,
  ...heads,
  ...error,
  ...parts,
  ...actions,
  ...attack,
  ...specials,
  ...paint,
  ...report,
  ...whisper,
  ...causes,
  ...log,
  ...policy,
  ...timeline,
  ...ordnance,
} as const;

/** What only our own pages say: popup, options, welcome, practice. */
export const pageMessages = {
  ...pages,
  ...settings,
  ...book,
  ...practice,
  ...judging,
  ...readings,
} as const;

export type MessageId = keyof typeof messages;
export type PageMessageId = keyof typeof pageMessages;
