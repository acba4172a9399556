/**
 * Compares the stand-in's campaign with documented formulas and names, and with the boards of the
 * other host.
 */
import { describe, expect, it } from 'vitest';
import { scenario } from './scenario.ts';
import { campaignOf, PLAYER } from './roll20/world/campaign.ts';
import { optionsOf } from './roll20/world/options.ts';
import sample from './roll20/world/sample.json' with { type: 'json' };
import { SHEETS, type Attributes, type Options } from './roll20/world/types.ts';
import { everyCase } from '../support/everyCase.ts';

type Point = [number, number];
const campaign = (more: Partial<Options> = {}) =>
  campaignOf(optionsOf(more, new URLSearchParams()));
const here = (more: Partial<Options> = {}) => {
  const [page] = campaign(more).pages;
  if (page === undefined) throw new Error('no page');
  return page;
};
const num = (a: Attributes, key: string): number => Number(a[key]);
const rounded = (points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [Math.round(x * 1000) / 1000 + 0, Math.round(y * 1000) / 1000 + 0]);

/** The points of a legacy path: stretched over its box, around the center. */
function fromPath(a: Attributes): Point[] {
  const raw = (JSON.parse(String(a['path'])) as [string, number, number][]).map(
    ([, x, y]): Point => [x, y],
  );
  const along = (at: number, side: 0 | 1, length: number): number => {
    const all = raw.map((p) => p[side]);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return high === low ? 0 : ((at - low) / (high - low)) * length;
  };
  const [w, h] = [num(a, 'width'), num(a, 'height')];
  return raw.map(([x, y]) => [
    num(a, 'left') - w / 2 + along(x, 0, w),
    num(a, 'top') - h / 2 + along(y, 1, h),
  ]);
}
/** The points of a pathv2: around the center of their box, or relative to the first point. */
function fromPoints(a: Attributes, anchor: Options['anchor'] = 'centre'): Point[] {
  const raw = JSON.parse(String(a['points'])) as Point[];
  const mid = (side: 0 | 1): number =>
    (Math.min(...raw.map((p) => p[side])) + Math.max(...raw.map((p) => p[side]))) / 2;
  const [cx, cy] = anchor === 'centre' ? [mid(0), mid(1)] : (raw[0] ?? [0, 0]);
  return raw.map(([x, y]) => [num(a, 'x') + x - cx, num(a, 'y') + y - cy]);
}
const fromDoor = (a: Attributes, up: 1 | -1): Point[] => {
  const { handle0, handle1 } = a['path'] as Record<'handle0' | 'handle1', { x: number; y: number }>;
  return [handle0, handle1].map(({ x, y }): Point => [num(a, 'x') + x, up * (num(a, 'y') + y)]);
};

describe('how the tests read simulated Roll20 walls', () => {
  everyCase(sample.paths.filter((p) => '_expected_page_points' in p))(
    'the tests decode wall paths of the simulated Roll20 to points that were calculated by hand',
    (path) => {
      const expected = path._expected_page_points as Point[];
      expect(rounded('points' in path ? fromPoints(path) : fromPath(path))).toEqual(expected);
    },
  );
  it('the tests decode doors and windows of the simulated Roll20 to points that were calculated by hand', () => {
    for (const each of [...sample.doors, ...sample.windows])
      expect(rounded(fromDoor(each, -1))).toEqual(each._expected_page_points);
  });
});

