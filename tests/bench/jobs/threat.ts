/**
 * Benchmark of threatened squares of 200 creatures among 1,000 walls, by the overlay's function
 * `threatsFollowed`.
 */
import { withCreature } from '../../../src/board/board.ts';
import { CellSet } from '../../../src/board/cellset.ts';
import type { Creature } from '../../../src/board/creature.ts';
import { cellsApart, gap } from '../../../src/board/grid.ts';
import { marksOf } from '../../../src/overlay/marks.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import type { Judge } from '../../../src/rules/ruleset.ts';
import { srd35 } from '../../../src/rules/d20/srd35/index.ts';
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { judgementOf } from '../../../src/state/judgement.ts';
import { createStore } from '../../../src/state/store.ts';
import { threatsFollowed, type Threats } from '../../../src/state/threats.ts';
import { field, SIDE } from '../boards/field.ts';
import type { Plain } from '../job.ts';

const board = field(200, 1000);
const j = judgeOf(board, srd35);
const foes = board.creatures.slice(1);

/**
 * Compares the areas and counts with a newly computed verdict for each creature; returns the
 * difference, or null.
 */
function besideVerdicts(threats: Threats, judge: Judge, of: readonly Creature[]): string | null {
  const sure = new CellSet(judge.board.ground.grid);
  const guessed = new CellSet(judge.board.ground.grid);
  const count = new Uint16Array(SIDE * SIDE);
  for (const foe of of) {
    const { cells, none, idle, unknown } = judge.rules.threat(judge, { ...foe });
    if (none !== undefined || idle !== undefined) continue;
    // A big creature that squeezes may fill one of several lanes. If the lane is unknown, its
    // threatened cells are doubtful.
    (unknown.length > 0 ? guessed : sure).unite(cells);
    for (const [x, y] of cells) count[y * SIDE + x]!++;
  }
  for (let i = 0; i < count.length; i++) {
    if (threats.count[i] !== count[i] || threats.many.hasIndex(i) !== count[i]! > 1)
      return `cell ${i % SIDE},${Math.floor(i / SIDE)} is counted otherwise`;
  }
  const both = new CellSet(judge.board.ground.grid);
  both.unite(threats.sure);
  both.unite(threats.doubtful);
  guessed.unite(sure);
  return threats.sure.equals(sure) &&
    both.equals(guessed) &&
    both.size === threats.sure.size + threats.doubtful.size
    ? null
    : 'the areas differ';
}

const RADIUS = { medium: 1, large: 2, huge: 3 } as const;

/**
 * The usual method of overlays: a set of strings, filled by the distance from the nearest square.
 * Walls are ignored.
 */
function strings(
  free: (foe: Creature, n: number, x: number, y: number) => boolean = () => true,
): Set<string> {
  const cells = new Set<string>();
  for (const foe of foes) {
    const n = RADIUS[foe.size as keyof typeof RADIUS];
    const glaive = foe.attacks?.[0]?.reachWeapon === 'reach';
    const far = glaive ? n * 2 : n;
    for (let y = foe.at[1] - far; y < foe.at[1] + n + far; y++)
      for (let x = foe.at[0] - far; x < foe.at[0] + n + far; x++) {
        if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) continue;
        const dx = gap(foe.at[0], n, x, 1);
        const dy = gap(foe.at[1], n, y, 1);
        const ring = (reach: number): boolean =>
          reach === 2 ? Math.max(dx, dy) <= 2 : cellsApart(dx, dy, 'alternate') <= reach;
        if ((dx > 0 || dy > 0) && ring(far) && !(glaive && ring(n)) && free(foe, n, x, y))
          cells.add(`${x},${y}`);
      }
  }
  return cells;
}

/** The method of overlays with walls: a ray from center to center is tested against every wall. */
const rays = (): Set<string> =>
  strings(
    (foe, n, x, y) =>
      !board.ground.walls.some((w) =>
        crosses([foe.at[0] + n / 2, foe.at[1] + n / 2], [x + 0.5, y + 0.5], w.from, w.to),
      ),
  );

type P = readonly [number, number];
function crosses(a: P, b: P, c: P, d: P): boolean {
  const side = (p: P, q: P, r: P): number =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

export const threat: Plain = {
  name: 'threat of 200 creatures, from scratch',
  target: 0.1,
  ours: { name: 'quadretto', run: () => threatsFollowed()(j, foes) },
  peers: [
    { name: 'set of strings', easier: 'no walls', run: () => strings() },
    { name: 'set of strings, ray to each centre', easier: 'centre lines only', run: rays },
  ],
  // With walls, compare with the verdicts for single creatures; without walls, with the peer's
  // answer.
  check() {
    const open = judgeOf({ ...board, ground: { ...board.ground, walls: [] } }, srd35);
    const { sure } = threatsFollowed()(open, foes);
    const wanted = strings();
    for (let i = 0; i < SIDE * SIDE; i++) {
      if (sure.hasIndex(i) !== wanted.has(`${i % SIDE},${Math.floor(i / SIDE)}`))
        return `cell ${i % SIDE},${Math.floor(i / SIDE)} differs`;
    }
    return besideVerdicts(threatsFollowed()(j, foes), j, foes);
  },
};

const mover = foes[0]!;
const places = Array.from({ length: 64 }, (_, k) => ({
  ...mover,
  at: [20 + (k % 8), 20 + (k >> 3)] as const,
}));
const steps = places.map((c) => {
  const after = withCreature(board, c);
  return { judge: judgeOf(after, srd35), foes: after.creatures.slice(1) };
});
const follow = threatsFollowed();
let turn = 0;
const moved = (): Threats => {
  const step = steps[turn++ & 63]!;
  return follow(step.judge, step.foes);
};

export const threatMoved: Plain = {
  name: 'threat of 200 creatures, one moved',
  target: 0.01,
  ours: { name: 'quadretto', run: moved },
  peers: [{ name: 'set of strings, all again', easier: 'no walls', run: () => strings() }],
  check() {
    for (const step of steps) {
      const fault = besideVerdicts(follow(step.judge, step.foes), step.judge, step.foes);
      if (fault !== null) return fault;
    }
    return null;
  },
};

/** Scenes as a host reports them: new objects, except creatures that do not move. */
const scenes = places.map((c): SceneDocument => ({
  format: 'quadretto/scene@1',
  ruleset: srd35.id,
  grid: { ...board.ground.grid },
  walls: board.ground.walls as SceneDocument['walls'],
  creatures: structuredClone(withCreature(board, c).creatures) as SceneDocument['creatures'],
}));

/**
 * The state's whole step from a scene to threats. With `draw`, it also computes the shapes that are
 * drawn for them.
 */
function told(draw: boolean): () => unknown {
  const store = createStore({
    ruleset: srd35.id,
    switches: { move: false, path: false, flanking: false, cover: false, reminders: false },
  });
  const [judgement, marks] = [judgementOf(store), marksOf(store)];
  store.selection.value = ['hero'];
  let k = 0;
  return () => {
    store.scene.value = scenes[k++ & 63]!;
    return draw ? marks.shapes.value : judgement.threats.value;
  };
}

export const threatTold: Plain = {
  name: 'a new snapshot in which one of 200 creatures moved: board, foes, threat',
  ours: { name: 'quadretto', run: told(false) },
  peers: [{ name: 'the same, and the shapes of the threat layer', own: true, run: told(true) }],
};
