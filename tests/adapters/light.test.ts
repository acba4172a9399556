/**
 * Light of a map: from the canvas of Foundry 11 to 14, and from the lights of both Roll20 engines.
 * The expected cells are counted by hand.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightMap, type Lamp } from '../../adapters/common/lightMap.ts';
import { frameOver } from '../../adapters/common/geometry.ts';
import { litFloor } from '../../adapters/foundry/light.ts';
import { readLight } from '../../adapters/foundry/readLight.ts';
import { readGround } from '../../adapters/foundry/readScene.ts';
import { floorOf as foundryFloor } from '../../adapters/foundry/scene.ts';
import { ground as groundSchema, lightSchema } from '../../adapters/foundry/schema.ts';
import { floorOf, sceneOf } from '../../adapters/roll20/scene.ts';
import { choicesFollowed } from '../../src/amendments/mapChoices.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { judgeOf, rulesets } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { foundryHost, type FoundryTable } from '../drift/foundry-host.ts';
import { furnish } from '../drift/window.ts';
import { ground as roll20Ground, table } from './roll20-raw.ts';
import type { SceneData } from '../hosts/foundry/world/types.ts';
import { everyCase } from '../support/everyCase.ts';

furnish();

type At = readonly [number, number];
const lightAt = (
  { light, cells = [] }: Pick<SceneDocument, 'light' | 'cells'>,
  [x, y]: At,
): string => cells.find(({ at }) => at[0] === x && at[1] === y)?.light ?? light ?? 'bright';

const crossed = (data: object): unknown => JSON.parse(JSON.stringify(data));

/** The floor of a Foundry table, with its light. */
function floorAt(more: Partial<FoundryTable> = {}, change?: (scene: SceneData) => void) {
  foundryHost({
    generation: 13,
    system: 'D35E',
    user: 'gm',
    scene: 'crypt',
    ...more,
    prepare: (world) => change?.(world.scenes.find(({ _id }) => _id === world.scene)!),
  });
  const ground = groundSchema.parse(crossed(readGround(new Map())));
  const light = lightSchema.parse(crossed(readLight()));
  return litFloor(foundryFloor(ground), light, ground.map);
}
const codes = ({ notices }: ReturnType<typeof floorAt>): string[] =>
  notices.map(({ code }) => code);

describe.each([11, 12, 13, 14] as const)('light on Foundry %i', (generation) => {
  everyCase<[what: string, at: At, light: string]>([
    ['the torch-bearer’s square', [2, 4], 'bright'],
    ['a square four squares from the torch', [6, 4], 'bright'],
    ['a square five squares from the torch', [7, 4], 'dim'],
    ['a square out of reach of both lights', [10, 8], 'dark'],
    ['a square beside the brazier', [12, 3], 'bright'],
    ['a square three squares from the brazier', [15, 2], 'dim'],
    ['a square behind the wall, four squares from the brazier', [8, 2], 'dim'],
    ['a square beside a lamp that is put out', [14, 8], 'dark'],
  ])(
    'in a dark Foundry crypt, squares near a torch or brazier are bright, farther squares dim, and all others dark',
    (_, at, light) => {
      const read = lightAt(floorAt({ generation }), at);
      // From the torch, [8, 2] is six and a third squares away; the wall is behind it.
      expect(read).toBe(light);
    },
  );

  it('a notice says that a Foundry map is dark, and counts its lights', () => {
    expect(floorAt({ generation }).notices).toContainEqual({
      code: 'notice.darkMap',
      params: { n: 2 },
    });
  });

  it('a Foundry scene with global light is bright everywhere, without a notice', () => {
    const floor = floorAt({ generation }, (scene) => delete scene.environment);
    expect([floor.light, codes(floor)]).toEqual([
      undefined,
      expect.not.arrayContaining(['notice.darkMap']),
    ]);
  });

  it('a Foundry scene is dark if its darkness level exceeds the limit of its global light', () => {
    const night = (darknessLevel: number) =>
      floorAt({ generation }, (scene) => {
        scene.environment = {
          darknessLevel,
          globalLight: { enabled: true, darkness: { min: 0, max: 0.6 } },
        };
      });
    expect(lightAt(night(0.5), [14, 8])).toBe('bright');
    expect(lightAt(night(0.7), [14, 8])).toBe('dark');
  });

  it('a Foundry scene without token vision is bright, because everybody sees the whole map', () => {
    const floor = floorAt({ generation }, (scene) => {
      scene.tokenVision = false;
    });
    expect(lightAt(floor, [14, 8])).toBe('bright');
  });

  it('a square that is dark on the GM’s Foundry client is also dark on a player’s client', () => {
    expect(lightAt(floorAt({ generation, user: 'player' }), [14, 8])).toBe('dark');
  });
});

