/**
 * Riders: the space shared with the mount, the creature that moves, and points that the rule texts
 * leave open.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLine } from '../../src/judge/answer.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { judgeOf, rulesetOf } from '../../src/rules/index.ts';
import '../../src/rules/fullRulesets.ts';
import { withCreature } from '../../src/board/board.ts';
import {
  board,
  block,
  corridor,
  creature,
  hero,
  ogre,
  turn,
  wall,
  type Answer,
  type At,
  type CreatureMore,
  type Thing,
} from './cases.ts';
import { asked } from './run.ts';
import { rulesetsInWords } from '../support/titleWords.ts';

type On = readonly (Thing | readonly Thing[])[];
const answer = (
  on: On,
  ask: { readonly ask: string } & Record<string, unknown>,
  ruleset = 'srd35',
): Answer => asked({ on, ask }, ruleset);

const SQUARES = ['srd35', 'sigil', 'd20modern', 'pf1'] as const;
const horse = (x: number, y: number, more: CreatureMore = {}): Thing =>
  hero('h', x, y, {
    size: 'large',
    build: 'long',
    speed: { land: 10 },
    attacks: 'natural',
    ...more,
  });
/** A rider on the far square of a horse that fills (0,0) to (1,1). */
const pair = (more: CreatureMore = {}, mount: CreatureMore = {}): Thing[] => [
  hero('r', 1, 1, { mount: 'h', ...more }),
  horse(0, 0, mount),
];
const cells = (v: Answer): At[] => v['cells'] as At[];
const codes = (v: Answer): string[] => (v['violations'] as { code: string }[]).map((x) => x.code);
const provoked = (v: Answer): object[] =>
  (v['opportunities'] as { by: string; against?: string[] }[]).map(({ by, against }) => ({
    by,
    against,
  }));
const row = (from: number, to: number, y = 0): At[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i): At => [
    from + Math.sign(to - from) * i,
    y,
  ]);

