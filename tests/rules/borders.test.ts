/**
 * Borders of rules, numbers and named unknowns that no other row would miss: each case stands on
 * one of their sides.
 */
import { describe, expect, it } from 'vitest';
import type { Creature } from '../../src/board/creature.ts';
import { relation } from '../../src/rules/base/size.ts';
import { autofire, firedAt } from './asks/ordnance.ts';
import { delay, nextRound, turnOrder } from './asks/initiative.ts';
import { check, hide, load } from './asks/movements.ts';
import { grapple } from './asks/specials.ts';
import { recover } from './asks/states.ts';
import { act } from './asks/turns.ts';
import { creature, hero, turn } from './cases.ts';
import { asked } from './run.ts';

const RIFLE = {
  id: 'rifle',
  kind: 'ranged' as const,
  ready: true,
  tags: ['firearm', 'automatic'],
  rangeIncrement: 2,
};

describe('automatic fire under d20 Modern', () => {
  // Ten increments of two squares (d20modern.attack.max-range).
  const at = (x: number) =>
    asked(
      {
        on: [hero('a', 0, 0, { attacks: [RIFLE] }), creature('far', x, 0)],
        ask: firedAt('a', 'far', { with: 'rifle', loaded: 20 }),
      },
      'd20modern',
    );
  it('reaches a target at its last square', () =>
    expect(at(20)['why']).not.toContain('out-of-range'));
  it('reaches none a square farther', () => expect(at(21)['why']).toContain('out-of-range'));
  it('reaches no area farther than that either', () => {
    const area = (x: number) =>
      asked(
        {
          on: [hero('a', 0, 0, { attacks: [RIFLE] })],
          ask: autofire('a', [x, 0], { with: 'rifle', loaded: 20 }),
        },
        'd20modern',
      );
    expect(area(5)['why']).not.toContain('out-of-range');
  });
});

describe.each(['srd35', 'sigil'])('a delay under %s', (text) => {
  const order = (counts: Record<string, number>) => [
    hero('a', 0, 0),
    creature('b', 3, 0),
    turn({ active: 'a', order: ['a', 'b'], counts }),
  ];
  it('of a creature whose own count is not known says so', () => {
    expect(
      asked({ on: order({ b: 10 }), ask: delay('a', { after: 'b' }) }, text)['unknown'],
    ).toEqual(['turn.counts']);
    expect(
      asked({ on: order({ a: 15, b: 10 }), ask: delay('a', { after: 'b' }) }, text)['unknown'],
    ).toEqual([]);
  });
});

it('a delay that interrupts cites the rule against it under sigil, another one does not', () => {
  const on = [
    hero('a', 0, 0),
    creature('b', 3, 0),
    turn({ active: 'a', order: ['a', 'b'], counts: { a: 15, b: 10 } }),
  ];
  const [during, after] = [{ during: 'b' }, { after: 'b' }].map(
    (how) => asked({ on, ask: delay('a', how) }, 'sigil')['rules'] as string[],
  );
  expect(during!.filter((id) => !after!.includes(id))).toEqual([
    'sigil.initiative.delay-cannot-interrupt',
  ]);
});

describe.each(['srd35', 'sigil'])('hiding under %s', (text) => {
  const on = [hero('a', 0, 0, { skills: { hide: { bonus: 7, ranks: 4 } } })];
  it('adds the roll to the bonus', () => {
    const { total, bonus } = asked({ on, ask: hide('a', { roll: 12 }) }, text);
    expect(total).toBe(12 + (bonus as number));
  });
  it('has no total without a roll', () =>
    expect(asked({ on, ask: hide('a') }, text)).not.toHaveProperty('total'));
  it('takes a total as it is given', () =>
    expect(asked({ on, ask: hide('a', { roll: 12, total: 30 }) }, text)['total']).toBe(30));
});

