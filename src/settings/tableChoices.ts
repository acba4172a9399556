/**
 * Choices made at one table (a site, or the practice table), and the positions of its panels.
 * Parsed at every read.
 */
import { effect } from '@preact/signals-core';
import * as z from 'zod/mini';
import { localArea, type StorageArea } from './localArea.ts';

z.config({ jitless: true });

const isSwitches = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([layer, on]) => layer.length <= 40 && typeof on === 'boolean');

const chosen = z.object({
  /** Id of the ruleset chosen at this table. */
  ruleset: z.optional(z.string().check(z.maxLength(100))),
  /** Layer switches by layer id: on or off. */
  switches: z.optional(z.custom<Readonly<Record<string, boolean>>>(isSwitches)),
  /** Ids of rulesets chosen for single games, by game id. */
  games: z.optional(
    z.record(z.string().check(z.maxLength(1000)), z.string().check(z.maxLength(100))),
  ),
});

export type Chosen = Readonly<z.infer<typeof chosen>>;

export interface TableStorage {
  /** Choices made at this table; empty if none, or if they cannot be read. Never rejects. */
  chosen(): Promise<Chosen>;
  /**
   * Saves every later value of these signals. Values that the user has not chosen are not saved.
   */
  follow(now: () => Chosen, signal: AbortSignal): void;
  /** Loads what a panel stored under its own key. */
  load(key: string): Promise<unknown>;
  save(key: string, value: unknown): void;
}

/** @param table key that distinguishes tables: the site's host, with its port */
export function tableStorage(
  table: string,
  area: Pick<StorageArea, 'get' | 'set'> = localArea(),
): TableStorage {
  const load = async (key: string): Promise<unknown> => {
    try {
      return (await area.get(key))[key] ?? null;
    } catch {
      return null;
    }
  };
  // If a panel position or switch cannot be saved, the user is not notified.
  const save = (key: string, value: unknown): void => {
    area.set({ [key]: value }).catch(() => undefined);
  };
  return {
    chosen: async () => chosen.safeParse(await load(`table:${table}`)).data ?? {},
    follow(now, signal) {
      let first = true;
      const stop = effect(() => {
        const value = now();
        if (!first) save(`table:${table}`, value);
        first = false;
      });
      signal.addEventListener('abort', stop, { once: true });
    },
    load: (key) => load(`panel:${table}:${key}`),
    save: (key, value) => save(`panel:${table}:${key}`, value),
  };
}
