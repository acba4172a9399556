/**
 * Feats and kinds of attacks: each changes only its own modifiers, and changes nothing for
 * creatures without it.
 */
import { describe, expect, it } from 'vitest';
import {
  archer,
  creature,
  fog,
  hero,
  lowBlock,
  ogre,
  turn,
  type CreatureMore,
  type Thing,
} from './cases.ts';
import { attack, bonuses, fullAttack, only, roll, swung } from './asks/attacks.ts';
import { asked } from './run.ts';

const answer = (
  on: readonly (Thing | readonly Thing[])[],
  ask: Parameters<typeof asked>[0]['ask'],
  ruleset = 'srd35',
): ReturnType<typeof asked> => asked({ on, ask }, ruleset);
const shoots = (x: number, more: CreatureMore = {}): Thing[] => [
  archer('a', 0, 0, more),
  creature('t', x, 0),
];
const strikes = (mine: CreatureMore = {}, theirs: CreatureMore = {}): Thing[] => [
  hero('a', 0, 0, mine),
  creature('t', 1, 0, theirs),
];
const arrow = (more = {}) => attack('a', 't', 'bow', more);
const blow = (more = {}) => attack('a', 't', 'sword', more);

describe('a shot', () => {
  it('with Point Blank Shot, a shot at a target within 30 ft. has +1 to attack', () => {
    only(['attack', 'point-blank', 1])(
      answer(shoots(6, { traits: ['point-blank-shot'] }), arrow()),
    );
    only()(answer(shoots(7, { traits: ['point-blank-shot'] }), arrow()));
    only()(answer(strikes({ traits: ['point-blank-shot'] }), blow()));
  });
  it('with Improved Precise Shot, a shot ignores soft cover and concealment', () => {
    const on = (traits: string[]): Thing[] => [
      archer('a', 0, 0, { traits }),
      creature('b', 2, 0),
      creature('t', 4, 0),
      fog(4, 0),
    ];
    expect(answer(on([]), arrow())).toMatchObject({ missChance: 20, total: { ac: 4 } });
    expect(answer(on(['improved-precise-shot']), arrow())).toMatchObject({
      missChance: 0,
      total: { ac: 0 },
    });
  });
  it('with Improved Precise Shot, a shot into a grapple cannot strike the other grappler', () => {
    const on = (traits: string[]): Thing[] => [
      archer('a', 0, 0, { traits }),
      creature('t', 4, 0, { grapples: ['b'] }),
      creature('b', 5, 0, { grapples: ['t'] }),
    ];
    expect(answer(on([]), arrow())['struckAtRandom']).toHaveLength(2);
    expect(answer(on(['improved-precise-shot']), arrow())['struckAtRandom']).toHaveLength(0);
  });
  it(
    'under D&D 3.5, the penalty for a shot into melee is −2, not −4, if only small allies ' +
      'are near a big target',
    () => {
      const giant = [
        archer('a', 5, 9),
        hero('b', 4, 0, { size: 'small' }),
        ogre('t', 5, 0),
        hero('c', 7, 0),
      ];
      only(['attack', 'into-melee', -4])(answer(giant, arrow()));
      const small = [
        archer('a', 5, 9),
        hero('b', 4, 0, { size: 'small' }),
        ogre('t', 5, 0),
        hero('c', 7, 0, { size: 'small' }),
      ];
      only(['attack', 'into-melee', -2])(answer(small, arrow()));
      only(['attack', 'into-melee', -4])(answer(small, arrow(), 'sigil'));
    },
  );
});

