/**
 * The rows of the panel's list of actions: grouped by kind, usual actions first, rare ones on
 * request; or the results of a search.
 */
import type {
  ActionLine,
  ActionsVerdict,
  ActionKind,
  Left,
} from '../../../rules/play/turns/questions.ts';
import { actionTerm, term } from '../../../text/index.ts';

/** Kinds of action in the order in which the panel lists them. */
const KIND_ORDER: readonly ActionKind[] = [
  'standard',
  'move',
  'full-round',
  'swift',
  'immediate',
  'free',
  'not-an-action',
];
/** `first`: the most useful actions for this creature, from all kinds. */
export type GroupKind = ActionKind | 'first';

/**
 * Actions that are usual at most tables, in the order of the list; all other actions are found by
 * name or under “more”.
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

/** Actions that are usual for riders; listed first when the creature is mounted. */
const OF_RIDERS: ReadonlySet<string> = new Set([
  'mount-or-dismount',
  'fast-mount',
  'ride-with-knees',
  'stay-in-saddle',
  'ride-cover',
]);

/** Reason for refusal of actions that require a grapple; outside one they are not listed. */
const HELD_ONLY = 'only-in-grapple';

export interface Group {
  readonly kind: GroupKind;
  readonly lines: readonly ActionLine[];
  /** Rare actions, listed only when the user asks for more. */
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

/**
 * How many actions of this kind the creature has left this turn; undefined if the rules do not
 * count them.
 */
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

/**
 * Actions that the creature may ready, by the kinds of action that the rules text allows to be
 * readied.
 */
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

/** Full-round actions that, by the rules text, can begin in one turn and end in the next. */
export const halved = (lines: readonly ActionLine[]): readonly ActionLine[] =>
  lines.filter(({ kind, asks }) => kind === 'full-round' && asks.whole !== true);
