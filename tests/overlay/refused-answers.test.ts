// @vitest-environment page
/**
 * A refused answer to an opportunity, or a refused action: its card says why, and offers what is still
 * possible.
 */
import '../support/texts.ts';
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer, Entry, Offer } from '../../src/encounter/entry.ts';
import type { AnswerRefusal } from '../../src/encounter/event.ts';
import { createStore } from '../../src/state/store.ts';
import { languagesInWords } from '../support/titleWords.ts';
import { mounted, type Mounted } from './panels-mounted.ts';
import { asksHere, declared, smallReferee } from './small-referee.ts';

const someone = { size: 'medium', build: 'tall', speed: { land: 6 }, attacks: [] };
const SCENE = {
  format: 'quadretto/scene@1',
  ruleset: 'srd52',
  grid: { kind: 'square', columns: 24, rows: 12 },
  creatures: [
    { ...someone, id: 'ogre', name: 'Ogre', side: 'party', at: [4, 4] },
    { ...someone, id: 'ada', name: 'Ada', side: 'foes', at: [5, 4] },
  ],
};

let ui: Mounted | undefined;
afterEach(() => {
  ui?.end.abort();
  ui = undefined;
  document.body.replaceChildren();
});

/** The player of the ogre answered, and the answer was refused. */
async function refused(
  why: AnswerRefusal,
  answer: Answer,
  { language = 'en', gm = false }: { language?: 'en' | 'it'; gm?: boolean } = {},
): Promise<{ ui: Mounted; closed: string[] }> {
  const referee = smallReferee({ on: true, round: 1, active: 'ada' });
  const offer = {
    event: 'e1',
    nth: 0,
    against: 'ada',
    provoked: { by: 'ogre', cause: 'movement', step: 0, leaving: [5, 4], unknown: [], rules: [] },
    answer,
  } as unknown as Offer;
  const closed: string[] = [];
  const entry = {
    ...declared('e2', { of: 'ogre', action: 'attack' }),
    verdict: 'info',
    event: {
      kind: 'opportunity',
      id: 'e2',
      seq: 2,
      at: 0,
      by: 'ogre',
      of: 'e1',
      nth: 0,
      taken: true,
    },
    meant: { event: 'e1', nth: 0 },
    undone: { back: false, why },
  } as unknown as Entry;
  Object.assign(referee, {
    offers: signal(answer === 'open' ? [offer] : []),
    dismiss: (id: string) => {
      closed.push(id);
      referee.entries.value = [{ ...entry, dismissed: true }];
    },
  });
  referee.entries.value = [
    declared('e1', { of: 'ada', action: 'attack' }, { offers: [offer] }),
    entry,
  ];
  ui = await mounted({
    scene: SCENE,
    language,
    select: 'ogre',
    change: () => createStore({ ruleset: 'srd52' }),
    besides: (store) => ({ asks: asksHere(store), referee }),
  });
  ui.store.gm.value = gm;
  ui.store.owned.value = ['ogre'];
  ui.store.referee.value = referee;
  await ui.settle(400);
  return { ui, closed };
}

const REASONS = {
  en: {
    answered: 'already had another one',
    late: 'too late',
    spent: 'is left',
    unknown: 'its log has no such',
  },
  it: {
    answered: 'ne aveva già un’altra',
    late: 'troppo tardi',
    spent: 'non restano',
    unknown: 'nel suo registro manca',
  },
} as const;
const whyOn = ({ all }: Mounted): string[] =>
  all('.offer-card [data-refused]').map((each) => each.textContent ?? '');

describe.each(languagesInWords(['en', 'it'] as const))('in %s', (name, language) => {
  it.each([
    ['the attack already had a decision', 'answered'],
    ['the decision came too late', 'late'],
    ['no attack of opportunity was left', 'spent'],
    ['the GM’s log has no such attack', 'unknown'],
  ] as const)(
    `in ${name}, the player reads that a decision on an attack of opportunity was refused because %s`,
    async (_words, why) => {
      const { ui: on } = await refused(why, 'open', { language });
      expect(whyOn(on)).toEqual([expect.stringContaining(REASONS[language][why])]);
      expect(on.all('.offer-card [data-hit], .offer-card [data-pass]')).toHaveLength(2);
    },
  );
});

