/**
 * A short soak test with a limit on memory, and a test of the `replay` command.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { logDocument } from '../../src/encounter/document.ts';
import { journal } from '../../src/encounter/journal.ts';
import { replay } from '../../scripts/replayCommand.ts';
import { play } from '../bench/soak/play.ts';

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'quadretto-log-'));
afterAll(() => rm(folder, { recursive: true }));

/** Exit code, output and errors of a script. */
async function node(
  ...args: string[]
): Promise<readonly [code: number, out: string, error: string]> {
  return run(process.execPath, args, { maxBuffer: 1 << 26 }).then(
    ({ stdout, stderr }) => [0, stdout, stderr] as const,
    (error: { code: number; stdout: string; stderr: string }) =>
      [error.code, error.stdout, error.stderr] as const,
  );
}

it(
  'a combat log that has grown to 8000 events takes hardly more memory than after its first ' +
    'events',
  async () => {
    // The time of an event is measured by `npm run soak`, whose exit code judges it too.
    const [, out] = await node('--expose-gc', '--import', 'tsx', 'tests/bench/soak.ts', '8000');
    const { heapRatio, events } = JSON.parse(out) as { heapRatio: number; events: number };
    expect(events).toBe(8000);
    expect(heapRatio).toBeLessThan(1.2);
  },
);

it(
  'the replay command prints a combat log file as sentences, and prints an error for a malformed ' +
    'file',
  async () => {
    const kept = journal(play(120));
    const document = logDocument(kept, { ruleset: 'srd35', names: { a: 'Aldo' } }, new Date(0));
    const file = async (name: string, value: unknown): Promise<string> => {
      await writeFile(
        join(folder, name),
        typeof value === 'string' ? value : JSON.stringify(value),
      );
      return join(folder, name);
    };
    const script = (...args: string[]) => node('--import', 'tsx', 'scripts/replay.ts', ...args);
    const good = await file('good.json', document);
    const [code, english] = await script(good);
    expect([code, english.split('\n').length > 20, english.includes('Aldo')]).toEqual([
      0,
      true,
      true,
    ]);
    expect(replay([good, '--lang', 'it'])[1]).not.toBe(english);
    const [, state] = replay([good, '--state']);
    expect(JSON.parse(state)).toEqual(kept.state);
    const other = await file('other.json', { ...document, state: { ...kept.state, round: 99 } });
    expect(await script(other, '--state')).toEqual([
      1,
      state,
      expect.stringContaining('does not come to the state'),
    ]);
    for (const bad of [
      await file('text.json', 'no JSON'),
      await file('else.json', {}),
      await file('broken.json', { ...document, events: [{ kind: 'turn' }] }),
      join(folder, 'nowhere.json'),
    ]) {
      const [exit, out, error] = replay([bad]);
      expect([exit, out, error.trim().split('\n').length]).toEqual([2, '', 1]);
    }
  },
);
