/** Decides whether something that happened at the table shows a lesson's ruling. Pure. */
import type { Act } from '../../adapters/practice/scenarios/act.ts';
import { MODE_OF } from '../../adapters/practice/scenarios/acts.ts';
import type { Expectation } from '../../adapters/practice/scenarios/scenario.ts';
import { sameCell, type Cell } from '../../src/board/grid.ts';
import type { Entry } from '../../src/encounter/entry.ts';
import type { JudgedPath } from '../../src/state/paths.ts';
import { matchesExpected } from './rulings.ts';

/** A movement as the screen describes it. */
export interface Walk {
  readonly of: string;
  readonly mode: string;
  readonly path: readonly Cell[];
  readonly cost: number;
  /** Code of the path's first violation. */
  readonly broken: string | undefined;
  /** Creatures that get an attack of opportunity. */
  readonly provokes: readonly string[];
  /**
   * Number of further threatened squares left, for which the enemy has already made its attack of
   * opportunity.
   */
  readonly repeats: number;
}

export const walkOf = ({ of, mode, path, verdict, broken }: JudgedPath): Walk => ({
  of: of.id,
  mode,
  path,
  cost: verdict.cost,
  broken: broken?.code,
  provokes: verdict.opportunities.map(({ by }) => by),
  repeats: verdict.opportunities.reduce((n, { again }) => n + again.length, 0),
});

const asList = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : undefined;
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
const sorted = (all: readonly unknown[]): string => [...new Set(all)].sort().join();

/** Movement modes that apply to a drag only if the user chooses them. */
const CHOSEN = new Set(['step', 'withdraw', 'charge', 'run']);

/** Does this movement show the ruling: the same act, with the same result? */
function walked(walk: Walk, act: Act & { kind: 'drag' }, { expect }: Expectation): boolean {
  if (walk.of !== act.of) return false;
  const chosen = act.mode !== undefined && CHOSEN.has(act.mode);
  if (chosen ? walk.mode !== act.mode : CHOSEN.has(walk.mode)) return false;
  const [end, meant] = [walk.path.at(-1), act.path.at(-1)];
  if (act.exact === true && (end === undefined || meant === undefined || !sameCell(end, meant)))
    return false;
  if (act.around === true && walk.repeats < 2) return false;
  const provoked = asList(expect['opportunities']);
  if (
    provoked !== undefined &&
    sorted(provoked.map((o) => field(o, 'by'))) !== sorted(walk.provokes)
  )
    return false;
  const [fault] = asList(expect['violations']) ?? [];
  const code = field(fault, 'code');
  // If a path is too long for the ruling's mode, the screen either shows it as too long or changes
  // to a mode that uses a second action.
  if (code === 'over-speed') return walk.broken === code || walk.mode !== act.mode;
  if (expect['legal'] === false || code !== undefined)
    return walk.broken !== undefined && (code === undefined || walk.broken === code);
  if (expect['legal'] === true && walk.broken !== undefined) return false;
  return act.exact !== true || expect['cost'] === undefined || walk.cost === expect['cost'];
}

/**
 * The movement of a log entry; null if the entry is not a movement, was undone, or is a token set
 * down without a path.
 */
export function walkIn({ event, undone }: Entry): Walk | null {
  if (event.kind !== 'move' || event.seen === 'placed' || undone !== undefined) return null;
  return {
    of: event.of,
    mode: event.mode,
    path: event.path,
    cost: event.cost,
    broken: event.ruling.faults[0]?.code,
    provokes: event.ruling.provoked.map(({ by }) => by),
    repeats: 0,
  };
}

/**
 * The actions that a creature has made since the present turn began, as action ids of the
 * questions' JSON.
 */
function actionsOf(of: string, entries: readonly Entry[]): readonly string[] {
  const begun = entries.findLastIndex(({ event }) => event.kind === 'turn');
  return entries.slice(begun + 1).flatMap(({ event, undone }) => {
    if (undone !== undefined || !('of' in event) || event.of !== of) return [];
    if (event.kind === 'act' && event.as === undefined) return [event.action];
    if (event.kind !== 'move' || event.seen === 'placed') return [];
    return Object.keys(MODE_OF).filter((action) => MODE_OF[action] === event.mode);
  });
}

