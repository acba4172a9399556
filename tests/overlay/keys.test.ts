// @vitest-environment page
/**
 * Keys of the overlay: chords, held keys, conflicts with the host, and keys while the user types.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_KEYS, KEY_ACTIONS } from '../../src/overlay/keyActions.ts';
import { keyOfHost, keysOf, yielding, type KeyMap } from '../../src/overlay/keymap.ts';
import {
  HOLD_MS,
  keyCap,
  keyName,
  listenKeys,
  type KeyCommand,
} from '../../src/overlay/pressedKeys.ts';
import { switchedLayers } from '../../src/overlay/layers/switches.ts';
import { conflictOf } from '../../entrypoints/options/conflicts.ts';
import { defaultKeys as foundryKeys } from '../hosts/foundry/client/keybindings.ts';
import { DEFAULT_KEYS as ROLL20_KEYS } from '../hosts/roll20/client/keys.ts';

let end: AbortController;
let did: string[];
let answers: { layers: boolean; acts: boolean };
let keys: KeyMap;
let heard: string[];

const acts = (what: string): boolean => {
  did.push(what);
  return answers.acts;
};
const layer = (id: string): KeyCommand => ({
  press: () => answers.layers,
  hold: {
    tap: () => void did.push(`toggle ${id}`),
    start: () => void did.push(`hold ${id}`),
    end: () => void did.push('hold null'),
  },
});
const panel = (id: string): KeyCommand => ({ press: () => acts(`panel ${id}`) });
const commands: Readonly<Record<string, KeyCommand>> = {
  ...Object.fromEntries(switchedLayers.map(({ id }) => [id, layer(id)])),
  safe: { press: () => acts('safe true'), release: () => void acts('safe false') },
  why: { press: () => acts('why') },
  actions: panel('actions'),
  log: panel('log'),
  fold: { press: () => acts('fold') },
  mute: { press: () => acts('mute') },
  close: { press: () => acts('close') },
};
const escape = (): boolean => acts('escape');

function send(
  type: 'keydown' | 'keyup',
  key: string,
  init: KeyboardEventInit = {},
  to: EventTarget = document.body,
): KeyboardEvent {
  const code =
    init.code ??
    (/^\d$/.test(key) ? `Digit${key}` : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key);
  const event = new KeyboardEvent(type, {
    key,
    code,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  });
  to.dispatchEvent(event);
  return event;
}
const OURS: KeyboardEventInit = { altKey: true, shiftKey: true };
const tap = (key: string, init: KeyboardEventInit = {}, to?: EventTarget): KeyboardEvent => {
  const event = send('keydown', key, init, to);
  send('keyup', key, init, to);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
  did = [];
  heard = [];
  answers = { layers: true, acts: true };
  keys = DEFAULT_KEYS;
  listenKeys(window, () => keys, commands, escape, { signal: end.signal, real: () => true });
  document.body.addEventListener('keydown', (e) => heard.push(e.key), { signal: end.signal });
});
afterEach(() => {
  end.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the keys of layers', () => {
  it(
    'a short press of a map layer’s key switches the layer on or off; the tabletop’s page ' +
      'does not receive the key',
    () => {
      const event = tap('1', OURS);
      expect(did).toEqual(['toggle threat']);
      expect(event.defaultPrevented).toBe(true);
      expect(heard).toEqual([]);
    },
  );
  it('holding a map layer’s key hides all other layers until the key is released', () => {
    send('keydown', '4', OURS);
    vi.advanceTimersByTime(HOLD_MS + 1);
    expect(did).toEqual(['hold flanking']);
    send('keydown', '4', { ...OURS, repeat: true });
    send('keyup', '4');
    expect(did).toEqual(['hold flanking', 'hold null']);
  });
  it('a map layer’s key that is held down counts as released when the browser window loses the focus', () => {
    send('keydown', '2', OURS);
    vi.advanceTimersByTime(HOLD_MS + 1);
    window.dispatchEvent(new Event('blur'));
    expect(did).toEqual(['hold move', 'hold null']);
  });
  it('while the extension shows no map layers, the tabletop’s page receives the keys of the layers', () => {
    answers.layers = false;
    const event = tap('1', OURS);
    vi.advanceTimersByTime(HOLD_MS + 1);
    expect(did).toEqual([]);
    expect(event.defaultPrevented).toBe(false);
    expect(heard).toEqual(['1']);
  });
});

describe('the other keys', () => {
  it('Alt+Shift+S shows the safe path until S is released, even if Alt and Shift are released first', () => {
    send('keydown', 's', OURS);
    send('keydown', 's', { repeat: true });
    send('keyup', 's');
    expect(did).toEqual(['safe true', 'safe false']);
  });
  it.each([
    ['Alt+Shift+W', 'W', OURS, 'why'],
    ['Alt+Shift+D', 'D', OURS, 'fold'],
    ['Alt+Shift+Q, typed as Œ,', 'Œ', { ...OURS, code: 'KeyQ' }, 'mute'],
    ['Alt+Shift+X', 'X', OURS, 'close'],
    ['Escape', 'Escape', {}, 'escape'],
  ] as const)(
    '%s triggers an action of the extension, and the tabletop’s page does not receive the key',
    (_keys, key, init, action) => {
      expect(tap(key, init).defaultPrevented).toBe(true);
      expect(did).toEqual([action]);
    },
  );
  it('a key whose action has no effect at the moment is passed on to the tabletop’s page', () => {
    answers.acts = false;
    expect(tap('Escape').defaultPrevented).toBe(false);
    expect(tap('s', OURS).defaultPrevented).toBe(false);
    expect(heard).toEqual(['Escape', 's']);
    expect(did).toEqual(['escape', 'safe true']);
  });
  it('keys pressed with modifier keys other than exactly Alt and Shift reach the tabletop’s page', () => {
    const others: KeyboardEventInit[] = [
      {},
      { altKey: true },
      { shiftKey: true },
      { ...OURS, ctrlKey: true },
      { ...OURS, metaKey: true },
    ];
    for (const held of others) for (const key of ['s', '1', 'd']) tap(key, held);
    expect(did).toEqual([]);
    expect(heard).toHaveLength(3 * others.length);
  });
  it('the user can give an action of the extension another keyboard shortcut, or none', () => {
    keys = { ...DEFAULT_KEYS, fold: 'f', safe: '' };
    tap('f');
    tap('d', OURS);
    tap('s', OURS);
    expect(did).toEqual(['fold']);
    expect(heard).toEqual(['d', 's']);
  });
});

describe('keys while the user types', () => {
  const field = (html: (d: Document) => HTMLElement): HTMLElement => {
    const e = html(document);
    document.body.append(e);
    return e;
  };
  const make = (name: string, attributes: Record<string, string> = {}): HTMLElement => {
    const e = document.createElement(name);
    for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v);
    return e;
  };
  it.each([
    ['a text input', () => make('input')],
    ['a number input', () => make('input', { type: 'number' })],
    ['a text area', () => make('textarea')],
    ['a drop-down list', () => make('select')],
    ['an editable element', () => make('div', { contenteditable: 'true' })],
    [
      'an element whose “contenteditable” attribute is empty',
      () => make('div', { contenteditable: '' }),
    ],
    ['an element with the ARIA role “textbox”', () => make('div', { role: 'textbox' })],
  ])('no shortcut works while the focus is in %s', (_, create) => {
    const e = field(create);
    const event = tap('1', OURS, e);
    tap('Escape', {}, e);
    expect(did).toEqual([]);
    expect(event.defaultPrevented).toBe(false);
  });
  it('no shortcut works while the focus is in an element inside an editable element', () => {
    const e = field(() => make('div', { contenteditable: 'true' }));
    const inner = make('b');
    e.append(inner);
    tap('s', OURS, inner);
    expect(did).toEqual([]);
  });
  it('no shortcut works while the focus is in a text field of an open shadow root', () => {
    const host = field(() => make('div'));
    const input = make('input');
    host.attachShadow({ mode: 'open' }).append(input);
    tap('1', OURS, input);
    input.focus();
    tap('1', OURS, document.body);
    expect(did).toEqual([]);
  });
  it('no shortcut works while the focus is in a text field of one of the extension’s own panels', () => {
    end.abort();
    end = new AbortController();
    const host = field(() => make('div'));
    const own = host.attachShadow({ mode: 'closed' });
    listenKeys(window, () => keys, commands, escape, { signal: end.signal, own, real: () => true });
    const input = make('input');
    own.append(input);
    input.focus();
    tap('1', OURS, host);
    expect(did).toEqual([]);
    input.blur();
    tap('1', OURS, host);
    expect(did).toEqual(['toggle threat']);
  });
  it('no shortcut works while an input method composes a character', () => {
    tap('s', { ...OURS, isComposing: true });
    expect(did).toEqual([]);
  });
  it('shortcuts still work while a check box has the focus', () => {
    tap(
      '1',
      OURS,
      field(() => make('input', { type: 'checkbox' })),
    );
    expect(did).toEqual(['toggle threat']);
  });
});

describe('the key listener', () => {
  it('when the extension is switched off, its key listeners are removed, and held keys count as released', () => {
    send('keydown', 's', OURS);
    end.abort();
    expect(did).toEqual(['safe true', 'safe false']);
    expect(tap('1', OURS).defaultPrevented).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(did).toEqual(['safe true', 'safe false']);
  });
});

it('key events that a script of the page creates trigger no shortcut', () => {
  end.abort();
  end = new AbortController();
  listenKeys(window, () => keys, commands, escape, { signal: end.signal });
  expect(tap('1', OURS).defaultPrevented).toBe(false);
  tap('Escape');
  expect(did).toEqual([]);
  expect(heard).toEqual([]);
});

it('a keyboard shortcut is shown with short names of its keys, such as “Alt ⇧S”', () => {
  expect(['alt+shift+1', 'alt+shift+s', 'f2', ''].map(keyName)).toEqual([
    'Alt Shift 1',
    'Alt Shift S',
    'F2',
    '',
  ]);
  expect(keyCap('alt+shift+s')).toBe('Alt ⇧S');
});

describe('the key map', () => {
  it('the user’s valid keyboard shortcuts replace the defaults, and invalid shortcuts are ignored', () => {
    const mine = keysOf(DEFAULT_KEYS, {
      fold: 'alt+f2',
      safe: '',
      why: 'ctrl+w',
      log: 'shift+alt+l',
      mute: 'x'.repeat(40),
      nothing: 'a',
    });
    expect([mine.fold, mine.safe, mine.why, mine.log, mine.mute]).toEqual([
      'alt+f2',
      '',
      DEFAULT_KEYS['why'],
      DEFAULT_KEYS['log'],
      DEFAULT_KEYS['mute'],
    ]);
    expect(Object.keys(mine)).toEqual(Object.keys(DEFAULT_KEYS));
  });
  it('an action loses its default keyboard shortcut if the virtual tabletop uses the same shortcut', () => {
    const left = yielding(
      DEFAULT_KEYS,
      ['Shift+Alt+KeyS', 'Alt+Shift+Digit1', 'KeyD', 'Control+Alt+Shift+KeyL'].map(keyOfHost),
    );
    expect(
      Object.entries(left)
        .filter(([, key]) => key === '')
        .map(([action]) => action),
    ).toEqual(['threat', 'safe']);
  });
  it('no default keyboard shortcut is also a default shortcut of Foundry 11 to 14 or of Roll20', () => {
    const hosts = [11, 12, 13, 14]
      .flatMap((generation) => foundryKeys(generation))
      .concat(ROLL20_KEYS)
      .map(keyOfHost);
    expect(hosts.length).toBeGreaterThan(200);
    expect(Object.values(DEFAULT_KEYS).filter((key) => hosts.includes(key))).toEqual([]);
    for (const { id } of KEY_ACTIONS)
      expect(conflictOf(id, DEFAULT_KEYS)).toEqual({ hosts: [], others: [] });
  });
  it(
    'if a keyboard shortcut is already taken, the options page names the virtual tabletops ' +
      'and actions that use it',
    () => {
      expect(conflictOf('fold', { ...DEFAULT_KEYS, fold: 'd' }).hosts).toEqual([
        'Foundry',
        'Roll20',
      ]);
      expect(conflictOf('fold', { ...DEFAULT_KEYS, fold: 'alt+1' }).hosts).toEqual(['Foundry']);
      expect(
        conflictOf('fold', { ...DEFAULT_KEYS, fold: DEFAULT_KEYS['log'] ?? '' }).others.map(
          ({ id }) => id,
        ),
      ).toEqual(['log']);
      expect(conflictOf('fold', { ...DEFAULT_KEYS, fold: '', log: '' })).toEqual({
        hosts: [],
        others: [],
      });
    },
  );
});
