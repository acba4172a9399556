/**
 * Decides which creature a panel is about: the one picked in the panel, else the selected one, else
 * the one on turn, if this user sees it.
 */
import { useState } from 'preact/hooks';
import type { Creature } from '../../../board/creature.ts';
import type { Ui } from '../../ui.ts';

export function usePanelCreature({
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
  // When the selection or the turn changes, the creature picked in the panel is dropped.
  const own = picked !== null && picked.over === over ? find(picked.id) : undefined;
  return [own ?? find(selected) ?? find(active) ?? null, (id) => setPicked({ id, over })];
}
