/**
 * A round in phases as the user sees it: declarations and rolls, what happens at which factor, and
 * how far the round has come. Panels and the timeline's layer read it; the referee implements it;
 * the helper functions in this file are pure.
 */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Cell } from '../board/grid.ts';
import type { DecisionKey, Phases } from '../encounter/phases.ts';
import type { EventOf } from '../encounter/event.ts';
import type {
  Declaration,
  RollOffs,
  DeclarationRefusal,
} from '../rules/phased/round/declaration.ts';
import type { TimelineAnswer, TimelineEvent } from '../rules/phased/round/event.ts';

export type Factor = number | 'end';

/**
 * How a round is shared. `tells`: this client sends the revealed part to the players; `hears`: this
 * client receives the round from a game master's client; `waits`: nothing has been received yet;
 * `noFight`: the tabletop has no combat to share it with; `alone`: this tabletop cannot share.
 */
export type RoundSharing = 'tells' | 'hears' | 'waits' | 'noFight' | 'alone';

export interface PhasedRound {
  /** Whether the ruleset in force plays rounds in phases. */
  readonly used: ReadonlySignal<boolean>;
  /** The round in progress, or the last one; null: none has begun. */
  readonly now: ReadonlySignal<Phases | null>;
  /** The judged round, as far as this user may know it; null: none yet. */
  readonly answer: ReadonlySignal<TimelineAnswer | null>;
  /** Why the last declaration could not be judged; null: it was judged. */
  readonly fault: ReadonlySignal<string | null>;
  /** The factor that the user has chosen to view; null: the factor that the round has reached. */
  readonly looked: Signal<Factor | null>;
  /** The factor shown: the chosen or reached one, otherwise the first factor with an event. */
  readonly cursor: ReadonlySignal<Factor>;
  /** The path of a move that the user is drawing on the map, beginning at its start; null: none. */
  readonly drawnPath: Signal<{ readonly of: string; readonly path: readonly Cell[] } | null>;
  /** Whether this client sends the round, or receives it. */
  readonly sharing: ReadonlySignal<RoundSharing>;
  /**
   * Whether this user may advance the round: the game master may, and so may a user who declares
   * for all creatures.
   */
  readonly leads: ReadonlySignal<boolean>;
  /** Whether this user may declare for the creature. */
  mine(of: string): boolean;
  begin(): void;
  /** Begins a round with these declarations and rolls, unless one is in progress. */
  tell(declared: readonly Declaration[], dice?: RollOffs): void;
  over(): void;
  /** Judges and records a declaration. Null: recorded; otherwise why it could not be judged. */
  declare(declaration: Declaration): Promise<string | null>;
  withdraw(of: string): void;
  rolled(of: string, what: string, result: number, from: EventOf<'die'>['from']): void;
  decide(decision: DecisionKey): void;
  /** Advances the round to this factor. */
  reach(to: Factor): void;
}

/** Whether factor `a` is not later than factor `b`. */
export const isNotLater = (a: Factor, b: Factor): boolean => b === 'end' || (a !== 'end' && a <= b);

/** For the violation of too many words: the number of words spoken. */
export const faultBy = (code: string, d: Declaration | undefined): { readonly by?: string } =>
  code === 'too-many-words'
    ? { by: String((d?.endOfRound?.words ?? '').trim().split(/\s+/).length) }
    : {};

/** Whether this user may know of the creature with this id. */
type Known = (id: string) => boolean;

const listed = (names: Declaration['target']): readonly string[] =>
  names === undefined ? [] : typeof names === 'string' ? [names] : names;

/**
 * A declaration with its rolls and later decisions, without the names of creatures that the user
 * may not know of.
 */
function completed(d: Declaration, { dice, decisions }: Phases, known: Known): Declaration {
  const rolled = (what: string): number | undefined =>
    Object.hasOwn(dice, what) && Object.hasOwn(dice[what]!, d.of) ? dice[what]![d.of] : undefined;
  const [initiative, penalty, percent, roll] = [
    'initiative',
    'waiting.penalty',
    'waiting.percent',
    'charge.roll',
  ].map(rolled);
  let target = listed(d.target);
  let refuse: readonly (string | DeclarationRefusal)[] = d.refuse ?? [];
  for (const { of, against, factor, chooses } of decisions) {
    if (of !== d.of) continue;
    const others = refuse.filter(
      (each) => (typeof each === 'string' ? each : each.target) !== against,
    );
    refuse = chooses === 'attack' ? others : [...refuse, { target: against, at: factor }];
    if (chooses === 'attack') target = [against, ...target.filter((id) => id !== against)];
  }
  target = target.filter(known);
  refuse = refuse.filter((each) => known(typeof each === 'string' ? each : each.target));
  const { target: _target, refuse: _refuse, ...rest } = d;
  return {
    ...rest,
    ...(initiative !== undefined && { initiative }),
    ...(target.length > 0 && { target }),
    ...(refuse.length > 0 && { refuse }),
    ...(d.waiting && {
      waiting: {
        ...d.waiting,
        ...(penalty !== undefined && { penalty }),
        ...(percent !== undefined && { percent }),
      },
    }),
    ...(d.charge && { charge: { ...d.charge, ...(roll !== undefined && { roll }) } }),
  };
}

