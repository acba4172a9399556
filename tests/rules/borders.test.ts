/**
 * Limits in rules and numbers, and reports of unknown facts, that no other row tests. Each case
 * lies just on one side of a limit.
 */
import { describe, expect, it } from 'vitest';
import type { Creature } from '../../src/board/creature.ts';
import { relation } from '../../src/rules/core/sides.ts';
import { autofire, firedAt } from './asks/ordnance.ts';
import { delay, nextRound, turnOrder } from './asks/initiative.ts';
import { check, hide, journey, load, steps } from './asks/movements.ts';
import { grapple, special } from './asks/specials.ts';
import { recover } from './asks/states.ts';
import { act } from './asks/turns.ts';
import { immune } from '../../src/rules/d20/play/states/wards.ts';
import { air } from './asks/flight.ts';
import { creatureOf } from '../../src/board/board.ts';
import { displacedAnswer } from '../../src/rules/core/displaced.ts';
import { act as actOf } from '../../src/rules/d20/play/turns/act.ts';
import { isFull } from '../../src/rules/fullRuleset.ts';
import { fullRulesets } from '../../src/rules/fullRulesets.ts';
import { judgeOf } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import {
  board,
  cells,
  block,
  creature,
  exactly,
  hero,
  hexes,
  move,
  path,
  threat,
  turn,
  type Thing,
} from './cases.ts';
import { along, corridor, does, foe, him, round } from './rounds.ts';
import { asked } from './run.ts';
import { rulesetsInWords } from '../support/titleWords.ts';
import { everyCase } from '../support/everyCase.ts';

const RIFLE = {
  id: 'rifle',
  kind: 'ranged' as const,
  ready: true,
  tags: ['firearm', 'automatic'],
  rangeIncrement: 2,
};

it('a neutral creature is neither ally nor enemy of a party member', () => {
  const of = (id: string, side: string): Creature => ({ id, side }) as unknown as Creature;
  expect(relation(of('a', 'party'), of('b', 'neutral'))).toEqual({ value: 'none' });
});

it(
  'under Sigil (house rules for D&D 3.5), a damage roll of 0 deals no damage, but a penalty ' +
    'cannot lower a hit below 1 damage',
  () => {
    const dealt = (rolled: number, bonus: number) =>
      asked({ on: [hero('a', 0, 0)], ask: { ask: 'wound', of: 'a', rolled, bonus } }, 'sigil')[
        'dealt'
      ];
    expect([dealt(0, 0), dealt(1, -3), dealt(1, 0)]).toEqual([0, 1, 1]);
  },
);

it(
  'the ruling on an attack on a paralyzed creature lists the creature’s Dexterity score as ' +
    'unknown if no score is given',
  () => {
    const unknown = (dex: number | null) =>
      asked(
        {
          on: [
            hero('a', 0, 0),
            creature('b', 1, 0, { conditions: ['paralyzed'], abilities: { dex } }),
          ],
          ask: { ask: 'attack', from: 'a', to: 'b', with: 'sword' },
        },
        'sigil',
      )['unknown'];
    expect(unknown(null)).toContain('creatures.b.abilities.dex');
    expect(unknown(14)).not.toContain('creatures.b.abilities.dex');
  },
);

it('the ruling on a full attack lists the base attack bonus as unknown if no bonus is given', () => {
  const unknown = (bab?: number) =>
    asked(
      {
        on: [hero('a', 0, 0, bab === undefined ? {} : { bab })],
        ask: { ask: 'full-attack', of: 'a', primary: 'sword' },
      },
      'srd35',
    )['unknown'];
  expect(unknown()).toContain('creatures.a.bab');
  expect(unknown(6)).not.toContain('creatures.a.bab');
});

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
  it('under d20 Modern, automatic fire reaches a target ten range increments away', () =>
    expect(at(20)['why']).not.toContain('out-of-range'));
  it(
    'under d20 Modern, automatic fire does not reach a target one square beyond ten range ' +
      'increments',
    () => expect(at(21)['why']).toContain('out-of-range'),
  );
  it(
    'under d20 Modern, automatic fire with a range increment of two squares reaches an area ' +
      'five squares away',
    () => {
      const area = (x: number) =>
        asked(
          {
            on: [hero('a', 0, 0, { attacks: [RIFLE] })],
            ask: autofire('a', [x, 0], { with: 'rifle', loaded: 20 }),
          },
          'd20modern',
        );
      expect(area(5)['why']).not.toContain('out-of-range');
    },
  );
});