describe.each(rulesetsInWords(SQUARES))(
  'the rider’s space is its mount’s, under %s',
  (game, ruleset) => {
    it(
      `under ${game}, a rider with a sword threatens the twelve squares around the horse ` +
        'and none under it',
      () => {
        const v = answer(pair(), { ask: 'threat', of: 'r' }, ruleset);
        expect(cells(v)).toHaveLength(12);
        for (const at of [
          [-1, -1],
          [2, -1],
          [-1, 2],
          [2, 2],
          [0, -1],
          [1, 2],
        ])
          expect(cells(v)).toContainEqual(at);
        expect(cells(v)).not.toContainEqual([0, 0]);
      },
    );
    it(
      `under ${game}, a rider with a reach weapon threatens the second ring of squares around ` +
        'the horse',
      () => {
        const v = answer(pair({ attacks: 'longspear' }), { ask: 'threat', of: 'r' }, ruleset);
        expect(cells(v)).toContainEqual([-2, 0]);
        expect(cells(v)).toContainEqual([3, 1]);
        expect(cells(v)).not.toContainEqual([-1, 0]);
        expect(cells(v)).not.toContainEqual([4, 0]);
      },
    );
    it(
      `under ${game}, a rider and an enemy beside any square of the horse can attack each ` +
        'other',
      () => {
        for (const [x, y] of [
          [-1, -1],
          [-1, 1],
          [2, 0],
          [0, 2],
        ] as const) {
          const on = [pair(), creature('f', x, y)];
          expect(answer(on, { ask: 'distance', from: 'f', to: 'r' }, ruleset)).toMatchObject({
            cells: 1,
          });
          expect(
            answer(on, { ask: 'act', of: 'f', action: 'melee-attack', target: 'r' }, ruleset),
          ).toMatchObject({ legal: true });
          expect(
            answer(on, { ask: 'attack', from: 'r', to: 'f', with: 'sword' }, ruleset),
          ).toMatchObject({ possible: true });
        }
      },
    );
    it(
      `under ${game}, a rider with a longspear can attack an enemy two squares from the ` +
        'horse, but the horse cannot',
      () => {
        const on = [pair({ attacks: 'longspear' }), creature('f', 3, 0)];
        expect(
          answer(on, { ask: 'act', of: 'r', action: 'melee-attack', target: 'f' }, ruleset),
        ).toMatchObject({ legal: true });
        expect(
          answer(on, { ask: 'act', of: 'h', action: 'melee-attack', target: 'f' }, ruleset),
        ).toMatchObject({ legal: false, why: ['target-out-of-reach'] });
      },
    );
    it(`under ${game}, a horse gives no cover against arrows to a rider in the saddle`, () => {
      const shot = { ask: 'cover', from: 'f', to: 'r', attack: 'ranged' };
      expect(
        answer([pair(), creature('f', -6, 0, { attacks: 'bow' })], shot, ruleset),
      ).toMatchObject({ degree: 'none' });
      if (ruleset === 'd20modern') return;
      expect(
        answer(
          [hero('r', 2, 0), horse(0, 0), creature('f', -6, 0, { attacks: 'bow' })],
          shot,
          ruleset,
        ),
      ).toMatchObject({ degree: 'soft' });
    });
    it(
      `under ${game}, a rider in the saddle and an ally on the enemy’s far side flank the ` +
        'enemy',
      () => {
        const v = answer(
          [pair(), creature('f', 2, 0), hero('b', 3, 0)],
          { ask: 'flanking', target: 'f' },
          ruleset,
        );
        expect(v['pairs']).toEqual(
          expect.arrayContaining([expect.objectContaining({ a: 'b', b: 'r' })]),
        );
      },
    );
    it(
      `under ${game}, a rider fills the whole space of the horse, wherever on the horse the ` +
        'rider’s token lies',
      () => {
        for (const [x, y] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const) {
          const v = answer(
            [hero('r', x, y, { mount: 'h' }), horse(0, 0)],
            { ask: 'mounted', of: 'r' },
            ruleset,
          );
          expect(v).toMatchObject({
            mount: 'h',
            mover: 'h',
            legal: true,
            cells: [
              [0, 0],
              [1, 0],
              [0, 1],
              [1, 1],
            ],
          });
        }
      },
    );
    it(`under ${game}, a rider who stands beside the mount fills only one square`, () => {
      const on = [hero('r', 2, 0, { mount: 'h' }), horse(0, 0)];
      expect(answer(on, { ask: 'mounted', of: 'r' }, ruleset)).toMatchObject({
        mount: null,
        cells: [[2, 0]],
      });
      expect(cells(answer(on, { ask: 'threat', of: 'r' }, ruleset))).toHaveLength(8);
    });
  },
);

