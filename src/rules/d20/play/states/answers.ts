/** The answers that all rulesets share. Each ruleset adds its citations, table and figures. */
import { living } from '../../map/hitPoints.ts';
import { afflict } from './afflict.ts';
import { confused } from './confusion.ts';
import { event } from './event.ts';
import { fixedArmorClass } from './fixedArmorClass.ts';
import { STATE_FIGURES } from './figures.ts';
import { flee } from './flee.ts';
import { ghosts } from './ghosts.ts';
import { unseen } from './hiding.ts';
import { activeStatesOf } from './activeConditions.ts';
import { isOutsideGrapple } from './outsideGrapple.ts';
import type { StateRules } from './stateRules.ts';
import { recover } from './recovery.ts';
import { conditionModifiers } from './conditionModifiers.ts';
import { TABLE } from './conditionTable.ts';
import { vitals } from './vitals.ts';
import { immune } from './wards.ts';
import { stall, wind } from './wind.ts';

export const stateAnswers: Omit<StateRules, 'cites' | 'sources'> = {
  table: TABLE,
  figures: STATE_FIGURES,
  living,
  immune,
  of: activeStatesOf,
  armourClass: fixedArmorClass,
  outside: isOutsideGrapple,
  modifiers: conditionModifiers,
  afflict,
  vitals,
  recover,
  flee,
  confused,
  event,
  wind,
  stall,
  ...unseen,
  ...ghosts,
};
