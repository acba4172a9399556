/** A page that draws one scene on one ground at one zoom; `show` is called from outside. For looking, not for asserting. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { marksCss } from '../../../src/overlay/css.ts';
import { middle, rim } from '../../../src/overlay/layers/layer.ts';
import { MarksView } from '../../../src/overlay/MapView.tsx';
import { createViewport } from '../../../src/overlay/viewport.ts';
import { locale, meet } from '../../../src/text/index.ts';
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
  meet(table.board.creatures);
  const map = document.querySelector('canvas') ?? document.body.appendChild(document.createElement('canvas'));
  paintGround(map, ground, px, table.board.creatures, [x, y]);
  const viewport = createViewport();
  viewport.set({ a: px, b: 0, c: 0, d: px, e: -x, f: -y, clip: { x: 0, y: 0, width: innerWidth, height: innerHeight } });
  const discs = table.board.creatures.map((c) => ({ at: middle(c.at, c.space ?? 1), radius: rim(c.space ?? 1) }));
  const root = document.querySelector('#marks') ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: 'marks' }));
  render(null, root);
  render(
    <><style>{marksCss}</style>
      <MarksView marks={{ shapes: signal(drawn(view)), discs: signal(discs) }} busy={() => false} viewport={viewport}
        prefs={{ thickLines: signal(thick ?? false), shapesOnly: signal(plain ?? false) }} /></>,
    root,
  );
  document.documentElement.style.filter = filter ?? '';
}

Object.assign(window, { show });
