/**
 * Asks the judge's questions (docs/spec/scene.md) about the present judged scene. Whole turns are
 * judged in the background, outside the host's page; the extension's own pages compute the answer
 * directly.
 */
import type { Cell } from '../board/grid.ts';
import type { SceneDocument } from '../scene/schema.ts';
import type { Questions } from '../judge/ask.ts';
import type { Store } from './store.ts';

export type QuestionName = keyof Questions;
/** A question by its name. */
export type Ask<N extends QuestionName = QuestionName> = { readonly ask: N } & Omit<
  Questions[N]['ask'],
  'ask'
>;
export type AnswerTo<N extends QuestionName> = Questions[N]['answer'];

/**
 * Asks a question. Rejects if there is no answer, or if the answer is an error. The answer comes
 * from the extension's background and is not validated again. `places`: top-left cells for
 * creatures that the question places elsewhere. `about`: the scene that is judged in place of the
 * present one.
 */
export type Asks = <N extends QuestionName>(
  ask: Ask<N>,
  places?: Readonly<Record<string, Cell>>,
  about?: SceneDocument,
) => Promise<AnswerTo<N>>;

/**
 * Milliseconds after which a reply counts as missing; long enough for a sleeping background to
 * start.
 */
export const ANSWER_TIMEOUT_MS = 5000;

export interface AsksMore {
  /**
   * Ids of the creatures of which this user may hear in the answer. The question's scene holds no
   * others, so the answer cannot name them. Absent: all creatures.
   */
  readonly seen?: (ask: Ask) => readonly string[];
  readonly patience?: number;
}

/**
 * Creates the function that asks questions. It asks each question only once for one scene, and
 * never returns an answer for an older scene. `send` gets the scene with the ruleset in force and
 * returns the judge's reply.
 */
export function createAsks(
  store: Pick<Store, 'amended' | 'ruleset'>,
  send: (scene: SceneDocument, ask: object) => unknown,
  { seen, patience = ANSWER_TIMEOUT_MS }: AsksMore = {},
): Asks {
  let about: SceneDocument | null = null;
  let under = '';
  const known = new Map<string, Promise<object>>();
  return <N extends QuestionName>(
    ask: Ask<N>,
    places: Readonly<Record<string, Cell>> = {},
    instead?: SceneDocument,
  ): Promise<AnswerTo<N>> => {
    const scene = instead ?? store.amended.peek();
    const ruleset = store.ruleset.peek();
    if (scene === null) return Promise.reject(new Error('no scene'));
    if (scene !== about || ruleset !== under) known.clear();
    [about, under] = [scene, ruleset];
    const ids = seen?.(ask);
    const creatures = scene.creatures
      ?.filter(({ id, scenery }) => scenery !== undefined || (ids?.includes(id) ?? true))
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
    return asked as Promise<AnswerTo<N>>;
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

/** Thrown if the table is too large for an answer. */
export class TableTooLarge extends Error {}

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
  throw new (beyond === true ? TableTooLarge : Error)(`${String(path)}: ${String(message)}`);
}
