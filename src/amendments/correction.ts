/**
 * A correction: which creatures, which fact, its new value, and since when. Stored corrections and
 * those of a file are parsed one by one: an unparsable one stays unchanged and loses no other.
 */
import * as z from 'zod/mini';
import { BUILDS, SIZES, WEIGHTS } from '../board/vocabulary.ts';
import type { StoredKind } from '../storage/storedKind.ts';

z.config({ jitless: true });

/**
 * From the widest to the narrowest; a narrower one wins. `marker`: about a marker on tokens, not a
 * creature.
 */
export const SCOPES = ['marker', 'colour', 'kind', 'character', 'token'] as const;
export type Scope = (typeof SCOPES)[number];

const cells = z.number().check(z.minimum(0), z.maximum(1000));
const text = z.string().check(z.maxLength(1000));
const id = text.check(z.minLength(1));
/**
 * Conditions or traits that the creature has (true) or lacks (false); the host decides the rest.
 */
const marks = z.custom<Readonly<Record<string, boolean>>>(
  (value) => isObject(value) && Object.values(value).every((on) => typeof on === 'boolean'),
);

/** The facts that can be corrected, with their values. Lengths in cells. */
const VALUES = {
  size: z.enum(SIZES),
  space: z.int().check(z.minimum(1), z.maximum(20)),
  reach: z.int().check(z.minimum(0), z.maximum(50)),
  build: z.enum(BUILDS),
  /** Names of the attacks in hand; or a kind where no attack is known. */
  hand: z.union([z.enum(['armed', 'reach']), z.array(text).check(z.maxLength(200))]),
  land: cells,
  fly: cells,
  swim: cells,
  climb: cells,
  burrow: cells,
  armour: z.enum(WEIGHTS),
  load: z.enum(WEIGHTS),
  side: id,
  /** Id of its mount's token; '' for none. */
  mount: text,
  conditions: marks,
  traits: marks,
  /** Opportunities taken in that round of the table; without a round, until taken back. */
  opportunities: z.object({
    taken: z.int().check(z.minimum(0), z.maximum(1000)),
    round: z.optional(z.number()),
  }),
  /** For a marker: the condition that it means; '' for none. */
  marker: text,
} as const;

export type CorrectedFact = keyof typeof VALUES;
export type CorrectedValue<F extends CorrectedFact = CorrectedFact> = z.infer<(typeof VALUES)[F]>;
export const CORRECTED_FACTS = Object.keys(VALUES) as readonly CorrectedFact[];

export interface Correction<F extends CorrectedFact = CorrectedFact> {
  /** The table's host and game: nothing carries over to another game. */
  readonly campaign: string;
  readonly scope: Scope;
  /** Id of the token or the character; name of the kind or the marker; the color. */
  readonly of: string;
  /** The creature's name, for people. */
  readonly name: string;
  readonly fact: F;
  readonly value: CorrectedValue<F>;
  /** ISO date and time. */
  readonly at: string;
}

const shape = z.object({
  campaign: text,
  scope: z.enum(SCOPES),
  of: id,
  name: text,
  fact: z.enum(CORRECTED_FACTS as [CorrectedFact, ...CorrectedFact[]]),
  value: z.unknown(),
  at: text,
});

/** Null: this version does not understand the correction. */
export function correctionOf(stored: unknown): Correction | null {
  const { data } = shape.safeParse(stored);
  if (data === undefined) return null;
  const value = VALUES[data.fact].safeParse(data.value);
  return value.success ? { ...data, value: value.data } : null;
}

/** Two corrections with one key replace each other: the later wins. */
export const keyOf = ({
  campaign,
  scope,
  of,
  fact,
}: Pick<Correction, 'campaign' | 'scope' | 'of' | 'fact'>): string =>
  JSON.stringify([campaign, scope, of, fact]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All stored corrections by `keyOf`, unvalidated. */
export type Corrections = Readonly<Record<string, unknown>>;

const dateOf = (stored: unknown): string => correctionOf(stored)?.at ?? '';

export const CORRECTIONS: StoredKind<Corrections> = {
  name: 'corrections',
  schema: z.custom<Corrections>(isObject),
  migrations: [],
  empty: {},
  /** Of two corrections with one key the later wins; those of only one side stay. */
  merge: (now, brought) => ({
    ...now,
    ...Object.fromEntries(
      Object.entries(brought).filter(
        ([key, each]) => !Object.hasOwn(now, key) || dateOf(each) > dateOf(now[key]),
      ),
    ),
  }),
};

const read = new WeakMap<Corrections, ReadonlyMap<string, Correction>>();

/** The corrections that this version understands, by their keys. */
export function understood(all: Corrections): ReadonlyMap<string, Correction> {
  let found = read.get(all);
  if (found === undefined) {
    found = new Map(
      Object.entries(all).flatMap(([key, stored]) => {
        const correction = correctionOf(stored);
        return correction === null ? [] : [[key, correction] as const];
      }),
    );
    read.set(all, found);
  }
  return found;
}
