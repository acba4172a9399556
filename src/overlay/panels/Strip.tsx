/**
 * The folded dock: one bar with what a turn needs. The judged creature with what is left of its
 * turn, the newest ruling in one line, and named buttons of the panels.
 */
import { say, t, creatureLabel, creatureName } from '../../text/index.ts';
import { IconButton } from '../Button.tsx';
import { useUi } from '../ui.ts';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { movementWords, useTurn } from './CreatureRow.tsx';
import { Disc } from './Disc.tsx';
import { groupNotices, noticesOf } from './notices.ts';
import { entryText } from './log/text.ts';
import { PanelButton } from './Panel.tsx';
import { TurnKinds } from './TurnKinds.tsx';
import { MomentLine } from './TurnMoments.tsx';

/** The judged creature: its disc and name, the resources of its turn as shapes, its movement. */
function Budget() {
  const ui = useUi();
  const turn = useTurn(ui).value;
  const judge = ui.store.judge.value;
  const c = ui.store.subject.value;
  if (turn === null || judge === null || c === null)
    return <p class="line small muted">{say('dock.nothing.short')}</p>;
  return (
    <div class="strip-budget">
      <Disc id={c.id} small side={c.side} />
      <span class="strong name" title={creatureName(c.id)}>
        {creatureLabel(c.id)}
      </span>
      <PanelButton id="card" />
      <div class="strip-turn small">
        {turn.whose === 'other' ? (
          <span class="muted name" title={creatureName(turn.active ?? '')}>
            {t('dock.turnOf', { who: { creature: turn.active ?? '' } })}
          </span>
        ) : (
          <TurnKinds judge={judge} turn={turn} of={c.id} />
        )}
        <b class="left">{movementWords(turn, judge, true)}</b>
      </div>
    </div>
  );
}

/** The newest entry of the log that was judged, in one line. */
function NewestRuling() {
  const { referee } = useUi();
  const entry = referee?.entries.value.findLast(
    ({ event, undone }) => (event.kind === 'move' || event.kind === 'act') && undone === undefined,
  );
  if (entry === undefined) return null;
  const text = entryText(entry);
  return (
    <p class="strip-ruling small" title={text}>
      <VerdictGlyph verdict={entry.verdict} />
      <span class="line">{text}</span>
    </p>
  );
}

/** What the start or the end of the judged creature's turn brings it; otherwise the newest ruling. */
function SecondLine() {
  const { store } = useUi();
  return <MomentLine of={store.subject.value?.id} otherwise={<NewestRuling />} />;
}

/** `judged`: the board is judged; otherwise the first notice says why not. */
export function StripFacts({ judged }: { readonly judged: boolean }) {
  const ui = useUi();
  const text = judged ? '' : (noticesOf(ui)[0]?.text ?? say('error.notReady'));
  return (
    <div class="strip-facts">
      {judged ? (
        <>
          <Budget />
          <SecondLine />
        </>
      ) : (
        <p class="small" title={text}>
          {text}
        </p>
      )}
    </div>
  );
}

/** Says how many notices there are, and opens their panel. */
export function NoticeSign() {
  const ui = useUi();
  const n = groupNotices(noticesOf(ui), ui.dismissed.value).length;
  return n === 0 ? null : (
    <IconButton
      icon="info"
      label={say('dock.warning', { n })}
      onClick={({ currentTarget }) => ui.panels.toggle('marks', currentTarget)}
    />
  );
}
