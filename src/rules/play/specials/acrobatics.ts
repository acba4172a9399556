/** Moving past foes with Acrobatics: one check against each foe's maneuver defense. */
import { hasTrait, type Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import { skillBonus } from '../../base/checks.ts';
import { doubled } from '../../base/doubled.ts';
import { cite } from '../../names.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { Mode, MoveVerdict } from '../../verdict.ts';
import { maneuverDefense } from './maneuverRolls.ts';
import { Missing } from './specialContext.ts';
import type { AcrobaticVerdict, PassedFoe } from './questions.ts';

/** Increases of the DC: for full speed, for each foe passed before, and for being prone. */
export const EVADING = { hurried: 10, further: 2, prone: 5 } as const;
const SLOWING: readonly (string | undefined)[] = ['medium', 'heavy'];

/**
 * Why the creature cannot use Acrobatics to move past foes: armor or load slows it. Some races are
 * never slowed.
 */
export const cannotEvade = (j: FullJudge, c: Creature): 'armour' | undefined =>
  (SLOWING.includes(c.armour) || SLOWING.includes(c.load)) &&
  !c.traits.some((trait) => j.rules.movements.table.races[trait]?.unslowed === true)
    ? 'armour'
    : undefined;
export const isProne = (c: Creature): boolean =>
  hasTrait(c, 'prone') || c.conditions.includes('prone');

/**
 * Judges a movement with Acrobatics: its cost, and the check against each foe that could attack.
 * The checks follow the order in which the mover leaves threatened cells; in the same cell the
 * highest defense comes first. `hurried`: at full speed; `leaves`: foes that the mover does not try
 * to avoid.
 */
export function acrobatics(
  j: FullJudge,
  c: Creature,
  mode: Mode,
  path: readonly Cell[],
  hurried: boolean,
  leaves: readonly string[],
): AcrobaticVerdict {
  const walked: MoveVerdict = j.rules.move(j, c, mode, path);
  const costs = hurried ? walked.costs : doubled(path, walked.costs);
  const over = costs.findIndex((cost) => cost > walked.budget);
  const tooFar =
    over > 0 && !walked.violations.some(({ code }) => code === 'over-speed')
      ? [
          {
            code: 'over-speed' as const,
            at: path[over] ?? c.at,
            step: over,
            rules: cite(j.rules.specials.cites, 'acrobatics'),
          },
        ]
      : [];
  const why = cannotEvade(j, c);
  const possible = why === undefined;
  const bonus = skillBonus(c, 'acrobatics');
  const prone = isProne(c) ? EVADING.prone : 0;
  const defended = walked.opportunities
    .filter(({ by }) => !leaves.includes(by))
    .map(({ by, step }) => {
      const missing = new Missing();
      const foe = j.board.creatures.find(({ id }) => id === by);
      const list = foe === undefined ? [] : maneuverDefense(j, foe, missing);
      const defense = list.reduce((sum, m) => sum + m.value, 0);
      return { by, step, defense, missing: [...missing.paths] };
    })
    .sort((a, b) => a.step - b.step || b.defense - a.defense);
  const passed = defended.map(({ by, step, defense, missing }, i): PassedFoe => {
    const above = EVADING.further * i + (hurried ? EVADING.hurried : 0) + prone;
    return {
      by,
      step,
      dc: defense + above,
      above,
      ...(bonus === undefined ? {} : { bonus }),
      ...(missing.length === 0 ? {} : { unknown: missing }),
    };
  });
  const safe = possible
    ? passed
        .filter(
          ({ dc, unknown }) => unknown === undefined && bonus !== undefined && bonus + 1 >= dc,
        )
        .map(({ by }) => by)
    : [];
  const violations = [...walked.violations, ...tooFar].sort((a, b) => a.step - b.step);
  return {
    ...walked,
    legal: violations.length === 0,
    cost: costs[costs.length - 1] ?? 0,
    costs,
    violations,
    opportunities: walked.opportunities.filter(({ by }) => !safe.includes(by)),
    acrobatics: {
      possible,
      ...(why === undefined ? {} : { why }),
      rolls: j.options.acrobaticsRolls,
      passed: possible ? passed.filter(({ by }) => !safe.includes(by)) : [],
    },
    rules: [...new Set([...walked.rules, ...cite(j.rules.specials.cites, 'acrobatics')])],
    unknown: [...new Set([...walked.unknown, ...defended.flatMap(({ missing }) => missing)])],
  };
}
