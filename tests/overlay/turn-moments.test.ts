// @vitest-environment page
/** What the start and the end of a turn bring, in the main panel and in its folded strip. */
import '../support/texts.ts';
import { afterEach, expect, it } from 'vitest';
import { createStore } from '../../src/state/store.ts';
import { languageFirst } from '../support/titleWords.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { asksHere, smallReferee } from './small-referee.ts';

const body = { size: 'medium', speed: { land: 6 }, attacks: [], traits: [] };
/** A square of ground under Ada, whose turn it is. */
const sceneOf = (ground: string | undefined, more: object = {}, spent: object = {}) => ({
  format: 'quadretto/scene@1',
  ruleset: 'srd52',
  grid: { kind: 'square', columns: 24, rows: 8 },
  ...(ground !== undefined && { cells: [{ at: [2, 4], ground }] }),
  creatures: [
    { ...body, id: 'ada', name: 'Ada', side: 'party', at: [2, 4] },
    { ...body, id: 'orc', name: 'Orc', side: 'foes', at: [4, 4], ...more },
  ],
  turn: { round: 1, order: ['ada', 'orc'], active: 'ada', spent },
});

let ui: Mounted | undefined;
afterEach(() => {
  ui?.end.abort();
  ui = undefined;
  document.body.replaceChildren();
});

async function open(scene: { readonly ruleset: string }, language: 'en' | 'it' = 'en') {
  const { ruleset } = scene;
  ui = await mounted({
    scene,
    language,
    select: 'ada',
    change: () => createStore({ ruleset }),
    besides: (store) => ({ asks: asksHere(store), referee: smallReferee() }),
  });
  ui.store.gm.value = true;
  await ui.settle();
  return ui;
}
const said = (dock: Mounted): readonly string[] =>
  dock.all('[data-moment] .small').map((p) => (p.textContent ?? '').replaceAll('\u00a0', ' '));

it.each(
  languageFirst([
    ['en', 'If the turn ends here: grease, Dexterity save or Prone.'],
    ['it', 'Se il turno finisce qui: unto, TS su Destrezza o Prono.'],
  ]),
)(
  'in %s, the main panel names the saving throw that a creature on grease makes if its turn ends there',
  async (_, text, language) => {
    const dock = await open(sceneOf('grease'), language);
    expect(said(dock)).toEqual([text]);
  },
);

it('until a creature in webs moves, the main panel names its saving throw at the start of the turn', async () => {
  const fresh = await open(sceneOf('web'));
  expect(said(fresh)).toEqual(['Start of the turn: web, Dexterity save or Restrained.']);
  fresh.end.abort();
  document.body.replaceChildren();
  const moved = await open(sceneOf('web', {}, { moved: 1 }));
  expect(said(moved)).toEqual([]);
});

it('under D&D 5e (2014), the main panel names a moonbeam’s saving throw at the start of the turn', async () => {
  const dock = await open({ ...sceneOf('moonbeam'), ruleset: 'srd51' });
  expect(said(dock)).toEqual(['Start of the turn: moonbeam, Constitution save or full damage.']);
});

it('the main panel names no saving throw against hazards in another creature’s turn, or on plain ground', async () => {
  const others = sceneOf('grease');
  const dock = await open({ ...others, turn: { ...others.turn, active: 'orc' } } as typeof others);
  expect(said(dock)).toEqual([]);
  dock.end.abort();
  document.body.replaceChildren();
  expect(said(await open(sceneOf(undefined)))).toEqual([]);
});

it('the second line of the folded main panel names the saving throw at the end of the turn', async () => {
  const dock = await open(sceneOf('grease'));
  dock.root.host.ownerDocument.dispatchEvent(
    new KeyboardEvent('keydown', {
      code: 'KeyD',
      key: 'd',
      altKey: true,
      shiftKey: true,
      bubbles: true,
    }),
  );
  await until(() => expect(dock.all('.strip-facts')).toHaveLength(1));
  expect(dock.text('.strip-facts [data-moment]')).toBe(
    'If the turn ends here: grease, Dexterity save or Prone.',
  );
});

it('the GM’s main panel names a spell around an invisible creature, and a player’s main panel does not', async () => {
  const unseen = { conditions: ['invisible', 'spirit-guardians'] };
  const dock = await open(sceneOf(undefined, unseen));
  const text = 'If the turn ends here: spirit guardians, half Speed and a Wisdom save.';
  expect(said(dock)).toEqual([text]);
  dock.store.gm.value = false;
  dock.store.owned.value = ['ada'];
  await dock.settle();
  expect(said(dock)).toEqual([]);
});
