/**
 * Finds out who moved a token, as far as this client can tell; Roll20 does not report who changed a
 * model. A change counts as this user's if this user had selected the token and it follows right
 * after this user's drop, arrow key, undo or command. Other changes are attributed to nobody. Runs
 * in the page's world; it cannot prevent a move.
 */
import type { CommandHandler } from '../../src/bridge/page.ts';
import type { SentToken } from './live.ts';
import * as ask from './page.ts';

type Hand = NonNullable<SentToken['hand']>;
type Place = readonly [x: number | null | undefined, y: number | null | undefined];

/** Milliseconds after the user's input within which a change counts as its result. */
const AFTER_MS = 1000;
/** Milliseconds after a move within which the server may reverse it. */
const REFUSED_MS = 4000;
/** Milliseconds after a command until the token's position is checked. */
const STAYED_MS = 900;

interface Deed {
  readonly cause: Hand['cause'];
  readonly ids: Set<string>;
  readonly at: number;
}

const same = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];

function openHands() {
  let places = new Map<string, Place>();
  let marks = new Map<string, Hand>();
  /** This user's recent inputs, newest first. */
  let deeds: Deed[] = [];
  const moved = new Map<string, { readonly from: Place; readonly at: number }>();

  const did = (cause: Hand['cause'], ids: readonly string[]): void => {
    const now = Date.now();
    deeds = [
      { cause, ids: new Set(ids), at: now },
      ...deeds.filter(({ at }) => now - at < AFTER_MS),
    ];
  };

  /** The input that moved a token, if any. Each input moves a token only once. */
  function handOf(id: string, before: Place, now: Place): Hand | undefined {
    const time = Date.now();
    const last = moved.get(id);
    moved.delete(id);
    const deed = deeds.find(({ ids, at }) => time - at < AFTER_MS && ids.has(id));
    if (deed !== undefined) {
      deed.ids.delete(id);
      moved.set(id, { from: before, at: time });
      return { cause: deed.cause, own: true };
    }
    return last !== undefined && time - last.at < REFUSED_MS && same(last.from, now)
      ? { cause: 'undo', own: false }
      : undefined;
  }

  return {
    did,
    /**
     * Returns the same tokens. If the input that moved a token is known, it is added to the token.
     */
    mark(tokens: readonly SentToken[]): SentToken[] {
      const [were, by] = [places, marks];
      places = new Map(tokens.map(({ id, x, y }) => [id, [x, y]]));
      marks = new Map(
        tokens.flatMap(({ id, x, y }): [string, Hand][] => {
          const before = were.get(id);
          const hand =
            before === undefined || same(before, [x, y]) ? by.get(id) : handOf(id, before, [x, y]);
          return hand === undefined ? [] : [[id, hand]];
        }),
      );
      return tokens.map((token) => {
        const hand = marks.get(token.id);
        return hand === undefined ? token : { ...token, hand };
      });
    },
    /** Forgets all positions and inputs, because another page is shown. */
    forget(): void {
      places = new Map();
      marks = new Map();
      moved.clear();
      deeds = [];
    },
    /**
     * @param selected gives the ids of the tokens that a key or a drag moves
     * @param looked called after a drop, when the tokens must be read again
     */
    listen(selected: () => readonly string[], looked: () => void, signal: AbortSignal): void {
      let from: readonly [number, number] | undefined;
      addEventListener(
        'pointerdown',
        ({ button, target, clientX, clientY }) => {
          from =
            button === 0 && (target as Element | null)?.tagName === 'CANVAS'
              ? [clientX, clientY]
              : undefined;
        },
        { signal, capture: true, passive: true },
      );
      addEventListener(
        'pointerup',
        ({ clientX, clientY }) => {
          if (from !== undefined && Math.hypot(clientX - from[0], clientY - from[1]) > 0) {
            did('drag', selected());
            setTimeout(() => {
              if (!signal.aborted) looked();
            }, 50);
          }
          from = undefined;
        },
        { signal, capture: true, passive: true },
      );
      addEventListener(
        'keydown',
        ({ key, ctrlKey, metaKey, target }) => {
          if (
            (target as Element | null)?.closest?.('input,textarea,select,[contenteditable]') != null
          )
            return;
          if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') did('undo', [...places.keys()]);
          else if (key.startsWith('Arrow')) did('keyboard', selected());
        },
        { signal, capture: true, passive: true },
      );
    },
  };
}

export const moveAttribution = openHands();

const put =
  (cause: Hand['cause']): CommandHandler =>
  (id = '', x = '', y = '') => {
    moveAttribution.did(cause, [id]);
    return ask.dropToken(id, Number(x || NaN), Number(y || NaN), STAYED_MS);
  };

const mark: CommandHandler = (id = '', names = '', on = '') => {
  const wanted: unknown = JSON.parse(names);
  return Array.isArray(wanted)
    ? ask.setMarker(id, wanted.map(String), on === 'on', STAYED_MS)
    : Promise.resolve(false);
};

/**
 * Commands of the content script; the first argument of each is a token's id. `move` and `place`
 * take the new position of the token's center in page pixels. `mark` takes the names of a status
 * marker as JSON, and `on` or nothing.
 */
export const commands: Readonly<Record<string, CommandHandler>> = {
  move: put('drag'),
  place: put('undo'),
  mark,
};
