/**
 * Compares the stand-in editor itself with the known facts of Roll20: without the extension, with a
 * real mouse.
 */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { needChromium } from '../../scripts/browsers.mjs';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { hostReady, serveChromium } from '../hosts/roll20/serve.ts';
import { EDITOR } from '../hosts/roll20/server.ts';
import { GM, OTHER } from '../hosts/roll20/world/campaign.ts';
import sample from '../hosts/roll20/world/sample.json' with { type: 'json' };

interface Model {
  id: string;
  get(name: string): unknown;
  set(c: object): void;
  save(c: object): void;
  on(e: string, f: (...a: never[]) => void): void;
}
interface List extends Model {
  length: number;
  models: Model[];
}
interface PageModel extends Model {
  thegraphics: List;
  doors?: List;
  fullyLoaded: boolean;
  fullyLoadPage(): void;
  d20: { engine: Record<string, unknown> };
}
interface Vector {
  x: number;
  y: number;
  z: number;
  constructor: VectorClass;
}
interface VectorClass {
  new (x: number, y: number, z: number): Vector;
  Project(v: Vector, world: unknown, transform: unknown, viewport: unknown): Vector;
}
declare const standIn: StandIn;
declare const Campaign: Model & {
  characters: { get(id: string): { attribs: List } | undefined };
  activePage(): PageModel;
  pages: List;
  engine: { moveCamera(to: Vector): void; cameraTransform: { position: Vector } };
};
declare const currentPlayer: {
  d20: {
    engine: {
      canvasZoom: number;
      currentCanvasOffset: number[];
      paddingOffset: number[];
      canvas?: object;
      selected?(): { model: Model; left: number }[];
      tabletopSelected?(): { id: string; model: Model }[];
    };
  };
};
declare const BackboneFirebase: new (list: object) => {
  reference: { once(event: string): Promise<unknown> };
};
declare const MeshScene: {
  cameras: {
    name: string;
    orthoLeft: number;
    orthoRight: number;
    orthoTop: number;
    orthoBottom: number;
    viewport: { toGlobal(w: number, h: number): unknown };
  }[];
  getTransformMatrix(): { constructor: { Identity(): unknown } };
  getEngine(): {
    getRenderWidth(): number;
    getRenderHeight(): number;
    getRenderingCanvas(): HTMLCanvasElement;
  };
  meshes: { name: string; position: Vector }[];
  getTransformNodeByName(name: string): { position: Vector } | null;
};

let browser: Browser;
let context: BrowserContext;
const errors: string[] = [];
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-3d-apis'],
  });
  context = await browser.newContext({ viewport: { width: 1100, height: 700 } });
  await serveChromium(context);
  // No test looks at the map's picture.
  await context.addInitScript(() => Object.assign(window, { drawsSeldom: true }));
});
/** Closes all pages, because an open table keeps drawing and slows down the next one. */
const leave = async (): Promise<void> => {
  await Promise.all(context.pages().map((page) => page.close()));
};
afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
});
afterAll(() => browser?.close());