describe.each(rulesetsInWords(SQUARES))(
  'mount and rider move as one, under %s',
  (game, ruleset) => {
    it(
      `under ${game}, a mounted rider moves at the horse’s speed, and the ruling names the horse ` +
        'as the mover',
      () => {
        const of = (id: string): Answer =>
          answer(pair(), { ask: 'reachable', of: id, mode: 'move' }, ruleset);
        expect(of('r')).toMatchObject({ mover: 'h', budget: 10 });
        expect(cells(of('r'))).toEqual(cells(of('h')));
        expect(answer(pair(), { ask: 'path', of: 'r', to: [9, 0] }, ruleset)).toMatchObject({
          mover: 'h',
          cost: 9,
        });
        expect(answer(pair(), { ask: 'move', of: 'r', path: row(0, 10) }, ruleset)).toMatchObject({
          mover: 'h',
          legal: true,
          cost: 10,
          budget: 10,
        });
      },
    );
    it(`under ${game}, a row of pillars that stops the horse also stops its rider`, () => {
      const v = answer(
        [pair(), corridor(0)],
        {
          ask: 'move',
          of: 'r',
          path: [
            [0, 0],
            [1, 0],
          ],
        },
        ruleset,
      );
      expect(v).toMatchObject({ mover: 'h' });
      expect(
        answer(
          [pair(), block(3, 0), block(3, 1), block(3, -1), block(3, 2), block(3, -2), block(3, 3)],
          { ask: 'move', of: 'r', path: row(0, 2) },
          ruleset,
        ),
      ).toMatchObject({ legal: false });
    });
    it(`under ${game}, a ridden horse may move in its rider’s turn, but not in an enemy’s`, () => {
      const go = (active: string): Answer =>
        answer(
          [pair(), creature('f', 20, 20), turn({ active, round: 2 })],
          { ask: 'move', of: 'h', path: row(0, 3) },
          ruleset,
        );
      expect(go('r')).toMatchObject({ legal: true });
      expect(codes(go('f'))).toEqual(['not-your-turn']);
    });
    it(
      `under ${game}, a second rider on a horse moves with the horse and does not stand in ` +
        'its way',
      () => {
        const two = [pair(), hero('s', 0, 1, { mount: 'h' })];
        expect(answer(two, { ask: 'move', of: 's', path: row(0, 4) }, ruleset)).toMatchObject({
          mover: 'h',
          legal: true,
        });
        expect(answer(two, { ask: 'mounted', of: 'h' }, ruleset)).toMatchObject({
          riders: ['r', 's'],
        });
      },
    );
  },
);

describe.each(rulesetsInWords(['srd35', 'sigil', 'pf1']))(
  'out of the saddle, under %s',
  (game, ruleset) => {
    it(`under ${game}, a rider must dismount before walking off`, () => {
      const v = answer(
        pair(),
        {
          ask: 'move',
          of: 'r',
          path: [
            [1, 1],
            [2, 1],
          ],
        },
        ruleset,
      );
      expect(v).toMatchObject({
        legal: false,
        budget: 6,
        violations: [{ code: 'in-saddle', by: 'h' }],
      });
    });
    it(`under ${game}, a mounted rider whose path stays in the same square breaks no rule`, () => {
      const v = answer(pair(), { ask: 'move', of: 'r', path: [[1, 1]] }, ruleset);
      expect(v['violations']).toEqual([]);
    });
    it(`under ${game}, a rider who has dismounted this turn walks at the rider’s own speed`, () => {
      const mine = turn({
        active: 'r',
        round: 2,
        spent: { move: 1, actions: ['mount-or-dismount'] },
      });
      const v = answer(
        [pair(), mine],
        {
          ask: 'move',
          of: 'r',
          path: [
            [1, 1],
            [2, 1],
            [3, 1],
          ],
        },
        ruleset,
      );
      expect(v).toMatchObject({ legal: true, cost: 2, budget: 6 });
    });
    it(
      `under ${game}, a mounted rider may not walk, run or withdraw on foot, but the mount ` +
        'may move',
      () => {
        for (const action of ['move', 'double-move', 'run', 'withdraw', 'five-foot-step']) {
          const v = answer(
            [pair(), turn({ active: 'r', round: 2 })],
            { ask: 'act', of: 'r', action },
            ruleset,
          );
          expect(v, action).toMatchObject({
            legal: false,
            why: ['in-saddle'],
            reasons: [{ by: 'h' }],
          });
        }
        expect(
          answer(
            [pair(), turn({ active: 'r', round: 2 })],
            { ask: 'act', of: 'h', action: 'move', path: row(0, 3) },
            ruleset,
          ),
        ).toMatchObject({ legal: true, cost: 3 });
      },
    );
  },
);
it(
  'under d20 Modern, which has no rule on dismounting, a rider may walk off, but the ruling ' +
    'is uncertain',
  () => {
    const v = answer(
      pair(),
      {
        ask: 'move',
        of: 'r',
        path: [
          [1, 1],
          [2, 1],
        ],
      },
      'd20modern',
    );
    expect(v).toMatchObject({ legal: true, cost: 1, unknown: ['creatures.r.mount'] });
    expect(answer(pair(), { ask: 'mounted', of: 'r' }, 'd20modern')['silent']).toContain(
      'dismounting',
    );
  },
);

