// @vitest-environment page
import '../support/texts.ts';
import { signal, type Signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import {
  keyOf,
  understood,
  type Correction,
  type Corrections,
} from '../../src/amendments/correction.ts';
import { correctingFollowed } from '../../src/amendments/corrections.ts';
import { FACTS } from '../../src/overlay/panels/cardFacts.ts';
import { lengthTyped } from '../../src/overlay/panels/CardEditors.tsx';
import type { Provenance } from '../../src/scene/provenance.ts';
import type { Store } from '../../src/state/store.ts';
import { isMessageId } from '../../src/text/index.ts';
import { mounted, TABLE, type Mounted } from './panels-mounted.ts';
import { languageFirst } from '../support/titleWords.ts';

const OGRES = {
  ...TABLE,
  creatures: [
    ...TABLE.creatures.slice(0, 2),
    {
      id: 'o1',
      name: 'Ogre 1',
      side: 'foes',
      at: [10, 2],
      size: 'large',
      speed: { land: 8 },
      conditions: ['shaken'],
    },
    { id: 'o2', name: 'Ogre 2', side: 'foes', at: [14, 6], size: 'large', speed: { land: 8 } },
  ],
};
const OGRE: Provenance = {
  character: 'ch1',
  kind: 'Ogre',
  colour: '#ff0000',
  markers: ['red', 'prone'],
  understood: ['prone'],
  from: {
    size: { from: 'sheet', field: 'npcsize' },
    side: { from: 'guess', field: 'aura' },
    speed: { from: 'sheet' },
    conditions: { from: 'status' },
  },
};

let ui: Mounted;
let book: Signal<Corrections>;
let full: boolean;
async function open(
  who = 'o1',
  language: 'it' | 'en' = 'en',
  scene: object = OGRES,
): Promise<void> {
  book = signal<Corrections>({});
  full = false;
  ui = await mounted({
    scene,
    select: who,
    language,
    correcting(store: Store) {
      const campaign = signal('table/game');
      const correct = correctingFollowed();
      store.provenance.value = new Map([
        ['o1', OGRE],
        ['o2', OGRE],
      ]);
      store.amendments.value = [
        (scene) => correct(scene, store.provenance.value, book.value, campaign.value),
      ];
      return {
        all: book,
        campaign,
        change: (edit) => {
          if (full) return Promise.reject(new Error('quota'));
          book.value = edit(book.peek());
          return Promise.resolve();
        },
      };
    },
  });
  ui.one('.who .iconbtn').click();
  await ui.settle();
}
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

const row = (fact: string): string => `[data-fact=${fact}]`;
/** The row's texts: value and source. */
const shown = (fact: string): string[] =>
  ui
    .all(`${row(fact)} p`)
    .map((p) => p.textContent ?? '')
    .slice(0, 2);
const press = (key: string, to: EventTarget): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', {
    key,
    code: key,
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  to.dispatchEvent(event);
  return event;
};
async function edit(fact: string): Promise<void> {
  ui.one(`${row(fact)} .iconbtn`).click();
  await ui.settle();
}
async function type(fact: string, text: string): Promise<void> {
  const input = ui.one(`${row(fact)} input`) as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await ui.settle();
}
async function pick(selector: string, value: string): Promise<void> {
  const select = ui.one(selector) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await ui.settle();
}
async function apply(fact: string, name: string): Promise<void> {
  const button = ui.all(`${row(fact)} .scopes button`).find((b) => b.textContent === name);
  if (button === undefined) throw new Error(`no button ${name}`);
  button.click();
  await ui.settle();
}
const kept = (): Correction[] => [...understood(book.value).values()];
const reach = (id: string): number | undefined => {
  const judge = ui.store.judge.value;
  const of = judge?.board.creatures.find((c) => c.id === id);
  return judge === null || judge === undefined || of === undefined
    ? undefined
    : judge.rules.reach(of).value;
};

