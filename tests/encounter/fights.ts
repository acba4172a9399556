/** Fights for tests: hand-written events, and random events of every kind. */
import type {
  EncounterEvent,
  EventOf,
  EventKind,
  ProvokedOpportunity,
  Ruling,
} from '../../src/encounter/event.ts';
import type { Cell } from '../../src/board/grid.ts';

export const NOTHING: Ruling = { faults: [], provoked: [], unknown: [], rules: [] };
export const provokes = (...by: string[]): Ruling => ({
  ...NOTHING,
  provoked: by.map((each, i) => strike(each, [i, 0])),
});
export const strike = (
  by: string,
  leaving: Cell,
  more: Partial<ProvokedOpportunity> = {},
): ProvokedOpportunity => ({ by, cause: 'movement', leaving, rules: ['r'], unknown: [], ...more });
export const FAULTY: Ruling = {
  ...NOTHING,
  faults: [{ code: 'over-speed', rules: ['sigil.movement.base-speed'] }],
};

let last = 0;
/** Creates the next event; `more` may give it another position in the log. */
export function event<K extends EventKind>(
  kind: K,
  data: Omit<EventOf<K>, 'id' | 'seq' | 'at' | 'kind'>,
  more: { seq?: number; id?: string } = {},
): EventOf<K> {
  const seq = more.seq ?? ++last;
  return { id: more.id ?? `e${seq}`, seq, at: 0, kind, ...data } as unknown as EventOf<K>;
}

type Extra<K extends EventKind> = Partial<Omit<EventOf<K>, 'id' | 'seq' | 'at' | 'kind'>>;
export const begin = (order?: string[], aware?: string[]): EventOf<'combat'> =>
  event('combat', { on: true, ...(order && { order }), ...(aware && { aware }) });
export const end = (): EventOf<'combat'> => event('combat', { on: false });
export const turn = (round: number, active: string | null, order?: string[]): EventOf<'turn'> =>
  event('turn', { round, active, ...(order && { order }) });
export const move = (of: string, more: Extra<'move'> = {}): EventOf<'move'> =>
  event('move', {
    of,
    path: [
      [0, 0],
      [1, 0],
    ],
    mode: 'move',
    seen: 'host',
    cost: 1,
    budget: 6,
    diagonals: 0,
    uses: ['move'],
    ruling: NOTHING,
    ...more,
  });
export const act = (of: string, action: string, more: Extra<'act'> = {}): EventOf<'act'> =>
  event('act', { of, action, uses: ['standard'], ruling: NOTHING, ...more });
export const answer = (
  by: string,
  of: EncounterEvent,
  nth: number,
  taken: boolean,
): EventOf<'opportunity'> => event('opportunity', { by, of: of.id, nth, taken });
export const said = (of: string, condition: string, on: boolean): EventOf<'condition'> =>
  event('condition', { of, condition, on, from: 'said' });
export const told = (of: string, condition: string, on: boolean): EventOf<'condition'> =>
  event('condition', { of, condition, on, from: 'told' });
export const undo = (what: EncounterEvent, back?: true): EventOf<'undo'> =>
  event('undo', { of: what.id, ...(back && { back }) });

/** Random numbers from 0 to 1. The same seed gives the same numbers. */
export function random(seed: number): () => number {
  let s = seed;
  return () => (s = (s * 48271) % 2147483647) / 2147483647;
}

const WHO = ['a', 'b', 'c', 'd', 'e', 'constructor'];
const CONDITIONS = ['prone', 'shaken', 'total-defence', 'charging'];

/**
 * A random fight with the given number of events, of every kind: usual events, and some that hosts
 * and users should not produce.
 */
