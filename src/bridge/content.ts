/**
 * Receives the page script's messages in the content script: every message is parsed before any
 * other code sees it.
 */
import { lapse } from '../report/failures.ts';
import { paced, type MessagePace } from './timeBudget.ts';
import {
  FROM_PAGE,
  MAX_COMMAND,
  MAX_MESSAGE,
  REFUSAL_PREFIX,
  TO_PAGE,
  UNSENT,
  type Command,
  type PageFacts,
  type Order,
  type Schemas,
} from './messages.ts';

/**
 * Count of dropped messages and the reason for the last, for diagnosis. Never thrown, because the
 * page may send anything.
 */
export interface Refused {
  count: number;
  /** Type, path and reason of the last dropped message. */
  last?: string;
}

export type Handlers<S extends Schemas> = {
  readonly [K in keyof S]?: (data: PageFacts<S>[K]) => void;
};

export interface Listening<S extends Schemas> {
  /**
   * Which messages to keep when they arrive faster than they can be read. For types without an
   * entry, only the last message counts.
   */
  readonly pace?: Readonly<Partial<Record<keyof S, MessagePace>>>;
  /**
   * Called with the types whose last message could not be read by this script or serialized by the
   * page, whenever that list changes.
   */
  readonly unread?: (types: readonly string[]) => void;
}

/**
 * Receives the page's facts. Invalid, unknown and oversized messages are counted and dropped; an
 * exception in a handler is reported once to the console and does not reach the page. Ends when the
 * signal is aborted.
 */
export function listen<S extends Schemas>(
  target: EventTarget,
  schemas: S,
  handlers: Handlers<S>,
  signal: AbortSignal,
  options: Listening<S> = {},
): Refused {
  const pace: Readonly<Partial<Record<string, MessagePace>>> = options.pace ?? {};
  const refused: Refused = { count: 0 };
  const bad = new Set<string>();
  let reported = false;
  const refuse = (why: string): void => {
    refused.count += 1;
    refused.last = why.slice(0, 300);
  };
  const known = (type: string): boolean => Object.hasOwn(schemas, type);
  const mark = (type: string, ok: boolean): void => {
    if (!known(type) || bad.has(type) !== ok) return;
    if (ok) bad.delete(type);
    else bad.add(type);
    options.unread?.([...bad]);
  };
  const take = (detail: string): void => {
    const read = message(detail);
    if (typeof read === 'string') return refuse(read);
    if (read.type === UNSENT && typeof read.data === 'string') return mark(read.data, false);
    const schema = known(read.type) ? schemas[read.type] : undefined;
    if (schema === undefined) return refuse(`${read.type}: unknown type`);
    const parsed = schema.safeParse(read.data);
    mark(read.type, parsed.success);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      return refuse(`${read.type}.${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong'}`);
    }
    try {
      (handlers[read.type] as ((data: unknown) => void) | undefined)?.(parsed.data);
    } catch (error) {
      if (!reported) lapse(`${read.type} could not be taken in.`, error);
      reported = true;
    }
  };
  const paceOf = (type: string): MessagePace =>
    (Object.hasOwn(pace, type) ? pace[type] : undefined) ?? 'last';
  // If messages were dropped for lack of time, order the page script to send everything again.
  const takeSoon = paced(take, paceOf, () => sendOrder(target, 'start'), signal);
  target.addEventListener(
    FROM_PAGE,
    (event) => {
      const { detail } = event as CustomEvent<unknown>;
      if (typeof detail !== 'string') return refuse('not a string');
      if (detail.length > MAX_MESSAGE) return refuse('too long');
      takeSoon(detail);
    },
    { signal },
  );
  return refused;
}

/** Gives an order to the page script, synchronously. */
export function sendOrder(target: EventTarget, word: Order): void {
  target.dispatchEvent(new CustomEvent(TO_PAGE, { detail: word }));
}

/** Refuses a question of the page; works only while its event is being dispatched. */
export function refuse(target: EventTarget, question: string): void {
  target.dispatchEvent(new CustomEvent(TO_PAGE, { detail: REFUSAL_PREFIX + question }));
}

/** Milliseconds after which a missing answer counts as no. */
const PATIENCE_MS = 5000;

export interface Commander {
  /**
   * Sends a command to the page script. False: it was not carried out, or there was no answer.
   * Never rejects.
   */
  command(name: string, ...args: readonly string[]): Promise<boolean>;
  /** Handler for the page's answers. */
  done(answer: { readonly id: string; readonly ok: boolean }): void;
}

let commands = 0;

/**
 * Sends commands to the page script; a command still without an answer when the signal is aborted
 * counts as refused.
 */
export function commander(target: EventTarget, signal: AbortSignal): Commander {
  const waiting = new Map<string, (ok: boolean) => void>();
  const settle = (id: string, ok: boolean): void => {
    waiting.get(id)?.(ok);
    waiting.delete(id);
  };
  signal.addEventListener(
    'abort',
    () => {
      for (const id of [...waiting.keys()]) settle(id, false);
    },
    { once: true },
  );
  return {
    done: ({ id, ok }) => settle(id, ok),
    command: (name, ...args) =>
      new Promise((resolve) => {
        const sent: Command = {
          id: `${Math.random().toString(36).slice(2)}-${++commands}`,
          name,
          args,
        };
        const detail = JSON.stringify(sent);
        if (signal.aborted || detail.length > MAX_COMMAND) return resolve(false);
        const timer = setTimeout(() => settle(sent.id, false), PATIENCE_MS);
        waiting.set(sent.id, (ok) => {
          clearTimeout(timer);
          resolve(ok);
        });
        target.dispatchEvent(new CustomEvent(TO_PAGE, { detail }));
      }),
  };
}

function message(detail: string): { type: string; data: unknown } | string {
  try {
    const value: unknown = JSON.parse(detail);
    if (typeof value !== 'object' || value === null) return 'not an object';
    const { type, data } = value as { type?: unknown; data?: unknown };
    return typeof type === 'string' ? { type: type.slice(0, 50), data } : 'no type';
  } catch {
    return 'not JSON';
  }
}
