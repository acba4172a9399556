/**
 * A movement that was made, through the space of a creature that the mover does not know of. A plan
 * of it is legal, but the mover could not have gone on.
 */
import type { Creature } from '../board/creature.ts';
import { creatureOf } from '../board/board.ts';
import type { Cell } from '../board/grid.ts';
import { cite } from '../rules/names.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { PathFault, PathRuling } from './flightAsMovement.ts';

/** The verdict with the violation at the creature that the movement met. */
export function withUnseenMet(
  { board, rules: { cites, relation } }: Judge,
  of: Creature,
  verdict: PathRuling,
  path: readonly Cell[],
): PathRuling {
  const { meets } = verdict;
  const met = meets && creatureOf(board, meets.by);
  if (meets === undefined || met === undefined) return verdict;
  const code =
    meets.step === path.length - 1
      ? 'ends-occupied'
      : relation(of, met).value === 'foe'
        ? 'through-enemy'
        : 'through-ally';
  if (verdict.violations.some((v) => v.code === code)) return verdict;
  const name = { 'ends-occupied': 'occupied', 'through-enemy': 'throughEnemy' } as const;
  const rules = cite(cites, code === 'through-ally' ? 'throughAlly' : name[code]);
  const fault: PathFault = {
    code,
    at: path[meets.step] ?? meets.at,
    step: meets.step,
    by: met.id,
    rules,
  };
  return {
    ...verdict,
    legal: false,
    violations: [...verdict.violations, fault].sort((a, b) => a.step - b.step),
    rules: [...new Set([...verdict.rules, ...rules])],
  };
}
