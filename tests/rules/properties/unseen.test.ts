/**
 * Answers that plan a movement give away no creature that the mover does not know of: an invisible
 * one, or one that the scene keeps from the mover's side.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, Ask, At, CreatureInput } from '../cases.ts';
import type { Scene } from './boards.ts';
import { moments, TURN_RULESETS } from './moments.ts';
import { asking, holds, TIMEOUT } from './runs.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';

const MODES = ['move', 'double-move', 'run', 'withdraw', 'charge', 'step'] as const;
const lurker = (at: At, side: string, more: Partial<CreatureInput> = {}): CreatureInput => ({
  id: 'lurker',
  side,
  at,
  size: 'medium',
  attacks: [{ id: 'sword', kind: 'melee' }],
  visibleTo: [side],
  ...more,
});
const withMore = (scene: Scene, ...more: CreatureInput[]): Scene => ({
  ...scene,
  creatures: [...scene.creatures, ...more],
});
/** Expects the same answers about two scenes. */
const same = (a: Scene, b: Scene, asks: readonly Ask[]): void => {
  const [first, second] = [asking(a), asking(b)];
  for (const ask of asks) expect([ask, first(ask)]).toEqual([ask, second(ask)]);
};

const place = fc.record({
  at: fc.tuple(fc.nat(6), fc.nat(6)),
  to: fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 1, maxLength: 1 }),
  size: fc.constantFrom('medium' as const, 'large' as const),
});

describe('a creature that the mover does not know of', () => {
  it(
    'a creature that the mover does not see changes neither the mover’s movement area nor ' +
      'its planned paths',
    () => {
      for (const ruleset of TURN_RULESETS)
        holds(fc.tuple(moments(ruleset), place), 5, ([m, { at, to, size }]) => {
          const asks: Ask[] = [
            ...MODES.map((mode) => ({ ask: 'reachable' as const, of: m.of, mode })),
            ...to.flatMap((cell) =>
              (['short', 'safe'] as const).flatMap((prefer) =>
                (['move', 'charge'] as const).map((mode) => ({
                  ask: 'path' as const,
                  of: m.of,
                  to: cell,
                  mode,
                  prefer,
                })),
              ),
            ),
            { ask: 'where', from: m.of, to: m.to },
          ];
          same(m.scene, withMore(m.scene, lurker(at, 'watchers', { size })), asks);
        });
    },
    TIMEOUT,
  );

  it(
    'under Arelia (rounds in phases on hexes), a creature that the mover does not see changes ' +
      'no planned path',
    () => {
      const scene: Scene = {
        format: 'quadretto/scene@1',
        ruleset: 'arelia',
        grid: { kind: 'hex', layout: 'odd-q', columns: 9, rows: 9, metresPerCell: 3 },
        creatures: [
          { id: 'a', side: 'party', at: [4, 4], speed: { land: 4 } },
          { id: 'b', side: 'foes', at: [7, 4] },
        ],
      } as unknown as Scene;
      for (const at of [
        [5, 4],
        [6, 3],
        [4, 5],
      ] as const)
        same(
          scene,
          withMore(scene, lurker([...at], 'foes')),
          (['full-move', 'half-move', 'charge'] as const).flatMap((mode): Ask[] => [
            { ask: 'reachable', of: 'a', mode },
            { ask: 'path', of: 'a', to: [6, 4], mode },
          ]),
        );
    },
  );
});

/** A corridor of one square's width, from west to east; the mover at its western end. */
const corridor = (
  ruleset: string,
  other: CreatureInput,
  own: Partial<CreatureInput> = {},
): Scene => ({
  format: 'quadretto/scene@1',
  ruleset: ruleset as Scene['ruleset'],
  grid: { kind: 'square', columns: 9, rows: 1, metresPerCell: 1.5 },
  walls: [],
  cells: [],
  creatures: [
    { id: 'p', side: 'party', at: [0, 0], size: 'medium', speed: { land: 6 }, ...own },
    other,
  ],
});
const PATH: At[] = [0, 1, 2, 3, 4].map((x): At => [x, 0]);
const hidden = (more: Partial<CreatureInput> = {}): CreatureInput => {
  const { visibleTo: _, ...rest } = lurker([2, 0], 'foes', more);
  return { ...rest, conditions: ['invisible'] };
};
const cells = (a: Answer): string[] => (a['cells'] as { at: At }[]).map(({ at }) => String(at));

type Case = readonly [what: string, other: CreatureInput, own: Partial<CreatureInput>];

describe.each(rulesetsInWords(TURN_RULESETS))(
  'a path through an unseen creature (%s)',
  (game, ruleset) => {
    it.each<Case>([
      ['an invisible foe', hidden(), {}],
      ['a foe that the game master hides', lurker([2, 0], 'foes'), {}],
      ['an invisible neutral creature', hidden({ side: 'neutral' }), {}],
      ['an invisible foe while the mover is blinded', hidden(), { conditions: ['blinded'] }],
    ])(
      `under ${game}, a path may be planned through %s, but stops in front of that creature`,
      (_, other, own) => {
        const ask = asking(corridor(ruleset, other, own));
        const reach = cells(ask({ ask: 'reachable', of: 'p' }));
        expect(reach).toContain('2,0');
        const path = PATH.slice(0, 3);
        const verdict = ask({ ask: 'move', of: 'p', path });
        expect(verdict['violations']).toEqual([]);
        expect(verdict['meets']).toEqual({ by: 'lurker', step: 2, at: [1, 0] });
        expect(ask({ ask: 'path', of: 'p', to: [2, 0] })['path']).toEqual(path);
      },
    );

    it.each<Case>([
      ['the mover can see invisible creatures', hidden(), { traits: ['see-invisible-12'] }],
      [
        'the mover notices the invisible foe by blindsight',
        hidden(),
        { traits: ['blindsight-12'] },
      ],
      [
        'the mover grapples the invisible foe',
        hidden({ grapples: ['p'] }),
        { grapples: ['lurker'] },
      ],
      [
        'the foe is visible to the mover’s side',
        lurker([2, 0], 'foes', { visibleTo: ['party'] }),
        {},
      ],
    ])(`under ${game}, a path through a foe is illegal if %s`, (_, other, own) => {
      const ask = asking(corridor(ruleset, other, own));
      expect(cells(ask({ ask: 'reachable', of: 'p' }))).not.toContain('2,0');
      const verdict = ask({ ask: 'move', of: 'p', path: PATH.slice(0, 3) });
      expect(verdict['legal']).toBe(false);
      expect(verdict['meets']).toBeUndefined();
    });
  },
);
