/** One row of the log: the event, the reasons for its verdict, and buttons to act on it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Entry, Offer } from '../../../encounter/entry.ts';
import type { EventOf } from '../../../encounter/event.ts';
import { creatureLabel, locale, say, sources, t, term } from '../../../text/index.ts';
import { type CorrectedValue, keyOf } from '../../../amendments/correction.ts';
import { namesOf } from '../../../amendments/corrections.ts';
import { withCorrection } from '../../../amendments/edits.ts';
import { creatureOf } from '../../../board/board.ts';
import type { Mode } from '../../../rules/verdict.ts';
import { Icon } from '../../icons/Icon.tsx';
import { VerdictGlyph } from '../../icons/Verdict.tsx';
import type { Why } from '../../shape.ts';
import { useUi } from '../../ui.ts';
import { Whisper } from '../../Whisper.tsx';
import { modeTerm } from '../../layers/findingSentences.ts';
import { JumpButton } from './Jump.tsx';
import { type LineContext, byWhom, type LogLine, lineOf } from './lines.ts';
import { OfferRow } from './OfferRow.tsx';
import { TakeBack } from './TakeBack.tsx';
import { saySentence, undoneText } from './text.ts';
import { type MissingFactQuestion, missingFactQuestion } from './missing.ts';
import { Button, IconButton } from '../../Button.tsx';

/** Paths of the facts that the verdict on an event, or one of its opportunities, lacks. */
const factsOf = ({ event }: Entry): readonly string[] =>
  'ruling' in event
    ? [...event.ruling.unknown, ...event.ruling.provoked.flatMap((each) => each.unknown)]
    : [];

/**
 * The first missing fact that has a two-way answer, about a creature still on the board. Null if
 * the user has answered it since.
 */
function useQuestion(entry: Entry): MissingFactQuestion | null {
  const { store, correcting, referee } = useUi();
  if (correcting === undefined || referee === undefined) return null;
  const board = store.board.value;
  const known = correcting.all.value;
  for (const path of factsOf(entry)) {
    const question = missingFactQuestion(
      path,
      referee.encounter.value.on ? referee.encounter.value.round : undefined,
    );
    if (question === null || board === null || creatureOf(board, question.of) === undefined)
      continue;
    const key = keyOf({
      campaign: correcting.campaign.value,
      scope: 'token',
      of: question.of,
      fact: question.fact,
    });
    if (!Object.hasOwn(known, key)) return question;
  }
  return null;
}

/** Asks whether a creature is tall or long, and shows the reach that each answer gives. */
function BuildQuestion({ of }: { readonly of: string }) {
  const judge = useUi().store.judge.value;
  const creature = judge === null ? undefined : creatureOf(judge.board, of);
  if (judge === null || creature === undefined) return null;
  const reachOf = (build: 'tall' | 'long') => ({
    metres: judge.rules.reach({ ...creature, build }).value * judge.board.ground.grid.metresPerCell,
  });
  return (
    <span class="small muted">
      {say('log.ask.build', {
        who: { creature: of },
        tall: reachOf('tall'),
        long: reachOf('long'),
      })}
    </span>
  );
}

/** The answer corrects this creature only, as on its card; the move is then judged again. */
function Doubt({ entry, failed }: { readonly entry: Entry; failed(): void }) {
  const { store, correcting, referee } = useUi();
  const question = useQuestion(entry);
  if (question === null || correcting === undefined) return null;
  const { of, field, fact } = question;
  const who = { creature: of };
  const answer = (value: CorrectedValue): void => {
    const names = namesOf(
      of,
      store.provenance.peek().get(of),
      store.scene.peek()?.creatures?.find(({ id }) => id === of)?.name,
    );
    const correction = {
      campaign: correcting.campaign.peek(),
      scope: 'token',
      of,
      name: creatureLabel(of),
      fact,
      value,
      at: new Date().toISOString(),
    } as const;
    correcting
      .change((all) => withCorrection(all, correction, names))
      .then(() => {
        if (entry.event.kind === 'move') referee?.reread(entry.id, entry.event.mode);
      }, failed);
  };
  const button = (word: 'yes' | 'no') => {
    const item = t(`log.ask.${field}.${word}`);
    return (
      <Button
        key={word}
        aria-label={say('log.ask.long', { who, item })}
        onClick={() => answer(question[word])}
      >
        {item}
      </Button>
    );
  };
  return (
    <div class="do asking">
      {field === 'build' ? (
        <BuildQuestion of={of} />
      ) : (
        <span class="small muted">{say(`log.ask.${field}`, { who })}</span>
      )}
      {button('yes')}
      {button('no')}
    </div>
  );
}

/** "Was it meant as": a button for each other movement mode. */
function Meant({ entry, modes }: { readonly entry: Entry; readonly modes: readonly Mode[] }) {
  const { referee } = useUi();
  if (modes.length === 0 || entry.event.kind !== 'move') return null;
  const who = { creature: entry.event.of };
  return (
    <div class="do meant">
      <span class="small muted">{t('log.meant')}</span>
      {modes.map((mode) => (
        <Button
          key={mode}
          class="btn small"
          aria-label={say('log.meant.long', { who, mode: { term: modeTerm(mode) } })}
          onClick={() => referee?.reread(entry.id, mode)}
        >
          {term(modeTerm(mode))}
        </Button>
      ))}
    </div>
  );
}

