/**
 * Moves across the bridge: pixels become cells, and moves keep their mover and cause. A question
 * before a move is answered in the same task of the event loop.
 */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Commands, HostListener, HostMove, Notes, Reading } from '../../src/state/host.ts';
import { topLeftCell, cornerOf, type Frame } from '../../adapters/common/geometry.ts';
import { start } from '../../adapters/foundry/index.ts';
import type { Sent } from '../../adapters/foundry/live.ts';
import { sendOrder, refuse } from '../../src/bridge/content.ts';
import { FROM_PAGE, TO_PAGE } from '../../src/bridge/messages.ts';
import {
  allowed,
  onCommand,
  createSender,
  type CommandHandler,
  type Tell,
} from '../../src/bridge/page.ts';
import { everyCase } from '../support/everyCase.ts';

/** 20 × 20 cells of 100 px with a padding of 3 × 2 cells. */
const GROUND: Sent['ground'] = {
  map: 'm',
  level: '',
  base: 0,
  generation: 13,
  version: '13.346',
  system: 'D35E',
  world: 'w',
  gm: false,
  user: 'u1',
  grid: { type: 1, size: 100, distance: 5, units: 'ft' },
  rect: { x: 300, y: 200, width: 2000, height: 2000 },
  walls: [],
  terrain: [],
  broken: [],
};
const token = (id: string, more: object = {}) => ({
  id,
  name: id,
  x: 500,
  y: 500,
  width: 1,
  height: 1,
  elevation: 0,
  disposition: 1,
  actor: false,
  statuses: [],
  ...more,
});

interface Seat {
  tell: Tell<Sent>;
  target: EventTarget;
  commands: Commands;
  moves: HostMove[];
  notes: Notes[];
  readings: Reading[];
  intends: ReturnType<typeof vi.fn<(move: HostMove) => boolean>>;
}

async function seat(
  more: Partial<HostListener> = {},
  combat: Sent['tokens']['combat'] = null,
): Promise<Seat> {
  const target = new EventTarget();
  const moves: HostMove[] = [];
  const notes: Notes[] = [];
  const readings: Reading[] = [];
  const intends = vi.fn<(move: HostMove) => boolean>(() => true);
  const listener: HostListener = {
    moved: (m) => moves.push(m),
    intends,
    notes: (n) => notes.push(n),
    reading: (r) => readings.push(r),
    camera() {},
    selection() {},
    drag() {},
    pointer() {},
    targets() {},
    stale() {},
    ...more,
  };
  const life = new AbortController();
  const commands = start(listener, life.signal, target as never);
  const tell = createSender<Sent>(target);
  tell('ground', GROUND);
  tell('tokens', {
    map: 'm',
    tokens: [
      token('a', { mine: true }),
      token('big', { width: 2, height: 2 }),
      token('tiny', { width: 0.5, height: 0.5 }),
    ],
    elsewhere: [],
    combat,
    broken: [],
  });
  await Promise.resolve();
  return { tell, target, commands, moves, notes, readings, intends };
}
/** Plays the page script: carries out the commands and reports whether they succeeded. */
function obey(target: EventTarget, acts: Readonly<Record<string, CommandHandler>>): void {
  const answer = createSender<{ done: { id: string; ok: boolean } }>(target);
  onCommand(
    target,
    acts,
    (id, ok) => {
      answer('done', { id, ok });
    },
    new AbortController().signal,
  );
}

