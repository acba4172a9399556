/** One word for one act: buttons that do the same use the same verb, in both languages. */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../adapters/practice/scenarios/index.ts';
import { actShowing } from '../../adapters/practice/scenarios/acts.ts';
import { todo } from '../../entrypoints/practice/todo.ts';
import type { Mode } from '../../src/rules/verdict.ts';
import { locale, say, term } from '../../src/text/pages.ts';
import { actionTerm } from '../../src/text/codes.ts';
import { shown } from '../practice/seat.ts';
import { modeTerm } from '../../src/overlay/layers/findingSentences.ts';
import { languagesInWords } from '../support/titleWords.ts';

afterEach(() => {
  locale.value = 'en';
});

const ACTS = {
  cancel: ['card.cancel', 'ask.goBack'],
  undo: ['log.action.undo', 'paint.undo'],
  'take back': [
    'log.action.takeBack',
    'actions.undo',
    'intentions.withdraw',
    'practice.undo',
    'practice.tour.back',
  ],
} as const;
const VERBS = {
  en: { cancel: 'Cancel', undo: 'Undo', 'take back': 'Take' },
  it: { cancel: 'Annulla', undo: 'Togli', 'take back': 'Revoca' },
} as const;

describe.each(languagesInWords(['en', 'it'] as const))('buttons in %s', (words, language) => {
  it(`in ${words}, all buttons that cancel use the same verb, and so do buttons that undo or take back`, () => {
    locale.value = language;
    for (const [act, ids] of Object.entries(ACTS))
      for (const id of ids)
        expect.soft(say(id).split(/[\s:]/)[0], id).toBe(VERBS[language][act as keyof typeof ACTS]);
  });

  it(
    `in ${words}, charge, run, withdrawal and double move have the same names as actions and ` +
      'as movement modes',
    () => {
      locale.value = language;
      for (const action of ['charge', 'run', 'withdraw', 'double-move'] as const)
        expect.soft(term(actionTerm(action)), action).toBe(term(modeTerm(action as Mode)));
    },
  );

  it(`in ${words}, the title of the list of map marks does not contain the word for the levels of a map`, () => {
    locale.value = language;
    expect(say('dock.layers')).toBe(language === 'en' ? 'Marks' : 'Segni');
    expect(say('dock.part.layers')).not.toMatch(/livell|layer|level/i);
  });

  it(`in ${words}, no practice task joins two sentences with “and” or says “in total defense”`, () => {
    locale.value = language;
    const tasks = SCENARIOS.flatMap((scenario) =>
      shown(scenario).map(({ e }) => todo(actShowing(e))),
    );
    expect(tasks.length).toBeGreaterThan(100);
    expect(
      tasks.filter((task) => /[.:] (and|e) |In \S+’s turn| in total defen[cs]e/.test(task)),
    ).toEqual([]);
  });
});
