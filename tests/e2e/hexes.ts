/**
 * Marks on a host's hexes, read from the screen: which hexes an area covers, the distance between
 * its corners and theirs, and a line's path. The host gives the corners of its hexes; hexes with
 * shared corners are neighbors.
 */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Commands, HostListener, Reading } from '../../src/state/host.ts';
import type { Target } from '../../adapters/common/session.ts';
import { FROM_PAGE, TO_PAGE } from '../../src/bridge/messages.ts';
import type { Chromium } from '../support/chromium.ts';
import type { Cell } from './expected.ts';
import { pointAt, type Table } from './table.ts';

interface Point {
  x: number;
  y: number;
}
/** The part of `window.standIn` that every stand-in has. */
declare const standIn: {
  hex(column: number, row: number): { middle: Point; corners: Point[] };
  offset(name: string): readonly [column: number, row: number];
  client2d(point: Point): Point;
};
/** All bridge messages. */
declare const said: string[];
declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };

/**
 * Aldo's hex in every test, the hex beyond the wall at his side, and three steps that exist in
 * every layout.
 */
export const HOME: Cell = [9, 8];
export const WALLED: Cell = [10, 8];
export const WAY: readonly Cell[] = [HOME, [8, 8], [8, 9], [8, 10]];

export const counting = (browser: Chromium, ruleset: string): Promise<void> =>
  browser.worker.evaluate(
    (id) => chrome.storage.local.set({ settings: { language: 'en', ruleset: id } }),
    ruleset,
  );

export const offset = (page: Page, name: string): Promise<Cell> =>
  page.evaluate((who) => [...standIn.offset(who)] as unknown as Cell, name);

export const middle = (page: Page, at: Cell): Promise<Point> =>
  page.evaluate(([column, row]) => {
    const { x, y } = standIn.client2d(standIn.hex(column, row).middle);
    return { x, y };
  }, at);

/**
 * Drags the token on the first hex over the middles of the others; the button stays down.
 * @param key pressed on each hex: sets a ruler's waypoint
 */
export async function drag(
  { page }: Table,
  [first, ...rest]: readonly Cell[],
  key?: string,
): Promise<void> {
  const to = async (at: Cell | undefined, steps: number): Promise<void> => {
    const { x, y } = await middle(page, at ?? HOME);
    await page.mouse.move(x, y, { steps });
  };
  await pointAt(page, () => middle(page, first ?? HOME));
  await page.mouse.down();
  for (const at of rest) {
    await to(at, 4);
    if (key !== undefined && at !== rest.at(-1)) await page.keyboard.press(key);
  }
}

