/**
 * The choice of the way of moving: on foot, tumbling, climbing, swimming or jumping. The reach area
 * and the dragged path are judged in it.
 */
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../../rules/ruleset.ts';
import { say } from '../../text/index.ts';
import { useUi } from '../ui.ts';

/** The ways that a user may choose; the host may say others. */
const WAYS = ['walk', 'tumble', 'climb', 'swim', 'jump'] as const;

export function Ways({ judge, of }: { readonly judge: Judge; readonly of: Creature }) {
  const { store } = useUi();
  const { evading, phased } = judge.rules;
  if (phased === true) return null;
  const ways = WAYS.filter((way) => way !== 'tumble' || evading !== undefined);
  const chosen = ways.find((way) => way === of.moving) ?? 'walk';
  return (
    <label class="small ways">
      {say('dock.way')}{' '}
      <select
        class="field"
        value={chosen}
        onChange={(event) => {
          const by = ways.find((way) => way === event.currentTarget.value) ?? 'walk';
          store.way.value = by === 'walk' ? null : { of: of.id, by };
        }}
      >
        {ways.map((way) => (
          <option key={way} value={way}>
            {say('way.choice', { way, skill: evading?.skill ?? 'tumble' })}
          </option>
        ))}
      </select>
    </label>
  );
}
