// @vitest-environment page
/**
 * A flyer while it is dragged: its height by keys, and the texts of the readout and of the map
 * about the flight.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { mounted, TABLE, type Mounted } from './panels-mounted.ts';
import { languageFirst } from '../support/titleWords.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

const [aldo, goblin] = TABLE.creatures;
const HAWK = {
  ...aldo,
  speed: { land: 2, fly: 12, manoeuvrability: 'average' },
  skills: { fly: { bonus: 4 } },
} as const;
const scene = (more: object = {}, ruleset = 'sigil', walls: readonly object[] = []) => ({
  ...TABLE,
  ruleset,
  walls,
  creatures: [
    { ...HAWK, ...more },
    { ...goblin, at: [6, 6] },
  ],
});
const east = (n: number) => Array.from({ length: n + 1 }, (_, i): [number, number] => [2 + i, 6]);

async function open(options: {
  readonly more?: object;
  readonly ruleset?: string;
  readonly language?: 'en' | 'it';
  readonly walls?: readonly object[];
}): Promise<void> {
  const { more, ruleset = 'sigil', language = 'en', walls } = options;
  ui = await mounted({ scene: scene(more, ruleset, walls), language });
  ui.store.ruleset.value = ruleset;
}
/** Drags along a trail; `up` raises the end by a key, `down` lowers it. */
async function fly(
  ...acts: readonly (readonly [number, number][] | 'up' | 'down')[]
): Promise<void> {
  for (const act of acts) {
    if (act === 'up' || act === 'down') {
      const code = act === 'up' ? 'KeyR' : 'KeyF';
      for (const type of ['keydown', 'keyup'])
        window.dispatchEvent(
          new KeyboardEvent(type, {
            key: 'x',
            code,
            altKey: true,
            shiftKey: true,
            cancelable: true,
          }),
        );
    } else ui.store.drag.value = { of: 'aldo', path: act };
  }
  await ui.settle();
}
const heights = (): (string | null)[] =>
  ui.all('[data-key^="path:height"]').map((mark) => mark.textContent);

