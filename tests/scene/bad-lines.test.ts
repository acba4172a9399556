/**
 * Invalid lines through the real process. Each answer names the line, the path of the error and how
 * to fix it.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { answerLine } from '../../src/judge/answer.ts';
import { REPORT_FORMAT } from '../../src/report/report.ts';
import { everyCase } from '../support/everyCase.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Bad {
  readonly id: unknown;
  readonly error: { readonly line: number; readonly path: string; readonly message: string };
}

/** Runs `npm run --silent judge` as a user would. */
function judge(input: string): { readonly code: number | null; readonly out: readonly Bad[] } {
  const run = spawnSync('npm', ['run', '--silent', 'judge'], {
    cwd: root,
    input,
    encoding: 'utf8',
    timeout: 240_000,
    shell: process.platform === 'win32',
  });
  return {
    code: run.status,
    out: run.stdout
      .split('\n')
      .filter((l) => l !== '')
      .map((l) => JSON.parse(l) as Bad),
  };
}

const hero = {
  id: 'hero',
  at: [4, 4],
  size: 'medium',
  side: 'party',
  speed: { land: 6 },
  attacks: [{ id: 'sword', kind: 'melee' }],
};
const ogre = { id: 'ogre', at: [6, 4], size: 'large', side: 'foes' };
const scene = (first: object = {}, more: object = {}): object => ({
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 10, rows: 10 },
  creatures: [{ ...hero, ...first }, ogre],
  ...more,
});
const threat = { ask: 'threat', of: 'hero' };
const line = (given: object): string => JSON.stringify(given);

/**
 * For each case: the error, the line, its id, the path that the error names, and words of its
 * message.
 */
const BAD: readonly (readonly [
  what: string,
  text: string,
  id: unknown,
  path: string,
  mends: string,
])[] = [
  ['a line that is no JSON', '{oops', null, '', 'expected one JSON object on one line'],
  ['a missing scene', line({ id: 2, ask: threat }), 2, 'scene', 'expected object, got nothing'],
  [
    'a missing question',
    line({ id: 'q', scene: scene() }),
    'q',
    'ask',
    'expected a question such as {"ask": "threat"',
  ],
  [
    'an unknown question',
    line({ id: 4, scene: scene(), ask: { ask: 'thraet', of: 'hero' } }),
    4,
    'ask.ask',
    'did you mean "threat"? "srd35" answers ability, ',
  ],
  [
    'a question of another ruleset',
    line({ id: 5, scene: scene(), ask: { ask: 'timeline', declared: [] } }),
    5,
    'ask.ask',
    '"arelia" does',
  ],
  [
    'a mistyped condition',
    line({ id: 6, scene: scene({ conditions: ['prone', 'stuned'] }), ask: threat }),
    6,
    'creatures[0].conditions[1]',
    'did you mean "stunned"?',
  ],
  [
    'a mistyped trait with a number',
    line({ id: 7, scene: scene({ traits: ['darkvison-12'] }), ask: threat }),
    7,
    'creatures[0].traits[0]',
    'did you mean "darkvision-12"?',
  ],
  [
    'a mistyped tag',
    line({
      id: 8,
      scene: scene({ attacks: [{ id: 'x', kind: 'ranged', tags: ['crosbow'] }] }),
      ask: threat,
    }),
    8,
    'creatures[0].attacks[0].tags[0]',
    'did you mean "crossbow"',
  ],
  [
    'a mistyped action',
    line({ id: 9, scene: scene(), ask: { ask: 'act', of: 'hero', action: 'stand_upp' } }),
    9,
    'ask.action',
    'did you mean "stand-up"',
  ],
  [
    'a range increment of 0',
    line({
      id: 10,
      scene: scene({ attacks: [{ id: 'bow', kind: 'ranged', rangeIncrement: 0 }] }),
      ask: threat,
    }),
    10,
    'creatures[0].attacks[0].rangeIncrement',
    'expected more than 0',
  ],
  [
    'an attack on oneself',
    line({
      id: 11,
      scene: scene(),
      ask: { ask: 'attack', from: 'hero', to: 'hero', with: 'sword' },
    }),
    11,
    'ask.to',
    'name its target',
  ],
  [
    'two creatures that ride one another',
    line({
      id: 13,
      scene: {
        ...scene(),
        creatures: [
          { ...hero, mount: 'ogre' },
          { ...ogre, mount: 'hero' },
        ],
      },
      ask: threat,
    }),
    13,
    'creatures[0].mount',
    'take one of the mounts out',
  ],
  [
    'a missing mount',
    line({ id: 14, scene: scene({ mount: 'horse' }), ask: threat }),
    14,
    'creatures[0].mount',
    'it has "hero", "ogre"',
  ],
  [
    'a turn of an unknown creature',
    line({ id: 15, scene: scene({}, { turn: { order: ['hero', 'ogr'] } }), ask: threat }),
    15,
    'turn.order[1]',
    'did you mean "ogre"?',
  ],
  [
    'a creature in a question that is mistyped',
    line({ id: 16, scene: scene(), ask: { ask: 'threat', of: 'heroo' } }),
    16,
    'ask.of',
    'did you mean "hero"?',
  ],
  [
    'an unknown attack',
    line({
      id: 17,
      scene: scene(),
      ask: { ask: 'attack', from: 'hero', to: 'ogre', with: 'swrod' },
    }),
    17,
    'ask.with',
    'did you mean "sword"?',
  ],
  [
    'a condition of the wrong list',
    line({ id: 18, scene: scene({ conditions: ['undead'] }), ask: threat }),
    18,
    'creatures[0].conditions[0]',
    'belongs among the traits',
  ],
  [
    'a cell off the map',
    line({
      id: 20,
      scene: scene({}, { cells: [{ at: [1, 1] }, { at: [10, 2], blocks: ['move'] }] }),
      ask: threat,
    }),
    20,
    'cells[1].at',
    'a cell on the map of 10 × 10 cells, got [10, 2]',
  ],
  [
    'an unknown size',
    line({ id: 19, scene: scene({ size: 'hugee' }), ask: threat }),
    19,
    'creatures[0].size',
    'did you mean "huge"',
  ],
];