describe('the token card', () => {
  it('the token card says where each fact about the creature comes from, and marks a guess with “?”', async () => {
    await open();
    expect(shown('size')).toEqual(['Large', 'from the sheet']);
    expect(shown('space')).toEqual(['2 × 2 (10\u00a0ft.)', 'from the table of sizes']);
    expect(shown('reach')).toEqual(['10\u00a0ft.?', 'from the table of sizes']);
    expect(shown('hand')).toEqual(['a weapon?', 'not on the sheet: standard value']);
    expect(shown('land')).toEqual(['40\u00a0ft.', 'from the sheet']);
    expect(shown('side')).toEqual(['Enemies?', 'guessed']);
    expect(shown('conditions')).toEqual(['shaken', 'a marker on the token']);
    expect(shown('traits')).toEqual(['none', 'not on the sheet: standard value']);
    expect(shown('build')).toEqual(['tall?', 'not on the sheet: standard value']);
    expect(ui.all('[data-fact=fly]')).toHaveLength(0);
    ui.all('[data-panel] .body > .btn')[0]?.click();
    await ui.settle();
    expect(ui.all('.fact[data-fact]').map((li) => li.dataset['fact'])).toEqual(
      FACTS.map(({ fact }) => fact),
    );
  });
  it('in Italian, the token card names the facts about a creature and where each fact comes from', async () => {
    await open('o1', 'it');
    expect([
      shown('reach'),
      shown('side'),
      ui.one('[data-panel]').getAttribute('aria-label'),
    ]).toEqual([['3\u00a0m?', 'dalla tabella delle taglie'], ['Avversari?', 'dedotto'], 'Scheda']);
  });
  it('each row of the token card has a label and a button “Correct” that names the fact', async () => {
    await open();
    expect(FACTS.filter(({ fact }) => !isMessageId(`card.fact.${fact}`))).toEqual([]);
    expect(
      ui
        .all('.fact .iconbtn')
        .map((b) => b.getAttribute('aria-label'))
        .slice(0, 3),
    ).toEqual([
      'Correct: Size, Large',
      'Correct: Type, humanoid?',
      'Correct: Space, 2 × 2 (10\u00a0ft.)',
    ]);
  });
  it('the token card shows the selected creature, or else the creature under the pointer', async () => {
    await open();
    expect(ui.text('[data-panel] .menu .name')).toBe('Ogre 1');
    ui.store.selection.value = [];
    ui.store.pointer.value = { cell: [6, 6], x: 300, y: 300 };
    await ui.settle();
    expect(ui.text('[data-panel] .menu .name')).toBe('Goblin');
    ui.store.pointer.value = null;
    await ui.settle();
    expect(ui.text('[data-panel] .menu .name')).toBe('Goblin');
    ui.store.selection.value = ['aldo'];
    await ui.settle();
    ui.one('[data-panel] .menu button').click();
    await ui.settle();
    ui.all('[data-panel] [role=menuitemradio]')
      .find((i) => i.textContent === 'Ogre 2')
      ?.click();
    await ui.settle();
    expect(ui.text('[data-panel] .menu .name')).toBe('Ogre 2');
    ui.store.selection.value = ['gob'];
    await ui.settle();
    expect(ui.text('[data-panel] .menu .name')).toBe('Goblin');
  });
});

