/**
 * The user's settings, stored under one key and parsed at every read. Unreadable settings are never
 * thrown away: they are copied under `SET_ASIDE`, reported, and defaults are used.
 */
import * as z from 'zod/mini';
import { LOCALES } from '../languages.ts';
import { lapse } from '../report/lapses.ts';
import { localArea, type StorageArea } from './localArea.ts';

// zod's faster generated parsers need eval, which the extension's CSP forbids.
z.config({ jitless: true });

export const KEY = 'settings';
export const SET_ASIDE = 'settings-set-aside';

export const LANGUAGES = ['auto', ...LOCALES] as const;
export const THEMES = ['auto', 'dark', 'light'] as const;
export const LENGTHS = ['auto', 'feet', 'metres', 'squares'] as const;

const word = z.string().check(z.maxLength(100));

const schema = z.object({
  /** `auto`: the browser's language, where it is Italian; else English. */
  language: z._default(z.enum(LANGUAGES), 'auto'),
  theme: z._default(z.enum(THEMES), 'auto'),
  /** `auto`: feet in English, meters in Italian. */
  lengths: z._default(z.enum(LENGTHS), 'auto'),
  thickLines: z._default(z.boolean(), false),
  /** Every hue becomes paper: shapes and patterns alone. */
  shapesOnly: z._default(z.boolean(), false),
  /** False frees every key. */
  keys: z._default(z.boolean(), true),
  /**
   * By action, the keys that are not the usual ones ('' frees one). What is no key, or of no
   * action, does nothing.
   */
  keymap: z._default(z.record(word, word), {}),
  /**
   * Id of a ruleset; null: the first of the registry. An id that no longer exists is for the caller
   * to replace.
   */
  ruleset: z._default(z.nullable(word), null),
  /**
   * By ruleset and name, what is read otherwise than usual; names and choices that no longer exist
   * do nothing.
   */
  readings: z._default(z.record(word, z.record(word, z.union([word, z.boolean()]))), {}),
  /** The settings follow the browser's account (followAccount.ts); each browser has its own switch. */
  account: z._default(z.boolean(), true),
});

export type Settings = Readonly<z.infer<typeof schema>>;
export const DEFAULTS: Settings = Object.freeze(schema.parse({}));

/** The settings that follow the browser's account. */
export const FOLLOWING = [
  'language',
  'theme',
  'thickLines',
  'shapesOnly',
  'keys',
  'keymap',
  'ruleset',
  'readings',
] as const satisfies readonly (keyof Settings)[];

/** The value of one setting, from outside; undefined: it is none. */
export const settingOf = (field: keyof Settings, value: unknown): unknown =>
  value === undefined ? undefined : z.safeParse(schema.shape[field], value).data;

export type SettingsArea = Pick<StorageArea, 'get' | 'set' | 'swap'>;

export interface Loaded {
  readonly settings: Settings;
  /** Why the kept settings could not be used; they then stand under `SET_ASIDE`. */
  readonly problem?: string;
}

/** Settings out of whatever was stored; nothing stored is no problem. Never throws. */
export function parseSettings(stored: unknown): Loaded {
  if (stored === undefined) return { settings: DEFAULTS };
  const parsed = schema.safeParse(stored);
  if (parsed.success) return { settings: parsed.data };
  const issue = parsed.error.issues[0];
  return {
    settings: DEFAULTS,
    problem: `${issue?.path.join('.') || KEY}: ${issue?.message ?? 'not readable'}`,
  };
}

/**
 * Reads the settings. Never rejects: a failing or corrupt store gives the defaults and a `problem`.
 */
export async function loadSettings(area: SettingsArea = localArea()): Promise<Loaded> {
  try {
    const stored = (await area.get(KEY))[KEY];
    seen = stored;
    const loaded = parseSettings(stored);
    if (loaded.problem !== undefined) {
      lapse(`settings set aside (${loaded.problem})`);
      await area.set({ [SET_ASIDE]: stored, [KEY]: DEFAULTS });
      seen = DEFAULTS;
    }
    return loaded;
  } catch (error) {
    return { settings: DEFAULTS, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Other pages that choose at the same time, and settings that must be set aside first. */
const MOST_TRIES = 10;
let last: Promise<unknown> = Promise.resolve();
/** As stored when this page last heard of it. */
let seen: unknown;
/** Chosen here and not yet kept: what is heard of meanwhile is older. */
let unkept: readonly Partial<Settings>[] = [];

/**
 * Changes some settings and keeps the others; changes made at once are applied one after the other.
 * Rejects when the store is full.
 */
export function saveSettings(
  change: Partial<Settings>,
  area: SettingsArea = localArea(),
): Promise<Settings> {
  unkept = [...unkept, change];
  const saving = last
    .then(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const { settings: now, problem } = parseSettings(seen);
        if (problem === undefined) {
          const settings = schema.parse({ ...now, ...change });
          const swapped = await area.swap(KEY, seen, settings);
          seen = swapped.done ? settings : swapped.found;
          if (swapped.done) return settings;
        } else seen = (await loadSettings(area)).settings;
      }
      throw new Error('settings: not written');
    })
    .finally(() => {
      unkept = unkept.filter((each) => each !== change);
    });
  last = saving.catch(() => undefined);
  return saving;
}

/**
 * Tells every later change, whichever page made it, until the signal is aborted; what was chosen on
 * this page since stands over it.
 */
export function watchSettings(
  listener: (settings: Settings) => void,
  signal: AbortSignal,
  area: StorageArea = localArea(),
): void {
  let loads = 0;
  const heard = (changes: Readonly<Record<string, unknown>>): void => {
    if (!(KEY in changes)) return;
    const load = ++loads;
    area.get(KEY).then(
      ({ [KEY]: stored }) => {
        seen = stored;
        // A later reading is newer. What is corrupt is set aside when a page loads it.
        if (load === loads && !signal.aborted)
          listener(
            unkept.reduce<Settings>(
              (so, each) => ({ ...so, ...each }),
              parseSettings(stored).settings,
            ),
          );
        // One that fails says nothing of what was chosen.
      },
      () => undefined,
    );
  };
  area.onChanged.addListener(heard);
  // A script left behind by an update has no browser to speak to.
  signal.addEventListener(
    'abort',
    () => {
      try {
        area.onChanged.removeListener(heard);
      } catch {
        /* gone */
      }
    },
    { once: true },
  );
}
