// @vitest-environment page
import { computed } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rulesetChoices } from '../../src/state/choices.ts';
import { t } from '../../src/text/index.ts';
import { panels } from '../../src/overlay/panels/index.ts';
import { mounted, read, TABLE, type Mounted } from './panels-mounted.ts';
import { languageFirst } from '../support/titleWords.ts';

let ui: Mounted;
const open = async (options?: Parameters<typeof mounted>[0]): Promise<Mounted> =>
  (ui = await mounted(options));
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

const press = (
  key: string,
  to: EventTarget = document.body,
  held: KeyboardEventInit = {},
): KeyboardEvent => {
  const code = /^[a-z]$/.test(key)
    ? `Key${key.toUpperCase()}`
    : /^\d$/.test(key)
      ? `Digit${key}`
      : key;
  const event = new KeyboardEvent('keydown', {
    key,
    code,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...held,
  });
  to.dispatchEvent(event);
  to.dispatchEvent(
    new KeyboardEvent('keyup', { key, code: event.code, bubbles: true, composed: true }),
  );
  return event;
};
/** Presses Alt, Shift and a key. */
const chord = (key: string, to?: EventTarget): KeyboardEvent =>
  press(key, to, { altKey: true, shiftKey: true });

/** Opens the panel of the footer's last button. */
const drawer = async (): Promise<void> => {
  ui.one('.foot > .iconbtn:last-child').click();
  await ui.settle();
};

