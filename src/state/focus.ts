/**
 * The user's focus: the creature under the pointer, the target, and the emphasized layer. A value
 * stays the same object while nothing changes, so that a pointer moving inside one cell recomputes
 * nothing.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import { creatureOf } from '../board/board.ts';
import type { Creature } from '../board/creature.ts';
import { sameCell, type Cell } from '../board/grid.ts';
import { tilingOf } from '../board/tiling.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { LayerId, Store } from './store.ts';

export interface Focus {
  /** The cell under the pointer; the same array while the pointer stays in the cell. */
  readonly cell: ReadonlySignal<Cell | null>;
  readonly hovered: ReadonlySignal<Creature | null>;
  /**
   * Target of the flanking and cover display: the hovered foe, otherwise the first targeted
   * creature.
   */
  readonly target: ReadonlySignal<Creature | null>;
  /** The creatures on the board that this user may see. */
  readonly visible: ReadonlySignal<readonly Creature[]>;
  readonly foes: ReadonlySignal<readonly Creature[]>;
  /** The emphasized layer; null: none. */
  readonly loud: ReadonlySignal<LayerId | null>;
}

/** Does `cell` lie in the space of `c`? */
export const occupies = (judge: Judge, c: Creature, cell: Cell): boolean => {
  const n = judge.rules.space(c).value;
  return n === 1
    ? sameCell(c.at, cell)
    : tilingOf(judge.board.ground.grid)
        .space(c.at, n)
        .some((one) => sameCell(one, cell));
};

/** The creature on `cell`; if there are several, the smallest, whose token is on top. */
export function creatureAt(judge: Judge, among: readonly Creature[], cell: Cell): Creature | null {
  let best: Creature | null = null;
  let size = Infinity;
  for (const c of among) {
    const n = judge.rules.space(c).value;
    if (n < size && occupies(judge, c, cell)) {
      best = c;
      size = n;
    }
  }
  return best;
}

export function createFocus(store: Store): Focus {
  let last: Cell | null = null;
  const cell = computed(() => {
    const now = store.pointer.value?.cell ?? null;
    if (now === null || last === null || now[0] !== last[0] || now[1] !== last[1]) last = now;
    return last;
  });
  const visible = computed(() => {
    const board = store.board.value;
    if (board === null) return [];
    if (store.gm.value) return board.creatures;
    // Without a subject the user's side is unknown; the host has already omitted creatures that the
    // user may not see.
    const side = store.subject.value?.side;
    return board.creatures.filter(
      (c) => c.visibleTo === undefined || side === undefined || c.visibleTo.includes(side),
    );
  });
  const hovered = computed(() => {
    const judge = store.judge.value;
    return judge === null || cell.value === null
      ? null
      : creatureAt(judge, visible.value, cell.value);
  });
  const foes = computed(() => {
    const judge = store.judge.value;
    const subject = store.subject.value;
    if (judge === null || subject === null) return [];
    return visible.value.filter(
      (c) => c.id !== subject.id && judge.rules.relation(subject, c).value === 'foe',
    );
  });
  const target = computed(() => {
    const board = store.board.value;
    if (board === null) return null;
    const under = hovered.value;
    if (under !== null && foes.value.includes(under)) return under;
    for (const id of store.targets.value) {
      const c = creatureOf(board, id);
      if (c !== undefined && c.id !== store.subject.value?.id && visible.value.includes(c))
        return c;
    }
    return null;
  });
  const loud = computed((): LayerId | null => {
    if (store.held.value !== null) return store.held.value;
    if (store.drag.value !== null || store.safeHeld.value) return 'path';
    const mode = store.modeLooked.value ?? store.modeInForce.value;
    if (store.rules.value?.modes.table[mode]?.shown !== undefined) return 'move';
    return hovered.value === null || hovered.value.id === store.subject.value?.id ? null : 'threat';
  });
  return { cell, hovered, target, visible, foes, loud };
}
