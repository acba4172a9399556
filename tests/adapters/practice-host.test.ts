/** The practice table's adapter: what it reports to the overlay, and when. */
import { describe, expect, it } from 'vitest';
import type { HostListener } from '../../src/state/host.ts';
import { PracticeHost } from '../../adapters/practice/host.ts';
import { practiceAdapter } from '../../adapters/practice/index.ts';
import { layTable, moveToken, select, toggleTarget, undo } from '../../adapters/practice/table.ts';

const lay = (id: string) => layTable({ id, board: '....\n.A.g\n....', legend: {}, select: 'A' });

/** A listener that records its calls in order. */
function heard(start = new PracticeHost(lay('one'))) {
  const told: [string, unknown][] = [];
  const note =
    (name: keyof HostListener) =>
    (value: unknown): void => {
      told.push([name, value]);
    };
  const listener: HostListener = {
    reading: note('reading'),
    camera: note('camera'),
    selection: note('selection'),
    drag: note('drag'),
    pointer: note('pointer'),
    targets: note('targets'),
    stale: note('stale'),
  };
  const end = new AbortController();
  practiceAdapter(start).start(listener, end.signal);
  const since = (act: () => void): [string, unknown][] => {
    told.length = 0;
    act();
    return [...told];
  };
  return { host: start, told, since, end };
}

describe('the practice adapter', () => {
  it('at its start the practice table reports camera, scene, selection, targets and pointer once each', () => {
    const { host, told } = heard();
    expect(told.map(([name]) => name)).toEqual([
      'stale',
      'camera',
      'reading',
      'selection',
      'targets',
      'pointer',
    ]);
    expect(told[2]?.[1]).toMatchObject({
      scene: host.table.scene,
      map: 'practice:one',
      gm: true,
      notices: [],
      host: { name: 'practice' },
    });
    expect(told[3]?.[1]).toEqual(['A']);
  });

  it('the practice table reports each move exactly once, without delay', () => {
    const { host, since } = heard();
    const moved = since(() => host.apply((t) => moveToken(t, 'A', [2, 2])));
    expect(moved.map(([name]) => name)).toEqual(['reading']);
    expect(moved[0]?.[1]).toMatchObject({
      scene: {
        creatures: [
          { id: 'A', at: [2, 2] },
          { id: 'g', at: [3, 1] },
        ],
      },
    });
    expect(since(() => host.apply((t) => moveToken(t, 'A', [2, 2])))).toEqual([]);
    expect(since(() => host.apply(undo)).map(([name]) => name)).toEqual(['reading']);
  });

  it('a drag on the practice table is reported at each new square, and ends before the move is reported', () => {
    const { host, since } = heard();
    expect(since(() => host.beginDrag('A'))).toEqual([['drag', { of: 'A', path: [[1, 1]] }]]);
    expect(
      since(() => {
        host.dragTo([1.1, 1]);
        host.dragTo([1.4, 1]);
      }),
    ).toEqual([]);
    expect(since(() => host.dragTo([2, 1]))).toEqual([
      [
        'drag',
        {
          of: 'A',
          path: [
            [1, 1],
            [2, 1],
          ],
        },
      ],
    ]);
    const dropped = since(() => host.drop());
    expect(dropped.map(([name]) => name)).toEqual(['drag', 'reading']);
    expect(dropped[0]?.[1]).toBeNull();
  });

  it('canceling a drag on the practice table moves no token', () => {
    const { host, since } = heard();
    host.beginDrag('A');
    host.dragTo([3, 2]);
    expect(since(() => host.endDrag())).toEqual([['drag', null]]);
    expect(host.table.past).toEqual([]);
  });

  it('a token that is dragged off the practice table’s map stays at the map’s edge', () => {
    const { host, since } = heard();
    host.beginDrag('A');
    const last = since(() => host.dragTo([99, -7.3])).at(-1)?.[1] as { path: number[][] };
    expect(last.path.at(-1)).toEqual([3, 0]);
  });

  it('the practice table reports a path planned by keyboard, and ignores a step off the map', () => {
    const { host, since } = heard();
    const told = since(() => {
      host.dragStep('A', [-1, -1]);
      host.dragStep('A', [-1, 0]);
    });
    expect(told.at(-1)).toEqual([
      'drag',
      {
        of: 'A',
        path: [
          [1, 1],
          [0, 0],
        ],
      },
    ]);
  });

  it('each change of camera, pointer, selection or targets is reported by the practice table at once', () => {
    const { host, since } = heard();
    const box = { x: 0, y: 0, width: 800, height: 600 };
    expect(since(() => host.look({ scale: 50, x: 10, y: 20 }, box))).toEqual([
      ['camera', { a: 50, b: 0, c: 0, d: 50, e: 10, f: 20, clip: box }],
    ]);
    const at = { cell: [1, 1], x: 85, y: 95 } as const;
    expect(since(() => host.point(at))).toEqual([['pointer', at]]);
    expect(since(() => host.apply((t) => select(t, ['g'])))).toEqual([['selection', ['g']]]);
    expect(since(() => host.apply((t) => toggleTarget(t, 'g')))).toEqual([['targets', ['g']]]);
  });

  it('opening another lesson ends the drag, and then reports the new map', () => {
    const { host, since } = heard();
    host.beginDrag('A');
    const told = since(() => host.lay(lay('two')));
    expect(told.map(([name]) => name)).toEqual(['drag', 'reading', 'selection', 'targets']);
    expect(told[1]?.[1]).toMatchObject({ map: 'practice:two' });
  });

  it('a practice table that was stopped reports nothing, and cannot start again', () => {
    const { host, since, end } = heard();
    end.abort();
    expect(since(() => host.apply((t) => moveToken(t, 'A', [0, 0])))).toEqual([]);
    const told: string[] = [];
    const silent = new Proxy(
      {},
      { get: (_, name) => () => told.push(String(name)) },
    ) as HostListener;
    practiceAdapter(host).start(silent, end.signal);
    expect(told).toEqual([]);
  });
});
