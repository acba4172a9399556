/**
 * The creature of a panel: the one picked in it, else the selected one, else the one on turn, if
 * this user sees it.
 */
import { useState } from 'preact/hooks';
import type { Creature } from '../../../board/creature.ts';
import type { Ui } from '../../ui.ts';

export function useWhose({
  store,
  judgement,
}: Ui): readonly [Creature | null, (id: string) => void] {
  const [picked, setPicked] = useState<{
    readonly id: string;
    readonly over: string | undefined;
  } | null>(null);
  const seen = judgement.visible.value;
  const selected = store.subject.value?.id;
  const active = store.judge.value?.board.turn?.active;
  const over = `${selected ?? ''} ${active ?? ''}`;
  const find = (id: string | undefined): Creature | undefined => seen.find((c) => c.id === id);
  // Another selection, another turn: what was picked before is no longer meant.
  const own = picked !== null && picked.over === over ? find(picked.id) : undefined;
  return [own ?? find(selected) ?? find(active) ?? null, (id) => setPicked({ id, over })];
}