describe('a melee attack', () => {
  it(
    'Multiattack lowers the penalty of a secondary natural weapon in a full attack from 5 ' +
      'to 2',
    () => {
      const beast = (traits: string[]): Thing[] => [
        creature('a', 0, 0, {
          traits,
          bab: 5,
          abilities: { str: 10 },
          attacks: [
            swung('claw', { natural: true }),
            swung('bite', { natural: true, secondary: true }),
          ],
        }),
      ];
      bonuses(5, 0)(answer(beast([]), fullAttack('a', { natural: ['claw', 'bite'] })));
      bonuses(5, 3)(answer(beast(['multiattack']), fullAttack('a', { natural: ['claw', 'bite'] })));
    },
  );
  it('Improved Two-Weapon Fighting gives a second attack with the off hand', () => {
    const two = (traits: string[]): Thing[] => [
      hero('a', 0, 0, {
        traits,
        bab: 6,
        abilities: { str: 10 },
        attacks: [swung('sword'), swung('dagger', { light: true, offHand: true })],
      }),
    ];
    bonuses(
      4,
      -1,
      4,
      -1,
    )(
      answer(
        two(['two-weapon-fighting-feat', 'improved-two-weapon-fighting']),
        fullAttack('a', { primary: 'sword', offHand: 'dagger' }),
      ),
    );
  });
  it(
    'an invisible attacker has no bonus in melee against a target with Blind-Fight, but has ' +
      '+2 with a shot',
    () => {
      const unseen = { conditions: ['invisible'] };
      expect(answer(strikes(unseen, { traits: ['blind-fight'] }), blow())).toMatchObject({
        total: { attack: 0 },
        deniesDexterity: [],
      });
      expect(answer(strikes(unseen), blow())).toMatchObject({
        total: { attack: 2 },
        deniesDexterity: [{ why: 'invisible-attacker' }],
      });
      expect(
        answer(
          [archer('a', 0, 0, unseen), creature('t', 4, 0, { traits: ['blind-fight'] })],
          arrow(),
        ),
      ).toMatchObject({ total: { attack: 2 } });
    },
  );
  it(
    'with Blind-Fight, the miss chance of a melee attack that missed because of concealment ' +
      'is rolled a second time',
    () => {
      expect(
        answer([], roll(15, 5, 15, { missChance: 50, missDie: 50, missAgain: 51 })),
      ).toMatchObject({ outcome: 'hit' });
      expect(
        answer([], roll(15, 5, 15, { missChance: 50, missDie: 50, missAgain: 50 })),
      ).toMatchObject({ outcome: 'miss' });
    },
  );
});

describe('armor class', () => {
  it('Dodge adds 1 to armor class against one chosen opponent, unless the creature is flat-footed', () => {
    only(['ac', 'dodge-feat', 1])(
      answer(strikes({}, { traits: ['dodge-feat'] }), blow({ dodged: true })),
    );
    only()(answer(strikes({}, { traits: ['dodge-feat'] }), blow()));
    only()(
      answer(
        strikes({}, { traits: ['dodge-feat'], conditions: ['flat-footed'] }),
        blow({ dodged: true }),
      ),
    );
  });
  it(
    'Mobility adds 4 to armor class only against attacks of opportunity that movement ' +
      'provokes',
    () => {
      only(['ac', 'mobility', 4])(
        answer(
          strikes({}, { traits: ['mobility'] }),
          blow({ action: 'opportunity', forMovement: true }),
        ),
      );
      only()(answer(strikes({}, { traits: ['mobility'] }), blow({ action: 'opportunity' })));
      only()(answer(strikes({}, { traits: ['mobility'] }), blow()));
    },
  );
  it(
    'uncanny dodge protects a flat-footed creature from sneak attacks, and improved uncanny ' +
      'dodge also protects a flanked creature',
    () => {
      const flanked = (traits: string[]): Thing[] => [
        ...strikes({}, { traits, conditions: ['flat-footed'] }),
        hero('b', 2, 0),
      ];
      expect(answer(flanked([]), blow())).toMatchObject({
        precision: { openings: ['flanking', 'flat-footed'] },
      });
      expect(answer(flanked(['uncanny-dodge']), blow())).toMatchObject({
        precision: { openings: ['flanking'] },
      });
      expect(answer(flanked(['improved-uncanny-dodge']), blow())).toMatchObject({
        precision: { openings: [], sneak: false },
      });
    },
  );
  it('a creature has no Dexterity bonus to armor class before its first turn in a fight', () => {
    const started = (acted: string[]): Thing =>
      turn({ round: 1, active: 'a', order: ['a', 't'], acted });
    expect(answer([...strikes(), started([])], blow())).toMatchObject({
      deniesDexterity: [{ why: 'flat-footed' }],
    });
    expect(answer([...strikes(), started(['t'])], blow())).toMatchObject({ deniesDexterity: [] });
  });
});

