/**
 * Judges which cells a creature threatens, with reasons: cells into which it could make a melee
 * attack now, with line of effect. reachAreas.ts gives the reach, threatenedCells.ts the cells.
 */
import type { Creature } from '../../board/creature.ts';
import { CellSet } from '../../board/cellset.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { memoize } from '../../board/memoize.ts';
import { isPinned } from '../../board/pins.ts';
import { groundAt } from '../../board/wallHeights.ts';
import { effectOf } from './conditionsInForce.ts';
import type { ReachArea } from './reachAreas.ts';
import { stanceOf, turnBasis } from './threatBasis.ts';
import { ThreatenedCells } from './threatenedCells.ts';
import { cite, type RuleName } from '../names.ts';
import type { Judge, Permission } from '../ruleset.ts';
import type { RuleId, ThreatVerdict } from '../verdict.ts';

/** Whether the creature's own state allows melee attacks (sigil.threat.cannot-attack-does-not). */
export function canThreaten(j: Judge, c: Creature): Permission {
  const barred = effectOf(j, c, 'noThreat');
  if (barred)
    return {
      allowed: false,
      why: 'condition',
      condition: barred.condition,
      rules: cite(j.rules.cites, barred.value),
    };
  return ABLE;
}

const ABLE: Permission = { allowed: true, rules: [] };

const known = memoize<ThreatVerdict>();

/**
 * The cells that a creature threatens (srd35.threat.*, sigil.threat.*; docs/spec/scene.md,
 * conventions 6 and 7).
 */
export function threat(j: Judge, c: Creature): ThreatVerdict {
  const { ground, turn, creatures } = j.board;
  return known(c, [j.rules, ground, j.options, isPinned(creatures, c), ...turnBasis(turn)], () =>
    surveyed(j, c),
  );
}

function surveyed(j: Judge, c: Creature): ThreatVerdict {
  const cells = new CellSet(j.board.ground.grid);
  const { stand, able, list, reach, ready, unknown } = stanceOf(j, c);
  if (!able.allowed)
    return { cells, reach: 0, with: [], none: barredBy(able), rules: able.rules, unknown };
  if (ready === undefined) {
    const rules = cite(j.rules.cites, 'threatUnarmed');
    return { cells, reach: 0, with: [], none: { why: 'unarmed', rules }, rules, unknown };
  }
  const held = ThreatenedCells.of(j.board.ground);
  const end = held.find(stand, list);
  for (let k = 0; k < end; k++) cells.addIndex(held.found[k]!);
  const longest = [...list].sort((a, b) => b.far - a.far);
  return {
    cells,
    reach: longest[0]?.far ?? 0,
    with: longest.map((h) => h.name).filter((name) => name !== ''),
    rules: rulesOf(j, c, list, reach?.rules ?? []),
    unknown,
    ...(ready.allowed ? {} : { idle: barredBy(ready) }),
  };
}

const barredBy = ({ why, condition, rules }: Permission): NonNullable<ThreatVerdict['none']> => ({
  why: why ?? 'condition',
  rules,
  ...(condition === undefined ? {} : { condition }),
});

function rulesOf(
  j: Judge,
  c: Creature,
  list: readonly ReachArea[],
  reach: readonly RuleId[],
): RuleId[] {
  const names: RuleName[] = ['threat'];
  const weapons = (c.attacks ?? []).filter((a) => a.ready && a.kind === 'melee');
  if (list.some((h) => h.weapon)) names.push('reachWeapon');
  if (weapons.some((a) => a.reach !== undefined)) names.push('reachEach');
  if (weapons.some((a) => a.natural)) names.push('threatUnarmed');
  if (weapons.some((a) => a.reachWeapon === 'reach'))
    names.push('reachWeaponNear', 'threatReachWeapon');
  if (weapons.some((a) => a.reachWeapon === 'reach-and-near')) names.push('reachChain');
  if (list.every((h) => h.far === 0)) names.push('reachZero', 'opportunityReachZero');
  // Cite last the rules that can only remove cells: those on sight, and on diagonals at reach 2.
  const atTwo = list.some((h) => h.far === 2 || h.near === 2);
  const diagonals: readonly RuleName[] =
    atTwo && j.options.diagonals === 'alternate' ? ['reachTwo'] : [];
  const hurled = (c.attacks ?? []).some(
    (a) => a.ready && a.kind !== 'melee' && j.rules.strikesInMelee(j, a),
  );
  const ground = groundAt(j.board.ground, c.elevation);
  const sight: readonly RuleName[] = GroundIndex.of(ground).sight('effect').open
    ? []
    : ['threatSight', 'effect'];
  return [
    ...new Set([
      ...cite(j.rules.cites, ...names),
      ...(hurled ? (j.rules.meleeThrows ?? []) : []),
      ...reach,
      ...cite(j.rules.cites, ...sight, ...diagonals),
    ]),
  ];
}
