/**
 * The question about a phased round (docs/spec/timeline.md): what each creature declares, and the
 * results of the players' rolls. Positions are offset hex coordinates, factors are initiative
 * factors, and lengths are in cells. Optional fields are absent, never undefined.
 */
import type { Declaration } from './asks/declarationAsk.ts';

export * from './declarationWords.ts';
export type {
  Charge,
  Crossing,
  Declaration,
  DeclarationRefusal,
  DeclaredMove,
  Free,
  Item,
  Route,
} from './asks/declarationAsk.ts';

/**
 * Results of roll-offs between several creatures. For each key, such as `tie:7`, `end:c` or
 * `tie:7#2`, the result (1–10) of each creature by id.
 */
export type RollOffs = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * A moment of the round: the end of a factor, or the time after the first `order` events of a
 * factor.
 */
export type RoundMoment = number | { readonly at: number | 'end'; readonly order: number };

export interface TimelineQuestion {
  readonly declared: readonly Declaration[];
  readonly dice?: RollOffs;
  /** Last moment that the answer covers. */
  readonly upTo?: RoundMoment;
}
