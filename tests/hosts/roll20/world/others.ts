/**
 * Scenes that do not come from a scenario: the sample file, an advanced sheet, and one with invalid
 * data.
 */
import sampleFile from './sample.json' with { type: 'json' };
import { legacyPath, opening } from './barriers.ts';
import { pageOf, tokenOf } from './templates.ts';
import type { Attributes, CharacterData, Options, PageData } from './types.ts';

export interface Made {
  readonly page: PageData;
  readonly characters: readonly CharacterData[];
  readonly order: readonly string[];
}

/** The data without the sample's own notes and expectations, which no server sends. */
const sent = (data: object): Attributes =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !key.startsWith('_')));

export function sample(options: Options): Made {
  const attribsOf = (
    list: readonly {
      readonly id: string;
      readonly attributes: {
        readonly name: string;
        readonly current: string;
        readonly max: string;
      };
    }[],
  ) => list.map(({ id, attributes }) => ({ ...attributes, id }));
  return {
    page: {
      attributes: { ...sampleFile.page },
      graphics: sampleFile.graphics.map((g) =>
        tokenOf(
          options,
          sent({
            ...g,
            ...(options.engine === 'legacy'
              ? { disableSnapping: undefined, disableTokenMenu: undefined }
              : {}),
          }),
        ),
      ),
      paths: sampleFile.paths.map(sent),
      doors: sampleFile.doors.map(sent),
      windows: sampleFile.windows.map(sent),
    },
    characters: Object.values(sampleFile.characters).map(({ attributes, attribs }) => ({
      attributes: { ...attributes },
      attribs: attribsOf(attribs),
    })),
    order: ['-SYN_token_ogre01', '-SYN_token_fighter01'],
  };
}

/** An advanced sheet has five attributes. The displayed values are typed parts of one object. */
export function beacon(options: Options, id: string): Made {
  const integrants = {
    a1: { _type: 'Speed', _active: true, name: 'Walk', value: 30 },
    a2: { _type: 'Armor Class', _active: true, value: 16 },
    a3: { _type: 'Size', _active: true, value: 'Medium' },
    a4: { _type: 'Attack', _active: true, name: 'Longsword', range: 'Melee' },
    a5: { _type: 'Condition', _active: false, name: 'Prone' },
  };
  const attrib = (name: string, current: unknown) => ({
    id: `-Nbeacon${name}`,
    name,
    current,
    max: '',
  });
  return {
    page: {
      attributes: pageOf(options, { id, name: 'Advanced', width: 12, height: 10 }),
      paths: [],
      doors: [],
      windows: [],
      graphics: [
        tokenOf(options, {
          id: 'tkhero0000000000',
          page_id: id,
          name: 'Hero',
          left: 245,
          top: 245,
          represents: '-NchBeacon0000000000',
          bar1_link: 'hp',
          bar1_value: '12',
          bar1_max: '20',
        }),
        tokenOf(options, {
          id: 'tkbrute000000000',
          page_id: id,
          name: 'Brute',
          left: 420,
          top: 280,
          width: 140,
          height: 140,
          bar1_value: '30',
          showplayers_bar1: true,
          bar1_max: '30',
        }),
      ],
    },
    characters: [
      {
        attributes: {
          id: '-NchBeacon0000000000',
          name: 'Hero',
          controlledby: 'all',
          inplayerjournals: 'all',
          charactersheetname: 'dnd2024byroll20',
          character_type: 'pc',
          custom_meta1: JSON.stringify({
            hp: { current: 12, max: 20, temp: 0 },
            ac: { total: 16 },
          }),
        },
        attribs: [
          attrib('store', {
            current: { hitpoints: { currentHP: 12, tempHP: 0 }, integrants: { integrants } },
          }),
          attrib('appState', {}),
          attrib('updateId', 'u1'),
          attrib('sheetVersion', '1.0'),
          attrib('builder', {}),
        ],
      },
    ],
    order: ['Hero'],
  };
}