it('the player can only close the card of a refused decision on an attack of opportunity that is over', async () => {
  const { ui: on, closed } = await refused('answered', 'passed');
  expect(whyOn(on)).toHaveLength(1);
  expect(on.all('.offer-card').map((each) => each.textContent)).toEqual([
    expect.stringContaining('Ogre declines'),
  ]);
  const buttons = on.all('.offer-card button');
  expect(buttons).toHaveLength(1);
  buttons[0]!.click();
  await on.settle(100);
  expect(closed).toEqual(['e2']);
  expect(on.all('.offer-card')).toEqual([]);
});

it(
  'the card of a refused decision on an attack of opportunity is hidden from the GM, and ' +
    'from a player who withdrew the decision',
  async () => {
    const { ui: on } = await refused('withdrawn', 'passed');
    expect(on.all('.offer-card')).toEqual([]);
    on.end.abort();
    document.body.replaceChildren();
    const { ui: master } = await refused('answered', 'passed', { gm: true });
    expect(master.all('.offer-card')).toEqual([]);
  },
);

describe('a refused action', () => {
  const acted = (id: string, more: object = {}): Entry =>
    ({
      ...declared(id, { of: 'ogre', action: 'disengage' }),
      verdict: 'legal',
      ...more,
    }) as unknown as Entry;
  const refusedFor = (why: AnswerRefusal): object => ({ undone: { back: false, why } });
  async function shown(
    entries: readonly Entry[],
    {
      language = 'en',
      gm = false,
      round = 1,
    }: { language?: 'en' | 'it'; gm?: boolean; round?: number } = {},
  ): Promise<{ ui: Mounted; closed: string[] }> {
    const closed: string[] = [];
    const referee = smallReferee({ on: true, round, active: 'ogre' });
    Object.assign(referee, { offers: signal([]), dismiss: (id: string) => closed.push(id) });
    referee.entries.value = entries;
    ui = await mounted({
      scene: SCENE,
      language,
      select: 'ogre',
      change: () => createStore({ ruleset: 'srd52' }),
      besides: (store) => ({ asks: asksHere(store), referee }),
    });
    ui.store.gm.value = gm;
    ui.store.owned.value = ['ogre'];
    ui.store.referee.value = referee;
    await ui.settle(400);
    return { ui, closed };
  }

  it.each([
    ['en', 'past', 'Ogre: Disengage', 'outside the creature’s turn'],
    ['en', 'illegal', 'Ogre: Disengage', 'can’t take it now'],
    ['it', 'past', 'Ogre: Disimpegno', 'fuori dal turno della creatura'],
    ['it', 'illegal', 'Ogre: Disimpegno', 'ora non può compierla'],
  ] as const)(
    'the card at the creature names the action and the reason, and can be closed (%s, %s)',
    async (language, why, head, reason) => {
      const { ui: on, closed } = await shown([acted('e1', refusedFor(why))], { language });
      const [card, ...more] = on.all('.offer-card');
      expect(more).toEqual([]);
      expect(card?.getAttribute('aria-label')).toBe(head);
      expect(whyOn(on)).toEqual([expect.stringContaining(reason)]);
      const buttons = on.all('.offer-card button');
      expect(buttons).toHaveLength(1);
      buttons[0]!.click();
      expect(closed).toEqual(['e1']);
    },
  );

  it('has no card once the player closed it, withdrew it or declared the action again', async () => {
    const { ui: on } = await shown([
      acted('e1', { ...refusedFor('illegal'), dismissed: true }),
      acted('e2', refusedFor('withdrawn')),
      acted('e3', refusedFor('illegal')),
      acted('e4'),
    ]);
    expect(on.all('.offer-card')).toEqual([]);
  });

  it('keeps its card for one round more, and a game master sees none', async () => {
    const entries = [acted('e1', refusedFor('past'))];
    const cards = async (more: { gm?: boolean; round?: number }): Promise<number> => {
      const { ui: on } = await shown(entries, more);
      const { length } = on.all('.offer-card');
      on.end.abort();
      document.body.replaceChildren();
      return length;
    };
    expect([
      await cards({ round: 2 }),
      await cards({ round: 3 }),
      await cards({ gm: true }),
    ]).toEqual([1, 0, 0]);
  });
});