describe.each(rulesetsInWords(['srd35', 'sigil']))('a delay under %s', (game, text) => {
  const order = (counts: Record<string, number>) => [
    hero('a', 0, 0),
    creature('b', 3, 0),
    turn({ active: 'a', order: ['a', 'b'], counts }),
  ];
  it(
    `under ${game}, the ruling on a delay lists the initiative counts as unknown if the delaying ` +
      'creature has no count',
    () => {
      expect(
        asked({ on: order({ b: 10 }), ask: delay('a', { after: 'b' }) }, text)['unknown'],
      ).toEqual(['turn.counts']);
      expect(
        asked({ on: order({ a: 15, b: 10 }), ask: delay('a', { after: 'b' }) }, text)['unknown'],
      ).toEqual([]);
    },
  );
});

it(
  'under Sigil (house rules for D&D 3.5), the ruling on a delay into the middle of another ' +
    'creature’s turn cites the rule against interrupting',
  () => {
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
  },
);

describe.each(rulesetsInWords(['srd35', 'sigil']))('hiding under %s', (game, text) => {
  const on = [hero('a', 0, 0, { skills: { hide: { bonus: 7, ranks: 4 } } })];
  it(`under ${game}, the total of a Hide check is the roll plus the Hide bonus`, () => {
    const { total, bonus } = asked({ on, ask: hide('a', { roll: 12 }) }, text);
    expect(total).toBe(12 + (bonus as number));
  });
  it(`under ${game}, a Hide check without a roll has no total`, () =>
    expect(asked({ on, ask: hide('a') }, text)).not.toHaveProperty('total'));
  it(`under ${game}, a total of a Hide check that the request states replaces the computed total`, () =>
    expect(asked({ on, ask: hide('a', { roll: 12, total: 30 }) }, text)['total']).toBe(30));
});

describe('a load', () => {
  it('the ruling on a creature’s load lists the carried weight as unknown if no weight is stated', () => {
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
  everyCase([{ somatic: true }, { material: true, ready: true }, { components: true }])(
    'under Sigil (house rules for D&D 3.5), a pinned creature may not cast a spell with ' +
      'somatic or material components',
    (spell) => expect(cast(spell)).toContain('condition-forbids'),
  );
  it('under Sigil (house rules for D&D 3.5), a pinned creature may cast a spell without components', () =>
    expect(cast({})).not.toContain('condition-forbids'));
});

describe('the dying under sigil', () => {
  const on = [hero('a', 0, 0, { hp: { current: -3, max: 20 } })];
  it(
    'under Sigil (house rules for D&D 3.5), the ruling on a dying creature’s recovery cites ' +
      'the same rules with and without a stated roll',
    () => {
      const [before, after] = [{}, { roll: 50 }].map(
        (more) => asked({ on, ask: recover('a', 'dying', more) }, 'sigil')['rules'] as string[],
      );
      expect(before).not.toEqual([]);
      expect(before).toEqual(after);
    },
  );
});

describe('the relation of a creature with a side to one without', () => {
  const [known, unknown] = [{ id: 'k', side: 'foes' }, { id: 'u' }] as unknown as [
    Creature,
    Creature,
  ];
  it('if a creature’s side is unknown, it is unknown whether another creature is its ally', () => {
    expect(relation(known, unknown)).toEqual({ value: 'none', unknown: 'creatures.u.side' });
    expect(relation(unknown, known)).toEqual({ value: 'none', unknown: 'creatures.u.side' });
  });
});

it(
  'under D&D 3.5, the ruling on the distance to a Large creature cites more rules than the ' +
    'ruling for a Medium creature',
  () => {
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
  },
);

describe.each(rulesetsInWords(['srd35', 'sigil']))(
  'a board without a turn under %s',
  (game, text) => {
    const on = [hero('a', 0, 0), creature('b', 3, 0)];
    it(`under ${game}, a fight without a stated turn is judged as in round 1`, () => {
      expect(asked({ on, ask: turnOrder }, text)).toMatchObject({ round: 1, unknown: ['turn'] });
      expect(asked({ on, ask: nextRound }, text)).toMatchObject({ round: 1, unknown: ['turn'] });
    });
    it(
      `under ${game}, the ruling on readying an action lists the turn as unknown if no turn is ` +
        'stated',
      () => {
        const unknown = (more: typeof on) =>
          asked({ on: [...on, ...more], ask: act('a', 'ready') }, text)['unknown'];
        expect(unknown([])).toContain('turn');
        expect(unknown([turn({ active: 'a', order: ['a', 'b'] })])).not.toContain('turn');
      },
    );
  },
);

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
  it(
    'under Sigil (house rules for D&D 3.5), the DC of the Constitution check to keep running ' +
      'rises from the second check on',
    () => {
      expect(why(13)).not.toContain('"rounds"');
      expect(why(14)).toContain('"rounds"');
    },
  );
});

