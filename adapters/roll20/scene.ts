/** Turns a Roll20 table into a scene document, or gives the reason why that is impossible. Pure. */
import { oneTurnEach } from '../common/oneTurnEach.ts';
import { FORMAT } from '../../src/scene/format.ts';
import type { Provenance } from '../../src/scene/provenance.ts';
import type { SceneCreature } from '../../src/board/facts/creature.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import type { Notice, Reading } from '../../src/state/host.ts';
import type { Frame } from '../common/geometry.ts';
import { memoize } from '../../src/board/memoize.ts';
import { namesGroup } from '../common/groupNames.ts';
import { dropped } from '../common/schema.ts';
import { METRES_PER_CELL, scaleNotices } from '../common/scale.ts';
import { frameOf, gridDoubted, wallsOf, type Walls } from './ground.ts';
import type { RawGround, RawSheet, RawTokens } from './schema.ts';
import { isHexed } from './hexes.ts';
import { olderSheets, vocabularyOf } from './sheets/index.ts';
import { pageLight, litScene } from './light.ts';
import { creatureOfToken, isOblong, sheetFor } from './creatureOfToken.ts';
import { arcsOf, lightsSeen, openMemory, sightOf, unveiled, type WallMemory } from './veil.ts';

/**
 * Grid, walls and ground of a page, rebuilt only when they change: boards are cached by the
 * identity of these lists.
 */
export interface Floor {
  readonly frame: Frame | null;
  readonly walls: Walls;
  readonly notices: readonly Notice[];
}

const MOST_INITIATIVE = 1000;
const MOST_ROUNDS = 10_000;

const unread = (broken: readonly string[], said: readonly Notice[] = []): Notice[] =>
  broken
    .filter((field) => !said.some(({ params }) => params?.['field'] === field))
    .map((field) => ({ code: 'error.reading', params: { field } }));

/**
 * Notices for grids that cannot be judged, by kind. An unset grid type means squares, as on new
 * pages.
 */
const OTHER_GRIDS: Readonly<Record<string, string>> = {
  dimetric: 'error.isometric',
  isometric: 'error.isometric',
};

export function floorOf(ground: RawGround): Floor {
  const notices = [
    ...unread(ground.broken),
    ...(ground.astray === true ? [{ code: 'error.multipleScenes' }] : []),
  ];
  const none = (code: string): Floor => ({
    frame: null,
    walls: [],
    notices: [{ code }, ...notices],
  });
  const kind = ground.page.grid ?? 'square';
  if (kind !== 'square' && !isHexed(kind))
    return none(Object.hasOwn(OTHER_GRIDS, kind) ? (OTHER_GRIDS[kind] as string) : 'notice.noGrid');
  if (ground.page.snap === 0) return none('error.gridless');
  const frame = frameOf(ground);
  if (frame === null) return none('notice.noGrid');
  const { walls, notices: ofWalls } = wallsOf(frame, ground);
  return {
    frame,
    walls,
    notices: [
      ...notices,
      ...(gridDoubted(frame, ground) ? [{ code: 'notice.gridDoubt' }] : []),
      ...(frame.hex ? [] : scaleNotices(ground.page.distance, ground.page.units)),
      ...ofWalls,
    ],
  };
}

/**
 * Cache of creatures by token: a token whose data did not change keeps the same creature object.
 */
const stood = memoize<ReturnType<typeof creatureOfToken>>();

/**
 * The page's way of counting diagonals, for the fifth edition, whose rules count each as one square:
 * every second one as two, or as its rules do. Other ways are reported.
 */
const DIAGONALS: ReadonlyMap<string, NonNullable<SceneDocument['options']>> = new Map([
  ['foure', {}],
  ['threefive', { diagonals: 'alternate' }],
]);

/**
 * Builds the scene document of the whole table.
 * @param sheets by id of the character
 * @param known the walls that this user knows
 * @returns `scene` is null if nothing can be judged; `notices` gives the reason, and names
 *   everything else that could not be read
 */
