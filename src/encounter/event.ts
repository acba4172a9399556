/**
 * Events of a fight, as the host, this user or other clients report them: their schemas, and the
 * types that follow from them. Plain data that survives JSON. A move or an action carries its
 * ruling, so that a log is replayed without its board.
 */
import * as z from 'zod/mini';
import type { Present } from '../board/onBoard.ts';
import { CONDITION_ENDS, MOVINGS } from '../board/vocabulary.ts';
import { ROLL_SOURCES, NOTES, RESULTS, type Change, type ChangeKind } from '../rules/change.ts';
import { CHECKS_FOR } from '../rules/verdict.ts';
import {
  recordOfIds,
  storedCell,
  MAX_PATH_CELLS,
  storedId,
  list,
  exactOptional,
  side,
  storedText,
  MAX_STORED_NUMBER,
} from './parts.ts';
import {
  decisionSchema,
  declarationSchema,
  factorSchema,
  timelineEventSchema,
} from './phasedEvents.ts';

/**
 * How a path is known. `host`: the host reported it; `drag`: a drag was observed; `assumed`: the
 * most favorable path is assumed; `placed`: the creature was put in its cell without a movement.
 */
export const SEEN = ['host', 'drag', 'assumed', 'placed'] as const;
export type Seen = (typeof SEEN)[number];

/**
 * The user who caused an event, if the host reports it: this client's user, a game master, another
 * player.
 */
const movedBy = z.enum(['self', 'master', 'other']);
export type MovedBy = z.infer<typeof movedBy>;

/**
 * Why a move is doubtful. `teleport`: the mover's client reports a teleport; `undo`: that client
 * reports an undo, but the move undoes nothing; `way`: the reported path cannot be the real one;
 * `long`: the movement before it was too long to continue; `many`: too many moves at once to judge
 * them all.
 */
const caveat = z.enum(['teleport', 'undo', 'way', 'long', 'many']);
export type Caveat = z.infer<typeof caveat>;

const whole = z.int().check(z.minimum(0), z.maximum(MAX_STORED_NUMBER));
const amount = z.number().check(z.minimum(0), z.maximum(MAX_STORED_NUMBER));
const height = z.number().check(z.minimum(-MAX_STORED_NUMBER), z.maximum(MAX_STORED_NUMBER));
const yes = exactOptional(z.literal(true));
const texts = list(storedText);

const fault = z.object({
  /** Id of a violation from the engine, or of a reason against an action. */
  code: storedText,
  rules: texts,
  /**
   * Top-left cell of the mover at the first step that breaks the rule, and that step's index in the
   * path.
   */
  at: exactOptional(storedCell),
  step: exactOptional(whole),
  /**
   * The creature in the way, or the condition that forbids the move or action: the log's sentence
   * names it.
   */
  by: exactOptional(storedText),
});
/** One broken rule. */
export type RuleFault = Present<z.infer<typeof fault>>;

const provoked = z.object({
  by: storedId,
  cause: z.enum(['movement', 'entering', 'crawling', 'in-reach', 'action']),
  /** If leaving a space provoked: the top-left cell of that space, and its index in the path. */
  leaving: exactOptional(storedCell),
  step: exactOptional(whole),
  rules: texts,
  /**
   * Paths of the unknown facts on which the opportunity depends; empty: the opportunity is certain.
   */
  unknown: texts,
});
/**
 * One attack of opportunity that a move or an action provokes. A ruling lists them in the order of
 * provocation.
 */
export type ProvokedOpportunity = Present<z.infer<typeof provoked>>;

const pathCheck = z.object({
  step: whole,
  what: z.enum(CHECKS_FOR),
  skill: z.enum(['acrobatics', 'fly', 'climb', 'swim', 'jump']),
  dc: exactOptional(z.int().check(z.minimum(-MAX_STORED_NUMBER), z.maximum(MAX_STORED_NUMBER))),
  dcAfterRun: exactOptional(
    z.int().check(z.minimum(-MAX_STORED_NUMBER), z.maximum(MAX_STORED_NUMBER)),
  ),
  bonus: exactOptional(z.int().check(z.minimum(-MAX_STORED_NUMBER), z.maximum(MAX_STORED_NUMBER))),
  hurry: exactOptional(z.int().check(z.minimum(-MAX_STORED_NUMBER), z.maximum(MAX_STORED_NUMBER))),
  losesDexterity: exactOptional(z.literal(true)),
  rules: texts,
});

