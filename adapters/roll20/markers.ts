/**
 * Recognizes status markers that name a condition. A campaign's own markers are recognized by their
 * English or Italian name. Of Roll20's default markers, only `dead` has a clear meaning. The
 * meaning of colors and pictures differs from table to table, so they are ignored here; the user
 * may assign conditions to them.
 */
import {
  conditionOf as named,
  italianNamesOf,
  namesOfCondition,
  type Vocabulary,
} from '../words/conditionNames.ts';
import { comparedMarker } from './tags.ts';

/** The condition that a marker names, if any. */
export const conditionOfMarker = (marker: string, words?: Vocabulary): string | undefined =>
  named(marker, words);

/**
 * Names of the markers that mean a condition, in both languages, in the form in which `tags.ts`
 * compares them.
 */
export const namesOfMarker = (condition: string): readonly string[] => [
  ...namesOfCondition(condition),
  ...italianNamesOf(condition).map(comparedMarker),
];
