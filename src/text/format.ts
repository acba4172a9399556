/** Formats compiled ICU messages (icu-minify) with the language's own numbers and plurals. */
import formatMessage, { type CompiledMessage } from 'icu-minify/format';
import type { Locale } from './locale.ts';

export type { CompiledMessage };

/**
 * Kind of a parameter as its message uses it: `number` for numbers and plurals, which need a
 * number.
 */
export type ParamKind = 'text' | 'number';

const memo = <T>(
  make: (locale: string, key: string) => T,
): ((locale: string, key: string) => T) => {
  const made = new Map<string, T>();
  return (locale, key) => {
    const at = locale + key;
    const known = made.get(at) ?? make(locale, key);
    made.set(at, known);
    return known;
  };
};

const numbers = memo(
  (locale, key) =>
    new Intl.NumberFormat(
      locale,
      key === '' ? undefined : (JSON.parse(key) as Intl.NumberFormatOptions),
    ),
);
const plurals = memo(
  (locale, key) =>
    new Intl.PluralRules(
      locale,
      key === '' ? undefined : (JSON.parse(key) as Intl.PluralRulesOptions),
    ),
);
const lists = memo(
  (locale, key) => new Intl.ListFormat(locale, JSON.parse(key) as Intl.ListFormatOptions),
);

const key = (options: unknown): string => (options === undefined ? '' : JSON.stringify(options));

const formatters = {
  getNumberFormat: (locale?: string | readonly string[], options?: Intl.NumberFormatOptions) =>
    numbers(String(locale), key(options)),
  getPluralRules: (locale?: string | readonly string[], options?: Intl.PluralRulesOptions) =>
    plurals(String(locale), key(options)),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
};

/**
 * Formats a message. Throws if a value is of the wrong kind: callers check with `paramsOf` first.
 */
export function format(
  message: CompiledMessage,
  locale: Locale,
  values: Readonly<Record<string, string | number>>,
): string {
  const out = formatMessage<string>(message, locale, values, { formatters });
  return Array.isArray(out) ? out.join('') : out;
}

/** Compiles a sentence without plurals or other choices: text with parameters such as `{who}`. */
export const compileSimple = (text: string): CompiledMessage =>
  text.split(/\{(\w+)\}/).map((part, i) => (i % 2 === 0 ? part : [part])) as CompiledMessage;

/** Joins names: "A, B and C". */
export const joinNames = (names: readonly string[], locale: Locale): string =>
  lists(locale, '{"type":"conjunction"}').format(names);

const asked = new WeakMap<object, ReadonlyMap<string, ParamKind>>();

/** The parameters that a compiled message needs, including those of its inner choices. */
export function paramsOf(message: CompiledMessage): ReadonlyMap<string, ParamKind> {
  if (typeof message === 'string') return NONE;
  const known = asked.get(message);
  if (known !== undefined) return known;
  const found = new Map<string, ParamKind>();
  collect(message, found);
  asked.set(message, found);
  return found;
}

const NONE: ReadonlyMap<string, ParamKind> = new Map();

function collect(nodes: readonly unknown[], into: Map<string, ParamKind>): void {
  for (const node of nodes) {
    if (!Array.isArray(node)) continue;
    const [name, type, options] = node as [string, number | undefined, unknown];
    // In compiled messages 1 means `select`, 2 `plural`, 3 `selectordinal` and 4 `number`.
    if (into.get(name) !== 'number')
      into.set(name, type === 2 || type === 3 || type === 4 ? 'number' : 'text');
    if (type === 1 || type === 2 || type === 3) {
      for (const branch of Object.values(options as Record<string, unknown>))
        if (Array.isArray(branch)) collect(branch, into);
    }
  }
}
