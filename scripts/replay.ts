/**
 * Replays an exported log, or the log in a report. Prints its lines as text (`--lang it|en`) or,
 * with `--state`, the resulting state as JSON. If the file is not a log, prints one line on
 * standard error and ends with exit code 2. If the result differs from the state that the file
 * claims, says so on standard error and ends with exit code 1.
 */
import { replay } from './replayCommand.ts';

const [code, out, error] = replay(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
