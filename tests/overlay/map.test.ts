/** The viewport that moves the marks with the map: detail for each zoom, redrawing, clipping. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { marksCss } from '../../src/overlay/css.ts';
import { apart } from '../../src/overlay/MapView.tsx';
import { rungFor, RUNGS } from '../../src/overlay/detailByZoom.ts';
import { looks, type Shape } from '../../src/overlay/shape.ts';
import { FRAMES, LINES } from '../../src/overlay/style.ts';
import {
  createViewport,
  matrix,
  scaleOf,
  sound,
  VIEWPORT_UNIT,
} from '../../src/overlay/viewport.ts';
import type { Camera } from '../../src/state/host.ts';

const camera = (more: Partial<Camera> = {}): Camera => ({
  a: 70,
  b: 0,
  c: 0,
  d: 70,
  e: 10,
  f: 20,
  clip: { x: 0, y: 0, width: 800, height: 600 },
  ...more,
});

/** A fake element with only the properties that the viewport uses. It records every write. */
function element() {
  const writes: string[] = [];
  const style = new Proxy(
    {
      setProperty: (name: string, value: string) => {
        writes.push(`${name}=${value}`);
      },
    } as Record<string, unknown>,
    {
      set: (target, name, value) => {
        writes.push(`${String(name)}=${String(value)}`);
        target[String(name)] = value;
        return true;
      },
    },
  );
  return { writes, it: { style } as unknown as HTMLElement };
}

describe('the level of detail by cell size', () => {
  const DETAILS = [
    [10, 'tiny'],
    [20, 'far'],
    [27.9, 'far'],
    [28, 'middle'],
    [43, 'middle'],
    [44, 'reference'],
    [83, 'reference'],
    [84, 'near'],
    [300, 'near'],
  ] as const;
  it('the map marks get more detail when squares reach 20, 28, 44 and 84 pixels on the screen', () => {
    expect(DETAILS.map(([px]) => [px, rungFor(px)])).toEqual(DETAILS);
  });

  it(
    'after zooming out, the map marks lose detail only when squares are ten percent below the ' +
      'limit for that detail',
    () => {
      expect(rungFor(43, 'reference')).toBe('reference');
      expect(rungFor(39.5, 'reference')).toBe('middle');
      expect(rungFor(43.9, 'middle')).toBe('middle');
      expect(rungFor(44, 'middle')).toBe('reference');
    },
  );

  it('the level of detail of the map marks changes only when the size of a square changes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 200, noNaN: true }),
        fc.constantFrom(...RUNGS.map((r) => r.name)),
        (px, now) => {
          const next = rungFor(px, now);
          expect(rungFor(px, next)).toBe(next);
        },
      ),
    );
  });

  it('a large zoom changes the detail of the map marks by several levels at once', () => {
    expect(rungFor(10, 'near')).toBe('tiny');
    expect(rungFor(100, 'tiny')).toBe('near');
  });
});

