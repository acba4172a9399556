/**
 * The source of each fact of a creature: its sheet, its token, a status on it, or the turn order.
 */
import type { SheetFacts } from '../../common/sheetFacts.ts';
import type { Fact, Origin, Provenance } from '../../../src/scene/provenance.ts';
import type { SceneCreature } from '../../../src/board/facts/creature.ts';
import type { OpenSheet, RawSheet, RawToken } from '../schema.ts';
import { conditionsOf, strangeOf } from './conditions.ts';
import { at, known, type SheetReader } from './read.ts';

/** Foundry's field names for the facts that the token itself holds. */
const OF_TOKEN: Readonly<Partial<Record<Fact, string>>> = {
  at: 'x, y',
  name: 'name',
  space: 'width, height',
  side: 'disposition',
  elevation: 'elevation',
  visibleTo: 'hidden',
};

/**
 * Origins of a closed sheet's facts: they are visible on the table. A status on the token has its
 * own origin.
 */
const seenOf = ({ conditions: _, ...shown }: SheetFacts): [Fact, Origin][] =>
  (Object.keys(shown) as (keyof typeof shown)[]).map((fact): [Fact, Origin] => [
    fact,
    { from: 'seen' },
  ]);

/** Origins of an open sheet's facts: their paths, or the fields from which they are derived. */
function ofSheet(reader: SheetReader, sheet: OpenSheet, read: SheetFacts): [Fact, Origin][] {
  return (Object.keys(read) as (keyof SheetFacts)[]).flatMap((fact): [Fact, Origin][] => {
    const places = reader.places[fact] ?? [];
    const place = places.find((path) => path === 'items' || at(sheet.system, path) !== undefined);
    if (place !== undefined)
      return [[fact, { from: 'sheet', field: place === 'items' ? place : `system.${place}` }]];
    const guessed = reader.guessed?.[fact];
    return guessed === undefined ? [] : [[fact, { from: 'guess', field: guessed }]];
  });
}

/**
 * The sources of a creature's facts. The actor's name and id are sent only if the user may open its
 * sheet; otherwise the user could tell that two tokens with different names have the same actor.
 */
export function provenanceOf(
  token: RawToken,
  {
    reader,
    sheet,
    read,
  }: {
    readonly reader: SheetReader;
    readonly sheet: RawSheet | undefined;
    readonly read: SheetFacts;
  },
  creature: SceneCreature,
  { defeated, thing }: { readonly defeated: boolean; readonly thing?: Origin | undefined },
): Provenance {
  const from = new Map<Fact, Origin>(
    sheet === undefined ? [] : sheet.open ? ofSheet(reader, sheet, read) : seenOf(read),
  );
  for (const [fact, field] of Object.entries(OF_TOKEN) as [Fact, string][])
    if (creature[fact] !== undefined) from.set(fact, { from: 'token', field });
  const statuses = token.statuses.filter(
    (status) => conditionsOf(undefined, [status], reader.words).length > 0,
  );
  if (statuses.length > 0) from.set('conditions', { from: 'status', field: statuses.join(', ') });
  else if (defeated) from.set('conditions', { from: 'turns', field: 'defeated' });
  else if (!from.has('conditions')) from.set('conditions', { from: 'status' });
  if (thing !== undefined) from.set('scenery', thing);
  if (creature.subtypes !== read.subtypes) from.set('subtypes', { from: 'guess', field: 'name' });
  if (creature.mount !== undefined) from.set('mount', { from: 'token', field: 'Rideable' });
  const conditions = from.get('conditions');
  if (creature.squeezing === true && conditions !== undefined) from.set('squeezing', conditions);
  // This lists only the sheet's own conditions; a status on the token is handled separately.
  const open = sheet?.open === true ? sheet : undefined;
  const strange = [
    ...(reader.places.conditions ?? [])
      .flatMap((path) => strangeOf(at(open?.system, path)))
      .filter((name) => !token.statuses.includes(name)),
    ...(open === undefined ? [] : (reader.strange?.(open) ?? [])),
  ];
  return known<Provenance>({
    closed: sheet?.open === false ? true : undefined,
    character: open?.character ?? undefined,
    kind: open?.kind ?? undefined,
    colour: undefined,
    markers: token.statuses.length === 0 ? undefined : token.statuses,
    understood: statuses.length === 0 ? undefined : statuses,
    strange: strange.length === 0 ? undefined : strange,
    from: Object.fromEntries(from),
  });
}
