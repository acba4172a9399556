/**
 * Chooses sentences for the engine's findings: message and parameters. src/text fills them in the
 * user's language.
 */
import type { Cell } from '../../board/grid.ts';
import type { EventOf, RuleFault, ProvokedOpportunity } from '../../encounter/event.ts';
import type { PathFault } from '../../encounter/flightAsMovement.ts';
import type {
  Barred,
  Meeting,
  Mode,
  Opportunity,
  PathCheck,
  CheckFor,
} from '../../rules/verdict.ts';
import type { PassedFoe } from '../../rules/d20/play/specials/specialRules.ts';
import type { PassedFoes } from '../../state/passedFoes.ts';
import type { JudgedPath } from '../../state/paths.ts';
import {
  BARRED_MESSAGE,
  CAUSE_MESSAGE,
  isMessageId,
  isTermId,
  list,
  locale,
  say,
  t,
} from '../../text/index.ts';
import type { Why } from '../shape.ts';
import { rulesCausingOpportunity } from './deciding.ts';

/** The term of a movement mode. A log may hold a mode that this version does not know. */
export const modeTerm = (mode: Mode): string =>
  isTermId(`${mode}-mode`) ? `${mode}-mode` : 'move-mode';

/**
 * The action, made or possible, with the facts that a sentence about its violations may need.
 * Lengths in cells.
 */
export interface Deed {
  readonly of: string;
  /** Term for the action or the movement mode. */
  readonly action: string;
  readonly target?: string | undefined;
  /** Name of the weapon that is used. */
  readonly weapon?: string | undefined;
  readonly cost?: number;
  readonly budget?: number;
  /** Distance to the target (`len`), and the maximum distance (`range`). */
  readonly len?: number;
  readonly range?: number;
}

/** Number of words that a creature may speak freely at the end of a round in phases. */
const WORDS_AT_END = 3;

/** A reason against a move or an action: in a judged path, an event, or an unavailable action. */
export type ReasonAgainst = Pick<RuleFault, 'code' | 'rules' | 'at' | 'by'>;

/**
 * Shorter sentences for faults whose usual sentence states a distance, for use when the distance is
 * unknown.
 */
const FAR: Readonly<Record<string, string>> = {
  'target-out-of-reach': 'log.outOfReach',
  'out-of-reach': 'log.outOfReach',
  'out-of-range': 'log.outOfRange',
  'over-speed': 'log.tooFar',
};

function messageFor(code: string, { range, cost }: Deed): string {
  const known = code === 'over-speed' ? cost : range;
  const shorter = known === undefined && Object.hasOwn(FAR, code) ? FAR[code] : undefined;
  return shorter ?? [`violation.${code}`, `why.${code}`].find(isMessageId) ?? 'log.against';
}

/**
 * The sentence for any code of a violation or of a reason against an action. It provides every
 * parameter that any of the messages may use.
 */
export function faultWhy(
  { code, rules, at, by }: ReasonAgainst,
  deed: Deed,
  doubtful = false,
): Why {
  const { of, action, cost = 0, budget = 0 } = deed;
  const word = (id: string | undefined): unknown =>
    id === undefined ? '' : isTermId(id) ? { term: id } : id;
  const named = { creature: by ?? '' };
  const who = { creature: of };
  return {
    message: messageFor(code, deed),
    verdict: doubtful ? 'doubtful' : 'illegal',
    rules,
    cells: at === undefined ? [] : [at],
    params: {
      who,
      attacker: who,
      foe: named,
      other: named,
      ally: named,
      active: named,
      // If no creature is known to be in the way, the sentence names none.
      named: by !== undefined,
      names: { creatures: by === undefined ? [] : [by] },
      target: deed.target === undefined ? named : { creature: deed.target },
      cell: at ?? '',
      cost,
      budget,
      need: { length: cost },
      len: { length: deed.len ?? cost },
      max: { length: budget },
      min: { length: 2 },
      range: { length: deed.range ?? 0 },
      n: Number(by) || 0,
      limit: WORDS_AT_END,
      blocker:
        by !== undefined && /^(wall|cell|creature|corner|door):/.test(by)
          ? { blocker: by }
          : { message: 'blocker.obstacle' },
      condition: word(by),
      feat: word(by),
      mode: word(action),
      action: word(code === 'cannot-be-readied' || code === 'cannot-be-begun' ? by : action),
      weapon: deed.weapon ?? { term: 'weapon' },
    },
  };
}

