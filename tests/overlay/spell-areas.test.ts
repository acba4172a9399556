// @vitest-environment page
/**
 * Areas of effect in the attack panel, before anything is cast: their position on the map, the
 * creatures inside, the saving throws and the reasons.
 */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { marksOf } from '../../src/overlay/marks.ts';
import { aimingOf, directed } from '../../src/state/aiming.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { asksHere, smallReferee } from './small-referee.ts';
import { rulesetsInWords } from '../support/titleWords.ts';

/**
 * Zeno casts the spell, and Ann is his ally. A goblin stands behind a pillar, an ogre behind a
 * wall.
 */
const TABLE = {
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 30, rows: 14 },
  cells: [{ at: [7, 7], blocks: ['move', 'sight', 'effect'] }],
  walls: [{ from: [12, 0], to: [12, 14] }],
  creatures: [
    { id: 'zeno', name: 'Zeno', side: 'party', at: [2, 5], size: 'medium', saves: { reflex: 1 } },
    { id: 'ann', name: 'Ann', side: 'party', at: [6, 3], size: 'medium', saves: { reflex: 5 } },
    { id: 'gob', name: 'Goblin', side: 'foes', at: [8, 7], size: 'small', saves: { reflex: 2 } },
    { id: 'orc', name: 'Orc', side: 'foes', at: [6, 7], size: 'medium', conditions: ['shaken'] },
    { id: 'ogre', name: 'Ogre', side: 'foes', at: [13, 5], size: 'large', saves: { reflex: 0 } },
  ],
} as const;

let ui: Mounted;
afterEach(() => {
  ui?.end.abort();
  document.body.replaceChildren();
});

