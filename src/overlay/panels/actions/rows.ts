/**
 * The rows of the panel's list of actions: grouped by kind, usual actions first, rare ones on
 * request; or the results of a search.
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
  readonly lines: readonly ListedAction[];
  /** Rare actions, listed only when the user asks for more. */
  readonly more: readonly ListedAction[];
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the search begins a word of the name. */
export function matchesQuery(name: string, query: string): boolean {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u);
  return plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}

export function actionGroups(
  lines: readonly ListedAction[],
  usual: UsualActions | undefined,
  query: string,
  {
    hasMount = false,
    first = [],
    isSpent = () => false,
  }: {
    readonly hasMount?: boolean;
    readonly first?: readonly ListedAction[];
    /** Is nothing left of this kind of action? Then its refused actions are rare ones. */
    readonly isSpent?: (kind: ActionKind) => boolean;
  } = {},
): readonly ActionGroup[] {
  const riding = ({ action }: ListedAction): boolean =>
    hasMount && usual?.riders.includes(action) === true;
  const rank = ranked(usual);
  const isFirst = new Set(query.trim() === '' ? first.map(({ action }) => action) : []);
  const found =
    query.trim() === ''
      ? lines.filter(({ action }) => !isFirst.has(action))
      : lines.filter(({ action }) => matchesQuery(term(actionTerm(action)), query.trim()));
  const isUsual = (line: ListedAction): boolean =>
    query.trim() !== '' || ((line.legal || !isSpent(line.kind)) && isListed(line));
  const isListed = (line: ListedAction): boolean =>
    riding(line) || (usual?.listed.includes(line.action) === true && !line.why.includes(HELD_ONLY));
  const order = (a: ListedAction, b: ListedAction): number =>
    Number(riding(b)) - Number(riding(a)) ||
    rank(a) - rank(b) ||
    Number(b.legal) - Number(a.legal) ||
    term(actionTerm(a.action)).localeCompare(term(actionTerm(b.action)));
  const kinds = KIND_ORDER.map((kind): ActionGroup => {
    const of = found.filter((line) => line.kind === kind).sort(order);
    return { kind, lines: of.filter(isUsual), more: of.filter((line) => !isUsual(line)) };
  }).filter(({ lines: own, more }) => own.length + more.length > 0);
  return isFirst.size === 0 ? kinds : [{ kind: 'first', lines: first, more: [] }, ...kinds];
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