describe.each(['skirmish', 'bridge'] as const)('the simulated Roll20 scene “%s”', (name) => {
  const told = scenario(name);
  const inCells = (cell: number, points: Point[]): Point[] =>
    rounded(points.map(([x, y]): Point => [x / cell, y / cell]));
  const wanted = (kinds: readonly string[]) =>
    told.walls.filter(({ is }) => kinds.includes(is)).map(({ from, to }) => [[...from], [...to]]);

  everyCase([
    { walls: 'path' },
    { walls: 'pathv2' },
    { walls: 'pathv2', anchor: 'first' },
    { walls: 'mixed', snap: 0.5 },
    { walls: 'mixed', snap: 1.5 },
  ] as const)(
    'the simulated Roll20 page has each wall of a scene in the right place, in every format of walls',
    (options) => {
      const { paths } = here({ scene: name, ...options });
      const cell = 70 * ('snap' in options ? options.snap : 1);
      const decoded = paths.map((p) =>
        inCells(
          cell,
          p['points'] === undefined
            ? fromPath(p)
            : fromPoints(p, 'anchor' in options ? options.anchor : 'centre'),
        ),
      );
      const ends = (list: Point[][]) =>
        list.map((line) => [...line].sort(([ax, ay], [bx, by]) => ax - bx || ay - by));
      // A legacy path's box does not store the direction of a slanted line; these lines are all
      // horizontal or vertical, and either end may come first.
      expect(ends(decoded)).toEqual(ends(wanted(['wall', 'ledge']) as Point[][]));
      expect(paths.every((p) => (p['points'] === undefined) === (p['path'] !== undefined))).toBe(
        true,
      );
    },
  );

  everyCase([
    ['negated', -1],
    ['page', 1],
  ] as const)(
    'the simulated Roll20 page has each door of a scene in the right place, with the y axis up or down',
    (doors, up) => {
      expect(here({ scene: name, doors }).doors.map((d) => inCells(70, fromDoor(d, up)))).toEqual(
        wanted(['door', 'open door', 'secret door']),
      );
    },
  );

  everyCase([1, 0.5, 2])(
    'the simulated Roll20 page has each token on the right square, whatever the size of the squares',
    (snap) => {
      const cell = 70 * snap;
      expect(
        here({ scene: name, snap }).graphics.map((g) => ({
          name: g['name'],
          at: [
            (num(g, 'left') - num(g, 'width') / 2) / cell,
            (num(g, 'top') - num(g, 'height') / 2) / cell,
          ],
          space: num(g, 'width') / cell,
        })),
      ).toEqual(
        told.creatures.map(({ name: who, at, space }) => ({ name: who, at: [...at], space })),
      );
    },
  );

  it('with squares of half size, the simulated Roll20 page is half as many units wide as the scene has squares', () => {
    expect(here({ scene: name, snap: 0.5 }).attributes).toMatchObject({
      width: told.columns / 2,
      height: told.rows / 2,
      snapping_increment: 0.5,
      scale_number: told.scale.number,
    });
  });
});

describe('data that the simulated Roll20 page sends to a player', () => {
  it('the simulated Roll20 page sends a player no token of the GM layer', () => {
    expect(here().graphics.some(({ layer }) => layer === 'gmlayer')).toBe(true);
    const { pages, withheld } = campaign({ user: 'player' });
    const text = JSON.stringify(pages);
    expect(text).not.toContain('gmlayer');
    expect(text).not.toContain('"name":"Ambusher"');
    expect(withheld.map(({ name }) => name)).toContain('Ambusher');
  });
  it('the simulated Roll20 page sends a player only characters whose journal entries the player may open', () => {
    const names = (journals: Options['journals']) =>
      campaign({ user: 'player', journals }).characters.map(({ attributes }) => attributes['name']);
    expect(names('closed').sort()).toEqual(['Aldo', 'Berta']);
    expect(names('open')).toContain('Ogre');
    expect(names('all')).toEqual(campaign().characters.map(({ attributes }) => attributes['name']));
    expect(campaign({ user: 'player' }).me).toBe(PLAYER);
  });
});

