/** The kinds of movement along a path of which the host names only some points. Pure. */

/**
 * The kind of movement that reaches each place of a path: that of the first point at or after it.
 * The first place has the kind of the first step.
 * @param ways the kind that reaches each point; the first point is the path's start
 */
export function waysOnPath<P, W>(
  path: readonly P[],
  points: readonly P[],
  ways: readonly W[],
  isSame: (a: P, b: P) => boolean,
): W[] {
  let next = 0;
  return path.map((place, i) => {
    const way = ways[Math.min(Math.max(next, 1), ways.length - 1)]!;
    while (next < points.length && isSame(points[next]!, place)) next++;
    return i === 0 ? ways[Math.min(next, ways.length - 1)]! : way;
  });
}
