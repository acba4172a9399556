/** A row of the options page: a label, a note, and the control. */

interface SwitchProps {
  readonly label: string;
  readonly note: string;
  readonly on: boolean;
  set(on: boolean): void;
}

export const Switch = ({ label, note, on, set }: SwitchProps) => (
  <button type="button" role="switch" aria-checked={on} class="row" onClick={() => set(!on)}>
    <span class="what">
      <span class="strong">{label}</span>
      <span class="small muted">{note}</span>
    </span>
    <span class="toggle" />
  </button>
);

interface SegmentsProps<Id extends string> {
  /** Name of the group of radio buttons. */
  readonly name: string;
  readonly label: string;
  readonly note: string;
  readonly value: Id;
  readonly choices: readonly { readonly id: Id; readonly text: string }[];
  choose(id: Id): void;
}

export const Segments = <Id extends string>({
  name,
  label,
  note,
  value,
  choices,
  choose,
}: SegmentsProps<Id>) => (
  <fieldset class="row">
    <legend class="what">
      <span class="strong">{label}</span>
      <span class="small muted">{note}</span>
    </legend>
    <div class="segments">
      {choices.map(({ id, text }) => (
        <label key={id}>
          <input
            type="radio"
            class="unseen"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => choose(id)}
          />
          <span data-text={text}>{text}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
