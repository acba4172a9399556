// @vitest-environment page
/**
 * A creature with a closed sheet on the screen: its weapons have no names, and unknown facts are
 * marked as unknown.
 */
import '../support/texts.ts';
import { signal, type Signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import type { Corrections } from '../../src/amendments/correction.ts';
import { correctingFollowed } from '../../src/amendments/corrections.ts';
import type { Provenance } from '../../src/scene/provenance.ts';
import { mounted, TABLE, until, type Mounted } from '../overlay/panels-mounted.ts';
import { asksHere } from '../overlay/small-referee.ts';
import { languageFirst } from '../support/titleWords.ts';

/** A weapon as the Foundry adapter reads it from a closed sheet. */
const GLAIVE = {
  id: 'held-1',
  name: '',
  kind: 'melee',
  natural: false,
  reachWeapon: 'reach',
  ready: true,
};
const CLAWS = {
  id: 'held-2',
  name: '',
  kind: 'melee',
  natural: true,
  reachWeapon: 'none',
  ready: true,
};
const BOW = {
  id: 'held-1',
  name: '',
  kind: 'ranged',
  natural: false,
  reachWeapon: 'none',
  ready: true,
};
const FIEND = {
  id: 'fiend',
  name: 'Innkeeper',
  side: 'foes',
  at: [4, 6],
  size: 'medium',
  attacks: [GLAIVE, CLAWS],
};
const CLOSED: Provenance = {
  closed: true,
  from: {
    size: { from: 'seen' },
    attacks: { from: 'seen' },
    at: { from: 'token' },
    name: { from: 'token' },
    side: { from: 'token', field: 'disposition' },
  },
};

let ui: Mounted;
let book: Signal<Corrections>;
async function open(
  language: 'it' | 'en',
  {
    attacks = FIEND.attacks,
    select = 'fiend',
  }: { readonly attacks?: readonly object[] | undefined; readonly select?: string } = {},
): Promise<void> {
  book = signal<Corrections>({});
  ui = await mounted({
    scene: { ...TABLE, creatures: [TABLE.creatures[0], { ...FIEND, attacks }] },
    select,
    language,
    besides: (store) => ({ asks: asksHere(store) }),
    correcting(store) {
      const correct = correctingFollowed();
      store.provenance.value = new Map([['fiend', CLOSED]]);
      store.amendments.value = [
        (scene) => correct(scene, store.provenance.value, book.value, 'game'),
      ];
      return {
        all: book,
        campaign: signal('game'),
        change: (edit) => {
          book.value = edit(book.peek());
          return Promise.resolve();
        },
      };
    },
  });
}
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

const card = async (): Promise<void> => {
  ui.one('.who .iconbtn').click();
  await ui.settle();
};
const shown = (fact: string): string[] =>
  ui
    .all(`[data-fact=${fact}] p`)
    .map((p) => p.textContent ?? '')
    .slice(0, 2);

describe('the card of a creature whose sheet is closed to the user', () => {
  it(
    'in English, the card of a creature whose sheet the player may not open begins with ' +
      '“You can’t open this sheet”',
    async () => {
      await open('en');
      await card();
      expect(ui.text('[data-closed]')).toBe(
        'You can’t open this sheet: here is what everybody sees on the map. “?” marks a standard value.',
      );
      expect(shown('hand')).toEqual(['a reach weapon and natural weapons', 'in plain sight']);
      expect(shown('size')).toEqual(['Medium', 'in plain sight']);
      expect(shown('land')).toEqual(['30\u00a0ft.?', 'closed sheet']);
      expect(shown('armour')).toEqual(['none?', 'closed sheet']);
      expect(shown('traits')).toEqual(['none?', 'closed sheet']);
      // No sheet states what the creature did in this round.
      expect(shown('opportunities')).toEqual(['0', 'not on the sheet: standard value']);
    },
  );

  it(
    'in Italian, the card of a creature whose sheet the player may not open begins with ' +
      '“Non puoi aprire questa scheda”',
    async () => {
      await open('it');
      await card();
      expect(ui.text('[data-closed]')).toBe(
        'Non puoi aprire questa scheda: qui c’è ciò che tutti vedono sulla mappa. Il «?» segna un valore standard.',
      );
      expect(shown('hand')).toEqual(['un’arma con portata e armi naturali', 'in vista']);
      expect(shown('traits')).toEqual(['nessuno?', 'scheda chiusa']);
    },
  );

  it('the card of a creature whose sheet the player may open does not mention missing permission', async () => {
    await open('en', { select: 'aldo' });
    await card();
    expect(ui.all('[data-closed]')).toHaveLength(0);
  });

  it(
    'on the card of a creature whose sheet is closed to the player, weapons have only a ' +
      'kind, no name',
    async () => {
      await open('en');
      await card();
      ui.one('[data-fact=hand] .iconbtn').click();
      await ui.settle();
      expect(ui.all('[data-fact=hand] input[type=checkbox]')).toHaveLength(0);
      expect(ui.all('[data-fact=hand] option').map(({ textContent }) => textContent)).toEqual([
        'a weapon',
        'a reach weapon',
        'nothing',
      ]);
      expect((ui.one('[data-fact=hand] select') as HTMLSelectElement).value).toBe('reach');
    },
  );
});

describe('a closed sheet in the main panel and in the attack preview', () => {
  it.each(
    languageFirst([
      ['en', 'Medium · a ranged weapon'],
      ['it', 'Media · un’arma a distanza'],
    ] as const),
  )(
    'in %s, the main panel names only the kind of weapon of an archer whose sheet the ' +
      'player may not open',
    async (_, line, language) => {
      await open(language, { attacks: [BOW] });
      expect(ui.text('.who .muted.small')).toBe(line);
    },
  );

  it.each(
    languageFirst([
      ['en', 'Attack', 'a reach weapon, melee'],
      ['it', 'Attacco', 'un’arma con portata, in mischia'],
    ] as const),
  )(
    'in %s, the attack preview names only the kind of weapon of an attacker whose sheet the player may not open',
    async (_, panel, line, language) => {
      await open(language, { attacks: [GLAIVE] });
      ui.store.targets.value = ['aldo'];
      ui.one(`.foot [aria-label="${panel}"]`).click();
      await until(() => expect(ui.text('.attack')).toContain(line));
      expect(ui.text('.attack')).not.toContain('held-1');
    },
  );
});
