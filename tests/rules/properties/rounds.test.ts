/**
 * A round in phases on random tables: properties that hold for any declarations and any missing
 * rolls.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../src/judge/answer.ts';
import {
  PHASED_ACTIONS,
  type Declaration,
  type RollOffs,
} from '../../../src/rules/phased/round/declaration.ts';
import type { TimelineAnswer, TimelineEvent } from '../../../src/rules/phased/round/event.ts';
import { hexNeighbors } from '../../../src/board/hex.ts';
import type { Cell } from '../../../src/board/grid.ts';
import { sceneSchema, type SceneInput } from '../../../src/scene/schema.ts';
import { holds, TIMEOUT } from './runs.ts';

const COLUMNS = 11;
const ROWS = 9;

interface Table {
  readonly scene: SceneInput;
  readonly declared: readonly Declaration[];
  readonly dice: RollOffs;
}

const asked = ({ scene, declared, dice }: Table, upTo?: unknown): TimelineAnswer =>
  answer(sceneSchema.parse(scene), {
    ask: 'timeline',
    declared,
    dice,
    ...(upTo !== undefined && { upTo }),
  }) as TimelineAnswer;

/** A path with random turns, on the map or beside it. */
function wander(from: Cell, turns: readonly number[]): Cell[] {
  const path: Cell[] = [from];
  let way = 0;
  for (const turn of turns) {
    way = (way + turn + 6) % 6;
    path.push(hexNeighbors('odd-r', path.at(-1)!)[way]!);
  }
  return path;
}

const turns = fc.array(fc.constantFrom(0, 0, 0, 1, -1, 2), { maxLength: 9 });
const one = fc.record({
  x: fc.nat(COLUMNS - 1),
  y: fc.nat(ROWS - 1),
  side: fc.constantFrom('a', 'b', 'neutral'),
  size: fc.constantFrom('tiny', 'small', 'medium', 'large', 'huge', 'gargantuan', 'colossal'),
  speed: fc.nat(9),
  reach: fc.constantFrom(undefined, undefined, 2),
  initiative: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined, freq: 12 }),
  action: fc.constantFrom(...PHASED_ACTIONS),
  weapon: fc.option(fc.nat(6), { nil: undefined, freq: 4 }),
  waits: fc.option(
    fc.record({
      penalty: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined, freq: 8 }),
      percent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined, freq: 4 }),
    }),
    { freq: 3 },
  ),
  gear: fc.option(fc.constantFrom('draw', 'put-away', 'change-grip', 'other'), { freq: 2 }),
  passed: fc.boolean(),
  twice: fc.boolean(),
  turns,
  later: turns,
  until: fc.boolean(),
  yields: fc.boolean(),
  gives: fc.boolean(),
  names: fc.boolean(),
  refuses: fc.boolean(),
  charge: fc.option(fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined, freq: 4 }), {
    nil: null,
    freq: 2,
  }),
  stands: fc.boolean(),
  abort: fc.option(fc.nat(14), { freq: 2 }),
  attacks: fc.integer({ min: 1, max: 3 }),
  words: fc.option(fc.constantFrom('fuggi', 'una due tre quattro cinque'), { freq: 2 }),
});

