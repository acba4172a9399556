/** Heights of creatures and walls: threat, movement, flight and cover in three dimensions. */
import { cells } from '../../adapters/practice/ascii.ts';
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { rulesetsInWords } from '../support/titleWords.ts';

const sword = [{ id: 's', kind: 'melee' as const }];
const scene = (elevation: number, attacks: object[] = sword) =>
  sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 12, rows: 5, metresPerCell: 1.5 },
    creatures: [
      { id: 'a', side: 'party', at: [1, 2], size: 'medium', speed: { land: 8 }, attacks: sword },
      { id: 'b', side: 'foes', at: [4, 2], size: 'medium', speed: { fly: 8 }, attacks, elevation },
      { id: 't', side: 'foes', at: [8, 2], size: 'medium', attacks: [] },
    ],
  });
const path = cells('1,2 2,2 3,2 4,2 5,2 6,2');
const move = (elevation: number, attacks?: object[]) =>
  answer(scene(elevation, attacks), { ask: 'move', of: 'a', mode: 'move', path }) as {
    legal: boolean;
    opportunities: unknown[];
  };

/**
 * A flyer above the path (docs/spec/scene.md, convention 11: height is a third axis; a space is as
 * high as it is wide).
 */
describe('creatures at other heights', () => {
  it(
    'a creature on the ground blocks a path through its square, but does not block a flight ' +
      'above it',
    () => {
      expect(move(0).legal).toBe(false);
      expect(move(1).legal).toBe(true);
      expect(move(3).legal).toBe(true);
    },
  );

  it(
    'a creature with a reach of 5 ft. threatens a flyer one square above the ground, but ' +
      'not two squares above',
    () => {
      expect(move(1).opportunities).toHaveLength(1);
      expect(move(2).opportunities).toHaveLength(0);
      expect(
        move(2, [{ id: 'g', kind: 'melee', reachWeapon: 'reach' }]).opportunities,
      ).toHaveLength(1);
    },
  );

  it(
    'a creature between attacker and target gives soft cover if it stands on the ground, but not ' +
      'if it flies above the line',
    () => {
      const degree = (elevation: number): unknown =>
        (
          answer(scene(elevation), { ask: 'cover', from: 'a', to: 't', attack: 'ranged' }) as {
            degree: unknown;
          }
        ).degree;
      expect([degree(0), degree(1), degree(5)]).toEqual(['soft', 'none', 'none']);
    },
  );

  it(
    'the distance to a flyer is the larger of the horizontal and vertical distances, plus half ' +
      'of the smaller',
    () => {
      const cells = (elevation: number): unknown =>
        (answer(scene(elevation), { ask: 'distance', from: 'a', to: 'b' }) as { cells: unknown })
          .cells;
      expect([cells(0), cells(1), cells(2), cells(3), cells(5)]).toEqual([3, 3, 4, 4, 6]);
    },
  );
});

