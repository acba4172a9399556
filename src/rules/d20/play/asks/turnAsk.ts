/** What players declare of an action: the fields of the questions, and the type of the engine. */
import * as z from 'zod';
import type { Present, ReadOnly } from '../../../../board/onBoard.ts';
import { cell, id, number, word } from '../../../askParts.ts';

/** What a spell needs of its caster; what is absent is not needed. */
export const spellNeeds = {
  somatic: z.boolean().optional(),
  material: z.boolean().optional(),
  /** Is the material component in hand? */
  ready: z.boolean().optional(),
  /** Has the spell a component of any kind? */
  components: z.boolean().optional(),
  /** Does the casting take longer than a standard action? */
  slow: z.boolean().optional(),
};
export type SpellNeeds = ReadOnly<z.output<z.ZodObject<typeof spellNeeds>>>;

export const actionAsk = {
  action: word,
  target: id.optional(),
  /** The weapon that is used. */
  with: word.optional(),
  /** Path of the movement, including the starting cell. */
  path: z.array(cell).min(1).max(2000).optional(),
  /** Is the spell cast on the defensive? `level`: the spell's level. */
  defensively: z.boolean().optional(),
  level: number.optional(),
  /** What the spell needs; a grapple forbids some of it. Absent: not known. */
  spell: z.object(spellNeeds).optional(),
  /**
   * What disturbs the casting, as a key of the ruleset's table. `amount`: the damage, or the DC of
   * another spell.
   */
  trouble: word.optional(),
  amount: number.min(0).max(100_000).optional(),
  /** Total of the check that a kind of movement requires; `hurried`: it moves faster than is safe. */
  total: number.optional(),
  hurried: z.boolean().optional(),
  /** Id of the action that the creature aids. */
  helps: word.optional(),
  /** Id of the readied action. */
  readies: word.optional(),
  /** Id of the full-round action that is started or completed. */
  whole: word.optional(),
  /** Was the hidden target located in the previous round? */
  found: z.boolean().optional(),
  /** Is there no place to which the creature can flee? */
  cornered: z.boolean().optional(),
};
type Declared = z.output<z.ZodObject<typeof actionAsk>>;
export type DeclaredAction = Present<Omit<Declared, 'spell'>> & { readonly spell?: SpellNeeds };
