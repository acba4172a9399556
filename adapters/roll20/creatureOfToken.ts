/**
 * Turns a token of a Roll20 page into a creature: its cell, its space from its size in pixels, its
 * side, and the source of each fact. Pure.
 */
import type { Size } from '../../src/board/vocabulary.ts';
import type { Origin, Provenance } from '../../src/scene/provenance.ts';
import type { SceneCreature } from '../../src/board/facts/creature.ts';
import type { Cell } from '../../src/board/grid.ts';
import { inRows } from '../../src/board/hex.ts';
import { topLeftCell, cornerOf, tokenSpaceOf, type Frame } from '../common/geometry.ts';
import { spaceAt, toPixels } from '../common/hexes.ts';
import type { Vocabulary } from '../words/conditionNames.ts';
import { swarmByName } from '../words/kinds.ts';
import { handUnsure } from '../words/weapons.ts';
import { conditionOfMarker } from './markers.ts';
import type { RawSheet, RawToken } from './schema.ts';
import { readingOf } from './sheets/index.ts';

/** Maximum size of a token that counts as a creature, in cells on a side. */
const WIDEST = 20;
/**
 * Tolerance in cells for tokens that were resized by hand: a difference of up to a tenth of a cell
 * is ignored.
 */
const SLACK = 0.1;

/** A token's width or height in squares, with the tolerance above. */
const cellsOf = (frame: Frame, pixels: number): number => {
  const cells = pixels / frame.size;
  const whole = Math.round(cells);
  return whole > 0 && Math.abs(cells - whole) <= SLACK ? whole : cells;
};

type Box = Pick<RawToken, 'x' | 'y' | 'width' | 'height'>;

/**
 * A token's size in hexes, computed once from its width and once from its height. The formulas
 * differ, because the distance between lines of hexes is smaller than the width of a hex.
 */
function hexesOf(
  { scale: [sx, sy], grid: { layout } }: NonNullable<Frame['hex']>,
  width: number,
  height: number,
): [number, number] {
  const [across, lines] = inRows(layout) ? [width / sx, height / sy] : [height / sy, width / sx];
  const thick = 2 / Math.sqrt(3);
  return [across, (lines / thick - 0.25) / 0.75];
}

/**
 * Width of a token's space in cells; null for a token without a usable size. On hexes, users size
 * tokens to fit their pictures, so the nearest whole size counts.
 */
function spaceAcross(frame: Frame, { width, height }: Box): number | null {
  if (width == null || height == null || width <= 0 || height <= 0) return null;
  const [a, b] = frame.hex
    ? hexesOf(frame.hex, width, height)
    : [cellsOf(frame, width), cellsOf(frame, height)];
  const n = frame.hex ? Math.max(1, Math.round((a + b) / 2)) : tokenSpaceOf(a, b);
  return Math.max(a, b) > WIDEST ? null : n;
}

/** Is one side of the token noticeably longer than the other? */
export function isOblong(frame: Frame, { width, height }: Box): boolean {
  if (frame.hex === undefined) return Math.abs((width ?? 0) - (height ?? 0)) > frame.size / 10;
  const [a, b] = hexesOf(frame.hex, width ?? 0, height ?? 0);
  return Math.abs(a - b) > 0.5;
}

/** The top-left cell of a token whose center is at (x, y); null without a usable size. */
export function tokenCellAtCenter(frame: Frame, box: Box, x: number, y: number): Cell | null {
  const n = spaceAcross(frame, box);
  if (n === null || box.width == null || box.height == null) return null;
  if (frame.hex) return spaceAt(frame.hex, x, y, n);
  const [width, height] = [cellsOf(frame, box.width), cellsOf(frame, box.height)];
  const corner = { x: x - (width * frame.size) / 2, y: y - (height * frame.size) / 2 };
  return topLeftCell(frame, { ...corner, width, height });
}

/** The center of a token on a cell, in page pixels; null without a usable size. */
export function middleAt(frame: Frame, box: Box, cell: Cell): readonly [number, number] | null {
  const n = spaceAcross(frame, box);
  if (n === null || box.width == null || box.height == null) return null;
  if (frame.hex) return toPixels(frame.hex, frame.hex.tiling.middleOf(cell, n));
  const [x, y] = cornerOf(frame, cell, cellsOf(frame, box.width), cellsOf(frame, box.height));
  return [x + box.width / 2, y + box.height / 2];
}

/**
 * The cell and space of a token; null without a usable position or size, because a cell is never
 * guessed.
 */