/** A longest path of single steps from a hex that does not cross the wall. */
export const within = (page: Page, steps: number): Promise<Cell[]> =>
  page.evaluate(
    ([home, walled, most]) => {
      const same = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 2;
      const beside = (a: readonly [number, number], b: readonly [number, number]): boolean => {
        const theirs = standIn.hex(...b).corners;
        return (
          standIn.hex(...a).corners.filter((corner) => theirs.some((other) => same(corner, other)))
            .length === 2
        );
      };
      const key = String;
      const barred = new Set([key([home, walled]), key([walled, home])]);
      const found = new Map([[key(home), home as [number, number]]]);
      let edge: (readonly [number, number])[] = [home];
      for (let n = 0; n < most; n += 1) {
        const next: [number, number][] = [];
        for (const [c, r] of edge)
          for (const i of [-1, 0, 1])
            for (const j of [-1, 0, 1]) {
              const at: [number, number] = [c + i, r + j];
              if (found.has(key(at)) || barred.has(key([[c, r], at])) || !beside([c, r], at))
                continue;
              found.set(key(at), at);
              next.push(at);
            }
        edge = next;
      }
      return [...found.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    },
    [HOME, WALLED, steps] as const,
  );

export interface Read {
  /** Hexes whose middles lie in the area. */
  readonly hexes: readonly Cell[];
  /**
   * The greatest distance between a corner of the area and the corner of a hex, less the inset of
   * drawn areas, in CSS pixels.
   */
  readonly px: number;
  readonly corners: number;
}

/**
 * An area by its key; null if it is not drawn.
 * @param inset inset of the area's sides, as a fraction of a hex
 */
export const area = (page: Page, key: string, inset = 0.035): Promise<Read | null> =>
  page.evaluate(
    ([name, drawnIn]) => {
      const path = document
        .querySelector('quadretto-overlay')
        ?.shadowRoot?.querySelector<SVGGeometryElement>(`[data-key="${name}"] path`);
      if (path == null || path.getBBox().width === 0) return null;
      const [box, client] = [path.getBBox(), path.getBoundingClientRect()];
      const [sx, sy] = [client.width / box.width, client.height / box.height];
      const hexes: [number, number][] = [];
      const theirs: Point[] = [];
      for (let r = 0; r < 22; r += 1)
        for (let c = 0; c < 22; c += 1) {
          const { middle: m, corners } = standIn.hex(c, r);
          const at = standIn.client2d(m);
          const local = { x: box.x + (at.x - client.x) / sx, y: box.y + (at.y - client.y) / sy };
          if (path.isPointInFill(local)) hexes.push([c, r]);
          theirs.push(...corners.map((corner) => standIn.client2d(corner)));
        }
      const [a, b] = [
        standIn.client2d(standIn.hex(8, 8).middle),
        standIn.client2d(standIn.hex(8, 10).middle),
      ];
      const [p, q] = [
        standIn.client2d(standIn.hex(8, 8).middle),
        standIn.client2d(standIn.hex(10, 8).middle),
      ];
      // The mean of the two distances gives the hex size accurately enough.
      const across =
        (Math.hypot(a.x - b.x, a.y - b.y) + Math.hypot(p.x - q.x, p.y - q.y)) / (2 + Math.sqrt(3));
      const turned = (2 / Math.sqrt(3)) * drawnIn * across;
      const turns = [...(path.getAttribute('d') ?? '').matchAll(/Q(\S+) (\S+)/g)].map(
        ([, x, y]) => ({
          x: client.x + (Number(x) - box.x) * sx,
          y: client.y + (Number(y) - box.y) * sy,
        }),
      );
      const off = turns.map((turn) =>
        Math.abs(
          Math.min(...theirs.map((corner) => Math.hypot(corner.x - turn.x, corner.y - turn.y))) -
            turned,
        ),
      );
      return { hexes, px: Math.max(...off), corners: turns.length };
    },
    [key, inset] as const,
  );

/**
 * The points of a line by its key, as hexes, and the greatest distance between them and a hex's
 * middle, in CSS pixels. The first and the last point lie at the token's rim and are not measured.
 */
export const line = (page: Page, key: string): Promise<{ hexes: Cell[]; px: number } | null> =>
  page.evaluate((name) => {
    const root = document.querySelector('quadretto-overlay')?.shadowRoot;
    const path = root?.querySelector<SVGGeometryElement>(`[data-key="${name}"] path`);
    // Lines have no width that gives the scale, so the scale is taken from an area beside it.
    const area = root?.querySelector<SVGGeometryElement>(
      '[data-key="move:near:fill"] path, [data-key="move:far:fill"] path',
    );
    if (path == null || area == null) return null;
    const [box, client] = [area.getBBox(), area.getBoundingClientRect()];
    const points = [...(path.getAttribute('d') ?? '').matchAll(/[ML](\S+) ([^\sLMZ]+)/g)].map(
      ([, x, y]) => ({
        x: client.x + (Number(x) - box.x) * (client.width / box.width),
        y: client.y + (Number(y) - box.y) * (client.height / box.height),
      }),
    );
    const all: { at: [number, number]; middle: Point }[] = [];
    for (let r = 0; r < 22; r += 1)
      for (let c = 0; c < 22; c += 1)
        all.push({ at: [c, r], middle: standIn.client2d(standIn.hex(c, r).middle) });
    const away = (point: Point, { middle: m }: { middle: Point }): number =>
      Math.hypot(m.x - point.x, m.y - point.y);
    const nearest = points.map((point) => {
      const hex = all.reduce((x, y) => (away(point, y) < away(point, x) ? y : x));
      return { hex, far: away(point, hex) };
    });
    return {
      hexes: nearest.map(({ hex }) => hex.at),
      px: Math.max(...nearest.slice(1, -1).map(({ far }) => far)),
    };
  }, key);

type Start = (listener: HostListener, signal: AbortSignal, target: Target) => Commands;

/**
 * The host's adapter, fed with all messages of its page so far: its reading, and its commands
 * carried out on that page.
 */
export async function adapted<T>(
  page: Page,
  start: Start,
  work: (reading: Reading | undefined, commands: Commands) => Promise<T> | T,
): Promise<T> {
  const target = new EventTarget();
  const life = new AbortController();
  let reading: Reading | undefined;
  const none = (): void => undefined;
  const commands = start(
    {
      reading: (now) => {
        reading = now;
      },
      camera: none,
      selection: none,
      drag: none,
      pointer: none,
      targets: none,
      stale: none,
    },
    life.signal,
    target as Target,
  );
  target.addEventListener(TO_PAGE, (event) => {
    const { detail } = event as CustomEvent<string>;
    if (!detail.startsWith('{')) return;
    void page
      .evaluate(
        ([to, from, text]) =>
          new Promise<string>((answer) => {
            addEventListener(from, (heard) => {
              const said = String((heard as CustomEvent<unknown>).detail);
              // The extension on this page also sends commands, with other ids.
              const { id } = JSON.parse(text) as { id: string };
              if (said.startsWith('{"type":"done"') && said.includes(id)) answer(said);
            });
            dispatchEvent(new CustomEvent(to, { detail: text }));
          }),
        [TO_PAGE, FROM_PAGE, detail] as const,
      )
      .then((text) => target.dispatchEvent(new CustomEvent(FROM_PAGE, { detail: text })));
  });
  for (const text of await page.evaluate(() => said))
    target.dispatchEvent(new CustomEvent(FROM_PAGE, { detail: text }));
  await Promise.resolve();
  try {
    return await work(reading, commands);
  } finally {
    life.abort();
  }
}
const aldo = (reading: Reading | undefined) =>
  reading?.scene?.creatures?.find(({ name }) => name === 'Aldo');

/** Aldo's cell in the adapter's scene. */
export const placeOf = (page: Page, start: Start): Promise<Cell | undefined> =>
  adapted(page, start, (reading) => aldo(reading)?.at);
/** Moves Aldo back to a cell of that scene. */
export const setBack = (page: Page, start: Start, at: Cell): Promise<boolean | undefined> =>
  adapted(page, start, (reading, { place }) => place?.(aldo(reading)?.id ?? '', at));

/**
 * The test case of one table: where Aldo may go, on the host's hexes to the pixel, and the path of
 * his drag.
 */
export async function judgedOnHexes(
  table: Table,
  {
    reach,
    tolerance = 1,
    key,
  }: { readonly reach: number; readonly tolerance?: number; readonly key?: string },
): Promise<void> {
  const { page } = table;
  const wanted = await within(page, reach);
  await expect.poll(async () => (await area(page, 'move:near:fill'))?.hexes).toEqual(wanted);
  const drawn = await area(page, 'move:near:fill');
  expect(drawn?.hexes).toEqual(wanted);
  expect(drawn?.corners).toBeGreaterThan(12);
  expect(drawn?.px).toBeLessThanOrEqual(tolerance);
  await drag(table, WAY, key);
  await expect.poll(async () => (await line(page, 'path:line'))?.hexes).toEqual(WAY);
  expect((await line(page, 'path:line'))?.px).toBeLessThanOrEqual(1);
}
