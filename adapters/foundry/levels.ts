/**
 * Levels of a scene (14 and later): which one is drawn, what belongs to it, and what this user may
 * be told of the others. A level that cannot be told holds nothing: in doubt a creature is left
 * out, and the dock says so. In the page's world.
 */
import { safeRead, isFlag, isNumber, isText, isThing, listOf, mustBe } from '../common/safeRead.ts';
import type { Level, Region, TokenDoc } from './live.ts';
import { generation, isMaster, theCanvas, tokensDrawn, user } from './page.ts';

const has = (): boolean => generation() >= 14;
const drawn = (): Level | undefined => safeRead('level', () => mustBe(theCanvas()?.level, isThing));

/** '' in versions without levels. */
export const levelId = (): string =>
  has() ? (safeRead('level', () => mustBe(drawn()?.id, isText)) ?? '?') : '';

/** Where its floor lies, in distance units above the scene's own zero. */
export const floorHeight = (): number | null =>
  has()
    ? (safeRead('level', () => {
        const { base, bottom, top } = mustBe(drawn()?.elevation, isThing);
        if (Number.isFinite(base)) return base as number;
        return Number.isFinite(bottom) ? (bottom as number) : Math.min(isNumber(top) ? top : 0, 0);
      }) ?? null)
    : 0;

/** Is a wall or a region in the level that is drawn? One that names no level is in all. */
export function isHere(levels: Iterable<string> | undefined): boolean {
  if (!has()) return true;
  const all = listOf(levels).map((each) => mustBe(each, isText));
  return all.length === 0 || all.includes(levelId());
}

const levelOf = (doc: TokenDoc): string =>
  mustBe((doc._source?.['level'] ?? doc.level) as string, isText);
export const standsHere = (doc: TokenDoc): boolean =>
  !has() || safeRead('level', () => levelOf(doc) === levelId()) === true;

/** Names of the levels that this user may look at: of another not even the name is told. */
const names = (): ReadonlyMap<string, string> =>
  new Map(
    safeRead('level', () =>
      listOf(theCanvas()?.scene?.availableLevels).map(({ id, name }): [string, string] => [
        mustBe(id, isText),
        mustBe(name, isText),
      ]),
    ) ?? [],
  );

/** Scenes of several levels: what makes floors between them. */
const surfaces = (
  type: string,
): readonly { readonly elevation: number; readonly region: Region }[] =>
  listOf(mustBe(theCanvas()?.scene).getSurfaces?.({ type, level: levelId() })).map(
    ({ elevation, region }) => ({
      elevation: mustBe(elevation, isNumber),
      region: mustBe(region, isThing),
    }),
  );

/**
 * A token in this level that a floor or a ceiling parts from the level's own floor, or may: nobody
 * down there is its neighbor.
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
 * The floor of this level, where regions make it and another level lies below: what they leave out
 * is a hole. Null: it is whole, or not told to this user in full.
 */
export function floorRegions(told: (region: Region) => boolean): readonly Region[] | null {
  const base = has() ? floorHeight() : null;
  if (base === null) return null;
  const below = listOf(theCanvas()?.scene?.levels).some(
    ({ id, elevation }) => id !== levelId() && (elevation?.bottom ?? -Infinity) < base,
  );
  const floors = below
    ? surfaces('move')
        .filter(({ elevation }) => elevation === base)
        .map(({ region }) => region)
    : [];
  return floors.length > 0 && floors.every(told) ? floors : null;
}

/**
 * Whoever this user may know of stands elsewhere: drawn from another level, over or under a floor,
 * or a combatant not drawn at all.
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
      listOf(theCanvas()?.scene?.tokens).map((doc): [string, TokenDoc] => [
        mustBe(mustBe(doc, isThing).id, isText),
        doc,
      ]),
    ) ?? [],
  );
  for (const { tokenId, hidden } of combatants) {
    const doc = all.get(tokenId ?? '');
    if (doc === undefined || standsHere(doc)) continue;
    // What is not drawn cannot be asked whether it is seen: a player is told of those whose sheets
    // he may open.
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
