/**
 * Plain rules of the fifth edition: the estimate of cover. Points of the target's area are looked at
 * one by one from every corner of the attacker (srd52.cover.method).
 */
import { meets, shape, UNIT, type Shape, type Spot } from '../naive/lines.ts';
import { lineFree, stopping } from './lines.ts';
import {
  apart,
  isDead,
  meet,
  seatOf,
  spaceOf,
  squaresOf,
  standsAt,
  together,
  type Being,
  type Cell,
  type Scene,
  type Text,
} from './table.ts';

export type Degree = 'none' | 'half' | 'three-quarters' | 'total';
export const ORDER: readonly Degree[] = ['none', 'half', 'three-quarters', 'total'];

/** Points on a side of a square that are looked at. */
const GRAIN = 16;
/** Shares of the target this near to a threshold are not judged: the points are only samples. */
const NEAR = 0.06;

const boxShape = ([x, y]: Cell): Shape => {
  const [l, t, r, b] = [x, y, x + 1, y + 1].map((v) => v * UNIT) as [
    number,
    number,
    number,
    number,
  ];
  return shape([
    [l, t],
    [r, t],
    [r, b],
    [l, b],
  ]);
};
const inner = (s: Shape): Shape => {
  // Creatures hide what is behind the inside of their squares.
  const e = 2;
  return shape([
    [s.left + e, s.top + e],
    [s.right - e, s.top + e],
    [s.right - e, s.bottom - e],
    [s.left + e, s.bottom - e],
  ]);
};

/**
 * The degree of cover, or null where the estimate is too near to a threshold to be compared, or
 * the texts leave the case open.
 */
export function coverOf(scene: Scene, text: Text, from: Being, to: Being): Degree | null {
  const [own, aim] = [squaresOf(scene, from), squaresOf(scene, to)];
  const solid = stopping(scene, 'effect');
  if (!lineFree(own, aim, solid)) return 'total';
  // Low obstacles, and creatures in one place, are left to the game master.
  if ((scene.walls ?? []).some((w) => w.low) || (scene.cells ?? []).some((c) => c.low)) return null;
  if (meet(own, aim)) return null;
  // A rider fills its mount's space, which is as high as it is wide.
  const [n, m] = [from, to].map((b) => spaceOf(seatOf(scene, b) ?? b)) as [number, number];
  const [top, bottom] = [
    Math.max(standsAt(scene, from) + n, standsAt(scene, to) + m),
    Math.min(standsAt(scene, from), standsAt(scene, to)),
  ];
  const bodies = text.creaturesCover
    ? scene.creatures
        .filter(
          (c) =>
            !together(scene, c, from) &&
            !together(scene, c, to) &&
            !isDead(c) &&
            standsAt(scene, c) < top &&
            standsAt(scene, c) + spaceOf(seatOf(scene, c) ?? c) > bottom &&
            !meet(squaresOf(scene, c), own) &&
            !meet(squaresOf(scene, c), aim),
        )
        .flatMap((c) => squaresOf(scene, c).map(boxShape))
    : [];
  const insides = bodies.map(inner);
  if (solid.length === 0 && bodies.length === 0) return 'none';
  // A wall through a square leaves its owner on one side of it (docs/spec/scene.md, convention 20).
  const cuts = (c: Cell): boolean =>
    (scene.walls ?? []).some((w) => {
      const s = shape([w.from, w.to].map(([x, y]) => [Math.round(x * UNIT), Math.round(y * UNIT)]));
      return meets(s.corners[0]!, s.corners[1]!, inner(boxShape(c)));
    });
  if ([...own, ...aim].some(cuts)) return null;
  // Between open neighbors only creatures count (docs/spec/scene.md, convention 21).
  if (solid.length > 0 && apart(own, aim) <= 1) return null;
  const points: Spot[] = aim.flatMap(([x, y]) =>
    Array.from({ length: GRAIN * GRAIN }, (_, i): Spot => [
      Math.round((x + ((i % GRAIN) + 0.5) / GRAIN) * UNIT),
      Math.round((y + (Math.floor(i / GRAIN) + 0.5) / GRAIN) * UNIT),
    ]),
  );
  const seen: [number, boolean][] = [];
  for (const [x, y] of own)
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const corner: Spot = [
        (x + dx) * UNIT + (dx === 0 ? 1 : -1),
        (y + dy) * UNIT + (dy === 0 ? 1 : -1),
      ];
      let [hidden, behind, grazed] = [0, 0, 0];
      // What a pillar and a creature hide is not added: each hides by itself.
      for (const p of points) {
        if (solid.some((s) => meets(corner, p, s))) hidden += 1;
        if (!bodies.some((s) => meets(corner, p, s))) continue;
        if (insides.some((s) => meets(corner, p, s))) behind += 1;
        else grazed += 1;
      }
      const share = hidden / points.length;
      const body = behind / points.length;
      const grade = share >= text.mostFrom ? 2 : share >= text.halfFrom ? 1 : 0;
      const unsure =
        [text.halfFrom, text.mostFrom].some((limit) => Math.abs(share - limit) < NEAR) ||
        (body > 0 && body < NEAR) ||
        (body === 0 && grazed > 0);
      seen.push([Math.max(grade, body > 0 ? 1 : 0), unsure]);
    }
  const best = Math.min(...seen.map(([grade]) => grade));
  return seen.some(([, unsure]) => unsure) ? null : ORDER[best]!;
}
