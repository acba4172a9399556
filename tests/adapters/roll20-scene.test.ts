/**
 * Roll20's tokens and turn tracker as a scene document. Expected cells are counted by hand on the
 * page given here.
 */
import { describe, expect, it } from 'vitest';
import { conditionOfMarker } from '../../adapters/roll20/markers.ts';
import { floorOf, sceneOf } from '../../adapters/roll20/scene.ts';
import type { RawGround, RawSheet, RawTokens } from '../../adapters/roll20/schema.ts';
import { openMemory } from '../../adapters/roll20/veil.ts';
import { parseScene } from '../../src/scene/parse.ts';
import { GROUND, ground, page, sheet, table } from './roll20-raw.ts';
import { everyCase } from '../support/everyCase.ts';

const read = (g: RawGround, t: RawTokens, sheets: ReadonlyMap<string, RawSheet> = new Map()) =>
  sceneOf(floorOf(g), g, t, sheets);
const creatures = (tokens: object[], g = ground()) => read(g, table(tokens)).scene?.creatures ?? [];
const one = (token: object, g = ground()) => creatures([token], g)[0];
const stands = (token: object) => read(ground(), table([token])).provenance?.get('a');
const codes = (result: { notices: readonly { code: string }[] }): string[] =>
  result.notices.map(({ code }) => code);

describe('cells of Roll20 tokens', () => {
  everyCase<
    [what: string, x: number, y: number, size: number, at: [number, number], space: number]
  >([
    ['of one cell, exactly in its cell', 175, 175, 70, [2, 2], 1],
    ['slightly off its cell', 174.4, 175.6, 70, [2, 2], 1],
    ['half a cell off, by its center', 211, 175, 70, [3, 2], 1],
    ['of half a cell, in the lower right quarter', 192.5, 192.5, 35, [2, 2], 1],
    ['of half a cell, in the upper left quarter', 157.5, 157.5, 35, [2, 2], 1],
    ['of two cells', 210, 210, 140, [2, 2], 2],
    ['of two cells, resized by hand', 211, 208, 137.3, [2, 2], 2],
    ['of two cells, half a cell off', 245, 210, 140, [3, 2], 2],
    ['of three cells', 245, 245, 210, [2, 2], 3],
    ['of a cell and a half, which fills two', 192.5, 192.5, 105, [2, 2], 2],
    ['slightly larger than a cell, which fills one', 175, 175, 74, [2, 2], 1],
    ['beside the page', -35, 35, 70, [-1, 0], 1],
  ])(
    'a Roll20 token of any size that lies off the grid is read as standing on the nearest square',
    (_, x, y, size, at, space) => {
      expect(one({ x, y, width: size, height: size })).toMatchObject({ at, space });
    },
  );

  everyCase<[what: string, g: RawGround, at: [number, number], space: number]>([
    ['with cells of half a unit', page({ snap: 0.5, snapTo: 35 }), [4, 4], 2],
    ['with cells of two units', page({ snap: 2, snapTo: 140 }), [1, 1], 1],
  ])(
    'a Roll20 token’s square and space are found on pages with half-size or double-size squares',
    (_, g, at, space) => {
      expect(one({}, g)).toMatchObject({ at, space });
    },
  );

  everyCase([
    ['a token without a position', { x: null }],
    ['a token whose position is not a number', { x: Number.NaN }],
    ['a token without a size', { width: null }],
    ['a token of size 0', { height: 0 }],
    ['a giant picture', { width: 70 * 40 }],
    ['a token far off the map', { x: 1e9 }],
  ])(
    'a Roll20 token with a malformed position or size is left out, and a notice names the token',
    (_, more) => {
      const result = read(ground(), table([more, { id: 'b' }]));
      expect(result.scene?.creatures?.map(({ id }) => id)).toEqual(['b']);
      expect(result.notices).toEqual([{ code: 'notice.token', params: { name: 'Aldo' } }]);
    },
  );

  it('an oblong Roll20 token fills a square as wide as its longer side, and a notice says so', () => {
    const result = read(ground(), table([{ y: 210, height: 140 }]));
    expect(result.scene?.creatures?.[0]).toMatchObject({ space: 2 });
    expect(codes(result)).toEqual(['notice.oblong']);
  });
});

