/** Benchmark of hand-drawn walls and of light: loading such a map, and a light that moves on it. */
import { lightMap } from '../../../adapters/common/lightMap.ts';
import type { Frame } from '../../../adapters/common/geometry.ts';
import { aligned } from '../../../src/board/alignment.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { drawn, SIDE, withTorch } from '../boards/drawn.ts';
import { random } from '../boards/field.ts';
import { toAndFro } from '../boards/told.ts';
import type { Job } from '../job.ts';
import { begun, shown } from '../judged.ts';

const BOARD = 'hand-drawn map';
const LAMPS = 60;

const load: Job = {
  name: 'ends of 700 walls moved to the grid, at the load of a scene',
  board: BOARD,
  target: 1,
  set() {
    const scene = drawn();
    const { grid, walls } = boardOf({ ...scene, walls: [...scene.walls!] }).ground;
    const given = scene.walls!.map((w, i) => ({ ...walls[i]!, from: w.from, to: w.to }));
    return {
      ours: { name: 'quadretto', run: () => aligned(grid, given) },
      peers: [],
      check() {
        const moved = aligned(grid, given).filter((w, i) => w !== given[i]).length;
        return moved > 600 ? null : `only ${moved} walls were moved`;
      },
    };
  },
};

const light: Job = {
  name: `light of ${LAMPS} lamps on ${SIDE} × ${SIDE} squares`,
  board: BOARD,
  target: 5,
  set() {
    const next = random(60);
    const frame: Frame = { columns: SIDE, rows: SIDE, size: 100, origin: [0, 0] };
    const lamps = Array.from({ length: LAMPS }, () => ({
      x: next() * SIDE * 100,
      y: next() * SIDE * 100,
      bright: 400,
      dim: 800,
      reaches: () => true,
    }));
    return {
      ours: { name: 'quadretto', run: () => lightMap(frame, false, lamps) },
      peers: [],
      check: () => (lightMap(frame, false, lamps).cells.length > 1000 ? null : 'no light falls'),
    };
  },
};

const bearer: Job = {
  name: 'one-token update, the light-bearer moves and the light with it',
  board: BOARD,
  target: 2,
  warmUp: 3,
  set() {
    const scene = drawn();
    const scenes = toAndFro(scene, [scene.creatures![0]!]).map((each) => ({
      ...withTorch(each),
      // As the overlay's structural sharing leaves them.
      walls: scene.walls!,
      grid: scene.grid,
    }));
    const table = begun(scene, false);
    shown(table, scene);
    let turn = 0;
    // The cells are new objects each time, as a host reports them.
    const told = () => {
      const each = scenes[turn++ % scenes.length]!;
      return { ...each, cells: [...each.cells!] };
    };
    return {
      ours: { name: 'quadretto', run: () => shown(table, told()) },
      peers: [],
      check() {
        for (const each of scenes) {
          const [kept, anew] = [
            shown(table, each),
            shown(begun(scene, false), { ...each, walls: [...each.walls!] }),
          ];
          if (kept.join() !== anew.join()) return `${kept.join()} kept up, ${anew.join()} anew`;
        }
        return null;
      },
    };
  },
};

export const drawnMaps: readonly Job[] = [load, light, bearer];