/** A page with many kinds of invalid data; its two valid tokens must still be read. */
export function hostile(options: Options, id: string): Made {
  const token = (name: unknown, more: Attributes) =>
    tokenOf(options, {
      id: `tk${String(name)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')}`
        .padEnd(16, '0')
        .slice(0, 16),
      page_id: id,
      name,
      ...more,
    });
  const attribs = (list: readonly (readonly [string, unknown])[]) =>
    list.map(([name, current], i) => ({ id: `-Nhost${i}`, name, current, max: '' }));
  return {
    page: {
      attributes: pageOf(options, {
        id,
        name: '<img src=x onerror=alert(1)>',
        width: 12,
        height: 8,
        scale_number: 10,
      }),
      graphics: [
        token('Sound', { left: 175, top: 175, represents: '-NchSound', controlledby: 'all' }),
        token('<script>alert("hm")</script>', { left: 350, top: 210, width: 140, height: 140 }),
        token('No place', { left: null, top: 'here' }),
        token('No size', { left: 400, top: 400, width: 0, height: null }),
        token('Nobody', { left: 595, top: 175, represents: '-NchGone' }),
        token(null, { id: 'tknameless000000', left: 665, top: 175 }),
        token('Oblong', { left: 245, top: 490, height: 140 }),
        token('Far away', { left: 7e8, top: 175 }),
        token('x'.repeat(5000), { left: 735, top: 455 }),
        token('Torch', { left: 105, top: 455, isdrawing: true }),
        token('Unknown layer', { left: 105, top: 315, layer: 'nowhere' }),
        token('Prose', { left: 455, top: 455, represents: '-NchProse' }),
        { id: 'tknothing0000000' },
      ],
      paths: [
        {
          ...legacyPath(
            '-Nbad1',
            id,
            [
              [0, 0],
              [70, 0],
            ],
            'wall',
          ),
          path: '[["M",0,',
        },
        {
          ...legacyPath(
            '-Nbad2',
            id,
            [
              [0, 0],
              [70, 0],
            ],
            'wall',
          ),
          path: 'null',
          left: null,
        },
        { id: '-Nbad3', layer: 'walls', points: '[["a","b"]]', x: 1, y: 2 },
        { id: '-Nbad4', layer: 'walls', points: '{}', x: {}, y: [] },
        {
          ...legacyPath(
            '-Ncurve',
            id,
            [
              [0, 0],
              [70, 0],
            ],
            'wall',
          ),
          path: '[["M",0,0],["Q",1,2,3,4],["C",1,2,3,4,5,6]]',
        },
        legacyPath(
          '-Nsound',
          id,
          [
            [140, 280],
            [420, 280],
          ],
          'wall',
        ),
      ],
      doors: [
        opening('-NdoorSound', [420, 280], [420, 350], options.doors, { isSecret: false }),
        { id: '-NdoorBad', x: 'a', y: null },
        { id: '-NdoorPath', x: 1, y: 1, path: 7 },
      ],
      windows: [],
    },
    characters: [
      {
        attributes: {
          id: '-NchSound',
          name: 'Sound',
          controlledby: 'all',
          inplayerjournals: 'all',
        },
        attribs: attribs([
          ['npc-show', '1'],
          ['size', '0'],
          ['speed', '9 m'],
          ['weapon1name', 'Longsword'],
        ]),
      },
      {
        attributes: {
          id: '-NchProse',
          name: 7,
          controlledby: null,
          inplayerjournals: 'all',
          tags: '{',
        },
        attribs: attribs([
          ['npc-show', { a: 1 }],
          ['npcspeed', '<b>30 ft., fly 60 ft. (good)</b>'],
          ['npcreach', 'sometimes far'],
          ['npcspace', '-1 ft.'],
          ['npcattack', 'x'.repeat(20_000)],
          ['', ''],
        ]),
      },
      { attributes: { id: '-NchEmpty' }, attribs: [] },
    ],
    order: ['Sound', 'Gone'],
  };
}
