/**
 * The places from which a creature can attack a target, and what each place brings: flanking, an
 * approach and an attack that provoke nobody, no cover for the target.
 */
import type { Attack, Creature } from '../../../../board/creature.ts';
import { withCreature } from '../../../../board/board.ts';
import { sameCell, type Cell } from '../../../../board/grid.ts';
import { cellsOf, standOf } from '../../../core/distance.ts';
import { isUnknownTo, knownTo } from '../../../core/known.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Mode, RuleId } from '../../../verdict.ts';
import type { AttackPlace, WhereVerdict } from './attackChoices.ts';
import { modeOf } from './situation.ts';

/** Reasons against an attack that the attacker's place decides. */
const BY_PLACE: ReadonlySet<string> = new Set([
  'out-of-reach',
  'too-near',
  'out-of-range',
  'total-cover',
  'total-concealment',
]);

const inHand = (a: Attack): boolean => a.ready || a.natural || a.unarmed;

/** The melee attacks in hand, or else the ranged ones. */
function usable(c: Creature): readonly Attack[] {
  const ready = (c.attacks ?? []).filter(inHand);
  const melee = ready.filter((a) => a.kind === 'melee');
  return melee.length > 0 ? melee : ready;
}

/**
 * The places of `c` for an attack on `target`. Creatures that `c` does not see change nothing.
 * `attack` absent: any attack in hand. Places out of reach of the movement are listed for melee
 * attacks only: those of a shot would be half the map.
 */
export function whereAnswer(
  whole: FullJudge,
  c: Creature,
  target: Creature,
  mode: Mode,
  attack?: Attack,
): WhereVerdict {
  const nothing = (why: WhereVerdict['why'] & string): WhereVerdict => ({
    mode,
    places: [],
    why,
    rules: [],
    unknown: [],
  });
  if (isUnknownTo(whole, c, target)) return nothing('target-unseen');
  const attacks = attack === undefined ? usable(c) : [attack];
  const known = attack !== undefined || c.attacks !== undefined;
  if (known && attacks.length === 0) return nothing('no-weapon-ready');
  const j = knownTo(whole, c);

  const reach = j.rules.reachable(j, c, mode);
  const reached = new Map(reach.cells.map((p) => [p.at.join(), p.cost]));
  const melee = attacks.every((a) => modeOf(j, a, {}) === 'melee');
  const candidates = melee ? around(j, c, target, attacks) : reach.cells.map(({ at }) => at);
  const rules = new Set<RuleId>(reach.rules);
  const unknown = new Set<string>(known ? reach.unknown : [`creatures.${c.id}.attacks`]);
  const places: AttackPlace[] = [];
  const seen = new Set<string>();
  // A charge never ends where it begins.
  for (const at of mode === 'charge' ? candidates : [c.at, ...candidates]) {
    if (seen.has(at.join()) || (mode === 'charge' && sameCell(at, c.at))) continue;
    seen.add(at.join());
    const stays = sameCell(at, c.at);
    const cost = stays ? 0 : reached.get(at.join());
    const place = placeAt(j, { c, at, attacks: known ? attacks : null }, target, {
      rules,
      unknown,
    });
    if (place === null) continue;
    const { provokes, ...facts } = place;
    if (cost === undefined) {
      // A place out of reach counts only if the creature could end its movement there.
      if (j.rules.path(j, c, at, mode, 'short').why === 'over-speed') places.push(facts);
      continue;
    }
    const way = stays ? undefined : j.rules.path(j, c, at, mode, 'safe');
    for (const fact of way?.unknown ?? []) unknown.add(fact);
    for (const id of way?.opportunities.flatMap((o) => o.rules) ?? []) rules.add(id);
    const owed = new Set([...(way?.opportunities.map(({ by }) => by) ?? []), ...provokes]);
    places.push({ ...facts, cost, provokes: [...owed].sort() });
  }
  return {
    mode,
    places: places.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]),
    ...(reach.why === undefined ? {} : { why: reach.why }),
    ...(reach.bound === undefined ? {} : { bound: reach.bound }),
    rules: [...rules],
    unknown: [...unknown],
  };
}

