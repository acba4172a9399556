/** A number field whose value takes effect when the user leaves it or presses Enter. */
import type { InputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';

/**
 * The text being typed is kept apart from `value`, so that a redraw while the user types does not
 * wipe it.
 * @param enter takes the finished text, empty if the user cleared the field. If it sets no new
 *   `value`, the field shows the old one again.
 */
export function NumberField({
  value,
  enter,
  ...attributes
}: Omit<InputHTMLAttributes, 'type' | 'value' | 'onInput' | 'onChange'> & {
  readonly value: number | undefined;
  enter(text: string): void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...attributes}
      type="number"
      class="field"
      value={typed ?? value ?? ''}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onChange={(event) => {
        enter(event.currentTarget.value);
        setTyped(null);
      }}
    />
  );
}
