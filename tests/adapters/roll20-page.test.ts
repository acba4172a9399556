// @vitest-environment page
/**
 * What the page script reads from a live Roll20 table, for a game master and for a player. No query
 * may break the page.
 */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ground as groundSchema,
  sheet as sheetSchema,
  tokens as tokensSchema,
} from '../../adapters/roll20/schema.ts';
import * as ask from '../../adapters/roll20/page.ts';
import { attributeList } from '../../adapters/roll20/pick.ts';
import sample from '../hosts/roll20/world/sample.json' with { type: 'json' };
import { everyCase } from '../support/everyCase.ts';

type Fields = Record<string, unknown>;
const model = (fields: Fields, more: Fields = {}) => ({
  id: fields['id'],
  attributes: fields,
  get: (name: string) => fields[name],
  on: () => undefined,
  off: () => undefined,
  ...more,
});
const collection = (list: readonly unknown[]) => ({
  models: list,
  get: (id: string) => (list as { id: unknown }[]).find((each) => each?.id === id),
  on: () => undefined,
  off: () => undefined,
});

const ME = '-SYN_player_0001';
const fighter = sample.graphics.find(({ name }) => name === 'Fighter') as Fields;
const ogre = sample.graphics.find(({ name }) => name === 'Ogre') as Fields;
const ogreSheet = sample.characters.dnd35_npc;

