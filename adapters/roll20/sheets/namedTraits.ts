/** Traits that people name in a field of a sheet of the 3.5 family. */
import { traitsIn } from '../../words/feats.ts';
import { qualitiesIn } from '../../words/qualities.ts';
import { sensesLine } from '../../words/senses.ts';
import type { Findings } from './read.ts';

/** The feats, senses and special qualities that a text names, in no order. */
export const namedTraits = (value: unknown, found: Findings): readonly string[] => [
  ...traitsIn(value),
  ...found.read(sensesLine(value)).senses,
  ...qualitiesIn(value),
];
