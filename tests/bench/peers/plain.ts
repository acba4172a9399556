/**
 * The rules on squares as modules for virtual tabletops implement them: sets of strings, a radius
 * test and rays for each square. It gives the same answers as the engine on these boards, which
 * have medium and large creatures with swords and glaives, walls along the grid, and rough ground.
 */
import type { Board } from '../../../src/board/board.ts';
import type { Creature } from '../../../src/board/creature.ts';
import type { MoveVerdict } from '../../../src/rules/verdict.ts';
import { Walls, type Box, type Corner } from './lines.ts';

type Cell = readonly [x: number, y: number];

export const sideOf = (c: Creature): number => (c.size === 'huge' ? 3 : c.size === 'large' ? 2 : 1);
/** Distance in cells along one axis between a space of n cells at a and a space of m cells at b. */
const gap = (a: number, n: number, b: number, m: number): number =>
  b >= a + n ? b - a - n + 1 : a >= b + m ? a - b - m + 1 : 0;
const diagonally = (dx: number, dy: number): number =>
  Math.max(dx, dy) + Math.floor(Math.min(dx, dy) / 2);
const within = (reach: number, dx: number, dy: number): boolean =>
  reach === 2 ? Math.max(dx, dy) <= 2 : diagonally(dx, dy) <= reach;

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

export class Plain {
  private readonly walls: Walls;
  constructor(private readonly board: Board) {
    this.walls = new Walls(board.ground.walls);
  }

  foes(of: Creature): Creature[] {
    return this.board.creatures.filter((c) => c.side !== of.side);
  }

  private squares(at: Cell, n: number): Cell[] {
    return Array.from({ length: n * n }, (_, i): Cell => [
      at[0] + (i % n),
      at[1] + Math.floor(i / n),
    ]);
  }

  /** Whether a creature could strike into the square now. */
  threatens(c: Creature, x: number, y: number): boolean {
    const n = sideOf(c);
    const glaive = c.attacks?.[0]?.reachWeapon === 'reach';
    const [dx, dy] = [gap(c.at[0], n, x, 1), gap(c.at[1], n, y, 1)];
    if (
      (dx === 0 && dy === 0) ||
      !within(glaive ? 2 * n : n, dx, dy) ||
      (glaive && within(n, dx, dy))
    )
      return false;
    return this.squares(c.at, n).some((from) => this.walls.sees(from, [x, y]));
  }

  /** How many of these creatures threaten each square. */
  threat(of: readonly Creature[]): Map<string, number> {
    const { columns, rows } = this.board.ground.grid;
    const count = new Map<string, number>();
    for (const c of of) {
      const n = sideOf(c);
      const far = 2 * n;
      for (let y = Math.max(0, c.at[1] - far); y < Math.min(rows, c.at[1] + n + far); y++) {
        for (let x = Math.max(0, c.at[0] - far); x < Math.min(columns, c.at[0] + n + far); x++) {
          if (this.threatens(c, x, y)) count.set(`${x},${y}`, (count.get(`${x},${y}`) ?? 0) + 1);
        }
      }
    }
    return count;
  }

  private threatensSpace(c: Creature, at: Cell, n: number): boolean {
    return this.squares(at, n).some(([x, y]) => this.threatens(c, x, y));
  }

  /** Pairs of creatures that flank the target, by their ids. */
  flankers(target: Creature): string[] {
    const n = sideOf(target);
    const near = this.foes(target).filter((c) => {
      const far = 2 * sideOf(c);
      return (
        gap(c.at[0], sideOf(c), target.at[0], n) <= far &&
        gap(c.at[1], sideOf(c), target.at[1], n) <= far &&
        this.threatensSpace(c, target.at, n)
      );
    });
    const pairs: string[] = [];
    for (const [i, a] of near.entries())
      for (const b of near.slice(i + 1)) {
        const opposite = this.squares(a.at, sideOf(a)).some((p) =>
          this.squares(b.at, sideOf(b)).some((q) => crosses(p, q, target.at, n)),
        );
        if (opposite) pairs.push([a.id, b.id].sort().join());
      }
    return pairs;
  }

  private fan(from: Cell, corner: Cell, to: Cell, boxes: readonly Box[]): boolean {
    const start: Corner = { at: corner, cell: from };
    return CORNERS.every(([dx, dy]) => {
      const end: Corner = { at: [to[0] + dx, to[1] + dy], cell: to };
      return (
        (end.at[0] === corner[0] && end.at[1] === corner[1]) || this.walls.clear(start, end, boxes)
      );
    });
  }

  /**
   * Whether the attacker can pick a corner of one of its squares from which all lines to the four
   * corners of one of the target's squares are clear.
   */
  private open(a: readonly Cell[], b: readonly Cell[], boxes: readonly Box[]): boolean {
    return b.some((to) =>
      a.some((from) =>
        CORNERS.some(([dx, dy]) => this.fan(from, [from[0] + dx, from[1] + dy], to, boxes)),
      ),
    );
  }

