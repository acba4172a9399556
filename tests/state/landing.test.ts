/** The height of a flyer after it is dropped. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sceneSchema } from '../../src/scene/schema.ts';
import { raiseHeights } from '../../src/state/heights.ts';
import type { Commands } from '../../src/state/host.ts';
import { followLandings } from '../../src/state/landing.ts';
import { createStore, type Store } from '../../src/state/store.ts';

let store: Store;
let end: AbortController;
let done: string[];
let now: number;

const scene = (at: [number, number], elevation = 0): void => {
  store.scene.value = sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'sigil',
    grid: { kind: 'square', columns: 12, rows: 8 },
    creatures: [{ id: 'hawk', at, elevation, speed: { land: 2, fly: 12 } }],
  });
};
beforeEach(() => {
  store = createStore({ ruleset: 'sigil' });
  end = new AbortController();
  done = [];
  now = 0;
  scene([1, 1]);
});
afterEach(() => end.abort());

const follow = (lift?: Commands['lift']): void =>
  followLandings(
    store,
    lift,
    (of, height) => void done.push(`corrected ${of} ${height}`),
    () => now,
    end.signal,
  );
const lift =
  (answer: boolean): Commands['lift'] =>
  (of, height) => {
    done.push(`lifted ${of} ${height}`);
    return Promise.resolve(answer);
  };
/**
 * Drags the hawk three squares east, raises the end of its path by the given number of squares, and
 * drops it.
 */
function drop(by: number): void {
  const path = [1, 2, 3, 4].map((x) => [x, 1] as const);
  store.drag.value = { of: 'hawk', path };
  if (by !== 0) store.wishes.value = raiseHeights({ path }, 0, [], by);
  store.drag.value = null;
  store.wishes.value = [];
}
const settled = (): Promise<void> => new Promise((later) => setTimeout(later));

describe('a flyer dropped higher than before', () => {
  it(
    'if a flyer is dragged to a greater height, its token gets the new elevation as soon as ' +
      'the token has arrived',
    async () => {
      follow(lift(true));
      drop(2);
      expect(done).toEqual([]);
      scene([4, 1]);
      await settled();
      expect(done).toEqual(['lifted hawk 2']);
      scene([4, 1], 2);
      await settled();
      expect(done).toHaveLength(1);
    },
  );
  it.each([
    ['has no elevations', undefined, []],
    ['refuses the new elevation', false, ['lifted hawk 2']],
  ] as const)(
    'if the virtual tabletop %s, the extension itself stores a flyer’s new height',
    async (_, answer, before) => {
      follow(answer === undefined ? undefined : lift(answer));
      drop(2);
      scene([4, 1]);
      await settled();
      expect(done).toEqual([...before, 'corrected hawk 2']);
    },
  );
  it('a flyer whose move is refused keeps its former elevation', async () => {
    follow(lift(true));
    drop(2);
    scene([1, 1]);
    now = 61_000;
    scene([4, 1]);
    await settled();
    expect(done).toEqual([]);
  });
  it('a flyer dragged up and then back down before its token has arrived keeps its elevation', async () => {
    follow(lift(true));
    drop(2);
    drop(0);
    scene([4, 1]);
    await settled();
    expect(done).toEqual([]);
  });
  it(
    'the extension does not set a token’s elevation if the drag changed no height or the ' +
      'tabletop has already set it',
    async () => {
      follow(lift(true));
      drop(0);
      scene([4, 1], 1);
      store.drag.value = {
        of: 'hawk',
        path: [
          [4, 1],
          [5, 1],
        ],
        heights: [1, 3],
      };
      store.drag.value = null;
      scene([5, 1], 1);
      await settled();
      expect(done).toEqual([]);
    },
  );
});