const within = (some: readonly string[], all: readonly string[]): boolean => {
  let at = 0;
  for (const one of all) if (one === some[at]) at += 1;
  return at === some.length;
};

/** What a ruling's act is compared with: the table and its log since the lesson began. */
export interface Evidence {
  /** The cell of a creature; of a dragged one the end of its path. */
  placed(id: string): Cell | undefined;
  /** The cell on which the lesson placed a creature. */
  laid(id: string): Cell | undefined;
  readonly fighting: boolean;
  readonly entries: readonly Entry[];
  /** The engine's answer; undefined if the question does not fit the table. */
  judged(ask: unknown): unknown;
}

/** What the user points at and has selected. */
export interface Attention {
  readonly subject: string | undefined;
  readonly pointed: string | undefined;
  /** Has the user selected another creature than the lesson did? */
  readonly selected: boolean;
}

const agrees = ({ judged }: Evidence, e: Expectation, ask: unknown = e.ask): boolean =>
  matchesExpected(judged(ask), e.expect);

/** Does this movement show the ruling? */
export function shownByWalk(act: Act, e: Expectation, walk: Walk): boolean {
  if (act.kind === 'drag') return walked(walk, act, e);
  if (act.kind !== 'safest' || walk.of !== act.of) return false;
  const goal = walk.path.at(-1);
  return goal !== undefined && sameCell(goal, act.ends) && walk.provokes.length === 0;
}

/** Do positions, pointer or log show the ruling? */
export function shownByTable(act: Act, e: Expectation, now: Evidence & Attention): boolean {
  switch (act.kind) {
    case 'stand':
      return (
        Object.entries(act.places).every(([id, at]) => {
          const there = now.placed(id);
          return there !== undefined && sameCell(there, at);
        }) && agrees(now, e)
      );
    case 'point':
      return (
        now.pointed === act.at &&
        (act.from === undefined || now.subject === act.from) &&
        agrees(now, e)
      );
    case 'select':
      return now.subject === act.of && now.selected;
    case 'turn':
      return now.fighting && within(act.actions, actionsOf(act.of, now.entries));
    default:
      return false;
  }
}

/** Does a question that a panel has asked show the ruling? */
export function shownByAnswer(act: Act, e: Expectation, ask: object, now: Evidence): boolean {
  const [kind, of] = [field(ask, 'ask'), field(ask, 'of')];
  switch (act.kind) {
    case 'actions':
      return (
        ['actions', 'act'].includes(String(kind)) &&
        of === act.of &&
        act.away.every((id) => {
          const [there, was] = [now.placed(id), now.laid(id)];
          return there !== undefined && was !== undefined && !sameCell(there, was);
        }) &&
        agrees(now, e)
      );
    case 'attack':
      return (
        kind === 'attack' &&
        field(ask, 'from') === act.from &&
        field(ask, 'to') === act.to &&
        (act.with === undefined || field(ask, 'with') === act.with) &&
        agrees(now, e, e.ask['action'] === undefined ? e.ask : ask)
      );
    case 'steps':
      return (
        kind === 'steps' &&
        of === act.of &&
        field(ask, 'topic') === act.topic &&
        field(ask, 'target') === act.to &&
        Object.entries(act.chosen ?? {}).every(
          ([key, option]) => field(field(ask, 'chosen'), key) === option,
        ) &&
        (!act.rolled || field(now.judged(ask), 'outcome') !== undefined)
      );
    case 'turn': {
      const last = act.actions.at(-1);
      if (kind !== 'actions' || of !== act.of || last === undefined) return false;
      const [step] = asList(e.expect['steps'])?.slice(-1) ?? [];
      const legal = field(step, 'legal') ?? e.expect['legal'];
      return (
        now.fighting &&
        within(act.actions.slice(0, -1), actionsOf(act.of, now.entries)) &&
        field(now.judged({ ask: 'act', of, action: last }), 'legal') === legal
      );
    }
    default:
      return false;
  }
}
