/** Parses events and states of a fight from storage, a file or another client. Never throws. */
import * as z from 'zod/mini';
import { HEARD, NOTES, RESULTS, type Change, type ChangeKind } from '../rules/change.ts';
import { CHECKS_FOR, MODES } from '../rules/verdict.ts';
import {
  CAVEATS,
  MOVED_BY,
  ROLLS,
  SEEN,
  type EncounterEvent,
  type EventKind,
  type Happening,
} from './event.ts';
import type { Spent } from '../board/board.ts';
import { usesStated } from '../board/earlierUses.ts';
import type { Beginning, Encounter } from './encounter.ts';
import { MOST_EVENTS, SLACK, type Base } from './journal.ts';
import { begunIn } from './turns.ts';
import { by, cell, FARTHEST, id, list, LONGEST, may, side, text, UTMOST } from './parts.ts';
import {
  decisionSchema,
  declarationSchema,
  factorSchema,
  phasesSchema,
  timelineEventSchema,
} from './phasesSchema.ts';

const whole = z.int().check(z.minimum(0), z.maximum(UTMOST));
const amount = z.number().check(z.minimum(0), z.maximum(UTMOST));
const height = z.number().check(z.minimum(-UTMOST), z.maximum(UTMOST));
const yes = may(z.literal(true));
const texts = list(text);

const fault = z.object({
  code: text,
  rules: texts,
  at: may(cell),
  step: may(whole),
  by: may(text),
});
const provoked = z.object({
  by: id,
  cause: z.enum(['movement', 'entering', 'crawling', 'action']),
  leaving: may(cell),
  step: may(whole),
  rules: texts,
  unknown: texts,
});
const pathCheck = z.object({
  step: whole,
  what: z.enum(CHECKS_FOR),
  skill: z.enum(['acrobatics', 'fly']),
  dc: whole,
  bonus: may(z.int().check(z.minimum(-UTMOST), z.maximum(UTMOST))),
  rules: texts,
});
const ruling = z.object({
  faults: list(fault),
  provoked: list(provoked),
  checks: may(list(pathCheck)),
  unknown: texts,
  rules: texts,
});
const about = may(
  z.object({ of: id, round: whole, from: may(cell), to: may(cell), action: may(text) }),
);
/** Ids of resources; earlier logs name kinds of action. */
const uses = list(z.string().check(z.regex(/^[a-z-]{1,40}$/)), 20);
const order = may(texts);

/** Schemas of each kind of change, one in each row. */
const CHANGES = {
  condition: { condition: id, on: z.boolean() },
  hold: { with: id, on: z.boolean() },
  pin: { with: id, on: z.boolean() },
  place: { from: cell, at: cell },
  weapon: { weapon: text, ready: z.boolean() },
  evade: { foe: id, through: yes, half: yes },
  note: { note: z.enum(NOTES), value: side },
} satisfies Readonly<Record<ChangeKind, Readonly<Record<string, z.core.$ZodType>>>>;
const changeKinds = Object.keys(CHANGES) as [ChangeKind, ...ChangeKind[]];
const change = z.union(
  changeKinds.map((what) =>
    z.object({ what: z.literal(what), of: id, ...CHANGES[what] }),
  ) as unknown as [z.ZodMiniObject],
) as unknown as z.ZodMiniType<Change>;

/** Schemas of each kind of event, one in each row. */
const KINDS = {
  combat: { on: z.boolean(), order, aware: order },
  turn: { round: whole, active: z.nullable(id), order },
  move: {
    of: id,
    path: list(cell, FARTHEST),
    heights: may(list(height, FARTHEST)),
    mode: z.enum(MODES),
    seen: z.enum(SEEN),
    hand: may(z.enum(MOVED_BY)),
    chosen: yes,
    cost: amount,
    budget: amount,
    diagonals: whole,
    eased: may(whole),
    uses,
    ruling,
    joins: may(id),
    level: may(text),
    owed: may(
      z.object({
        cost: amount,
        diagonals: whole,
        eased: may(whole),
        faults: whole,
        provoked: whole,
      }),
    ),
    caveats: may(list(z.enum(CAVEATS), 10)),
  },
  act: {
    of: id,
    action: id,
    target: may(text),
    with: may(text),
    as: may(z.enum(['opportunity', 'readied'])),
    mode: may(z.enum(MODES)),
    uses,
    ruling,
    gains: order,
    loses: order,
    hand: may(z.object({ weapon: text, ready: z.boolean() })),
    moved: may(amount),
  },
  opportunity: { by: id, of: text, nth: whole, taken: z.boolean(), about },
  condition: { of: id, condition: id, on: z.boolean(), from: z.enum(['told', 'said']) },
  posted: { of: id, what: z.enum(['attack', 'spell']), by: text, known: z.boolean() },
  outcome: {
    of: id,
    topic: id,
    target: may(text),
    result: z.enum(RESULTS),
    margin: may(side),
    rolls: list(z.object({ of: id, what: text, die: may(side), total: side, from: z.enum(HEARD) })),
    changes: list(change),
    rules: texts,
    by: text,
  },
  wait: { of: id, how: z.nullable(z.enum(['delay', 'ready'])), readies: may(text) },
  round: { round: whole, on: z.boolean(), places: may(by(cell)) },
  declaration: { of: id, says: z.nullable(declarationSchema), hand: may(z.enum(MOVED_BY)), ruling },
  die: { of: id, what: id, result: side, from: z.enum(ROLLS) },
  decision: decisionSchema,
  factor: { to: factorSchema, due: list(timelineEventSchema), rules: texts },
  allow: { of: text, by: text, note: may(text), about },
  dismiss: { of: id },
  undo: { of: id, back: yes },
} satisfies Readonly<Record<EventKind, Readonly<Record<string, z.core.$ZodType>>>>;

