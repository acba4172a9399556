// @vitest-environment page
/** An answer about a creature also shows the doubts about its facts, in plain words. */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { asksHere, smallReferee } from './small-referee.ts';
import { languagesInWords } from '../support/titleWords.ts';

const SWORD = { id: 's', name: 'sword', kind: 'melee', ready: true } as const;
const ALDO = {
  id: 'aldo',
  name: 'Aldo',
  side: 'party',
  at: [5, 5],
  size: 'medium',
  build: 'tall',
  speed: { land: 6 },
  attacks: [SWORD],
} as const;
const ORC = {
  id: 'orc',
  name: 'Orc',
  side: 'foes',
  at: [5, 5],
  size: 'medium',
  build: 'tall',
  speed: { land: 6 },
  attacks: [SWORD],
} as const;
const OGRE = {
  id: 'ogre',
  name: 'Ogre',
  side: 'foes',
  at: [6, 5],
  size: 'large',
  build: 'tall',
  speed: { land: 8 },
  attacks: [SWORD],
} as const;
const WALL = { from: [0, 6], to: [20, 6] } as const;
const scene = (creatures: readonly object[], more: object = {}): object => ({
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 20, rows: 12 },
  creatures,
  ...more,
});

const SHARED = {
  en: 'Orc and Aldo are in one square, and the rules let neither end a move there.',
  it: 'Orc e Aldo sono nello stesso quadretto, dove le regole non lasciano fermare nessuno dei due.',
} as const;
const LANE = {
  en: 'Ogre squeezes beside a wall or pillar, and the map does not say on which side.',
  it: 'Ogre si stringe accanto a un muro o a un pilastro, e la mappa non dice da quale lato.',
} as const;

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});
const said = (): (string | undefined)[] =>
  ui.all('[data-doubt]').map((line) => line.querySelector('p')?.textContent);

async function open(board: object, language: 'it' | 'en', select = 'aldo'): Promise<void> {
  const referee = smallReferee({});
  ui = await mounted({
    scene: board,
    language,
    select,
    besides: (store) => ({ referee, asks: asksHere(store) }),
  });
}
const press = (...labels: readonly string[]): void =>
  ui.one(labels.map((label) => `.foot [aria-label="${label}"]`).join()).click();

describe.each(languagesInWords(['en', 'it'] as const))(
  'two creatures in one square (in %s)',
  (words, language) => {
    it(`in ${words}, the token card says that two creatures stand in one square`, async () => {
      await open(scene([ALDO, ORC]), language);
      ui.one('.who .iconbtn').click();
      await until(() => expect(said()).toEqual([SHARED[language]]));
    });

    it(`in ${words}, the list of actions says that two creatures stand in one square`, async () => {
      await open(scene([ALDO, ORC]), language);
      press('Actions', 'Azioni');
      await until(() => expect(said()).toEqual([SHARED[language]]));
    });
  },
);

describe.each(languagesInWords(['en', 'it'] as const))(
  'a target squeezed on an unknown side (in %s)',
  (words, language) => {
    it(
      `in ${words}, the attack panel says that the map does not show on which side of a wall ` +
        `the target squeezes`,
      async () => {
        await open(scene([ALDO, OGRE], { walls: [WALL] }), language);
        ui.store.targets.value = ['ogre'];
        press('Attack', 'Attacco');
        await until(() => expect(said()).toEqual([LANE[language]]));
      },
    );
  },
);

describe('the label at the end of a path', () => {
  it(
    'the label at the end of the path says that the map does not show on which side of a ' +
      'wall the creature squeezes',
    async () => {
      await open(scene([OGRE], { walls: [WALL] }), 'en', 'ogre');
      ui.store.drag.value = {
        of: 'ogre',
        path: [
          [6, 5],
          [7, 5],
        ],
      };
      await until(() => expect(ui.all('[data-kind=path]')).toHaveLength(1));
      expect(said()).toEqual([LANE.en]);
    },
  );
});

describe('a creature that this user may not see', () => {
  it(
    'the token card does not reveal a hidden creature that stands in the same square as the ' +
      'card’s creature',
    async () => {
      await open(scene([ALDO, { ...ORC, visibleTo: ['foes'] }]), 'en');
      ui.one('.who .iconbtn').click();
      await until(() => expect(ui.all('.card')).toHaveLength(1));
      expect(said()).toEqual([]);
    },
  );
});

describe('a board without doubts', () => {
  it('the list of actions has no warning about shared squares if each creature stands in its own square', async () => {
    await open(scene([ALDO, { ...ORC, at: [7, 5] }]), 'en');
    press('Actions');
    await until(() => expect(ui.all('.action')).not.toHaveLength(0));
    expect(said()).toEqual([]);
  });
});
