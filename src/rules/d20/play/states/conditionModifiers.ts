/**
 * Adds up the modifiers of a creature's conditions for each roll, and names the condition behind
 * each modifier. The numbers are in the rows of `d20/conditionRows.ts`.
 */
import type { Creature } from '../../../../board/creature.ts';
import { modifierOf } from '../../../core/abilities.ts';
import type { SheetTotal } from '../../../../board/vocabulary.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { RuleId } from '../../../verdict.ts';
import { bansOf } from './bans.ts';
import { changedScore, limitOf, pointsOf, type ByMode, type StateEffect } from './effect.ts';
import { besideScore, besideTotal, lostInScore } from './inTotals.ts';
import { mediumOf } from './medium.ts';
import type {
  ActiveState,
  StateChange,
  Roll,
  SheetNumbers,
  ConditionModifiers,
} from './stateRules.ts';

const MODES = ['melee', 'ranged'] as const;
const by = (value: ByMode, mode: (typeof MODES)[number]): number =>
  typeof value === 'number' ? value : value[mode];
const rulesOf = (states: readonly ActiveState[]): RuleId[] => [
  ...new Set(states.flatMap((s) => s.rules)),
];

/** Rolls to which the modifier of an ability is added, in addition to armor class. */
const STRENGTH = ['attack-melee', 'damage', 'str-skills'] as const;
const DEXTERITY = ['attack-ranged', 'reflex', 'initiative', 'dex-skills'] as const;

/** Limits to the actions of a turn, strictest limit first. */
const STRICTEST = ['none', 'mental-only', 'move-only', 'single'] as const;

/**
 * The total on the sheet to which a roll's modifier belongs; undefined: no total of the sheet that
 * Quadretto reads.
 */
const totalOf = (on: Roll): SheetTotal | undefined => {
  if (on === 'attack-melee' || on === 'attack-ranged') return 'attack';
  if (on === 'ac-melee' || on === 'ac-ranged') return 'ac';
  if (on === 'fortitude' || on === 'reflex' || on === 'will') return 'saves';
  return on === 'checks' || on.endsWith('-skills') || on.startsWith('skill:')
    ? 'skills'
    : undefined;
};

/** Collects modifiers; modifiers of zero are left out. */
class Tally {
  readonly changes: StateChange[] = [];
  readonly unknown = new Set<string>();

  constructor(readonly of: Creature) {}

  add(on: Roll, value: number | undefined, why: string, rules: readonly RuleId[]): void {
    if (value !== undefined && value !== 0) this.changes.push({ on, value, why, rules });
  }

  /**
   * Adds the condition's own modifier, minus the part that the total on the sheet already includes.
   */
  own(on: Roll, value: number | undefined, state: Pick<ActiveState, 'condition' | 'rules'>): void {
    if (value === undefined || value === 0) return;
    const { condition: why, rules } = state;
    const total = totalOf(on);
    const counted = total === undefined ? { value } : besideTotal(this.of, total, why, value);
    this.changes.push({ on, ...counted, why, rules });
  }

  /**
   * Adds a change that the ability score on the sheet already includes. It is shown but not
   * counted.
   */
  lost(rolls: readonly Roll[], lost: ReturnType<typeof lostInScore>): void {
    if (lost === undefined) return;
    const { already, state } = lost;
    for (const on of rolls)
      this.changes.push({ on, value: 0, already, why: state.condition, rules: state.rules });
  }

  get total(): ConditionModifiers['total'] {
    const total: Partial<Record<Roll, number>> = {};
    for (const { on, value } of this.changes) total[on] = (total[on] ?? 0) + value;
    return total;
  }
}