describe('creatures behind Roll20 tokens', () => {
  everyCase<[what: string, more: object, side: string | undefined]>([
    ['a token that a player moves', { played: true }, 'party'],
    ['a token that no player moves', { played: false }, 'foes'],
    ['a picture without any data', { played: false, somebody: false }, undefined],
    ['a nameless token that a player moves', { played: true, somebody: false }, 'party'],
  ])(
    'a Roll20 token that a player controls counts as an ally of the party, and every other creature as a foe',
    (_, more, side) => {
      expect(one(more)?.side).toBe(side);
      expect(stands(more)?.from.side).toEqual(side === undefined ? undefined : { from: 'guess' });
    },
  );

  everyCase<[space: number, size: string | undefined]>([
    [1, undefined],
    [2, 'large'],
    [3, 'huge'],
    [4, 'gargantuan'],
    [5, 'colossal'],
    [6, 'colossal'],
    [7, undefined],
  ])(
    'without a sheet, a Roll20 token’s width gives the creature’s size, from Large to Colossal',
    (space, size) => {
      const more = { x: 35 * space, y: 35 * space, width: 70 * space, height: 70 * space };
      expect(one(more)?.size).toBe(size);
      expect(stands(more)?.from.size).toEqual(size === undefined ? undefined : { from: 'guess' });
    },
  );

  it('a Roll20 creature’s size is read from its sheet, and its space from its token', () => {
    const { scene, provenance } = read(
      ground(),
      table([{}]),
      new Map([['ca', sheet({ 'npc-show': '1', size: '-1' })]]),
    );
    expect(scene?.creatures?.[0]).toMatchObject({ size: 'large', space: 1 });
    expect(provenance?.get('a')?.from).toMatchObject({
      size: { from: 'sheet', field: 'size' },
      at: { from: 'token' },
      space: { from: 'token' },
      name: { from: 'token' },
    });
  });

  it('all Roll20 tokens of one character have the values of the character’s sheet', () => {
    const { scene } = read(
      ground(),
      table([{}, { id: 'b' }, { id: 'c', character: 'cx' }]),
      new Map([['ca', sheet({ 'npc-show': '1', bab: '4' })]]),
    );
    expect(scene?.creatures?.map(({ bab }) => bab)).toEqual([4, 4, undefined]);
  });

  everyCase<[what: string, more: object, expected: object]>([
    ['the character and the kind are read', { kind: 'Ogre' }, { character: 'ca', kind: 'Ogre' }],
    [
      'a name with a number gives its kind: Ogre 12',
      { kind: null, name: 'Ogre 12' },
      { kind: 'Ogre' },
    ],
    [
      'a name with a number gives its kind: Goblin (#3)',
      { kind: null, name: 'Goblin (#3)' },
      { kind: 'Goblin' },
    ],
    ['a name that is only a number is its own kind', { kind: null, name: '7' }, { kind: '7' }],
    ['a color is read', { colour: '#ff0000' }, { colour: '#ff0000' }],
    ['markers are read', { markers: ['red', 'Prone'] }, { markers: ['red', 'Prone'] }],
  ])(
    'a Roll20 token’s kind of creature is its name without the number; character, color and markers are also read',
    (_, more, expected) => {
      expect(stands(more)).toMatchObject(expected);
    },
  );

  it('a Roll20 token that is only a picture is taken for a thing, and may be oblong', () => {
    const { scene, provenance, notices } = sceneOf(
      floorOf(ground()),
      ground(),
      table([{ character: '', creature: false, height: 280 }]),
      new Map(),
    );
    expect(scene?.creatures).toMatchObject([{ id: 'a', scenery: 'clear' }]);
    expect(provenance?.get('a')?.from.scenery).toEqual({ from: 'guess' });
    expect(notices).toEqual([]);
  });
  it('a Roll20 creature whose name is hidden from the user has no name for Quadretto', () => {
    expect(one({ name: null, kind: null })).not.toHaveProperty('name');
    expect(stands({ name: null, kind: null })).not.toHaveProperty('kind');
  });

  it('HTML in the name of a Roll20 token stays plain text', () => {
    const name = '<img src=x onerror=alert(1)>';
    expect(one({ name })?.name).toBe(name);
  });

  it('a token on Roll20’s GM layer counts as visible only to the token’s own side', () => {
    expect(one({ hidden: true, played: false })).toMatchObject({
      side: 'foes',
      visibleTo: ['foes'],
    });
    expect(one({ hidden: true, played: false, somebody: false })).toMatchObject({ visibleTo: [] });
    expect(one({})).not.toHaveProperty('visibleTo');
  });
});

