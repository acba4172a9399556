// @vitest-environment page
/**
 * Roll20: which user moved a token and what the adapter reports of the move; which commands reach
 * Roll20, and whether they succeeded.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cell } from '../../src/board/grid.ts';
import { commands, moveAttribution } from '../../adapters/roll20/moveAttribution.ts';
import type { SentToken } from '../../adapters/roll20/live.ts';
import { mover, movesBetween, type StandingPlaces } from '../../adapters/roll20/moves.ts';
import { stubRoll20 } from './roll20-token.ts';

const token = (id: string, x: number, y = 70): SentToken => ({ id, x, y }) as SentToken;
const hand = (...tokens: SentToken[]): unknown[] =>
  moveAttribution.mark(tokens).map((each) => each.hand);
let end: AbortController;
let selected: string[];
const looked = vi.fn();
const canvas = (): HTMLCanvasElement =>
  document.querySelector('canvas') ?? document.body.appendChild(document.createElement('canvas'));

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
  selected = ['a'];
  looked.mockClear();
  moveAttribution.forget();
  moveAttribution.listen(() => selected, looked, end.signal);
});
afterEach(() => {
  end.abort();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
});

function drag(button = 0, by = 30, on: Element = canvas()): void {
  on.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, button, clientX: 100, clientY: 100 }),
  );
  on.dispatchEvent(
    new PointerEvent('pointerup', { bubbles: true, button, clientX: 100 + by, clientY: 100 }),
  );
}
const press = (key: string, more: KeyboardEventInit = {}, on: Element = document.body): void => {
  on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key, ...more }));
};

describe('who moved a Roll20 token', () => {
  it('a Roll20 token that moves without an input of this user counts as moved by an unknown user', () => {
    expect([hand(token('a', 70)), hand(token('a', 140))]).toEqual([[undefined], [undefined]]);
  });

  it.each<[what: string, deed: () => void, cause: string | null]>([
    [
      'a Roll20 token that moves after this user drops it on the map counts as dragged by this user',
      () => drag(),
      'drag',
    ],
    [
      'a Roll20 token that moves after this user presses an arrow key counts as moved by keyboard',
      () => press('ArrowLeft'),
      'keyboard',
    ],
    [
      'Roll20 tokens that move after this user presses Ctrl+Z count as moved by this user’s undo',
      () => press('z', { ctrlKey: true }),
      'undo',
    ],
    [
      'a Roll20 token that moves after only a click of this user counts as moved by an unknown user',
      () => drag(0, 0),
      null,
    ],
    [
      'a Roll20 token that moves after a drag with the right button counts as moved by an unknown user',
      () => drag(2),
      null,
    ],
    [
      'a Roll20 token that moves after a drag outside the map counts as moved by an unknown user',
      () => drag(0, 30, document.body),
      null,
    ],
    [
      'a Roll20 token that moves after another key than an arrow counts as moved by an unknown user',
      () => press('a'),
      null,
    ],
  ])('%s', (_, deed, cause) => {
    hand(token('a', 70), token('b', 70));
    deed();
    // This user cannot have moved a token that was not selected; an undo works without a selection.
    expect(hand(token('a', 140), token('b', 140))).toEqual([
      cause === null ? undefined : { cause, own: true },
      cause === 'undo' ? { cause, own: true } : undefined,
    ]);
  });

  it('a Roll20 token that moves after an arrow key in a text field counts as moved by an unknown user', () => {
    const box = document.body.appendChild(document.createElement('textarea'));
    hand(token('a', 70));
    press('ArrowUp', {}, box);
    expect(hand(token('a', 140))).toEqual([undefined]);
  });

  it(
    'one input of this user, such as a drop, counts as the cause of only one Roll20 move, ' +
      'within about a second',
    () => {
      hand(token('a', 70));
      drag();
      expect(hand(token('a', 140))).toEqual([{ cause: 'drag', own: true }]);
      vi.advanceTimersByTime(5000);
      expect(hand(token('a', 140))).toEqual([{ cause: 'drag', own: true }]);
      expect(hand(token('a', 280))).toEqual([undefined]);
      drag();
      vi.advanceTimersByTime(1500);
      expect(hand(token('a', 350))).toEqual([undefined]);
    },
  );

  it(
    'if the server moves a Roll20 token back within a second, the move counts as an undo, ' +
      'but not by this user',
    () => {
      hand(token('a', 70));
      drag();
      hand(token('a', 140));
      vi.advanceTimersByTime(300);
      expect(hand(token('a', 70))).toEqual([{ cause: 'undo', own: false }]);
      drag();
      hand(token('a', 140));
      vi.advanceTimersByTime(10_000);
      expect(hand(token('a', 70))).toEqual([undefined]);
    },
  );

  it('after a change of Roll20 page, an earlier drop of a token no longer counts as the cause of a move', () => {
    drag();
    vi.advanceTimersByTime(60);
    expect(looked).toHaveBeenCalledTimes(1);
    hand(token('a', 70));
    drag();
    moveAttribution.forget();
    expect(hand(token('a', 140))).toEqual([undefined]);
  });
});

describe('moves found by comparing two reports of a Roll20 page', () => {
  const grid = {};
  const places = (
    at: Record<string, Cell>,
    more: Partial<StandingPlaces> = {},
  ): StandingPlaces => ({ map: 'p', grid, at: new Map(Object.entries(at)), ...more });
  const own = { cause: 'drag', own: true } as const;

  it.each<
    [
      what: string,
      before: StandingPlaces,
      now: StandingPlaces,
      tokens: { id: string; hand?: { cause: 'drag' | 'keyboard' | 'undo'; own: boolean } }[],
      told: object[],
    ]
  >([
    [
      'a token that this user dragged counts as moved by this user',
      places({ a: [1, 1] }),
      places({ a: [3, 1] }),
      [{ id: 'a', hand: own }],
      [
        {
          of: 'a',
          path: [
            [1, 1],
            [3, 1],
          ],
          whole: false,
          cause: 'drag',
          by: 'self',
        },
      ],
    ],
    [
      'a token that moved without an input of this user is reported without a mover',
      places({ a: [1, 1] }),
      places({ a: [3, 1] }),
      [{ id: 'a' }],
      [
        {
          of: 'a',
          path: [
            [1, 1],
            [3, 1],
          ],
          whole: false,
        },
      ],
    ],
    [
      'a token that the server put back is reported as an undo',
      places({ a: [1, 1] }),
      places({ a: [3, 1] }),
      [{ id: 'a', hand: { cause: 'undo', own: false } }],
      [
        {
          of: 'a',
          path: [
            [1, 1],
            [3, 1],
          ],
          whole: false,
          cause: 'undo',
        },
      ],
    ],
    [
      'a token that stays in its square does not count as moved',
      places({ a: [1, 1] }),
      places({ a: [1, 1] }),
      [{ id: 'a', hand: own }],
      [],
    ],
    [
      'a token that appears or disappears does not count as moved',
      places({ a: [1, 1] }),
      places({ b: [3, 1] }),
      [{ id: 'a', hand: own }, { id: 'b' }],
      [],
    ],
    [
      'a token that is now on another page does not count as moved',
      places({ a: [1, 1] }),
      places({ a: [3, 1] }, { map: 'q' }),
      [{ id: 'a' }],
      [],
    ],
    [
      'a token whose square changed with the grid is reported as put on the new square',
      places({ a: [1, 1] }),
      places({ a: [2, 2] }, { grid: {} }),
      [{ id: 'a', hand: own }],
      [
        {
          of: 'a',
          path: [
            [1, 1],
            [2, 2],
          ],
          whole: false,
          cause: 'placed',
        },
      ],
    ],
  ])('when two reports of a Roll20 page are compared, %s', (_, before, now, tokens, told) => {
    expect(movesBetween(before, now, tokens)).toEqual(told);
  });

  it('each Roll20 move has its own id, and a move while the page is unreadable is not reported', () => {
    const moved = mover();
    const a = [{ id: 'a' }];
    expect(moved(places({ a: [1, 1] }), a)).toEqual([]);
    const ids = [moved(places({ a: [2, 1] }), a), moved(places({ a: [1, 1] }), a)]
      .flat()
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    moved(null, a);
    expect(moved(places({ a: [5, 5] }), a)).toEqual([]);
  });
});

describe('the command that places a Roll20 token', () => {
  /**
   * Creates a table with one token `t` at (70, 70). The options set this user's permissions and the
   * server's answer.
   */
  function table({
    gm = false,
    controlledby = 'me',
    refused = false,
    save = true,
  }: {
    gm?: boolean;
    controlledby?: string;
    refused?: boolean;
    save?: boolean;
  }) {
    const at: Record<string, unknown> = { left: 70, top: 70, layer: 'objects', controlledby };
    const saved: object[] = [];
    const model = {
      id: 't',
      get: (name: string) => at[name],
      set: (changes: object) => Object.assign(at, changes),
      ...(save && {
        save: () => {
          saved.push({ left: at['left'], top: at['top'] });
          if (refused) setTimeout(() => Object.assign(at, { left: 70, top: 70 }), 100);
        },
      }),
    };
    stubRoll20(model, { gm });
    return { at, saved };
  }
  const place = async (...args: string[]): Promise<boolean | undefined> => {
    const answer = commands['place']?.(...args);
    await vi.advanceTimersByTimeAsync(2000);
    return answer;
  };

  it.each<
    [what: string, given: Parameters<typeof table>[0], args: string[], ok: boolean, saves: number]
  >([
    ['works for this user’s own token', {}, ['t', '140', '210'], true, 1],
    [
      'works for any token if the user is a game master',
      { gm: true, controlledby: '' },
      ['t', '140', '210'],
      true,
      1,
    ],
    [
      'works for a token that everybody controls',
      { controlledby: 'x,all' },
      ['t', '140', '210'],
      true,
      1,
    ],
    [
      'fails for another user’s token, and sends the server no request',
      { controlledby: 'other' },
      ['t', '140', '210'],
      false,
      0,
    ],
    ['fails if the server refuses the move', { refused: true }, ['t', '140', '210'], false, 1],
    ['fails if the token is missing', {}, ['gone', '140', '210'], false, 0],
    ['fails if the position is not a number', {}, ['t', 'NaN', '210'], false, 0],
    ['fails without a position', {}, ['t'], false, 0],
    ['fails if the token has no save function', { save: false }, ['t', '140', '210'], false, 0],
  ])('Quadretto’s command to move a Roll20 token %s', async (_, given, args, ok, saves) => {
    const { at, saved } = table(given);
    expect(await place(...args)).toBe(ok);
    expect(saved).toHaveLength(saves);
    expect([at['left'], at['top']]).toEqual(ok ? [140, 210] : [70, 70]);
  });

  it('a Roll20 token that Quadretto moves along a path counts as a token that this user dragged', async () => {
    table({});
    hand(token('t', 70));
    await place('t', '140', '70');
    void commands['move']?.('t', '210', '70');
    expect(hand(token('t', 210))).toEqual([{ cause: 'drag', own: true }]);
  });
});
