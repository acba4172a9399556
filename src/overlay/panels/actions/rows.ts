/**
 * The table of actions as the panel lists it: by kind, usual ones first, the rest on request; or
 * the results of a search.
 */
import type {
  ActionLine,
  ActionsVerdict,
  ActionKind,
  Left,
} from '../../../rules/play/turns/questions.ts';
import { actionTerm, term } from '../../../text/index.ts';

/** In the order in which they are listed. */
const KIND_ORDER: readonly ActionKind[] = [
  'standard',
  'move',
  'full-round',
  'swift',
  'immediate',
  'free',
  'not-an-action',
];
/** `first`: the most useful actions for this creature, of every kind. */
export type GroupKind = ActionKind | 'first';

/**
 * The usual actions at most tables, in this order; all others are found by name or under “more”.
 */
const USUAL = [
  'melee-attack',
  'ranged-attack',
  'unarmed-attack',
  'autofire',
  'throw-explosive',
  'cast-spell',
  'trip',
  'disarm',
  'grapple',
  'bull-rush',
  'feint',
  'aid-another',
  'total-defence',
  'ready',
  'start-or-complete-full-round',
  'drink-potion',
  'grapple-damage',
  'grapple-pin',
  'grapple-break-free',
  'escape-grapple',
  'move',
  'stand-up',
  'reload-box-magazine',
  'draw-weapon',
  'sheathe-weapon',
  'pick-up-item',
  'retrieve-item',
  'open-door',
  'crawl',
  'full-attack',
  'charge',
  'run',
  'withdraw',
  'double-move',
  'reload-internal-magazine',
  'coup-de-grace',
  'cast-quickened-spell',
  'cast-swift-spell',
  'cast-immediate-spell',
  'drop-prone',
  'drop-item',
  'five-foot-step',
  'delay',
  'fight-defensively',
];
const rank = new Map(USUAL.map((action, i) => [action, i]));

/** Usual for riders, and listed first. */
const OF_RIDERS: ReadonlySet<string> = new Set([
  'mount-or-dismount',
  'fast-mount',
  'ride-with-knees',
  'stay-in-saddle',
]);

/** Actions only for grapples are not listed outside a grapple. */
const HELD_ONLY = 'only-in-grapple';

export interface Group {
  readonly kind: GroupKind;
  readonly lines: readonly ActionLine[];
  /** Listed only when asked for. */
  readonly more: readonly ActionLine[];
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the search begins a word of the name. */
export function matches(name: string, query: string): boolean {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u);
  return plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}

export function groupsOf(
  lines: readonly ActionLine[],
  query: string,
  hasMount = false,
  first: readonly ActionLine[] = [],
): readonly Group[] {
  const riding = ({ action }: ActionLine): boolean => hasMount && OF_RIDERS.has(action);
  const isFirst = new Set(query.trim() === '' ? first.map(({ action }) => action) : []);
  const found =
    query.trim() === ''
      ? lines.filter(({ action }) => !isFirst.has(action))
      : lines.filter(({ action }) => matches(term(actionTerm(action)), query.trim()));
  const usual = (line: ActionLine): boolean =>
    query.trim() !== '' || riding(line) || (rank.has(line.action) && !line.why.includes(HELD_ONLY));
  const order = (a: ActionLine, b: ActionLine): number =>
    Number(riding(b)) - Number(riding(a)) ||
    (rank.get(a.action) ?? USUAL.length) - (rank.get(b.action) ?? USUAL.length) ||
    Number(b.legal) - Number(a.legal) ||
    term(actionTerm(a.action)).localeCompare(term(actionTerm(b.action)));
  const kinds = KIND_ORDER.map((kind): Group => {
    const of = found.filter((line) => line.kind === kind).sort(order);
    return { kind, lines: of.filter(usual), more: of.filter((line) => !usual(line)) };
  }).filter(({ lines: own, more }) => own.length + more.length > 0);
  return isFirst.size === 0 ? kinds : [{ kind: 'first', lines: first, more: [] }, ...kinds];
}

/** How many actions of this kind are left; undefined if the rules do not count them. */
export function leftOf(left: Left, kind: GroupKind): number | undefined {
  switch (kind) {
    case 'standard':
      return Number(left.standard);
    case 'move':
      return left.move;
    case 'full-round':
      return Number(left.fullRound);
    case 'swift':
      return Number(left.swift);
    case 'immediate':
      return Number(left.immediate);
    default:
      return undefined;
  }
}

/** By the kinds that the text lets one ready. */
export const readiable = ({
  actions: lines,
  readies,
}: Pick<ActionsVerdict, 'actions' | 'readies'>): readonly ActionLine[] =>
  lines
    .filter(
      ({ kind, action, asks }) =>
        readies.includes(kind) && action !== 'ready' && asks.mode !== 'double-move',
    )
    .sort(
      (a, b) =>
        (rank.get(a.action) ?? USUAL.length) - (rank.get(b.action) ?? USUAL.length) ||
        term(actionTerm(a.action)).localeCompare(term(actionTerm(b.action))),
    );

/** Actions that can begin in one turn and end in the next, by the rules text. */
export const halved = (lines: readonly ActionLine[]): readonly ActionLine[] =>
  lines.filter(({ kind, asks }) => kind === 'full-round' && asks.whole !== true);
