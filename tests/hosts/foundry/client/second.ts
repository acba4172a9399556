/**
 * Stand-in of host lookups that the documents do not contain: the collision test and the tracker's
 * rows. A twist makes one lookup contradict the documents, like a host whose code differs from our
 * assumptions.
 */
import type { Token } from './token.ts';

interface Point {
  x: number;
  y: number;
}

export type Twist = 'cells' | 'steps' | 'camera' | 'sizes' | 'turns' | 'hidden' | 'history';

let twisted: Twist | null = null;
const original = new Map<object, Record<string, unknown>>();

/** Replaces a property until the next twist. */
function put(target: object, name: string, value: unknown): void {
  original.set(target, {
    ...original.get(target),
    [name]: (target as Record<string, unknown>)[name],
  });
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

const side = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/**
 * Whether a line from one point to the other meets a wall: open doors let it pass, one-way walls
 * from one side.
 */
function testCollision(from: Point, to: Point): boolean {
  const met = canvas.walls.placeables.some(({ document: wall }) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = wall.c;
    const [a, b] = [
      { x: x0, y: y0 },
      { x: x1, y: y1 },
    ];
    if (wall.move === 0 || (wall.door > 0 && wall.ds === 1)) return false;
    // dir 1: the wall stops movement to the left of its direction; 2: movement to its right.
    if (wall.dir !== 0 && side(a, b, from) === (wall.dir === 1 ? -1 : 1)) return false;
    return side(from, to, a) !== side(from, to, b) && side(a, b, from) !== side(a, b, to);
  });
  return met !== (twisted === 'steps');
}

function rows(): void {
  const list =
    document.querySelector('#combat-tracker') ??
    document.body.appendChild(
      Object.assign(document.createElement('ol'), { id: 'combat-tracker', hidden: true }),
    );
  const turns = [...(game.combat?.turns ?? [])].map((turn) => {
    const row = document.createElement('li');
    row.dataset['combatantId'] = turn.id;
    return row;
  });
  list.replaceChildren(...(twisted === 'turns' ? turns.reverse() : turns));
}

/** Twists one lookup, or none; restores lookups that were twisted before. */
export function twist(what: Twist | null, token: Token | undefined): void {
  for (const [target, members] of original)
    for (const [name, value] of Object.entries(members))
      Object.defineProperty(target, name, { configurable: true, writable: true, value });
  original.clear();
  twisted = what;
  if (what === 'cells') {
    const { grid } = canvas as unknown as {
      grid: { getOffset(at: Point): { i: number; j: number } };
    };
    const straight = grid.getOffset.bind(grid);
    put(grid, 'getOffset', (at: Point) => {
      const { i, j } = straight(at);
      return { i, j: j + 1 };
    });
  }
  if (what === 'camera') {
    const straight = canvas.clientCoordinatesFromCanvas.bind(canvas);
    put(canvas, 'clientCoordinatesFromCanvas', (at: Point) => {
      const { x, y } = straight(at);
      return { x: x + 40, y };
    });
  }
  if (token !== undefined) {
    if (what === 'sizes') put(token, 'w', token.w * 3);
    if (what === 'hidden') token.visible = false;
    if (what === 'history') {
      const { document } = token;
      put(document, 'movement', { ...document.movement, id: 'elsewhere' });
      put(document, 'movementHistory', [
        { ...document._source, x: (document._source.x ?? 0) + 500, movementId: 'elsewhere' },
      ]);
    }
    if (what !== 'hidden') token.refresh();
  }
  rows();
}

/** Installs the lookups; call it once the game exists. */
export function secondSources(): void {
  CONFIG['Canvas'] = { polygonBackends: { move: { testCollision } } };
  for (const hook of [
    'createCombat',
    'updateCombat',
    'deleteCombat',
    'createCombatant',
    'updateCombatant',
    'deleteCombatant',
  ] as const)
    Hooks.on(hook, rows);
  rows();
}
