/**
 * Checks that a script that ships uses only globals and members on an allowlist. Every other
 * global, and every other member of a global object, is a fault. A word that can load something is
 * a fault too, unless an exception here gives the reason. The check reads the source text. It
 * refuses a name computed at run time on a global object, but it cannot see such names on other
 * objects. Against those, the content security policies of our pages and of the host protect.
 */
import { Linter, type Rule } from 'eslint';
import type * as ES from 'estree';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Globals that are allowed everywhere: those of the language without `eval` and `Function`, and
 * those that only compute or draw.
 */
const GLOBALS = words(`
  undefined NaN Infinity isNaN isFinite parseInt parseFloat decodeURIComponent encodeURIComponent
  decodeURI encodeURI
  Array ArrayBuffer BigInt Boolean DataView Date Error EvalError Float32Array Float64Array
  Int16Array Int32Array Int8Array Intl Iterator JSON
  Map Math Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String Symbol
  SyntaxError TypeError URIError Uint16Array
  Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet FinalizationRegistry
  AbortController AbortSignal Blob CSSStyleSheet CustomEvent Document Element Event HTMLElement
  HTMLInputElement Node Path2D
  MutationObserver OffscreenCanvas ResizeObserver ShadowRoot URL URLSearchParams WheelEvent
  TextDecoder TextEncoder
  structuredClone
  addEventListener removeEventListener cancelAnimationFrame cancelIdleCallback clearInterval
  clearTimeout console innerHeight innerWidth
  matchMedia performance queueMicrotask requestAnimationFrame requestIdleCallback setInterval
  setTimeout atob crypto getComputedStyle
  BackboneFirebase Campaign ChatMessage Hooks MeshScene campaign_id canvas currentPlayer d20
  d20_player_id game is_gm
`);

/** Global objects of which only the listed members may be used, never the object as a whole. */
const ROADS: Readonly<Record<string, ReadonlySet<string>>> = {
  globalThis: words(
    'browser chrome devicePixelRatio navigation __zod_globalConfig __zod_globalRegistry',
  ),
  window: words(`
    addEventListener removeEventListener dispatchEvent postMessage innerWidth innerHeight close
    location MeshScene
    __PREACT_SIGNALS_DEVTOOLS__
  `),
  document: words(`
    createElement createElementNS createTextNode documentElement body title hidden activeElement
    querySelector querySelectorAll
    addEventListener removeEventListener dispatchEvent execCommand elementsFromPoint
  `),
  navigator: words('userAgent languages clipboard'),
  location: words('host href protocol search hash'),
  // Foundry's globals serve to delete a flag, to test collisions, to find a status by its id, and to
  // read what a movement action means.
  foundry: words('data'),
  CONFIG: words('Canvas Token statusEffects'),
};

/** Elements that may be created by name; none of them can load anything by itself. */
const ELEMENTS = words('a button canvas div p span style textarea quadretto-overlay');

/**
 * Words that are forbidden as a name, a key or a text, because they give access to a window, load,
 * send, or create code or markup.
 */
const LOADS = words(`
  fetch XMLHttpRequest WebSocket EventSource WebTransport RTCPeerConnection sendBeacon Worker
  SharedWorker serviceWorker importScripts
  eval Function innerHTML outerHTML srcdoc insertAdjacentHTML createContextualFragment
  setHTMLUnsafe parseHTMLUnsafe DOMParser
  Image Audio FontFace BroadcastChannel caches cookie cookieStore adoptNode importNode createHTMLDocument
  src srcset imagesrcset href xlink:href formAction formaction ping poster manifest codebase
  archive requestSubmit
  defaultView contentWindow contentDocument ownerDocument parentWindow opener showModalDialog
  registerProtocolHandler
  backgroundImage borderImage listStyleImage cssText insertRule replaceSync addModule setRequestHeader
  prefetch preload modulepreload preconnect dns-prefetch prerender stylesheet speculationrules
  script iframe embed applet fencedframe sendNativeMessage connectNative sourceMappingURL
`);
/**
 * Words that are forbidden only as a member of an object: members of the extension's API, and of the
 * hosts' objects that send or make something. The check does not see on which object they are, so
 * they are counted.
 */
const MEMBERS = words(`
  submit tabs scripting runtime permissions downloads cookies webRequest history bookmarks
  management declarativeNetRequest userScripts webNavigation identity proxy sync managed
  sendMessage connect executeScript insertCSS registerContentScripts updateContentScripts
  create emit
`);