/** Adds the modifiers of one condition, except its effects on armor class and ability scores. */
function own(tally: Tally, state: ActiveState): void {
  const { effect: e, times = 1 } = state;
  const put = (on: Roll, value: number | undefined): void =>
    tally.own(on, value === undefined ? undefined : value * times, state);
  for (const mode of MODES) if (e.attack !== undefined) put(`attack-${mode}`, by(e.attack, mode));
  for (const save of ['fortitude', 'reflex', 'will'] as const) put(save, e.saves);
  put('reflex', e.reflex);
  put('damage', e.damage);
  put('checks', e.checks);
  put('initiative', e.initiative);
  put('str-skills', e.skillsOf?.str);
  put('dex-skills', e.skillsOf?.dex);
  put('hit-points', e.hitPoints);
  put('hit-dice', e.hitDice);
  for (const [skill, value] of Object.entries(e.skills ?? {})) put(`skill:${skill}`, value);
}

interface Ability {
  readonly now?: number;
  readonly change: number;
  readonly why: string;
  readonly rules: readonly RuleId[];
}

/** Modifier of an ability score that conditions lower, and the change of the modifier. */
function abilityOf(
  states: readonly ActiveState[],
  key: 'dexterity' | 'strength',
  score: number | undefined,
): Ability {
  const at = states.filter(({ effect }) => effect[key] !== undefined);
  const source = { why: at.map((s) => s.condition).join('+'), rules: rulesOf(at) };
  const changes = at.flatMap(({ effect }) => effect[key] ?? []);
  const limit = limitOf(changes);
  // An unknown score is assumed to be even, and to be above a limit. For an odd score, the modifier
  // may fall by one point less.
  if (score === undefined)
    return limit === Infinity
      ? { change: Math.trunc(pointsOf(changes) / 2), ...source }
      : { now: modifierOf(limit), change: 0, ...source };
  const now = modifierOf(changedScore(score, changes));
  return { now, change: now - modifierOf(score), ...source };
}

/**
 * Adds changes to armor class, and returns the conditions under which the creature loses its
 * Dexterity and dodge bonuses against this attacker.
 */
function exposure(
  j: FullJudge,
  tally: Tally,
  states: readonly ActiveState[],
  c: Creature,
  from: Creature | undefined,
): readonly ActiveState[] {
  const losing: ActiveState[] = [];
  const open = (e: Pick<StateEffect, 'ac' | 'losesDexterity'>, s: ActiveState): void => {
    for (const mode of MODES) if (e.ac !== undefined) tally.own(`ac-${mode}`, by(e.ac, mode), s);
    if (e.losesDexterity) losing.push(s);
  };
  for (const s of states) {
    open(s.effect, s);
    if (s.effect.outside === undefined) continue;
    if (from === undefined) tally.unknown.add('ask.from');
    else if (j.rules.states.outside(j, s, c, from)) open(s.effect.outside, s);
  }
  return losing;
}

/**
 * Adds the changes to armor class from lost Dexterity, dodge and shield bonuses. A creature loses a
 * Dexterity bonus but keeps a Dexterity penalty.
 */
