// @vitest-environment page
/**
 * Areas of automatic fire, explosives and bursts: aimed on the map by pointer or keys, with typed
 * dice, and drawn on the map.
 */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { aimLayer } from '../../src/overlay/layers/aim.ts';
import { marksOf } from '../../src/overlay/marks.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import { aimingOf, placeFor } from '../../src/state/aiming.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { asksHere } from './small-referee.ts';
import { table, view } from './harness/table.ts';

const TABLE = {
  format: 'quadretto/scene@1',
  ruleset: 'd20modern',
  grid: { kind: 'square', columns: 20, rows: 12 },
  creatures: [
    {
      id: 'ann',
      name: 'Ann',
      side: 'party',
      at: [2, 5],
      size: 'medium',
      attacks: [
        { id: 'g', name: 'grenade', kind: 'thrown', rangeIncrement: 2, ready: true },
        {
          id: 'm',
          name: 'submachine gun',
          kind: 'ranged',
          rangeIncrement: 10,
          tags: ['automatic'],
          ready: true,
        },
      ],
    },
    {
      id: 'guard',
      name: 'Guard',
      side: 'foes',
      at: [7, 5],
      size: 'medium',
      attacks: [{ id: 'c', name: 'club', kind: 'melee', ready: true }],
    },
  ],
} as const;

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

async function open(language: 'it' | 'en' = 'en', ruleset = 'd20modern'): Promise<void> {
  ui = await mounted({
    scene: { ...TABLE, ruleset },
    language,
    select: 'ann',
    besides: (store) => ({ asks: asksHere(store) }),
  });
  ui.store.ruleset.value = ruleset;
  ui.one('.foot [aria-label="Attack"], .foot [aria-label="Attacco"]').click();
  await until(() => expect(ui.all('.pane .attack')).toHaveLength(1));
}
const choose = async (kind: string): Promise<void> => {
  ui.one(`[data-aim="${kind}"]`).click();
  await until(() => expect(ui.all('.paint-sheet')).toHaveLength(1));
};
const drawn = () => marksOf(ui.store).shapes.value.filter(({ key }) => key.startsWith('aim:'));
/** Types into a field for dice. The selector excludes the radius field, which has a minimum. */
const type = (index: number, text: string): void => {
  const input = ui.all('.areas label input:not([min])')[index] as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const key = (name: string): void =>
  void ui
    .one('.paint-sheet')
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }),
    );

describe('the area panel', () => {
  it('only rulesets with rules for area weapons, such as explosives, offer such weapons', async () => {
    await open();
    for (const book of turnRulesets)
      expect([book.id, book.areaWeapons ?? false]).toEqual([book.id, book.ordnance !== undefined]);
  });
  it('under D&D 3.5, the panel for area attacks offers spells such as Fireball, but no automatic fire', async () => {
    await open('en', 'srd35');
    const offered = ui.all('[data-aim]').map((button) => button.dataset['aim']);
    expect(offered).not.toContain('autofire');
    expect(offered).toContain('fireball');
  });
});

describe('the target of an area', () => {
  const AIMED = [
    ['autofire', [4.4, 4.4], [3, 3]],
    ['autofire', [4.6, 4.6], [4, 4]],
    ['throw', [4.6, 4.4], [4, 4]],
    ['burst', [4.6, 4.4], [5, 4]],
    ['autofire', [99, -3], [18, 0]],
    ['burst', [99, 99], [20, 12]],
  ] as const;
  it('the target of an area attack snaps to the nearest square or corner and never leaves the map', () => {
    expect(AIMED.map(([kind, point]) => [kind, point, placeFor(kind, point, 20, 12)])).toEqual(
      AIMED,
    );
  });
});

describe('aiming an area', () => {
  it('under d20 Modern, automatic fire aimed by keyboard needs an attack roll before the Reflex saves', async () => {
    await open();
    await choose('autofire');
    aimingOf(ui.store).at.value = [6, 5];
    key('ArrowRight');
    expect(aimingOf(ui.store).at.value).toEqual([7, 5]);
    key('Enter');
    await until(() =>
      expect(ui.text('.areas')).toContain('Next: the attack roll, against Defense 10.'),
    );
    expect(ui.all('.paint-sheet')).toEqual([]);
    await until(() => expect(drawn().map((s) => s.kind)).toEqual(['fill', 'edge']));
    expect(ui.text('.areas')).toContain('Without Advanced Firearms Proficiency: −4 to hit.');
    type(0, '12');
    await until(() => expect(ui.text('.areas')).toContain('Next: the damage.'));
    expect(ui.text('.areas')).toContain('Reflex, DC 15');
    expect(ui.text('.areas ul')).toContain('Guard');
    type(0, '9');
    await until(() => expect(ui.text('.areas')).toContain('The attack misses.'));
  });

  it(
    'if a thrown explosive misses, the user is asked for 1d8, and the map shows where the ' +
      'explosive lands',
    async () => {
      await open('it');
      await choose('throw');
      aimingOf(ui.store).at.value = [7, 5];
      key('Enter');
      await until(() =>
        expect(ui.text('.areas')).toContain('Ora il tiro per colpire, contro Difesa 10.'),
      );
      await until(() =>
        expect(drawn().filter((s) => s.kind === 'mark' && s.figure === 'corner')).toHaveLength(12),
      );
      type(0, '5');
      await until(() => expect(ui.text('.areas')).toContain('Ora 1d8, per l’angolo in cui cade.'));
      await until(() =>
        expect(drawn().flatMap((s) => (s.kind === 'mark' ? [s.text] : []))).toEqual([
          '1',
          '2',
          '3',
          '4',
          '5',
          '6',
          '7',
          '8',
        ]),
      );
      type(1, '2');
      await until(() => expect(ui.text('.areas')).toContain('Ora i danni.'));
      await until(() =>
        expect(drawn().find((s) => s.key === 'aim:lands')).toMatchObject({ at: [8, 7] }),
      );
      expect(drawn().some((s) => s.kind === 'fill')).toBe(true);
      expect(ui.text('.areas ul')).toContain('Guard');
    },
  );

  it('an impossible result that the user types for a 1d4, such as “99” or “x”, is ignored', async () => {
    await open();
    await choose('throw');
    aimingOf(ui.store).at.value = [4, 5];
    key('Enter');
    await until(() => expect(ui.text('.areas')).toContain('Next: 1d4'));
    for (const bad of ['99', '-1', '2.5', 'x']) {
      type(0, bad);
      await ui.settle();
      expect(ui.text('.areas')).toContain('Next: 1d4');
    }
  });

  it('while the user aims an area attack, Escape cancels the aiming and removes the area from the map', async () => {
    await open();
    await choose('burst');
    aimingOf(ui.store).at.value = [7, 5];
    await until(() => expect(drawn().length).toBeGreaterThan(0));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => expect([aimingOf(ui.store).kind.value, drawn()]).toEqual([null, []]));
  });
});

describe('the area layer', () => {
  it('the map shows an area weapon’s target square and landing square only while the user aims the weapon', () => {
    const t = table(10, 8, []);
    expect(aimLayer.shapes(view(t))).toEqual([]);
    expect(
      aimLayer
        .shapes(view(t, { aimed: { square: [0, 0], cells: [], lands: [[0, 0]], numbered: false } }))
        .map((s) => s.key),
    ).toEqual(['aim:square', 'aim:lands']);
  });
});
