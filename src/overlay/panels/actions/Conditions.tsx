/** The conditions of the fight, said by hand: some hosts have none, and none has all. */
import type { Creature } from '../../../board/creature.ts';
import type { Judge } from '../../../rules/ruleset.ts';
import type { Referee } from '../../../state/referee.ts';
import { isTermId, t, term } from '../../../text/index.ts';
import { capital } from '../capital.ts';

/**
 * Those that a fight brings and ends, the likeliest first; whatever else it is under stands with
 * them.
 */
const OF_A_FIGHT = [
  'prone',
  'flat-footed',
  'grappling',
  'pinned',
  'helpless',
  'stunned',
  'dazed',
  'blinded',
  'entangled',
  'shaken',
  'total-defence',
  'fighting-defensively',
  'invisible',
];

export function Conditions({
  referee,
  of,
  judge,
}: {
  readonly referee: Referee;
  readonly of: Creature;
  readonly judge: Judge;
}) {
  const known = OF_A_FIGHT.filter((id) => Object.hasOwn(judge.rules.conditions, id));
  const all = [...known, ...of.conditions.filter((id) => !known.includes(id) && isTermId(id))];
  const on = all.filter((id) => of.conditions.includes(id));
  return (
    <details class="conditions">
      <summary>
        <h3 class="caps muted">{t('fight.conditions')}</h3>
        <span class="small muted">{on.map(term).join(', ')}</span>
      </summary>
      <div class="chips" role="group" aria-label={t('fight.conditions')}>
        {all.map((id) => (
          <button
            key={id}
            type="button"
            class="chip"
            aria-pressed={on.includes(id)}
            onClick={() => referee.condition(of.id, id, !on.includes(id))}
          >
            {capital(term(id))}
          </button>
        ))}
      </div>
    </details>
  );
}
