/**
 * The condition that hit points cause, such as disabled, staggered, dying, stable, dead or
 * destroyed.
 */
import { lastingConditions, type Creature, type HitPoints } from '../../../../board/creature.ts';
import { fallen, lessBy } from '../../map/hitPoints.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Vitals, VitalsAsk } from './stateRules.ts';

/** Conditions that depend only on hit points. */
const OF_HIT_POINTS: readonly string[] = [
  'disabled',
  'staggered',
  'unconscious',
  'dying',
  'stable',
  'dead',
  'destroyed',
];

/** Hit points that a strenuous action costs a disabled creature. */
function spentBy(j: FullJudge, c: Creature, act: VitalsAsk['act']): number {
  if (act === undefined || act === 'move') return 0;
  return j.rules.states.of(j, c).reduce((n, { effect }) => n + (effect.strain ?? 0), 0);
}

export function vitals(j: FullJudge, c: Creature, ask: VitalsAsk): Vitals {
  const { cites, sources } = j.rules.states;
  const given: HitPoints = { ...c.hp, ...ask.hp };
  // The conditions at the moment of the action are those of the hit points in the question.
  const cost = spentBy(j, ask.hp === undefined ? c : { ...c, hp: given }, ask.act);
  const hp: HitPoints = cost > 0 ? lessBy(given, cost) : given;
  const deadAt = j.rules.deadAt?.(c, ask.con);
  const { state, names } = fallen(c, cost > 0 ? given : c.hp, hp, {
    con: ask.con,
    deadAt,
    traits: j.rules.traits,
  });
  const gone = c.conditions.filter(
    (condition) => OF_HIT_POINTS.includes(condition) && condition !== state,
  );
  const rules = new Set(cite(cites, ...names, ...(cost > 0 ? ['disabled' as const] : [])));
  if (state !== null) for (const id of sources[state] ?? []) rules.add(id);
  const rest = lastingConditions(c).filter(
    (condition) => !gone.includes(condition) && condition !== state,
  );
  return {
    state,
    hp,
    gone,
    conditions: state === null ? rest : [...rest, state],
    ...(state === 'stable' && names.includes('steadfast') ? { orElse: 'disabled' } : {}),
    rules: [...rules],
    unknown: hp.current === undefined && names.length === 0 ? [`creatures.${c.id}.hp.current`] : [],
  };
}
