/**
 * Replays an exported log, or the log in a report. Prints its lines as text (`--lang it|en`) or,
 * with `--state`, the resulting state as JSON. If the file is not a log, prints one line on
 * standard error and ends with exit code 2. If the result differs from the state that the file
 * claims, says so on standard error and ends with exit code 1.
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { LONGEST_LOG, readLog, replayed, type LogDocument } from '../src/encounter/document.ts';
import { entriesOf } from '../src/encounter/entries.ts';
import { logText } from '../src/overlay/panels/log/text.ts';
import { logWithin } from '../src/report/report.ts';
import { assemble } from '../src/text/assemble.ts';
import { locale, addCreatures, provide } from '../src/text/index.ts';
import { compiled, textsOf } from './messages.ts';
import { sourcesOfLedgers } from './sources.ts';

const fail = (message: string): never => {
  process.stderr.write(`${message.replace(/\s+/gu, ' ')}\n`);
  process.exit(2);
};
const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function asked(): { readonly file: string; readonly lang: 'it' | 'en'; readonly state: boolean } {
  try {
    const {
      values: { lang, state },
      positionals: [file, ...more],
    } = parseArgs({
      allowPositionals: true,
      options: {
        lang: { type: 'string', default: 'en' },
        state: { type: 'boolean', default: false },
      },
    });
    if (file !== undefined && more.length === 0 && (lang === 'it' || lang === 'en'))
      return { file, lang, state };
    return fail('usage: npm run replay -- FILE [--lang it|en] [--state]');
  } catch (error) {
    return fail(messageOf(error));
  }
}

function logOf(file: string): LogDocument {
  let given: unknown;
  try {
    const text = readFileSync(file, 'utf8');
    if (text.length > LONGEST_LOG) return fail(`${file}: too long for a log`);
    given = JSON.parse(text);
  } catch (error) {
    return fail(`${file}: ${messageOf(error)}`);
  }
  const read = readLog(logWithin(given));
  if (!read.ok)
    return fail(
      `${file}: ${read.fault === 'not-a-log' ? 'not a log of this version' : read.path}: ${read.message}`,
    );
  if (read.unknown > 0) process.stderr.write(`${read.unknown} events of unknown kinds left out\n`);
  return read.log;
}

const { file, lang, state } = asked();
const log = logOf(file);
const journal = replayed(log);
if (state) process.stdout.write(`${JSON.stringify(journal.state, null, 1)}\n`);
else {
  provide(assemble(lang, compiled(textsOf(lang)), sourcesOfLedgers()));
  locale.value = lang;
  addCreatures(Object.entries(log.names).map(([id, name]) => ({ id, name })));
  process.stdout.write(logText(entriesOf(journal).list()));
}
if (log.state !== undefined && !isDeepStrictEqual(log.state, journal.state)) {
  process.stderr.write('the replay does not come to the state that the file claims\n');
  process.exitCode = 1;
}