const tables: fc.Arbitrary<Table> = fc
  .record({
    all: fc.uniqueArray(one, { minLength: 2, maxLength: 7, selector: ({ x, y }) => `${x},${y}` }),
    dice: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 40, maxLength: 40 }),
    rolled: fc.boolean(),
    scale: fc.constantFrom('tenths-up', 'tenths-up', 'exact', 'x10'),
    last: fc.boolean(),
    lenient: fc.boolean(),
  })
  .map(({ all, dice, rolled, scale, last, lenient }) => {
    const id = (n: number): string => `c${n % all.length}`;
    const declared = all.map((c, n): Declaration => {
      const path = wander([c.x, c.y], c.turns);
      const route = {
        path,
        ...(c.until && { until: id(n + 1) }),
        ...(c.yields && {
          crossing: all.map((o, k) => ({
            at: [o.x, o.y] as const,
            occupant: id(k),
            as: 'yields' as const,
            to: hexNeighbors('odd-r', [o.x, o.y])[k % 6]!,
          })),
        }),
      };
      const free =
        c.gear === null
          ? []
          : [
              {
                kind: c.gear,
                items: [{ item: 'weapon' as const, size: 'medium' as const }],
                check: c.passed ? ('passed' as const) : ('failed' as const),
                penalty: 1,
              },
            ];
      return {
        of: id(n),
        action: c.action,
        move: route,
        attacks: c.attacks,
        ...(c.initiative !== undefined && { initiative: c.initiative }),
        ...(c.weapon !== undefined && { weaponFactor: c.weapon }),
        ...(c.waits !== null && { waiting: JSON.parse(JSON.stringify(c.waits)) as object }),
        free: c.twice ? [...free, ...free] : free,
        ...(c.gives && { onContact: 'attack' as const }),
        ...(c.names && { target: [id(n + 1), id(n + 2)] }),
        ...(c.refuses && { refuse: [id(n + 2)] }),
        ...(c.charge !== null && {
          charge: {
            rating: 10,
            ...(c.charge !== undefined && { roll: c.charge }),
            ...(c.stands && { onFailure: 'stand' as const }),
          },
        }),
        ...(c.abort !== null && { abort: { called: c.abort, halfMove: path } }),
        endOfRound: {
          move: wander([c.x, c.y], c.later),
          ...(c.words !== null && { words: c.words }),
        },
      };
    });
    // A die for every creature at every factor, or none.
    const keys = rolled
      ? [
          ...Array.from({ length: 60 }, (_, n) => `tie:${n / 2}`),
          ...Array.from({ length: 80 }, (_, n) => `tie:${n + 30}`),
          ...'abcef'.split('').map((p) => `end:${p}`),
        ]
      : [];
    return {
      declared,
      dice: Object.fromEntries(
        keys.map((key, k) => [
          key,
          Object.fromEntries(all.map((_, n) => [id(n), dice[(k * 7 + n) % dice.length]!])),
        ]),
      ),
      scene: {
        format: 'quadretto/scene@1',
        ruleset: 'arelia',
        options: { scale, endMovement: last ? 'last' : 'list', postponeAfterRefusal: lenient },
        grid: { kind: 'hex', layout: 'odd-r', columns: COLUMNS, rows: ROWS, metresPerCell: 3 },
        creatures: all.map((c, n) => ({
          id: id(n),
          side: c.side,
          at: [c.x, c.y],
          size: c.size,
          speed: { land: c.speed },
          ...(c.reach !== undefined && { reach: c.reach }),
        })),
      },
    } satisfies Table;
  });

const when = (at: TimelineEvent['at']): number => (at === 'end' ? Infinity : at);
const sorted = <T>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
/** The answer with its unordered lists sorted, so that answers can be compared. */
const unordered = ({
  tracks,
  violations,
  toRoll,
  unknown = [],
  ...rest
}: TimelineAnswer): object => ({
  ...rest,
  tracks: sorted(tracks),
  violations: sorted(violations),
  toRoll: sorted(toRoll),
  unknown: sorted(unknown),
});