describe('the size of a Roll20 creature without a sheet', () => {
  everyCase<[what: string, width: number, size: string | undefined]>([
    ['half a cell', 35, 'tiny'],
    ['a little less than a cell', 66, undefined],
    ['one cell', 70, undefined],
    ['two cells', 140, 'large'],
    ['three cells', 210, 'huge'],
  ])(
    'without a sheet, a Roll20 token of half a square is taken for Tiny, and the size of a ' +
      'one-square token is unknown',
    (_, width, size) => {
      expect(one({ width, height: width })?.size).toBe(size);
      expect(stands({ width, height: width })?.from.size).toEqual(
        size === undefined ? undefined : { from: 'guess' },
      );
    },
  );
  it('the size on a Roll20 sheet outranks the width of the token', () => {
    const { scene } = read(
      ground(),
      table([{ width: 35, height: 35 }]),
      new Map([['ca', sheet({ 'npc-show': '1', size: '0' })]]),
    );
    expect(scene?.creatures?.[0]?.size).toBe('medium');
  });
});

describe('the weapon in hand on a Roll20 sheet', () => {
  const armed = (weapons: Record<string, string>) => {
    const { scene, provenance } = read(
      ground(),
      table([{}]),
      new Map([['ca', sheet({ 'npc-show': '1', ...weapons })]]),
    );
    return {
      attacks: scene?.creatures?.[0]?.attacks?.map(({ name }) => name),
      from: provenance?.get('a')?.from.attacks,
    };
  };
  everyCase<[what: string, weapons: Record<string, string>, known: boolean]>([
    ['one weapon, is known', { weapon1name: 'Glaive' }, true],
    [
      'two weapons of the same reach, is known',
      { weapon1name: 'Longsword', weapon2name: 'Dagger' },
      true,
    ],
    [
      'a sword and a bow, is known',
      { weapon1name: 'Longsword', weapon2name: 'Longbow', weapon2range: '100 ft.' },
      true,
    ],
    [
      'two weapons of different reach, is unknown',
      { weapon1name: 'Glaive', weapon2name: 'Dagger' },
      false,
    ],
    [
      'a spiked chain and a sword, is unknown',
      { weapon1name: 'Spiked Chain', weapon2name: 'Longsword' },
      false,
    ],
    [
      'a reach weapon and a tail with reach, is known',
      { weapon1name: 'Glaive', weapon2name: 'Tail', weapon2specialproperties: 'reach 10 ft.' },
      true,
    ],
  ])(
    'the weapon in hand is unknown if the weapons on the creature’s Roll20 sheet differ in reach',
    (_, weapons, known) => {
      const { attacks, from } = armed(weapons);
      if (known)
        expect(attacks?.length).toBe(
          Object.keys(weapons).filter((field) => field.endsWith('name')).length,
        );
      else expect(attacks).toBeUndefined();
      expect(from !== undefined).toBe(known);
    },
  );
});

