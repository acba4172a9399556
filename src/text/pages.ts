/** The words on our own pages: all of the overlay's, and the pages' own. They import `t` from here. */
import compiled from './messages.pages.json' with { type: 'json' };
import { learn, say } from './index.ts';
import type { MessageId, PageMessageId } from './messages.ts';
import type { Param } from './params.ts';

learn(compiled);

export * from './index.ts';
export type { PageMessageId };

/** A sentence of the overlay or of the pages, in the language on the screen. */
export const t = (id: MessageId | PageMessageId, params?: Readonly<Record<string, Param>>): string => say(id, params);
