/** From hit points to conditions: up, disabled, staggered, dying, stable, dead, destroyed. What deals damage is not asked here. */
import type { Creature, HitPoints } from '../../../board/creature.ts';
import { cite } from '../../names.ts';
import type { PlayJudge } from '../../playbook.ts';
import type { Name, Vitals, VitalsAsk } from './questions.ts';

/** Conditions that hit points alone bring and take away. */
const OF_HIT_POINTS: readonly string[] = ['disabled', 'staggered', 'unconscious', 'dying', 'stable', 'dead', 'destroyed'];

interface Standing { readonly state: string | null; readonly names: readonly Name[] }

/** Levels drained, and the Hit Dice that are left to lose. */
const drained = (j: PlayJudge, c: Creature): number =>
  c.conditions.filter((condition) => j.rules.states.table[condition]?.hitDice !== undefined).length;

function standing(j: PlayJudge, c: Creature, before: HitPoints | undefined, hp: HitPoints, con: number | undefined): Standing {
  const { living, figures } = j.rules.states;
  const current = hp.current;
  if (!living(c)) return current !== undefined && current <= 0 ? { state: 'destroyed', names: ['destroyed'] } : { state: null, names: [] };
  const levels = drained(j, c);
  if (c.hitDice !== undefined && levels > 0 && levels >= c.hitDice) return { state: 'dead', names: ['drained', 'dead'] };
  if (con === 0) return { state: 'dead', names: ['dead'] };
  if (current === undefined) return { state: null, names: [] };
  if (current <= figures.dead) return { state: 'dead', names: ['dead'] };
  if (current < 0) {
    const was = before?.current ?? current;
    // Awake below 0 it is disabled still, stable it stays so; who regains even one point is stable; who loses some is dying.
    const fell = current < was;
    if (!fell && c.conditions.includes('disabled')) return { state: 'disabled', names: ['disabled'] };
    return !fell && (c.conditions.includes('stable') || current > was) ? { state: 'stable', names: ['stable'] } : { state: 'dying', names: ['dying'] };
  }
  const nonlethal = hp.nonlethal ?? 0;
  if (nonlethal > current) return { state: 'unconscious', names: ['nonlethal'] };
  if (current === 0) return { state: 'disabled', names: ['disabled'] };
  return nonlethal === current ? { state: 'staggered', names: ['nonlethal'] } : { state: null, names: before !== undefined && (before.current ?? 1) < 0 ? ['stable'] : [] };
}

/** What a strenuous action costs the disabled. */
function spentBy(j: PlayJudge, c: Creature, act: VitalsAsk['act']): number {
  if (act === undefined || act === 'move') return 0;
  return j.rules.states.of(j, c).reduce((n, { effect }) => n + (effect.strain ?? 0), 0);
}

export function vitals(j: PlayJudge, c: Creature, ask: VitalsAsk): Vitals {
  const { cites, sources } = j.rules.states;
  const cost = spentBy(j, c, ask.act);
  const given: HitPoints = { ...c.hp, ...ask.hp };
  const hp: HitPoints = cost > 0 && given.current !== undefined ? { ...given, current: given.current - cost } : given;
  const { state, names } = standing(j, c, c.hp, hp, ask.con);
  const gone = c.conditions.filter((condition) => OF_HIT_POINTS.includes(condition) && condition !== state);
  const rules = new Set(cite(cites, ...names, ...(cost > 0 ? ['disabled' as const] : [])));
  if (state !== null) for (const id of sources[state] ?? []) rules.add(id);
  const rest = c.conditions.filter((condition) => !gone.includes(condition) && condition !== state);
  return {
    state, hp, gone, conditions: state === null ? rest : [...rest, state], rules: [...rules],
    unknown: hp.current === undefined && names.length === 0 ? [`creatures.${c.id}.hp.current`] : [],
  };
}