describe.each(rulesetsInWords(SQUARES))(
  'opportunities against a moving pair, under %s',
  (game, ruleset) => {
    it(
      `under ${game}, an enemy that horse and rider provoke together gets one attack of ` +
        'opportunity, against either of them',
      () => {
        const v = answer(
          [pair(), creature('f', 0, 2)],
          { ask: 'move', of: 'h', path: row(0, 4) },
          ruleset,
        );
        expect(provoked(v)).toEqual([{ by: 'f', against: ['h', 'r'] }]);
      },
    );
    it(
      `under ${game}, an attack of opportunity against a rider on a neutral horse may ` +
        'target only the rider',
      () => {
        const v = answer(
          [pair({}, { side: 'neutral' }), creature('f', 0, 2)],
          { ask: 'move', of: 'r', path: row(0, 4) },
          ruleset,
        );
        expect(provoked(v)).toEqual([{ by: 'f', against: ['r'] }]);
      },
    );
    it(
      `under ${game}, an attack of opportunity against a rider on an invisible horse may ` +
        'target only the rider',
      () => {
        const unseen: CreatureMore = { conditions: ['invisible'] };
        const ridden = (more: CreatureMore, mount: CreatureMore): Answer =>
          answer(
            [pair(more, mount), creature('f', 0, 2)],
            { ask: 'move', of: 'r', path: row(0, 4) },
            ruleset,
          );
        expect(provoked(ridden({}, unseen))).toEqual([{ by: 'f', against: ['r'] }]);
        expect(provoked(ridden(unseen, {}))).toEqual([{ by: 'f', against: ['h'] }]);
        expect(provoked(ridden(unseen, unseen))).toEqual([]);
      },
    );
    it(
      `under ${game}, a neutral horse that stands up under its rider does not provoke the ` +
        'rider’s enemies',
      () => {
        const v = answer(
          [pair({}, { side: 'neutral' }), creature('f', 0, 2)],
          { ask: 'act', of: 'h', action: 'stand-up' },
          ruleset,
        );
        expect(v).toMatchObject({ provokes: 'yes', opportunities: [] });
      },
    );
    it(
      `under ${game}, an ogre two squares from a moving horse may attack the horse or its ` +
        'rider',
      () => {
        const v = answer(
          [pair(), ogre('o', 3, 0)],
          { ask: 'move', of: 'r', path: row(0, -3) },
          ruleset,
        );
        expect(provoked(v)).toEqual([{ by: 'o', against: ['h', 'r'] }]);
      },
    );
    it(
      `under ${game}, an attack of opportunity against a creature on foot offers no choice ` +
        'of target',
      () => {
        const v = answer(
          [hero('a', 0, 0), creature('f', 0, 1)],
          { ask: 'move', of: 'a', path: row(0, -2) },
          ruleset,
        );
        expect(provoked(v)).toEqual([{ by: 'f', against: undefined }]);
      },
    );
  },
);

describe.each(rulesetsInWords(SQUARES))('a mounted charge, under %s', (game, ruleset) => {
  const FOE = creature('f', 10, 0);
  const ends = (more: CreatureMore): At[] =>
    (
      answer(
        [pair(more, { at: [0, 0] } as CreatureMore), FOE],
        { ask: 'reachable', of: 'r', mode: 'charge' },
        ruleset,
      )['cells'] as { at: At }[]
    ).map(({ at }) => at);
  it(
    `under ${game}, a mounted charge ends at the first square from which the rider’s sword ` +
      'reaches the target',
    () => {
      expect(ends({})).toContainEqual([8, 0]);
      expect(ends({})).not.toContainEqual([7, 0]);
      expect(
        answer([pair(), FOE], { ask: 'move', of: 'r', mode: 'charge', path: row(0, 8) }, ruleset),
      ).toMatchObject({ legal: true, mover: 'h', budget: 20 });
    },
  );
  it(`under ${game}, a mounted charge with a longspear ends two squares from the target`, () => {
    expect(ends({ attacks: 'longspear' })).toContainEqual([7, 0]);
    expect(
      answer(
        [pair({ attacks: 'longspear' }), FOE],
        { ask: 'move', of: 'r', mode: 'charge', path: row(0, 8) },
        ruleset,
      ),
    ).toMatchObject({ legal: false });
  });
  it(
    `under ${game}, a charge of the horse itself ends beside the target, even if the rider ` +
      'has a longspear',
    () => {
      expect(
        answer(
          [pair({ attacks: 'longspear' }), FOE],
          { ask: 'move', of: 'h', mode: 'charge', path: row(0, 8) },
          ruleset,
        ),
      ).toMatchObject({ legal: true });
    },
  );
});

