/**
 * Attacks in the middle of a movement: Spring Attack, Shot on the Run, Flyby Attack, Ride-By
 * Attack.
 */
import { describe, expect, it } from 'vitest';
import { answerLine } from '../../src/judge/answer.ts';
import { swung } from './asks/attacks.ts';
import { passing } from './asks/passing.ts';
import {
  cells,
  board,
  creature,
  hero,
  rubble,
  turn,
  type Answer,
  type At,
  type CreatureMore,
  type Thing,
} from './cases.ts';
import { asked } from './run.ts';
import { everyCase } from '../support/everyCase.ts';
import { rulesetInWords } from '../support/titleWords.ts';

const along = (n: number): At[] => Array.from({ length: n + 1 }, (_, x): At => [x, 0]);
const answer = (
  on: readonly (Thing | readonly Thing[])[],
  ask: Parameters<typeof asked>[0]['ask'],
  ruleset = 'srd35',
): Answer => asked({ on, ask }, ruleset);
const who = (v: Answer): string[] =>
  (v['opportunities'] as { by: string; cause: string; step: number }[]).map(
    (o) => `${o.by} ${o.cause} ${o.step}`,
  );
const no = (...why: string[]): object => ({ legal: false, why });

/**
 * The creature runs along y = 0, past a foe beside the fourth square and another foe two squares
 * farther.
 */
const past = (more: CreatureMore = {}, ...things: Thing[]): Thing[] => [
  hero('a', 0, 0, { traits: ['spring-attack'], armour: 'light', ...more }),
  creature('t', 3, 1),
  creature('u', 5, 1, { attacks: 'dagger' }),
  ...things,
];

describe.each(['srd35', 'sigil'])('Spring Attack, %s', (ruleset) => {
  const spring = (more: CreatureMore = {}, n = 6, at = 3, ...things: Thing[]): Answer =>
    answer(past(more, ...things), passing('a', 't', along(n), at), ruleset);

  it(
    `under ${rulesetInWords(ruleset)}, Spring Attack does not provoke its target, but ` +
      'provokes another enemy on the path',
    () => {
      const v = spring();
      expect(v).toMatchObject({
        legal: true,
        why: [],
        feat: 'spring-attack',
        mover: 'a',
        cost: 6,
        budget: 6,
        spared: ['t'],
        attack: { possible: true, mode: 'melee' },
      });
      expect(who(v)).toEqual(['u movement 4']);
    },
  );
  it(
    `under ${rulesetInWords(ruleset)}, a melee attack in the middle of a move is refused ` +
      'without the feat Spring Attack',
    () => {
      const v = spring({ traits: ['mobility'] });
      expect(v).toMatchObject({
        ...no('needs-trait'),
        feat: 'spring-attack',
        reasons: [{ by: 'spring-attack' }],
        spared: ['t'],
      });
    },
  );
  it(
    `under ${rulesetInWords(ruleset)}, Spring Attack is refused in heavy armor and allowed ` +
      'in medium armor',
    () => {
      expect(spring({ armour: 'heavy' })).toMatchObject(no('heavy-armour'));
      expect(spring({ armour: 'medium' })).toMatchObject({ legal: true, unknown: [] });
    },
  );
  it(
    `under ${rulesetInWords(ruleset)}, Spring Attack is allowed in unknown armor, and the ` +
      'ruling lists the armor as unknown',
    () => {
      const unknown = answer(
        [hero('a', 0, 0, { traits: ['spring-attack'] }), creature('t', 3, 1)],
        passing('a', 't', along(6), 3),
        ruleset,
      );
      expect(unknown).toMatchObject({ legal: true, unknown: ['creatures.a.armour'] });
    },
  );
  it(
    `under ${rulesetInWords(ruleset)}, the whole path of a Spring Attack may cost no more ` +
      'than the creature’s speed',
    () => {
      expect(spring({}, 7)).toMatchObject(no('over-speed'));
      expect(spring({ speed: { land: 4 } })).toMatchObject(no('over-speed'));
      expect(spring({}, 6, 3, rubble(6, 0))).toMatchObject({ ...no('over-speed'), cost: 7 });
    },
  );
  it(
    `under ${rulesetInWords(ruleset)}, Spring Attack needs a square of movement before the ` +
      'attack and another after the attack',
    () => {
      expect(spring({}, 3, 3)).toMatchObject(no('no-way-around'));
      expect(spring({}, 4, 3)).toMatchObject({ legal: true });
      const beside = [
        hero('a', 0, 0, { traits: ['spring-attack'], armour: 'none' }),
        creature('t', 0, 1),
      ];
      expect(answer(beside, passing('a', 't', along(2), 0), ruleset)).toMatchObject(
        no('no-way-around'),
      );
      expect(answer(beside, passing('a', 't', along(2), 1), ruleset)).toMatchObject({
        legal: true,
      });
    },
  );
  it(
    `under ${rulesetInWords(ruleset)}, Spring Attack needs a melee weapon in hand that ` +
      'reaches the target',
    () => {
      expect(spring({}, 6, 1)).toMatchObject(no('out-of-reach'));
      expect(
        answer(past({ attacks: 'bow' }), passing('a', 't', along(6), 3, 'bow'), ruleset),
      ).toMatchObject({ ...no('wrong-weapon'), feat: 'spring-attack' });
      expect(
        answer(
          past({ attacks: [swung('sword', { ready: false })] }),
          passing('a', 't', along(6), 3),
          ruleset,
        )['legal'],
      ).toBe(false);
    },
  );
  it(
    `under ${rulesetInWords(ruleset)}, Spring Attack needs both the move action and the ` +
      'standard action of a turn',
    () => {
      const spent = (more: object): Answer =>
        spring({}, 6, 3, turn({ active: 'a', round: 2, spent: more }));
      expect(spent({})).toMatchObject({ legal: true });
      expect(spent({ standard: true })).toMatchObject(no('no-action-left'));
      expect(spent({ move: 1 })).toMatchObject(no('no-action-left'));
      expect(spent({ step: true })).toMatchObject(no('move-after-step'));
      expect(spring({}, 6, 3, turn({ active: 'a', round: 1, surprise: true }))['why']).toContain(
        'no-action-left',
      );
      expect(spring({}, 6, 3, turn({ active: 't', round: 2 }))).toMatchObject(no('not-your-turn'));
      expect(spring({ conditions: ['staggered'] })['why']).toContain('condition-forbids');
      expect(spring({ conditions: ['prone'] })['legal']).toBe(false);
    },
  );
  it(
    `under ${rulesetInWords(ruleset)}, a Spring Attack made from a flanking square has the ` +
      'flanking bonus',
    () => {
      const v = spring({}, 6, 3, hero('b', 3, 2));
      expect((v['attack'] as { modifiers: object[] }).modifiers).toMatchObject([
        { why: 'flanking', by: 'b' },
      ]);
    },
  );
  it(
    `under ${rulesetInWords(ruleset)}, a Spring Attack with bare hands provokes the target, ` +
      'because the attacker lacks Improved Unarmed Strike',
    () => {
      const fist = (traits: string[]): Answer =>
        answer(
          past({ attacks: 'fist', traits: ['spring-attack', ...traits] }),
          passing('a', 't', along(6), 3, 'fist'),
          ruleset,
        );
      expect(who(fist([]))).toEqual(['t action 3', 'u movement 4']);
      expect(who(fist(['improved-unarmed-strike']))).toEqual(['u movement 4']);
    },
  );
});

