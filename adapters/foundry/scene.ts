/**
 * Turns a Foundry table into a scene document, or gives the reason why that is impossible. Pure.
 */
import type { Light } from '../../src/board/vocabulary.ts';
import { FORMAT } from '../../src/scene/format.ts';
import type { Provenance } from '../../src/scene/provenance.ts';
import type { SceneCreature } from '../../src/board/facts/creature.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import type { Notice } from '../../src/state/host.ts';
import { tokenSpaceOf, type Frame } from '../common/geometry.ts';
import { swarmByName } from '../words/kinds.ts';
import { oneTurnEach } from '../common/oneTurnEach.ts';
import { memoize } from '../../src/board/memoize.ts';
import { dropped } from '../common/schema.ts';
import { METRES_PER_CELL, scaleNotices } from '../common/scale.ts';
import { tokenCellAt, cellsHigh, frameOf, oddlyShaped } from './geometry.ts';
import { SIDE_BY_DISPOSITION } from './dispositions.ts';
import { groundCells, wallsOf, type SceneCells, type Walls } from './ground.ts';
import type { RawGround, RawSheet, RawToken, RawTokens } from './schema.ts';
import { gameOf, readerOf } from './sheets/index.ts';
import { provenanceOf } from './sheets/origins.ts';
import { closedRead, sheetRead, unreadOf } from './sheets/once.ts';
import { known, type SheetReader } from './sheets/read.ts';
import { thingOf } from './things.ts';

/**
 * Grid, walls and ground of a scene, rebuilt only when they change: boards are cached by the
 * identity of these lists.
 */
export interface Floor {
  readonly frame: Frame | null;
  readonly grid: SceneDocument['grid'] | null;
  readonly walls: Walls;
  readonly cells: SceneCells;
  /** Light of every cell that names no other; absent: bright. */
  readonly light?: Light;
  readonly notices: readonly Notice[];
}

export const NO_SHEETS: ReadonlyMap<string, RawSheet> = new Map();

const GRIDLESS = 0;
/**
 * Versions of Foundry for which the adapter was written. A later version is read too, and the dock
 * warns of it.
 */
const TRIED = [11, 12, 13, 14];

const unread = (fields: readonly string[]): Notice[] =>
  fields.map((field) => ({ code: 'error.reading', params: { field } }));

export function floorOf(ground: RawGround): Floor {
  const notices: Notice[] = [];
  const none = (code?: string): Floor => ({
    frame: null,
    grid: null,
    walls: [],
    cells: [],
    notices: code === undefined ? notices : [{ code }, ...notices],
  });
  if (!TRIED.includes(ground.generation ?? 0))
    notices.push({ code: 'error.adapter', params: { host: 'Foundry', version: ground.version } });
  notices.push(...unread(ground.broken));
  if (ground.grid.type === GRIDLESS) return none('error.gridless');
  const frame = frameOf(ground);
  if (frame === null) return none('notice.noGrid');
  if (frame.hex === undefined)
    notices.push(...scaleNotices(ground.grid.distance, ground.grid.units));
  const { walls, notices: ofWalls } = wallsOf(frame, ground);
  const { cells, notices: ofCells } = groundCells(frame, ground);
  return {
    frame,
    walls,
    cells,
    grid: frame.hex?.grid ?? {
      kind: 'square',
      columns: frame.columns,
      rows: frame.rows,
      metresPerCell: METRES_PER_CELL,
    },
    notices: [...notices, ...ofWalls, ...ofCells],
  };
}

/** The diagonals of a table, by Foundry's numbers; the other ways of counting are reported. */
const DIAGONALS: Readonly<Record<number, SceneDocument['options']>> = {
  0: { diagonals: 'one' },
  4: { diagonals: 'alternate' },
  5: { diagonals: 'alternate' },
};

/** How the table counts diagonals, where its map says so. */
const optionsOf = ({ diagonals }: RawGround): SceneDocument['options'] =>
  diagonals == null ? undefined : DIAGONALS[diagonals];

/**
 * The creature of a token, the sources of its facts, and notices about unusual facts. `creature` is
 * null if its position cannot be read.
 */
interface Stands {
  readonly creature: SceneCreature | null;
  readonly provenance?: Provenance;
  readonly notices: readonly Notice[];
  /** The number of the token's statuses that could not be read. */
  readonly lost: number;
}

/**
 * Builds the scene document of the whole table. A token with unchanged data stays the same creature
 * object.
 * @param sheets by token id
 * @returns `scene` is null if nothing can be judged; `notices` gives the reason, and names
 *   everything else that could not be read
 */
