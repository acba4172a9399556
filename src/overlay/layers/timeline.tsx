/**
 * Layer of a round in phases: each creature's earlier, present and later position at the viewed
 * factor, the creatures that a waiting creature may still attack, ties to roll off, and
 * now-or-never chances (docs/design/look.md, Timeline).
 */
import type { Creature } from '../../board/creature.ts';
import type { Cell, Point } from '../../board/grid.ts';
import type { TimelineAnswer } from '../../rules/phased/round/event.ts';
import { isNotLater, stopAt, stopsOf, type Factor, type Stop } from '../../state/phased.ts';
import { say, t, term } from '../../text/index.ts';
import { lettersFor } from '../letters.ts';
import { figureAt, frameAround, lineAlong, type Shape, type Why } from '../shape.ts';
import {
  framed,
  middle,
  rim,
  spaceOf,
  towards,
  quietFlag,
  type Layer,
  type View,
} from './layer.ts';
import { POSTPONED, TIED, ruleContaining } from './timelineWords.ts';

type Tint = 'move' | 'threat' | 'paper';
type When = 'was' | 'is' | 'will';

/** Distance from a hex's center to its lower corner, as a fraction of the space's width. */
const BELOW = 0.54;

/**
 * Color of a creature: own side, foe or neither, as seen by the selected creature or, if none is
 * selected, by the party.
 */
function tintOf(view: View, c: Creature): Tint {
  const of = view.subject ?? view.visible.find(({ side }) => side === 'party') ?? view.visible[0];
  if (of === undefined || of.id === c.id || of.side === c.side) return 'move';
  return view.judge.rules.relation(of, c).value === 'foe' ? 'threat' : 'paper';
}

const said = (at: Factor): string => (at === 'end' ? t('timeline.end') : String(at));
const when = (k: number, now: number): When => (k < now ? 'was' : k === now ? 'is' : 'will');

interface Placed {
  readonly c: Creature;
  readonly n: number;
  readonly stops: readonly Stop[];
  /** Index in `stops` of the present position. */
  readonly now: number;
}

function ghosts(view: View, { c, n, stops, now }: Placed): Shape[] {
  const { judge } = view;
  const tint = tintOf(view, c);
  const quiet = quietFlag(view.quiet);
  const stands = ([x, y]: Cell): boolean =>
    view.visible.some(({ at }) => at[0] === x && at[1] === y);
  return stops.flatMap((stop, k): Shape[] => {
    const { place, at, path } = stop;
    const is = when(k, now);
    const key = `timeline:${c.id}:${k}`;
    const centre = middle(judge, place, n);
    // At the position where the token itself stands nothing is filled.
    const filled = !stands(place);
    const why: Why = {
      message: 'timeline.ghost',
      params: { who: { creature: c.id }, factor: at === 'end' ? 0 : at, place: is },
      verdict: 'info',
      rules: [],
      cells: at === 'end' ? [] : [place],
    };
    const points = (path ?? []).map((cell) => middle(judge, cell, n));
    const [from, to] = [points[0], points.at(-1)];
    const line: Point[] =
      from === undefined || to === undefined || points.length < 2
        ? []
        : [
            towards(from, points[1]!, rim(n)),
            ...points.slice(1, -1),
            towards(to, points.at(-2)!, rim(n)),
          ];
    return [
      ...(line.length > 1
        ? [
            {
              kind: 'line' as const,
              key: `${key}:way`,
              depth: 'timeline' as const,
              style: `timeline-${is}`,
              points: line,
              ...quiet,
            },
          ]
        : []),
      frameAround(`${key}:${is}`, `ghost-${is}`, framed(judge, place, n), {
        depth: 'timeline',
        tint,
        why,
        ...(filled && { filled: true as const }),
        ...quiet,
      }),
      ...(filled
        ? [
            {
              kind: 'mark' as const,
              key: `${key}:who`,
              depth: 'timeline' as const,
              style: 'ink',
              figure: 'pill' as const,
              at: centre,
              text: lettersFor(c.id, view.visible),
            },
          ]
        : []),
      // A number is shown only if the creature has several positions.
      ...(stops.length > 1
        ? [
            {
              kind: 'mark' as const,
              key: `${key}:at`,
              depth: 'chip' as const,
              style: is === 'is' ? 'paper' : tint,
              figure: is === 'is' ? ('badge' as const) : ('pill' as const),
              at: [centre[0], centre[1] + BELOW * n] as Point,
              text: said(at),
            },
          ]
        : []),
    ];
  });
}

const placeOf = ({ stops, now }: Placed): Cell => stops[now]!.place;

/**
 * A label under a waiting creature, below the factors of its neighbors: the targets that it may
 * still attack, and when.
 */
function forecast(
  view: View,
  placed: Placed,
  { windows, rules }: TimelineAnswer,
  at: Factor,
): Shape[] {
  const open = windows
    .filter(
      (w) =>
        w.of === placed.c.id &&
        view.visible.some(({ id }) => id === w.against) &&
        w.decision !== 'moved' &&
        isNotLater(at, w.at),
    )
    .sort((a, b) => a.at - b.at);
  if (open.length === 0) return [];
  const [x, y] = middle(view.judge, placeOf(placed), placed.n);
  return [
    figureAt(`timeline:forecast:${placed.c.id}`, 'pill', 'warn', [x, y + BELOW * placed.n], {
      dy: 25,
      text: open
        .map(({ at: factor, against }) =>
          say('mark.forecast', { factor, target: { creature: against } }),
        )
        .join(' · '),
      why: {
        message: 'phased.postponedWhen',
        verdict: 'doubtful',
        rules: ruleContaining(rules, POSTPONED),
        cells: [placeOf(placed)],
        params: {
          who: { creature: placed.c.id },
          target: { creature: open[0]!.against },
          factor: open[0]!.opened,
          then: open[0]!.at,
        },
      },
    }),
  ];
}

