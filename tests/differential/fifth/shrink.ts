/** Shrinks a disagreement about the fifth edition, in which absent traits are unknown ones. */
import { lacking, shrinking } from '../shrink.ts';
import { differences } from './compare.ts';

export const shrunk = shrinking(differences, (c, field) =>
  field === 'traits' ? { ...c, traits: [] } : lacking(c, field),
);
