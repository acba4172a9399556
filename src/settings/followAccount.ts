/**
 * Synchronizes settings with the user's browser account (`storage.sync`), where the browser has
 * one. Only the background reads and writes there. Each setting is one small item with the time of
 * its change; of two changes the later wins. Corrections, painted maps and fights stay local.
 * Without account storage, or if it refuses, settings are local to this browser.
 */
import * as z from 'zod/mini';
import { same } from './compareAndSet.ts';
import {
  DEFAULTS,
  FOLLOWING,
  SETTINGS_KEY,
  parseSettings,
  settingOf,
  type Settings,
} from './settings.ts';
import type { StorageArea } from './storageArea.ts';

z.config({ jitless: true });

type Field = (typeof FOLLOWING)[number];

/** Key prefix of settings in the account's storage. */
const PREFIX = 'setting:';
/** Key under which the background stores the times of this browser's own changes. */
export const TIMES = 'settings-times';
/**
 * Maximum bytes of an item that is synchronized (browsers accept 8192); longer settings stay local.
 */
const LARGEST = 7000;
/** Milliseconds during which changes are gathered, since browsers allow 120 writes a minute. */
export const GATHER_MS = 2000;

/** The latest time that a change may have: one millisecond can still be added to it. */
const LATEST = 2 ** 52;
const item = z.object({
  at: z.number().check(z.minimum(0), z.maximum(LATEST)),
  value: z.unknown(),
});
const times = z.record(z.string().check(z.maxLength(100)), z.number());

/** A setting with the time of its last change, milliseconds since 1970; 0: never changed here. */
export interface Dated {
  readonly at: number;
  readonly value: unknown;
}
export type Account = Partial<Readonly<Record<Field, Dated>>>;
export type Times = Readonly<Record<string, number>>;

/** The readable items of the account's storage; others are ignored. */
export function accountOf(items: Readonly<Record<string, unknown>>): Account {
  const found: Partial<Record<Field, Dated>> = {};
  for (const field of FOLLOWING) {
    const read = item.safeParse(items[PREFIX + field]).data;
    const value = read === undefined ? undefined : settingOf(field, read.value);
    if (read !== undefined && value !== undefined) found[field] = { at: read.at, value };
  }
  return found;
}

export interface Merged {
  /** Settings to change in this browser. */
  readonly take: Partial<Settings>;
  /** Settings to write to the account. */
  readonly give: Account;
}

/**
 * Merges this browser's settings with the account's: the later change of each wins. A setting that
 * has its default and was never changed here is not sent. Pure.
 */
export function merged(own: Settings, at: Times, account: Account): Merged {
  const take: Partial<Record<Field, unknown>> = {};
  const give: Partial<Record<Field, Dated>> = {};
  for (const field of FOLLOWING) {
    // A setting that was chosen before times were stored counts as older than any change.
    const mine = Object.hasOwn(at, field)
      ? (at[field] ?? 0)
      : Number(!same(own[field], DEFAULTS[field]));
    const theirs = account[field];
    if (theirs !== undefined && same(theirs.value, own[field])) continue;
    if (theirs !== undefined && theirs.at >= mine) take[field] = theirs.value;
    else if (mine > 0) give[field] = { at: mine, value: own[field] };
  }
  return { take: take as Partial<Settings>, give };
}

export interface Followed {
  readonly local: Pick<StorageArea, 'get' | 'set' | 'swap'>;
  /** The account's storage; absent: this browser has none. */
  readonly account: Pick<StorageArea, 'get' | 'set'> | undefined;
  now(): number;
  /** Runs `work` once, later; calls made before then have no effect. */
  later(work: () => void): void;
}

export interface Following {
  /** Merges this browser's settings with the account's; called when the background starts. */
  settle(): Promise<void>;
  /**
   * Handles a change of this browser's settings.
   * @param was the stored value before
   * @param now the stored value after
   */
  changedHere(was: unknown, now: unknown): Promise<void>;
  /** Handles a change in the account's storage. */
  changedThere(): Promise<void>;
}

/** Never rejects; if a storage refuses, nothing changes. */
export function followAccount({ local, account, now, later }: Followed): Following {
  let last: Promise<unknown> = Promise.resolve();
  /** The stored settings after the last change that was handled; absent: none since the start. */
  let handled: { readonly stored: unknown } | undefined;
  /** Was a merge left out because a change is still to be handled? */
  let isDue = false;
  /** Runs the jobs one after the other: each reads what the previous one wrote. */
  const queued = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work).catch(() => undefined);
    last = done;
    return done;
  };

  async function read(): Promise<{
    readonly stored: unknown;
    readonly own: Settings;
    readonly at: Times;
    readonly there: Account;
  } | null> {
    if (account === undefined) return null;
    const items = await local.get([SETTINGS_KEY, TIMES]);
    const { settings: own, problem } = parseSettings(items[SETTINGS_KEY]);
    // Unreadable settings are set aside when a page loads them; if the user has switched
    // synchronization off, nothing is read.
    if (problem !== undefined || !own.account) return null;
    const there = accountOf(await account.get(FOLLOWING.map((field) => PREFIX + field)));
    return {
      stored: items[SETTINGS_KEY],
      own,
      at: times.safeParse(items[TIMES]).data ?? {},
      there,
    };
  }

  async function settleNow(): Promise<void> {
    // If pages write in the meantime, the merge is repeated on what they wrote.
    for (let tries = 0; tries < 5; tries++) {
      const found = await read();
      if (found === null || account === undefined) return;
      // A change that is not dated yet would lose against every item of the account.
      if (handled !== undefined && !same(handled.stored, found.stored)) {
        isDue = true;
        return;
      }
      const { take, give } = merged(found.own, found.at, found.there);
      if (Object.keys(take).length > 0) {
        const next = { ...found.own, ...take };
        if (!(await local.swap(SETTINGS_KEY, found.stored, next)).done) continue;
        handled = { stored: next };
      }
      const small = Object.entries(give).filter(
        ([, dated]) => JSON.stringify(dated).length <= LARGEST,
      );
      if (small.length > 0)
        await account.set(
          Object.fromEntries(small.map(([field, dated]) => [PREFIX + field, dated])),
        );
      return;
    }
  }
  const settle = (): Promise<void> => queued(settleNow);

  return {
    settle,
    changedThere: settle,
    changedHere: (before, after) =>
      queued(async () => {
        handled = { stored: after };
        const [was, is] = [parseSettings(before), parseSettings(after)];
        if (account === undefined || is.problem !== undefined) return;
        const changed = FOLLOWING.filter((field) => !same(was.settings[field], is.settings[field]));
        // A change that is made while the account cannot be read is dated all the same.
        const items = await account.get(changed.map((field) => PREFIX + field)).catch(() => ({}));
        const there = accountOf(items);
        // A value received from the account does not count as a change of this browser.
        const own = changed.filter((field) => {
          const theirs = there[field];
          return theirs === undefined || !same(theirs.value, is.settings[field]);
        });
        if (own.length > 0) {
          const at = times.safeParse((await local.get(TIMES))[TIMES]).data ?? {};
          // A change is later than what it replaces, also if a clock was ahead when that was dated.
          const noted = Object.fromEntries(
            own.map((field) => [
              field,
              Math.max(now(), (at[field] ?? 0) + 1, (there[field]?.at ?? 0) + 1),
            ]),
          );
          await local.set({ [TIMES]: { ...at, ...noted } });
        }
        if (own.length > 0 || isDue || (is.settings.account && !was.settings.account)) {
          isDue = false;
          later(() => void settle());
        }
      }),
  };
}