/** Marks over creatures that are tied at the viewed factor. */
function ties(
  view: View,
  all: ReadonlyMap<string, Placed>,
  { events, toRoll, rules }: TimelineAnswer,
  at: Factor,
): Shape[] {
  const key = `tie:${at}`;
  const who = [
    ...new Set([
      ...events
        .filter(({ tie }) => tie !== undefined && tie.split('#')[0] === key)
        .map(({ of }) => of),
      ...toRoll.filter((roll) => roll.key.split('#')[0] === key).flatMap((roll) => roll.who),
    ]),
  ];
  const placed = who.flatMap((id) => all.get(id) ?? []);
  if (placed.length < 2 || at === 'end') return [];
  const centres = placed.map((each) => middle(view.judge, placeOf(each), each.n));
  const top: Point = [
    centres.reduce((sum, [x]) => sum + x, 0) / centres.length,
    Math.min(...centres.map(([, y]) => y)) - 0.7,
  ];
  return [
    figureAt('timeline:tie', 'diamond', 'warn', top, {
      text: '=',
      why: {
        message: 'phased.rollOff',
        verdict: 'doubtful',
        rules: ruleContaining(rules, TIED),
        cells: placed.map(placeOf),
        params: { factor: at, names: { creatures: who } },
      },
    }),
    figureAt('timeline:tie:words', 'pill', 'warn', top, {
      dy: -26,
      text: say('mark.tie', { factor: at }),
    }),
  ];
}

/** Shapes for the events at the viewed factor: now-or-never chances and attacks. */
function happening(
  view: View,
  all: ReadonlyMap<string, Placed>,
  { events, rules }: TimelineAnswer,
  at: Factor,
): Shape[] {
  return events.flatMap((event): Shape[] => {
    const placed = all.get(event.of);
    if (event.at !== at || placed === undefined) return [];
    const [x, y] = middle(view.judge, placeOf(placed), placed.n);
    if (event.what === 'now-or-never') {
      return [
        figureAt(
          `timeline:now:${event.of}:${event.order}`,
          'badge',
          'warn',
          [x, y - rim(placed.n)],
          {
            dy: -8,
            text: t('phased.mustActNow.badge'),
            why: {
              message: 'phased.mustActNow',
              verdict: 'doubtful',
              rules: ruleContaining(rules, POSTPONED),
              cells: [placeOf(placed)],
              params: {
                factor: at === 'end' ? 0 : at,
                who: { creature: event.of },
                target: {
                  creatures: event.against.filter((id) => view.visible.some((c) => c.id === id)),
                },
              },
            },
          },
        ),
      ];
    }
    const target =
      event.what === 'attack' && event.target !== null ? all.get(event.target) : undefined;
    if (target === undefined) return [];
    const to = middle(view.judge, placeOf(target), target.n);
    return [
      lineAlong(`timeline:blow:${event.of}:${event.order}`, 'timeline', 'link', [
        towards([x, y], to, rim(placed.n)),
        towards(to, [x, y], rim(target.n)),
      ]),
    ];
  });
}

export const timelineLayer: Layer = {
  id: 'timeline',
  switch: {
    key: 'alt+shift+7',
    on: true,
    name: () => term('layer-timeline'),
    hint: () => say('layer.timeline'),
    offered: (rules) => rules.phased === true,
    swatch: () => (
      <g fill="none" stroke="var(--m-warn)" stroke-width="1.6">
        <path d="M2.5 15h17M6 12.5v5M11 12.5v5M16 12.5v5" stroke-linecap="round" />
        <path d="M11 3.2 14.4 6.6 11 10 7.6 6.6z" stroke-linejoin="round" />
      </g>
    ),
  },
  shapes(view) {
    const phases = view.referee?.phases;
    const round = phases?.now.value;
    const answer = phases?.answer.value;
    if (phases === undefined || round == null || answer == null) return [];
    const at = phases.cursor.value;
    const all = new Map<string, Placed>();
    for (const [id, stops] of stopsOf(answer, round.places)) {
      const c = view.visible.find((each) => each.id === id);
      if (c !== undefined)
        all.set(id, { c, n: spaceOf(view.judge, c), stops, now: stopAt(stops, at) });
    }
    const drawn = phases.drawnPath.value?.path ?? [];
    return [
      ...(drawn.length < 2
        ? []
        : [
            {
              kind: 'line' as const,
              key: 'timeline:drawn',
              depth: 'path' as const,
              style: 'path',
              points: drawn.map((cell) => middle(view.judge, cell, 1)),
            },
          ]),
      ...[...all.values()].flatMap((placed) => ghosts(view, placed)),
      ...[...all.values()].flatMap((placed) => forecast(view, placed, answer, at)),
      ...ties(view, all, answer, at),
      ...happening(view, all, answer, at),
    ];
  },
};
