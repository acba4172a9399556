/**
 * The settings follow the user's own browser account (`storage.sync`), where the browser has one.
 * The background alone reads and writes there. Each setting is one small item with the time of its
 * change; of two changes the later counts. Corrections, painted maps and fights stay local. Without
 * such a storage, and whenever it refuses, the settings are this browser's alone.
 */
import * as z from 'zod/mini';
import { same } from './compareAndSet.ts';
import { DEFAULTS, FOLLOWING, KEY, parseSettings, settingOf, type Settings } from './settings.ts';
import type { StorageArea } from './storageArea.ts';

z.config({ jitless: true });

type Field = (typeof FOLLOWING)[number];

/** Items of the account's storage begin so. */
const PREFIX = 'setting:';
/** Where the background keeps the times of this browser's own changes. */
export const TIMES = 'settings-times';
/** Bytes of one item that browsers take are 8192; what is longer stays local. */
const LARGEST = 7000;
/** Milliseconds that changes are gathered: browsers take 120 writes a minute. */
export const GATHER_MS = 2000;

const item = z.object({ at: z.number().check(z.minimum(0)), value: z.unknown() });
const times = z.record(z.string().check(z.maxLength(100)), z.number());

/** A setting with the time of its last change, milliseconds since 1970; 0: never changed here. */
export interface Dated {
  readonly at: number;
  readonly value: unknown;
}
export type Account = Partial<Readonly<Record<Field, Dated>>>;
export type Times = Readonly<Record<string, number>>;

/**
 * The readable items of the account's storage; others are ignored. A time in the future, of a clock
 * that is wrong, counts as now.
 */
export function accountOf(items: Readonly<Record<string, unknown>>, now: number): Account {
  const found: Partial<Record<Field, Dated>> = {};
  for (const field of FOLLOWING) {
    const read = item.safeParse(items[PREFIX + field]).data;
    const value = read === undefined ? undefined : settingOf(field, read.value);
    if (read !== undefined && value !== undefined)
      found[field] = { at: Math.min(read.at, now), value };
  }
  return found;
}

export interface Merged {
  /** What changes in this browser. */
  readonly take: Partial<Settings>;
  /** What goes to the account. */
  readonly give: Account;
}

/**
 * Settles this browser's settings with the account's, setting by setting: the later change counts.
 * A setting that has its default and was never changed here goes nowhere. Pure.
 */
export function merged(own: Settings, at: Times, account: Account): Merged {
  const take: Partial<Record<Field, unknown>> = {};
  const give: Partial<Record<Field, Dated>> = {};
  for (const field of FOLLOWING) {
    // Chosen before times were kept: older than everything.
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
  /** Runs work once, later; a second call before that changes nothing. */
  later(work: () => void): void;
}

export interface Following {
  /** At the start of the background: settles both sides. */
  settle(): Promise<void>;
  /** The settings of this browser changed. @param was as stored before @param now as stored */
  changedHere(was: unknown, now: unknown): Promise<void>;
  /** Something in the account's storage changed. */
  changedThere(): Promise<void>;
}

/** Never rejects; a storage that refuses changes nothing. */
export function followAccount({ local, account, now, later }: Followed): Following {
  let last: Promise<unknown> = Promise.resolve();
  /** One piece of work after the other: each reads what the one before wrote. */
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
    const items = await local.get([KEY, TIMES]);
    const { settings: own, problem } = parseSettings(items[KEY]);
    // Unreadable settings are set aside when a page loads them; a switch that is off stops all.
    if (problem !== undefined || !own.account) return null;
    const there = accountOf(await account.get(FOLLOWING.map((field) => PREFIX + field)), now());
    return { stored: items[KEY], own, at: times.safeParse(items[TIMES]).data ?? {}, there };
  }

  async function settleNow(): Promise<void> {
    // Pages may write meanwhile: then it is done again on what they wrote.
    for (let tries = 0; tries < 5; tries++) {
      const found = await read();
      if (found === null || account === undefined) return;
      const { take, give } = merged(found.own, found.at, found.there);
      if (Object.keys(take).length > 0) {
        const swapped = await local.swap(KEY, found.stored, { ...found.own, ...take });
        if (!swapped.done) continue;
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
        const [was, is] = [parseSettings(before), parseSettings(after)];
        if (account === undefined || is.problem !== undefined) return;
        const changed = FOLLOWING.filter((field) => !same(was.settings[field], is.settings[field]));
        const there = accountOf(await account.get(changed.map((field) => PREFIX + field)), now());
        // What came from the account is no change of this browser's.
        const own = changed.filter((field) => {
          const theirs = there[field];
          return theirs === undefined || !same(theirs.value, is.settings[field]);
        });
        if (own.length > 0) {
          const at = times.safeParse((await local.get(TIMES))[TIMES]).data ?? {};
          const noted = Object.fromEntries(own.map((field) => [field, now()]));
          await local.set({ [TIMES]: { ...at, ...noted } });
        }
        if (own.length > 0 || (is.settings.account && !was.settings.account))
          later(() => void settle());
      }),
  };
}