function armour(
  j: FullJudge,
  tally: Tally,
  states: readonly ActiveState[],
  c: Creature,
  {
    dex,
    losing,
    sheet,
  }: {
    readonly dex: Ability;
    readonly losing: readonly ActiveState[];
    readonly sheet: SheetNumbers;
  },
): void {
  const fixed = j.rules.states.armourClass(j, c);
  if (fixed !== undefined) {
    // If a condition sets the armor class, no other bonuses count.
    if (sheet.ac === undefined) tally.unknown.add('ask.sheet.ac');
    else
      for (const mode of MODES)
        tally.add(`ac-${mode}`, fixed.value - sheet.ac, fixed.state.condition, fixed.state.rules);
    return;
  }
  const score = c.abilities?.dex ?? undefined;
  const held = sheet.dexterity ?? (score === undefined ? undefined : modifierOf(score));
  // A bonus that armor already limits does not rise with the score.
  const limited = score === undefined || held !== modifierOf(score);
  const most = dex.change > 0 && !limited ? Infinity : (held ?? Infinity);
  const now = Math.min(dex.now ?? (held ?? 0) + dex.change, most);
  const left = losing.length > 0 ? Math.min(now, 0) : now;
  if (held === undefined && (losing.length > 0 || dex.why !== ''))
    tally.unknown.add(`creatures.${c.id}.abilities.dex`);
  if (losing.length > 0 && sheet.ac !== undefined && sheet.dodge === undefined)
    tally.unknown.add('ask.sheet.dodge');
  if (losing.length === 0) tally.lost(['ac-melee', 'ac-ranged'], lostInScore(c, 'dex', states));
  const causes = rulesOf([
    ...losing,
    ...states.filter(({ effect }) => effect.dexterity !== undefined),
  ]);
  const unshielded = states.filter(({ effect }) => effect.noShield === true);
  for (const mode of MODES) {
    const zero = states.some(({ effect }) => effect.zeroAgainst?.includes(mode));
    tally.add(
      `ac-${mode}`,
      (zero ? Math.min(left, modifierOf(0)) : left) - (held ?? 0),
      'dexterity',
      causes,
    );
    if (losing.length > 0) tally.add(`ac-${mode}`, -(sheet.dodge ?? 0), 'dodge', causes);
    else for (const s of states) tally.own(`ac-${mode}`, s.effect.dodge, s);
    if (unshielded.length > 0)
      tally.add(`ac-${mode}`, -(sheet.shield ?? 0), 'shield', rulesOf(unshielded));
  }
}

export function conditionModifiers(
  j: FullJudge,
  c: Creature,
  from?: Creature,
  sheet: SheetNumbers = {},
): ConditionModifiers {
  const states = j.rules.states.of(j, c);
  const tally = new Tally(c);
  for (const s of states) own(tally, s);
  for (const { limits } of states) {
    // A skill would spare the creature this condition, if its ranks were known.
    const skill = limits.spares?.skill;
    if (skill !== undefined && c.skills?.[skill]?.ranks === undefined)
      tally.unknown.add(`creatures.${c.id}.skills.${skill}`);
  }
  const losing = exposure(j, tally, states, c, from);
  const str = abilityOf(besideScore(c, 'str', states), 'strength', c.abilities?.str ?? undefined);
  const dex = abilityOf(besideScore(c, 'dex', states), 'dexterity', c.abilities?.dex ?? undefined);
  if (str.why !== '' && str.now === undefined) tally.unknown.add(`creatures.${c.id}.abilities.str`);
  for (const on of STRENGTH) tally.add(on, str.change, str.why, str.rules);
  tally.lost(STRENGTH, lostInScore(c, 'str', states));
  for (const on of DEXTERITY) tally.add(on, dex.change, dex.why, dex.rules);
  tally.lost(DEXTERITY, lostInScore(c, 'dex', states));
  armour(j, tally, states, c, { dex, losing, sheet });

  const most = (key: 'castingDc' | 'verbalFailure' | 'missChance'): number =>
    Math.max(0, ...states.map(({ effect }) => effect[key] ?? 0));
  const some = (key: 'atMercy' | 'drops' | 'heatKills'): boolean =>
    states.some(({ effect }) => effect[key] === true);
  const { unknown, ...medium } = mediumOf(j, c, states);
  return {
    states,
    changes: tally.changes,
    total: tally.total,
    losesDexterity: losing.length > 0,
    abilities: {
      ...(str.now === undefined ? {} : { str: str.now }),
      ...(dex.now === undefined ? {} : { dex: dex.now }),
    },
    actions:
      STRICTEST.find((only) => states.some(({ limits }) => limits.actions === only)) ?? 'all',
    bans: bansOf(states),
    missChance: most('missChance'),
    castingDc: most('castingDc'),
    verbalFailure: most('verbalFailure'),
    atMercy: some('atMercy'),
    drops: some('drops'),
    heatKills: some('heatKills'),
    ...medium,
    rules: rulesOf(states),
    unknown: [...tally.unknown, ...unknown],
  };
}