async function open(
  language: 'it' | 'en' = 'en',
  ruleset = 'srd35',
  select = 'zeno',
  hidden: readonly string[] = [],
): Promise<void> {
  const creatures = TABLE.creatures.map((c) =>
    hidden.includes(c.id) ? { ...c, visibleTo: ['elsewhere'] } : c,
  );
  ui = await mounted({
    scene: { ...TABLE, ruleset, creatures },
    language,
    select,
    besides: (store) => ({ asks: asksHere(store), referee: smallReferee() }),
  });
  ui.store.ruleset.value = ruleset;
  ui.one('.foot [aria-label="Attack"], .foot [aria-label="Attacco"]').click();
  await until(() => expect(ui.all('.pane .attack')).toHaveLength(1));
}
/** Starts an area and places it at a grid corner. */
async function place(aim: string, at: [number, number]): Promise<void> {
  ui.one(`[data-aim="${aim}"]`).click();
  await until(() => expect(ui.all('.paint-sheet')).toHaveLength(1));
  aimingOf(ui.store).at.value = at;
}
/** The lines of the creatures inside, in order. */
const caught = () => ui.all('.caught > li').map((line) => line.textContent?.trim());
const drawn = () => marksOf(ui.store).shapes.value.filter(({ key }) => key.startsWith('aim:'));
const type = (selector: string, text: string): void => {
  const input = ui.one(selector) as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

describe('areas of spells by ruleset', () => {
  it.each(rulesetsInWords(['srd35', 'sigil', 'pf1']))(
    'under %s, the panel for area attacks offers three spells, and circles, cones and lines of any size',
    async (_, id) => {
      await open('en', id);
      expect(ui.all('[data-aim]').map((button) => button.textContent?.trim())).toEqual([
        'Fireball',
        'Cone of cold',
        'Lightning bolt',
        'Radius',
        'Cone',
        'Line',
      ]);
    },
  );
  it('under d20 Modern, the panel for area attacks offers area weapons instead of spells', async () => {
    await open('en', 'd20modern');
    expect(ui.all('[data-aim]').map((button) => button.dataset['aim'])).toEqual([
      'autofire',
      'throw',
      'burst',
    ]);
  });
});

it('the action “cast a spell” in the actions panel has a button that opens the panel for area attacks', async () => {
  await open();
  ui.one('.foot [aria-label="Attack"]').click();
  ui.one('.foot [aria-label="Actions"]').click();
  await until(() => expect(ui.all('[data-action=cast-spell]')).toHaveLength(1));
  ui.one('[data-action=cast-spell] .action-name').click();
  await until(() => expect(ui.all('.place-area')).toHaveLength(1));
  ui.one('.place-area').click();
  await until(() => expect(ui.all('[data-aim=fireball]')).toHaveLength(1));
});

describe('where a cone or a line starts', () => {
  const AIMED = [
    ['to the right, on the upper row', [4, 4], 1, [9, 4], [5, 4]],
    ['to the right, on the lower row', [4, 4], 1, [9, 5], [5, 5]],
    ['up and to the left', [4, 4], 1, [1, 1], [4, 4]],
    ['down by a large creature', [4, 4], 2, [5, 12], [5, 6]],
  ] as const;
  it('the area of a cone or line starts at the corner of the caster’s space that is nearest to the target', () => {
    for (const [where, at, space, target, from] of AIMED)
      expect.soft(directed(at, space, target), where).toEqual({ from, towards: target });
  });
  it(
    'a cone or line aimed at a corner of the caster’s space points from the middle of the ' +
      'space through that corner',
    () => expect(directed([4, 4], 1, [5, 5])).toEqual({ from: [5, 5], towards: [6, 6] }),
  );
  it('a cone or line aimed inside the caster’s own space has no direction', () =>
    expect(directed([4, 4], 2, [5, 5])).toBeNull());
});

describe('a fireball', () => {
  it('the list of creatures in a fireball names allies before enemies, with each creature’s Reflex bonus', async () => {
    await open();
    await place('fireball', [6, 6]);
    await until(() =>
      expect(ui.text('.areas [role=status]')).toContain(
        '4 creatures are inside, 2 on Zeno’s side.',
      ),
    );
    expect(caught()[0]).toBe('Zeno (caster)Reflex +1');
    expect(caught()[1]).toBe('Ann (ally)Reflex +5');
    expect(caught()[2]).toContain(
      'GoblinReflex +2Its cover doesn’t help: the area flows around it.',
    );
    expect(caught()[2]).toContain('Cover');
    expect(caught()[3]).toContain(
      'OrcReflex: unknownShaken: −2, unless the sheet counts it already.',
    );
    expect(ui.text('.areas')).toMatch(/Radius: 20\sft\./);
  });

  it('the map draws the area and the origin of a fireball, and labels the caster and the ally inside', async () => {
    await open();
    await place('fireball', [6, 6]);
    await until(() => expect(drawn().some(({ kind }) => kind === 'fill')).toBe(true));
    expect(drawn().find(({ key }) => key === 'aim:lands')).toMatchObject({ at: [6, 6] });
    expect(
      drawn().flatMap((s) => (s.kind === 'mark' && s.figure === 'pill' ? [s.text] : [])),
    ).toEqual(['caster', 'ally']);
    expect(drawn().flatMap((s) => (s.kind === 'frame' ? [s.at] : []))).toEqual([
      [2, 5],
      [6, 3],
    ]);
  });

  it('while a fireball is being placed, the map hides the areas of threat and movement', async () => {
    await open();
    const areas = () =>
      marksOf(ui.store).shapes.value.filter(
        ({ key, kind }) => kind === 'fill' && /^(?:threat|move)/.test(key),
      );
    await until(() => expect(areas().length).toBeGreaterThan(0));
    await place('fireball', [6, 6]);
    await until(() => expect(drawn().length).toBeGreaterThan(0));
    expect(areas()).toEqual([]);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => expect(areas().length).toBeGreaterThan(0));
    expect(drawn()).toEqual([]);
  });

  it('a fireball neither names nor marks a creature that this user may not see', async () => {
    await open('en', 'srd35', 'zeno', ['ann', 'orc']);
    await place('fireball', [6, 6]);
    await until(() =>
      expect(ui.text('.areas [role=status]')).toContain(
        '2 creatures are inside, 1 on Zeno’s side.',
      ),
    );
    expect(ui.text('.areas')).not.toMatch(/Ann|Orc/);
    await until(() => expect(drawn().filter(({ kind }) => kind === 'frame')).toHaveLength(1));
  });

  it('if the user makes a fireball’s radius smaller, the two allies are no longer in its area', async () => {
    await open();
    await place('fireball', [6, 6]);
    await until(() => expect(caught()).toHaveLength(4));
    type('.areas input[type=number]', '2');
    await until(() => expect(caught().map((line) => line?.slice(0, 3))).toEqual(['Orc']));
    await until(() => expect(drawn().filter(({ kind }) => kind === 'frame')).toEqual([]));
    expect(ui.text('.areas [role=status]')).toContain('1 creature is inside.');
  });

  it(
    'under D&D 3.5, cover adds +2 to the Reflex save if the user unchecks that a fireball ' +
      'flows around corners',
    async () => {
      await open();
      await place('fireball', [6, 6]);
      await until(() => expect(caught()[2]).toContain('GoblinReflex +2'));
      (ui.one('.areas input[type=checkbox]') as HTMLInputElement).click();
      await until(() => expect(caught()[2]).toContain('GoblinReflex +4'));
      expect(caught()[2]).toContain('Cover from the point of origin: +2, counted here.');
      expect(caught()[2]).toContain('SRD 3.5, Cover');
    },
  );

  it('a message says that a fireball cannot start behind a wall that blocks the line of effect', async () => {
    await open();
    await place('fireball', [16, 6]);
    await until(() =>
      expect(ui.text('.areas')).toContain(
        'Zeno has no line of effect to this point: the area can’t start here.',
      ),
    );
    expect(drawn().some(({ kind }) => kind === 'fill')).toBe(false);
    expect(caught()).toEqual([]);
  });
});

