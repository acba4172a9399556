/** Areas of effect: their squares, who is in them, and the Dexterity save behind cover. */
import type { Creature } from '../../board/creature.ts';
import { isOnMap, type Cell, type Point } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { INNER, meets } from '../../board/innerlines.ts';
import { blocking, secondLimited } from '../../board/limitedWalls.ts';
import { isCutOff } from '../../board/nearSide.ts';
import { UNIT } from '../../board/obstacles.ts';
import type { AreaParts, AreaRules, AreaSave, AreaShape, AreaVerdict, Caught } from '../area.ts';
import { cellsAround } from '../core/areaShapes.ts';
import { cellsBetween, squaresOf, standOf, tallOf } from '../core/distance.ts';
import { betweenHeights } from '../core/lineHeights.ts';
import { cellIndex, solid, spreading } from '../core/spread.ts';
import { uniqueRuleIds } from '../names.ts';
import { traitsWith } from '../core/traitEffect.ts';
import type { Judge } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import { cellsIn, polygonOf } from './areaShapes.ts';
import { coverFromPoint } from './cover.ts';
import { edgesOfTest } from './d20Tests.ts';
import { isIncapacitated } from './sharing.ts';

/** The rules behind shapes and saves; `spread`: the text has areas that flow around corners. */
export type AreaNames = Readonly<Record<string, readonly RuleId[]>>;

const SHAPES: readonly AreaShape[] = ['sphere', 'cube', 'cone', 'line', 'cylinder', 'emanation'];

/**
 * Units by which a line starts inside its cell: on one side of a wall through the point, and near
 * enough to it that no line passes a wall that ends in line with the point.
 */
const INSET = 1;

/** Open cells at the point of origin, each with the place inside it where the effect starts. */
interface Mouth {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
}

const effects = (j: Judge) => GroundIndex.of(j.board.ground).index('effect', blocking('effect'));

const toUnits = (at: number, low: number): number =>
  Math.min((low + 1) * UNIT - INSET, Math.max(low * UNIT + INSET, Math.round(at * UNIT)));

/** Is a line open from the mouth to an inner point of the cell that no wall cuts off from its middle? */
function clear(j: Judge, { x, y }: Mouth, [cellX, cellY]: Cell): boolean {
  const index = effects(j);
  return INNER.some(([dx, dy]) => {
    const [px, py] = [cellX * UNIT + dx, cellY * UNIT + dy];
    return (
      !isCutOff(index, 1, { cellX, cellY, x: px / UNIT, y: py / UNIT }) &&
      !meets(index, x, y, px, py, 1) &&
      (index.limited === null || secondLimited(index, x, y, px, py, 1) < 0)
    );
  });
}

function mouthsAt(j: Judge, at: Point, by: Creature | undefined): Mouth[] {
  const cells: Cell[] = [];
  for (let y = Math.ceil(at[1]) - 1; y <= Math.floor(at[1]); y++)
    for (let x = Math.ceil(at[0]) - 1; x <= Math.floor(at[0]); x++) cells.push([x, y]);
  const open = cells
    .filter((cell) => isOnMap(j.board.ground.grid, cell) && !solid(j, cell))
    .map((cell) => ({ cell, x: toUnits(at[0], cell[0]), y: toUnits(at[1], cell[1]) }));
  if (by === undefined) return open;
  const own = squaresOf(j, by);
  return open.filter((mouth) => own.some((cell) => clear(j, mouth, cell)));
}

interface Area {
  readonly j: Judge;
  readonly names: AreaNames;
  readonly parts: AreaParts;
  /** The point of origin, or the creature around which an emanation lies. */
  readonly from: Point | Creature;
  /** The middle of the space of the creature that creates the area. */
  readonly beside: Point | undefined;
  readonly mouths: readonly Mouth[];
  /** Ways around corners, for areas that spread. */
  readonly flood: ReadonlyMap<number, number> | undefined;
}

const isPoint = (from: Point | Creature): from is Point => Array.isArray(from);

const middleOf = (j: Judge, c: Creature): Point => {
  const { x, y, w, d } = standOf(j, c);
  return [x + w / 2, y + d / 2];
};

/**
 * Where an area of a creature begins: a sphere or cylinder around the middle of its space, a cone, line
 * or cube at the point of its border that is nearest to the aim; without an aim, to the east.
 */
function originOf(j: Judge, { shape, from, towards }: AreaParts): Point | Creature {
  if (isPoint(from) || shape === 'emanation') return from;
  const [middle, { x, y, w, d }] = [middleOf(j, from), standOf(j, from)];
  if (!DIRECTED.includes(shape)) return middle;
  const [ax, ay] = towards ?? [x + w + 1, middle[1]];
  const point: Point = [Math.max(x, Math.min(x + w, ax)), Math.max(y, Math.min(y + d, ay))];
  return point[0] === ax && point[1] === ay ? [x + w, middle[1]] : point;
}

