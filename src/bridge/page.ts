/**
 * Sends the page script's messages to the content script and receives its orders. This file must
 * stay small, so it has no schemas, and it does not trust the host's page. It sends strings, and
 * understands two orders and its host's commands. Names of events and orders are literals here,
 * typed by messages.ts, so that this file does not carry zod into the page.
 */
import type {
  Command,
  FROM_PAGE,
  MAX_COMMAND,
  MAX_MESSAGE,
  REFUSAL_PREFIX,
  Order,
  TO_PAGE,
  UNSENT,
} from './messages.ts';

const OUT: typeof FROM_PAGE = 'quadretto:from-page';
const IN: typeof TO_PAGE = 'quadretto:to-page';
const LIMIT: typeof MAX_MESSAGE = 4_000_000;
const LONGEST: typeof MAX_COMMAND = 100_000;
const REFUSED: typeof REFUSAL_PREFIX = 'no ';
const LOST: typeof UNSENT = 'untold';
// These built-ins are saved when this script starts, so that the page cannot replace them later.
const { parse, stringify } = JSON;
const { apply } = Reflect;
const Message = CustomEvent;

/**
 * Serializes a value with the `JSON.stringify` saved at the start, which the page cannot replace.
 */
export const stringifySafely = (value: unknown): string => stringify(value);

/** Maximum length of each text, in characters, if the whole fact is too long. */
const CUT = 1000;

/**
 * Sends one fact, synchronously. Returns false if the fact could not be serialized, or is too long
 * even after its texts are shortened; then the failure is reported instead.
 */
export type Tell<F> = <K extends keyof F & string>(type: K, data: F[K]) => boolean;

const cut = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, CUT) : value;

export function createSender<F>(target: EventTarget): Tell<F> {
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
      /* The failure is reported below. */
    }
    reportUnsent(target, type);
    return false;
  };
}

/**
 * Reports that a fact could not be read or sent. The message is assembled from strings, because
 * serializing may be the part that fails. If the page breaks even this, nothing is sent, and the
 * content script notices that no messages come.
 */
export function reportUnsent(target: EventTarget, type: string): void {
  try {
    apply(target.dispatchEvent, target, [
      new Message(OUT, { detail: `{"type":"${LOST}","data":"${type}"}` }),
    ]);
  } catch {
    /* Nothing can be sent; the content script notices that no messages come. */
  }
}

/**
 * Receives the content script's orders; anything else is ignored. Ends when the signal is aborted.
 */
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
 * Asks the content script a question and returns the answer at once, because dispatching is
 * synchronous in both directions.
 * @param put sends the question as a fact that contains this id
 * @returns false if the content script refused; true if there is no listener, if the listener
 *   throws, or for any other answer
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

/** Carries out a command; false or a rejection means that it was not done. */
export type CommandHandler = (...args: readonly string[]) => boolean | Promise<boolean>;

/**
 * Carries out the content script's commands by name, and reports each result. Ends when the signal
 * is aborted.
 */
export function onCommand(
  target: EventTarget,
  acts: Readonly<Record<string, CommandHandler>>,
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
