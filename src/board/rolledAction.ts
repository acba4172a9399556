import type { SheetUse } from './vocabulary.ts';

/** What a roll or a card in the host's chat tells about the action that it belongs to. */
export interface RolledAction {
  /** `attack`, `spell`, or `use` for a feature or an item. */
  readonly kind: string;
  readonly name?: string;
  /** What it uses of the turn; absent: the sheet does not say. */
  readonly takes?: SheetUse;
  /** Does the spell spend a slot? Absent: not known. */
  readonly slot?: boolean;
  /** Number of legendary actions that it uses; absent: one. */
  readonly uses?: number;
  /** Is it the attack with the other weapon? */
  readonly offhand?: boolean;
  /** Id of the action that it is by its name, such as `dash`. */
  readonly named?: string;
}
