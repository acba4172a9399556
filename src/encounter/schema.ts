/** Parses events and states of a fight from storage, a file or another client. Never throws. */
import * as z from 'zod/mini';
import type { Spent } from '../board/board.ts';
import { CONDITION_ENDS } from '../board/vocabulary.ts';
import { usesStated } from '../board/earlierUses.ts';
import type { Beginning, Encounter } from './encounter.ts';
import { eventSchema, KINDS_OF_EVENT, type EncounterEvent, type EventKind } from './event.ts';
import { MAX_JOURNAL_WEIGHT, SLACK, type Base } from './journal.ts';
import { begunIn } from './turns.ts';
import {
  recordOfIds,
  storedCell,
  storedId,
  list,
  MAX_STORED_TEXT,
  exactOptional,
  storedText,
  MAX_STORED_NUMBER,
} from './parts.ts';
import type { Phases } from './phases.ts';
import { decisionSchema, declarationSchema, factorSchema } from './phasedEvents.ts';

const whole = z.int().check(z.minimum(0), z.maximum(MAX_STORED_NUMBER));
const yes = exactOptional(z.literal(true));
const texts = list(storedText);

/** A sum over events. It has no upper limit, because only single events have one. */
const sum = z.number().check(z.minimum(0));
const count = z.int().check(z.minimum(0));
/** A word and a creature’s id (timedConditions.ts). */
const timedKey = z.string().check(z.maxLength(MAX_STORED_TEXT + 20));
/** Id of an opportunity: `event#nth`. */
const answer = z.string().check(z.maxLength(MAX_STORED_TEXT + 20));
const usedFields = z.object({
  uses: exactOptional(recordOfIds(count)),
  // An earlier version stored each resource on its own.
  standard: exactOptional(z.boolean()),
  move: exactOptional(count),
  fullRound: exactOptional(z.boolean()),
  swift: exactOptional(z.boolean()),
  step: exactOptional(z.boolean()),
  moved: sum,
  diagonals: count,
  eased: exactOptional(count),
  actions: exactOptional(texts),
  weapons: exactOptional(texts),
  targets: exactOptional(texts),
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
const spent = z.pipe(
  z.extend(usedFields, { beside: exactOptional(recordOfIds(used)) }),
  z.transform(withUses),
);
const waits = z.enum(['delay', 'ready']);
const timed = z.object({
  of: storedId,
  condition: storedId,
  by: exactOptional(storedId),
  until: z.object({ of: storedId, at: z.enum(CONDITION_ENDS) }),
});
const saves = z.int().check(z.minimum(0), z.maximum(3));
const beginning = z.object({
  round: whole,
  of: z.nullable(storedText),
  spent: exactOptional(spent),
  skipped: yes,
  waits: exactOptional(waits),
  aside: recordOfIds(
    z.object({
      acted: yes,
      taken: exactOptional(list(answer)),
      brief: exactOptional(texts),
      immediate: yes,
      waits: exactOptional(waits),
      timed: exactOptional(list(timed)),
    }),
  ),
  ends: exactOptional(recordOfIds(list(timed))),
});
const phasesSchema: z.ZodMiniType<Phases> = z.object({
  on: z.boolean(),
  places: recordOfIds(storedCell),
  declared: recordOfIds(declarationSchema),
  dice: recordOfIds(
    recordOfIds(z.number().check(z.minimum(-MAX_STORED_NUMBER), z.maximum(MAX_STORED_NUMBER))),
  ),
  decisions: list(z.object(decisionSchema)),
  reached: z.nullable(factorSchema),
});

const stored = z.object({
  on: z.boolean(),
  round: whole,
  surprise: z.boolean(),
  aware: texts,
  active: z.nullable(storedText),
  order: texts,
  turns: count,
  acted: texts,
  spent,
  // An earlier version stored only the actions used in the turns of this round.
  over: exactOptional(recordOfIds(spent)),
  begun: exactOptional(list(beginning)),
  position: exactOptional(count),
  opportunities: recordOfIds(count),
  taken: recordOfIds(list(answer)),
  immediate: texts,
  waiting: recordOfIds(waits),
  conditions: recordOfIds(texts),
  ended: recordOfIds(texts),
  hands: recordOfIds(recordOfIds(z.boolean())),
  grapples: exactOptional(recordOfIds(texts)),
  pins: exactOptional(recordOfIds(storedText)),
  timed: exactOptional(z.record(timedKey, list(timed))),
  sources: exactOptional(recordOfIds(recordOfIds(texts))),
  tallies: exactOptional(recordOfIds(z.object({ successes: saves, failures: saves }))),
  phases: exactOptional(phasesSchema),
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
  id: storedId,
  seq: z.int().check(z.minimum(0), z.maximum(1e15)),
  state: stateSchema,
  counted: list(storedId, MAX_JOURNAL_WEIGHT + SLACK),
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
    else if (typeof kind === 'string' && !KINDS_OF_EVENT.includes(kind as EventKind)) unknown++;
    else {
      const issue = read.error.issues[0];
      fault ??= { path: [i, ...(issue?.path ?? [])].join('.'), message: issue?.message ?? '' };
      broken++;
    }
  });
  return { events, unknown, broken, ...(fault && { fault }) };
}
