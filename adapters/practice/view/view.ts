/**
 * Shows the practice tabletop on the screen: the painted ground, the tokens and the doors lie in
 * one layer, which the camera moves.
 */
import { fit, type Insets } from '../camera.ts';
import type { PracticeHost } from '../host.ts';
import type { GroundLook } from '../scenarios/scenario.ts';
import { openBox, select, fixedWalls } from '../table.ts';
import { gestures } from './gestures.ts';
import { PAINT_MARGIN } from './brush.ts';
import { LOOKS, paintGround, mapSize } from './ground.ts';
import { listenToKeys } from './mapKeys.ts';
import { CELL } from './size.ts';
import { pieces, type AssistiveTexts } from './tokens.ts';

/**
 * Maximum width and height of the painted ground, in pixels. Browsers reject larger canvases, or
 * become slow.
 */
const MOST = 4096;
/** If a cell has fewer pixels than this, the marks show no numbers. */
const SMALL = 36;

export interface TableView {
  /** Zooms and pans to show the whole map. */
  fit(): void;
  /** Writes all texts again, after a change of language. */
  speak(): void;
}

/**
 * Mounts the practice table into `root`; aborting the signal ends everything. `insets` gives the
 * widths that panels may cover at its edges, best first; the first that leaves the map legible is
 * used.
 */
export function mountTable(
  host: PracticeHost,
  root: HTMLElement,
  options: { ground: () => GroundLook; words: AssistiveTexts; insets: () => readonly Insets[] },
  signal: AbortSignal,
): TableView {
  const make = (name: string): HTMLElement => {
    const element = root.ownerDocument.createElement('div');
    element.className = name;
    return element;
  };
  const world = make('world');
  const ground = root.ownerDocument.createElement('canvas');
  world.append(ground);
  root.append(world, make('vignette'));
  root.tabIndex = -1;
  root.setAttribute('role', 'group');
  const on = pieces(host, world, options.words);
  let painted: unknown = null;

  const paint = (): void => {
    const { width, height } = mapSize(host.table.scene.grid);
    const look = options.ground();
    const px = Math.min(CELL, Math.floor(MOST / (Math.max(width, height) + 2 * PAINT_MARGIN)));
    paintGround(ground, host.table.scene, fixedWalls(host.table), {
      ground: look,
      px,
      seed: host.table.id,
      nameOf: options.words.cell,
    });
    const [edge, wide, high] = [
      -PAINT_MARGIN,
      width + 2 * PAINT_MARGIN,
      height + 2 * PAINT_MARGIN,
    ].map((cells) => `${cells * CELL}px`);
    ground.style.cssText = `left:${edge};top:${edge};width:${wide};height:${high}`;
    root.dataset['ground'] = look;
    root.style.background = LOOKS[look].beyond;
  };
  const whole = (): void => {
    const { x, y, width, height } = root.getBoundingClientRect();
    const box = { x, y, width, height };
    const open = openBox(host.table);
    const views = options.insets().map((insets) => fit(open, box, insets));
    const view = views.find(({ scale }) => scale >= SMALL) ?? views.at(-1);
    if (view !== undefined) host.look(view, box);
  };
  const speak = (): void => {
    root.setAttribute('aria-label', options.words.table());
    on.speak();
  };

  host.subscribe((change) => {
    if (change === 'view')
      world.style.transform =
        `translate(${host.view.x - host.box.x}px, ${host.view.y - host.box.y}px) ` +
        `scale(${host.view.scale / CELL})`;
    if (change === 'scene' && painted !== host.table.id) {
      painted = host.table.id;
      paint();
      whole();
    }
    if (change === 'scene' || change === 'selection' || change === 'targets') on.place();
    if (change === 'drag') on.hang();
  }, signal);

  gestures(host, root, signal);
  listenToKeys(host, root, whole, signal);
  root.addEventListener(
    'focusin',
    (e) => {
      const id = (e.target as HTMLElement).closest<HTMLElement>('.token')?.dataset['id'];
      if (id !== undefined) host.apply((t) => select(t, [id]));
    },
    { signal },
  );
  const resized = new ResizeObserver(whole);
  resized.observe(root);
  signal.addEventListener(
    'abort',
    () => {
      resized.disconnect();
      root.replaceChildren();
    },
    { once: true },
  );

  painted = host.table.id;
  paint();
  whole();
  speak();
  return { fit: whole, speak };
}
