/**
 * The marks that every host's table must show on the board `skirmish`, driven by the mouse: one
 * table of cases for all hosts (expected.ts has the squares, computed by hand).
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  ALDO_WEST,
  BERTA_NORTH,
  BRIDGE,
  COVER,
  DINA_EAST,
  DINA_SAFE,
  DINA_WALL,
  FLANKING,
  GOBLIN_AT_WALL,
  idOf,
  MASTER_TWICE,
  MASTER_UNION,
  THREATENS,
  type Cell,
  type ExpectedPath,
} from './expected.ts';
import { cellsOf, marksOn, under, type Drawn } from './marks.ts';
import { holdChord, type Table } from './table.ts';

export const ALDO: Cell = [8, 5];
const sorted = (cells: readonly Cell[]): Cell[] =>
  [...cells].sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
/** Cells that a foe's mark shows as threatened, certain and guessed together. */
export const threatened = async (page: Page): Promise<Cell[]> => {
  const marks = await marksOn(page);
  return sorted([...cellsOf(marks, 'threat:sure:fill'), ...cellsOf(marks, 'threat:doubtful:fill')]);
};
/** The second hatching: squares that at least two creatures threaten. */
export const twice = async (page: Page): Promise<readonly Cell[]> =>
  cellsOf(await marksOn(page), 'threat:many');
/** The numbers on the map. */
const counts = async (page: Page): Promise<{ at: Cell; text: string }[]> =>
  under(await marksOn(page), 'threat:count:').map(({ at, text }) => ({
    at: [Math.floor(at?.[0] ?? NaN), Math.floor(at?.[1] ?? NaN)] as const,
    text,
  }));
/** One creature's own area, with the pointer on it. */
const alone = async (page: Page, name: string): Promise<Cell[]> => [
  ...cellsOf(await marksOn(page), `threat:of:${idOf(name)}:fill`),
];

const middle = ([x, y]: readonly [number, number]): Cell => [Math.floor(x), Math.floor(y)];
/** Length of a cell in the unit of the numbers on a path: feet in English, meters in Italian. */
const cellLength = (page: Page): Promise<number> =>
  page.evaluate(() =>
    document.querySelector('quadretto-overlay')?.shadowRoot?.querySelector('[lang=it]') == null
      ? 5
      : 1.5,
  );
/** The drawn path, in the terms of the table of expectations. */
function drawnPath(
  marks: readonly Drawn[],
  perCell: number,
): Pick<ExpectedPath, 'costs' | 'opportunities' | 'again' | 'illegal'> {
  const dues = marks
    .flatMap(({ key, at, text }) => {
      const [, step = '', by = ''] = /^path:due:(\d+):(tk.*)$/.exec(key) ?? [];
      return by === '' || at === null
        ? []
        : [{ order: Number.parseInt(text, 10), by, leaving: middle(at), step: Number(step) }];
    })
    .sort((a, b) => a.order - b.order);
  const octagon = marks.find((m) => m.key === 'path:octagon')?.at;
  return {
    costs: under(marks, 'path:step:').map((m) => Number(m.text.replace(',', '.')) / perCell),
    opportunities: dues.map(({ by, leaving, step }) => ({ by, leaving, step })),
    again: under(marks, 'path:again:').map((m) => Number(m.key.split(':')[2])),
    illegal: octagon == null ? null : middle(octagon),
  };
}
const asDrawn = ({
  costs,
  opportunities,
  again,
  illegal,
}: ExpectedPath): ReturnType<typeof drawnPath> => ({
  costs,
  opportunities: opportunities.map((o) => ({ ...o, by: idOf(o.by) })),
  again,
  illegal,
});

/** Every cell on the straight line between two cells. */
export function straight([ax, ay]: Cell, [bx, by]: Cell): Cell[] {
  const steps = Math.max(Math.abs(bx - ax), Math.abs(by - ay));
  return Array.from({ length: steps + 1 }, (_, i): Cell => [
    ax + Math.sign(bx - ax) * i,
    ay + Math.sign(by - ay) * i,
  ]);
}

export async function walked(at: Table, path: ExpectedPath): Promise<void> {
  await at.turn(path.of);
  await at.drag(straight(path.from, path.to));
  const perCell = await cellLength(at.page);
  await expect
    .poll(async () => drawnPath(await marksOn(at.page), perCell), { message: path.of })
    .toEqual(asDrawn(path));
  await at.putBack(path.from);
  await expect.poll(async () => under(await marksOn(at.page), 'path:')).toEqual([]);
}