/** Largest number of characters in a note. */
const MOST = 200;

function Note({
  before,
  give,
  leave,
}: {
  readonly before: string;
  give(note: string): void;
  leave(): void;
}) {
  const { closers } = useUi();
  const [text, setText] = useState(before);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    return closers.add(leave);
  }, []);
  return (
    <form
      class="note"
      onSubmit={(event) => {
        event.preventDefault();
        give(text.trim());
      }}
    >
      <input
        class="field"
        ref={field}
        type="text"
        maxLength={MOST}
        autocomplete="off"
        value={text}
        aria-label={t('log.note')}
        placeholder={t('log.note')}
        onInput={({ currentTarget: { value } }) => setText(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          leave();
        }}
      />
      <button type="submit" class="btn" data-main>
        {t('log.note.keep')}
      </button>
      <IconButton icon="close" label={t('card.cancel')} onClick={leave} />
    </form>
  );
}

const clock = (at: number): string =>
  new Intl.DateTimeFormat(locale.value, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** Kinds of event that users declare in this log; such an event can be taken back. */
const SAID_HERE: ReadonlySet<string> = new Set([
  'act',
  'outcome',
  'opportunity',
  'declaration',
  'die',
  'decision',
  'factor',
]);

const subjectOf = ({ event }: Entry): string =>
  'of' in event && event.kind !== 'opportunity'
    ? event.of
    : event.kind === 'opportunity'
      ? event.by
      : '';

/**
 * The text to whisper: the gravest reason of the verdict, or the event if there is no such reason.
 */
const toWhisper = ({ sentence, reasons, rules, verdict }: LogLine): Why =>
  reasons.find((why) => why.verdict === 'illegal' || why.verdict === 'doubtful') ?? {
    ...sentence,
    verdict,
    rules,
    cells: [],
  };

export interface EntryRowProps {
  readonly entry: Entry;
  readonly around: LineContext;
  /** The result of a delay or ready action, shown in place of the event. */
  readonly wait: EventOf<'wait'> | undefined;
  /** Opportunities without an answer, from all entries, in order of resolution. */
  readonly queue: readonly Offer[];
  readonly canBack: boolean;
  /** The entry was added while the log was open. */
  readonly fresh: boolean;
}

function Told({ entry, line }: { readonly entry: Entry; readonly line: LogLine }) {
  const { allowed, undone, dismissed } = entry;
  const by = byWhom(allowed?.by ?? '');
  return (
    <>
      {undone !== undefined && <p>{undoneText(undone)}</p>}
      {allowed !== undefined && (
        <p>
          {allowed.note === undefined || allowed.note === ''
            ? say('log.allowedBy', { by })
            : say('log.allowedNote', { by, text: allowed.note })}
        </p>
      )}
      {line.reasons.map((why, i) => (
        <p
          key={i}
          class={
            allowed !== undefined || undone !== undefined || (i > 0 && why.verdict === 'info')
              ? 'small muted'
              : undefined
          }
        >
          {saySentence(why)}
        </p>
      ))}
      {dismissed && undone === undefined && <p class="small muted">{t('log.dismissed')}</p>}
    </>
  );
}

/**
 * The buttons of an entry.
 * @param tell shows a message when an action fails
 */
function Doings({
  entry,
  canBack,
  tell,
}: Pick<EntryRowProps, 'entry' | 'canBack'> & { tell(text: string): void }) {
  const { referee, store } = useUi();
  const [noting, setNoting] = useState(false);
  const { event, open, verdict, undone, round, allowed } = entry;
  const faulty = 'ruling' in event && event.ruling.faults.length > 0;
  const allowable =
    undone === undefined && (verdict === 'illegal' || (verdict === 'doubtful' && faulty));
  const illegal = verdict === 'illegal' && undone === undefined;
  const notable = store.gm.value && allowed !== undefined && undone === undefined;
  const modes = useMemo(
    () =>
      referee === undefined ||
      undone !== undefined ||
      (verdict === 'legal' && entry.offers.length === 0) ||
      entry.dismissed
        ? []
        : referee.otherModes(entry),
    [entry],
  );
  if (referee === undefined) return null;
  // An event declared in this log can be taken back during the round in which it was declared.
  const undoable =
    SAID_HERE.has(event.kind) &&
    event.shared !== true &&
    undone === undefined &&
    round === referee.encounter.value.round;
  const returned = referee.seemsReturned(entry);
  if (
    !illegal &&
    !undoable &&
    !canBack &&
    !notable &&
    !returned &&
    modes.length === 0 &&
    verdict !== 'doubtful'
  )
    return null;
  const who = creatureLabel(subjectOf(entry));
  const named = (action: string): string => say('log.ask.long', { who, item: action });
  const doubtful = verdict === 'doubtful' && undone === undefined && !entry.dismissed;
  const act = (id: 'allow' | 'undo' | 'wasMove', does: () => void, icon?: 'allow' | 'undo') => {
    const item = t(`log.action.${id}`);
    return (
      <Button key={id} aria-label={named(item)} onClick={does}>
        {icon !== undefined && <Icon name={icon} />}
        {item}
      </Button>
    );
  };
  return (
    <>
      {doubtful && <Doubt entry={entry} failed={() => tell(t('error.storage'))} />}
      <div class="do">
        {canBack && (
          <TakeBack key="back" entry={entry} who={who} main={illegal && open} tell={tell} />
        )}
        {allowable && store.gm.value && act('allow', () => referee.allow(entry.id), 'allow')}
        {notable && (
          <Button
            key="note"
            class="btn small"
            aria-expanded={noting}
            aria-label={named(t('log.action.note'))}
            onClick={() => setNoting(!noting)}
          >
            {t('log.action.note')}
          </Button>
        )}
        {returned && act('wasMove', () => referee.wasMove(entry))}
        {undoable && act('undo', () => referee.undo(event.id), 'undo')}
      </div>
      {noting && notable && (
        <Note
          before={allowed.note ?? ''}
          give={(note) => {
            setNoting(false);
            referee.allow(entry.id, note === '' ? undefined : note);
          }}
          leave={() => setNoting(false)}
        />
      )}
      <Meant entry={entry} modes={modes} />
    </>
  );
}

/**
 * Position of an opportunity in the order of resolution, from 1; 0 if no other opportunity is open,
 * or if this opportunity is no longer open.
 */
const orderIn = (queue: readonly Offer[], offer: Offer): number =>
  queue.length < 2
    ? 0
    : queue.findIndex(({ event, nth }) => event === offer.event && nth === offer.nth) + 1;

export function EntryRow({ entry, around, queue, canBack, fresh }: EntryRowProps) {
  const { whisper, referee } = useUi();
  const [message, setMessage] = useState('');
  const [whispering, setWhispering] = useState(false);
  const line = lineOf(entry, around);
  const judged =
    (entry.event.kind === 'move' && entry.event.seen !== 'placed') || entry.event.kind === 'act';
  const of = subjectOf(entry);
  const who = creatureLabel(of);
  const source = judged && entry.verdict !== 'legal' ? sources(line.rules) : null;
  const open = entry.offers.filter(({ answer }) => answer === 'open');
  const raised = entry.open && entry.verdict === 'illegal';
  // What was taken back does not count, so nobody needs to be told.
  const tellable = whisper !== undefined && judged && entry.undone === undefined;
  const words = say('log.ask.long', { who, item: t('log.action.whisper') });
  const dismissing = say('log.ask.long', { who, item: t('log.action.dismiss') });
  const mayDismiss =
    entry.open && !entry.dismissed && (entry.verdict === 'illegal' || entry.verdict === 'doubtful');
  return (
    <li
      class="entry"
      data-entry={entry.id}
      data-verdict={entry.verdict}
      data-raised={raised || undefined}
      data-fresh={fresh || undefined}
      data-plain={judged || line.verdict !== 'info' ? undefined : ''}
      tabIndex={-1}
    >
      <div class="row">
        {line.verdict === 'info' || entry.undone !== undefined ? (
          <span class="dot" aria-hidden="true" />
        ) : (
          <VerdictGlyph verdict={line.verdict} />
        )}
        <div class="said">
          <p class="headline">
            <span
              class={judged || line.verdict === 'provokes' ? 'strong' : undefined}
              data-undone={entry.undone !== undefined || undefined}
            >
              {saySentence(line.head).replace(/\.$/, judged ? '' : '.')}
            </span>
            <time class="small muted">{clock(entry.event.at)}</time>
          </p>
          <Told entry={entry} line={line} />
          {(source !== null || mayDismiss || line.cells.length > 0 || tellable) && (
            <div class="from" data-bare={source === null || undefined}>
              {source !== null && <span class="source">{source}</span>}
              <JumpButton cells={line.cells} of={of} what={who} />
              {tellable && (
                <IconButton
                  icon="whisper"
                  label={words}
                  aria-expanded={whispering}
                  onClick={() => setWhispering(!whispering)}
                />
              )}
              {mayDismiss && (
                <IconButton
                  icon="close"
                  label={dismissing}
                  key="dismiss"
                  onClick={() => referee?.dismiss(entry.id)}
                />
              )}
            </div>
          )}
          {whispering && tellable && <Whisper why={toWhisper(line)} who={who} />}
          <Doings entry={entry} canBack={canBack} tell={setMessage} />
          {message !== '' && (
            <p class="small bad" role="status">
              {message}
            </p>
          )}
        </div>
      </div>
      {open.map((offer) => (
        <OfferRow
          key={`${offer.event}:${offer.nth}`}
          entry={entry}
          offer={offer}
          order={orderIn(queue, offer)}
          answered={(done) => setMessage(done ? '' : t('log.takeFailed'))}
        />
      ))}
    </li>
  );
}
