/**
 * What `npm run replay` answers: a log's lines as text, or its state.
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
import { sourcesOfLedgers } from './ledgerSources.ts';

/** The command cannot answer; the message is one line for standard error. */
class Refused extends Error {}

const refuse = (message: string): never => {
  throw new Refused(message.replace(/\s+/gu, ' '));
};
const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function asked(args: readonly string[]): {
  readonly file: string;
  readonly lang: 'it' | 'en';
  readonly state: boolean;
} {
  const { values, positionals } = ((): {
    values: { lang: string; state: boolean };
    positionals: string[];
  } => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          lang: { type: 'string', default: 'en' },
          state: { type: 'boolean', default: false },
        },
      });
    } catch (error) {
      return refuse(messageOf(error));
    }
  })();
  const { lang, state } = values;
  const [file, ...more] = positionals;
  if (file !== undefined && more.length === 0 && (lang === 'it' || lang === 'en'))
    return { file, lang, state };
  return refuse('usage: npm run replay -- FILE [--lang it|en] [--state]');
}

function logOf(file: string): { readonly log: LogDocument; readonly unknown: number } {
  let given: unknown;
  try {
    const text = readFileSync(file, 'utf8');
    if (text.length > LONGEST_LOG) return refuse(`${file}: too long for a log`);
    given = JSON.parse(text);
  } catch (error) {
    if (error instanceof Refused) throw error;
    return refuse(`${file}: ${messageOf(error)}`);
  }
  const read = readLog(logWithin(given));
  if (!read.ok)
    return refuse(
      `${file}: ${read.fault === 'not-a-log' ? 'not a log of this version' : read.path}: ${read.message}`,
    );
  return read;
}

/** Exit code, text for standard output and text for standard error. */
export type Replayed = readonly [code: number, out: string, error: string];

function answered(args: readonly string[]): Replayed {
  const { file, lang, state } = asked(args);
  const { log, unknown } = logOf(file);
  const left = unknown > 0 ? `${unknown} events of unknown kinds left out\n` : '';
  const journal = replayed(log);
  let out = `${JSON.stringify(journal.state, null, 1)}\n`;
  if (!state) {
    provide(assemble(lang, compiled(textsOf(lang)), sourcesOfLedgers()));
    locale.value = lang;
    addCreatures(Object.entries(log.names).map(([id, name]) => ({ id, name })));
    out = logText(entriesOf(journal).list());
  }
  return log.state === undefined || isDeepStrictEqual(log.state, journal.state)
    ? [0, out, left]
    : [1, out, `${left}the replay does not come to the state that the file claims\n`];
}

/** @param args arguments of the command, as a user types them */
export function replay(args: readonly string[]): Replayed {
  try {
    return answered(args);
  } catch (error) {
    if (error instanceof Refused) return [2, '', `${error.message}\n`];
    throw error;
  }
}