const kinds = Object.keys(KINDS) as [EventKind, ...EventKind[]];
const stamp = {
  id,
  seq: z.int().check(z.minimum(0), z.maximum(1e15)),
  at: z.number(),
  shared: yes,
};

export const eventSchema = z.discriminatedUnion(
  'kind',
  kinds.map((kind) => z.object({ ...stamp, kind: z.literal(kind), ...KINDS[kind] })) as unknown as [
    z.ZodMiniObject<{ kind: z.ZodMiniLiteral<EventKind> }>,
  ],
) as unknown as z.ZodMiniType<EncounterEvent>;

/** Reads an outcome that another client wrote; null for anything else. */
export function readOutcome(given: unknown): (Happening & { readonly kind: 'outcome' }) | null {
  const read = z.object({ kind: z.literal('outcome'), ...KINDS.outcome }).safeParse(given);
  return read.success ? (read.data as Happening & { readonly kind: 'outcome' }) : null;
}

/** Will a reader accept the event? An event that readers would refuse must not be written. */
export const isReadable = (event: EncounterEvent): boolean => eventSchema.safeParse(event).success;

/** A sum over events. It has no upper limit, because only single events have one. */
const sum = z.number().check(z.minimum(0));
const count = z.int().check(z.minimum(0));
/** Id of an opportunity: `event#nth`. */
const answer = z.string().check(z.maxLength(LONGEST + 20));
const usedFields = z.object({
  uses: may(by(count)),
  // An earlier version stored each resource on its own.
  standard: may(z.boolean()),
  move: may(count),
  fullRound: may(z.boolean()),
  swift: may(z.boolean()),
  step: may(z.boolean()),
  moved: sum,
  diagonals: count,
  eased: may(count),
  actions: order,
  over: yes,
});
const withUses = <T extends z.infer<typeof usedFields>>({
  uses,
  standard,
  move,
  fullRound,
  swift,
  step,
  ...rest
}: T) => ({ ...rest, uses: uses ?? usesStated({ standard, move, fullRound, swift, step }) });
const used = z.pipe(usedFields, z.transform(withUses));
const spent = z.pipe(z.extend(usedFields, { beside: may(by(used)) }), z.transform(withUses));
const waits = z.enum(['delay', 'ready']);
const beginning = z.object({
  round: whole,
  of: z.nullable(text),
  spent: may(spent),
  skipped: yes,
  waits: may(waits),
  aside: by(
    z.object({
      acted: yes,
      taken: may(list(answer)),
      brief: may(texts),
      immediate: yes,
      waits: may(waits),
    }),
  ),
});
const stored = z.object({
  on: z.boolean(),
  round: whole,
  surprise: z.boolean(),
  aware: texts,
  active: z.nullable(text),
  order: texts,
  turns: count,
  acted: texts,
  spent,
  // An earlier version stored only the actions used in the turns of this round.
  over: may(by(spent)),
  begun: may(list(beginning)),
  position: may(count),
  opportunities: by(count),
  taken: by(list(answer)),
  immediate: texts,
  waiting: by(waits),
  conditions: by(texts),
  ended: by(texts),
  hands: by(by(z.boolean())),
  grapples: may(by(texts)),
  pins: may(by(text)),
  phases: may(phasesSchema),
});
/** Lists the turns of a state that an earlier version stored. */
function withTurns({ over = {}, begun, position, ...state }: z.infer<typeof stored>): Encounter {
  if (begun !== undefined && position !== undefined && position <= begun.length)
    return { ...state, begun, position } as Encounter;
  const { on, round, active } = state;
  const turns: Beginning[] = Object.entries(over).map(([of, used]) => ({
    round,
    of,
    spent: used as Spent,
    aside: { [of]: { acted: true } },
  }));
  const now = active === null ? [] : [{ round, of: active, aside: { [active]: {} } }];
  const all = on ? [...begunIn(round), ...turns, ...now] : [];
  return { ...state, begun: all, position: Math.max(0, all.length - 1) } as Encounter;
}
export const stateSchema = z.pipe(
  stored,
  z.transform(withTurns),
) as unknown as z.ZodMiniType<Encounter>;
export const baseSchema: z.ZodMiniType<Base> = z.object({
  id,
  seq: stamp.seq,
  state: stateSchema,
  counted: list(id, MOST_EVENTS + SLACK),
});

export interface ReadEvents {
  readonly events: readonly EncounterEvent[];
  /** Number of events of unknown kinds. */
  readonly unknown: number;
  /** Number of events that do not fit the schema of their kind. */
  readonly broken: number;
  /** Path and reason for the first event that does not fit. */
  readonly fault?: { readonly path: string; readonly message: string };
}

const kindOf = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'kind' in given ? given.kind : undefined;

/** Reads events one by one: an unreadable event does not make the others unreadable. */
export function readEvents(given: readonly unknown[]): ReadEvents {
  const events: EncounterEvent[] = [];
  let [unknown, broken] = [0, 0];
  let fault: ReadEvents['fault'];
  given.forEach((each, i) => {
    const read = eventSchema.safeParse(each);
    const kind = kindOf(each);
    if (read.success) events.push(read.data);
    else if (typeof kind === 'string' && !kinds.includes(kind as EventKind)) unknown++;
    else {
      const issue = read.error.issues[0];
      fault ??= { path: [i, ...(issue?.path ?? [])].join('.'), message: issue?.message ?? '' };
      broken++;
    }
  });
  return { events, unknown, broken, ...(fault && { fault }) };
}
