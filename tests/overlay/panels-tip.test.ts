// @vitest-environment page
import { afterEach, describe, expect, it } from 'vitest';
import type { Cell } from '../../src/board/grid.ts';
import { CALM_MS, HOVER_MS } from '../../src/overlay/tip.ts';
import { reasonsInOrder } from '../../src/overlay/marks.ts';
import { heading } from '../../src/overlay/Tooltip.tsx';
import { source } from '../../src/text/index.ts';
import { mounted, TABLE, type Mounted } from './panels-mounted.ts';
import { languageFirst } from '../support/titleWords.ts';

let ui: Mounted;
const open = async (options?: Parameters<typeof mounted>[0]): Promise<Mounted> =>
  (ui = await mounted(options));
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

const point = (cell: Cell | null): void => {
  ui.store.pointer.value =
    cell === null ? null : { cell, x: cell[0] * 50 + 25, y: cell[1] * 50 + 25 };
};
/** Alt, Shift and a letter. */
const press = (letter: string, to: EventTarget = document.body): boolean => {
  const keys = {
    key: letter,
    code: `Key${letter}`,
    altKey: true,
    shiftKey: true,
    bubbles: true,
    composed: true,
  };
  const event = new KeyboardEvent('keydown', { ...keys, cancelable: true });
  to.dispatchEvent(event);
  to.dispatchEvent(new KeyboardEvent('keyup', keys));
  return event.defaultPrevented;
};
/** This cell is next to the goblin and to no other foe. */
const THREATENED: Cell = [5, 6];
const FREE: Cell = [2, 10];
const GOBLIN: Cell = [6, 6];

