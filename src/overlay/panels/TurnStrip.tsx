/**
 * The turn strip in the dock: the creature on turn, the rest of its turn, the next creature, and
 * all creatures of the fight in order. A click selects a creature. It shows no creature that the
 * host hides from this user.
 */
import { useComputed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Creature } from '../../board/creature.ts';
import { creatureLabel, creatureName, t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useUi, type Ui } from '../ui.ts';
import { whereIs } from './OtherLevel.tsx';
import { LeftOf, MountLeft } from './TurnKinds.tsx';
import { Disc } from './Disc.tsx';
import { TurnMoments } from './TurnMoments.tsx';
import { inTurns } from './panel.ts';
import { panelInFront } from './Panel.tsx';
import { MAX_TURN_ROWS, turnRows, type TurnRow } from './turnRows.ts';
import { Button, IconButton } from '../Button.tsx';

/** Key under which the strip's fold is stored with the panels' state. */
const FOLDED = 'turns.folded';
/**
 * Height in pixels of the host's free frame below which the strip is folded unless the user opens
 * it: the dock would cover the map.
 */
const LOW = 780;

function rowsOf({ referee, judgement, store }: Ui): readonly TurnRow[] {
  const judge = store.judge.value;
  return referee === undefined || judge === null
    ? []
    : turnRows(referee.encounter.value, judgement.visible.value, judge);
}

/** Accessible name of a row: "Orc 2: on turn. 1 attack of opportunity used, none left." */
function nameOf({ id, state, opportunities, legendary, lair, waits }: TurnRow): string {
  const who = creatureName(id);
  const parts = [
    state === 'now' ? t('turns.now', { who }) : state === 'next' ? t('turns.next', { who }) : who,
    ...(opportunities.used > 0
      ? [t('turns.used', { n: opportunities.used, none: !opportunities.left })]
      : []),
    ...(legendary === undefined ? [] : [t('turns.legendary', { n: legendary })]),
    ...(lair === undefined ? [] : [t('turns.lair')]),
    ...(waits === undefined
      ? []
      : [t(waits === 'delay' ? 'actions.delay' : 'actions.holds', { who: { creature: id } })]),
  ];
  return parts.map((part) => part.replace(/\.$/, '')).join('. ');
}

function Chip({
  row,
  chosen,
  side,
}: {
  readonly side: string | undefined;
  readonly row: TurnRow;
  readonly chosen: boolean;
}) {
  const { store } = useUi();
  const name = nameOf(row);
  const { used, left } = row.opportunities;
  return (
    <li>
      <Button
        class="turn-chip"
        aria-label={name}
        title={name}
        aria-current={row.state === 'now' ? 'step' : undefined}
        aria-pressed={chosen}
        data-state={row.state}
        data-waits={row.waits}
        onClick={() => {
          store.selection.value = [row.id];
        }}
      >
        <Disc id={row.id} small drawn side={side} />
        {row.reaction !== undefined && (
          <svg
            class="reaction-mark"
            data-spent={!row.reaction}
            width="12"
            height="12"
            viewBox="0 0 12 12"
            aria-hidden="true"
          >
            <path d="M6 .8 11.2 6 6 11.2.8 6z" />
          </svg>
        )}
        {row.legendary !== undefined && (
          <span class="legendary-mark" aria-hidden="true">
            {row.legendary}
          </span>
        )}
        {row.lair !== undefined && (
          <span class="legendary-mark lair-mark" aria-hidden="true">
            {row.lair}
          </span>
        )}
        {row.reaction === undefined && used > 0 && !left && (
          <span class="spent-mark">
            <Icon name="opportunity-used" size={12} />
          </span>
        )}
      </Button>
    </li>
  );
}

/** The rest of the current turn, in words; for a rider also that of its mount. */
function Rest({ of }: { readonly of: Creature }) {
  const judge = useUi().store.judge.value;
  return judge === null ? null : (
    <>
      <LeftOf of={of} judge={judge} />
      <MountLeft of={of} judge={judge} />
      <TurnMoments of={of.id} />
    </>
  );
}

/** Selects a creature and opens the actions panel for it. */
function toActions({ store, panels }: Ui, id: string, from: HTMLElement): void {
  store.selection.value = [id];
  if (panels.open.peek().includes('actions')) panels.raise('actions');
  else panels.toggle('actions', from);
}

export function TurnStrip() {
  const ui = useUi();
  const { store, referee, storage, judgement, panels } = ui;
  const [chosen, choose] = useState<boolean | null>(null);
  const [all, showAll] = useState(false);
  useEffect(() => {
    let gone = false;
    storage.load(FOLDED).then(
      (saved) => {
        if (!gone && typeof saved === 'boolean') choose(saved);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  const rows = useComputed(() => rowsOf(ui)).value;
  const folded = chosen ?? ui.surroundings.value.frame.height < LOW;
  if (referee === undefined || !inTurns(ui)) return null;
  const { on, round, surprise, active } = referee.encounter.value;
  if (!on) return null;
  const seen = judgement.visible.value;
  const now = seen.find(({ id }) => id === active);
  const next = rows.find(({ state }) => state === 'next');
  const away = now === undefined ? whereIs({ store }, active) : '';
  const subject = store.subject.value;
  // The creature whose actions can be opened: the selected one, otherwise the one on turn.
  const asked = seen.find(({ id }) => id === subject?.id) ?? now;
  // Does the panel in front already show these actions?
  const alreadyShown = asked?.id === subject?.id && panelInFront(ui) === 'actions';
  const shown = all ? rows : rows.slice(0, MAX_TURN_ROWS);
  const label = t(folded ? 'turns.unfold' : 'turns.fold');
  return (
    <section class="turns" aria-label={t('fight.turns')}>
      <div class="turns-head">
        <p class="small">
          <span class="strong">
            {active !== null && (now !== undefined || away !== '')
              ? t('fight.turn', { round, who: { creature: active } })
              : t('fight.round', { round })}
          </span>
          {away}
          {surprise ? ` · ${t('fight.surprise')}` : ''}
          {next !== undefined && (
            <span class="muted"> · {t('turns.next', { who: creatureLabel(next.id) })}</span>
          )}
        </p>
        <IconButton
          icon="down"
          size={14}
          label={label}
          aria-expanded={!folded}
          onClick={() => {
            storage.save(FOLDED, !folded);
            choose(!folded);
          }}
        />
      </div>
      {!folded && (
        <>
          {now !== undefined && now.id !== subject?.id && <Rest of={now} />}
          {rows.length > 0 && (
            <ol class="turn-chips">
              {shown.map((row) => (
                <Chip
                  key={row.id}
                  row={row}
                  chosen={row.id === subject?.id}
                  side={seen.find(({ id }) => id === row.id)?.side}
                />
              ))}
              {rows.length > MAX_TURN_ROWS && (
                <li>
                  <Button class="btn small" aria-expanded={all} onClick={() => showAll(!all)}>
                    {all ? t('turns.fewer') : t('turns.more', { n: rows.length - MAX_TURN_ROWS })}
                  </Button>
                </li>
              )}
            </ol>
          )}
          <div class="turns-do">
            {asked !== undefined &&
              !alreadyShown &&
              panels.all.some((p) => p.id === 'actions' && p.available(ui)) && (
                <Button
                  class="btn small"
                  onClick={(event) => toActions(ui, asked.id, event.currentTarget)}
                >
                  {t('turns.do', { who: { creature: asked.id } })}
                </Button>
              )}
            {!referee.driven.value && next !== undefined && (
              <Button class="btn small" onClick={() => referee.startTurn(next.id)}>
                {t('fight.start', { who: { creature: next.id } })}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