export function sceneOf(
  floor: Floor,
  ground: RawGround,
  table: RawTokens,
  sheets: ReadonlyMap<string, RawSheet>,
  known: WallMemory = openMemory(),
): Pick<Reading, 'scene' | 'notices' | 'provenance'> {
  const notices: Notice[] = [...floor.notices, ...unread(table.broken, floor.notices)];
  if (ground.veil?.fog === true) notices.push({ code: 'notice.fog' });
  for (const { id, name } of arcsOf(ground, table))
    notices.push({ code: 'notice.arc', params: { name: name ?? id } });
  const { frame } = floor;
  if (frame === null) return { scene: null, notices };
  const words = vocabularyOf(sheets.values());
  const { diagonals } = ground.page;
  const options = words === 'fifth' && diagonals != null ? DIAGONALS.get(diagonals) : undefined;
  if (words === 'fifth' && diagonals != null && options === undefined)
    notices.push({ code: 'notice.diagonals' });
  const older = olderSheets(sheets.values());
  if (older > 0) notices.push({ code: 'notice.mixed.dnd-5e-2024', params: { n: older } });
  const creatures: SceneCreature[] = [];
  const provenance = new Map<string, Provenance>();
  for (const token of unveiled(frame, floor.walls, ground, table)) {
    const sheet = sheetFor(token, sheets);
    const read = stood(token, [frame, sheet, words], () =>
      creatureOfToken(frame, token, sheet, words),
    );
    if (read === null) {
      notices.push({ code: 'notice.token', params: { name: token.name ?? token.id } });
      continue;
    }
    creatures.push(read.creature);
    provenance.set(token.id, read.stands);
    if (token.creature !== false && isOblong(frame, token))
      notices.push({ code: 'notice.oblong', params: { name: token.name ?? token.id } });
  }
  if ((table.unread ?? 0) > 0)
    notices.push({ code: 'notice.sheetsUnread', params: { n: table.unread as number } });
  if ((table.loading ?? 0) > 0)
    notices.push({ code: 'notice.sheetsLoading', params: { n: table.loading as number } });
  const lost =
    table.tokens.reduce(
      (sum, { markers, hands }) => sum + dropped(markers) + dropped(hands),
      dropped(table.tokens),
    ) + dropped(table.turns);
  if (lost > 0) notices.push({ code: 'notice.dropped', params: { n: lost } });
  const turn = turnOf(table, provenance, creatures);
  const repeated = rowsOf(table.turns ?? []).repeated;
  for (const { id, name } of creatures)
    if (repeated.includes(id))
      notices.push({ code: 'notice.twoTurns', params: { name: name ?? id } });
  const sight = sightOf(frame, floor.walls, ground, table);
  const lit = litScene(
    pageLight(frame, floor.walls, ground, table.lights, sight),
    lightsSeen(frame, table.lights, sight),
  );
  notices.push(...lit.notices);
  return {
    scene: {
      format: FORMAT,
      ruleset: '',
      grid: frame.hex?.grid ?? {
        kind: 'square',
        columns: frame.columns,
        rows: frame.rows,
        metresPerCell: METRES_PER_CELL,
      },
      walls: known(frame, floor.walls, ground, table),
      ...lit.ground,
      creatures,
      ...(options?.diagonals !== undefined && { options }),
      ...(turn !== undefined && { turn }),
    },
    notices,
    provenance,
  };
}

/**
 * Of a creature's rows the one with the highest count is its turn. Rows with equal counts, or
 * without, cannot be told apart: the one nearest to the top is it.
 */
const rowsOf = (turns: NonNullable<RawTokens['turns']>) =>
  oneTurnEach(turns, 0, ({ token }, i) => {
    const own = turns.flatMap((row, at) => (row.token === token ? [{ at, count: row.count }] : []));
    const most = Math.max(...own.map((row) => row.count ?? -Infinity));
    return own.find((row) => (row.count ?? -Infinity) === most)?.at === i;
  });

type TurnRow = NonNullable<RawTokens['turns']>[number];

/**
 * Like monsters whose shared turn it is: tokens of one character whose rows follow each other with
 * the same count; or, of a row that names a group, the tokens of that kind without a row.
 */
function togetherIn(
  turns: readonly TurnRow[],
  now: TurnRow | undefined,
  present: ReadonlyMap<string, Provenance>,
  creatures: readonly SceneCreature[],
): string[] {
  if (now === undefined) return [];
  if (now.token === null) {
    const { name } = now;
    if (name === undefined) return [];
    return creatures.flatMap(({ id, name: own, scenery }) =>
      scenery === undefined &&
      !turns.some(({ token }) => token === id) &&
      namesGroup(name, [own, present.get(id)?.kind])
        ? [id]
        : [],
    );
  }
  const kindOfRow = ({ token, count }: TurnRow): string | undefined => {
    const { kind } = present.get(token ?? '') ?? {};
    return count == null || kind === undefined ? undefined : `${count} ${kind}`;
  };
  const own = kindOfRow(now);
  const at = turns.indexOf(now);
  if (own === undefined) return [];
  // The list begins with the creature on turn, so those before it may stand at its end.
  const turned = [...turns.slice(at), ...turns.slice(0, at)];
  const after = turned.findIndex((row) => kindOfRow(row) !== own);
  const last = turned.findLastIndex((row) => kindOfRow(row) !== own);
  const block = after < 0 ? turned : [...turned.slice(last + 1), ...turned.slice(0, after)];
  return block.flatMap(({ token }) => token ?? []);
}

/**
 * The turn. Roll20 rotates its list, so that the first row is the creature on turn. Roll20 does not
 * store rounds, nor which turns are over.
 */
function turnOf(
  { turns, round }: RawTokens,
  present: ReadonlyMap<string, Provenance>,
  creatures: readonly SceneCreature[],
): SceneDocument['turn'] {
  if (turns === null) return undefined;
  const rows = rowsOf(turns);
  const here = rows.turns.flatMap(({ token, count }) =>
    token !== null && present.has(token) ? [{ token, count }] : [],
  );
  const active = rows.now?.token;
  const together = togetherIn(rows.turns, rows.now, present, creatures);
  // Tables break ties of initiative with fractions of a point; the order alone tells how a tie was
  // broken.
  const counts = here.flatMap(({ token, count }) =>
    count == null || Math.abs(count) > MOST_INITIATIVE ? [] : [[token, Math.floor(count)] as const],
  );
  return here.length === 0 && together.length === 0
    ? undefined
    : {
        order: [...new Set(here.map(({ token }) => token))],
        ...(counts.length > 0 && { counts: Object.fromEntries(counts) }),
        ...(active != null && present.has(active) && { active }),
        ...(together.length > (active == null ? 0 : 1) && { together }),
        ...(round != null && round >= 1 && round <= MOST_ROUNDS && { round: Math.floor(round) }),
      };
}
