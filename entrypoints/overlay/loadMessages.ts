/**
 * Loads the messages of the language in use from the background into the host's page, and those of
 * another language when the user chooses it. Until they arrive, the screen keeps its present
 * language. Nothing is shown before the first messages have arrived (`inUse` in
 * `src/text/catalogue.ts`).
 */
import { effect } from '@preact/signals';
import * as z from 'zod/mini';
import { locale, LOCALES, type Locale } from '../../src/text/locale.ts';
import { provide, provided, type Catalogue } from '../../src/text/catalogue.ts';
import { VOCABULARIES } from '../../src/text/vocabulary.ts';

type Holds = (value: unknown) => boolean;
const isText: Holds = (value) => typeof value === 'string';
const isList: Holds = (value) => Array.isArray(value);
/**
 * Creates a test of whether a value is a record whose entries all pass the given test. zod's own
 * record type is not used, because it is larger than the rest of this file.
 */
const each =
  (holds: Holds): Holds =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !isList(value) &&
    Object.values(value).every(holds);
const texts = z.custom(each(isText));

/** Compiled messages; each is text, or a list for the formatter. */
const answered = z.object({
  locale: z.enum(LOCALES),
  messages: z.custom(each((message) => isText(message) || isList(message))),
  terms: z.custom(each((words) => Array.isArray(words) && words.every(isText))),
  vocabularies: z.object(
    Object.fromEntries(
      VOCABULARIES.map((name) => [name, z.object({ words: texts, terms: texts })]),
    ),
  ),
  books: z.custom(each(each(each(isText)))),
  own: z.optional(z.custom(each(each(isText)))),
});

/** Delays in milliseconds before a request is repeated; the last delay repeats. */
const AGAIN = [50, 250, 1000, 5000, 30_000];
/** Number of unanswered requests after which the user sees a notice. */
const PATIENCE = 3;

export interface Asking {
  /**
   * Requests the messages of a language; rejects if there is no answer. The caller validates the
   * answer.
   */
  ask(language: Locale): Promise<unknown>;
  /**
   * Called with true when requests have stayed unanswered, and with false when an answer has
   * arrived again.
   */
  unanswered(now: boolean): void;
}

/**
 * Keeps the messages of the language in use loaded until the signal is aborted. An unanswered
 * request is repeated at growing intervals.
 */
export function bringWords({ ask, unanswered }: Asking, signal: AbortSignal): void {
  const asked = new Set<Locale>();
  const stop = effect(() => {
    const language = locale.value;
    if (!provided(language)) void bring(language);
  });
  signal.addEventListener('abort', stop, { once: true });

  async function bring(language: Locale): Promise<void> {
    if (asked.has(language)) return;
    asked.add(language);
    let reported = false;
    for (let times = 1; !signal.aborted && locale.peek() === language; times += 1) {
      const words = answered.safeParse(await ask(language).catch(() => undefined));
      if (words.success && words.data.locale === language) {
        provide(words.data as Catalogue);
        break;
      }
      if (times === PATIENCE) unanswered((reported = true));
      await new Promise((resolve) => setTimeout(resolve, AGAIN[Math.min(times, AGAIN.length) - 1]));
    }
    asked.delete(language);
    if (reported) unanswered(false);
  }
}
