/** Areas of effect: is the area possible, its cells, the creatures in it, their cover and saves. */
import type { Creature } from '../../../../board/creature.ts';
import type { Save } from '../../../../board/vocabulary.ts';
import { cellsApart, type Cell, type Point } from '../../../../board/grid.ts';
import { cite } from '../../../names.ts';
import { squaresOf } from '../../../core/distance.ts';
import { betweenHeights } from '../../../core/lineHeights.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { RuleId } from '../../../verdict.ts';
import type { MovementCitation } from './citations.ts';
import { cellsAtOrigin, hasClearLine, type Shelter } from './origin.ts';
import { cellIndex, solid, spreading } from '../../../core/spread.ts';
import { distanceToCell, cellsAround, fromCorner, squaresIn } from '../../../core/areaShapes.ts';
import type { AreaParts, AreaSave, AreaShape, AreaVerdict, Caught, Spared } from '../../../area.ts';
import { movementTrait } from './movementTraits.ts';

/** The shapes of the family. */
export const D20_SHAPES: readonly AreaShape[] = [
  'burst',
  'emanation',
  'spread',
  'cylinder',
  'cone',
  'line',
];

export function area(judge: FullJudge, parts: AreaParts): AreaVerdict {
  const height = parts.elevation ?? 0;
  const j = betweenHeights(judge, height, parts.by?.elevation ?? height);
  const { cites } = j.rules.movements;
  const { grid } = j.board.ground;
  const names: MovementCitation[] = [isPoint(parts.from) ? 'areaOrigin' : 'areaRound'];
  if (parts.by !== undefined) names.push('areaCast');
  const { from: origin } = parts;
  const from = isPoint(origin) ? cellsAtOrigin(j, origin, parts.by) : squaresOf(j, origin);
  const astray = startsElsewhere(j, parts);
  if (SHOOTS.has(parts.shape)) names.push('areaShape');
  if (parts.shape === 'spread') names.push('areaSpread');
  const possible = from.length > 0 && !astray;
  const lean: Point | undefined =
    parts.by === undefined ? undefined : [parts.by.at[0] + 0.5, parts.by.at[1] + 0.5];
  const flood = parts.shape === 'spread' ? spreading(j, from, parts.size) : undefined;
  const shape = !possible
    ? []
    : isPoint(origin)
      ? squaresIn({ ...parts, from: origin, lean }, grid, j.options.diagonals)
      : cellsAround(from, parts.size, grid, j.options.diagonals);
  const cells = shape.filter((cell) => within(j, parts, from, flood, cell));
  const [inShape, inside] = [setOf(shape), setOf(cells)];
  const creatures: Caught[] = [];
  const spared: Spared[] = [];
  for (const c of j.board.creatures) {
    const own = squaresOf(j, c).filter((cell) => inShape.has(cell.join()));
    const squares = own.filter((cell) => inside.has(cell.join()));
    const flat = Math.min(
      ...squares.map(
        (cell) =>
          flood?.get(cellIndex(j, cell)) ??
          (isPoint(origin)
            ? fromCorner(origin, cell, j.options.diagonals)
            : distanceToCell(from, cell, j.options.diagonals)),
      ),
    );
    const above = Math.round(c.elevation) - Math.round(height);
    const distance = cellsApart(flat, above, j.options.diagonals);
    if (own.length === 0) continue;
    if (squares.length === 0)
      spared.push({ id: c.id, why: 'blocked', rules: cite(cites, 'areaBlocked') });
    else if (parts.shape !== 'cylinder' && distance > parts.size)
      spared.push({ id: c.id, why: 'height', rules: cite(cites, 'areaOrigin') });
    else creatures.push(caught(j, parts, from, c, { squares, distance }));
  }
  if (creatures.some((c) => parts.by !== undefined && hiddenFrom(j, parts.by, c.id)))
    names.push('areaCorner');
  const missing = ({ id, save }: Caught): string[] =>
    save === undefined || save.fails === true || save.bonus !== undefined
      ? []
      : [`creatures.${id}.saves.${save.what}`];
  return {
    possible,
    ...(possible
      ? {}
      : { why: astray ? ('not-own-corner' as const) : ('no-line-of-effect' as const) }),
    cells,
    creatures,
    spared,
    rules: [
      ...new Set([
        ...cite(cites, ...names),
        ...creatures.flatMap((c) => c.rules),
        ...spared.flatMap((c) => c.rules),
      ]),
    ],
    unknown: creatures.flatMap(missing),
  };
}

/** Shapes that shoot away from the creature that creates them. */
const SHOOTS: ReadonlySet<AreaShape> = new Set(['cone', 'line']);

