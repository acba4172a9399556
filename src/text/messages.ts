/**
 * Every sentence, by id: [English, Italian], ICU MessageFormat. This is the source; the page loads `messages.json`,
 * made from it by `scripts/text.ts`, so that no parser of messages travels to the browser.
 */
import { concealment } from './messages/concealment.ts';
import { cover } from './messages/cover.ts';
import { dock } from './messages/dock.ts';
import { error } from './messages/error.ts';
import { frames } from './messages/frames.ts';
import { move } from './messages/move.ts';
import { opportunity } from './messages/opportunity.ts';
import { pages } from './messages/pages.ts';
import { settings } from './messages/settings.ts';
import { panels } from './messages/panels.ts';
import { threat } from './messages/threat.ts';
import { unknown } from './messages/unknown.ts';
import { violation } from './messages/violation.ts';

export const messages = {
  ...frames, ...violation, ...move, ...threat, ...opportunity, ...cover, ...concealment, ...unknown, ...dock,
  ...panels, ...pages, ...settings, ...error,
} as const;

export type MessageId = keyof typeof messages;
