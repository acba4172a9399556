/** Runs a program in another folder, with a time limit, and returns its output. */
import { spawn } from 'node:child_process';

export interface Ran {
  readonly code: number;
  /**
   * Text of standard output (`out`), and of standard output and standard error together (`all`).
   */
  readonly out: string;
  readonly all: string;
}

/** @param args arguments of Node, such as the script of a tool */
export const run = (
  args: readonly string[],
  cwd: string,
  seconds = 600,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    let out = '';
    let all = '';
    child.stdout.on('data', (part: Buffer) => {
      out += String(part);
      all += String(part);
    });
    child.stderr.on('data', (part: Buffer) => {
      all += String(part);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, out, all }));
  });

/**
 * Path of the npm script that runs this script; null if it is unknown, so that npm must be called
 * by name.
 */
export const npmScript = (): string | null =>
  process.env['npm_execpath']?.endsWith('.js') === true ? process.env['npm_execpath'] : null;

/** Runs npm: the same npm that runs this script, or otherwise the one on the path. */
export function npm(args: readonly string[], cwd: string, seconds?: number): Promise<Ran> {
  const script = npmScript();
  if (script !== null) return run([script, ...args], cwd, seconds);
  const calling =
    `process.exitCode = require('node:child_process').spawnSync('npm', ` +
    `${JSON.stringify(args)}, { stdio: 'inherit', shell: process.platform === ` +
    `'win32' }).status ?? 1`;
  return run(['-e', calling], cwd, seconds);
}