describe('a move that the page reports', () => {
  it.each<[what: string, sent: Partial<Sent['moved']>, expected: Partial<HostMove> | null]>([
    [
      'the reported path of a move of one square counts as complete',
      {
        path: [
          [500, 500],
          [600, 600],
        ],
      },
      {
        path: [
          [2, 3],
          [3, 4],
        ],
        whole: true,
      },
    ],
    [
      'the reported path of a move of two squares counts as incomplete without the square between them',
      {
        path: [
          [500, 500],
          [700, 500],
        ],
      },
      {
        path: [
          [2, 3],
          [4, 3],
        ],
        whole: false,
      },
    ],
    [
      'the reported path of a move counts as complete if the path has every square',
      {
        path: [
          [500, 500],
          [600, 500],
          [700, 500],
        ],
      },
      {
        path: [
          [2, 3],
          [3, 3],
          [4, 3],
        ],
        whole: true,
      },
    ],
    [
      'a square that the report of a move lists twice in a row counts once in the path',
      {
        path: [
          [500, 500],
          [500, 500],
          [600, 500],
        ],
      },
      {
        path: [
          [2, 3],
          [3, 3],
        ],
        whole: true,
      },
    ],
    [
      'the path of a move to the next square and back has both steps',
      {
        path: [
          [500, 500],
          [600, 500],
          [500, 500],
        ],
      },
      {
        path: [
          [2, 3],
          [3, 3],
          [2, 3],
        ],
        whole: true,
      },
    ],
    [
      'a shift of a token within its square does not count as a move',
      {
        path: [
          [500, 500],
          [510, 490],
        ],
      },
      null,
    ],
    [
      'the path of a token of 2 × 2 squares is the path of its top left square',
      {
        of: 'big',
        path: [
          [500, 500],
          [600, 500],
        ],
      },
      {
        path: [
          [2, 3],
          [3, 3],
        ],
        whole: true,
      },
    ],
    [
      'the path of a half-square token consists of the squares under its center',
      {
        of: 'tiny',
        path: [
          [525, 525],
          [650, 525],
        ],
      },
      {
        path: [
          [2, 3],
          [3, 3],
        ],
        whole: true,
      },
    ],
    [
      'the report of an undo by a game master names the game master and the undo',
      { by: 'master', cause: 'undo' },
      { by: 'master', cause: 'undo' },
    ],
    ['a reported move on another map is ignored', { map: 'elsewhere' }, null],
    ['a reported move of an unknown token is ignored', { of: 'unheard of' }, null],
  ])('on Foundry, %s', async (_, sent, expected) => {
    const { tell, moves } = await seat();
    tell('moved', {
      map: 'm',
      id: 'm1',
      of: 'a',
      path: [
        [500, 500],
        [600, 500],
      ],
      ...sent,
    });
    if (expected === null) expect(moves).toEqual([]);
    else expect(moves).toMatchObject([{ id: 'm1', ...expected }]);
  });

  everyCase<[what: string, data: unknown]>([
    ['a message without a path', { map: 'm', id: 'i', of: 'a' }],
    ['a path of one position', { map: 'm', id: 'i', of: 'a', path: [[1, 2]] }],
    [
      'a path with NaN for a position',
      {
        map: 'm',
        id: 'i',
        of: 'a',
        path: [
          [1, 2],
          [null, 3],
        ],
      },
    ],
    [
      'a path of a hundred thousand positions',
      { map: 'm', id: 'i', of: 'a', path: Array<number[]>(100_000).fill([500, 500]) },
    ],
    [
      'an unknown method of moving',
      {
        map: 'm',
        id: 'i',
        of: 'a',
        path: [
          [500, 500],
          [600, 500],
        ],
        cause: 'by flying carpet',
      },
    ],
    [
      'an unknown mover',
      {
        map: 'm',
        id: 'i',
        of: 'a',
        path: [
          [500, 500],
          [600, 500],
        ],
        by: '__proto__',
      },
    ],
    [
      'a message without an id',
      {
        map: 'm',
        id: '',
        of: 'a',
        path: [
          [500, 500],
          [600, 500],
        ],
      },
    ],
  ])(
    'a malformed report of a Foundry move, such as one without a path, is ignored',
    async (_, data) => {
      const { target, moves, intends } = await seat();
      for (const type of ['moved', 'intends'])
        target.dispatchEvent(
          new CustomEvent(FROM_PAGE, {
            detail: JSON.stringify({ type, data: { ask: 'q', ...(data as object) } }),
          }),
        );
      expect(moves).toEqual([]);
      expect(intends).not.toHaveBeenCalled();
    },
  );
});

