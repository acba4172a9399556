/**
 * Sends an explanation to the user, to the game master, or to everybody at the table, if the
 * extension can write to the host's chat. Anything that cannot be sent is copied to the clipboard.
 */
import { useState } from 'preact/hooks';
import { folded } from '../chat/names.ts';
import { MAX_WHISPER_LENGTH, sanitizeText } from '../chat/sanitizeText.ts';
import type { Hearer } from '../state/host.ts';
import type { Store } from '../state/store.ts';
import { creatureLabel, list, say, sources, t, type MessageId } from '../text/index.ts';
import type { Why } from './shape.ts';
import { useUi, type Ui } from './ui.ts';
import { Button } from './Button.tsx';

/**
 * An explanation as one line of chat: "Aldo: Leaving C5 provokes an AoO from Orc 1. (SRD 3.5,
 * Movement)"; a sentence that is too long is cut, but never its source.
 */
export function whispered(why: Why, who: string | null): string {
  const source = sources(why.rules);
  const named = (reason: string): string =>
    who === null || reason.includes(who) ? reason : t('whisper.line', { who, reason });
  const fill = (reason: string): string => {
    const text = named(reason);
    if (source !== null) return t('frame.sourced', { text, source });
    return why.rules.length === 0 ? text : t('frame.houseReading', { text });
  };
  const reason = say(why.message, why.params ?? {});
  const over = fill(reason).length - MAX_WHISPER_LENGTH;
  return over <= 0
    ? fill(reason)
    : fill(`${reason.slice(0, Math.max(0, reason.length - over - 1))}…`);
}

/**
 * Copies one line to the clipboard, with special characters of chats replaced. Pages without HTTPS
 * have no clipboard API: there `execCommand` is used.
 */
export async function copied(raw: string): Promise<boolean> {
  const text = sanitizeText(raw, raw.length);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = Object.assign(document.createElement('textarea'), {
      value: text,
      readOnly: true,
    });
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

/**
 * Sends a line, and copies it if it could not be sent. Returns the sentence that reports the
 * result.
 */
export async function whispering(
  whisper: Ui['whisper'],
  text: string,
  to: Hearer,
): Promise<MessageId> {
  const went = (await whisper?.(text, to)) ?? false;
  if (went === true) return to === 'table' ? 'whisper.shown' : 'whisper.sent';
  const kept = await copied(text);
  if (went === 'ambiguous') return kept ? 'whisper.ambiguous' : 'whisper.ambiguous.lost';
  if (to === 'table') return kept ? 'whisper.table.copied' : 'whisper.table.lost';
  return kept ? 'error.whisper' : 'whisper.lost';
}

/** Ids of creatures named in a text that the host hides from some players. */
export function hiddenIn(text: string, { scene }: Store): readonly string[] {
  const said = folded(text);
  return (scene.value?.creatures ?? [])
    .filter(({ visibleTo }) => visibleTo !== undefined)
    .map(({ id }) => id)
    .filter((id) => {
      const name = folded(creatureLabel(id));
      return name !== '' && said.includes(name);
    });
}

interface Sending {
  /** The line that would be sent now. */
  text(): string;
  /** Tells the user the result. */
  tell(outcome: MessageId): void;
}

/**
 * Buttons to send a line; a game master has none to whisper to the game master. For a public line, a
 * game master first sees the text and confirms it, because Quadretto does not know what each player
 * sees.
 */
export function Recipients({ text, tell }: Sending) {
  const { whisper, store } = useUi();
  // The text that a game master is asked to confirm; exactly this text is sent.
  const [asked, ask] = useState<string | null>(null);
  if (whisper === undefined) return null;
  const send = (to: Hearer, line = text()): void => {
    ask(null);
    void whispering(whisper, line, to).then(tell);
  };
  const hidden = asked === null ? [] : hiddenIn(asked, store);
  return (
    <>
      <Button class="btn small" onClick={() => send('self')}>
        {t('whisper.self')}
      </Button>
      {!store.gm.value && (
        <Button class="btn small" aria-label={t('whisper.gm.long')} onClick={() => send('gm')}>
          {t('whisper.gm')}
        </Button>
      )}
      <Button
        class="btn small"
        aria-label={t('whisper.table.long')}
        aria-expanded={store.gm.value ? asked !== null : undefined}
        onClick={() => (store.gm.peek() ? ask(asked === null ? text() : null) : send('table'))}
      >
        {t('whisper.table')}
      </Button>
      {asked !== null && (
        <div class="to-table" role="group" aria-label={t('whisper.table.long')}>
          <p class="small muted">{t('whisper.table.ask')}</p>
          <p>{sanitizeText(asked, MAX_WHISPER_LENGTH)}</p>
          {hidden.length > 0 && (
            <p class="small bad">
              {t('whisper.table.hidden', { who: list(hidden.map(creatureLabel)) })}
            </p>
          )}
          <div class="doing">
            <Button class="btn small" onClick={() => send('table', asked)}>
              {t('whisper.table.yes')}
            </Button>
            <Button class="btn small" onClick={() => ask(null)}>
              {t('card.cancel')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

/**
 * Button to send an explanation. `who`: the creature that it concerns; absent: the creature whose
 * marks are shown.
 */
export function Whisper({ why, who }: { readonly why: Why; readonly who?: string }) {
  const { whisper, store, announce } = useUi();
  const [status, setStatus] = useState<MessageId | null>(null);
  if (whisper === undefined) return null;
  const { subject } = store;
  const text = (): string =>
    whispered(why, who ?? (subject.value === null ? null : creatureLabel(subject.value.id)));
  return (
    <div class="whisper">
      <Recipients
        text={text}
        tell={(outcome) => {
          setStatus(outcome);
          announce(t(outcome));
        }}
      />
      {status !== null && <span class="small muted">{t(status)}</span>}
    </div>
  );
}
