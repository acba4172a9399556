/**
 * Writes the log as plain text, one line for each entry, in the current language: for files, the
 * replay and tests.
 */
import type { Entry } from '../../../encounter/entry.ts';
import { locale, say, source } from '../../../text/index.ts';
import {
  byWhom,
  lineOf,
  linesAround,
  type LineContext,
  type LogLine,
  type LineSentence,
} from './lines.ts';

export const saySentence = ({ message, params }: LineSentence): string =>
  say(message, params ?? {});

/** The first of these rules' source books; a line has room for one. */
const sourceOf = (rules: readonly string[]): string | null =>
  rules.map(source).find((found) => found !== null) ?? null;

const subjectOf = ({ event }: Entry): unknown => ({ creature: 'of' in event ? event.of : '' });

/** Says that an event was undone, or why a game master's client refused it. */
export const undoneText = ({ back, seems, why }: NonNullable<Entry['undone']>): string =>
  say(
    why !== undefined
      ? `log.refused.${why}`
      : seems === true
        ? 'log.undone.seems'
        : back
          ? 'log.undone.back'
          : 'log.undone.said',
  );

/** The sentence of an entry with its status: illegal, doubtful, allowed, taken back. */
function verdictText(entry: Entry, { sentence, reasons }: LogLine): string {
  const { verdict, event, allowed } = entry;
  const said = reasons.map(saySentence);
  const who = subjectOf(entry);
  const judged = event.kind === 'move' || event.kind === 'act' || event.kind === 'declaration';
  // The reasons of a move include its movement mode, so the event itself is left out; for other
  // events it comes first.
  const whole = [...(event.kind !== 'move' ? [saySentence(sentence)] : []), ...said].join(' ');
  if (entry.undone !== undefined) return `${saySentence(sentence)} ${undoneText(entry.undone)}`;
  if (judged && verdict === 'illegal') return say('log.illegal', { who, reason: whole });
  if (judged && verdict === 'doubtful') return say('log.doubtful', { who, reason: whole });
  if (judged && verdict === 'allowed') {
    const note =
      allowed?.note === undefined || allowed.note === ''
        ? ''
        : say('log.quoted', { text: allowed.note });
    return say('log.allowed', {
      who,
      by: byWhom(allowed?.by ?? ''),
      reason: [note, whole].filter(Boolean).join(' '),
    });
  }
  const rest =
    event.kind === 'move'
      ? reasons.filter(({ message }) => message !== 'log.way').map(saySentence)
      : said;
  // A factor by itself is not a sentence: it gets a full stop, and the event at that factor
  // follows.
  return [
    event.kind === 'factor' ? `${saySentence(sentence)}.` : saySentence(sentence),
    ...rest,
  ].join(' ');
}

/** One entry of the log as a line of text. */
export function entryText(entry: Entry, around?: LineContext): string {
  const line = lineOf(entry, around);
  const text = verdictText(entry, line).replace(/\s+/gu, ' ').trim();
  const from =
    entry.undone === undefined && ['illegal', 'doubtful', 'allowed'].includes(entry.verdict)
      ? sourceOf(line.rules)
      : null;
  const closed = entry.dismissed ? `${text} ${say('log.dismissed')}` : text;
  return from === null ? closed : say('frame.sourced', { text: closed, source: from });
}

/**
 * The whole log as text, oldest entry first, with a heading for each round.
 * @param times whether each line begins with its time
 */
export function logText(
  entries: readonly Entry[],
  { times = false }: { readonly times?: boolean } = {},
): string {
  const around = linesAround(entries);
  const clock = new Intl.DateTimeFormat(locale.peek(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  let round: number | undefined;
  return around.lines
    .flatMap((entry) => {
      const begins = entry.round !== round;
      round = entry.round;
      const head =
        entry.round > 0 ? say('log.roundStarts', { round: entry.round }) : `${say('log.outside')}.`;
      const text = entryText(entry, around);
      return [
        ...(begins ? [`== ${head}`] : []),
        times ? `${clock.format(entry.event.at)}  ${text}` : text,
      ];
    })
    .map((text) => `${text}\n`)
    .join('');
}
