/** What the referee's parts share: the table, the fight, and what was seen of both last. */
import type { Signal } from '@preact/signals';
import { creatureOf, withCreature, type Board } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import type { EventOf, Happening, Hand, Ruling } from '../../encounter/event.ts';
import { turnOf } from '../../encounter/fold.ts';
import { headOf } from '../../encounter/journal.ts';
import { rulingOf, type Policies } from '../../encounter/policy.ts';
import { countedDiagonals } from '../../rules/base/move.ts';
import { rulesetOf } from '../../rules/index.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Mode } from '../../rules/verdict.ts';
import type { SceneDocument } from '../../scene/schema.ts';
import type { Store } from '../store.ts';
import type { Book } from './book.ts';
import { courseOf } from './course.ts';
import { readMovement, usesOf, type Movement } from './reading.ts';
import type { Deps, TableCommands } from './table.ts';
import type { Leg, Ways } from './ways.ts';

export interface Court {
  readonly store: Store;
  readonly deps: Deps;
  readonly book: Book;
  readonly ways: Ways;
  readonly commands: Signal<TableCommands>;
  /** The last reading of this map, and its board with the fight. */
  last: { readonly scene: SceneDocument; readonly map: string; readonly board: Board } | null;
  /** Of the last reading. */
  map: string;
  /** How the newest moves were read, by event: what another reading of them starts from. */
  readonly movements: Map<string, Movement>;
}

/** A move as it counts, and how it was read. */
export interface ReadMove {
  readonly happening: Happening & { readonly kind: 'move' };
  readonly movement: Movement;
}

const REMEMBERED = 20;

export function remember({ movements }: Court, id: string, movement: Movement): void {
  movements.set(id, movement);
  if (movements.size > REMEMBERED) movements.delete(movements.keys().next().value!);
}

export const rulesOf = ({ store }: Court): Ruleset | undefined => rulesetOf(store.ruleset.peek());

/** Kinds of ruling that are off are not spoken of: neither entry nor mark. */
export function rulingFrom({ verdict }: Movement, policies: Policies): Ruling {
  return {
    faults: verdict.violations.filter((v) => policies[rulingOf(v)] !== 'off')
      .map(({ code, rules, at, step, by }) => ({ code, rules, at, step, ...(by !== undefined && { by }) })),
    provoked: policies.opportunities === 'off' ? []
      : verdict.opportunities.map(({ by, cause, leaving, step, rules, unknown }) => ({ by, cause, leaving, step, rules, unknown })),
    unknown: verdict.unknown, rules: verdict.rules,
  };
}

const SILENT: Ruling = { faults: [], provoked: [], unknown: [], rules: [] };

export const setDown = (of: string, from: Cell, to: Cell, hand?: Hand): Happening =>
  ({ kind: 'move', of, path: [from, to], mode: 'move', seen: 'placed', cost: 0, budget: 0, diagonals: 0, uses: [], ruling: SILENT, ...(hand !== undefined && { hand }) });

/** The event of a movement as it was read. `joins`: the event that it goes on from. */
export function moveFrom(court: Court, m: Movement, more: { readonly joins?: string; readonly hand?: Hand; readonly counts: boolean }): ReadMove {
  const { verdict, path, mode, seen } = m;
  return {
    movement: m,
    happening: {
      kind: 'move', of: m.of.id, path, mode, seen, cost: verdict.cost, budget: verdict.budget, diagonals: countedDiagonals(path, verdict.costs),
      uses: more.counts ? usesOf(m) : [], ruling: rulingFrom(m, court.deps.policies.peek()),
      ...(more.hand !== undefined && { hand: more.hand }), ...(m.chosen && { chosen: true }), ...(more.joins !== undefined && { joins: more.joins }),
    },
  };
}

/** Whose hand, as the log tells it: of a master, the master's, whoever looks. */
const handOf = ({ store }: Court, { hand }: Leg): Hand | undefined => (hand === 'self' && store.gm.peek() ? 'master' : hand);

/** A way of moving that this user picked for it by hand, besides by dragging. */
function picked({ store }: Court, of: string, leg: Leg): Mode | undefined {
  const mode = leg.mode ?? (leg.hand === 'self' && store.selection.peek()[0] === of ? store.way.peek() : undefined);
  return mode === 'move' ? undefined : mode;
}

/**
 * One leg of a creature's way, read on the board as it is; null: it is only set down, and nothing is judged.
 * @param board everybody where they are, the mover where the leg begins
 */
export function readLeg(court: Court, board: Board, of: Creature, leg: Leg): ReadMove | { readonly hand: Hand | undefined } {
  const { journal } = court.book;
  const { active, waiting } = journal.state;
  const hand = handOf(court, leg);
  const rules = rulesOf(court);
  // Who is ridden moves in its rider's turn.
  const counts = active !== null && (active === of.id || creatureOf(board, active)?.mount === of.id || Object.hasOwn(waiting, of.id));
  const stranger = active !== null && (hand === 'self' || hand === 'other');
  if (rules === undefined || leg.way === 'placed' || (!counts && !stranger)) return { hand };
  const course = courseOf(journal, of.id);
  const from = leg.points[0]!;
  const chain = course.chain !== null && sameCell(course.chain.path.at(-1)!, from) ? course.chain : null;
  const turn = turnOf(journal.state);
  const on = {
    rules, board: turn === undefined ? board : { ...board, turn }, behind: chain?.path ?? [from], seenBehind: chain?.seen ?? null,
    answered: chain === null ? {} : course.answered, ...(counts && { spent: chain === null ? course.spent : course.before }),
  };
  const chosen = course.declared ?? picked(court, of.id, leg) ?? (chain?.chosen ? chain.mode : undefined);
  return moveFrom(court, readMovement(on, of, leg, chosen), { counts, ...(hand !== undefined && { hand }), ...(chain !== null && { joins: chain.id }) });
}

/** The last move of a creature that stands, if nothing was set down since. */
export function lastMove({ book: { journal } }: Court, of: string): EventOf<'move'> | null {
  for (let i = journal.events.length - 1; i >= 0; i--) {
    const event = journal.events[i]!;
    if (event.kind === 'combat') return null;
    if (event.kind !== 'move' || event.of !== of || journal.undone(event.id)) continue;
    if (headOf(journal, journal.movement(event.id) ?? [event]) === event) return event;
  }
  return null;
}

export const there = (board: Board, of: Creature, at: Cell): Board => withCreature(board, { ...of, at });