describe('the main panel', () => {
  it('the main panel shows the name, the weapon and the reach of the selected creature', async () => {
    await open();
    expect(ui.text('.who .line')).toBe('Aldo\nMedium · glaive, reach 10\u00a0ft.');
    expect(ui.text('.meter')).toContain('30 of 30\u00a0ft. left');
  });

  it('the main panel shows what is left of the present turn, with spent actions struck through', async () => {
    await open({
      scene: { ...TABLE, turn: { active: 'aldo', order: ['aldo'], spent: { moved: 2, move: 1 } } },
    });
    expect(ui.text('.who .line')).toContain('on turn');
    expect(ui.all('.turn li').map((li) => li.dataset['spent'])).toEqual([
      'false',
      'true',
      'false',
      'true',
    ]);
    expect(ui.text('.turn li:nth-child(4)')).toContain('5-foot step: used');
    expect(ui.text('.meter')).toMatch(/First move.*20 of 30\u00a0ft. left/);
    ui.store.drag.value = {
      of: 'aldo',
      path: [
        [2, 6],
        [2, 7],
      ],
    };
    await ui.settle();
    expect(ui.text('.meter')).toMatch(/Second move.*25 of 30\u00a0ft. left/);
  });

  it('if the selected creature is not on turn, the main panel says whose turn it is', async () => {
    await open({ scene: { ...TABLE, turn: { active: 'gob', order: ['gob', 'aldo'] } } });
    expect(ui.all('.turn')).toHaveLength(0);
    expect(ui.text('.who')).toContain('Goblin’s turn');
  });

  it('a click anywhere on the row of a map layer switches the layer on or off', async () => {
    await open();
    const row = ui.one('.layer');
    expect([
      row.getAttribute('role'),
      row.getAttribute('aria-label'),
      row.getAttribute('aria-checked'),
    ]).toEqual(['switch', 'Threat', 'true']);
    row.click();
    await ui.settle();
    expect(ui.store.switches.value.threat).toBe(false);
    expect(ui.one('.layer').getAttribute('aria-checked')).toBe('false');
    expect(
      ui
        .all('.layer')
        .slice(1)
        .map((r) => r.getAttribute('aria-checked')),
      // The user switches on where to attack from.
    ).toEqual(['true', 'true', 'true', 'true', 'true', 'false']);
  });

  it('the user can choose any ruleset from a menu of the main panel', async () => {
    await open();
    ui.one('.head .menu button').click();
    await ui.settle();
    const items = ui.all('[role=menuitemradio]');
    expect(items.map((i) => i.textContent)).toEqual(rulesetChoices().map((r) => r.name));
    expect(items.filter((i) => i.getAttribute('aria-checked') === 'true')).toHaveLength(1);
    const other = rulesetChoices().findIndex((r) => r.id !== 'srd35');
    items[other]?.click();
    await ui.settle();
    expect(ui.store.ruleset.value).toBe(rulesetChoices()[other]?.id);
    expect(ui.all('[role=menu]')).toHaveLength(0);
    expect(ui.text('.head .menu .name')).toBe(rulesetChoices()[other]?.name);
  });

  it('the main panel shows the short name of a ruleset, and tells screen readers the whole name', async () => {
    await open();
    ui.store.ruleset.value = 'pf1';
    await ui.settle();
    expect(ui.text('.head .menu .name')).toBe('1e Reference Document');
    expect(ui.one('.head .menu button').getAttribute('aria-label')).toContain(
      '1e Reference Document (PRD 2009)',
    );
    for (const { name, shortName } of rulesetChoices()) expect(name).toContain(shortName ?? name);
  });

  it('sentences on the screen use the rule terms of the ruleset that the user has chosen', async () => {
    await open({ language: 'it' });
    ui.store.ruleset.value = 'srd35';
    await ui.settle();
    expect(t('violation.step-after-move', { who: 'Aldo' })).toContain('passo di 1,5 metri');
    ui.store.ruleset.value = 'sigil';
    await ui.settle();
    expect(t('violation.step-after-move', { who: 'Aldo' })).toContain('passo da 1,5 metri');
  });

  it('Escape closes a menu of the main panel and returns the focus to the menu’s button', async () => {
    await open();
    const button = ui.one('.head .menu button');
    button.click();
    await ui.settle();
    expect(press('Escape').defaultPrevented).toBe(true);
    await ui.settle();
    expect(ui.all('[role=menu]')).toHaveLength(0);
    expect(ui.root.activeElement).toBe(button);
    expect(press('Escape').defaultPrevented).toBe(false);
  });

  it('the main panel changes its language as soon as the user chooses another', async () => {
    await open();
    await drawer();
    ui.all('.help .menu button')[0]?.click();
    await ui.settle();
    ui.all('[role=menuitemradio]')
      .find((i) => i.textContent === 'Italiano')
      ?.click();
    await ui.settle();
    expect(ui.text('.help dt')).toContain('Minaccia');
    expect(ui.one('.q').lang).toBe('it');
  });

  it('the button “More settings” is missing if the extension has no options page to open', async () => {
    await open();
    await drawer();
    expect(ui.text('.help')).not.toContain('More settings');
    ui.end.abort();
    const settings = vi.fn();
    await open({ settings });
    await drawer();
    ui.all('.help .btn')
      .find((b) => b.textContent === 'More settings')
      ?.click();
    expect(settings).toHaveBeenCalledOnce();
  });
  it('Escape closes the panel of settings and keys, and returns the focus to the panel’s button', async () => {
    await open();
    const button = ui.one('.foot [aria-label="Settings and keys"]');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await drawer();
    expect([button.getAttribute('aria-expanded'), ui.text('.help dt').includes('Threat')]).toEqual([
      'true',
      true,
    ]);
    press('Escape');
    await ui.settle();
    expect([button.getAttribute('aria-expanded'), ui.all('.help').length]).toEqual(['false', 0]);
    expect(ui.root.activeElement).toBe(button);
  });
});