it('on Foundry 12 and later, an area of magical darkness is dark, and a distant light stays bright', () => {
  const dark = (generation: 12 | 13 | 14) =>
    floorAt({ generation }, (scene) => {
      const { x, y } = scene.lights![0]!;
      scene.lights!.push({ x, y, hidden: false, config: { bright: 0, dim: 10, negative: true } });
    });
  for (const generation of [12, 13, 14] as const) {
    expect(lightAt(dark(generation), [12, 3])).toBe('dark');
    expect(lightAt(dark(generation), [2, 4])).toBe('bright');
  }
});

it('in a lit Foundry scene, a region of greater darkness is dark, and the rest of the scene is bright', () => {
  const floor = floorAt({ generation: 13 }, (scene) => {
    scene.environment = {
      darknessLevel: 0.1,
      globalLight: { enabled: true, darkness: { min: 0, max: 0.5 } },
    };
    scene.lights = [];
    for (const token of scene.tokens) delete token.light;
    const [chasm] = scene.regions;
    chasm!.behaviors = [
      {
        _id: 'dark000000000000',
        type: 'adjustDarknessLevel',
        disabled: false,
        system: { mode: 0, modifier: 1 },
      },
    ];
  });
  expect([lightAt(floor, [7, 8]), lightAt(floor, [5, 5])]).toEqual(['dark', 'bright']);
});

describe.each([13, 14] as const)('regions of another darkness on Foundry %i', (generation) => {
  type Facts = Record<string, unknown>;
  /** The scene's darkness, the range in which its own light shines, and the region's behavior. */
  const floorOfDark = (
    darknessLevel: number,
    [min, max]: readonly [number, number],
    system: Facts,
    disabled = false,
  ) =>
    floorAt({ generation }, (scene) => {
      scene.environment = { darknessLevel, globalLight: { enabled: true, darkness: { min, max } } };
      scene.lights = [];
      for (const token of scene.tokens) delete token.light;
      scene.regions[0]!.behaviors = [
        { _id: 'dark000000000000', type: 'adjustDarknessLevel', disabled, system },
      ];
    });
  const lights = (floor: ReturnType<typeof floorOfDark>) =>
    (
      [
        [7, 8],
        [5, 5],
      ] as const
    ).map((at) => lightAt(floor, at));

  everyCase<[what: string, dark: number, range: [number, number], system: Facts]>([
    ['a hall kept bright at night', 1, [0, 0.5], { mode: 0, modifier: 0 }],
    ['a court that is brightened at night', 0.9, [0, 0.5], { mode: 1, modifier: 0.6 }],
    ['a shade in which the light of dusk shines', 0, [0.2, 0.8], { mode: 2, modifier: 0.5 }],
  ])(
    'in a dark Foundry scene, a region whose darkness is adjusted enough for global light is bright',
    (_, dark, range, system) => {
      expect(lights(floorOfDark(dark, range, system))).toEqual(['bright', 'dark']);
    },
  );

  everyCase<[what: string, dark: number, range: [number, number], system: Facts]>([
    ['a cellar set to night', 0, [0, 0.5], { mode: 0, modifier: 1 }],
    ['a wood that is darkened', 0.3, [0, 0.5], { mode: 2, modifier: 0.6 }],
    ['a place too bright for the light of dusk', 0.5, [0.2, 0.8], { mode: 1, modifier: 0.9 }],
  ])(
    'in a lit Foundry scene, a region whose darkness is adjusted too far for global light is dark',
    (_, dark, range, system) => {
      expect(lights(floorOfDark(dark, range, system))).toEqual(['dark', 'bright']);
    },
  );

  everyCase<[what: string, dark: number, system: Facts, disabled: boolean]>([
    ['that is disabled', 1, { mode: 0, modifier: 0 }, true],
    ['that brightens too little', 1, { mode: 1, modifier: 0.2 }, false],
    ['that darkens a dark scene further', 0.8, { mode: 2, modifier: 0.5 }, false],
  ])(
    'in a dark Foundry scene, a region that is disabled or brightens too little stays dark',
    (_, dark, system, disabled) => {
      expect(lights(floorOfDark(dark, [0, 0.5], system, disabled))).toEqual(['dark', 'dark']);
    },
  );

  it('a Foundry region with an unreadable darkness level changes no light, and a notice counts such regions', () => {
    for (const modifier of ['x', null]) {
      const floor = floorOfDark(1, [0, 0.5], { mode: 0, modifier });
      expect(lights(floor)).toEqual(['dark', 'dark']);
      expect(floor.notices).toContainEqual({ code: 'notice.lightsDropped', params: { n: 1 } });
    }
  });
});

