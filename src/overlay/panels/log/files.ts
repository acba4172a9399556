/**
 * The log out of the browser, as a file that the user keeps: text to read, data to attach to a
 * report.
 */
import type { Referee } from '../../../state/referee.ts';
import { giveFile } from '../giveFile.ts';
import { logText } from './text.ts';
import { locale } from '../../../text/index.ts';

export type Format = 'text' | 'data';

/** Gives the user the whole log. */
export function exportLog(referee: Referee, format: Format): void {
  const day = new Date();
  const named = document.title.trim().slice(0, 100);
  if (format === 'data') {
    giveFile(named, 'log', 'application/json', referee.exported());
    return;
  }
  const date = new Intl.DateTimeFormat(locale.peek(), { dateStyle: 'medium' }).format(day);
  const head = `Quadretto, ${date}${named === '' ? '' : `, ${named}`}\n\n`;
  giveFile(named, 'log', 'text/plain', head + logText(referee.entries.peek(), { times: true }));
}
