/**
 * Turns a declaration into a plan: the parts that may be carried out, and the parts that break a
 * rule.
 */
import type { Creature } from '../../../board/creature.ts';
import { movementDoing, type Doing } from '../../actionPermission.ts';
import type { Judge } from '../../ruleset.ts';
import type { Mode } from '../../verdict.ts';
import {
  type PhaseAct,
  type Charge,
  type Declaration,
  type Free,
  type Item,
  COMMON_ACTS,
  START_ACTS,
} from './declaration.ts';
import type { Takes } from './factors.ts';
import { awayFactor } from './gear.ts';
import type { TimelineViolationCode } from './event.ts';
import type { PhasedCitation } from './phaseRules.ts';
import type { SizeRow, Tables } from './tables.ts';

export interface PlanFault {
  readonly code: TimelineViolationCode;
  readonly cites: readonly PhasedCitation[];
}

export interface Plan {
  /** When the half move takes place relative to the action. */
  readonly half: 'before' | 'after' | 'none';
  readonly full: boolean;
  /** The declared charge. Its roll is made at the factor of the full move. */
  readonly charge?: Charge;
  readonly act?: PhaseAct;
  readonly takes?: Takes;
  /** The action is declared in detail before the initiative rolls. */
  readonly atStart: boolean;
  /** The action takes the whole round: nothing else is possible. */
  readonly whole: boolean;
  /** The creature has a common action that is not chosen yet. */
  readonly open: boolean;
  readonly items?: readonly Item[];
  /** Conditions forbid movement (`still`), or even free actions (`idle`). */
  readonly still: boolean;
  readonly idle: boolean;
  /** Free actions at the start of the round. */
  readonly free: readonly Free[];
  readonly faults: readonly PlanFault[];
  /** Fields of the declaration whose values are missing and assumed. */
  readonly assumed: readonly string[];
}

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T =>
  (list as readonly string[]).includes(word);
const THEN = '-then-';

/** Whether this takes no action: with rapid arming, drawing an item and changing grip do not. */
const isNonAction = ({ kind, rapidArming = false }: Free): boolean =>
  rapidArming && (kind === 'draw' || kind === 'change-grip');

/**
 * The free actions that are carried out: at most one free action and one change of grip, and none
 * beside an action that takes the whole round.
 */
function freeOf(
  free: readonly Free[],
  whole: boolean,
): { readonly kept: Free[]; readonly faults: PlanFault[] } {
  const kept: Free[] = [];
  const faults: PlanFault[] = [];
  for (const each of free) {
    const action = !isNonAction(each);
    if (each.kind === 'change-grip' && kept.some(({ kind }) => kind === 'change-grip'))
      faults.push({ code: 'second-grip-change', cites: ['grip'] });
    else if (action && whole)
      faults.push({ code: 'free-action-with-one-round', cites: ['oneRound'] });
    else if (action && kept.some((k) => !isNonAction(k)))
      faults.push({ code: 'second-free-action', cites: ['free'] });
    else kept.push(each);
  }
  return { kept, faults };
}

/** Splits a declared action into its half move and its main part. */
function parts(action: Declaration['action']): { half: Plan['half']; word: string } {
  const [first = '', second] = action.split(THEN);
  if (second === undefined)
    return first === 'half-move' || first === 'full-move' || first === 'charge'
      ? { half: 'before', word: first }
      : { half: 'none', word: first };
  return first === 'half-move' ? { half: 'before', word: second } : { half: 'after', word: first };
}

/** The time that an action takes, and the field of the declaration that should state it. */
function takes(
  tables: Tables,
  size: SizeRow,
  d: Declaration,
  act: PhaseAct,
  items: readonly Item[] | undefined,
): { readonly takes: Takes; readonly assumed?: string } {
  const common = { tenths: size.common };
  const of = (factor: number | undefined): Takes => (factor === undefined ? common : { factor });
  if (act === 'attack' || act === 'ranged-attack')
    return {
      takes: of(d.weaponFactor),
      ...(d.weaponFactor === undefined && { assumed: 'weaponFactor' }),
    };
  if (act === 'spell') return { takes: of(d.castingTime ?? d.factor) };
  const own = act === 'put-away' || act === 'free-action' ? items : undefined;
  return {
    takes: of(
      d.factor ?? (own === undefined || own.length === 0 ? undefined : awayFactor(tables, own)),
    ),
  };
}