describe('fear that leaves a cornered creature its attacks (sigil.condition.frightened)', () => {
  const unknown = (condition: string) =>
    asked(
      {
        on: [hero('a', 0, 0, { conditions: [condition] }), creature('b', 1, 0)],
        ask: act('a', 'melee-attack'),
      },
      'sigil',
    )['unknown'];
  it(
    'the ruling on a frightened creature’s attack says that it is unknown whether the creature ' +
      'is cornered',
    () => expect(unknown('frightened')).toContain('ask.cornered'),
  );
  it(
    'the ruling on a panicked creature’s attack does not depend on whether the creature is ' +
      'cornered',
    () => expect(unknown('panicked')).not.toContain('ask.cornered'),
  );
});

it('if a pillar stands in the line of a charge, the charge is refused because of the obstacle', () => {
  expect(
    asked(
      { on: [hero('a', 0, 0), creature('b', 8, 0), block(4, 0)], ask: path('a', [7, 0], 'charge') },
      'srd35',
    )['why'],
  ).toBe('through-wall');
});

describe('a move between hexes that are not neighbors', () => {
  const verdict = () =>
    asked({ on: [hexes(), hero('a', 0, 0)], ask: move('a', cells('0,0 2,0 3,0')) }, 'arelia');
  it('a path that skips a hex costs the whole distance, including the skipped hex', () =>
    expect(verdict()['costs']).toEqual([0, 2, 3]));
  it('a path that skips a hex breaks only one rule: each step must lead to a neighboring hex', () =>
    expect((verdict()['violations'] as { code: string }[]).map(({ code }) => code)).toEqual([
      'not-adjacent',
    ]));
});

describe('catching a falling creature (sigil.flight.catch-falling)', () => {
  const outcome = (total: number) => {
    const flyer = hero('a', 0, 0, {
      speed: { land: 6, fly: 8, manoeuvrability: 'average' },
      elevation: 4,
    });
    return asked(
      {
        on: [flyer, hero('b', 1, 0, { size: 'small' })],
        ask: air('a', 'catch-falling', { other: 'b', total }),
      },
      'sigil',
    )['outcome'];
  };
  everyCase([
    [25, 'flies-on'],
    [24, 'loses-grip'],
    [21, 'loses-grip'],
    [20, 'loses-grip-and-stalls'],
  ])(
    'a flyer that catches a falling creature flies on with a check of 25, and loses its grip ' +
      'with a check of 24',
    (total, then) => {
      expect(outcome(total)).toBe(then);
    },
  );
});

