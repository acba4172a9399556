/** The movement modes from which the user of a creature chooses. */
import { has, hasTrait, type Creature } from '../board/creature.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Mode } from '../rules/verdict.ts';

/** The modes that a creature is offered. One without a feature may still have moved in its mode. */
export const offeredModes = ({ modes }: Ruleset, c: Creature): readonly Mode[] =>
  modes.chosen.filter((mode) => {
    const needs = modes.table[mode]?.needs;
    return needs === undefined || needs.some((id) => has(c, id) || hasTrait(c, id));
  });