/** Stubs the globals with the sample's campaign and adds `more` to its parts. */
function table(
  more: {
    gm?: boolean;
    me?: string;
    tokens?: readonly Fields[];
    page?: Fields;
    campaign?: Fields;
    parts?: Fields;
    windowed?: Fields;
  } = {},
): void {
  const page = model(
    { ...sample.page, ...more.page },
    {
      thegraphics: collection((more.tokens ?? sample.graphics).map((each) => model(each))),
      thepaths: collection(sample.paths.map((each) => model(each))),
      doors: collection(sample.doors.map((each) => model(each))),
      windows: collection(sample.windows.map((each) => model(each))),
      ...more.parts,
    },
  );
  const characters = collection(
    Object.values(sample.characters).map(({ attributes, attribs }) =>
      model(attributes, { attribs: collection(attribs.map((each) => model(each.attributes))) }),
    ),
  );
  const globals = {
    Campaign: {
      ...model({ ...sample.campaign, ...more.campaign }),
      activePage: () => page,
      characters,
      players: { models: [] },
    },
    is_gm: more.gm ?? true,
    currentPlayer: {
      ...model({ id: more.me ?? ME }),
      d20: { engine: { snapTo: 70, tabletopSelected: () => [] } },
    },
    campaign_id: 4242,
    d20: undefined,
    MeshScene: undefined,
    BackboneFirebase: undefined,
    d20_player_id: undefined,
    ...more.windowed,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}
const ground = () => groundSchema.parse(JSON.parse(JSON.stringify(ask.groundOfPage(false))));
const tokens = () => tokensSchema.parse(JSON.parse(JSON.stringify(ask.readTokens(0))));
const named = (name: string) =>
  tokens().tokens.find((each) => each.id === name || each.name === name);

beforeEach(() => table());

describe('the Roll20 page script and the map', () => {
  it('Quadretto’s page script reports a Roll20 page’s size, grid, walls, doors and windows as stored', () => {
    expect(ground()).toMatchObject({
      map: '-SYN_page_0001',
      gm: true,
      campaign: '4242',
      engine: null,
      astray: false,
      broken: [],
      page: {
        width: 25,
        height: 25,
        snap: 1,
        snapTo: 70,
        grid: 'square',
        distance: 5,
        units: 'ft',
      },
    });
    expect(ground().walls.map((w) => [w.path == null, w.points == null])).toEqual([
      [false, true],
      [true, false],
      [true, false],
      [true, false],
    ]);
    expect(ground().openings.map((o) => o.window)).toEqual([false, true]);
  });

  it('a Roll20 page’s size and scale are read from numbers stored as text, and are unknown for other text', () => {
    table({
      page: {
        width: '30',
        height: 'tall',
        snapping_increment: '0.5',
        scale_number: ' 10 ',
        grid_type: 7,
      },
    });
    expect(ground().page).toMatchObject({
      width: 30,
      height: null,
      snap: 0.5,
      distance: 10,
      grid: '7',
    });
  });

  it(
    'Quadretto’s page script reports a Roll20 grid as unreadable if reading the unit of ' +
      'length throws an error',
    () => {
      const get = (name: string): unknown => {
        if (name === 'scale_units') throw new Error('no');
        return (sample.page as Fields)[name];
      };
      table({ parts: { get } });
      expect(ground().broken).toEqual(['grid']);
    },
  );

  it('Quadretto can read a Roll20 page without doors and windows, but not a page without a list of walls', () => {
    table({ parts: { doors: undefined, windows: undefined } });
    expect(ground()).toMatchObject({ openings: [], broken: [] });
    table({ parts: { thepaths: undefined } });
    expect(ground()).toMatchObject({ walls: [], broken: ['walls'] });
  });

  everyCase<[what: string, campaign: Fields, gm: boolean, astray: boolean]>([
    ['the players are here', {}, true, false],
    ['they are on another page', { playerpageid: 'p2' }, true, true],
    ['they are on no page', { playerpageid: false }, true, false],
    [
      'some are here and the others elsewhere',
      { playerpageid: 'p2', playerspecificpages: { '-Np1': '-SYN_page_0001' } },
      true,
      false,
    ],
    [
      'one is elsewhere and the others are here',
      { playerspecificpages: { '-Np1': 'p2' } },
      true,
      false,
    ],
    [
      'they are split and none is here',
      { playerpageid: 'p2', playerspecificpages: { '-Np1': 'p3', '-Np2': 'p2' } },
      true,
      true,
    ],
    [
      'they are split without a player ribbon',
      { playerpageid: false, playerspecificpages: { '-Np1': 'p3' } },
      true,
      true,
    ],
    [
      'they are elsewhere and the game master alone is here',
      { playerpageid: 'p2', playerspecificpages: { [ME]: '-SYN_page_0001' } },
      true,
      true,
    ],
    [
      'they are elsewhere and not split',
      { playerpageid: 'p2', playerspecificpages: {} },
      true,
      true,
    ],
    ['the list of split players is malformed', { playerspecificpages: 'p2' }, true, false],
    ['a player looks at the page of the ribbon', { playerpageid: 'p2' }, false, false],
  ])(
    'Quadretto’s page script tells a Roll20 game master when all players look at other pages',
    (_, campaign, gm, astray) => {
      table({ campaign, gm });
      expect(ground().astray).toBe(astray);
    },
  );

  it.each<[what: string, page: Fields, veil: object]>([
    [
      'daylight',
      { dynamic_lighting_enabled: true, daylight_mode_enabled: true },
      { walls: true, dark: false, fog: false },
    ],
    [
      'darkness',
      { dynamic_lighting_enabled: true, daylight_mode_enabled: false },
      { walls: true, dark: true, fog: false },
    ],
    [
      'older lighting',
      {
        dynamic_lighting_enabled: false,
        showlighting: true,
        lightenforcelos: true,
        lightglobalillum: true,
      },
      { walls: true, dark: false, fog: false },
    ],
    ['no lighting', { dynamic_lighting_enabled: false }, { walls: false, dark: false, fog: false }],
    [
      'fog',
      { dynamic_lighting_enabled: false, showdarkness: true },
      { walls: false, dark: false, fog: true },
    ],
  ])(
    'on a Roll20 page with %s, only a player’s client reports whether walls, darkness or fog hide tokens',
    (_, page, veil) => {
      table({ page, gm: false });
      expect(ground().veil).toEqual(veil);
      table({ page });
      expect(ground().veil).toBeUndefined();
    },
  );

  it('for a player, a Roll20 page with unreadable lighting settings counts as covered by fog', () => {
    table({
      gm: false,
      windowed: {
        Campaign: {
          get: () => undefined,
          activePage: () => ({
            id: 'p',
            get: () => {
              throw new Error('no');
            },
          }),
          characters: collection([]),
        },
      },
    });
    expect(ground().veil).toEqual({ fog: true });
  });
});

describe('the Roll20 page script and tokens', () => {
  it('on Roll20, Quadretto’s page script reports tokens of the token layer and the GM layer to a game master', () => {
    expect(tokens().tokens.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Fighter', false],
      ['Ogre', false],
      ['Assassin', true],
    ]);
  });
  it('on Roll20, Quadretto’s page script reports no token of the GM layer to a player', () => {
    table({ gm: false });
    expect(JSON.stringify(tokens())).not.toContain('Assassin');
    expect(tokens().tokens).toHaveLength(2);
  });
  it.each<[what: string, more: Fields]>([
    ['a drawing of the legacy engine', { isdrawing: true, represents: '' }],
    [
      'a drawing of the Jumpgate engine',
      { disableSnapping: true, disableTokenMenu: true, represents: '' },
    ],
    ['scenery', { renderAsScenery: true }],
    ['a card', { cardid: '-Ncard' }],
    ['a picture on the map layer', { layer: 'map' }],
    ['a picture on the foreground layer', { layer: 'foreground' }],
    ['a light on the wall layer', { layer: 'walls' }],
    ['a picture without a layer', { layer: undefined }],
  ])('on Roll20, Quadretto’s page script does not report %s as a token', (_, more) => {
    table({ tokens: [{ ...fighter, ...more }] });
    expect(tokens().tokens).toEqual([]);
  });
  everyCase<Fields>([{ isdrawing: true }, { disableSnapping: true, disableTokenMenu: true }])(
    'a Roll20 token of a character is reported even if the token is flagged as a drawing',
    (more) => {
      table({ tokens: [{ ...fighter, ...more, represents: '-SYN_char_0001' }] });
      expect(tokens().tokens).toHaveLength(1);
    },
  );
  describe('tokens beside a Roll20 page', () => {
    const PARKED = 'Parked dragon';
    const rows = [
      { id: 'parked', pr: 12 },
      { id: fighter['id'], pr: 9 },
    ];
    const beside = (gm: boolean, more: Fields) =>
      table({
        gm,
        campaign: { turnorder: rows, initiativepage: 'p1' },
        tokens: [
          fighter,
          {
            ...ogre,
            showname: true,
            showplayers_name: true,
            id: 'parked',
            name: PARKED,
            width: 70,
            height: 70,
            ...more,
          },
        ],
      });
    everyCase<[where: string, more: Fields]>([
      ['three columns to the left', { left: -175, top: 175 }],
      ['to the right', { left: 1785, top: 175 }],
      ['above, touching the edge', { left: 175, top: -35 }],
      ['below, four squares wide', { left: 175, top: 1890, width: 280, height: 280 }],
      ['far away', { left: 1e6, top: 1e6 }],
      ['to the left, turned over', { left: -175, top: 175, width: -70 }],
    ])(
      'a Roll20 token that lies outside the page is reported to a game master, but not to a player',
      (_, more) => {
        beside(false, more);
        const told = JSON.stringify(tokens());
        expect(told).not.toContain(PARKED);
        expect(told).not.toContain('parked');
        expect(tokens().turns).toEqual([
          { token: null, count: null },
          { token: fighter['id'], count: 9 },
        ]);
        beside(true, more);
        expect(named(PARKED)).toMatchObject({ id: 'parked', hidden: true });
      },
    );
    it('a Roll20 token that lies partly on the page is reported to a player', () => {
      beside(false, { left: 0, top: 175 });
      expect(named('parked')).toBeDefined();
      beside(true, { left: 0, top: 175 });
      expect(named('parked')).toMatchObject({ hidden: false });
    });
    it('a Roll20 token near the right edge is reported to a player only if the page is wide enough', () => {
      beside(false, { left: 735, top: 175 });
      expect(named('parked')).toBeDefined();
      for (const [width, known] of [
        [10, false],
        [11, true],
        [undefined, true],
      ] as const) {
        table({
          gm: false,
          page: { width },
          tokens: [{ ...ogre, id: 'parked', left: 735, top: 175, width: 70, height: 70 }],
        });
        expect(named('parked') !== undefined).toBe(known);
      }
    });
    it('a Roll20 token is reported to a player only if a part of it lies on the page', () => {
      fc.assert(
        fc.property(
          fc.integer({ min: -3000, max: 5000 }),
          fc.integer({ min: -3000, max: 5000 }),
          fc.integer({ min: 1, max: 700 }),
          (left, top, side) => {
            beside(false, { left, top, width: side, height: side });
            const on = (at: number): boolean => at + side / 2 > 0 && at - side / 2 < 1750;
            expect(JSON.stringify(tokens()).includes('parked')).toBe(on(left) && on(top));
          },
        ),
      );
    });
  });

  everyCase([
    ['sheet-prone', ['prone']],
    ['sheet-stunned::12,sheet-', ['stunned', 'sheet-']],
  ])(
    'a token marker set by an advanced Roll20 sheet is reported by the name of its condition',
    (statusmarkers, markers) => {
      table({ tokens: [{ ...fighter, statusmarkers, status_dead: false }] });
      expect(tokens().tokens[0]?.markers).toEqual(markers);
    },
  );
  const DARK = {
    has_bright_light_vision: false,
    has_night_vision: false,
    light_hassight: false,
    emits_bright_light: false,
    emits_low_light: false,
    light_otherplayers: false,
  };
  const LAMP = { ...DARK, emits_bright_light: true, bright_light_distance: 20 };
  const LOW_LAMP = { emits_low_light: true, low_light_distance: 30 };
  const OLD_LAMP = { light_otherplayers: true, light_radius: '40' };
  everyCase(
    (
      [
        ['a token with a character', {}, true],
        ['a picture of a chest with a name', { represents: '', name: 'Chest' }, false],
        ['a torch without a name', { represents: '', name: '' }, false],
        [
          'a picture of a spell, four squares wide',
          { represents: '', width: 280, height: 280 },
          false,
        ],
        ['a token with hit points but no character', { represents: '', bar1_value: '22' }, true],
        [
          'a token with negative hit points in the third bar',
          { represents: '', bar3_value: '-3', bar3_max: '14' },
          true,
        ],
        ['a token at 0 of 14 hit points', { represents: '', bar1_value: 0, bar1_max: 14 }, true],
        ['a token with an empty bar', { represents: '', bar1_value: '0', bar1_max: '' }, false],
        ['a token with words in a bar', { represents: '', bar1_value: 'locked, DC 20' }, false],
        [
          'a token whose bar has a maximum of 0',
          { represents: '', bar2_value: '3', bar2_max: '0' },
          false,
        ],
        ['a token with a fraction in a bar', { represents: '', bar2_value: '1/2' }, false],
        ['a thing that a player moves', { represents: '', controlledby: ME }, false],
        ['a torch with a character', { ...LAMP, name: 'Torch 3' }, false],
        ['a lamp that the older lighting draws', { ...DARK, ...OLD_LAMP, name: 'Lanterna' }, false],
        ['a brazier in low light only', { ...DARK, ...LOW_LAMP, name: 'Stone Brazier' }, false],
        ['a torch that sees', { ...LAMP, has_bright_light_vision: true, name: 'Torch' }, true],
        ['a torch with hit points', { ...LAMP, name: 'Torch', bar1_value: '5' }, true],
        ['a torch that is out', { ...DARK, name: 'Torch' }, true],
        ['a shining creature that does not see', { ...LAMP, name: 'Fire Elemental' }, true],
        ['a torchbearer', { ...LAMP, name: 'Torchbearer' }, true],
      ] as readonly [what: string, more: Fields, creature: boolean][]
    ).map(
      ([what, more, creature]) =>
        [what, creature ? 'a creature' : 'a thing', more, creature] as const,
    ),
  )(
    'on Roll20, a token’s character, hit points, sight and light decide whether the token is reported as a creature',
    (_, __, more, creature) => {
      const none = { bar1_value: '', bar1_max: '', bar2_value: '', bar3_value: '' };
      table({ tokens: [{ ...fighter, ...none, represents: '-SYN_char_0001', ...more }] });
      expect(tokens().tokens[0]?.creature).toBe(creature);
    },
  );

  everyCase<[whose: string, more: Fields, gm: boolean, creature: boolean]>([
    ['a bar that players see', { showplayers_bar2: true }, false, true],
    ['a bar that is hidden from players', {}, false, false],
    ['another bar that players see', { showplayers_bar1: true }, false, false],
    ['a hidden bar that a game master sees', {}, true, true],
    [
      'a bar that the player may edit on their own token',
      { controlledby: ME, playersedit_bar2: true },
      false,
      true,
    ],
    [
      'a bar that the game master keeps on the player’s own token',
      { controlledby: ME, playersedit_bar2: false },
      false,
      false,
    ],
  ])(
    'on Roll20, hit points in a token’s bar show a player that the token is a creature only if the bar is visible',
    (_, more, gm, creature) => {
      const bars = { bar1_value: '', bar1_max: '', bar3_value: '', showplayers_bar1: false };
      const mimic = { ...ogre, ...bars, represents: '', name: '', controlledby: '' };
      table({ gm, tokens: [{ ...mimic, bar2_value: '52', showplayers_bar2: false, ...more }] });
      expect(tokens().tokens[0]).toMatchObject({ creature, somebody: creature });
    },
  );

  it(
    'names, bars, auras and tokens that Roll20 hides from a player do not change what ' +
      'Quadretto reports to that player',
    () => {
      const value = fc.constantFrom('', '7', '0', 'Zyxwvut', 52);
      const hidden = fc.record({
        name: value,
        bar1_value: value,
        bar1_max: value,
        bar3_value: value,
        aura1_radius: value,
        aura1_color: fc.constantFrom('#ff0000', '#00ff00'),
        gmnotes: value,
      });
      const others = fc.array(
        fc.record({
          layer: fc.constantFrom('gmlayer', 'walls', 'objects'),
          left: fc.constantFrom(-700, 3000, 315),
          name: fc.constant('Zyxwvut'),
          bar1_value: value,
        }),
        { maxLength: 3 },
      );
      const closed = {
        showname: true,
        showplayers_name: false,
        showplayers_bar1: false,
        showplayers_bar3: false,
        showplayers_aura1: false,
        represents: '',
        controlledby: '',
        bar2_value: '',
      };
      const told = (fields: Fields, more: readonly Fields[]): string => {
        const secret = more
          .filter(({ layer, left }) => layer !== 'objects' || left !== 315)
          .map((each, n) => ({ ...ogre, ...each, id: `secret${n}`, width: 70, height: 70 }));
        const row = (id: unknown, pr: unknown) => ({ id, pr, custom: 'Round of Zyxwvut' });
        table({
          gm: false,
          tokens: [fighter, { ...ogre, ...closed, ...fields }, ...secret],
          campaign: {
            turnorder: [
              row('secret0', fields['bar1_value']),
              row('other', 4),
              { id: ogre['id'], pr: 9 },
            ],
            initiativepage: 'p1',
          },
        });
        return JSON.stringify([tokens(), ground()]);
      };
      fc.assert(
        fc.property(hidden, hidden, others, (one, other, more) => {
          expect(told(one, more)).toBe(told(other, []));
        }),
      );
    },
  );

  it('a Roll20 token that does not snap to the grid, but has no other flag of a drawing, is reported', () => {
    table({ tokens: [{ ...fighter, disableSnapping: true }] });
    expect(tokens().tokens).toHaveLength(1);
  });

  everyCase<[what: string, token: Fields, expected: object]>([
    ['given by the token', { controlledby: ME, represents: '' }, { played: true, mine: true }],
    [
      'given by its character',
      { controlledby: '', represents: '-SYN_char_0001' },
      { played: true, mine: true },
    ],
    ['given to all players', { controlledby: 'all' }, { played: true, mine: true }],
    [
      'given to other players',
      { controlledby: ' -A , -B ', represents: '' },
      { played: true, mine: false },
    ],
    [
      'given to nobody',
      { controlledby: '', represents: '-SYN_char_0002' },
      { played: false, mine: false },
    ],
    ['malformed', { controlledby: 7, represents: '' }, { played: false, mine: false }],
  ])(
    'on Roll20, Quadretto’s page script reports whether this user, or any player, controls a token',
    (_, token, expected) => {
      table({ gm: false, tokens: [{ ...fighter, ...token }] });
      expect(tokens().tokens[0]).toMatchObject(expected);
    },
  );

  everyCase<[what: string, more: Fields, gm: boolean, name: string | null, kind: string | null]>([
    ['a game master', {}, true, 'Ogre', 'Ogre'],
    [
      'a player without a nameplate',
      { showname: false, showplayers_name: true },
      false,
      null,
      null,
    ],
    [
      'a player whom the nameplate is not shown',
      { showname: true, showplayers_name: false },
      false,
      null,
      null,
    ],
    [
      'a player whom the nameplate is shown',
      { showname: true, showplayers_name: true },
      false,
      'Ogre',
      null,
    ],
    ['the player who controls the token', { controlledby: ME }, false, 'Ogre', null],
    [
      'the player who controls a token without a name',
      { controlledby: ME, name: '' },
      false,
      null,
      null,
    ],
    [
      'the player who controls a token whose name the game master keeps',
      { controlledby: ME, playersedit_name: false },
      false,
      null,
      null,
    ],
    [
      'the player whose character has such a token',
      { represents: '-SYN_char_0001', name: 'Old man', playersedit_name: false },
      false,
      'Fighter',
      'Fighter',
    ],
    [
      'the player whose character it is',
      { represents: '-SYN_char_0001', name: 'Fighter 2' },
      false,
      'Fighter 2',
      'Fighter',
    ],
  ])(
    'a Roll20 token’s name is reported only to users to whom Roll20 shows the name',
    (_, more, gm, name, kind) => {
      table({ gm, tokens: [{ ...ogre, ...more }] });
      expect(tokens().tokens[0]).toMatchObject({ name, kind, open: kind !== null });
    },
  );

  it('a Roll20 token without a name is reported with the name of its character', () => {
    table({ tokens: [{ ...ogre, name: '' }] });
    expect(tokens().tokens[0]).toMatchObject({ name: 'Ogre', kind: 'Ogre', somebody: true });
  });

  everyCase<[what: string, more: Fields, markers: string[]]>([
    ['default markers with numbers', { statusmarkers: 'red,blue@3' }, ['red', 'blue']],
    [
      'the campaign’s own markers, by name',
      { statusmarkers: 'Prone::1,Unknown::77' },
      ['Prone', 'Unknown'],
    ],
    ['dead', { statusmarkers: '', status_dead: true }, ['dead']],
    ['none', { statusmarkers: '' }, []],
    ['markers of a wrong type', { statusmarkers: 12 }, []],
  ])(
    'a Roll20 token’s status markers, including the status “dead”, are reported by name',
    (_, more, markers) => {
      table({ tokens: [{ ...fighter, ...more }] });
      expect(tokens().tokens[0]?.markers).toEqual(markers);
    },
  );
  it('if Roll20’s list of token markers is unreadable, a marker is reported by the name in its id', () => {
    table({
      tokens: [{ ...fighter, statusmarkers: 'Prone::1' }],
      campaign: { token_markers: '{"' },
    });
    expect(tokens().tokens[0]?.markers).toEqual(['Prone']);
  });

  everyCase<[what: string, more: Fields, gm: boolean, colour: string | null]>([
    ['a token with a tint', { tint_color: '#FF0000' }, true, '#ff0000'],
    ['none', {}, true, null],
    ['a token with an aura', { aura1_radius: '5', aura1_color: '#00FF00' }, true, '#00ff00'],
    [
      'a token whose aura players do not see',
      { aura1_radius: 5, showplayers_aura1: false },
      false,
      null,
    ],
    [
      'a token of which only the second aura is shown',
      { aura1_radius: 5, aura2_radius: 5, showplayers_aura2: true, aura2_color: '#0000FF' },
      false,
      '#0000ff',
    ],
  ])(
    'a Roll20 token’s tint or aura color is reported, unless the aura is hidden from the player',
    (_, more, gm, colour) => {
      table({ gm, tokens: [{ ...ogre, ...more }] });
      expect(tokens().tokens[0]?.colour).toBe(colour);
    },
  );

  it('a lamp on Roll20’s wall layer is reported unless the page has daylight', () => {
    const lamp = {
      ...fighter,
      id: 'lamp',
      layer: 'walls',
      emits_bright_light: true,
      bright_light_distance: 20,
      emits_low_light: true,
      low_light_distance: '40',
    };
    table({ gm: false, tokens: [fighter, lamp], page: { daylight_mode_enabled: false } });
    expect(tokens()).toMatchObject({
      tokens: [{ name: 'Fighter' }],
      lights: [{ x: 385, y: 245, reach: 40, bright: 20, beam: false }],
    });
    table({ tokens: [fighter, lamp], page: { daylight_mode_enabled: false } });
    expect(tokens().lights).toHaveLength(1);
    table({ tokens: [fighter, lamp], page: { daylight_mode_enabled: true } });
    expect(tokens().lights).toEqual([]);
  });
  everyCase<[what: string, more: Fields, sight: Fields]>([
    ['all around', { has_bright_light_vision: true }, { sighted: true, arc: false }],
    [
      'within 120 degrees',
      {
        has_bright_light_vision: true,
        has_limit_field_of_vision: true,
        limit_field_of_vision_total: 120,
      },
      { sighted: true, arc: true },
    ],
    [
      'within the whole circle',
      { has_limit_field_of_vision: true, limit_field_of_vision_total: '360' },
      { arc: false },
    ],
    [
      'within 90 degrees of older lighting',
      { light_hassight: true, light_losangle: '90' },
      { sighted: true, arc: true },
    ],
    [
      'in the dark within 90 degrees',
      {
        has_night_vision: true,
        night_vision_distance: 60,
        has_limit_field_of_night_vision: true,
        limit_field_of_night_vision_total: 90,
      },
      { sighted: true, darkvision: 0 },
    ],
    [
      'in the dark all around, with low-light vision',
      { has_night_vision: true, night_vision_distance: '60', light_sensitivity_multiplier: 200 },
      { sighted: true, darkvision: 60, keenness: 200 },
    ],
  ])(
    'Quadretto’s page script reports a Roll20 token’s sight, darkvision and limited angle of sight',
    (_, more, sight) => {
      table({ gm: false, tokens: [{ ...fighter, ...more }] });
      expect(tokens().tokens[0]).toMatchObject(sight);
    },
  );
  everyCase<[what: string, more: Fields, light: Fields | null]>([
    ['a torch: 20 bright, and dim up to 40', {}, { reach: 40, bright: 20 }],
    ['a light without a dim part', { emits_low_light: false }, { reach: 20, bright: 20 }],
    ['a candle, dim only', { emits_bright_light: false }, { reach: 40, bright: 0 }],
    ['a dim part within the bright one', { low_light_distance: 10 }, { reach: 20, bright: 20 }],
    ['a bullseye lantern', { has_directional_bright_light: true }, { beam: true }],
    ['a beam of dim light', { has_directional_dim_light: true }, { beam: true }],
    [
      'older lighting, all around',
      { light_otherplayers: true, light_radius: 60, light_dimradius: 30, light_angle: 360 },
      { reach: 60, bright: 30, beam: false },
    ],
    [
      'older lighting, a quarter of the circle',
      { light_otherplayers: true, light_radius: 60, light_dimradius: 30, light_angle: '90' },
      { reach: 60, beam: true },
    ],
    ['a light of the game master’s layer', { layer: 'gmlayer' }, null],
  ])(
    'a Roll20 token’s light is reported with bright radius, whole radius, and whether the light is a beam',
    (_, more, light) => {
      const lamp = {
        ...fighter,
        emits_bright_light: true,
        bright_light_distance: 20,
        emits_low_light: true,
        low_light_distance: 40,
        ...more,
      };
      table({ tokens: [lamp], page: { daylight_mode_enabled: false } });
      expect(tokens().lights).toMatchObject(light === null ? [] : [light]);
      if (light === null) expect(tokens().lights).toEqual([]);
    },
  );
});