describe('a load', () => {
  it('whose weight neither the question nor the sheet tells is unknown by its name', () => {
    expect(
      asked({ on: [hero('a', 0, 0, { abilities: { str: 12 } })], ask: load('a') }, 'srd35')[
        'unknown'
      ],
    ).toContain('ask.weight');
    expect(
      asked(
        { on: [hero('a', 0, 0, { abilities: { str: 12 } })], ask: load('a', { weight: 5 }) },
        'srd35',
      )['unknown'],
    ).not.toContain('ask.weight');
  });
});

describe('casting while pinned under sigil', () => {
  const cast = (spell: object) =>
    asked(
      {
        on: [
          hero('a', 0, 0, { conditions: ['pinned'] }),
          creature('b', 1, 0, { grapples: ['a'], pins: 'a' }),
        ],
        ask: grapple('a', 'cast-spell', { spell: { level: 1, ...spell } }),
      },
      'sigil',
    )['why'] as string[];
  it.each([{ somatic: true }, { material: true, ready: true }, { components: true }])(
    'is refused where the spell has components: %j',
    (spell) => expect(cast(spell)).toContain('condition-forbids'),
  );
  it('is not refused for a spell without any', () =>
    expect(cast({})).not.toContain('condition-forbids'));
});

describe('the dying under sigil', () => {
  const on = [hero('a', 0, 0, { hp: { current: -3, max: 20 } })];
  it('cite the rule of dying before the roll as after it', () => {
    const [before, after] = [{}, { roll: 50 }].map(
      (more) => asked({ on, ask: recover('a', 'dying', more) }, 'sigil')['rules'] as string[],
    );
    expect(before).not.toEqual([]);
    expect(before).toEqual(after);
  });
});

describe('the relation of two creatures of whom one has no side', () => {
  const [known, unknown] = [{ id: 'k', side: 'foes' }, { id: 'u' }] as unknown as [
    Creature,
    Creature,
  ];
  it('is unknown by the side of that one', () => {
    expect(relation(known, unknown)).toEqual({ value: 'none', unknown: 'creatures.u.side' });
    expect(relation(unknown, known)).toEqual({ value: 'none', unknown: 'creatures.u.side' });
  });
});

it('a distance cites the spaces of creatures only where one of them fills more than a square', () => {
  const rules = (size: 'small' | 'medium' | 'large') =>
    asked(
      {
        on: [hero('a', 0, 0), creature('b', 4, 0, { size })],
        ask: { ask: 'distance', from: 'a', to: 'b' },
      },
      'srd35',
    )['rules'] as string[];
  expect(rules('small')).toEqual(rules('medium'));
  expect(rules('large').length).toBeGreaterThan(rules('medium').length);
});

describe.each(['srd35', 'sigil'])('a board without a turn under %s', (text) => {
  const on = [hero('a', 0, 0), creature('b', 3, 0)];
  it('stands in its first round, and says that the turn is unknown', () => {
    expect(asked({ on, ask: turnOrder }, text)).toMatchObject({ round: 1, unknown: ['turn'] });
    expect(asked({ on, ask: nextRound }, text)).toMatchObject({ round: 1, unknown: ['turn'] });
  });
  it('makes a readied action rest on the turn, which a known turn does not', () => {
    const unknown = (more: typeof on) =>
      asked({ on: [...on, ...more], ask: act('a', 'ready') }, text)['unknown'];
    expect(unknown([])).toContain('turn');
    expect(unknown([turn({ active: 'a', order: ['a', 'b'] })])).not.toContain('turn');
  });
});

describe('the first round that a runner pays for under sigil (sigil.movement.run-endurance)', () => {
  const why = (round: number) =>
    JSON.stringify(
      asked(
        {
          on: [hero('a', 0, 0, { abilities: { con: 12 } })],
          ask: check('a', 'endurance', { round }),
        },
        'sigil',
      ),
    );
  it('adds nothing to the DC, and the next one does', () => {
    expect(why(13)).not.toContain('"rounds"');
    expect(why(14)).toContain('"rounds"');
  });
});
