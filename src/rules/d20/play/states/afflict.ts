/**
 * Applies a condition to a creature. The creature may be immune, or may get a worse condition
 * instead.
 */
import { lastingConditions, type Creature } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { RuleId } from '../../../verdict.ts';
import type { AfflictVerdict, AfflictWhy, StateEffect } from './stateRules.ts';

export function afflict(
  j: FullJudge,
  c: Creature,
  condition: string,
  source?: string,
  earlier?: readonly string[],
): AfflictVerdict {
  const { table, sources, cites } = j.rules.states;
  const known = (name: string): StateEffect | undefined =>
    Object.hasOwn(table, name) ? table[name] : undefined;
  const rules = new Set<RuleId>(Object.hasOwn(sources, condition) ? sources[condition] : []);
  const kept = (why: AfflictWhy): AfflictVerdict => ({
    becomes: null,
    why,
    conditions: lastingConditions(c),
    rules: [...rules],
    unknown: [],
  });
  const effect = known(condition);
  if (effect === undefined) return kept('unknown-condition');
  if (effect.livingOnly && !j.rules.states.living(c)) {
    for (const id of cites.livingOnly ?? []) rules.add(id);
    return kept('not-living');
  }
  if (effect.kind !== undefined && j.rules.states.immune(c, effect.kind)) return kept('immune');

  const active = j.rules.states.of(j, c);
  const unknown: string[] = [];
  const worse = active.find((s) => s.effect.worsens?.[condition] !== undefined);
  let becomes = condition;
  if (worse !== undefined) {
    for (const id of [...worse.rules, ...((effect.kind === 'fear' ? cites.fear : undefined) ?? [])])
      rules.add(id);
    // The same effect applied again changes nothing. Effects without a name count as different
    // effects.
    if (source !== undefined && earlier?.includes(source)) return kept('same-source');
    if (source === undefined) unknown.push('ask.source');
    else if (earlier === undefined) unknown.push('ask.earlier');
    becomes = worse.effect.worsens?.[condition] ?? condition;
  } else {
    const stronger = active.find((s) => s.effect.replaces?.includes(condition));
    for (const id of stronger === undefined ? [] : [...stronger.rules, ...(cites.stacking ?? [])])
      rules.add(id);
    const already =
      !effect.each && active.some((s) => s.condition === condition && s.from === undefined);
    if (stronger !== undefined || already) return kept('covered');
  }
  for (const id of sources[becomes] ?? []) rules.add(id);
  const replaced = known(becomes)?.replaces ?? [];
  if (c.conditions.some((other) => replaced.includes(other)))
    for (const id of cites.stacking ?? []) rules.add(id);
  return {
    becomes,
    conditions: [...lastingConditions(c).filter((other) => !replaced.includes(other)), becomes],
    rules: [...rules],
    unknown,
  };
}
