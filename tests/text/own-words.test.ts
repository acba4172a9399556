/**
 * Terms and messages of a ruleset's own are the same on the extension's own pages, where the ruleset
 * has them, and in a host's page, where the background sends them with its sentences.
 */
import { afterEach, expect, it } from 'vitest';
import { rulesetOf } from '../../src/rules/index.ts';
import { catalogueOf } from '../../src/text/bundled.ts';
import { inLanguage } from '../../src/text/catalogue.ts';
import { locale, LOCALES, provide, say, speakFor, term } from '../../src/text/index.ts';
import { languageInWords } from '../support/titleWords.ts';

const srd52 = rulesetOf('srd52')!;
const WORDS = srd52.words!;
/** All messages and terms of the ruleset’s own in the current language, with each parameter named. */
const spoken = (): string[] =>
  Object.entries(WORDS).map(([id, { en }]) => {
    const params = [...en.matchAll(/{(\w+)}/g)].map(
      ([, name = '']) => [name, `<${name}>`] as const,
    );
    return params.length === 0 ? term(id) : say(id, Object.fromEntries(params));
  });

afterEach(() => {
  speakFor({});
  for (const language of LOCALES) provide(catalogueOf(language));
});

it.each(LOCALES.map((language) => [languageInWords(language), language] as const))(
  '%s words of a ruleset are the same, whether the ruleset has them or the background sends them',
  (_, language) => {
    locale.value = language;
    speakFor({ text: 'srd52', words: WORDS });
    const onOwnPages = spoken();
    speakFor({ text: 'srd52' });
    provide({ ...catalogueOf(language), own: { srd52: inLanguage(WORDS, language) } });
    expect(spoken()).toEqual(onOwnPages);
    expect(onOwnPages.length).toBeGreaterThan(150);
    expect(term('move-mode')).toBe(language === 'it' ? 'Movimento' : 'Move');
  },
);

it('a ruleset does not use the words that the background sends for another ruleset', () => {
  locale.value = 'en';
  provide({ ...catalogueOf('en'), own: { srd52: { 'five-foot-step': 'Hop' } } });
  speakFor({ text: 'srd35' });
  expect(term('five-foot-step')).not.toBe('Hop');
  speakFor({ text: 'srd52' });
  expect(term('five-foot-step')).toBe('Hop');
});
