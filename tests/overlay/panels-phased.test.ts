/**
 * Parts of the panels for rounds in phases: input fields and declarations, lanes and boxes of the
 * timeline, chances, a path typed as cells.
 */
import { describe, expect, it } from 'vitest';
import type { Declaration } from '../../src/rules/phased/round/declaration.ts';
import type { TimelineAnswer } from '../../src/rules/phased/round/event.ts';
import { answer } from '../../src/judge/answer.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import {
  cellsTyped,
  declarationOf,
  draftOf,
  EMPTY,
  OFFERED,
  declaredPathText,
} from '../../src/overlay/panels/intentions/draft.ts';
import { chancesOf } from '../../src/overlay/panels/timeline/Alerts.tsx';
import { panels } from '../../src/overlay/panels/index.ts';
import { timelineLanes, tiesOf } from '../../src/overlay/panels/timeline/lanes.ts';
import { TAIGOR, WINMOL } from '../state/phased-rounds.ts';

const answerTo = ({ scene, declared, dice }: typeof WINMOL): TimelineAnswer =>
  answer(sceneSchema.parse(scene), { ask: 'timeline', declared, dice }) as TimelineAnswer;

it('the panels “Intentions” and “Timeline” are in the list of panels', () => {
  const ids = panels.map(({ id }) => id);
  expect(['intentions', 'timeline'].filter((id) => !ids.includes(id))).toEqual([]);
});

describe('the form of a declaration', () => {
  const winmol: Declaration = {
    of: 'winmol',
    action: 'attack',
    weaponFactor: 3,
    target: 'orc-2',
    refuse: ['orc-1'],
    initiative: 3,
  };
  it.each<[string, Declaration]>([
    ['the declared target, the refused attacks and the initiative roll', winmol],
    [
      'a path of several hexes',
      {
        of: 'a',
        action: 'half-move-then-attack',
        weaponFactor: 6,
        target: 'b',
        move: [
          [9, 0],
          [8, 0],
          [7, 0],
        ],
      },
    ],
    ['a path that ends at another creature', TAIGOR.declared[0]!],
    ['a destination without a path', { of: 'a', action: 'half-move', move: [3, 0] }],
    ['the casting time of a spell', { of: 'a', action: 'spell', castingTime: 4 }],
    [
      'the factor of the declared action',
      { of: 'a', action: 'common-then-half-move', factor: 2, move: [3, 0] },
    ],
    [
      'the group and the level of a charge',
      {
        of: 'a',
        action: 'charge',
        weaponFactor: 5,
        move: [
          [9, 0],
          [8, 0],
        ],
        target: 'b',
        charge: { group: 'monsters', level: 4, combatPoints: 2, onFailure: 'stand' },
      },
    ],
    [
      'a wait, the draw of a weapon and words at the end of the round',
      {
        of: 'a',
        action: 'attack',
        waiting: {},
        free: [{ kind: 'draw', items: [{ item: 'weapon', size: 'medium' }] }],
        endOfRound: { words: 'to me' },
      },
    ],
    [
      'a free action and its penalty',
      { of: 'a', action: 'nothing', free: [{ kind: 'other', penalty: 2 }] },
    ],
  ])('an unchanged form for a declared action keeps %s', (_, d) =>
    expect(declarationOf(d.of, draftOf(d), d.of === 'taigor' ? [0, 0] : [9, 0], d)).toEqual(d),
  );
  it('the form for a declared action leaves out fields that the chosen action does not use', () => {
    const draft = {
      ...EMPTY,
      action: 'nothing' as const,
      way: 'B1 C1',
      target: 'b',
      group: 'warriors' as const,
      level: '3',
      contact: true,
    };
    expect(declarationOf('a', draft, [0, 0])).toEqual({ of: 'a', action: 'nothing' });
  });
  it('a declared path starts in the creature’s cell, whether the user types that cell or not', () => {
    const way = (text: string) =>
      declarationOf('a', { ...EMPTY, action: 'full-move', path: text }, [5, 0]).move;
    expect([way('F1 G1 H1'), way('g1, h1'), way('')]).toEqual([
      [
        [5, 0],
        [6, 0],
        [7, 0],
      ],
      [
        [5, 0],
        [6, 0],
        [7, 0],
      ],
      undefined,
    ]);
  });
  const TYPED = [
    [
      'F1 G1',
      [
        [5, 0],
        [6, 0],
      ],
    ],
    ['aa12', [[26, 11]]],
    ['', []],
    ['F0', null],
    ['1F', null],
    ['F1 <b>', null],
  ] as const;
  it('a path typed as hex labels, such as “F1 G1”, is read as hexes, and a malformed label is refused', () => {
    expect(TYPED.map(([text]) => [text, cellsTyped(text)])).toEqual(TYPED);
    for (const [text, cells] of TYPED)
      if (cells !== null)
        expect.soft(cellsTyped(declaredPathText(cells as never)), text).toEqual(cells);
  });
  it('the form for a declared action lists each action only once', () =>
    expect(new Set(OFFERED).size).toBe(OFFERED.length));
});

describe('the timeline bar', () => {
  it(
    'under Arelia (rounds in phases on hexes), the timeline of a round has a row for each ' +
      'creature, in order of decision',
    () => {
      const lanes = timelineLanes(answerTo(WINMOL), 7);
      expect(
        lanes.map(({ of, marks }) => [
          of,
          ...marks.map(({ at, sign, ahead }) => `${at} ${sign}${ahead ? ' ahead' : ''}`),
        ]),
      ).toEqual([
        ['winmol', '3 decide', '6 nobody', '10 postponed ahead', '12 postponed ahead'],
        ['orc-1', '5 decide', '7 half', '13 act ahead'],
        ['orc-2', '7 decide', '9 half ahead', '15 act ahead'],
      ]);
    },
  );
  it(
    'under Arelia (rounds in phases on hexes), the timeline of a round shows which creatures ' +
      'are tied and must roll off',
    () => {
      expect(tiesOf(answerTo(TAIGOR))).toEqual([{ at: 6, of: ['taigor', 'goblin'] }]);
      expect(
        tiesOf(answerTo({ ...WINMOL, dice: {} })).map(({ at, of }) => [at, [...of].sort()]),
      ).toEqual([[7, ['orc-1', 'orc-2']]]);
    },
  );
  it(
    'under Arelia (rounds in phases on hexes), the timeline of a round lists a creature’s ' +
      'chances to attack, with each decision',
    () => {
      expect(
        chancesOf(answerTo(WINMOL)).map(({ of, against, factor, decision }) => [
          of,
          against,
          factor,
          decision,
        ]),
      ).toEqual([
        ['winmol', 'orc-1', 10, 'refuse'],
        ['winmol', 'orc-2', 12, 'attack'],
      ]);
    },
  );
});
