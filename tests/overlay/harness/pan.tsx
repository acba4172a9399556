/**
 * Many marks on a moving map, to measure the cost of panning for each frame. It asserts nothing.
 */
import { options, render } from 'preact';
import { marksCss } from '../../../src/overlay/css.ts';
import { MapView } from '../../../src/overlay/MapView.tsx';
import { marksOf } from '../../../src/overlay/marks.ts';
import { createPrefs } from '../../../src/overlay/prefs.ts';
import { createViewport } from '../../../src/overlay/viewport.ts';
import { parseScene } from '../../../src/scene/parse.ts';
import { createStore } from '../../../src/state/store.ts';
import { paintGround } from './grounds.ts';

const COUNT = 30;
const creatures = Array.from({ length: COUNT }, (_, i) => ({
  id: `c${i}`,
  name: `Orc ${i}`,
  side: i === 0 ? 'party' : 'foes',
  at: [(i * 37) % 80, (i * 23) % 50],
  size: i % 5 === 0 ? 'large' : 'medium',
  speed: { land: 12 },
  attacks: [{ id: 'a', kind: 'melee', reachWeapon: i % 3 === 0 ? 'reach' : 'none' }],
}));

const store = createStore();
const viewport = createViewport();
const canvas = document.body.appendChild(document.createElement('canvas'));
let ended: (() => void) | undefined;

function start(withMarks: boolean): { shapes: number; squares: number; drawn: number } {
  const parsed = parseScene({
    format: 'quadretto/scene@1',
    ruleset: '',
    grid: { kind: 'square', columns: 80, rows: 50 },
    creatures,
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  paintGround(canvas, 'stone', 30, [], [0, 0]);
  if (!withMarks) return { shapes: 0, squares: 0, drawn: 0 };
  const root = document.body.appendChild(document.createElement('div'));
  store.scene.value = parsed.scene;
  store.selection.value = ['c0'];
  const before = performance.now();
  render(
    <>
      <style>{marksCss}</style>
      <MapView store={store} viewport={viewport} prefs={createPrefs()} />
    </>,
    root,
  );
  ended = () => render(null, root);
  return {
    shapes: marksOf(store).shapes.value.length,
    squares: root.querySelectorAll('*').length,
    drawn: performance.now() - before,
  };
}

/** Moves the map for the given number of frames. The ground is a canvas that moves with the map. */
function pan(frames: number, zoom: boolean): Promise<void> {
  return new Promise((done) => {
    let i = 0;
    const frame = (): void => {
      const px = zoom ? 30 + 20 * Math.sin(i / 20) : 30;
      const [e, f] = [-300 + 250 * Math.sin(i / 30), -200 + 150 * Math.cos(i / 40)];
      canvas.style.transform = `translate(${e}px, ${f}px)`;
      viewport.set({
        a: px,
        b: 0,
        c: 0,
        d: px,
        e,
        f,
        clip: { x: 0, y: 0, width: innerWidth, height: innerHeight },
      });
      i += 1;
      if (i < frames) requestAnimationFrame(frame);
      else done();
    };
    requestAnimationFrame(frame);
  });
}

/**
 * Moves one creature and measures the time from the new scene to the marks in the document
 * (`script`), and to the frame after that (`frame`).
 */
async function moveOne(times: number): Promise<{ script: number[]; frame: number[] }> {
  const out: { script: number[]; frame: number[] } = { script: [], frame: [] };
  options.debounceRendering = (render) => render();
  for (let i = 0; i < times; i++) {
    const scene = store.scene.value;
    if (scene === null) break;
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    store.scene.value = {
      ...scene,
      creatures: (scene.creatures ?? []).map((c, k) =>
        k === 7 ? { ...c, at: [20 + (i % 9), 20] as [number, number] } : c,
      ),
    };
    out.script.push(performance.now() - start);
    document.body.getBoundingClientRect();
    out.frame.push(performance.now() - start);
  }
  return out;
}

Object.assign(window, { start, pan, moveOne, end: () => ended?.() });