/** The fault of a logged move in a few words: what is wrong, or how far of how far. */
export function briefFault(
  { code }: Pick<RuleFault, 'code'>,
  { cost, budget }: Pick<EventOf<'move'>, 'cost' | 'budget'>,
): string {
  if (code === 'over-speed')
    return t('unit.ofBudget', {
      len: { length: cost },
      max: { length: budget },
      none: budget === 0,
    });
  const brief = [`violation.${code}.head`, `violation.${code}.badge`].find(isMessageId);
  const words = say(brief ?? 'log.illegal.badge');
  return words.slice(0, 1).toLocaleLowerCase(locale.value) + words.slice(1);
}

/** A reason against a step of a path. */
export type StepAgainst = ReasonAgainst & { readonly step: number };

/** The sentence for a violation of a path. */
export const violationWhy = (
  { of, mode, verdict }: Pick<JudgedPath, 'of' | 'mode' | 'verdict'>,
  v: StepAgainst,
): Why => {
  const why = faultWhy(
    v,
    { of: of.id, action: modeTerm(mode), cost: verdict.cost, budget: verdict.budget },
    verdict.unknown.some((fact) => fact.startsWith(`creatures.${of.id}.`)),
  );
  // What is missing is not a speed: armor and load slow the creature, or it has no ranks.
  return v.code === 'wrong-movement-mode' && of.moving === 'tumble'
    ? { ...why, message: 'path.cannotTumble' }
    : why;
};

/** The sentence for a step over a wall whose height is unknown. */
export const doubtWhy = (
  { of, path }: Pick<JudgedPath, 'of' | 'path'>,
  { at, step, rules }: PathFault,
): Why => {
  const from = path[Math.max(0, step - 1)] ?? at;
  return {
    message: 'path.wallTop',
    verdict: 'doubtful',
    rules,
    cells: [from, at],
    params: { who: { creature: of.id } },
  };
};

/** Message for a provoking movement, by movement mode. */
const BY_MODE: Readonly<Record<string, string>> = {
  withdraw: 'opportunity.by.withdraw-later-square',
  minimum: 'opportunity.by.minimum-movement',
  charge: 'opportunity.by.charge-movement',
};

/** For each of these actions, the action whose sentence it uses. */
const LIKE: Readonly<Record<string, string>> = {
  'cast-one-round-spell': 'cast-long-spell',
  'cast-full-round-spell': 'cast-long-spell',
  'light-torch-from-brand': 'light-torch',
};

function causeMessage(cause: ProvokedOpportunity['cause'], deed: string): string {
  if (cause === 'action')
    return (
      [`opportunity.by.${Object.hasOwn(LIKE, deed) ? LIKE[deed] : deed}`].find(isMessageId) ??
      'opportunity.by.action'
    );
  return (
    (cause === 'movement' && Object.hasOwn(BY_MODE, deed) ? BY_MODE[deed] : undefined) ??
    CAUSE_MESSAGE[cause]
  );
}

/**
 * The sentence for an opportunity, in a judged path or an event. `deed`: the movement mode or the
 * action that provokes.
 */
export const provokedWhy = (
  of: string,
  deed: string,
  o: Pick<ProvokedOpportunity, 'by' | 'cause' | 'leaving' | 'rules' | 'unknown'>,
): Why => ({
  message: causeMessage(o.cause, deed),
  verdict: o.unknown.length > 0 ? 'doubtful' : 'provokes',
  rules: rulesCausingOpportunity(o.rules),
  cells: o.leaving === undefined ? [] : [o.leaving],
  params: {
    who: { creature: of },
    foe: { creature: o.by },
    target: { creature: o.by },
    foes: { creatures: [o.by] },
    action: isTermId(deed) ? { term: deed } : deed,
  },
});

