/** Random boards of hexes, in all four layouts, and the questions to ask about them. */
import type { Ask, Board } from './boards.ts';
import { chanceOf, type Chance } from './chance.ts';
import { hexDistance, layoutOf } from './naive/hexes.ts';
import {
  cellBlocks,
  sameCell,
  type Being,
  type Cell,
  type Floor,
  type Scene,
  type Wall,
} from './naive/table.ts';

const STATES = ['asleep', 'paralyzed', 'stunned', 'incorporeal', 'dead', 'frightened', 'cowering'];

function wall(r: Chance, columns: number, rows: number): Wall {
  const from: Cell = [r.whole(0, columns * 4) / 4, r.whole(0, rows * 4) / 4];
  const to: Cell = [from[0] + r.whole(-12, 12) / 4, from[1] + r.whole(-12, 12) / 4];
  return {
    from,
    to: sameCell(from, to) ? [from[0] + 1, from[1]] : to,
    ...(r.odds(0.3) ? { blocks: r.pick([['sight'], ['move'], ['move', 'effect']] as const) } : {}),
  };
}

function being(r: Chance, id: string, at: Cell): Being {
  return {
    id,
    at,
    attacks: [{ id: 'sword', kind: 'melee' }],
    ...(r.odds(0.06) ? {} : { side: r.odds(0.08) ? 'neutral' : r.pick(['party', 'foes']) }),
    ...(r.odds(0.1) ? {} : { size: r.pick(['tiny', 'small', 'medium', 'large', 'huge'] as const) }),
    ...(r.odds(0.08) ? {} : { speed: { land: r.whole(0, 8) } }),
    ...(r.odds(0.3) ? { conditions: [r.pick(STATES)] } : {}),
  };
}

function path(r: Chance, scene: Scene, from: Cell): Cell[] {
  const found: Cell[] = [from];
  const goal = r.pick(scene.creatures).at;
  for (let i = r.whole(1, 6); i > 0; i--) {
    const [x, y] = found.at(-1)!;
    const to: Cell = r.odds(0.5)
      ? [x + r.whole(-1, 1), y + r.whole(-1, 1)]
      : [x + Math.sign(goal[0] - x), y + Math.sign(goal[1] - y)];
    if (
      to[0] >= 0 &&
      to[1] >= 0 &&
      to[0] < scene.grid.columns &&
      to[1] < scene.grid.rows &&
      (hexDistance(layoutOf(scene), [x, y], to) === 1 || r.odds(0.02))
    )
      found.push(to);
  }
  return found;
}

/** The board of a seed is always the same. */
export function hexBoardOf(seed: number): Board {
  const r = chanceOf(seed);
  const [columns, rows] = [r.whole(4, 9), r.whole(4, 9)];
  const cells: Floor[] = [];
  for (let i = r.odds(0.6) ? r.whole(1, 14) : 0; i > 0; i--) {
    const at: Cell = [r.whole(0, columns - 1), r.whole(0, rows - 1)];
    if (!cells.some((c) => sameCell(c.at, at))) {
      cells.push({
        at,
        ...r.pick<Partial<Floor>>([
          { blocks: ['move', 'sight', 'effect'] },
          { blocks: ['move'] },
          { terrain: 'difficult' },
          { costFactor: 2 },
          { costFactor: 3 },
          { blocks: ['sight'] },
        ]),
      });
    }
  }
  let scene: Scene = {
    format: 'quadretto/scene@1',
    ruleset: 'arelia',
    grid: { kind: 'hex', layout: r.pick(['odd-r', 'even-r', 'odd-q', 'even-q']), columns, rows },
    cells,
    walls: r.odds(0.5) ? Array.from({ length: r.whole(1, 5) }, () => wall(r, columns, rows)) : [],
    creatures: [],
  };
  for (let i = r.whole(2, 8); i > 0; i--) {
    const at: Cell = [r.whole(0, columns - 1), r.whole(0, rows - 1)];
    if (cellBlocks(scene, at, 'move') || scene.creatures.some((c) => sameCell(c.at, at))) continue;
    scene = {
      ...scene,
      creatures: [...scene.creatures, being(r, 'abcdefgh'[scene.creatures.length]!, at)],
    };
  }
  if (scene.creatures.length === 0) return { scene, asks: [] };
  const [mover, a, b] = [r.pick(scene.creatures), r.pick(scene.creatures), r.pick(scene.creatures)];
  const mode = r.pick(['half-move', 'full-move'] as const);
  const asks: Ask[] = [
    { ask: 'reachable', of: mover.id, mode },
    { ask: 'move', of: mover.id, mode, path: path(r, scene, mover.at) },
    { ask: 'distance', from: a.id, to: b.id },
  ];
  // The rules text does not say which obstacles prevent an attack on hexes. Questions about contact
  // are therefore asked only on boards without obstacles.
  if (scene.walls?.length === 0 && cells.every((c) => c.blocks === undefined))
    asks.push({ ask: 'threat', of: a.id });
  return { scene, asks };
}
