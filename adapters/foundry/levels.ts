/**
 * Levels of a scene (Foundry 14 and later): the drawn level, its tokens and walls, and the facts
 * that this user may know about other levels. A level that cannot be read counts as empty:
 * creatures that may be on it are left out, and the dock says so. Runs in the page's world.
 */
import {
  safeRead,
  isFlag,
  isNumber,
  isText,
  isThing,
  arrayOf,
  mustBe,
} from '../common/safeRead.ts';
import type { Level, FoundryRegion, TokenDoc } from './live.ts';
import { generation, isMaster, theCanvas, tokensDrawn, user } from './page.ts';

const has = (): boolean => generation() >= 14;
const drawn = (): Level | undefined => safeRead('level', () => mustBe(theCanvas()?.level, isThing));

/** Id of the drawn level; '' in versions without levels. */
export const levelId = (): string =>
  has() ? (safeRead('level', () => mustBe(drawn()?.id, isText)) ?? '?') : '';

/** Height of the drawn level's floor above the scene's zero, in distance units. */
export const floorHeight = (): number | null =>
  has()
    ? (safeRead('level', () => {
        const { base, bottom, top } = mustBe(drawn()?.elevation, isThing);
        if (Number.isFinite(base)) return base as number;
        return Number.isFinite(bottom) ? (bottom as number) : Math.min(isNumber(top) ? top : 0, 0);
      }) ?? null)
    : 0;

/**
 * Is a wall or a region in the drawn level? A wall or region that names no level is in all of them.
 */
export function isHere(levels: Iterable<string> | undefined): boolean {
  if (!has()) return true;
  const all = arrayOf(levels).map((each) => mustBe(each, isText));
  return all.length === 0 || all.includes(levelId());
}

const levelOf = (doc: TokenDoc): string =>
  mustBe((doc._source?.['level'] ?? doc.level) as string, isText);
export const standsHere = (doc: TokenDoc): boolean =>
  !has() || safeRead('level', () => levelOf(doc) === levelId()) === true;

/** Names of the levels that this user may view. The names of other levels are never sent. */
const names = (): ReadonlyMap<string, string> =>
  new Map(
    safeRead('level', () =>
      arrayOf(theCanvas()?.scene?.availableLevels).map(({ id, name }): [string, string] => [
        mustBe(id, isText),
        mustBe(name, isText),
      ]),
    ) ?? [],
  );

/** Surfaces (floors or ceilings) of the drawn level. */
const surfaces = (
  type: string,
): readonly { readonly elevation: number; readonly region: FoundryRegion }[] =>
  arrayOf(mustBe(theCanvas()?.scene).getSurfaces?.({ type, level: levelId() })).map(
    ({ elevation, region }) => ({
      elevation: mustBe(elevation, isNumber),
      region: mustBe(region, isThing),
    }),
  );

/**
 * May a floor or a ceiling lie between a token of this level and the level's own floor? Then the
 * token is not adjacent to creatures on that floor.
 */
export function isParted(doc: TokenDoc): boolean {
  const base = has() ? floorHeight() : null;
  return (
    base !== null &&
    safeRead('floors', () => {
      const { x, y, width, height, elevation } = (doc._source ?? doc) as unknown as TokenDoc;
      const size = theCanvas()?.dimensions?.size ?? NaN;
      if (elevation === base || surfaces('move').length + surfaces('sight').length === 0)
        return false;
      const middle = { x: x + (width * size) / 2, y: y + (height * size) / 2 };
      return ['move', 'sight'].some((type) =>
        mustBe(
          theCanvas()?.scene?.testSurfaceCollision?.(
            { ...middle, elevation: base },
            { ...middle, elevation },
            { type, mode: 'any', level: levelId() },
          ),
          isFlag,
        ),
      );
    }) !== false
  );
}

/**
 * Regions that form the floor of the drawn level, if another level lies below; everything outside
 * them is a hole. Null: the floor has no holes, or this user may not know all of these regions.
 */
export function floorRegions(
  isReported: (region: FoundryRegion) => boolean,
): readonly FoundryRegion[] | null {
  const base = has() ? floorHeight() : null;
  if (base === null) return null;
  const below = arrayOf(theCanvas()?.scene?.levels).some(
    ({ id, elevation }) => id !== levelId() && (elevation?.bottom ?? -Infinity) < base,
  );
  const floors = below
    ? surfaces('move')
        .filter(({ elevation }) => elevation === base)
        .map(({ region }) => region)
    : [];
  return floors.length > 0 && floors.every(isReported) ? floors : null;
}

/**
 * Known creatures that are not on the drawn floor: on another level, above or below a floor, or
 * combatants that are not drawn at all.
 */
export function elsewhere(
  combatants: readonly { readonly tokenId: string | null; readonly hidden?: boolean }[],
  nameOf: (doc: TokenDoc) => string | null,
): { id: string; name: string | null; level: string | null }[] {
  if (!has()) return [];
  const known = names();
  const docs = new Map<string, TokenDoc>();
  for (const { document } of tokensDrawn())
    if (!standsHere(document) || isParted(document)) docs.set(document.id, document);
  const all = new Map(
    safeRead('level', () =>
      arrayOf(theCanvas()?.scene?.tokens).map((doc): [string, TokenDoc] => [
        mustBe(mustBe(doc, isThing).id, isText),
        doc,
      ]),
    ) ?? [],
  );
  for (const { tokenId, hidden } of combatants) {
    const doc = all.get(tokenId ?? '');
    if (doc === undefined || standsHere(doc)) continue;
    // Foundry computes no visibility for a token that is not drawn: players learn of it only if
    // they may open its sheet.
    const may =
      isMaster() ||
      (hidden === false &&
        doc.hidden === false &&
        safeRead('permission', () => doc.actor?.testUserPermission?.(user(), 'OBSERVER')) === true);
    if (may) docs.set(doc.id, doc);
  }
  return [...docs.values()].flatMap(
    (doc) =>
      safeRead('level', () => [
        {
          id: mustBe(doc.id, isText),
          name: safeRead('names', () => nameOf(doc)) ?? null,
          level: standsHere(doc) ? null : (known.get(levelOf(doc)) ?? null),
        },
      ]) ?? [],
  );
}
