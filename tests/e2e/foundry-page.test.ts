/**
 * Messages of the page script at a live stand-in table: their content, the time of sending, and
 * data that they must never contain.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import type { StandIn } from '../hosts/foundry/client/main.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';

interface Said {
  type: string;
  data: Record<string, unknown>;
  at: number;
}
interface Place {
  id: string;
  name: string | null;
  x: number;
  y: number;
}
declare const standIn: StandIn;
declare const said: Said[];
declare const Hooks: { call(name: string, ...args: unknown[]): boolean };
declare const canvas: {
  stage: { worldTransform: { a: number; tx: number } };
  tokens: { placeables: { document: { name: string; x: number; _source: { x: number } } }[] };
  pan(to: object): void;
  walls: { placeables: { document: { door: number; update(c: object): Promise<unknown> } }[] };
  app: { ticker: { addOnce(run: () => void, context?: unknown, priority?: number): void } };
};

let server: StandInServer;
let browser: Chromium;
const opened: Page[] = [];

beforeAll(async () => {
  server = await startFoundry();
  // The messages are the same with the host's canvas renderer; foundry-glue.test.ts uses WebGL.
  browser = await shareChromium({ viewport: { width: 640, height: 480 } });
});
/** Closes each table, because an open table keeps drawing and slows down the next one. */
const leave = async (): Promise<void> => {
  await Promise.all(opened.splice(0).map((page) => page.close()));
};
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** The table, with a record of all bridge messages. */
async function open(query: string): Promise<Page> {
  const page = await browser.open('about:blank');
  opened.push(page);
  await page.addInitScript(() => {
    const heard: Said[] = [];
    Object.assign(window, { said: heard });
    addEventListener('quadretto:from-page', (event) => {
      heard.push({
        ...(JSON.parse((event as CustomEvent<string>).detail) as Said),
        at: performance.now(),
      });
    });
  });
  await page.goto(`${server.url}?${query}`);
  await page.waitForFunction(() => said.some((m) => m.type === 'tokens'));
  return page;
}

const last = (page: Page, type: string): Promise<Record<string, unknown>> =>
  page.evaluate((wanted) => said.filter((m) => m.type === wanted).at(-1)?.data ?? {}, type);
const tokens = async (page: Page): Promise<Place[]> =>
  (await last(page, 'tokens'))['tokens'] as Place[];
/** Cells of the scene, without padding (6 × 4 cells of 100 px). */
const cell = (t: Place | undefined): number[] => [(t?.x ?? NaN) / 100 - 6, (t?.y ?? NaN) / 100 - 4];

describe.each([11, 12, 13, 14])(
  'the page script on Foundry %d',
  { sequential: true },
  (generation) => {
    // The tests share a page; the last one leaves the scene.
    let page: Page;
    beforeAll(async () => {
      page = await open(`generation=${generation}`);
    });
    afterAll(leave);

    it(
      'the camera position that Quadretto reads from Foundry is the position with which the ' +
        'visible frame was drawn',
      async () => {
        const apart = await page.evaluate(
          () =>
            new Promise<number>((done) => {
              canvas.pan({ x: 1900, y: 1300, scale: 0.8 });
              canvas.app.ticker.addOnce(
                () => {
                  const m = canvas.stage.worldTransform;
                  const camera = said.findLast((s) => s.type === 'camera')?.data;
                  const [a = NaN, , , , e = NaN] = (camera ?? []) as number[];
                  done(Math.abs(a - m.a) + Math.abs(e - m.tx));
                },
                undefined,
                -100,
              );
            }),
        );
        expect(apart).toBe(0);
      },
    );

    it(
      'while the Foundry camera moves, Quadretto’s page script reports the camera’s position ' +
        'once per frame',
      async () => {
        const told = await page.evaluate(async () => {
          const cameras = (): number => said.filter((m) => m.type === 'camera').length;
          const drawn = (): Promise<void> =>
            new Promise((done) => {
              canvas.app.ticker.addOnce(done, undefined, -100);
            });
          await drawn();
          const start = cameras();
          for (let i = 0; i < 5; i++) await drawn();
          const still = cameras() - start;
          for (let i = 1; i <= 5; i++) {
            canvas.pan({ x: 1500 + i, y: 1000, scale: 0.5 });
            await drawn();
          }
          return { still, moved: cameras() - start - still };
        });
        expect(told).toEqual({ still: 0, moved: 5 });
      },
    );

    it('Quadretto’s page script delays no Foundry update, and reports 300 updates in one message', async () => {
      const result = await page.evaluate(async () => {
        const names = [
          'preUpdateToken',
          'updateToken',
          'preMoveToken',
          'moveToken',
          'canvasReady',
          'controlToken',
          'preUpdateWall',
          'updateWall',
        ];
        const before = said.filter((m) => m.type === 'tokens').length;
        for (let i = 0; i < 300; i += 1) standIn.remote('Wolf', { elevation: i });
        const after = said.filter((m) => m.type === 'tokens').length;
        await new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done));
        });
        return {
          free: names.every((name) =>
            Hooks.call(name, { id: 'none', documentName: 'Token' }, {}, {}, 'u'),
          ),
          during: after - before,
          then: said.filter((m) => m.type === 'tokens').length - after,
        };
      });
      expect(result).toEqual({ free: true, during: 0, then: 1 });
    });

    it(
      'Quadretto’s page script reports a Foundry token’s new position before the token’s ' +
        'animation has ended',
      async () => {
        expect(cell((await tokens(page)).find((t) => t.name === 'Aldo'))).toEqual([8, 5]);
        const lag = await page.evaluate(async () => {
          const to = standIn.corner(2, 5);
          standIn.pace(60_000);
          standIn.remote('Aldo', { x: to.x });
          await new Promise((done) => {
            requestAnimationFrame(() => requestAnimationFrame(done));
          });
          const doc = canvas.tokens.placeables.find((t) => t.document.name === 'Aldo')?.document;
          return { drawn: (doc?.x ?? NaN) > to.x + 1 };
        });
        expect(lag.drawn).toBe(true);
        expect(cell((await tokens(page)).find((t) => t.name === 'Aldo'))).toEqual([2, 5]);
      },
    );

    it(
      'after a change to another Foundry scene, Quadretto’s page script reports the tokens ' +
        'of that scene',
      async () => {
        await page.evaluate(() => standIn.view('bridge0000000000'));
        await page.waitForFunction(
          () =>
            said.at(-1) !== undefined &&
            said.some((m) => m.type === 'tokens' && m.data['map'] === 'bridge0000000000'),
        );
        await expect
          .poll(async () => (await tokens(page)).map((t) => t.name))
          .toEqual(['Aldo on the bridge', 'Ogre at the bridge']);
        await expect
          .poll(() => last(page, 'ground'))
          .toMatchObject({
            map: 'bridge0000000000',
            grid: { size: 70, distance: 1.5, units: 'm' },
          });
        expect(await page.evaluate(() => said.filter((m) => m.type === 'gone').length)).toBe(1);
      },
    );
  },
);