describe('the tooltip by pointer', () => {
  it(
    'the tooltip of a threatened square appears after a quarter of a second, and names ' +
      'the enemy and the rule',
    async () => {
      await open();
      point(THREATENED);
      await ui.settle(HOVER_MS - 100);
      expect(ui.all('[role=tooltip]')).toHaveLength(0);
      await ui.settle(180);
      expect(ui.text('[role=tooltip] .reasons')).toContain('Threatened by Goblin');
      expect(ui.text('[role=tooltip] .tip-foot')).toMatch(/SRD 3\.5/);
    },
  );
  it(
    'a tooltip stays open while the pointer is on the tooltip, and for a moment after the ' +
      'pointer leaves the square',
    async () => {
      await open();
      ui.store.switches.value = { ...ui.store.switches.value, move: false };
      point(THREATENED);
      await ui.settle(HOVER_MS + 60);
      point(FREE);
      await ui.settle(100);
      expect(ui.all('[role=tooltip]')).toHaveLength(1);
      ui.one('[role=tooltip]').dispatchEvent(new Event('pointerenter'));
      await ui.settle(HOVER_MS + 100);
      expect(ui.all('[role=tooltip]')).toHaveLength(1);
      ui.one('[role=tooltip]').dispatchEvent(new Event('pointerleave'));
      await ui.settle(HOVER_MS + 100);
      expect(ui.all('[role=tooltip]')).toHaveLength(0);
    },
  );
  it('the tooltip of an enemy stays the same while the pointer moves from the enemy to the tooltip', async () => {
    await open();
    point(GOBLIN);
    await ui.settle(HOVER_MS + 60);
    const said = ui.text('[role=tooltip] .reasons');
    expect(said).toMatch(/cover/);
    point(FREE);
    await ui.settle(60);
    expect(ui.text('[role=tooltip] .reasons')).toBe(said);
    ui.one('[role=tooltip]').dispatchEvent(new Event('pointerenter'));
    point(null);
    await ui.settle(HOVER_MS + 60);
    expect(ui.text('[role=tooltip] .reasons')).toBe(said);
  });
  it('no tooltip appears while all map marks are off', async () => {
    await open();
    ui.store.muted.value = true;
    point(THREATENED);
    await ui.settle(HOVER_MS + 60);
    expect(ui.all('[role=tooltip]')).toHaveLength(0);
  });
  it('the tooltip disappears when the map changes', async () => {
    await open();
    point(THREATENED);
    await ui.settle(HOVER_MS + 60);
    expect(ui.all('[role=tooltip]')).toHaveLength(1);
    ui.store.map.value = 'another';
    await ui.settle(0);
    expect(ui.all('[role=tooltip]')).toHaveLength(0);
  });
  it('a press on the map closes the tooltip until the pointer has left the square and come back', async () => {
    await open();
    point(THREATENED);
    await ui.settle(HOVER_MS + 60);
    expect(ui.all('[role=tooltip]')).toHaveLength(1);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await ui.settle(HOVER_MS + 60);
    expect(ui.all('[role=tooltip]')).toHaveLength(0);
    document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
    await ui.settle(2 * CALM_MS);
    expect(ui.all('[role=tooltip]')).toHaveLength(0);
    point(FREE);
    await ui.settle(HOVER_MS + 60);
    point(THREATENED);
    await ui.settle(HOVER_MS + 60);
    expect(ui.all('[role=tooltip]')).toHaveLength(1);
  });
  it(
    'no tooltip opens in the two seconds after a token was dropped, nor on the square ' +
      'where it was dropped',
    async () => {
      await open();
      const press = (type: string): boolean =>
        document.body.dispatchEvent(new Event(type, { bubbles: true }));
      press('pointerdown');
      ui.store.drag.value = {
        of: 'aldo',
        path: [
          [2, 6],
          [3, 6],
        ],
      };
      point(THREATENED);
      await ui.settle();
      ui.store.drag.value = null;
      press('pointerup');
      await ui.settle(CALM_MS + HOVER_MS + 60);
      expect(ui.all('[role=tooltip]')).toHaveLength(0);
      // Another cell is explained, but not yet while the drop is fresh.
      ui.store.drag.value = {
        of: 'aldo',
        path: [
          [2, 6],
          [3, 6],
        ],
      };
      await ui.settle();
      ui.store.drag.value = null;
      await ui.settle(0);
      point(GOBLIN);
      await ui.settle(CALM_MS - 200);
      expect(ui.all('[role=tooltip]')).toHaveLength(0);
      await ui.settle(200 + HOVER_MS + 60);
      expect(ui.all('[role=tooltip]')).toHaveLength(1);
    },
  );
  it('Alt+Shift+W shows the rule citations in a tooltip, and Alt+Shift+X closes the tooltip', async () => {
    await open();
    point(THREATENED);
    await ui.settle(HOVER_MS + 60);
    expect(ui.all('.rules')).toHaveLength(0);
    expect(press('W')).toBe(true);
    await ui.settle();
    expect(ui.text('.rules li')).toMatch(/srd35\./);
    ui.one('.keybtn').click();
    await ui.settle();
    expect(ui.all('.rules')).toHaveLength(0);
    expect(press('X')).toBe(true);
    await ui.settle();
    expect(ui.all('[role=tooltip]')).toHaveLength(0);
  });
  it('the tooltip of a threatened square cites at most two rules, and cites the rule on threat first', async () => {
    await open({
      scene: {
        ...TABLE,
        walls: [{ from: [0, 2], to: [4, 2], blocks: ['move', 'sight', 'effect'] }],
      },
    });
    ui.store.ruleset.value = 'sigil';
    point(THREATENED);
    await ui.settle(HOVER_MS + 60);
    const cited = ui.text('[role=tooltip] .tip-foot .words').split('; ');
    expect(cited[0]).toBe(source('sigil.threat.armed-threatens'));
    expect(cited.length).toBeLessThanOrEqual(2);
    press('W');
    await ui.settle();
    expect(ui.text('.rules')).toContain('sigil.threat.armed-threatens');
    expect(ui.text('.rules')).toContain('sigil.threat.total-cover-limits');
  });
  it('the tooltip of a creature’s reach cites the rule on reach, not the rule on total cover', async () => {
    await open({
      scene: {
        ...TABLE,
        walls: [{ from: [0, 2], to: [4, 2], blocks: ['move', 'sight', 'effect'] }],
      },
    });
    point(TABLE.creatures.find(({ id }) => id === 'ogre')!.at);
    await ui.settle(HOVER_MS + 60);
    expect(ui.text('[role=tooltip]')).toMatch(/Ogre reaches \d+\sft\./);
    const cited = ui.text('[role=tooltip] .tip-foot .words');
    expect(cited).toContain('SRD 3.5, ');
    expect(cited).not.toContain('Total Cover');
  });
  it('the tabletop’s page receives Alt+Shift+W while the pointer is over a square without marks', async () => {
    await open();
    point(FREE);
    ui.store.switches.value = { ...ui.store.switches.value, move: false };
    await ui.settle();
    expect(press('W')).toBe(false);
  });
});