describe('a jump at the end of a move under sigil', () => {
  const last = (squares: number) =>
    (
      asked(
        {
          on: [hero('a', 0, 0)],
          ask: journey('a', [
            { by: 'walk', path: steps(4) },
            { by: 'jump', path: steps(squares, 4) },
          ]),
        },
        'sigil',
      )['legs'] as object[]
    )[1];
  it(
    'under Sigil (house rules for D&D 3.5), a creature of speed 6 that walks 4 squares and ' +
      'jumps 2 has landed when the move ends',
    () => expect(last(2)).not.toHaveProperty('midAir'),
  );
  it(
    'under Sigil (house rules for D&D 3.5), a jump of 2 squares after 4 squares of walking ' +
      'needs a long-jump check',
    () => expect(last(2)).toMatchObject({ checks: [{ check: 'long-jump', skill: 'jump' }] }),
  );
  it(
    'under Sigil (house rules for D&D 3.5), a creature of speed 6 that walks 4 squares and ' +
      'jumps 3 ends the move in the air',
    () => expect(last(3)).toMatchObject({ midAir: 1 }),
  );
});

it(
  'a creature that tumbles through one enemy’s square may not then walk through the next ' +
    'enemy’s square',
  () => {
    const verdict = asked(
      {
        on: [hero('a', 0, 0), creature('b', 1, 0), creature('c', 3, 0)],
        ask: journey('a', [
          { by: 'tumble', path: steps(2) },
          { by: 'walk', path: steps(2, 2) },
        ]),
      },
      'srd35',
    );
    expect(verdict['violations']).toMatchObject([{ code: 'through-enemy', by: 'c', at: [3, 0] }]);
  },
);

it(
  'under Arelia (rounds in phases on hexes), a path that ends in an enemy’s hex is reported ' +
    'as one broken rule, not as several',
  () => {
    const verdict = asked(
      {
        on: [hexes('odd-r'), hero('a', 0, 0), creature('b', 2, 0, { side: 'foes' })],
        ask: move('a', cells('0,0 1,0 2,0')),
      },
      'arelia',
    );
    expect(verdict['violations']).toMatchObject([{ by: 'b', at: [2, 0] }]);
    expect(verdict['violations']).toHaveLength(1);
  },
);

describe('a light weapon in a grapple, where no list of attacks is known', () => {
  const unlisted = (thing: Thing): Thing => {
    if (!('creature' in thing)) return thing;
    const { attacks: _, ...creature } = thing.creature;
    return { creature };
  };
  const a = hero('a', 0, 0, { grapples: ['b'] });
  const b = creature('b', 1, 0, { grapples: ['a'] });
  it.each([
    [
      'an attack lists the attacker’s attacks as unknown if no list of attacks is given',
      'grapple-attack',
      [unlisted(a), b],
      'a',
    ],
    [
      'using the opponent’s weapon lists the opponent’s attacks as unknown if no list of attacks is given',
      'grapple-use-weapon',
      [a, unlisted(b)],
      'b',
    ],
  ])('in a grapple, the ruling on %s', (_, action, on, of) => {
    expect(asked({ on, ask: grapple('a', action) }, 'sigil')['unknown']).toContain(
      `creatures.${of}.attacks`,
    );
  });
});

it('an overrun costs no movement if its stated path consists of the starting square only', () => {
  const on = [hero('a', 0, 0), creature('b', 1, 0)];
  const verdict = (path?: [number, number][]) =>
    asked({ on, ask: special('overrun', 'a', 'b', path === undefined ? {} : { path }) }, 'sigil');
  expect(verdict([[0, 0]])).not.toHaveProperty('cost');
  expect(verdict()).toHaveProperty('cost');
});

