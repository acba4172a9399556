/**
 * A creature with a closed sheet threatens the same cells for a player as for the game master, or
 * its threat says that the weapon is unknown. The player's data contains no text of the sheet.
 */
import { describe, expect, it } from 'vitest';
import { closedSheetOf, openSheetData } from '../../adapters/foundry/pick.ts';
import { sheet as sheetSchema } from '../../adapters/foundry/schema.ts';
import { readerOf } from '../../adapters/foundry/sheets/index.ts';
import { sheetRead } from '../../adapters/foundry/sheets/once.ts';
import type { Actor } from '../../adapters/foundry/live.ts';
import { judgeOf, rulesets } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { D35E, D35E_WEAPONS } from '../hosts/foundry/fixtures/d35e.ts';
import { PF1_SAVED, PF1_WEAPONS, pf1Loaded } from '../hosts/foundry/fixtures/pf1.ts';
import { d35eActor, pf1Actor, type Weapon } from '../hosts/foundry/world/sheets.ts';
import { everyCase } from '../support/everyCase.ts';

type Creature = NonNullable<SceneDocument['creatures']>[number];
interface Doc {
  name: string;
  type: string;
  system: unknown;
  items: readonly object[];
}

function read(
  system: string,
  doc: Doc,
  open: boolean,
): { readonly creature: Creature; readonly sent: string } {
  const items = doc.items.map((item, i) => ({ id: `item${i}`, ...item }));
  const actor = {
    id: 'actor',
    name: doc.name,
    type: doc.type,
    system: doc.system,
    items,
  } as unknown as Actor;
  const sent = JSON.stringify({
    of: 'token',
    unread: [],
    ...(open ? openSheetData(actor) : closedSheetOf(actor, system)),
  });
  return {
    sent,
    creature: {
      id: 'a',
      side: 'foes',
      at: [10, 10],
      ...sheetRead(readerOf(system), sheetSchema.parse(JSON.parse(sent)), []),
    },
  };
}

function threat(creature: Creature): { cells: string; unknown: readonly string[] } {
  const scene: SceneDocument = {
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 30, rows: 30, metresPerCell: 1.5 },
    creatures: [creature],
  };
  const judge = judgeOf(
    boardOf(scene),
    rulesets.find(({ id }) => id === 'srd35')!,
  );
  const verdict = judge.rules.threat(judge, judge.board.creatures[0]!);
  return { cells: JSON.stringify([...verdict.cells]), unknown: verdict.unknown };
}

const ARMS: readonly (readonly [string, readonly Weapon[]])[] = [
  ['a sword', [{ name: 'Longsword' }]],
  ['a glaive', [{ name: 'Glaive', grip: '2h', reach: true }]],
  ['a chain known by its name', [{ name: 'Spiked Chain', grip: '2h' }]],
  ['a whip', [{ name: 'Whip', reach: true }]],
  ['a bow', [{ name: 'Longbow', grip: 'ranged', range: 100 }]],
  ['claws', [{ name: 'Claw', natural: true }]],
  [
    'a glaive and claws',
    [
      { name: 'Glaive', grip: '2h', reach: true },
      { name: 'Claw', natural: true },
    ],
  ],
  ['empty hands', []],
  [
    'a dagger, and a glaive put away',
    [
      { name: 'Dagger', grip: 'light' },
      { name: 'Glaive', grip: '2h', reach: true, equipped: false },
    ],
  ],
];
const MAKERS = [
  ['D35E', d35eActor],
  ['pf1', pf1Actor],
] as const;

const CASES: readonly (readonly [system: string, what: string, doc: Doc])[] = [
  ...MAKERS.flatMap(([system, make]) =>
    ARMS.flatMap(([what, weapons]) =>
      ['sm', 'med', 'lg'].map(
        (size) =>
          [
            system,
            `a creature of size “${size}” with ${what}`,
            make({ name: 'x', size, weapons }),
          ] as const,
      ),
    ),
  ),
  ...Object.entries(D35E).flatMap(([version, beasts]) =>
    Object.entries(beasts).map(
      ([name, doc]) =>
        ['D35E', `${name}, saved by version ${version},`, doc as unknown as Doc] as const,
    ),
  ),
  ...Object.entries(PF1_SAVED).flatMap(([name, doc]) =>
    ([10, 11] as const).map(
      (version) =>
        [
          'pf1',
          `${name}, loaded by version ${version},`,
          pf1Loaded(doc, version) as unknown as Doc,
        ] as const,
    ),
  ),
  ...Object.entries(D35E_WEAPONS).map(
    ([name, item]) =>
      [
        'D35E',
        `a creature with the weapon ${name}`,
        { name: 'x', type: 'npc', system: {}, items: [item] },
      ] as const,
  ),
  ...Object.entries(PF1_WEAPONS).map(
    ([name, item]) =>
      [
        'pf1',
        `a creature with the weapon ${name}`,
        { name: 'x', type: 'npc', system: {}, items: [item] },
      ] as const,
  ),
];

