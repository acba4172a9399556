/**
 * Turns and conditions of the practice table, which every tabletop keeps, and the user's role (game
 * master or player).
 */
import { signal, useComputed } from '@preact/signals';
import {
  endFight,
  nextTurn,
  orderOf,
  startFight,
  toggleCondition,
} from '../../adapters/practice/fight.ts';
import { tokenOf } from '../../adapters/practice/table.ts';
import { Button } from '../../src/overlay/Button.tsx';
import { Icon } from '../../src/overlay/icons/Icon.tsx';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { t, term } from '../../src/text/pages.ts';
import type { Session } from './session.ts';

/**
 * Conditions that the user can set: those that change the actions or moves of a creature on a map.
 */
const CONDITIONS = ['prone', 'grappling', 'stunned', 'blinded', 'entangled', 'helpless'] as const;

/** As many conditions that the ruleset has: those above, then its own usual ones. */
const conditionsOf = (rules: Ruleset | undefined): readonly string[] =>
  rules?.usual === undefined
    ? CONDITIONS
    : [
        ...new Set([
          ...CONDITIONS.filter((id) => Object.hasOwn(rules.conditions, id)),
          ...rules.usual.conditions,
        ]),
      ].slice(0, CONDITIONS.length);

/** Is the section open? The state is kept from one lesson to the next. */
const open = signal(true);

export function FightControls({ session }: { session: Session }) {
  const { host, table, gm, store } = session;
  // In rulesets with phases, a separate panel begins the round, and the table keeps no turns.
  const phased = store.judge.value?.rules.phased === true;
  const { fight, scene } = table.value;
  return (
    <details
      class="fight"
      open={open.value}
      onToggle={(e) => {
        open.value = e.currentTarget.open;
      }}
    >
      <summary>
        <h2 class="caps">{t('practice.fight')}</h2>
        {fight !== null && (
          <span class="small muted">
            {t('practice.fight.round', { n: scene.turn?.round ?? 1 })}
          </span>
        )}
        <Icon name={open.value ? 'fold' : 'down'} />
      </summary>
      {fight !== null && <Order session={session} />}
      {!(phased && fight === null) && (
        <div class="turns">
          {fight === null ? (
            <Button data-turn="start" onClick={() => host.apply(startFight)}>
              {t('practice.fight.start')}
            </Button>
          ) : (
            <>
              <Button data-turn="next" onClick={() => host.apply(nextTurn)}>
                {t('practice.fight.next')}
              </Button>
              <Button data-turn="end" onClick={() => host.apply(endFight)}>
                {t('practice.fight.end')}
              </Button>
            </>
          )}
        </div>
      )}
      <Conditions session={session} />
      <button
        type="button"
        role="switch"
        class="choice"
        data-seat="player"
        aria-checked={!gm.value}
        onClick={() => host.playAs(!gm.value)}
      >
        <span>
          {t('practice.player')}
          <span class="source">{t('practice.player.why')}</span>
        </span>
        <span class="toggle" />
      </button>
    </details>
  );
}

function Order({ session: { table } }: { session: Session }) {
  const { scene } = table.value;
  return (
    <ol class="order small" aria-label={t('practice.fight.order')}>
      {orderOf(table.value).map((id) => (
        <li key={id} {...(id === scene.turn?.active && { 'aria-current': 'true' })}>
          {tokenOf(table.value, id)?.name ?? id}
        </li>
      ))}
    </ol>
  );
}

function Conditions({ session: { host, table, store } }: { session: Session }) {
  const token = useComputed(() => tokenOf(table.value, table.value.selection[0] ?? '')).value;
  if (token === undefined) return null;
  return (
    <div
      class="conditions"
      role="group"
      aria-label={t('practice.conditions', { text: token.name ?? token.id })}
    >
      <p class="small muted" aria-hidden="true">
        {t('practice.conditions', { text: token.name ?? token.id })}
      </p>
      {conditionsOf(store.rules.value).map((id) => (
        <button
          key={id}
          type="button"
          class="btn small"
          data-condition={id}
          aria-pressed={token.conditions?.includes(id) === true}
          onClick={() => host.apply((now) => toggleCondition(now, token.id, id))}
        >
          {term(id)}
        </button>
      ))}
    </div>
  );
}