describe('correcting a fact', () => {
  it('a user’s correction for one token changes only that token, and the token card names the user', async () => {
    await open();
    await edit('reach');
    expect((ui.root.activeElement as HTMLInputElement).value).toBe('10\u00a0ft.');
    await type('reach', '15');
    await apply('reach', 'For this token only');
    expect([reach('o1'), reach('o2')]).toEqual([3, 2]);
    expect(shown('reach')[0]).toBe('15\u00a0ft.');
    expect(shown('reach')[1]).toMatch(/^you, /);
    expect(kept()).toMatchObject([
      { campaign: 'table/game', scope: 'token', of: 'o1', fact: 'reach', value: 3, name: 'Ogre 1' },
    ]);
    expect(ui.root.activeElement).toBe(ui.one(`${row('reach')} .iconbtn`));
  });
  it('a user’s correction for every ogre replaces the correction for one ogre token', async () => {
    await open();
    await edit('reach');
    await type('reach', '4.5 m');
    await apply('reach', 'For this token only');
    await edit('reach');
    expect(ui.text(`${row('reach')} .edit`)).toContain('was 10\u00a0ft.');
    await type('reach', '1 q');
    await apply('reach', 'For every “Ogre”');
    expect([reach('o1'), reach('o2')]).toEqual([1, 1]);
    await edit('reach');
    ui.one(`${row('reach')} [aria-label="Reach: back to what the tabletop says"]`).click();
    await ui.settle();
    expect([reach('o1'), reach('o2'), book.value]).toEqual([2, 2, {}]);
    expect(shown('reach')[1]).toBe('from the table of sizes');
  });
  it('a user’s correction can apply to every token of one character, or to every token of one color', async () => {
    await open();
    await edit('size');
    expect(ui.all('.scopes .btn').map((b) => b.textContent)).toEqual([
      'For this token only',
      'For this character',
      'For every “Ogre”',
    ]);
    await pick(`${row('size')} select`, 'huge');
    await apply('size', 'For this character');
    await edit('side');
    await pick(`${row('side')} select`, 'party');
    await apply('side', 'For all of this color');
    expect(kept().map(({ scope, of, value }) => [scope, of, value])).toEqual([
      ['character', 'ch1', 'huge'],
      ['colour', '#ff0000', 'party'],
    ]);
    expect(ui.store.board.value?.creatures.slice(2).map((c) => [c.size, c.side])).toEqual([
      ['huge', 'party'],
      ['huge', 'party'],
    ]);
  });
  it('a user’s correction that makes a creature a rider puts the rider into the space of the mount', async () => {
    await open('aldo');
    expect(shown('mount')[0]).toBe('nobody');
    const aldo = () => ui.store.board.value?.creatures.find((c) => c.id === 'aldo');
    ui.store.scene.value = {
      ...ui.store.scene.value!,
      creatures: ui.store.scene.value!.creatures!.map((c) =>
        c.id === 'aldo' ? { ...c, at: [11, 3] } : c,
      ),
    };
    await ui.settle();
    await edit('mount');
    expect(ui.all('.scopes .btn').map((b) => b.textContent)).toEqual(['For this token only']);
    await pick(`${row('mount')} select`, 'o1');
    await apply('mount', 'For this token only');
    expect(kept().map(({ scope, fact, value }) => [scope, fact, value])).toEqual([
      ['token', 'mount', 'o1'],
    ]);
    expect([aldo()?.seat?.id, aldo()?.at]).toEqual(['o1', [10, 2]]);
    expect(shown('mount')[0]).toBe('Ogre 1');
  });
  it(
    'if the user corrects a creature’s conditions, only the differences from the tabletop’s ' +
      'conditions are stored',
    async () => {
      await open();
      await edit('conditions');
      ui.one('[aria-label="Take away: shaken"]').click();
      await ui.settle();
      await pick(`${row('conditions')} select`, 'stunned');
      await apply('conditions', 'For this token only');
      expect(kept()[0]?.value).toEqual({ shaken: false, stunned: true });
      expect(shown('conditions')[0]).toBe('stunned');
    },
  );
  it('on the token card, the user can put away the weapon in a creature’s hand', async () => {
    await open('aldo');
    expect(shown('hand')[0]).toBe('glaive');
    await edit('hand');
    const box = ui.one(`${row('hand')} input`) as HTMLInputElement;
    box.checked = false;
    box.dispatchEvent(new Event('change', { bubbles: true }));
    await ui.settle();
    await apply('hand', 'For this token only');
    expect([kept()[0]?.value, shown('hand')[0]]).toEqual([[], 'nothing']);
  });
  it('if a creature has no sheet, the user can choose the kind of weapon in hand, such as a reach weapon', async () => {
    await open();
    await edit('hand');
    await pick(`${row('hand')} select`, 'reach');
    await apply('hand', 'For every “Ogre”');
    expect([kept()[0]?.value, shown('hand')[0]]).toEqual(['reach', 'a reach weapon']);
  });
  it.each([
    ['empty', ''],
    ['a word', 'far'],
    ['not a whole number of squares', '4 m'],
    ['negative', '-3 m'],
    ['in scientific notation, such as “1e9”', '1e9'],
    ['a length followed by other words', '3 m and more'],
  ])('a corrected length is refused with an error if the typed text is %s', async (_what, text) => {
    await open();
    await edit('reach');
    await type('reach', text);
    await apply('reach', 'For this token only');
    expect(ui.text('[role=alert]')).toContain('Write a length in whole squares');
    expect(book.value).toEqual({});
  });
  it('Enter stores a correction, Escape cancels a correction, and a second Escape closes the token card', async () => {
    await open();
    await edit('reach');
    await type('reach', '4,5 m');
    expect(press('Enter', ui.one(`${row('reach')} input`)).defaultPrevented).toBe(true);
    await ui.settle();
    expect(reach('o1')).toBe(3);
    await edit('land');
    press('Escape', ui.one(`${row('land')} input`));
    await ui.settle();
    expect([
      ui.all('[data-editing]').length,
      ui.all('[data-panel]').length,
      ui.root.activeElement,
    ]).toEqual([0, 1, ui.one(`${row('land')} .iconbtn`)]);
    await edit('land');
    press('Escape', ui.one(`${row('land')} .scopes .btn`));
    await ui.settle();
    expect([ui.all('[data-editing]').length, ui.all('[data-panel]').length]).toEqual([0, 1]);
    press('Escape', ui.one(`${row('land')} .iconbtn`));
    await ui.settle();
    expect(ui.all('[data-panel]')).toHaveLength(0);
  });
  it('keys typed into a correction reach neither the virtual tabletop nor the extension’s shortcuts', async () => {
    await open();
    await edit('reach');
    const heard: string[] = [];
    const listen = (event: Event): void => {
      heard.push((event as KeyboardEvent).key);
    };
    document.addEventListener('keydown', listen);
    press('4', ui.one(`${row('reach')} input`));
    press('d', ui.one(`${row('reach')} input`));
    document.removeEventListener('keydown', listen);
    expect(heard).toEqual([]);
    expect(ui.one('.dock').dataset['folded']).toBeUndefined();
  });
  it('if the storage is full, a correction shows an error, and the typed text stays in the field', async () => {
    await open();
    await edit('reach');
    await type('reach', '4,5 m');
    full = true;
    await apply('reach', 'For this token only');
    expect(ui.text('[role=alert]')).toContain('storage is full');
    expect([reach('o1'), (ui.one(`${row('reach')} input`) as HTMLInputElement).value]).toEqual([
      2,
      '4,5 m',
    ]);
  });
  it('an unfinished correction is canceled when the card of another creature opens', async () => {
    await open();
    await edit('reach');
    ui.store.selection.value = ['o2'];
    await ui.settle();
    expect(ui.all('[data-editing]')).toHaveLength(0);
  });
});