describe('variants of the simulated Roll20 campaign', () => {
  it(
    'the simulated Roll20 page can store the turn order as a list or a text, even as an ' +
      'empty or malformed text',
    () => {
      const order = (turnorder: Options['turnorder']) =>
        campaign({ turnorder }).campaign['turnorder'];
      expect(JSON.parse(String(order('string')))).toEqual(order('array'));
      expect((order('array') as { id: string }[])[0]?.id).toBe('tkaldo0000000000');
      expect((order('array') as { id: string }[]).at(-1)?.id).toBe('-1');
      expect(order('empty')).toBe('');
      expect(() => JSON.parse(String(order('broken')))).toThrow();
    },
  );
  it(
    'the simulated Roll20 page marks a drawing in one field on the legacy engine, and in ' +
      'two other fields on Jumpgate',
    () => {
      const [legacy, jumpgate] = (['legacy', 'jumpgate'] as const).map((engine) =>
        here({ engine, scene: 'hostile' }).graphics.find(({ name }) => name === 'Torch'),
      );
      expect([legacy?.['isdrawing'], legacy?.['disableTokenMenu']]).toEqual([true, undefined]);
      expect([
        jumpgate?.['isdrawing'],
        jumpgate?.['disableTokenMenu'],
        jumpgate?.['disableSnapping'],
      ]).toEqual([undefined, true, true]);
    },
  );
  it('a simulated Roll20 page can have hexes or no grid', () => {
    expect(here({ grid: 'hexr' }).attributes['grid_type']).toBe('hexr');
    expect(here({ grid: 'none' }).attributes['snapping_increment']).toBe(0);
    expect(here({ scene: 'hexes' }).attributes['grid_type']).toBe('hex');
  });
  it('a simulated Roll20 campaign can have characters with empty sheets', () => {
    expect(campaign({ attribs: 'unset' }).characters.flatMap(({ attribs }) => attribs)).toEqual([]);
  });
  it('the simulated Roll20 loads every named scene, and throws an error for an unknown name', () => {
    for (const scene of ['skirmish', 'bridge', 'gridless', 'hexes', 'hostile', 'beacon', 'sample'])
      expect(here({ scene }).graphics.length, scene).toBeGreaterThan(0);
    expect(() => campaign({ scene: 'nowhere' })).toThrow();
  });
});

/**
 * Field names that distinguish each sheet from the others (hosts' report), and names of weapon
 * fields.
 */
const TELLING = {
  dnd35: ['npc-show', 'weapon1name', 'npcspeed', 'npcreach', 'npcspace', 'npcattack'],
  pfcommunity: ['Flat-Footed', 'repeating_weapon_', 'size_display', 'reach'],
  pfofficial: ['ac_flatfooted', 'repeating_attacks_', 'npc_speed', 'repeating_npcatk-melee_'],
  d20modern: ['HitPoints', 'Class1-BAB', 'repeating_weapons_'],
} as const;

describe.each(SHEETS)('the simulated Roll20 sheet %s', (sheet) => {
  const names = campaign({ sheet }).characters.flatMap(({ attribs }) =>
    attribs.map(({ name }) => name),
  );
  it('each simulated Roll20 sheet has the fields by which Quadretto recognizes the kind of sheet', () => {
    for (const telling of TELLING[sheet])
      expect(
        names.some((name) => name.startsWith(telling)),
        telling,
      ).toBe(true);
  });
  it('no simulated Roll20 sheet has a field by which another kind of sheet is recognized', () => {
    const others = SHEETS.filter((other) => other !== sheet)
      .flatMap((other) => TELLING[other])
      .filter((name) => !(TELLING[sheet] as readonly string[]).includes(name));
    // Sheets share plain words such as `reach`, so only longer names can distinguish them.
    for (const telling of others.filter((name) => name.length > 5))
      expect(
        names.some((name) => name.startsWith(telling)),
        telling,
      ).toBe(false);
  });
  it('in a simulated Roll20 sheet, the id of each repeating row begins with a hyphen', () => {
    for (const name of names.filter((each) => each.startsWith('repeating_')))
      expect(name).toMatch(/^repeating_[^_]+_-[^_]+_\S+$/);
  });
});