export function tokenPlace(frame: Frame, box: Box): Pick<SceneCreature, 'at' | 'space'> | null {
  const { x, y } = box;
  const [at, space] =
    x == null || y == null
      ? [null, null]
      : [tokenCellAtCenter(frame, box, x, y), spaceAcross(frame, box)];
  return at === null || space === null || at.some((n) => n < -1000 || n > 2000)
    ? null
    : { at: [at[0], at[1]], space };
}

/**
 * Creature sizes by the width of their space in cells. A width of 1 is left out, because Small and
 * Medium share it.
 */
const SIZES: Readonly<Record<number, Size>> = {
  2: 'large',
  3: 'huge',
  4: 'gargantuan',
  5: 'colossal',
  6: 'colossal',
};
/**
 * If a token is narrower than this, in cells, it counts as a creature that shares its square and
 * has no reach: Tiny or smaller.
 */
const NARROW = 0.75;

function sizeDrawn(frame: Frame, width: number, space: number | undefined): Size | undefined {
  return width < NARROW * frame.size ? 'tiny' : SIZES[space ?? 1];
}

/** The kind of creature in a name with a number: "Ogre" of "Ogre 2", "Goblin" of "Goblin #3". */
const kindOf = (name: string): string => name.replace(/[\s#(]*\d+\)?\s*$/u, '').trim() || name;

/**
 * The sheet of a token's character. A sheet that this user may no longer open is ignored, even if
 * the page sent it before.
 */
export const sheetFor = (
  token: RawToken,
  sheets: ReadonlyMap<string, RawSheet>,
): RawSheet | undefined => (token.open === true ? sheets.get(token.character ?? '') : undefined);

/**
 * The creature of a token; null if its position cannot be read.
 * @param sheet of the token's character, if open to this user
 * @param words vocabulary of the markers; absent: that of the rulesets
 */
export function creatureOfToken(
  frame: Frame,
  token: RawToken,
  sheet: RawSheet | undefined,
  words?: Vocabulary,
): { creature: SceneCreature; stands: Provenance } | null {
  const placed = tokenPlace(frame, token);
  if (placed === null) return null;
  const {
    facts: { attacks, ...facts },
    origins: { attacks: ofAttacks, ...origins },
    strange,
  } = readingOf(sheet);
  const sure = !handUnsure(attacks);
  const from: Record<string, Origin> = {
    ...origins,
    ...(sure && ofAttacks && { attacks: ofAttacks }),
    at: { from: 'token' },
    space: { from: 'token' },
  };
  const size =
    facts.size ?? sizeDrawn(frame, Math.max(token.width ?? 0, token.height ?? 0), placed.space);
  if (facts.size === undefined && size !== undefined) from['size'] = { from: 'guess' };
  // Roll20 does not store sides. A token that a player controls belongs to the party. A creature
  // that no player controls is a foe. A nameless picture has no side.
  const side = token.played === true ? 'party' : token.somebody === true ? 'foes' : undefined;
  if (side !== undefined) from['side'] = { from: 'guess' };
  // Roll20 does not say what a token is. Nothing but a picture: a chest, a torch, a spell's area.
  const thing = token.creature === false;
  if (thing) from['scenery'] = { from: 'guess' };
  const understood = token.markers.filter(
    (marker) => conditionOfMarker(marker, words) !== undefined,
  );
  const marked = understood.flatMap((marker) => conditionOfMarker(marker, words) ?? []);
  if (marked.length > 0) from['conditions'] = { from: 'status' };
  const conditions = [...new Set([...(facts.conditions ?? []), ...marked])].sort();
  const name = token.name ?? undefined;
  if (name !== undefined) from['name'] = { from: 'token' };
  const swarm = swarmByName(facts, [name, token.kind]);
  if (swarm !== undefined) from['subtypes'] = { from: 'guess', field: 'name' };
  const kind = token.kind ?? (name === undefined ? undefined : kindOf(name));
  return {
    creature: {
      ...facts,
      ...(sure && attacks && { attacks }),
      ...placed,
      id: token.id,
      conditions,
      ...(name !== undefined && { name }),
      ...(side !== undefined && { side }),
      ...(size !== undefined && { size }),
      ...(swarm !== undefined && { subtypes: swarm }),
      ...(conditions.includes('squeezing') && { squeezing: true }),
      ...(thing && { scenery: 'clear' as const }),
      ...(token.hidden === true && { visibleTo: side === undefined ? [] : [side] }),
    },
    stands: {
      // If the sheet is closed, its id is left out; otherwise the user could tell that two tokens
      // with different names have the same character.
      ...(token.character &&
        (token.open === true ? { character: token.character } : { closed: true as const })),
      ...(kind && { kind }),
      ...(token.colour && { colour: token.colour }),
      ...(token.markers.length > 0 && { markers: token.markers, understood }),
      ...(strange && { strange }),
      from,
    },
  };
}