export function sceneOf(
  floor: Floor,
  ground: RawGround,
  table: RawTokens,
  sheets: ReadonlyMap<string, RawSheet>,
): { scene: SceneDocument | null; notices: Notice[]; provenance: Map<string, Provenance> } {
  const provenance = new Map<string, Provenance>();
  const reader = readerOf(ground.system);
  const missing = new Set(table.broken);
  for (const token of table.tokens) {
    const unreadFields = unreadOf(reader, sheets.get(token.id));
    // A chest has no speed and no attacks to miss.
    if (unreadFields.length === 0 || thingOf(token, ground.system) !== undefined) continue;
    for (const field of unreadFields) missing.add(field);
  }
  const notices: Notice[] = [
    ...floor.notices,
    ...unread(
      [...missing].filter(
        (field) => !floor.notices.some(({ params }) => params?.['field'] === field),
      ),
    ),
  ];
  const { frame, grid } = floor;
  if (frame === null || grid === null) return { scene: null, notices, provenance };
  if (reader.system === '' && table.tokens.some((t) => t.actor))
    notices.push({ code: 'notice.sheets', params: { system: ground.system } });
  const creatures: SceneCreature[] = [];
  /** The number of entries of the table's lists that could not be read. */
  let lost = dropped(table.tokens) + dropped(table.elsewhere) + dropped(table.combat?.turns);
  // Of a creature with several combatants, all must be defeated.
  const fighting = new Set(
    table.combat?.turns.flatMap((t) => (t.defeated === true ? [] : [t.token])),
  );
  const defeated = new Set(
    table.combat?.turns.flatMap(({ token }) => (fighting.has(token) ? [] : [token])),
  );
  for (const token of table.tokens) {
    const sheet = sheets.get(token.id);
    const stands = standing(frame, ground, token, {
      reader,
      sheet,
      defeated: defeated.has(token.id),
    });
    notices.push(...stands.notices);
    lost += stands.lost;
    if (stands.creature === null) continue;
    creatures.push(stands.creature);
    if (stands.provenance !== undefined) provenance.set(token.id, stands.provenance);
  }
  if (lost > 0) notices.push({ code: 'notice.dropped', params: { n: lost } });
  const repeated = table.combat === null ? [] : combatRows(table.combat).repeated;
  for (const { id, name } of creatures)
    if (repeated.includes(id))
      notices.push({ code: 'notice.twoTurns', params: { name: name ?? id } });
  const options = optionsOf(ground);
  const degrees = statedCover(reader, table);
  if (ground.diagonals != null && options === undefined) notices.push({ code: 'notice.diagonals' });
  notices.push(...mixedRules(reader, ground, table, sheets));
  const turn = turnOf(table, new Set([...creatures, ...table.elsewhere].map(({ id }) => id)));
  return {
    scene: {
      format: FORMAT,
      ruleset: '',
      grid,
      walls: floor.walls,
      cells: floor.cells,
      ...(floor.light !== undefined && { light: floor.light }),
      creatures,
      ...(options !== undefined && { options }),
      ...(degrees !== undefined && degrees.length > 0 && { degrees }),
      ...(turn === undefined ? {} : { turn }),
    },
    notices,
    provenance,
  };
}

/** The most degrees that a scene document may hold. */
const MOST_DEGREES = 20_000;
/** Cover by a status counts against every other creature, as in the system's own rolls. */
function statedCover(reader: SheetReader, { tokens }: RawTokens): SceneDocument['degrees'] {
  const covered = tokens.flatMap(({ id, statuses }) => {
    const degree = reader.coverOf?.(statuses);
    return degree === undefined ? [] : [{ to: id, degree }];
  });
  return covered
    .flatMap(({ to, degree }) =>
      tokens.filter(({ id }) => id !== to).map(({ id: from }) => ({ from, to, degree })),
    )
    .slice(0, MOST_DEGREES);
}

/** Says how many creatures follow other rules than the table, by what their documents state. */
function mixedRules(
  reader: SheetReader,
  ground: RawGround,
  { tokens }: RawTokens,
  sheets: ReadonlyMap<string, RawSheet>,
): Notice[] {
  const { game } = gameOf(ground);
  const others = tokens.filter(({ id }) => {
    const sheet = sheets.get(id);
    const own = sheet?.open === true ? reader.gameOf?.(sheet) : undefined;
    return own !== undefined && own !== game;
  });
  return others.length === 0
    ? []
    : [{ code: `notice.mixed.${game}`, params: { n: others.length } }];
}

const stood = memoize<Stands>();
/** What is known about a token's creature besides the token. */
interface Known {
  readonly reader: SheetReader;
  readonly sheet: RawSheet | undefined;
  readonly defeated: boolean;
}
const standing = (frame: Frame, ground: RawGround, token: RawToken, by: Known): Stands =>
  stood(
    token,
    [frame, ground.grid.distance, ground.base, ground.system, by.reader, by.sheet, by.defeated],
    () => standsOf(frame, ground, token, by),
  );