describe('the Roll20 page script and the turn tracker', () => {
  const rows = [
    { id: '-SYN_token_ogre01', pr: '17' },
    { id: '-1', pr: 3, custom: 'Round' },
    { id: '-SYN_token_fighter01', pr: 14.5 },
  ];
  const expected = [
    { token: '-SYN_token_ogre01', count: 17 },
    { token: null, count: null, name: 'Round' },
    { token: '-SYN_token_fighter01', count: 14.5 },
  ];
  everyCase<[what: string, campaign: Fields, turns: unknown]>([
    ['text', { turnorder: JSON.stringify(rows) }, expected],
    ['a list', { turnorder: rows }, expected],
    ['an empty text', { turnorder: '' }, []],
    ['never set', { turnorder: undefined }, []],
    ['a closed tracker', { turnorder: rows, initiativepage: false }, null],
    ['a tracker closed by an empty text', { turnorder: rows, initiativepage: '' }, null],
    [
      'a list of malformed rows',
      { turnorder: [null, 7, {}] },
      [
        { token: null, count: null },
        { token: null, count: null },
        { token: null, count: null },
      ],
    ],
  ])(
    'Roll20’s turn order is read from a text or a list, and a malformed entry becomes an ' +
      'entry without a token',
    (_, campaign, turns) => {
      table({ campaign });
      expect(tokens().turns).toEqual(turns);
      expect(tokens().broken).toEqual([]);
    },
  );
  everyCase<[what: string, campaign: Fields, told: object]>([
    [
      'a row that counts rounds',
      { turnorder: rows, initiativepage: 'p1' },
      { round: 3, fight: 'p1' },
    ],
    [
      'a round row in other words',
      { turnorder: [{ id: '-1', pr: '2', custom: ' rounds of combat' }], initiativepage: true },
      { round: 2, fight: 'open' },
    ],
    [
      'counters of other things',
      {
        turnorder: [
          { id: '-1', pr: 9, custom: 'Rage (rounds)' },
          { id: '-1', pr: 4, custom: 'Roundhouse' },
        ],
        initiativepage: 'p1',
      },
      { round: null, fight: 'p1' },
    ],
    ['no rows (no fight)', { turnorder: '', initiativepage: 'p1' }, { round: null, fight: null }],
    ['a closed tracker', { turnorder: rows, initiativepage: false }, { round: null, fight: null }],
    ['unreadable text', { turnorder: '[{', initiativepage: 'p1' }, { round: null, fight: null }],
  ])(
    'on Roll20, an entry “Round” in the turn tracker gives the number of the round',
    (_, campaign, told) => {
      table({ campaign });
      expect(tokens()).toMatchObject(told);
    },
  );
  it('Quadretto’s page script reports the user’s id even before Roll20’s current player is loaded', () => {
    expect(ground().me).toBe(ME);
    table({ windowed: { currentPlayer: undefined, d20_player_id: 'p-7' } });
    expect(ground().me).toBe('p-7');
  });
  it('Quadretto’s page script reports Roll20’s turn order as unreadable if the stored text is cut off', () => {
    table({ campaign: { turnorder: '[{"id": "a", ' } });
    expect(tokens()).toMatchObject({ turns: null, broken: ['turns'] });
  });
  it('in the turn order reported to a Roll20 player, a hidden creature’s entry has neither id nor initiative', () => {
    table({ gm: false, campaign: { turnorder: [{ id: '-SYN_token_hidden', pr: 30 }, rows[0]] } });
    expect(tokens().turns).toEqual([{ token: null, count: null }, expected[0]]);
  });
  it('a hidden creature’s entry in Roll20’s turn tracker is not taken for the round counter', () => {
    const hidden = { id: '-SYN_token_hidden', pr: 30, custom: 'Round table' };
    table({ gm: false, campaign: { turnorder: [hidden, ...rows] } });
    expect(tokens().round).toBe(3);
    table({ gm: false, campaign: { turnorder: [hidden] } });
    expect(tokens().round).toBeNull();
  });
});

