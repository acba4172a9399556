/** Asks where the selected creature can attack its target from, while the layer shows the answer. */
import { useEffect, useRef } from 'preact/hooks';
import type { Creature } from '../board/creature.ts';
import { openingsOf } from '../state/nextAttacks.ts';
import { isShown } from './layers/switches.ts';
import { useAnswer } from './panels/useAnswer.ts';
import { useUi, type Ui } from './ui.ts';

/**
 * The target: the foe under the pointer or the targeted creature; then the last one, while it is
 * visible; at first the nearest foe.
 */
function targetOf({ judgement, store }: Ui, last: string | null): Creature | null {
  const judge = store.judge.value;
  const of = store.subject.value;
  if (judge === null || of === null) return null;
  if (judgement.target.value !== null) return judgement.target.value;
  const foes = judgement.foes.value;
  const before = foes.find(({ id }) => id === last);
  if (before !== undefined) return before;
  const away = (c: Creature): number => judge.rules.distance(judge, of, c).cells;
  return foes.reduce<Creature | null>(
    (best, c) => (best === null || away(c) < away(best) ? c : best),
    null,
  );
}

export function WherePlaces() {
  const ui = useUi();
  const { store } = ui;
  const last = useRef<string | null>(null);
  const shown = isShown(store, 'where') && store.drag.value === null;
  const of = shown ? store.subject.value : null;
  const target = of === null ? null : targetOf(ui, last.current);
  last.current = target?.id ?? null;
  const { places } = openingsOf(store);
  const answer = useAnswer<'where'>(
    of === null || target === null || of.seat !== undefined
      ? null
      : { ask: 'where', from: of.id, to: target.id },
  );
  const { value } = answer;
  useEffect(() => {
    places.value =
      of === null || target === null || value === null
        ? null
        : { of: of.id, target: target.id, verdict: value };
  }, [value]);
  useEffect(
    () => () => {
      places.value = null;
    },
    [],
  );
  return null;
}