describe('a mount too small for its rider', () => {
  const pony = (size: CreatureMore['size']): Thing[] => [
    hero('r', 0, 0, { mount: 'p' }),
    hero('p', 0, 0, { size, build: 'long', attacks: 'natural' }),
  ];
  const beside = [hero('r', 1, 0), hero('p', 0, 0, { build: 'long', attacks: 'natural' })];
  it('under Sigil (house rules for D&D 3.5), a creature cannot carry a rider of its own size', () => {
    const v = answer(pony('medium'), { ask: 'move', of: 'r', path: row(0, 3) }, 'sigil');
    expect(v).toMatchObject({ legal: false, violations: [{ code: 'mount-too-small', by: 'r' }] });
    expect(v['rules']).toContain('sigil.size.mount-share-space');
    expect(answer(pony('medium'), { ask: 'reachable', of: 'p' }, 'sigil')).toMatchObject({
      cells: [],
      why: 'mount-too-small',
    });
    expect(answer(pony('medium'), { ask: 'mounted', of: 'r' }, 'sigil')).toMatchObject({
      legal: false,
      why: ['mount-too-small'],
    });
    expect(
      answer(beside, { ask: 'act', of: 'r', action: 'mount-or-dismount', target: 'p' }, 'sigil'),
    ).toMatchObject({ legal: false, why: ['mount-too-small'] });
  });
  it(
    'under Sigil (house rules for D&D 3.5), a creature can carry a rider one size smaller ' +
      'than itself',
    () => {
      expect(
        answer(pony('large'), { ask: 'move', of: 'r', path: row(0, 3) }, 'sigil'),
      ).toMatchObject({ legal: true });
    },
  );
  it.each(rulesetsInWords(['srd35', 'd20modern', 'pf1']))(
    'under %s, a mount of its rider’s size may move, and the ruling says that no rule covers ' +
      'a mount’s size',
    (_, ruleset) => {
      expect(
        answer(pony('medium'), { ask: 'move', of: 'r', path: row(0, 3) }, ruleset),
      ).toMatchObject({ legal: true });
      expect(answer(pony('medium'), { ask: 'mounted', of: 'r' }, ruleset)['silent']).toContain(
        'size',
      );
    },
  );
  it('under D&D 3.5, a rider may mount a creature of the rider’s own size', () => {
    expect(
      answer(beside, { ask: 'act', of: 'r', action: 'mount-or-dismount', target: 'p' }),
    ).toMatchObject({ legal: true });
  });
});