describe('walls with a height', () => {
  const over = (wall: object, elevation: number, more: object = {}, walls: object[] = []) => {
    const walled = sceneSchema.parse({
      format: 'quadretto/scene@1',
      ruleset: 'srd35',
      grid: { kind: 'square', columns: 12, rows: 8, metresPerCell: 1.5 },
      walls: [{ from: [3, 0], to: [3, 8], ...wall }, ...walls],
      creatures: [
        {
          id: 'a',
          at: [1, 2],
          elevation,
          size: 'medium',
          speed: { land: 8, fly: 12, manoeuvrability: 'perfect' },
          load: 'light',
          heading: 'e',
          ...more,
        },
      ],
    });
    const way = [1, 2, 3, 4].map((x) => [x, 2] as const);
    const codes = (verdict: unknown): string[] =>
      (verdict as { violations: { code: string }[] }).violations.map(({ code }) => code);
    return {
      codes,
      ask: (what: object) => answer(walled, what as never) as Record<string, unknown>,
      walked: () => answer(walled, { ask: 'move', of: 'a', mode: 'move', path: way }),
      flown: (heights: number[]) =>
        answer(walled, {
          ask: 'fly',
          of: 'a',
          mode: 'move',
          path: way.map(([x, y], i) => [x, y, heights[i]!]),
        }) as { legal: boolean; unknown: string[]; violations: object[] },
    };
  };

  it('a wall of height 2 stops a flight at height 1, but not at height 2', () => {
    const { flown } = over({ top: 2 }, 2);
    expect(flown([2, 2, 2, 2])).toMatchObject({ legal: true, unknown: [] });
    expect(flown([2, 1, 1, 2]).violations).toMatchObject([{ code: 'through-wall', step: 2 }]);
  });

  it('a wall from height 3 to 4 stops a flight at height 3, but not at height 2', () => {
    const { flown } = over({ bottom: 3, top: 4 }, 2);
    expect(flown([2, 2, 2, 2]).legal).toBe(true);
    expect(flown([2, 2, 3, 3]).violations).toMatchObject([{ code: 'through-wall', step: 2 }]);
    expect(flown([2, 3, 4, 4]).violations).toMatchObject([{ code: 'through-wall', step: 2 }]);
  });

  it('a creature that walks at the height of a wall’s top may cross the wall', () => {
    const { walked, codes } = over({ top: 2 }, 2);
    expect(codes(walked())).toEqual([]);
    const ground = over({ top: 2 }, 0);
    expect(codes(ground.walked())).toEqual(['through-wall']);
    const [above, below] = [over({ top: 2 }, 2), ground].map(({ ask }) => {
      const { cells } = ask({ ask: 'reachable', of: 'a', mode: 'move' });
      return (cells as { at: [number, number] }[]).some(({ at: [x] }) => x > 3);
    });
    expect([above, below]).toEqual([true, false]);
  });

  it(
    'a wall of unknown height stops a flight at height 3, and the ruling lists the wall’s ' +
      'height as unknown',
    () => {
      const { walked, flown, codes } = over({}, 3);
      expect(codes(walked())).toEqual(['through-wall']);
      const high = flown([3, 3, 3, 3]);
      expect(high.violations).toMatchObject([{ code: 'through-wall', unknown: ['walls.0.top'] }]);
      expect(high.unknown).toEqual(['walls.0.top']);
      const low = over({}, 0).flown([0, 0, 1, 1]);
      expect([codes(low), low.unknown]).toEqual([['through-wall'], []]);
    },
  );

  it('a Huge flyer above the top of a wall need not squeeze past the wall', () => {
    const big = { size: 'huge', space: 3, at: [1, 2] };
    const narrow = (elevation: number) =>
      over({ top: 2 }, elevation, big).ask({ ask: 'narrow', of: 'a' });
    expect([narrow(2), narrow(0)]).toMatchObject([{ how: 'free' }, { how: 'squeeze' }]);
  });

  it('a Large flyer may not descend to a height where walls cross its space', () => {
    const cross = over({ top: 1 }, 1, { size: 'large', at: [2, 2] }, [
      { from: [0, 3], to: [6, 3], top: 1 },
    ]);
    const sunk = cross.ask({
      ask: 'fly',
      of: 'a',
      mode: 'move',
      path: [
        [2, 2, 1],
        [2, 2, 0],
      ],
    });
    expect(sunk['violations']).toMatchObject([{ code: 'too-narrow', step: 1 }]);
  });

  it('as an approximation, a wall of known height blocks sight and effect at every height', () => {
    const { ask } = over({ top: 2 }, 5);
    for (const line of ['line-of-effect', 'line-of-sight'])
      expect(ask({ ask: line, from: 'a', to: [6, 2] })).toMatchObject({ free: false });
  });
});