/** Does a cone or line begin at a point that is no corner of its creature's space? */
function startsElsewhere(j: FullJudge, { shape, from, by }: AreaParts): boolean {
  if (!j.rules.movements.table.ownCorner || !SHOOTS.has(shape)) return false;
  if (by === undefined || !isPoint(from)) return false;
  return !squaresOf(j, by).some(
    ([x, y]) => (from[0] === x || from[0] === x + 1) && (from[1] === y || from[1] === y + 1),
  );
}

const isPoint = (from: Point | Creature): from is Point => Array.isArray(from);

const BARE: Shelter = { cover: 'none', reflex: 0, evasion: false };

const setOf = (cells: readonly Cell[]): ReadonlySet<string> =>
  new Set(cells.map((cell) => cell.join()));

/**
 * Is the cell in the area? A spread includes the cells that it flows to, a cylinder every cell
 * without an obstacle, and other areas the cells to which a line from the point of origin is free.
 */
function within(
  j: FullJudge,
  parts: AreaParts,
  from: readonly Cell[],
  flood: ReadonlyMap<number, number> | undefined,
  cell: Cell,
): boolean {
  if (flood !== undefined) return flood.has(cellIndex(j, cell));
  if (parts.shape === 'cylinder') return !solid(j, cell);
  return isPoint(parts.from)
    ? hasClearLine(j, parts.from, from, cell)
    : !solid(j, cell) && j.rules.lineOfEffect(j, parts.from, cell).free;
}

function caught(
  j: FullJudge,
  parts: AreaParts,
  from: readonly Cell[],
  c: Creature,
  { squares, distance }: Pick<Caught, 'squares' | 'distance'>,
): Caught {
  const { cites, table, traits } = j.rules.movements;
  const names: MovementCitation[] = [];
  // Cover is judged only from a point of origin, not from a creature's whole space.
  const shelter = isPoint(parts.from) ? j.rules.movements.shelter(j, parts.from, from, c) : BARE;
  const { cover } = shelter;
  // Cover gives no protection from effects that spread around corners.
  const spreads = parts.shape === 'spread';
  const reflex = spreads ? 0 : shelter.reflex;
  names.push(spreads ? 'reflexSpread' : 'reflex');
  if (cover === 'none' && j.board.creatures.length > 1) names.push('softNoReflex');
  const sheltered = shelter.evasion && (!spreads || table.shelterFromSpreads);
  if (shelter.evasion) names.push('evasion');
  const evasion = sheltered ? 'improved' : (movementTrait(traits, c, 'evasion') ?? 'none');
  const saved =
    parts.saved !== undefined && Object.hasOwn(parts.saved, c.id) ? parts.saved[c.id] : undefined;
  const taken =
    parts.damage === undefined || saved === undefined
      ? {}
      : { damage: left(parts.damage, saved, evasion) };
  const save = parts.save === undefined ? undefined : saveOf(j, c, parts.save, reflex);
  return {
    id: c.id,
    ...(parts.by === undefined ? {} : { relation: relationOf(j, parts.by, c) }),
    squares,
    distance,
    cover,
    reflex,
    evasion,
    ...(save === undefined ? {} : { save: save.save }),
    ...taken,
    rules: [...new Set([...cite(cites, ...names), ...(save?.rules ?? [])])],
  };
}

const relationOf = (j: FullJudge, by: Creature, c: Creature): NonNullable<Caught['relation']> =>
  by.id === c.id ? 'self' : j.rules.relation(by, c).value;

/** The save of one creature: the bonus on the sheet, cover for a Reflex save, and conditions. */
function saveOf(
  j: FullJudge,
  c: Creature,
  what: Save,
  reflex: number,
): { readonly save: AreaSave; readonly rules: readonly RuleId[] } {
  const frame = j.rules.bodies.frame(j, c);
  const fails = frame.failsSaves.includes(what);
  const bonus = c.saves?.[what];
  const conditions = j.rules.states
    .modifiers(j, c)
    .changes.filter(({ on }) => on === what)
    .map(({ value, why, rules }) => ({ value, why, rules }));
  return {
    save: {
      what,
      ...(bonus === undefined ? {} : { bonus, total: bonus + (what === 'reflex' ? reflex : 0) }),
      ...(fails ? { fails } : {}),
      conditions,
    },
    rules: fails ? frame.rules : [],
  };
}

/** Damage that the creature takes after its save, with evasion. */
function left(damage: number, saved: boolean, evasion: Caught['evasion']): number {
  if (saved) return evasion === 'none' ? Math.floor(damage / 2) : 0;
  return evasion === 'improved' ? Math.floor(damage / 2) : damage;
}

const hiddenFrom = (j: FullJudge, by: Creature, id: string): boolean => {
  const other = j.board.creatures.find((c) => c.id === id);
  return (
    other !== undefined &&
    other.id !== by.id &&
    j.rules.cover(j, by, other, 'ranged').degree !== 'none'
  );
};
