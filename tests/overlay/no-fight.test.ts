// @vitest-environment page
/** The readout of a path says if no fight is running, because then nothing of it is recorded. */
import { afterEach, expect, it } from 'vitest';
import type { Cell } from '../../src/board/grid.ts';
import { mounted, TABLE, type Mounted } from './panels-mounted.ts';
import { smallReferee } from './small-referee.ts';
import { languagesInWords } from '../support/titleWords.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

/** Aldo walks through the goblin's reach, or away from it. */
async function dragged(
  ways: 'provokes' | 'is too long' | 'is harmless',
  { on = false, language = 'en' as 'en' | 'it' } = {},
): Promise<string> {
  const turn = { active: 'aldo', order: ['aldo', 'gob'], round: 1 };
  ui = await mounted({
    language,
    scene: on ? { ...TABLE, turn } : TABLE,
    besides: () => ({ referee: smallReferee(on ? { on: true, round: 1, active: 'aldo' } : {}) }),
  });
  const y = ways === 'provokes' ? 5 : 9;
  const length = { provokes: 6, 'is too long': 14, 'is harmless': 3 }[ways];
  const path = Array.from({ length }, (_, i): Cell => (i === 0 ? [2, 6] : [2 + i, y]));
  ui.store.drag.value = { of: 'aldo', path };
  await ui.settle();
  return ui.text('.reading');
}
const WORDS = {
  en: 'No fight is running, so the log records nothing.',
  it: 'Nessun combattimento in corso: il registro non annota nulla.',
};

it.each(languagesInWords(['en', 'it'] as const))(
  'outside a fight, the label at the end of a path that provokes attacks of opportunity ' +
    'says in %s that nothing is logged',
  async (_, language) => {
    expect(await dragged('provokes', { language })).toContain(WORDS[language]);
  },
);
it(
  'outside a fight, the label at the end of a path longer than the creature’s speed says ' +
    'that nothing is logged',
  async () => {
    expect(await dragged('is too long')).toContain(WORDS.en);
  },
);
it('outside a fight, the label at the end of a legal path without attacks does not mention the log', async () => {
  expect(await dragged('is harmless')).not.toContain(WORDS.en);
});
it(
  'in a fight, the label at the end of a path that provokes attacks of opportunity does not ' +
    'mention the log',
  async () => {
    expect(await dragged('provokes', { on: true })).not.toContain(WORDS.en);
  },
);
