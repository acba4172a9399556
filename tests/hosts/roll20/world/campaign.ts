/**
 * Builds a campaign from a host-independent scenario: the data that the server would send to this
 * client, in Roll20's own names and units.
 */
import { PLAYERS_OWN, scenario, type Placed, type Scenario } from '../../scenario.ts';
import { SCENES, type SceneName } from '../../foundry/world/scenes.ts';
import { EVENING_OWNERS } from '../../fifth/evening/scene.ts';
import { FIFTH_SCENES, fifthScene } from './fifthScene.ts';
import { doorsOf, sidesOf, wallsOf } from './barriers.ts';
import { HexPage, isHexKind } from './hexes.ts';
import { beacon, hostile, sample } from './others.ts';
import { attribsOf } from './sheets.ts';
import { pageOf, tokenOf } from './templates.ts';
import type { Attributes, CampaignData, CharacterData, Options, PageData } from './types.ts';

export const GM = '-NgmAAAAAAAAAAAAAAAA';
export const PLAYER = '-NplayerAAAAAAAAAAAA';
/** Id of another player, who controls half of the party. */
export const OTHER = '-NotherAAAAAAAAAAAAA';

/** Id of a token by its name, as in the tables of expectations. */
export const tokenId = (name: string): string =>
  `tk${name.toLowerCase().replace(/[^a-z0-9]/g, '')}`.padEnd(16, '0').slice(0, 16);
const characterId = (name: string): string =>
  `-Nch${name.replace(/[^A-Za-z0-9]/g, '')}`.padEnd(20, '0').slice(0, 20);

/**
 * Name of a token's character. Several tokens may share one character, but a token with weapons of
 * its own has its own character.
 */
const characterName = ({ name, facts }: Placed, all: readonly Placed[]): string | null => {
  const first = all.find((p) => p.facts !== null && p.facts.name === facts?.name)?.facts;
  return facts === null
    ? null
    : JSON.stringify(first) === JSON.stringify(facts)
      ? facts.name
      : name;
};
const controllers = (placed: Placed): string =>
  placed.side !== 'party'
    ? ''
    : PLAYERS_OWN.some((own) => placed.facts?.name === own)
      ? PLAYER
      : OTHER;

function charactersOf({ creatures }: Scenario, { sheet, attribs }: Options): CharacterData[] {
  const made = new Map<string, CharacterData>();
  for (const placed of creatures) {
    const name = characterName(placed, creatures);
    if (name === null || placed.facts === null || made.has(name)) continue;
    const id = characterId(name);
    made.set(name, {
      attributes: {
        id,
        name,
        controlledby: controllers(placed),
        inplayerjournals:
          placed.hidden && !creatures.some((c) => !c.hidden && characterName(c, creatures) === name)
            ? ''
            : 'all',
        archived: false,
        tags: '[]',
        avatar: '',
        bio: '',
        gmnotes: '',
        attrorder: '',
        abilorder: '',
        statusmarkers: '',
      },
      attribs:
        attribs === 'unset' ? [] : attribsOf(sheet, placed.facts, placed.side === 'party', id),
    });
  }
  return [...made.values()];
}

function scenePage(told: Scenario, id: string, options: Options): PageData {
  const snap = options.snap > 0 ? options.snap : 1;
  const cell = 70 * snap;
  const hexes =
    told.kind === 'hex'
      ? new HexPage(isHexKind(options.grid) ? options.grid : 'hex', snap, options.engine)
      : null;
  const page = pageOf(options, {
    id,
    name: told.name,
    width: told.columns * (cell / 70),
    height: told.rows * (cell / 70),
    scale_number: told.scale.number,
    scale_units: told.scale.units,
    grid_type:
      options.grid !== 'square' && options.grid !== 'none'
        ? options.grid
        : told.kind === 'hex'
          ? 'hex'
          : 'square',
    ...(told.dark === true && { dynamic_lighting_enabled: true, daylight_mode_enabled: false }),
    snapping_increment: told.kind === 'none' || options.grid === 'none' ? 0 : options.snap,
  });
  return {
    attributes: page,
    graphics: told.creatures.map((placed) => {
      const character = characterName(placed, told.creatures);
      const side = placed.space * cell;
      const middle = hexes?.standing(placed.at, placed.space) ?? {
        x: placed.at[0] * cell + side / 2,
        y: placed.at[1] * cell + side / 2,
      };
      return tokenOf(options, {
        id: tokenId(placed.name),
        page_id: id,
        name: placed.name,
        layer: placed.hidden ? 'gmlayer' : 'objects',
        width: side,
        height: side,
        left: middle.x,
        top: middle.y,
        represents: character === null ? '' : characterId(character),
        showname: true,
        showplayers_name: true,
        ...(placed.light && {
          emits_bright_light: true,
          bright_light_distance: placed.light.bright,
          emits_low_light: true,
          low_light_distance: placed.light.dim,
        }),
      });
    }),
    paths: [...wallsOf(told, id, cell, options), ...sidesOf(told, id, hexes, options)],
    ...doorsOf(told, cell, options),
  };
}

