/** What the referee's parts share: the table, the fight, and what was seen of both last. */
import type { Signal } from '@preact/signals';
import { creatureOf, withCreature, type Board } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import { afoot } from '../../board/mounts.ts';
import type { EventOf, Happening, Hand, Ruling } from '../../encounter/event.ts';
import { headOf } from '../../encounter/journal.ts';
import { isRecorded, judgeMove, rulingFrom, startOf, type JudgedMove, type Start } from '../../encounter/judgeMove.ts';
import { turnSoFar } from '../../encounter/turnSoFar.ts';
import { countedDiagonals } from '../../rules/base/move.ts';
import { rulesetOf } from '../../rules/index.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Mode } from '../../rules/verdict.ts';
import type { SceneDocument } from '../../scene/schema.ts';
import type { Store } from '../store.ts';
import type { Book } from './book.ts';
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
  /** Riders that their mounts have left behind: they may still be on their way after them. */
  readonly left: Set<string>;
  /** How the newest moves were read, by event: what another reading of them starts from. */
  readonly movements: Map<string, Pick<ReadMove, 'movement' | 'start'>>;
}

/** A move as it was judged, and the event that records it. */
export interface ReadMove {
  readonly happening: Happening & { readonly kind: 'move' };
  readonly movement: JudgedMove;
  readonly start: Start;
}

const REMEMBERED = 20;

export function remember({ movements }: Court, id: string, { movement, start }: Pick<ReadMove, 'movement' | 'start'>): void {
  movements.set(id, { movement, start });
  if (movements.size > REMEMBERED) movements.delete(movements.keys().next().value!);
}

export const rulesOf = ({ store }: Court): Ruleset | undefined => rulesetOf(store.ruleset.peek());

const SILENT: Ruling = { faults: [], provoked: [], unknown: [], rules: [] };

export const setDown = (of: string, from: Cell, to: Cell, hand?: Hand): Happening =>
  ({ kind: 'move', of, path: [from, to], mode: 'move', seen: 'placed', cost: 0, budget: 0, diagonals: 0, uses: [], ruling: SILENT, ...(hand !== undefined && { hand }) });

/** The event of a movement as it was judged. `joins`: the event that it goes on from. */
export function moveFrom(m: JudgedMove, more: { readonly joins?: string; readonly hand?: Hand }): ReadMove['happening'] {
  const { verdict, path, mode, seen } = m;
  return {
    kind: 'move', of: m.of.id, path, mode, seen, cost: verdict.cost, budget: verdict.budget, diagonals: countedDiagonals(path, verdict.costs),
    uses: m.uses, ruling: rulingFrom(m),
    ...(more.hand !== undefined && { hand: more.hand }), ...(m.chosen && { chosen: true }), ...(more.joins !== undefined && { joins: more.joins }),
  };
}

/** Whose hand, as the log tells it: of a master, the master's, whoever looks. */
const handOf = ({ store }: Court, { hand }: Leg): Hand | undefined => (hand === 'self' && store.gm.peek() ? 'master' : hand);

/** The mode that this user picked for it, while dragging or before. */
const picked = ({ store }: Court, of: string, leg: Leg): Mode | undefined =>
  leg.mode ?? (leg.hand === 'self' && store.selection.peek()[0] === of ? store.way.peek() : undefined);

/**
 * Judges one leg of a creature's path on the board as it is. Null: the creature is only set down.
 * @param board every creature where it stands, the mover where the leg begins
 */
export function readLeg(court: Court, board: Board, of: Creature, leg: Leg): ReadMove | { readonly hand: Hand | undefined } {
  const hand = handOf(court, leg);
  const rules = rulesOf(court);
  if (rules === undefined || leg.way === 'placed') return { hand };
  const mover = creatureOf(board, of.id) ?? of;
  const start = startOf({ rules, board, policies: court.deps.policies.peek(), turn: turnSoFar(court.book.journal, of.id) }, { ...mover, at: leg.points[0]! });
  if (!isRecorded(start, hand)) return { hand };
  const movement = judgeMove(start, leg, picked(court, of.id, leg));
  return { start, movement, happening: moveFrom(movement, { ...(hand !== undefined && { hand }), ...(start.chain !== null && { joins: start.chain.id }) }) };
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

/** The board with a creature elsewhere. A rider whose own token moves is out of the saddle; a mount takes its riders along. */
export const there = (board: Board, of: Creature, at: Cell): Board => withCreature(board, of.seat === undefined ? { ...of, at } : afoot(of, at));