describe('the tooltip by keyboard', () => {
  it(
    'for keyboard users, a list of the marks on the map names the square of each mark, and is ' +
      'one Tab stop',
    async () => {
      await open();
      ui.store.drag.value = {
        of: 'aldo',
        path: [
          [2, 6],
          [3, 6],
          [4, 6],
          [5, 6],
          [5, 7],
          [5, 8],
        ],
      };
      await ui.settle();
      const items = ui.all('.marklist button');
      expect(items.length).toBeGreaterThan(0);
      const provokes = items.find((i) => i.textContent?.includes('Goblin'));
      expect(provokes?.textContent).toMatch(/^The space (5|10)\sft\. \w+ of \w+: /);
      expect(items.filter((i) => i.tabIndex === 0)).toHaveLength(1);
    },
  );
  it('focusing an entry in the list of map marks shows the mark’s tooltip at once and frames its square', async () => {
    await open();
    ui.store.safeHeld.value = true;
    point([6, 9]);
    await ui.settle();
    const item = ui.all('.marklist button')[0];
    item?.focus();
    await ui.settle();
    expect(ui.all('[role=tooltip]')).toHaveLength(1);
    expect(ui.all('.pointer .ring')).toHaveLength(1);
    item?.blur();
    await ui.settle();
    expect(ui.all('[role=tooltip]')).toHaveLength(0);
  });
});

describe('the order of the list of marks', () => {
  const why = (message: string, ...cells: Cell[]) =>
    ({ message, verdict: 'info', rules: [], cells }) as const;
  it('the list of map marks begins with the marks along the dragged path, in the order of the path’s squares', () => {
    const all = [
      why('a', [9, 9]),
      why('b', [3, 1]),
      why('c'),
      why('d', [2, 1]),
      why('e', [3, 1]),
      why('f', [1, 1]),
    ];
    expect(
      reasonsInOrder(all, [
        [1, 1],
        [2, 1],
        [3, 1],
      ])
        .map((w) => w.message)
        .join(''),
    ).toBe('fdbeac');
    expect(reasonsInOrder(all, [])).toBe(all);
  });
  it('the list of map marks names the squares of a dragged path before reminders about other squares', async () => {
    const prone = TABLE.creatures.map((c) =>
      c.id === 'ogre' ? { ...c, conditions: ['prone'] } : c,
    );
    await open({ scene: { ...TABLE, creatures: prone } });
    ui.store.drag.value = {
      of: 'aldo',
      path: [
        [2, 6],
        [3, 6],
        [4, 6],
        [5, 6],
        [5, 7],
        [5, 8],
        [5, 9],
        [5, 10],
      ],
    };
    await ui.settle();
    const items = ui.all('.marklist li').map((li) => li.textContent ?? '');
    expect(items.slice(0, 3)).toEqual([
      expect.stringMatching(/^The space 5\sft\. west of Goblin: Leaving/),
      expect.stringMatching(/^The space 5\sft\. southwest of Goblin: Goblin already gets/),
      expect.stringMatching(/^The space 20\sft\. south of Goblin: Safest path/),
    ]);
    expect(items.findIndex((text) => text.startsWith('The space of Ogre'))).toBeGreaterThan(2);
  });
});

