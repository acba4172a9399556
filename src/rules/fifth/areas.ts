/** Areas of effect: their squares, who is in them, and the Dexterity save behind cover. */
import type { Creature } from '../../board/creature.ts';
import { hasTrait } from '../../board/creature.ts';
import { isOnMap, type Cell, type Point } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { INNER, meets } from '../../board/innerlines.ts';
import { blocking } from '../../board/limitedWalls.ts';
import { UNIT } from '../../board/obstacles.ts';
import type { AreaParts, AreaRules, AreaSave, AreaShape, AreaVerdict, Caught } from '../area.ts';
import { cellsAround } from '../core/areaShapes.ts';
import { inForce } from '../core/conditionsInForce.ts';
import { cellsBetween, squaresOf, standOf } from '../core/distance.ts';
import { isSqueezing } from '../core/fit.ts';
import { betweenHeights } from '../core/lineHeights.ts';
import { cellIndex, solid, spreading } from '../core/spread.ts';
import { uniqueRuleIds } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import { cellsIn, polygonOf } from './areaShapes.ts';
import { exhaustionIn, wearinessOf } from './attempt.ts';
import { UNCONSCIOUS } from './conditionRows.ts';
import { coverFromPoint } from './cover.ts';
import { isIncapacitated } from './sharing.ts';

/** The rules behind shapes and saves; `spread`: the text has areas that flow around corners. */
export type AreaNames = Readonly<Record<string, readonly RuleId[]>>;

const SHAPES: readonly AreaShape[] = ['sphere', 'cube', 'cone', 'line', 'cylinder', 'emanation'];

/** Units by which a line starts inside its cell, as the lines of sight do. */
const INSET = UNIT / 20;

/** Open cells at the point of origin, each with the place inside it where the effect starts. */
interface Mouth {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
}

const effects = (j: Judge) => GroundIndex.of(j.board.ground).index('effect', blocking('effect'));

const toUnits = (at: number, low: number): number =>
  Math.min((low + 1) * UNIT - INSET, Math.max(low * UNIT + INSET, Math.round(at * UNIT)));

function clear(j: Judge, { x, y }: Mouth, to: Cell): boolean {
  const index = effects(j);
  return INNER.some(([dx, dy]) => !meets(index, x, y, to[0] * UNIT + dx, to[1] * UNIT + dy, 1));
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
  readonly mouths: readonly Mouth[];
  /** Ways around corners, for areas that spread. */
  readonly flood: ReadonlyMap<number, number> | undefined;
}

const isPoint = (from: Point | Creature): from is Point => Array.isArray(from);

/** The cells of the shape at a height above the origin, whatever stands between. */
function shapeAt({ j, parts }: Area, above: number): readonly Cell[] {
  const { grid } = j.board.ground;
  if (!isPoint(parts.from)) {
    if (Math.abs(above) > parts.size) return [];
    const own = squaresOf(j, parts.from);
    return cellsAround(own, parts.size, grid, j.options.diagonals).filter(
      ([x, y]) => !own.some((cell) => cell[0] === x && cell[1] === y),
    );
  }
  const polygon = polygonOf(parts, parts.from, above, j.options.areaShape === 'counted');
  return polygon === undefined ? [] : cellsIn(polygon, grid, j.options.areaSquares);
}

/** Does the effect get to the cell? */
function reaches({ j, parts, mouths, flood }: Area, cell: Cell): boolean {
  if (solid(j, cell)) return false;
  if (!isPoint(parts.from)) return j.rules.lineOfEffect(j, parts.from, cell).free;
  return mouths.some((mouth) => clear(j, mouth, cell)) || flood?.has(cellIndex(j, cell)) === true;
}

const FAILS: readonly string[] = ['paralyzed', 'stunned', 'petrified', ...UNCONSCIOUS];

/** The saving throw: cover helps with Dexterity, and conditions give the better or the worse die. */
function saveOf({ j, names, parts }: Area, c: Creature, reflex: number): Saved {
  const what = parts.save!;
  const own = inForce(j, c);
  const bonus = c.saves?.[what];
  const onDexterity = what === 'reflex';
  const rules: RuleId[] = [];
  const among = (list: readonly string[]): string[] =>
    onDexterity
      ? list.filter((key) => {
          const holds =
            names[key] !== undefined &&
            (key === 'squeezing' ? isSqueezing(j, c) : own.includes(key)) &&
            (!UNLESS_OUT.includes(key) || !isIncapacitated(j, c)) &&
            (key !== 'dodging' || j.rules.speed(j, c).value > 0);
          if (holds) rules.push(...(names[key] ?? []));
          return holds;
        })
      : [];
  const level = exhaustionIn(own);
  const worn = level !== undefined && names[level] !== undefined ? level : undefined;
  if (worn !== undefined) rules.push(...names[worn]!);
  const less = wearinessOf(own, names['exhaustion']);
  rules.push(...less.flatMap((one) => one.rules));
  const fails = onDexterity ? own.find((condition) => FAILS.includes(condition)) : undefined;
  if (fails !== undefined) rules.push(...(names[fails] ?? names['unconscious'] ?? []));
  return {
    save: {
      what,
      ...(bonus === undefined ? {} : { bonus, total: bonus + (onDexterity ? reflex : 0) }),
      ...(fails === undefined ? {} : { fails: true }),
      advantage: among(['dodging', 'danger-sense']),
      disadvantage: [...among(['restrained', 'squeezing']), ...(worn === undefined ? [] : [worn])],
      conditions: less,
    },
    rules,
  };
}
interface Saved {
  readonly save: AreaSave;
  readonly rules: readonly RuleId[];
}
const UNLESS_OUT: readonly string[] = ['dodging', 'danger-sense'];