describe('a declared attack', () => {
  it(
    'the attack at the end of a charge has +2 on the roll, and the charger has −2 to armor ' +
      'class',
    () => {
      const v = answer(strikes(), blow({ action: 'charge' }));
      only(['attack', 'charge', 2])(v);
      expect(v).toMatchObject({ own: [{ on: 'ac', why: 'charged-ac', value: -2 }] });
    },
  );
  it(
    'the −4 for fighting defensively counts once, even if the attack and a condition of the ' +
      'attacker both state the penalty',
    () => {
      const v = answer(strikes(), blow({ defensively: true }));
      only(['attack', 'fighting-defensively', -4])(v);
      expect(v).toMatchObject({ own: [{ on: 'ac', type: 'dodge', value: 2 }] });
      only(['attack', 'fighting-defensively', -4])(
        answer(strikes({ conditions: ['fighting-defensively'] }), blow({ defensively: true })),
      );
    },
  );
  it('a flat-footed target gets no armor class bonus from total defense', () => {
    only(['ac', 'total-defence', 4])(
      answer(strikes({}, { conditions: ['total-defence'] }), blow()),
    );
    only()(answer(strikes({}, { conditions: ['total-defence', 'flat-footed'] }), blow()));
  });
  it('an attack that an ally aids has +2 on the roll', () =>
    only(['attack', 'aid-another', 2])(answer(strikes(), blow({ aided: true }))));
  it('an attack with a weapon that is not in hand is refused', () => {
    expect(answer(strikes({ attacks: [swung('sword', { ready: false })] }), blow())).toMatchObject({
      possible: false,
      why: ['not-in-hand'],
    });
  });
  it('an attack by a stunned creature is refused', () =>
    expect(answer(strikes({ conditions: ['stunned'] }), blow())).toMatchObject({
      possible: false,
      why: ['condition-forbids'],
      barred: [{ by: 'stunned' }],
    }));
  it('an attack by a pinned or paralyzed creature is refused', () => {
    for (const condition of ['pinned', 'paralyzed'])
      expect(
        answer(strikes({ conditions: [condition], attacks: 'dagger' }), attack('a', 't', 'dagger')),
      ).toMatchObject({ possible: false });
  });
  it('a grappling creature’s attack on a creature outside the grapple is refused', () => {
    expect(
      answer(
        [
          ...strikes({ grapples: ['b'], attacks: 'dagger' }),
          creature('b', 0, 1, { grapples: ['a'] }),
        ],
        attack('a', 't', 'dagger'),
      ),
    ).toMatchObject({ possible: false, why: ['grappling'] });
    only(['attack', 'grappling-attacker', -4])(
      answer(
        strikes({ grapples: ['t'], attacks: 'dagger' }, { grapples: ['a'] }),
        attack('a', 't', 'dagger'),
      ),
    );
    expect(answer(strikes({ grapples: ['t'] }, { grapples: ['a'] }), blow())).toMatchObject({
      possible: false,
      why: ['not-light'],
    });
  });
  it(
    'a coup de grace is allowed on a helpless target, in melee or with a bow from an ' +
      'adjacent square',
    () => {
      const prey = (x: number, more = {}): Thing =>
        creature('t', x, 0, { conditions: ['helpless'], ...more });
      expect(answer([hero('a', 0, 0), prey(1)], blow())).toMatchObject({
        coupDeGrace: { allowed: true },
      });
      expect(answer([archer('a', 0, 0), prey(1)], arrow())).toMatchObject({
        coupDeGrace: { allowed: true },
      });
      expect(answer([archer('a', 0, 0), prey(2)], arrow())).toMatchObject({
        coupDeGrace: { allowed: false, why: ['not-adjacent'] },
      });
      expect(answer([hero('a', 0, 0), prey(1, { traits: ['undead'] })], blow())).toMatchObject({
        coupDeGrace: { allowed: false, why: ['immune'] },
      });
      expect(answer(strikes(), blow())).toMatchObject({
        coupDeGrace: { allowed: false, why: ['not-helpless'] },
      });
    },
  );
  it(
    'if a bow’s range increment is unknown, a shot is possible and the ruling lists the ' +
      'range increment as unknown',
    () => {
      const v = answer(
        [hero('a', 0, 0, { attacks: [{ id: 'bow', kind: 'ranged' }] }), creature('t', 9, 0)],
        arrow(),
      );
      expect(v).toMatchObject({
        possible: true,
        unknown: ['creatures.a.attacks.bow.rangeIncrement'],
      });
    },
  );
  it(
    'the ruling on a shot over a low obstacle includes the obstacle’s cover of +4 to armor ' +
      'class',
    () => {
      const v = answer([archer('a', 0, 0), creature('t', 4, 0), lowBlock(3, 0)], arrow());
      expect(v['modifiers']).toMatchObject([{ on: 'ac', why: 'cover', value: 4, by: 'cell:3,0' }]);
    },
  );
});
