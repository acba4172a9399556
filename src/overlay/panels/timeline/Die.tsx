/**
 * The result of one die: typed in, or rolled with the button beside it. Nothing rolls by itself.
 */
import type { PhasedRound } from '../../../state/phased.ts';
import { creatureName, say } from '../../../text/index.ts';
import { dieWord } from '../../layers/timelineWords.ts';
import { rolled } from '../dice.ts';
import { NumberField } from '../NumberField.tsx';
import { Button } from '../../Button.tsx';

export function DieInput({
  phases,
  of,
  what,
  die,
  value,
  label,
}: {
  readonly phases: PhasedRound;
  readonly of: string;
  /** Purpose of the roll, as named by the event that asks for it. */
  readonly what: string;
  readonly die: 'd3' | 'd10' | 'd20' | 'd100';
  readonly value: number | undefined;
  /** Label shown before the field. */
  readonly label: string;
}) {
  const sides = Number(die.slice(1));
  const purpose = dieWord(what);
  const who = creatureName(of);
  return (
    <div class="die">
      <label>
        <span>{label}</span>
        <NumberField
          min={1}
          max={sides}
          step={1}
          inputMode="numeric"
          value={value}
          aria-label={say('intentions.die.label', { who, die, text: purpose })}
          enter={(text) => {
            const n = Number(text);
            if (text !== '' && Number.isInteger(n) && n >= 1 && n <= sides)
              phases.rolled(of, what, n, 'typed');
          }}
        />
      </label>
      <Button
        class="btn small"
        aria-label={say('intentions.roll.long', { die, who, text: purpose })}
        onClick={() => phases.rolled(of, what, rolled(sides), 'button')}
      >
        {say('intentions.roll', { die })}
      </Button>
    </div>
  );
}