/** The user who controls a character of the scene `fifth`, and of the scene `evening`. */
const inFifth = (name: string): string =>
  ['Aldo', 'Berta'].includes(name) ? PLAYER : ['Cino', 'Dina'].includes(name) ? OTHER : '';
const PLAYERS = { first: PLAYER, second: OTHER } as const;
const inEvening = (name: string): string => {
  const owner = EVENING_OWNERS[name];
  return owner === undefined ? '' : PLAYERS[owner];
};

const HERE = '-NpageHereAAAAAAAAAA';
const ELSEWHERE = '-NpageElsewhereAAAAA';
const GRIDLESS = '-NpageGridlessAAAAAA';

/**
 * The data that one client is sent: players get nothing from the game master's layer. They get all
 * characters, shared or not, unless the options say otherwise.
 */
export function campaignOf(options: Options): CampaignData {
  const named = SCENES.find((name) => name === options.scene);
  const told = named === undefined ? null : scenario(named);
  const other = scenario(options.scene === 'bridge' ? 'skirmish' : ('bridge' satisfies SceneName));
  const special = { sample, hostile, beacon }[options.scene];
  const scene =
    special?.(options, HERE) ??
    (told !== null && (named === 'fifth' || named === 'evening')
      ? {
          ...fifthScene(scenePage(told, HERE, options), options, {
            ...FIFTH_SCENES[named],
            controlledby: named === 'fifth' ? inFifth : inEvening,
          }),
          order: told.order,
        }
      : null) ??
    (told === null
      ? null
      : {
          page: scenePage(told, HERE, options),
          characters: charactersOf(told, options),
          order: told.order,
        });
  if (scene === null) throw new Error(`no scene ${options.scene}`);
  const plain: Options = { ...options, snap: 1, grid: 'square' };
  const pages = [
    scene.page,
    scenePage(other, ELSEWHERE, plain),
    scenePage(scenario('gridless'), GRIDLESS, plain),
  ];
  const isGm = options.user === 'gm';
  const me = { gm: GM, player: PLAYER, other: OTHER }[options.user];
  const here = scene.page.attributes.id;
  const ribbon = { here, elsewhere: ELSEWHERE, false: false as const }[options.ribbon];
  const all = [
    ...scene.characters,
    ...charactersOf(other, options).filter(
      ({ attributes: { id } }) => !scene.characters.some((c) => c.attributes['id'] === id),
    ),
  ];
  return {
    options,
    isGm,
    me,
    campaign: {
      // The evening begins with its first round.
      turnorder: turns(options, scene.order, here, named === 'evening' ? 1 : 2),
      initiativepage: here,
      playerpageid: ribbon,
      playerspecificpages: false,
      token_markers: MARKERS,
    },
    players: [
      { id: GM, displayname: 'GM', color: '#13B9F0', online: true },
      { id: PLAYER, displayname: 'Ada', color: '#3ba55d', online: true },
      { id: OTHER, displayname: 'Bruno Rossi', color: '#c75c5c', online: false },
    ],
    characters: isGm
      ? all
      : all.filter(
          ({ attributes: { controlledby, inplayerjournals } }) =>
            options.journals === 'all' ||
            controlledby === me ||
            (options.journals === 'open' && inplayerjournals === 'all'),
        ),
    pages: isGm
      ? pages
      : pages.map((page) => ({
          ...page,
          graphics: page.graphics.filter(({ layer }) => layer !== 'gmlayer'),
        })),
    withheld: isGm ? [] : scene.page.graphics.filter(({ layer }) => layer === 'gmlayer'),
    // A game master may view another page than the players; a player sees the ribbon's page.
    view: isGm || ribbon === false ? here : ribbon,
  };
}

const MARKERS = JSON.stringify([
  { id: 1, name: 'Prone', tag: 'Prone::1', url: 'https://files.d20.io/images/5/SYN/thumb.png' },
]);

function turns(
  { turnorder }: Options,
  order: readonly string[],
  page: string,
  round: number,
): unknown {
  if (turnorder === 'empty') return '';
  if (turnorder === 'broken') return '[{"id": "tkaldo", ';
  const rows: Attributes[] = order.map((name, i) => ({
    id: name.startsWith('-') ? name : tokenId(name),
    pr: i % 2 === 0 ? 25 - 2 * i : String(25 - 2 * i),
    custom: '',
    _pageid: page,
  }));
  rows.push({ id: '-1', pr: round, custom: 'Round', formula: '+1' });
  return turnorder === 'array' ? rows : JSON.stringify(rows);
}
