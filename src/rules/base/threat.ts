/** Threatened squares: into which a creature could make a melee attack now, with line of effect. */
import type { Creature } from '../../board/creature.ts';
import type { Ground } from '../../board/board.ts';
import { CellSet } from '../../board/cellset.ts';
import { NEARBY, WIDE } from '../../board/innerlines.ts';
import { ring, withinReach, type Stencil, type TwoDiagonal } from '../../board/stencil.ts';
import { Survey } from '../../board/survey.ts';
import type { Cell } from '../../board/grid.ts';
import { cite, type RuleName } from '../names.ts';
import type { Judge, Permission } from '../ruleset.ts';
import type { RuleId, ThreatVerdict } from '../verdict.ts';
import { effectOf } from './conditions.ts';
import { cellsBetween, standOf } from './distance.ts';
import { traitEffect } from './traits.ts';

/** One melee attack's hold on the squares round a creature. */
export interface Hold {
  readonly name: string;
  readonly near: number;
  readonly far: number;
  readonly nearTwo: TwoDiagonal;
  readonly farTwo: TwoDiagonal;
  readonly stencil: Stencil;
  readonly weapon: boolean;
}

/** Is something `dx`, `dy` cells away (gaps along the axes) within this hold? */
export const holdsAt = (h: Hold, dx: number, dy: number): boolean => ((dx === 0 && dy === 0)
  ? h.near < 0
  : withinReach(dx, dy, h.far, h.farTwo) && (h.near <= 0 || !withinReach(dx, dy, h.near, h.nearTwo)));

/** May it attack in melee at all, as far as its own state goes? (sigil.threat.cannot-attack-does-not) */
export function canThreaten(j: Judge, c: Creature): Permission {
  const barred = effectOf(j.rules.conditions, c, 'noThreat');
  if (barred) return { allowed: false, why: 'condition', condition: barred.condition, rules: cite(j.rules.cites, barred.value) };
  return { allowed: true, rules: [] };
}

/** The attacks with which it threatens; `assumed` when the scene does not say how it is armed. */
export function holds(j: Judge, c: Creature): { readonly list: readonly Hold[]; readonly assumed: boolean } {
  const natural = j.rules.reach(c).value;
  if (c.attacks === undefined) return { list: [hold(j, c, '', natural === 0 ? -1 : 0, natural, natural, false)], assumed: true };
  const list: Hold[] = [];
  for (const a of c.attacks) {
    if (a.kind !== 'melee' || !a.ready) continue;
    if (a.unarmed && !a.natural && !traitEffect(j.rules.traits, c, 'unarmedArmed')) continue;
    const { near, far } = j.rules.attackReach(j, c, a);
    list.push(hold(j, c, a.name, near, far, a.reach ?? natural, a.reachWeapon !== 'none'));
  }
  return { list, assumed: false };
}

/** Is the second diagonal square within a reach of two? (contract/SCENE.md, convention 6) */
const twoDiagonal = (j: Judge, weapon: boolean): TwoDiagonal =>
  (j.options.reachTwoDiagonal === 'all' || (j.options.reachTwoDiagonal === 'weapon-only' && weapon) ? 'within' : 'beyond');

function hold(j: Judge, c: Creature, name: string, near: number, far: number, natural: number, weapon: boolean): Hold {
  // The dead zone of a reach weapon is the natural reach, counted as natural reach is.
  const n = j.rules.space(c).value;
  const nearTwo = twoDiagonal(j, weapon && natural !== near);
  const farTwo = twoDiagonal(j, weapon);
  return { name, near, far, nearTwo, farTwo, weapon, stencil: ring(n, near, far, nearTwo, farTwo) };
}

/** Indexes (y × columns + x) of the threatened cells, written to `out` with repeats; returns how many. */
export function threatenedInto(j: Judge, c: Creature, list: readonly Hold[], out: Int32Array): number {
  const { ground } = j.board;
  const { columns, rows } = ground.grid;
  const n = j.rules.space(c).value;
  const [x, y] = c.at;
  const sight = Survey.of(ground).sight('effect');
  let count = 0;
  for (const h of list) {
    const o = h.stencil.offsets;
    // Well inside the map no square needs its bounds looked at.
    const inside = x >= h.far && y >= h.far && x + n + h.far <= columns && y + n + h.far <= rows;
    if (n === 1 && inside && h.far <= NEARBY && !sight.open) {
      // The commonest case reads what is remembered of this cell straight.
      const { near } = sight;
      const here = sight.nearAt(x, y);
      for (let k = 0; k < o.length; k += 2) {
        const dx = o[k]!;
        const dy = o[k + 1]!;
        const seen = near[here + dy * WIDE + dx]!;
        if (seen === 1 || (seen === 0 && sight.free(x, y, x + dx, y + dy))) out[count++] = (y + dy) * columns + x + dx;
      }
      continue;
    }
    for (let k = 0; k < o.length; k += 2) {
      const tx = x + o[k]!;
      const ty = y + o[k + 1]!;
      if (!inside && (tx < 0 || ty < 0 || tx >= columns || ty >= rows)) continue;
      // Most often its nearest square sees the cell; only where it does not, the others are asked.
      const nearX = tx < x ? x : tx >= x + n ? x + n - 1 : tx;
      const nearY = ty < y ? y : ty >= y + n ? y + n - 1 : ty;
      if (sight.free(nearX, nearY, tx, ty) || (n > 1 && sight.freeSpaces(x, y, n, tx, ty, 1))) out[count++] = ty * columns + tx;
    }
  }
  return count;
}