describe('the movement mode in the main panel', () => {
  const modes = (): (string | undefined)[] => ui.all('[role=radio]').map((b) => b.dataset['mode']);
  const chosen = (): string[] =>
    ui.all('[role=radio][aria-checked=true]').map((b) => b.dataset['mode'] ?? '');

  it(
    'under D&D 3.5, the main panel offers six movement modes, and the choice of “run” ' +
      'shows 120 ft. left',
    async () => {
      await open();
      expect(ui.one('[role=radiogroup]').getAttribute('aria-label')).toBe('How it moves');
      expect(modes()).toEqual(['move', 'double-move', 'run', 'step', 'withdraw', 'charge']);
      expect(chosen()).toEqual(['move']);
      ui.one('[data-mode=run]').click();
      await ui.settle();
      expect([ui.store.mode.value, chosen()]).toEqual(['run', ['run']]);
      expect(ui.text('.meter')).toMatch(/Run.*120 of 120\u00a0ft. left/);
    },
  );
  it('the Tab key stops once at the movement modes, and the arrow keys choose among them', async () => {
    await open();
    expect(ui.all('[role=radio]').map((b) => b.tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
    ui.one('[data-mode=move]').focus();
    expect(press('ArrowLeft', ui.one('[data-mode=move]')).defaultPrevented).toBe(true);
    await ui.settle();
    expect([ui.store.mode.value, (ui.root.activeElement as HTMLElement).dataset['mode']]).toEqual([
      'charge',
      'charge',
    ]);
    expect(ui.all('[role=radio]').map((b) => b.tabIndex)).toEqual([-1, -1, -1, -1, -1, 0]);
    press('Home', ui.one('[data-mode=charge]'));
    await ui.settle();
    expect(ui.store.mode.value).toBe('move');
  });
  it('a click on a forbidden movement mode shows the reason, and does not choose the mode', async () => {
    await open({
      scene: { ...TABLE, turn: { active: 'aldo', order: ['aldo'], spent: { moved: 2, move: 1 } } },
    });
    const barred = ui.all('[role=radio][aria-disabled=true]').map((b) => b.dataset['mode']);
    expect(barred).toEqual(['double-move', 'run', 'step', 'withdraw', 'charge']);
    expect(ui.all('.mode-why')).toHaveLength(0);
    ui.one('[data-mode=step]').click();
    await ui.settle();
    expect(ui.store.mode.value).toBe('move');
    expect(ui.text('.mode-why')).toBe('Aldo has already moved this round: no 5-foot step.');
    expect(ui.one('[data-mode=run]').title).toBe('No action left for: run.');
  });
  it('pointing at the movement mode “charge” or “run” shows on the map where that mode can lead', async () => {
    await open();
    const lanes = (): number => ui.all('[data-key^="move:charge:"]').length;
    expect(lanes()).toBe(0);
    ui.one('[data-mode=charge]').dispatchEvent(new Event('pointerenter'));
    await ui.settle();
    expect([lanes() > 0, ui.store.mode.value]).toEqual([true, 'move']);
    ui.one('[data-mode=charge]').dispatchEvent(new Event('pointerleave'));
    await ui.settle();
    expect(lanes()).toBe(0);
    ui.one('[data-mode=run]').dispatchEvent(new Event('pointerenter'));
    await ui.settle();
    expect(ui.all('[data-key="move:run:edge"]')).toHaveLength(1);
  });
  it(
    'during a drag, the main panel shows the movement mode that the path needs, and ' +
      'afterwards the mode the user chose',
    async () => {
      await open();
      const along = (cells: number): [number, number][] =>
        Array.from({ length: cells }, (_, i) => [2 + i, 6 + Math.min(i, 3)]);
      ui.store.drag.value = { of: 'aldo', path: along(4) };
      await ui.settle();
      expect(chosen()).toEqual(['move']);
      ui.store.drag.value = { of: 'aldo', path: along(9) };
      await ui.settle();
      expect([chosen(), ui.store.mode.value]).toEqual([['double-move'], 'move']);
      ui.store.drag.value = null;
      await ui.settle();
      expect(chosen()).toEqual(['move']);
    },
  );
  it.each(
    languageFirst([
      ['en', 'flying', ['walk', 'fly', 'fly'], 'flying'],
      ['it', 'flying', ['walk', 'fly', 'fly'], 'volando'],
      ['en', 'walking and swimming', ['walk', 'walk', 'swim'], 'on foot and swimming'],
      ['it', 'walking and swimming', ['walk', 'walk', 'swim'], 'a piedi e nuotando'],
    ] as const),
  )(
    'in %s, the main panel names %s if the virtual tabletop reports that movement during a drag',
    async (_, _what, ways, words, language) => {
      await open({ language });
      const shown = (): string => ui.text('.ways .menu-button, .ways button');
      const before = shown();
      ui.store.drag.value = {
        of: 'aldo',
        path: [
          [2, 6],
          [2, 7],
          [2, 8],
        ],
        ways,
      };
      await ui.settle();
      expect(shown()).toBe(words);
      ui.store.drag.value = null;
      await ui.settle();
      expect(shown()).toBe(before);
    },
  );
  it('when another creature’s turn begins, the chosen movement mode goes back to a plain move', async () => {
    await open({ scene: { ...TABLE, turn: { active: 'aldo', order: ['aldo', 'gob'] } } });
    ui.store.mode.value = 'withdraw';
    read(ui.store, { ...TABLE, turn: { active: 'gob', order: ['aldo', 'gob'] } });
    await ui.settle();
    expect(ui.all('[role=radio]')).toHaveLength(0);
    expect(ui.store.mode.value).toBe('move');
  });
});

describe('settings in the main panel', () => {
  it.each([
    ['language', 0, 'Italiano', { language: 'it' }],
    ['theme', 1, 'Dark', { theme: 'dark' }],
  ])(
    'the %s that the user chooses in the main panel is stored in the settings',
    async (_setting, menu, name, kept) => {
      const keep = vi.fn();
      await open({ keep });
      await drawer();
      ui.all('.help .menu > button')[menu]?.click();
      await ui.settle();
      ui.all('[role=menuitemradio]')
        .find((i) => i.textContent === name)
        ?.click();
      expect(keep.mock.calls).toEqual([[kept]]);
    },
  );
});

describe('the weapon in hand', () => {
  const BOW = { id: 'b', name: 'shortbow', kind: 'ranged', ready: true };
  const SWORD = { id: 's', name: 'sword', kind: 'melee', ready: false };
  const armed = async (attacks: readonly unknown[]): Promise<string> => {
    await open({
      scene: {
        ...TABLE,
        creatures: [{ ...TABLE.creatures[0], attacks }, ...TABLE.creatures.slice(1)],
      },
    });
    return ui.text('.who .muted.small');
  };
  it('the main panel names the bow as the weapon in an archer’s hand', async () =>
    expect(await armed([SWORD, BOW])).toBe('Medium · shortbow'));
  it('the main panel says “no weapon in hand” if the weapon is put away', async () =>
    expect(await armed([SWORD])).toBe('Medium · no weapon in hand'));
});

const ogress = {
  id: 'ogress',
  name: 'Ogress',
  side: 'foes',
  at: [17, 2],
  size: 'large',
  speed: { land: 8 },
};
const noticeTexts = (): string[] => ui.all('.notices > li > div > p').map((p) => p.textContent);

describe('notices in the main panel', () => {
  it(
    'the main panel has a notice for a creature whose weapon is unknown, and no notice ' +
      'for other creatures',
    async () => {
      await open();
      expect(ui.text('.notices')).toContain('Ogre’s weapon is unknown');
      expect(ui.text('.notices')).not.toContain('Goblin');
    },
  );
  it('while sheets load, the main panel says so, and has no notice for an unknown weapon', async () => {
    await open();
    ui.store.notices.value = [{ code: 'notice.sheetsLoading', params: { n: 2 } }];
    await ui.settle();
    expect(noticeTexts()).toEqual([
      '2 sheets are still loading: Quadretto uses the tokens until then.',
    ]);
    ui.store.notices.value = [];
    await ui.settle();
    expect(ui.text('.notices')).toContain('Ogre’s weapon is unknown');
  });
  it('while all map marks are hidden, the first notice names the key that shows marks again', async () => {
    await open();
    expect(ui.text('.notices')).not.toContain('All marks hidden');
    ui.store.muted.value = true;
    await ui.settle();
    expect(noticeTexts()[0]).toBe('All marks hidden. Alt Shift Q shows them again.');
    // The notice has no dismiss button: a dismissed notice would not appear when the marks are
    // hidden again.
    expect(ui.all('[aria-label^="Dismiss: All marks hidden"]')).toHaveLength(0);
    ui.one('[data-settles=marks]').click();
    await ui.settle();
    expect(ui.store.muted.value).toBe(false);
    expect(ui.text('.notices')).not.toContain('All marks hidden');
  });
  it('notices about the virtual tabletop come before all other notices', async () => {
    await open();
    ui.store.notices.value = [
      { code: 'error.adapter', params: { host: 'Foundry', version: '14.1' } },
      { code: 'something-new' },
    ];
    await ui.settle();
    expect(noticeTexts().slice(0, 2)).toEqual([
      'Foundry 14.1 is untested. Some marks may be missing.',
      'something-new',
    ]);
    ui.one('[data-settles=report]').click();
    await ui.settle();
    expect(ui.all('.body.report')).toHaveLength(1);
  });
  it('notices about the same missing fact of several creatures are merged into one notice', async () => {
    await open({ scene: { ...TABLE, creatures: [...TABLE.creatures, ogress] } });
    expect(noticeTexts()).toContain(
      '2 creatures with unknown weapons: assumed armed, with natural reach.',
    );
    expect(ui.text('.notices')).not.toContain('Ogress');
    const group = ui.all('.notices > li').find((li) => li.textContent.includes('weapons'));
    group?.querySelector<HTMLElement>('button[aria-expanded]')?.click();
    await ui.settle();
    expect(ui.text('.notices')).toContain('Ogress’s weapon is unknown');
    ui.one('[aria-label="Enter it: Ogress"]').click();
    await ui.settle();
    expect(ui.text('.card .who-row')).toContain('Ogress');
  });
  it(
    'a dismissed notice about one creature stays dismissed when the same notice about another ' +
      'creature appears',
    async () => {
      await open();
      const about = (text: string): boolean => ui.text('.notices').includes(text);
      ui.one('[aria-label^="Dismiss: Ogre’s weapon"]').click();
      await ui.settle();
      expect(about('Ogre’s weapon')).toBe(false);
      read(ui.store, { ...TABLE, creatures: [...TABLE.creatures, ogress] });
      await ui.settle();
      expect([about('Ogress’s weapon'), about('Ogre’s weapon')]).toEqual([true, false]);
      const again = ui.all('.notices button').find((b) => b.textContent.includes('dismissed'));
      expect(again?.textContent).toBe('Show the dismissed notice');
      again?.click();
      await ui.settle();
      expect(noticeTexts()).toContain(
        '2 creatures with unknown weapons: assumed armed, with natural reach.',
      );
    },
  );
  it('dismissing a notice changes nothing in the extension’s storage', async () => {
    await open();
    const before = ui.saved.size;
    ui.one('[aria-label^="Dismiss: Ogre’s weapon"]').click();
    await ui.settle();
    expect(ui.saved.size).toBe(before);
  });
  it('the main panel shows HTML in a creature’s name as text', async () => {
    const creatures = TABLE.creatures.map((c) =>
      c.id === 'aldo' ? { ...c, name: '<img src=x onerror=alert(1)>' } : c,
    );
    await open({ scene: { ...TABLE, creatures } });
    expect(ui.all('img')).toHaveLength(0);
    expect(ui.text('.who .line')).toContain('<img src=x');
  });
});

describe('states of the main panel', () => {
  it('the main panel asks the user to select a token if none is selected', async () => {
    await open({ select: '' });
    expect(ui.text('.hint')).toBe(
      'Select a token to see where it may move and which squares its enemies threaten.',
    );
    expect(ui.all('.layer')).toHaveLength(7);
  });
  it('the main panel shows a notice instead of the list of map layers if the map has no grid', async () => {
    await open({ scene: null });
    ui.store.notices.value = [{ code: 'error.gridless' }];
    await ui.settle();
    expect(ui.all('.layer')).toHaveLength(0);
    expect(ui.text('.notices')).toContain('no grid');
    read(ui.store, TABLE);
    await ui.settle();
    expect(ui.all('.layer')).toHaveLength(7);
  });
  it('the main panel shows the time of the last update when the virtual tabletop stops answering', async () => {
    await open();
    expect(ui.all('.stale')).toHaveLength(0);
    ui.store.stale.value = true;
    await ui.settle();
    expect(ui.one('.stale').getAttribute('aria-label')).toMatch(/Last update \d{1,2}:\d{2}/);
    expect(ui.text('.who .line')).toContain('Aldo');
  });
  it(
    'if one part of the extension’s display fails, the failure is reported once, and the ' +
      'other parts stay usable',
    async () => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await open({
        change: (store) => ({
          ...store,
          judge: computed(() =>
            store.judge.value === null
              ? null
              : {
                  ...store.judge.value,
                  rules: {
                    ...store.judge.value.rules,
                    speed: () => {
                      throw new Error('broken');
                    },
                  },
                },
          ),
        }),
      });
      expect(ui.all('.layer')).toHaveLength(7);
      expect(ui.all('.who')).toHaveLength(0);
      expect(ui.text('.notices')).toContain('the token’s row');
      expect(ui.text('.notices')).toContain('The marks “Movement” have stopped. The others go on.');
      const once = (): void => {
        for (const part of ['dock.part.creature', 'layer'])
          expect(
            warned.mock.calls.filter(([text]) => String(text).includes(part)),
            part,
          ).toHaveLength(1);
      };
      once();
      ui.store.switches.value = { ...ui.store.switches.value, threat: false };
      await ui.settle();
      once();
    },
  );
});

describe('folding and moving the main panel', () => {
  it(
    'Alt+Shift+D folds the main panel to a strip that shows the movement left, and unfolds the ' +
      'panel again',
    async () => {
      await open();
      chord('d');
      await ui.settle();
      expect(ui.one('.dock').dataset['folded']).toBe('true');
      expect(ui.text('.strip-budget .left')).toBe('30\u00a0ft. left');
      expect(ui.all('.strip-budget .shape').length).toBeGreaterThan(2);
      expect(ui.all('.dock .named .word').map((word) => word.textContent)).toEqual(['Marks']);
      ui.one('.dock .named[title=Marks]').click();
      await ui.settle();
      expect(ui.all('[data-panel=marks] .layer')).toHaveLength(7);
      expect(ui.saved.get('dock.folded')).toBe(true);
      chord('d');
      await ui.settle();
      expect(ui.all('.layer')).toHaveLength(7);
      expect(ui.saved.get('dock.folded')).toBe(false);
    },
  );
  it('Alt+Shift+D folds or opens the main panel, and moves the focus to the panel’s fold button', async () => {
    await open();
    const focused = (): HTMLElement | null => ui.root.activeElement as HTMLElement | null;
    /** The stops of the Tab key in the dock, in their order. */
    const stops = (): HTMLElement[] =>
      ui
        .all('.dock button, .dock input, .dock [tabindex]')
        .filter((e) => e.tabIndex >= 0 && e.closest('[hidden]') === null);
    for (const folded of ['true', undefined]) {
      chord('d');
      await ui.settle();
      expect(ui.one('.dock').dataset['folded']).toBe(folded);
      expect(focused()?.hasAttribute('data-fold')).toBe(true);
      expect(stops()).toContain(focused());
      // Each way into a panel is a stop with a name.
      const names = stops().map((e) => e.getAttribute('aria-label') ?? e.textContent ?? '');
      expect(names.every((name) => name.trim() !== '')).toBe(true);
    }
    expect(stops().at(-1)).toBe(ui.one('.dock .foot > .iconbtn:last-child'));
  });
  it('each panel has a keyboard shortcut, or shares the shortcut of another panel', () => {
    expect(panels.filter((p) => p.key === undefined && p.sharesKeyOf === undefined)).toEqual([]);
    const chords = panels.flatMap(({ key }) => key?.chord ?? []);
    expect(new Set(chords).size).toBe(chords.length);
  });
  it.each([
    ['Alt+Shift+K', 'the token card', 'k', 'card'],
    ['Alt+Shift+U', 'the panel for problem reports', 'u', 'report'],
  ])('%s opens and closes %s', async (_keys, _panel, letter, id) => {
    await open();
    chord(letter);
    await ui.settle();
    expect(ui.all(`[data-panel=${id}]`)).toHaveLength(1);
    chord(letter);
    await ui.settle();
    expect(ui.all(`[data-panel=${id}]`)).toHaveLength(0);
  });
  it('the main panel starts folded if the user left the panel folded', async () => {
    await open({ saved: { 'dock.folded': true } });
    expect(ui.one('.dock').dataset['folded']).toBe('true');
  });
  it('an arrow key on the main panel’s grip moves the main panel by 8 px, and the new place is stored', async () => {
    await open({ saved: { dock: { x: 96, y: 48, right: false, bottom: false } } });
    const at = (): [string, string] => [ui.one('.dock').style.left, ui.one('.dock').style.top];
    expect(at()).toEqual(['96px', '48px']);
    // happy-dom has no layout, so the test sets the box.
    ui.one('.dock').getBoundingClientRect = () => new DOMRect(96, 48, 0, 0);
    expect(press('ArrowRight', ui.one('.grip')).defaultPrevented).toBe(true);
    await ui.settle();
    expect(at()).toEqual(['104px', '48px']);
    expect(ui.saved.get('dock')).toEqual({ x: 104, y: 48, right: false, bottom: false });
  });
  it('the pointer drags the main panel by its header, but not by a button in the header', async () => {
    await open();
    const dock = ui.one('.dock');
    dock.getBoundingClientRect = () => new DOMRect(600, 16, 292, 400);
    const head = ui.one('.head');
    head.setPointerCapture = () => undefined;
    const send = (type: string, x: number, y: number, to: Element): void => {
      to.dispatchEvent(
        new PointerEvent(type, {
          clientX: x,
          clientY: y,
          pointerId: 1,
          button: 0,
          bubbles: true,
          composed: true,
        }),
      );
    };
    send('pointerdown', 610, 26, ui.one('.head .menu button'));
    send('pointermove', 310, 226, head);
    expect(ui.saved.has('dock')).toBe(false);
    send('pointerdown', 610, 26, head);
    send('pointermove', 410, 126, head);
    send('pointerup', 310, 226, head);
    await ui.settle();
    expect(ui.saved.get('dock')).toMatchObject({ x: 304, y: 216 });
  });
});

describe('the tabletop’s page', () => {
  it('the tabletop’s page does not receive clicks, wheel events or keys meant for the main panel', async () => {
    await open();
    const heard: string[] = [];
    const types = ['pointerdown', 'mousedown', 'wheel', 'contextmenu', 'keydown'];
    for (const type of types)
      document.addEventListener(type, () => heard.push(type), { signal: ui.end.signal });
    const row = ui.one('.layer');
    for (const type of types.slice(0, 4))
      row.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    press(' ', row);
    expect(heard).toEqual([]);
    press('w', row);
    expect(heard).toEqual(['keydown']);
  });
  describe('keys that the tabletop’s page receives', () => {
    const taken = (key: string, to?: Element): boolean => chord(key, to).defaultPrevented;
    const free = (): string[] => ['1', '6', 's', 'd'].filter((key) => !taken(key));
    const pointAt = (x: number, y: number): void => {
      ui.store.pointer.value = { cell: [x, y], x: 50 * x + 25, y: 50 * y + 25 };
    };

    it(
      'the tabletop’s page receives keys with at most one modifier key, even if the main ' +
        'panel has the focus',
      async () => {
        await open();
        pointAt(8, 6);
        for (const held of [{}, { altKey: true }, { shiftKey: true }]) {
          for (const key of ['1', '6', 's', 'd', 'q', 'Escape'])
            expect(press(key, document.body, held).defaultPrevented).toBe(false);
        }
        ui.one('.layer').focus();
        expect(press('1', ui.one('.layer')).defaultPrevented).toBe(false);
      },
    );
    it(
      'the tabletop’s page receives a shortcut that the tabletop uses, and the list of ' +
        'shortcuts says that',
      async () => {
        await open();
        ui.prefs.hostKeys.value = ['alt+shift+d'];
        await drawer();
        expect(taken('d')).toBe(false);
        expect(taken('1')).toBe(true);
        expect(ui.text('.help dl')).toContain('Alt Shift D: the tabletop uses it');
      },
    );
    it('while no map is open, the tabletop’s page receives the keyboard shortcuts of the map marks', async () => {
      await open({ scene: null, select: '' });
      expect(free()).toEqual(['1', '6', 's']);
    });
    it('the tabletop’s page receives Alt+Shift+S whenever the shortcut would show no safe path', async () => {
      await open();
      expect(taken('s')).toBe(false);
      pointAt(2, 6);
      expect(taken('s')).toBe(false);
      pointAt(40, 40);
      expect(taken('s')).toBe(false);
      pointAt(8, 6);
      expect(taken('s')).toBe(true);
      ui.store.switches.value = { ...ui.store.switches.value, path: false };
      expect(taken('s')).toBe(false);
      expect(ui.store.safeHeld.value).toBe(false);
    });
    it(
      'while all map marks are off, the tabletop’s page receives the keyboard shortcuts of ' +
        'the map marks',
      async () => {
        await open();
        pointAt(8, 6);
        ui.store.muted.value = true;
        expect(free()).toEqual(['1', '6', 's']);
      },
    );
  });
  it(
    'when the extension is switched off, it leaves no element, style or key listener on ' +
      'the tabletop’s page',
    async () => {
      await open();
      ui.end.abort();
      expect(ui.root.childNodes).toHaveLength(0);
      expect(ui.root.adoptedStyleSheets).toHaveLength(0);
      expect(document.adoptedStyleSheets).toHaveLength(0);
      expect(document.head.querySelectorAll('style')).toHaveLength(0);
      expect(chord('d').defaultPrevented).toBe(false);
    },
  );
});