const ruling = z.object({
  faults: list(fault),
  provoked: list(provoked),
  /** Skill checks that the movement asks for, in path order; absent: none. */
  checks: exactOptional(list(pathCheck)),
  /** Paths of unknown facts on which the legality depends (`creatures.b.speed`). */
  unknown: texts,
  rules: texts,
});
/** The ruling at the time of the event. Codes and rule ids are the engine's. */
export type Ruling = Present<z.infer<typeof ruling>>;

/** Identifies an event of another client by its content, since each client has its own ids. */
const about = exactOptional(
  z.object({
    of: storedId,
    round: whole,
    /** First and last cell of the event's move, or its action. */
    from: exactOptional(storedCell),
    to: exactOptional(storedCell),
    action: exactOptional(storedText),
  }),
);
export type About = Present<z.infer<typeof about>>;

/**
 * Resources of the turn that a move or an action uses, each as often as it is used, by their ids in
 * the ruleset. Earlier logs name kinds of action, too (`full-round`, `free`).
 */
const uses = list(z.string().check(z.regex(/^[a-z-]{1,40}$/)), 20);
export type Use = string;

const order = exactOptional(texts);

const saves = z.int().check(z.minimum(0), z.maximum(3));

/** Schemas of each kind of change, one in each row. */
const CHANGES = {
  condition: {
    condition: storedId,
    on: z.boolean(),
    by: exactOptional(storedId),
    until: exactOptional(z.object({ of: storedId, at: z.enum(CONDITION_ENDS) })),
  },
  tally: { successes: saves, failures: saves },
  hold: { with: storedId, on: z.boolean() },
  pin: { with: storedId, on: z.boolean() },
  place: { from: storedCell, at: storedCell },
  weapon: { weapon: storedText, ready: z.boolean() },
  evade: { foe: storedId, through: yes, half: yes },
  note: { note: z.enum(NOTES), value: side },
} satisfies Readonly<Record<ChangeKind, Readonly<Record<string, z.core.$ZodType>>>>;
const changeKinds = Object.keys(CHANGES) as [ChangeKind, ...ChangeKind[]];
const change = z.union(
  changeKinds.map((what) =>
    z.object({ what: z.literal(what), of: storedId, ...CHANGES[what] }),
  ) as unknown as [z.ZodMiniObject],
) as unknown as z.ZodMiniType<Change>;

/**
 * Why a game master's client refuses a player's answer, action or proposal. `answered`: the
 * opportunity has another answer; `late`: its time is over; `spent`: the creature has none left;
 * `unknown`: that client's log has no such opportunity; `withdrawn`: the player undid it first;
 * `refused`: the game master refused it. Of a player's action: `past`: it came outside its turn;
 * `illegal`: by that client's log the creature may not take it now.
 */
export const REFUSALS = [
  'answered',
  'late',
  'spent',
  'unknown',
  'withdrawn',
  'refused',
  'past',
  'illegal',
] as const;
export type AnswerRefusal = (typeof REFUSALS)[number];

