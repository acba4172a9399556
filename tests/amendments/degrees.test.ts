/**
 * The game master's degrees of cover: one for each pair, limited in number, merged, and applied to
 * the judged scene.
 */
import { describe, expect, it } from 'vitest';
import {
  STORED_DEGREES,
  degreesFollowed,
  MAX_DEGREE_PAIRS,
  NONE_SET,
  withDegree,
  type Degrees,
} from '../../src/amendments/degrees.ts';
import { paintCells, UNPAINTED } from '../../src/amendments/paint.ts';
import { paintedFollowed } from '../../src/amendments/paintedScene.ts';
import { answer } from '../../src/judge/answer.ts';
import { parseScene } from '../../src/scene/parse.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { readStored } from '../../src/storage/storedKind.ts';

const scene = (): SceneDocument => {
  const parsed = parseScene({
    format: 'quadretto/scene@1',
    ruleset: 'd20modern',
    grid: { kind: 'square', columns: 12, rows: 6 },
    creatures: [
      { id: 'a', at: [1, 2], size: 'medium', side: 'party' },
      { id: 'b', at: [8, 2], size: 'medium', side: 'foes' },
    ],
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.scene;
};
const cover = (of: SceneDocument, from = 'a', to = 'b'): unknown =>
  answer(of, { ask: 'cover', from, to, attack: 'ranged' });

describe('degrees of cover set by the game master', () => {
  it('a new degree of cover that the GM sets for an attacker and a target replaces the earlier one', () => {
    const one = withDegree(NONE_SET, 'a', 'b', 'half');
    expect(withDegree(one, 'a', 'b', 'half')).toBe(one);
    expect(withDegree(withDegree(one, 'b', 'a', 'quarter'), 'a', 'b', 'total')).toEqual([
      { from: 'b', to: 'a', degree: 'quarter' },
      { from: 'a', to: 'b', degree: 'total' },
    ]);
    expect(withDegree(one, 'a', 'b', null)).toEqual([]);
    expect(withDegree(NONE_SET, 'a', 'b', null)).toBe(NONE_SET);
  });

  it('when the GM sets more degrees of cover than the maximum, the oldest is removed', () => {
    let all: Degrees = NONE_SET;
    for (let i = 0; i <= MAX_DEGREE_PAIRS; i++) all = withDegree(all, `a${i}`, 'b', 'half');
    expect(all).toHaveLength(MAX_DEGREE_PAIRS);
    expect(all[0]?.from).toBe('a1');
    expect(readStored(STORED_DEGREES, { version: 1, data: all }).ok).toBe(true);
  });

  it('an imported degree of cover replaces the stored one for the same attacker and target', () => {
    expect(
      STORED_DEGREES.merge(
        [
          { from: 'a', to: 'b', degree: 'half' },
          { from: 'c', to: 'b', degree: 'none' },
        ],
        [{ from: 'a', to: 'b', degree: 'total' }],
      ),
    ).toEqual([
      { from: 'c', to: 'b', degree: 'none' },
      { from: 'a', to: 'b', degree: 'total' },
    ]);
  });

  const BAD = [
    ['an object in place of a list', {}],
    ['an unknown degree', [{ from: 'a', to: 'b', degree: 'most' }]],
    ['an empty name of the attacker', [{ from: '', to: 'b', degree: 'half' }]],
    ['a name of more than 1,000 characters', [{ from: 'a'.repeat(1001), to: 'b', degree: 'half' }]],
    [
      'more pairs than the maximum',
      Array.from({ length: MAX_DEGREE_PAIRS + 1 }, (_, i) => ({
        from: `a${i}`,
        to: 'b',
        degree: 'half',
      })),
    ],
    ['a number as the attacker', [{ from: 3, to: '<b>', degree: 'half' }]],
  ] as const;
  it('stored degrees of cover are refused if one is malformed or there are more than the maximum', () => {
    for (const [what, data] of BAD)
      expect.soft(readStored(STORED_DEGREES, { version: 1, data }).ok, what).toBe(false);
  });
});

describe('the scene that is judged', () => {
  it('a degree of cover that the GM sets for A’s attacks on B does not apply to B’s attacks on A', () => {
    const amend = degreesFollowed();
    const before = scene();
    expect(amend(before, NONE_SET)).toBe(before);
    expect(cover(before)).toMatchObject({ degree: 'none', by: 'estimate' });
    const now = amend(before, withDegree(NONE_SET, 'a', 'b', 'three-quarters'));
    expect(cover(now)).toMatchObject({ degree: 'three-quarters', ac: 7, reflex: 3, by: 'gm' });
    expect(cover(now, 'b', 'a')).toMatchObject({ degree: 'none', by: 'estimate' });
  });

  it(
    'a degree of cover that the GM sets in the extension overrides the degree stored in ' +
      'the virtual tabletop',
    () => {
      const amend = degreesFollowed();
      const host: SceneDocument = {
        ...scene(),
        degrees: [{ from: 'a', to: 'b', degree: 'quarter' }],
      };
      const ours = withDegree(NONE_SET, 'a', 'b', 'nine-tenths');
      expect(cover(amend(host, ours))).toMatchObject({ degree: 'nine-tenths', by: 'gm' });
      expect(amend(host, ours).degrees).toBe(amend({ ...host }, ours).degrees);
    },
  );

  it('under d20 Modern, squares painted as nine-tenths cover give that cover to a target behind them', () => {
    const paint = paintCells(
      UNPAINTED,
      [
        [4, 1],
        [4, 2],
        [4, 3],
      ],
      { degree: 'nine-tenths' },
    );
    expect(cover(paintedFollowed()(scene(), paint))).toMatchObject({
      degree: 'nine-tenths',
      ac: 10,
      by: 'estimate',
    });
  });
});
