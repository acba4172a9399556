/** Tokens that are things, not creatures: they are on the board as obstacles at most. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLine } from '../../src/judge/answer.ts';
import { fullRulesets } from '../../src/rules/fullRulesets.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';
import { boards } from '../rules/properties/boards.ts';
import { holds, TIMEOUT } from '../rules/properties/runs.ts';
import { everyCase } from '../support/everyCase.ts';

type Creatures = NonNullable<SceneInput['creatures']>;
const scene = (creatures: Creatures, more: object = {}): SceneInput => ({
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 12, rows: 8 },
  creatures,
  ...more,
});
const HERO: Creatures[number] = {
  id: 'hero',
  side: 'party',
  at: [2, 3],
  size: 'medium',
  speed: { land: 6 },
  attacks: [{ id: 'bow', kind: 'ranged', rangeIncrement: 12 }],
};
const ORC: Creatures[number] = { id: 'orc', side: 'foes', at: [6, 3], size: 'medium' };
const CHEST: Creatures[number] = { id: 'chest', side: 'foes', at: [4, 3], size: 'medium' };
const ask = (of: SceneInput, question: object) => answerLine({ scene: of, ask: question });
const WALK = { ask: 'move', of: 'hero', path: [2, 3, 4, 5].map((x) => [x, 3]) };
const COVER = { ask: 'cover', from: 'hero', to: 'orc', attack: 'ranged' };

describe('an object token between two enemies', () => {
  everyCase([
    ['a hostile chest', {}],
    ['a trap of four squares', { size: 'large', space: 2 }],
    ['a picture of a spell, four squares wide', { at: [3, 2], size: 'gargantuan', space: 4 }],
    ['a token without a side', { side: undefined }],
    ['an armed thing', { attacks: [{ id: 'blade', kind: 'melee' }] }],
  ])(
    'a creature can walk through a token that is no creature, such as a chest or trap, ' +
      'and the token gives no cover',
    (_, more) => {
      const with_ = scene([
        HERO,
        ORC,
        { ...CHEST, ...more, scenery: 'clear' } as Creatures[number],
      ]);
      const without = scene([HERO, ORC]);
      for (const question of [WALK, COVER])
        expect(ask(with_, question)).toEqual(ask(without, question));
      expect(ask(with_, COVER)).toMatchObject({ answer: { degree: 'none' } });
      // The same token as a creature is in the way.
      expect(ask(scene([HERO, ORC, CHEST]), WALK)).toMatchObject({ answer: { legal: false } });
    },
  );

  it('entering the square of a token that is a low obstacle costs more than entering an empty square', () => {
    const low = scene([HERO, ORC, { ...CHEST, scenery: 'low' }]);
    expect(ask(low, WALK)).toEqual(
      ask(scene([HERO, ORC], { cells: [{ at: [4, 3], low: true }] }), WALK),
    );
    expect(ask(low, WALK)).toMatchObject({ answer: { cost: 4 } });
  });

  it('a token that is a blocking obstacle stops paths and lines of effect', () => {
    const wall = scene([HERO, ORC, { ...CHEST, at: [3, 2], space: 3, scenery: 'blocks' }]);
    expect(ask(wall, WALK)).toMatchObject({ answer: { legal: false } });
    expect(ask(wall, COVER)).toMatchObject({ answer: { degree: 'total' } });
  });

  it('a rules request about a token that is no creature is answered with an error', () => {
    expect(
      ask(scene([HERO, { ...CHEST, scenery: 'clear' }]), { ask: 'threat', of: 'chest' }),
    ).toMatchObject({ error: { path: 'ask.of' } });
  });

  it('a token that is no creature may be in the turn order, and cannot be a mount', () => {
    const of = scene(
      [
        { ...HERO, mount: 'chest', at: [4, 3] },
        { ...CHEST, scenery: 'clear' },
      ],
      { turn: { round: 2, active: 'chest', order: ['chest', 'hero'] } },
    );
    expect(ask(of, { ask: 'mounted', of: 'hero' })).toMatchObject({ answer: { mount: null } });
  });

  it('moving an obstacle token changes the terrain data of the map, and moving a creature does not', () => {
    const parsed = sceneSchema.parse(scene([HERO, { ...CHEST, scenery: 'low' }]));
    const [hero, chest] = parsed.creatures!;
    const moved = { ...parsed, creatures: [{ ...hero!, at: [3, 3] as [number, number] }, chest!] };
    expect(boardOf(moved).ground).toBe(boardOf(parsed).ground);
    const pushed = { ...parsed, creatures: [hero!, { ...chest!, at: [5, 3] as [number, number] }] };
    expect(boardOf(pushed).ground).not.toBe(boardOf(parsed).ground);
    expect(boardOf(pushed).ground.cells).toEqual([
      expect.objectContaining({ at: [5, 3], low: true }),
    ]);
  });
});

const QUESTIONS = (of: string, other: string): object[] => [
  { ask: 'threat', of },
  { ask: 'reachable', of, mode: 'move' },
  { ask: 'actions', of },
  { ask: 'flanking', target: of },
  ...(of === other
    ? []
    : [
        { ask: 'cover', from: of, to: other, attack: 'ranged' },
        { ask: 'concealment', from: of, to: other, attack: 'melee' },
      ]),
  { ask: 'area', shape: 'burst', from: [3, 3], size: 4 },
];

it(
  'tokens that are no creatures, and creatures outside the map, do not change any ' +
    'answer about other creatures',
  () => {
    const parked = fc.record({
      at: fc.tuple(fc.integer({ min: -6, max: 20 }), fc.integer({ min: -6, max: 20 })),
      space: fc.integer({ min: 1, max: 4 }),
      side: fc.constantFrom('party', 'foes'),
    });
    const rulesets = fullRulesets.filter(({ grid }) => grid === 'square').map(({ id }) => id);
    holds(
      fc.record({ board: boards(), things: fc.array(parked, { minLength: 1, maxLength: 4 }) }),
      40,
      ({ board, things }) => {
        const { columns, rows } = board.grid;
        const more = things.map(({ at: [x, y], space, side }, i) => {
          const outside = x >= columns || y >= rows || x + space <= 0 || y + space <= 0;
          return {
            id: `thing${i}`,
            at: [x, y] as [number, number],
            space,
            side,
            ...(!outside && { scenery: 'clear' as const }),
          };
        });
        const [first, last] = [board.creatures![0]!.id, board.creatures!.at(-1)!.id];
        for (const ruleset of rulesets)
          for (const question of QUESTIONS(first, last)) {
            const asked = (creatures: Creatures) => {
              const said = answerLine(
                { scene: { ...board, ruleset, creatures }, ask: question },
                true,
              );
              return 'answer' in said ? said.answer : said.error;
            };
            expect(asked([...board.creatures!, ...more])).toEqual(asked(board.creatures!));
          }
      },
    );
  },
  TIMEOUT,
);
