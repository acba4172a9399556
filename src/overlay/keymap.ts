/**
 * How keys are written: modifiers (alt, shift) and the place on the keyboard, which is a letter, a
 * digit, or the browser's code in lower case. '' is no key. Also decides which of our chords yield
 * to the host's own.
 */

/** By action id. */
export type KeyMap = Readonly<Record<string, string>>;

/**
 * Default keys of the commands that belong to no layer and no panel. Neither hosts nor browsers use
 * the defaults: Alt+Shift with A, B, I or T is a browser's.
 */
export const COMMAND_KEYS = {
  safe: 'alt+shift+s',
  why: 'alt+shift+w',
  fold: 'alt+shift+d',
  mute: 'alt+shift+q',
  close: 'alt+shift+x',
} as const;

/** Ctrl and Meta are never ours. */
const isKey = (key: string): boolean =>
  key === '' || /^(?:alt\+)?(?:shift\+)?[a-z0-9]{1,20}$/.test(key);

/** The defaults, replaced by the user's own keys. Keys that cannot be bound change nothing. */
export const keysOf = <Id extends string>(
  defaults: Readonly<Record<Id, string>>,
  own: KeyMap,
): Readonly<Record<Id, string>> =>
  Object.fromEntries(
    Object.entries<string>(defaults).map(([action, usual]) => {
      const key = own[action];
      return [action, key !== undefined && isKey(key) ? key : usual];
    }),
  ) as Record<Id, string>;

/** Leaves the host the keys that it uses itself. */
export const yielding = (keys: KeyMap, hosts: readonly string[]): KeyMap =>
  Object.fromEntries(
    Object.entries(keys).map(([action, key]) => [action, hosts.includes(key) ? '' : key]),
  );

/** The name of a place on the keyboard, from the browser's code. */
export const placeOf = (code: string): string =>
  (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? code).toLowerCase();

/** A key as hosts write it (`Shift+KeyC`), written as ours are. */
export function keyOfHost(chord: string): string {
  const parts = chord.split('+');
  const held = parts.slice(0, -1).map((part) => part.toLowerCase());
  return [
    ...['control', 'meta', 'alt', 'shift'].filter((name) => held.includes(name)),
    placeOf(parts.at(-1) ?? ''),
  ].join('+');
}