describe('the scope of a correction', () => {
  const offered = async (who: string): Promise<(string | null)[]> => {
    await open(who);
    await edit('reach');
    return ui.all('.scopes .btn').map((b) => b.textContent);
  };
  it('if the kind of a creature is unknown, the token card offers corrections for that token only', async () =>
    expect(await offered('aldo')).toEqual(['For this token only']));
  it(
    'if the user has corrected a creature’s reach, the token card does not ask whether the ' +
      'creature is tall or long',
    async () => {
      await open();
      await edit('reach');
      await type('reach', '3 m');
      await apply('reach', 'For this token only');
      expect(shown('build')).toEqual(['tall', 'from the rules']);
    },
  );
});

describe('markers', () => {
  it(
    'the token card lists a token marker of unknown meaning once, and the user can set and ' +
      'clear its meaning',
    async () => {
      await open();
      expect(ui.all('[data-marker]').map((li) => li.dataset['marker'])).toEqual(['red']);
      await pick('[data-marker=red] select', 'stunned');
      expect(kept()).toMatchObject([{ scope: 'marker', of: 'red', value: 'stunned' }]);
      expect(ui.store.board.value?.creatures.slice(2).map((c) => c.conditions)).toEqual([
        ['shaken', 'stunned'],
        ['stunned'],
      ]);
      await pick('[data-marker=red] select', '?');
      expect(book.value).toEqual({});
    },
  );
});

describe('unknown words of a sheet', () => {
  it.each(
    languageFirst([
      ['en', 'Quadretto doesn’t know and ignores: fear, hexed.'],
      ['it', 'Quadretto non conosce, e quindi ignora: fear, hexed.'],
    ] as const),
  )(
    'in %s, the token card lists the words of a character sheet that Quadretto does not know',
    async (_, sentence, language) => {
      await open('o1', language);
      expect(ui.all('[data-strange]')).toHaveLength(0);
      ui.store.provenance.value = new Map([['o1', { ...OGRE, strange: ['fear', 'hexed'] }]]);
      await ui.settle();
      expect(ui.all('[data-strange]').map((p) => p.textContent)).toEqual([sentence]);
    },
  );
});

