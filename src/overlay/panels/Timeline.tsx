/**
 * The timeline panel: the round in phases as a bar of factors, with the viewed factor
 * (docs/design/look.md, Timeline).
 */
import { useMemo, useRef } from 'preact/hooks';
import { isNotLater, type Factor, viewableFactors, type PhasedRound } from '../../state/phased.ts';
import { creatureLabel, say, sources, t } from '../../text/index.ts';
import { eventWhy } from '../layers/timelineWords.ts';
import { type Ui, useUi } from '../ui.ts';
import css from './timeline/timeline.css?inline';
import { Disc } from './Disc.tsx';
import type { PanelContents } from './panel.ts';
import { SharingNote } from './SharingNote.tsx';
import { Alerts } from './timeline/Alerts.tsx';
import { Chart, Mark, columnMiddle } from './timeline/Chart.tsx';
import { timelineLanes, type Sign, tiesOf } from './timeline/lanes.ts';
import { Button, IconButton } from '../Button.tsx';

/**
 * Slider for the viewed factor: dragged, or moved with the arrow keys, Home and End
 * (docs/design/look.md, Timeline).
 */
function Slider({
  factors,
  cursor,
  look,
}: {
  readonly factors: readonly Factor[];
  readonly cursor: Factor;
  look(at: Factor): void;
}) {
  const rail = useRef<HTMLDivElement>(null);
  const n = factors.length;
  const now = Math.max(0, factors.indexOf(cursor));
  const to = (i: number): void => {
    const at = factors[Math.min(n - 1, Math.max(0, i))];
    if (at !== undefined) look(at);
  };
  const follow = (event: PointerEvent): void => {
    const box = rail.current?.getBoundingClientRect();
    if (box !== undefined && box.width > 0)
      to(Math.floor(((event.clientX - box.x) / box.width) * n));
  };
  const STEPS: Readonly<Record<string, number>> = {
    ArrowLeft: now - 1,
    ArrowDown: now - 1,
    ArrowRight: now + 1,
    ArrowUp: now + 1,
    Home: 0,
    End: n - 1,
  };
  const last = factors.findLast((at) => at !== 'end') ?? 0;
  return (
    <div
      class="rail"
      ref={rail}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) follow(event);
      }}
    >
      <i style={{ width: columnMiddle(now, n) }} />
      <div
        class="thumb"
        role="slider"
        tabIndex={0}
        style={{ left: columnMiddle(now, n) }}
        aria-label={t('panel.timeline')}
        aria-valuemin={1}
        aria-valuemax={n}
        aria-valuenow={now + 1}
        aria-valuetext={
          cursor === 'end'
            ? t('phased.phase', { phase: 'end' })
            : say('timeline.slider', { factor: cursor, total: last })
        }
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          to(step);
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {cursor === 'end' ? t('timeline.end') : cursor}
      </div>
    </div>
  );
}

const LEGEND: readonly (readonly [
  Sign,
  'decide' | 'half' | 'full' | 'attack' | 'postponed' | 'nobody',
])[] = [
  ['decide', 'decide'],
  ['half', 'half'],
  ['full', 'full'],
  ['act', 'attack'],
  ['postponed', 'postponed'],
  ['nobody', 'nobody'],
];

function tintIn({ store, judgement }: Ui): (of: string) => string {
  const seen = judgement.visible.value;
  const base = store.subject.value ?? seen.find(({ side }) => side === 'party') ?? seen[0];
  const judge = store.judge.value;
  return (of) => {
    const c = seen.find(({ id }) => id === of);
    if (c === undefined || base === undefined || judge === null || c.side === base.side)
      return 'own';
    return judge.rules.relation(base, c).value === 'foe' ? 'foe' : 'neutral';
  };
}

const atText = (at: Factor): string =>
  at === 'end' ? t('phased.phase', { phase: 'end' }) : say('timeline.factor', { factor: at });

/** The events at the viewed factor, as sentences. */
function Happening({ phases, at }: { readonly phases: PhasedRound; readonly at: Factor }) {
  const answer = phases.answer.value;
  const now = answer?.events.filter((event) => event.at === at) ?? [];
  if (answer === null || now.length === 0) return null;
  return (
    <ol class="happening" aria-label={atText(at)}>
      {now.map((event) => {
        const { message, params, rules } = eventWhy(event, answer.rules);
        return (
          <li key={`${event.of} ${event.order}`} title={sources(rules) ?? undefined}>
            {say(message, params ?? {})}
          </li>
        );
      })}
    </ol>
  );
}