describe.each(rulesetsInWords(['sigil', 'd20modern']))(
  'open points of the text, under %s',
  (game, ruleset) => {
    it(
      `under ${game}, a ruling on a rider says that the rules do not cover mounted charges, ` +
        'lances and spells',
      () => {
        expect(answer(pair(), { ask: 'mounted', of: 'r' }, ruleset)['silent']).toEqual(
          expect.arrayContaining([
            'action',
            'opportunity',
            'charge',
            'lance',
            'higher-ground',
            'shooting',
            'casting',
          ]),
        );
      },
    );
    it(`under ${game}, an attack from the saddle gets no bonus for higher ground`, () => {
      const v = answer(
        [pair(), creature('f', 2, 0)],
        { ask: 'attack', from: 'r', to: 'f', with: 'sword' },
        ruleset,
      );
      expect((v['modifiers'] as { why: string }[]).map(({ why }) => why)).not.toContain(
        'higher-ground',
      );
    });
  },
);
it('under D&D 3.5, a ruling on a rider says that no rule covers the size of a mount', () => {
  expect(answer(pair(), { ask: 'mounted', of: 'r' })['silent']).toEqual(['size', 'opportunity']);
});
it(
  'under Pathfinder 1e, a ruling on a rider says that no rule covers a mount’s size or ' +
    'spells cast while riding',
  () => {
    expect(answer(pair(), { ask: 'mounted', of: 'r' }, 'pf1')['silent']).toEqual([
      'size',
      'opportunity',
      'casting',
    ]);
  },
);
it(
  'under Pathfinder 1e, a rider has +1 to attack a creature on foot that is smaller than ' +
    'the mount',
  () => {
    const v = answer(
      [pair(), creature('f', 2, 0)],
      { ask: 'attack', from: 'r', to: 'f', with: 'sword' },
      'pf1',
    );
    expect(v['modifiers']).toContainEqual(
      expect.objectContaining({ why: 'higher-ground', value: 1, rules: ['pf1.mounted.attack'] }),
    );
  },
);
it(
  'under Sigil (house rules for D&D 3.5), a ruling on a rider says that rules cover a ' +
    'mount’s size and a fall from the saddle',
  () => {
    const silent = answer(pair(), { ask: 'mounted', of: 'r' }, 'sigil')['silent'];
    for (const said of ['size', 'space', 'fall']) expect(silent).not.toContain(said);
  },
);

describe.each(rulesetsInWords(['srd35', 'sigil', 'pf1']))(
  'getting on and off, under %s',
  (game, ruleset) => {
    const act = (on: On, action: string, more: object = {}): Answer =>
      answer(on, { ask: 'act', of: 'r', action, ...more }, ruleset);
    it(
      `under ${game}, a creature on foot may neither guide a mount with the knees nor roll ` +
        'to stay in the saddle',
      () => {
        expect(act(pair(), 'ride-with-knees')).toMatchObject({
          legal: true,
          checks: [{ skill: 'ride', dc: 5 }],
        });
        expect(act([hero('r', 0, 0)], 'ride-with-knees')).toMatchObject({
          legal: false,
          why: ['not-mounted'],
        });
        expect(act([hero('r', 0, 0)], 'stay-in-saddle')).toMatchObject({
          legal: false,
          why: ['not-mounted'],
        });
      },
    );
    it(
      `under ${game}, a creature on foot may mount a horse in an adjacent square, but not ` +
        'one two squares away',
      () => {
        expect(act(pair(), 'mount-or-dismount')).toMatchObject({ legal: true, kind: 'move' });
        expect(
          act([hero('r', 2, 0), horse(0, 0)], 'mount-or-dismount', { target: 'h' }),
        ).toMatchObject({ legal: true });
        expect(
          act([hero('r', 4, 0), horse(0, 0)], 'mount-or-dismount', { target: 'h' }),
        ).toMatchObject({ legal: false, why: ['target-out-of-reach'] });
        expect(act([hero('r', 2, 0), horse(0, 0)], 'fast-mount', { target: 'h' })).toMatchObject({
          legal: true,
          kind: 'free',
          checks: [{ skill: 'ride', dc: 20 }],
        });
      },
    );
    it(
      `under ${game}, a rider may dismount and then walk in the same turn, but may not walk ` +
        'while mounted',
      () => {
        const mine = turn({ active: 'r', round: 2 });
        const v = answer(
          [pair(), mine],
          {
            ask: 'turn',
            of: 'r',
            do: [
              { action: 'mount-or-dismount' },
              {
                action: 'move',
                path: [
                  [0, 0],
                  [-1, 0],
                  [-2, 0],
                ],
              },
            ],
          },
          ruleset,
        );
        expect(v).toMatchObject({ legal: true });
        expect(
          answer(
            [pair(), mine],
            {
              ask: 'turn',
              of: 'r',
              do: [
                {
                  action: 'move',
                  path: [
                    [0, 0],
                    [-1, 0],
                  ],
                },
              ],
            },
            ruleset,
          ),
        ).toMatchObject({ legal: false, steps: [{ why: ['in-saddle'] }] });
      },
    );
  },
);

