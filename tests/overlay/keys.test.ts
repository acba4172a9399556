// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_KEYS, type KeyMap } from '../../src/overlay/keymap.ts';
import { HOLD_MS, keyName, listenKeys, type KeyTarget } from '../../src/overlay/keys.ts';

let end: AbortController;
let did: string[];
let answers: { layers: boolean; acts: boolean };
let keys: KeyMap;
let heard: string[];

const target: KeyTarget = {
  layers: () => answers.layers,
  toggle: (layer) => { did.push(`toggle ${layer}`); },
  hold: (layer) => { did.push(`hold ${layer}`); },
  safe: (held) => { did.push(`safe ${held}`); return answers.acts; },
  why: () => { did.push('why'); return answers.acts; },
  panel: (id) => { did.push(`panel ${id}`); return answers.acts; },
  fold: () => { did.push('fold'); return answers.acts; },
  mute: () => { did.push('mute'); return answers.acts; },
  close: () => { did.push('close'); return answers.acts; },
};

function send(type: 'keydown' | 'keyup', key: string, init: KeyboardEventInit = {}, to: EventTarget = document.body): KeyboardEvent {
  const code = init.code ?? (/^\d$/.test(key) ? `Digit${key}` : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key);
  const event = new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true, composed: true, ...init });
  to.dispatchEvent(event);
  return event;
}
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
  listenKeys(window, () => keys, target, end.signal, { real: () => true });
  document.body.addEventListener('keydown', (e) => heard.push(e.key), { signal: end.signal });
});
afterEach(() => {
  end.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('layers', () => {
  it('a digit tapped switches its layer, once, and is kept from the host', () => {
    const event = tap('1');
    expect(did).toEqual(['toggle threat']);
    expect(event.defaultPrevented).toBe(true);
    expect(heard).toEqual([]);
  });
  it('a digit held shows its layer alone until released, and switches nothing', () => {
    send('keydown', '4');
    vi.advanceTimersByTime(HOLD_MS + 1);
    expect(did).toEqual(['hold flanking']);
    send('keydown', '4', { repeat: true });
    send('keyup', '4');
    expect(did).toEqual(['hold flanking', 'hold null']);
  });
  it('a held digit is let go when the window loses the focus', () => {
    send('keydown', '2');
    vi.advanceTimersByTime(HOLD_MS + 1);
    window.dispatchEvent(new Event('blur'));
    expect(did).toEqual(['hold move', 'hold null']);
  });
  it('while no board is judged, digits are the host’s', () => {
    answers.layers = false;
    const event = tap('1');
    vi.advanceTimersByTime(HOLD_MS + 1);
    expect(did).toEqual([]);
    expect(event.defaultPrevented).toBe(false);
    expect(heard).toEqual(['1']);
  });
});

describe('the other keys', () => {
  it('S holds the safe path until it is released', () => {
    send('keydown', 's');
    send('keydown', 's', { repeat: true });
    send('keyup', 's');
    expect(did).toEqual(['safe true', 'safe false']);
  });
  it.each([['?', { shiftKey: true, code: 'Minus' }, 'why'], ['d', {}, 'fold'], ['D', { shiftKey: true }, 'fold'], ['œ', { altKey: true, code: 'KeyQ' }, 'mute'], ['Escape', {}, 'close']] as const)(
    '%s', (key, init, action) => {
      expect(tap(key, init).defaultPrevented).toBe(true);
      expect(did).toEqual([action]);
    },
  );
  it('a key that did nothing is the host’s', () => {
    answers.acts = false;
    expect(tap('Escape').defaultPrevented).toBe(false);
    expect(tap('s').defaultPrevented).toBe(false);
    expect(heard).toEqual(['Escape', 's']);
    expect(did).toEqual(['close', 'safe true']);
  });
  it('chords with Ctrl or Meta, and letters with Alt, are the host’s', () => {
    tap('s', { ctrlKey: true });
    tap('1', { metaKey: true });
    tap('d', { altKey: true });
    expect(did).toEqual([]);
    expect(heard).toEqual(['s', '1', 'd']);
  });
  it('a key can be changed, and freed', () => {
    keys = { ...DEFAULT_KEYS, fold: 'f', safe: '' };
    tap('f');
    tap('d');
    tap('s');
    expect(did).toEqual(['fold']);
    expect(heard).toEqual(['d', 's']);
  });
});

describe('while somebody is typing, no key is taken', () => {
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
    ['a list', () => make('select')],
    ['an editable element', () => make('div', { contenteditable: 'true' })],
    ['an editable element, written short', () => make('div', { contenteditable: '' })],
    ['a text box by role', () => make('div', { role: 'textbox' })],
  ])('%s', (_, create) => {
    const e = field(create);
    const event = tap('1', {}, e);
    tap('Escape', {}, e);
    expect(did).toEqual([]);
    expect(event.defaultPrevented).toBe(false);
  });
  it('text inside an editable element', () => {
    const e = field(() => make('div', { contenteditable: 'true' }));
    const inner = make('b');
    e.append(inner);
    tap('s', {}, inner);
    expect(did).toEqual([]);
  });
  it('a field in a shadow root', () => {
    const host = field(() => make('div'));
    const input = make('input');
    host.attachShadow({ mode: 'open' }).append(input);
    tap('1', {}, input);
    input.focus();
    tap('1', {}, document.body);
    expect(did).toEqual([]);
  });
  it('a field in our own part of the page, which is shut', () => {
    end.abort();
    end = new AbortController();
    const host = field(() => make('div'));
    const own = host.attachShadow({ mode: 'closed' });
    listenKeys(window, () => keys, target, end.signal, { own, real: () => true });
    const input = make('input');
    own.append(input);
    input.focus();
    tap('1', {}, host);
    expect(did).toEqual([]);
    input.blur();
    tap('1', {}, host);
    expect(did).toEqual(['toggle threat']);
  });
  it('composing a character', () => {
    tap('s', { isComposing: true });
    expect(did).toEqual([]);
  });
  it('a tick box is not a text field', () => {
    tap('1', {}, field(() => make('input', { type: 'checkbox' })));
    expect(did).toEqual(['toggle threat']);
  });
});

describe('the end', () => {
  it('takes every listener away and lets go of what is held', () => {
    send('keydown', 's');
    end.abort();
    expect(did).toEqual(['safe true', 'safe false']);
    expect(tap('1').defaultPrevented).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(did).toEqual(['safe true', 'safe false']);
  });
});

it('presses that a page makes up do nothing, and are left to it', () => {
  end.abort();
  end = new AbortController();
  listenKeys(window, () => keys, target, end.signal);
  expect(tap('1').defaultPrevented).toBe(false);
  tap('Escape');
  expect(did).toEqual([]);
  expect(heard).toEqual([]);
});

it('names keys as their caps do', () => {
  expect(['1', 's', 'alt+q', 'escape', '?'].map(keyName)).toEqual(['1', 'S', 'Alt Q', 'Esc', '?']);
});