describe('hostile text on the card', () => {
  it('HTML in names and markers is shown as text on the token card', async () => {
    await open();
    const HTML = '<img src=x onerror=alert(1)>';
    ui.store.provenance.value = new Map([
      [
        'o1',
        {
          kind: HTML,
          character: HTML,
          markers: [HTML],
          strange: [HTML],
          from: { size: { from: 'sheet', field: HTML } },
        },
      ],
    ]);
    await ui.settle();
    await edit('size');
    expect(ui.all('img')).toHaveLength(0);
    expect(ui.text('.scopes')).toContain(HTML);
  });
  it('the token card ignores an invalid stored correction', async () => {
    await open();
    const bad = {
      campaign: 'table/game',
      scope: 'token',
      of: 'o1',
      name: 'x',
      fact: 'reach',
      value: 'far',
      at: '',
    };
    book.value = {
      a: bad,
      b: null,
      [keyOf({ campaign: 'table/game', scope: 'token', of: 'o1', fact: 'reach' })]: 'x',
    };
    await ui.settle();
    expect(shown('reach')[1]).toBe('from the table of sizes');
  });
});

describe('a typed length', () => {
  const TYPED = [
    ['4,5 m', 3],
    ['4,5m', 3],
    ['3\u00a0m', 2],
    ['0', 0],
    ['0 m', 0],
    ['9 metri', 6],
    ['1,5 metri', 1],
    ['1 metro', null],
    ['3 q', 3],
    ['3 quadretti', 3],
    ['1 quadretto', 1],
    ['6 squares', 6],
    ['6 sq.', 6],
    ['15 ft', 3],
    ['15 ft.', 3],
    ['15\u00a0ft.', 3],
    ['15’', 3],
    ['5 feet', 1],
    ['30 piedi', 6],
    ['7 ft', null],
    ['1.000 m', null],
    ['x', null],
    ['3 parsec', null],
    ['', null],
    ['−3', null],
    ['999999', null],
    ['3 m ', 2],
  ] as const;
  it('a length that the user types in meters, feet or squares is converted to whole squares or refused', () => {
    expect(TYPED.map(([text]) => [text, lengthTyped(text, 1.5)])).toEqual(TYPED);
  });
  const BARE = [
    ['15', 'feet', 3],
    ['4,5', 'feet', null],
    ['4,5', 'metres', 3],
    ['4.5', 'metres', 3],
    ['4', 'metres', null],
    ['4', 'squares', 4],
  ] as const;
  it('a length that the user types without a unit has the unit that the user chose for lengths', () => {
    expect(BARE.map(([text, unit]) => [text, unit, lengthTyped(text, 1.5, unit)])).toEqual(BARE);
  });
  it('a length that the user types in meters is fewer squares on a map with larger squares', () =>
    expect([lengthTyped('3 m', 3), lengthTyped('3 q', 3), lengthTyped('20 ft', 3)]).toEqual([
      1, 3, 2,
    ]));
});

