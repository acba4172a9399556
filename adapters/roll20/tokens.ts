/** A token of a Roll20 page as a creature: where it stands, whose it is, and who says so. Pure. */
import type { Size } from '../../src/board/creature.ts';
import type { Origin, Provenance } from '../../src/scene/provenance.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { cellOf, spaceOf, type Frame } from '../common/geometry.ts';
import { conditionOf } from './markers.ts';
import type { RawSheet, RawToken } from './schema.ts';
import { readingOf } from './sheets/index.ts';

export type Creature = NonNullable<SceneDocument['creatures']>[number];

/** Cells on a side of the largest token that is a creature. */
const WIDEST = 20;
/** A token resized by hand is off by a little; a tenth of a cell more is no further cell. */
const SLACK = 0.1;

/** A token's width and height in cells, off by a little forgiven. */
export const cellsOf = (frame: Frame, pixels: number): number => {
  const cells = pixels / frame.size;
  const whole = Math.round(cells);
  return whole > 0 && Math.abs(cells - whole) <= SLACK ? whole : cells;
};

/** Null for a token without a usable place or size: where it stands is not to be guessed. */
export function placeOf(frame: Frame, { x, y, width, height }: Pick<RawToken, 'x' | 'y' | 'width' | 'height'>): Pick<Creature, 'at' | 'space'> | null {
  if (x == null || y == null || width == null || height == null || width <= 0 || height <= 0) return null;
  const [w, h] = [cellsOf(frame, width), cellsOf(frame, height)];
  if (Math.max(w, h) > WIDEST) return null;
  const at = cellOf(frame, x - (w * frame.size) / 2, y - (h * frame.size) / 2, w, h);
  return at.some((n) => n < -1000 || n > 2000) ? null : { at: [at[0], at[1]], space: spaceOf(w, h) };
}

/** Sizes that only one space has; a square's width is shared by Small and Medium. */
const SIZES: Readonly<Record<number, Size>> = { 2: 'large', 3: 'huge', 4: 'gargantuan', 5: 'colossal', 6: 'colossal' };
/** Narrower than so many cells it is drawn as one of those that share a square, and have no reach: Tiny is the largest of them. */
const NARROW = 0.75;

function sizeDrawn(frame: Frame, width: number, space: number | undefined): Size | undefined {
  return width < NARROW * frame.size ? 'tiny' : SIZES[space ?? 1];
}

/** "Ogre" of "Ogre 2", "Goblin" of "Goblin #3". */
const kindOf = (name: string): string => name.replace(/[\s#(]*\d+\)?\s*$/u, '').trim() || name;

/**
 * Sheets list weapons and do not say which is in hand. Where that would change what is threatened, nothing of it is known:
 * better a doubtful mark than a glaive's ring about somebody who holds a dagger.
 */
function handUnsure(attacks: Creature['attacks']): boolean {
  const held = (attacks ?? []).filter((a) => a.kind === 'melee' && a.natural !== true && a.unarmed !== true && a.ready === undefined);
  return new Set(held.map((a) => a.reachWeapon ?? 'none')).size > 1;
}

/** What stands on the page of a token: null where its place cannot be read. */
export function creatureOf(frame: Frame, token: RawToken, sheet: RawSheet | undefined): { creature: Creature; stands: Provenance } | null {
  const placed = placeOf(frame, token);
  if (placed === null) return null;
  const { facts: { attacks, ...facts }, origins: { attacks: ofAttacks, ...origins } } = readingOf(sheet);
  const sure = !handUnsure(attacks);
  const from: Record<string, Origin> = { ...origins, ...(sure && ofAttacks && { attacks: ofAttacks }), at: { from: 'token' }, space: { from: 'token' } };
  const size = facts.size ?? sizeDrawn(frame, Math.max(token.width ?? 0, token.height ?? 0), placed.space);
  if (facts.size === undefined && size !== undefined) from['size'] = { from: 'guess' };
  // Roll20 has no sides. Whom a player moves is of the party, whom nobody moves its foe; a nameless picture is nobody's.
  const side = token.played === true ? 'party' : token.somebody === true ? 'foes' : undefined;
  if (side !== undefined) from['side'] = { from: 'guess' };
  const understood = token.markers.filter((marker) => conditionOf(marker) !== undefined);
  const marked = understood.flatMap((marker) => conditionOf(marker) ?? []);
  if (marked.length > 0) from['conditions'] = { from: 'status' };
  const conditions = [...new Set([...(facts.conditions ?? []), ...marked])].sort();
  const name = token.name ?? undefined;
  if (name !== undefined) from['name'] = { from: 'token' };
  const kind = token.kind ?? (name === undefined ? undefined : kindOf(name));
  return {
    creature: {
      ...facts, ...(sure && attacks && { attacks }), ...placed, id: token.id, conditions,
      ...(name !== undefined && { name }), ...(side !== undefined && { side }), ...(size !== undefined && { size }),
      ...(conditions.includes('squeezing') && { squeezing: true }),
      ...(token.hidden === true && { visibleTo: side === undefined ? [] : [side] }),
    },
    stands: {
      ...(token.character && { character: token.character }), ...(kind && { kind }), ...(token.colour && { colour: token.colour }),
      ...(token.markers.length > 0 && { markers: token.markers, understood }), from,
    },
  };
}