/** An exception for a forbidden word: maximum number of uses, and the reason. */
interface Excuse {
  readonly file: RegExp;
  readonly what: string;
  readonly most: number;
  readonly why: string;
}
/** Scripts that contain the overlay: the content scripts, the panels, and scripts that our pages share. */
const FIRST = /^content-scripts\/|^panels\.js$|^chunks\/(?:practice|page|keyActions)-/;
/**
 * Scripts that contain webextension-polyfill: the background, and a script that our pages share.
 */
const POLYFILL = /^background|^chunks\/pressedKeys-/;
/** The script of the static page of the practice table, as `complaintsOfWeb` names it. */
const WEB = /^chunks\/practice-web-/;

/** Members that are counted (`MEMBERS`), by script: each with the number of its uses. */
const COUNTED: readonly (readonly [
  file: RegExp,
  why: string,
  uses: Readonly<Record<string, number>>,
])[] = [
  [
    /^background/,
    'answers messages, registers and injects our scripts, follows permissions and the account',
    {
      tabs: 7,
      scripting: 7,
      executeScript: 4,
      registerContentScripts: 1,
      runtime: 16,
      sendMessage: 3,
      permissions: 3,
      sync: 2,
      create: 5,
    },
  ],
  [/^content-scripts\//, 'asks the background', { runtime: 18, sendMessage: 7 }],
  [
    /^chunks\/grants-/,
    'permissions and registrations, for all our pages',
    { tabs: 1, scripting: 2, executeScript: 2, permissions: 3, sendMessage: 1 },
  ],
  [/^chunks\/options-/, 'lists and revokes permissions', { permissions: 4, runtime: 1 }],
  [
    /^chunks\/popup-/,
    'starts and ends the overlay of a tab',
    { tabs: 2, scripting: 1, executeScript: 1, runtime: 1 },
  ],
  [
    /^chunks\/page-/,
    'shared by our pages: settings, links to them',
    { runtime: 5, sendMessage: 1, create: 1 },
  ],
  [/^chunks\/practice-/, 'opens the options', { runtime: 2 }],
  [POLYFILL, 'the polyfill', { runtime: 9, sendMessage: 1, create: 2 }],
  [/^chunks\/rolldown-runtime-/, 'objects of modules', { create: 1 }],
  [/^foundry-page/, 'one message in the chat, whispered or public', { create: 2 }],
  [
    WEB,
    'where there is no extension, a stand-in of its API',
    { runtime: 5, sendMessage: 1, create: 1 },
  ],
  [/^background|^chunks\/practice-/, 'a round in phases records its events', { emit: 26 }],
];

const EXCUSED: readonly Excuse[] = [
  ...COUNTED.flatMap(([file, why, uses]) =>
    Object.entries(uses).map(([name, most]) => ({ file, what: `names ${name}`, most, why })),
  ),
  {
    file: /^content-scripts\/|^chunks\/(?:page|practice-web)-/,
    what: 'sets an attribute by a computed name',
    most: 2,
    why: 'Preact sets the attributes of an element',
  },
  { file: WEB, what: 'hands globalThis on', most: 4, why: 'zod; the stand-in of the API' },
  {
    file: WEB,
    what: 'uses globalThis.localStorage',
    most: 1,
    why: 'the static page keeps its settings there',
  },
  { file: WEB, what: 'uses location.origin', most: 1, why: 'the address of its own files' },
  {
    file: /^(?:background|content-scripts|chunks)/,
    what: 'takes a member by a computed name',
    most: 5,
    why: 'records without one entry',
  },
  ...['uses globalThis.quadrettoShared', 'uses globalThis.quadrettoPanels'].map((what) => ({
    file: /^content-scripts\/|^panels\.js$/,
    what,
    most: 2,
    why: 'two scripts of ours in one world of the page hand each other what they share',
  })),
  {
    file: /^(?:background|content-scripts|chunks)/,
    what: 'hands globalThis on',
    most: 2,
    why: 'zod keeps its settings there',
  },
  ...[
    { what: 'uses the global self', most: 2, why: 'the polyfill looks for the global object' },
    { what: 'uses the global chrome', most: 1, why: 'the polyfill wraps it' },
    { what: 'uses the global Function', most: 1, why: 'the polyfill wraps functions' },
    { what: 'uses the global define', most: 3, why: 'the polyfill looks for a module loader' },
    { what: 'hands globalThis on', most: 4, why: 'zod, as above; the polyfill looks for it' },
    { what: 'names eval', most: 1, why: 'the polyfill’s table of the browser’s own functions' },
    { what: 'names sendNativeMessage', most: 1, why: 'the same table' },
  ].map((excuse) => ({ file: POLYFILL, ...excuse })),
  {
    file: FIRST,
    what: 'calls a constructor by its instance',
    most: 1,
    why: 'Preact draws a function as a component',
  },
  {
    file: FIRST,
    what: 'names cssText',
    most: 3,
    why: 'Preact sets a style; the practice map has one of numbers',
  },
  {
    file: FIRST,
    what: 'makes an element by a computed name',
    most: 2,
    why: 'Preact; the overlay’s own element',
  },
  {
    file: FIRST,
    what: 'hands document on',
    most: 6,
    why:
      'Preact compares with it; styles and focus go to it where there is no shadow; ' +
      'a removed overlay is noticed there',
  },
  {
    file: FIRST,
    what: 'hands window on',
    most: 3,
    why: 'what listens for keys and the bridge is told where',
  },
  {
    file: /^(?:foundry-page|roll20-page)/,
    what: 'hands window on',
    most: 3,
    why: 'what listens for keys and the bridge is told where',
  },
  {
    file: FIRST,
    what: 'names replaceSync',
    most: 1,
    why: 'the styles of the overlay, from the package',
  },
  {
    file: FIRST,
    what: 'names ownerDocument',
    most: 9,
    why: 'the practice table finds its own page; focus and what lies under the pointer',
  },
  { file: FIRST, what: 'names defaultView', most: 1, why: 'the practice table listens for keys' },
  {
    file: /./,
    what: 'names href',
    most: 12,
    why: 'links to our own pages, saved files, parsed addresses',
  },
  { file: FIRST, what: 'sets href', most: 1, why: 'a file that the user saves' },
  {
    file: /^chunks\/Prose-/,
    what: 'names src',
    most: 1,
    why: 'pictures of the guide, from the package',
  },
];

type Parented = ES.Node & { readonly parent?: Parented };

/**
 * The value of a text literal, or of several that are joined; undefined if it is known only at run
 * time.
 */
function textOf(node: ES.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') {
    const parts = node.expressions.map(textOf);
    return parts.includes(undefined)
      ? undefined
      : node.quasis.map(({ value }, i) => `${value.cooked ?? ''}${parts[i] ?? ''}`).join('');
  }
  if (
    node.type !== 'BinaryExpression' ||
    node.operator !== '+' ||
    node.left.type === 'PrivateIdentifier'
  )
    return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Name of a member or a property; undefined if it is computed at run time. */
const named = (key: ES.Node, computed: boolean): string | undefined =>
  computed || key.type === 'Literal'
    ? textOf(key)
    : key.type === 'Identifier'
      ? key.name
      : undefined;

const LOADING_STYLE = /(?:url\(|@import|image-set\(|src\()\s*["']?(?!data:|#|["']?\))/i;

function rule(): Rule.RuleModule {
  return {
    create(context) {
      const complain = (node: ES.Node, message: string): void => {
        context.report({ node, message });
      };
      const word = (node: ES.Node, text: string | undefined): void => {
        if (text !== undefined && LOADS.has(text)) complain(node, `names ${text}`);
      };
      const global = (node: ES.Identifier): void => {
        const allowed = Object.hasOwn(ROADS, node.name) ? ROADS[node.name] : undefined;
        if (allowed === undefined) {
          if (!GLOBALS.has(node.name)) complain(node, `uses the global ${node.name}`);
          return;
        }
        const { parent } = node as Parented;
        if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') return;
        const member =
          parent?.type === 'MemberExpression' && parent.object === node
            ? named(parent.property, parent.computed)
            : undefined;
        if (member === undefined) complain(node, `hands ${node.name} on`);
        else if (!allowed.has(member)) complain(node, `uses ${node.name}.${member}`);
      };
      return {
        Program(node) {
          const scope = context.sourceCode.getScope(node);
          const all = [
            ...scope.through,
            ...scope.variables
              .filter(({ defs }) => defs.length === 0)
              .flatMap(({ references }) => references),
          ];
          for (const { identifier } of new Set(all))
            if (identifier.type === 'Identifier') global(identifier);
        },
        MemberExpression(node) {
          const name = named(node.property, node.computed);
          // A key that is a literal is checked as a text elsewhere.
          if (node.property.type !== 'Literal') word(node, name);
          if (name !== undefined && MEMBERS.has(name)) complain(node, `names ${name}`);
        },
        Property(node) {
          const name = named(node.key, node.computed);
          if (node.key.type !== 'Literal') word(node, name);
          if ((node as Parented).parent?.type !== 'ObjectPattern') return;
          if (name === undefined) complain(node, 'takes a member by a computed name');
          else if (MEMBERS.has(name)) complain(node, `names ${name}`);
        },
        AssignmentExpression({ left }) {
          const name =
            left.type === 'MemberExpression' ? named(left.property, left.computed) : undefined;
          if (name === 'href' || name === 'location') complain(left, `sets ${name}`);
        },
        Literal(node) {
          if (typeof node.value !== 'string') return;
          word(node, node.value);
          if (LOADING_STYLE.test(node.value)) complain(node, 'has a style that loads');
        },
        TemplateElement(node) {
          word(node, node.value.cooked ?? '');
          if (LOADING_STYLE.test(node.value.cooked ?? '')) complain(node, 'has a style that loads');
        },
        BinaryExpression(node) {
          word(node, textOf(node));
        },
        ImportExpression(node) {
          if (!/^\.{0,2}\//.test(textOf(node.source) ?? ''))
            complain(node, 'loads a script by name');
        },
        CallExpression(node) {
          const [first] = node.arguments;
          const name =
            node.callee.type === 'Identifier'
              ? node.callee.name
              : node.callee.type === 'MemberExpression'
                ? named(node.callee.property, node.callee.computed)
                : undefined;
          if (
            /^set(?:Timeout|Interval)$/.test(name ?? '') &&
            first !== undefined &&
            first.type !== 'SpreadElement' &&
            /^(?:Literal|TemplateLiteral|BinaryExpression)$/.test(first.type)
          )
            complain(node, 'makes code from text');
          if (name === 'constructor') complain(node, 'calls a constructor by its instance');
          const attribute = node.arguments[name === 'setAttributeNS' ? 1 : 0];
          if (
            /^setAttribute(?:NS)?$/.test(name ?? '') &&
            (attribute === undefined ||
              attribute.type === 'SpreadElement' ||
              textOf(attribute) === undefined)
          )
            complain(node, 'sets an attribute by a computed name');
          if (name !== 'createElement' && name !== 'createElementNS') return;
          const made = node.arguments[name === 'createElement' ? 0 : 1];
          const element =
            made === undefined || made.type === 'SpreadElement' ? undefined : textOf(made);
          if (element === undefined) complain(node, 'makes an element by a computed name');
          else if (!ELEMENTS.has(element)) complain(node, `makes an element ${element}`);
        },
        NewExpression({ callee }) {
          if (
            callee.type === 'MemberExpression' &&
            named(callee.property, callee.computed) === 'constructor'
          )
            complain(callee, 'calls a constructor by its instance');
        },
      };
    },
  };
}

/** Cached faults by script, because most scripts are in both packages. */
const known = new Map<string, readonly string[]>();

/**
 * Forbidden uses in a script.
 * @returns one phrase for each
 */
export function complaintsOfScript(path: string, code: string): readonly string[] {
  const found = known.get(`${path}\n${code}`) ?? complained(path, code);
  known.set(`${path}\n${code}`, found);
  return found;
}

function complained(path: string, code: string): readonly string[] {
  const messages = new Linter({ configType: 'flat' }).verify(
    code,
    [
      {
        files: ['**'],
        languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
        linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
        plugins: { ships: { rules: { allowed: rule() } } },
        rules: { 'ships/allowed': 'error' },
      },
    ],
    { filename: 'script.js' },
  );
  const times = (what: string): number => messages.filter(({ message }) => message === what).length;
  const excused = (what: string): boolean =>
    EXCUSED.some(
      (excuse) => excuse.what === what && excuse.file.test(path) && times(what) <= excuse.most,
    );
  return messages
    .filter(({ message }) => !excused(message))
    .map(({ message, line, column }) => `${message} (${line}:${column})`);
}
