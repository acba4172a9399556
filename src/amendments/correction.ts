/**
 * One correction: of which creatures, which fact, what it is instead, and since when. What stands
 * in the storage or in a file is parsed one by one: what does not parse is no reason to lose the
 * others, and is itself kept as it is.
 */
import * as z from 'zod/mini';
import { BUILDS, SIZES, WEIGHTS } from '../board/creature.ts';
import type { Kind } from '../storage/kind.ts';

z.config({ jitless: true });

/**
 * From the widest to the narrowest; a narrower one wins. `marker`: of a marker on tokens, not of a
 * creature.
 */
export const SCOPES = ['marker', 'colour', 'kind', 'character', 'token'] as const;
export type Scope = (typeof SCOPES)[number];

const cells = z.number().check(z.minimum(0), z.maximum(1000));
const text = z.string().check(z.maxLength(1000));
const id = text.check(z.minLength(1));
/** What it has besides (true), or has not (false), whatever the host says of the rest. */
const marks = z.custom<Readonly<Record<string, boolean>>>(
  (value) => isObject(value) && Object.values(value).every((on) => typeof on === 'boolean'),
);

/** The facts that may be corrected, with what each may be. Lengths in cells. */
const VALUES = {
  size: z.enum(SIZES),
  space: z.int().check(z.minimum(1), z.maximum(20)),
  reach: z.int().check(z.minimum(0), z.maximum(50)),
  build: z.enum(BUILDS),
  /** Names of the attacks in hand; or what stands for one where none is known. */
  hand: z.union([z.enum(['armed', 'reach']), z.array(text).check(z.maxLength(200))]),
  land: cells,
  fly: cells,
  swim: cells,
  climb: cells,
  burrow: cells,
  armour: z.enum(WEIGHTS),
  load: z.enum(WEIGHTS),
  side: id,
  /** Id of the token that it rides; '' for none. */
  mount: text,
  conditions: marks,
  traits: marks,
  /** Taken in that round of the table's; without a round, until it is taken back. */
  opportunities: z.object({
    taken: z.int().check(z.minimum(0), z.maximum(1000)),
    round: z.optional(z.number()),
  }),
  /** Of a marker: the condition that it stands for; '' for none. */
  marker: text,
} as const;

export type CorrectedFact = keyof typeof VALUES;
export type CorrectedValue<F extends CorrectedFact = CorrectedFact> = z.infer<(typeof VALUES)[F]>;
export const CORRECTED_FACTS = Object.keys(VALUES) as readonly CorrectedFact[];

export interface Correction<F extends CorrectedFact = CorrectedFact> {
  /** The table's host and its game there: nothing is carried from one game to another. */
  readonly campaign: string;
  readonly scope: Scope;
  /** Id of the token or the character; name of the kind or the marker; the colour. */
  readonly of: string;
  /** For people: whom it is about. */
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

/** Null: this is no correction that this version understands. */
export function correctionOf(stored: unknown): Correction | null {
  const { data } = shape.safeParse(stored);
  if (data === undefined) return null;
  const value = VALUES[data.fact].safeParse(data.value);
  return value.success ? { ...data, value: value.data } : null;
}

/** Two corrections of one thing are one: the later. */
export const keyOf = ({
  campaign,
  scope,
  of,
  fact,
}: Pick<Correction, 'campaign' | 'scope' | 'of' | 'fact'>): string =>
  JSON.stringify([campaign, scope, of, fact]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All that is kept, by `keyOf`; each as it was stored. */
export type Corrections = Readonly<Record<string, unknown>>;

const dateOf = (stored: unknown): string => correctionOf(stored)?.at ?? '';

export const CORRECTIONS: Kind<Corrections> = {
  name: 'corrections',
  schema: z.custom<Corrections>(isObject),
  migrations: [],
  empty: {},
  /** Of two corrections of one thing the later stays; what only one side has stays. */
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

/** Those that are understood, by their keys. */
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
