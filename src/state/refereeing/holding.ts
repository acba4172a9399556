/**
 * Moves of this user's own, looked at before they happen: let, or held until the user has a word.
 * Nobody is ever locked.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import { creatureOf } from '../../board/board.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import { policyFor } from '../../encounter/policy.ts';
import type { HeldMove } from '../referee.ts';
import { MOST_JUDGED, interpretLeg, there, type RefereeContext } from './refereeContext.ts';
import type { ReportedMove } from './table.ts';
import { soundPath, type TrailLeg } from './moveTrails.ts';

export interface Holding {
  readonly held: ReadonlySignal<HeldMove | null>;
  intends(move: ReportedMove): boolean;
  goOn(note?: string): Promise<boolean>;
  goBack(): void;
  /** The table is another now: what was judged of a held move may not hold any more. */
  changed(): void;
  /** A move was made: one that was let go on against the rules is allowed by whoever said so. */
  made(of: string, ids: readonly string[]): void;
}

/** For so long (milliseconds) a move that was let go on is the same move. */
const LIFE = 15_000;

interface Leave {
  readonly of: string;
  readonly to: Cell;
  readonly note: string;
  readonly until: number;
}

export function createHolding(court: RefereeContext): Holding {
  const held = signal<HeldMove | null>(null);
  let leave: Leave | null = null;
  /** What the held move was judged upon. */
  let basis = '';
  const basisOf = (of: string): string => {
    const { log, last, map } = court;
    return JSON.stringify([
      map,
      log.key,
      log.encounter.peek().turns,
      log.encounter.peek().active,
      last === null ? null : creatureOf(last.board, of)?.at,
    ]);
  };

  const isLet = (of: string, to: Cell): boolean =>
    leave !== null && leave.of === of && sameCell(leave.to, to) && leave.until > court.deps.now();

  return {
    held,
    intends(move) {
      const { store, log, last, deps } = court;
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
      // As the reading that shows it will be read.
      const seen = court.trails.seen(move.of, points[0]!, to);
      const told: TrailLeg = {
        points,
        whole,
        seen: 'host',
        ...(seen?.mode !== undefined && { mode: seen.mode }),
      };
      const leg: TrailLeg = {
        ...(whole || seen === null ? told : seen),
        hand: 'self',
        ...(move.way !== undefined && { way: move.way }),
      };
      // A rider's token that follows its mount is no move of its own.
      if (leg.way === 'undo' || court.left.has(move.of)) return true;
      court.unjudged = MOST_JUDGED;
      const read = interpretLeg(court, there(last.board, c, points[0]!), c, leg);
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
      const { of, path } = now.judged;
      const at = court.last === null ? undefined : creatureOf(court.last.board, of.id)?.at;
      // Of a movement that goes on, the last leg is still to be made.
      const from =
        at === undefined
          ? -1
          : of.afoot === true
            ? 0
            : path.findLastIndex((cell) => sameCell(cell, at));
      held.value = null;
      if (from < 0 || path.length < 2) return false;
      leave = { of: of.id, to: path.at(-1)!, note: note ?? '', until: court.deps.now() + LIFE };
      return (await court.commands.peek().move?.(of.id, path.slice(from))) ?? false;
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
      const event = id === undefined ? undefined : court.log.journal.get(id);
      if (event?.kind !== 'move' || !isLet(of, event.path.at(-1)!)) return;
      const { note } = leave!;
      leave = null;
      if (event.ruling.faults.length > 0)
        court.log.happen([{ kind: 'allow', of: event.id, by: '', ...(note !== '' && { note }) }]);
    },
  };
}
