/** 3.5 SRD: whom a bull rush and an overrun provoke. */
import { expect } from 'vitest';
import { special, totals } from '../asks/specials.ts';
import { cases, creature, hero, type Answer, type At, type Case } from '../cases.ts';

const PUSH = 'srd35.special-attack.bull-rush-provokes';
const OVERRUN = 'srd35.special-attack.overrun-provokes';
const EVEN = { abilities: { str: 10 } };
const p = (x = 4, y = 4) => hero('p', x, y, EVEN);
const f = (x = 5, y = 4) => creature('f', x, y, EVEN);
const pushing = (more: Answer = {}): Case['ask'] =>
  special('bull-rush', 'p', 'f', { ...totals(12, 10), ...more });
/** The creatures that provoke because of the push, and by whom. */
const provoked =
  (...pairs: string[]) =>
  (answer: Answer): void => {
    const then = (answer['outcome'] as { effects: { of: string; effect: string; by?: string }[] })
      .effects;
    expect(then.filter((e) => e.effect === 'pushed')).toHaveLength(1);
    expect(
      then.flatMap((e) => (e.effect === 'provokes' ? [`${e.of} from ${e.by}`] : [])).sort(),
    ).toEqual(pairs);
  };
const over = (...path: At[]): Answer => ({ path });
const strikes =
  (...ids: string[]) =>
  (answer: Answer): void =>
    expect((answer['opportunities'] as { by: string }[]).map(({ by }) => by).sort()).toEqual(ids);

export default cases('srd35', [
  {
    rule: PUSH,
    case: 0,
    given: 'one square, a friend of the pusher beside the pushed',
    on: [p(), f(), hero('y', 6, 5)],
    ask: pushing(),
    check: provoked('f from y'),
  },
  {
    rule: PUSH,
    case: 1,
    given: 'the pusher goes along past another foe',
    on: [p(), f(), creature('g', 4, 3)],
    ask: pushing(),
    check: provoked('p from g'),
  },
  {
    rule: PUSH,
    case: 2,
    given: 'the pusher stays',
    on: [p(), f(), creature('g', 4, 3), hero('y', 6, 5)],
    ask: pushing({ stays: true }),
    check: provoked('f from y'),
  },
  {
    rule: PUSH,
    case: 'extra',
    given: 'a diagonal push by one square',
    on: [p(4, 4), f(5, 5), hero('y', 6, 4)],
    ask: pushing(),
    check: provoked('f from y'),
  },
  {
    rule: PUSH,
    case: 'extra',
    given: 'a push of two squares provokes each foe once',
    on: [p(), f(), hero('y', 6, 5)],
    ask: pushing(totals(16, 10)),
    check: provoked('f from y'),
  },
  {
    rule: OVERRUN,
    case: 0,
    given: 'through an enemy',
    on: [p(0, 0), f(1, 0)],
    ask: special('overrun', 'p', 'f', over([0, 0], [1, 0], [2, 0])),
    check: strikes('f'),
  },
  {
    rule: OVERRUN,
    case: 1,
    given: 'an enemy with Combat Reflexes',
    on: [
      p(0, 0),
      creature('f', 1, 0, { abilities: { str: 10, dex: 16 }, traits: ['combat-reflexes'] }),
    ],
    ask: special('overrun', 'p', 'f', over([0, 0], [1, 0], [2, 0])),
    check: strikes('f'),
  },
  {
    rule: OVERRUN,
    case: 'extra',
    given: 'a bystander beside the path',
    on: [p(0, 0), f(1, 0), creature('g', 1, 1)],
    ask: special('overrun', 'p', 'f', over([0, 0], [1, 0], [2, 0])),
    check: strikes('f', 'g'),
  },
  {
    rule: OVERRUN,
    case: 'extra',
    given: 'three squares beyond the enemy',
    on: [p(0, 0), f(1, 0)],
    ask: special('overrun', 'p', 'f', over([0, 0], [1, 0], [2, 0], [3, 0], [4, 0])),
    check: strikes('f'),
  },
]);