export const opportunityWhy = (
  { of, mode }: Pick<JudgedPath, 'of' | 'mode'>,
  o: Opportunity,
): Why => provokedWhy(of.id, mode, o);

export const againWhy = (o: Opportunity, cell: Cell): Why => ({
  message: 'opportunity.none.same-opportunity',
  verdict: 'info',
  rules: rulesCausingOpportunity(o.rules),
  cells: [cell],
  params: { foe: { creature: o.by } },
});

/** The reason why a creature beside the path gets no opportunity. */
export const barredWhy = ({ of }: Pick<JudgedPath, 'of'>, b: Barred, taken: number): Why => ({
  message: BARRED_MESSAGE[b.why],
  verdict: 'info',
  rules: b.rules,
  cells: [b.leaving],
  params: {
    who: { creature: of.id },
    target: { creature: of.id },
    foe: { creature: b.by },
    n: taken,
    condition: b.condition === undefined ? '' : { term: b.condition },
  },
});

/** How a sentence names what a check is for. */
const PURPOSE: Readonly<Record<CheckFor, string>> = {
  blinded: 'from',
  'stay-aloft': 'aloft',
  hover: 'hover',
  turn: 'turn',
  reverse: 'reverse',
  'climb-steep': 'climb',
  climbing: 'from',
  swimming: 'from',
  jumping: 'from',
  'jumping-up': 'up',
  'jumping-down': 'down',
};

/**
 * The sentence for a skill check that a path requires, at the first cell that needs it.
 * @param costs cost in cells up to each step of the path; absent: not known
 */
export const checkWhy = (
  path: readonly Cell[],
  check: PathCheck,
  costs?: readonly number[],
): Why => {
  const walked = costs?.[check.step];
  const cell = path[check.step] ?? path[0]!;
  return {
    message: 'path.check',
    verdict: 'info',
    rules: check.rules,
    cells: [cell],
    params: {
      skill: check.skill,
      purpose: PURPOSE[check.what],
      open: check.dc === undefined,
      dc: check.dc ?? 0,
      run: check.dcAfterRun !== undefined,
      eased: check.dcAfterRun ?? 0,
      exposed: check.losesDexterity === true,
      known: check.bonus !== undefined,
      bonus: new Intl.NumberFormat(locale.value, { signDisplay: 'always' }).format(
        check.bonus ?? 0,
      ),
      hurry: check.hurry !== undefined,
      less: { signed: check.hurry ?? 0 },
      when: check.step === 0 ? 'start' : walked === undefined ? 'unknown' : 'later',
      len: { length: walked ?? 0 },
    },
  };
};

/** The sentence for a creature that stops the mover, because the mover does not know of it. */
export const meetsWhy = ({ of }: Pick<JudgedPath, 'of'>, { by, at }: Meeting): Why => ({
  message: 'path.meets',
  verdict: 'doubtful',
  rules: [],
  cells: [at],
  params: { who: { creature: of.id }, foe: { creature: by } },
});

/** The sentence for the checks against these foes, of those that a path passes. */
export const passedWhy = (
  { path, skill, hurried }: PassedFoes,
  foes: readonly PassedFoe[],
): Why => ({
  message: 'path.past',
  verdict: 'info',
  rules: [...new Set(foes.flatMap(({ rules }) => rules))],
  cells: foes.slice(0, 1).map(({ step }) => path[step] ?? path[0]!),
  params: {
    how: hurried ? 'full' : 'half',
    skill,
    known: foes[0]?.bonus !== undefined,
    bonus: { signed: foes[0]?.bonus ?? 0 },
    less: -(foes[0]?.hurry ?? 0),
    foes: list(
      foes.map(({ by, dc, above, through, unknown }) => {
        const params = { foe: { creature: by }, through: through === true };
        return unknown === undefined
          ? say('path.past.foe', { ...params, dc })
          : say('path.past.unknown', { ...params, more: above });
      }),
    ),
  },
});
