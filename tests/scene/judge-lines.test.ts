/** The `judge` command: lines of JSON as input, answers and an exit code as output. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm run judge` as a user would, with these lines as input. */
function door(
  input: string,
  ...args: string[]
): { code: number | null; out: unknown[]; err: string } {
  const run = spawnSync('npm', ['run', '--silent', 'judge', '--', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    timeout: 240_000,
    shell: process.platform === 'win32',
  });
  return {
    code: run.status,
    out: run.stdout
      .split('\n')
      .filter((l) => l !== '')
      .map((l): unknown => JSON.parse(l)),
    err: run.stderr,
  };
}

const scene = {
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 9, rows: 9, metresPerCell: 1.5 },
  creatures: [
    {
      id: 'a',
      side: 'party',
      at: [4, 4],
      size: 'medium',
      attacks: [{ id: 's', kind: 'melee' }],
      mood: 'grim',
    },
  ],
};
const line = (id: unknown, ask: unknown): string => `${JSON.stringify({ id, scene, ask })}\n`;

describe('the `judge` command', () => {
  it('the `judge` command answers each valid line with the line’s id, and exits with code 0', () => {
    const { code, out, err } = door(
      line('one', { ask: 'threat', of: 'a' }) +
        line({ deep: [2] }, [
          { ask: 'threat', of: 'a' },
          { ask: 'flanking', target: 'a' },
        ]),
    );
    expect(code).toBe(0);
    expect(out).toHaveLength(2);
    expect(out[0]).toMatchObject({
      id: 'one',
      answer: {
        cells: [
          [3, 3],
          [4, 3],
          [5, 3],
          [3, 4],
          [5, 4],
          [3, 5],
          [4, 5],
          [5, 5],
        ],
      },
    });
    expect(out[1]).toMatchObject({
      id: { deep: [2] },
      answer: [{ cells: { length: 8 } }, { pairs: [] }],
    });
    // Fields that were ignored are reported once, apart from the answers.
    expect(err.match(/creatures\[\]\.mood/g)).toHaveLength(1);
  });

  it(
    'the `judge` command answers an invalid line with an error and valid lines normally, ' +
      'and exits with code 2',
    () => {
      const { code, out } = door(
        [
          line(1, { ask: 'threat', of: 'a' }),
          '{oops\n',
          line(3, { ask: 'threat', of: 'nobody' }),
          line(4, { ask: 'threat', of: 'a' }),
        ].join(''),
      );
      expect(code).toBe(2);
      expect(out).toHaveLength(4);
      expect(out[1]).toEqual({
        id: null,
        error: { line: 2, path: '', message: expect.stringContaining('not JSON') as string },
      });
      expect(out[2]).toEqual({
        id: 3,
        error: { line: 3, path: 'ask.of', message: expect.stringContaining('"nobody"') as string },
      });
      expect(out[3]).toMatchObject({ id: 4, answer: { unknown: [] } });
    },
  );

  it('the `judge` command prints one sentence for a missing file and exits with code 2', () => {
    const { code, out, err } = door('', '/no/such/file.jsonl');
    expect(code).toBe(2);
    expect(out).toEqual([]);
    expect(err).toContain('no such file');
  });
});