/** The walls of an upper floor, and of a cellar, on one map with the ground floor. */
describe.each(rulesetsInWords(['srd35', 'sigil', 'pf1', 'd20modern']))(
  'walls of other floors, under %s',
  (game, ruleset) => {
    const upstairs = { bottom: 2, top: 4 };
    const cellar = { bottom: -3, top: 0 };
    const asked = (
      floor: object,
      [a, b]: [number, number] = [0, 0],
      at: [number, number] = [4, 2],
    ) => {
      const creature = (id: string, where: [number, number], elevation: number) => ({
        id,
        side: id === 'a' ? 'party' : 'foes',
        at: where,
        elevation,
        size: 'medium',
        speed: { land: 6 },
        attacks: [
          { id: 'sword', kind: 'melee' },
          { id: 'bow', kind: 'ranged', rangeIncrement: 12 },
        ],
      });
      const board = sceneSchema.parse({
        format: 'quadretto/scene@1',
        ruleset,
        grid: { kind: 'square', columns: 12, rows: 8, metresPerCell: 1.5 },
        walls: [{ from: [4, 0], to: [4, 8], ...floor }],
        creatures: [creature('a', [3, 2], a), creature('b', at, b)],
      });
      const ask = (question: object) => answer(board, question as never) as Record<string, unknown>;
      return {
        cover: ask({ ask: 'cover', from: 'a', to: 'b', attack: 'melee' })['degree'],
        shot: ask({ ask: 'cover', from: 'a', to: 'b', attack: 'ranged' })['degree'],
        hidden: ask({ ask: 'concealment', from: 'a', to: 'b', attack: 'ranged' })['degree'],
        threatens: (ask({ ask: 'threat', of: 'b' })['cells'] as unknown[])
          .map(String)
          .includes('3,2'),
        provoked: (
          ask({ ask: 'move', of: 'a', mode: 'move', path: cells('3,2 2,2 1,2') }) as {
            opportunities: unknown[];
          }
        ).opportunities.length,
        burst: (
          ask({ ask: 'area', shape: 'burst', size: 2, from: [3, 3], elevation: a }) as {
            creatures: { id: string }[];
          }
        ).creatures.map(({ id }) => id),
      };
    };
    const OPEN = {
      cover: 'none',
      shot: 'none',
      hidden: 'none',
      threatens: true,
      provoked: 1,
      burst: ['a', 'b'],
    };
    const SHUT = {
      cover: 'total',
      shot: 'total',
      hidden: 'none',
      threatens: false,
      provoked: 0,
      burst: ['a'],
    };

    it(
      `under ${game}, walls of an upper floor or a cellar do not affect creatures on the ` +
        'ground floor',
      () => {
        expect(asked(upstairs)).toEqual(OPEN);
        expect(asked(cellar)).toEqual(OPEN);
        expect(asked(upstairs, [1, 1])).toEqual(OPEN);
      },
    );
    it(
      `under ${game}, a wall between two creatures on the wall’s own floor gives total ` +
        'cover and stops attacks',
      () => {
        expect(asked(upstairs, [2, 2])).toEqual(SHUT);
        expect(asked(upstairs, [3, 3])).toEqual(SHUT);
        expect(asked(cellar, [-1, -1])).toEqual(SHUT);
        expect(asked({})).toEqual(SHUT);
      },
    );
    it(`under ${game}, walls of a floor do not affect creatures on higher floors`, () => {
      expect(asked(upstairs, [4, 4])).toEqual(OPEN);
      expect(asked({ top: 2 }, [2, 2])).toEqual(OPEN);
    });
    it(`under ${game}, a wall stops a shot if the archer or the target is on the wall’s floor`, () => {
      expect(asked(upstairs, [0, 3], [6, 2])).toMatchObject({ shot: 'total' });
      expect(asked({ bottom: 0, top: 2 }, [4, 0], [6, 2])).toMatchObject({ shot: 'total' });
      expect(asked({ bottom: 0, top: 2 }, [4, 3], [6, 2])).toMatchObject({ shot: 'none' });
    });
    it(
      `under ${game}, a curtain on an upper floor hides creatures on that floor, but not on ` +
        'the ground floor',
      () => {
        const curtain = { ...upstairs, blocks: ['sight'] };
        expect([asked(curtain, [2, 2]).hidden, asked(curtain).hidden]).toEqual(['total', 'none']);
      },
    );
    it(`under ${game}, a ruling names a wall by its number among the walls of all floors`, () => {
      const board = sceneSchema.parse({
        format: 'quadretto/scene@1',
        ruleset,
        grid: { kind: 'square', columns: 12, rows: 8, metresPerCell: 1.5 },
        walls: [
          { from: [5, 0], to: [5, 8], ...upstairs },
          { from: [6, 0], to: [6, 8] },
        ],
        creatures: [
          { id: 'a', at: [3, 1], size: 'medium' },
          { id: 'b', side: 'foes', at: [8, 2], size: 'medium' },
        ],
      });
      const { lines } = answer(board, { ask: 'cover', from: 'a', to: 'b', attack: 'ranged' }) as {
        lines: { blockedBy: string | null }[];
      };
      expect(new Set(lines.map(({ blockedBy }) => blockedBy))).toEqual(new Set(['wall:1']));
    });
  },
);

const FLOORS = Array.from({ length: 60 }, (_, i) => i);
const TOWER = FLOORS.map((floor) => ({
  from: floor % 2 === 0 ? [3, 0] : [0, 0],
  to: floor % 2 === 0 ? [3, 5] : [0, 1],
  bottom: 2 * floor,
  top: 2 * floor + 2,
}));

it('in a tower of 60 floors, a wall gives total cover only between creatures on its own floor', () => {
  const board = (h: number) =>
    sceneSchema.parse({
      format: 'quadretto/scene@1',
      ruleset: 'srd35',
      grid: { kind: 'square', columns: 6, rows: 5, metresPerCell: 1.5 },
      // The wall of each other floor stands between the two.
      walls: TOWER,
      creatures: [
        { id: 'a', at: [1, 2], size: 'medium', elevation: h, attacks: sword },
        { id: 'b', side: 'foes', at: [4, 2], size: 'medium', elevation: h, attacks: sword },
      ],
    });
  for (const floor of [...FLOORS, ...FLOORS.toReversed()]) {
    const { degree } = answer(board(2 * floor), {
      ask: 'cover',
      from: 'a',
      to: 'b',
      attack: 'ranged',
    }) as { degree: string };
    expect([floor, degree]).toEqual([floor, floor % 2 === 0 ? 'total' : 'none']);
  }
});