describe('light on Roll20', () => {
  const wall = { barrier: 'wall', points: '[[0,0],[0,560]]', x: 420, y: 280 };
  const read = (ground: object, lights: object[]): SceneDocument => {
    const page = roll20Ground({ walls: [wall], ...ground });
    const { scene } = sceneOf(floorOf(page), page, table([{}], { lights }), new Map());
    if (scene === null) throw new Error('no scene');
    return scene;
  };
  /** A torch in the cell [4, 4]. */
  const torch = { x: 315, y: 315, reach: 40, bright: 20 };

  it('a Roll20 page in daylight or without dynamic lighting is bright', () => {
    expect(lightAt(read({}, []), [0, 0])).toBe('bright');
  });

  everyCase<[what: string, at: At, light: string]>([
    ['the torch’s square', [4, 4], 'bright'],
    ['a square four squares from the torch', [0, 4], 'bright'],
    ['a square four squares away on both axes', [0, 0], 'dim'],
    ['a square behind the wall, three squares away', [7, 4], 'dark'],
  ])(
    'on a dark Roll20 page, squares near a torch are bright, farther squares dim, and squares behind a wall dark',
    (_, at, light) => {
      expect(lightAt(read({ unlit: true }, [torch]), at)).toBe(light);
    },
  );

  it('a Roll20 page without daylight and without lights is dark everywhere', () => {
    const scene = read({ unlit: true }, []);
    expect([scene.light, scene.cells]).toEqual(['dark', []]);
  });

  it(
    'a Roll20 light that shines in one direction is read as shining all around, and a ' +
      'notice counts such lights',
    () => {
      const page = roll20Ground({ unlit: true });
      const notices = (lights: object[]) =>
        sceneOf(floorOf(page), page, table([{}], { lights }), new Map()).notices;
      expect(notices([{ ...torch, beam: true }, torch])).toEqual([
        { code: 'notice.darkMap', params: { n: 2 } },
        { code: 'notice.beams', params: { n: 1 } },
      ]);
      expect(notices([torch])).toHaveLength(1);
    },
  );

  describe('light for a Roll20 player whose token stands before a wall', () => {
    const dark = { gm: false, unlit: true, veil: { walls: true, dark: true, fog: false } };
    const me = { x: 105, y: 315, mine: true, sighted: true };
    const seen = (lights: object[], more: object = {}, eyes: object = {}) => {
      const page = roll20Ground({ walls: [wall], ...dark, ...more });
      return sceneOf(floorOf(page), page, table([{ ...me, ...eyes }], { lights }), new Map());
    };
    /** A torch in the cell [8, 4], behind the wall. */
    const behind = { x: 595, y: 315, reach: 20, bright: 10 };

    it('on a Roll20 player’s client, a torch in view of the player’s token lights the squares around it', () => {
      const { scene, notices } = seen([torch]);
      expect(lightAt(scene!, [4, 4])).toBe('bright');
      expect(notices).toContainEqual({ code: 'notice.darkMap', params: { n: 1 } });
    });
    everyCase<[what: string, lights: object[], more: object, eyes: object]>([
      ['behind the wall', [behind], {}, {}],
      ['behind the wall, shining in one direction', [{ ...behind, beam: true }], {}, {}],
      [
        'on a page with fog as well',
        [behind],
        { veil: { walls: true, dark: true, fog: true } },
        {},
      ],
      ['for a token without sight', [torch, behind], {}, { sighted: false }],
      ['for nobody’s token', [torch, behind], {}, { mine: false }],
    ])(
      'on a Roll20 player’s client, a torch that the player’s tokens cannot see lights no square',
      (_, lights, more, eyes) => {
        const { scene, notices } = seen(lights, more, eyes);
        expect([scene?.light, scene?.cells]).toEqual(['dark', []]);
        expect(notices).toContainEqual({ code: 'notice.darkMap', params: { n: 0 } });
        expect(notices.some(({ code }) => code === 'notice.beams')).toBe(false);
      },
    );
    it('on a Roll20 GM’s client, a torch behind a wall lights the room there, wherever the tokens stand', () => {
      const { scene } = seen([behind], { gm: true, veil: null });
      expect(lightAt(scene!, [8, 4])).toBe('bright');
    });
    it('on a Roll20 player’s client, a light in a part of the page that a wall closes off lights no square', () => {
      const cell = fc.integer({ min: 0, max: 5 });
      fc.assert(
        fc.property(cell, fc.integer({ min: 0, max: 7 }), cell, fc.boolean(), (x, y, far, beam) => {
          // Columns 6 to 11 lie behind the wall, which closes the page from top to bottom.
          const there = { x: (6.5 + x) * 70, y: (y + 0.5) * 70, reach: 5 * far, bright: 5, beam };
          expect(seen([torch, there])).toEqual(seen([torch]));
        }),
      );
    });
  });

  it('with Roll20’s older lighting, a light without a dim radius is bright up to its whole radius', () => {
    const older = { ...torch, bright: null };
    expect(lightAt(read({ unlit: true }, [older]), [0, 0])).toBe('bright');
  });
});