it.each(['prone', 'kneeling', 'sitting'])(
  'a %s creature may stand up, and an upright creature may not',
  (condition) => {
    const on = (conditions: string[]) =>
      asked({ on: [hero('a', 0, 0, { conditions })], ask: act('a', 'stand-up') }, 'srd35')['legal'];
    expect([on([condition]), on([])]).toEqual([true, false]);
  },
);

everyCase(['grapple-pin', 'cast-spell'])(
  'outside a grapple, the grapple actions to pin and to cast a spell are refused and use up no ' +
    'action',
  (action) => {
    expect(
      asked({ on: [hero('a', 0, 0), creature('b', 1, 0)], ask: grapple('a', action) }, 'sigil'),
    ).toMatchObject({ why: ['only-in-grapple'], kind: 'not-an-action' });
  },
);

it('automatic fire at a creature is legal even if the request also names a square off the map', () => {
  const on = [hero('a', 0, 0, { attacks: [RIFLE] }), creature('b', 5, 0)];
  expect(
    asked({ on, ask: firedAt('a', 'b', { at: [50, 50], with: 'rifle', loaded: 20 }) }, 'd20modern')[
      'why'
    ],
  ).toEqual([]);
});

describe('a creature that is thrown in a grapple', () => {
  const places = () => {
    const on = [
      hero('a', 0, 0, { grapples: ['b'] }),
      creature('b', 1, 0),
      creature('c', 0, 1),
      creature('d', -1, 0),
    ];
    const ask = grapple('a', 'grapple-throw-down', {
      apart: true,
      totals: { own: 30, others: [5] },
    });
    return JSON.stringify(asked({ on, ask }, 'sigil'));
  };
  it('a creature that a grappler throws down lands only in a free square', () => {
    expect(places()).toContain('"cells"');
    expect(places()).not.toContain('[0,1]');
    expect(places()).not.toContain('[-1,0]');
    expect(places()).toContain('[1,1]');
  });
});

it('a creature without a Constitution score is immune to negative energy and to fatigue', () => {
  const of = (con: number | null) => ({ traits: [], abilities: { con } }) as unknown as Creature;
  expect([immune(of(null), 'negative-energy'), immune(of(null), 'fatigue')]).toEqual([true, true]);
  expect([immune(of(12), 'negative-energy'), immune(of(12), 'fatigue')]).toEqual([false, false]);
});

it(
  'under Arelia (rounds in phases on hexes), a charge that ends beside no creature breaks a ' +
    'rule on charges',
  () => {
    const verdict = asked(
      {
        on: [hexes(), hero('a', 0, 0), creature('b', 5, 0)],
        ask: move('a', cells('0,0 1,0 2,0'), 'charge'),
      },
      'arelia',
    );
    const [wrong] = (verdict['violations'] as { code: string; rules: string[] }[]).filter(
      ({ code }) => code === 'not-nearest',
    );
    expect(wrong?.rules.some((id) => id.startsWith('arelia.') && id.includes('charge'))).toBe(true);
  },
);

it('under Arelia (rounds in phases on hexes), a creature whose melee weapons are all stowed counts as unarmed', () => {
  const stowed = [{ id: 'axe', name: 'Axe', kind: 'melee' as const, ready: false }];
  const on = [hexes('odd-r'), hero('a', 4, 4, { attacks: stowed })];
  expect(asked({ on, ask: threat('a') }, 'arelia')).toMatchObject({
    cells: [],
    none: { why: 'unarmed' },
  });
});

const SRD35 = fullRulesets.filter(isFull).find(({ id }) => id === 'srd35')!;

it('an action that the rules text does not contain is not legal', () => {
  const { scene } = board('srd35', [hero('a', 0, 0)]);
  const judge = judgeOf(boardOf(sceneSchema.parse(scene)), SRD35);
  expect(actOf(judge, creatureOf(judge.board, 'a')!, { action: 'no-such-action' })).toMatchObject({
    legal: false,
    why: ['not-in-this-text'],
  });
});