const scratch = new Int32Array(65_536);

interface Remembered {
  readonly ground: Ground;
  readonly rules: unknown;
  readonly options: unknown;
  readonly turn: unknown;
  readonly verdict: ThreatVerdict;
}

/** A creature's threat rests on itself, the ground and the turn: it outlives every move of the others. */
const remembered = new WeakMap<Creature, Remembered>();

/** (srd35.threat.*, sigil.threat.*; contract/SCENE.md, conventions 6 and 7) */
export function threat(j: Judge, c: Creature): ThreatVerdict {
  const { ground, turn } = j.board;
  const old = remembered.get(c);
  if (old !== undefined && old.ground === ground && old.rules === j.rules && old.options === j.options && old.turn === turn) return old.verdict;
  const verdict = surveyed(j, c);
  remembered.set(c, { ground, rules: j.rules, options: j.options, turn, verdict });
  return verdict;
}

function surveyed(j: Judge, c: Creature): ThreatVerdict {
  const cells = new CellSet(j.board.ground.grid);
  const allowed = j.rules.canThreaten(j, c);
  if (!allowed.allowed) {
    const none = { why: allowed.why ?? 'condition', rules: allowed.rules, ...(allowed.condition === undefined ? {} : { condition: allowed.condition }) } as const;
    return { cells, reach: 0, with: [], none, rules: allowed.rules, unknown: [] };
  }
  const { list, assumed } = holds(j, c);
  const reach = j.rules.reach(c);
  const unknown = [...(assumed ? [`creatures.${c.id}.attacks`] : []), ...(reach.unknown === undefined ? [] : [reach.unknown])];
  if (list.length === 0) {
    const rules = cite(j.rules.cites, 'threatUnarmed');
    return { cells, reach: 0, with: [], none: { why: 'unarmed', rules }, rules, unknown };
  }
  const count = threatenedInto(j, c, list, scratch);
  for (let k = 0; k < count; k++) cells.addIndex(scratch[k]!);
  const longest = [...list].sort((a, b) => b.far - a.far);
  const idle = j.rules.canTakeOpportunity(j, c);
  return {
    cells,
    reach: longest[0]?.far ?? 0,
    with: longest.map((h) => h.name).filter((name) => name !== ''),
    rules: rulesOf(j, c, list, reach.rules ?? []),
    unknown: idle.unknown === undefined ? unknown : [...unknown, idle.unknown],
    ...(idle.allowed ? {} : {
      idle: { why: idle.why ?? 'condition', rules: idle.rules, ...(idle.condition === undefined ? {} : { condition: idle.condition }) },
    }),
  };
}

function rulesOf(j: Judge, c: Creature, list: readonly Hold[], reach: readonly RuleId[]): RuleId[] {
  const names: RuleName[] = ['threat'];
  const weapons = (c.attacks ?? []).filter((a) => a.ready && a.kind === 'melee');
  if (list.some((h) => h.weapon)) names.push('reachWeapon');
  if (weapons.some((a) => a.reach !== undefined)) names.push('reachEach');
  if (weapons.some((a) => a.natural)) names.push('threatUnarmed');
  if (weapons.some((a) => a.reachWeapon === 'reach')) names.push('reachWeaponNear', 'threatReachWeapon');
  if (weapons.some((a) => a.reachWeapon === 'reach-and-near')) names.push('reachChain');
  if (list.some((h) => h.far === 2 || h.near === 2)) names.push('reachTwo');
  if (list.every((h) => h.far === 0)) names.push('reachZero', 'opportunityReachZero');
  if (!Survey.of(j.board.ground).sight('effect').open) names.push('threatSight', 'effect');
  return [...new Set([...cite(j.rules.cites, ...names), ...reach])];
}

/** Could it strike something of n × n cells at this place now, as far as reach, height and line of effect go? */
export function threatensPlace(j: Judge, c: Creature, cells: CellSet, at: Cell, n: number, elevation: number): boolean {
  if (Math.round(elevation) === Math.round(c.elevation)) {
    for (let y = at[1]; y < at[1] + n; y++) for (let x = at[0]; x < at[0] + n; x++) if (cells.has(x, y)) return true;
    return false;
  }
  if (!j.rules.canThreaten(j, c).allowed) return false;
  const from = standOf(j, c);
  const apart = cellsBetween(from, { x: at[0], y: at[1], n, h: elevation });
  return holds(j, c).list.some((h) => apart > h.near && apart <= h.far)
    && Survey.of(j.board.ground).sight('effect').freeSpaces(from.x, from.y, from.n, at[0], at[1], n);
}