describe('the Roll20 page script and sheets', () => {
  it('on Roll20, a game master’s client reads all sheets, and a player’s client only the player’s own', () => {
    expect([...ask.charactersHere().keys()]).toEqual([
      '-SYN_char_0001',
      '-SYN_char_0002',
      '-SYN_char_0003',
    ]);
    table({ gm: false });
    expect([...ask.charactersHere().keys()]).toEqual(['-SYN_char_0001']);
    table({ gm: false, me: '-somebody-else' });
    expect([...ask.charactersHere().keys()]).toEqual([]);
    table({ gm: false, windowed: { currentPlayer: undefined } });
    expect([...ask.charactersHere().keys()]).toEqual([]);
  });

  it('a Roll20 sheet’s attributes are reported by name, and texts longer than 4,000 characters are cut', () => {
    const loop: Fields = { deep: 1 };
    loop['self'] = loop;
    const character = {
      attribs: collection([
        ...ogreSheet.attribs.map((each) => model(each.attributes)),
        model({ name: 'long', current: 'x'.repeat(9999) }),
        model({ name: 'store', current: loop }),
        model({ name: 'appState', current: {} }),
        model({ current: 'nameless' }),
      ]),
    };
    const told = sheetSchema.parse(
      JSON.parse(JSON.stringify(attributeList('c', character as never))),
    );
    expect(told.attributes).toHaveLength(ogreSheet.attribs.length + 2);
    expect(told.attributes.find(({ name }) => name === 'npcreach')?.current).toBe('10 ft');
    expect(told.attributes.find(({ name }) => name === 'long')?.current).toHaveLength(4000);
    expect(told.attributes.find(({ name }) => name === 'store')?.current).toMatchObject({
      deep: 1,
      self: { deep: 1 },
    });
  });
});

