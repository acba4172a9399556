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
 * Every field that a row has, without a value. All rows get the same fields in the same order, because
 * JavaScript engines read objects of one shape several times as fast.
 */
const blankOf = (table: TurnRules['table']): Readonly<Record<string, undefined>> =>
  Object.fromEntries(
    Object.values(table).flatMap((entry) => Object.keys(entry).map((field) => [field, undefined])),
  );

export const actionRows = perObject(({ table, cites }: TurnRules): Rows => {
  const blank = blankOf(table);
  return {
    rows: Object.entries(table).map(([action, entry]): ActionTableRow => ({
      request: { action },
      entry: { ...blank, ...entry },
      asks: asksOf(entry),
    })),
    rules: [
      ...new Set(
        Object.values(table).flatMap(
          (entry) => entry.rules ?? cite(cites, entry.name ?? TABLE_NAME[entry.kind]),
        ),
      ),
    ],
  };
});

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