export function planOf(tables: Tables, size: SizeRow, d: Declaration): Plan {
  const faults: PlanFault[] = [];
  let { half, word } = parts(d.action);
  // Putting an item away is a free action only after a successful check; otherwise it is the
  // round's complex action.
  const away = (d.free ?? []).find(({ kind, check }) => kind === 'put-away' && check !== 'passed');
  let items = d.items;
  if (away !== undefined) {
    if (word === 'regular' || word === 'nothing' || word === 'half-move')
      [word, items] = ['put-away', away.items];
    else faults.push({ code: 'second-complex-action', cites: ['complex', 'putAway'] });
  }
  const act = isOneOf(COMMON_ACTS, word) || isOneOf(START_ACTS, word) ? word : undefined;
  const whole = act === 'one-round' || act === 'long';
  const atStart = act !== undefined && isOneOf(START_ACTS, act);
  if (whole && half !== 'none') {
    faults.push({ code: 'half-move-with-one-round', cites: ['oneRound'] });
    half = 'none';
  }
  const late = atStart && half === 'before';
  if (late)
    faults.push({ code: 'start-of-round-after-move', cites: ['halfAndAct', 'common', 'atStart'] });
  const free = freeOf(
    (d.free ?? []).filter((each) => each !== away),
    whole,
  );
  faults.push(...free.faults);

  const full = word === 'full-move' || word === 'charge';
  if (d.charge !== undefined && !full) {
    faults.push(
      half === 'before'
        ? { code: 'charge-too-early', cites: ['chargeEligible'] }
        : { code: 'second-complex-action', cites: ['chargeEligible', 'complex'] },
    );
  }
  const charge =
    full && (word === 'charge' || d.charge !== undefined) ? (d.charge ?? {}) : undefined;
  const done = late ? undefined : charge === undefined ? act : 'attack';
  const took = done === undefined || whole ? undefined : takes(tables, size, d, done, items);
  return {
    half,
    full,
    atStart: atStart && !late,
    whole,
    still: false,
    idle: false,
    open: word === 'regular' || word === 'half-move' || late,
    free: free.kept,
    faults,
    assumed: [
      ...(took?.assumed === undefined ? [] : [took.assumed]),
      ...(charge !== undefined && d.charge === undefined ? ['charge'] : []),
    ],
    ...(charge !== undefined && { charge }),
    ...(done !== undefined && { act: done }),
    ...(took !== undefined && { takes: took.takes }),
    ...(items !== undefined && { items }),
  };
}

/**
 * Each action in the form that `mayAct` judges. Rounds in phases have no kinds of action, so only
 * conditions can forbid one.
 */
const DOES: Readonly<Record<PhaseAct, Doing>> = {
  attack: { kind: 'standard', attack: true },
  'ranged-attack': { kind: 'standard', attack: true },
  common: { kind: 'standard' },
  'put-away': { kind: 'standard' },
  'free-action': { kind: 'free' },
  spell: { kind: 'standard', casts: true },
  'start-of-round': { kind: 'standard' },
  'one-round': { kind: 'full-round' },
  long: { kind: 'full-round' },
};
const FREE: Doing = { kind: 'free' };
/** Making room for another creature, in the form that `mayAct` judges. */
export const YIELDS: Doing = { kind: 'free', displaces: true };

/**
 * Removes the actions that the creature's state forbids from the plan, and adds a violation for
 * each.
 */
export function permitted(j: Judge, c: Creature, plan: Plan): Plan {
  const may = (doing: Doing): boolean => j.rules.mayAct(j, c, doing).allowed;
  const goes = (mode: Mode): boolean => may(movementDoing(mode, j.rules.modeRule(j, c, mode)));
  const still = !goes('half-move');
  const idle = !may(FREE);
  const half = plan.half !== 'none' && still ? 'none' : plan.half;
  const acts =
    (plan.act === undefined || may(DOES[plan.act])) &&
    (plan.charge === undefined || goes('charge'));
  const full = plan.full && goes('full-move') && (plan.charge === undefined || acts);
  const open = plan.open && may(DOES.common);
  const free = idle ? [] : plan.free;
  const forbidden =
    half !== plan.half ||
    !acts ||
    full !== plan.full ||
    open !== plan.open ||
    free.length < plan.free.length;
  if (!forbidden) return still || idle ? { ...plan, still, idle } : plan;
  const { act, takes, charge, ...rest } = plan;
  return {
    ...rest,
    half,
    full,
    open,
    free,
    still,
    idle,
    atStart: acts && plan.atStart,
    whole: acts && plan.whole,
    ...(acts && {
      ...(act !== undefined && { act }),
      ...(takes !== undefined && { takes }),
      ...(charge !== undefined && { charge }),
    }),
    // If conditions forbid an action, report neither its missing facts nor its other violations.
    faults: [...(acts ? plan.faults : []), { code: 'condition-forbids', cites: ['defenceless'] }],
    assumed: acts ? plan.assumed : [],
  };
}