describe('hostile scenes', () => {
  it(
    'creatures that ride each other in a circle, or that ride a missing creature, count as not ' +
      'mounted',
    () => {
      const on = [
        hero('a', 0, 0, { mount: 'b' }),
        hero('b', 0, 0, { mount: 'c' }),
        hero('c', 0, 0, { mount: 'a' }),
        hero('d', 3, 3, { mount: 'ghost' }),
      ];
      const { scene } = board('srd35', on);
      // Asks the engine directly, because the scene check rejects the cycle as an error.
      const judge = judgeOf(boardOf(sceneSchema.parse(scene)), rulesetOf('srd35')!);
      for (const c of judge.board.creatures) {
        expect(c.seat).toBeUndefined();
        expect(judge.rules.reachable(judge, c, 'move').mover).toBeUndefined();
      }
      expect(answerLine({ scene, ask: { ask: 'mounted', of: 'd' } })).not.toHaveProperty(
        'answer.mount',
        'ghost',
      );
    },
  );
});

describe('one turn of rider and mount', () => {
  const deeds = fc.array(
    fc.tuple(
      fc.constantFrom('r', 'h'),
      fc.constantFrom('draw-weapon', 'total-defence', 'stand-up', 'move', 'double-move', 'run'),
    ),
    { maxLength: 5 },
  );
  const left = (v: Answer, of: string): unknown =>
    of === 'r' ? v['left'] : (v['beside'] as Record<string, unknown>)['h'];
  it(
    'actions of a rider use up no actions of the mount, and actions of the mount use up no ' +
      'actions of the rider',
    () => {
      fc.assert(
        fc.property(deeds, (list) => {
          const ask = (some: typeof list) =>
            answer([pair(), turn({ active: 'r' })], {
              ask: 'turn',
              of: 'r',
              do: some.map(([by, action]) => ({ by, action })),
            });
          const both = ask(list);
          for (const of of ['r', 'h'])
            expect(left(both, of)).toEqual(left(ask(list.filter(([by]) => by === of)), of));
        }),
        { numRuns: 60 },
      );
    },
  );
  it(
    'a request about a rider’s turn is refused if it contains an action of a creature other than ' +
      'the rider or the mount',
    () => {
      expect(() =>
        answer([pair(), creature('f', 6, 0)], {
          ask: 'turn',
          of: 'r',
          do: [{ by: 'f', action: 'move' }],
        }),
      ).toThrow(/mount or rider/);
    },
  );
  it(
    'under Sigil (house rules for D&D 3.5), the ruling on a rider’s turn does not count the ' +
      'mount’s remaining actions',
    () => {
      expect(
        answer(pair(), { ask: 'turn', of: 'r', do: [{ action: 'draw-weapon' }] }, 'sigil'),
      ).not.toHaveProperty('beside');
    },
  );
});