describe('the Roll20 page script and the camera', () => {
  const rectOf = ({
    left,
    top,
    width = 1600,
    height = 900,
  }: {
    left: number;
    top: number;
    width?: number;
    height?: number;
  }) => new DOMRect(left, top, width, height);
  const seen = (
    numbers: readonly number[] | undefined,
    [x = NaN, y = NaN]: readonly number[],
  ): number[] => {
    const [a = NaN, b = NaN, c = NaN, d = NaN, e = NaN, f = NaN] = numbers ?? [];
    return [a * x + c * y + e, b * x + d * y + f];
  };
  const canvas = (): HTMLCanvasElement => {
    const made = document.createElement('canvas');
    made.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    document.body.replaceChildren(made);
    return made;
  };

  everyCase(['camera_case', 'camera_case_zoom200'] as const)(
    'on Roll20’s Jumpgate engine, a map point’s position on the screen equals the recorded position',
    (name) => {
      const told = sample[name];
      const view = canvas();
      const scene = {
        cameras: [{ name: 'another' }, told.camera],
        getEngine: () => ({ getRenderingCanvas: () => view }),
        getTransformNodeByName: (node: string) =>
          node === 'cam-transform' ? { position: told.cam_transform_position } : null,
        getMeshByName: (mesh: string) =>
          mesh === 'image-instance-a' ? { position: { x: 385, y: -245 } } : null,
      };
      table({ windowed: { MeshScene: scene } });
      const screen = ask.screen();
      const camera = screen?.camera(rectOf(told.canvas_rect));
      for (const { page, screen: at } of told.expect) expect(seen(camera, page)).toEqual(at);
      expect(camera?.slice(6)).toEqual(Object.values(told.canvas_rect));
      expect(screen?.drawn('a')).toEqual([385, 245]);
      expect(screen?.drawn('b')).toBeUndefined();
      expect(ground().engine).toBe('jumpgate');
    },
  );

  everyCase<[where: string, globals: (engine: object) => Fields]>([
    ['window.d20', (engine) => ({ d20: { engine } })],
    ['currentPlayer', (engine) => ({ currentPlayer: { id: ME, d20: { engine } } })],
    [
      'the first player’s object',
      (engine) => ({ Campaign: { ...base(), players: { models: [{ d20: { engine } }] } } }),
    ],
    [
      'the page object',
      (engine) => ({ Campaign: { ...base(), activePage: () => ({ id: 'p', d20: { engine } }) } }),
    ],
    [
      'a character’s object, when all earlier places throw',
      (engine) => ({
        currentPlayer: {
          id: ME,
          get d20() {
            throw new Error('no');
          },
        },
        Campaign: { ...base(), characters: collection([{ d20: { engine } }]) },
      }),
    ],
  ])(
    'the pan and zoom of Roll20’s legacy engine are read wherever the page stores the engine object',
    (_, globals) => {
      const told = sample.legacy_case;
      canvas().id = 'finalcanvas';
      const things = [
        { left: 5, top: 6, model: { id: 'a' } },
        { left: 5, top: 6, model: { id: 'g' }, group: { left: 100, top: 200 } },
      ];
      const engine = {
        canvasZoom: told.canvasZoom,
        currentCanvasOffset: told.currentCanvasOffset,
        canvas: { getObjects: () => things },
        selected: () => things,
      };
      table({ windowed: { currentPlayer: { id: ME }, ...globals(engine) } });
      const screen = ask.screen();
      const camera = screen?.camera(rectOf(told.canvas_rect));
      for (const { page, screen: at } of told.expect) expect(seen(camera, page)).toEqual(at);
      expect(screen?.drawn('a')).toEqual([5, 6]);
      expect(screen?.drawn('g')).toEqual([105, 206]);
      expect(ask.selectedTokenIds()).toEqual(['a', 'g']);
    },
  );
  const base = (): object => ({
    get: () => undefined,
    activePage: () => ({ id: 'p' }),
    characters: collection([]),
    players: { models: [] },
  });

  everyCase<[what: string, engine: Fields, ids: string[]]>([
    [
      'tokens on Jumpgate',
      { tabletopSelected: () => [{ id: 'x', model: { id: 'a' } }, { id: 'b' }] },
      ['a', 'b'],
    ],
    [
      'one token on a Fabric canvas',
      { canvas: { getActiveObject: () => ({ model: { id: 'a' } }) } },
      ['a'],
    ],
    [
      'several tokens on a Fabric canvas',
      {
        canvas: {
          getActiveGroup: () => ({
            getObjects: () => [{ model: { id: 'a' } }, { _model: { id: 'b' } }],
          }),
        },
      },
      ['a', 'b'],
    ],
    ['none', { selected: () => [] }, []],
    ['no list', { tabletopSelected: () => 7 }, []],
    ['malformed entries', { selected: () => [{}, { id: {} }, { id: 'a' }] }, ['a']],
    [
      'a selection that throws an error',
      {
        tabletopSelected: () => {
          throw new Error('no');
        },
      },
      [],
    ],
  ])(
    'the ids of selected Roll20 tokens are reported, but a malformed selection gives no ids',
    (_, engine, ids) => {
      table({ windowed: { currentPlayer: { id: ME, d20: { engine } } } });
      expect(ask.selectedTokenIds()).toEqual(ids);
    },
  );

  it('Quadretto’s page script reports Roll20’s camera as unreadable until the canvas exists', () => {
    expect(ask.groundOfPage(false).broken).toEqual([]);
    expect(ask.groundOfPage(true).broken).toEqual(['camera']);
  });
});

