/**
 * Keeps the practice tabletop's turn order and its tokens' conditions. Like any tabletop, it does
 * not judge them. Pure.
 */
import type { SceneDocument } from '../../src/scene/schema.ts';
import { select, tokenOf, tokensOf, type PracticeTable } from './table.ts';

export type { RunningFight } from './table.ts';

type Turn = NonNullable<SceneDocument['turn']>;

/** The order of turns: the scene's own, otherwise the order of the creatures in the picture. */
export const orderOf = (table: PracticeTable): readonly string[] =>
  (table.scene.turn?.order ?? tokensOf(table).map((t) => t.id)).filter(
    (id) => tokenOf(table, id) !== undefined,
  );

const withTurn = (table: PracticeTable, turn: Turn): PracticeTable => ({
  ...table,
  scene: { ...table.scene, turn },
});

/**
 * Starts a fight with the creature on turn in the scene, otherwise with the first creature in the
 * order. A running fight is not changed.
 */
export function startFight(table: PracticeTable): PracticeTable {
  const order = orderOf(table);
  const { turn } = table.scene;
  const active = turn?.active ?? order[0];
  if (table.fight !== null || active === undefined) return table;
  const started = withTurn(
    { ...table, fights: table.fights + 1, fight: { nth: table.fights + 1, before: turn } },
    { ...turn, round: turn?.round ?? 1, order: [...order], active },
  );
  return select(started, [active]);
}

/**
 * Ends the fight. The table then keeps no turn order, and the turn stored in the scene applies
 * again.
 */
export function endFight(table: PracticeTable): PracticeTable {
  if (table.fight === null) return table;
  const { turn: _turn, ...scene } = table.scene;
  const { before } = table.fight;
  return {
    ...table,
    fight: null,
    scene: before === undefined ? scene : { ...scene, turn: before },
  };
}

/**
 * Passes the turn to the next creature in the order, and selects that creature; begins a fight if
 * there is none.
 */
export function nextTurn(table: PracticeTable): PracticeTable {
  if (table.fight === null) return startFight(table);
  const { turn } = table.scene;
  const order = orderOf(table);
  const now = turn?.active === undefined ? -1 : order.indexOf(turn.active);
  const active = order[(now + 1) % Math.max(1, order.length)];
  if (active === undefined) return table;
  const round = (turn?.round ?? 1) + (now + 1 >= order.length && now >= 0 ? 1 : 0);
  const { spent: _spent, ...rest } = turn ?? {};
  return select(withTurn(table, { ...rest, round, active }), [active]);
}

/** Puts a condition on a token, or removes it. */
export function toggleCondition(
  table: PracticeTable,
  of: string,
  condition: string,
): PracticeTable {
  const token = tokenOf(table, of);
  if (token === undefined) return table;
  const now = token.conditions ?? [];
  const conditions = now.includes(condition)
    ? now.filter((c) => c !== condition)
    : [...now, condition].sort();
  return {
    ...table,
    scene: {
      ...table.scene,
      creatures: tokensOf(table).map((t) => (t.id === of ? { ...t, conditions } : t)),
    },
  };
}
