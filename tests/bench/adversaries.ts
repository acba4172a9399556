/**
 * Benchmark: processor time of the most expensive inputs that another person can send: `npx tsx
 * tests/bench/adversaries.ts`. First the longest possible movement between two rows of 58 foes that
 * all threaten it, and one snapshot with many legs; then files, scenes, maps and names that are
 * built to take long. The goal is 50 ms for each message.
 */
import {
  HUGE_PROPOSALS,
  ASKS,
  BOMBS,
  INVALID_SCENES,
  ODD_SCENES,
  READERS,
  readRegions,
  REGIONS,
} from '../adversaries/support/floods.ts';
import { writeFight } from '../adversaries/support/fight.ts';
import { answerLine } from '../../src/judge/answer.ts';
import { cleanName } from '../../src/text/clean.ts';
import { someone, table } from '../state/refereeing/table.ts';

const ms = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
/**
 * Prints the median and the most of samples, in milliseconds. Leaves out the first fifth, which runs
 * before the code is compiled.
 */
function print(name: string, samples: readonly number[]): void {
  const sorted = samples.slice(samples.length / 5).sort((a, b) => a - b);
  const [middle, most] = [sorted[sorted.length >> 1]!, sorted.at(-1)!];
  console.log(`${name}: median ${middle.toFixed(2)} ms, most ${most.toFixed(2)} ms`);
}

const fight = writeFight();
const told: number[] = [];
const one: number[] = [];
const many: number[] = [];
const all: number[] = [];
for (let i = 0; i < 60; i++) {
  if (i % 4 === 0) fight.turn('a');
  told.push(ms(() => fight.tell(1)));
  one.push(ms(() => fight.show()));
  told.push(ms(() => fight.tell(61)));
  many.push(ms(() => fight.show()));
  all.push(ms(() => fight.crowd()));
}
print('a path that the host reports', told);
print('a snapshot with one leg of the greatest length', one);
print('a snapshot with 61 such legs', many);
print('ten creatures moved at once', all);

const gm = table([someone('a', 'party', [5, 5]), someone('b', 'foes', [6, 5])]);
const slowest = (works: readonly (() => unknown)[]): number => Math.max(...works.map(ms));
const INPUTS: readonly (readonly [what: string, works: readonly (() => unknown)[]])[] = [
  [
    'a proposed result of a million characters',
    HUGE_PROPOSALS.map((text) => () => {
      gm.wired.proposed({ from: 'p', by: 'P', of: 'a', text });
    }),
  ],
  ...BOMBS.map(
    ([what, text]) => [`a file: ${what}`, READERS.map((refuses) => () => refuses(text))] as const,
  ),
  ...[...INVALID_SCENES, ...ODD_SCENES].map(
    ([what, scene]) =>
      [`a scene: ${what}`, ASKS.map((ask) => () => answerLine({ scene, ask }))] as const,
  ),
  ...REGIONS.map(
    ([count, side]) =>
      [
        `a Foundry map: ${count} regions of ${side} pixels`,
        [() => readRegions(count, side)],
      ] as const,
  ),
  [
    'names of a million characters',
    ['x', '\u0336'].map((sign) => () => cleanName(sign.repeat(1_000_000))),
  ],
];
// Each sample is that of the slowest reader.
for (const [what, works] of INPUTS)
  print(
    what,
    Array.from({ length: 20 }, () => slowest(works)),
  );
