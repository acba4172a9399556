/**
 * Converts the judged timeline of a round into the data of its chart: a lane for each creature, a
 * sign for each factor. Pure.
 */
import type { TimelineAnswer, TimelineEvent } from '../../../rules/phased/round/event.ts';
import { isNotLater, type Factor } from '../../../state/phased.ts';

export const SIGNS = ['act', 'postponed', 'nobody', 'full', 'half', 'decide', 'lost'] as const;
export type Sign = (typeof SIGNS)[number];

export interface Marked {
  readonly at: Factor;
  readonly sign: Sign;
  /** The factor is later than the viewed one. */
  readonly ahead: boolean;
}

export interface Lane {
  readonly of: string;
  readonly marks: readonly Marked[];
}

/**
 * The sign of an event. If there are several signs at one factor, the chart draws the first in the
 * order of SIGNS.
 */
function signOf(event: TimelineEvent): Sign | null {
  switch (event.what) {
    case 'chooses':
      return 'decide';
    case 'half-move':
    case 'yields':
      return 'half';
    case 'full-move':
    case 'charge':
      return 'full';
    case 'attack-postponed':
      return 'nobody';
    case 'now-or-never':
      return 'postponed';
    case 'attack':
      return event.postponed ? 'postponed' : 'act';
    case 'aborted':
    case 'lost':
      return 'lost';
    case 'enters-melee':
    case 'item-ready':
    case 'words':
      return null;
    default:
      return 'act';
  }
}

/** The lanes of all creatures, ordered by their first factor. */
export function timelineLanes(
  { events, tracks }: Pick<TimelineAnswer, 'events' | 'tracks'>,
  cursor: Factor,
): readonly Lane[] {
  const of = [...new Set([...tracks.map((track) => track.of), ...events.map((event) => event.of)])];
  const first = (id: string): Factor => events.find((event) => event.of === id)?.at ?? 'end';
  const sooner = (a: string, b: string): number =>
    Number(isNotLater(first(b), first(a))) - Number(isNotLater(first(a), first(b)));
  return of.sort(sooner).map((id): Lane => {
    const at = new Map<Factor, Sign>();
    for (const event of events) {
      const sign = event.of === id ? signOf(event) : null;
      const before = at.get(event.at);
      if (sign !== null && (before === undefined || SIGNS.indexOf(sign) < SIGNS.indexOf(before)))
        at.set(event.at, sign);
    }
    return {
      of: id,
      marks: [...at].map(([factor, sign]) => ({
        at: factor,
        sign,
        ahead: !isNotLater(factor, cursor),
      })),
    };
  });
}

export interface TieBox {
  readonly at: Factor;
  readonly of: readonly string[];
}

/** The creatures that must roll off a tie, or have done so, for each factor. */
export function tiesOf({
  events,
  toRoll,
}: Pick<TimelineAnswer, 'events' | 'toRoll'>): readonly TieBox[] {
  const boxes = new Map<number, Set<string>>();
  const add = (key: string, who: readonly string[]): void => {
    const at = Number(/^tie:([\d.]+)/.exec(key)?.[1] ?? NaN);
    if (!Number.isNaN(at)) boxes.set(at, new Set([...(boxes.get(at) ?? []), ...who]));
  };
  for (const { tie, of } of events) if (tie !== undefined) add(tie, [of]);
  for (const { key, who } of toRoll) add(key, who);
  return [...boxes].map(([at, who]) => ({ at, of: [...who] }));
}
