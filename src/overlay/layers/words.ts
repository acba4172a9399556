/** From what the engine found to what is said: message and parameters. Filled in the user's language by src/text. */
import type { Cell } from '../../board/grid.ts';
import type { Barred, Mode, Opportunity, Violation } from '../../rules/verdict.ts';
import type { JudgedPath } from '../../state/paths.ts';
import { BARRED_MESSAGE, CAUSE_MESSAGE } from '../../text/index.ts';
import type { Why } from '../shape.ts';

export const MODE_TERM: Readonly<Record<Mode, string>> = {
  'move': 'move-mode', 'double-move': 'double-move-mode', 'run': 'run-mode', 'step': 'step-mode', 'withdraw': 'withdraw-mode',
  'charge': 'charge-mode', 'minimum': 'minimum-mode',
};

/** Every parameter that a sentence about a violation may ask for; each takes its own. */
export function violationWhy({ of, path, mode, verdict }: JudgedPath, v: Violation): Why {
  const from: Cell = path[Math.max(0, v.step - 1)] ?? of.at;
  const by = { creature: v.by ?? '' };
  return {
    message: `violation.${v.code}`, verdict: verdict.unknown.some((fact) => fact.startsWith(`creatures.${of.id}.`)) ? 'doubtful' : 'illegal', rules: v.rules, cells: [v.at],
    params: {
      who: { creature: of.id }, foe: by, other: by, ally: by, active: by, target: by, names: { creatures: v.by === undefined ? [] : [v.by] },
      from, to: v.at, cell: v.at, cost: verdict.cost, budget: verdict.budget,
      over: { length: Math.max(0, verdict.cost - verdict.budget) }, len: { length: verdict.cost }, max: { length: verdict.budget }, min: { length: 2 },
      blocker: v.by === undefined ? { message: 'blocker.obstacle' } : { blocker: v.by },
      condition: v.code === 'condition-forbids' && v.by !== undefined ? { term: v.by } : '', mode: { term: MODE_TERM[mode] }, action: { term: MODE_TERM[mode] },
    },
  };
}

/** What provokes, in the words of the movement that does. */
const BY_MODE: Readonly<Partial<Record<Mode, string>>> = {
  withdraw: 'opportunity.by.withdraw-later-square', minimum: 'opportunity.by.minimum-movement', charge: 'opportunity.by.charge-movement',
};

export const opportunityWhy = ({ of, mode }: JudgedPath, o: Opportunity): Why => ({
  message: (o.cause === 'movement' ? BY_MODE[mode] : undefined) ?? CAUSE_MESSAGE[o.cause],
  verdict: o.unknown.length > 0 ? 'doubtful' : 'provokes', rules: o.rules, cells: [o.leaving],
  params: { who: { creature: of.id }, cell: o.leaving, foe: { creature: o.by }, foes: { creatures: [o.by] } },
});

export const againWhy = (o: Opportunity, cell: Cell): Why => ({
  message: 'opportunity.none.same-opportunity', verdict: 'info', rules: o.rules, cells: [cell], params: { foe: { creature: o.by } },
});

/** Why somebody who stands there gets no opportunity. */
export const barredWhy = ({ of }: JudgedPath, b: Barred, taken: number): Why => ({
  message: BARRED_MESSAGE[b.why], verdict: 'info', rules: b.rules, cells: [b.leaving],
  params: { who: { creature: of.id }, target: { creature: of.id }, foe: { creature: b.by }, cell: b.leaving, n: taken, condition: b.condition === undefined ? '' : { term: b.condition } },
});
