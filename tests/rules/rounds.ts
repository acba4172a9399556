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
import { listed, plain, telling } from './telling.ts';

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

/** Events as sentences: the event, and what stands for it; `$1` is the detail. */
const EVENTS: readonly (readonly [RegExp, string])[] = [
  [/^chooses …/, 'still has to choose an action'],
  [/^chooses (\S+).*/, 'chooses “$1”'],
  [/^half-move.*\((.*)\)/, 'makes a half move ($1)'],
  [/^half-move.*/, 'makes a half move'],
  [/^full-move.*\((.*)\)/, 'makes a full move ($1)'],
  [/^full-move.*/, 'makes a full move'],
  [/^enters-melee ([^, ]+).*/, 'enters melee with ‹$1›'],
  [/^leaves-melee ([^, ]+).*/, 'leaves melee with ‹$1›'],
  [/^attack-postponed.*/, 'postpones its attack'],
  [/^attack ([^, ]+), postponed.*/, 'makes its postponed attack on ‹$1›'],
  [/^attack ([^, ]+), charging (\S+).*/, 'attacks ‹$1› after a charge ($2)'],
  [/^attack ([^, ]+).*/, 'attacks ‹$1›'],
  [/^ranged-attack.*/, 'shoots'],
  [/^now-or-never ([^: ]+): …/, 'must decide now on an attack on ‹$1›'],
  [/^now-or-never ([^: ]+): (.*)/, 'has a last chance against ‹$1› ($2)'],
  [/^item-ready (.*)/, 'has its $1 ready'],
  [/^free-action (.*)/, 'takes the free action “$1”'],
  [/^put-away.*/, 'puts an item away'],
  [/^lost ([^:]+): (.*)/, 'loses its $1 ($2)'],
  [/^yields.* for (\S+).*/, 'makes room for ‹$1›'],
  [/^aborted (.*)/, 'breaks off its $1'],
  [/^charge (\S+) against (\S+): (.*)/, 'rolls $1 against $2 for its charge ($3)'],
  [/^words.*/, 'speaks'],
  [/^one-round.*/, 'completes an action of one round'],
  [/^spell.*/, 'casts its spell'],
  [/^common (.*)/, 'takes the common action “$1”'],
  [/^common/, 'takes a common action'],
  [/^effect (.*)/, 'is under the effect “$1”'],
];
/** `7 orc half-move to 6,0` → `at 7 ‹orc› makes a half move`. */
function eventIn(told: string): string {
  const [, at, of, event] = /^(\S+) (\S+) (.*?)(?: \?)?$/.exec(told) ?? [];
  if (at === undefined || of === undefined || event === undefined) return plain(told);
  const [form, words] = EVENTS.find(([each]) => each.test(event)) ?? [/^(.*)/, 'has “$1”'];
  const when = /^\d+$/.test(at) ? `at moment ${at}` : `in the phase “${plain(at)}”`;
  return `${when} ‹${of}› ${plain(event.replace(form, words))}`;
}
/** The events that fit into a title: all of two, or the last two. */
const eventsIn = (told: readonly string[]): string => told.slice(-2).map(eventIn).join(' and ');

/** All events, in order. */
export const tells = (...told: readonly string[]) =>
  telling(
    told.length === 0
      ? 'nothing happens in the round'
      : `the round ${told.length > 2 ? 'ends so' : 'is'}: ${eventsIn(told)}`,
    (answer: Answer): void => expect(lines(answer)).toEqual(told),
  );
/** Among the events, these in this order. */
export const amid = (...told: readonly string[]) =>
  telling(eventsIn(told), (answer: Answer): void =>
    expect(lines(answer).filter((l) => told.includes(l))).toEqual(told),
  );
/** No event reads like this. */
export const never = (such: RegExp) =>
  telling(`no event of the round is like “${plain(such.source)}”`, (answer: Answer): void =>
    expect(lines(answer).filter((l) => such.test(l))).toEqual([]),
  );
/** Exactly these faults. */
export const faults = (...codes: readonly string[]) =>
  telling(
    codes.length === 0
      ? 'the declared actions break no rule'
      : `the declared actions break a rule (${listed(codes.map(plain))})`,
    (answer: Answer): void =>
      expect((answer as unknown as TimelineAnswer).violations.map((v) => v.code)).toEqual(codes),
  );
/** The answer's statements about one creature's factors. */
export const track = (of: string, factors: Readonly<Record<string, number>>) =>
  telling(
    `‹${of}› has ${listed(Object.entries(factors).map(([name, n]) => `“${plain(name)}” at moment ${n}`))}`,
    (answer: Answer): void =>
      expect((answer as unknown as TimelineAnswer).tracks.find((t) => t.of === of)).toEqual({
        of,
        ...factors,
      }),
  );
/** Actions that are still possible at the end: `winmol half-move 2`. */
export const mayStill = (...told: readonly string[]) =>
  telling(
    told.length === 0
      ? 'nothing may still be done at the end of the round'
      : `at the end of the round there may still be ${listed(told.map(plain))}`,
    (answer: Answer): void =>
      expect(
        (answer as unknown as TimelineAnswer).end.map((e) => `${e.phase} ${e.of} ${e.may}`),
      ).toEqual(told),
  );
/** Rolls that are still needed: `tie:7 a b`. */
export const rolls = (...told: readonly string[]) =>
  telling(
    told.length === 0
      ? 'no roll is missing'
      : `the rolls that are still needed are ${listed(told)}`,
    (answer: Answer): void =>
      expect(
        (answer as unknown as TimelineAnswer).toRoll.map((r) => [r.key, ...r.who].join(' ')),
      ).toEqual(told),
  );