describe('Shot on the Run', () => {
  const shoot = (more: CreatureMore = {}, n = 6, at = 3): Answer =>
    answer(
      past({ traits: ['shot-on-the-run'], attacks: 'bow', ...more }),
      passing('a', 't', along(n), at, 'bow'),
    );
  it('in Shot on the Run, both the movement and the shot provoke attacks of opportunity', () => {
    const v = shoot();
    expect(v).toMatchObject({
      legal: true,
      feat: 'shot-on-the-run',
      spared: [],
      attack: { mode: 'ranged' },
    });
    expect(who(v)).toEqual(['t movement 2', 't action 3', 'u movement 4']);
  });
  it('Shot on the Run is allowed in heavy armor', () =>
    expect(shoot({ armour: 'heavy' })).toMatchObject({ legal: true }));
  it(
    'Shot on the Run is refused without the feat, with a sword, and with a path longer than the ' +
      'speed',
    () => {
      expect(shoot({}, 7)).toMatchObject(no('over-speed'));
      expect(shoot({ traits: ['point-blank-shot'] })).toMatchObject({
        ...no('needs-trait'),
        feat: 'shot-on-the-run',
      });
      expect(
        answer(past({ traits: ['shot-on-the-run'] }), passing('a', 't', along(6), 3)),
      ).toMatchObject({ ...no('wrong-weapon'), feat: 'shot-on-the-run' });
    },
  );
});

