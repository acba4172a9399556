/**
 * Round and turn in the actions panel. If no host keeps the turns, there are controls to begin a
 * turn, the next turn or the surprise round, and to end the fight. Also lists creatures that wait.
 */
import { useState } from 'preact/hooks';
import type { Creature } from '../../../board/creature.ts';
import type { Referee } from '../../../state/referee.ts';
import { creatureLabel, t } from '../../../text/index.ts';
import { useUi } from '../../ui.ts';
import { whereIs } from '../OtherLevel.tsx';
import { Menu } from '../Menu.tsx';
import { Button } from '../../Button.tsx';

export function FightActions({ referee, of }: { referee: Referee; of: Creature | null }) {
  const { judgement, store } = useUi();
  const { on, round, active, order, surprise, waiting } = referee.encounter.value;
  const seen = judgement.visible.value;
  const isSeen = (id: string | null | undefined): id is string => seen.some((c) => c.id === id);
  const who = active ?? store.judge.value?.board.turn?.active;
  const where = whereIs({ store }, who);
  const driven = referee.driven.value;
  const waits = Object.entries(waiting).filter(([id]) => isSeen(id));
  if (driven && !on && waits.length === 0) return null;
  const following = order.filter(isSeen);
  const next = following[(following.indexOf(active ?? '') + 1) % Math.max(1, following.length)];
  return (
    <section class="fight" aria-label={t('fight.turns')}>
      {on && (
        <p class="small strong">
          {who != null && (isSeen(who) || where !== '')
            ? t('fight.turn', { round, who: { creature: who } })
            : t('fight.round', { round })}
          {where}
          {surprise ? ` · ${t('fight.surprise')}` : ''}
        </p>
      )}
      {waits.map(([id, how]) => (
        <div class="rolled small" key={id}>
          <p>{t(how === 'delay' ? 'actions.delay' : 'actions.holds', { who: { creature: id } })}</p>
          <Button class="btn small" onClick={() => referee.resume(id)}>
            {t('actions.resume')}
          </Button>
        </div>
      ))}
      {!driven && (
        <div class="by-hand">
          {of !== null && of.id !== active && (
            <Button class="btn small" onClick={() => referee.startTurn(of.id)}>
              {t('fight.start', { who: { creature: of.id } })}
            </Button>
          )}
          {on && next !== undefined && next !== active && next !== of?.id && (
            <Button class="btn small" onClick={() => referee.startTurn(next)}>
              {t('fight.next', { who: { creature: next } })}
            </Button>
          )}
          {on && (
            <Menu
              label={t('fight.other')}
              shown={t('fight.other')}
              current={active ?? ''}
              pick={(id) => referee.startTurn(id)}
              items={seen.map((c) => ({ id: c.id, name: creatureLabel(c.id) }))}
            />
          )}
          {on && (
            <Button
              class="btn small"
              aria-label={t('fight.end')}
              title={t('fight.end')}
              onClick={() => referee.endFight()}
            >
              {t('fight.end.short')}
            </Button>
          )}
          {(!on || surprise) && <Surprise referee={referee} seen={seen} />}
        </div>
      )}
    </section>
  );
}

/** Choice of the creatures that are aware and act in the surprise round. */
function Surprise({ referee, seen }: { referee: Referee; seen: readonly Creature[] }) {
  const [aware, setAware] = useState<readonly string[] | null>(null);
  const say = (now: readonly string[] | null): void => {
    setAware(now);
    referee.surprise(now);
  };
  return (
    <>
      <label class="small tick-row">
        <input
          type="checkbox"
          checked={aware !== null}
          onChange={(event) => say(event.currentTarget.checked ? [] : null)}
        />
        {t('fight.surprise')}
      </label>
      {aware !== null && (
        <fieldset class="chips">
          <legend class="small muted">{t('fight.aware')}</legend>
          {seen.map(({ id }) => (
            <Button
              key={id}
              class="chip"
              aria-pressed={aware.includes(id)}
              onClick={() =>
                say(aware.includes(id) ? aware.filter((one) => one !== id) : [...aware, id])
              }
            >
              {creatureLabel(id)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
