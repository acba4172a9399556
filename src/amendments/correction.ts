/**
 * A user's correction of a fact: the creatures, the fact, its new value, and the time of the
 * correction. Corrections from storage or from a file are parsed one by one. One that cannot be
 * parsed is kept unchanged and does not affect the others.
 */
import * as z from 'zod/mini';
import {
  BUILDS,
  CREATURE_TYPES,
  MANEUVERABILITIES,
  SCENERY,
  SIZES,
  WEIGHTS,
} from '../board/vocabulary.ts';
import { laterOf } from '../storage/dates.ts';
import type { StoredKind } from '../storage/storedKind.ts';

z.config({ jitless: true });

/**
 * Scopes of corrections from the widest to the narrowest; a narrower one wins. `marker`: a
 * correction about a marker on tokens, not about a creature.
 */
export const SCOPES = ['marker', 'colour', 'kind', 'character', 'token'] as const;
export type Scope = (typeof SCOPES)[number];

const cells = z.number().check(z.minimum(0), z.maximum(1000));
const text = z.string().check(z.maxLength(1000));
const id = text.check(z.minLength(1));
/**
 * Conditions or traits that the creature has (true) or lacks (false). All others come from the
 * host.
 */
const marks = z.custom<Readonly<Record<string, boolean>>>(
  (value) => isObject(value) && Object.values(value).every((on) => typeof on === 'boolean'),
);

/** Schemas of the values of each fact that can be corrected. Lengths in cells. */
const VALUES = {
  /** Is the token a creature, or a thing of this kind? */
  scenery: z.enum(['creature', ...SCENERY]),
  size: z.enum(SIZES),
  space: z.int().check(z.minimum(1), z.maximum(20)),
  reach: z.int().check(z.minimum(0), z.maximum(50)),
  build: z.enum(BUILDS),
  type: z.enum(CREATURE_TYPES),
  subtypes: marks,
  /** Names of the weapons in hand; if no attack is known, the kind of weapon in hand. */
  hand: z.union([z.enum(['armed', 'reach']), z.array(text).check(z.maxLength(200))]),
  land: cells,
  fly: cells,
  swim: cells,
  climb: cells,
  burrow: cells,
  manoeuvrability: z.enum(MANEUVERABILITIES),
  /** Height above the ground, in cells. */
  elevation: z.number().check(z.minimum(-1000), z.maximum(1000)),
  armour: z.enum(WEIGHTS),
  load: z.enum(WEIGHTS),
  side: id,
  /** Token id of the creature's mount; '' for none. */
  mount: text,
  conditions: marks,
  traits: marks,
  /**
   * Number of attacks of opportunity made in `round`; without `round`, it is valid until removed.
   */
  opportunities: z.object({
    taken: z.int().check(z.minimum(0), z.maximum(1000)),
    round: z.optional(z.number()),
  }),
  /** Condition that the marker means; '' for none. */
  marker: text,
} as const;

export type CorrectedFact = keyof typeof VALUES;
export type CorrectedValue<F extends CorrectedFact = CorrectedFact> = z.infer<(typeof VALUES)[F]>;
export const CORRECTED_FACTS = Object.keys(VALUES) as readonly CorrectedFact[];

export interface Correction<F extends CorrectedFact = CorrectedFact> {
  /** Host and game of the table: a correction applies to no other game. */
  readonly campaign: string;
  readonly scope: Scope;
  /**
   * Subject of the correction: id of the token or the character, name of the kind or the marker, or
   * the color.
   */
  readonly of: string;
  /** The creature's name, to show to the user. */
  readonly name: string;
  readonly fact: F;
  readonly value: CorrectedValue<F>;
  /** Time of the correction, as ISO date and time. */
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

/** Parses a stored correction; null if this version does not understand it. */
export function correctionOf(stored: unknown): Correction | null {
  const { data } = shape.safeParse(stored);
  if (data === undefined) return null;
  const value = VALUES[data.fact].safeParse(data.value);
  return value.success ? { ...data, value: value.data } : null;
}

/** Key of a correction: a later correction with the same key replaces it. */
export const keyOf = ({
  campaign,
  scope,
  of,
  fact,
}: Pick<Correction, 'campaign' | 'scope' | 'of' | 'fact'>): string =>
  JSON.stringify([campaign, scope, of, fact]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All stored corrections by key (`keyOf`), not validated. */
export type Corrections = Readonly<Record<string, unknown>>;

/** The date of a stored correction; '' if this version does not understand it. */
export const dateOf = (stored: unknown): string => correctionOf(stored)?.at ?? '';

export const CORRECTIONS: StoredKind<Corrections> = {
  name: 'corrections',
  schema: z.custom<Corrections>(isObject),
  migrations: [],
  empty: {},
  merge: (now, brought) => laterOf(now, brought, dateOf),
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