/** Schemas of each kind of event, one in each row. */
const KINDS = {
  /**
   * A fight begins or ends. `aware`: creatures that act in the surprise round; absent: there is no
   * surprise round.
   */
  combat: { on: z.boolean(), order, aware: order },
  /**
   * A creature's turn begins, as the host reports it; null: no creature is on turn. The order is
   * given only if it changed. `together`: like monsters whose shared turn it is. `tracker`: where
   * the host's tracker stands, if another one of them acts now.
   */
  turn: {
    round: whole,
    active: z.nullable(storedId),
    order,
    together: exactOptional(list(storedId)),
    tracker: exactOptional(z.nullable(storedId)),
  },
  move: {
    of: storedId,
    /** Top-left cells of the mover, starting position first. */
    path: list(storedCell, MAX_PATH_CELLS),
    /** For a flight: height above the ground at each cell of the path, in cells. */
    heights: exactOptional(list(height, MAX_PATH_CELLS)),
    /** The kind of movement that reaches each cell of the path; absent: the mover's own. */
    ways: exactOptional(list(z.enum(MOVINGS), MAX_PATH_CELLS)),
    /** Movement mode in which the move was judged. */
    mode: storedId,
    /** What the mode does besides (`modeEffects.ts`). */
    brings: order,
    uncounted: yes,
    seen: z.enum(SEEN),
    hand: exactOptional(movedBy),
    /** True if the user chose the movement mode; otherwise the most favorable mode is taken. */
    chosen: yes,
    /** Cost of the path in cells, and the number of cells available. */
    cost: amount,
    budget: amount,
    /** Diagonals counted so far, for their alternating cost. */
    diagonals: whole,
    /** Squares of difficult ground that counted as plain floor; absent: none. */
    eased: exactOptional(whole),
    uses,
    ruling,
    /**
     * Id of the earlier move that this move continues and includes: the earlier move no longer
     * counts by itself.
     */
    joins: exactOptional(storedId),
    /** The level of the map on which the move was made; absent: the only or the first level. */
    level: exactOptional(storedText),
    /**
     * Costs of the movement before it reached this level, which `cost`, `diagonals` and `eased`
     * include. `faults` and `provoked`: how many entries at the start of the ruling's lists come
     * from the earlier level.
     */
    owed: exactOptional(
      z.object({
        cost: amount,
        diagonals: whole,
        eased: exactOptional(whole),
        faults: whole,
        provoked: whole,
      }),
    ),
    caveats: exactOptional(list(caveat, 10)),
  },
  act: {
    of: storedId,
    action: storedId,
    target: exactOptional(storedText),
    /** Id of the attack that the action uses. */
    with: exactOptional(storedText),
    /**
     * Set if the action is an attack of opportunity or a readied action: it uses no action of a
     * turn.
     */
    as: exactOptional(z.enum(['opportunity', 'readied'])),
    /**
     * The movement mode that the action declares for the creature's next move, which uses the
     * action; absent: none, or the movement has been made with the action.
     */
    mode: exactOptional(storedId),
    brings: order,
    uncounted: yes,
    uses,
    /** The action uses one of the creature's reactions, as an opportunity does. */
    reaction: yes,
    ruling,
    /**
     * Conditions that the action gives to the creature or takes from it, and the weapon that the
     * creature draws or puts away.
     */
    gains: order,
    loses: order,
    hand: exactOptional(z.object({ weapon: storedText, ready: z.boolean() })),
    /** The resource of the turn that the action gives back; absent: none. */
    restores: exactOptional(storedText),
    /** The action as which the turn counts it; absent: itself. */
    counts: exactOptional(storedId),
    /** Conditions of any creature that begin or end with it; absent: none. */
    changes: exactOptional(list(change)),
    /**
     * Cost in cells of the movement that was declared with the action. Absent: there is none, or a
     * move event has the cost.
     */
    moved: exactOptional(amount),
  },
  /**
   * An opportunity was taken or passed up. `of`: id of the event that gave it; `nth`: its index in
   * `provoked`. `hit`: whether the attack hit; absent: nobody said. `since`: the beginning of the
   * attacker's period in which it counts (null: that of the fight); absent: the present one.
   * `otherwise`: another client recorded that the creature used a Reaction for something else.
   * `action`: the action that replaced the attack, which is an event of its own; absent: an attack.
   */
  opportunity: {
    by: storedId,
    of: storedText,
    nth: whole,
    taken: z.boolean(),
    action: exactOptional(storedId),
    hit: exactOptional(z.boolean()),
    /** Conditions that the attack ends; absent: none. */
    changes: exactOptional(list(change)),
    since: exactOptional(z.nullable(z.object({ round: whole, of: z.nullable(storedId) }))),
    otherwise: yes,
    about,
  },
  /**
   * A condition begins or ends. `told`: reported by the host, which overrides a declaration;
   * `said`: declared by this user.
   */
  condition: { of: storedId, condition: storedId, on: z.boolean(), from: z.enum(['told', 'said']) },
  /** The sheet counts other death saves than before; it overrides those accepted here. */
  saves: { of: storedId, successes: saves, failures: saves },
  /**
   * An attack, a spell or a feature of this creature in the host's chat, posted by a user who may
   * not act for it, or by an unknown user. The event is shown in the log and has no other effect. `by`: name
   * under which it was posted; `known`: that user certainly posted it.
   */
  posted: {
    of: storedId,
    what: z.enum(['attack', 'spell', 'use']),
    by: storedText,
    known: z.boolean(),
  },
  /**
   * The outcome of an attempt, as a game master accepted it: the rolls and the changes. `topic`: an
   * action, or a question about the creature. `by`: the game master who accepted it; '' when
   * unknown.
   */
  outcome: {
    of: storedId,
    topic: storedId,
    target: exactOptional(storedText),
    result: z.enum(RESULTS),
    margin: exactOptional(side),
    rolls: list(
      z.object({
        of: storedId,
        what: storedText,
        die: exactOptional(side),
        total: side,
        from: z.enum(ROLL_SOURCES),
      }),
    ),
    changes: list(change),
    rules: texts,
    by: storedText,
  },
  /**
   * A creature leaves the initiative order until a count or a trigger (delay, ready); `null`: it
   * returns to the order.
   */
  wait: {
    of: storedId,
    how: z.nullable(z.enum(['delay', 'ready'])),
    readies: exactOptional(storedText),
  },
  // ── A round of phases (docs/spec/timeline.md) ──
  /** A round begins or ends. `places`: top-left cells of the visible creatures at its beginning. */
  round: { round: whole, on: z.boolean(), places: exactOptional(recordOfIds(storedCell)) },
  /**
   * A creature's declaration for this round: made, changed, or withdrawn (null). `hand`: the user
   * who declares it.
   */
  declaration: {
    of: storedId,
    says: z.nullable(declarationSchema),
    hand: exactOptional(movedBy),
    ruling,
  },
  /**
   * The result of a rolled die. `what`: key of a shared die (`tie:7`, `end:c`), or of a creature's
   * own die (`initiative`, `waiting.penalty`, `charge.roll`). `from`: typed in, rolled by a button
   * here, or read from the host's initiative order.
   */
  die: { of: storedId, what: storedId, result: side, from: z.enum(['typed', 'button', 'table']) },
  /** A decision at a factor in a phased round, about one enemy: attack now or never. */
  decision: decisionSchema,
  /**
   * The round has reached this factor, or its end. `due`: the timeline events since the previous
   * factor, as judged at that time.
   */
  factor: { to: factorSchema, due: list(timelineEventSchema), rules: texts },

  /** The game master allows an event. `by`: their name; '' when unknown. */
  allow: { of: storedText, by: storedText, note: exactOptional(storedText), about },
  /** A user has read an entry of the log and closed it. */
  dismiss: { of: storedId },
  /**
   * An event no longer counts: its move was undone, or its declaration withdrawn. `why`: a game
   * master's client refused it; then the event itself may be on the player's client only. `seems`: nobody
   * reported the undo; the creature stands again where its move began.
   */
  undo: { of: storedId, back: yes, seems: yes, why: exactOptional(z.enum(REFUSALS)) },
} satisfies Readonly<Record<string, Readonly<Record<string, z.core.$ZodType>>>>;

