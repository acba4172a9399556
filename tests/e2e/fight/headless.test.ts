/**
 * The fight of five rounds without a browser: the log follows the rule texts, in both languages.
 */
import '../../../src/text/pages.ts';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLog, replayed } from '../../../src/encounter/document.ts';
import { journal } from '../../../src/encounter/journal.ts';
import { logText } from '../../../src/overlay/panels/log/text.ts';
import { locale, speakFor } from '../../../src/text/locale.ts';
import { addCreatures } from '../../../src/text/roster.ts';
import { muddled, random } from '../../encounter/fights.ts';
import { fightScene } from './facts.ts';
import { headless, type Headless } from './headless.ts';
import { expected, play, type Language } from './play.ts';
import { boardsToTry } from '../../support/thorough.ts';
import { languagesInWords } from '../../support/titleWords.ts';

const LANGUAGES: readonly Language[] = ['en', 'it'];

describe('the five rounds of the end-to-end fight, played without a browser', () => {
  let at: Headless;
  beforeAll(async () => {
    speakFor({ text: 'srd35' });
    at = headless(fightScene());
    await play(at.hands, at.panels);
  });
  afterAll(() => at.end());

  it.each(languagesInWords(LANGUAGES))(
    'the combat log of five rounds played without a browser has the expected sentences in %s',
    (_, language) => {
      locale.value = language;
      addCreatures(
        (at.store.amended.value?.creatures ?? []).map(({ id, name = '' }) => ({ id, name })),
      );
      expect(logText(at.referee.entries.value).trimEnd().split('\n')).toEqual(
        expected(language, at.hands),
      );
    },
  );

  it('replaying a combat log with events repeated or delayed at random gives the same state', () => {
    const read = readLog(JSON.parse(at.referee.exported()));
    if (!read.ok) throw new Error(read.message);
    expect(read.unknown).toBe(0);
    const state = at.referee.encounter.value;
    expect(state).toMatchObject({ on: true, round: 5 });
    expect(replayed(read.log).state).toEqual(state);
    const next = random(5);
    for (let run = 0; run < boardsToTry(1000); run++) {
      const again = journal(muddled(next, read.log.events));
      if (!isDeepStrictEqual(again.state, state)) expect(again.state).toEqual(state);
    }
  }, 60_000);
});
