/**
 * Fuzz targets for messages from the page's world: single messages through the bridge, and many
 * messages in a row into a whole adapter.
 */
import type { HostListener, Reading } from '../../../src/state/host.ts';
import type { Target } from '../../../adapters/common/session.ts';
import { listen } from '../../../src/bridge/content.ts';
import { FROM_PAGE, type Schemas } from '../../../src/bridge/messages.ts';
import { target, type AnyTarget, type Opened } from './target.ts';
import { garbled, made, poolOf, mutated } from './mutate.ts';
import { between, chance, pick, type Random } from './random.ts';
import { holdMade } from './scene.ts';
import { hold, holdSound, Wrong } from './sound.ts';
import { anything } from './values.ts';

export interface Message {
  readonly type: string;
  readonly data: unknown;
}

/** A message's detail: usually text, as the bridge expects. */
function detailOf(random: Random, message: unknown): unknown {
  if (chance(random, 0.03)) return anything(random, 'page');
  const text = JSON.stringify(message) ?? '';
  return chance(random, 0.12) ? garbled(random, text) : text;
}

/**
 * Runs `work` and fails if the product writes to the console, because it writes there only when it
 * has caught a failure.
 */
async function silently<T>(work: () => T | Promise<T>): Promise<T> {
  const { warn, error } = console;
  const said: string[] = [];
  console.warn = console.error = (...args: unknown[]) => {
    said.push(
      args
        .map((each) => (each instanceof Error ? (each.stack ?? each.message) : String(each)))
        .join(' '),
    );
  };
  try {
    const result = await work();
    if (said.length > 0) throw new Wrong(`said on the console: ${said[0] ?? ''}`);
    return result;
  } finally {
    Object.assign(console, { warn, error });
  }
}

/**
 * Fuzz target for single messages at the content script's side of the bridge. A message is either a
 * fact that its schema accepts again, or is counted as rejected.
 */
export function openBridge<S extends Schemas>(
  host: 'Foundry' | 'Roll20',
  share: number,
  schemas: S,
  messages: readonly Message[],
): AnyTarget {
  const pool = poolOf(messages);
  let heard: { type: string; data: unknown }[] = [];
  const handlers = Object.fromEntries(
    Object.keys(schemas).map((type) => [
      type,
      (data: unknown) => {
        heard.push({ type, data });
      },
    ]),
  );
  return target<unknown>({
    name: `${host.toLowerCase()}: messages over the bridge`,
    changed: `a message of the script in the ${host} page`,
    share,
    make: (random) => detailOf(random, made(random, pool)),
    open(detail): Opened {
      heard = [];
      // Each message gets its own listener, because one listener limits the number of messages.
      const target = new EventTarget();
      const refused = listen(target, schemas, handlers as never, new AbortController().signal);
      target.dispatchEvent(new CustomEvent(FROM_PAGE, { detail }));
      const [fact] = heard;
      return {
        accepted: fact !== undefined,
        check() {
          hold(heard.length + refused.count === 1, 'neither heard nor refused, or both');
          hold((refused.last ?? '').length <= 300, 'a reason without end');
          if (fact === undefined) return;
          holdSound(fact.data, `the fact ${fact.type}`);
          const again = schemas[fact.type]?.safeParse(fact.data);
          hold(
            again?.success === true && JSON.stringify(again.data) === JSON.stringify(fact.data),
            'not read again as the same',
          );
        },
      };
    },
  });
}

const whole = (cell: readonly number[]): boolean =>
  cell.length === 2 && cell.every(Number.isInteger);

/** A listener that checks every call. */
function listening(readings: Reading[]): HostListener {
  const ids = (list: readonly string[]): void =>
    hold(
      list.every((each) => typeof each === 'string'),
      'an id that is none',
    );
  return {
    reading: (reading) => {
      readings.push(reading);
    },
    camera: (camera) => holdSound(camera, 'the camera'),
    selection: ids,
    targets: ids,
    drag: (drag) =>
      hold(
        drag === null || (drag.path.length > 0 && drag.path.every(whole)),
        'a drag over no cells',
      ),
    pointer: (at) => hold(at === null || whole(at.cell), 'a pointer over no cell'),
    stale: () => undefined,
    moved: (move) => hold(move.path.length >= 2 && move.path.every(whole), 'a move over no cells'),
    intends: (move) => {
      hold(move.path.every(whole), 'an intended move over no cells');
      return true;
    },
    rolled: (roll) => holdSound(roll, 'a roll'),
    notes: (notes) => holdSound(notes, 'notes'),
  };
}