function Round({ phases }: { readonly phases: PhasedRound }) {
  const ui = useUi();
  const answer = phases.answer.value;
  const at = phases.cursor.value;
  const factors = useMemo(() => (answer === null ? [] : viewableFactors(answer)), [answer]);
  const lanes = useMemo(() => (answer === null ? [] : timelineLanes(answer, at)), [answer, at]);
  const look = (to: Factor): void => {
    phases.looked.value = to;
  };
  if (answer === null || lanes.length === 0) return <p class="muted">{t('timeline.undeclared')}</p>;
  return (
    <>
      {factors.length > 0 && (
        <div class="bar-of-factors">
          <ul class="lane-names" aria-hidden="true">
            {lanes.map(({ of }) => (
              <li key={of}>
                <Disc id={of} small />
                <span>{creatureLabel(of)}</span>
              </li>
            ))}
          </ul>
          <div class="columns">
            <Chart
              factors={factors}
              lanes={lanes}
              ties={tiesOf(answer)}
              cursor={at}
              tints={tintIn(ui)}
              look={look}
            />
            <Slider factors={factors} cursor={at} look={look} />
          </div>
        </div>
      )}
      <Happening phases={phases} at={at} />
      <Alerts phases={phases} answer={answer} at={at} />
      {!phases.leads.value && phases.now.value?.reached !== 'end' && (
        <p class="small muted">
          {say('phased.future', { factor: phases.now.value?.reached ?? 0 })}
        </p>
      )}
    </>
  );
}

function Steps({ phases }: { readonly phases: PhasedRound }) {
  const answer = phases.answer.value;
  const factors = answer === null ? [] : viewableFactors(answer);
  const i = factors.indexOf(phases.cursor.value);
  const step = (by: number, icon: 'unfold', label: string, flip: boolean) => {
    const to = factors[i + by];
    return (
      <IconButton
        icon={icon}
        label={label}
        data-flip={flip || undefined}
        aria-disabled={to === undefined}
        onClick={() => {
          if (to !== undefined) phases.looked.value = to;
        }}
      />
    );
  };
  return (
    <>
      {step(-1, 'unfold', t('timeline.step.back'), true)}
      {step(1, 'unfold', t('timeline.step.on'), false)}
    </>
  );
}

export function Timeline() {
  const { referee } = useUi();
  const phases = referee?.phases;
  if (phases === undefined) return null;
  const round = phases.now.value;
  const at = phases.cursor.value;
  const leads = phases.leads.value;
  const ahead = round?.on === true && (round.reached === null || !isNotLater(at, round.reached));
  return (
    <>
      <div class="body timeline">
        {phases.fault.value !== null && (
          <p class="small" role="alert">
            {t('timeline.lost')}
          </p>
        )}
        {round === null ? <p class="muted">{t('timeline.none')}</p> : <Round phases={phases} />}
        <SharingNote />
      </div>
      <footer class="foot">
        {round === null ? null : (
          <ul class="legend small">
            {LEGEND.map(([sign, word]) => (
              <li key={sign}>
                <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
                  <Mark sign={sign} />
                </svg>
                {t(`timeline.legend.${word}`)}
              </li>
            ))}
          </ul>
        )}
        <span class="space" />
        {round !== null && <Steps phases={phases} />}
        {leads && ahead && phases.answer.value !== null && (
          <Button
            class="btn small"
            title={t('timeline.reach.long')}
            onClick={() => phases.reach(at)}
          >
            {t('timeline.reach')}
          </Button>
        )}
        {phases.sharing.value === 'hears' ? null : round?.on === true ? (
          <Button class="btn small" onClick={() => phases.over()}>
            {t('timeline.over')}
          </Button>
        ) : (
          <Button class="btn small" data-main onClick={() => phases.begin()}>
            {t(round === null ? 'timeline.begin' : 'timeline.next')}
          </Button>
        )}
      </footer>
    </>
  );
}

/** The panel's header: round, phase and factor. */
function Beside() {
  const { referee } = useUi();
  const phases = referee?.phases;
  const round = phases?.now.value;
  if (phases === undefined || round == null) return null;
  const phase =
    !round.on || phases.cursor.value === 'end'
      ? 'end'
      : round.reached === null && phases.looked.value === null
        ? 'intentions'
        : 'action';
  const words = [
    say('log.round', { round: referee?.encounter.value.round ?? 1 }),
    t('phased.phase', { phase }).toLocaleLowerCase(),
    atText(phases.cursor.value).toLocaleLowerCase(),
  ];
  return <span class="small muted round-now">{[...new Set(words)].join(' · ')}</span>;
}

export const timeline: PanelContents = { Content: Timeline, Beside, css };