describe('properties of a mounted pair on random boards', () => {
  const at = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }));
  const table = fc.record({
    horse: at,
    on: fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 1 })),
    foes: fc.array(at, { maxLength: 4 }),
    blocks: fc.array(at, { maxLength: 12 }),
    walls: fc.array(at, { maxLength: 6 }),
    weapon: fc.constantFrom('sword' as const, 'longspear' as const, 'chain' as const),
    to: at,
  });
  type Laid = typeof table extends fc.Arbitrary<infer T> ? T : never;
  const laid = (t: Laid, ruleset: string) => {
    const { scene } = board(ruleset, [
      hero('r', t.horse[0] + t.on[0], t.horse[1] + t.on[1], { mount: 'h', attacks: t.weapon }),
      horse(...t.horse),
      ...t.foes.map(([x, y], i) => creature(`f${i}`, x, y)),
      ...t.blocks.map(([x, y]) => block(x, y)),
      ...t.walls.map(([x, y]) => wall(x, y, x + 2, y)),
    ]);
    return judgeOf(boardOf(sceneSchema.parse(scene)), rulesetOf(ruleset)!);
  };
  const on = (j: ReturnType<typeof laid>, id: string) =>
    j.board.creatures.find((c) => c.id === id)!;

  it.each(rulesetsInWords(['srd35', 'sigil', 'pf1']))(
    'under %s, a rider threatens the squares that the mount would threaten with the rider’s ' +
      'weapon',
    (_, ruleset) => {
      fc.assert(
        fc.property(table, (t) => {
          const j = laid(t, ruleset);
          const [r, h] = [on(j, 'r'), on(j, 'h')];
          const armed = { ...h, attacks: r.attacks!, reach: j.rules.reach(r).value };
          expect([...j.rules.threat(j, r).cells]).toEqual([...j.rules.threat(j, armed).cells]);
          for (const mode of ['move', 'step'] as const) {
            const { mover, ...pair } = j.rules.reachable(j, r, mode);
            expect(mover).toBe('h');
            expect(pair).toEqual(j.rules.reachable(j, h, mode));
          }
        }),
        { numRuns: 14 },
      );
    },
  );
  it.each(rulesetsInWords(['srd35', 'sigil', 'pf1']))(
    'under %s, a rider threatens every square that a creature on foot in any square of the mount ' +
      'would threaten',
    (_, ruleset) => {
      fc.assert(
        fc.property(table, (t) => {
          const j = laid({ ...t, blocks: [], walls: [] }, ruleset);
          const r = on(j, 'r');
          const { seat: _, mount: __, ...foot } = r;
          const alone = (dx: number, dy: number) => {
            const c = { ...foot, at: [r.at[0] + dx, r.at[1] + dy] as const };
            return [
              ...j.rules.threat({ ...j, board: { ...j.board, creatures: [c] } }, c).cells,
            ].map(String);
          };
          const own = new Set(
            [
              [0, 0],
              [1, 0],
              [0, 1],
              [1, 1],
            ].map(([x, y]) => String([r.at[0] + x!, r.at[1] + y!])),
          );
          const union = new Set(
            [...own].flatMap((cell) => {
              const [x, y] = cell.split(',').map(Number) as [number, number];
              return alone(x - r.at[0], y - r.at[1]);
            }),
          );
          const held = new Set([...j.rules.threat(j, r).cells].map(String));
          // A longspear does not threaten cells within natural reach of any square of the space.
          // With other weapons the two areas are equal outside the space.
          for (const cell of held) expect(union.has(cell)).toBe(true);
          if (t.weapon !== 'longspear')
            for (const cell of union) if (!own.has(cell)) expect(held.has(cell)).toBe(true);
        }),
        { numRuns: 14 },
      );
    },
  );
  it.each(rulesetsInWords(['srd35', 'sigil', 'pf1']))(
    'under %s, moving the token of a rider or of the mount moves both creatures',
    (_, ruleset) => {
      fc.assert(
        fc.property(table, fc.constantFrom('r', 'h'), (t, id) => {
          const j = laid(t, ruleset);
          const moved = withCreature(j.board, { ...on(j, id), at: t.to, elevation: 2 });
          const [r, h] = ['r', 'h'].map((each) => moved.creatures.find((c) => c.id === each)!);
          expect(r!.at).toEqual(t.to);
          expect(h!.at).toEqual(t.to);
          expect([r!.elevation, h!.elevation]).toEqual([2, 2]);
          expect(r!.seat).toBe(h);
        }),
        { numRuns: 14 },
      );
    },
  );
});