/**
 * The messages of a page's session, with some of them changed, lost, repeated, out of order or from
 * another table.
 */
function life(random: Random, lives: readonly (readonly Message[])[]): unknown[] {
  const pool = poolOfAll(lives);
  const said: unknown[] = [...pick(random, lives)];
  for (let n = between(random, 1, 4); n > 0; n--) {
    const i = between(random, 0, said.length - 1);
    const at = said[i];
    pick<() => unknown>(random, [
      () => said.splice(i, 1, mutated(random, at, pool)),
      () => said.splice(i, 1, mutated(random, at, pool)),
      () => said.push(mutated(random, at, pool)),
      () => said.splice(i, 1),
      () => said.push(at),
      () => said.splice(i, 0, pick(random, pick(random, lives))),
      () => said.push({ type: 'gone', data: {} }),
      () => said.push({ type: 'ready', data: { host: 'x' } }),
      () => said.unshift(...said.splice(i)),
      () =>
        said.push({
          type: 'drag',
          data: {
            of: idIn(said),
            x: pick(random, FAR),
            y: pick(random, FAR),
            via: [
              [0, 0],
              [pick(random, FAR), 3],
            ],
          },
        }),
      () =>
        said.push({
          type: 'moved',
          data: {
            map: mapIn(said),
            id: 'm',
            of: idIn(said),
            path: [
              [600, 400],
              [pick(random, FAR), pick(random, FAR)],
            ],
          },
        }),
    ])();
  }
  return said.map((each) => detailOf(random, each));
}
const FAR: readonly number[] = [600, 700, 1234.5, -70, 0, 1e5, 1e9, -1e15, 1e300, 2 ** 53];
const pools = new WeakMap<object, ReturnType<typeof poolOf>>();
const poolOfAll = (lives: readonly (readonly Message[])[]): ReturnType<typeof poolOf> => {
  const known = pools.get(lives) ?? poolOf(lives.flat());
  pools.set(lives, known);
  return known;
};
type Told =
  | { type?: unknown; data?: { tokens?: { id?: unknown }[]; map?: unknown } }
  | null
  | undefined;
const tokensIn = (said: readonly unknown[]): Told =>
  said.find((each) => (each as Told)?.type === 'tokens') as Told;
const idIn = (said: readonly unknown[]): unknown =>
  Array.isArray(tokensIn(said)?.data?.tokens) ? tokensIn(said)?.data?.tokens?.[0]?.id : 'a';
const mapIn = (said: readonly unknown[]): unknown => tokensIn(said)?.data?.map;

/**
 * Fuzz target of a whole adapter that receives a page's messages: every snapshot contains a valid
 * scene or says why there is none.
 */
export const sessionTarget = (
  host: 'Foundry' | 'Roll20',
  share: number,
  start: (listener: HostListener, signal: AbortSignal, target: Target) => unknown,
  lives: readonly (readonly Message[])[],
): AnyTarget =>
  target<unknown[]>({
    name: `${host.toLowerCase()}: a page that speaks for a while`,
    changed: `a series of messages of the script in the ${host} page`,
    share,
    make: (random) => life(random, lives),
    async open(details) {
      const target = new EventTarget() as Target;
      const end = new AbortController();
      const readings: Reading[] = [];
      await silently(async () => {
        start(listening(readings), end.signal, target);
        for (const detail of details) target.dispatchEvent(new CustomEvent(FROM_PAGE, { detail }));
        await Promise.resolve();
        target.dispatchEvent(
          Object.assign(new Event('pointermove'), { clientX: 400, clientY: 300 }),
        );
        await Promise.resolve();
        end.abort();
      });
      const last = readings.at(-1);
      return {
        accepted: last?.scene != null,
        check() {
          for (const reading of readings) {
            if (reading.scene === null) hold(reading.notices.length > 0, 'no scene, and no reason');
            holdSound(reading.notices, 'the notices');
          }
          if (last?.scene != null) holdMade({ ...last.scene, ruleset: 'srd35' });
        },
      };
    },
  });