describe('markers of Roll20 tokens', () => {
  everyCase<[marker: string, condition: string | undefined]>([
    ['dead', 'dead'],
    ['Prone', 'prone'],
    ['PRONE', 'prone'],
    ['Prono', 'prone'],
    ['a terra', 'prone'],
    ['Flat-Footed', 'flat-footed'],
    ['Blind', 'blinded'],
    ['Accecato', 'blinded'],
    ['Grappled', 'grappling'],
    ['In preda al panico', 'panicked'],
    ['Stordito', 'stunned'],
    ['red', undefined],
    ['blue', undefined],
    ['sleepy', undefined],
    ['skull', undefined],
    ['broken-shield', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])(
    'a Roll20 marker named like a condition, in English or Italian, gives this condition',
    (marker, condition) => {
      expect(conditionOfMarker(marker)).toBe(condition);
    },
  );

  it('a Roll20 token has each condition that its markers name once, even if several markers name the condition', () => {
    expect(one({ markers: ['red', 'Prono', 'prone', 'dead'] })?.conditions).toEqual([
      'dead',
      'prone',
    ]);
    expect(stands({ markers: ['dead'] })?.from.conditions).toEqual({ from: 'status' });
    expect(stands({ markers: ['red'] })?.from.conditions).toBeUndefined();
    expect(stands({ markers: ['red', 'Prono'] })).toMatchObject({
      markers: ['red', 'Prono'],
      understood: ['Prono'],
    });
  });
});

describe('the turn order of Roll20', () => {
  const turn = (turns: readonly unknown[] | null) =>
    read(ground(), table([{}, { id: 'b' }], { turns })).scene?.turn;

  it('the first entry of Roll20’s turn order is the active creature', () => {
    expect(
      turn([
        { token: 'b', count: 17 },
        { token: 'a', count: 14 },
        { token: null, count: 3 },
      ]),
    ).toEqual({ active: 'b', order: ['b', 'a'], counts: { a: 14, b: 17 } });
  });
  everyCase<[what: string, turns: readonly unknown[] | null, expected: object | undefined]>([
    ['a closed tracker gives no turn', null, undefined],
    ['an empty tracker gives no turn', [], undefined],
    ['a tracker without a row of this page gives no turn', [{ token: 'z', count: 1 }], undefined],
    [
      'a counter in first place gives no active creature',
      [
        { token: null, count: 30 },
        { token: 'a', count: 14 },
      ],
      { order: ['a'], counts: { a: 14 } },
    ],
    [
      'rows without a valid number give an order without initiative',
      [
        { token: 'a', count: null },
        { token: 'b', count: 'x' },
      ],
      { active: 'a', order: ['a', 'b'] },
    ],
    [
      'a creature with two rows is listed once, with the higher initiative',
      [
        { token: 'a', count: 9 },
        { token: 'b', count: 5 },
        { token: 'a', count: 2 },
      ],
      { active: 'a', order: ['a', 'b'], counts: { a: 9, b: 5 } },
    ],
    [
      'initiatives with fractions become whole numbers',
      [
        { token: 'a', count: 12.9 },
        { token: 'b', count: 12.1 },
      ],
      { active: 'a', order: ['a', 'b'], counts: { a: 12, b: 12 } },
    ],
    [
      'invalid rows are ignored',
      [{ token: 'a', count: 1 }, 7, null, { token: '' }],
      { active: 'a', order: ['a'], counts: { a: 1 } },
    ],
    [
      'an invalid first row gives no active creature',
      [7, { token: 'a', count: 1 }],
      { order: ['a'], counts: { a: 1 } },
    ],
  ])(
    'the order and initiatives of creatures are read from Roll20’s turn tracker',
    (_, turns, expected) => {
      expect(turn(turns)).toEqual(expected);
    },
  );
});

everyCase<[what: string, round: unknown, told: number | undefined]>([
  ['3', 3, 3],
  ['1.5', 1.5, 1],
  ['0', 0, undefined],
  ['missing', null, undefined],
  ['1e9', 1e9, undefined],
])(
  'the round is read from Roll20’s counter, and is unknown if the counter is 0, missing or a billion',
  (_, round, told) => {
    expect(
      read(ground(), table([{}], { turns: [{ token: 'a', count: 1 }], round })).scene?.turn?.round,
    ).toBe(told);
  },
);

describe('tokens that Roll20 hides from a player', () => {
  // The player's token stands in [0, 0]. A wall runs along x = 4 from the top to row 4; the token
  // `behind` stands beyond it at [8, 0]. The token `open` stands in the open at [2, 6].
  const tokens = [
    { id: 'me', x: 35, y: 35, mine: true, sighted: true },
    { id: 'behind', x: 595, y: 35 },
    { id: 'open', x: 175, y: 455 },
  ];
  const seen = (veil: object | null, more: object[] = tokens, lights: object[] = []) => {
    const g = ground({
      gm: false,
      veil,
      walls: [
        { points: '[[0,0],[0,280]]', x: 280, y: 140, barrier: 'wall' },
        { points: '[[0,0],[0,560]]', x: 140, y: 280, barrier: 'transparent' },
      ],
    });
    return read(g, table(more, { lights })).scene?.creatures?.map(({ id }) => id);
  };

  everyCase<[what: string, veil: object | null, expected: string[]]>([
    ['a page that hides nothing', null, ['me', 'behind', 'open']],
    [
      'a page with its lighting switched off',
      { walls: false, dark: false, fog: false },
      ['me', 'behind', 'open'],
    ],
    ['a page with walls and glass', { walls: true, dark: false, fog: false }, ['me', 'open']],
    ['a dark page', { walls: true, dark: true, fog: false }, ['me']],
    ['a page with fog', { walls: false, dark: false, fog: true }, ['me']],
  ])(
    'a Roll20 player gets only the tokens that walls, darkness and fog let the player see',
    (_, veil, expected) => {
      expect(seen(veil)).toEqual(expected);
    },
  );

  it('if a Roll20 player’s tokens have no sight, the player gets no other token', () => {
    expect(
      seen(
        { walls: true },
        tokens.map((t) => ({ ...t, sighted: false })),
      ),
    ).toEqual(['me']);
  });
  it('in the dark, a Roll20 player gets a token in the light of a lamp if no wall hides the token', () => {
    expect(seen({ walls: true, dark: true }, tokens, [{ x: 245, y: 455, reach: 10 }])).toEqual([
      'me',
      'open',
    ]);
    expect(seen({ walls: true, dark: true }, tokens, [{ x: 350, y: 35, reach: 500 }])).toEqual([
      'me',
    ]);
    expect(seen({ walls: true, dark: true }, tokens, [{ x: null, y: 1, reach: 9 }])).toEqual([
      'me',
    ]);
  });
  it('a Roll20 player whose token has a limited angle of sight gets no other tokens, and a notice says so', () => {
    const g = ground({ gm: false, veil: { walls: true } });
    const one = (arc: boolean | null) =>
      read(g, table(tokens.map((t) => ({ ...t, ...(t.mine === true && { arc }) }))));
    expect(one(true).scene?.creatures?.map(({ id }) => id)).toEqual(['me']);
    expect(one(true).notices).toEqual([{ code: 'notice.arc', params: { name: 'Aldo' } }]);
    expect(one(null).scene?.creatures).toHaveLength(3);
    expect(one(null).notices).toEqual([]);
    const gm = ground();
    expect(read(gm, table([{ mine: true, sighted: true, arc: true }])).notices).toEqual([]);
  });
  it('a Roll20 player gets no token lit only by a beam, because the beam’s direction is unknown', () => {
    const lamp = { x: 245, y: 455, reach: 10 };
    expect(seen({ walls: true, dark: true }, tokens, [{ ...lamp, beam: true }])).toEqual(['me']);
  });
  it('a Roll20 player with low-light vision gets tokens within twice the radius of a light', () => {
    const lamp = { x: 175, y: 245, reach: 10 };
    const keen = (keenness: number | null) =>
      seen(
        { walls: true, dark: true },
        tokens.map((t) => ({ ...t, keenness })),
        [lamp],
      );
    expect(keen(200)).toEqual(['me', 'open']);
    expect(keen(100)).toEqual(['me']);
    expect(keen(null)).toEqual(['me']);
  });
  it('in the dark, a Roll20 player gets the tokens within range of the player’s darkvision', () => {
    const dark = (darkvision: number) =>
      seen(
        { walls: true, dark: true },
        tokens.map((t) => ({ ...t, darkvision })),
      );
    expect(dark(60)).toEqual(['me', 'open']);
    expect(dark(15)).toEqual(['me']);
  });
  describe('walls that a Roll20 player has seen', () => {
    // A wall at x = 4 from the top to row 8 closes a room in the north-west. A second wall stands
    // at x = 8.
    const walls = [
      { points: '[[0,0],[0,560]]', x: 280, y: 280, barrier: 'wall' },
      { points: '[[0,0],[0,560]]', x: 560, y: 280, barrier: 'wall' },
    ];
    const me = (x: number, more: object = {}): object => ({
      id: 'me',
      x,
      y: 315,
      mine: true,
      sighted: true,
      ...more,
    });
    const g = ground({ gm: false, veil: { walls: true, dark: false, fog: false }, walls });
    const columns = (list: { from: readonly number[] }[] | undefined) =>
      list?.map(({ from }) => from[0]);

    it('a wall that a Roll20 player has seen stays known after the player’s token moves away', () => {
      const floor = floorOf(g);
      const known = openMemory();
      const at = (...tokens: object[]) =>
        sceneOf(floor, g, table(tokens), new Map(), known).scene?.walls;
      const first = at(me(35));
      expect(columns(first)).toEqual([4]);
      expect(at(me(35), { id: 'else', x: 105 })).toBe(first);
      expect(at(me(105))).toBe(first);
      expect(columns(at(me(385)))).toEqual([4, 8]);
      expect(columns(at(me(35)))).toEqual([4, 8]);
    });
    everyCase<[what: string, veil: object | null, tokens: object[], expected: number[]]>([
      ['on a page that hides nothing', null, [me(35)], [4, 8]],
      ['by tokens that cannot see', { walls: true }, [me(35, { sighted: false })], []],
      ['on a dark page', { walls: true, dark: true }, [me(35)], []],
      [
        'with darkvision in the dark',
        { walls: true, dark: true },
        [me(35, { darkvision: 60 })],
        [4],
      ],
      [
        'around the player’s own tokens under fog',
        { fog: true },
        [me(35, { sighted: false })],
        [4],
      ],
    ])(
      'a Roll20 player gets only the walls that the player’s tokens can see',
      (_, veil, tokens, expected) => {
        const veiled = ground({ gm: false, veil, walls });
        expect(columns(read(veiled, table(tokens)).scene?.walls)).toEqual(expected);
      },
    );
    it('a wall that a Roll20 player has not seen still hides the creature behind it', () => {
      expect(
        read(g, table([me(35), { id: 'foe', x: 665, y: 315 }])).scene?.creatures?.map(
          ({ id }) => id,
        ),
      ).toEqual(['me']);
    });
  });

  it('a token hidden from a Roll20 player is left out of the turn order, and no notice names the token', () => {
    const g = ground({ gm: false, veil: { fog: true } });
    const result = read(
      g,
      table([...tokens, { id: 'odd', name: 'Ambush', width: 0 }], {
        turns: [
          { token: 'behind', count: 20 },
          { token: 'me', count: 3 },
        ],
      }),
    );
    expect(result.scene?.turn).toEqual({ order: ['me'], counts: { me: 3 } });
    expect(codes(result)).toEqual(['notice.fog']);
    expect([...(result.provenance?.keys() ?? [])]).toEqual(['me']);
  });
});

it('notices name each part of a Roll20 page that cannot be read, and count unread sheets', () => {
  const result = read(ground({ broken: ['walls'] }), table([], { broken: ['turns'], unread: 2 }));
  expect(result.notices).toEqual([
    { code: 'error.reading', params: { field: 'walls' } },
    { code: 'error.reading', params: { field: 'turns' } },
    { code: 'notice.sheetsUnread', params: { n: 2 } },
  ]);
});

it('a notice counts the Roll20 sheets that are still loading', () => {
  expect(read(ground(), table([], { loading: 2 })).notices).toEqual([
    { code: 'notice.sheetsLoading', params: { n: 2 } },
  ]);
  expect(read(ground(), table([], { loading: 0 })).notices).toEqual([]);
});

it('the map data that Quadretto reads from Roll20 are valid for the rules engine', () => {
  const g = ground({
    walls: [{ points: '[[0,0],[0,70]]', x: 140, y: 105, barrier: 'oneWay' }],
    openings: [{ x: 70, y: 70, x0: 0, y0: -35, x1: 0, y1: 35, open: false, window: true }],
  });
  const t = table(
    [
      { hidden: true, markers: ['dead'] },
      { id: 'b', x: 210.5, width: 35, height: 35 },
    ],
    { turns: [{ token: 'a', count: 12.5 }] },
  );
  const { scene } = read(
    g,
    t,
    new Map([['ca', sheet({ 'npc-show': '1', size: '0', speed: '9 m', weapon1name: 'Glaive' })]]),
  );
  expect(parseScene({ ...scene, ruleset: 'srd35' })).toMatchObject({ ok: true, ignored: [] });
});

it('when a Roll20 token moves, Quadretto does not read the walls again', () => {
  const g = ground({ walls: [{ points: '[[0,0],[0,70]]', x: 140, y: 105, barrier: 'wall' }] });
  const floor = floorOf(g);
  const [before, after] = [{}, { x: 245 }].map(
    (move) => sceneOf(floor, g, table([move]), new Map()).scene,
  );
  expect(after?.walls).toBe(before?.walls);
  expect(after?.creatures?.[0]?.at).toEqual([3, 2]);
});

describe('a missing or malformed field in a Roll20 message', () => {
  const WRONG: readonly unknown[] = [
    undefined,
    null,
    '',
    'prose, not data',
    7e300,
    -1,
    Number.NaN,
    true,
    [],
    {},
    ['x'],
    { x: {} },
    '[[1,2],[3,4]]',
  ];
  const wholes = {
    ground: {
      ...GROUND,
      walls: [
        {
          path: '[["M",0,0],["L",140,0]]',
          x: 100,
          y: 50,
          width: 140,
          height: 0,
          scaleX: 1,
          scaleY: 1,
          rotation: 0,
          barrier: 'wall',
        },
        { points: '[[0,0],[0,70]]', shape: 'pol', x: 140, y: 105, barrier: 'oneWay' },
      ],
      openings: [{ x: 70, y: -70, x0: 0, y0: -35, x1: 0, y1: 35, open: false, window: false }],
      veil: { walls: true, dark: true, fog: false },
    },
    tokens: table([{}, { id: 'b', mine: true, sighted: true }], {
      turns: [{ token: 'a', count: 3 }],
      lights: [{ x: 1, y: 1, reach: 20 }],
    }),
  };
  /** The paths of all values in a tree of plain data. */
  const paths = (tree: unknown, here: string[] = []): string[][] =>
    typeof tree === 'object' && tree !== null
      ? Object.entries(tree).flatMap(([key, value]) => [
          [...here, key],
          ...paths(value, [...here, key]),
        ])
      : [];
  const changed = (tree: object, path: string[], value: unknown): object => {
    const copy = structuredClone(tree);
    const last = path.at(-1) as string;
    const at = path
      .slice(0, -1)
      .reduce<Record<string, unknown>>(
        (node, key) => node[key] as Record<string, unknown>,
        copy as Record<string, unknown>,
      );
    if (value === undefined) delete at[last];
    else at[last] = value;
    return copy;
  };

  everyCase(Object.entries(wholes))(
    'a malformed field in a Roll20 message leaves map data that are valid for the rules engine, with all other tokens',
    async (message, whole) => {
      const { ground: groundSchema, tokens: tokensSchema } =
        await import('../../adapters/roll20/schema.ts');
      let tried = 0;
      let refused = 0;
      for (const path of paths(whole)) {
        for (const value of WRONG) {
          const data: unknown = JSON.parse(JSON.stringify(changed(whole, path, value)));
          const [g, t] =
            message === 'ground'
              ? [groundSchema.safeParse(data), tokensSchema.safeParse(wholes.tokens)]
              : [groundSchema.safeParse(wholes.ground), tokensSchema.safeParse(data)];
          tried += 1;
          // The bridge drops the whole message if one of these fields is invalid.
          if (!g.success || !t.success) {
            refused += 1;
            expect([
              'map',
              'gm',
              'page',
              'walls',
              'openings',
              'broken',
              'tokens',
              'lights',
              'unread',
              'loading',
            ]).toContain(path[0]);
            continue;
          }
          const { scene } = read(g.data, t.data);
          if (scene === null) {
            expect(path[0]).toBe('page');
            continue;
          }
          expect(
            parseScene({ ...scene, ruleset: 'srd35' }),
            `${path.join('.')} = ${JSON.stringify(value)}`,
          ).toMatchObject({ ok: true });
          // One unusual field of one token does not affect the position of any other token.
          if (message === 'tokens' && path[0] === 'tokens' && path[1] === '0')
            expect(scene.creatures?.some(({ id }) => id === 'b')).toBe(true);
        }
      }
      expect(tried).toBeGreaterThan(300);
      expect(refused).toBeLessThan(tried / 4);
    },
  );
});

describe('Roll20 swarms recognized by name', () => {
  everyCase([
    [{ name: 'Rat Swarm 2', kind: null }],
    [{ name: 'Rats', kind: 'Swarm of rats' }],
    [{ name: 'Sciame di ratti', kind: null }],
  ])(
    'a Roll20 creature with a name such as “Rat Swarm”, in English or Italian, is taken for a swarm',
    (token) => {
      expect(one(token)?.subtypes).toEqual(['swarm']);
      expect(stands(token)?.from.subtypes).toEqual({ from: 'guess', field: 'name' });
    },
  );
  it('a Roll20 creature named “Swarm Priest” is not taken for a swarm', () => {
    expect(one({ name: 'Swarm Priest', kind: null })?.subtypes).toBeUndefined();
  });
});