function caught(area: Area, c: Creature, squares: readonly Cell[]): Caught {
  const { j, names, parts, mouths } = area;
  const cover = isPoint(parts.from)
    ? coverFromPoint(
        j,
        parts.from,
        mouths.map(({ cell }) => cell),
        c,
      )
    : ({ degree: 'none', reflex: 0 } as const);
  // A spread comes around the obstacle.
  const reflex = area.flood === undefined ? cover.reflex : 0;
  const evades =
    hasTrait(c, 'evasion') && (names['evasion-always'] !== undefined || !isIncapacitated(j, c));
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
  return {
    id: c.id,
    ...(parts.by !== undefined && {
      relation: parts.by.id === c.id ? 'self' : j.rules.relation(parts.by, c).value,
    }),
    squares,
    distance: isPoint(parts.from)
      ? Math.min(...squares.map((cell) => far(parts.from as Point, cell)))
      : cellsBetween(j, standOf(j, parts.from), standOf(j, c)),
    cover: cover.degree,
    reflex,
    evasion: evades ? 'improved' : 'none',
    ...(saved !== undefined && { save: saved.save }),
    ...(damage !== undefined && { damage }),
    rules: uniqueRuleIds(
      names['creature'] ?? [],
      reflex > 0 ? (names['cover'] ?? []) : [],
      evades && parts.save === 'reflex' ? (names['evasion-always'] ?? names['evasion'] ?? []) : [],
      saved?.rules ?? [],
    ),
  };
}

/** Distance in cells from a point to the far side of a cell. */
const far = ([px, py]: Point, [x, y]: Cell): number =>
  Math.ceil(Math.max(Math.abs(x + 0.5 - px), Math.abs(y + 0.5 - py)));

function areaOf(names: AreaNames, judge: Judge, parts: AreaParts): AreaVerdict {
  const base = parts.elevation ?? (isPoint(parts.from) ? 0 : parts.from.elevation);
  const j = betweenHeights(judge, base, parts.by?.elevation ?? base);
  const mouths = isPoint(parts.from) ? mouthsAt(j, parts.from, parts.by) : [];
  const possible = !isPoint(parts.from) || mouths.length > 0;
  const flood =
    parts.shape === 'spread'
      ? spreading(
          j,
          mouths.map(({ cell }) => cell),
          parts.size,
        )
      : undefined;
  const area: Area = { j, names, parts, mouths, flood };
  const cells = possible ? shapeAt(area, 0).filter((cell) => reaches(area, cell)) : [];
  const creatures: Caught[] = [];
  const spared: AreaVerdict['spared'][number][] = [];
  const flat = new Set(possible ? shapeAt(area, 0).map((cell) => cell.join()) : []);
  for (const c of possible ? j.board.creatures : []) {
    if (!isPoint(parts.from) && parts.from.id === c.id) continue;
    const above = Math.round(c.elevation) - Math.round(base);
    const shape = above === 0 ? flat : new Set(shapeAt(area, above).map((cell) => cell.join()));
    const within = squaresOf(j, c).filter((cell) => shape.has(cell.join()));
    const squares = within.filter((cell) => reaches(area, cell));
    if (squares.length > 0) creatures.push(caught(area, c, squares));
    else if (within.length > 0)
      spared.push({ id: c.id, why: 'blocked', rules: names['blocked'] ?? [] });
    else if (squaresOf(j, c).some((cell) => flat.has(cell.join())))
      spared.push({ id: c.id, why: 'height', rules: names[parts.shape] ?? [] });
  }
  const blocked = flat.size > cells.length ? (names['blocked'] ?? []) : [];
  return {
    possible,
    ...(possible ? {} : { why: 'no-line-of-effect' }),
    cells,
    creatures,
    spared,
    rules: uniqueRuleIds(
      names[parts.shape] ?? [],
      names['squares'] ?? [],
      possible ? blocked : (names['blocked'] ?? []),
      ...creatures.map(({ rules }) => rules),
    ),
    unknown: creatures.flatMap(({ id, save }) =>
      save === undefined || save.fails === true || save.bonus !== undefined
        ? []
        : [`creatures.${id}.saves.${save.what}`],
    ),
  };
}

export const areasOf = (names: AreaNames): AreaRules => ({
  shapes: names['spread'] === undefined ? SHAPES : [...SHAPES, 'spread'],
  of: (j, parts) => areaOf(names, j, parts),
});
