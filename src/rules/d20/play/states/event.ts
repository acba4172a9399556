/** Events near a creature that end a condition or allow a new save. */
import { cite } from '../../../names.ts';
import type { StateRules } from './stateRules.ts';

export const event: StateRules['event'] = (j, c, condition, happens) => {
  const { figures, cites, sources } = j.rules.states;
  const row = Object.hasOwn(figures.events, condition) ? figures.events[condition] : undefined;
  const under = j.rules.states.of(j, c).some((s) => s.condition === condition);
  const does = under ? row?.[happens] : undefined;
  return {
    ends: does === 'ends',
    newSave: does === 'new-save',
    rules: [
      ...new Set([
        ...(Object.hasOwn(sources, condition) ? (sources[condition] ?? []) : []),
        ...(does === undefined ? [] : cite(cites, 'fascinated')),
      ]),
    ],
    unknown: [],
  };
};
