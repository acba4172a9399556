/**
 * Stores fights in pages, so that they survive reloads and restarts; takes over the events that
 * another tab of this browser adds. Wiring only.
 */
import { effect, untracked } from '@preact/signals';
import * as z from 'zod/mini';
import { bytesOf, type Journal } from '../../src/encounter/journal.ts';
import {
  FIGHT,
  FIGHT_PAGE,
  PAGES,
  readFight,
  slotOf,
  slotsOf,
  UNWRITTEN,
  write,
  type Head,
  type LogPage,
  type Written,
} from '../../src/encounter/storedFight.ts';
import { MAX_FIGHT_BYTES, fightsToDrop, type Fights } from '../../src/encounter/storageLimits.ts';
import { localArea, type StorageArea } from '../../src/settings/localArea.ts';
import { KEPT, storeFor, type Stored } from '../../src/settings/durableStore.ts';
import type { StoredKind } from '../../src/storage/storedKind.ts';
import type { CombatLog, Keeper } from '../../src/state/refereeing/index.ts';
import type { Store } from '../../src/state/store.ts';

/** Milliseconds from an event until it is stored. */
const SOON = 250;
/** Message code, reported once in the dock, for a fight that could not be stored. */
const UNKEPT = 'log.unkept';

/**
 * The stored list of fights. Before version 2 it held only the time at which each fight was opened.
 */
const FIGHTS: StoredKind<Fights> = {
  name: 'fights',
  schema: z.record(z.string(), z.object({ at: z.number(), bytes: z.number() })),
  migrations: [
    (old) =>
      Object.fromEntries(
        Object.entries(old as Record<string, number>).map(([key, at]) => [key, { at, bytes: 0 }]),
      ),
  ],
  empty: {},
  merge: (now, brought) => ({ ...now, ...brought }),
};
/** The list of fights is updated when a fight has grown by this many bytes. */
const COARSE = 32_000;

/** Milliseconds until a failed write is repeated, if no event triggers it earlier. */
const AGAIN = 5000;

const sizeOf = ({ sizes }: Pick<Shelf, 'sizes'>): number =>
  [...sizes.values()].reduce((sum, each) => sum + each, 0);
/** Returns the value; throws if it would make the fight larger than allowed. */
function fitting<T extends Head | LogPage>(
  shelf: Pick<Shelf, 'sizes'>,
  part: number | 'head',
  value: T,
): T {
  const [before, after] = [shelf.sizes.get(part) ?? 0, bytesOf(value)];
  if (after > before && sizeOf(shelf) - before + after > MAX_FIGHT_BYTES)
    throw new Error('too large');
  return value;
}

interface Shelf {
  readonly head: Stored<Head>;
  readonly pages: Map<number, Stored<LogPage>>;
  written: Written;
  /** The journal that is still to be written; null if there is none. */
  due: Journal | null;
  /** Size in bytes of each page, and of the head. */
  readonly sizes: Map<number | 'head', number>;
  /**
   * Size in bytes of this fight according to the list of fights; null if the list does not contain
   * it.
   */
  listed: number | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Did the last write fail? Then the next attempt is delayed. */
  failed: boolean;
  last: Promise<unknown>;
}

const headKey = (of: string): string => `${FIGHT.name}:${of}`;
const pageKey = (of: string, slot: number): string => `${FIGHT_PAGE.name}:${of}/${slot}`;

/** The stored fights of one site. */
class StoredFights implements Keeper {
  private readonly shelves = new Map<string, Shelf>();
  private heard: CombatLog['heard'] = () => undefined;
  private following: AbortController | undefined;
  private readonly fights: Stored<Fights>;
  private readonly store: Store;
  private readonly host: string;
  private readonly end: AbortSignal;
  private readonly area: StorageArea;