/**
 * Whether a roll is shared by several creatures: `tie:7`, `end:c`, and their repetitions after
 * equal results.
 */
const isShared = (what: string): boolean => /^(?:tie:|end:)/.test(what);

/**
 * The question that the round asks the judge: declarations of known creatures, in a stable order.
 */
export function roundQuestion(
  round: Phases,
  known: Known,
): { readonly declared: readonly Declaration[]; readonly dice: RollOffs } {
  const declared = Object.values(round.declared)
    .filter(({ of }) => known(of))
    .sort((a, b) => (a.of < b.of ? -1 : 1));
  const dice = Object.entries(round.dice)
    .filter(([what]) => isShared(what))
    .map(
      ([what, results]) =>
        [what, Object.fromEntries(Object.entries(results).filter(([id]) => known(id)))] as const,
    );
  return {
    declared: declared.map((d) => completed(d, round, known)),
    dice: Object.fromEntries(dice),
  };
}

/**
 * The part of a round that a player sees: the revealed part, and the results of the player's own
 * declarations.
 */
export function revealed(
  all: TimelineAnswer,
  own: TimelineAnswer,
  mine: Known,
  reached: Factor | null,
): TimelineAnswer {
  const ahead = <T extends { readonly of: string; readonly at: Factor }>({ of, at }: T): boolean =>
    mine(of) && (reached === null || !isNotLater(at, reached));
  const both = <T extends { readonly of: string }>(a: readonly T[], b: readonly T[]): T[] => [
    ...a.filter(({ of }) => !mine(of)),
    ...b.filter(({ of }) => mine(of)),
  ];
  return {
    ...all,
    events: [...all.events, ...own.events.filter(ahead)],
    // An opportunity to attack that an enemy's arrival opens is known once the enemy has arrived.
    windows: [
      ...all.windows,
      ...own.windows.filter(
        (w) =>
          mine(w.of) &&
          !all.windows.some((other) => other.of === w.of && other.against === w.against),
      ),
    ],
    end: both(all.end, own.end),
    tracks: both(all.tracks, own.tracks),
    violations: both(all.violations, own.violations),
    toRoll: [
      ...all.toRoll,
      ...own.toRoll.filter(({ key }) => !all.toRoll.some((other) => other.key === key)),
    ].filter(({ who }) => who.some(mine)),
  };
}

/** A creature's position, and the factor from which it stands there. */
export interface Stop {
  readonly at: Factor;
  readonly place: Cell;
  /**
   * Cells of the path from the previous position, including both ends; absent: the creature began
   * here.
   */
  readonly path?: readonly Cell[];
}

const MOVES: ReadonlySet<TimelineEvent['what']> = new Set(['half-move', 'full-move', 'yields']);

/** The positions of each declared creature, with the factor from which it stands there. */
export function stopsOf(
  { events, tracks }: Pick<TimelineAnswer, 'events' | 'tracks'>,
  places: Readonly<Record<string, Cell>>,
): ReadonlyMap<string, readonly Stop[]> {
  const stops = new Map<string, Stop[]>();
  for (const { of, r } of tracks)
    if (Object.hasOwn(places, of)) stops.set(of, [{ at: r ?? 0, place: places[of]! }]);
  for (const event of events) {
    const all = stops.get(event.of);
    const last = all?.at(-1);
    if (all === undefined || last === undefined || !MOVES.has(event.what)) continue;
    const path =
      event.what === 'half-move' || event.what === 'full-move'
        ? event.path
        : [last.place, event.position];
    // A path that ends where it began is left out.
    if (last.place[0] !== event.position[0] || last.place[1] !== event.position[1])
      all.push({ at: event.at, place: event.position, path });
  }
  return stops;
}

/** Index of the creature's position at a factor; before the first factor, its start. */
export const stopAt = (stops: readonly Stop[], at: Factor): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => isNotLater(stop.at, at)),
  );

/** Maximum number of factors that are listed one by one. */
const MANY = 40;

/** The factors that the user can view, in order. */
export function viewableFactors({
  events,
  windows,
}: Pick<TimelineAnswer, 'events' | 'windows'>): readonly Factor[] {
  const seen = [...events, ...windows].map(({ at }) => at).filter((at) => at !== 'end');
  const last = Math.max(0, ...seen);
  const whole = last <= MANY ? Array.from({ length: Math.floor(last) }, (_, i) => i + 1) : [];
  const all = [...new Set([...whole, ...seen])].sort((a, b) => a - b);
  return events.some(({ at }) => at === 'end') ? [...all, 'end'] : all;
}

/** The kinds of declarations, in the order in which they are offered. */
export {
  ACTS,
  FREE_KINDS,
  GROUPS,
  ITEM_SIZES,
  START_ACTS,
} from '../rules/phased/round/declaration.ts';
