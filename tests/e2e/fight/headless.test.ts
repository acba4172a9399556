/** The fight of five rounds without a browser: the log says what the texts say, in both languages. */
import '../../../src/text/pages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logText } from '../../../src/overlay/panels/log/text.ts';
import { locale } from '../../../src/text/locale.ts';
import { meet } from '../../../src/text/roster.ts';
import { fightScene } from './facts.ts';
import { headless, type Headless } from './headless.ts';
import { expected, play, type Language } from './play.ts';

const LANGUAGES: readonly Language[] = ['en', 'it'];

describe('the fight, without a browser', () => {
  let at: Headless;
  let before: string;
  beforeAll(async () => {
    before = locale.value;
    at = headless(fightScene());
    await play(at.hands, at.panels);
  });
  afterAll(() => {
    at.end();
    locale.value = before as Language;
  });

  it.each(LANGUAGES)('the log, %s', (language) => {
    locale.value = language;
    meet((at.store.amended.value?.creatures ?? []).map(({ id, name = '' }) => ({ id, name })));
    expect(logText(at.referee.entries.value).trimEnd().split('\n')).toEqual(expected(language, at.hands));
  });
});