describe('Flyby Attack', () => {
  const UP = (n: number): [number, number, number][] => along(n).map(([x, y]) => [x, y, 1]);
  const flyer = (more: CreatureMore = {}): CreatureMore => ({
    traits: ['flyby-attack'],
    speed: { fly: 12, manoeuvrability: 'good' },
    load: 'light',
    heading: 'e',
    elevation: 1,
    attacks: 'natural',
    ...more,
  });
  const fly = (more: CreatureMore = {}, n = 12, at = 3): Answer =>
    answer(past(flyer(more)), passing('a', 't', UP(n), at, 'claw'));
  it('a Flyby Attack provokes an attack of opportunity from its target', () => {
    const v = fly();
    expect(v).toMatchObject({
      legal: true,
      feat: 'flyby-attack',
      cost: 12,
      budget: 12,
      spared: [],
      ends: 'aloft',
    });
    expect(who(v)[0]).toBe('t movement 2');
  });
  it('a Flyby Attack may be made while the flyer descends', () => {
    const down: [number, number, number][] = [
      [0, 0, 4],
      [1, 0, 3],
      [2, 0, 2],
      [3, 0, 1],
      [4, 0, 1],
      [5, 0, 1],
    ];
    expect(answer(past(flyer({ elevation: 4 })), passing('a', 't', down, 3, 'claw'))).toMatchObject(
      { legal: true, cost: 4 },
    );
  });
  it('a Flyby Attack is refused to a creature on foot', () => {
    expect(
      answer(
        past(flyer({ elevation: 0, speed: { land: 6 } })),
        passing('a', 't', along(6), 3, 'claw'),
      ),
    ).toMatchObject({ ...no('not-flying'), feat: 'flyby-attack' });
  });
  it(
    'Flyby Attack is refused without the feat, with a path longer than the speed, and with a ' +
      'reversal of direction',
    () => {
      expect(fly({ traits: [] })).toMatchObject({ ...no('needs-trait'), feat: 'flyby-attack' });
      expect(fly({}, 13)).toMatchObject(no('over-speed'));
      const back: [number, number, number][] = [...UP(4), [3, 0, 1]];
      expect(
        answer(
          past(flyer({ speed: { fly: 12, manoeuvrability: 'average' } })),
          passing('a', 't', back, 3, 'claw'),
        ),
      ).toMatchObject(no('cannot-reverse'));
    },
  );
});

describe('Ride-By Attack', () => {
  /** A rider on a horse of two by two squares that rides along y = 0 and 1, past a foe below. */
  const mounted = (more: CreatureMore = {}, x = 5): Thing[] => [
    hero('a', 0, 0, { traits: ['ride-by-attack'], mount: 'h', ...more }),
    hero('h', 0, 0, { size: 'large', build: 'long', speed: { land: 10 }, attacks: 'natural' }),
    creature('t', x, 2),
  ];
  const ride = (n = 12, at = 3, more: CreatureMore = {}): Answer =>
    answer(mounted(more), passing('a', 't', along(n), at));
  it(
    'a Ride-By Attack covers up to twice the mount’s speed, has the charge bonus, and does not ' +
      'provoke its target',
    () => {
      const v = ride();
      expect(v).toMatchObject({
        legal: true,
        feat: 'ride-by-attack',
        mover: 'h',
        cost: 12,
        budget: 20,
        spared: ['t'],
        opportunities: [],
      });
      expect(v['attack']).toMatchObject({
        modifiers: expect.arrayContaining([
          expect.objectContaining({ why: 'charge', value: 2 }),
        ]) as unknown,
      });
    },
  );
  it('Ride-By Attack is refused for a path longer than twice the mount’s speed', () =>
    expect(ride(21)).toMatchObject(no('over-speed')));
  it('Ride-By Attack is refused without the feat, and to a creature on foot', () => {
    expect(ride(12, 3, { traits: [] })).toMatchObject({
      ...no('needs-trait'),
      feat: 'ride-by-attack',
    });
    expect(
      answer(
        [hero('a', 0, 0, { traits: ['ride-by-attack'] }), creature('t', 5, 1)],
        passing('a', 't', along(6), 4),
      )['why'],
    ).toContain('not-mounted');
  });
  it('Ride-By Attack is refused if the path bends after the attack', () => {
    expect(
      answer(mounted(), passing('a', 't', [...along(8), [9, -1], [9, -2]], 3))['why'],
    ).toContain('not-straight');
  });
  it(
    'Ride-By Attack is refused if the rider could have attacked from an earlier, nearer square ' +
      'of the path',
    () => {
      expect(ride(12, 4)['why']).toContain('not-nearest');
    },
  );
  it('Ride-By Attack is refused if the rider has already used a standard action', () => {
    expect(
      answer(
        [...mounted(), turn({ active: 'a', round: 2, spent: { standard: true } })],
        passing('a', 't', along(12), 3),
      ),
    ).toMatchObject(no('no-action-left'));
    expect(
      answer([...mounted(), turn({ active: 'a', round: 2 })], passing('a', 't', along(12), 3)),
    ).toMatchObject({ legal: true });
  });
});

describe('wrong questions about an attack in passing', () => {
  const { scene } = board('srd35', past());
  everyCase([
    [{ at: 9 }, 'ask.at'],
    [{ with: 'halberd' }, 'ask.with'],
    [{ path: cells('5,5 6,5') }, 'ask.path[0]'],
    [{ target: 'nobody' }, 'ask.target'],
  ])(
    'a malformed request for an attack in the middle of a move is refused, and the error names ' +
      'the wrong field',
    (more, path) => {
      expect(
        answerLine({
          scene,
          ask: {
            ask: 'passing-attack',
            of: 'a',
            target: 't',
            path: cells('10,10 11,10'),
            at: 1,
            with: 'sword',
            ...more,
          },
        }),
      ).toMatchObject({ error: { path } });
    },
  );
});
