/**
 * Prepares the table of actions for judging all rows at once. The parts that do not depend on the
 * creature are computed once.
 */
import { perObject } from '../../../../board/memoize.ts';
import { cite } from '../../../names.ts';
import type { RuleId } from '../../../verdict.ts';
import type {
  ActionEntry,
  ActionLine,
  ActRequest,
  ActionKind,
  TurnCitation,
  TurnRules,
} from './turnRules.ts';

export const TABLE_NAME: Readonly<Record<ActionKind, TurnCitation>> = {
  standard: 'standardTable',
  move: 'moveTable',
  'full-round': 'fullRoundTable',
  swift: 'swiftTable',
  immediate: 'immediateTable',
  free: 'freeTable',
  'not-an-action': 'noneTable',
};

export interface ActionTableRow {
  /** The request for the action, without target and weapon. */
  readonly request: ActRequest;
  readonly entry: ActionEntry;
  /** Inputs that the user interface must collect before the action is declared. */
  readonly asks: ActionLine['asks'];
}

export interface Rows {
  readonly rows: readonly ActionTableRow[];
  /** The rules of all rows, without duplicates. */
  readonly rules: readonly RuleId[];
}

/**
 * Every field of a row. All rows get the same fields in the same order, because JavaScript engines
 * read objects of one shape several times as fast.
 */
const BLANK: { readonly [K in keyof Required<ActionEntry>]: undefined } = {
  kind: undefined,
  provokes: undefined,
  entersSpace: undefined,
  height: undefined,
  item: undefined,
  answers: undefined,
  counters: undefined,
  name: undefined,
  rules: undefined,
  depends: undefined,
  mode: undefined,
  by: undefined,
  hurried: undefined,
  twice: undefined,
  partial: undefined,
  whole: undefined,
  halves: undefined,
  attack: undefined,
  offends: undefined,
  weapon: undefined,
  target: undefined,
  within: undefined,
  endsBeside: undefined,
  helpless: undefined,
  biggest: undefined,
  bodily: undefined,
  handles: undefined,
  inPlaceOfAttack: undefined,
  perAttack: undefined,
  safeTag: undefined,
  repeats: undefined,
  bare: undefined,
  safeIfHeld: undefined,
  sparesHeld: undefined,
  casts: undefined,
  mental: undefined,
  grapple: undefined,
  pinned: undefined,
  pinning: undefined,
  under: undefined,
  bab: undefined,
  trait: undefined,
  check: undefined,
  anytime: undefined,
  escapes: undefined,
  aloft: undefined,
  displaces: undefined,
  ends: undefined,
  defends: undefined,
  helps: undefined,
  withinSpeed: undefined,
  oncePerRound: undefined,
  endsTurn: undefined,
  saddle: undefined,
  spoiltByDamage: undefined,
  after: undefined,
};

export const actionRows = perObject(({ table, cites }: TurnRules): Rows => ({
  rows: Object.entries(table).map(([action, entry]): ActionTableRow => ({
    request: { action },
    entry: { ...BLANK, ...entry } as ActionEntry,
    asks: asksOf(entry),
  })),
  rules: [
    ...new Set(
      Object.values(table).flatMap(
        (entry) => entry.rules ?? cite(cites, entry.name ?? TABLE_NAME[entry.kind]),
      ),
    ),
  ],
}));

const asksOf = ({
  target,
  attack,
  casts,
  mode,
  halves,
  whole,
  saddle,
}: ActionEntry): ActionLine['asks'] => ({
  ...(saddle === 'changes' && { saddle }),
  ...(target && { target }),
  ...(attack && { attack }),
  ...(casts && { casts }),
  ...(mode && { mode }),
  ...(halves && { halves }),
  ...(whole && { whole }),
});
