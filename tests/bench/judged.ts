/**
 * Runs the overlay's own code on a scene: a store that gets scenes, and the computed values that
 * the overlay reads from it.
 */
import { fullRulesetOf } from '../../src/rules/fullRulesets.ts';
import { isFull } from '../../src/rules/fullRuleset.ts';
import { judgeOf } from '../../src/rules/index.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { judgementOf, type Judgement } from '../../src/state/judgement.ts';
import { shelterOf } from '../../src/state/flankingAndCover.ts';
import { createStore, type Store } from '../../src/state/store.ts';
import type { Cell } from '../../src/board/grid.ts';
import { foesByDistance } from './boards/told.ts';

export interface Table {
  readonly store: Store;
  readonly judgement: Judgement;
}

/**
 * A table where the hero is selected.
 * @param all compute flanking for every foe, as while the layer's key is pressed; otherwise only
 * for the nearest foe, which is targeted
 */
export function begun(scene: SceneDocument, all: boolean): Table {
  const store = createStore({ ruleset: scene.ruleset ?? 'srd35' });
  store.selection.value = ['hero'];
  if (all) store.held.value = 'flanking';
  else store.targets.value = [foesByDistance(scene)[0]?.id ?? ''];
  return { store, judgement: judgementOf(store) };
}

/**
 * Computes everything that a referee needs on the hero's turn: the cells threatened by the foes;
 * where the hero may go and at what cost; all flankers; cover and concealment from the hero to
 * every foe for the attack that it could make now; reminders; and, with a full ruleset, every
 * action of the hero's turn. Returns the number of results of each kind, so that a wrong answer
 * changes them.
 */
export function whole({ store, judgement }: Table, told: SceneDocument): readonly number[] {
  store.scene.value = told;
  const [board, judge, hero] = [store.board.value, store.judge.value, store.subject.value];
  if (board === null || judge === null || hero === null) throw new Error('the board has no hero');
  const book = fullRulesetOf(judge.rules.id);
  let covered = 0;
  for (const foe of judgement.foes.value) {
    const { cover, concealment } = shelterOf(judge, hero, foe);
    if (cover.degree !== 'none') covered++;
    if (concealment.degree !== 'none') covered++;
  }
  const threats = judgement.threats.value;
  return [
    threats?.sure.size ?? 0,
    threats?.many.size ?? 0,
    judgement.moves.value?.far.cells.length ?? 0,
    judgement.flanking.value.length,
    judgement.reminders.value.length,
    covered,
    // A ruleset with rounds in phases has no turns, so there are no actions to list.
    book === undefined || !isFull(book)
      ? 0
      : book.turns.actions(judgeOf(board, book), hero).actions.length,
  ];
}

/**
 * Computes what the screen shows when a host reports the table again, with every layer on, the hero
 * selected and a foe targeted.
 */
export function shown({ store, judgement }: Table, told: SceneDocument): readonly number[] {
  store.scene.value = told;
  const { threats, moves, path, flanking, shelter, reminders } = judgement;
  return [
    threats.value?.sure.size ?? 0,
    threats.value?.many.size ?? 0,
    moves.value?.far.cells.length ?? 0,
    path.value?.path.length ?? 0,
    flanking.value[0]?.verdict.pairs.length ?? 0,
    shelter.value?.cover.lines.length ?? 0,
    reminders.value.length,
  ];
}

/** Drags the hero to the end of a path and judges the path with its opportunities. */
export function dragged({ store, judgement }: Table, path: readonly Cell[]): readonly number[] {
  store.drag.value = { of: 'hero', path };
  const judged = judgement.path.value;
  return [
    judged?.verdict.cost ?? 0,
    judged?.verdict.opportunities.length ?? 0,
    judged?.path.length ?? 0,
  ];
}

/**
 * Computes everything that the screen shows during a drag: the path, the safe path if the path
 * provokes or is illegal, the creatures that the hero would flank, its cover to the target.
 */
export function draggedWhole(table: Table, path: readonly Cell[]): readonly number[] {
  const way = dragged(table, path);
  const { path: judged, safe, flanking, shelter } = table.judgement;
  const asked =
    judged.value !== null &&
    (judged.value.broken !== undefined || judged.value.verdict.opportunities.length > 0);
  return [
    ...way,
    asked ? (safe.value?.path.length ?? 0) : 0,
    flanking.value[0]?.verdict.pairs.length ?? 0,
    shelter.value?.cover.lines.length ?? 0,
  ];
}
