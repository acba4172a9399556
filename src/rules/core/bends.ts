/** Where a path leaves the straight line between its ends. */

/** Whether a path follows the straight line between its ends and never turns back. */
function inLine<P extends readonly number[]>(path: readonly P[], crosses: Crosses<P>): boolean {
  const [from, to] = [path[0]!, path[path.length - 1]!];
  const goesOn = (at: P, before: P): boolean =>
    at.every((v, axis) => (v - before[axis]!) * (to[axis]! - from[axis]!) >= 0);
  return path.every((at, i) => crosses(from, to, at) && (i === 0 || goesOn(at, path[i - 1]!)));
}
type Crosses<P> = (from: P, to: P, at: P) => boolean;

/** The first step of a path that leaves a straight line; -1 for a straight path. */
export function bendOf<P extends readonly number[]>(
  path: readonly P[],
  crosses: Crosses<P>,
): number {
  if (inLine(path, crosses)) return -1;
  let end = 2;
  while (end < path.length && inLine(path.slice(0, end + 1), crosses)) end++;
  const turns = (i: number): boolean => {
    const [a, b, c] = [path[i - 1]!, path[i]!, path[i + 1]!];
    return b.some((v, axis) => v - a[axis]! !== c[axis]! - v);
  };
  for (let i = Math.min(end, path.length - 1) - 1; i > 0; i--) if (turns(i)) return i + 1;
  return end;
}
