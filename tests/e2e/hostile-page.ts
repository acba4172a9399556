/**
 * Attacks of a hostile page on our page script, as functions that run in that page. Each is
 * independent. Most take effect only in calls from our own script, like a targeted attack; the
 * host's scripts are not affected.
 */

/**
 * Objects of the page's world that replace those that our script uses, after it has started;
 * `restore` undoes each.
 */
export const REDEFINED = [
  'CustomEvent',
  'dispatchEvent',
  'JSON.stringify',
  'JSON.stringify to return garbage',
  'Array.prototype.toJSON',
  'Array.prototype.map',
  'Array.prototype.filter',
  'Map.prototype.get',
  'String.prototype.slice',
  'the setters of Object.prototype',
  'Promise',
  'requestAnimationFrame',
] as const;

/** Redefines one built-in object; the window's `restore()` undoes it. */
export function redefine(what: string): void {
  const ours = (): boolean => /(?:chrome|moz)-extension:\/\//.test(new Error().stack ?? '');
  const undo: (() => void)[] = [];
  const put = (on: object, name: string, value: unknown): void => {
    const before = Object.getOwnPropertyDescriptor(on, name);
    Object.defineProperty(on, name, { configurable: true, writable: true, value });
    undo.push(() => {
      if (before === undefined) Reflect.deleteProperty(on, name);
      else Object.defineProperty(on, name, before);
    });
  };
  /** Unchanged for all callers but our script. */
  const strike = (
    on: object,
    name: string,
    does: (real: unknown, args: unknown[]) => unknown,
  ): void => {
    const real = (on as Record<string, unknown>)[name] as (...args: unknown[]) => unknown;
    put(on, name, function struck(this: unknown, ...args: unknown[]): unknown {
      return ours() ? does(real, args) : Reflect.apply(real, this, args);
    });
  };
  const fail = (): never => {
    throw new Error('hostile');
  };
  switch (what) {
    case 'CustomEvent':
      put(
        window,
        'CustomEvent',
        class {
          constructor() {
            fail();
          }
        },
      );
      break;
    case 'dispatchEvent':
      strike(EventTarget.prototype, 'dispatchEvent', fail);
      strike(window, 'dispatchEvent', fail);
      break;
    case 'JSON.stringify':
      strike(JSON, 'stringify', fail);
      break;
    case 'JSON.stringify to return garbage':
      strike(JSON, 'stringify', () => '{"type":"tokens","data":[]}');
      break;
    case 'Array.prototype.toJSON':
      put(Array.prototype, 'toJSON', function toJSON(this: unknown[]): unknown {
        return ours() ? 'hostile' : [...this];
      });
      break;
    case 'Array.prototype.map':
      strike(Array.prototype, 'map', fail);
      strike(Array.prototype, 'flatMap', fail);
      break;
    case 'Array.prototype.filter':
      strike(Array.prototype, 'filter', fail);
      strike(Array.prototype, 'includes', fail);
      break;
    case 'Map.prototype.get':
      strike(Map.prototype, 'get', fail);
      strike(Set.prototype, 'has', fail);
      break;
    case 'String.prototype.slice':
      strike(String.prototype, 'slice', fail);
      break;
    case 'the setters of Object.prototype':
      for (const name of ['type', 'data', 'detail', 'tokens', 'broken', 'ids', 'toJSON']) {
        Object.defineProperty(Object.prototype, name, {
          configurable: true,
          get: () => undefined,
          set(this: object, value) {
            Object.defineProperty(this, name, {
              configurable: true,
              enumerable: true,
              writable: true,
              value,
            });
          },
        });
        undo.push(() => {
          Reflect.deleteProperty(Object.prototype, name);
        });
      }
      break;
    case 'Promise':
      put(
        window,
        'Promise',
        class {
          constructor() {
            fail();
          }
        },
      );
      break;
    case 'requestAnimationFrame':
      strike(window, 'requestAnimationFrame', () => 0);
      break;
    default:
      throw new Error(`nothing is called ${what}`);
  }
  Object.assign(window, {
    restore: () => {
      for (const each of undo.splice(0).reverse()) each();
    },
  });
}

