/**
 * The offline door: JSON Lines in (standard input, or the file named first), JSON Lines out (contract/SCENE.md).
 * Exit code 2 when any line was bad; its output is `{"id": …, "error": {...}}` and nothing else. What was left out
 * of a scene is said once on standard error.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { judgedLine } from '../src/judge/line.ts';

const file = process.argv[2];
const input = file === undefined ? process.stdin : createReadStream(file);
let bad = false;
const reported = new Set<string>();

input.on('error', (error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
});
let out = '';
for await (const text of createInterface({ input, crlfDelay: Infinity })) {
  if (text.trim() === '') continue;
  const judged = judgedLine(text);
  bad ||= judged.bad;
  for (const field of judged.ignored.filter((each) => !reported.has(each))) {
    process.stderr.write(`not known, left out: ${field}\n`);
    reported.add(field);
  }
  out += `${judged.text}\n`;
  if (out.length > 1 << 16) {
    process.stdout.write(out);
    out = '';
  }
}
process.stdout.write(out);
process.exitCode = bad ? 2 : 0;
