/**
 * What a line of the log says: from an entry to sentences as plain data, filled in the user's language when they are shown.
 * Pure, and of no browser: the replay and the tests say the same lines.
 */
import type { Cell } from '../../../board/grid.ts';
import type { Entry, Offer } from '../../../encounter/entry.ts';
import type { EventOf, Kind, Ruling } from '../../../encounter/event.ts';
import { isTermId } from '../../../text/index.ts';
import { faultWhy, MODE_TERM, provokedWhy, type Deed } from '../../layers/words.ts';
import type { Why } from '../../shape.ts';
import { missingFact } from './missing.ts';

/** A message and what fills it. */
export type Sentence = Pick<Why, 'message' | 'params'>;

export interface Line {
  readonly verdict: Why['verdict'];
  /** In bold, without a stop; of a line that judges nothing, its whole sentence. */
  readonly head: Sentence;
  /** What happened as one full sentence, for plain text. */
  readonly told: Sentence;
  /** Why it is so, the gravest first. */
  readonly reasons: readonly Why[];
  /** Where it is written, the deciding rule first. */
  readonly rules: readonly string[];
  /** Where it happened: what is shown on the map when it is asked for, the deciding square first. */
  readonly cells: readonly Cell[];
}

/** Finds another entry, by its event's id: an answer to an opportunity names the event that gave it. */
export type Find = (event: string) => Entry | undefined;

const word = (id: string): unknown => (isTermId(id) ? { term: id } : id);
const who = (id: string) => ({ creature: id });
const plain = (message: string, params: Sentence['params'] = {}): Why => ({ message, params, verdict: 'info', rules: [], cells: [] });

/** The name that an allowance gives; the master's title where it gives none. */
export const byWhom = (by: string): unknown => (by.trim() === '' ? { message: 'log.gm' } : by);

/** What a judged line rests on, in the order in which it is said. */
function judged(entry: Entry, deed: Deed, ruling: Ruling, way: readonly Cell[]): Pick<Line, 'reasons' | 'rules' | 'cells'> {
  const { faults, provoked, unknown } = ruling;
  const doubtful = entry.verdict === 'doubtful';
  const broken = faults.map((fault) => faultWhy(fault, { ...deed, from: way[Math.max(0, (fault.step ?? 1) - 1)] }, doubtful));
  // An opportunity that is open has a line of its own below, with what may be done about it.
  const open = entry.offers.filter((offer) => offer.answer === 'open').map((offer) => offer.nth);
  const given = provoked.flatMap((each, nth) => (open.includes(nth) ? [] : [provokedWhy(deed.of, entry.event.kind === 'move' ? entry.event.mode : deed.action, each)]));
  const late = entry.offers.filter(({ answer }) => answer === 'lapsed' || answer === 'spent')
    .map((offer) => plain(`log.offer.${offer.answer}`, { foe: who(offer.provoked.by) }));
  const missing = unknown.map((fact) => plain(...missingFact(fact)));
  return {
    reasons: [...broken, ...missing, ...given, ...late],
    rules: [...new Set([...broken.flatMap((w) => w.rules.slice(0, 1)), ...broken.flatMap((w) => w.rules), ...given.flatMap((w) => w.rules), ...ruling.rules])],
    cells: [...broken, ...given].flatMap((w) => w.cells).concat(way.slice(-1)),
  };
}

type Lines = { readonly [K in Kind]: (event: EventOf<K>, entry: Entry, find: Find) => Partial<Line> & Pick<Line, 'told'> };

