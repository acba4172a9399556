/**
 * The offline door's questions (docs/spec/scene.md), asked about the scene that is judged now.
 * Whole turns are judged outside of the host's page; on our own pages the answer is at hand.
 */
import type { Cell } from '../board/grid.ts';
import type { SceneDocument } from '../scene/schema.ts';
import type { Store } from './store.ts';

export type Ask = { readonly ask: string } & Readonly<Record<string, unknown>>;

/**
 * Rejects when nobody answers, or when the answer is a fault. What is got is the door's own answer:
 * its shape goes unchecked. `places`: top-left cells of those who are asked about as they stood
 * elsewhere than now.
 */
export type Asks = <A extends object>(
  ask: Ask,
  places?: Readonly<Record<string, Cell>>,
) => Promise<A>;

/**
 * Milliseconds after which nobody is taken to answer: a background that slept is up well before.
 */
export const PATIENCE = 5000;

export interface AsksMore {
  /**
   * Ids of those that this user may know of: nobody else is told of in the question, nor so in its
   * answer. Absent: all.
   */
  readonly seen?: () => readonly string[];
  readonly patience?: number;
}

/**
 * The same question about the same scene is sent once; a scene that has changed is another one, so
 * that an old answer is never given for a new table. `send` gets the scene with the ruleset in
 * force, and gives the door's reply.
 */
export function createAsks(
  store: Pick<Store, 'amended' | 'ruleset'>,
  send: (scene: SceneDocument, ask: Ask) => unknown,
  { seen, patience = PATIENCE }: AsksMore = {},
): Asks {
  let about: SceneDocument | null = null;
  let under = '';
  const known = new Map<string, Promise<object>>();
  return <A extends object>(ask: Ask, places: Readonly<Record<string, Cell>> = {}): Promise<A> => {
    const scene = store.amended.peek();
    const ruleset = store.ruleset.peek();
    if (scene === null) return Promise.reject(new Error('no scene'));
    if (scene !== about || ruleset !== under) known.clear();
    [about, under] = [scene, ruleset];
    const ids = seen?.();
    const creatures = scene.creatures
      ?.filter(({ id }) => ids?.includes(id) ?? true)
      .map((c) =>
        Object.hasOwn(places, c.id) ? { ...c, at: [...places[c.id]!] as typeof c.at } : c,
      );
    const key = JSON.stringify([
      ask,
      creatures?.length === scene.creatures?.length ? 0 : ids,
      places,
    ]);
    const asked =
      known.get(key) ??
      inTime(
        async () =>
          replied(await send({ ...scene, ruleset, ...(creatures && { creatures }) }, ask)),
        patience,
      );
    known.set(key, asked);
    asked.catch(() => {
      if (known.get(key) === asked) known.delete(key);
    });
    return asked as Promise<A>;
  };
}

async function inTime<T>(work: () => Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('nobody answers')), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The table is larger than what is looked through for an answer. */
export class BeyondMeasure extends Error {}

interface Said {
  readonly answer?: unknown;
  readonly error?: {
    readonly path?: unknown;
    readonly message?: unknown;
    readonly beyond?: unknown;
  };
}

function replied(reply: unknown): object {
  const said = typeof reply === 'object' && reply !== null ? (reply as Said) : {};
  if (typeof said.answer === 'object' && said.answer !== null) return said.answer;
  const { path, message, beyond } = said.error ?? { path: '', message: 'no answer', beyond: false };
  throw new (beyond === true ? BeyondMeasure : Error)(`${String(path)}: ${String(message)}`);
}