describe('a cone and a line', () => {
  it('cover on Reflex saves against a cone of cold is measured from the corner where the cone starts', async () => {
    await open('it');
    await place('cone-of-cold', [9, 5]);
    await until(() => expect(caught()[1]).toContain('GoblinRiflessi +4'));
    expect(caught()[1]).toContain('Copertura dal punto di origine: +2, già sommato qui.');
    expect(ui.text('.areas')).toMatch(/Lunghezza: 18\sm/);
    expect(ui.text('.areas')).toContain('Fuori dall’area, dietro un ostacolo: Ogre.');
  });

  it('a lightning bolt stops at a wall in its line', async () => {
    await open();
    await place('lightning-bolt', [13, 6]);
    await until(() => expect(drawn().some(({ kind }) => kind === 'fill')).toBe(true));
    expect(ui.text('.areas')).toContain('Not reached, behind an obstacle: Ogre.');
    expect(ui.text('.areas')).toMatch(/Length: 120\sft\./);
  });

  it('the user can choose another save against an area spell, or no save', async () => {
    await open();
    await place('radius', [6, 6]);
    await until(() => expect(caught()[1]).toBe('Ann (ally)Reflex +5'));
    const choose = async (name: string): Promise<void> => {
      ui.one('.areas .menu > button').click();
      await until(() => expect(ui.all('.menu-list button').length).toBeGreaterThan(0));
      ui.all('.menu-list button')
        .find((button) => button.textContent?.trim() === name)
        ?.click();
    };
    await choose('Will');
    await until(() => expect(caught()[1]).toBe('Ann (ally)Will: unknown'));
    await choose('No save');
    await until(() => expect(caught()[1]).toBe('Ann (ally)'));
    expect(ui.text('.areas > .source')).toContain('SRD 3.5, Cover');
  });

  it('the user is asked for a direction if a cone is aimed at the middle of a large caster', async () => {
    await open('en', 'srd35', 'ogre');
    await place('cone', [14, 6]);
    await until(() =>
      expect(ui.text('.areas')).toContain('Point away from Ogre to give the direction.'),
    );
    expect(drawn()).toEqual([]);
  });
});