const lines: Lines = {
  combat: ({ on, aware }) => ({ told: { message: on ? (aware === undefined ? 'log.combatStarts' : 'log.surpriseRound') : 'log.combatEnds' } }),

  turn: ({ round, active }) => ({ told: active === null ? { message: 'log.roundStarts', params: { round } } : { message: 'log.turnStarts', params: { round, who: who(active) } } }),

  move(event, entry) {
    const { of, path, mode, cost, budget, seen, ruling } = event;
    const [from = [0, 0], to = from] = [path[0], path[path.length - 1]];
    const params = { who: who(of), from, to, cell: to, cost, budget, mode: { term: MODE_TERM[mode] } };
    if (seen === 'placed') {
      const message = path.length < 2 ? 'log.placed' : event.hand === undefined ? 'log.setDown' : 'log.movedFreely';
      return { told: { message, params }, cells: [to] };
    }
    const { reasons, ...rest } = judged(entry, { of, action: MODE_TERM[mode], cost, budget }, ruling, path);
    const way = [plain('log.way', params), ...(seen === 'assumed' ? [plain('log.assumed')] : [])];
    return {
      ...rest, head: { message: 'log.head.moved', params }, told: { message: mode === 'move' ? 'log.moved' : 'log.movedBy', params },
      reasons: ruling.faults.length > 0 ? [...reasons, ...way] : [...way, ...reasons],
    };
  },

  act(event, entry) {
    const { of, action, target, ruling, as } = event;
    const params = { who: who(of), action: word(action), ...(target === undefined ? {} : { target: who(target) }) };
    const { reasons, ...rest } = judged(entry, { of, action, target }, ruling, []);
    const became = [
      ...(as === undefined ? [] : [plain(as === 'opportunity' ? 'log.asOpportunity' : 'log.asReadied')]),
      ...(event.gains ?? []).map((id) => plain('log.conditionGained', { who: who(of), condition: word(id) })),
      ...(event.loses ?? []).map((id) => plain('log.conditionLost', { who: who(of), condition: word(id) })),
      ...(event.hand === undefined ? [] : [plain(event.hand.ready ? 'log.weaponDrawn' : 'log.weaponAway', { who: who(of) })]),
    ];
    const on = target === undefined ? '' : 'On';
    return { ...rest, head: { message: `log.head.acted${on}`, params }, told: { message: `log.acted${on}`, params }, reasons: [...reasons, ...became] };
  },

  opportunity({ by, of, nth, taken, about }, _entry, find) {
    const given = find(of);
    const cause = given === undefined || !('ruling' in given.event) ? undefined : given.event.ruling.provoked[nth];
    const against = given !== undefined && 'of' in given.event ? given.event.of : about?.of;
    const params = { foe: who(by), target: who(against ?? '') };
    const message = against === undefined ? (taken ? 'log.took' : 'opportunity.passed') : taken ? 'opportunity.taken' : 'log.passed';
    return { verdict: 'provokes', head: { message, params }, told: { message, params }, rules: cause?.rules ?? [], cells: cause?.leaving === undefined ? [] : [cause.leaving] };
  },

  condition: ({ of, condition, on }) => ({ told: { message: on ? 'log.conditionGained' : 'log.conditionLost', params: { who: who(of), condition: word(condition) } } }),

  wait({ of, how, readies }) {
    const message = how === null ? 'log.resumes' : how === 'delay' ? 'log.delays' : readies === undefined ? 'log.readies' : 'log.readiesThis';
    return { told: { message, params: { who: who(of), action: word(readies ?? '') } } };
  },

  // Said in the entry that they are about; by themselves only where that one is not known here.
  allow: ({ of, by, note, about }, _entry, find) => ({ verdict: 'allowed', told: { message: 'log.allowed', params: { who: who(subject(find(of)) ?? about?.of ?? ''), by: byWhom(by), reason: note ?? '' } } }),
  dismiss: () => ({ told: { message: 'log.dismissed' } }),
  undo: ({ of, back }, _entry, find) => ({ told: { message: back === true ? 'log.takenBack' : 'log.undone', params: { who: who(subject(find(of)) ?? '') } } }),
};

const subject = (entry: Entry | undefined): string | undefined => (entry !== undefined && 'of' in entry.event && entry.event.kind !== 'opportunity' ? entry.event.of : undefined);

const NOBODY: Find = () => undefined;

/** What an entry says. Never throws: what is not understood is said as far as it goes. */
export function lineOf(entry: Entry, find: Find = NOBODY): Line {
  const { kind } = entry.event;
  const line = (lines[kind] as Lines[Kind & 'combat'])(entry.event as EventOf<'combat'>, entry, find);
  return { verdict: entry.verdict, head: line.told, reasons: [], rules: [], cells: [], ...line };
}

/** An opportunity's own words: who gets it, and what gives it. `entry`: of the event that does. */
export function offerLine({ provoked, against }: Offer, entry: Entry | undefined): Line {
  const { by, cause, leaving, rules, unknown } = provoked;
  const action = entry?.event.kind === 'act' ? word(entry.event.action) : { term: 'move-mode' };
  const params = { foe: who(by), target: who(against), cell: leaving ?? '', action };
  const verdict = unknown.length > 0 ? 'doubtful' : 'provokes';
  return {
    verdict, head: { message: 'log.head.offered', params }, told: { message: `log.offer.${cause}`, params }, rules, cells: leaving === undefined ? [] : [leaving],
    reasons: [{ message: `log.offer.${cause}`, params, verdict, rules, cells: [] }, ...unknown.map((fact) => plain(...missingFact(fact)))],
  };
}
