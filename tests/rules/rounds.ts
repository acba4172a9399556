/**
 * A round in phases as rows of cases: the declarations, and the resulting events, one line for
 * each.
 */
import { expect } from 'vitest';
import type {
  Declaration,
  RollOffs,
  RoundMoment,
} from '../../src/rules/phased/round/declaration.ts';
import type { TimelineAnswer, TimelineEvent } from '../../src/rules/phased/round/event.ts';
import {
  creature,
  exactly,
  hero,
  hexes,
  type Answer,
  type Ask,
  type CreatureMore,
  type Thing,
} from './cases.ts';

/** A corridor one hex wide, [0, 0] to [19, 0]. */
export const corridor: readonly Thing[] = [hexes('odd-r'), exactly(20, 1)];
/** Open ground, seven rows. */
export const field: readonly Thing[] = [hexes('odd-r'), exactly(20, 7)];

/** A creature of the party (`him`) or of the others (`foe`), movement factor 8. */
export const him = (id: string, x: number, y = 0, more: CreatureMore = {}): Thing =>
  hero(id, x, y, { speed: { land: 8 }, ...more });
export const foe = (id: string, x: number, y = 0, more: CreatureMore = {}): Thing =>
  creature(id, x, y, { speed: { land: 8 }, ...more });

type More = Omit<Partial<Declaration>, 'of' | 'initiative' | 'action'>;
export const does = (
  of: string,
  initiative: number,
  action: Declaration['action'],
  more: More = {},
): Declaration => ({ of, initiative, action, ...more });

/** `upTo`: only events up to this factor are asked for. */
export const round = (
  declared: readonly Declaration[],
  dice: RollOffs = {},
  upTo?: RoundMoment,
): Ask => ({ ask: 'timeline', declared, dice, ...(upTo !== undefined && { upTo }) });

/** Along the corridor, both ends included. */
export const along = (from: number, to: number, y = 0): [number, number][] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i): [number, number] => [
    from + i * Math.sign(to - from),
    y,
  ]);

const detail = (e: TimelineEvent): string => {
  switch (e.what) {
    case 'chooses':
      return `${e.choice ?? '…'}${e.due === undefined ? '' : ` → ${e.due}`}`;
    case 'half-move':
    case 'full-move':
      return `to ${e.position.join()}${e.stopped === undefined ? '' : ` (${e.stopped})`}`;
    case 'enters-melee':
      return `${e.with}${(e.opens ?? []).map((o) => `, ${o.of} has ${o.at}`).join('')}`;
    case 'attack': {
      const { charge } = e;
      const why = charge?.why === undefined ? '' : ` ${charge.why}`;
      const charging =
        charge === undefined ? '' : `, charging +${charge.hit}/+${charge.damage}${why}`;
      return `${e.target ?? e.choices?.join('|')}${e.postponed ? ', postponed' : ''}${charging}`;
    }
    case 'now-or-never':
      return `${e.against.join('|')}: ${e.decision ?? '…'}`;
    case 'item-ready':
      return e.item;
    case 'free-action':
      return e.kind ?? e.name ?? '';
    case 'charge':
      return `${e.roll} against ${e.rating}: ${e.result}`;
    case 'lost':
      return `${e.lost}: ${e.why}`;
    case 'yields':
      return `to ${e.to.join()} for ${e.for}`;
    case 'aborted':
      return e.action;
    case 'effect':
      return e.name;
    case 'words':
      return `${e.counted}`;
    case 'attack-postponed':
      return '';
    default:
      return e.name ?? '';
  }
};

/**
 * `7 orc half-move to 6,0`; events at the end of the round have their phase in place of the factor;
 * `?`: a roll is missing.
 */
export const lines = (answer: Answer): string[] =>
  (answer as unknown as TimelineAnswer).events.map(
    (e) =>
      `${e.phase ?? e.at} ${e.of} ${e.what} ${detail(e)}`.trim() +
      (e.provisional === true ? ' ?' : ''),
  );

/** All events, in order. */
export const tells =
  (...told: readonly string[]) =>
  (answer: Answer): void =>
    expect(lines(answer)).toEqual(told);
/** Among the events, these in this order. */
export const amid =
  (...told: readonly string[]) =>
  (answer: Answer): void =>
    expect(lines(answer).filter((l) => told.includes(l))).toEqual(told);
/** No event reads like this. */
export const never =
  (such: RegExp) =>
  (answer: Answer): void =>
    expect(lines(answer).filter((l) => such.test(l))).toEqual([]);
/** Exactly these faults. */
export const faults =
  (...codes: readonly string[]) =>
  (answer: Answer): void =>
    expect((answer as unknown as TimelineAnswer).violations.map((v) => v.code)).toEqual(codes);
/** The answer's statements about one creature's factors. */
export const track =
  (of: string, factors: Readonly<Record<string, number>>) =>
  (answer: Answer): void =>
    expect((answer as unknown as TimelineAnswer).tracks.find((t) => t.of === of)).toEqual({
      of,
      ...factors,
    });
/** Actions that are still possible at the end: `winmol half-move 2`. */
export const mayStill =
  (...told: readonly string[]) =>
  (answer: Answer): void =>
    expect(
      (answer as unknown as TimelineAnswer).end.map((e) => `${e.phase} ${e.of} ${e.may}`),
    ).toEqual(told);
/** Rolls that are still needed: `tie:7 a b`. */
export const rolls =
  (...told: readonly string[]) =>
  (answer: Answer): void =>
    expect(
      (answer as unknown as TimelineAnswer).toRoll.map((r) => [r.key, ...r.who].join(' ')),
    ).toEqual(told);
