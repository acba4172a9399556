/**
 * The situations of the pictures in the design, written by hand. The harness draws them, and tests
 * of layers start from them.
 */
import type { CellFacts } from '../../../src/board/board.ts';
import { CellSet } from '../../../src/board/cellset.ts';
import type { Cell } from '../../../src/board/grid.ts';
import { layers } from '../../../src/overlay/layers/index.ts';
import type { View } from '../../../src/overlay/layers/layer.ts';
import { DEPTHS, type Shape } from '../../../src/overlay/shape.ts';
import type { ReachableCell } from '../../../src/rules/verdict.ts';
import type { Threatening, Threats } from '../../../src/state/threats.ts';
import { judgedPath, movement, reachable, ring, table, view, type Table } from './table.ts';

export interface Scene {
  readonly table: Table;
  readonly view: View;
}

export function threats(t: Table, all: readonly Threatening[]): Threats {
  const grid = t.board.ground.grid;
  const [sure, doubtful, many, count] = [
    new CellSet(grid),
    new CellSet(grid),
    new CellSet(grid),
    new Uint16Array(grid.columns * grid.rows),
  ];
  for (const { verdict } of all) {
    (verdict.unknown.length > 0 ? doubtful : sure).unite(verdict.cells);
    for (const [x, y] of verdict.cells)
      count[y * grid.columns + x] = (count[y * grid.columns + x] ?? 0) + 1;
  }
  for (const [x, y] of sure) doubtful.delete(x, y);
  count.forEach((n, i) => {
    if (n > 1) many.addIndex(i);
  });
  return { all, active: all, sure, doubtful, many, count };
}

export function threatScene(): Scene {
  const t = table(18, 11, [
    { id: 'Halberdier', at: [4, 3], weapon: 'alabarda', reachWeapon: true },
    { id: 'goblin 1', at: [8, 3], weapon: 'morningstar' },
    { id: 'goblin 2', at: [10, 5] },
    { id: 'Ogre', at: [11, 7], space: 2, reach: 2 },
    { id: 'm', at: [1, 7] },
    { id: 'Aldo', at: [3, 7], side: 'party' },
  ]);
  return {
    table: t,
    view: view(t, {
      subject: t.who('Aldo'),
      cell: [9, 6],
      threats: threats(t, [
        ring(t, 'Halberdier', 1, 2),
        ring(t, 'goblin 1', 0, 1),
        ring(t, 'goblin 2', 0, 1),
        ring(t, 'Ogre', 0, 2),
        ring(t, 'm', 0, 1, { unknown: ['creatures.m.attacks'] }),
      ]),
    }),
  };
}

/** All cells within `n` steps in any of the eight directions, except the barred cells. */
function disc(
  [cx, cy]: Cell,
  n: number,
  size: readonly [number, number],
  barred: (x: number, y: number) => boolean,
): ReachableCell[] {
  const out: ReachableCell[] = [];
  for (let y = 0; y < size[1]; y++) {
    for (let x = 0; x < size[0]; x++) {
      const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)];
      const cost = Math.max(dx, dy) + (Math.min(dx, dy) >> 1);
      if (cost > 0 && cost <= n && !barred(x, y))
        out.push({ at: [x, y], cost, squeezing: x === cx && y === cy + 3 });
    }
  }
  return out;
}

const facts = (at: Cell, more: Partial<CellFacts>): CellFacts => ({
  at,
  difficult: false,
  costFactor: 1,
  blocks: [],
  low: false,
  elevation: 0,
  ...more,
});

export function moveScene(): Scene {
  const trees: Cell[] = [
    [5, 0],
    [7, 2],
    [8, 3],
    [3, 8],
  ];
  const cells: CellFacts[] = [];
  for (let x = 8; x < 11; x++)
    for (let y = 0; y < 2; y++) cells.push(facts([x, y], { difficult: true, costFactor: 2 }));
  const t = table(
    18,
    11,
    [
      { id: 'Aldo', at: [5, 5], side: 'party' },
      { id: 'Carla', at: [4, 3], side: 'party' },
      { id: 'Bice', at: [7, 6], side: 'party' },
      { id: 'goblin 1', at: [11, 4] },
      { id: 'Dragon', at: [11, 6], space: 3 },
      { id: 'Worg', at: [8, 8], space: 2 },
    ],
    { cells },
  );
  const barred = (x: number, y: number): boolean =>
    trees.some((c) => c[0] === x && c[1] === y) ||
    (x === 11 && y === 4) ||
    (x >= 11 && x < 14 && y >= 6 && y < 9) ||
    (x >= 8 && x < 10 && y >= 8 && y < 10) ||
    (x === 4 && y === 3) ||
    (x === 7 && y === 6);
  const of = t.who('Aldo');
  const through: Cell[] = [
    [4, 3],
    [7, 6],
  ];
  return {
    table: t,
    view: view(t, {
      subject: of,
      moves: {
        of,
        near: reachable(disc([5, 5], 6, [18, 11], barred), 6, through),
        far: reachable(disc([5, 5], 12, [18, 11], barred), 12, through),
        step: reachable(disc([5, 5], 1, [18, 11], barred), 1),
        shown: 'charge',
        lanes: [
          { target: t.who('goblin 1'), end: { at: [10, 4], cost: 5, squeezing: false }, rules: [] },
        ],
      },
    }),
  };
}