/** All places on the map from which a melee attack might reach the target. */
function around(
  j: FullJudge,
  c: Creature,
  target: Creature,
  attacks: readonly Attack[],
): readonly Cell[] {
  const far = Math.max(
    1,
    j.rules.reach(c).value,
    ...attacks.map((a) => j.rules.attackReach(j, c, a).far),
  );
  const n = j.rules.space(c).value;
  const { columns, rows } = j.board.ground.grid;
  const spaces = cellsOf(standOf(j, target));
  const xs = spaces.map(([x]) => x);
  const ys = spaces.map(([, y]) => y);
  const cells: Cell[] = [];
  for (
    let y = Math.max(0, Math.min(...ys) - far - n + 1);
    y <= Math.min(rows - n, Math.max(...ys) + far);
    y++
  )
    for (
      let x = Math.max(0, Math.min(...xs) - far - n + 1);
      x <= Math.min(columns - n, Math.max(...xs) + far);
      x++
    )
      cells.push([x, y]);
  return cells;
}

/** The facts of one place; null: no attack on the target is possible from there. */
function placeAt(
  j: FullJudge,
  {
    c,
    at,
    attacks,
  }: { readonly c: Creature; readonly at: Cell; readonly attacks: readonly Attack[] | null },
  target: Creature,
  { rules, unknown }: { readonly rules: Set<RuleId>; readonly unknown: Set<string> },
): (AttackPlace & { readonly provokes: readonly string[] }) | null {
  const itself = sameCell(at, c.at) ? c : { ...c, at };
  const there: FullJudge = itself === c ? j : { ...j, board: withCreature(j.board, itself) };
  const found =
    attacks === null ? assumed(there, itself, target) : best(there, itself, target, attacks);
  if (found === null) return null;
  const flanking = found.melee ? there.rules.flanking(there, target) : undefined;
  const pairs = flanking?.pairs.filter(({ a, b }) => a === c.id || b === c.id) ?? [];
  if (pairs.length > 0) {
    for (const id of flanking?.rules ?? []) rules.add(id);
    for (const fact of flanking?.unknown ?? []) unknown.add(fact);
  }
  const cover = there.rules.cover(there, itself, target, found.melee ? 'melee' : 'ranged');
  for (const id of cover.rules) rules.add(id);
  for (const fact of [...cover.unknown, ...found.unknown]) unknown.add(fact);
  for (const id of found.rules) rules.add(id);
  return {
    at,
    ...(found.with === undefined ? {} : { with: found.with }),
    flanks: [...new Set(pairs.map(({ a, b }) => (a === c.id ? b : a)))].sort(),
    provokes: found.provokes,
    cover: cover.degree,
  };
}

interface Found {
  readonly with?: string;
  readonly melee: boolean;
  readonly provokes: readonly string[];
  readonly rules: readonly RuleId[];
  readonly unknown: readonly string[];
}

/** The attack that provokes the fewest, among those that reach the target. */
function best(
  j: FullJudge,
  c: Creature,
  target: Creature,
  attacks: readonly Attack[],
): Found | null {
  let found: Found | null = null;
  for (const attack of attacks) {
    const v = j.rules.attacks.attack(j, c, target, attack, {});
    if (v.why.some((why) => BY_PLACE.has(why))) continue;
    const provokes = [...new Set(v.opportunities.map(({ by }) => by))];
    if (found !== null && found.provokes.length <= provokes.length) continue;
    found = {
      with: attack.id,
      melee: v.mode === 'melee',
      provokes,
      rules: v.opportunities.flatMap((o) => o.rules),
      unknown: v.opportunities.flatMap((o) => o.unknown),
    };
  }
  return found;
}

/** A creature without known attacks strikes where it is assumed to threaten. */
function assumed(j: FullJudge, c: Creature, target: Creature): Found | null {
  const { cells, rules, unknown } = j.rules.threat(j, c);
  return cellsOf(standOf(j, target)).some(([x, y]) => cells.has(x, y))
    ? { melee: true, provokes: [], rules, unknown }
    : null;
}