describe('a hostile Roll20 page', () => {
  const bad: readonly (readonly [what: string, value: unknown])[] = [
    ['missing', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', 'x'],
    ['a list', []],
    ['an empty object', {}],
    [
      'a function that throws',
      () => {
        throw new Error('no');
      },
    ],
    [
      'an object whose every property throws',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no');
          },
          has: () => true,
        },
      ),
    ],
  ];
  const GLOBALS = [
    'Campaign',
    'is_gm',
    'currentPlayer',
    'd20',
    'MeshScene',
    'BackboneFirebase',
    'd20_player_id',
    'campaign_id',
  ];
  const PARTS = ['thegraphics', 'thepaths', 'doors', 'windows', 'd20', 'get', 'id'];
  const FIELDS = [
    'left',
    'width',
    'layer',
    'represents',
    'controlledby',
    'name',
    'statusmarkers',
    'tint_color',
    'showname',
    'id',
  ];

  const everything = (): unknown[] => [
    ask.tableReady(),
    ask.drawnPage(),
    ask.isMaster(),
    ask.selectedTokenIds(),
    ask.screen(),
    ask.groundOfPage(true),
    ask.readTokens(0),
    [...ask.charactersHere().keys()],
    ask.fetchable(),
    ask.nothing(),
  ];

  everyCase(GLOBALS.flatMap((name) => bad.map(([what, value]) => [name, what, value] as const)))(
    'a missing or malformed global of Roll20 causes no error in Quadretto’s page script',
    (name, _what, value) => {
      table({ windowed: { [name]: value } });
      expect(everything).not.toThrow();
    },
  );
  everyCase(PARTS.flatMap((name) => bad.map(([what, value]) => [name, what, value] as const)))(
    'a missing or malformed part of the Roll20 page causes no error in Quadretto’s page script',
    (name, _what, value) => {
      table({ parts: { [name]: value } });
      expect(everything).not.toThrow();
    },
  );
  everyCase(FIELDS.flatMap((name) => bad.map(([what, value]) => [name, what, value] as const)))(
    'if a property of a Roll20 token is missing or malformed, the other tokens are still reported',
    (name, _what, value) => {
      table({ tokens: [{ ...fighter, [name]: value }, ogre] });
      expect(everything).not.toThrow();
      expect(named('-SYN_token_ogre01')).toMatchObject({ name: 'Ogre', x: 560 });
      expect(ground().walls).toHaveLength(4);
    },
  );
  it('if a Roll20 token is malformed or throws an error when read, the other tokens are still reported', () => {
    table({
      parts: {
        thegraphics: collection([
          null,
          7,
          {},
          model(ogre),
          new Proxy(
            {},
            {
              get: () => {
                throw new Error('no');
              },
            },
          ),
        ]),
      },
    });
    expect(everything).not.toThrow();
    expect(tokens().tokens.map(({ name }) => name)).toEqual(['Ogre']);
    expect(tokens().broken).toEqual(['tokens']);
  });
});
