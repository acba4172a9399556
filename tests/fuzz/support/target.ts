/**
 * Runs the doors of one file: as many inputs as each has its share of, one table of what came of
 * them at the end.
 *
 *   QUADRETTO_FUZZ=2000000       inputs of all doors together (200,000 unless said)
 *   QUADRETTO_FUZZ_SEED=7        others than usual
 *   QUADRETTO_FUZZ_AT="door:12"  only the input of this number, at this door
 */
import { inspect } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { randomOf, seedOf, type Random } from './random.ts';
import { shrunk } from './shrink.ts';
import { polluted } from './sound.ts';

export interface Opened {
  readonly accepted: boolean;
  /** What must hold of what came of it; it is not timed. */
  readonly check?: () => void;
}

export interface Door<I> {
  readonly name: string;
  /** Inputs, of 200,000 at all doors. */
  readonly share: number;
  make(random: Random): I;
  /** Gives the input to the door. Throws what the door throws: nothing may. */
  open(input: I): Opened | Promise<Opened>;
  /**
   * The least parts of its inputs that must be accepted, and refused. A door that takes everything
   * says so with a 0.
   */
  readonly least?: { readonly accepted?: number; readonly refused?: number };
  /** Milliseconds that this input may take, for a reason that stands there. */
  mayTake?(input: I): number;
}

const env = (name: string): string | undefined =>
  process.env[name] === '' ? undefined : process.env[name];
const TOTAL = 200_000;
const FACTOR = Number(env('QUADRETTO_FUZZ') ?? TOTAL) / TOTAL;
const SEED = Number(env('QUADRETTO_FUZZ_SEED') ?? 1);
const ONLY = /^(.*):(\d+)$/u.exec(env('QUADRETTO_FUZZ_AT') ?? '');
if (!Number.isFinite(FACTOR) || FACTOR <= 0 || !Number.isFinite(SEED))
  throw new Error('QUADRETTO_FUZZ and QUADRETTO_FUZZ_SEED are numbers');

/** No input may take longer, milliseconds. */
export const LIMIT = 50;
/** A slow one is tried again so often: a busy machine is slow now and then, a bad input always. */
const AGAIN = 6;

interface Row {
  readonly door: string;
  inputs: number;
  accepted: number;
  refused: number;
  slowest: number;
  seconds: number;
}

interface Tried {
  readonly accepted: boolean;
  readonly ms: number;
  /** '' when all is well. */ readonly fault: string;
}

const told = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}: ${error.message}\n${(error.stack ?? '').split('\n').slice(1, 5).join('\n')}`
    : String(error);

/**
 * Milliseconds since, by the clock or by the processor, whichever is less: others may be at work on
 * the machine.
 */
function stopwatch(): () => number {
  const began = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
}

async function once<I>(door: Door<I>, input: I): Promise<Tried> {
  const since = stopwatch();
  try {
    const coming = door.open(input);
    const opened = coming instanceof Promise ? await coming : coming;
    const ms = since();
    opened.check?.();
    return {
      accepted: opened.accepted,
      ms,
      fault: polluted() ? 'Object.prototype was changed' : '',
    };
  } catch (error) {
    return { accepted: false, ms: since(), fault: told(error) };
  }
}

/** Milliseconds at the best of several times. */
async function least<I>(door: Door<I>, input: I, first: number): Promise<number> {
  let ms = first;
  for (let n = 0; n < AGAIN && ms > LIMIT; n++) ms = Math.min(ms, (await once(door, input)).ms);
  return ms;
}

async function tried<I>(door: Door<I>, input: I): Promise<Tried> {
  const result = await once(door, input);
  if (result.fault !== '' || result.ms <= LIMIT) return result;
  const ms = await least(door, input, result.ms);
  const may = Math.max(LIMIT, door.mayTake?.(input) ?? 0);
  return { ...result, ms, fault: ms > may ? `took ${ms.toFixed(0)} ms, of ${may}` : '' };
}

/**
 * The first line of a fault without what differs from input to input: the same fault shrinks to the
 * least input.
 */
const kindOf = (fault: string): string =>
  (fault.startsWith('took') ? 'took' : (fault.split('\n')[0] ?? ''))
    .replace(/[\d.]+|"[^"]*"/gu, '…')
    .slice(0, 60);

async function report<I>(door: Door<I>, input: I, at: number, fault: string): Promise<string> {
  const kind = kindOf(fault);
  const small = await shrunk(input, async (less) => {
    const again = await tried(door, less);
    return again.fault !== '' && kindOf(again.fault) === kind;
  });
  const shown =
    typeof small === 'string'
      ? JSON.stringify(small)
      : inspect(small, { depth: 12, maxArrayLength: 40, maxStringLength: 300, breakLength: 160 });
  return (
    `${door.name}: ${fault}\nagain with QUADRETTO_FUZZ_SEED=${SEED} ` +
    `QUADRETTO_FUZZ_AT="${door.name}:${at}"\n${shown.slice(0, 6000)}`
  );
}

async function run<I>(door: Door<I>, row: Row): Promise<void> {
  const inputs = Math.max(20, Math.round(door.share * FACTOR));
  const [, name, at] = ONLY ?? [];
  const numbers = name === door.name ? [Number(at)] : Array.from({ length: inputs }, (_, i) => i);
  const faults: string[] = [];
  for (const i of numbers) {
    const input = door.make(randomOf(seedOf(SEED, door.name, i)));
    const result = await tried(door, input);
    row.inputs++;
    row[result.accepted ? 'accepted' : 'refused']++;
    row.slowest = Math.max(row.slowest, result.ms);
    if (result.fault !== '') faults.push(await report(door, input, i, result.fault));
    // One bug shows in many inputs.
    if (faults.length >= 3) break;
  }
  expect(faults.join('\n\n')).toBe('');
  if (ONLY !== null) return;
  const { accepted = 0.05, refused = 0.05 } = door.least ?? {};
  // A fuzzing that is only ever refused, or never, proves nothing.
  expect(row.accepted / row.inputs, 'accepted').toBeGreaterThanOrEqual(accepted);
  expect(row.refused / row.inputs, 'refused').toBeGreaterThanOrEqual(refused);
}

/** Any door; its inputs are its own affair. */
export interface AnyDoor {
  run(row: Row): Promise<void>;
  readonly name: string;
}
export const door = <I>(of: Door<I>): AnyDoor => ({ name: of.name, run: (row) => run(of, row) });

/** One test a door, and the table of them all. */
export function fuzz(title: string, doors: readonly AnyDoor[]): void {
  const rows: Row[] = [];
  describe.skipIf(ONLY !== null && !doors.some((each) => each.name === ONLY[1]))(title, () => {
    for (const each of doors) {
      it.skipIf(ONLY !== null && each.name !== ONLY[1])(each.name, async () => {
        expect.hasAssertions();
        const row: Row = {
          door: each.name,
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
      const lines = rows.map(({ door: name, inputs, accepted, refused, slowest, seconds }) =>
        columns(name, [inputs, accepted, refused, slowest.toFixed(1), seconds.toFixed(1)]),
      );
      const heads = columns('door', ['inputs', 'accepted', 'refused', 'ms most', 's in all']);
      console.log([heads, ...lines].join('\n'));
    });
  });
}
