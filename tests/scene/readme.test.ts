/**
 * Runs the shell lines of the README through the real process and compares the answers with the
 * README.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(`${root}/README.md`, 'utf8');
const [, block = ''] = /```sh\n(scene=[\s\S]*?)```/.exec(readme) ?? [];
const shown = [...block.matchAll(/^#> (.*)$/gm)].map(
  ([, answer = '']) => JSON.parse(answer) as object,
);

/** Runs the README's block of lines, with one process for all its questions. */
function answers(): object[] {
  const script = block.replaceAll(' | npm run --silent judge', '');
  const run = spawnSync('sh', ['-c', `(${script}) | npm run --silent judge`], {
    cwd: root,
    encoding: 'utf8',
    timeout: 240_000,
  });
  return run.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { answer: object }).answer);
}

// Windows has no sh; the lines themselves are the same on all systems.
describe.skipIf(process.platform === 'win32')('the questions in the README', () => {
  it('the README’s example rules requests, piped to the `judge` command, give the answers in the README', () => {
    expect(shown).toHaveLength(10);
    expect(block.match(/\| npm run --silent judge$/gm)).toHaveLength(10);
    expect(answers()).toMatchObject(shown);
  });
});
