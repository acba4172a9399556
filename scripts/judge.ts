/**
 * The offline door: JSON Lines in (standard input, or the file named first), JSON Lines out (contract/SCENE.md).
 * Exit code 2 when any line was bad; its output is `{"id": …, "error": {...}}` and nothing else. What was left out
 * of a scene is said once on standard error.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { answerLine } from '../src/judge/answer.ts';

const file = process.argv[2];
const input = file === undefined ? process.stdin : createReadStream(file);
let bad = false;
const reported = new Set<string>();

function judged(text: string): object {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch (error) {
    bad = true;
    return { error: { path: '', message: `not JSON: ${error instanceof Error ? error.message : String(error)}` } };
  }
  const id: object = typeof line === 'object' && line !== null && 'id' in line ? { id: line.id } : {};
  const reply = answerLine(line);
  if ('error' in reply) {
    bad = true;
    return { ...id, error: reply.error };
  }
  for (const field of reply.ignored ?? []) {
    if (!reported.has(field)) process.stderr.write(`not known, left out: ${field}\n`);
    reported.add(field);
  }
  return { ...id, answer: reply.answer };
}

input.on('error', (error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
});
let out = '';
for await (const text of createInterface({ input, crlfDelay: Infinity })) {
  if (text.trim() === '') continue;
  out += `${JSON.stringify(judged(text))}\n`;
  if (out.length > 1 << 16) {
    process.stdout.write(out);
    out = '';
  }
}
process.stdout.write(out);
process.exitCode = bad ? 2 : 0;