/**
 * Runs before any script of the page: elements whose ids are the names of the extension's globals.
 * If a page takes both `browser` and `chrome`, Chromium gives a content script no API at all, and
 * nothing of ours starts.
 */
export function clobber(): void {
  addEventListener('DOMContentLoaded', () => {
    const form = document.createElement('form');
    form.id = 'browser';
    form.hidden = true;
    for (const part of ['runtime', 'storage'])
      form.append(Object.assign(document.createElement('input'), { id: part }));
    document.body.append(form);
  });
}

/**
 * Every kind of false message that a page can send over the bridge; and earlier messages in reverse
 * order.
 */
export function forge(said: readonly string[]): number {
  const shout = (name: string, detail: unknown): void => {
    window.dispatchEvent(new CustomEvent(name, { detail }));
  };
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const facts: unknown[] = [
    null,
    undefined,
    7,
    {},
    [],
    { type: 'tokens' },
    '',
    '{',
    'null',
    '[]',
    '7',
    '"x"',
    deep,
    `{"type":"ground","data":${deep}}`,
    'x'.repeat(5_000_000),
    `"${'x'.repeat(3_900_000)}"`,
    '{"type":"__proto__","data":{}}',
    '{"type":"constructor","data":{}}',
    '{"type":"tokens","data":{"__proto__":{"map":"x"},"constructor":{"prototype":{"polluted":1}}}}',
    '{"type":"done","data":{"id":"1","ok":true}}',
    '{"type":"ready","data":{"host":"roll20"}}',
    '{"type":"ready","data":{"host":"foundry"}}',
    '{"type":"intends","data":{"ask":"x","map":"x","id":"x","of":"x","path":[[0,0],[1,1]]}}',
    '{"type":"notes","data":{"notes":{"__proto__":"x","a":"{}"}}}',
    '{"type":"camera","data":[1e308,1e308,1e308,1e308,1e308,1e308,0,0,1,1]}',
    '{"type":"selection","data":{"ids":["__proto__","constructor"]}}',
    '{"type":"targets","data":{"ids":["nobody"]}}',
    '{"type":"drag","data":{"of":"nobody","x":1e300,"y":-1e300}}',
    '{"type":"untold","data":"camera"}',
    '{"type":"beat","data":{"connected":false}}',
    '{"type":"bring-later","data":{}}',
    '{"type":"overlay:end","data":{}}',
    '{"type":"gone","data":{}}',
  ];
  const orders: unknown[] = [
    null,
    {},
    'destroy',
    'bring-later',
    'overlay:end',
    'words:it',
    '{"id":"x","name":"constructor","args":[]}',
    '{"id":"x","name":"__proto__","args":[]}',
    '{"id":1}',
    deep,
  ];
  for (const fact of facts) shout('quadretto:from-page', fact);
  for (const word of orders) shout('quadretto:to-page', word);
  for (const message of [...said].reverse()) shout('quadretto:from-page', message);
  // Keys and presses that no user made, and messages for the extension's own listeners.
  for (const key of ['1', '2', '3', 'd', 'l', 'e', 'Escape']) {
    for (const type of ['keydown', 'keyup'])
      document.body.dispatchEvent(
        new KeyboardEvent(type, {
          key,
          code: /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`,
          altKey: key !== 'Escape',
          shiftKey: key !== 'Escape',
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
  }
  const overlay = document.querySelector('quadretto-overlay');
  for (const type of ['click', 'pointerdown', 'pointerup', 'focusin'])
    overlay?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  for (const word of [
    'overlay:end',
    'overlay:marks-off',
    'bring-later',
    'open-options',
    { type: 'judge' },
  ])
    window.postMessage(word, '*');
  return facts.length + orders.length + said.length;
}