const DIRECTED: readonly AreaShape[] = ['cone', 'line', 'cube'];

/** Steps in cells by which a point of origin comes back to the near side of an obstacle. */
const BACK = 0.5;

/**
 * The point of origin: where it is set, or, if the creator cannot see that far and something is in
 * between, on the near side of the obstacle. Undefined: the creator sees the point, and has no clear
 * path to it.
 */
function nearSide(j: Judge, at: Point, by: Creature): Point | undefined {
  const { ground } = j.board;
  const sight = GroundIndex.of(ground).sight('sight');
  if (mouthsAt(j, at, undefined).some(({ cell: [x, y] }) => sight.freeFrom(x, y, standOf(j, by))))
    return undefined;
  const [mx, my] = middleOf(j, by);
  const steps = Math.ceil(Math.hypot(mx - at[0], my - at[1]) / BACK);
  for (let i = 1; i < steps; i++) {
    const along = i / steps;
    const back: Point = [
      Math.round(at[0] + (mx - at[0]) * along),
      Math.round(at[1] + (my - at[1]) * along),
    ];
    if (mouthsAt(j, back, by).length > 0) return back;
  }
  return undefined;
}

/** Cells between two ranges of heights. */
const heightsApart = (above: number, tall: number): number =>
  above < 0 ? -above : Math.max(0, above - (tall - 1));

/** The cells of the shape at a height above the origin, whatever stands between. */
function shapeAt({ j, parts, from, beside }: Area, above: number): readonly Cell[] {
  const { grid } = j.board.ground;
  if (!isPoint(from)) {
    const own = squaresOf(j, from);
    if (heightsApart(above, tallOf(standOf(j, from))) > parts.size) return [];
    const around = cellsAround(own, parts.size, grid, j.options.diagonals);
    // What is over or under it is as near as what is beside it.
    if (heightsApart(above, tallOf(standOf(j, from))) > 0) return around;
    return around.filter(([x, y]) => !own.some((cell) => cell[0] === x && cell[1] === y));
  }
  const polygon = polygonOf(parts, from, above, j.options.areaShape === 'counted', beside);
  return polygon === undefined ? [] : cellsIn(polygon, grid, j.options.areaSquares);
}

/** Does the effect get to the cell? */
function reaches({ j, from, mouths, flood }: Area, cell: Cell): boolean {
  if (solid(j, cell)) return false;
  if (!isPoint(from)) return j.rules.lineOfEffect(j, from, cell).free;
  return mouths.some((mouth) => clear(j, mouth, cell)) || flood?.has(cellIndex(j, cell)) === true;
}

/** The ability of each save. */
const ABILITY_OF = { fortitude: 'con', reflex: 'dex', will: 'wis' } as const;

/** The saving throw: cover helps with Dexterity, and conditions give the better or the worse die. */
function saveOf({ j, names, parts }: Area, c: Creature, reflex: number): Saved {
  const what = parts.save!;
  const bonus = c.saves?.[what];
  const test = {
    kind: 'save',
    ability: ABILITY_OF[what],
    total: 'saves',
    magical: parts.magical,
  } as const;
  const { advantage, disadvantage, fails, modifiers, unknown } = edgesOfTest(j, names, c, test);
  const reasons = [...advantage, ...disadvantage, ...modifiers, ...(fails ? [fails] : [])];
  return {
    save: {
      what,
      ...(bonus === undefined ? {} : { bonus, total: bonus + (what === 'reflex' ? reflex : 0) }),
      ...(fails === undefined ? {} : { fails: true }),
      advantage: advantage.map(({ why }) => why),
      disadvantage: disadvantage.map(({ why }) => why),
      conditions: modifiers,
    },
    rules: reasons.flatMap(({ rules }) => rules),
    unknown: fails === undefined ? unknown : [],
  };
}

interface Saved {
  readonly unknown: readonly string[];
  readonly save: AreaSave;
  readonly rules: readonly RuleId[];
}