it('on a map that is one square wide, a displaced creature moves past a row of occupied squares', () => {
  const on = [exactly(9, 1), hero('a', 0, 0), creature('b', 2, 0), creature('c', 3, 0)];
  const { scene } = board('srd35', [...on, creature('d', 4, 0)]);
  const judge = judgeOf(boardOf(sceneSchema.parse(scene)), SRD35);
  const places = displacedAnswer(() => 'nearest')(
    judge,
    creatureOf(judge.board, 'a')!,
    cells('0,0 1,0 2,0 3,0'),
  );
  expect(places).toEqual(cells('1,0 5,0'));
});

describe('a round under Arelia (rounds in phases on hexes)', () => {
  const paths = (on: readonly Thing[], to: [number, number]) =>
    (
      asked({ on, ask: round([does('a', 3, 'full-move', { move: to })]) }, 'arelia')['events'] as {
        path?: unknown;
      }[]
    ).flatMap(({ path: taken }) => (taken === undefined ? [] : [taken]));

  it('a creature that moves without a stated path takes, of the shortest ones, the straightest', () => {
    expect(paths([hexes('odd-r'), exactly(9, 9), him('a', 0)], [5, 3])).toEqual([
      cells('0,0 1,0 1,1 2,1 3,2'),
      cells('3,2 4,2 4,3 5,3'),
    ]);
  });

  everyCase<[string, [number, number]]>([
    ['a hex that is not adjacent', [5, 0]],
    ['an adjacent hex outside the map', [3, 1]],
  ])('a creature makes room only for an adjacent hex on the map', (_where, to) => {
    const crossing = [{ at: [3, 0] as [number, number], occupant: 'b', as: 'yields' as const, to }];
    const answer = asked(
      {
        on: [...corridor, him('a', 0), him('b', 3)],
        ask: round([does('a', 3, 'half-move', { move: { path: along(0, 3), crossing } })]),
      },
      'arelia',
    );
    expect(answer).toMatchObject({ violations: [{ code: 'cannot-yield' }] });
  });

  it('a Large creature may not end a move where its space covers another creature', () => {
    const answer = asked(
      {
        on: [
          hexes('odd-r'),
          exactly(12, 7),
          him('a', 1, 3, { size: 'large', space: 2 }),
          him('o', 6, 3),
        ],
        ask: round([does('a', 3, 'half-move', { move: { path: along(1, 5, 3) } })]),
      },
      'arelia',
    );
    expect(answer).toMatchObject({ violations: [{ code: 'ends-occupied', at: [5, 3] }] });
  });

  it('the order in which the creatures of a map are listed does not change a round', () => {
    const on = [him('a', 0), foe('o', 3), foe('p', 2, 1), him('b', 1, 1)];
    const events = (listed: readonly Thing[]): unknown =>
      asked(
        {
          on: [hexes('odd-r'), exactly(9, 9), ...listed],
          ask: round([
            does('a', 3, 'half-move', { move: [2, 0] }),
            does('b', 3, 'half-move', { move: [1, 2] }),
          ]),
        },
        'arelia',
      )['events'];
    expect(events(on.toReversed())).toEqual(events(on));
  });
});

it('a ready reach weapon, and no other weapon, explains why a creature does not threaten an adjacent square', () => {
  const near = (attack: object): unknown => {
    const attacks = [{ id: 'w', name: 'W', kind: 'melee' as const, ready: true, ...attack }];
    const { scene } = board('srd35', [hero('a', 4, 4, { attacks })]);
    const judge = judgeOf(boardOf(sceneSchema.parse(scene)), SRD35);
    const of = creatureOf(judge.board, 'a')!;
    const [x, y] = of.at;
    return [1, 2].map((squares) => SRD35.deadZone(judge, of, [x + squares, y])?.id);
  };
  expect(near({ reachWeapon: 'reach' })).toEqual(['w', undefined]);
  expect(near({})).toEqual([undefined, undefined]);
  expect(near({ reachWeapon: 'reach', ready: false })).toEqual([undefined, undefined]);
});
