/**
 * A host's page loads the texts of one language at a time: texts before they arrive, while the
 * language changes, and if no answer arrives.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languagesInWords } from '../support/titleWords.ts';

/** The text functions without messages, as at the start of the content script. */
async function fresh() {
  vi.resetModules();
  const text = await import('../../src/text/index.ts');
  const { catalogueOf } = await import('../../src/text/bundled.ts');
  const { bringWords } = await import('../../entrypoints/overlay/loadMessages.ts');
  const end = new AbortController();
  ends.push(end);
  return { ...text, catalogueOf, bringWords, end };
}

const ends: AbortController[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const end of ends.splice(0)) end.abort();
  vi.useRealTimers();
});

/** Changes a value as the browser does when it sends an answer. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('before any catalogue is loaded', () => {
  it('before a language is loaded, the screen shows neither texts nor message ids', async () => {
    const { say, term, shortTerm, source, isMessageId, creatureLabel } = await fresh();
    expect([
      say('dock.help'),
      say('no.such'),
      term('prone'),
      shortTerm('prone'),
      creatureLabel('nobody'),
    ]).toEqual(['', '', '', '', '']);
    expect(source('sigil.cover.bonus')).toBeNull();
    expect(isMessageId('dock.help')).toBe(false);
  });
});

describe('a catalogue of one language alone', () => {
  it.each(languagesInWords(['it', 'en'] as const))(
    'with only the %s messages loaded, the screen shows the same sentences as with both languages loaded',
    async (_, language) => {
      const all = await import('../../src/text/pages.ts');
      const { provide, catalogueOf, say, length, term, shortTerm, source, locale } = await fresh();
      all.locale.value = locale.value = language;
      provide(sent(catalogueOf(language)));
      const things = (
        text: Pick<typeof all, 'say' | 'length' | 'term' | 'shortTerm' | 'source'>,
      ) => [
        text.length(4),
        text.say('opportunity.none.five-foot-step'),
        text.term('difficult-terrain'),
        text.shortTerm('flat-footed'),
        text.term('flat-footed'),
        text.source('sigil.cover.bonus'),
      ];
      expect(things({ say, length, term, shortTerm, source })).toEqual(things(all));
      expect(things(all)).not.toContain('');
    },
  );
});

describe('loading a language', () => {
  it(
    'each language is requested only once, and the old language stays on the screen until ' +
      'the new language arrives',
    async () => {
      const { bringWords, catalogueOf, term, locale, end } = await fresh();
      let answer: (() => void) | undefined;
      const ask = vi.fn(
        (language: 'it' | 'en') =>
          new Promise<unknown>((resolve) => {
            answer = () => resolve(sent(catalogueOf(language)));
          }),
      );
      bringWords({ ask, unanswered: () => undefined }, end.signal);
      answer?.();
      await vi.advanceTimersByTimeAsync(0);
      expect(term('prone')).toBe('prono');
      locale.value = 'en';
      expect(term('prone')).toBe('prono');
      answer?.();
      await vi.advanceTimersByTimeAsync(0);
      expect(term('prone')).toBe('prone');
      locale.value = 'it';
      expect(term('prone')).toBe('prono');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(ask.mock.calls).toEqual([['it'], ['en']]);
    },
  );

  it('a ruleset’s own words arrive with the sentences of the language', async () => {
    const { bringWords, catalogueOf, speakFor, term, end } = await fresh();
    const words = { ...catalogueOf('it'), own: { srd52: { dash: 'Scatto' } } };
    bringWords(
      { ask: () => Promise.resolve(sent(words)), unanswered: () => undefined },
      end.signal,
    );
    await vi.advanceTimersByTimeAsync(0);
    speakFor({ text: 'srd52' });
    expect(term('dash')).toBe('Scatto');
  });

  it.each([
    ['an error', () => Promise.reject(new Error('no receiver'))],
    ['empty', () => Promise.resolve(undefined)],
    [
      'a catalogue in another language',
      async () => sent((await import('../../src/text/bundled.ts')).catalogueOf('en')),
    ],
    [
      'a catalogue without terms',
      async () => ({
        ...(await import('../../src/text/bundled.ts')).catalogueOf('it'),
        terms: null,
      }),
    ],
    [
      'a catalogue whose own words are no texts',
      async () => ({
        ...(await import('../../src/text/bundled.ts')).catalogueOf('it'),
        own: { srd52: { dash: ['Scatto'] } },
      }),
    ],
    [
      'a catalogue without vocabularies',
      async () => ({
        ...(await import('../../src/text/bundled.ts')).catalogueOf('it'),
        vocabularies: {},
      }),
    ],
  ])(
    'the texts of a language are requested again, with a notice to the user, if the first answer is %s',
    async (_who, wrong) => {
      const { bringWords, catalogueOf, term, end } = await fresh();
      let answers: () => Promise<unknown> = wrong;
      const unanswered = vi.fn();
      bringWords({ ask: () => answers(), unanswered }, end.signal);
      await vi.advanceTimersByTimeAsync(200);
      expect(unanswered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(2000);
      expect(unanswered.mock.calls).toEqual([[true]]);
      expect(term('prone')).toBe('');
      answers = () => Promise.resolve(sent(catalogueOf('it')));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(unanswered.mock.calls).toEqual([[true], [false]]);
      expect(term('prone')).toBe('prono');
    },
  );

  it('the texts of a language are no longer requested after the extension has been switched off', async () => {
    const { bringWords, end } = await fresh();
    const ask = vi.fn(() => Promise.reject(new Error('gone')));
    bringWords({ ask, unanswered: () => undefined }, end.signal);
    await vi.advanceTimersByTimeAsync(10);
    end.abort();
    const times = ask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask.mock.calls.length).toBe(times);
  });
});