  /** The cover that `to` has from `from` if it stands at `at`. */
  cover(
    from: Creature,
    to: Creature,
    melee: boolean,
    at: Cell = to.at,
  ): 'none' | 'cover' | 'soft' | 'total' {
    const [an, bn] = [sideOf(from), sideOf(to)];
    const [a, b] = [this.squares(from.at, an), this.squares(at, bn)];
    if (!a.some((p) => b.some((q) => this.walls.sees(p, q)))) return 'total';
    if (melee && Math.max(gap(from.at[0], an, at[0], bn), gap(from.at[1], an, at[1], bn)) <= 1) {
      // There is no cover if all sixteen lines between one pair of adjacent squares are clear.
      const free = a.some((p) =>
        b.some(
          (q) =>
            Math.max(Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1])) <= 1 &&
            CORNERS.every(([dx, dy]) => this.fan(p, [p[0] + dx, p[1] + dy], q, [])),
        ),
      );
      return free ? 'none' : 'cover';
    }
    if (!this.open(a, b, [])) return 'cover';
    const [x0, y0] = [Math.min(from.at[0], at[0]) - 1, Math.min(from.at[1], at[1]) - 1];
    const [x1, y1] = [Math.max(from.at[0] + an, at[0] + bn), Math.max(from.at[1] + an, at[1] + bn)];
    const boxes = this.board.creatures
      .filter(
        (c) =>
          c.id !== from.id &&
          c.id !== to.id &&
          c.at[0] <= x1 &&
          c.at[1] <= y1 &&
          c.at[0] + sideOf(c) >= x0 &&
          c.at[1] + sideOf(c) >= y0 &&
          !overlap(c, at, bn) &&
          !overlap(c, from.at, an),
      )
      .map((c): Box => ({ at: c.at, n: sideOf(c) }));
    return boxes.length === 0 || this.open(a, b, boxes) ? 'none' : 'soft';
  }

  /** Whether the foe may make an attack of opportunity when the mover leaves `at`. */
  strikes(foe: Creature, mover: Creature, at: Cell): boolean {
    const [n, far] = [sideOf(mover), 2 * sideOf(foe)];
    return (
      gap(foe.at[0], sideOf(foe), at[0], n) <= far &&
      gap(foe.at[1], sideOf(foe), at[1], n) <= far &&
      this.threatensSpace(foe, at, n) &&
      this.cover(foe, mover, true, at) === 'none'
    );
  }

  /**
   * The attacks of opportunity along a path. For each foe: the first step that provokes it, later
   * ones, and whether cover prevents the attack.
   */
  opportunities(mover: Creature, path: readonly Cell[]): Chance[] {
    const n = sideOf(mover);
    const found: Chance[] = [];
    for (const foe of this.foes(mover)) {
      const far = 2 * sideOf(foe);
      const steps: number[] = [];
      let barred = -1;
      for (const [step, at] of path.slice(0, -1).entries()) {
        if (
          gap(foe.at[0], sideOf(foe), at[0], n) > far ||
          gap(foe.at[1], sideOf(foe), at[1], n) > far ||
          !this.threatensSpace(foe, at, n)
        )
          continue;
        if (this.cover(foe, mover, true, at) === 'none') steps.push(step);
        else if (barred < 0) barred = step;
      }
      const [step, ...again] = steps;
      if (step !== undefined) found.push({ by: foe.id, step, again, may: true });
      else if (barred >= 0) found.push({ by: foe.id, step: barred, again: [], may: false });
    }
    return found.sort((p, q) => p.step - q.step || (p.by < q.by ? -1 : 1));
  }
}

export interface Chance {
  readonly by: string;
  readonly step: number;
  readonly again: readonly number[];
  readonly may: boolean;
}

/** The opportunities in an engine's verdict, in the same form, as one string. */
export const chancesOf = ({
  opportunities,
  barred,
}: Pick<MoveVerdict, 'opportunities' | 'barred'>): string =>
  said([
    ...opportunities.map(({ by, step, again }): Chance => ({ by, step, again, may: true })),
    ...barred.map(({ by, step }): Chance => ({ by, step, again: [], may: false })),
  ]);
export const said = (chances: readonly Chance[]): string =>
  chances
    .map(({ by, step, again, may }) => `${by} ${may ? 'at' : 'not at'} ${[step, ...again].join()}`)
    .sort()
    .join('; ');

const overlap = (c: Creature, [x, y]: Cell, n: number): boolean =>
  c.at[0] < x + n && x < c.at[0] + sideOf(c) && c.at[1] < y + n && y < c.at[1] + sideOf(c);

/**
 * Whether the line between the centers of two squares crosses opposite sides of a space, including
 * their corners.
 */
function crosses(p: Cell, q: Cell, at: Cell, n: number): boolean {
  const through = (i: 0 | 1, k: 0 | 1): boolean => {
    const [pu, pv, qu, qv] = [p[i] + 0.5, p[k] + 0.5, q[i] + 0.5, q[k] + 0.5];
    const [low, high] = [at[i], at[i] + n];
    if (Math.min(pu, qu) > low || Math.max(pu, qu) < high) return false;
    return [low, high].every((u) => {
      const v = pv + ((qv - pv) * (u - pu)) / (qu - pu);
      return v >= at[k] - 1e-9 && v <= at[k] + n + 1e-9;
    });
  };
  return through(0, 1) || through(1, 0);
}
