/**
 * Benchmark: how the cost of one update grows with data that does not affect it, and how much
 * memory a table takes.
 */
import { CLOCKS, type Measuring } from './measure.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { siege } from './boards/siege.ts';
import { foesByDistance, mayStep, toAndFro } from './boards/told.ts';
import { begun, draggedWhole, shown, whole, type Table } from './judged.ts';
import { waysOf } from './jobs/judgement.ts';
import type { Figure } from './report.ts';

export const GROWTH = 'growth and memory';

const collect = (globalThis as { gc?: () => void }).gc;

/** Bytes in use in the heap and in array buffers, after garbage collection. */
function heap(): number {
  if (collect === undefined) throw new Error('run with --expose-gc');
  for (let i = 0; i < 4; i++) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const MEGABYTE = 2 ** 20;

interface Told {
  readonly table: Table;
  readonly scenes: readonly SceneDocument[];
  readonly samples: number[];
  turn: number;
}

/**
 * A table where one foe near the hero moves back and forth.
 * @param same creatures that do not move are reported as the same object
 */
function updated(scene: SceneDocument, same: boolean): Told {
  const [near] = foesByDistance(scene).filter((c) => mayStep(scene, c));
  if (near === undefined) throw new Error('nobody can move');
  const told = toAndFro(scene, [near]);
  const scenes = !same
    ? told
    : told.map((one): SceneDocument => ({
        ...one,
        creatures: (scene.creatures ?? []).map((c, i) =>
          c.id === near.id ? (one.creatures?.[i] ?? c) : c,
        ),
      }));
  return { table: begun(scene, false), scenes, samples: [], turn: 0 };
}

/**
 * The first updates after a change of board rebuild its ground index and do not count: `LEARNING` of
 * `block` updates of one board in a row.
 */
const LEARNING = 12;
interface Length {
  readonly rounds: number;
  readonly block: number;
}
const LONG: Length = { rounds: 20, block: 40 };
const SHORT: Length = { rounds: 1, block: LEARNING + 1 };

/** Median milliseconds of an update, for each of several boards that take turns. */
function updates(
  scenes: readonly SceneDocument[],
  { rounds, block }: Length,
  same: boolean,
  clock: () => number,
): number[] {
  const all = scenes.map((scene) => updated(scene, same));
  for (let round = 0; round <= rounds; round++)
    for (const one of all) {
      for (let i = 0; i < block; i++) {
        const told = one.scenes[one.turn++ % one.scenes.length]!;
        const start = clock();
        shown(one.table, told);
        if (round > 0 && i >= LEARNING) one.samples.push(clock() - start);
      }
    }
  return all.map(({ samples }) => samples.sort((a, b) => a - b)[samples.length >> 1] ?? NaN);
}

/**
 * The creatures of the siege near the hero, and `count` of the others. None of the others is within
 * `APART` squares.
 */
const APART = 40;
function withFar(count: number): SceneDocument {
  const scene = siege();
  const [hero] = scene.creatures ?? [];
  const off = (c: NonNullable<typeof hero>): number =>
    Math.max(Math.abs(c.at[0] - (hero?.at[0] ?? 0)), Math.abs(c.at[1] - (hero?.at[1] ?? 0)));
  const all = scene.creatures ?? [];
  const near = all.filter((c) => off(c) <= 12).slice(0, 60);
  const far = all.filter((c) => off(c) >= APART);
  return {
    ...scene,
    creatures: [
      ...near,
      ...Array.from({ length: count }, (_, i) => far[i % far.length]!)
        .slice(0, count)
        .map((c, i) => ({ ...c, id: `far${i}` })),
    ],
  };
}

export function* grown(smoke: boolean, by: Measuring): Generator<Figure> {
  const clock = CLOCKS[by];
  const length = smoke ? SHORT : LONG;
  const crowds = [0, 60, 250, 700];
  for (const same of [false, true]) {
    const how = same ? ', reported as the same objects' : '';
    const found = updates(crowds.map(withFar), length, same, clock);
    for (const [i, n] of crowds.entries())
      yield {
        what: `update near the hero, 60 creatures near and ${n} distant${how}`,
        value: found[i]! * 1000,
        unit: 'µs',
      };
    const [none = NaN, most = NaN] = [found[0], found.at(-1)];
    yield {
      what: `of that, each distant creature${how}`,
      value: ((most - none) / crowds.at(-1)!) * 1e6,
      unit: 'ns',
    };
    yield {
      what: `the update with 700 distant creatures, as a multiple of that with none${how}`,
      value: most / none,
      unit: '×',
      target: 'independent: 1.25 at most',
      held: most / none <= 1.25,
    };
  }

  const walls = [500, 1000, 2000, 5000];
  const byWalls = updates(
    walls.map((n) => siege(n, 100)),
    length,
    false,
    clock,
  );
  for (const [i, n] of walls.entries())
    yield {
      what: `update near the hero, 100 creatures, ${n} walls`,
      value: byWalls[i]! * 1000,
      unit: 'µs',
    };
  const linear = byWalls.at(-1)! / byWalls[0]!;
  yield {
    what: 'the update with 5,000 walls, as a multiple of that with 500',
    value: linear,
    unit: '×',
    target: 'at most linear: 10',
    held: linear <= 10,
  };

  yield* memory(smoke);
}

function* memory(smoke: boolean): Generator<Figure> {
  for (const ruleset of smoke ? ['srd35'] : ['srd35', 'srd52']) yield* memoryBy(ruleset, smoke);
  const scene = siege();
  const table = begun(scene, false);
  shown(table, scene);
  const ways = waysOf(table);
  const drag = (steps: number): void => {
    for (let i = 0; i < steps; i++) draggedWhole(table, ways[i % ways.length]!.slice());
  };
  const steps = smoke ? 10 : 1000;
  drag(2 * steps);
  // A leak makes the heap grow in every stretch; data that the compiler stores does not.
  let least = Infinity;
  for (let stretch = 0, before = heap(); stretch < 3; stretch++) {
    drag(steps);
    const after = heap();
    least = Math.min(least, (after - before) / 1024);
    before = after;
  }
  const grownBy = Math.max(0, least);
  yield {
    what: `growth of the heap in ${steps} drag steps, the least of three runs`,
    value: grownBy,
    unit: 'KB',
    target: 'none: 64 at most',
    held: grownBy <= 64,
  };
}

/** The memory that the siege takes under a ruleset. */
function* memoryBy(ruleset: string, smoke: boolean): Generator<Figure> {
  // Run once first, so that memory used by the code itself does not count.
  const small = { ...siege(500, 60), ruleset };
  whole(begun(small, true), small);
  const before = heap();
  const scene = { ...siege(), ruleset };
  const scenes = toAndFro(
    scene,
    foesByDistance(scene)
      .filter((c) => mayStep(scene, c))
      .slice(0, 1),
  );
  const figure = (how: string): Figure => {
    const value = (heap() - before) / MEGABYTE;
    const board = ruleset === 'srd35' ? 'the siege' : `the siege by ${ruleset}`;
    const what = `memory of ${board}, ${how}`;
    return { what, value, unit: 'MB', target: '30', held: value <= 30 };
  };
  const table = begun(scene, false);
  for (let i = 0; i < (smoke ? 2 : 40); i++) shown(table, scenes[i % scenes.length]!);
  yield figure('reported and judged as for the screen');
  const other = begun(scene, true);
  for (let i = 0; i < (smoke ? 2 : 8); i++) whole(other, scenes[i % scenes.length]!);
  yield figure('judged in full');
  // Used once more, so that both figures count it.
  shown(table, scene);
}
