/**
 * "Show the place": draws a moving ring around a cell of the map. If the user prefers reduced
 * motion, it draws a still frame for a little longer instead.
 */
import { useSignalEffect } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { ScreenBox } from './place.ts';
import { useUi } from './ui.ts';

const RING_MS = 600;
const STILL_MS = 1200;

/** If the place is outside the window, moves its ring to the window's edge. */
const within = (at: number, size: number, most: number): number =>
  Math.max(8, Math.min(at, most - size - 8));

export function PlaceRing() {
  const { store, boxOf } = useUi();
  const [box, setBox] = useState<ScreenBox | null>(null);
  useSignalEffect(() => {
    const shown = store.referee.value?.shown.value;
    const at = shown == null ? null : boxOf(shown.cell, shown.size);
    setBox(at);
    if (at === null) return undefined;
    const over = setTimeout(
      () => setBox(null),
      matchMedia('(prefers-reduced-motion: reduce)').matches ? STILL_MS : RING_MS,
    );
    return () => clearTimeout(over);
  });
  if (box === null) return null;
  const x = within(box.x, box.width, innerWidth);
  const y = within(box.y, box.height, innerHeight);
  return (
    <svg class="pointer shown" aria-hidden="true">
      {['casing', 'core'].map((part) => (
        <rect key={part} class={part} x={x} y={y} width={box.width} height={box.height} rx="4" />
      ))}
    </svg>
  );
}
