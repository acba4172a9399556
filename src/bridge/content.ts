/** The content script's end of the bridge: everything is parsed before anybody sees it. */
import { FROM_PAGE, MAX_MESSAGE, TO_PAGE, type Facts, type Order, type Schemas } from './messages.ts';

/** Why messages were let drop, for a diagnosis: never thrown, because the page may say anything. */
export interface Refused {
  count: number;
  /** The last one: its type, and the path and reason. */
  last?: string;
}

export type Handlers<S extends Schemas> = { readonly [K in keyof S]?: (data: Facts<S>[K]) => void };

/**
 * Hears the page's facts. Wrong, unknown and oversized messages are counted and dropped; a handler that throws is
 * reported once to the console and does not reach the page. Ends with the signal.
 */
export function listen<S extends Schemas>(target: EventTarget, schemas: S, handlers: Handlers<S>, signal: AbortSignal): Refused {
  const refused: Refused = { count: 0 };
  let reported = false;
  const refuse = (why: string): void => {
    refused.count += 1;
    refused.last = why.slice(0, 300);
  };
  target.addEventListener(FROM_PAGE, (event) => {
    const read = message((event as CustomEvent<unknown>).detail);
    if (typeof read === 'string') return refuse(read);
    const schema = Object.hasOwn(schemas, read.type) ? schemas[read.type] : undefined;
    if (schema === undefined) return refuse(`${read.type}: unknown type`);
    const parsed = schema.safeParse(read.data);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      return refuse(`${read.type}.${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong'}`);
    }
    try {
      (handlers[read.type] as ((data: unknown) => void) | undefined)?.(parsed.data);
    } catch (error) {
      if (!reported) console.warn(`Quadretto: ${read.type} could not be taken in.`, error);
      reported = true;
    }
  }, { signal });
  return refused;
}

/** Gives an order to the page's end, synchronously. */
export function order(target: EventTarget, word: Order): void {
  target.dispatchEvent(new CustomEvent(TO_PAGE, { detail: word }));
}

function message(detail: unknown): { type: string; data: unknown } | string {
  if (typeof detail !== 'string') return 'not a string';
  if (detail.length > MAX_MESSAGE) return 'too long';
  try {
    const value: unknown = JSON.parse(detail);
    if (typeof value !== 'object' || value === null) return 'not an object';
    const { type, data } = value as { type?: unknown; data?: unknown };
    return typeof type === 'string' ? { type: type.slice(0, 50), data } : 'no type';
  } catch {
    return 'not JSON';
  }
}
