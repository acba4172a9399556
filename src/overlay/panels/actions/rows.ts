/**
 * The rows of the panel's list of actions: the suggested ones, then the kinds of action, each folded
 * to one line until the user opens it, with its rare actions on request; or the results of a search.
 */
import type { ListedAction, ListedActions } from '../../../rules/actionRules.ts';
import type { ActionKind } from '../../../rules/actionPermission.ts';
import type { Economy, Resources } from '../../../rules/economy.ts';
import type { UsualActions } from '../../../rules/ruleset.ts';
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

/** Position of an action among the usual ones; the same for all rare ones. */
const ranked = (usual: UsualActions | undefined): ((line: ListedAction) => number) => {
  const ranks = new Map(usual?.listed.map((action, i) => [action, i]));
  return ({ action }) => ranks.get(action) ?? ranks.size;
};

/** Reason for refusal of actions that require a grapple; outside one they are not listed. */
const HELD_ONLY = 'only-in-grapple';

export interface ActionGroup {
  readonly kind: GroupKind;
  /** Rows before the user opens the group; none: the group is one line. */
  readonly atRest: readonly ListedAction[];
  /** Rows of the opened group: its usual actions, also those that are refused, with the reasons. */
  readonly lines: readonly ListedAction[];
  /** Rare actions, listed only when the user asks for more. */
  readonly more: readonly ListedAction[];
}

/** How much of a group the user has asked for. */
export type Unfolded = 'usual' | 'all' | undefined;

export const rowsOf = (
  { atRest, lines, more }: ActionGroup,
  unfolded: Unfolded,
): readonly ListedAction[] =>
  unfolded === undefined ? atRest : unfolded === 'usual' ? lines : [...lines, ...more];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the search begins a word of the name. */
export function matchesQuery(name: string, query: string): boolean {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u);
  return plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/**
 * Before the user opens anything, a group shows allowed usual actions alone: those that are
 * suggested, or, if none is, those of each kind.
 */
export function actionGroups(
  lines: readonly ListedAction[],
  usual: UsualActions | undefined,
  query: string,
  {
    hasMount = false,
    first = [],
  }: { readonly hasMount?: boolean; readonly first?: readonly ListedAction[] } = {},
): readonly ActionGroup[] {
  const searches = query.trim() !== '';
  const riding = ({ action }: ListedAction): boolean =>
    hasMount && usual?.riders.includes(action) === true;
  const rank = ranked(usual);
  const isFirst = new Set(searches ? [] : first.map(({ action }) => action));
  const found = searches
    ? lines.filter(({ action }) => matchesQuery(term(actionTerm(action)), query.trim()))
    : lines.filter(({ action }) => !isFirst.has(action));
  const isUsual = (line: ListedAction): boolean =>
    searches ||
    riding(line) ||
    (usual?.listed.includes(line.action) === true && !line.why.includes(HELD_ONLY));
  const order = (a: ListedAction, b: ListedAction): number =>
    Number(riding(b)) - Number(riding(a)) ||
    rank(a) - rank(b) ||
    Number(b.legal) - Number(a.legal) ||
    term(actionTerm(a.action)).localeCompare(term(actionTerm(b.action)));
  const kinds = KIND_ORDER.flatMap((kind): readonly ActionGroup[] => {
    const of = found.filter((line) => line.kind === kind).sort(order);
    if (of.length === 0) return [];
    const [own, rare] = [of.filter(isUsual), of.filter((line) => !isUsual(line))];
    const atRest = searches ? own : isFirst.size > 0 ? [] : own.filter(({ legal }) => legal);
    // A kind without usual actions opens into all of its actions.
    return [
      own.length === 0
        ? { kind, atRest, lines: rare, more: [] }
        : { kind, atRest, lines: own, more: rare },
    ];
  });
  return isFirst.size === 0
    ? kinds
    : [{ kind: 'first', atRest: first, lines: first, more: [] }, ...kinds];
}

/** Is none of this resource left, but another one that pays for it? */
export function paidInstead({ resources }: Economy, left: Resources, id: string): boolean {
  const { instead } = resources.find((each) => each.id === id) ?? {};
  return instead !== undefined && left[id] === 0 && (left[instead] ?? 0) > 0;
}

/**
 * Actions that the creature may ready, by the kinds of action that the rules text allows to be
 * readied.
 */
export const readiable = (
  { actions: lines, readies }: Pick<ListedActions, 'actions' | 'readies'>,
  usual: UsualActions | undefined,
): readonly ListedAction[] => {
  const rank = ranked(usual);
  return lines
    .filter(
      ({ kind, action, asks }) =>
        readies.includes(kind) && action !== 'ready' && asks.mode !== 'double-move',
    )
    .sort(
      (a, b) =>
        rank(a) - rank(b) || term(actionTerm(a.action)).localeCompare(term(actionTerm(b.action))),
    );
};

/** Full-round actions that, by the rules text, can begin in one turn and end in the next. */
export const halved = (lines: readonly ListedAction[]): readonly ListedAction[] =>
  lines.filter(({ kind, asks }) => kind === 'full-round' && asks.whole !== true);
