/**
 * Benchmark of a whole round in phases: twenty creatures with moves to search for, postponed
 * attacks and ties.
 */
import { creatureOf, type Board } from '../../../src/board/board.ts';
import type { Cell, HexGrid } from '../../../src/board/grid.ts';
import { hexDistance } from '../../../src/board/hex.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import type { Declaration } from '../../../src/rules/phased/round/declaration.ts';
import { fullRulesetOf } from '../../../src/rules/fullRulesets.ts';
import { hasPhases } from '../../../src/rules/fullRuleset.ts';
import { arelia } from '../../../src/rules/phased/arelia/index.ts';
import { creature, random } from '../boards/field.ts';
import type { Plain } from '../job.ts';

const MANY = 20;
const LAYOUT = 'odd-r';

/** Two sides of ten creatures, four to eight hexes apart. */
function board(next: () => number): Board {
  const grid: HexGrid = { kind: 'hex', layout: LAYOUT, columns: 40, rows: 30, metresPerCell: 3 };
  const creatures = Array.from({ length: MANY }, (_, i) => {
    const [side, y] = [i % 2, 3 + 2 * Math.floor(i / 2)];
    return {
      ...creature(
        `c${i}`,
        side === 0 ? 'party' : 'foes',
        side === 0 ? 12 : 17 + Math.floor(next() * 4),
        y,
        next,
      ),
      speed: { land: 8 },
    };
  });
  return { ground: { grid, cells: [], walls: [] }, creatures, options: {} };
}

const next = random(31);
const on = board(next);

/**
 * Every other creature moves half its way to the nearest foe and strikes. Of the rest, some wait to
 * strike and some move all the way.
 */
const declared = on.creatures.map((c, i): Declaration => {
  const foes = on.creatures.filter((f) => f.side !== c.side);
  const near = foes.reduce((best, f) =>
    hexDistance(LAYOUT, c.at, f.at) < hexDistance(LAYOUT, c.at, best.at) ? f : best,
  );
  const roll = {
    of: c.id,
    initiative: 1 + Math.floor(next() * 10),
    weaponFactor: 3 + Math.floor(next() * 6),
  };
  const to: Cell = [near.at[0] + (c.at[0] < near.at[0] ? -1 : 1), near.at[1]];
  if (i % 2 === 0) return { ...roll, action: 'half-move-then-attack', move: to, target: near.id };
  return i % 3 === 0
    ? { ...roll, action: 'full-move', move: to, onContact: 'attack' }
    : { ...roll, action: 'attack' };
});

const book = fullRulesetOf(arelia.id);
if (book === undefined || !hasPhases(book)) throw new Error('no round in phases');
const j = judgeOf(on, book);
const run = () => book.phases.timeline(j, { declared });

export const phasedRound: Plain = {
  name: 'a round in phases, 20 creatures',
  target: 2,
  warmUp: 4,
  ours: { name: 'quadretto', run },
  // No peer answers this question, so the check only tests that the round is complete.
  peers: [],
  check() {
    const { events, windows, tracks } = run();
    const doing = new Set(events.map(({ of }) => of));
    if (creatureOf(on, 'c0') === undefined || doing.size !== MANY)
      return `${doing.size} creatures do anything`;
    return events.length >= 3 * MANY && windows.length > 0 && tracks.length === MANY
      ? null
      : `${events.length} events, ${windows.length} windows`;
  },
};
