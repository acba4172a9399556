/** What a creature is about to do, as data, and the gate's answer: may it, and what is left of its turn. */
import type { Spent } from '../board/board.ts';
import type { Resources, TurnLimit } from './economy.ts';
import type { ModeRule } from './ruleset.ts';
import type { Mode, RuleId, ViolationCode } from './verdict.ts';

export const ACTION_KINDS = [
  'standard',
  'move',
  'full-round',
  'swift',
  'immediate',
  'free',
  'not-an-action',
] as const;

export type ActionKind = (typeof ACTION_KINDS)[number];

/** An action or movement as data: a row of the table of actions, or a movement mode. */
export interface Doing {
  readonly kind: ActionKind;
  /** Uses two actions of its kind. */
  readonly twice?: true;
  /** A full-round action that a creature with only one action may take as a standard action. */
  readonly partial?: true;
  /** Begins or completes a full-round action over two turns. */
  readonly halves?: true;
  /** Uses these resources of the turn instead of those of its kind. */
  readonly cost?: Resources;
  /** Allowed outside the creature's own turn. */
  readonly anytime?: true;
  /** Moves the creature in this mode; `hover`: it stays in its place in the air. */
  readonly mode?: Mode;
  /** Moves the creature through the air. The flight rules, not the gate, judge a prone creature. */
  readonly aloft?: true;
  readonly attack?: true;
  readonly casts?: true;
  /** The action is purely mental. */
  readonly mental?: true;
  /** Moves the creature out of its space, but not in a movement mode. */
  readonly displaces?: true;
  /** Ends this condition, so this condition does not forbid it. */
  readonly ends?: string;
  /** The action only defends the creature. */
  readonly defends?: true;
  /** A means of escape that a fleeing creature may use; `ability`: one of its own abilities. */
  readonly escapes?: true | 'ability';
  /**
   * Activates a magic item. A grappler may activate any item except spell completion items
   * (sigil.condition.grappling-items).
   */
  readonly item?: 'activated' | 'completed';
  /**
   * `may`: allowed in a grapple; `only`: allowed only in a grapple. `pinned` and `pinning`: allowed
   * while the creature is pinned, or while it pins another.
   */
  readonly grapple?: 'may' | 'only';
  readonly pinned?: true;
  readonly pinning?: true;
}

/** The circumstances of an action. */
export interface Moment {
  /**
   * The action is taken outside the creature's turn: an attack of opportunity, or a readied action.
   * `situation`: judge only the creature's own state, whatever the turn.
   */
  readonly as?: 'opportunity' | 'readied' | 'situation' | undefined;
  /** The creature has no escape route; undefined: unknown. */
  readonly cornered?: boolean | undefined;
}

export const GATE_WHY = ['flat-footed', 'not-in-grapple', 'only-in-grapple', 'not-prone'] as const;

export type GateWhy = (typeof GATE_WHY)[number] | ViolationCode;

const APART: readonly string[] = GATE_WHY;

/**
 * The map has no codes for these refusals and needs none: a movement refused because of a
 * grapple is always refused as `immobile` too.
 */
export const isViolation = (why: GateWhy): why is ViolationCode => !APART.includes(why);

export interface Refusal {
  readonly why: GateWhy;
  /**
   * What forbids the action: a condition, the creature whose turn it is, or the reason why the
   * creature has fewer actions.
   */
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

export interface MayAct {
  readonly allowed: boolean;
  /** All reasons for refusal: the turn first, then the creature's state. */
  readonly refusals: readonly Refusal[];
  /** Missing facts. */
  readonly unknown: readonly string[];
}

/**
 * Actions that a creature's conditions leave it: all, a single action, one move action, only mental
 * actions, or none.
 */
export const TURN_SCOPES = ['all', 'single', 'move-only', 'mental-only', 'none'] as const;

export type TurnScope = (typeof TURN_SCOPES)[number];
/** Does the scope leave only one action? Then a charge or withdrawal is a standard action. */
export const isOneAction = (scope: TurnScope): boolean =>
  scope === 'single' || scope === 'move-only';

/** What remains of a creature's turn. */
export interface TurnRest {
  readonly spent: Spent;
  /** How many of each resource are left, by id. */
  readonly left: Resources;
  readonly scope: TurnScope;
  /** Reason for fewer actions: a condition, or `surprise-round`. */
  readonly by?: string;
  /** What limits the turn, before anything is used. */
  readonly limits: readonly TurnLimit[];
}

/** Describes a movement in a mode as input for the gate. */
export const movementDoing = (
  mode: Mode,
  { kind, twice, partial, attack }: ModeRule,
  more: Pick<Doing, 'aloft'> = NOTHING_MORE,
): Doing => ({
  kind,
  mode,
  ...more,
  ...(twice === undefined ? {} : { twice }),
  ...(partial === undefined ? {} : { partial }),
  ...(attack === undefined ? {} : { attack }),
});

const NOTHING_MORE = {};
