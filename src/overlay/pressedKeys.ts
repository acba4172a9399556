/**
 * Handles the keyboard. Key events are received on the window before the host gets them, and kept
 * from the host only if they had an effect here. While a text field has the focus, no key is
 * examined. The host gets Escape, unless the focus is in the overlay's controls or the overlay
 * waits for an answer.
 */
import { keyPosition, type KeyMap } from './keymap.ts';

/** Name of a key, written out. */
export const keyName = (key: string): string =>
  key
    .split('+')
    .map((k) => (k === 'slash' ? '/' : k.charAt(0).toUpperCase() + k.slice(1)))
    .join(' ');
/** Short name of a key, for places with little room. */
export const keyCap = (key: string): string => keyName(key).replace('Shift ', '⇧');

/** The action of a key. */
export interface KeyCommand {
  /**
   * Runs the command. Returns whether it had an effect: only then is the key kept from the host.
   */
  press(): boolean;
  /** Called when the key is released, if `press` had an effect. */
  release?(): void;
  /** For a key that does one thing when tapped and another while it is held down. */
  readonly hold?: { tap(): void; start(): void; end(): void };
}

/** Milliseconds after which a pressed key counts as held; if released sooner, it was tapped. */
export const HOLD_MS = 220;

const WRITES = new Set([
  'text',
  'search',
  'url',
  'tel',
  'email',
  'password',
  'number',
  'date',
  'datetime-local',
  'month',
  'time',
  'week',
  '',
]);

function takesText(node: EventTarget | null | undefined): boolean {
  if (node === null || node === undefined || !('nodeType' in node) || (node as Node).nodeType !== 1)
    return false;
  const e = node as HTMLElement;
  const name = e.localName;
  if (name === 'textarea' || name === 'select' || e.isContentEditable) return true;
  if (name === 'input') return WRITES.has((e.getAttribute('type') ?? '').toLowerCase());
  // `isContentEditable` is missing in some environments, but the attribute is not; an empty
  // attribute means true.
  const editable = e.getAttribute('contenteditable');
  if (editable !== null && editable !== 'false') return true;
  const role = e.getAttribute('role');
  return role === 'textbox' || role === 'searchbox' || role === 'combobox';
}

/**
 * Whether the user is typing. Checks the event's path, which includes elements in open shadow
 * roots, and the focused element for all other cases.
 * @param own our own shadow root, which may be closed
 */
export function isTyping(
  event: KeyboardEvent,
  root: DocumentOrShadowRoot,
  own?: ShadowRoot,
): boolean {
  if (event.isComposing || event.composedPath().some(takesText)) return true;
  let active = root.activeElement;
  while (active !== null && !takesText(active))
    active = (active === own?.host ? own : active.shadowRoot)?.activeElement ?? null;
  return active !== null;
}

/**
 * Name of a pressed key in our notation; '' with Ctrl or Meta, which we never use. The key's
 * position counts, because with Alt a key may produce another letter (œ on a Mac).
 */
export function pressedKey({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): string {
  if (ctrlKey || metaKey || code === '') return '';
  return `${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}${keyPosition(code)}`;
}

/**
 * Can the pressed key be bound? Not a modifier alone, nor a key for which the browser gives no
 * position.
 */
export const isPlace = ({ key, code }: KeyboardEvent): boolean =>
  code !== '' &&
  !['Alt', 'Shift', 'Control', 'Meta', 'AltGraph', 'CapsLock', 'Dead'].includes(key) &&
  /^[A-Za-z0-9]+$/.test(code);

export interface KeyFilter {
  /** Ends the listening. */
  readonly signal: AbortSignal;
  /** The overlay's own shadow root. */
  readonly own?: ShadowRoot;
  /**
   * Does the event come from a real key? Events made by page scripts are ignored, because choices
   * are stored.
   */
  readonly real?: (event: KeyboardEvent) => boolean;
}

export function listenKeys(
  view: Window,
  keys: () => KeyMap,
  commands: Readonly<Record<string, KeyCommand>>,
  /** Handles Escape if no command does; returns whether it had an effect. */
  escape: () => boolean,
  { signal, own, real = (event) => event.isTrusted }: KeyFilter,
): void {
  /**
   * Commands whose keys are down and had an effect: the repeats and the release of these keys are
   * kept from the host too. By the key's position, because the release may produce another letter
   * than the press.
   */
  const down = new Map<
    string,
    { readonly command: KeyCommand; readonly timer?: number; held: boolean }
  >();

  const keep = (event: KeyboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const commandOf = (event: KeyboardEvent): KeyCommand | undefined => {
    const key = pressedKey(event);
    const map = keys();
    const id = key === '' ? undefined : Object.keys(commands).find((each) => map[each] === key);
    return id === undefined ? undefined : commands[id];
  };
  const escapeCommand: KeyCommand = { press: escape };
  const isEscape = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
    key === 'Escape' && !(altKey || ctrlKey || metaKey || shiftKey);
  const release = (code: string, tapped: boolean): boolean => {
    const now = down.get(code);
    if (now === undefined) return false;
    down.delete(code);
    view.clearTimeout(now.timer);
    const { command, held } = now;
    command.release?.();
    if (held) command.hold?.end();
    else if (tapped) command.hold?.tap();
    return true;
  };
  const releaseAll = (): void => {
    for (const code of [...down.keys()]) release(code, false);
  };

  view.addEventListener(
    'keydown',
    (event) => {
      if (!real(event)) return;
      if (down.has(event.code)) {
        if (event.repeat) return keep(event);
        release(event.code, false);
      }
      if (event.repeat || isTyping(event, view.document, own)) return;
      const command = commandOf(event) ?? (isEscape(event) ? escapeCommand : undefined);
      if (command === undefined || !command.press()) return;
      keep(event);
      const { hold } = command;
      if (hold === undefined) {
        down.set(event.code, { command, held: false });
        return;
      }
      const timer = view.setTimeout(() => {
        const now = down.get(event.code);
        if (now === undefined) return;
        now.held = true;
        hold.start();
      }, HOLD_MS);
      down.set(event.code, { command, timer, held: false });
    },
    { capture: true, signal },
  );
  view.addEventListener(
    'keyup',
    (event) => {
      if (real(event) && release(event.code, true)) keep(event);
    },
    { capture: true, signal },
  );
  // If a key is released while another window has the focus, no event arrives: release all keys
  // when the focus is lost.
  view.addEventListener('blur', releaseAll, { signal });
  view.document.addEventListener('visibilitychange', releaseAll, { signal });
  signal.addEventListener('abort', releaseAll, { once: true });
}
