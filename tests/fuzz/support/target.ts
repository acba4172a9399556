/**
 * Runs the fuzz targets of one file, each with its share of the inputs, and prints a table of the
 * results.
 *
 *   QUADRETTO_FUZZ=2000000         number of inputs of all targets together (default 50,000, or
 *                                  200,000 in a thorough run)
 *   QUADRETTO_FUZZ_SEED=7          seed of other inputs
 *   QUADRETTO_FUZZ_AT="target:12"  only the input with this number, for this target
 */
import { inspect } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { boardsToTry } from '../../support/thorough.ts';
import { randomOf, seedOf, type Random } from './random.ts';
import { shrunk } from './shrink.ts';
import { slowness } from './slowness.ts';
import { polluted } from './sound.ts';

export interface Opened {
  readonly accepted: boolean;
  /** Assertions on the result; they are not timed. */
  readonly check?: () => void;
}

export interface FuzzTarget<I> {
  /** Also the seed of the inputs. */
  readonly name: string;
  /** What is changed at random, for the test's title: `a scene document`. */
  readonly changed: string;
  /** Number of inputs when all targets together get 200,000. */
  readonly share: number;
  make(random: Random): I;
  /** Passes the input to the target. Any exception is a fault. */
  open(input: I): Opened | Promise<Opened>;
  /**
   * The smallest fractions of inputs that must be accepted and rejected. A target that accepts
   * every input sets `refused` to 0.
   */
  readonly least?: { readonly accepted?: number; readonly refused?: number };
  /** The time limit for this input in milliseconds, if it may take longer than `LIMIT`. */
  mayTake?(input: I): number;
}

const env = (name: string): string | undefined =>
  process.env[name] === '' ? undefined : process.env[name];
const TOTAL = 200_000;
const FACTOR = Number(env('QUADRETTO_FUZZ') ?? boardsToTry(TOTAL)) / TOTAL;
const SEED = Number(env('QUADRETTO_FUZZ_SEED') ?? 1);
const ONLY = /^(.*):(\d+)$/u.exec(env('QUADRETTO_FUZZ_AT') ?? '');
if (!Number.isFinite(FACTOR) || FACTOR <= 0 || !Number.isFinite(SEED))
  throw new Error('QUADRETTO_FUZZ and QUADRETTO_FUZZ_SEED are numbers');

/** Time limit for an input, in milliseconds on a quiet processor. */
export const LIMIT = 50;
/**
 * How often a slow input is repeated, at most. The first runs of a function are slower than those
 * after the compiler has seen it; a bad input is slow every time.
 */
const AGAIN = 20;

interface Row {
  readonly target: string;
  inputs: number;
  accepted: number;
  refused: number;
  slowest: number;
  seconds: number;
}

interface Tried {
  readonly accepted: boolean;
  readonly ms: number;
  /** Description of the fault; empty if there is none. */
  readonly fault: string;
}

const messageOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}: ${error.message}\n${(error.stack ?? '').split('\n').slice(1, 5).join('\n')}`
    : String(error);

/** Starts a clock, which then gives the milliseconds since. */
type Clock = () => () => number;

const elapsed: Clock = () => {
  const began = performance.now();
  return () => performance.now() - began;
};

/**
 * The elapsed time or the processor time, whichever is less, because other programs may run. To ask
 * for the processor time takes longer than most inputs.
 */
const elapsedOrUsed: Clock = () => {
  const since = elapsed();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(since(), (user + system) / 1000);
  };
};

async function once<I>(target: FuzzTarget<I>, input: I, clock: Clock): Promise<Tried> {
  const since = clock();
  try {
    const coming = target.open(input);
    const opened = coming instanceof Promise ? await coming : coming;
    const ms = since();
    opened.check?.();
    return {
      accepted: opened.accepted,
      ms,
      fault: polluted() ? 'Object.prototype was changed' : '',
    };
  } catch (error) {
    return { accepted: false, ms: since(), fault: messageOf(error) };
  }
}

/**
 * Shortest time of several repetitions, in milliseconds on a quiet processor: a busy machine may
 * slow down all repetitions, and then slows down the work that is timed between them as well.
 */
async function least<I>(target: FuzzTarget<I>, input: I, first: number): Promise<number> {
  let ms = first;
  let slow = slowness(elapsedOrUsed);
  for (let n = 0; n < AGAIN && ms / slow > LIMIT; n++) {
    ms = Math.min(ms, (await once(target, input, elapsedOrUsed)).ms);
    slow = Math.min(slow, slowness(elapsedOrUsed));
  }
  return ms / slow;
}

async function tried<I>(target: FuzzTarget<I>, input: I): Promise<Tried> {
  const result = await once(target, input, elapsed);
  if (result.fault !== '' || result.ms <= LIMIT) return result;
  const ms = await least(target, input, result.ms);
  const may = Math.max(LIMIT, target.mayTake?.(input) ?? 0);
  return { ...result, ms, fault: ms > may ? `took ${ms.toFixed(0)} ms, of ${may}` : '' };
}

/**
 * The first line of a fault without values that depend on the input, so that the shrunk input has
 * the same fault.
 */
const kindOf = (fault: string): string =>
  (fault.startsWith('took') ? 'took' : (fault.split('\n')[0] ?? ''))
    .replace(/[\d.]+|"[^"]*"/gu, '…')
    .slice(0, 60);

async function report<I>(
  target: FuzzTarget<I>,
  input: I,
  at: number,
  fault: string,
): Promise<string> {
  const kind = kindOf(fault);
  const small = await shrunk(input, async (less) => {
    const again = await tried(target, less);
    return again.fault !== '' && kindOf(again.fault) === kind;
  });
  const shown =
    typeof small === 'string'
      ? JSON.stringify(small)
      : inspect(small, { depth: 12, maxArrayLength: 40, maxStringLength: 300, breakLength: 160 });
  return (
    `${target.name}: ${fault}\nagain with QUADRETTO_FUZZ_SEED=${SEED} ` +
    `QUADRETTO_FUZZ_AT="${target.name}:${at}"\n${shown.slice(0, 6000)}`
  );
}

async function run<I>(target: FuzzTarget<I>, row: Row): Promise<void> {
  const inputs = Math.max(20, Math.round(target.share * FACTOR));
  const [, name, at] = ONLY ?? [];
  const numbers = name === target.name ? [Number(at)] : Array.from({ length: inputs }, (_, i) => i);
  const faults: string[] = [];
  for (const i of numbers) {
    const input = target.make(randomOf(seedOf(SEED, target.name, i)));
    const result = await tried(target, input);
    row.inputs++;
    row[result.accepted ? 'accepted' : 'refused']++;
    row.slowest = Math.max(row.slowest, result.ms);
    if (result.fault !== '') faults.push(await report(target, input, i, result.fault));
    // Stop after three faults, because one bug shows in many inputs.
    if (faults.length >= 3) break;
  }
  expect(faults.join('\n\n')).toBe('');
  if (ONLY !== null) return;
  const { accepted = 0.05, refused = 0.05 } = target.least ?? {};
  // A target that rejects or accepts nearly everything proves nothing.
  expect(row.accepted / row.inputs, 'accepted').toBeGreaterThanOrEqual(accepted);
  expect(row.refused / row.inputs, 'refused').toBeGreaterThanOrEqual(refused);
}

/** A target, whatever the type of its inputs. */
export interface AnyTarget {
  run(row: Row): Promise<void>;
  readonly name: string;
  readonly changed: string;
}
export const target = <I>(of: FuzzTarget<I>): AnyTarget => ({
  name: of.name,
  changed: of.changed,
  run: (row) => run(of, row),
});

const titleOf = ({ changed }: AnyTarget): string =>
  `random changes to ${changed} cause no exception, and take no longer than 50 ms`;

/** Defines one test for each target, and one that prints the table of results. */
export function fuzz(title: string, targets: readonly AnyTarget[]): void {
  const rows: Row[] = [];
  describe.skipIf(ONLY !== null && !targets.some((each) => each.name === ONLY[1]))(title, () => {
    for (const each of targets) {
      it.skipIf(ONLY !== null && each.name !== ONLY[1])(titleOf(each), async () => {
        expect.hasAssertions();
        const row: Row = {
          target: each.name,
          inputs: 0,
          accepted: 0,
          refused: 0,
          slowest: 0,
          seconds: 0,
        };
        rows.push(row);
        const used = process.cpuUsage();
        await each.run(row).finally(() => {
          row.seconds = process.cpuUsage(used).user / 1e6;
        });
      });
    }
    afterAll(() => {
      if (rows.length === 0) return;
      const columns = (first: string, rest: readonly (string | number)[]): string =>
        `${first.padEnd(44)}${rest.map((each) => String(each).padStart(10)).join('')}`;
      const lines = rows.map(({ target: name, inputs, accepted, refused, slowest, seconds }) =>
        columns(name, [inputs, accepted, refused, slowest.toFixed(1), seconds.toFixed(1)]),
      );
      const heads = columns('target', ['inputs', 'accepted', 'refused', 'ms most', 's in all']);
      console.log([heads, ...lines].join('\n'));
    });
  });
}
