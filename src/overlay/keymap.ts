/**
 * Defines how keys are written: modifiers (alt, shift) and the key's position on the keyboard,
 * which is a letter, a digit, or the browser's code in lower case. '' means no key. Also drops the
 * overlay's keys that the host uses itself.
 */

/** Key of each action, by action id. */
export type KeyMap = Readonly<Record<string, string>>;

/**
 * Default keys of the commands that belong to no layer and no panel. Hosts and browsers do not use
 * these keys. Browsers use Alt+Shift with A, B, I and T.
 */
export const COMMAND_KEYS = {
  safe: 'alt+shift+s',
  higher: 'alt+shift+r',
  lower: 'alt+shift+f',
  why: 'alt+shift+w',
  fold: 'alt+shift+d',
  mute: 'alt+shift+q',
  close: 'alt+shift+x',
} as const;

/** Can this key be bound? Keys with Ctrl or Meta never can. */
const isKey = (key: string): boolean =>
  key === '' || /^(?:alt\+)?(?:shift\+)?[a-z0-9]{1,20}$/.test(key);

/**
 * The default keys, replaced by the user's own keys where there are any. Keys that cannot be bound
 * are ignored.
 */
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

/** The keys without those that the host uses itself. */
export const yielding = (keys: KeyMap, hosts: readonly string[]): KeyMap =>
  Object.fromEntries(
    Object.entries(keys).map(([action, key]) => [action, hosts.includes(key) ? '' : key]),
  );

/** Name of a key by its position on the keyboard, from the browser's code. */
export const keyPosition = (code: string): string =>
  (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? code).toLowerCase();

/** Converts a key from the hosts' notation (`Shift+KeyC`) to ours. */
export function keyOfHost(chord: string): string {
  const parts = chord.split('+');
  const held = parts.slice(0, -1).map((part) => part.toLowerCase());
  return [
    ...['control', 'meta', 'alt', 'shift'].filter((name) => held.includes(name)),
    keyPosition(parts.at(-1) ?? ''),
  ].join('+');
}