function caught(
  area: Area,
  c: Creature,
  squares: readonly Cell[],
): { readonly of: Caught; readonly unknown: readonly string[] } {
  const { j, names, parts, from, mouths } = area;
  const cover = isPoint(from)
    ? coverFromPoint(
        j,
        from,
        mouths.map(({ cell }) => cell),
        c,
      )
    : j.rules.cover(j, from, c, 'ranged');
  // A spread comes around the obstacle.
  const reflex = area.flood === undefined ? cover.reflex : 0;
  const [evasion] = traitsWith(j.rules.traits, c, 'evades');
  const evades =
    evasion !== undefined && (names['evasion-always'] !== undefined || !isIncapacitated(j, c));
  const saved = parts.save === undefined ? undefined : saveOf(area, c, reflex);
  const made = parts.saved?.[c.id];
  const damage =
    parts.damage === undefined || made === undefined
      ? undefined
      : made && saved?.save.fails !== true
        ? evades
          ? 0
          : Math.floor(parts.damage / 2)
        : evades
          ? Math.floor(parts.damage / 2)
          : parts.damage;
  const of: Caught = {
    id: c.id,
    ...(parts.by !== undefined && {
      relation: parts.by.id === c.id ? 'self' : j.rules.relation(parts.by, c).value,
    }),
    squares,
    distance: isPoint(from)
      ? Math.min(...squares.map((cell) => far(from, cell)))
      : cellsBetween(j, standOf(j, from), standOf(j, c)),
    cover: cover.degree,
    reflex,
    evasion: evades ? 'improved' : 'none',
    ...(saved !== undefined && { save: saved.save }),
    ...(damage !== undefined && { damage }),
    rules: uniqueRuleIds(
      names['creature'] ?? [],
      reflex > 0 ? (names['cover'] ?? []) : [],
      evades && parts.save === 'reflex'
        ? (names['evasion-always'] ?? names[evasion.trait] ?? [])
        : [],
      saved?.rules ?? [],
    ),
  };
  return { of, unknown: saved?.unknown ?? [] };
}

/** Distance in cells from a point to the far side of a cell. */
const far = ([px, py]: Point, [x, y]: Cell): number =>
  Math.ceil(Math.max(Math.abs(x + 0.5 - px), Math.abs(y + 0.5 - py)));

function areaOf(names: AreaNames, judge: Judge, parts: AreaParts): AreaVerdict {
  const base = parts.elevation ?? (isPoint(parts.from) ? 0 : parts.from.elevation);
  const creator = parts.by ?? (isPoint(parts.from) ? undefined : parts.from);
  const j = betweenHeights(judge, base, creator?.elevation ?? base);
  const set = originOf(j, parts);
  const reached = !isPoint(set) || mouthsAt(j, set, creator).length > 0;
  const moved = reached || creator === undefined ? undefined : nearSide(j, set as Point, creator);
  const from = moved ?? set;
  const mouths = isPoint(from) ? mouthsAt(j, from, creator) : [];
  const possible = !isPoint(from) || mouths.length > 0;
  const flood =
    parts.shape === 'spread'
      ? spreading(
          j,
          mouths.map(({ cell }) => cell),
          parts.size,
        )
      : undefined;
  const beside = creator === undefined ? undefined : middleOf(j, creator);
  const area: Area = { j, names, parts, from, beside, mouths, flood };
  const layers = new Map<number, ReadonlySet<string>>();
  const layer = (above: number): ReadonlySet<string> => {
    let keys = layers.get(above);
    if (keys === undefined)
      layers.set(above, (keys = new Set(shapeAt(area, above).map((cell) => cell.join()))));
    return keys;
  };
  const cells = possible ? shapeAt(area, 0).filter((cell) => reaches(area, cell)) : [];
  const creatures: Caught[] = [];
  const ofSaves: string[] = [];
  const spared: AreaVerdict['spared'][number][] = [];
  const flat = possible ? layer(0) : new Set<string>();
  for (const c of possible ? j.board.creatures : []) {
    if (!isPoint(from) && from.id === c.id) continue;
    const above = Math.round(c.elevation) - Math.round(base);
    // A creature is as tall as it is wide: it is in the area with any part of it.
    const shapes = Array.from({ length: tallOf(standOf(j, c)) }, (_, k) => layer(above + k));
    const own = squaresOf(j, c);
    const within = own.filter((cell) => shapes.some((keys) => keys.has(cell.join())));
    const squares = within.filter((cell) => reaches(area, cell));
    if (squares.length > 0) {
      const { of, unknown } = caught(area, c, squares);
      creatures.push(of);
      ofSaves.push(...unknown);
    } else if (within.length > 0)
      spared.push({ id: c.id, why: 'blocked', rules: names['blocked'] ?? [] });
    else if (own.some((cell) => flat.has(cell.join())))
      spared.push({ id: c.id, why: 'height', rules: names[parts.shape] ?? [] });
  }
  const blocked = flat.size > cells.length ? (names['blocked'] ?? []) : [];
  return {
    possible,
    ...(possible ? {} : { why: 'no-line-of-effect' }),
    ...(moved === undefined ? {} : { origin: moved }),
    cells,
    creatures,
    spared,
    rules: uniqueRuleIds(
      names[parts.shape] ?? [],
      names['squares'] ?? [],
      possible && moved === undefined ? blocked : (names['blocked'] ?? []),
      ...creatures.map(({ rules }) => rules),
    ),
    unknown: [
      ...creatures.flatMap(({ id, save }) =>
        save === undefined || save.fails === true || save.bonus !== undefined
          ? []
          : [`creatures.${id}.saves.${save.what}`],
      ),
      ...new Set(ofSaves),
    ],
  };
}

export const areasOf = (names: AreaNames): AreaRules => ({
  shapes: names['spread'] === undefined ? SHAPES : [...SHAPES, 'spread'],
  of: (j, parts) => areaOf(names, j, parts),
});