export function pathScene(): Scene {
  const t = table(18, 11, [
    { id: 'Aldo', at: [3, 8], side: 'party' },
    { id: 'Bice', at: [2, 5], side: 'party' },
    { id: 'goblin 1', at: [5, 4] },
    { id: 'Ogre', at: [7, 1], space: 2, reach: 2 },
    { id: 'goblin 2', at: [10, 7] },
    { id: 'Dragon', at: [13, 6], space: 3 },
  ]);
  const of = t.who('Aldo');
  const path: Cell[] = [
    [3, 8],
    [4, 7],
    [4, 6],
    [5, 5],
    [6, 5],
    [7, 5],
    [8, 4],
    [9, 3],
  ];
  const around: Cell[] = [
    [3, 8],
    [4, 8],
    [5, 7],
    [5, 6],
    [6, 6],
    [7, 5],
  ];
  const rules = ['sigil.opportunity.leaving-threatened-square'];
  return {
    table: t,
    view: view(t, {
      subject: of,
      dragging: true,
      quiet: true,
      aside: true,
      threats: threats(t, [
        ring(t, 'goblin 1', 0, 1),
        ring(t, 'Ogre', 0, 2),
        ring(t, 'goblin 2', 0, 1),
      ]),
      path: judgedPath(
        t,
        of,
        path,
        movement({
          legal: false,
          cost: 9,
          costs: [0, 1, 2, 4, 5, 6, 7, 9],
          violations: [{ code: 'over-speed', at: [8, 4], step: 6, rules: [] }],
          opportunities: [
            {
              by: 'goblin 1',
              leaving: [5, 5],
              step: 3,
              cause: 'movement',
              rules,
              again: [4],
              unknown: [],
            },
            {
              by: 'Ogre',
              leaving: [8, 4],
              step: 6,
              cause: 'movement',
              rules,
              again: [],
              unknown: [],
            },
          ],
          barred: [{ by: 'goblin 2', leaving: [8, 4], step: 6, why: 'taken', rules }],
        }),
        { broken: { code: 'over-speed', at: [8, 4], step: 6, rules: [] } },
      ),
      safe: {
        judged: judgedPath(t, of, around, movement({ cost: 6, costs: [0, 1, 3, 4, 5, 6] })),
        path: around,
        before: 2,
      },
    }),
  };
}

export function flankingScene(): Scene {
  const fog: CellFacts[] = [];
  for (let y = 2; y < 5; y++)
    for (let x = 14; x < 17; x++)
      if (x !== 14 || y !== 4) fog.push(facts([x, y], { concealment: 'partial' }));
  const t = table(
    18,
    11,
    [
      { id: 'Aldo', at: [2, 4], side: 'party' },
      { id: 'Bice', at: [5, 5], side: 'party' },
      { id: 'Ogre', at: [3, 4], space: 2 },
      { id: 'Carla', at: [6, 8], side: 'party', conditions: ['prone'] },
      { id: 'm', at: [10, 8] },
      { id: 'goblin 2', at: [12, 8] },
      { id: 'Elsa', at: [10, 5], side: 'party' },
      { id: 'goblin 1', at: [15, 3] },
    ],
    { cells: [...fog, facts([13, 4], { blocks: ['move', 'sight', 'effect'] })] },
  );
  return {
    table: t,
    view: view(t, {
      subject: t.who('Elsa'),
      flanking: [
        {
          target: t.who('Ogre'),
          creatures: t.board.creatures,
          verdict: {
            pairs: [
              {
                a: 'Aldo',
                b: 'Bice',
                line: [
                  [2, 4],
                  [5, 5],
                ],
                sides: 'left-right',
              },
            ],
            oneSided: [],
            rules: [],
            unknown: [],
          },
        },
      ],
      shelter: {
        from: t.who('Elsa'),
        to: t.who('goblin 1'),
        attack: 'ranged',
        cover: {
          degree: 'cover',
          ac: 4,
          reflex: 2,
          barsOpportunity: true,
          rules: [],
          unknown: [],
          lines: [
            { from: [10, 5], to: [15, 3], blockedBy: null },
            { from: [10, 5], to: [16, 3], blockedBy: null },
            { from: [10, 5], to: [15, 4], blockedBy: 'cell:13,4' },
            { from: [10, 5], to: [16, 4], blockedBy: 'cell:13,4' },
          ],
        },
        concealment: {
          degree: 'partial',
          missChance: 20,
          why: ['obscured'],
          lines: [],
          rules: [],
          unknown: [],
        },
      },
      reminders: [
        {
          of: t.who('Ogre'),
          what: [
            {
              id: 'opportunity-used',
              icon: 'opportunity-used',
              rules: [],
              message: 'opportunity.none.already-used',
            },
            { id: 'flat-footed', icon: 'flat-footed', rules: [] },
          ],
        },
        { of: t.who('Carla'), what: [{ id: 'prone', icon: 'prone', rules: [] }] },
        { of: t.who('m'), what: [{ id: 'squeezing', icon: 'squeezed', rules: [] }] },
        {
          of: t.who('goblin 2'),
          what: [
            { id: 'surprised', icon: 'surprised', rules: [] },
            { id: 'blinded', icon: 'blinded', rules: [] },
            { id: 'grappling', icon: 'grappled', rules: [] },
            { id: 'prone', icon: 'prone', rules: [] },
          ],
        },
      ],
    }),
  };
}

/** All shapes of a view, from bottom to top, as on the map. */
export function drawn(v: View): Shape[] {
  const all = layers.flatMap((l) =>
    l.shapes({ ...v, quiet: v.quiet && l.id !== 'path' && l.id !== 'selection' }),
  );
  return DEPTHS.flatMap((depth) => all.filter((s) => s.depth === depth));
}

export const SCENES = {
  threat: threatScene,
  move: moveScene,
  path: pathScene,
  flanking: flankingScene,
} as const;