export function fight(next: () => number, length: number, id = 'f'): EncounterEvent[] {
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const often = (share: number): boolean => next() < share;
  const all: EncounterEvent[] = [];
  let [round, active] = [1, 0];
  const ruling = (of: string): Ruling => ({
    faults: often(0.15)
      ? [{ code: one(['over-speed', 'through-enemy', 'no-action-left']), rules: ['x'] }]
      : [],
    provoked: often(0.4)
      ? WHO.filter((each) => each !== of && often(0.4)).map((by) =>
          strike(by, [Math.floor(next() * 3), 0], {
            cause: one(['movement', 'entering']),
            unknown: often(0.1) ? ['creatures.a.reach'] : [],
          }),
        )
      : [],
    unknown: often(0.1) ? ['creatures.a.speed'] : [],
    rules: ['y'],
  });
  const past = (kind?: EventKind): EncounterEvent | undefined => {
    const list = kind === undefined ? all : all.filter((each) => each.kind === kind);
    // Nearly always picks one of the last events.
    return list.at(-1 - Math.floor(next() * next() * list.length));
  };
  const put = <K extends EventKind>(
    kind: K,
    data: Omit<EventOf<K>, 'id' | 'seq' | 'at' | 'kind'>,
  ): void => {
    all.push(
      event(kind, data, {
        seq: 1 + all.length * 2 - (often(0.05) ? 1 : 0),
        id: `${id}${all.length}`,
      }) as unknown as EncounterEvent,
    );
  };
  const provoking = (): EventOf<'move'> | EventOf<'act'> | undefined =>
    all
      .slice(-20)
      .reverse()
      .find(
        (each): each is EventOf<'move'> | EventOf<'act'> =>
          (each.kind === 'move' || each.kind === 'act') &&
          each.ruling.provoked.length > 0 &&
          often(0.7),
      );
  const steps: readonly (() => void)[] = [
    () => {
      active = (active + 1) % WHO.length;
      if (active === 0) round++;
      put('turn', { round, active: WHO[active]! });
    },
    () =>
      put('turn', {
        round,
        active: one([...WHO, null]),
        ...(often(0.2) && { order: WHO.filter(() => often(0.8)) }),
      }),
    () =>
      put(
        'combat',
        often(0.5)
          ? { on: true, order: WHO, ...(often(0.4) && { aware: WHO.filter(() => often(0.5)) }) }
          : { on: often(0.9) },
      ),
    ...Array.from({ length: 5 }, () => () => {
      const of = often(0.8) ? WHO[active]! : one(WHO);
      const before = often(0.4) ? (past('move') as EventOf<'move'> | undefined) : undefined;
      put('move', {
        of: before !== undefined && often(0.9) ? before.of : of,
        path: [
          [0, 0],
          [1, 1],
        ],
        mode: one(['move', 'move', 'step', 'charge', 'run', 'withdraw']),
        seen: one(['host', 'drag', 'assumed', 'assumed', 'placed']),
        cost: Math.floor(next() * 12) / 2,
        budget: 6,
        diagonals: Math.floor(next() * 3),
        uses: one([['move'], ['move', 'move'], ['full-round'], ['step'], []]),
        ruling: ruling(of),
        ...(before && { joins: before.id }),
        ...(often(0.1) && { chosen: true as const }),
      });
    }),
    ...Array.from({ length: 3 }, () => () => {
      const of = often(0.8) ? WHO[active]! : one(WHO);
      put('act', {
        of,
        action: one([
          'melee-attack',
          'total-defence',
          'drop-prone',
          'stand-up',
          'charge',
          'draw-weapon',
        ]),
        uses: one([['standard'], ['swift'], ['immediate'], ['full-round'], ['free']]),
        ruling: ruling(of),
        ...(often(0.1) && { as: 'readied' as const }),
        ...(often(0.4) && { gains: [one(CONDITIONS)] }),
        ...(often(0.3) && { loses: [one(CONDITIONS)] }),
        ...(often(0.2) && { hand: { weapon: one(['sword', 'bow']), ready: often(0.5) } }),
      });
    }),
    () =>
      put('condition', {
        of: one(WHO),
        condition: one(CONDITIONS),
        on: often(0.5),
        from: one(['told', 'said']),
      }),
    () =>
      put('wait', { of: often(0.7) ? WHO[active]! : one(WHO), how: one(['delay', 'ready', null]) }),
    ...Array.from({ length: 3 }, () => () => {
      const of = provoking();
      const nth = Math.floor(next() * (of?.ruling.provoked.length ?? 3));
      const by = of?.ruling.provoked[nth]?.by ?? one(WHO);
      const taken = often(0.7);
      put('opportunity', { by: often(0.95) ? by : one(WHO), of: of?.id ?? 'nothing', nth, taken });
      // The opportunity is taken, and the attack may provoke too.
      if (taken && often(0.8))
        put('act', {
          of: by,
          action: one(['melee-attack', 'trip']),
          as: 'opportunity',
          uses: ['not-an-action'],
          ruling: ruling(by),
        });
    }),
    () =>
      put('round', {
        round: 1 + Math.floor(next() * 3),
        on: often(0.8),
        ...(often(0.8) && {
          places: { a: [0, 0], constructor: [1, 2] } as unknown as Record<string, Cell>,
        }),
      }),
    () =>
      put('declaration', {
        of: one(WHO),
        says: often(0.8)
          ? {
              of: one(WHO),
              action: one(['attack', 'half-move-then-attack', 'full-move'] as const),
              ...(often(0.5) && {
                move: [
                  [0, 0],
                  [1, 0],
                ] as Cell[],
              }),
            }
          : null,
        ruling: {
          ...NOTHING,
          faults: often(0.2) ? [{ code: 'second-free-action', rules: ['x'] }] : [],
        },
      }),
    () =>
      put('posted', {
        of: one(WHO),
        what: one(['attack', 'spell'] as const),
        by: one(['', 'Ada', '__proto__']),
        known: often(0.5),
      }),
    () =>
      put('die', {
        of: one(WHO),
        what: one(['initiative', 'tie:7', 'end:c', '__proto__']),
        result: Math.floor(next() * 10),
        from: one(['typed', 'button', 'table'] as const),
      }),
    () =>
      put('decision', {
        of: one(WHO),
        against: one(WHO),
        factor: Math.floor(next() * 12),
        chooses: one(['attack', 'refuse'] as const),
      }),
    () =>
      put('factor', {
        to: often(0.1) ? 'end' : Math.floor(next() * 15),
        due: often(0.5)
          ? []
          : [{ at: 3, of: one(WHO), what: 'attack-postponed', order: 1, position: [0, 0] }],
        rules: ['x'],
      }),
    () =>
      put('allow', {
        of: past()?.id ?? 'x',
        by: one(['', 'Gm']),
        ...(often(0.3) && { note: 'so be it' }),
      }),
    () => put('dismiss', { of: past()?.id ?? 'x' }),
    () => put('undo', { of: past()?.id ?? 'x', ...(often(0.5) && { back: true as const }) }),
    () => put('undo', { of: past('undo')?.id ?? past('move')?.id ?? 'x' }),
  ];
  put('combat', { on: true, order: WHO });
  while (all.length < length) one(steps)();
  return all;
}

/** The same events repeated up to three times each, some much later than they happened. */
export function muddled(
  next: () => number,
  events: readonly EncounterEvent[],
  late = 60,
): EncounterEvent[] {
  const telling = events.flatMap((each, i) =>
    Array.from({ length: 1 + Math.floor(next() * 3) }, () => ({
      each: structuredClone(each),
      when: i + (next() < 0.3 ? next() * late : 0),
    })),
  );
  return telling.sort((a, b) => a.when - b.when).map(({ each }) => each);
}