  constructor(store: Store, host: string, end: AbortSignal, area: StorageArea) {
    this.store = store;
    this.host = host;
    this.end = end;
    this.area = area;
    this.fights = storeFor(FIGHTS.name, FIGHTS, area);
    const flush = (): void => {
      for (const [key, { due }] of this.shelves) if (due !== null) this.writeNext(key);
    };
    window.addEventListener('pagehide', flush, { signal: end });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.hidden) flush();
      },
      { signal: end },
    );
  }

  async load(key: string): Promise<Journal> {
    const shelf = this.shelfOf(key);
    const head = await shelf.head.load();
    const pages = await Promise.all(
      slotsOf(head).map(async (slot) => this.pageOf(key, slot).load()),
    );
    const troubles = [shelf.head, ...shelf.pages.values()].flatMap(
      (each) => each.trouble.peek() ?? [],
    );
    for (const { code, params } of troubles) this.report(code, params);
    const { journal, written } = readFight(head, pages);
    shelf.written = written;
    shelf.sizes.clear();
    slotsOf(head).forEach((slot, i) => shelf.sizes.set(slot, bytesOf(pages[i])));
    shelf.sizes.set('head', bytesOf(head));
    shelf.listed = null;
    this.following?.abort();
    this.following = new AbortController();
    if (!this.end.aborted) this.followTabs(key, AbortSignal.any([this.end, this.following.signal]));
    return journal;
  }

  changed(key: string, journal: Journal): void {
    const shelf = this.shelfOf(key);
    if (shelf.due === null || shelf.failed) {
      clearTimeout(shelf.timer);
      shelf.timer = setTimeout(() => this.writeNext(key), SOON);
    }
    shelf.failed = false;
    shelf.due = journal;
  }

  follow(to: CombatLog['heard']): void {
    this.heard = to;
  }

  /**
   * Adds a fight to the list, or updates it, and drops old fights to make room. `opened`: was it
   * opened just now?
   */
  private async list(of: string, bytes: number, opened: boolean): Promise<void> {
    let gone: readonly string[] = [];
    await this.fights.change((now) => {
      // A fight that is opened now gets the latest time, even if the clock was set back.
      const at = opened
        ? Math.max(Date.now(), ...Object.values(now).map((each) => each.at + 1))
        : (now[of]?.at ?? Date.now());
      const all = { ...now, [of]: { at, bytes } };
      gone = fightsToDrop(all, of);
      return Object.fromEntries(Object.entries(all).filter(([each]) => !gone.includes(each)));
    });
    const keys = gone.flatMap((each) => [
      headKey(each),
      ...Array.from({ length: PAGES }, (_, slot) => pageKey(each, slot)),
    ]);
    if (keys.length > 0) await this.area.remove(keys.map((each) => KEPT + each));
  }

  private shelfOf(key: string): Shelf {
    const known = this.shelves.get(key) ?? {
      head: storeFor(headKey(`${this.host}/${key}`), FIGHT, this.area),
      pages: new Map(),
      written: UNWRITTEN,
      due: null,
      sizes: new Map(),
      listed: null,
      timer: undefined,
      failed: false,
      last: Promise.resolve(),
    };
    this.shelves.set(key, known);
    return known;
  }

  private pageOf(key: string, slot: number): Stored<LogPage> {
    const { pages } = this.shelfOf(key);
    const known =
      pages.get(slot) ?? storeFor(pageKey(`${this.host}/${key}`, slot), FIGHT_PAGE, this.area);
    pages.set(slot, known);
    return known;
  }

  private report(code: string, params?: Readonly<Record<string, string>>): void {
    const { ownNotices } = this.store;
    if (!this.end.aborted && !ownNotices.peek().some((each) => each.code === code))
      ownNotices.value = [...ownNotices.peek(), { code, ...(params && { params }) }];
  }

  private async write(key: string): Promise<void> {
    const shelf = this.shelfOf(key);
    const { due } = shelf;
    shelf.due = null;
    clearTimeout(shelf.timer);
    shelf.timer = undefined;
    if (due === null) return;
    const { pages, head, emptied, written } = write(shelf.written, due);
    try {
      const put = async ({ slot, edit }: (typeof pages)[number]): Promise<void> => {
        const page = await this.pageOf(key, slot).change((now) => fitting(shelf, slot, edit(now)));
        shelf.sizes.set(slot, bytesOf(page));
      };
      await Promise.all(pages.map(put));
      if (head !== null) {
        await shelf.head.change(() => fitting(shelf, 'head', head));
        shelf.sizes.set('head', bytesOf(head));
      }
      await Promise.all(emptied.map(put));
      shelf.written = written;
      const bytes = sizeOf(shelf);
      if (shelf.listed === null || Math.abs(bytes - shelf.listed) >= COARSE) {
        await this.list(`${this.host}/${key}`, bytes, shelf.listed === null);
        shelf.listed = bytes;
      }
    } catch {
      // A failed write does not stop the fight. It is repeated with the next event, after some
      // time, or when the page closes.
      shelf.failed = shelf.due === null;
      shelf.due ??= due;
      if (!this.end.aborted) shelf.timer ??= setTimeout(() => this.writeNext(key), AGAIN);
      this.report(UNKEPT);
    }
  }

  /** Writes a fight once its earlier writes have ended. */
  private writeNext(key: string): void {
    const shelf = this.shelfOf(key);
    shelf.last = shelf.last.then(async () => this.write(key));
  }

  /**
   * Follows a fight that another tab also writes. The other tab's events appear on the last page,
   * or on a new one.
   */
  private followTabs(key: string, life: AbortSignal): void {
    const { head } = this.shelfOf(key);
    void head.follow(life);
    const stop = effect(() => {
      const { page } = head.value.value;
      const inner = new AbortController();
      untracked(() => {
        for (const slot of [slotOf(page), slotOf(page + 1)])
          void this.pageOf(key, slot).follow(AbortSignal.any([life, inner.signal]));
      });
      return () => inner.abort();
    });
    const stopHearing = effect(() => {
      const { page } = head.value.value;
      const events = [slotOf(page), slotOf(page + 1)].flatMap(
        (slot) => this.pageOf(key, slot).value.value.events,
      );
      untracked(() => this.heard(key, events));
    });
    life.addEventListener(
      'abort',
      () => {
        stop();
        stopHearing();
      },
      { once: true },
    );
  }
}

/** @param host the site's host with its port, which identifies the site */
export const keepFights = (
  store: Store,
  host: string,
  end: AbortSignal,
  area: StorageArea = localArea(),
): Keeper => new StoredFights(store, host, end, area);
