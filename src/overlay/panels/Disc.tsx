/**
 * A creature's disc: its initial, and its number among creatures of the same name. It shows no
 * portrait: the host shows portraits.
 */
import { creatureLabel } from '../../text/index.ts';

/** Initials of a label, "Goblin 2" → "G2"; never more than three characters. */
export function initials(label: string): string {
  const first = Array.from(label.trim())[0] ?? '?';
  const number = /\s(\d{1,2})$/u.exec(label)?.[1] ?? '';
  return first.toLocaleUpperCase() + number;
}

/**
 * @param letters shown instead of the initials; drawn by the style sheet, so that they are not part
 *   of the accessible name of the button around the disc
 */
export function Disc({
  id,
  small = false,
  letters,
  side,
}: {
  readonly id: string;
  readonly small?: boolean;
  readonly letters?: string | undefined;
  /** Side of the creature: the color of the rim, as on the map. */
  readonly side?: string | undefined;
}) {
  return (
    <span
      class="disc"
      data-small={small || undefined}
      data-letters={letters}
      data-side={side}
      aria-hidden="true"
    >
      {letters === undefined ? initials(creatureLabel(id)) : null}
    </span>
  );
}
