/**
 * Benchmark: processor time of the most expensive messages that another client can send: `npx tsx
 * tests/bench/adversaries.ts`. First comes the longest possible movement between two rows of 58
 * foes that all threaten it, then one snapshot with many legs.
 */
import { writeFight } from '../adversaries/support/fight.ts';

const table = writeFight();
const figures: [string, number[]][] = [
  ['a told way', []],
  ['a reading with one long leg', []],
  ['a reading with 61 long legs', []],
  ['ten creatures moved at once', []],
];
const [told, one, many, all] = figures.map(([, each]) => each) as [
  number[],
  number[],
  number[],
  number[],
];
const ms = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
for (let i = 0; i < 60; i++) {
  if (i % 4 === 0) table.turn('a');
  told.push(ms(() => table.tell(1)));
  one.push(ms(() => table.show()));
  told.push(ms(() => table.tell(61)));
  many.push(ms(() => table.show()));
  all.push(ms(() => table.crowd()));
}
for (const [name, list] of figures) {
  // Leave out the first fifth, which runs before the code is compiled.
  const sorted = list.slice(list.length / 5).sort((a, b) => a - b);
  console.log(
    `${name}: middle ${sorted[Math.floor(sorted.length / 2)]!.toFixed(2)} ms, largest ${sorted.at(-1)!.toFixed(2)} ms`,
  );
}