describe('the page script on a player’s Foundry page', { sequential: true }, () => {
  // The tests share a page; the one that needs untouched messages is first.
  let page: Page;
  beforeAll(async () => {
    page = await open('user=player');
  });
  afterAll(leave);

  it(
    'on a player’s Foundry page, no message of Quadretto mentions a token that is hidden ' +
      'from the player',
    async () => {
      const everything = await page.evaluate(() => JSON.stringify(said));
      for (const secret of [
        'Ambusher',
        'Stranger',
        'Lurker',
        'tkambusher',
        'tkstranger',
        'tklurker',
      ])
        expect(everything).not.toContain(secret);
      const master = await open('user=gm');
      expect((await tokens(master)).map((t) => t.name)).toEqual(
        expect.arrayContaining(['Ambusher', 'Stranger', 'Lurker']),
      );
    },
  );

  it('a hidden Foundry token is reported on a player’s page only while the token is revealed', async () => {
    const names = async (): Promise<(string | null)[]> => (await tokens(page)).map((t) => t.name);
    for (const hidden of [false, true]) {
      await page.evaluate((value) => standIn.remote('Ambusher', { hidden: value }), hidden);
      await expect.poll(async () => (await names()).includes('Ambusher')).toBe(!hidden);
    }
  });

  it(
    'on a player’s Foundry page, a secret door is read as a wall, and another user’s sheet ' +
      'gives only visible facts',
    async () => {
      const { walls } = (await last(page, 'ground')) as unknown as { walls: { door: number }[] };
      expect(walls.some((w) => w.door === 2)).toBe(false);
      const sheets = await page.evaluate(() =>
        said
          .filter((m) => m.type === 'sheets')
          .flatMap(
            (m) =>
              m.data['sheets'] as {
                of: string;
                open: boolean;
                items: { type: string }[];
                system: object;
              }[],
          ),
      );
      const of = (id: string) => sheets.find((s) => s.of.startsWith(id));
      const held = [
        { kind: 'melee', natural: false, reachWeapon: 'none' },
        { kind: 'thrown', natural: false, reachWeapon: 'none' },
      ];
      expect(of('tkogre')).toEqual({
        of: 'tkogre0000000000',
        open: false,
        size: 'large',
        build: 'tall',
        held,
        unread: [],
      });
      expect(of('tkaldo')?.items.some((i) => i.type === 'feat')).toBe(true);
    },
  );
});

describe('actors on Foundry', { sequential: true }, () => {
  // The tests share a page; the last one breaks an actor.
  let page: Page;
  beforeAll(async () => {
    page = await open('');
  });
  afterAll(leave);

  it('two unlinked Foundry tokens of one actor are read with the items of each token, such as a bow', async () => {
    const sheets = await page.evaluate(() =>
      said
        .filter((m) => m.type === 'sheets')
        .flatMap((m) => m.data['sheets'] as { of: string; items: { name: string }[] }[]),
    );
    const items = (id: string): string[] =>
      sheets.find((s) => s.of === id)?.items.map((i) => i.name) ?? [];
    expect(items('tkgoblinarcher00')).toEqual(['Shortbow']);
    expect(items('tkgoblin00000000')).not.toContain('Shortbow');
  });

  it(
    'if reading one property of a Foundry token throws an error, the other properties are ' +
      'still reported',
    async () => {
      await page.evaluate(async () => {
        const one = canvas.tokens.placeables.find((t) => t.document.name === 'Wolf');
        Object.defineProperty(one, 'actor', {
          get() {
            throw new Error('another module');
          },
        });
        standIn.remote('Aldo', { elevation: 5 });
        await new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done));
        });
      });
      const table = await last(page, 'tokens');
      expect(table['broken']).toEqual(['actors']);
      expect((table['tokens'] as Place[]).some((t) => t.name === 'Wolf')).toBe(true);
    },
  );
});
