/** Whom a creature rides, how the pair moves, and what the rules leave open about it. */
import type { Creature } from '../../../board/creature.ts';
import type { MountTopic } from '../../../rules/base/mounted.ts';
import { say, t } from '../../../text/index.ts';

export function Saddle({
  of,
  open,
}: {
  readonly of: Creature;
  readonly open: readonly MountTopic[];
}) {
  if (of.seat === undefined) return null;
  const pair = { who: { creature: of.id }, target: { creature: of.seat.id } };
  return (
    <section class="kind saddle">
      <p>
        {t('mounted.rides', pair)} {t('mounted.mover', pair)}
      </p>
      {open.length > 0 && (
        <details class="small muted">
          <summary>{t('mounted.silent')}</summary>
          <ul>
            {open.map((topic) => (
              <li key={topic}>{say(`mounted.silent.${topic}`)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
