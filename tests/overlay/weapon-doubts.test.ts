// @vitest-environment page
/** What is not known of a weapon stands wherever the weapon is named: attack, card, opportunity. */
import '../support/texts.ts';
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import type { Offer } from '../../src/encounter/entry.ts';
import { attackGuesses, guesses } from '../../src/overlay/panels/log/missing.ts';
import { createStore } from '../../src/state/store.ts';
import { languagesInWords, rulesetsInWords } from '../support/titleWords.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { asksHere, smallReferee } from './small-referee.ts';

const someone = { size: 'medium', build: 'tall', speed: { land: 6 } };
const club = { id: 'club', name: 'club', kind: 'melee', ready: true };
const sceneOf = (ruleset: string, bonus: object) => ({
  format: 'quadretto/scene@1',
  ruleset,
  grid: { kind: 'square', columns: 24, rows: 12 },
  creatures: [
    {
      ...someone,
      id: 'ogre',
      name: 'Ogre',
      side: 'party',
      at: [4, 4],
      attacks: [{ ...club, ...bonus }],
    },
    {
      ...someone,
      id: 'ada',
      name: 'Ada',
      side: 'foes',
      at: [5, 4],
      attacks: [],
      ac: { total: 15, touch: 10, flatFooted: 15 },
    },
  ],
});

let ui: Mounted | undefined;
afterEach(() => {
  ui?.end.abort();
  ui = undefined;
  document.body.replaceChildren();
});

async function open(ruleset: string, bonus: object, language: 'en' | 'it'): Promise<Mounted> {
  const referee = smallReferee({ on: true, round: 1, active: 'ada' });
  const offer = {
    event: 'e1',
    nth: 0,
    against: 'ada',
    provoked: { by: 'ogre', cause: 'movement', step: 0, leaving: [5, 4], unknown: [], rules: [] },
    state: 'open',
  } as unknown as Offer;
  Object.assign(referee, { offers: signal([offer]) });
  ui = await mounted({
    scene: sceneOf(ruleset, bonus),
    language,
    select: 'ogre',
    change: () => createStore({ ruleset }),
    besides: (store) => ({ asks: asksHere(store), referee }),
  });
  ui.store.gm.value = true;
  ui.store.referee.value = referee;
  ui.store.targets.value = ['ada'];
  await ui.settle(400);
  return ui;
}

const DOUBT = {
  en: 'Not certain: the bonus of Ogre’s weapon is a guess.',
  it: 'Non è certo: il bonus dell’arma di Ogre è una stima.',
} as const;

const NO_BONUS = { en: 'attack bonus unknown', it: 'bonus per colpire ignoto' } as const;

describe.each(rulesetsInWords(['srd52', 'srd51']))('a weapon under %s', (rules, ruleset) => {
  it.each(languagesInWords(['en', 'it'] as const))(
    `in %s under ${rules}, each card or panel warns about a weapon whose bonus is not on the sheet`,
    async (_, language) => {
      const { text, one, all, settle } = await open(ruleset, {}, language);
      expect(text('.offer-card .strike')).toContain('club');
      expect(text('.offer-card .strike')).not.toMatch(/club [+−]/);
      expect(text('.offer-card .reason p.small')).toContain(DOUBT[language]);
      expect(text('[data-kind=hit]')).toContain('club?');
      expect(text('[data-kind=hit]')).toContain(NO_BONUS[language]);
      expect(text('[data-kind=hit]')).not.toMatch(/[+−]\d|%/);
      one(`.foot [aria-label^="${language === 'en' ? 'Attack' : 'Attacco'}"]`).click();
      await until(() => expect(text('.attack')).toContain('club'));
      expect(text('.attack')).toContain(DOUBT[language]);
      expect(text('.attack')).toContain(NO_BONUS[language]);
      one('[data-panel-button=card], .who .iconbtn').click();
      await settle();
      expect(all('[data-fact=hand] .strong').map((p) => p.textContent)).toEqual([
        language === 'en' ? 'club (bonus unknown)' : 'club (bonus ignoto)',
      ]);
    },
  );

  it(`under ${rules}, no warning appears about a weapon whose bonus is on the sheet`, async () => {
    const { text } = await open(ruleset, { bonus: 4 }, 'en');
    expect(text('.offer-card .strike')).toContain('club +4');
    expect(text('.offer-card')).not.toContain('Not certain');
    expect(text('[data-kind=hit]')).not.toContain('club?');
  });
});

it('the warnings about an attack name missing facts about the weapon, but only count other missing facts', () => {
  const paths = [
    'creatures.ogre.attacks.club.bonus',
    'creatures.ogre.size',
    'creatures.ada.ac',
    'creatures.ada.speed',
  ];
  expect(guesses(paths)).toHaveLength(1);
  expect(attackGuesses(paths)).toHaveLength(2);
  expect(attackGuesses(paths)[1]).toContain('3');
});