describe('the light of a map', () => {
  const frame = frameOver(100, 0, 0, 1200, 900)!;
  const lamp = fc
    .record({
      x: fc.integer({ min: -200, max: 1400 }),
      y: fc.integer({ min: -200, max: 1100 }),
      bright: fc.integer({ min: 0, max: 500 }),
      more: fc.integer({ min: 0, max: 500 }),
    })
    .map(({ more, ...at }): Lamp => ({ ...at, dim: at.bright + more, reaches: () => true }));
  const RANK: Readonly<Record<string, number>> = { dark: 0, dim: 1, bright: 2 };
  const ranks = (lit: ReturnType<typeof lightMap>): number[] => {
    const all = new Array<number>(frame.columns * frame.rows).fill(RANK[lit.light]!);
    for (const { at, light } of lit.cells) all[at[1] * frame.columns + at[0]] = RANK[light]!;
    return all;
  };

  it('adding a lamp makes no square darker, and the order of the lamps makes no difference', () => {
    fc.assert(
      fc.property(fc.array(lamp, { maxLength: 5 }), lamp, (lamps, one) => {
        const before = ranks(lightMap(frame, false, lamps));
        const after = ranks(lightMap(frame, false, [...lamps, one]));
        expect(after.every((rank, i) => rank >= before[i]!)).toBe(true);
        expect(ranks(lightMap(frame, false, [one, ...lamps]))).toEqual(after);
      }),
    );
  });

  it('each square is as bright as the brightest light that reaches its center', () => {
    fc.assert(
      fc.property(fc.array(lamp, { maxLength: 5 }), (lamps) => {
        const found = ranks(lightMap(frame, false, lamps));
        const expected = found.map((_, i) => {
          const [x, y] = [(i % 12) * 100 + 50, Math.floor(i / 12) * 100 + 50];
          return Math.max(
            0,
            ...lamps.map(({ x: lx, y: ly, bright, dim }) => {
              const apart = Math.hypot(x - lx, y - ly);
              return apart <= bright + 1 ? 2 : apart <= dim + 1 ? 1 : 0;
            }),
          );
        });
        expect(found).toEqual(expected);
      }),
    );
  });
});

it('under D&D 3.5, a target in an unlit crypt has total concealment, unless the user declares the map lit', () => {
  const floor = floorAt();
  const rules = rulesets.find(({ id }) => id === 'srd35')!;
  const scene = {
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: floor.grid!,
    walls: [],
    cells: floor.cells,
    light: floor.light,
    creatures: [
      { id: 'a', at: [13, 8], side: 'party', attacks: [{ id: 'bow', kind: 'ranged' }] },
      { id: 'b', at: [14, 8], side: 'foes' },
    ],
  } as SceneDocument;
  const missChance = (of: SceneDocument): number => {
    const j = judgeOf(boardOf(of), rules);
    return rules.concealment(j, j.board.creatures[0]!, j.board.creatures[1]!, 'ranged').missChance;
  };
  const choose = choicesFollowed();
  expect(missChance(scene)).toBe(50);
  expect(missChance(choose(scene, { lit: true }))).toBe(0);
});
