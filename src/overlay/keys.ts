/**
 * The keyboard. Keys are heard on the window before the host hears them, and are kept from it only
 * when they did something here; while a text field has the focus, none is even looked at. Escape is
 * the host's, unless the focus is in our own controls or something of ours asks for an answer.
 */
import type { LayerId } from '../state/store.ts';
import {
  isLayer,
  KEY_ACTIONS,
  placeOf,
  type KeyAction,
  type KeyMap,
  type PANEL_KEYS,
} from './keymap.ts';

/** How a key is written out. */
export const keyName = (key: string): string =>
  key
    .split('+')
    .map((k) => k.charAt(0).toUpperCase() + k.slice(1))
    .join(' ');
/** How it is written on its cap, where there is little room. */
export const keyCap = (key: string): string => keyName(key).replace('Shift ', '⇧');

/**
 * What the keys do. Each answers whether it did anything: only then is the key kept from the host.
 */
export interface KeyTarget {
  /** Would switching a layer change anything now? */
  layers(layer: LayerId): boolean;
  toggle(layer: LayerId): void;
  /** The layer whose key is held, loud and alone; null when released. */
  hold(layer: LayerId | null): void;
  safe(held: boolean): boolean;
  why(): boolean;
  /** Opens a panel, or closes it. */
  panel(id: (typeof PANEL_KEYS)[number]): boolean;
  fold(): boolean;
  mute(): boolean;
  close(): boolean;
  /** What Escape does: it closes what the focus is in, or what asks for an answer. */
  escape(): boolean;
}

/** A key held this long shows its layer alone; released sooner, it switches it. */
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
  // isContentEditable is not everywhere; the attribute is, and its empty form means true.
  const editable = e.getAttribute('contenteditable');
  if (editable !== null && editable !== 'false') return true;
  const role = e.getAttribute('role');
  return role === 'textbox' || role === 'searchbox' || role === 'combobox';
}

/**
 * Is somebody typing? The event's own path sees into open shadow roots; the focus tells what the
 * path does not.
 * @param own our own part of the page, which may be shut to everybody who does not hold it
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
 * The name of a key as the map writes it; '' for one with Ctrl or Meta, which are never ours. By
 * its place: with Alt a key may write another letter (œ on a Mac).
 */
export function keyOf({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): string {
  if (ctrlKey || metaKey || code === '') return '';
  return `${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}${placeOf(code)}`;
}

/**
 * Is it the press of a key that can be bound, not of a modifier alone or of one that the browser
 * does not place?
 */
export const isPlace = ({ key, code }: KeyboardEvent): boolean =>
  code !== '' &&
  !['Alt', 'Shift', 'Control', 'Meta', 'AltGraph', 'CapsLock', 'Dead'].includes(key) &&
  /^[A-Za-z0-9]+$/.test(code);

export interface Heard {
  /** Our own part of the page. */
  readonly own?: ShadowRoot;
  /** Is it a press of a real key? What a page makes up does nothing: choices are kept. */
  readonly real?: (event: KeyboardEvent) => boolean;
}

export function listenKeys(
  view: Window,
  keys: () => KeyMap,
  target: KeyTarget,
  signal: AbortSignal,
  { own, real = (event) => event.isTrusted }: Heard = {},
): void {
  /** Keys that are down and did something: their repeats and their release are ours too. By place, for the release
   *  may write another letter than the press did. */
  const down = new Map<
    string,
    { readonly action: KeyAction; readonly timer?: number; loud: boolean }
  >();

  const keep = (event: KeyboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const actionOf = (event: KeyboardEvent): KeyAction | undefined => {
    const key = keyOf(event);
    return key === '' ? undefined : KEY_ACTIONS.find((a) => keys()[a] === key);
  };
  const press = (action: KeyAction): boolean => {
    switch (action) {
      case 'safe':
        return target.safe(true);
      case 'why':
        return target.why();
      case 'actions':
      case 'log':
        return target.panel(action);
      case 'fold':
        return target.fold();
      case 'mute':
        return target.mute();
      case 'close':
        return target.close();
      default:
        return target.layers(action);
    }
  };
  const release = (code: string, tapped: boolean): boolean => {
    const held = down.get(code);
    if (held === undefined) return false;
    down.delete(code);
    view.clearTimeout(held.timer);
    if (held.action === 'safe') target.safe(false);
    else if (isLayer(held.action)) {
      if (held.loud) target.hold(null);
      else if (tapped) target.toggle(held.action);
    }
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
      const action = actionOf(event);
      const escapes =
        action === undefined &&
        event.key === 'Escape' &&
        !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (escapes ? !target.escape() : action === undefined || !press(action)) return;
      keep(event);
      if (action === undefined || !isLayer(action)) {
        down.set(event.code, { action: action ?? 'close', loud: false });
        return;
      }
      const timer = view.setTimeout(() => {
        const held = down.get(event.code);
        if (held === undefined) return;
        held.loud = true;
        target.hold(action);
      }, HOLD_MS);
      down.set(event.code, { action, timer, loud: false });
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
  // A key released outside the window is never heard.
  view.addEventListener('blur', releaseAll, { signal });
  view.document.addEventListener('visibilitychange', releaseAll, { signal });
  signal.addEventListener('abort', releaseAll, { once: true });
}
