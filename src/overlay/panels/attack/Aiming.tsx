/**
 * Shared parts of areas and area weapons in the attack panel: the buttons that begin an aim, and
 * its position.
 */
import { useEffect } from 'preact/hooks';
import { aimingOf, isAimedAtCorner, type AimKind } from '../../../state/aiming.ts';
import { t, type MessageId } from '../../../text/index.ts';
import { clamp } from '../../place.ts';
import { useUi } from '../../ui.ts';
import { Button } from '../../Button.tsx';

export interface Pick {
  readonly id: string;
  readonly name: MessageId;
  readonly kind: AimKind;
}

/**
 * A row of buttons. Each button begins its aim and, when pressed again, ends it. `pressed`: the id
 * of the button whose aim is in progress.
 */
export function Picks({
  label,
  picks,
  pressed,
  pick,
}: {
  /** Id of the element that names the group. */
  readonly label: string;
  readonly picks: readonly Pick[];
  readonly pressed: string | null;
  pick(picked: Pick | null): void;
}) {
  const aiming = aimingOf(useUi().store);
  const choose = (each: Pick): void => {
    // An emanation lies around its creature: there is nothing to aim.
    const aimed = each.kind !== 'emanation';
    const again = pressed === each.id && !(aimed && aiming.fixed.peek());
    aiming.fixed.value = !aimed;
    if (aiming.kind.peek() !== each.kind) aiming.at.value = null;
    aiming.kind.value = again ? null : each.kind;
    pick(again ? null : each);
  };
  return (
    <span class="picks" role="group" aria-labelledby={label}>
      {picks.map((each) => (
        <Button
          key={each.id}
          class="iconbtn wide"
          data-aim={each.id}
          aria-pressed={pressed === each.id}
          onClick={(event) => {
            const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
            choose(each);
            // An area chosen by keyboard is also aimed by keyboard: focus the map.
            if (event.detail === 0)
              requestAnimationFrame(() => root.querySelector<HTMLElement>('.paint-sheet')?.focus());
          }}
        >
          {t(each.name)}
        </Button>
      ))}
    </span>
  );
}

/** A sentence on how to aim; once the aim is fixed, its position. */
export function AimedAt() {
  const aiming = aimingOf(useUi().store);
  const [kind, at] = [aiming.kind.value, aiming.at.value];
  if (kind === 'emanation') return null;
  if (!aiming.fixed.value) return <p class="small muted">{t('area.hint')}</p>;
  return at === null ? null : (
    <p class="fact-row">
      <span>{t(kind !== null && isAimedAtCorner(kind) ? 'area.corner' : 'area.at')}</span>
      <Button
        class="btn small"
        onClick={() => {
          aiming.fixed.value = false;
        }}
      >
        {t('area.again')}
      </Button>
    </p>
  );
}

/** Ends the aim when its panel closes. */
export function useAimEnds(): void {
  const aiming = aimingOf(useUi().store);
  useEffect(
    () => () => {
      aiming.kind.value = aiming.at.value = aiming.drawn.value = null;
    },
    [],
  );
}

/** The whole number in a text field; undefined for any other text. */
export function typed(text: string, most: number): number | undefined {
  const n = Number(text);
  return text.trim() !== '' && Number.isInteger(n) && Math.abs(n) <= most ? n : undefined;
}

/** A field for a whole number of cells; other texts count as the least. */
export function CellsField({
  name,
  least,
  most,
  value,
  set,
}: {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  set(cells: number): void;
}) {
  return (
    <label class="fact-row">
      <span>{name}</span>
      <input
        class="field number"
        type="number"
        min={least}
        max={most}
        value={value}
        onInput={(event) =>
          set(clamp(typed(event.currentTarget.value, most) ?? least, least, most))
        }
      />
    </label>
  );
}