describe('the viewport', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A viewport with the three elements that it writes to. */
  function attached(first?: Camera) {
    const [clip, moved, marks] = [element(), element(), element()];
    const viewport = createViewport();
    if (first !== undefined) viewport.set(first);
    viewport.attach(clip.it, moved.it, marks.it);
    return { viewport, clip, moved, marks };
  }

  it('the map marks appear at once at the map’s scale and position', () => {
    const { viewport, moved, marks } = attached();
    viewport.set(camera());
    expect(marks.it.style.transform).toBe(`scale(${70 / VIEWPORT_UNIT})`);
    expect(moved.it.style.transform).toBe('matrix(1, 0, 0, 1, 10, 20)');
  });

  it('panning the map moves the map marks without drawing them again', () => {
    const { viewport, clip, moved, marks } = attached(camera());
    const [before, beforeClip, beforeMarks] = [
      moved.writes.length,
      clip.writes.length,
      marks.writes.length,
    ];
    for (let i = 1; i <= 5; i++) viewport.set(camera({ e: 10 + i }));
    expect(moved.writes.slice(before)).toEqual(
      [1, 2, 3, 4, 5].map((i) => `transform=matrix(1, 0, 0, 1, ${10 + i}, 20)`),
    );
    expect([clip.writes.length, marks.writes.length]).toEqual([beforeClip, beforeMarks]);
  });

  it('the map marks are stretched during a zoom and drawn again after the zoom', () => {
    const { viewport, moved, marks } = attached(camera());
    const before = marks.writes.length;
    viewport.set(camera({ a: 84, d: 84 }));
    expect(moved.it.style.transform).toBe('matrix(1.2, 0, 0, 1.2, 10, 20)');
    expect(marks.writes).toHaveLength(before);
    vi.advanceTimersByTime(500);
    expect(moved.it.style.transform).toBe('matrix(1, 0, 0, 1, 10, 20)');
    expect(marks.writes.slice(before)).toEqual([
      'transform=scale(0.84)',
      '--c=84px',
      `--k=${100 / 84}`,
    ]);
  });

  it('the map marks are aligned to whole pixels while the map is at rest, and not while the map moves', () => {
    vi.stubGlobal('devicePixelRatio', 1.5);
    const { viewport, moved } = attached(camera({ e: 10.2, f: -20.5 }));
    expect(moved.it.style.transform).toBe('matrix(1, 0, 0, 1, 10.2, -20.5)');
    vi.advanceTimersByTime(1000);
    const [e = NaN, f = NaN] = (/([^ ]+), ([^ ]+)\)/.exec(moved.it.style.transform) ?? [])
      .slice(1)
      .map(Number);
    expect([e * 1.5, f * 1.5]).toEqual([15, -31]);
    viewport.set(camera({ e: 10.4, f: -20.5 }));
    expect(moved.it.style.transform).toBe('matrix(1, 0, 0, 1, 10.4, -20.5)');
    vi.unstubAllGlobals();
  });

  it(
    'the map marks are aligned to whole pixels only after the last frame of a movement, even ' +
      'if frames are slow',
    () => {
      const { viewport, moved } = attached(camera());
      for (let i = 1; i <= 10; i++) {
        viewport.set(camera({ e: 10 + i / 4 }));
        const before = moved.writes.length;
        vi.advanceTimersByTime(200);
        expect(moved.writes).toHaveLength(before);
      }
      vi.advanceTimersByTime(1000);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('a very large zoom draws the map marks again at once, before the zoom ends', () => {
    const { viewport, marks } = attached(camera());
    viewport.set(camera({ a: 200, d: 200 }));
    expect(marks.it.style.transform).toBe('scale(2)');
  });

  it('the new size of a square is reported only when the zoom has ended', () => {
    const viewport = createViewport();
    viewport.set(camera());
    expect(viewport.size.value).toBe(70);
    viewport.set(camera({ a: 35, d: 35 }));
    viewport.set(camera({ a: 30, d: 30 }));
    expect(viewport.size.value).toBe(70);
    vi.advanceTimersByTime(500);
    expect(viewport.size.value).toBe(30);
  });

  it('the map marks are clipped to the area of the page where the virtual tabletop shows its map', () => {
    const { clip, moved } = attached(camera({ clip: { x: 100, y: 50, width: 300, height: 200 } }));
    expect(clip.it.style).toMatchObject({
      left: '100px',
      top: '50px',
      width: '300px',
      height: '200px',
    });
    expect(moved.it.style.transform).toBe('matrix(1, 0, 0, 1, -90, -30)');
  });

  it('the map marks keep their last position when the virtual tabletop reports an invalid map position', () => {
    const { viewport, moved } = attached(camera());
    const { transform } = moved.it.style;
    for (const bad of [
      { a: NaN },
      { e: Infinity },
      { a: 0, d: 0 },
      { clip: { x: 0, y: NaN, width: 1, height: 1 } },
    ])
      viewport.set(camera(bad));
    expect(moved.it.style.transform).toBe(transform);
  });

  it('scripts and CSS put a map point at the same place on the screen, for any scale and rotation of the map', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 200, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.integer({ min: -999, max: 999 }),
        fc.integer({ min: 0, max: 50 }),
        (size, turn, e, x) => {
          const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
          const turned = camera({ a: cos, b: sin, c: -sin, d: cos, e });
          const viewport = createViewport();
          viewport.set(turned);
          const [px, py] = viewport.place([x, 2]) ?? [NaN, NaN];
          const [ma, mb, mc, md, me, mf] = (/\((.*)\)/.exec(matrix(turned, 50))?.[1] ?? '')
            .split(',')
            .map(Number);
          expect(px).toBeCloseTo((ma ?? NaN) * x * 50 + (mc ?? NaN) * 2 * 50 + (me ?? NaN), 6);
          expect(py).toBeCloseTo((mb ?? NaN) * x * 50 + (md ?? NaN) * 2 * 50 + (mf ?? NaN), 6);
          expect(scaleOf(turned)).toBeCloseTo(size);
          expect(sound(turned)).toBe(true);
        },
      ),
    );
  });
});

describe('cut-outs around tokens', () => {
  it('overlapping tokens are cut out of the map marks by separate clip paths', () => {
    const [a, b, c] = [
      { at: [1.5, 1.5], radius: 0.455 },
      { at: [2, 1.5], radius: 0.455 },
      { at: [9, 9], radius: 0.9 },
    ] as const;
    expect(apart([a, b, c])).toEqual([[a, c], [b]]);
    expect(apart([])).toEqual([]);
  });

  it('every token has exactly one clip path, and no clip path contains two overlapping tokens', () => {
    const disc = fc.record({
      at: fc.tuple(
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
      ),
      radius: fc.double({ min: 0.1, max: 1.4, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(disc, { maxLength: 30 }), (discs) => {
        const groups = apart(discs);
        expect(groups.flat()).toHaveLength(discs.length);
        for (const group of groups) {
          group.forEach((a, i) =>
            group
              .slice(i + 1)
              .forEach((b) =>
                expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])).toBeGreaterThanOrEqual(
                  a.radius + b.radius,
                ),
              ),
          );
        }
      }),
    );
  });
});

describe('how two map shapes look', () => {
  const shape: Shape = {
    kind: 'frame',
    key: 'a',
    depth: 'frame',
    style: 'hover',
    at: [1, 2],
    size: 1,
  };
  it('two map shapes that differ only in their explanation or their id count as visibly equal', () => {
    expect(
      looks({ ...shape, key: 'b', why: { message: 'm', verdict: 'info', rules: [], cells: [] } }),
    ).toBe(looks(shape));
  });
  it('two map shapes that differ in position, size or style count as visibly different', () => {
    for (const other of [
      { at: [1, 3] },
      { size: 2 },
      { style: 'step' },
      { quiet: true },
      { doubtful: true },
    ] as const)
      expect(looks({ ...shape, ...other } as Shape)).not.toBe(looks(shape));
  });
});

describe('the style sheet', () => {
  it('the style sheet of the map marks has a rule for every style of line and frame', () => {
    for (const name of Object.keys(LINES)) expect(marksCss).toContain(`.marks .l-${name} .casing`);
    for (const name of Object.keys(FRAMES)) expect(marksCss).toContain(`.marks .b-${name} .core`);
    expect(marksCss.split('{').length).toBe(marksCss.split('}').length);
    expect(marksCss).not.toMatch(/undefined|NaN|\[object/);
  });
});