describe('the card of a token that is not a creature', () => {
  const THINGS = {
    ...OGRES,
    creatures: [
      ...OGRES.creatures,
      { id: 'c1', name: 'Chest 1', side: 'foes', at: [3, 3], scenery: 'clear' },
      { id: 'c2', name: 'Chest 2', side: 'foes', at: [4, 3], scenery: 'clear' },
      { id: 'out', name: 'Dragon', side: 'foes', at: [-9, 3] },
    ],
  };
  const onBoard = (id: string): boolean =>
    ui.store.board.value?.creatures.some((c) => c.id === id) === true;
  const turn = async (name: string): Promise<void> => {
    const button = ui.all('.turn-into button').find((b) => b.textContent === name);
    if (button === undefined) throw new Error(`no button ${name}`);
    button.click();
    await ui.settle();
  };

  it.each(
    languageFirst([
      [
        'en',
        'Quadretto takes Chest 1 for a thing',
        'It’s a creature',
        'Every “Chest” is a creature',
      ],
      [
        'it',
        'Quadretto considera Chest 1 un oggetto',
        'È una creatura',
        'Ogni «Chest» è una creatura',
      ],
    ] as const),
  )(
    'in %s, a button on the card of a token taken for an object makes the token a creature',
    async (_, said, one, kind, language) => {
      await open('c1', language, THINGS);
      expect(ui.one('[data-thing]').textContent).toContain(said);
      expect(ui.all('.turn-into button').map((b) => b.textContent)).toEqual([one, kind]);
      expect(onBoard('c1')).toBe(false);
      await turn(one);
      expect(onBoard('c1')).toBe(true);
      expect(onBoard('c2')).toBe(false);
      expect(kept()).toMatchObject([
        { scope: 'token', of: 'c1', fact: 'scenery', value: 'creature' },
      ]);
      // The card shows the creature's facts now, and takes it back in one press.
      expect(ui.all('[data-fact=size]')).toHaveLength(1);
      await turn(language === 'en' ? 'It’s not a creature' : 'Non è una creatura');
      expect(onBoard('c1')).toBe(false);
    },
  );
  it('a button on the card of a chest token makes every chest token a creature', async () => {
    await open('c1', 'en', THINGS);
    await turn('Every “Chest” is a creature');
    expect([onBoard('c1'), onBoard('c2')]).toEqual([true, true]);
  });
  it('on the card of a token that is not a creature, the user can choose that the token is an obstacle', async () => {
    await open('c1', 'en', THINGS);
    await edit('scenery');
    await pick(`${row('scenery')} select`, 'low');
    await apply('scenery', 'For this token only');
    expect(shown('scenery')[0]).toBe('a thing, a low obstacle');
    expect(ui.store.board.value?.ground.cells).toContainEqual(
      expect.objectContaining({ at: [3, 3], low: true }),
    );
  });
  it('the main panel counts the tokens that are taken for objects rather than creatures', async () => {
    ui = await mounted({ scene: THINGS });
    expect(ui.text('.notices')).toContain('takes 2 tokens for things');
    ui.end.abort();
    await open('c1', 'en', THINGS);
    await turn('It’s a creature');
    ui.one('.who .iconbtn').click();
    await ui.settle();
    expect(ui.text('.notices')).toContain('takes Chest 2 for a thing');
  });
  it('if the selected token is off the map, the main panel says that the token takes no part', async () => {
    ui = await mounted({ scene: THINGS, select: 'out' });
    expect(ui.text('.hint')).toBe('Dragon is off the map and takes no part.');
    expect(onBoard('out')).toBe(false);
  });
});

describe('a creature on the token of a larger ally', () => {
  const RIDER = {
    ...OGRES,
    creatures: [
      { id: 'horse', name: 'Horse', side: 'party', at: [4, 4], size: 'large', space: 2 },
      { id: 'berta', name: 'Berta', side: 'party', at: [4, 4], size: 'medium', space: 1 },
    ],
  };
  it.each(
    languageFirst([
      ['en', 'yes', 'Does Berta ride Horse?', 'It rides', 'horse'],
      ['it', 'yes', 'Berta cavalca Horse?', 'Sì', 'horse'],
      ['en', 'no', 'Does Berta ride Horse?', 'It doesn’t', undefined],
    ] as const),
  )(
    'in %s, the token card asks whether a creature on a horse’s token rides the horse, and stores the answer “%s”',
    async (_, _answer, q, press, mount, language) => {
      await open('berta', language, RIDER);
      expect(ui.one('[data-rides]').textContent).toContain(q);
      ui.all('[data-rides] button')
        .find((b) => b.textContent === press)!
        .click();
      await ui.settle();
      expect(ui.all('[data-rides]')).toEqual([]);
      expect(ui.store.board.value?.creatures.find((c) => c.id === 'berta')?.mount).toBe(mount);
      expect(kept()).toMatchObject([{ scope: 'token', of: 'berta', fact: 'mount' }]);
    },
  );
  it('the token card says that the size on a creature’s sheet contradicts the space of its token', async () => {
    await open('berta', 'en', {
      ...RIDER,
      creatures: [{ ...RIDER.creatures[1], size: 'large', space: 1 }],
    });
    expect(ui.one('[data-size-doubt]').textContent).toContain(
      'The sheet says Large, 2 × 2 squares; the token fills 1 × 1',
    );
    await open('horse', 'en', RIDER);
    expect(ui.all('[data-size-doubt]')).toEqual([]);
  });
});