describe('threatened cells of a creature whose sheet is closed to the user', () => {
  everyCase(CASES)(
    'a player who may not open a creature’s sheet sees the threatened cells that a game ' +
      'master sees, or “unknown”',
    (system, _, doc) => {
      const [open, closed] = [read(system, doc, true), read(system, doc, false)];
      const shown = threat(closed.creature);
      if (!shown.unknown.includes('creatures.a.attacks'))
        expect(shown).toEqual(threat(open.creature));
      const words = [doc.name, ...doc.items.map((item) => (item as { name: string }).name)].filter(
        (name) => name.length > 2,
      );
      expect(words.filter((name) => closed.sent.includes(name))).toEqual([]);
    },
  );

  it(
    'a player who may not open any sheet still sees the threatened cells of nine out of ' +
      'ten armed creatures',
    () => {
      const armed = (doc: Doc, system: string, open: boolean): boolean =>
        !threat(read(system, doc, open).creature).unknown.includes('creatures.a.attacks');
      const known = CASES.filter(([system, , doc]) => armed(doc, system, true));
      expect(known.length).toBeGreaterThan(CASES.length * 0.9);
      expect(known.filter(([system, , doc]) => !armed(doc, system, false)).length).toBeLessThan(
        known.length / 10,
      );
    },
  );

  it.each(MAKERS)(
    'with the system %s, a player who may not open an unarmed creature’s sheet sees its threatened cells as unknown',
    (system, make) => {
      const { creature } = read(
        system,
        make({ name: 'x', weapons: [{ name: 'Unarmed Strike', grip: 'light' }] }),
        false,
      );
      expect(creature).not.toHaveProperty('attacks');
      expect(threat(creature).unknown).toContain('creatures.a.attacks');
    },
  );

  it.each(MAKERS)(
    'with the system %s, a player who may not open a sheet learns neither the number nor the order of its weapons',
    (system, make) => {
      const dagger: Weapon = { name: 'Dagger', grip: 'light' };
      const of = (weapons: readonly Weapon[]) =>
        read(system, make({ name: 'x', weapons }), false).sent;
      const bow: Weapon = { name: 'Longbow', grip: 'ranged', range: 100 };
      expect(of([dagger, dagger, { name: 'Longsword' }, dagger, bow])).toBe(
        of([bow, { name: 'Longsword' }]),
      );
    },
  );

  it('no text of an unsupported game system’s sheet reaches a player who may not open the sheet', () => {
    const { creature, sent } = read(
      'tinyd20',
      {
        name: 'Vexra',
        type: 'npc',
        system: { traits: { size: 'lg' } },
        items: [D35E_WEAPONS.glaive],
      },
      false,
    );
    expect(sent).toBe('{"of":"token","unread":[],"open":false}');
    expect(creature).not.toHaveProperty('attacks');
  });
});

describe('a message about a closed sheet on the bridge', () => {
  it('names, items and system data are removed from a message about a sheet that the player may not open', () => {
    const raw = sheetSchema.parse({
      of: 'token',
      open: false,
      size: 'medium',
      held: [{ kind: 'melee', name: 'Stiletto', id: 'x', damage: '1d4' }],
      items: [{ id: 'a', type: 'weapon', name: 'Stiletto', system: {} }],
      system: { attributes: { hp: { value: 1 } } },
      character: 'actor',
      kind: 'Vexra',
      unread: [],
    });
    expect(raw).toEqual({
      of: 'token',
      open: false,
      size: 'medium',
      held: [{ kind: 'melee' }],
      unread: [],
    });
  });
});
