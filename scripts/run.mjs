/** Runs one program with a time limit, and ends all processes that it started. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { ROOT } from './prepare.mjs';

const windows = process.platform === 'win32';
const running = new Set();

/** Milliseconds that a stopped program has to close its browsers and remove their profiles. */
const GRACE_MS = 4_000;

function end(child, signal = 'SIGKILL') {
  try {
    if (windows) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
    else process.kill(-child.pid, signal);
  } catch {
    // The process has ended already.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    let left = running.size;
    if (left === 0) process.exit(130);
    for (const child of running) {
      child.once('exit', () => {
        if (--left === 0) process.exit(130);
      });
      end(child, 'SIGTERM');
    }
    setTimeout(() => {
      for (const child of running) end(child);
      process.exit(130);
    }, GRACE_MS);
  });
}

/** Gives a new process, and all that it will start, only the time that no other process needs. */
function yieldAlways({ pid }) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    // Linux may share the time among sessions first, and every program here is a session.
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, '19');
  } catch {
    // The process has ended already, or the system has no such groups.
  }
}

/** The Vitest projects whose tests need only Node and run in every check. */
export const UNIT_PROJECTS = ['unit', 'pages', 'replacing'];

/** Vitest's arguments that choose projects. */
export const inProjects = (names) => names.flatMap((name) => ['--project', name]);

/**
 * @param {string[]} args arguments of Node, such as the script of a tool
 * @param {{ seconds?: number | null, env?: Record<string, string>, quiet?: boolean, cwd?: string,
 *   yielding?: boolean }} [options] `quiet` captures the output instead of printing it; `seconds: null`
 *   means no time limit; a yielding program gets only the time that no other program needs
 * @returns {Promise<{ code: number, output: string, out: string, ms: number }>} `output` is empty
 *   unless quiet; `out` is the part of it from standard output
 */
export function node(args, options = {}) {
  const { seconds = 300, env = {}, quiet = false, cwd = ROOT, yielding = false } = options;
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      detached: !windows,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    running.add(child);
    if (yielding) yieldAlways(child);
    let output = '';
    let out = '';
    child.stdout?.on('data', (part) => {
      out += part;
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => {
        output += part;
      });
    const limit =
      seconds === null
        ? undefined
        : setTimeout(() => {
            console.error(`Stopped after ${seconds} s: ${args.join(' ')}`);
            end(child);
          }, seconds * 1000);
    const done = (code) => {
      clearTimeout(limit);
      running.delete(child);
      end(child);
      resolve({ code, output, out, ms: performance.now() - started });
    };
    child.on('error', (error) => {
      output += String(error);
      done(1);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/**
 * Scripts of the tools. Node runs them directly, without a shell or npx, in the same way on every
 * system.
 */
export const TOOLS = {
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  vitest: 'node_modules/vitest/vitest.mjs',
  wxt: 'node_modules/wxt/bin/wxt.mjs',
  tsx: 'node_modules/tsx/dist/cli.mjs',
};

/**
 * Options for the linter. Its type checker, a Go program, spends half of its time on collecting
 * garbage, unless it may use more memory than by default.
 */
export const LINT_OPTIONS = { seconds: 240, env: { GOGC: '400' } };