/** The line passes the squares between; its first point lies on the token's rim. */
const along = ({ points }: Drawn): Cell[] => points.slice(1).map(middle);

/** Facts that the host hides from this player must not appear anywhere in our part of the page. */
async function traces(at: Table): Promise<string[]> {
  const overlay = await at.page.evaluate(
    () => document.querySelector('quadretto-overlay')?.shadowRoot?.innerHTML ?? '',
  );
  const everything = `${overlay}\n${await at.said()}`;
  return ['mbusher', 'tranger', 'urker'].filter((name) => everything.includes(name));
}

export interface MasterCase {
  readonly says: string;
  run(at: Table): Promise<void>;
}

/** The order matters: some cases move creatures, and the last one leaves the map. */
export const MASTER: readonly MasterCase[] = [
  {
    says: 'marks the squares that a creature’s foes threaten, and how many foes threaten each square',
    async run(at) {
      await at.click(ALDO);
      await expect.poll(() => threatened(at.page)).toEqual(MASTER_UNION);
      await expect.poll(() => twice(at.page)).toEqual(MASTER_TWICE);
      // The number two on a square is shown only under the pointer.
      await at.hover([14, 9]);
      await expect.poll(() => counts(at.page)).toEqual([{ at: [14, 9], text: '2' }]);
    },
  },
  {
    says: 'marks only the squares that the creature under the pointer threatens',
    async run(at) {
      for (const [name, cell] of [
        ['Ogre', [9, 4]],
        ['Goblin', [7, 10]],
        ['Bearded devil', [17, 7]],
        ['Goblin archer', [6, 13]],
        ['Ambusher', [13, 8]],
      ] as const) {
        await at.hover(cell);
        await expect
          .poll(async () => under(await marksOn(at.page), 'threat:sure').length, { message: name })
          .toBe(0);
        await expect.poll(() => alone(at.page, name), { message: name }).toEqual(THREATENS[name]);
      }
      // The adjacent squares that a reach weapon does not threaten.
      await at.hover([9, 8]);
      await expect.poll(() => alone(at.page, 'Berta')).toEqual(THREATENS.Berta);
    },
  },
  {
    says: 'shows the cost, the attacks of opportunity and the first illegal square of a dragged token’s path',
    async run(at) {
      await walked(at, DINA_EAST);
      await walked(at, BERTA_NORTH);
      await walked(at, ALDO_WEST);
      await at.turn('Dina');
      await at.drag(straight(DINA_EAST.from, DINA_WALL.to));
      await expect
        .poll(async () => drawnPath(await marksOn(at.page), 1).illegal)
        .toEqual(DINA_WALL.illegal);
      await at.putBack(DINA_EAST.from);
    },
  },
  {
    says: 'shows a safe path beside a dragged token’s path, and emphasizes the safe path while a key is held',
    async run(at) {
      await at.turn('Dina');
      await at.drag(straight(DINA_EAST.from, DINA_EAST.to));
      const safe = async (): Promise<Drawn | undefined> =>
        (await marksOn(at.page)).find((m) => m.key === 'safe:line');
      const way = async (): Promise<Cell[]> => {
        const line = await safe();
        return line === undefined ? [] : along(line);
      };
      // The reported position of the pointer may be late.
      await expect.poll(async () => (await way()).at(-1)).toEqual(DINA_SAFE.to);
      await expect.poll(async () => (await safe())?.look).toContain('quiet');
      const release = await holdChord(at.page, 's');
      await expect.poll(async () => (await safe())?.look).not.toContain('quiet');
      expect((await way()).at(-1)).toEqual(DINA_SAFE.to);
      const feared: readonly Cell[] = THREATENS[DINA_SAFE.keepsOff];
      expect(
        (await way())
          .slice(0, -1)
          .filter(([x, y]) => feared.some(([fx, fy]) => fx === x && fy === y)),
      ).toEqual([]);
      const cost = String(DINA_SAFE.cost * (await cellLength(at.page))).replace('.', ',');
      await expect
        .poll(async () => (await marksOn(at.page)).find((m) => m.key === 'safe:pill')?.text)
        .toMatch(new RegExp(`^${cost} · ${DINA_SAFE.opportunities} `));
      await release();
      await expect.poll(async () => (await safe())?.look).toContain('quiet');
      await at.putBack(DINA_EAST.from);
    },
  },
  {
    says: 'marks flanking with a double line, and shows the flanking bonus in the chance to hit',
    async run(at) {
      await at.click(ALDO);
      await at.hover([9, 4]);
      const pairs = FLANKING.pairs.map(
        (pair) => `flanking:${[FLANKING.target, ...pair].map(idOf).join(':')}`,
      );
      await expect
        .poll(async () =>
          (await marksOn(at.page)).filter((m) => m.key.startsWith('flanking:tk')).map((m) => m.key),
        )
        .toEqual(pairs);
      await expect
        .poll(async () =>
          under(await marksOn(at.page), 'flanking:bonus:').map(({ key, text }) => [key, text]),
        )
        .toEqual([]);
      await expect
        .poll(async () =>
          under(await marksOn(at.page), pairs[0] ?? '')[0]?.points.map(([x, y]) => [
            Math.round(x),
            y,
          ]),
        )
        .toEqual([
          [9, 5.5],
          [11, 5.5],
        ]);
    },
  },
  {
    says: 'shows a target’s degree of cover, and updates the degree when attacker or target moves',
    async run(at) {
      const badges = {
        total: 'total cover',
        none: undefined,
        cover: 'cover +4',
        soft: 'soft +4',
      } as const;
      await at.click([3, 10]);
      await at.page.mouse.move(4, 4);
      for (const { target, moves, degree } of COVER) {
        for (const [name, to] of Object.entries(moves)) await at.remote(name, to);
        await at.aim(target);
        await expect
          .poll(async () => (await marksOn(at.page)).find((m) => m.key === 'cover:badge')?.text, {
            message: `${target} ${degree}`,
          })
          .toBe(badges[degree]);
      }
    },
  },
  {
    says: 'shows the squares that a creature threatens from its new position after another user moved the creature',
    async run(at) {
      await at.remote('Cino', [3, 10]);
      await at.click(ALDO);
      await at.remote('Goblin', GOBLIN_AT_WALL.at);
      await at.hover(GOBLIN_AT_WALL.at);
      await expect.poll(() => alone(at.page, 'Goblin')).toEqual(GOBLIN_AT_WALL.threatens);
    },
  },
  {
    says: 'shows marks only for the map that the user is viewing, even after a change of map',
    async run(at) {
      await at.view('bridge');
      await at.click(BRIDGE.aldo);
      await at.page.mouse.move(4, 4);
      await expect.poll(() => threatened(at.page)).toEqual(BRIDGE.union);
      await at.view('gridless');
      await expect.poll(() => marksOn(at.page)).toEqual([]);
      await expect
        .poll(() => at.page.locator('quadretto-overlay .dock').getAttribute('data-folded'))
        .toBe('true');
      await at.page.locator('quadretto-overlay .dock > .iconbtn').last().dispatchEvent('click');
      await expect
        .poll(() => at.page.locator('quadretto-overlay .dock').textContent())
        .toContain('This map has no grid');
    },
  },
];

