/** What holds on every board: circling provokes nobody, and splitting a movement changes no cost. */
import { describe, expect, it } from 'vitest';
import { rubble, type At } from '../cases.ts';
import { asked } from '../run.ts';
import { go, orc, rogue } from './boards.ts';

const RING: readonly At[] = [
  [4, 4],
  [5, 4],
  [6, 4],
  [6, 5],
  [6, 6],
  [5, 6],
  [4, 6],
  [4, 5],
];
const around = (start: number, steps: number): At[] =>
  Array.from({ length: steps + 1 }, (_, i) => RING[(start + i) % RING.length]!);

/** Paths of six squares by a fixed sequence of directions, on ground that is partly rubble. */
const wanders = Array.from({ length: 12 }, (_, seed) => {
  const path: At[] = [[0, 0]];
  for (let i = 0; i < 6; i++) {
    const [x, y] = path[i]!;
    path.push([
      x + ((seed >> (i % 4)) & 1),
      y + (((seed >> (i % 4)) & 1) === 0 || i % 3 === 0 ? 1 : 0),
    ]);
  }
  return { path, rough: path.filter((_, i) => (seed + i) % 3 === 0) };
});

describe.each(['srd52', 'srd51'])('every board of %s', (ruleset) => {
  it.each(RING.map((_, start) => start))(
    'a walk round an orc from place %i provokes nobody',
    (start) => {
      const path = around(start, 8);
      const answer = asked(
        { on: [orc(), rogue(...path[0]!)], ask: go('r', path, 'dash') },
        ruleset,
      );
      expect(answer).toMatchObject({ opportunities: [], cost: 8 });
    },
  );
  it.each(wanders.map((each, i) => [i, each] as const))(
    'movement %i costs as much in two parts',
    (_i, { path, rough }) => {
      const cost = (part: At[]): number =>
        Number(
          asked(
            {
              on: [rogue(...part[0]!), rough.map(([x, y]) => rubble(x, y))],
              ask: go('r', part, 'dash'),
            },
            ruleset,
          )['cost'],
        );
      for (let cut = 1; cut < path.length - 1; cut++)
        expect(cost(path.slice(0, cut + 1)) + cost(path.slice(cut))).toBe(cost(path));
    },
  );
});
