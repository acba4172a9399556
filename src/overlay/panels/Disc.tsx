/**
 * A creature's disc: its letters, and the rim of its side. It shows no picture of the token
 * (docs/decisions/letters-on-discs.md).
 */
import { lettersFor } from '../letters.ts';
import { useUi } from '../ui.ts';

/**
 * @param drawn the style sheet draws the letters, so that they are not part of the accessible name of
 *   the button around the disc
 */
export function Disc({
  id,
  small = false,
  drawn = false,
  side,
}: {
  readonly id: string;
  readonly small?: boolean;
  readonly drawn?: boolean;
  /** Side of the creature: the color of the rim, as on the map. */
  readonly side?: string | undefined;
}) {
  const letters = lettersFor(id, useUi().judgement.visible.value);
  return (
    <span
      class="disc"
      data-small={small || undefined}
      data-letters={drawn ? letters : undefined}
      data-side={side}
      aria-hidden="true"
    >
      {drawn ? null : letters}
    </span>
  );
}
