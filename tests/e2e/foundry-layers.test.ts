/**
 * The marks in the browser's compositor: they form a single layer, which panning only moves,
 * whatever the marks are.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { shareChromium, type Chromium } from '../support/chromium.ts';
import { marksOn } from './marks.ts';
import { holdChord, sit } from './table.ts';

declare const canvas: {
  pan(to: object): void;
  tokens: { placeables: { document: { name: string }; control(on: boolean): void }[] };
};

let server: StandInServer;
let browser: Chromium;

beforeAll(async () => {
  server = await startFoundry();
  // The stand-in then draws on a plain canvas: WebGL in software takes seconds for each frame.
  browser = await shareChromium({ viewport: { width: 1000, height: 700 } });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('a pan of a crowded Foundry map moves Quadretto’s marks without redrawing the marks', async () => {
  const { page } = await sit(browser, server.url, 'scene=crowd');
  await page.evaluate(() =>
    canvas.tokens.placeables.find((t) => t.document.name === 'Aldo')?.control(true),
  );
  // Holds the layer's key, so that all threats of a crowd are drawn, including those out of reach.
  await holdChord(page, '1');
  await expect
    .poll(async () => (await marksOn(page)).filter((m) => m.key.startsWith('threat:doubt:')).length)
    .toBeGreaterThan(50);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.getDocument', { depth: 0 });
  let layers: readonly { readonly layerId: string; readonly backendNodeId?: number }[] = [];
  session.on('LayerTree.layerTreeDidChange', (event) => {
    layers = event.layers ?? layers;
  });
  await session.send('LayerTree.enable');
  const pan = (): Promise<void> =>
    page.evaluate(async () => {
      for (let i = 0; i < 5; i++) {
        canvas.pan({ x: 2300 + 10.3 * i, y: 2300 - 7.7 * i, scale: 0.4 });
        await new Promise(requestAnimationFrame);
      }
    });
  const ours = async (): Promise<{ what: string; why: readonly string[] }[]> => {
    const found: { what: string; why: readonly string[] }[] = [];
    for (const { layerId, backendNodeId } of layers) {
      if (backendNodeId === undefined) continue;
      const {
        object: { objectId },
      } = await session.send('DOM.resolveNode', { backendNodeId });
      if (objectId === undefined) continue;
      const { result } = await session.send('Runtime.callFunctionOn', {
        objectId,
        returnByValue: true,
        functionDeclaration:
          'function () { return this.closest?.(".marks-clip") ? this.getAttribute("class") : ""; }',
      });
      const what = String(result.value);
      if (what !== '')
        found.push({
          what,
          why: (await session.send('LayerTree.compositingReasons', { layerId }))
            .compositingReasonIds,
        });
    }
    return found;
  };
  // The list of layers describes one frame and may be outdated when one of its layers is queried.
  // Without an animation the browser would compute all its layers again in every frame of a pan.
  await expect
    .poll(async () => {
      await pan();
      return ours();
    })
    .toEqual([
      { what: 'marks-moved', why: expect.arrayContaining(['ActiveTransformAnimation']) as unknown },
    ]);
  await page.close();
});
