/**
 * `npm run false-cover [-- SCENE.json …]`: counts false cover on maps. Takes each pair of
 * neighboring squares with no wall between their middles, and asks for its cover. Cover past the
 * corner of a wall is right, and there a step is barred too. Cover where a step is free is false.
 * Without arguments it counts the hand-drawn maps of the practice table.
 */
import { readFileSync } from 'node:fs';
import { CAVE } from '../adapters/practice/maps/cave.ts';
import { CRYPT } from '../adapters/practice/maps/crypt.ts';
import { standingWalls } from '../adapters/practice/maps/drawn.ts';
import { INN } from '../adapters/practice/maps/inn.ts';
import type { Cell, Point } from '../src/board/grid.ts';
import { judgeOf, rulesets } from '../src/rules/index.ts';
import type { Ruleset } from '../src/rules/ruleset.ts';
import { boardOf } from '../src/scene/board.ts';
import { sceneSchema, type SceneInput } from '../src/scene/schema.ts';

type Walls = NonNullable<SceneInput['walls']>;
interface Map {
  readonly columns: number;
  readonly rows: number;
  readonly walls: Walls;
}

function read(file: string): Map {
  const { grid, walls = [] } = sceneSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { columns: grid.columns, rows: grid.rows, walls: tall(walls) };
}

/** Low walls give cover and can be crossed, so they are left out. */
const tall = (walls: Walls): Walls => walls.filter(({ low }) => low !== true);

/** Does a wall that stops movement or effects meet the segment between two middles? */
function isBetween(walls: Walls, a: Point, b: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return walls.some(
    ({ from, to, blocks }) =>
      blocks?.every((what) => what === 'sight') !== true &&
      side(a, b, from) * side(a, b, to) <= 0 &&
      side(from, to, a) * side(from, to, b) <= 0,
  );
}

const STEPS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
];

function count({ columns, rows, walls }: Map, rules: Ruleset) {
  const found = { open: 0, covered: 0, wrong: 0 };
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      for (const [dx, dy] of STEPS) {
        const to: Cell = [x + dx, y + dy];
        if (to[0] < 0 || to[0] >= columns || to[1] >= rows) continue;
        if (isBetween(walls, [x + 0.5, y + 0.5], [to[0] + 0.5, to[1] + 0.5])) continue;
        found.open++;
        const j = judgeOf(boardWith(columns, rows, walls, [[x, y], to]), rules);
        const [a, b] = j.board.creatures;
        if (a === undefined || b === undefined) throw new Error('the creatures are missing');
        if (rules.cover(j, a, b, 'melee').degree === 'none') continue;
        found.covered++;
        const alone = judgeOf({ ...j.board, creatures: [a] }, rules);
        if (rules.move(alone, a, 'move', [[x, y], to]).legal) found.wrong++;
      }
  return found;
}

/** The last board, whose ground the next one shares if it is of the same map. */
let last: { readonly walls: Walls; readonly board: ReturnType<typeof boardOf> } | undefined;

function boardWith(columns: number, rows: number, walls: Walls, at: readonly Cell[]) {
  if (last?.walls !== walls) {
    const scene = sceneSchema.parse({
      format: 'quadretto/scene@1',
      ruleset: 'srd35',
      grid: { kind: 'square', columns, rows },
      walls,
      creatures: ['a', 'b'].map((id, i) => ({
        id,
        side: i === 0 ? 'party' : 'foes',
        at: [0, 0],
        size: 'medium',
        type: 'humanoid',
        speed: { land: 6 },
        attacks: [{ id: 'sword', kind: 'melee' }],
      })),
    });
    last = { walls, board: boardOf(scene) };
  }
  const { board } = last;
  return { ...board, creatures: board.creatures.map((c, i) => ({ ...c, at: at[i] ?? c.at })) };
}

const files = process.argv.slice(2);
const maps: readonly (readonly [string, Map])[] =
  files.length > 0
    ? files.map((file) => [file, read(file)])
    : Object.entries({ crypt: CRYPT, inn: INN, cave: CAVE }).map(([name, map]) => [
        name,
        { ...map, walls: tall(standingWalls(map)) },
      ]);
for (const [name, map] of maps)
  for (const rules of rulesets.filter(({ grid }) => grid === 'square')) {
    const { open, covered, wrong } = count(map, rules);
    console.log(
      `${name}, ${rules.id}: ${open} open pairs, ${covered} with cover, ${wrong} of them false`,
    );
  }
