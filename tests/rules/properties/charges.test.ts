/** Properties of charges on random boards: every answer agrees, and no line of the band is barred. */
import { describe, expect, it } from 'vitest';
import { rulesetOf, judgeOf } from '../../../src/rules/index.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import { move, path, reachable, type Answer, type At } from '../cases.ts';
import { boardsWithMover, creatureIn, spaceIn } from './boards.ts';
import { asking, holds, TIMEOUT } from './runs.ts';

const FEW = { cells: 6, walls: 2, creatures: 6, side: [8, 12] as const };

const pathOf = (answer: Answer): At[] | null => answer['path'] as At[] | null;
const keysOf = (answer: Answer): string[] =>
  (answer['cells'] as { at: At }[]).map(({ at }) => at.join());

describe('a charge', () => {
  it(
    'ends at the same squares by the area, the path and the judged movement',
    () => {
      holds(boardsWithMover(FEW), 60, ({ scene, id }) => {
        const ask = asking(scene);
        const { at } = creatureIn(scene, id);
        const judge = judgeOf(boardOf(sceneSchema.parse(scene)), rulesetOf(scene.ruleset!)!);
        const mover = judge.board.creatures.find((c) => c.id === id)!;
        const ends = new Set(
          judge.board.creatures
            .filter((foe) => judge.rules.relation(mover, foe).value === 'foe')
            .flatMap((foe) => judge.rules.chargeEnds(judge, mover, foe).map(String)),
        );
        const offered = new Set(keysOf(ask(reachable(id, 'charge'))));
        for (let y = 0; y < scene.grid.rows; y++)
          for (let x = 0; x < scene.grid.columns; x++) {
            const end: At = [x, y];
            if (end.join() === at.join()) continue;
            const along = pathOf(ask(path(id, end, 'charge')));
            const legal = along !== null && ask(move(id, along, 'charge'))['legal'] === true;
            expect([end.join(), legal]).toEqual([end.join(), offered.has(end.join())]);
            if (legal) expect(ends).toContain(end.join());
          }
      });
    },
    TIMEOUT,
  );

  it.each(['srd35', 'pf1'] as const)(
    'crosses no creature on any line between its two spaces: %s',
    (ruleset) => {
      holds(boardsWithMover({ ...FEW, ruleset, conditions: false }), 80, ({ scene, id }) => {
        const ask = asking(scene);
        const mover = creatureIn(scene, id);
        const n = spaceIn(scene, mover);
        const others = scene.creatures.filter((c) => c.id !== id);
        const holder = (x: number, y: number): string | undefined =>
          others.find((c) => {
            const m = spaceIn(scene, c);
            return x > c.at[0] && y > c.at[1] && x < c.at[0] + m && y < c.at[1] + m;
          })?.id;
        const within = ([a, b]: readonly [number, number], x: number, y: number): boolean =>
          x >= a && y >= b && x <= a + n && y <= b + n;
        for (const { at: end } of ask(reachable(id, 'charge'))['cells'] as { at: At }[])
          for (const [u, v] of SPREAD)
            for (const [s, t] of SPREAD)
              for (let k = 1; k < 40; k++) {
                const x = mover.at[0] + u * n + (k / 40) * (end[0] + s * n - mover.at[0] - u * n);
                const y = mover.at[1] + v * n + (k / 40) * (end[1] + t * n - mover.at[1] - v * n);
                if (!within(mover.at, x, y) && !within(end, x, y))
                  expect([end, holder(x, y)]).toEqual([end, undefined]);
              }
      });
    },
    TIMEOUT,
  );
});

/** Points of a space, as fractions of its side. */
const SPREAD: readonly (readonly [number, number])[] = [0.01, 0.5, 0.99].flatMap((x) =>
  [0.01, 0.5, 0.99].map((y) => [x, y] as const),
);
