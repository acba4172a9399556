/**
 * Adds water, slopes and walls of rock to climb, and ways of moving other than walking, to random
 * boards of squares.
 */
import type { Ask, Board } from './boards.ts';
import { chanceOf, type Chance } from './chance.ts';
import type { Mode } from './naive/allowed.ts';
import { floorAt, isIn, type Being, type Cell, type Floor, type Scene } from './naive/table.ts';
import { DEEP } from './naive/ways.ts';

type Way = NonNullable<Being['moving']>;
const MODES: readonly Mode[] = ['move', 'move', 'double-move', 'step', 'withdraw', 'run'];
/** Conditions under which texts say too little of these ways of moving. */
const UNSAID = ['down', 'hasted', 'whirling', 'bodiless', 'blind', 'held'] as const;

/** A pond or a slope: a rectangle of squares of one kind. */
function patch(r: Chance, scene: Scene): Floor[] {
  const { columns, rows } = scene.grid;
  const [left, top] = [r.whole(0, columns - 1), r.whole(0, rows - 1)];
  const [right, bottom] = [left + r.whole(0, 4), top + r.whole(0, 4)];
  const ground = scene.ruleset === 'srd35' && r.odds(0.5) ? r.pick(DEEP) : undefined;
  const surface = r.pick(['water', 'water', 'slope', 'wall'] as const);
  const skill = surface === 'water' ? 'swim' : 'climb';
  const look: Partial<Floor> =
    ground === undefined
      ? { surface, ...(r.odds(0.5) ? { check: { skill, dc: r.pick([10, 15, 20]) } } : {}) }
      : { ground };
  const found: Floor[] = [];
  for (let y = top; y <= Math.min(bottom, rows - 1); y++)
    for (let x = left; x <= Math.min(right, columns - 1); x++)
      found.push({ ...(r.odds(0.3) ? floorAt(scene, [x, y]) : {}), at: [x, y], ...look });
  return found;
}

/** The mover with speeds of its own and the way that its user chose. */
function mover(r: Chance, b: Being, painted: boolean): Being {
  const land = b.speed?.land ?? 6;
  const own = (): number | undefined =>
    r.odds(0.4)
      ? b.size !== undefined && land % 2 === 0 && !painted
        ? land / 2
        : land
      : undefined;
  const [swim, climb] = [own(), own()];
  const moving = painted
    ? r.pick<Way | undefined>([undefined, undefined, 'walk', 'swim', 'climb'])
    : r.pick<Way>(['swim', 'climb', 'crawl', 'tumble', 'tumble']);
  const armour = r.pick(['none', 'none', 'light', 'medium', 'heavy'] as const);
  const load = r.pick(['none', 'none', 'none', 'light', 'medium'] as const);
  const ranks = r.pick([0, 4, 4, 8]);
  const skill = { bonus: ranks + 2, ranks };
  return {
    ...b,
    speed: {
      land,
      ...(swim === undefined ? {} : { swim }),
      ...(climb === undefined ? {} : { climb }),
    },
    ...(moving === undefined ? {} : { moving }),
    ...(moving === 'climb' && r.odds(0.4) ? { hurried: true } : {}),
    ...(moving === 'tumble' ? { armour, load, skills: { tumble: skill, acrobatics: skill } } : {}),
  };
}

/**
 * Whether the text says what the mode is in ways of moving other than walking. None says anything of
 * charges, or of runs of a creature that tumbles; d20 Modern speaks of steps and withdrawals by
 * checks alone.
 */
const isSaid = ({ ruleset }: Scene, { moving }: Being, mode: Mode): boolean =>
  mode !== 'charge' &&
  (mode !== 'run' || moving !== 'tumble') &&
  (ruleset !== 'd20modern' || (mode !== 'step' && mode !== 'withdraw'));

/** A path that mostly goes on in one direction. */
function path(r: Chance, { grid }: Scene, from: Cell): Cell[] {
  const found: Cell[] = [from];
  let [dx, dy] = [r.whole(-1, 1), r.whole(-1, 1)];
  for (let i = r.whole(1, 4); i > 0; i--) {
    if (r.odds(0.2)) [dx, dy] = [r.whole(-1, 1), r.whole(-1, 1)];
    const [x, y] = found.at(-1)!;
    const to: Cell = [x + dx, y + dy];
    if (
      (dx !== 0 || dy !== 0) &&
      to[0] >= 0 &&
      to[1] >= 0 &&
      to[0] < grid.columns &&
      to[1] < grid.rows
    )
      found.push(to);
  }
  return found;
}

/** The board of a seed with water and slopes, or with a mover that does not walk. */
export function pacedBoard(seed: number, { scene, asks }: Board): Board {
  const r = chanceOf(seed + 0x40000000);
  const walkers = scene.creatures.filter(
    (b) =>
      b.mount === undefined &&
      b.speed?.fly === undefined &&
      !scene.creatures.some((c) => c.mount === b.id) &&
      !UNSAID.some((state) => isIn(b, state)),
  );
  const charges = asks.some((ask) => 'mode' in ask && ask.mode === 'charge');
  if (walkers.length === 0 || !r.odds(0.45) || charges) return { scene, asks };
  const old = r.pick(walkers);
  const painted = r.odds(0.6);
  const patches = painted ? [...patch(r, scene), ...(r.odds(0.4) ? patch(r, scene) : [])] : [];
  const spots = new Map([...(scene.cells ?? []), ...patches].map((c) => [c.at.join(), c]));
  const b = mover(r, old, painted);
  const made: Scene = {
    ...scene,
    cells: [...spots.values()],
    creatures: scene.creatures.map((c) => (c === old ? b : c)),
    ...(scene.turn === undefined
      ? {}
      : { turn: { active: b.id, spent: { diagonals: r.whole(0, 1) } } }),
  };
  const modes = MODES.filter((mode) => isSaid(made, b, mode));
  const more: Ask[] = [
    ...(r.odds(0.5) ? [{ ask: 'reachable' as const, of: b.id, mode: r.pick(modes) }] : []),
    { ask: 'move', of: b.id, mode: r.pick(modes), path: path(r, made, b.at) },
    { ask: 'move', of: b.id, mode: r.pick(modes), path: path(r, made, b.at) },
  ];
  const kept = asks.filter((ask) => !('mode' in ask) || isSaid(made, b, ask.mode as Mode));
  return { scene: made, asks: [...kept, ...more] };
}