describe('a dragged flyer', () => {
  it('an enemy in the path stops a flyer dragged along the ground, but not a flyer at a height of 15 ft.', async () => {
    await open({});
    await fly(east(6));
    expect(ui.text('.reading')).toContain('You can’t move through Goblin’s space.');
    expect(ui.text('.reading')).not.toContain('height of');
    await fly(east(3), 'up', 'up', 'up', east(6));
    expect(ui.text('.reading')).not.toContain('Goblin gets an AoO');
    expect(ui.all('[data-key="path:octagon"]')).toEqual([]);
    expect(ui.text('.reading')).toContain('Ends at a height of 15\u00a0ft.');
    expect(ui.text('.reading .number')).toBe('60');
  });
  it.each(
    languageFirst([
      ['en', 'Ends at a height of 5\u00a0ft.', 'Height: Alt ⇧R up, Alt ⇧F down'],
      ['it', 'Arriva a una quota di 1,5\u00a0m', 'Quota: Alt ⇧R sale, Alt ⇧F scende'],
    ] as const),
  )(
    'in %s, the label at the end of a dragged flyer’s path shows the flyer’s final height and ' +
      'the keys that change the height',
    async (_, ends, keys, language) => {
      await open({ language });
      await fly(east(2), 'up');
      expect(ui.text('.reading')).toContain(ends);
      expect(ui.text('.reading')).toContain(keys);
    },
  );
  it('each press of a height key raises or lowers a dragged flyer by 5 ft.', async () => {
    await open({});
    await fly(east(4), 'up', 'up', east(9), 'down', 'down');
    expect(heights()).toEqual(['↑5', '↑10', '↓5', '↓0']);
    expect(ui.text('.reading')).toContain('Ends on the ground');
  });
  it('dragging a flyer back past the square where the user raised it undoes the change of height', async () => {
    await open({});
    await fly(east(4), 'up', 'up', east(2));
    expect(heights()).toEqual([]);
  });
  it('the key for lowering never takes a dragged flyer below the ground', async () => {
    await open({});
    await fly(east(4), 'up', 'down', 'down');
    expect(ui.text('.reading')).not.toContain('height of');
  });
  it('the path of a flyer that turns too sharply for its maneuverability has a stop sign', async () => {
    await open({ more: { elevation: 3 } });
    await fly([...east(3), [4, 7], [3, 7]]);
    expect(ui.text('.reading')).toContain('Aldo can’t turn this sharply in flight.');
    expect(ui.all('[data-key="path:octagon"]')).toHaveLength(1);
  });
  it(
    'the label at the end of a flyer’s path gives the distance that the flyer must fly this ' +
      'round to avoid stalling',
    async () => {
      await open({ more: { elevation: 3 } });
      await fly(east(3));
      expect(ui.text('.reading')).toContain(
        'Aldo must fly 30\u00a0ft. forward this round or stall: so far 15\u00a0ft.',
      );
      expect(ui.all('[data-key="path:octagon"]')).toHaveLength(0);
    },
  );
  it.each(
    languageFirst([
      ['en', 'Fly DC 20 (+4) to turn back at 30\u00a0ft.', 'Fly 20'],
      ['it', 'Volare CD 20 (+4) per invertire la direzione a 9\u00a0m', 'Volare 20'],
    ] as const),
  )(
    'under Pathfinder 1e, in %s, the path of a flyer that reverses direction shows the required Fly check',
    async (_, line, badge, language) => {
      await open({ more: { elevation: 3 }, ruleset: 'pf1', language });
      await fly([...east(3), [4, 7], [3, 7]]);
      expect(ui.all('.reading .check').map((each) => each.textContent)).toEqual([
        expect.stringContaining(line),
      ]);
      expect(ui.all('[data-key^="path:check"]').map((each) => each.textContent)).toEqual([badge]);
    },
  );
  it('under Pathfinder 1e, no Fly check is shown for a flyer whose bonus always reaches the DC', async () => {
    await open({ more: { elevation: 3, skills: { fly: { bonus: 19 } } }, ruleset: 'pf1' });
    await fly([...east(3), [4, 7], [3, 7]]);
    expect(ui.all('.reading .check')).toEqual([]);
    expect(ui.all('[data-key^="path:check"]')).toEqual([]);
  });
  const WALL = { from: [4, 4], to: [4, 9] } as const;
  it.each(
    languageFirst([
      [
        'en',
        'Quadretto doesn’t know how high the wall in the way is: Aldo may not clear it.',
        'A step of the path is blocked',
      ],
      [
        'it',
        'Quadretto non sa quanto è alto il muro sul percorso: Aldo potrebbe non superarlo.',
        'Sul percorso c’è un ostacolo: non si passa.',
      ],
    ] as const),
  )(
    'in %s, the path of a flyer over a wall of unknown height shows a question mark, not a broken rule',
    async (_, doubt, blocked, language) => {
      await open({ more: { elevation: 2 }, language, walls: [WALL] });
      await fly(east(3));
      expect(ui.text('.reading')).toContain(doubt);
      expect(ui.text('.reading')).not.toContain(blocked);
      expect(ui.all('[data-key="path:doubt:2"]').map((mark) => mark.textContent)).toEqual(['?']);
      expect(ui.all('[data-key="path:octagon"]')).toEqual([]);
      expect(ui.all('.reading .reason').filter((line) => line.textContent === doubt)).toHaveLength(
        1,
      );
      ui.end.abort();
      document.body.replaceChildren();
      await open({ language, walls: [WALL] });
      await fly(east(3));
      expect(ui.text('.reading')).toContain(blocked);
      expect(ui.all('[data-key^="path:doubt"]')).toEqual([]);
    },
  );
  it('the path of a flyer over a wall known to be low enough has no question mark and no stop sign', async () => {
    await open({ more: { elevation: 2 }, walls: [{ ...WALL, top: 2 }] });
    await fly(east(3));
    expect(ui.text('.reading')).not.toContain('wall');
    expect(ui.all('[data-key^="path:doubt"], [data-key="path:octagon"]')).toEqual([]);
  });
  it('the height keys have no effect on a dragged creature that cannot fly', async () => {
    await open({ more: { speed: { land: 6 } } });
    await fly(east(3), 'up');
    expect(ui.text('.reading')).not.toContain('Height');
    expect(ui.store.wishes.value).toEqual([]);
  });
  it(
    'if the virtual tabletop reports the height of a dragged flyer, the extension’s height ' +
      'keys have no effect',
    async () => {
      await open({});
      ui.store.drag.value = { of: 'aldo', path: east(4), heights: [0, 1, 2, 2, 2] };
      await fly('up');
      expect(ui.text('.reading')).toContain('Ends at a height of 10\u00a0ft.');
      expect(ui.store.wishes.value).toEqual([]);
    },
  );
  it.each(
    languageFirst([
      ['en', '55 of 60\u00a0ft.Counted at its flying speed: slower squares cost more.'],
      [
        'it',
        '16,5 su 18\u00a0mContati alla velocità di volo: i quadretti più lenti costano di più.',
      ],
    ] as const),
  )(
    'in %s under D&D 3.5, a path partly on foot and partly in flight is measured against the flying speed',
    async (_, said, language) => {
      await open({ ruleset: 'srd35', language });
      ui.store.drag.value = {
        of: 'aldo',
        path: east(4),
        heights: [0, 0, 1, 1, 1],
        ways: ['walk', 'walk', 'fly', 'fly', 'fly'],
      };
      await ui.settle();
      expect(ui.text('.reading')).toContain(said);
    },
  );
});

describe('an enemy’s threat against a flyer', () => {
  const goblins = (): string[] =>
    ui.all('[data-key^="threat:"]').map((each) => each.dataset['key']!);
  it(
    'while a dragged flyer is above an enemy’s reach, the map hides the squares that the ' +
      'enemy threatens',
    async () => {
      await open({});
      await fly(east(3));
      expect(goblins()).not.toEqual([]);
      await fly('up', 'up');
      expect(goblins()).toEqual([]);
      await fly('down');
      expect(goblins()).not.toEqual([]);
    },
  );
  it(
    'the label at the end of the path names an enemy as an attacker only while the flyer is ' +
      'within that enemy’s reach',
    async () => {
      await open({});
      await fly(east(3), 'up');
      await ui.settle(300);
      expect(ui.text('.here')).toBe('Goblin can attack Aldo there');
      await fly('up');
      await ui.settle(300);
      // Aldo's glaive reaches two squares, but the goblin's spear only one.
      expect(ui.text('.here')).toBe('Aldo could attack Goblin from there');
    },
  );
});