/** @param before runs in the page before any of its own scripts */
async function open(query = '', address = EDITOR, before?: () => void): Promise<Page> {
  const page = await context.newPage();
  if (before !== undefined) await page.addInitScript(before);
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${address}?${query}`);
  return page;
}
async function table(query = ''): Promise<Page> {
  const page = await open(query);
  await hostReady(page);
  await page.waitForFunction(() => Campaign.activePage().thegraphics.length > 0);
  return page;
}
const ENGINES = ['legacy', 'jumpgate'] as const;

describe('the camera of Roll20, compared with calculated positions', () => {
  afterEach(leave);

  /** The canvas position that the case gives. */
  const placed = (
    page: Page,
    { left, top, width, height }: { left: number; top: number; width: number; height: number },
  ) =>
    page.evaluate(
      async (box) => {
        const wrapper = document.querySelector<HTMLElement>('#editor-wrapper');
        wrapper?.style.setProperty('right', 'auto');
        for (const [name, value] of Object.entries(box))
          wrapper?.style.setProperty(name, `${value}px`);
        await new Promise((done) => {
          setTimeout(done, 100);
        });
      },
      { left, top, width, height },
    );

  it.each([sample.camera_case, sample.camera_case_zoom200])(
    'on Roll20’s Jumpgate engine at $zoom_percent % zoom, screen positions calculated from ' +
      'the camera equal the expected positions',
    async (worked) => {
      const page = await table('scene=sample');
      await placed(page, worked.canvas_rect);
      const seen = await page.evaluate(
        async ([at, zoom, points]) => {
          standIn.show({ x: at.x, y: -at.y }, zoom / 100);
          await new Promise<void>((done) => {
            const stop = standIn.afterFrame(() => {
              stop();
              done();
            });
          });
          const [camera] = MeshScene.cameras;
          const node = MeshScene.getTransformNodeByName('cam-transform');
          if (camera === undefined || node === null) throw new Error('no camera');
          const engine = MeshScene.getEngine();
          const box = engine.getRenderingCanvas().getBoundingClientRect();
          const matrix = MeshScene.getTransformMatrix();
          const V = node.position.constructor;
          const projected = points.map(([x = 0, y = 0]) => {
            const p = V.Project(
              new V(x, -y, 0),
              matrix.constructor.Identity(),
              matrix,
              camera.viewport.toGlobal(engine.getRenderWidth(), engine.getRenderHeight()),
            );
            return [
              (p.x * box.width) / engine.getRenderWidth() + box.left,
              (p.y * box.height) / engine.getRenderHeight() + box.top,
            ].map((v) => Math.round(v * 100) / 100);
          });
          const { x, y } = node.position;
          const { name, orthoLeft, orthoRight, orthoTop, orthoBottom } = camera;
          return {
            at: { x, y },
            camera: { name, orthoLeft, orthoRight, orthoTop, orthoBottom },
            projected,
            canvasZoom: currentPlayer.d20.engine.canvasZoom,
          };
        },
        [
          worked.cam_transform_position,
          worked.zoom_percent,
          worked.expect.map((e) => e.page),
        ] as const,
      );
      expect(seen).toEqual({
        at: worked.cam_transform_position,
        camera: worked.camera,
        projected: worked.expect.map((e) => e.screen),
        canvasZoom: 1,
      });
    },
  );

  it(
    'on legacy Roll20 at 200 % zoom, screen positions calculated from the camera equal the ' +
      'expected positions',
    async () => {
      const page = await table('scene=sample&engine=legacy');
      const worked = sample.legacy_case;
      await placed(page, { ...worked.canvas_rect, width: 1000, height: 600 });
      const seen = await page.evaluate(
        ({ zoom, offset: [x = 0, y = 0], points }) => {
          standIn.show({ x: x + 500 / zoom, y: y + 300 / zoom }, zoom);
          const { canvasZoom, currentCanvasOffset, paddingOffset } = currentPlayer.d20.engine;
          return {
            canvasZoom,
            currentCanvasOffset,
            paddingOffset,
            screen: points.map(([px = 0, py = 0]) => {
              const p = standIn.client2d({ x: px, y: py });
              return [p.x, p.y];
            }),
          };
        },
        {
          zoom: worked.canvasZoom,
          offset: worked.currentCanvasOffset,
          points: worked.expect.map((e) => e.page),
        },
      );
      expect(seen).toEqual({
        canvasZoom: 2,
        currentCanvasOffset: worked.currentCanvasOffset,
        paddingOffset: [0, 0],
        screen: worked.expect.map((e) => e.screen),
      });
    },
  );

  it(
    'on legacy Roll20, while the map’s margin is in view, the camera offset is 0, and the ' +
      'canvas is moved inwards',
    async () => {
      const page = await table('engine=legacy');
      const seen = await page.evaluate(() => {
        standIn.show({ x: 0, y: 0 }, 0.5);
        const [canvas, wrapper] = ['.canvas-container canvas', '#editor-wrapper'].map((s) =>
          document.querySelector(s)?.getBoundingClientRect(),
        );
        const { currentCanvasOffset, paddingOffset, canvasZoom } = currentPlayer.d20.engine;
        const corner = standIn.client2d({ x: 0, y: 0 });
        // The mouse's position in the wrapper, by the other documented formula.
        const mouse = { x: corner.x - (wrapper?.x ?? NaN), y: corner.y - (wrapper?.y ?? NaN) };
        const page = [
          mouse.x / canvasZoom +
            (currentCanvasOffset[0] ?? NaN) -
            (paddingOffset[0] ?? NaN) / canvasZoom,
          mouse.y / canvasZoom +
            (currentCanvasOffset[1] ?? NaN) -
            (paddingOffset[1] ?? NaN) / canvasZoom,
        ];
        return {
          currentCanvasOffset,
          inset: (canvas?.x ?? NaN) - (wrapper?.x ?? NaN),
          padding: paddingOffset[0] ?? NaN,
          page,
        };
      });
      expect(seen.currentCanvasOffset).toEqual([0, 0]);
      expect(seen.padding).toBeGreaterThan(10);
      expect(seen.inset).toBeCloseTo(seen.padding, 1);
      expect(Math.abs(seen.page[0] ?? NaN)).toBeLessThan(0.1);
      expect(Math.abs(seen.page[1] ?? NaN)).toBeLessThan(0.1);
    },
  );
});

describe.each(ENGINES)('the simulated Roll20 page, engine %s', (engine) => {
  describe('opened anew', () => {
    afterEach(leave);

    it('the simulated Roll20 page loads in the real order: campaign, characters, page, then tokens', async () => {
      // The recorder is installed before the page's first script, so that it misses no call.
      const page = await open(`engine=${engine}&late=150&lateEngine=200`, EDITOR, () => {
        Object.assign(window, {
          arriving: new Promise<{ steps: string[]; events: string[] }>((done) => {
            const steps: string[] = [];
            const events: string[] = [];
            const w = window as unknown as {
              Campaign?: Partial<typeof Campaign>;
              MeshScene?: object;
            };
            const look = (): void => {
              const c = w.Campaign;
              const at =
                c === undefined
                  ? 'nothing'
                  : c.characters === undefined
                    ? 'Campaign'
                    : typeof c.activePage !== 'function'
                      ? 'characters'
                      : c.activePage() === undefined
                        ? 'activePage'
                        : c.activePage().thegraphics.length === 0
                          ? 'empty page'
                          : 'graphics';
              if (at === 'empty page' && !steps.includes(at))
                c?.activePage?.().thegraphics.on('reset add', ((
                  _m: unknown,
                  _c: unknown,
                  o?: unknown,
                ) => {
                  events.push(o === undefined ? 'reset' : 'add');
                }) as never);
              if (steps.at(-1) !== at) steps.push(at);
              if (at === 'graphics' && standIn.ready) return done({ steps, events });
              setTimeout(look, 5);
            };
            look();
          }),
        });
      });
      const told = await page.evaluate(
        () =>
          (window as unknown as { arriving: Promise<{ steps: string[]; events: string[] }> })
            .arriving,
      );
      expect(told.steps.filter((step) => step !== 'nothing')).toEqual([
        'Campaign',
        'characters',
        'activePage',
        'empty page',
        'graphics',
      ]);
      expect(told.events).toEqual(['reset']);
    });

    it(
      'the simulated Roll20 page shows a dragged token under the pointer, and moves the ' +
        'token at the drop',
      async () => {
        const page = await table(`engine=${engine}&glide=3000`);
        await page.evaluate(() => {
          const events: string[] = [];
          Object.assign(window, { events });
          Campaign.activePage().thegraphics.on('all', ((name: string) => {
            events.push(name);
          }) as never);
        });
        const [a, b] = await page.evaluate(() => [
          standIn.client2d(standIn.corner(8.5, 5.5)),
          standIn.client2d(standIn.corner(5.7, 5.4)),
        ]);
        if (a === undefined || b === undefined) throw new Error('no places');
        await page.mouse.move(a.x, a.y);
        await page.mouse.down();
        await page.mouse.move(b.x, b.y, { steps: 4 });
        const during = await page.evaluate(() => ({
          ...standIn.seen('Aldo'),
          selected: standIn.selected(),
          events: [...new Set((window as unknown as { events: string[] }).events)],
          raw:
            currentPlayer.d20.engine.tabletopSelected?.().map((s) => s.id) ??
            currentPlayer.d20.engine.selected?.().map((s) => s.model.id),
        }));
        expect(during.model).toEqual({ x: 595, y: 385 });
        expect(during.visible.x).toBeCloseTo(5.7 * 70, 0);
        expect(during.selected).toEqual(['Aldo']);
        expect(during.raw).toEqual(['tkaldo0000000000']);
        expect(during.events).toContain('change:lastmove');
        expect(during.events).not.toContain('change:left');
        await page.mouse.up();
        const after = await page.evaluate(() => standIn.seen('Aldo'));
        expect(after.model).toEqual({ x: 385, y: 385 });
        // On Jumpgate the mesh glides to the position afterwards.
        if (engine === 'jumpgate') expect(after.visible.x).toBeGreaterThan(386);
        if (engine === 'jumpgate') {
          const mesh = await page.evaluate(
            () =>
              new Promise<{ x: number; y: number; seen: number }>((done) => {
                const stop = standIn.afterFrame(() => {
                  stop();
                  const { x = NaN, y = NaN } =
                    MeshScene.meshes.find(({ name }) => name === 'image-instance-tkaldo0000000000')
                      ?.position ?? {};
                  done({ x, y, seen: standIn.seen('Aldo').visible.x });
                });
              }),
          );
          expect([mesh.x, mesh.y < 0]).toEqual([mesh.seen, true]);
        }
        await expect.poll(() => page.evaluate(() => standIn.seen('Aldo').visible.x)).toBe(385);
      },
    );

    it('the simulated Roll20 can load a page that no client has viewed yet', async () => {
      const page = await table(`engine=${engine}`);
      expect(
        await page.evaluate(async () => {
          const other = (Campaign.pages.models as PageModel[])[1];
          const before = [other?.fullyLoaded, other?.thegraphics.length];
          other?.fullyLoadPage();
          await new Promise((done) => {
            setTimeout(done, 100);
          });
          return [before, [other?.fullyLoaded, other?.thegraphics.length]];
        }),
      ).toEqual([
        [false, 0],
        [true, 2],
      ]);
    });
  });

  describe('one table for a game master', { sequential: true }, () => {
    let page: Page;
    beforeAll(async () => {
      page = await table(`engine=${engine}`);
    });
    afterAll(leave);

    it(
      'the simulated Roll20 page has no global “d20”, but scripts can reach the engine ' +
        'through the page’s data models',
      async () => {
        const seen = await page.evaluate(() => {
          const { engine: found } = currentPlayer.d20;
          return {
            d20: 'd20' in window,
            scene: 'MeshScene' in window,
            canvas: found.canvas !== undefined,
            same: Campaign.activePage().d20.engine === (found as object),
            selected: [typeof found.selected, typeof found.tabletopSelected],
            visible: document.querySelector('.canvas-container canvas')?.id,
          };
        });
        expect(seen).toEqual({
          d20: false,
          scene: engine === 'jumpgate',
          canvas: engine === 'legacy',
          same: true,
          selected: engine === 'legacy' ? ['function', 'undefined'] : ['undefined', 'function'],
          visible: 'babylonCanvas',
        });
        const other = await table(`engine=${engine}&d20=present&shell=old`);
        expect(
          await other.evaluate(() => [
            'd20' in window,
            document.querySelector('.canvas-container canvas')?.id,
          ]),
        ).toEqual([true, engine === 'legacy' ? 'finalcanvas' : 'babylonCanvas']);
        await other.close();
        await page.bringToFront();
      },
    );

    it('the simulated Roll20 page moves the map when a script moves the camera or the scroll bars', async () => {
      await page.evaluate(() => standIn.show({ x: 900, y: 600 }, 1.2));
      await page.evaluate(() => {
        const wrapper = document.querySelector('#editor-wrapper');
        if (wrapper === null) throw new Error('no wrapper');
        if ('MeshScene' in window) {
          const { position } = Campaign.engine.cameraTransform;
          Campaign.engine.moveCamera(new position.constructor(700, -420, 0));
        } else {
          const { canvasZoom } = currentPlayer.d20.engine;
          wrapper.scrollTo(
            (700 + 125) * canvasZoom - wrapper.clientWidth / 2,
            (420 + 125) * canvasZoom - wrapper.clientHeight / 2,
          );
        }
      });
      await expect
        .poll(() =>
          page.evaluate(() => {
            const box = document.querySelector('#editor-wrapper')?.getBoundingClientRect();
            const at = standIn.toPage({
              x: (box?.x ?? NaN) + (box?.width ?? NaN) / 2,
              y: (box?.y ?? NaN) + (box?.height ?? NaN) / 2,
            });
            return [Math.round(at.x / 4), Math.round(at.y / 4)];
          }),
        )
        .toEqual([175, 105]);
    });

    it('the simulated Roll20 page loads a character’s attributes on request, and counts the requests', async () => {
      const seen = await page.evaluate(async () => {
        const ogre = Campaign.characters.get('-NchOgre000000000000');
        if (ogre === undefined) throw new Error('no ogre');
        const before = ogre.attribs.length;
        const events: string[] = [];
        ogre.attribs.on('reset', (() => {
          events.push('reset');
        }) as never);
        await new BackboneFirebase(ogre.attribs).reference.once('value');
        return {
          before,
          after: ogre.attribs.models.map((m) => m.get('name')),
          events,
          asked: { ...standIn.asked },
        };
      });
      expect(seen.before).toBe(0);
      expect(seen.after).toContain('npcreach');
      expect(seen.events).toEqual(['reset']);
      expect(seen.asked).toEqual({ '-NchOgre000000000000': 1 });
    });

    it('the simulated Roll20 page keeps the point under the pointer in place while the user zooms', async () => {
      await page.evaluate(() => standIn.show({ x: 900, y: 600 }, 1));
      const at = (x: number, y: number) =>
        page.evaluate(([px, py]) => standIn.toPage({ x: px, y: py }), [x, y] as const);
      const before = await at(500, 300);
      await page.mouse.move(500, 300);
      await page.mouse.wheel(0, -200);
      await expect
        .poll(() =>
          page.evaluate(
            () => standIn.client2d({ x: 1, y: 0 }).x - standIn.client2d({ x: 0, y: 0 }).x,
          ),
        )
        .toBeCloseTo(1.1, 2);
      const zoomed = await at(500, 300);
      expect(Math.hypot(zoomed.x - before.x, zoomed.y - before.y)).toBeLessThan(1);
      await page.mouse.down({ button: 'right' });
      await page.mouse.move(440, 350, { steps: 3 });
      await page.mouse.up({ button: 'right' });
      const carried = await at(440, 350);
      expect(Math.hypot(carried.x - zoomed.x, carried.y - zoomed.y)).toBeLessThan(1);
    });

    it(
      'the simulated Roll20 page fires an event when the players’ page changes, but not when ' +
        'the GM views another page',
      async () => {
        const seen = await page.evaluate(async () => {
          const events: string[] = [];
          Campaign.on('all', ((name: string) => {
            events.push(name);
          }) as never);
          const first = Campaign.activePage();
          standIn.view('elsewhere');
          const quiet = [...events];
          const empty = Campaign.activePage().thegraphics.length;
          await new Promise((done) => {
            setTimeout(done, 100);
          });
          const full = Campaign.activePage().thegraphics.length;
          standIn.ribbon('elsewhere');
          return { quiet, empty, full, moved: Campaign.activePage() !== first, events };
        });
        expect(seen).toMatchObject({ quiet: [], empty: 0, full: 2, moved: true });
        expect(seen.events).toContain('change:playerpageid');
      },
    );
  });

  describe('one table for a player', { sequential: true }, () => {
    let page: Page;
    beforeAll(async () => {
      page = await table(`engine=${engine}&user=player`);
    });
    afterAll(leave);

    it('the simulated Roll20 page lets a player change only the tokens that the player controls', async () => {
      const seen = await page.evaluate(async () => {
        const find = (name: string) =>
          Campaign.activePage().thegraphics.models.find((m) => m.get('name') === name);
        const [ogre, aldo] = [find('Ogre'), find('Aldo')];
        const left = ogre?.get('left');
        ogre?.save({ left: 35 });
        aldo?.save({ left: 35 });
        const during = ogre?.get('left');
        await new Promise((done) => {
          setTimeout(done, 50);
        });
        return {
          kept: ogre?.get('left') === left,
          during,
          aldo: aldo?.get('left'),
          hidden: find('Ambusher') !== undefined,
          refused: standIn.saves.map((s) => s.refused),
        };
      });
      expect(seen).toEqual({
        kept: true,
        during: 35,
        aldo: 35,
        hidden: false,
        refused: [true, false],
      });
    });

    it(
      'the simulated Roll20 page sends each line of the chat box as one message by the ' +
        'selected speaker',
      async () => {
        await page.locator('#textchat-input textarea').fill('/w gm hello\n/w "Bruno Rossi" there');
        await page.locator('#speakingas').selectOption({ label: 'Aldo' });
        await page.locator('#chatSendBtn').click();
        await expect
          .poll(() => page.evaluate(() => standIn.messages))
          .toEqual([
            { as: 'character|-NchAldo000000000000', text: '/w gm hello', to: [GM] },
            { as: 'character|-NchAldo000000000000', text: '/w "Bruno Rossi" there', to: [OTHER] },
          ]);
        await expect
          .poll(() => page.locator('#textchat .content > .message[data-messageid]').count())
          .toBe(2);
        await expect.poll(() => page.locator('#textchat-input textarea').inputValue()).toBe('');
      },
    );
  });
});

describe('other Roll20 addresses', () => {
  afterEach(leave);

  it(
    'the simulated Roll20 table opens at addresses without a final slash and at addresses ' +
      'with a campaign’s number',
    async () => {
      for (const address of [
        'https://app.roll20.net/editor',
        'https://app.roll20.net/editor/setcampaign/4242/',
      ]) {
        const page = await open('scene=bridge', address);
        await hostReady(page);
        expect(await page.evaluate(() => Campaign.activePage().get('name'))).toBe('The bridge');
        await page.close();
      }
    },
  );
  it('the simulated Roll20 opens a character sheet in a window without a table', async () => {
    const page = await open('', 'https://app.roll20.net/editor/character/4242/-NchAldo');
    expect(
      await page.evaluate(() => ({
        campaign: 'Campaign' in window,
        page: 'activePage' in Campaign,
        canvas: document.querySelector('canvas'),
      })),
    ).toEqual({ campaign: true, page: false, canvas: null });
  });
  it('the simulated Roll20 page cannot send requests to other sites, or run inline scripts', async () => {
    const page = await table();
    expect(
      await page.evaluate(() =>
        Promise.all(
          ['https://app.roll20.net.example/', 'https://files.d20.io/x.png'].map((url) =>
            fetch(url).then(
              () => 'reached',
              () => 'refused',
            ),
          ),
        ),
      ),
    ).toEqual(['refused', 'refused']);
    expect(
      await page.evaluate(async () => {
        const script = document.createElement('script');
        script.textContent = 'window.broken = true';
        document.body.append(script);
        await Promise.resolve();
        return 'broken' in window;
      }),
    ).toBe(false);
  });
});

describe('other Roll20 tables', () => {
  afterEach(leave);

  it('the simulated Roll20 page sends a player a hidden token only while the token is revealed', async () => {
    const page = await table('user=player');
    const names = () =>
      page.evaluate(() =>
        Campaign.activePage()
          .thegraphics.models.map((m) => String(m.get('name')))
          .filter((name) => name === 'Ambusher'),
      );
    expect(await names()).toEqual([]);
    await page.evaluate(() => standIn.reveal('Ambusher', true));
    expect(await names()).toEqual(['Ambusher']);
    await page.evaluate(() => standIn.reveal('Ambusher', false));
    expect(await names()).toEqual([]);
  });

  it('the simulated Roll20 page can lack its lists of doors, windows and players', async () => {
    const page = await table('missing=doors,windows,players&turnorder=empty');
    expect(
      await page.evaluate(() => [
        typeof Campaign.activePage().doors,
        'players' in Campaign,
        Campaign.get('turnorder'),
      ]),
    ).toEqual(['undefined', false, '']);
  });
});