describe('a round in phases', () => {
  it(
    'under Arelia (rounds in phases on hexes), a round’s events are numbered in order, and no ' +
      'two creatures end in one cell',
    () =>
      holds(tables, 100, (table) => {
        const { events } = asked(table);
        for (const [n, event] of events.entries()) {
          const before = events[n - 1];
          expect(event.order).toBe(before?.at === event.at ? before.order + 1 : 1);
          if (before !== undefined) expect(when(event.at)).toBeGreaterThanOrEqual(when(before.at));
        }
        const places = new Map(table.scene.creatures!.map((c) => [c.id, c.at.join()]));
        for (const { of, position } of events) places.set(of, position.join());
        expect(new Set(places.values()).size).toBe(places.size);
      }),
    TIMEOUT,
  );

  it(
    'under Arelia (rounds in phases on hexes), a round’s events do not depend on the order in ' +
      'which the actions were declared',
    () =>
      holds(fc.tuple(tables, fc.nat()), 100, ([table, seed]) => {
        const declared = [...table.declared].sort(
          (a, b) => ((a.of.charCodeAt(1) * 7 + seed) % 5) - ((b.of.charCodeAt(1) * 7 + seed) % 5),
        );
        expect(unordered(asked({ ...table, declared }))).toEqual(unordered(asked(table)));
      }),
    TIMEOUT,
  );

  it(
    'under Arelia (rounds in phases on hexes), new names of creatures in the same ' +
      'alphabetical order do not change a round’s events',
    () =>
      holds(tables, 100, (table) => {
        const other = JSON.parse(
          JSON.stringify(table)
            .replace(/"c(\d)"/g, '"name-$1"')
            .replace(/declared\.c(\d)/g, 'declared.name-$1'),
        ) as Table;
        const again = JSON.stringify(asked(other)).replace(/name-(\d)/g, 'c$1');
        expect(JSON.parse(again)).toEqual(asked(table));
      }),
    TIMEOUT,
  );

  it(
    'under Arelia (rounds in phases on hexes), a round on a mirrored board has the mirrored ' +
      'events',
    () =>
      holds(tables, 100, (table) => {
        // An odd number of rows, so that shifted rows stay shifted.
        const flip = ([x, y]: readonly number[]): number[] => [x!, ROWS - 1 - y!];
        const mirror = <T>(value: T): T =>
          (Array.isArray(value)
            ? value.length === 2 && value.every((n) => typeof n === 'number')
              ? flip(value as number[])
              : value.map(mirror)
            : typeof value === 'object' && value !== null
              ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, mirror(v as unknown)]))
              : value) as T;
        expect(
          asked({ ...table, scene: mirror(table.scene), declared: mirror(table.declared) }),
        ).toEqual(mirror(asked(table)));
      }),
    TIMEOUT,
  );

  it(
    'under Arelia (rounds in phases on hexes), a request for the events up to one initiative ' +
      'factor gets no later event',
    () =>
      holds(fc.tuple(tables, fc.nat()), 100, ([table, pick]) => {
        const whole = asked(table);
        const told = whole.events.filter(
          (e): e is TimelineEvent & { at: number } => e.at !== 'end',
        );
        const last = told[pick % Math.max(1, told.length)];
        if (last === undefined) return;
        const at = last.at;
        const part = asked(table, { at, order: last.order });
        expect(part.events).toEqual(
          told.filter((e) => e.at < at || (e.at === at && e.order <= last.order)),
        );
        expect(part.end).toEqual([]);
        expect(
          part.tracks
            .flatMap(({ of: _, ...factors }) => Object.values(factors))
            .filter((f) => f > at),
        ).toEqual([]);
        expect(
          part.windows.filter(
            (w) => w.opened > at || (w.decision !== null && w.at > at && w.decision !== 'moved'),
          ),
        ).toEqual([]);
        expect(
          part.toRoll.filter(
            ({ key }) =>
              key.startsWith('end:') ||
              (key.startsWith('tie:') && Number.parseFloat(key.slice(4)) > at),
          ),
        ).toEqual([]);
        // Later events have no effect: other later dice, refusals and decisions change nothing.
        const dice = Object.fromEntries(
          Object.entries(table.dice).map(([key, d]) => [
            key,
            key.startsWith('tie:') && Number.parseFloat(key.slice(4)) <= at
              ? d
              : Object.fromEntries(Object.entries(d).map(([id, n]) => [id, 11 - n])),
          ]),
        );
        const declared = table.declared.map((d) => ({
          ...d,
          attacks: 1,
          endOfRound: { words: 'basta' },
          refuse: [
            ...(d.refuse ?? []),
            ...table.declared.map(({ of }) => ({ target: of, at: at + 1 })),
          ],
        }));
        expect(
          asked(
            {
              ...table,
              dice,
              declared: table.declared.some((d) => d.onContact === 'attack')
                ? table.declared.map((d) => ({ ...d, attacks: 1, endOfRound: {} }))
                : declared,
            },
            { at, order: last.order },
          ),
        ).toEqual(part);
      }),
    TIMEOUT,
  );

  it(
    'under Arelia (rounds in phases on hexes), an event that depends on a die not yet rolled ' +
      'is marked as provisional',
    () =>
      holds(tables, 100, (table) => {
        const { events, toRoll } = asked(table);
        for (const { key, who } of toRoll)
          for (const id of who)
            if (key.startsWith('tie:') || key.startsWith('end:'))
              expect(Object.hasOwn(table.dice[key] ?? {}, id)).toBe(false);
        const lacking = new Set(toRoll.map(({ key }) => key));
        const doubtful = events.filter(
          (e) =>
            e.provisional !== true &&
            lacking.has(`tie:${e.at}`) &&
            toRoll.some(({ key, who }) => key === `tie:${e.at}` && who.includes(e.of)),
        );
        expect(doubtful).toEqual([]);
      }),
    TIMEOUT,
  );
});
