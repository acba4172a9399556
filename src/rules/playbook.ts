/**
 * The questions of a whole turn, over those of the map: actions, attacks, conditions, special
 * attacks, flight, what numbers mean. One topic each, in `play/`; a ruleset answers them all, as
 * differences from a parent.
 *
 * Kept apart from `ruleset.ts` so that what a drag needs within a frame does not carry what only a
 * panel asks. A topic asks another through `j.rules`, never by importing its answers.
 */
import type { PhaseRules } from './phased/questions.ts';
import type { AttackRules } from './play/attacks/questions.ts';
import type { BodyRules } from './play/bodies/questions.ts';
import type { FlightRules } from './play/flight/questions.ts';
import type { InitiativeRules } from './play/initiative/questions.ts';
import type { MovementRules } from './play/movements/questions.ts';
import type { OrdnanceRules } from './play/ordnance/questions.ts';
import type { SpecialRules } from './play/specials/questions.ts';
import type { StateRules } from './play/states/questions.ts';
import type { TurnRules } from './play/turns/questions.ts';
import type { Judge, Ruleset } from './ruleset.ts';
import type { Subject } from './silence.ts';

interface Spoken {
  /** Subjects that its text does not treat (`silence.ts`). */
  readonly unspoken: readonly Subject[];
}

export interface Playbook extends Ruleset, Spoken {
  readonly states: StateRules;
  readonly bodies: BodyRules;
  readonly turns: TurnRules;
  readonly initiative: InitiativeRules;
  readonly attacks: AttackRules;
  readonly specials: SpecialRules;
  readonly movements: MovementRules;
  readonly flight: FlightRules;
  /** Automatic fire and explosives; absent: the text has none. */
  readonly ordnance?: OrdnanceRules;
}

/**
 * A text whose round has phases and no turns: declared, rolled, and played by initiative factors.
 */
export interface PhasedBook extends Ruleset, Spoken {
  readonly phases: PhaseRules;
}

/** A whole ruleset, of either kind. */
export type Book = Playbook | PhasedBook;

export const hasTurns = (rules: Ruleset): rules is Playbook => 'turns' in rules;
export const hasPhases = (rules: Ruleset): rules is PhasedBook => 'phases' in rules;

/** A board under a whole ruleset. */
export type PlayJudge = Judge<Playbook>;
export type PhasedJudge = Judge<PhasedBook>;
export type BookJudge = Judge<Book>;
