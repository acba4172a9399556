/** Values that break careless code, for fuzz tests. */
import { chance, pick, under, type Random } from './random.ts';

/**
 * Which values are allowed besides JSON. `cloned`: values that structured cloning keeps, as in
 * messages between the extension's pages and, in some browsers, in the storage. `page`: objects of
 * a page, which may run code when they are read.
 */
export type Live = false | 'cloned' | 'page';

/** Numbers that JSON can represent. */
export const NUMBERS: readonly number[] = [
  0,
  1,
  -1,
  2,
  3,
  5,
  7,
  10,
  20,
  21,
  50,
  51,
  100,
  255,
  256,
  999,
  1000,
  1001,
  2000,
  10_000,
  20_000,
  65_536,
  1_000_000,
  0.5,
  0.1,
  1.5,
  1e-9,
  -0.5,
  -1000,
  -10_001,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  2 ** 53 + 2,
  1e15,
  1e21,
  1e100,
  1e308,
  -1e308,
  5e-324,
  Number.EPSILON,
];
/** Numbers that JSON cannot represent. */
const LIVE_NUMBERS: readonly number[] = [NaN, Infinity, -Infinity, -0];

/** Property names that every object has, or names that code could mistake for something else. */
export const KEYS: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'length',
  'then',
  'toJSON',
  '',
  ' ',
  '0',
  '-1',
  'id',
  'at',
  'name',
  'kind',
];

const LONG = 'x'.repeat(1200);
/** A text of one megabyte. */
const HUGE = 'a '.repeat(500_000);

/** Texts that resemble other kinds of data. */
export const TEXTS: readonly string[] = [
  ...KEYS,
  'null',
  'true',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '9'.repeat(400),
  LONG,
  LONG.slice(0, 1000),
  LONG.slice(0, 201),
  '\u202Eevil\u202C',
  'a\u200Bb\u200Dc\uFEFF',
  '\uD800',
  '\uDFFF\uD800',
  'x\u0000y',
  'line\nbreak\r\n',
  '\u2028\u2029',
  '<img src=x onerror=alert(1)>',
  '</script><script>',
  '&amp;&#x3c;',
  '{{constructor}}',
  '${1}',
  '[[1d20]]',
  '@{a|b}',
  '/w gm',
  '../../etc',
  'javascript:alert(1)',
  'é̂̃̄̅',
  '👩‍👩‍👧‍👦',
  'İıſK',
  '٣',
  '１２',
  ' ',
  '\t',
  '(((((((((((((((((((((',
  '((a+)+)+$',
  'a'.repeat(64) + '!',
  '1d'.repeat(200),
  '- '.repeat(300),
  ' '.repeat(900),
  '1,'.repeat(400),
  '30 ft., '.repeat(100),
];

/** A random text, rarely one of a megabyte. */
export const anyText = (random: Random): string =>
  chance(random, 0.003) ? HUGE : pick(random, TEXTS);
export const anyNumber = (random: Random, live: Live = false): number =>
  pick(random, live !== false && chance(random, 0.3) ? LIVE_NUMBERS : NUMBERS);

/** A value nested so deeply that unlimited recursion would fail. */
function deep(random: Random): unknown {
  let value: unknown = chance(random, 0.5) ? 1 : 'x';
  for (let i = pick(random, [3, 20, 200, 3000]); i > 0; i--)
    value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

function onlyLive(random: Random, live: Live): unknown {
  const cycle: Record<string, unknown> = { id: 'loop', name: 'loop' };
  cycle['self'] = cycle['items'] = cycle;
  const throwing = Object.defineProperty({ id: 'thrower' }, 'name', {
    enumerable: true,
    get() {
      throw new Error('a getter of the page');
    },
  });
  const list: unknown[] = [];
  list.push(list);
  const cloned = [
    () => undefined,
    () => cycle,
    () => list,
    () => 10n,
    () => new Map([['a', 1]]),
    () => new Set([1, 'a']),
    () => new Date(NaN),
    () => new Array<unknown>(5),
    () => new String('a'),
  ];
  const ofPage = [
    () => throwing,
    () => () => 1,
    () => Symbol('s'),
    () => Object.create(null) as object,
    () => Object.create({ id: 'inherited', at: [0, 0] }) as object,
    () =>
      new Proxy(
        {},
        {
          get() {
            throw new Error('a proxy of the page');
          },
        },
      ),
    () =>
      new Proxy(
        {},
        {
          ownKeys() {
            throw new Error('a proxy of the page');
          },
        },
      ),
    () =>
      new Proxy([1], {
        get(list, key) {
          if (key === 'length') throw new Error('a proxy of the page');
          return Reflect.get(list, key) as unknown;
        },
      }),
  ];
  return pick<() => unknown>(random, live === 'page' ? [...cloned, ...ofPage] : cloned)();
}

/** A random value of any kind. */
export function anything(random: Random, live: Live = false): unknown {
  if (live !== false && chance(random, 0.25)) return onlyLive(random, live);
  switch (under(random, 8)) {
    case 0:
      return null;
    case 1:
      return chance(random, 0.5);
    case 2:
    case 3:
      return anyNumber(random, live);
    case 4:
      return anyText(random);
    case 5:
      return pick<unknown>(random, [
        [],
        [[]],
        [0, 0],
        [null],
        [1, 2, 3],
        ['a'],
        new Array<number>(300).fill(7),
        [1e308, -1e308],
      ]);
    case 6:
      return pick<unknown>(random, [
        {},
        { id: 'a' },
        { length: 3 },
        { ...{ toString: 1 } },
        JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
      ]);
    default:
      return chance(random, 0.05) ? deep(random) : [anyText(random), anyNumber(random)];
  }
}

/**
 * The value if it is a list, or an object that can be read without an exception; otherwise null.
 */
export function readable(value: unknown): object | null {
  try {
    if (typeof value !== 'object' || value === null) return null;
    if (Array.isArray(value)) return value.length >= 0 ? value : null;
    return Object.getPrototypeOf(value) === Object.prototype &&
      Object.getPrototypeOf(value) === Object.prototype &&
      Object.values(Object.getOwnPropertyDescriptors(value)).every((each) => 'value' in each)
      ? value
      : null;
  } catch {
    return null;
  }
}
