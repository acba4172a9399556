/**
 * `npm run judge`: answers questions to the engine. JSON Lines in (standard input, or the file
 * named first), JSON Lines out (docs/spec/scene.md). An invalid line is answered with `{"id": …,
 * "error": {"line", "path", "message"}}`, and the exit code is then 2. A blank line has no answer,
 * but is counted. Ignored fields are named once each on standard error.
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
let number = 0;
for await (const text of createInterface({ input, crlfDelay: Infinity })) {
  number++;
  // Remove a byte order mark before the first line.
  const bare = text.replace(/^\uFEFF/, '').trim();
  if (bare === '') continue;
  const judged = judgedLine(bare, number);
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