describe('the scene in a problem report', () => {
  it(
    'the map in a user’s problem report is judged despite invalid values, and the answer ' +
      'lists these values',
    () => {
      const report = {
        format: REPORT_FORMAT,
        scene: scene(
          { at: [9, 4], size: 'large', conditions: ['stuned'] },
          { turn: { order: ['gone'] } },
        ),
        ask: [threat],
      };
      expect(answerLine({ ...report, format: undefined })).toMatchObject({
        error: { path: 'creatures[0].conditions[0]' },
      });
      expect(answerLine(report)).toMatchObject({
        answer: [{ cells: expect.any(Array) as unknown }],
        doubts: [
          { path: 'creatures[0].conditions[0]' },
          { path: 'turn.order[0]' },
          { path: 'creatures[0].at' },
        ],
      });
    },
  );
});

describe('doubtful values in map data for the rules engine', () => {
  const pair = (first: object, second: object, more: object = {}) =>
    answerLine({
      scene: {
        ...scene({}, more),
        creatures: [
          { ...hero, ...first },
          { ...hero, id: 'b', ...second },
        ],
      },
      ask: threat,
    });
  it.each([
    [
      'two creatures in one square where neither may stop give a warning',
      {},
      {},
      [
        {
          path: 'creatures[1].at',
          message: expect.stringContaining('"b" and "hero" stand in one cell, [4, 4]') as string,
        },
      ],
    ],
    [
      'two creatures in one square, one of them dead, give no warning',
      {},
      { conditions: ['dead'] },
      undefined,
    ],
    [
      'a rider in its mount’s square gives no warning',
      { mount: 'b' },
      { size: 'large' },
      undefined,
    ],
    [
      'two creatures that grapple in one square give no warning',
      { grapples: ['b'] },
      {},
      undefined,
    ],
    ['two creatures above one another give no warning', {}, { elevation: 3 }, undefined],
    [
      'a condition of another ruleset gives a warning',
      { at: [1, 1] },
      { conditions: ['unaware'] },
      [
        {
          path: 'creatures[1].conditions[0]',
          message: expect.stringContaining(
            'means nothing under "srd35"; it is a condition of "d20modern"',
          ) as string,
        },
      ],
    ],
  ])('in map data for the rules engine, %s', (_what, first, second, doubts) => {
    expect((pair(first, second) as { doubts?: unknown }).doubts).toEqual(doubts);
  });
  everyCase([
    ['beyond its right side', [10, 4]],
    ['beyond its lower side', [3, 12]],
    ['to its left', [-1, 4]],
    ['far above it', [4, -40]],
  ])(
    'a creature outside the map is left out with a warning, and the other creatures are judged',
    (_, at) => {
      expect(pair({}, { at })).toMatchObject({
        answer: { cells: expect.any(Array) as unknown },
        doubts: [
          {
            path: 'creatures[1].at',
            message: expect.stringContaining('outside the map of 10 × 10 cells') as string,
          },
        ],
      });
    },
  );
  it('a creature partly off the map is judged, and the answer contains a warning about its position', () => {
    expect(pair({}, { at: [9, 4], size: 'large' })).toMatchObject({
      doubts: [
        {
          path: 'creatures[1].at',
          message: expect.stringContaining('on the map of 10 × 10 cells') as string,
        },
      ],
    });
  });
  it('the rules engine warns about a wall off the map, but not about a wall along or across the map’s edge', () => {
    const walls = [
      { from: [0, 10], to: [10, 10] },
      { from: [-3, 2], to: [4, 2] },
      { from: [12, 0], to: [12, 5] },
    ];
    expect(pair({ at: [1, 1] }, {}, { walls })).toMatchObject({
      doubts: [
        {
          path: 'walls[2]',
          message: expect.stringContaining('from [12, 0] to [12, 5] lies off the map') as string,
        },
      ],
    });
  });
  it(
    'the rules engine gives no warning about two creatures in overlapping spaces if a wall ' +
      'separates the creatures',
    () => {
      expect(
        pair(
          { size: 'large' },
          { at: [4, 5] },
          {
            walls: [
              { from: [0, 4], to: [10, 4] },
              { from: [0, 5], to: [10, 5] },
            ],
          },
        ),
      ).not.toHaveProperty('doubts');
    },
  );
  it(
    'if the map data for the rules engine have an unknown option, the answer suggests the ' +
      'most similar known option',
    () => {
      expect(pair({ at: [1, 1] }, {}, { options: { coverLines: 'any-line' } })).toMatchObject({
        doubts: [
          { path: 'options.coverLines', message: expect.stringContaining('"coverLine"') as string },
        ],
      });
    },
  );
  it(
    'under Sigil (house rules for D&D 3.5), a Fine creature may stop in a Medium creature’s ' +
      'space, and a Small creature may not',
    () => {
      const doubts = (size: string) =>
        (
          answerLine({
            scene: {
              ...scene(),
              ruleset: 'sigil',
              creatures: [hero, { ...ogre, id: 'b', at: [4, 4], size }],
            },
            ask: threat,
          }) as { doubts?: object[] }
        ).doubts?.length ?? 0;
      expect([doubts('fine'), doubts('small')]).toEqual([0, 1]);
    },
  );
});

describe('an unknown field of a rules request', () => {
  it('an unknown field of a rules request is ignored, and the answer names the field', () => {
    expect(
      answerLine({ scene: scene(), ask: { ask: 'reachable', of: 'hero', mod: 'run' } }),
    ).toMatchObject({ ignored: ['ask.mod'] });
  });
});

describe('invalid lines given to the `judge` command', () => {
  // Blank lines stand before the first line and between the lines. Line numbers count them, but
  // they get no answers.
  const { code, out } = judge(`\n${BAD.map(([, text]) => text).join('\n\n')}\n`);

  it('the `judge` command answers each invalid line once, in order, and exits with code 2', () => {
    expect(code).toBe(2);
    expect(out).toHaveLength(BAD.length);
  });

  everyCase(BAD.map((row, i) => [row[0], i] as const))(
    'the `judge` command answers each invalid line with its number, the field’s path and a correction',
    (_what, i) => {
      const [, , id, path, mends] = BAD[i]!;
      expect(out[i]).toMatchObject({ id, error: { line: 2 + 2 * i, path } });
      expect(out[i]?.error.message).toContain(mends);
    },
  );
});
