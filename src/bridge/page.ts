/**
 * The page script's end of the bridge. It must stay small and trusts nothing of the host's page, so
 * it has no schemas: it sends strings, and understands two orders and its host's commands. Names of
 * events and orders are literals here, typed by messages.ts, so that this end does not carry zod
 * into the page.
 */
import type {
  Command,
  FROM_PAGE,
  MAX_COMMAND,
  MAX_MESSAGE,
  NO,
  Order,
  TO_PAGE,
  UNTOLD,
} from './messages.ts';

const OUT: typeof FROM_PAGE = 'quadretto:from-page';
const IN: typeof TO_PAGE = 'quadretto:to-page';
const LIMIT: typeof MAX_MESSAGE = 4_000_000;
const LONGEST: typeof MAX_COMMAND = 100_000;
const REFUSED: typeof NO = 'no ';
const LOST: typeof UNTOLD = 'untold';
// Kept from the start of this script: later changes by the page have no effect.
const { parse, stringify } = JSON;
const { apply } = Reflect;
const Message = CustomEvent;

/** Serializes a value, untouched by what the page has done to its own `JSON` since. */
export const written = (value: unknown): string => stringify(value);

/** Characters kept of each text if a fact is too long as a whole. */
const CUT = 1000;

/**
 * Sends one fact, synchronously. False if it could not be serialized, or is too long even with its
 * texts cut: then that is reported instead.
 */
export type Tell<F> = <K extends keyof F & string>(type: K, data: F[K]) => boolean;

const cut = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, CUT) : value;

export function teller<F>(target: EventTarget): Tell<F> {
  const { dispatchEvent } = target;
  const say = (detail: string): void => {
    apply(dispatchEvent, target, [new Message(OUT, { detail })]);
  };
  return (type, data) => {
    try {
      let detail = stringify({ type, data });
      if (detail.length > LIMIT) detail = stringify({ type, data }, cut);
      if (detail.length <= LIMIT) {
        say(detail);
        return true;
      }
    } catch {
      /* Reported below. */
    }
    untold(target, type);
    return false;
  };
}

/**
 * Reports that a fact could not be read or sent. Written by hand, because serializing may be what
 * fails. A page that breaks even this is silent, and silence is noticed.
 */
export function untold(target: EventTarget, type: string): void {
  try {
    apply(target.dispatchEvent, target, [
      new Message(OUT, { detail: `{"type":"${LOST}","data":"${type}"}` }),
    ]);
  } catch {
    /* Silence. */
  }
}

/** Receives the content script's orders; anything else is ignored. Ends with the signal. */
export function onOrder(
  target: EventTarget,
  tell: (order: Order) => void,
  signal: AbortSignal,
): void {
  target.addEventListener(
    IN,
    (event) => {
      const word: unknown = (event as CustomEvent<unknown>).detail;
      if (word === 'start' || word === 'stop') tell(word);
    },
    { signal },
  );
}

let questions = 0;

/**
 * Puts a question to the content script and receives the answer within the call, because
 * dispatching is synchronous both ways.
 * @param put sends the fact that is the question, with this id in it
 * @returns false for a no; without a listener, after an exception there or for any other answer it
 * is allowed
 */
export function allowed(target: EventTarget, put: (id: string) => unknown): boolean {
  const id = `${Math.random().toString(36).slice(2)}-${++questions}`;
  let yes = true;
  const hear = (event: Event): void => {
    if ((event as CustomEvent<unknown>).detail === REFUSED + id) yes = false;
  };
  target.addEventListener(IN, hear);
  try {
    put(id);
  } finally {
    target.removeEventListener(IN, hear);
  }
  return yes;
}

/** Carries out a command; false or a rejection: it was not done. */
export type Act = (...args: readonly string[]) => boolean | Promise<boolean>;

/**
 * Obeys the named commands of the content script, and reports each result. Ends with the signal.
 */
export function onCommand(
  target: EventTarget,
  acts: Readonly<Record<string, Act>>,
  done: (id: string, ok: boolean) => void,
  signal: AbortSignal,
): void {
  target.addEventListener(
    IN,
    (event) => {
      const command = commandIn((event as CustomEvent<unknown>).detail);
      const act =
        command !== undefined && Object.hasOwn(acts, command.name) ? acts[command.name] : undefined;
      if (command === undefined || act === undefined) return;
      const { id, args } = command;
      new Promise<boolean>((resolve) => {
        resolve(act(...args));
      }).then(
        (ok) => done(id, ok === true),
        () => done(id, false),
      );
    },
    { signal },
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

function commandIn(detail: unknown): Command | undefined {
  if (!isText(detail) || detail.length > LONGEST || !detail.startsWith('{')) return undefined;
  try {
    const { id, name, args } = parse(detail) as { id?: unknown; name?: unknown; args?: unknown };
    return isText(id) &&
      id.length <= 50 &&
      isText(name) &&
      Array.isArray(args) &&
      args.every(isText)
      ? { id, name, args }
      : undefined;
  } catch {
    return undefined;
  }
}
