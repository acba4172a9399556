/**
 * Judges this user's own moves before they happen: allows them, or holds them until the user
 * releases them (with the game master's permission, if the policy requires it). A game master's own
 * moves are never held.
 */
import type { HostMove } from '../host.ts';
import { signal, type ReadonlySignal } from '@preact/signals';
import { creatureOf, type Board } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import { policyFor } from '../../encounter/policy.ts';
import { knownTo } from '../../rules/core/known.ts';
import { judgeOf } from '../../rules/index.ts';
import type { HeldMove } from '../referee.ts';
import {
  MAX_JUDGED_CELLS,
  interpretLeg,
  rulesOf,
  boardWithCreatureAt,
  type RefereeContext,
} from './refereeContext.ts';
import { soundPath, withHeights, type TrailLeg } from './moveTrails.ts';

export interface Holding {
  readonly held: ReadonlySignal<HeldMove | null>;
  intends(move: HostMove): boolean;
  goOn(note?: string): Promise<boolean>;
  goBack(): void;
  /** Called when the table has changed: the held move may have to be judged again. */
  changed(): void;
  /** Records that a move was made. If it broke the rules, the user who released it allowed it. */
  made(of: string, ids: readonly string[]): void;
}

/** Milliseconds within which a reported move counts as the released one. */
const LIFE = 15_000;

interface Leave {
  readonly of: string;
  readonly to: Cell;
  readonly note: string;
  readonly until: number;
}

/**
 * The board that the creature knows, with the creature at its start: a question about a move that is
 * not made yet gives no unknown creature away.
 */
function boardKnownTo(context: RefereeContext, all: Board, of: Creature, at: Cell): Board {
  const board = boardWithCreatureAt(all, of, at);
  const rules = rulesOf(context);
  return rules === undefined ? board : knownTo(judgeOf(board, rules), of).board;
}

export function createHolding(context: RefereeContext): Holding {
  const held = signal<HeldMove | null>(null);
  let leave: Leave | null = null;
  /** Identifies the data with which the held move was judged. */
  let basis = '';
  const basisOf = (of: string): string => {
    const { log, last, map } = context;
    return JSON.stringify([
      map,
      log.key,
      log.encounter.peek().round,
      log.encounter.peek().active,
      last === null ? null : creatureOf(last.board, of)?.at,
    ]);
  };

  const isLet = (of: string, to: Cell): boolean =>
    leave !== null && leave.of === of && sameCell(leave.to, to) && leave.until > context.deps.now();

  return {
    held,
    intends(move) {
      const { store, log, last, deps } = context;
      const path = soundPath(move);
      const c = last === null ? undefined : creatureOf(last.board, move.of);
      if (
        store.gm.peek() ||
        path === null ||
        c === undefined ||
        last === null ||
        !log.encounter.peek().on
      )
        return true;
      const { points, whole } = path;
      const to = points.at(-1)!;
      if (isLet(move.of, to)) return true;
      // The move is judged as later, when a snapshot shows it, but by what the mover knows.
      const seen = context.trails.seen(move.of, points[0]!, to);
      const report: TrailLeg = {
        ...withHeights(path, seen),
        seen: 'host',
        ...(seen?.mode !== undefined && { mode: seen.mode }),
      };
      const leg: TrailLeg = {
        ...(whole || seen === null ? report : seen),
        hand: 'self',
        ...(move.cause !== undefined && { cause: move.cause }),
      };
      // If a rider's token only follows its mount, that is no separate move.
      if (leg.cause === 'undo' || context.left.has(move.of)) return true;
      context.unjudged = MAX_JUDGED_CELLS;
      const read = interpretLeg(context, boardKnownTo(context, last.board, c, points[0]!), c, leg);
      if (!('movement' in read)) return true;
      const { ruling } = read.happening;
      const policy = policyFor(
        deps.policies.peek(),
        ruling.faults,
        ruling.provoked.length > 0,
        ruling.unknown.length === 0,
      );
      if (policy === 'off' || policy === 'mark') return true;
      basis = basisOf(read.movement.of.id);
      held.value = {
        id: move.id,
        policy,
        judged: { ...read.movement, planned: false, placed: false },
      };
      return false;
    },
    async goOn(note) {
      const now = held.peek();
      if (now === null) return false;
      const { of, path, heights } = now.judged;
      const at = context.last === null ? undefined : creatureOf(context.last.board, of.id)?.at;
      // If the move continues a movement, only its last leg has yet to be made.
      const from =
        at === undefined
          ? -1
          : of.afoot === true
            ? 0
            : path.findLastIndex((cell) => sameCell(cell, at));
      held.value = null;
      if (from < 0 || path.length < 2) return false;
      leave = { of: of.id, to: path.at(-1)!, note: note ?? '', until: context.deps.now() + LIFE };
      const above = heights === null ? [] : [heights.slice(from)];
      return (await context.commands.peek().move?.(of.id, path.slice(from), ...above)) ?? false;
    },
    goBack() {
      held.value = null;
    },
    changed() {
      const now = held.peek();
      if (now !== null && basisOf(now.judged.of.id) !== basis) held.value = null;
    },
    made(of, ids) {
      const id = ids.at(-1);
      const event = id === undefined ? undefined : context.log.journal.get(id);
      if (event?.kind !== 'move' || !isLet(of, event.path.at(-1)!)) return;
      const { note } = leave!;
      leave = null;
      if (event.ruling.faults.length > 0)
        context.log.happen([{ kind: 'allow', of: event.id, by: '', ...(note !== '' && { note }) }]);
    },
  };
}