describe('a move before it happens', () => {
  const QUESTION = {
    map: 'm',
    id: 'm1',
    of: 'a',
    path: [
      [500, 500],
      [600, 500],
    ] as [number, number][],
    by: 'self' as const,
  };
  const put = ({ tell, target }: Seat, more: object = {}): boolean =>
    allowed(target, (ask) => tell('intends', { ask, ...QUESTION, ...more }));

  it('a player’s move on Foundry is stopped if Quadretto refuses the move while Foundry’s hook runs', async () => {
    const at = await seat();
    expect(put(at)).toBe(true);
    at.intends.mockReturnValue(false);
    expect(put(at)).toBe(false);
    expect(at.intends.mock.calls).toEqual([
      [
        {
          id: 'm1',
          of: 'a',
          path: [
            [2, 3],
            [3, 3],
          ],
          whole: true,
          by: 'self',
        },
      ],
      [expect.objectContaining({ id: 'm1' })],
    ]);
  });

  it(
    'a player’s move on Foundry is allowed if Quadretto gives no answer, fails to answer, ' +
      'or does not know the token',
    async () => {
      expect(allowed(new EventTarget(), () => undefined)).toBe(true);
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(
        put(
          await seat({
            intends: () => {
              throw new Error('ours');
            },
          }),
        ),
      ).toBe(true);
      warn.mockRestore();
      const at = await seat({ intends: () => false });
      expect(put(at, { of: 'unheard of' })).toBe(true);
      expect(put(at, { map: 'elsewhere' })).toBe(true);
    },
  );

  it('a refusal stops a Foundry move only if the refusal has the id of that move’s request for permission', () => {
    const target = new EventTarget();
    const ids: string[] = [];
    expect(
      allowed(target, (id) => {
        ids.push(id);
        refuse(target, 'another');
        sendOrder(target, 'stop');
      }),
    ).toBe(true);
    for (const id of ids) refuse(target, id);
    expect(
      allowed(target, (id) => {
        target.dispatchEvent(new CustomEvent(TO_PAGE, { detail: { no: id } }));
        refuse(target, ids[0] ?? '');
      }),
    ).toBe(true);
    expect(
      allowed(target, (id) => {
        expect(
          allowed(target, (inner) => {
            refuse(target, id);
            expect(inner).not.toBe(id);
          }),
        ).toBe(true);
      }),
    ).toBe(false);
  });

  it('Quadretto’s page script on Foundry learns at each start whether moves need permission', async () => {
    const { commands, target, tell } = await seat();
    const said: string[] = [];
    obey(target, {
      guard: (on = '') => {
        said.push(on);
        return true;
      },
    });
    commands.guard?.(false);
    expect(said).toEqual([]);
    commands.guard?.(true);
    commands.guard?.(true);
    expect(said).toEqual(['on']);
    tell('ready', { host: 'foundry' });
    expect(said).toEqual(['on', 'on']);
    commands.guard?.(false);
    tell('ready', { host: 'foundry' });
    expect(said).toEqual(['on', 'on', 'off']);
  });
});

