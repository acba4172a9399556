/**
 * The user's settings, stored under one key and parsed at every read. Unreadable settings are never
 * discarded: they are copied under `SETTINGS_SET_ASIDE`, reported, and defaults are used.
 */
import * as z from 'zod/mini';
import { LOCALES } from '../languages.ts';
import { lapse } from '../report/failures.ts';
import { localArea, type StorageArea } from './localArea.ts';
import { followChanges } from './storageArea.ts';

// zod's faster generated parsers need eval, which the extension's CSP forbids.
z.config({ jitless: true });

export const SETTINGS_KEY = 'settings';
export const SETTINGS_SET_ASIDE = 'settings-set-aside';

export const LANGUAGES = ['auto', ...LOCALES] as const;
export const THEMES = ['auto', 'dark', 'light'] as const;
export const LENGTHS = ['auto', 'feet', 'metres', 'squares'] as const;
export const SCALES = [90, 100, 110, 125, 150] as const;

const word = z.string().check(z.maxLength(100));

const schema = z.object({
  /** Language; `auto`: Italian if the browser's language is Italian, else English. */
  language: z._default(z.enum(LANGUAGES), 'auto'),
  theme: z._default(z.enum(THEMES), 'auto'),
  /** Unit of lengths; `auto`: feet in English, meters in Italian. */
  lengths: z._default(z.enum(LENGTHS), 'auto'),
  /** Size of the dock and the panels, per cent. */
  scale: z._default(z.literal(SCALES), 100),
  compact: z._default(z.boolean(), false),
  thickLines: z._default(z.boolean(), false),
  /** Draws every mark in the paper color, so that only shapes and patterns differ. */
  shapesOnly: z._default(z.boolean(), false),
  /** Are keyboard shortcuts on? False: the extension reacts to no keys. */
  keys: z._default(z.boolean(), true),
  /**
   * Key bindings by action that differ from the defaults ('' disables an action's key). Unknown
   * keys and actions have no effect.
   */
  keymap: z._default(z.record(word, word), {}),
  /**
   * Id of the ruleset; null: the first of the registry. The caller replaces an id that no longer
   * exists.
   */
  ruleset: z._default(z.nullable(word), null),
  /**
   * House rules by ruleset and name that differ from the defaults; names and choices that no longer
   * exist have no effect.
   */
  readings: z._default(z.record(word, z.record(word, z.union([word, z.boolean()]))), {}),
  /**
   * Do the settings follow the browser account (followAccount.ts)? Each browser has its own switch.
   */
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

/** Validates one setting's value from outside; undefined: not valid. */
export const settingOf = (field: keyof Settings, value: unknown): unknown =>
  value === undefined ? undefined : z.safeParse(schema.shape[field], value).data;

export type SettingsArea = Pick<StorageArea, 'get' | 'set' | 'swap'>;

export interface Loaded {
  readonly settings: Settings;
  /** Why the stored settings could not be used; they are then stored under `SETTINGS_SET_ASIDE`. */
  readonly problem?: string;
}

/**
 * Parses settings from any stored value. If nothing is stored, that is not a problem. Never throws.
 */
export function parseSettings(stored: unknown): Loaded {
  if (stored === undefined) return { settings: DEFAULTS };
  const parsed = schema.safeParse(stored);
  if (parsed.success) return { settings: parsed.data };
  const issue = parsed.error.issues[0];
  return {
    settings: DEFAULTS,
    problem: `${issue?.path.join('.') || SETTINGS_KEY}: ${issue?.message ?? 'not readable'}`,
  };
}

/**
 * Reads the settings. Never rejects: a failing or corrupt store gives the defaults and a `problem`.
 */
export async function loadSettings(area: SettingsArea = localArea()): Promise<Loaded> {
  try {
    const stored = (await area.get(SETTINGS_KEY))[SETTINGS_KEY];
    seen = stored;
    const loaded = parseSettings(stored);
    if (loaded.problem !== undefined) {
      lapse(`settings set aside (${loaded.problem})`);
      await area.set({ [SETTINGS_SET_ASIDE]: stored, [SETTINGS_KEY]: DEFAULTS });
      seen = DEFAULTS;
    }
    return loaded;
  } catch (error) {
    return { settings: DEFAULTS, problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Maximum attempts when other pages change settings at the same time or damaged settings must be
 * set aside first.
 */
const MOST_TRIES = 10;
let last: Promise<unknown> = Promise.resolve();
/** The stored value as this page last knew it. */
let seen: unknown;
/**
 * Changes made on this page but not yet stored. Values read from storage meanwhile do not contain
 * them.
 */
let unkept: readonly Partial<Settings>[] = [];

/**
 * Saves some settings and leaves the others; simultaneous changes are applied one after the other.
 * Rejects if the storage is full.
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
          const swapped = await area.swap(SETTINGS_KEY, seen, settings);
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
 * Reports every later change of the settings, made by any page, until the signal is aborted;
 * unsaved changes of this page take precedence.
 */
export function watchSettings(
  listener: (settings: Settings) => void,
  signal: AbortSignal,
  area: StorageArea = localArea(),
): void {
  let loads = 0;
  const heard = (changes: Readonly<Record<string, unknown>>): void => {
    if (!(SETTINGS_KEY in changes)) return;
    const load = ++loads;
    area.get(SETTINGS_KEY).then(
      ({ [SETTINGS_KEY]: stored }) => {
        seen = stored;
        // Use only the result of the latest read. Unreadable settings are set aside when a page
        // loads them.
        if (load === loads && !signal.aborted)
          listener(
            unkept.reduce<Settings>(
              (so, each) => ({ ...so, ...each }),
              parseSettings(stored).settings,
            ),
          );
        // A failed read says nothing about the settings, so it is ignored.
      },
      () => undefined,
    );
  };
  followChanges(area, heard, signal);
}