function standsOf(
  frame: Frame,
  ground: RawGround,
  token: RawToken,
  { reader, sheet, defeated }: Known,
): Stands {
  const params = { name: token.name ?? token.id };
  const lost = dropped(token.statuses);
  const placed = place(frame, token);
  if (placed === null) return { creature: null, notices: [{ code: 'notice.token', params }], lost };
  const read =
    sheet === undefined
      ? closedRead({}, token.statuses, reader.words)
      : sheetRead(reader, sheet, token.statuses);
  const side = SIDE_BY_DISPOSITION[token.disposition ?? NaN];
  const thing = thingOf(token, ground.system);
  const conditions = new Set(read.conditions ?? []);
  if (defeated) conditions.add('dead');
  const creature = known<SceneCreature>({
    ...read,
    ...placed,
    id: token.id,
    name: token.name ?? undefined,
    side,
    elevation: elevation(ground, token),
    moving: token.moving ?? undefined,
    squeezing: conditions.has('squeezing') ? true : undefined,
    subtypes:
      swarmByName(read, [token.name, sheet?.open === true ? sheet.kind : null]) ?? read.subtypes,
    conditions: [...conditions].sort(),
    opportunitiesTaken: undefined,
    visibleTo: token.hidden === true ? (side === undefined ? [] : [side]) : undefined,
    mount: token.mount ?? undefined,
    scenery: thing === undefined ? undefined : 'clear',
  });
  const notices: Notice[] =
    thing !== undefined
      ? []
      : [
          ...(oddlyShaped(frame, token) ? [{ code: 'notice.hexShape', params }] : []),
          ...(token.width !== token.height ? [{ code: 'notice.oblong', params }] : []),
        ];
  return {
    creature,
    notices,
    lost,
    provenance: provenanceOf(token, { reader, sheet, read }, creature, { defeated, thing }),
  };
}

/**
 * The cell and space of a token; null without a usable position or size, because a cell is never
 * guessed.
 */
function place(frame: Frame, token: RawToken): Pick<SceneCreature, 'at' | 'space'> | null {
  const { x, y, width, height } = token;
  if (x == null || y == null || width == null || height == null) return null;
  if (width <= 0 || height <= 0 || Math.max(width, height) > 20) return null;
  const at = tokenCellAt(frame, token, x, y);
  if (at === null || at.some((n) => n < -1000 || n > 2000)) return null;
  return { at: [at[0], at[1]], space: tokenSpaceOf(width, height) };
}

/**
 * A token's height above the level's floor, converted from distance units to cells by the map's own
 * scale, so that 5 ft and 1.5 m are both one cell.
 */
function elevation({ grid, base }: RawGround, token: RawToken): number | undefined {
  return token.elevation == null ? undefined : cellsHigh({ grid, base }, token.elevation);
}

/** The first combatant of a creature has its turn; of several, the others have none. */
const combatRows = ({ turns, turn }: NonNullable<RawTokens['combat']>) =>
  oneTurnEach(turns, turn ?? -1, ({ token }, i) => turns.findIndex((t) => t.token === token) === i);

const MOST_INITIATIVE = 1000;

type CombatRow = NonNullable<RawTokens['combat']>['turns'][number];

/** The combatants beside the one on turn, without others between, that are of its group. */
function togetherIn(
  turns: readonly CombatRow[],
  now: CombatRow | undefined,
  seen: (token: string | null) => token is string,
): string[] {
  const at = now === undefined ? -1 : turns.indexOf(now);
  if (now?.group == null || at < 0) return [];
  const isOther = (row: CombatRow): boolean => row.group !== now.group;
  const end = turns.findIndex((row, i) => i > at && isOther(row));
  const start = turns.findLastIndex((row, i) => i < at && isOther(row));
  return turns
    .slice(start + 1, end < 0 ? undefined : end)
    .flatMap(({ token, defeated }) => (seen(token) && defeated !== true ? [token] : []));
}

/**
 * The turn as far as Foundry knows it: the order and the creature on turn, but not its actions, and
 * never surprise.
 */
function turnOf(table: RawTokens, present: ReadonlySet<string>): SceneDocument['turn'] {
  const { combat } = table;
  if (combat === null || combat.round == null || combat.round < 1) return undefined;
  const seen = (token: string | null): token is string => token !== null && present.has(token);
  const rows = combatRows(combat);
  const order = rows.turns.map((t) => t.token).filter(seen);
  const active = rows.now?.token ?? null;
  // A creature stops being flat-footed as soon as its first turn begins.
  const acted =
    combat.round > 1
      ? order
      : order.filter((id) => combat.turns.findIndex((t) => t.token === id) <= (combat.turn ?? -1));
  const together = togetherIn(rows.turns, rows.now, seen);
  const counts = rows.turns.flatMap(({ token, count }) =>
    seen(token) && count != null && Math.abs(count) <= MOST_INITIATIVE ? [[token, count]] : [],
  );
  return {
    round: Math.floor(combat.round),
    order,
    acted,
    ...(seen(active) ? { active } : {}),
    ...(together.length > 1 && { together }),
    ...(counts.length > 0 && { counts: Object.fromEntries(counts) as Record<string, number> }),
  };
}
