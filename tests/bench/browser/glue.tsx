/**
 * A bare map that moves in every frame, with the same marks attached in three ways: the product's
 * way and two simple ones. Runs in the page; the benchmark calls `window.glue`.
 */
import { render } from 'preact';
import { marksCss } from '../../../src/overlay/css.ts';
import { MapView } from '../../../src/overlay/MapView.tsx';
import { marksOf } from '../../../src/overlay/marks.ts';
import { ringsPath } from '../../../src/overlay/outline.ts';
import { createPrefs } from '../../../src/overlay/prefs.ts';
import { CORNER, INSET } from '../../../src/overlay/style.ts';
import { createViewport, VIEWPORT_UNIT } from '../../../src/overlay/viewport.ts';
import { parseScene } from '../../../src/scene/parse.ts';
import { createStore } from '../../../src/state/store.ts';

export type Way = 'bare' | 'ours' | 'viewBox' | 'canvas';
export interface Glue {
  /** Puts the marks on the map; returns how many squares are marked as threatened. */
  start(way: Way): number;
  /** Moves the map for this many frames. */
  run(frames: number, zoom: boolean): Promise<void>;
}

const SIDE = 48;
const creatures = [
  { id: 'aldo', side: 'party', at: [23, 23], size: 'medium', speed: { land: 6 } },
  ...Array.from({ length: 64 }, (_, i) => ({
    id: `ogre${i}`,
    side: 'foes',
    at: [2 + 6 * (i % 8), 2 + 6 * Math.floor(i / 8)],
    size: 'large',
    attacks: [{ id: 'a', kind: 'melee' }],
  })),
];

let move: (px: number, e: number, f: number) => void = () => undefined;

function start(way: Way): number {
  const ground = document.body.appendChild(document.createElement('canvas'));
  [ground.width, ground.height] = [SIDE * 20, SIDE * 20];
  ground.style.cssText =
    'position:absolute;left:0;top:0;transform-origin:0 ' +
    `0;will-change:transform;width:${SIDE * VIEWPORT_UNIT}px;height:${SIDE * VIEWPORT_UNIT}px`;
  const paint = ground.getContext('2d');
  for (let i = 0; paint !== null && i < SIDE * SIDE; i++) {
    paint.fillStyle = `hsl(40 6% ${28 + ((i * 7919) % 13)}%)`;
    paint.fillRect((i % SIDE) * 20, Math.floor(i / SIDE) * 20, 19, 19);
  }
  const host = (px: number, e: number, f: number): void => {
    ground.style.transform = `matrix(${px / VIEWPORT_UNIT}, 0, 0, ${px / VIEWPORT_UNIT}, ${e}, ${f})`;
  };

  const parsed = parseScene({
    format: 'quadretto/scene@1',
    ruleset: '',
    grid: { kind: 'square', columns: SIDE, rows: SIDE },
    creatures,
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const store = createStore();
  store.scene.value = parsed.scene;
  store.selection.value = ['aldo'];
  const areas = marksOf(store).shapes.value.flatMap((s) =>
    s.kind === 'fill' || s.kind === 'edge'
      ? [{ fill: s.kind === 'fill', d: ringsPath(s.rings, INSET, CORNER, VIEWPORT_UNIT) }]
      : [],
  );

  if (way === 'bare') move = host;
  if (way === 'ours') {
    const viewport = createViewport();
    render(
      <>
        <style>{marksCss}</style>
        <MapView store={store} viewport={viewport} prefs={createPrefs()} />
      </>,
      document.body.appendChild(document.createElement('div')),
    );
    move = (px, e, f) => {
      host(px, e, f);
      viewport.set({
        a: px,
        b: 0,
        c: 0,
        d: px,
        e,
        f,
        clip: { x: 0, y: 0, width: innerWidth, height: innerHeight },
      });
    };
  }
  if (way === 'viewBox') {
    // Moves the marks with the SVG's `viewBox` instead of the compositor.
    let view: SVGElement | HTMLElement | undefined;
    const attach = (
      clip: HTMLElement,
      _moved: HTMLElement,
      marks: HTMLElement | SVGElement,
    ): (() => void) => {
      view = marks;
      Object.assign(clip.style, { left: '0', top: '0', width: '100vw', height: '100vh' });
      Object.assign(marks.style, { width: '100vw', height: '100vh' });
      return () => undefined;
    };
    const still = { ...createViewport(), attach };
    render(
      <>
        <style>{marksCss}</style>
        <MapView store={store} viewport={still} prefs={createPrefs()} />
      </>,
      document.body.appendChild(document.createElement('div')),
    );
    move = (px, e, f) => {
      host(px, e, f);
      const k = VIEWPORT_UNIT / px;
      view?.setAttribute('viewBox', `${-e * k} ${-f * k} ${innerWidth * k} ${innerHeight * k}`);
      view?.style.setProperty('--k', `${k}`);
      view?.style.setProperty('--c', `${px}px`);
    };
  }
  if (way === 'canvas') {
    const over = document.body.appendChild(document.createElement('canvas'));
    [over.width, over.height] = [innerWidth, innerHeight];
    over.style.cssText = 'position:fixed;left:0;top:0';
    const brush = over.getContext('2d');
    const paths = areas.map(({ fill, d }) => ({ fill, path: new Path2D(d) }));
    move = (px, e, f) => {
      host(px, e, f);
      if (brush === null) return;
      const k = px / VIEWPORT_UNIT;
      brush.setTransform(1, 0, 0, 1, 0, 0);
      brush.clearRect(0, 0, over.width, over.height);
      brush.setTransform(k, 0, 0, k, e, f);
      brush.fillStyle = 'rgb(255 136 0 / .25)';
      brush.strokeStyle = '#f80';
      brush.lineWidth = 4;
      for (const { fill, path } of paths)
        if (fill) brush.fill(path, 'evenodd');
        else brush.stroke(path);
    };
  }
  const threatened = new Set<string>();
  for (const c of parsed.scene.creatures ?? []) {
    if (c.side !== 'foes') continue;
    for (let y = -2; y < 4; y++)
      for (let x = -2; x < 4; x++)
        if (x < 0 || y < 0 || x > 1 || y > 1) threatened.add(`${c.at[0] + x},${c.at[1] + y}`);
  }
  return threatened.size;
}

const run = (frames: number, zoom: boolean): Promise<void> =>
  new Promise((done) => {
    let i = 0;
    const frame = (): void => {
      const px = zoom ? 40 + 20 * Math.sin(i / 20) : 40;
      move(px, -420 + 250 * Math.sin(i / 30), -420 + 150 * Math.cos(i / 40));
      i += 1;
      if (i < frames) requestAnimationFrame(frame);
      else done();
    };
    requestAnimationFrame(frame);
  });

Object.assign(window, { glue: { start, run } satisfies Glue });
