/**
 * A round in phases as a game master's client shares it: only facts that the reached factor has
 * revealed, and no later part of a declaration (docs/decisions/shared-rounds.md). Pure.
 */
import * as z from 'zod/mini';
import type { TimelineAnswer, TimelineEvent } from '../rules/phased/round/event.ts';
import { storedId, exactOptional } from './parts.ts';
import { factorSchema, timelineEventSchema } from './phasedEvents.ts';

z.config({ jitless: true });

export interface SharedRound {
  readonly round: number;
  /** Is the round running? */
  readonly on: boolean;
  readonly reached: number | 'end' | null;
  readonly events: TimelineAnswer['events'];
  readonly windows: TimelineAnswer['windows'];
  readonly end: TimelineAnswer['end'];
  readonly tracks: TimelineAnswer['tracks'];
}

const MOST = 500;
const amount = z.number().check(z.minimum(-1e6), z.maximum(1e6));

const window_ = z.object({
  of: storedId,
  against: storedId,
  opened: amount,
  at: amount,
  circumstance: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  decision: z.nullable(z.enum(['attack', 'refuse', 'moved'])),
});
const end = z.union([
  z.object({ phase: z.literal('c'), of: storedId, may: z.literal('half-move'), modifier: amount }),
  z.object({
    phase: z.literal('c'),
    of: storedId,
    may: z.literal('half-move-and-full-move'),
    modifier: amount,
    full: amount,
  }),
  z.object({
    phase: z.enum(['a', 'b', 'd', 'e', 'f']),
    of: storedId,
    may: z.enum(['one-round', 'long', 'attack', 'effect', 'words']),
  }),
]);
const track = z.object({
  of: storedId,
  r: exactOptional(amount),
  half: exactOptional(amount),
  full: exactOptional(amount),
  act: exactOptional(amount),
});

const list = z.array(z.unknown()).check(z.maxLength(MOST));
const shared = z.object({
  round: z.int().check(z.minimum(1), z.maximum(1e6)),
  on: z.boolean(),
  reached: z.nullable(factorSchema),
  events: list,
  windows: list,
  end: list,
  tracks: list,
});

/** Parses the entries of a list; unreadable ones are left out. */
const readable = <T>(schema: z.ZodMiniType<T>, all: readonly unknown[]): T[] =>
  all.flatMap((each) => {
    const read = schema.safeParse(each);
    return read.success ? [read.data] : [];
  });

/** Parses a shared round from outside; null if it is not one. Never throws. */
export function sharedRoundIn(value: unknown): SharedRound | null {
  const read = shared.safeParse(value);
  if (!read.success) return null;
  const { data } = read;
  return {
    round: data.round,
    on: data.on,
    reached: data.reached,
    events: readable(timelineEventSchema, data.events),
    windows: readable(window_, data.windows),
    end: readable(end, data.end) as SharedRound['end'],
    tracks: readable(track, data.tracks) as SharedRound['tracks'],
  };
}

const listed = (ids: string | readonly string[] | null | undefined): readonly string[] =>
  ids == null ? [] : typeof ids === 'string' ? [ids] : ids;

/** Ids of all creatures that an event names. */
function namedIn(event: TimelineEvent): readonly string[] {
  const e = event as Partial<
    Record<'with' | 'for' | 'target' | 'choices' | 'against', string | readonly string[] | null>
  > & { readonly opens?: readonly { readonly of: string }[] };
  return [
    event.of,
    ...[e.with, e.for, e.target, e.choices, e.against].flatMap(listed),
    ...(e.opens ?? []).map(({ of }) => of),
  ];
}

/**
 * The part of a round that concerns only these creatures; an event that names any other creature is
 * left out. `isPlain`: may this text by the game master be shown?
 */
export function roundOfCreatures(
  {
    events,
    windows,
    end: ends,
    tracks,
  }: Pick<SharedRound, 'events' | 'windows' | 'end' | 'tracks'>,
  isKnown: (id: string) => boolean,
  isPlain: (text: string) => boolean = () => true,
): Pick<SharedRound, 'events' | 'windows' | 'end' | 'tracks'> {
  const says = (event: TimelineEvent, field: 'name' | 'text'): string =>
    String((event as { readonly name?: string; readonly text?: string })[field] ?? '');
  const plain = (event: TimelineEvent): TimelineEvent => {
    if (isPlain(says(event, 'name'))) return event;
    const { name: _, ...rest } = event as TimelineEvent & { readonly name?: string };
    return rest as TimelineEvent;
  };
  return {
    events: events
      .filter((event) => namedIn(event).every(isKnown) && isPlain(says(event, 'text')))
      .map(plain),
    windows: windows.filter(({ of, against }) => isKnown(of) && isKnown(against)),
    end: ends.filter(({ of }) => isKnown(of)),
    tracks: tracks.filter(({ of }) => isKnown(of)),
  };
}

/**
 * The round with as many of its last events as fit into `room` characters of JSON; null: not even a
 * round without events fits.
 */
export function fitted(round: SharedRound, room: number): SharedRound | null {
  let now: SharedRound = { ...round, events: round.events.slice(-MOST) };
  while (JSON.stringify(now).length > room) {
    if (now.events.length === 0) return null;
    now = { ...now, events: now.events.slice(Math.ceil(now.events.length / 4)) };
  }
  return now;
}
