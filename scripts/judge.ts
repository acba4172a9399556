/**
 * `npm run judge`: answers questions to the engine. Input and output are JSON Lines
 * (docs/spec/scene.md); the input is the file in the first argument, otherwise standard input. The
 * answer to an invalid line is `{"id": …, "error": {"line", "path", "message"}}`, and the exit code
 * is then 2. A blank line gets no answer but counts in the line numbers. Each ignored field is
 * named once on standard error.
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
  // The first line may begin with a byte order mark, which is removed.
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
