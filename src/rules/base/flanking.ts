/** Flanking: permission, geometry and rule as three functions (contract/SCENE.md, convention 5). */
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import { cite } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import type { FlankingPair, FlankingVerdict, ThreatVerdict } from '../verdict.ts';
import { standOf } from './distance.ts';
import { rememberedNear } from './near.ts';
import { firstAlike, threatensPlace } from './threat.ts';

type Sides = FlankingPair['sides'];

/** Does the segment between the centres of two squares cross opposite sides of a space? Corners belong to both. */
export function oppositeSides(a: Cell, b: Cell, at: Cell, n: number): Sides | null {
  // Twice the coordinates, so that centres are whole.
  const ax = 2 * a[0] + 1; const ay = 2 * a[1] + 1;
  const bx = 2 * b[0] + 1; const by = 2 * b[1] + 1;
  const x0 = 2 * at[0]; const y0 = 2 * at[1];
  const x1 = x0 + 2 * n; const y1 = y0 + 2 * n;
  const across = crosses(ax, ay, bx, by, x0, x1, y0, y1);
  const down = crosses(ay, ax, by, bx, y0, y1, x0, x1);
  if (across && down) return 'corners';
  return across ? 'left-right' : down ? 'top-bottom' : null;
}

/** Does it pass u = u0 and u = u1, both with v within [v0, v1]? */
function crosses(au: number, av: number, bu: number, bv: number, u0: number, u1: number, v0: number, v1: number): boolean {
  if (Math.min(au, bu) > u0 || Math.max(au, bu) < u1) return false;
  const du = bu - au;
  const sign = du > 0 ? 1 : -1;
  const within = (u: number): boolean => {
    // v at u is av + (bv − av)(u − au) / du, kept whole by multiplying through.
    const v = sign * (av * du + (bv - av) * (u - au));
    return v >= v0 * sign * du && v <= v1 * sign * du;
  };
  return within(u0) && within(u1);
}

/** Is the middle of a space the middle between two squares? */
const isMidway = (a: Cell, b: Cell, at: Cell, n: number): boolean => a[0] + b[0] + 1 === 2 * at[0] + n && a[1] + b[1] + 1 === 2 * at[1] + n;

/** The squares of two spaces that stand opposite, or null. */
function facing(j: Judge, a: Creature, b: Creature, target: Creature, n: number): { line: readonly [Cell, Cell]; sides: Sides } | null {
  const an = j.rules.space(a).value;
  const bn = j.rules.space(b).value;
  for (let s = 0; s < an * an; s++) for (let t = 0; t < bn * bn; t++) {
    const from: Cell = [a.at[0] + (s % an), a.at[1] + Math.floor(s / an)];
    const to: Cell = [b.at[0] + (t % bn), b.at[1] + Math.floor(t / bn)];
    const sides = j.options.flanking === 'strict' && !isMidway(from, to, target.at, n) ? null : oppositeSides(from, to, target.at, n);
    if (sides !== null) return { line: [from, to], sides };
  }
  return null;
}

interface Foe {
  readonly c: Creature;
  readonly threat: ThreatVerdict;
}

const known = rememberedNear<FlankingVerdict>();

/** (srd35.flanking.*, sigil.flanking.*) */
export function flanking(j: Judge, target: Creature): FlankingVerdict {
  return known(j, target, target, firstAlike(j.board.turn), (band) => {
    const stand = standOf(j, target);
    return band.between(stand, stand);
  }, (others) => judged(j, target, j.rules.space(target).value,
    others().filter((c) => j.rules.relation(c, target).value === 'foe').map((c) => ({ c, threat: j.rules.threat(j, c) }))));
}

function judged(j: Judge, target: Creature, n: number, foes: readonly Foe[]): FlankingVerdict {
  const unknown: string[] = [];
  const near: { readonly c: Creature; readonly threatens: boolean; readonly zero: boolean }[] = [];
  for (const { c, threat } of foes) {
    const zero = threat.none === undefined && threat.reach === 0;
    const threatens = !zero && threatensPlace(j, c, threat.cells, target.at, n, target.elevation);
    if (threatens) unknown.push(...threat.unknown);
    // Beyond any reach a creature cannot stand opposite at all.
    if (threatens || j.rules.distance(j, c, target).cells <= Math.max(1, j.rules.reach(c).value)) near.push({ c, threatens, zero });
  }
  near.sort((p, q) => (p.c.id < q.c.id ? -1 : 1));
  const pairs: FlankingPair[] = [];
  const oneSided: { a: string; b: string; missing: string; line: readonly [Cell, Cell] }[] = [];
  for (let p = 0; p < near.length; p++) for (let q = p + 1; q < near.length; q++) {
    const a = near[p]!;
    const b = near[q]!;
    if ((!a.threatens && !b.threatens) || j.rules.relation(a.c, b.c).value !== 'ally') continue;
    const found = facing(j, a.c, b.c, target, n);
    if (found === null) continue;
    if (a.threatens && b.threatens) pairs.push({ a: a.c.id, b: b.c.id, ...found });
    else oneSided.push({ a: a.c.id, b: b.c.id, missing: a.threatens ? b.c.id : a.c.id, line: found.line });
  }
  const big = n > 1 || near.some(({ c }) => j.rules.space(c).value > 1);
  return {
    pairs, oneSided, unknown: [...new Set(unknown)],
    rules: cite(j.rules.cites, 'flanking', 'flankingLine', ...(big ? ['flankingBig' as const] : []), 'flankingThreat',
      ...(near.some((c) => c.zero) ? ['flankingZero' as const] : [])),
  };
}
