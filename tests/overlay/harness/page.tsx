/**
 * A page that draws one scene on one background at one zoom; the caller uses `show`. It only makes
 * pictures and asserts nothing.
 */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { marksCss } from '../../../src/overlay/css.ts';
import { middle, rim } from '../../../src/overlay/layers/layer.ts';
import { MapView, MarksView } from '../../../src/overlay/MapView.tsx';
import { createPrefs } from '../../../src/overlay/prefs.ts';
import { createViewport } from '../../../src/overlay/viewport.ts';
import type { Mode } from '../../../src/rules/verdict.ts';
import { createStore, type LayerId } from '../../../src/state/store.ts';
import { locale, addCreatures } from '../../../src/text/pages.ts';
import { scenarioOf } from '../../../adapters/practice/scenarios/index.ts';
import { layTable } from '../../../adapters/practice/table.ts';
import { paintGround, type Ground } from './grounds.ts';
import { drawn, SCENES } from './scenes.ts';

export interface Order {
  readonly scene: keyof typeof SCENES;
  readonly ground: Ground;
  readonly px: number;
  readonly filter?: string;
  readonly thick?: boolean;
  readonly plain?: boolean;
  readonly language?: 'it' | 'en';
  readonly x?: number;
  readonly y?: number;
}

function show({ scene, ground, px, filter, thick, plain, language, x = 0, y = 0 }: Order): void {
  locale.value = language ?? 'it';
  const { table, view } = SCENES[scene]();
  addCreatures(table.board.creatures);
  const map =
    document.querySelector('canvas') ?? document.body.appendChild(document.createElement('canvas'));
  paintGround(map, ground, px, table.board.creatures, [x, y]);
  const viewport = createViewport();
  viewport.set({
    a: px,
    b: 0,
    c: 0,
    d: px,
    e: -x,
    f: -y,
    clip: { x: 0, y: 0, width: innerWidth, height: innerHeight },
  });
  const discs = table.board.creatures.map((c) => ({
    at: middle(view.judge, c.at, c.space ?? 1),
    radius: rim(c.space ?? 1),
  }));
  const root =
    document.querySelector('#marks') ??
    document.body.appendChild(Object.assign(document.createElement('div'), { id: 'marks' }));
  render(null, root);
  render(
    <>
      <style>{marksCss}</style>
      <MarksView
        marks={{ shapes: signal(drawn(view)), discs: signal(discs) }}
        busy={() => false}
        viewport={viewport}
        prefs={{ thickLines: signal(thick ?? false), shapesOnly: signal(plain ?? false) }}
      />
    </>,
    root,
  );
  document.documentElement.style.filter = filter ?? '';
}

/** Shows a lesson of the practice table with the real engine, during an action. */
export interface Live {
  readonly lesson: string;
  readonly ground: Ground;
  readonly px: number;
  readonly select?: string;
  readonly pointer?: readonly [number, number];
  readonly drag?: readonly (readonly [number, number])[];
  readonly held?: LayerId;
  readonly mode?: Mode;
}

function live({ lesson, ground, px, select, pointer, drag, held, mode }: Live): void {
  const scenario = scenarioOf(lesson);
  if (scenario === undefined) throw new Error(`no lesson ${lesson}`);
  locale.value = 'it';
  const { scene } = layTable(scenario);
  const store = createStore();
  store.scene.value = scene;
  addCreatures(store.board.value?.creatures ?? []);
  const of = select ?? scenario.select;
  store.selection.value = [of];
  if (mode !== undefined) store.mode.value = mode;
  if (held !== undefined) store.held.value = held;
  if (drag !== undefined) store.drag.value = { of, path: drag };
  if (pointer !== undefined) store.pointer.value = { cell: pointer, x: 0, y: 0 };
  const map =
    document.querySelector('canvas') ?? document.body.appendChild(document.createElement('canvas'));
  const judge = store.judge.value;
  paintGround(
    map,
    ground,
    px,
    (store.board.value?.creatures ?? []).map((c) => ({
      ...c,
      space: judge?.rules.space(c).value ?? 1,
    })),
    [0, 0],
  );
  const g = map.getContext('2d');
  for (const c of store.board.value?.ground.cells ?? [])
    if (c.blocks.length > 0 && g !== null) {
      g.fillStyle = '#14110f';
      g.fillRect(c.at[0] * px, c.at[1] * px, px, px);
    }
  const viewport = createViewport();
  viewport.set({
    a: px,
    b: 0,
    c: 0,
    d: px,
    e: 0,
    f: 0,
    clip: { x: 0, y: 0, width: innerWidth, height: innerHeight },
  });
  const root =
    document.querySelector('#marks') ??
    document.body.appendChild(Object.assign(document.createElement('div'), { id: 'marks' }));
  render(null, root);
  render(
    <>
      <style>{marksCss}</style>
      <MapView store={store} viewport={viewport} prefs={createPrefs()} />
    </>,
    root,
  );
  document.documentElement.style.filter = '';
}

Object.assign(window, { show, live });
