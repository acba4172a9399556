/** The full Arelia ruleset: answers about the map and about its rounds in phases. */
import type { PhasedRuleset } from '../../fullRuleset.ts';
import { UNTREATED } from '../../uncoveredSubjects.ts';
import { arelia } from './index.ts';
import { phases } from './phases.ts';

export const areliaFull: PhasedRuleset = {
  ...arelia,
  unspoken: [...UNTREATED, 'massive-damage', 'drowning', 'counterspell', 'casting-while-falling'],
  phases,
};
