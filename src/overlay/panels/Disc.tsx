/**
 * A creature's disc: its initial, and its number among creatures of the same name. Portraits are
 * the host's.
 */
import { creatureLabel } from '../../text/index.ts';

/** "Goblin 2" → "G2"; never more than three characters. */
export function initials(label: string): string {
  const first = Array.from(label.trim())[0] ?? '?';
  const number = /\s(\d{1,2})$/u.exec(label)?.[1] ?? '';
  return first.toLocaleUpperCase() + number;
}

export function Disc({ id, small = false }: { readonly id: string; readonly small?: boolean }) {
  return (
    <span class="disc" data-small={small || undefined} aria-hidden="true">
      {initials(creatureLabel(id))}
    </span>
  );
}