describe('commands to the page script', () => {
  it('squares in commands to Quadretto’s page script on Foundry are converted into pixels', async () => {
    const { commands, target } = await seat();
    const said: [string, ...string[]][] = [];
    const act =
      (name: string): CommandHandler =>
      (...args) => {
        said.push([name, ...args]);
        return true;
      };
    obey(target, { move: act('move'), place: act('place') });
    expect(
      await commands.move?.('a', [
        [2, 3],
        [3, 3],
        [3, 4],
      ]),
    ).toBe(true);
    expect(await commands.place?.('tiny', [0, 0])).toBe(true);
    expect(await commands.place?.('unheard of', [0, 0])).toBe(false);
    expect(said).toEqual([
      ['move', 'a', '[[500,500],[600,500],[600,600]]'],
      ['place', 'tiny', '[[325,225]]'],
    ]);
  });

  const FRAME: Frame = { size: 70, origin: [3, -2], columns: 40, rows: 40 };
  it('a Foundry token of any size that Quadretto puts on a square is then read as standing on this square', () => {
    const sides = fc.constantFrom(0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 6);
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: -5, max: 50 }), fc.integer({ min: -5, max: 50 })),
        sides,
        sides,
        (cell, width, height) => {
          const [x, y] = cornerOf(FRAME, cell, width, height);
          expect(topLeftCell(FRAME, { x, y, width, height })).toEqual(cell);
        },
      ),
    );
  });

  everyCase<[what: string, notes: Notes]>([
    ['a dot in a key', { 'a.b': '1' }],
    ['a space in a key', { 'to string': '1' }],
    ['an empty key', { '': '1' }],
    ['a text of more than 20,000 characters', { a: 'x'.repeat(20_001) }],
    ['one good and one bad text', { a: 'x', b: 'x'.repeat(20_001) }],
    ['a hundred keys', Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`k${i}`, '1']))],
  ])(
    'data for other clients are not written to Foundry’s flags if a key or text is ' +
      'invalid, or if there are too many entries',
    async (_, notes) => {
      const { commands, target } = await seat();
      const share = vi.fn(() => true);
      obey(target, { share });
      expect(await commands.share?.(notes)).toBe(false);
      expect(share).not.toHaveBeenCalled();
      expect(await commands.share?.({ 'key_1-a': '{"taken":[]}' })).toBe(true);
      expect(share).toHaveBeenCalledWith('{"key_1-a":"{\\"taken\\":[]}"}');
    },
  );

  const LONG = 'x'.repeat(20_001);
  everyCase<[what: string, bad: Record<string, unknown>, good: number]>([
    ['one note that is too long', { bad: LONG }, 1],
    ['one note that is not a text', { bad: { b: 1 } }, 3],
    ['one note that is null', { bad: null }, 2],
    ['one note with a malformed key', { 'a.b': 'x' }, 2],
    ['several unreadable notes', { bad: LONG, 'to string': 'x', worse: ['x'] }, 1],
  ])(
    'of the data that other clients share in Foundry’s flags, only unreadable entries are ' +
      'dropped, and a notice says so',
    async (_, bad, good) => {
      const { tell, notes: heard, readings } = await seat();
      const all = Object.fromEntries(Array.from({ length: good }, (_, i) => [`gm${i}`, 'x']));
      const lost = (): boolean =>
        readings.at(-1)!.notices.some(({ params }) => params?.['field'] === 'notes');
      tell('notes', { notes: { ...bad, ...all } as Notes });
      await Promise.resolve();
      expect(heard).toEqual([all]);
      expect(lost()).toBe(true);
      tell('notes', { notes: all });
      await Promise.resolve();
      expect(lost()).toBe(false);
    },
  );
  it(
    'of more than fifty entries that other clients share in Foundry’s flags, fifty are ' +
      'read, and a notice reports the loss',
    async () => {
      const { tell, notes: heard, readings } = await seat();
      tell('notes', {
        notes: Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`gm${i}`, 'x'])),
      });
      await Promise.resolve();
      expect(Object.keys(heard[0]!)).toHaveLength(50);
      expect(readings.at(-1)!.notices).toContainEqual({
        code: 'error.reading',
        params: { field: 'notes' },
      });
    },
  );

  everyCase<[what: string, notes: unknown]>([
    ['a list for notes', ['a']],
    ['null for notes', null],
  ])(
    'a Foundry message with data that other clients share is ignored if the data are a list or null',
    async (_, notes) => {
      const { target, tell, notes: heard } = await seat();
      target.dispatchEvent(
        new CustomEvent(FROM_PAGE, { detail: JSON.stringify({ type: 'notes', data: { notes } }) }),
      );
      expect(heard).toEqual([]);
      tell('notes', { notes: { a: 'x' } });
      expect(heard).toEqual([{ a: 'x' }]);
    },
  );

  it('a list of the key combinations that Foundry uses is read, and a malformed list is ignored', async () => {
    const keys = vi.fn();
    const { target, tell } = await seat({ keys });
    for (const taken of ['KeyA', null, { length: 2 }])
      target.dispatchEvent(
        new CustomEvent(FROM_PAGE, { detail: JSON.stringify({ type: 'keys', data: { taken } }) }),
      );
    expect(keys).not.toHaveBeenCalled();
    target.dispatchEvent(
      new CustomEvent(FROM_PAGE, {
        detail: JSON.stringify({ type: 'keys', data: { taken: ['KeyA', 7, 'x'.repeat(81)] } }),
      }),
    );
    tell('keys', { taken: ['Alt+Shift+KeyS'] });
    expect(keys).toHaveBeenLastCalledWith(['Alt+Shift+KeyS']);
  });
});

everyCase([
  [0, undefined],
  [1, 'fight1'],
  [3, 'fight1'],
])(
  'Foundry reports the user’s id, the tokens that the user owns and, from round 1 on, ' +
    'the id of the fight',
  async (round, fight) => {
    const { readings } = await seat({}, { id: 'fight1', round, turn: 0, turns: [] });
    const now = readings.at(-1);
    expect(now?.fight).toBe(fight);
    expect(now).toMatchObject({ user: 'u1', owned: ['a'] });
  },
);
