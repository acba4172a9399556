/**
 * Whispers an explanation to the user or to the game master, where the host's chat can be written
 * to. What cannot be sent is copied instead.
 */
import { useState } from 'preact/hooks';
import { tameText } from '../chat/tame.ts';
import { creatureLabel, say, sources, t, type MessageId } from '../text/index.ts';
import type { Why } from './shape.ts';
import { useUi, type Ui } from './ui.ts';

/** Characters of a whisper, its source included. */
const MOST = 200;

/**
 * "Aldo: Leaving C5 provokes an AoO from Orc 1. (SRD 3.5, Movement)"; a sentence too long is cut,
 * never its source.
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
  const over = fill(reason).length - MOST;
  return over <= 0
    ? fill(reason)
    : fill(`${reason.slice(0, Math.max(0, reason.length - over - 1))}…`);
}

/**
 * Puts one line on the clipboard, tamed: it is pasted into a chat. Pages without a lock have no
 * clipboard of their own: there the old way is left.
 */
export async function copied(raw: string): Promise<boolean> {
  const text = tameText(raw, raw.length);
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
 * Whispers, and copies what could not be sent. Answers with the sentence that reports the result.
 */
export async function whispering(
  whisper: Ui['whisper'],
  text: string,
  to: 'self' | 'gm',
): Promise<MessageId> {
  const went = (await whisper?.(text, to)) ?? false;
  if (went === true) return 'whisper.sent';
  const kept = await copied(text);
  if (went === 'ambiguous') return kept ? 'whisper.ambiguous' : 'whisper.ambiguous.lost';
  return kept ? 'error.whisper' : 'whisper.lost';
}

/** `who`: the creature that it is about; absent: the one whose marks are shown. */
export function Whisper({ why, who }: { readonly why: Why; readonly who?: string }) {
  const { whisper, store, announce } = useUi();
  const [told, setTold] = useState<MessageId | null>(null);
  if (whisper === undefined) return null;
  const send = async (to: 'self' | 'gm'): Promise<void> => {
    const { subject } = store;
    const text = whispered(
      why,
      who ?? (subject.value === null ? null : creatureLabel(subject.value.id)),
    );
    const outcome = await whispering(whisper, text, to);
    setTold(outcome);
    announce(t(outcome));
  };
  return (
    <div class="whisper">
      <button type="button" class="btn small" onClick={() => void send('self')}>
        {t('whisper.self')}
      </button>
      <button
        type="button"
        class="btn small"
        aria-label={t('whisper.gm.long')}
        onClick={() => void send('gm')}
      >
        {t('whisper.gm')}
      </button>
      {told !== null && <span class="small muted">{t(told)}</span>}
    </div>
  );
}