export type EventKind = keyof typeof KINDS;
type Kinds = { readonly [K in EventKind]: Present<z.infer<z.ZodMiniObject<(typeof KINDS)[K]>>> };

const stamp = z.object({
  /** Unique id. An event that is reported twice has the same id both times. */
  id: storedId,
  /** Position among all events; if equal, the id decides. Events may arrive in any order. */
  seq: z.int().check(z.minimum(0), z.maximum(1e15)),
  /** Time of recording in milliseconds since 1970: shown to users, never used to compute states. */
  at: z.number(),
  /** True for an event of another client, received through the host's shared data. */
  shared: yes,
});
/** Identity of an event, and its position in the order. */
export type Stamp = Present<z.infer<typeof stamp>>;

/** The fields that decide an event's position in the order. */
export type EventPosition = Pick<Stamp, 'id' | 'seq'>;

export type EventOf<K extends EventKind> = Stamp & { readonly kind: K } & Kinds[K];
export type EncounterEvent = { [K in EventKind]: EventOf<K> }[EventKind];

/** An event without its identity and position, before it enters the journal. */
export type NewEvent = { [K in EventKind]: { readonly kind: K } & Kinds[K] }[EventKind];

export const KINDS_OF_EVENT = Object.keys(KINDS) as [EventKind, ...EventKind[]];

export const eventSchema = z.discriminatedUnion(
  'kind',
  KINDS_OF_EVENT.map((kind) =>
    z.object({ ...stamp.shape, kind: z.literal(kind), ...KINDS[kind] }),
  ) as unknown as [z.ZodMiniObject<{ kind: z.ZodMiniLiteral<EventKind> }>],
) as unknown as z.ZodMiniType<EncounterEvent>;

/** Reads an outcome that another client wrote; null for anything else. */
export function readOutcome(
  given: unknown,
): ({ readonly kind: 'outcome' } & Kinds['outcome']) | null {
  const read = z.object({ kind: z.literal('outcome'), ...KINDS.outcome }).safeParse(given);
  return read.success ? (read.data as { readonly kind: 'outcome' } & Kinds['outcome']) : null;
}

/** Will a reader accept the event? An event that readers would refuse must not be written. */
export const isReadable = (event: EncounterEvent): boolean => eventSchema.safeParse(event).success;

/** Compares positions of events; negative: `a` comes before `b`. */
export const compareEvents = (a: EventPosition, b: EventPosition): number =>
  a.seq - b.seq || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
