/**
 * The words on our own pages: all of the overlay's, and the pages' own, in every language. They
 * import `t` from here.
 */
import compiled from './messages.pages.json' with { type: 'json' };
import { catalogueOf, type Pairs } from './bundled.ts';
import { LOCALES, provide, say } from './index.ts';
import type { MessageId, PageMessageId } from './messages.ts';
import type { Param } from './params.ts';

for (const language of LOCALES) provide(catalogueOf(language, compiled as unknown as Pairs));

export * from './index.ts';
export type { PageMessageId };

/** A sentence of the overlay or of the pages, in the language on the screen. */
export const t = (
  id: MessageId | PageMessageId,
  params?: Readonly<Record<string, Param>>,
): string => say(id, params);