/** A player's knowledge of foes differs by host, because some hosts hide sheets. */
export interface Known {
  readonly union: readonly Cell[];
  readonly twice: readonly Cell[];
}
export interface PlayerCase {
  readonly says: string;
  run(at: Table, known: Known): Promise<void>;
}

export const PLAYER: readonly PlayerCase[] = [
  {
    says: 'marks the squares that visible foes threaten, and shows no trace of hidden foes',
    async run(at, known) {
      await at.click(ALDO);
      await expect.poll(() => threatened(at.page)).toEqual(known.union);
      await expect.poll(() => twice(at.page)).toEqual(known.twice);
      // Their squares appear empty even when the pointer rests on them. The test polls, because
      // marks of creatures that the pointer passed may still be on the screen.
      for (const cell of [
        [13, 8],
        [20, 12],
      ] as const) {
        await at.hover(cell);
        await at.page.waitForTimeout(400);
        await expect.poll(async () => under(await marksOn(at.page), 'threat:of:')).toEqual([]);
      }
      await walked(at, ALDO_WEST);
      expect(await traces(at)).toEqual([]);
    },
  },
  {
    says: 'shows a hidden foe only while the game master reveals the foe',
    async run(at, known) {
      await at.page.mouse.move(4, 4);
      await at.show('Ambusher', true);
      const both = sorted([
        ...new Map([...known.union, ...THREATENS.Ambusher].map((c) => [c.join(), c])).values(),
      ]);
      await expect.poll(() => threatened(at.page)).toEqual(both);
      await at.show('Ambusher', false);
      await expect.poll(() => threatened(at.page)).toEqual(known.union);
      await expect
        .poll(() =>
          at.page.evaluate(() =>
            /mbusher/.test(
              document.querySelector('quadretto-overlay')?.shadowRoot?.innerHTML ?? '',
            ),
          ),
        )
        .toBe(false);
    },
  },
];
