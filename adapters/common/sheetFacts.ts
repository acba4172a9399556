/** The facts about a creature that a character sheet may state, for the readers of all hosts. */
import type { SceneCreature } from '../../src/board/facts/creature.ts';
import type { SheetFact } from '../../src/board/facts/sheets/index.ts';

/** Facts of every game that sheets state. */
type CommonFact =
  | 'size'
  | 'type'
  | 'subtypes'
  | 'space'
  | 'reach'
  | 'build'
  | 'speed'
  | 'abilities'
  | 'attacks'
  | 'conditions'
  | 'traits'
  | 'hp'
  | 'ac';

/** A creature's facts from its character sheet; an absent fact is unknown. */
export type SheetFacts = Pick<SceneCreature, CommonFact | SheetFact>;