describe('the label at the end of a path', () => {
  const SEVEN = [
    [2, 6],
    [3, 6],
    [4, 6],
    [5, 6],
    [5, 7],
    [5, 8],
    [5, 9],
    [5, 10],
  ] as const;
  it(
    'the label at the end of a path longer than one move names the second action and the ' +
      'enemy that may attack',
    async () => {
      await open();
      ui.store.drag.value = { of: 'aldo', path: SEVEN };
      await ui.settle();
      expect(ui.text('.reading .number')).toBe('35');
      expect(ui.text('.reading .total')).toContain('of 60\u00a0ft.');
      expect(ui.text('.reading .takes')).toBe('Double move: uses your standard action');
      expect(ui.text('.reading')).toContain('Goblin gets an AoO');
      expect(ui.text('.reading')).not.toContain('limit');
      expect(ui.text('[data-kind=path] .tip-foot .keycap')).toBe('Alt ⇧S');
      expect(ui.text('.meter')).toContain('25 of 60\u00a0ft. left');
    },
  );
  it.each(
    languageFirst([
      ['en', 'the Acrobatics check and the bonus', 4, 'Acrobatics DC 10 (+4) at 20\u00a0ft.'],
      ['it', 'the Acrobatics check and the bonus', 4, 'Acrobazia CD 10 (+4) a 6\u00a0m'],
      [
        'en',
        'an Acrobatics check with an unknown bonus',
        undefined,
        'Acrobatics DC 10 (bonus unknown) at 20\u00a0ft.',
      ],
      [
        'it',
        'an Acrobatics check with an unknown bonus',
        undefined,
        'Acrobazia CD 10 (bonus ignoto) a 6\u00a0m',
      ],
      ['en', 'no Acrobatics check that cannot fail', 9, undefined],
    ] as const),
  )(
    'under Pathfinder 1e, in %s, the label at the end of a blinded creature’s path shows %s',
    async (_, _what, bonus, line, language) => {
      const [aldo] = TABLE.creatures;
      const skills = bonus === undefined ? {} : { skills: { acrobatics: { bonus } } };
      const blind = { ...aldo, conditions: ['blinded'], ...skills };
      await open({ language, scene: { ...TABLE, ruleset: 'pf1', creatures: [blind] } });
      ui.store.ruleset.value = 'pf1';
      ui.store.drag.value = { of: 'aldo', path: SEVEN.slice(0, 5) };
      await ui.settle();
      expect(ui.all('[data-kind=path]')).toHaveLength(1);
      expect(ui.all('.reading .check').map((each) => each.textContent)).toEqual(
        line === undefined ? [] : [expect.stringContaining(line)],
      );
    },
  );
  it.each(
    languageFirst([
      ['en', 'Enters a hazard: caltrops.'],
      ['it', 'Entra in un pericolo: triboli.'],
    ] as const),
  )(
    'in %s, the label at the end of a path over caltrops names the caltrops as a hazard',
    async (_, sentence, language) => {
      const cells = [{ at: [4, 6] as const, ground: 'caltrops' }];
      await open({ language, scene: { ...TABLE, cells } });
      ui.store.drag.value = { of: 'aldo', path: SEVEN.slice(0, 4) };
      await ui.settle();
      expect(ui.all('.reading .check').map((each) => each.textContent)).toEqual([
        expect.stringContaining(sentence),
      ]);
    },
  );
  it(
    'the label at the end of the path gives the attacks of opportunity first, and then the ' +
      'cost of the path',
    async () => {
      await open();
      ui.store.drag.value = { of: 'aldo', path: SEVEN };
      await ui.settle();
      const lines = [...ui.one('.reading').children].map((line) => line.className);
      expect(lines.slice(0, 3)).toEqual(['reason', 'total', 'track']);
      expect(ui.one('.reading').firstElementChild?.textContent).toContain('Goblin gets an AoO');
    },
  );
  it.each([
    ['English', 'all three attackers', 'en', 3, '3 AoOs: Ogre 1, Ogre 2, Ogre 3'],
    ['Italian', 'all three attackers', 'it', 3, '3 AdO: Ogre 1, Ogre 2, Ogre 3'],
    ['English', 'four of six attackers', 'en', 6, '6 AoOs: Ogre 1, Ogre 2, Ogre 4, Ogre 5 …'],
  ] as const)(
    'in %s, the first line of the label at the end of the path names %s',
    async (_language, _attackers, language, n, line) => {
      const foes = Array.from({ length: n }, (_, i) => ({
        ...TABLE.creatures.find(({ id }) => id === 'gob')!,
        id: `o${i}`,
        name: `Ogre ${i + 1}`,
        at: [2 + (i % 3), i < 3 ? 5 : 7] as const,
      }));
      await open({
        language,
        scene: { ...TABLE, creatures: [TABLE.creatures.find(({ id }) => id === 'aldo'), ...foes] },
      });
      ui.store.drag.value = { of: 'aldo', path: SEVEN.slice(0, 4) };
      await ui.settle();
      expect(ui.one('.reading').firstElementChild?.textContent?.replace(/^\D*(?=\d+ A)/, '')).toBe(
        line,
      );
      expect(ui.text('.reading')).not.toMatch(/more reason|altri # motivi/);
    },
  );
  it(
    'the label at the end of the path offers no safer path if every other path provokes as ' +
      'many attacks of opportunity',
    async () => {
      // Aldo starts beside the goblin, so every move of two squares leaves a square that the goblin
      // threatens.
      const beside = TABLE.creatures.map((c) =>
        c.id === 'aldo' ? { ...c, at: [5, 6] as const } : c,
      );
      await open({ scene: { ...TABLE, creatures: beside } });
      ui.store.safeHeld.value = true;
      ui.store.drag.value = {
        of: 'aldo',
        path: [
          [5, 6],
          [4, 6],
          [3, 6],
        ],
      };
      await ui.settle();
      expect(ui.text('.reading')).toContain('Goblin gets an AoO');
      expect(ui.all('[data-kind=path] .tip-foot')).toHaveLength(0);
    },
  );
  it(
    'for a creature with one action left, the label at the end of the path allows only the ' +
      'distance of one move',
    async () => {
      const turn = { active: 'aldo', round: 1, order: ['aldo'], spent: { standard: true } };
      await open({ scene: { ...TABLE, turn } });
      ui.store.drag.value = { of: 'aldo', path: SEVEN };
      await ui.settle();
      expect(ui.text('.reading .total')).toContain('of 30\u00a0ft.');
      expect(ui.all('.reading .takes')).toHaveLength(0);
      expect(ui.one('.track .within').style.width).toBe(`${(6 / 7) * 100}%`);
      expect(ui.one('.track .beyond').style.width).toBe(`${(1 / 7) * 100}%`);
      expect(ui.text('.meter')).toContain('35 of 30\u00a0ft.');
    },
  );
  it('the label at the end of a path of one square names the 5-foot step, and offers no safer path', async () => {
    await open();
    ui.store.safeHeld.value = true;
    ui.store.drag.value = {
      of: 'aldo',
      path: [
        [2, 6],
        [3, 6],
      ],
    };
    await ui.settle();
    expect(ui.text('.reading .takes')).toBe('5-foot step: provokes no AoO');
    expect(ui.all('[data-kind=path] .tip-foot')).toHaveLength(0);
  });
  it('the label at the end of the path is hidden while the path layer is off', async () => {
    await open();
    ui.store.drag.value = {
      of: 'aldo',
      path: [
        [2, 6],
        [3, 6],
      ],
    };
    ui.store.switches.value = { ...ui.store.switches.value, path: false };
    await ui.settle();
    expect(ui.all('.reading')).toHaveLength(0);
  });
  it(
    'the label at the end of the path is announced to screen readers as “10 ft. of 30 ft., no ' +
      'AoO”',
    async () => {
      await open();
      ui.store.drag.value = {
        of: 'aldo',
        path: [
          [2, 6],
          [3, 6],
          [4, 6],
        ],
      };
      await ui.settle();
      const live = ui.one('[aria-live=polite]');
      expect(live.textContent).toBe('10\u00a0ft. of 30\u00a0ft., no AoO');
    },
  );
});

describe('the square under the pointer', () => {
  const beside = async (language: 'it' | 'en'): Promise<string> => {
    // A sword reaches adjacent squares, which a glaive does not threaten.
    const creatures = TABLE.creatures.map((c) =>
      c.id === 'aldo'
        ? { ...c, attacks: [{ id: 's', name: 'sword', kind: 'melee' as const, ready: true }] }
        : c,
    );
    await open({ scene: { ...TABLE, creatures }, language });
    ui.store.drag.value = {
      of: 'aldo',
      path: [
        [2, 6],
        [3, 6],
        [4, 6],
        [5, 6],
      ],
    };
    await ui.settle();
    expect(ui.all('[data-kind=path] .here')).toHaveLength(0);
    await ui.settle(300);
    return ui.text('[data-kind=path] .here');
  };
  it('the tooltip of a square shows possible attackers and targets once the pointer rests on the square', async () => {
    expect(await beside('en')).toBe(
      'Goblin can attack Aldo there · Aldo could attack Goblin from there',
    );
  });
  it('the tooltip of a square shows possible attackers and targets in Italian', async () => {
    expect(await beside('it')).toBe(
      'Lì Aldo può subire attacchi da Goblin · da lì Aldo potrebbe colpire Goblin',
    );
  });
});

describe('the bold line of a tooltip', () => {
  const info = (message: string) => heading({ message, verdict: 'info', rules: [], cells: [] });
  it('the bold line of a tooltip names the map layer that the tooltip explains', () => {
    expect(info('reminder.said')).toBe('Promemoria');
    expect(info('concealment.darkness')).toBe('Copertura');
  });
  it('a tooltip has no bold line if its content belongs to no map layer', () => {
    expect(info('blocker.painted')).toBeNull();
  });
});
