/** 3.5 SRD: whom a bull rush and an overrun provoke. */
import { expect } from 'vitest';
import { special, totals } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import { cases, creature, hero, type Answer, type At, type Case } from '../cases.ts';
import { row } from '../rows.ts';

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
  row(PUSH, 0, 'one square, a friend of the pusher beside the pushed')
    .on(p(), f(), hero('y', 6, 5))
    .ask(pushing())
    .gives(provoked('f from y')),
  row(PUSH, 1, 'the pusher goes along past another foe')
    .on(p(), f(), creature('g', 4, 3))
    .ask(pushing())
    .gives(provoked('p from g')),
  row(PUSH, 2, 'the pusher stays')
    .on(p(), f(), creature('g', 4, 3), hero('y', 6, 5))
    .ask(pushing({ stays: true }))
    .gives(provoked('f from y')),
  row(PUSH, 'extra', 'a diagonal push by one square')
    .on(p(4, 4), f(5, 5), hero('y', 6, 4))
    .ask(pushing())
    .gives(provoked('f from y')),
  row(PUSH, 'extra', 'a push of two squares provokes each foe once')
    .on(p(), f(), hero('y', 6, 5))
    .ask(pushing(totals(16, 10)))
    .gives(provoked('f from y')),
  row(OVERRUN, 0, 'through an enemy')
    .on(p(0, 0), f(1, 0))
    .ask(special('overrun', 'p', 'f', over([0, 0], [1, 0], [2, 0])))
    .gives(strikes('f')),
  row(OVERRUN, 0, 'asked as an action, along the path')
    .on(p(), f())
    .ask(
      act('p', 'overrun', {
        target: 'f',
        path: [
          [4, 4],
          [5, 4],
          [6, 4],
        ],
      }),
    )
    .uncited('the table of actions cites the opportunity, not the special attack')
    .gives({ opportunities: [{ by: 'f', cause: 'action' }] }),
  row(OVERRUN, 0, 'asked as an action, without a path')
    .on(p(), f())
    .ask(act('p', 'overrun', { target: 'f' }))
    .uncited('the table of actions cites the opportunity, not the special attack')
    .gives({ opportunities: [{ by: 'f', cause: 'action' }] }),
  row(OVERRUN, 1, 'an enemy with Combat Reflexes')
    .on(
      p(0, 0),
      creature('f', 1, 0, { abilities: { str: 10, dex: 16 }, traits: ['combat-reflexes'] }),
    )
    .ask(special('overrun', 'p', 'f', over([0, 0], [1, 0], [2, 0])))
    .gives(strikes('f')),
  row(OVERRUN, 'extra', 'a bystander beside the path')
    .on(p(0, 0), f(1, 0), creature('g', 1, 1))
    .ask(special('overrun', 'p', 'f', over([0, 0], [1, 0], [2, 0])))
    .gives(strikes('f', 'g')),
  row(OVERRUN, 'extra', 'three squares beyond the enemy')
    .on(p(0, 0), f(1, 0))
    .ask(special('overrun', 'p', 'f', over([0, 0], [1, 0], [2, 0], [3, 0], [4, 0])))
    .gives(strikes('f')),
]);
