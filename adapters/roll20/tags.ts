/**
 * Status markers in Roll20's own fields. A token lists tags: `Prone::1`, `dead`, or `red@3` with a
 * count. For its own markers, the campaign stores the name of each tag. Runs in the page's world.
 */
import { plain } from '../words/text.ts';
import type { Model } from './live.ts';
import { get, jsonList, shortText } from './pick.ts';

interface NamedMarker {
  readonly tag: string;
  readonly name: string;
}

/**
 * Roll20's default markers that name a condition; all other default markers are colors and
 * pictures.
 */
export const DEFAULT_MARKERS = ['dead'] as const;

/** The campaign's own markers, with the names that its users gave them. */
export const namedMarkers = (campaign: Model | undefined): readonly NamedMarker[] =>
  ((jsonList(get(campaign, 'token_markers')) ?? []) as ({ tag?: unknown; name?: unknown } | null)[])
    .map((each) => ({ tag: shortText(each?.tag), name: shortText(each?.name) }))
    .filter((each): each is NamedMarker => each.tag !== null && each.name !== null);

/** Advanced sheets put markers of their own on a token: `sheet-prone`. */
const OF_SHEET = /^sheet-(?=.)/;

/** Name of a marker that is on a token. */
export function markerName(worn: string, named: readonly NamedMarker[]): string {
  const tag = worn.replace(/@\d+$/, '');
  return (
    named.find((each) => each.tag === tag)?.name ?? tag.replace(/::\d+$/, '').replace(OF_SHEET, '')
  );
}

/** A marker's name in the form used for comparison: lower case, without accents and spaces. */
export const comparedMarker = (name: string): string => plain(name).replace(/ /g, '');
