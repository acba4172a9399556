/** Makes features for which pf1 and srd35 have different rules more frequent on boards of pf1. */
import type { Ask } from './boards.ts';
import type { Chance } from './chance.ts';
import { straightPaths } from './naive/charge.ts';
import {
  isIn,
  sizesApart,
  type Being,
  type Cell,
  type Floor,
  type Scene,
  type Weapon,
} from './naive/table.ts';

/** Conditions whose effects in pf1 differ from srd35, or that have no effect in srd35. */
const STATES = [
  'grappling',
  'grappling',
  'grappling',
  'pinned',
  'paralyzed',
  'paralyzed',
  'asleep',
  'blinded',
  'blinded',
  'flat-footed',
  'prone',
  'casting',
  'whirlwind',
  'helpless',
];
const TRAITS = [
  'darkvision-12',
  'darkvision-12',
  'darkvision-1',
  'nimble-moves',
  'nimble-moves',
  'acrobatic-steps',
  'blindsight-6',
  'uncanny-dodge',
  'uncanny-dodge',
  'combat-reflexes',
  'swarm',
  'ooze',
  'elemental',
  'all-around-vision',
];

const weapon = (r: Chance, w: Weapon): Weapon =>
  w.kind === 'melee' && w.natural !== true && w.unarmed !== true && r.odds(0.25)
    ? { ...w, twoHanded: true }
    : w;

function being(r: Chance, b: Being): Being {
  const { attacks, speed } = b;
  return {
    ...b,
    ...(attacks === undefined ? {} : { attacks: attacks.map((w) => weapon(r, w)) }),
    ...(speed !== undefined && r.odds(0.06) ? { speed: { land: r.whole(1, 2) } } : {}),
    ...(r.odds(0.1) ? { armour: r.pick(['light', 'heavy', 'heavy'] as const) } : {}),
    ...(r.odds(0.06) ? { load: r.pick(['light', 'heavy', 'heavy'] as const) } : {}),
    ...(['small', 'medium'].includes(b.size ?? '') && r.odds(0.15)
      ? { size: r.pick(['tiny', 'diminutive'] as const) }
      : {}),
    ...(r.odds(0.3) ? { conditions: [r.pick(STATES)] } : {}),
    ...(r.odds(0.25) ? { traits: [r.pick(TRAITS)], abilities: { dex: r.whole(8, 18) } } : {}),
    ...(r.odds(0.04) ? { conditions: ['flat-footed'], traits: ['uncanny-dodge'] } : {}),
  };
}

/** Adds random cells with one of the four degrees of light. */
function shaded(r: Chance, { cells = [], grid }: Scene): Floor[] {
  const found = new Map(cells.map((c) => [c.at.join(), c]));
  for (let i = r.odds(0.35) ? r.whole(2, 10) : 0; i > 0; i--) {
    const at: Cell = [r.whole(0, grid.columns - 1), r.whole(0, grid.rows - 1)];
    const light = r.pick(['daylight', 'bright', 'dim', 'dark', 'dark'] as const);
    found.set(at.join(), { ...(found.get(at.join()) ?? {}), at, light });
  }
  return [...found.values()];
}

/**
 * Adds features for which pf1 has its own rules to a scene, and sometimes one of its house rules.
 */
export function referenced(r: Chance, scene: Scene): Scene {
  return {
    ...scene,
    ...(r.odds(0.12) ? { light: r.pick(['daylight', 'dim', 'dark', 'dark'] as const) } : {}),
    ...(r.odds(0.15)
      ? {
          options: r.pick<NonNullable<Scene['options']>>([
            { grappledThreatens: false },
            { reachCoverAdjacent: 'melee' },
            { partialCoverBars: false },
          ]),
        }
      : {}),
    cells: shaded(r, scene),
    creatures: scene.creatures.map((b) => being(r, b)),
  };
}

const inside = ({ grid }: Scene, [x, y]: Cell): boolean =>
  x >= 0 && y >= 0 && x < grid.columns && y < grid.rows;

/** A random square next to this one, or this one itself if the other is off the map. */
function beside(r: Chance, scene: Scene, [x, y]: Cell): Cell {
  const to: Cell = [x + r.whole(-1, 1), y + r.whole(-1, 1)];
  return inside(scene, to) ? to : [x, y];
}

/**
 * Questions about movements that are rare on random boards: five-foot steps, crawling, and moves
 * through the space of a creature whose size differs by three categories.
 */
export function closeAsks(r: Chance, scene: Scene): Ask[] {
  const walkers = scene.creatures.filter(
    (b) => b.mount === undefined && b.speed?.fly === undefined,
  );
  if (walkers.length === 0) return [];
  const asks: Ask[] = [];
  const go = (b: Being, mode: 'move' | 'step', path: readonly Cell[]): void => {
    if (path.length > 1 && path.at(-1)!.join() !== b.at.join())
      asks.push({ ask: 'move', of: b.id, mode, path });
  };
  const any = r.pick(walkers);
  if (r.odds(0.4)) go(any, 'step', [any.at, beside(r, scene, any.at)]);
  const prone = walkers.find((b) => isIn(b, 'down'));
  if (prone !== undefined) go(prone, 'move', [prone.at, beside(r, scene, prone.at)]);
  for (const b of walkers) {
    const far = scene.creatures.find((other) => sizesApart(b, other) >= 3);
    if (far === undefined || r.odds(0.3)) continue;
    const beyond = far.at.map((v, i) => v + 2 * Math.sign(v - b.at[i]!)) as unknown as Cell;
    if (inside(scene, beyond)) go(b, 'move', r.pick(straightPaths(b.at, beyond)));
  }
  return asks;
}
